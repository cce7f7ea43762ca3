"""Fights against monsters, round by round (rules D-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.delphi.board import plain_action
from aegean.delphi.names import COLOURS
from aegean.delphi.position import Delphi
from aegean.delphi.sources import refuse_price
from aegean.delphi.tasks import defeat_monster

UNROLLED = -1


@dataclass(frozen=True)
class Fight(Step):
    KINDS: ClassVar[tuple[str, ...]] = ("fight_on", "surrender")

    seat: int
    mountain: int
    colour: int
    target: int  # what the battle die must reach
    rolled: int  # the roll that lost the latest round, or UNROLLED

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        if self.rolled == UNROLLED:
            self._fight_round(p)
            return ()
        actions = self.allowed(p, self.seat, (plain_action("fight_on"), plain_action("surrender")))
        about = {
            "hex": p.board.island_names["monster"][self.mountain],
            "colour": COLOURS[self.colour],
            "target": self.target,
            "rolled": self.rolled,
            "next": self.target - p.facts.fight_round_weakening,
            "favours": p.facts.fight_round_cost,
        }
        return (Decision(self.seat, "fight", actions, about),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        return refuse_price(p, seat, p.facts.fight_round_cost, "D-7.4") if action.kind == "fight_on" else None

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        if action.kind == "surrender":
            p.pop()
            p.tell("surrendered", seat, {"colour": COLOURS[self.colour]})
            return
        p.favours[seat] -= p.facts.fight_round_cost
        weaker = self.target - p.facts.fight_round_weakening
        p.become(Fight(seat, self.mountain, self.colour, weaker, UNROLLED))

    def _fight_round(self, p: Delphi) -> None:
        roll = p.facts.battle_die[p.roll("battle", len(p.facts.battle_die))]
        won = roll >= self.target
        fields = {"colour": COLOURS[self.colour], "target": self.target, "roll": roll, "won": int(won)}
        p.tell("fight_round", self.seat, fields)
        if won:
            p.pop()
            defeat_monster(p, self.seat, self.mountain, self.colour)
            return
        p.become(Fight(self.seat, self.mountain, self.colour, self.target, roll))
        if roll == p.facts.fight_injury_roll:
            p.draw_injuries(self.seat, p.facts.fight_injuries)


def start_fight(p: Delphi, seat: int, mountain: int, colour: int) -> None:
    p.push(Fight(seat, mountain, colour, p.facts.fight_base - p.strength[seat], UNROLLED))
