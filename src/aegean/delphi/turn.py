"""The turn in its three phases, the titan, and the end of the game (rules D-4, D-14, D-15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import NOT_A_CHOICE_AT_THIS_MOMENT, Refusal
from aegean.core.values import Action, Decision, Event, Result
from aegean.delphi.actions import DEEDS, refuse_action, source_actions, take_action
from aegean.delphi.board import plain_action
from aegean.delphi.gods import god_actions, refuse_god, use_god
from aegean.delphi.names import COLOURS, GOD, GODS, colour_names
from aegean.delphi.position import Delphi
from aegean.delphi.rewards import LIFTS, GodSteps
from aegean.delphi.sources import discard_used_card

UNROLLED: Final = 0  # of the titan die
DISCARDS: Final = tuple(plain_action("discard_injury", colour) for colour in COLOURS)


@dataclass(frozen=True)
class TurnStart(Step):
    """Phase 1: look at the injuries (D-4.2 to D-4.5)."""

    seat: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        seat = self.seat
        p.active = seat
        p.any_colour = 0
        p.extra_used = 0
        p.tell("turn_began", seat, {"round": p.round})
        if p.must_recover(seat):
            p.tell("recovering", seat, {})
            p.become(Recover(seat, p.facts.recover_discard))
            return ()
        p.become(Turn(seat))
        if not any(p.injuries[seat * 6 : seat * 6 + 6]):
            p.push(Unhurt(seat))
        return ()


@dataclass(frozen=True)
class Recover(Step):
    """Injuries are discarded one by one, and the turn is over (D-4.2)."""

    KINDS: ClassVar[tuple[str, ...]] = ("discard_injury",)

    seat: int
    left: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, DISCARDS) if self.left else ()
        if not actions:
            p.become(TurnEnd(self.seat))
            return ()
        return (Decision(self.seat, "recover", actions, {"left": self.left}),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        return p.refuse_discard(seat, COLOURS.index(str(action.args[0])))

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.become(Recover(seat, self.left - 1))
        p.discard_injuries(seat, COLOURS.index(str(action.args[0])), 1)


@dataclass(frozen=True)
class Unhurt(Step):
    """The bonus for a turn begun without injuries (D-4.4)."""

    KINDS: ClassVar[tuple[str, ...]] = ("favours", "lift", "god_steps")

    seat: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, (plain_action("favours"), *LIFTS, plain_action("god_steps")))
        return (Decision(self.seat, "unhurt", actions, {"favours": p.facts.unhurt_favours}),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        """One step is offered as the gods themselves, several as what they are."""
        if action.kind == "favours":
            return None
        if (action.kind == "lift") != (p.facts.unhurt_god_steps == 1):
            return Refusal(NOT_A_CHOICE_AT_THIS_MOMENT, "", {"decision": "unhurt"})
        return p.refuse_step(seat, GOD[str(action.args[0])]) if action.kind == "lift" else None

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "favours":
            p.gain_favours(seat, p.facts.unhurt_favours)
        elif action.kind == "lift":
            p.advance_god(seat, GOD[str(action.args[0])])
        else:
            p.push(GodSteps(seat, p.facts.unhurt_god_steps))


@dataclass(frozen=True)
class Turn(Step):
    """Phase 2: actions and gods in any order (D-4.6)."""

    KINDS: ClassVar[tuple[str, ...]] = (*DEEDS, *GODS, "send_back", "end_turn")

    seat: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        actions = source_actions(p, self.seat)
        actions += god_actions(p, self.seat)
        actions.append(plain_action("end_turn"))
        return (Decision(self.seat, "turn", tuple(actions), None, True),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        if action.kind in DEEDS:
            return refuse_action(p, seat, action)
        return refuse_god(p, seat, action) if action.kind != "end_turn" else None

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        if action.kind in DEEDS:
            take_action(p, seat, action)
        elif action.kind == "end_turn":
            consult(p, seat)
        else:
            use_god(p, seat, action)


def consult(p: Delphi, seat: int) -> None:
    """Phase 3: roll the dice for the next turn, and let the others' gods hear it (D-14.1 to D-14.4)."""
    discard_used_card(p)
    p.any_colour = 0
    rolled = roll_oracle(p, seat)
    titan = roll_titan(p, seat) if seat == p.seats - 1 else UNROLLED
    p.become(TurnEnd(seat, titan))
    for bit, colours, favours in p.facts.roll_cards:
        if p.equipment[seat] & bit and rolled & colours:
            p.gain_favours(seat, favours)
    p.push(OthersAdvance(rolled, listeners(p, seat)))


