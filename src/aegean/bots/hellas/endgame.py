"""The fight for the crown: how the end of a countdown may go when every lord strikes for the king's region.

In the last turns of King of Kings little else matters, and much can come together in one turn: a prayer that brings
hoplites or moves an army, Hoplite Movement, a hero who usurps, a march. A strike tries the few ways in which all of it
serves the one region, plays each to the end of the turn, and takes the one after which the lord stands best there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aegean.bots.hellas.board import Board
from aegean.bots.hellas.evaluation import Evaluation
from aegean.bots.hellas.observation import NOBODY, NOWHERE, Observation
from aegean.bots.hellas.policy import Policy
from aegean.bots.hellas.prospects import Prospects
from aegean.bots.hellas.unknown import is_unknown, looked_ahead
from aegean.bots.hellas.weights import Weights
from aegean.core.state import State
from aegean.core.values import Action, Decision

Way = tuple[str, ...]  # the names of the steps that a turn is made of, in their order

_LONGEST: Final = 120  # answers in one turn
_WON: Final = 1000.0
_HELD: Final = 100.0  # the region, against hoplites that stand there or near it
_CARD: Final = 0.9  # hoplites that a card in hand is as good as
_BOOTS: Final = "boots_of_hermes"  # they carry the hero anywhere
_TOO_FAR: Final = 99
_OUT_OF_REACH: Final = 0.3  # what an army counts that does not get there in this turn
# A special action for a turn in which none of them leads to the crown.
_OTHERWISE: Final = {
    "recruit": 5.0, "prepare": 4.0, "build_temple": 3.0, "decline": 2.5, "pass": 2.5, "usurp": 2.0, "hunt": 1.0,
    "build_monument": 0.5,
}  # fmt: skip


def turns_left(o: Observation) -> int:
    """The turns until the king is found, the one at hand included; 0 when whoever takes the region first wins. Extra
    special actions of the builder, who takes a token off for each, would make them fewer."""
    return (o.king_tokens - 1) * o.seats + (o.king_builder - o.active) % o.seats + 1 if o.king_tokens else 0


def fought_out(state: State, viewer: int, board: Board, weights: Weights, turns: int) -> State:
    """The state after so many turns, or when all is over. The state given is left as it is."""
    for _ in range(turns):
        if state.over or state.decision.kind != "turn":
            break
        state = Strike(state, viewer, board, weights).best()
    return state


class Strike:
    """One lord's turn, from where it stands now."""

    def __init__(self, state: State, viewer: int, board: Board, weights: Weights) -> None:
        self.state = state
        self.seat = state.decision.seat
        self.viewer = viewer
        self.board = board
        self.weights = weights
        self.observation = Observation(board, viewer, state.view(viewer))
        self.policy = Policy(self.observation, weights)
        self.crown = self.observation.king_region
        own = self.observation.army[self.seat]
        # from where a march would come
        self.base = max((*board.neighbours[self.crown], *board.by_port[self.crown]), key=lambda at: own[at])
        self.goal = self.crown  # where single hoplites go

    def best(self) -> State:
        """The state at the end of the turn, after the best of the ways."""
        found: State | None = None
        most = 0.0
        for way in self.ways():
            after = self.after(way)
            worth = self.worth(after)
            if found is None or worth > most:
                found, most = after, worth
            if worth >= _WON:
                break
        assert found is not None
        return found

    def ways(self) -> list[Way]:
        """The ways to the crown that seem open, the surest first; always one at least."""
        o, board, seat, crown = self.observation, self.board, self.seat, self.crown
        lord = o.lords[seat]
        used, prays = lord.specials_used, lord.priests > 0
        speed = lord.attributes[board.speed]
        far = board.hero_far[lord.hero_at][crown] if lord.hero_at != NOWHERE else _TOO_FAR
        carried = far > speed and lord.hero_at != NOWHERE and lord.artifacts.get(_BOOTS, False)
        comes = far <= speed + prays or carried
        resisted = o.holder[crown] not in (NOBODY, seat)
        first: Way = ("boots",) if carried else ()
        found: list[Way] = []
        if comes and "usurp" not in used and o.control[crown] != seat and o.glory[board.rules.land_of[crown]] == seat:
            found.append((*first, "hermes", "hero", "usurp") if resisted else (*first, "hermes", "hero", "in", "usurp"))
        gods = ("hermes", "athena") if prays else ("hermes",)  # a prayer that cannot be said is passed over
        if "march" not in used and o.army[seat][self.base]:
            if resisted:
                found += [(*first, god, "gather", "march") for god in (("athena", "zeus") if prays else ("athena",))]
                found.append((*first, "hermes", "hero", "in", "march"))
            else:
                found += [(*first, god, "hero", "in", "march") for god in gods]
        if "prepare" not in used and comes and not resisted:
            found += [(*first, god, "hero", "in", "prepare") for god in gods]
        if "recruit" not in used and o.control[crown] == seat:
            found.append((*first, "athena", "hero", "in", "recruit"))
        found.append((*first, "hermes", "hero", "in", "near"))
        if resisted and prays:
            found.append(("athena", "hero", "near"))
        return found

    def after(self, way: Way) -> State:
        """The state at the end of the turn. The lord answers with the crown in mind, all others by instinct."""
        state, left = self.state.copy(), list(way)
        self.goal = self.base if "gather" in way else self.crown
        for _ in range(_LONGEST):
            if state.over:
                break
            decision = state.decision
            if is_unknown(decision) and decision.kind not in ("turn", "extra_special", "repeat_special"):
                action = looked_ahead(state, decision, self._judged_for(decision.seat))
            elif decision.seat != self.seat:
                if decision.kind == "turn":
                    break
                action = self.policy.choose(decision)
            elif decision.kind == "turn":
                action = self.next(decision, left)
            elif decision.kind in ("extra_special", "repeat_special"):
                action = self.next(decision, ["march"])
            else:
                action = self.answer(decision)
            state.apply(action, decision.seat)
        return state

    def _judged_for(self, seat: int) -> Callable[[State], float]:
        evaluation = Evaluation(self.board, seat, self.weights)
        return lambda after: evaluation.of(after.view(seat))

    def worth(self, state: State) -> float:
        """How the lord stands at the crown."""
        if state.result is not None:
            return _WON if self.seat in state.result.winners else -_WON
        o = Observation(self.board, self.viewer, state.view(self.viewer))
        value = Prospects(o, self.weights).near(self.seat)[self.crown] + _CARD * o.lords[self.seat].hand_size
        if o.fortified[self.crown] == self.seat:
            value += self.board.walls[self.crown]
        return value + (_HELD if o.control[self.crown] == self.seat else 0.0)

    # -- steps of a way -----------------------------------------------------------------------------------------------

    def next(self, decision: Decision, left: list[str]) -> Action:
        """The action for the first step that is left and can be taken; what was passed over is left no more."""
        while left:
            step = left.pop(0)
            fitting = _STEPS.get(step)
            most, found = 0.0, None
            for action in decision.actions:
                value = fitting(self, action) if fitting is not None else float(action.kind == step)
                if value > most:
                    most, found = value, action
            if found is not None:
                return found
        return max(decision.actions, key=lambda action: _OTHERWISE.get(action.kind, -1.0))

    def prayer(self, action: Action, attribute: str) -> float:
        """To the god who raises an attribute, whoever stands in that place."""
        if action.kind != "pray":
            return 0.0
        rules = self.board.rules
        return float(rules.gods[rules.god[str(action.args[0])]].attribute == attribute)

    def boots(self, action: Action) -> float:
        return float(action.kind == "use_artifact" and action.args[0] == _BOOTS)

    def hero(self, action: Action) -> float:
        return float(action.kind == "quest_step" or (action.kind == "move_hero" and self._at(action, 0) == self.crown))

    def walk_in(self, action: Action) -> float:
        if action.kind == "fortify":
            return 2.0 * (self._at(action, 0) == self.crown)
        return float(action.kind == "move" and self._at(action, 1) == self.crown)

    def gather(self, action: Action) -> float:
        return float(action.kind == "move" and self._at(action, 1) == self.base and self._at(action, 0) != self.crown)

    def go_near(self, action: Action) -> float:
        if action.kind != "move":
            return 0.0
        start, end = self._at(action, 0), self._at(action, 1)
        far = self.board.far
        return float((far[start][self.crown] - far[end][self.crown]) * self.observation.army[self.seat][start])

    def march(self, action: Action) -> float:
        if action.kind not in ("march", "murderous_march") or self._at(action, 1) != self.crown:
            return 0.0
        return float(self.observation.army[self.seat][self._at(action, 0)]) + 0.5

    def _at(self, action: Action, place: int) -> int:
        return self.board.region[str(action.args[place])]

    # -- answers ------------------------------------------------------------------------------------------------------

    def answer(self, decision: Decision) -> Action:
        """The answer that serves the crown; where none does, the one that instinct gives."""
        serving = _ANSWERS.get(decision.kind)
        if serving is None or len(decision.actions) == 1:
            return self.policy.choose(decision)
        return max(decision.actions, key=lambda action: serving(self, decision, action))

    def hoplite_movement(self, decision: Decision, action: Action) -> float:
        if action.kind == "done":
            return 0.0
        into = action.kind == "move" and self._at(action, 1) == self.goal and self._at(action, 0) != self.crown
        return 1.0 if into else -1.0

    def onward(self, decision: Decision, action: Action) -> float:
        if action.kind == "done":
            return 0.5 - self.board.hero_far[self.board.region[str(decision.about["region"])]][self.crown]
        return -float(self.board.hero_far[self._at(action, 0)][self.crown])

    def march_off(self, decision: Decision, action: Action) -> float:
        return float(action.args[0])

    def army(self, decision: Decision, action: Action) -> float:
        """Those that get there, and rather those that could not by themselves."""
        if action.kind == "done":
            return 0.0
        far, reach = self.board.hero_far[self._at(action, 0)][self.crown], int(decision.about["regions"])
        if far == 0:
            return -1.0
        part = 1.0 if far <= reach else _OUT_OF_REACH / (far - reach)
        return float(action.args[1]) * (part if far > 1 else 0.9 * part)

    def recruit(self, decision: Decision, action: Action) -> float:
        if action.kind == "done":
            return -float(_TOO_FAR)
        return 0.5 * (action.kind == "place_fortified") - self.board.far[self._at(action, 0)][self.goal]

    def prepare(self, decision: Decision, action: Action) -> float:
        return {"recruit": 2.0, "draw_combat_cards": 1.0}.get(str(action.args[0]), 0.0)

    def to_crown(self, decision: Decision, action: Action) -> float:
        """Heroes and hoplites that may be set down anywhere."""
        return float(bool(action.args) and self._at(action, len(action.args) - 1) == self.crown)


Fitting = Callable[[Strike, Action], float]  # more than nothing for an action that the step consists in
Serving = Callable[[Strike, Decision, Action], float]

_STEPS: Final[dict[str, Fitting]] = {
    "hermes": lambda me, action: me.prayer(action, "speed"),
    "athena": lambda me, action: me.prayer(action, "leadership"),
    "zeus": lambda me, action: me.prayer(action, "strength"),
    "boots": Strike.boots,
    "hero": Strike.hero,
    "in": Strike.walk_in,
    "gather": Strike.gather,
    "near": Strike.go_near,
    "march": Strike.march,
}
_ANSWERS: Final[dict[str, Serving]] = {
    "army": Strike.army,
    "hoplite_movement": Strike.hoplite_movement,
    "leap": Strike.to_crown,
    "march": Strike.march_off,
    "onward": Strike.onward,
    "place_hero": Strike.to_crown,
    "prepare": Strike.prepare,
    "recruit": Strike.recruit,
}
