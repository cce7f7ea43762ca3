"""A process in which bots think: `python -m aegean.server.thinker`. One question a line comes in, one answer goes out.

A question holds a sampled state that its seat could not tell from the true one. Neither the true state nor the seed
ever come here.
"""

from __future__ import annotations

import sys
import traceback
from typing import Final

import msgspec

import aegean
from aegean import bots
from aegean.bots.advice import Advice, advise
from aegean.bots.insight import Memory, estimate
from aegean.bots.search_bot import SearchBot
from aegean.core.state import State
from aegean.server import wire
from aegean.server.bots.workers import begin

_REMEMBERED: Final = 20_000  # things worked out for estimates


class Question(msgspec.Struct, tag="move"):
    """What a bot would do."""

    game: str
    level: str
    seat: int
    seed: int  # of the bot
    think: float  # the most seconds that it may take
    state: str
    why: bool = False  # what speaks for the choice is wanted too


class Estimate(msgspec.Struct, tag="chances"):
    """How likely each seat is to win, in each of some positions."""

    game: str
    samples: int
    states: list[tuple[int, str]]  # the seat that looks, and the position as it sees it


class Answer(msgspec.Struct):
    action: str = ""
    chances: list[list[float]] = []
    error: str = ""
    advice: wire.Advice | None = None


def question(state: State, seat: int, level: str, seed: int, think: float, why: bool = False) -> bytes:
    """What a bot is asked about a state, without a way back to it."""
    twin = bots.Table.of(state, seat).dump()
    return msgspec.json.encode(Question(state.game.id, level, seat, seed, think, twin, why))


def estimated(asked: Estimate, memory: Memory) -> Answer:
    game = aegean.game(asked.game)
    if len(memory) > _REMEMBERED:
        memory.clear()
    tables = [bots.Table.of(game.load(state.encode()), seat) for seat, state in asked.states]
    return Answer(chances=[estimate(table, asked.samples, memory) for table in tables])


def answer(asked: Question, known: dict[tuple[str, str, int], bots.Bot]) -> Answer:
    twin = aegean.game(asked.game).load(asked.state.encode())
    key = (asked.game, asked.level, asked.seed)
    if key not in known:
        if len(known) > 200:
            known.clear()
        known[key] = _bot(asked)
    table = bots.Table.of(twin, asked.seat)
    if asked.why:
        return _advice(advise(known[key], table), table)
    return Answer(str(known[key].choose(table)))


def _advice(given: Advice, table: bots.Table) -> Answer:
    reason, actions = given.reason, table.decision.actions
    return Answer(
        str(reason.chosen),
        advice=wire.Advice(
            since=0,  # known to the server alone
            action=actions.index(reason.chosen),
            alternatives=[
                wire.Weighed(actions.index(one.action), _rounded(one.chance), one.visits) for one in reason.alternatives
            ],
            plan=[wire.Worded(step.action.kind, step.fields) for step in given.plan],
            grounds=[wire.Worded(ground.kind, ground.fields) for ground in given.grounds],
            chances=[round(chance, 4) for chance in reason.chances],
            looks=reason.iterations,
        ),
    )


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 4)


def _bot(asked: Question) -> bots.Bot:
    """A bot that searches takes the time of its level, but no more than the host allows."""
    made = bots.bot(asked.level, asked.game, asked.seed)
    if not isinstance(made, SearchBot):
        return made
    seconds = min(asked.think, made.budget.seconds or asked.think)
    return bots.bot(asked.level, asked.game, asked.seed, bots.Budget(seconds=seconds))


def _way(error: Exception) -> str:
    """What went wrong, and where; not in its own words, which may quote a hidden card."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    return " < ".join([type(error).__name__, *(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))])


def main() -> None:
    begin(5)
    known: dict[tuple[str, str, int], bots.Bot] = {}
    memory: Memory = {}
    for line in sys.stdin.buffer:
        try:
            asked = msgspec.json.decode(line, type=Question | Estimate)
            said = estimated(asked, memory) if isinstance(asked, Estimate) else answer(asked, known)
        except Exception as error:  # told to the server, which lets the seat go on
            said = Answer(error=_way(error))
        sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
