"""How a battle ends: strengths compared, losses, withdrawal (H-9.9 to H-9.16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, NOT_THIS_TURN, act
from aegean.hellas.battle.sides import (
    ATTACKER,
    DEFENDER,
    UNDECIDED,
    Battle,
    account_of,
    ahead,
    army_strength,
    asked_in_battle,
    change_battle,
    note_use,
    running_battle,
)
from aegean.hellas.effects.losses import carry_out, kill
from aegean.hellas.effects.vocabulary import is_use, ref_of, refuse_use, use_action, use_power
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import ARMY, HOPLITES, ends
from aegean.hellas.stages import begin
from aegean.hellas.turn.windows import mute

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "withdraw": (("region", "region"),),
    },
    events=(
        "battle_compared",
        "battle_won",
        "withdrew",
    ),
)


def end_card_play(p: Hellas) -> None:
    """No more cards are played: the step on top makes way for the outcome."""
    p.pop()
    begin(p, running_battle(p).attacker, "battle_outcome")


def cut_short(p: Hellas) -> None:
    """Card play is over whatever was still to come in it."""
    while not isinstance(p.steps[-1], Battle):
        p.pop()
    begin(p, running_battle(p).attacker, "battle_outcome")


def _compare(p: Hellas, seat: int) -> None:
    """H-9.8, H-9.10."""
    battle = running_battle(p)
    winner = ahead(p, battle)
    wiped_out = battle.is_wiped_out(p, ATTACKER) or battle.is_wiped_out(p, DEFENDER)
    if battle.winner == UNDECIDED and not wiped_out:
        attack, defence = army_strength(p, battle, ATTACKER), army_strength(p, battle, DEFENDER)
        fields = {"region": p.rules.region_ids[battle.region], "attack": attack, "defence": defence}
        p.tell("battle_compared", battle.attacker, fields)
    change_battle(p, winner=winner)
    victor = battle.seat_of(winner)
    p.tell("battle_won", victor, {"region": p.rules.region_ids[battle.region], "loser": battle.opponent_of(victor)})


def _ask_for_powers(p: Hellas, seat: int) -> None:
    battle = running_battle(p)
    p.push(CasualtyPowers((battle.attacker, battle.defender)))


def _defenders_casualties(p: Hellas, seat: int) -> None:
    battle = running_battle(p)
    kill(p, battle.defender, battle.region, battle.casualties[DEFENDER])


def _attackers_casualties(p: Hellas, seat: int) -> None:
    battle = running_battle(p)
    kill(p, battle.attacker, battle.region, battle.casualties[ATTACKER])


def _losers_loss(p: Hellas, seat: int) -> None:
    """H-9.12."""
    battle = running_battle(p)
    loser = battle.opponent_of(battle.seat_of(battle.winner))
    number = battle.enemy_loss[battle.winner] or p.rules.numbers["losers_additional_casualties"]
    for answer in p.rules.answers.get("losers_loss", ()):
        number = answer(p, loser, number)
    kill(p, loser, battle.region, number)


def _withdrawal(p: Hellas, seat: int) -> None:
    """A losing attacker goes back where the army came from, if that was a neighbour (H-9.14, H-9.15)."""
    battle = running_battle(p)
    turned = any(answer(p) for answer in p.rules.answers.get("winner_withdraws", ()))
    if (battle.winner == ATTACKER) != turned:
        withdraw(p, battle.defender, battle.region)
    else:
        withdraw(p, battle.attacker, battle.region, p.came_from[battle.region])


CHAPTER.procedure(
    "battle_outcome",
    ("compare", _compare),
    ("powers", _ask_for_powers),
    ("defenders_casualties", _defenders_casualties),
    ("attackers_casualties", _attackers_casualties),
    ("losers_loss", _losers_loss),
    ("withdrawal", _withdrawal),
)


@dataclass(frozen=True)
class CasualtyPowers(Step):
    """Strengths are compared, nobody has died of casualty symbols yet: Medusa's Blood (H-17.18, H-22.9)."""

    ASKS: ClassVar[tuple[str, ...]] = ("casualties",)

    seats: tuple[int, ...]

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.seats:
            p.pop()
            return ()
        seat = self.seats[0]
        powers = asked_in_battle(p, seat, "casualties")
        if not powers:
            p.become(CasualtyPowers(self.seats[1:]))
            return ()
        actions = (*(use_action(ref) for ref in powers), DECLINE, NOT_THIS_TURN)
        return (Decision(seat, "casualties", actions, account_of(p, running_battle(p))),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_use(p, seat, action, ("casualties",)) if is_use(action) else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if is_use(action):
            note_use(p, ref_of(action))
            use_power(p, seat, ref_of(action))
            return
        if action.kind == "not_this_turn":
            for ref in asked_in_battle(p, seat, "casualties"):
                mute(p, seat, ref)
        p.become(CasualtyPowers(self.seats[1:]))


# -- withdrawal -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Withdraw(Step):
    """All hoplites of a player leave a region together, or all of them are killed (H-9.13, H-9.16)."""

    ASKS: ClassVar[tuple[str, ...]] = ("withdraw",)

    seat: int
    region: int
    origins: int  # bit set of the regions they may go back to; 0: any neighbour

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        ends = refuges(p, self.seat, self.region, self.origins)
        if not ends:
            p.pop()
            carry_out(p, self.seat, self.region, p.army(self.seat, self.region))
            return ()
        names = p.rules.region_ids
        actions = tuple(act("withdraw", names[end]) for end in ends)
        return (Decision(self.seat, "withdraw", actions, {"region": names[self.region]}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "withdraw":
            return None
        end, names = p.rules.region[str(action.args[0])], p.rules.region_ids
        fields = {"region": names[end]}
        if end == self.region:
            return Refusal("it_is_the_same_region", "H-9.13", fields)
        if end not in _ways_out(p, seat, self.region, self.origins):
            return Refusal("the_regions_are_no_neighbours", "H-9.13", {"start": names[self.region], **fields})
        if p.enemies_in(seat, end):
            return Refusal("hoplites_of_others_stand_there", "H-9.13", fields)
        return Refusal("that_region_is_closed_to_you", "H-9.13", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        end = p.rules.region[str(action.args[0])]
        count = p.army(seat, self.region)
        while p.fortified[self.region] == seat:
            p.leave_city(seat, self.region)
        p.shift(seat, self.region, -count)
        p.shift(seat, end, count)
        names = p.rules.region_ids
        p.tell("withdrew", seat, {"start": names[self.region], "region": names[end], "count": count})


def _ways_out(p: Hellas, seat: int, region: int, origins: int) -> tuple[int, ...]:
    """Whoever goes back to where the army came from takes the ways of an army; all others those of hoplites."""
    return ends(p, ARMY if origins else HOPLITES, seat, region)


def refuges(p: Hellas, seat: int, region: int, origins: int) -> list[int]:
    """Where hoplites of the seat can withdraw to."""
    return [
        end
        for end in _ways_out(p, seat, region, origins)
        if (not origins or origins >> end & 1) and p.control[end] in (NOBODY, seat) and not p.enemies_in(seat, end)
    ]


def withdraw(p: Hellas, seat: int, region: int, origins: int = 0) -> None:
    """The seat's hoplites must leave a region, in a battle lost or before a usurper (H-5.11)."""
    if p.army(seat, region):
        p.push(Withdraw(seat, region, origins))
