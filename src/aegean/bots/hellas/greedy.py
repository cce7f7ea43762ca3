"""A greedy lord for Lords of Hellas: always takes the step that brings a victory nearest, or keeps others from theirs.

It works from the view of its seat and from samples alone. By its seed it likes one of the four victories best.
"""

from __future__ import annotations

from typing import ClassVar, Final

from aegean.bots.bot import Bot, Table
from aegean.bots.characters import Character
from aegean.bots.hellas.atlas import under_the_sky
from aegean.bots.hellas.evaluation import WIN
from aegean.bots.hellas.lookahead import Line, Search
from aegean.bots.hellas.muses import best_moves
from aegean.bots.hellas.observation import NOBODY
from aegean.bots.hellas.unknown import is_unknown
from aegean.bots.hellas.weights import weights_of
from aegean.core.values import Action
from aegean.hellas.effects.vocabulary import is_use, ref_of

# Decisions that are worth looking ahead, and how many of the most promising actions are looked at. All others are
# left to instinct.
LOOKS: Final = {
    "after_hero_movement": 4,
    "after_march": 4,
    "after_prepare": 4,
    "army": 8,
    "battle_card": 6,
    "call_upon": 6,
    "battle_start": 6,
    "bluff": 5,
    "casualties": 4,
    "charge_artifact": 4,
    "choose_effect": 4,
    "choose_monster": 7,
    "command_monster": 3,
    "clear_token": 6,
    "defend": 5,
    "draw_or_charge": 4,
    "drive_monster": 8,
    "escort": 3,
    "halve": 5,
    "heal": 3,
    "hoplite_movement": 6,
    "hunt": 3,
    "hunt_attack": 4,
    "hunt_reward": 4,
    "hunt_start": 5,
    "injure": 3,
    "lead_hoplites": 5,
    "leap": 10,
    "march": 5,
    "master_plan": 3,
    "onward": 6,
    "place_hero": 6,
    "pour_goblet": 3,
    "prepare": 3,
    "raise_monument": 3,
    "recruit": 4,
    "reforge": 4,
    "reinforce": 5,
    "soul_bargain": 3,
    "shake_earth": 5,
    "talos": 4,
    "talos_strikes": 3,
    "start_quest": 7,
    "start_region": 6,
    "strike_enemy": 4,
    "take_muse": 3,
    "turn_start": 3,
    "withdraw": 4,
    "wound": 4,
    "wound_monster": 5,
}
UNKNOWN_LOOKS: Final = 8  # at a decision that no bot was written for
_HOPLITE_KINDS: Final = ("move", "fortify", "unfortify")
_MOVES: Final = ("move_hero", "move_muse", *_HOPLITE_KINDS)
# Of each kind of move so many of the best are played out; the others are only imagined.
_HERO_MOVES: Final = 2
_MUSE_MOVES: Final = 2
_HOPLITE_MOVES: Final = 3
_ATTACKS: Final = 2
_MARCHES: Final = 3
_WITHIN_REACH: Final = 3.5  # turns to a victory that might be taken in this one
_LEAST_GAIN: Final = 0.02


