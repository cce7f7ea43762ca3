"""The heroes' special ability tokens, of which most are used in the place of Hoplite Movement (HK-9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from aegean.core.describing import Wording, number
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Event
from aegean.hellas.actions import DECLINE, DONE, act
from aegean.hellas.control import Aftermath, take_toll
from aegean.hellas.effects.attributes import heal
from aegean.hellas.effects.board import MoveMonster
from aegean.hellas.effects.hand import HandLimit, cards_with, draw_cards
from aegean.hellas.expansions.kronos.board import heroes, token_of
from aegean.hellas.expansions.kronos.deck import orders, own_orders
from aegean.hellas.expansions.kronos.drawing import draw_orders
from aegean.hellas.expansions.kronos.monsters import on_map
from aegean.hellas.expansions.kronos.printed import printed
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import HOPLITES, closed_to, ends, held_fast
from aegean.hellas.turn.movement import move_hero, refuse_step, step_hoplites


def _wordings(p: Hellas) -> Mapping[str, Wording]:
    return {"GiveCards.to": number(NOBODY, p.seats - 1)}


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "use_token": (("hero_token", "hero_token"),),
        "move_other": (("hero", "hero"), ("start", "region"), ("region", "region")),
        "heal_other": (("hero", "hero"), ("attribute", "attribute")),
        "give_card": (("hero", "hero"), ("card", "card")),
        "put_away": (),
        "grant_card": (("hero", "hero"),),
    },
    events=(
        "card_given",
        "hero_healed",
        "hoplite_led",
        "order_put_away",
        "order_revealed",
        "token_used",
    ),
    reasons=(
        "cards_go_to_one_hero",
        "no_monster_is_in_that_region",
        "that_hero_cannot_be_healed",
        "that_hero_is_none_of_the_others",
        "that_token_has_no_effect_now",
        "that_token_is_never_used",
        "that_token_is_not_yours",
    ),
    wordings=_wordings,
)


class Ability(NamedTuple):
    """What a token does in the place of Hoplite Movement: whether it would change something, and the step."""

    possible: Callable[[Hellas, int], bool]
    begin: Callable[[Hellas, int], None]


def _refuse(p: Hellas, seat: int, action: Action) -> Refusal | None:
    name = str(action.args[0])
    fields = {"hero_token": name}
    if token_of(p, seat) != printed(p.rules).token[name]:
        return Refusal("that_token_is_not_yours", "HK-9.2", fields)
    if name not in _ABILITIES:
        return Refusal("that_token_is_never_used", "HK-9.2", fields)
    if p.regular_used & p.rules.regular["hoplite_movement"]:
        return Refusal("that_regular_action_is_taken", "HK-9.2", {"regular": "hoplite_movement"})
    return None if _ABILITIES[name].possible(p, seat) else Refusal("that_token_has_no_effect_now", "HK-9.2", fields)


def _offers(p: Hellas, seat: int) -> list[Action]:
    use = act("use_token", printed(p.rules).token_ids[token_of(p, seat)])
    return [use] if _refuse(p, seat, use) is None else []


def _use(p: Hellas, seat: int, action: Action) -> None:
    p.regular_used |= p.rules.regular["hoplite_movement"]
    p.tell("token_used", seat, {"hero_token": str(action.args[0])})
    p.push(Aftermath(seat, False))
    _ABILITIES[str(action.args[0])].begin(p, seat)


CHAPTER.offers["turn"] = [Deed(("use_token",), _offers, _use, _refuse)]


def _others(p: Hellas, seat: int) -> list[int]:
    return [hero for hero in heroes(p) if hero != seat]


def _owner(p: Hellas, name: str) -> int:
    """The seat that leads a hero, NOBODY where none does."""
    hero = p.rules.hero[name]
    return p.hero.index(hero) if hero in p.hero else NOBODY


def _name(p: Hellas, seat: int) -> str:
    return p.rules.hero_ids[p.hero[seat]]


# -- Achilles ----------------------------------------------------------------------------------------------------------


def _leads(p: Hellas, seat: int) -> list[Action]:
    names = p.rules.region_ids
    return [
        act("move_other", _name(p, other), names[start], names[end])
        for other in _others(p, seat)
        for start, army in enumerate(p.armies(other))
        if army and not held_fast(p, other) >> start & 1
        for end in ends(p, HOPLITES, other, start)
        if not closed_to(p, other) >> end & 1
    ]


@dataclass(frozen=True)
class MoveOther(Step):
    """One hoplite of another hero, by one region (HK-9.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("move_other",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        return (Decision(self.seat, "move_other", tuple(_leads(p, self.seat))),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "move_other":
            return None
        other = _owner(p, str(action.args[0]))
        if other not in _others(p, seat):
            return Refusal("that_hero_is_none_of_the_others", "HK-9.3", {"hero": str(action.args[0])})
        start, end = (p.rules.region[str(name)] for name in action.args[1:])
        return refuse_step(p, HOPLITES, other, start, end, 0)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        other = _owner(p, str(action.args[0]))
        start, end = (p.rules.region[str(name)] for name in action.args[1:])
        p.tell("hoplite_led", seat, {"hero": str(action.args[0])})
        step_hoplites(p, other, start, end, 1)
        take_toll(p, other, end)
        # it is none of the active hero's hoplites that came there
        p.entered &= ~(1 << end)
        p.came_from[end] = 0


# -- Cleito ------------------------------------------------------------------------------------------------------------


def _healings(p: Hellas, seat: int) -> list[Action]:
    at = p.hero_at[seat]
    return [
        act("heal_other", _name(p, other), name)
        for other in _others(p, seat)
        if at != NOWHERE and p.hero_at[other] == at
        for attribute, name in enumerate(p.rules.attribute_ids)
        if p.injured[other] >> attribute & 1
    ]


@dataclass(frozen=True)
class HealOther(Step):
    """One injury of another hero in the same region (HK-9.4)."""

    ASKS: ClassVar[tuple[str, ...]] = ("heal_other",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        return (Decision(self.seat, "heal_other", tuple(_healings(p, self.seat))),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "heal_other":
            return None
        return Refusal("that_hero_cannot_be_healed", "HK-9.4", {"hero": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        p.tell("hero_healed", seat, {"hero": str(action.args[0])})
        heal(p, _owner(p, str(action.args[0])), p.rules.attribute[str(action.args[1])])


# -- Hector and Perseus ------------------------------------------------------------------------------------------------


def _beside_hero(p: Hellas, seat: int) -> list[int]:
    return [] if p.hero_at[seat] == NOWHERE else p.monsters_in(p.hero_at[seat])


@dataclass(frozen=True)
class DriveMonster(Step):
    """Which monster in the hero's region moves on (HK-9.7)."""

    ASKS: ClassVar[tuple[str, ...]] = ("hector_drives",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        there = _beside_hero(p, self.seat)
        actions = tuple(act("choose_monster", p.rules.monster_ids[monster]) for monster in there)
        return (Decision(self.seat, "hector_drives", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_monster":
            return None
        fields = {"monster": str(action.args[0])}
        return Refusal("no_monster_of_that_name_is_with_your_hero", "HK-9.7", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(MoveMonster(seat, p.rules.monster[str(action.args[0])], 1, True))


def _lairs(p: Hellas, seat: int) -> list[int]:
    """The regions with a monster where the hero is not."""
    there = {p.monster_at[monster] for monster in on_map(p)} - {p.hero_at[seat]}
    return sorted(there) if p.hero_at[seat] != NOWHERE else []


@dataclass(frozen=True)
class PlaceByMonster(Step):
    """The hero into any region with a monster; no quest is started so (HK-9.8)."""

    ASKS: ClassVar[tuple[str, ...]] = ("place_by_monster",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        regions = _lairs(p, self.seat)
        actions = tuple(act("place_hero", p.rules.region_ids[region]) for region in regions)
        return (Decision(self.seat, "place_by_monster", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "place_hero":
            return None
        if p.rules.region[str(action.args[0])] == p.hero_at[seat]:
            return Refusal("nothing_would_follow_from_staying", "HK-9.8")
        return Refusal("no_monster_is_in_that_region", "HK-9.8", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        move_hero(p, seat, p.rules.region[str(action.args[0])])


# -- Odysseus ----------------------------------------------------------------------------------------------------------

CARDS_GIVEN: Final = 2


@dataclass(frozen=True)
class GiveCards(Step):
    """Up to two combat cards to one other hero (HK-9.9)."""

    ASKS: ClassVar[tuple[str, ...]] = ("give_card",)

    seat: int
    left: int
    to: int  # the seat of the other hero, NOBODY before the first card

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        kinds = cards_with(p, self.seat) if self.left else []
        if not kinds:
            p.pop()
            if self.to != NOBODY:
                p.push(HandLimit(self.to))
            return ()
        others = _others(p, self.seat) if self.to == NOBODY else [self.to]
        actions = [act("give_card", _name(p, other), p.rules.combat_ids[kind]) for other in others for kind in kinds]
        if self.to != NOBODY:
            actions.append(DONE)
        return (Decision(self.seat, "give_card", tuple(actions), {"left": self.left}, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "give_card":
            return None
        if _owner(p, str(action.args[0])) not in _others(p, seat):
            return Refusal("that_hero_is_none_of_the_others", "HK-9.9", {"hero": str(action.args[0])})
        if not p.holds(seat, p.rules.combat[str(action.args[1])]):
            return Refusal("you_do_not_hold_that_card", "HK-9.9", {"card": str(action.args[1])})
        return Refusal("cards_go_to_one_hero", "HK-9.9")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.become(GiveCards(seat, 0, self.to))
            return
        to, kind = _owner(p, str(action.args[0])), p.rules.combat[str(action.args[1])]
        p.become(GiveCards(seat, self.left - 1, to))
        p.hand[seat * p.rules.kinds + kind] -= 1
        p.hand[to * p.rules.kinds + kind] += 1
        p.seal()
        fields = {"seat": seat, "hero": str(action.args[0]), "card": str(action.args[1])}
        p.emit(Event("card_given", dict(fields), ("card",), p.knowing(seat) | p.knowing(to)))


# -- Cassandra ---------------------------------------------------------------------------------------------------------


def _reveal(p: Hellas, seat: int) -> None:
    """One of Kronos' order cards by chance, for all heroes to see (HK-9.10)."""
    hand = orders(p).hand
    card = hand[p.roll("order", len(hand))]
    own_orders(p).revealed = card
    p.seal()
    name = printed(p.rules).order_ids[card]
    seats = (1 << p.seats) - 1
    p.emit(Event("order_revealed", {"seat": seat, "order": name}, ("order",), seats))
    p.push(PutAway(seat))


@dataclass(frozen=True)
class PutAway(Step):
    """The card may go under the order deck; Kronos then draws another (HK-9.10)."""

    ASKS: ClassVar[tuple[str, ...]] = ("put_away",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        return (Decision(self.seat, "put_away", (act("put_away"), DECLINE)),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        part = own_orders(p)
        card, part.revealed = part.revealed, NOBODY
        if action.kind == "put_away":
            part.hand.remove(card)
            part.deck.insert(0, card)
            p.tell("order_put_away", seat, {})
            draw_orders(p, 1)


# -- the Champion ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GrantCard(Step):
    """Any one hero draws a combat card (HK-9.11)."""

    ASKS: ClassVar[tuple[str, ...]] = ("grant_card",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        return (Decision(self.seat, "grant_card", tuple(act("grant_card", _name(p, hero)) for hero in heroes(p))),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "grant_card":
            return None
        return Refusal("that_hero_is_none_of_the_others", "HK-9.11", {"hero": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        draw_cards(p, _owner(p, str(action.args[0])), 1)


def _push(step: Callable[[int], Step]) -> Callable[[Hellas, int], None]:
    def begin(p: Hellas, seat: int) -> None:
        p.push(step(seat))

    return begin


def _any(found: Callable[[Hellas, int], Iterable[object]]) -> Callable[[Hellas, int], bool]:
    return lambda p, seat: any(True for _ in found(p, seat))


_ABILITIES: Final = {
    "achilles": Ability(_any(_leads), _push(MoveOther)),
    "cleito": Ability(_any(_healings), _push(HealOther)),
    "hector": Ability(_any(_beside_hero), _push(DriveMonster)),
    "perseus": Ability(_any(_lairs), _push(PlaceByMonster)),
    "odysseus": Ability(
        lambda p, seat: p.hand_size(seat) > 0, _push(lambda seat: GiveCards(seat, CARDS_GIVEN, NOBODY))
    ),
    "cassandra": Ability(lambda p, seat: bool(orders(p).hand), _reveal),
    "champion": Ability(lambda p, seat: bool(p.combat_deck or any(p.combat_discard)), _push(GrantCard)),
}
