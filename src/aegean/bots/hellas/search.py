"""What a search in Lords of Hellas asks the greedy lord.

A position is judged when the next action of somebody's turn is due: until then instinct answers. How everybody stands
(`standing`) makes their chances. One with foresight also has the last turns of a countdown fought out
(`endgame`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, exp
from typing import Final

from aegean.bots.bot import Table
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.endgame import fought_out, turns_left
from aegean.bots.hellas.evaluation import WIN
from aegean.bots.hellas.greedy import LOOKS, UNKNOWN_LOOKS, HellasGreedyBot, is_special
from aegean.bots.hellas.kronos.evaluation import chances_by_side, rounds_of_side
from aegean.bots.hellas.learned import USUAL, Mind, learned
from aegean.bots.hellas.lookahead import TURNS
from aegean.bots.hellas.lookahead import Search as Foresight
from aegean.bots.hellas.observation import NOBODY, Observation
from aegean.bots.hellas.policy import Policy
from aegean.bots.hellas.portrait import portrait
from aegean.bots.hellas.prospects import Prospects
from aegean.bots.hellas.standing import (
    OTHERS,
    TRAITS,
    WEIGHTS,
    Phase,
    phase_of,
    standings,
    traits,
    vectors_of,
    weighed,
)
from aegean.bots.hellas.unknown import is_unknown, looked_ahead
from aegean.bots.hellas.weights import TASTE, taste_of
from aegean.bots.insight import Insight, Option, outcome, shares, softmax
from aegean.bots.portrait import Portrait
from aegean.bots.reasons import Ground
from aegean.core.state import State
from aegean.core.values import Action, Decision, Plain

# Choices that a greedy lord makes by taste, and of how many of them one who searches looks at what they lead to.
_CHOICES: Final = {
    "attribute": 3, "choose_hero": 2, "draft": 4, "keep_artifact": 4, "return_glory": 3, "take_glory": 4,
}  # fmt: skip
_COSTS: Final = ("hoplites", "priests", "cards", "health", "artifacts")  # what a move may cost
# How far chances are to be believed (`Insight.certainty`), by stage; until a monument is complete by the highest.
# Fitted to who won games of lords who search (`python -m bench.chances`).
_CERTAIN: Final = {
    "no king": 0.7, "open 1": 0.05, "open 2": 0.25, "open 3": 0.25, "open 4": 0.3, "countdown": 0.67, "undecided": 0.6,
    "kronos, at first": 1.0, "kronos": 1.0,
}  # fmt: skip
# Kronos wins more often than his heroes' goods let it seem (`Insight.leaning`): a logit, by stage.
_FOR_KRONOS: Final = {"kronos, at first": 0.5, "kronos": 1.5}
_AT_FIRST: Final = 4  # rounds of Kronos
_LAST_LEVEL: Final = 4  # of a monument that is not complete
_GRAVE_TURNS: Final = 2  # of a countdown, or fewer: all that is done now may decide it
_LONGEST: Final = 150  # answers by instinct in a row
_LAST_TURNS: Final = 5  # of a countdown: they are fought out
_TRUST: Final = 0.7  # in how they were
_IN_SIGHT: Final = 20.0  # turns: a victory that is farther away is no reason for anything
_NEARER: Final = 0.3  # turns that a victory must come nearer by to be a reason
_SOON: Final = 3.0  # turns: a victory so far away is a third as much to be hoped for as one that is there
_TRAIT_OF: Final = {
    "warlord_of_hellas": "warlord",
    "favored_of_the_gods": "temples",
    "monster_slayer": "slayer",
    "king_of_kings": "king",
}


class HellasInsight(Insight):
    def begin(self, table: Table) -> None:
        self._seats = len(table.view["players"])
        self._board = board_of(table.game, self._seats, table.view["options"])
        self._lord = HellasGreedyBot()
        self._lord.weights = self._taste = taste_of(self.character)
        self.judge_by((learned(table.game.version) if self.learned else None) or USUAL)

    def judge_by(self, mind: Mind) -> None:
        """From now on how everybody stands is told by these weights."""
        weighing = mind.at(self._board)
        self.vectors = vectors_of(weighing.vectors, self.character, self.seat, self._seats)  # by seat
        self.sense = weighing.sense

    def options(self, state: State, decision: Decision) -> list[Option]:
        actions = decision.actions
        if len(actions) == 1:
            return [Option(actions[0], 1.0)]
        foresight = Foresight(Table(state, decision.seat, decision), self._taste, 0)
        if decision.kind == "turn":
            return _in_order(self._turn(foresight, actions))
        if decision.kind in ("extra_special", "repeat_special"):
            return _in_order(self._specials(foresight, list(actions)))
        if is_unknown(decision):
            return _in_order(list(actions)[:UNKNOWN_LOOKS])
        if decision.kind == "kronos_turn":
            return _in_order(foresight.policy.ranked(decision, list(actions)))
        if decision.kind == "raise_monument" and foresight.observation.titan is None:
            return [Option(self._raised(foresight, decision), 1.0)]
        looks = LOOKS.get(decision.kind, 0) or _CHOICES.get(decision.kind, 0)
        if not looks:
            return [Option(foresight.policy.choose(decision), 1.0)]
        if decision.kind == "hoplite_movement":
            closing = [action for action in actions if action.kind == "done"]
            moves = self._lord.moves(foresight, [action for action in actions if action.kind != "done"])
            return _in_order([*closing, *moves])
        return _in_order(foresight.policy.ranked(decision, list(actions))[:looks])

    def favourite(self, table: Table) -> Action | None:
        """What the greedy lord does: he plays every way to go on to the end of his turn. What he has a fixed taste for
        is left to the search."""
        return None if table.decision.kind in _CHOICES else self._lord.choose(table)

    def _raised(self, foresight: Foresight, decision: Decision) -> Action:
        """The monument to raise: the highest whose region one holds, if no other victory is nearer than the crown, and
        otherwise the lowest. A search that cannot see the end of a game takes every level of the highest for progress,
        and all together rush to a crown that none of them is more likely to wear."""
        observation, rules, seat = foresight.observation, self._board.rules, decision.seat
        turns = _turns_to(observation, seat)
        hopes = turns.pop("king_of_kings") <= min(turns.values())

        def wish(action: Action) -> float:
            god = rules.god[str(action.args[0])]
            held = observation.control[rules.god_region[god]] == seat
            return float(observation.levels[god] if hopes and held else -observation.levels[god])

        return max(decision.actions, key=wish)

    def _turn(self, foresight: Foresight, actions: tuple[Action, ...]) -> list[Action]:
        """Special actions end the turn and count most; of them and of the others the best come first."""
        special = [action for action in actions if is_special(foresight, action)]
        regular = [action for action in actions if not is_special(foresight, action)]
        ending = self._specials(foresight, special)
        others = [line[0] for line in self._lord.regular(foresight, regular)]
        mixed: list[Action] = []
        for place in range(max(len(ending), len(others))):
            mixed += ending[place : place + 1] + others[place : place + 1]
        return list(dict.fromkeys(mixed))

    def _specials(self, foresight: Foresight, actions: list[Action]) -> list[Action]:
        """By instinct the best first; but first of all what wins the game, or a small budget would never look at it."""
        lines = self._lord.specials(foresight, actions)
        found = list(dict.fromkeys(line[0] for line in lines))
        decision = foresight.table.decision
        ranked = sorted(found, key=lambda action: -foresight.policy.special(decision, action))
        crowning = self._lord.crowning(foresight, lines)
        if crowning is None or crowning[0] < 0.9 * WIN:
            return ranked
        winning = crowning[1][0]
        return [winning, *(action for action in ranked if action != winning)]

    def is_grave(self, state: State) -> bool:
        observation = Observation(self._board, self.seat, state.view(self.seat))
        return observation.king_builder != NOBODY and turns_left(observation) <= _GRAVE_TURNS

    def certainty(self, state: State) -> float:
        return _CERTAIN[self.stage(state)]

    def leaning(self, state: State) -> Sequence[float]:
        titan = Observation(self._board, self.seat, state.view(self.seat)).titan
        if titan is None:
            return super().leaning(state)
        return [_FOR_KRONOS[self.stage(state)] if seat == titan.seat else 0.0 for seat in range(state.seats)]

    def stage(self, state: State) -> str:
        observation = Observation(self._board, self.seat, state.view(self.seat))
        if observation.titan is not None:
            return "kronos, at first" if state.game.round_of(state) <= _AT_FIRST else "kronos"
        phase = phase_of(observation)
        return f"open {min(_LAST_LEVEL, max(observation.levels))}" if phase is Phase.OPEN else phase.value

    # -- chances ------------------------------------------------------------------------------------------------------

    def is_settled(self, state: State) -> bool:
        return state.result is not None or state.decision.kind in TURNS

    def settled(self, state: State) -> State:
        return state if self.is_settled(state) else self._played_on(state)

    def portrait(self, state: State) -> Portrait:
        view = state.view(self.seat)
        observation = Observation(self._board, self.seat, view)
        return portrait(observation, Prospects(observation, self.sense), state.game.round_of(state), view)

    def chances(self, state: State) -> Sequence[float]:
        state = self.settled(state)
        if state.result is not None:
            return outcome(state.result, state.seats)
        now, observation = self._now(state)
        if not self.foresight or observation.king_builder == NOBODY or turns_left(observation) > _LAST_TURNS:
            return now
        then = self._fought_out(state, turns_left(observation) or state.seats)
        return [(1 - _TRUST) * one + _TRUST * other for one, other in zip(now, then, strict=True)]

    def _now(self, state: State) -> tuple[Sequence[float], Observation]:
        """The chances here, by what was learned where that is at hand."""
        view = state.view(self.seat)
        observation = Observation(self._board, self.seat, view)
        judge = self.judge
        if judge is None:
            return self._judged(observation), observation
        prospects = Prospects(observation, self.sense)
        portrayed = portrait(observation, prospects, state.game.round_of(state), view)
        if observation.titan is not None:
            believed = chances_by_side(observation, self._taste)
        else:
            believed = softmax(weighed(observation, portrayed.rows, self.vectors))
        return judge.chances(portrayed, believed), observation

    def _judged(self, observation: Observation) -> list[float]:
        if observation.titan is not None:
            return chances_by_side(observation, self._taste)
        return softmax(standings(observation, Prospects(observation, self.sense), self.vectors))

    def _fought_out(self, state: State, turns: int) -> list[float]:
        """The chances when every lord has struck for the crown."""
        state = self._played_on(fought_out(state, self.seat, self._board, TASTE, turns))
        if state.result is not None:
            return outcome(state.result, state.seats)
        return list(self._now(state)[0])

    def _played_on(self, state: State) -> State:
        """The state when the next action of a turn is due, if all answer by instinct."""
        state = state.copy()
        policy = Policy(Observation(self._board, self.seat, state.view(self.seat)), TASTE)
        for _ in range(_LONGEST):
            if state.over or state.decision.kind in TURNS:
                break
            decision = state.decision
            action = self._unknown(state, decision) if is_unknown(decision) else policy.choose(decision)
            state.apply(action, decision.seat)
        return state

    def _unknown(self, state: State, decision: Decision) -> Action:
        def judge(after: State) -> float:
            if after.result is not None:
                return outcome(after.result, after.seats)[decision.seat]
            return self._judged(Observation(self._board, decision.seat, after.view(decision.seat)))[decision.seat]

        return looked_ahead(state, decision, judge)

    # -- grounds ------------------------------------------------------------------------------------------------------

    def grounds(self, before: State, after: State) -> list[Ground]:
        seen, coming = before.view(self.seat), after.view(self.seat)
        then, now = (Observation(self._board, self.seat, view) for view in (seen, coming))
        of_kronos = now.titan is not None and self.seat == now.titan.seat
        if not of_kronos and (then.lord.hero is None or now.lord.hero is None):
            return [Ground("none", {})]
        held = now.lord.artifacts
        gains = {
            "monsters": now.lord.slain - then.lord.slain,
            "temples": _temples(now) - _temples(then),
            "levels": sum(now.levels) - sum(then.levels),
            "hoplites": sum(now.army[self.seat]) - sum(then.army[self.seat]),
            "priests": now.lord.priests - then.lord.priests,
            "artifacts": len(now.lord.artifacts) - len(then.lord.artifacts),
            "blessings": len(now.lord.blessings) - len(then.lord.blessings),
            "upgrades": len(now.lord.upgrades) - len(then.lord.upgrades),
            "attributes": _own_attributes(now) - _own_attributes(then),
            "talos": (now.commander == self.seat) - (then.commander == self.seat),
            "muses": (now.muses[self.seat] is not None) - (then.muses[self.seat] is not None),
            "atlas": sum(now.on_atlas[self.seat : self.seat + 1]) - sum(then.on_atlas[self.seat : self.seat + 1]),
            "apples": sum(now.apples[self.seat : self.seat + 1]) - sum(then.apples[self.seat : self.seat + 1]),
            "orichalkum": sum(now.orichalkum[self.seat : self.seat + 1])
            - sum(then.orichalkum[self.seat : self.seat + 1]),
            "fleet": _fleet(now) - _fleet(then),
            "raise": _raise(now) - _raise(then),
            "cards": now.lord.hand_size - then.lord.hand_size,
            "trainings": _beside(now, False) - _beside(then, False),
            "relics": _beside(now, True) - _beside(then, True),
            "charged": sum(charged and then.lord.artifacts.get(id_) is False for id_, charged in held.items()),
            "health": then.lord.injuries - now.lord.injuries,
        }
        found = [Ground(kind, {"count": count}) for kind, count in gains.items() if count > 0]
        taken: list[Plain] = [
            id_
            for id_, region in coming["regions"].items()
            if region["control"] == self.seat != seen["regions"][id_]["control"]
        ]
        if taken:
            found.insert(0, Ground("taken", {"region": taken}))
        found += self._driven(then, now, list(coming["regions"]))
        found = found or [Ground("none", {})]
        found += [Ground(f"costs_{kind}", {"count": -gains[kind]}) for kind in _COSTS if gains[kind] < 0]
        bare: list[Plain] = [
            id_
            for at, id_ in enumerate(coming["regions"])
            if now.control[at] == then.control[at] == self.seat and _is_left(then, now, self.seat, at)
        ]
        if bare:
            found.append(Ground("costs_guard", {"region": bare}))
        old, new = _turns_to(then, self.seat), _turns_to(now, self.seat)
        nearer = max(new, key=lambda victory: old[victory] - new[victory])
        if old[nearer] - new[nearer] >= _NEARER and new[nearer] < _IN_SIGHT:
            found.append(Ground("nearer", {"victory": nearer}))
        rivals = [seat for seat, lord in enumerate(now.lords) if lord.side != now.lord.side]
        for kind, seats in (("goal", [self.seat]), ("rival", rivals)):
            goals = [(*hope, victory, seat) for seat in seats for victory, hope in _hopes(now, seat).items()]
            _, turns, victory, seat = max(goals, default=(0.0, _IN_SIGHT, "", 0))
            if turns < _IN_SIGHT:
                found.append(Ground(kind, {"seat": seat, "victory": victory, "count": max(1, round(turns))}))
        return found

    def _driven(self, then: Observation, now: Observation, regions: list[str]) -> list[Ground]:
        """Monsters that have left where oneself has hoplites, or have come to where others have them."""
        before = {monster.name: monster.at for monster in then.monsters}
        ashore = [one for one in now.monsters if len(one.shores) == 1]
        moved = [(before[one.name], one.at) for one in ashore if before.get(one.name, one.at) != one.at]
        left: list[Plain] = [regions[start] for start, _ in moved if now.army[self.seat][start]]
        side = now.lord.side
        foes = [seat for seat, lord in enumerate(now.lords) if lord.side != side]
        come: list[Plain] = [regions[end] for _, end in moved if any(now.army[foe][end] for foe in foes)]
        return [Ground(kind, {"region": at}) for kind, at in (("monster_gone", left), ("monster_set", come)) if at]


def _own_attributes(o: Observation) -> int:
    """Those of the hero: without Fleet and Raise, which are told by their names."""
    return sum(o.lord.attributes) - _fleet(o) - _raise(o)


def _beside(o: Observation, relics: bool) -> int:
    """The relics beside the hand, or the other cards there."""
    return sum((card in o.board.relics) == relics for card, _ in o.lord.beside)


def _fleet(o: Observation) -> int:
    return o.lord.attributes[o.board.fleet] if o.board.fleet >= 0 else 0


def _raise(o: Observation) -> int:
    return o.lord.attributes[o.board.raising] if o.board.raising >= 0 else 0


def _is_left(then: Observation, now: Observation, seat: int, at: int) -> bool:
    """Whether the last hoplites have left a region that somebody else could walk into."""
    return then.army[seat][at] > now.army[seat][at] == 0 and Prospects(now, TASTE).is_threatened(seat, at)


def _temples(o: Observation) -> int:
    return sum(temple and owner == o.seat for temple, owner in zip(o.temple, o.control, strict=True))


def _turns_to(o: Observation, seat: int) -> dict[str, float]:
    """The turns that a lord is away from each of the victories; none for one whose hero is not chosen yet."""
    if o.titan is not None:
        return rounds_of_side(o, seat)
    if o.lords[seat].hero is None:
        return {}
    prospects = Prospects(o, TASTE)
    lands = prospects.of_lands(seat, prospects.taking(seat))
    return {
        "warlord_of_hellas": lands.warlord,
        "favored_of_the_gods": lands.temples,
        "monster_slayer": prospects.slayer(seat),
        "king_of_kings": _turns_to_crown(o, seat, lands.king),
        **o.others[seat],
    }


def _turns_to_crown(o: Observation, seat: int, guessed: float) -> float:
    """The countdown says when the king is found; whoever does not hold the region must take it until then."""
    if o.king_builder == NOBODY or o.king_open:
        return guessed
    turns = ceil(turns_left(o) / o.seats)
    return turns if o.control[o.king_region] == seat else max(turns, guessed)


def _hopes(o: Observation, seat: int) -> dict[str, tuple[float, float]]:
    """What each victory adds to a lord's chances, as one who searches judges them, and how many turns it is away."""
    phase, prospects = phase_of(o), Prospects(o, TASTE)
    weights = WEIGHTS[phase]
    found = {}
    for victory, turns in _turns_to(o, seat).items():
        trait = _TRAIT_OF.get(victory, "others")
        found[victory] = (weights.get(trait, OTHERS) * exp(-turns / _SOON), turns)
    if phase is not Phase.NO_KING and found:
        marks = zip(TRAITS, traits(o, prospects, seat), strict=True)
        crown = sum(weights.get(name, 0.0) * mark for name, mark in marks if name == "king" or name.startswith("crown"))
        if phase is Phase.OPEN:  # the fewer levels are missing, the more there is to it
            crown *= exp(1 + max(o.levels) - o.board.top_level)
        found["king_of_kings"] = (crown, found["king_of_kings"][1])
    return found


def _in_order(actions: list[Action]) -> list[Option]:
    """Actions of which all that is known is which seem better: the first deserves most attention."""
    parts = shares([-0.1 * place for place in range(len(actions))], 1.0)
    return [Option(action, part) for action, part in zip(actions, parts, strict=True)]