class HellasGreedyBot(Bot):
    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int = 0, character: Character | None = None) -> None:
        super().__init__(seed)
        self.weights = weights_of(seed, character)

    def choose(self, table: Table) -> Action:
        decision = table.decision
        if len(decision.actions) == 1:
            return decision.actions[0]
        search = Search(table, self.weights, self.chance(table).below(1 << 30))
        actions = list(decision.actions)
        if decision.kind == "turn":
            return self._turn(search)
        if decision.kind == "kronos_turn":
            return search.best([(action,) for action in actions])[1][0]
        if decision.kind in ("extra_special", "repeat_special"):
            return search.best(self.specials(search, actions))[1][0]
        looks = LOOKS.get(decision.kind, UNKNOWN_LOOKS if is_unknown(decision) else 0)
        together = search.observation.titan is not None and decision.kind == "start_region"
        if not looks or together:
            return search.policy.choose(decision)
        if decision.kind == "hoplite_movement":
            closing = [action for action in actions if action.kind == "done"]
            actions = closing + self.moves(search, [action for action in actions if action.kind != "done"])
        elif len(actions) > looks:
            actions = search.policy.ranked(decision, actions)[:looks]
        return search.best([(action,) for action in actions])[1][0]

    def _turn(self, search: Search) -> Action:
        """Regular actions as long as one of them makes the position better, then the best special action; but what wins
        the game is taken at once."""
        actions = search.table.decision.actions
        passing = self._passing(search, actions)
        if passing is not None:
            return passing
        special = [action for action in actions if is_special(search, action)]
        lines = self.regular(search, [action for action in actions if not is_special(search, action)])
        regular = search.best(lines) if lines else None
        if regular is not None and regular[0] > 0.9 * WIN:
            return regular[1][0]
        lines = self.specials(search, special)
        crowning = self.crowning(search, lines)
        if crowning is not None and crowning[0] > 0.9 * WIN:
            return crowning[1][0]
        if regular is not None and regular[0] > search.now() + _LEAST_GAIN:
            return regular[1][0]
        return (crowning or search.best(lines))[1][0]

    def crowning(self, search: Search, lines: list[Line]) -> tuple[float, Line] | None:
        """The best of these lines and its value, where a victory is so near that one of them may win."""
        near = search.evaluation.least_turns(search.observation) < _WITHIN_REACH
        return search.best(lines) if lines and near else None

    def _passing(self, search: Search, actions: tuple[Action, ...]) -> Action | None:
        """What a module offers beside the actions of a turn passes with the first of them: if it is worth something, it
        comes first. A card is drawn for it, so one state says little."""
        offers = search.board.rules.offers.get("turn", ())
        if not offers:
            return None
        kinds = {kind for deed in offers for kind in deed.kinds}
        found = [(search.mean((action,)), action) for action in actions if action.kind in kinds]
        value, best = max(found, key=lambda one: one[0], default=(0.0, None))
        return best if best is not None and value > search.now() + _LEAST_GAIN else None

    def regular(self, search: Search, actions: list[Action]) -> list[Line]:
        """Every way to use artifacts and powers and to pray; of moves only the most promising."""
        heroes = [action for action in actions if action.kind == "move_hero"]
        moves = [action for action in actions if action.kind in _HOPLITE_KINDS]
        others = [action for action in actions if action.kind not in _MOVES and not _is_vain(search, action)]
        muses = [action for action in actions if action.kind == "move_muse"]
        others += best_moves(search.policy, search.seat, muses, _MUSE_MOVES)
        return [(action,) for action in [*others, *self._hero_moves(search, heroes), *self.moves(search, moves)]]

    def _hero_moves(self, search: Search, actions: list[Action]) -> list[Action]:
        if len(actions) <= _HERO_MOVES:
            return actions
        observation, evaluation = search.observation, search.evaluation
        lord = observation.lord
        # Where the hero stands matters to the army only by Usurp and Prepare.
        lands = search.seat in observation.glory or "prepare" not in lord.specials_used

        def imagined(action: Action) -> float:
            after = observation.with_hero_at(search.board.region[str(action.args[0])])
            return evaluation.hero(after) + (evaluation.lands(after) if lands else 0.0)

        ranked = sorted(actions, key=imagined, reverse=True)
        wanted = (observation.king_region, under_the_sky(observation))
        serving = [action for action in ranked[_HERO_MOVES:] if search.board.region[str(action.args[0])] in wanted]
        return ranked[:_HERO_MOVES] + serving

    def moves(self, search: Search, actions: list[Action]) -> list[Action]:
        """Single moves of hoplites: the best of those that nobody resists, and the best attacks."""
        observation, evaluation, region = search.observation, search.evaluation, search.board.region
        peaceful, attacks = self._apart(search, [action for action in actions if action.kind == "move"])
        walls = [action for action in actions if action.kind != "move"]
        walls.sort(key=lambda action: -search.policy.move(search.table.decision, action))
        if len(peaceful) > _HOPLITE_MOVES:
            peaceful.sort(
                key=lambda action: evaluation.lands(
                    observation.with_hoplites_moved(region[str(action.args[0])], region[str(action.args[1])], 1)
                ),
                reverse=True,
            )
        return walls[:1] + peaceful[:_HOPLITE_MOVES] + self._dared(search, attacks)[:_ATTACKS]

    def _apart(self, search: Search, actions: list[Action]) -> tuple[list[Action], list[Action]]:
        """Moves that nobody resists, and attacks, the most promising first."""
        observation, region = search.observation, search.board.region
        attacks = [a for a in actions if observation.holder[region[str(a.args[1])]] not in (NOBODY, search.seat)]
        peaceful = [a for a in actions if observation.holder[region[str(a.args[1])]] in (NOBODY, search.seat)]
        attacks.sort(key=lambda action: -search.policy.move(search.table.decision, action))
        return peaceful, attacks

    def _dared(self, search: Search, attacks: list[Action]) -> list[Action]:
        """Attacks of Hoplite Movement that can be won with all who get there."""
        policy, seat = search.policy, search.seat
        regions = [search.board.region[str(action.args[1])] for action in attacks]
        return [
            action
            for action, at in zip(attacks, regions, strict=True)
            if policy.hopeful(seat, at, policy.within_reach(seat, at))
        ]

    def specials(self, search: Search, actions: list[Action]) -> list[Line]:
        """Every special action; of marches the most promising, each with all hoplites or all but one."""
        observation, evaluation, region = search.observation, search.evaluation, search.board.region
        lines: list[Line] = [(action,) for action in actions if action.kind not in ("march", "murderous_march")]
        peaceful, attacks = self._apart(search, [action for action in actions if action.kind == "march"])
        quiet: list[tuple[float, Line]] = []
        battles: list[tuple[float, Line]] = []
        for action in peaceful + attacks:
            start, end = region[str(action.args[0])], region[str(action.args[1])]
            most = observation.unfortified(search.seat, start)
            for count in range(most, max(0, most - 2), -1):
                line = (action, Action("march_off", (count,)))
                if observation.holder[end] in (NOBODY, search.seat):
                    quiet.append((evaluation.lands(observation.with_hoplites_moved(start, end, count)), line))
                elif search.policy.hopeful(search.seat, end, count):
                    odds = count - search.policy.needed(search.seat, end)
                    battles.append((min(odds, 2) + search.policy.wants(search.seat)[end], line))
        for marches, most in ((quiet, _MARCHES), (battles, _ATTACKS)):
            marches.sort(key=lambda one: -one[0])
            lines += [line for _, line in marches[:most]]
        leaps = [action for action in actions if action.kind == "murderous_march"]
        leaps.sort(key=lambda action: -search.policy.move(search.table.decision, action))
        lines += [(action,) for action in leaps[:_ATTACKS]]
        return lines or [(action,) for action in actions]


def _is_vain(search: Search, action: Action) -> bool:
    """Whether a prayer would draw cards that must be discarded again: the hand is full, and no hunt will use it."""
    board, observation = search.board, search.observation
    if action.kind != "pray" or board.rules.gods[board.rules.god[str(action.args[0])]].effect != "draw_combat_cards":
        return False
    lord = observation.lord
    hunts = "hunt" not in lord.specials_used and any(lord.hero_at in monster.shores for monster in observation.monsters)
    return lord.hand_size >= lord.hand_limit and not hunts


def is_special(search: Search, action: Action) -> bool:
    """Whether the action ends the turn: a special action, or a power in the place of one."""
    if is_use(action):
        return "instead_of_special_action" in search.board.rules.power(ref_of(action)).when
    return action.kind in search.board.rules.special_of
