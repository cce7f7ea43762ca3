"""What a message says, in the person's language: which table, which game, and why; never anything that is hidden."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from aegean.server.notifications import calls, outbox
from aegean.server.notifications.outbox import Batch
from aegean.server.store.schema import tables, tournaments, users
from aegean.texts import Catalogue, Field, languages

_FILES: Final = ("notify", "web")  # its own sentences, and the names of the games
_LONGEST: Final = 60
_REASONS: Final = {
    calls.TURN: "notify-reason-turn",
    calls.LATE: "notify-reason-late",
    calls.AGREE: "notify-reason-agree",
    calls.ENDED: "notify-reason-ended",
    calls.BEGUN: "notify-reason-begun",
    calls.FULL: "notify-reason-full",
    calls.REMATCH: "notify-reason-rematch",
    calls.INVITED: "notify-reason-invited",
    calls.FRIEND: "notify-reason-friend",
    calls.BEFRIEND: "notify-reason-befriend",
    calls.STARTED: "notify-reason-started",
    calls.CALLED_OFF: "notify-reason-called_off",
    calls.DECIDED: "notify-reason-decided",
    outbox.TEST: "notify-reason-test",
    outbox.CONFIRM: "notify-reason-confirm",
}


_ELSEWHERE: Final = {calls.BEFRIEND: ("notify-befriend-body", "/people")}  # what is about no table, and its page


class Line(NamedTuple):
    """One thing to be told: in a word, where, and the path of the page that shows it."""

    what: str
    where: str
    path: str


class Message(NamedTuple):
    """All that goes to a destination at once."""

    id: str
    reason: str  # of its first line, for programs
    language: str
    lines: tuple[Line, ...]
    tables: tuple[str, ...]
    house: str

    @property
    def title(self) -> str:
        if len(self.lines) == 1:
            return self.lines[0].what
        return say(self.language, "notify-many", count=len(self.lines))

    @property
    def body(self) -> str:
        if len(self.lines) == 1:
            return self.lines[0].where
        return "\n".join(f"{line.what}: {line.where}" for line in self.lines)

    @property
    def path(self) -> str:
        """Where it leads: to the one table it is about, or to all of one's own."""
        paths = {line.path for line in self.lines}
        return paths.pop() if len(paths) == 1 else "/"


class Facts(NamedTuple):
    """What the sentences are made of, read while the database is at hand."""

    language: str
    titles: dict[str, tuple[str, str]]  # of each table its title and its game; of each tournament too


def facts_of(c: Connection, batch: Batch) -> Facts:
    language: str = c.scalar(select(users.c.language).where(users.c.id == batch.destination.user)) or "en"
    named = {row.table for row in batch.rows if row.table is not None}
    found = c.execute(select(tables.c.id, tables.c.title, tables.c.game).where(tables.c.id.in_(named)))
    contests = {row.tournament for row in batch.rows if row.tournament is not None}
    t = tournaments.c
    entered = c.execute(select(t.id, t.title, t.game).where(t.id.in_(contests)))
    return Facts(language, {row.id: (row.title, row.game) for row in (*found, *entered)})


def message(batch: Batch, facts: Facts, house: str) -> Message:
    lines = []
    for row in batch.rows:
        what = say(facts.language, _REASONS[row.reason])
        about = row.table or row.tournament
        if about is None:
            body, path = _ELSEWHERE.get(row.reason, ("notify-test-body", "/notifications"))
            lines.append(Line(what, say(facts.language, body), path))
            continue
        title, game = facts.titles[about]
        called = say(facts.language, f"web-game-{game}")
        path = f"/table/{about}" if row.table is not None else f"/tournament/{about}"
        lines.append(Line(what, f"{_short(title)} · {called}" if title else called, path))
    named = tuple(row.table for row in batch.rows if row.table is not None)
    return Message(batch.id, batch.rows[0].reason, facts.language, tuple(lines), named, house or "Aegean")


def _short(title: str) -> str:
    line = " ".join(title.split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def say(language: str, id_: str, **fields: Field) -> str:
    return _catalogue(language).text(id_, fields)


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language if language in languages() else "en", only=_FILES)


def confirms(batch: Batch) -> bool:
    return bool(batch.rows[0].reason == outbox.CONFIRM)
