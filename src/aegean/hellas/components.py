"""What the entries of `data/*.toml` look like: one type per file, and `SCHEMA`, which says which is which.

Texts stay out of the tables: a component is ids, numbers and words of small vocabularies. What it does is a list of
`Effect`s; the id of each is the name under which the rules register a function, the rest are the numbers it reads.
An expansion's pack has files of the same names and adds entries of the same types.

Where the numbers of an entry come from different places, `source` names the weakest of them; `reconstructed` lists
the fields that no source gives in full.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from aegean.core.packs import Entry, Pack

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]

# Words of the data. The chapters of the rules say which they know, and every word is checked against them.
Place: TypeAlias = str  # where an effect takes place
Timing: TypeAlias = (
    str  # when a power can be used. "instead_of_": in the place of that action; "after_", "with_": beside it
)
Condition: TypeAlias = str
Passive: TypeAlias = str  # what a monster does by being there


class Component(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    reconstructed: tuple[str, ...] = ()


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that a component does, or that it costs."""

    effect: str
    number: Count = 0  # how many, how far, or how much
    keep: Count = 0  # of so many drawn
    times: Count = 0  # on so many different targets
    per: Count = 0  # once for every so many
    least: Count = 0  # the floor of a lowered value, or what must be there for the effect to count
    attributes: tuple[str, ...] = ()  # the lowest of them, where there are several
    symbol: str | None = None
    where: Place | None = None
    up_to: bool = False
    must: bool = False  # as far as it is possible
    all_or_nothing: bool = False


Effects: TypeAlias = tuple[Effect, ...]


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a hero, an artifact or a blessing lets its owner do, and when."""

    when: tuple[Timing, ...]
    effects: Effects
    condition: Condition | None = None
    cost: Effects = ()
    choose: Count = 0  # so many of the effects; 0: all, in order
    once_per: Literal["battle", "hunt", "turn"] | None = None


# The board


class Land(Component, frozen=True, kw_only=True):
    colour: str


class Region(Component, frozen=True, kw_only=True):
    name: str
    land: str
    population: Positive
    city: str | None = None
    shrine: str | None = None  # "shrine", or the temple of a kind of its own that is built here
    monument: bool = False  # a place for a monument; the god names the region
    neighbours: tuple[str, ...] = ()  # over land
    sea_trails: tuple[str, ...] = ()
    port: bool = False  # all port regions are joined, for some who move
    atlas_port: bool = False  # hoplites may be sent to Atlas from here, and nothing else is joined by it


class City(Component, frozen=True, kw_only=True):
    name: str | None = None
    recruits: Positive
    fortification: Positive  # army strength of a fortified hoplite, beyond its own
    fortified: Positive  # hoplites that find room
    walled: bool = False  # nobody goes inside: all who defend its region count as fortified


class God(Component, frozen=True, kw_only=True):
    name: str
    attribute: str | None = None  # that a prayer raises; None: it raises none
    attribute_raise: Count = 0
    region: str
    artifact: str
    first: Effects = ()  # comes before the power, at every level of the monument
    effect: str
    keep: Count = 0  # of so many drawn
    where: Place | None = None
    powers: tuple[Count, ...]  # the effect's number by the monument's level, from level I
    times: str | None = None  # an attribute by whose value that number is multiplied
    side: str | None = None  # of its help card, where that is not the usual one: a word beside the god's own


# Heroes


class Attribute(Component, frozen=True, kw_only=True):
    name: str
    start: Positive
    maximum: Positive
    injured: Count = 0  # its value under an injury; 0: it is none of the hero's own and never takes one
    lost: bool = True  # whether the loss of an attribute of one's choice may be taken from it


class Hero(Component, frozen=True, kw_only=True):
    name: str
    attributes: dict[str, int] = {}  # where they start higher than usual
    starting_bonus: Effects = ()
    ability: Power


# Monsters


class Wound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    symbol: str
    reward: Literal["artifact", "priest"] | None = None
    last: bool = False  # it can be dealt only when no other is left


class Monster(Component, frozen=True, kw_only=True):
    name: str
    wounds: tuple[Wound, ...]
    special_attack: Effects
    region_attack: Effects
    passive: Passive | None = None
    artifact: str | None = None  # that its slayer may take; None: it leaves none


class MonsterCard(Component, frozen=True, kw_only=True):
    """An event card: the monster appears in the region or, where it is on the board already, evolves."""

    monster: str
    region: str
    printed: str | None = None  # the region in its place where that one's board is in play
    trail: str | None = None  # the other end, where the monster appears on a sea trail of the region
    evolution: Effects = ()
    wounds: tuple[Wound, ...] = ()


class MonsterAttack(Component, frozen=True, kw_only=True):
    name: str
    copies: Positive
    strength: Count  # and `strength_each` more for every `strength_per`
    strength_each: Count = 0
    strength_per: Literal["card_in_hand", "covered_wound", "uncovered_wound", "wound"] | None = None
    undefended: Effects


class DieResult(Component, frozen=True, kw_only=True):
    faces: Positive
    options: tuple[Literal["move", "region_attack"], ...] = ()  # who rolls takes one of them


# Cards


class Symbol(Component, frozen=True, kw_only=True):
    """What a combat card's symbol is good for in a hunt."""

    wound: bool = False  # one card deals the wound of this symbol
    any_wound: Count = 0  # so many cards together deal one wound of any symbol; 0: never
    blocks: bool = False  # one card stops any monster attack, whatever its strength
    block_injuries: Count = 0
    block_draws: Count = 0  # combat cards drawn afterwards, in place of the usual number


