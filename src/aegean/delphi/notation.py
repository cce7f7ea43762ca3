"""The actions of the game as a whole: their parts, their places on the table, and a fixed number for each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from aegean.core.numbering import Layer, Numbering, Parts, parts_of
from aegean.core.values import Action
from aegean.delphi.board import ISLANDS, Board
from aegean.delphi.facts import Facts
from aegean.delphi.names import COLOURS, COMPANIONS, GODS, SOURCES

# Every kind of action: the names of its parts, and the set from which each part comes.
ACTIONS: Final[dict[str, Parts]] = {
    "draw_oracle": (("source", "source"),),
    "take_favours": (("source", "source"),),
    "look_islands": (("source", "source"),),
    "sail": (("source", "source"), ("hex", "place")),
    "explore": (("source", "source"), ("hex", "hidden")),
    "fight": (("source", "source"), ("hex", "monster"), ("colour", "colour")),
    "build_shrine": (("source", "source"), ("hex", "hidden")),
    "load_offering": (("source", "source"), ("hex", "offering"), ("colour", "colour")),
    "make_offering": (("source", "source"), ("hex", "temple")),
    "load_statue": (("source", "source"), ("hex", "city")),
    "raise_statue": (("source", "source"), ("hex", "statue"), ("colour", "colour")),
    "discard_injuries": (("source", "source"), ("colour", "colour")),
    "advance_god": (("source", "source"), ("god", "god")),
    "combo": (("source", "source"), ("colour", "colour")),
    "poseidon": (("hex", "place"),),
    "apollo": (),
    "artemis": (("hex", "hidden"),),
    "aphrodite": (),
    "ares": (("hex", "monster"), ("colour", "colour")),
    "hermes": (("colour", "colour"),),
    "send_back": (("god", "god"),),
    "end_turn": (),
    "lift": (("god", "god"),),
    "favours": (),
    "god_steps": (),
    "discard_injury": (("colour", "colour"),),
    "discard_colour": (("colour", "colour"),),
    "fight_on": (),
    "surrender": (),
    "look": (("hex", "hidden"),),
    "scout": (("hex", "hidden"),),
    "befriend": (("companion", "companion"),),
    "take": (("equipment", "equipment"),),
    "receive_statue": (("colour", "colour"),),
    "receive_offering": (("hex", "offering"), ("colour", "colour")),
    "enthrone": (("god", "god"),),
    "choose_ship": (("ship", "ship"),),
    "drop_task": (("tile", "tile"),),
    "choose_colour": (("player", "player"),),
    "decline": (),
}

TASK_TILES: Final = (
    "shrine",
    "statue",
    "offering",
    "monster",
    *(f"{task}-{colour}" for task in ("offering", "monster") for colour in COLOURS),
)

# What stands on the table for a part of an action, where it is not simply the part's own name.
_THINGS: Final = {
    ("fight", "colour"): "monster:{hex}:{colour}",
    ("ares", "colour"): "monster:{hex}:{colour}",
    ("load_offering", "colour"): "offering:{hex}:{colour}",
    ("receive_offering", "colour"): "offering:{hex}:{colour}",
    ("raise_statue", "colour"): "pedestal:{hex}:{colour}",
    ("discard_injuries", "colour"): "injury:{colour}",
    ("discard_injury", "colour"): "injury:{colour}",
    ("discard_colour", "colour"): "injury:{colour}",
    ("combo", "colour"): "equipment:die_combo_{colour}",
    ("hermes", "colour"): "statue:{colour}",
    ("receive_statue", "colour"): "statue:{colour}",
    ("drop_task", "tile"): "task:{tile}",
}

# The thing that says which kind of action is meant, where its parts do not say so.
_FIRST: Final = {god: f"god:{god}" for god in GODS}
_LAST: Final = {
    "draw_oracle": "deck:oracle",
    "take_favours": "favours",
    "look_islands": "look",
    "send_back": "deck:oracle",
    "apollo": "power:apollo",
    "aphrodite": "power:aphrodite",
    "favours": "favours",
    "god_steps": "gods",
    "fight_on": "fight_on",
    "surrender": "surrender",
    "decline": "decline",
    "end_turn": "end_turn",
}


# The kinds of action that several things of one's choice stand for: half-made, each asks for the rest in its own words.
NARROWING: Final = tuple(kind for kind, parts in ACTIONS.items() if (kind in _FIRST) + len(parts) > 1)

_KEPT: Final = 16384  # more than the actions of all boards


@lru_cache(_KEPT)
def named_parts(action: Action) -> Mapping[str, str | int]:
    """The parts of an action by name."""
    return parts_of(ACTIONS, action)


@lru_cache(_KEPT)
def targets_of(action: Action) -> tuple[str, ...]:
    """The things on the table that stand for the action, in the order a hand would touch them."""
    parts = named_parts(action)
    things = [_FIRST[action.kind]] if action.kind in _FIRST else []
    for name, value in parts.items():
        if name == "source":
            things += _source_things(str(value))
        else:
            things.append(_THINGS.get((action.kind, name), "{name}:{value}").format(name=name, value=value, **parts))
    if action.kind in _LAST:
        things.append(_LAST[action.kind])
    return tuple(things)


def _source_things(source: str) -> list[str]:
    bare = source.removesuffix("-any")
    thing = bare.replace("-", ":")  # die:black, card:red, extra
    return [thing] if bare == source else ["any_colour", thing]


def numbering(board: Board, facts: Facts) -> Numbering:
    """A number for every action that can ever be taken on a board; the numbers mean the same on every board."""
    layer = Layer(
        ACTIONS,
        {
            "source": SOURCES,
            "colour": COLOURS,
            "god": GODS,
            "companion": COMPANIONS,
            "equipment": facts.equipment_ids,
            "ship": facts.ship_ids,
            "tile": TASK_TILES,
            "player": facts.player_colours,
            "place": tuple(board.names),
            **{kind: tuple(board.island_names[kind]) for kind in ISLANDS},
        },
    )
    return Numbering(layer)
