"""Quick answers of Kronos and of the heroes against him, where there is nothing to look ahead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aegean.core.values import Action, Decision

if TYPE_CHECKING:
    from aegean.bots.hellas.observation import Monster, Observation
    from aegean.bots.hellas.policy import Policy

_CHAINS: Final = {  # by the victory that a lord of this taste would like best
    "warlord": ("famine", "flood", "eruption"),
    "temples": ("eclipse", "stampede", "earthquake"),
    "slayer": ("eruption", "stampede", "flood"),
    "king": ("earthquake", "eclipse", "famine"),
}
_BREAKS: Final = 8  # anger at which a chain can be broken
_GUARDED: Final = 0.35  # for each hoplite where a monster would stand
_CROWDED: Final = 0.5  # for each monster that is in the land already
_HUNTED: Final = 0.6  # for each hero who stands there
_FOREIGN: Final = -3.0  # a start in a land that is hostile already
_TOGETHER: Final = 0.5  # for each hoplite of another hero in the land where one starts
_PRIESTS: Final = 2.5  # a start in a small region with a temple
_TEMPLE: Final = 0.7  # where no hoplite guards one


def place_worth(me: Policy, monster: str, at: int) -> float:
    """What it is worth to Kronos that a monster stands in a region: lands that are not hostile yet, cheap to frighten
    and without another monster, temples that nobody guards, hoplites to strike; away from hunters."""
    o, board = me.observation, me.board
    titan = o.titan
    assert titan is not None
    land = board.rules.land_of[at]
    steps = titan.standing[land]
    others = [one for one in o.monsters if one.name != monster and board.rules.land_of[one.at] == land]
    value = (steps / (1 + 0.25 * titan.prices[land]) if steps else 0.0) * _CROWDED ** len(others)
    hoplites = sum(army[at] for army in o.army)
    value += _GUARDED * min(2, hoplites)
    if o.temple[at] and not hoplites:
        value += _TEMPLE
    return value - _HUNTED * sum(lord.hero_at == at for lord in o.lords)


def _best_step(me: Policy, monster: Monster) -> float:
    here = place_worth(me, monster.name, monster.at)
    return max((place_worth(me, monster.name, at) for at in me.board.neighbours[monster.at]), default=here) - here


def monsters(me: Policy, decision: Decision, action: Action) -> float:
    """The monster that gains most by a step; none that would only lose by it."""
    if not action.args:
        return 0.05
    for monster in me.observation.monsters:
        if monster.name == action.args[0]:
            return _best_step(me, monster)
    return 0.0


def move(me: Policy, decision: Decision, action: Action) -> float:
    if not action.args:
        return place_worth(me, str(decision.about.get("monster", "")), _at(me, decision))
    return place_worth(me, str(decision.about.get("monster", "")), me.board.region[str(action.args[0])])


def _at(me: Policy, decision: Decision) -> int:
    for monster in me.observation.monsters:
        if monster.name == decision.about.get("monster"):
            return monster.at
    return 0


def choose_chain(me: Policy, decision: Decision, action: Action) -> float:
    """Which chains he binds himself with is a matter of taste: of what he means to do most."""
    liked = max(_CHAINS, key=lambda taste: getattr(me.weights, taste))
    order = _CHAINS[liked]
    name = str(action.args[0])
    return float(len(order) - order.index(name)) if name in order else 0.0


def break_chain(me: Policy, decision: Decision, action: Action) -> float:
    """All anger for a chain is dear; the more chains are broken, the more the last of them is worth."""
    titan = me.observation.titan
    assert titan is not None
    if not action.args:
        return 0.0
    gain = {1: 2.5, 2: 1.0}.get(titan.unbroken, 0.4)
    cost = 0.0 if decision.about.get("must") else 0.28 * (titan.anger - _BREAKS) + 0.9
    return gain - cost + 0.1 * choose_chain(me, decision, action)


def kill(me: Policy, decision: Decision, action: Action) -> float:
    """Of the hero who has fewer left there: then a region is without hoplites sooner."""
    o = me.observation
    if not action.args:  # to spare them
        return -1.0
    at = me.board.region[str(decision.about["region"])]
    for seat, lord in enumerate(o.lords):
        if lord.hero == action.args[0]:
            return (2.0 if o.control[at] == seat else 0.0) - 0.1 * o.army[seat][at]
    return 0.0


def discard_order(me: Policy, decision: Decision, action: Action) -> float:
    """Cards of monsters that are on the map already are worth less than one that brings another."""
    name = str(action.args[0])
    there = {monster.name for monster in me.observation.monsters}
    return 1.0 if name.partition("_")[0] in there else 0.0


def raise_kronos(me: Policy, decision: Decision, action: Action) -> float:
    """Whatever breaks a chain; then anger, which comes back with every monument."""
    titan = me.observation.titan
    assert titan is not None
    name = str(action.args[0])
    breaks = titan.attributes[name] == 2 and titan.unbroken > 0
    return 3.0 * breaks + {"anger": 1.2, "authority": 1.0, "might": 0.8}.get(name, 0.0) - 0.2 * titan.attributes[name]


def banish(me: Policy, decision: Decision, action: Action) -> float:
    """As far away from him as can be."""
    titan = me.observation.titan
    assert titan is not None
    if not action.args or titan.region < 0:
        return 0.0
    return float(me.board.hero_far[me.board.region[str(action.args[0])]][titan.region])


def start_worth(o: Observation, at: int) -> float:
    """Heroes begin together, in a land that Kronos has not: many hoplites in one land are what he cannot pay for."""
    titan = o.titan
    assert titan is not None
    land = o.board.rules.land_of[at]
    if not titan.standing[land]:
        return _FOREIGN
    friends = sum(army[n] for army in o.army for n in o.board.rules.regions_of_land[land])
    priests = _PRIESTS if o.temple[at] and o.board.rules.population[at] <= 2 else 0.0
    return priests + _TOGETHER * friends + 0.25 * sum(o.board.recruits[n] for n in o.board.rules.regions_of_land[land])


_KINDS: Final = {  # what Kronos does, all else being equal
    "kronos_destroy_monument": 2.2, "monster_destroy_monument": 2.0, "use_chain": 1.6, "destroy_temple": 1.2,
    "kronos_terror": 1.2, "region_attack": 0.9, "evolve": 0.7, "carry_out": 0.8, "monster_movement": 0.8,
    "kronos_movement": 0.6, "end_turn": 0.1,
}  # fmt: skip


def turn(me: Policy, decision: Decision, action: Action) -> float:
    """What deserves a look first: steps that are cheap, monsters where they are wanted, a Pass without anger."""
    o, board = me.observation, me.board
    titan = o.titan
    assert titan is not None
    if action.kind == "terror":
        for monster in o.monsters:
            if monster.name == action.args[0]:
                land = board.rules.land_of[monster.at]
                return 2.0 if titan.standing[land] else 0.2
    if action.kind == "summon":
        return 1.2 + place_worth(me, str(action.args[0]).partition("_")[0], board.region[str(action.args[1])])
    if action.kind == "kronos_pass":
        return 2.5 - 0.4 * titan.anger
    return _KINDS.get(action.kind, 0.5)


RANKINGS: Final[dict[str, Callable[[Policy, Decision, Action], float]]] = {
    "banish_hero": banish,
    "break_chain": break_chain,
    "choose_chain": choose_chain,
    "discard_order": discard_order,
    "kill_hoplites": kill,
    "kronos_monsters": monsters,
    "kronos_turn": turn,
    "raise_kronos": raise_kronos,
}