def listeners(p: Delphi, seat: int) -> int:
    """The seats whose gods hear the roll of a seat: all others, in the last round those who still have a turn
    (D-14.2, D-15.4)."""
    first = seat + 1 if p.arrived else 0
    return sum(1 << other for other in range(first, p.seats) if other != seat)


def roll_oracle(p: Delphi, seat: int) -> int:
    """Roll all three dice of a seat; the colours that came up."""
    p.oracle_dice[seat * 6 : seat * 6 + 6] = [0] * 6
    colours = p.facts.oracle_die.colours
    shown = [colours[p.roll("oracle", len(colours))] for _ in range(p.facts.oracle_die.per_player)]
    rolled = 0
    for name in shown:
        colour = COLOURS.index(name)
        p.oracle_dice[seat * 6 + colour] += 1
        rolled |= 1 << colour
    p.tell("consulted", seat, {"colours": shown})
    return rolled


@dataclass(frozen=True)
class OthersAdvance(Step):
    """Each other player may move one god of a rolled colour that has left the start cloud; in any order (D-14.2)."""

    KINDS: ClassVar[tuple[str, ...]] = ("lift", "decline")

    rolled: int
    waiting: int  # seats that have not answered

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        found = []
        about = {"colours": colour_names(self.rolled), "titan": titan_rolled(p)}
        for seat in range(p.seats):
            if self.waiting >> seat & 1:
                actions = self.allowed(p, seat, [LIFTS[god] for god in range(len(GODS)) if self.rolled >> god & 1])
                if actions:
                    found.append(Decision(seat, "others_advance", (*actions, plain_action("decline")), about))
        if not found:
            p.pop()
        return tuple(found)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        god = GOD[str(action.args[0])]
        if not self.rolled >> god & 1:
            return Refusal("the_colour_was_not_rolled", "D-14.2", {"god": GODS[god]})
        if p.gods[seat * 6 + god] <= p.facts.start_row:
            return Refusal("the_god_is_on_the_start_cloud", "D-14.2", {"god": GODS[god]})
        return p.refuse_step(seat, god)

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.become(OthersAdvance(self.rolled, self.waiting & ~(1 << seat)))
        if action.kind == "decline":
            p.tell("declined", seat, {})
        else:
            p.advance_god(seat, GOD[str(action.args[0])])


@dataclass(frozen=True)
class TurnEnd(Step):
    """The next seat begins; after the last seat the titan strikes and a round is over (D-14.4, D-15.4)."""

    seat: int
    titan: int = UNROLLED  # what the titan die shows, where it was rolled with the oracle dice

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        if self.seat < p.seats - 1:
            p.become(TurnStart(self.seat + 1))
            return ()
        strike(p, self.seat, self.titan or roll_titan(p, self.seat))
        if p.arrived:
            p.become(TurnEnd(self.seat))
            finish(p)
        else:
            p.round += 1
            p.become(TurnStart(0))
        return ()


def roll_titan(p: Delphi, holder: int) -> int:
    roll = p.facts.titan_die[p.roll("titan", len(p.facts.titan_die))]
    p.tell("titan_rolled", holder, {"roll": roll})
    return roll


def titan_rolled(p: Delphi) -> int | None:
    """What the titan die shows while the others answer to the oracle (D-14.3)."""
    end = p.steps[0]
    return end.titan or None if isinstance(end, TurnEnd) else None


def strike(p: Delphi, holder: int, roll: int) -> None:
    """The titan strikes all players at once; cards are drawn in order of seats (D-14.5)."""
    p.tell("titan_struck", holder, {"roll": roll})
    for seat in range(p.seats):
        if roll >= p.facts.titan_rage:
            p.draw_injuries(seat, p.facts.titan_rage_injuries)
        elif p.strength[seat] < roll:
            p.draw_injuries(seat, p.facts.titan_injuries)


def finish(p: Delphi) -> None:
    """Who reached Zeus, then most oracle cards, then most favours; equal in all, they share it (D-15.5, D-15.6)."""
    merits = {
        seat: (p.arrived >> seat & 1, -p.tasks_left(seat), sum(p.oracle[seat * 6 : seat * 6 + 6]), p.favours[seat])
        for seat in range(p.seats)
    }
    ranking = tuple(
        tuple(seat for seat in range(p.seats) if merits[seat] == level)
        for level in sorted(set(merits.values()), reverse=True)
    )
    if p.arrived.bit_count() == 1:
        reason = "reached_zeus"
    elif len(ranking[0]) > 1:
        reason = "shared"
    else:
        first, second = merits[ranking[0][0]], merits[ranking[1][0]]
        reason = "oracle_cards" if first[2] != second[2] else "favours"
    p.result = Result(ranking[0], ranking, reason)
    p.emit(Event("game_over", {"winners": list(ranking[0]), "reason": reason}))
