"""Games that are learned from: on the way it is noted how all seats stand, and at the end who has won.

Greedy bots with all kinds of tastes play them, and bots that search with a judge, where there is one already. Some
seats err now and then, and in every game somebody does once something odd: what good players never do must be seen as
well, or nobody learns why they do not.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple
from zipfile import BadZipFile, is_zipfile

import numpy as np
from numpy.typing import NDArray

import aegean
from aegean import bots
from aegean.bots.bot import Bot, Table, decide
from aegean.bots.budget import Budget
from aegean.bots.characters import character
from aegean.bots.insight import Insight, insight_of, outcome
from aegean.bots.judge import Judge
from aegean.bots.levels import Erring, Strategos
from aegean.bots.search import Manner
from aegean.core.dice import Dice, key_of
from aegean.core.errors import OptionError
from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.envs.observing import Variant
from aegean.variants import all_named

_ODD: Final = 400  # the odd action of a game is one of its first so many decisions
_LONGEST: Final = 20_000  # actions of a game
_TRIES: Final = 50
_MODULES: Final = 4  # one module in so many is in a game
_CHOICES: Final = 6  # one option in so many is chosen by lot
CHUNK: Final = 10  # games in a file
NOTED: Final = 0.3  # of the positions that could be judged
LOOKS: Final = 20  # of those who search
# Whoever searches here goes by the judge alone: what it holds too high is tried, and found out.
_BOLD: Final = Manner(loyalty=0.0)
_OWN: Final = 0.6  # of positions are seen by whoever acted last, as a search sees them; the others by anybody


class Wandering(Erring):
    """Tries something else now and then."""

    name: ClassVar[str] = "wandering"
    errs: ClassVar[int] = 12
    among: ClassVar[int] = 8


class Moment(NamedTuple):
    """A position as one seat sees it."""

    rows: list[list[float]]  # how each seat stands
    believed: list[float]  # chances of all seats without a judge
    viewer: int
    move: int
    round: int


class About(NamedTuple):
    """What a file of positions is of."""

    game: str
    version: str  # of the game's rules
    of: str  # the variant, or what tables have in common that are told of together
    names: tuple[str, ...]  # what the numbers of a row are


class Noted(NamedTuple):
    """Positions of many games, in the order of each game, and what came of it."""

    rows: NDArray[np.float16]  # position, seat, number
    believed: NDArray[np.float32]
    won: NDArray[np.float32]  # by seat
    game: NDArray[np.int64]  # the game's seed
    round: NDArray[np.int16]

    @classmethod
    def joined(cls, parts: Sequence[Noted]) -> Noted:
        return cls(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in cls._fields})

    def at(self, chosen: NDArray[np.bool_] | NDArray[np.intp]) -> Noted:
        return Noted(**{name: getattr(self, name)[chosen] for name in self._fields})

    def __len__(self) -> int:
        return len(self.game)

    def write(self, path: Path, about: About) -> None:
        beside = path.with_suffix(".part")
        arrays: dict[str, Any] = self._asdict()
        with beside.open("wb") as out:
            np.savez_compressed(out, about=np.array(json.dumps(about._asdict())), **arrays)
        beside.replace(path)

    @classmethod
    def read(cls, path: Path) -> tuple[About, Noted]:
        refusal = OptionError(f"{path} holds no positions of games: move it elsewhere, or play these anew")
        if not is_zipfile(path):
            raise refusal
        try:
            with np.load(path) as held:
                found = json.loads(str(held["about"]))
                about = About(found["game"], found["version"], found["of"], tuple(found["names"]))
                return about, cls(**{name: held[name] for name in cls._fields})
        except (BadZipFile, KeyError, TypeError, ValueError):
            raise refusal from None


class Player:
    """Plays and notes games of one variant. Everything follows from the seed of a game."""

    def __init__(self, variant: Variant, noted: float = NOTED, judge: Judge | None = None, looks: int = LOOKS) -> None:
        """`noted`: which part of all positions that could be judged; `judge`: what half of the seats search with."""
        self.variant, self.noted, self.judge, self.looks = variant, noted, judge, looks

    def about(self, of: str = "") -> About:
        """What is noted of these games."""
        state = self.variant.begin(0).state
        names = insights_of(state)[0].portrait(state).layout.names
        return About(state.game.id, state.game.version, of or self.variant.id, names)

    def game(self, seed: int) -> tuple[list[Moment], list[float]]:
        """The positions of one game, and what the end brought each seat."""
        chance = Dice(key_of(seed), 0)
        state = self.variant.begin(seed).state
        players = self._players(chance, seed)
        insights = insights_of(state)
        odd = chance.below(_ODD)
        decided, mover = 0, 0
        moments: list[Moment] = []
        while not state.over and state.moves < _LONGEST:
            decision = state.decision
            if chance.below(1000) < 1000 * self.noted:
                seen = chance.below(state.seats)
                viewer = mover if chance.below(100) < 100 * _OWN else seen
                insight = insights[viewer]
                if insight.is_settled(state):
                    moments.append(moment(insight, state))
            mover = decision.seat
            if len(decision.actions) == 1:
                state.apply(decision.actions[0], decision.seat)
                continue
            decided += 1
            if decided == odd:
                state.apply(decision.actions[chance.below(len(decision.actions))], decision.seat)
            else:
                decide(state, players)
        won = [1 / state.seats] * state.seats if state.result is None else outcome(state.result, state.seats)
        return moments, won

    def _players(self, chance: Dice, seed: int) -> list[Bot]:
        game = self.variant.game.id
        taken: list[str] = []
        found: list[Bot] = []
        for seat in range(self.variant.seats):
            kind = chance.below(4)
            taken.append(bots.somebody("peltast" if kind == 0 else "greedy", game, seed + seat, taken))
            if self.judge is not None and chance.below(2):
                who = taken[-1].partition(".")[2]
                taste = character(game, who) if who else None
                budget = Budget(iterations=self.looks)
                found.append(Strategos(seed + seat, budget, _BOLD, taste, self.judge))
                continue
            player = bots.bot(taken[-1], game, seed + seat)
            found.append(Wandering(seed + seat, player) if kind == 1 else player)
        return found


def drawn(game: Game, number: int) -> Variant:
    """A table of a game: always the same for the same number, with any number of seats and any modules and options that
    go together; options that are no modules are mostly as they are by default."""
    chance = Dice(key_of(number), 1)
    for _ in range(_TRIES):
        options: dict[str, Plain] = {}
        for name, option in game.options.items():
            if option.many:
                chosen = [one for one in option.choices if chance.below(_MODULES) == 0]
                options[name] = list(chosen)
            elif option.choices and chance.below(_CHOICES) == 0:
                options[name] = option.choices[chance.below(len(option.choices))]
        try:
            seats = game.seats_for(game.complete(options))
            return Variant(game, seats[chance.below(len(seats))], options)
        except OptionError:
            continue
    return Variant(game)


def insights_of(state: State) -> list[Insight]:
    """What each seat makes of the table, for looking at positions of one game."""
    return [insight_of(Table(state, seat, state.decision)) for seat in range(state.seats)]


def moment(insight: Insight, state: State) -> Moment:
    rows = insight.portrait(state).rows
    return Moment(rows, list(insight.chances(state)), insight.seat, state.moves, state.game.round_of(state))


def play(
    tables: Tables, of: Sequence[str], seeds: range, folder: Path, jobs: int = 1, chunk: int = CHUNK
) -> Iterator[tuple[Path, int]]:
    """Write the positions of so many games of each kind of table, a file for each chunk; what is there is kept."""
    folder.mkdir(parents=True, exist_ok=True)
    work = []
    for start in range(seeds.start, seeds.stop, chunk):
        stop = min(start + chunk, seeds.stop)
        for each in of:
            path = folder / f"{each}-{start:09}-{stop:09}.npz"
            if not path.exists():
                work.append((each, range(start, stop), path))
    if jobs == 1:
        for each, some, path in work:
            yield path, write_games(tables, each, some, path)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        tasks = [(path, pool.submit(write_games, tables, each, some, path)) for each, some, path in work]
        for path, task in tasks:
            yield path, task.result()


class Tables(NamedTuple):
    """How games are played and noted."""

    noted: float = NOTED
    judge: Judge | None = None
    looks: int = LOOKS

    def player(self, of: str, first: int) -> Player:
        """`of`: a named variant, or the game of which tables are drawn; then the first seed says which."""
        variant = Variant(of) if of in all_named() else drawn(aegean.game(of), first)
        return Player(variant, self.noted, self.judge, self.looks)


def write_games(tables: Tables, of: str, seeds: range, path: Path) -> int:
    player = tables.player(of, seeds.start)
    parts = []
    for seed in seeds:
        moments, won = player.game(seed)
        if moments:
            parts.append(
                Noted(
                    np.array([one.rows for one in moments], np.float16),
                    np.array([one.believed for one in moments], np.float32),
                    np.tile(np.array(won, np.float32), (len(moments), 1)),
                    np.full(len(moments), seed, np.int64),
                    np.array([one.round for one in moments], np.int16),
                )
            )
    if not parts:
        return 0
    whole = Noted.joined(parts)
    whole.write(path, player.about(of))
    return len(whole)
