"""What was learned of how positions stand, as a search asks it.

A judge mends what a game's insight believes: it says how far that is to be trusted in a position, as a power of the
chances, and adds a mark to the logarithm of each seat's. All of it is read off what one seat sees, and off the chances
as they were believed, which follow from that too. It knows the numbers of an observation by their names, so one judge
reads all variants of a game whose names it has met; of others it says nothing.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from hashlib import sha256
from math import exp, log
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from aegean.bots.insight import softmax
from aegean.core.errors import OptionError
from aegean.core.state import State
from aegean.envs.observing import Variant
from aegean.learning.network import Network, Rows

FORMAT: Final = 1
LEAST: Final = 1e-4  # of a chance: less is taken for so much
MOST_SEATS: Final = 6
BELIEVED: Final = tuple(f"believed: seat +{seat}" for seat in range(MOST_SEATS))  # the last of a judge's numbers


def names_of(variant: Variant) -> list[str]:
    """The names of an observation's numbers; where several share one, each with its place among them."""
    met: dict[str, int] = {}
    found = []
    for span in variant.layout:
        for part in span.parts:
            name = f"{span.name}: {part}"
            met[name] = met.get(name, 0) + 1
            found.append(name if met[name] == 1 else f"{name} #{met[name]}")
    return found


class Judge:
    """A network over named numbers. It gives a mark for each seat of the largest table, and after them its trust."""

    def __init__(self, game: str, version: str, names: Sequence[str], network: Network) -> None:
        self.game = game
        self.version = version  # of the game's rules, for which it was made
        self.names = tuple(names)
        self.network = network
        self._place = {name: number for number, name in enumerate(self.names)}
        self._readers: dict[Hashable, Reader | None] = {}

    def places(self, variant: Variant) -> NDArray[np.int64]:
        """Which of the judge's numbers each number of an observation is; -1 where it is none of them."""
        return np.array([self._place.get(name, -1) for name in names_of(variant)])

    def mended(self, chances: Sequence[float], state: State, seat: int) -> Sequence[float]:
        """As `aegean.bots.insight.Mends` says."""
        reader = self.reader(state)
        return chances if reader is None else reader.mended(chances, state, seat)

    def reader(self, state: State) -> Reader | None:
        """What reads states of this game, number of seats and options; none where the judge has learned of another
        game or of other rules, or there is something in it that it has never met."""
        if (state.game.id, state.game.version) != (self.game, self.version):
            return None
        key = (state.seats, *sorted((name, str(value)) for name, value in state.options.items()))
        if key not in self._readers:
            variant = Variant(state.game, state.seats, state.options)
            knows_all = bool((self.places(variant) >= 0).all())
            self._readers[key] = Reader(self, variant) if knows_all else None
        return self._readers[key]

    def write(self, path: Path) -> None:
        about = json.dumps({"format": FORMAT, "game": self.game, "version": self.version, "names": self.names})
        arrays: dict[str, Any] = {}
        for number, (weight, offset) in enumerate(zip(self.network.weights, self.network.offsets, strict=True)):
            arrays[f"weights{number}"] = weight.astype(np.float16)
            arrays[f"offsets{number}"] = offset.astype(np.float16)
        beside = path.with_suffix(".part")
        with beside.open("wb") as out:
            np.savez_compressed(out, about=np.array(about), **arrays)
        beside.replace(path)

    @classmethod
    def read(cls, path: Path) -> Judge:
        with np.load(path) as held:
            about = json.loads(str(held["about"]))
            if about["format"] != FORMAT:
                raise OptionError(f"{path} is of format {about['format']}, and this reads {FORMAT}: learn it anew")
            count = sum(name.startswith("weights") for name in held.files)
            weights = [held[f"weights{number}"].astype(np.float32) for number in range(count)]
            offsets = [held[f"offsets{number}"].astype(np.float32) for number in range(count)]
        return cls(about["game"], about["version"], about["names"], Network(weights, offsets))

    def digest(self) -> str:
        """By which a judge is told from others."""
        whole = sha256("\n".join(self.names).encode())
        for one in (*self.network.weights, *self.network.offsets):
            whole.update(one.astype(np.float16).tobytes())
        return whole.hexdigest()[:12]


def believed(standing: Rows) -> Rows:
    """Logarithms of chances as numbers of a row: seats that there are not stand as badly as can be."""
    wide = np.full((len(standing), MOST_SEATS), -1, np.float32)
    wide[:, : standing.shape[1]] = np.maximum(standing / -log(LEAST), -1)
    return wide


class Reader:
    """A judge, ready for observations of one layout."""

    def __init__(self, judge: Judge, variant: Variant) -> None:
        places = [*judge.places(variant), *range(len(judge.names) - MOST_SEATS, len(judge.names))]
        first = judge.network.weights[0][places]
        self._network = Network([first, *judge.network.weights[1:]], judge.network.offsets)
        self._variant = variant

    def mended(self, chances: Sequence[float], state: State, seat: int) -> list[float]:
        seats = self._variant.seats
        logs = [log(max(LEAST, chances[(seat + place) % seats])) for place in range(seats)]
        seen: Rows = np.frombuffer(self._variant.row(state, seat), np.float32)
        row = np.concatenate([seen, believed(np.array([logs], np.float32))[0]])
        *marks, trust = self._network.marks(row[None])[0].tolist()
        power = exp(trust)
        mended = softmax([power * each + mark for each, mark in zip(logs, marks, strict=False)])
        return mended[seats - seat :] + mended[: seats - seat]
