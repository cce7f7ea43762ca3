"""What a move of hoplites would lead to as things stand, told with the action before it is made (H-6.9, H-7, H-9.9)."""

from __future__ import annotations

from typing import Final

from aegean.core.values import Action, Plain
from aegean.hellas.battle.sides import ATTACKER, DEFENDER, Battle, army_strength
from aegean.hellas.control import tolls
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import population
from aegean.hellas.turn.march import MarchOff, leap_price
from aegean.hellas.turn.movement import FirstStep, MoveGroup

OUTCOMES: Final = ("battle", "control", "short", "nothing")
_FROM_REGION_TO_REGION: Final = ("move", "march", "murderous_march")


def foreseen(p: Hellas, action: Action) -> dict[str, Plain]:
    """For an action that moves hoplites into a region what follows there, if nothing more comes or goes: a battle with
    both strengths before cards, control, or how many are lacking for it. A march is foreseen with all who could go."""
    step = p.steps[-1]
    region = p.rules.region
    if action.kind in _FROM_REGION_TO_REGION:
        seat: int = step.seat  # type: ignore[attr-defined]
        start, end = (region[str(name)] for name in action.args)
        count = 1 if action.kind == "move" else p.unfortified(seat, start)
        if action.kind == "murderous_march":
            price = leap_price(p, seat)
            count -= price.number if price is not None else 0
        return _after(p, seat, start, end, count)
    if isinstance(step, MarchOff):
        return _after(p, step.seat, step.start, step.end, int(action.args[0]))
    if action.kind == "onward":
        end = region[str(action.args[0])]
        if isinstance(step, FirstStep):
            return _after(p, step.seat, step.start, end, step.count)
        assert isinstance(step, MoveGroup)
        return _after(p, step.seat, step.at, end, step.count, onward=True)
    for answer in p.rules.answers.get("brings_back", ()):
        brought = answer(p, action)
        if brought is not None:
            seat, end, count = brought
            return {"count": count} if end == NOWHERE else {"count": count, **_arriving(p, seat, end, count)}
    return {}


def _after(p: Hellas, seat: int, start: int, end: int, count: int, onward: bool = False) -> dict[str, Plain]:
    then = p.copy()
    then.shift(seat, start, -count)
    then.shift(seat, end, count)
    for answer in p.rules.answers.get("goes_along", ()):
        answer(then, seat, start, end, onward)
    toll = min(sum(tolls(p, end)), then.army(seat, end))
    then.remove_hoplites(seat, end, toll)
    return _there(then, seat, end, toll)


def _arriving(p: Hellas, seat: int, end: int, count: int) -> dict[str, Plain]:
    """They come from no region, so no toll is taken of them."""
    then = p.copy()
    then.shift(seat, end, count)
    return _there(then, seat, end, 0)


def _there(then: Hellas, seat: int, end: int, toll: int) -> dict[str, Plain]:
    follows, lacking, strengths = "nothing", 0, (0, 0)
    owner, enemies = then.control[end], then.enemies_in(seat, end)
    if enemies and then.army(seat, end):
        battle = Battle(end, seat, enemies[0])
        then.push(battle)
        follows = "battle"
        strengths = (army_strength(then, battle, ATTACKER), army_strength(then, battle, DEFENDER))
    elif owner == NOBODY:
        lacking = max(0, population(then, seat, end) - then.army(seat, end))
        follows = "short" if lacking else "control"
    elif then.are_enemies(owner, seat) and then.army(seat, end):
        follows = "control"
    attack, defence = strengths
    return {"follows": follows, "attack": attack, "defence": defence, "lacking": lacking, "toll": toll}
