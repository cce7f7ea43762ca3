"""A greedy lord for Lords of Hellas: always takes the step that brings a victory nearest, or keeps others from theirs.

It works from the view of its seat and from samples alone. By its seed it likes one of the four victories best.
"""

from __future__ import annotations

from typing import ClassVar, Final

from aegean.bots.bot import Bot, Table
from aegean.bots.hellas_search import Line, Search
from aegean.bots.hellas_taste import taste_of
from aegean.core.dice import Dice
from aegean.core.values import Action

# Decisions that are worth looking ahead, and how many of the most promising actions are looked at. All others are
# left to instinct.
_LOOKS: Final = {
    "after_hero_movement": 4,
    "after_march": 4,
    "after_prepare": 4,
    "army": 8,
    "battle_card": 6,
    "battle_start": 6,
    "bluff": 5,
    "casualties": 4,
    "choose_effect": 4,
    "choose_monster": 7,
    "clear_token": 6,
    "defend": 5,
    "extra_special": 12,
    "heal": 3,
    "hoplite_movement": 6,
    "hunt": 3,
    "hunt_attack": 4,
    "hunt_reward": 4,
    "hunt_start": 5,
    "injure": 3,
    "leap": 10,
    "march": 5,
    "master_plan": 3,
    "move_monster": 3,
    "onward": 6,
    "place_hero": 6,
    "prepare": 3,
    "raise_monument": 3,
    "recruit": 4,
    "reinforce": 5,
    "repeat_special": 12,
    "start_quest": 7,
    "start_region": 6,
    "turn_start": 3,
    "withdraw": 4,
    "wound": 4,
    "wound_monster": 5,
}
_REGULAR: Final = frozenset(
    ("use_artifact", "use_blessing", "use_quest", "use_hero", "pray", "move_hero", "quest_step", "move", "fortify",
     "unfortify")
)  # fmt: skip
_HERO_MOVES: Final = 4
_HOPLITE_MOVES: Final = 6
_MARCHES: Final = 4
_LEAST_GAIN: Final = 0.02


class HellasGreedyBot(Bot):
    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.taste = taste_of(Dice.of_seed(seed))

    def choose(self, table: Table) -> Action:
        decision = table.decision
        if len(decision.actions) == 1:
            return decision.actions[0]
        search = Search(table, self.taste, self.chance(table).below(1 << 30))
        if decision.kind == "turn":
            return self._turn(search)
        looks = _LOOKS.get(decision.kind, 0)
        if not looks:
            return search.instinct.choose(decision)
        if decision.kind in ("extra_special", "repeat_special"):
            return search.best(self._specials(search, list(decision.actions)))[1][0]
        actions = list(decision.actions)
        if decision.kind == "hoplite_movement":
            closing = [action for action in actions if action.kind == "done"]
            moves = [action for action in actions if action.kind != "done"]
            moves.sort(key=lambda action: -search.instinct.move(decision, action))
            actions = closing + moves[: looks - 1]
        elif len(actions) > looks:
            actions = search.instinct.ranked(decision, actions)[:looks]
        return search.best([(action,) for action in actions])[1][0]

    def _turn(self, search: Search) -> Action:
        """Regular actions as long as one of them makes the position better, then the best special action."""
        actions = search.table.decision.actions
        regular = [action for action in actions if action.kind in _REGULAR]
        lines = self._regular(search, regular)
        if lines:
            value, line = search.best(lines)
            if value > search.now() + _LEAST_GAIN:
                return line[0]
        special = [action for action in actions if action.kind not in _REGULAR or self._is_special(action)]
        return search.best(self._specials(search, special))[1][0]

    def _is_special(self, action: Action) -> bool:
        """A power that takes the place of a special action."""
        return action.kind == "use_blessing" and action.args[0] == "exhausted_fight"

    def _regular(self, search: Search, actions: list[Action]) -> list[Line]:
        """Every way to use artifacts and powers and to pray; of moves only the most promising."""
        decision, instinct = search.table.decision, search.instinct
        heroes = [action for action in actions if action.kind == "move_hero"]
        heroes.sort(key=lambda action: -instinct.hero_target(decision, action))
        moves = [action for action in actions if action.kind in ("move", "fortify", "unfortify")]
        moves.sort(key=lambda action: -instinct.move(decision, action))
        kept = heroes[:_HERO_MOVES] + moves[:_HOPLITE_MOVES]
        others = [
            action
            for action in actions
            if action.kind not in ("move_hero", "move", "fortify", "unfortify") and not self._is_special(action)
        ]
        return [(action,) for action in others + kept]

    def _specials(self, search: Search, actions: list[Action]) -> list[Line]:
        """Every special action; of marches the most promising, each with all hoplites or all but one."""
        decision, instinct = search.table.decision, search.instinct
        marches = [action for action in actions if action.kind in ("march", "murderous_march")]
        marches.sort(key=lambda action: -instinct.move(decision, action))
        lines: list[Line] = [(action,) for action in actions if action.kind not in ("march", "murderous_march")]
        army = search.outlook.army[search.seat]
        for action in marches[:_MARCHES]:
            start = search.ground.region[str(action.args[0])]
            most = army[start] - (search.outlook.fortified[start] == search.seat)
            if action.kind == "murderous_march":
                lines.append((action,))
                continue
            lines.append((action, Action("march_off", (most,))))
            if most > 1:
                lines.append((action, Action("march_off", (most - 1,))))
        return lines
