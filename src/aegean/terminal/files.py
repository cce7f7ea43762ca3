"""Records in files: a record's own JSON, and beside it who sat in which seat, for whoever goes on with it."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import aegean
from aegean.core.errors import AegeanError, RecordError
from aegean.core.game import Game
from aegean.core.records import Record
from aegean.core.state import State
from aegean.terminal.console import Leave, Refusal, Terminal

PERSON: Final = "person"
_PLAYERS: Final = "players"
_LONGEST: Final = 300
_LUCK: Final = "luck"


class SavedGame(NamedTuple):
    """What a file holds."""

    game: Game
    record: Record
    players: tuple[str, ...]  # by seat: PERSON or the name of a bot; empty where the file does not say
    luck: dict[str, str]  # where a table's seed came from; empty where the file does not say


def read(path: Path, terminal: Terminal, packs: Iterable[Path] = ()) -> SavedGame:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Refusal(terminal.words("cli-file-unreadable", {"file": str(path), "why": why})) from error
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal(terminal.words("cli-file-no-record", {"file": str(path)})) from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Refusal(terminal.words("cli-file-no-record", {"file": str(path)}))
    game = aegean.game(data["game"], packs)
    record = game.record(text)
    players = data.get(_PLAYERS)
    if not (
        isinstance(players, list) and len(players) == record.seats and all(isinstance(one, str) for one in players)
    ):
        players = []
    luck = data.get(_LUCK)
    if not isinstance(luck, dict) or not all(isinstance(one, str) for one in luck.values()):
        luck = {}
    return SavedGame(game, record, tuple(players), luck)


def write(path: Path, state: State, players: Sequence[str]) -> None:
    """Put the game into the file at one stroke: a reader finds the old text or the new one, never half of it."""
    data = json.loads(state.record.export())  # replayed for its hash: a state broken off in mid-action does no harm
    text = json.dumps({**data, _PLAYERS: list(players)}, indent=1, ensure_ascii=False) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def fresh_path(game: str) -> Path:
    """A name that no file has yet, in this folder or, where one cannot write here, in the one for passing things."""
    stem = f"{game}-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    folder = Path.cwd() if os.access(Path.cwd(), os.W_OK) else Path(tempfile.gettempdir())
    names = (folder / f"{stem}{ending}.json" for ending in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in names if not path.exists())


@contextmanager
def trusting(record: Record) -> Iterator[None]:
    """Show a record; where one of a sample was meddled with so that it cannot be shown, say so."""
    try:
        yield
    except (AegeanError, Leave):
        raise
    except Exception as error:
        if not record.of_sample:
            raise
        raise RecordError(f"the record cannot be shown: {error!r}"[:_LONGEST]) from error


def checked(record: Record) -> State:
    """The last state of a record whose replay fits the hash it carries."""
    try:
        return record.check()
    except AegeanError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise RecordError(f"the record cannot be replayed: {error!r}") from error
