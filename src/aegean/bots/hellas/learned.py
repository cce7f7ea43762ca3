"""By what a lord judges how everybody stands: the usual weights, and those that were found by trial.

`learned.toml` is written by `python -m bench.lords`. It is of the rules whose version it names; by others
nothing was learned, and the usual weights count.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from aegean.bots.hellas.board import Board
from aegean.bots.hellas.standing import TRAITS, VECTORS, Phase, Vectors
from aegean.bots.hellas.weights import TASTE, Weights
from aegean.core.errors import OptionError

SHIPPED: Final = "learned.toml"
# By these it is told how near victories are, and what goods are worth.
SENSES: Final = (
    "take_region", "slow_army", "defended", "missing_hoplite", "enemy_card", "own_card", "usurp", "build_temple",
    "next_temple", "hunt", "next_hunt", "gather", "raise_monument", "exposed", "hoplite", "region", "worry", "city",
    "temple", "slain", "card", "priest", "attribute", "injury", "artifact", "charge", "blessing", "glory", "quest",
    "open_action", "extra_action",
)  # fmt: skip
WITHOUT_KING, WITH_KING = "without_king", "with_king"
PHASES: Final = {WITHOUT_KING: (Phase.NO_KING,), WITH_KING: (Phase.OPEN, Phase.COUNTDOWN, Phase.UNDECIDED)}


class Weighing(NamedTuple):
    """All weights for one kind of table."""

    vectors: Vectors
    sense: Weights


class Mind(NamedTuple):
    """The weights for tables with King of Kings, and for those without."""

    with_king: Weighing
    without_king: Weighing

    def at(self, board: Board) -> Weighing:
        return self.with_king if board.king_tokens else self.without_king


USUAL: Final = Mind(Weighing(VECTORS, TASTE), Weighing(VECTORS, TASTE))


@cache
def learned(version: str) -> Mind | None:
    """What was learned of the game by these rules."""
    resource = files("aegean.bots.hellas").joinpath(SHIPPED)
    return read(resource.read_text(encoding="utf-8"), SHIPPED, version) if resource.is_file() else None


def read_file(path: Path, version: str) -> Mind:
    mind = read(path.read_text(encoding="utf-8"), str(path), version)
    if mind is None:
        raise OptionError(f"{path} was learned by other rules than {version}: learn it anew")
    return mind


def read(text: str, where: str, version: str) -> Mind | None:
    """Nothing where it is of other rules."""
    try:
        held = tomllib.loads(text)
        if held["rules"] != version:
            return None
        with_king, without_king = (_weighing(held[kind], kind) for kind in (WITH_KING, WITHOUT_KING))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise OptionError(f"{where} holds no weights ({error}): python -m bench.lords writes such files") from None
    return Mind(with_king, without_king)


def _weighing(held: dict[str, Any], kind: str) -> Weighing:
    vectors = dict(VECTORS)
    for phase in PHASES[kind]:
        vectors[phase] = [float(number) for number in _of(held[_key(phase)], TRAITS)]
    sense: dict[str, Any] = {
        name: float(number) for name, number in zip(SENSES, _of(held["sense"], SENSES), strict=True)
    }
    return Weighing(vectors, TASTE._replace(**sense))


def _of(held: dict[str, Any], names: tuple[str, ...]) -> list[Any]:
    if set(held) != set(names):
        wrong = sorted(set(held) ^ set(names))
        raise ValueError(f"there should be {len(names)} weights, and these are unknown or missing: {', '.join(wrong)}")
    return [held[name] for name in names]


def _key(phase: Phase) -> str:
    return str(phase.value).replace(" ", "_")


def written(mind: Mind, version: str) -> str:
    """The text of a file that holds these weights."""
    lines = ["# Found by trial: python -m bench.lords", f'rules = "{version}"']
    for kind, weighing in ((WITH_KING, mind.with_king), (WITHOUT_KING, mind.without_king)):
        lines += ["", f"[{kind}.sense]"]
        lines += [f"{name} = {round(float(getattr(weighing.sense, name)), 4)}" for name in SENSES]
        for phase in PHASES[kind]:
            lines += ["", f"[{kind}.{_key(phase)}]"]
            lines += [
                f"{name} = {round(weight, 4)}" for name, weight in zip(TRAITS, weighing.vectors[phase], strict=True)
            ]
    return "\n".join(lines) + "\n"
