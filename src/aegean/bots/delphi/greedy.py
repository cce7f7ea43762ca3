"""A greedy captain for The Oracle of Delphi: plans its route home over all open tasks, and takes the best turn it sees.

It works from the view of its seat alone. Turns are searched in `turn`; every other decision compares how the
captain would stand afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from aegean.bots.bot import Bot, Table
from aegean.bots.characters import Character
from aegean.bots.delphi.evaluation import GOD_STEP, Worth, prospect
from aegean.bots.delphi.observation import Captain, Jobs, Observation
from aegean.bots.delphi.routes import Routes, another_round
from aegean.bots.delphi.turn import TurnSearch
from aegean.bots.delphi.weights import PLAIN, PROVEN, Weights, tasted
from aegean.core.values import Action, Decision
from aegean.delphi.names import COLOUR, COMPANION, DEMIGOD, GOD, HERO

Ranking = Callable[["Scene", Action], float]
_LOSS: Final = 1e-6  # a god that climbs is never worse than one that stays


class Scene:
    """A decision and all that the captain makes of it."""

    def __init__(self, table: Table, weights: Weights = PLAIN) -> None:
        self.decision: Decision = table.decision
        self.observation = Observation(table, weights)
        o = self.observation
        self.routes = Routes(o, o.captain)
        self.routes.set_out(o.ship, o.jobs)
        self.cost = self.routes.cost(o.ship, o.jobs)
        self.worth = Worth(o, o.captain, self.cost)

    def with_jobs(self, jobs: Jobs) -> float:
        """How the captain stands with other jobs than now."""
        return -self.routes.cost(self.observation.ship, jobs)

    def with_powers(self, captain: Captain, jobs: Jobs | None = None) -> float:
        """How the captain stands with other powers than now."""
        return self.observation.weights.powers * prospect(
            self.observation, captain, self.observation.jobs if jobs is None else jobs
        )


class DelphiGreedyBot(Bot):
    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int = 0, character: Character | None = None) -> None:
        super().__init__(seed)
        self._weights = tasted(PLAIN, character)

    def choose(self, table: Table) -> Action:
        actions = table.decision.actions
        if len(actions) == 1:
            return actions[0]
        scene = Scene(table, self._weights)
        if table.decision.kind == "turn":
            return self._turn(table, scene)
        ranking = RANKINGS[table.decision.kind]
        values = [ranking(scene, action) for action in actions]
        best = max(values)
        level = [action for action, value in zip(actions, values, strict=True) if value > best - 1e-9]
        return level[self.chance(table).below(len(level))] if len(level) > 1 else level[0]

    def _turn(self, table: Table, scene: Scene) -> Action:
        search = TurnSearch(scene.observation, scene.routes, scene.worth)
        lines = search.lines(frozenset(table.decision.actions))
        if not lines:
            return Action("end_turn")
        level = [action for value, action in lines if value > lines[0][0] - 1e-9]
        return level[self.chance(table).below(len(level))] if len(level) > 1 else level[0]


# -- rankings: for each kind of decision what an action is worth ------------------------------------------------------


def _lift(scene: Scene, action: Action) -> float:
    """A god step, or the favours in its place."""
    worth, o = scene.worth, scene.observation
    if action.kind == "favours":
        gain = o.facts.unhurt_favours + worth.gain
        return worth.favours(o.favours + gain) - worth.favours(o.favours)
    if action.kind == "decline":
        return -_LOSS
    if action.kind == "god_steps":
        return o.facts.unhurt_god_steps * worth.god_step(o.gods)[0]
    god = GOD[str(action.args[0])]
    row = o.facts.throne_row if action.kind == "enthrone" else worth.lifted(o.gods[god])
    return worth.god(god, row) - worth.god(god, o.gods[god])


def _heal(scene: Scene, action: Action) -> float:
    """One injury, or all of a colour, discarded."""
    injuries = list(scene.observation.injuries)
    colour = COLOUR[str(action.args[0])]
    injuries[colour] = injuries[colour] - 1 if action.kind == "discard_injury" else 0
    return scene.worth.health(tuple(injuries))


def _fight(scene: Scene, action: Action) -> float:
    if action.kind == "surrender":
        return 1e-6
    o, about = scene.observation, scene.decision.about
    after = o.jobs.monster_defeated(COLOUR[about["colour"]])
    prize = scene.with_jobs(after) - scene.with_jobs(o.jobs) + scene.worth.equipment
    return another_round(o.facts, about["target"], o.favours, round(o.weights.prize * prize, 1))


def _look(scene: Scene, action: Action) -> float:
    """Unknown islands near the ship first."""
    o = scene.observation
    island = o.board.island["hidden"][str(action.args[0])]
    leg = scene.routes.chart.legs(o.ship)[scene.routes.chart.first["explore"] + island]
    return (100.0 if o.waters.unknown >> island & 1 else 0.0) - leg


def _scout(scene: Scene, action: Action) -> float:
    """Of the islands just seen one's own, the farther the better; else any other."""
    o = scene.observation
    island = o.board.island["hidden"][str(action.args[0])]
    if o.waters.own_seen >> island & 1 and o.jobs.shrine_tasks:
        return scene.with_jobs(o.jobs.shrine_built(island))
    return scene.with_jobs(o.jobs.island_explored(island, 0.0)) + scene.worth.letter


