"""A process in which bots think: `python -m aegean.server.thinker`. One question a line comes in, one answer goes out.

A question holds a sampled state that its seat could not tell from the true one. Neither the true state nor the seed
ever come here.
"""

from __future__ import annotations

import sys
import traceback

import msgspec

import aegean
from aegean import bots
from aegean.bots.search_bot import SearchBot
from aegean.core.state import State


class Question(msgspec.Struct):
    game: str
    level: str
    seat: int
    seed: int  # of the bot
    think: float  # the most seconds that it may take
    state: str


class Answer(msgspec.Struct):
    action: str
    error: str = ""


def question(state: State, seat: int, level: str, seed: int, think: float) -> bytes:
    """What a bot is asked about a state, without a way back to it."""
    return msgspec.json.encode(Question(state.game.id, level, seat, seed, think, bots.Table.of(state, seat).dump()))


def answer(asked: Question, known: dict[tuple[str, str, int], bots.Bot]) -> Answer:
    twin = aegean.game(asked.game).load(asked.state.encode())
    key = (asked.game, asked.level, asked.seed)
    if key not in known:
        if len(known) > 200:
            known.clear()
        known[key] = _bot(asked)
    return Answer(str(known[key].choose(bots.Table.of(twin, asked.seat))))


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
    known: dict[tuple[str, str, int], bots.Bot] = {}
    for line in sys.stdin.buffer:
        try:
            said = answer(msgspec.json.decode(line, type=Question), known)
        except Exception as error:  # told to the server, which lets the seat go on
            said = Answer("", _way(error))
        sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