class CombatCard(Component, frozen=True, kw_only=True):
    name: str
    copies: Count  # in the deck; 0: it lies beside its owner's hand, charged or used
    symbol: str
    strength: Count
    casualties: Count = 0
    condition: Condition | None = None
    effects: Effects = ()
    hunt: Effects = ()  # what it does in a hunt besides what all cards of its symbol do
    relic: bool = False  # it is reforged from a card of its symbol, where there are any in the deck


class Artifact(Component, frozen=True, kw_only=True):
    name: str
    kind: Literal["god", "monster", "neutral"]
    power: Power


class Blessing(Component, frozen=True, kw_only=True):
    name: str
    god: str
    gain: Effects = ()  # once, when the blessing is taken
    power: Power


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a hero must show, and what it must pay, to start a quest here."""

    attributes: dict[str, int] = {}  # every one of them
    either: dict[str, int] = {}  # one of them
    priests_in_pool: Count = 0
    artifacts: Count = 0
    city_regions: Count = 0
    temple_regions: Count = 0
    blessings: Count = 0
    monsters: Count = 0  # slain
    glory: Count = 0  # tokens
    attributes_together: Count = 0  # the sum of the hero's own
    sacrifice_priests: Count = 0
    discard_combat_cards: Count = 0
    take_injuries: Count = 0
    show: tuple[str, ...] = ()  # symbols of combat cards in hand, shown to all and kept


class Quest(Component, frozen=True, kw_only=True):
    name: str
    region: str | None = None  # None: it is no event card, and a module says where it is
    steps: tuple[Step, ...]
    reward: Effects = ()
    kept: Power | None = None  # the card stays with the player until it is discarded for this


class EventCard(Component, frozen=True, kw_only=True):
    """An event card that is neither a monster's nor a quest. What happens when it is drawn goes by its kind."""

    name: str
    kind: str
    power: Power | None = None


class TempleCard(Component, frozen=True, kw_only=True):
    drafts: tuple[Positive, ...]  # numbers of the temples that start a blessing draft
    oracle: Effects


# Actions and numbers of the rules


class RegularAction(Component, frozen=True, kw_only=True):
    name: str
    number: Count = 0  # pieces at most
    attribute: str | None = None  # or as many pieces, or regions, as its value
    regions: Count = 0  # how far each piece goes, where the attribute does not say


class SpecialAction(Component, frozen=True, kw_only=True):
    name: str
    marked: bool  # by a used action token
    hero_on_board: bool = False  # the hero may not be on a quest
    choose: Count = 0  # so many of the effects, one of them repeatedly or not; 0: all, in order
    effects: Effects


class Amount(Component, frozen=True, kw_only=True):
    """A number of the rules that may differ with the number of players."""

    number: Count
    by_players: dict[str, int] = {}

    def among(self, players: int) -> int:
        return self.by_players.get(str(players), self.number)


class Victory(Amount, frozen=True, kw_only=True):
    """How many `counts` win the game; 0: this victory is not in play."""

    name: str
    counts: str
    excluded: dict[str, tuple[str, ...]] = {}  # ids that do not count, by number of players

    def excluded_among(self, players: int) -> tuple[str, ...]:
        return self.excluded.get(str(players), ())


class Piece(Component, frozen=True, kw_only=True):
    number: Positive
    per: Literal["game", "player"] = "game"
    parts: Positive = 1


SCHEMA: Final[dict[str, type[Entry]]] = {
    "artifacts": Artifact,
    "attributes": Attribute,
    "blessings": Blessing,
    "cities": City,
    "combat_cards": CombatCard,
    "components": Piece,
    "event_cards": EventCard,
    "gods": God,
    "heroes": Hero,
    "lands": Land,
    "limits": Amount,
    "monster_attacks": MonsterAttack,
    "monster_cards": MonsterCard,
    "monster_die": DieResult,
    "monsters": Monster,
    "quests": Quest,
    "regions": Region,
    "regular_actions": RegularAction,
    "rules": Amount,
    "setup": Amount,
    "special_actions": SpecialAction,
    "symbols": Symbol,
    "temple_cards": TempleCard,
    "victories": Victory,
}


def words_of(pack: Pack) -> Iterator[tuple[str, str, str, str]]:
    """Every word of the data that some chapter must know: its table, its entry, the field, and the word."""
    for table in pack.tables:
        for id_, entry in pack.entries(table).items():
            for field, word in _words_in(entry):
                yield table, id_, field, word


def _words_in(value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, tuple):
        for one in value:
            yield from _words_in(one)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            part = getattr(value, name)
            if name in _WORDS and part is not None:
                for word in (part,) if isinstance(part, str) else part:
                    yield name, word
            else:
                yield from _words_in(part)


_WORDS: Final = ("condition", "effect", "passive", "when", "where")