def _befriend(scene: Scene, action: Action) -> float:
    o, worth = scene.observation, scene.worth
    companion = COMPANION[str(action.args[0])]
    kind, colour = divmod(companion, 6)
    value = scene.with_powers(o.captain.befriended(companion, o.facts)) + o.weights.companions[kind]
    if kind == HERO:
        healed = (*o.injuries[:colour], 0, *o.injuries[colour + 1 :])
        value += worth.health(healed) - worth.health(o.injuries)
    if kind == DEMIGOD:
        value += worth.cards(sum(o.cards) + o.facts.companion_types[DEMIGOD].oracle_cards) - worth.cards(sum(o.cards))
    return value


def _equip(scene: Scene, action: Action) -> float:
    o = scene.observation
    card = str(action.args[0])
    proven = PROVEN.get(card) or PROVEN.get(o.facts.equipment[o.facts.equipment_number[card]].ability, 0.0)
    return scene.with_powers(o.captain.equipped(card, o.facts)) + _receipt(scene, card) + o.weights.proven * proven


def _receipt(scene: Scene, card: str) -> float:
    """What an equipment card brings besides what it changes in the captain's routes."""
    o, worth, facts = scene.observation, scene.worth, scene.observation.facts
    entry = facts.equipment[facts.equipment_number[card]]
    mask = sum(1 << COLOUR[colour] for colour in entry.colours)
    room = o.jobs.held() < worth.outfit.storage
    match entry.ability:
        case "extra_action":
            return 0.35 * worth.rounds
        case "task_reward":
            tasks = o.jobs.offerings_left() + o.jobs.statue_tasks + o.jobs.monsters_left()
            return 0.4 * worth.scale * max(0, tasks - 1)
        case "die_combo":
            return 0.3 * worth.rounds
        case "roll_bonus":
            return 0.42 * (worth.favours(4 + entry.favours) - worth.favours(4)) * worth.rounds
        case "load_statue" if room:
            cities = sum(1 << colour for colour in o.waters.cities if colour >= 0)
            colours = [c for c in range(6) if (mask & cities & o.jobs.statues_wanted()) >> c & 1]
            return max((_gain(scene, o.jobs.statue_loaded(c)) for c in colours), default=0.0)
        case "load_offering" if room:
            lying = 0
            for here in o.waters.offerings_on:
                lying |= here
            colours = [c for c in range(6) if (mask & lying & o.jobs.offerings_wanted()) >> c & 1]
            return max((_gain(scene, o.jobs.offering_loaded(c)) for c in colours), default=0.0)
        case "god_to_throne":
            gods = facts.throne_gods[facts.equipment_number[card]]
            return max(worth.god(god, facts.throne_row) - worth.god(god, o.gods[god]) for god in gods)
        case "bundle":
            favours = worth.favours(o.favours + entry.favours + worth.gain) - worth.favours(o.favours)
            cards = worth.cards(sum(o.cards) + entry.oracle_cards) - worth.cards(sum(o.cards))
            return favours + cards + entry.god_steps * worth.god_step(o.gods)[0]
        case "scout":
            return 2.0 * worth.scale if o.jobs.shrine_tasks else worth.letter
    return 0.0


def _gain(scene: Scene, jobs: Jobs) -> float:
    return scene.with_jobs(jobs) - scene.with_jobs(scene.observation.jobs)


def _receive(scene: Scene, action: Action) -> float:
    """A statue or an offering that a card brings aboard."""
    jobs = scene.observation.jobs
    colour = COLOUR[str(action.args[-1])]
    loaded = jobs.statue_loaded(colour) if action.kind == "receive_statue" else jobs.offering_loaded(colour)
    return scene.with_jobs(loaded)


def _colour(scene: Scene, action: Action) -> float:
    """No colour is better than another: whose letters others find hardly matters."""
    return 0.0


def _ship(scene: Scene, action: Action) -> float:
    """A ship tile: what it changes in routes, and what it gives besides."""
    o, worth, facts = scene.observation, scene.worth, scene.observation.facts
    captain = o.captain.aboard(facts.ship_ids.index(str(action.args[0])), facts)
    entry = facts.ships[captain.ship_tile]
    value = scene.with_powers(captain)
    value += 4.0 * entry.tasks_dropped + 0.25 * entry.extra_favours * worth.rounds
    value += entry.equipment * worth.equipment + worth.cards(entry.oracle_cards)
    if entry.gods_on_first_cloud:
        first = facts.first_cloud(o.seats)
        value += worth.gods((first,) * 6) - worth.gods(o.gods) + 1.0
    return value


def _drop(scene: Scene, action: Action) -> float:
    """A Zeus tile given up: the way it spares, less its reward."""
    worth, tile = scene.worth, str(action.args[0])
    rewards = {"statue": worth.companion, "monster": worth.equipment, "offering": worth.favours(3), "shrine": GOD_STEP}
    return (
        scene.with_powers(scene.observation.captain, scene.observation.jobs.without(tile))
        - rewards[tile.partition("-")[0]]
    )


RANKINGS: dict[str, Ranking] = {
    "choose_colour": _colour,
    "companion": _befriend,
    "discard_colour": _heal,
    "draft_ship": _ship,
    "drop_task": _drop,
    "enthrone": _lift,
    "equipment": _equip,
    "fight": _fight,
    "god_steps": _lift,
    "look": _look,
    "others_advance": _lift,
    "receive_offering": _receive,
    "receive_statue": _receive,
    "recover": _heal,
    "scout": _scout,
    "unhurt": _lift,
}
