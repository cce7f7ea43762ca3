"""The actions of the game as a whole: their parts, their places on the table, and a fixed number for each."""

from __future__ import annotations

from typing import Final

from aegean.core.errors import NotationError
from aegean.core.values import Action
from aegean.delphi.board import ISLANDS, Board
from aegean.delphi.facts import Facts
from aegean.delphi.names import COLOURS, COMPANIONS, GODS, SOURCES

# Every kind of action: the names of its parts, and the set from which each part comes.
ACTIONS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
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
    "end_turn": "end_turn",
}


def parts_of(action: Action) -> dict[str, str]:
    """The parts of an action by name."""
    try:
        return {name: str(arg) for (name, _), arg in zip(ACTIONS[action.kind], action.args, strict=True)}
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise NotationError(f"{action!r} is no action of this game") from error


def targets_of(action: Action) -> tuple[str, ...]:
    """The things on the table that stand for the action, in the order a hand would touch them."""
    parts = parts_of(action)
    things = [_FIRST[action.kind]] if action.kind in _FIRST else []
    for name, value in parts.items():
        if name == "source":
            things += _source_things(value)
        else:
            things.append(_THINGS.get((action.kind, name), "{name}:{value}").format(name=name, value=value, **parts))
    if action.kind in _LAST:
        things.append(_LAST[action.kind])
    return tuple(things)


def _source_things(source: str) -> list[str]:
    bare = source.removesuffix("-any")
    thing = bare.replace("-", ":")  # die:black, card:red, extra
    return [thing] if bare == source else ["any_colour", thing]


class Numbering:
    """A number for every action that can ever be taken on a board; the numbers mean the same on every board."""

    def __init__(self, board: Board, facts: Facts) -> None:
        self._sets: dict[str, tuple[str, ...]] = {
            "source": SOURCES,
            "colour": COLOURS,
            "god": GODS,
            "companion": COMPANIONS,
            "equipment": facts.equipment_ids,
            "ship": facts.ship_ids,
            "tile": TASK_TILES,
            "place": tuple(board.names),
            **{kind: tuple(board.island_names[kind]) for kind in ISLANDS},
        }
        self._member = {name: {value: n for n, value in enumerate(values)} for name, values in self._sets.items()}
        self._start: dict[str, int] = {}
        self.count = 0
        for kind, parts in ACTIONS.items():
            self._start[kind] = self.count
            size = 1
            for _, of in parts:
                size *= len(self._sets[of])
            self.count += size

    def encode(self, action: Action) -> int:
        parts = parts_of(action)
        number = 0
        for name, of in ACTIONS[action.kind]:
            if parts[name] not in self._member[of]:
                raise NotationError(f"{str(action)!r} is no action on this board: there is no {of} {parts[name]!r}")
            number = number * len(self._sets[of]) + self._member[of][parts[name]]
        return self._start[action.kind] + number

    def decode(self, index: int) -> Action:
        if not isinstance(index, int) or not 0 <= index < self.count:
            raise NotationError(f"actions are numbered 0 to {self.count - 1}: there is none with number {index!r}")
        kind = next(kind for kind in reversed(self._start) if self._start[kind] <= index)
        number = index - self._start[kind]
        args: list[str] = []
        for _, of in reversed(ACTIONS[kind]):
            number, place = divmod(number, len(self._sets[of]))
            args.append(self._sets[of][place])
        return Action(kind, tuple(reversed(args)))
