"""What the entries of `data/*.toml` look like: one type per file, and `SCHEMA`, which says which is which.

Texts stay out of the tables: a component is ids, numbers and words of small vocabularies. What it does is a list of
`Effect`s; the id of each is the name under which the rules register a function, the rest are the numbers it reads.
An expansion's pack has files of the same names and adds entries of the same types.

Where the numbers of an entry come from different places, `source` names the weakest of them; `reconstructed` lists
the fields that no source gives in full.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from aegean.core.packs import Entry

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]

# Words of small vocabularies. An expansion adds its own to the sets before its pack is read.

Place: TypeAlias = str
PLACES: Final = {
    "any_region",
    "battle_region",
    "every_neighbour",
    "every_own_city_region",
    "hero_region",
    "march_origin",
    "monster_region",
    "monster_region_and_neighbours",
    "one_neighbour",
    "own_city_region",  # one region with a city or Sparta that the player controls
    "own_region",  # one region that the player controls
}

# "instead_of_": the power takes the place of that regular action. "after_" and "with_" name the action that allows it.
Timing: TypeAlias = str
TIMINGS: Final = {
    "after_build_temple",
    "after_hero_movement",
    "after_march",
    "after_prepare",
    "always",
    "any_time",
    "battle_start",
    "battle_won",
    "both_passed",
    "casualties",  # army strengths are compared, nobody has died of casualty symbols yet
    "combat_card_played",
    "hoplites_killed",  # own hoplites are about to die
    "hunt_start",
    "in_battle",
    "in_hunt",
    "instead_of_hero_movement",
    "instead_of_hoplite_movement",
    "instead_of_special_action",
    "monument_built",  # by anybody
    "own_turn",
    "turn_start",
    "use_artifacts",
    "with_march",
    "with_prepare",
    "with_recruit",
    "with_usurp",
}

Condition: TypeAlias = str
CONDITIONS: Final = {
    "attacking",
    "battle_in_hero_region",
    "battle_next_to_hero",
    "defending",
    "defending_city",
    "defending_fortified",
    "fewer_hoplites",
    "glory_of_battle_land",
    "hero_in_neutral_region",
    "hero_in_temple_region",
    "higher_leadership",
    "hunt_used",
    "more_hoplites",
    "no_combat_cards",
}

Passive: TypeAlias = str
PASSIVES: Final = {"hoplites_cannot_leave", "no_prayer", "no_recruiting"}


def check_word(field: str, word: str | None, known: set[str]) -> None:
    if word is not None and word not in known:
        raise ValueError(f"{field} is one of {', '.join(sorted(known))}, not {word!r}")


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
    all_or_nothing: bool = False

    def __post_init__(self) -> None:
        check_word("where", self.where, PLACES)


Effects: TypeAlias = tuple[Effect, ...]


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a hero, an artifact or a blessing lets its owner do, and when."""

    when: tuple[Timing, ...]
    effects: Effects
    condition: Condition | None = None
    cost: Effects = ()
    choose: Count = 0  # so many of the effects; 0: all, in order
    once_per: Literal["battle", "hunt", "turn"] | None = None

    def __post_init__(self) -> None:
        for moment in self.when:
            check_word("when", moment, TIMINGS)
        check_word("condition", self.condition, CONDITIONS)


# The board


class Land(Component, frozen=True, kw_only=True):
    colour: str


class Region(Component, frozen=True, kw_only=True):
    name: str
    land: str
    population: Positive
    city: str | None = None
    shrine: Literal["oracle", "shrine"] | None = None
    monument: bool = False  # a place for a monument; the god names the region
    neighbours: tuple[str, ...] = ()  # over land
    sea_trails: tuple[str, ...] = ()


class City(Component, frozen=True, kw_only=True):
    name: str | None = None
    recruits: Positive
    fortification: Positive  # army strength of a fortified hoplite, beyond its own
    fortified: Positive  # hoplites that find room


class God(Component, frozen=True, kw_only=True):
    name: str
    attribute: str
    attribute_raise: Count
    region: str
    artifact: str
    effect: str
    where: Place | None = None
    powers: tuple[Count, ...]  # the effect's number by the monument's level, from level I


# Heroes


class Attribute(Component, frozen=True, kw_only=True):
    name: str
    start: Positive
    maximum: Positive
    injured: Positive


class Hero(Component, frozen=True, kw_only=True):
    name: str
    attributes: dict[str, int] = {}  # where they start higher than usual
    starting_bonus: Effects = ()
    ability: Power


# Monsters


class Wound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    symbol: str
    reward: Literal["artifact", "priest"] | None = None


class Monster(Component, frozen=True, kw_only=True):
    name: str
    wounds: tuple[Wound, ...]
    special_attack: Effects
    region_attack: Effects
    passive: Passive | None = None
    artifact: str

    def __post_init__(self) -> None:
        check_word("passive", self.passive, PASSIVES)


class MonsterCard(Component, frozen=True, kw_only=True):
    """An event card: the monster appears in the region or, where it is on the board already, evolves."""

    monster: str
    region: str
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
    copies: Positive
    symbol: str
    strength: Count
    casualties: Count = 0
    condition: Condition | None = None
    effects: Effects = ()

    def __post_init__(self) -> None:
        check_word("condition", self.condition, CONDITIONS)


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
    sacrifice_priests: Count = 0
    discard_combat_cards: Count = 0
    take_injuries: Count = 0


class Quest(Component, frozen=True, kw_only=True):
    name: str
    region: str
    steps: tuple[Step, ...]
    reward: Effects = ()
    kept: Power | None = None  # the card stays with the player until it is discarded for this


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
    counts: Literal["action_tokens", "lands", "monsters", "temple_regions"]
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
