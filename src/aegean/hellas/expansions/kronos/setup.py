"""The setup of a game with Kronos: the board as it is at the start, his chains and his region, then the heroes with
their tokens (HK-1); and whose turn it is (HK-2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import act
from aegean.hellas.expansions.kronos.attitude import set_attitude
from aegean.hellas.expansions.kronos.board import NOT_TAKEN, UNBROKEN, board, heroes, own_board, seat_of_kronos
from aegean.hellas.expansions.kronos.drawing import draw_orders
from aegean.hellas.expansions.kronos.printed import HOSTILE, printed
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import population
from aegean.hellas.turn.monsters import place_quest

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"choose_chain": (("chain", "chain"),), "choose_token": (("hero_token", "hero_token"),)},
    events=("chain_chosen", "kronos_placed", "token_chosen"),
    reasons=(
        "another_hero_has_that_token",
        "kronos_does_not_start_there",
        "kronos_is_there",
        "that_chain_is_chosen",
        "that_token_is_another_heros",
    ),
)

START_REGIONS: Final = ("locris", "euboea", "messenia")


def start_regions(p: Hellas) -> list[int]:
    return [p.rules.region[name] for name in START_REGIONS]


@CHAPTER.answer("turn_order")
def _turn_order(p: Hellas) -> list[int]:
    """Kronos before each hero (HK-2.1)."""
    return [seat for hero in heroes(p) for seat in (seat_of_kronos(p), hero)]


@CHAPTER.answer("lords")
def _lords(p: Hellas) -> list[int]:
    """The hero to the left of Kronos chooses first (HK-1.7)."""
    return heroes(p)


@CHAPTER.prepare("kronos", after="temples")
def _prepare(p: Hellas, options: Mapping[str, Plain]) -> None:
    """All temples and the Oracle stand, the three quests lie open, and there are no event cards (HK-1.2, HK-1.3)."""
    for number, region in enumerate(p.rules.shrines, 1):
        p.temples[region] = number
    for temple, region in p.rules.temple_site.items():
        p.temples[region] = temple
    p.temples_left = []
    p.event_deck = []
    for quest in range(len(p.rules.quests)):
        place_quest(p, seat_of_kronos(p), quest)
    own_board(p).shared = int(options["hero_hands"] == "shared")


@CHAPTER.hook("before_heroes", after="", name="kronos")
def _kronos_first(p: Hellas, seat: int) -> None:
    p.push(KronosStart(seat_of_kronos(p)))
    p.push(ChooseChains(seat_of_kronos(p), p.rules.numbers["chains_chosen"]))


def still_choosing(p: Hellas) -> bool:
    """Whether Kronos has not yet his chains and his region."""
    from aegean.hellas.stages import Procedure

    return any(
        isinstance(step, ChooseChains | KronosStart) or (isinstance(step, Procedure) and step.name == "before_heroes")
        for step in p.steps
    )


@dataclass(frozen=True)
class ChooseChains(Step):
    """Three of six, face down (HK-1.5)."""

    ASKS: ClassVar[tuple[str, ...]] = ("choose_chain",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.left:
            p.pop()
            return ()
        actions = self.allowed(p, self.seat, [act("choose_chain", name) for name in printed(p.rules).chain_ids])
        return (Decision(self.seat, "choose_chain", actions, {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_chain":
            return None
        if board(p).chains[printed(p.rules).chain[str(action.args[0])]] == NOT_TAKEN:
            return None
        return Refusal("that_chain_is_chosen", "HK-1.5", {"chain": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(ChooseChains(seat, self.left - 1))
        own_board(p).chains[printed(p.rules).chain[str(action.args[0])]] = UNBROKEN
        p.tell_secretly("chain_chosen", seat, {"chain": str(action.args[0])}, ("chain",))


@dataclass(frozen=True)
class KronosStart(Step):
    """One of three regions, whose land becomes hostile; then he draws order cards (HK-1.6)."""

    ASKS: ClassVar[tuple[str, ...]] = ("kronos_start",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("start_in", name) for name in p.rules.region_ids])
        return (Decision(self.seat, "kronos_start", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "start_in" or action.args[0] in START_REGIONS:
            return None
        return Refusal("kronos_does_not_start_there", "HK-1.6", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        region = p.rules.region[str(action.args[0])]
        own_board(p).region = region
        p.tell("kronos_placed", seat, {"region": str(action.args[0])})
        set_attitude(p, p.rules.land_of[region], HOSTILE)
        draw_orders(p, p.rules.numbers["orders_at_start"])


# -- the heroes --------------------------------------------------------------------------------------------------------


@CHAPTER.answer("before_start")
def _token_first(p: Hellas, seat: int) -> Step:
    return ChooseToken(seat)


@dataclass(frozen=True)
class ChooseToken(Step):
    """The hero's own special ability token, or for one hero in the game that of the Champion (HK-9.1)."""

    ASKS: ClassVar[tuple[str, ...]] = ("choose_token",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("choose_token", name) for name in printed(p.rules).token_ids])
        return (Decision(self.seat, "choose_token", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_token":
            return None
        hero = printed(p.rules).tokens[printed(p.rules).token[str(action.args[0])]].hero
        if hero is None:
            return None if board(p).champion == NOBODY else Refusal("another_hero_has_that_token", "HK-9.1")
        if hero == p.rules.hero_ids[p.hero[seat]]:
            return None
        return Refusal("that_token_is_another_heros", "HK-9.1", {"hero_token": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if printed(p.rules).tokens[printed(p.rules).token[str(action.args[0])]].hero is None:
            own_board(p).champion = seat
        p.tell("token_chosen", seat, {"hero_token": str(action.args[0])})


@CHAPTER.answer("bars_start")
def _not_beside_kronos(p: Hellas, seat: int, region: int) -> Refusal | None:
    if board(p).region != region:
        return None
    return Refusal("kronos_is_there", "HK-1.8", {"region": p.rules.region_ids[region]})


@CHAPTER.answer("starts_in_control")
def _starts_in_control(p: Hellas, seat: int, region: int) -> bool:
    """Where the own hoplites reach the population (HK-1.8)."""
    return p.army(seat, region) >= population(p, seat, region)
