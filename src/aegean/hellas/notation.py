"""The actions of the game as a whole: their parts, their places on the table, and a fixed number for each."""

from __future__ import annotations

from typing import Final

from aegean.core.numbering import Numbering, Parts, parts_of
from aegean.core.values import Action
from aegean.hellas.battle import start as battle
from aegean.hellas.hunt import steps as hunt
from aegean.hellas.rules import Rules

_REGION: Final[Parts] = (("region", "region"),)
_MOVE: Final[Parts] = (("start", "region"), ("region", "region"))

# Every kind of action: the names of its parts, and the set from which each part comes.
ACTIONS: Final[dict[str, Parts]] = {
    # setup
    "choose_hero": (("hero", "hero"),),
    "start_in": _REGION,
    # regular actions
    "pray": (("god", "god"),),
    "move_hero": _REGION,
    "quest_step": (),
    "move": _MOVE,
    "fortify": _REGION,
    "unfortify": _REGION,
    "start_quest": (("quest", "quest"), ("number", "count")),
    # special actions
    "recruit": (),
    "march": _MOVE,
    "murderous_march": _MOVE,
    "march_off": (("count", "count"),),
    "build_temple": _REGION,
    "prepare": (),
    "option": (("effect", "effect"),),
    "usurp": (),
    "hunt": (("monster", "monster"),),
    "build_monument": (),
    "raise_monument": (("god", "god"),),
    # powers
    "use_artifact": (("artifact", "artifact"),),
    "use_blessing": (("blessing", "blessing"),),
    "use_hero": (("hero", "hero"),),
    "use_quest": (("quest", "quest"),),
    "choose_effect": (("effect", "effect"),),
    # within actions
    "place": _REGION,
    "place_fortified": _REGION,
    "army": (("region", "region"), ("count", "count")),
    "onward": _REGION,
    "place_hero": _REGION,
    "fight": _REGION,
    "save": (("artifact", "artifact"), ("count", "count")),
    "kill": (("count", "count"),),
    "injure": (("attribute", "attribute"),),
    "injure_hero": (("hero", "hero"),),
    "heal": (("attribute", "attribute"),),
    "attribute": (("attribute", "attribute"),),
    "draw": (("count", "count"),),
    "discard": (("card", "card"),),
    "keep_artifact": (("artifact", "artifact"),),
    "keep_blessing": (("blessing", "blessing"),),
    "take_glory": (("land", "land"),),
    "return_glory": (("land", "land"),),
    "clear_token": (("special", "special"),),
    "choose_monster": (("monster", "monster"),),
    "move_monster": _REGION,
    "roll": (("monster", "monster"),),
    "monster_move": (),
    "monster_attack": (),
    "done": (),
    "pass": (),
    "decline": (),
    "not_this_turn": (),
    **battle.ACTIONS,
    **hunt.ACTIONS,
}

_SPECIALS: Final = {
    "recruit": "recruit",
    "march": "march",
    "murderous_march": "march",
    "build_temple": "build_temple",
    "prepare": "prepare",
    "usurp": "usurp",
    "hunt": "hunt",
    "build_monument": "build_monument",
}
_CITIES: Final = ("fortify", "unfortify", "place_fortified")
_BUTTONS: Final = ("quest_step", "monster_move", "monster_attack", "done", "pass", "decline", "not_this_turn")


def targets_of(action: Action, hero: str) -> tuple[str, ...]:
    """The things on the table that stand for the action, in the order a hand would touch them."""
    things = []
    if action.kind in _SPECIALS:
        things.append(f"special:{_SPECIALS[action.kind]}")
    if action.kind == "murderous_march":
        things.append("blessing:murderous_march")
    if action.kind == "move_hero":
        things.append(f"hero:{hero}")
    if action.kind == "pray":
        things.append("priests")
    parts = parts_of(ACTIONS, action)
    if action.kind in _CITIES:
        return (f"{'fortified' if action.kind == 'unfortify' else 'city'}:{parts['region']}",)
    for name, of in ACTIONS[action.kind]:
        things.append(f"{of}:{parts[name]}")
    return tuple(things) if things else (action.kind,)


def numbering(rules: Rules) -> Numbering:
    """A number for every action that can ever be taken."""
    effects = sorted(
        {one.effect for ref in rules.power_refs for one in rules.power(ref).effects}
        | {one.effect for one in rules.effects("special:prepare:all")}
    )
    return Numbering(
        ACTIONS,
        {
            "region": rules.region_ids,
            "hero": rules.hero_ids,
            "god": rules.god_ids,
            "monster": rules.monster_ids,
            "quest": rules.quest_ids,
            "artifact": rules.artifact_ids,
            "blessing": rules.blessing_ids,
            "card": rules.combat_ids,
            "attribute": rules.attribute_ids,
            "land": rules.land_ids,
            "special": rules.special_ids,
            "attack": rules.attack_ids,
            "symbol": tuple(rules.combat_symbols),
            "effect": tuple(effects),
            "reward": ("priest", "artifact", "monster_artifact"),
            "side": ("attacker", "defender"),
            "place": tuple(range(16)),
            "count": tuple(range(rules.limits["hoplites"] + 1)),
        },
    )
