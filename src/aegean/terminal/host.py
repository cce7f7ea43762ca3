"""`aegean host`: look after a server's database, while it runs or not."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from aegean.terminal import moderation
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Refusal, Terminal
from aegean.terminal.host_links import Links
from aegean.terminal.listing import moment, show
from aegean.texts import Field

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from aegean.server.store.storage import Storage

T = TypeVar("T")

_MOST: Final = 50
_DAYS: Final = 30
_KINDS: Final = ("tables", "people", "bans")
_STATUSES: Final = ("open", "running", "over", "closed")

# Each thing that can be done: what it is for, and whether it is done to something.
_DEEDS: Final = {
    "list": ("cli-host-list", False),
    "stats": ("cli-host-stats", False),
    "ban": ("cli-host-ban", True),
    "unban": ("cli-host-unban", True),
    "delete-user": ("cli-host-delete-user", True),
    "reset-password": ("cli-host-reset-password", True),
    "invite": ("cli-host-invite", False),
    "invitations": ("cli-host-invitations", False),
    "uninvite": ("cli-host-uninvite", True),
    "admit": ("cli-host-admit", True),
    "ratings": ("cli-host-ratings", False),
    "prune": ("cli-host-prune", False),
    "backup": ("cli-host-backup", True),
    "check-backup": ("cli-host-check-backup", True),
    "restore": ("cli-host-restore", True),
}


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    known = {deed: about for deed, (about, _) in (*_DEEDS.items(), *moderation.DEEDS.items())}
    lines = [f"  {deed:<14} {told(about)}" for deed, about in known.items()]
    parser.description = "\n".join([parser.description or "", "", *lines])
    parser.things.add_argument("deed", metavar="WHAT", help=told("cli-host-deed"))
    parser.things.add_argument("thing", metavar="WHOM", nargs="?", help=told("cli-host-thing"))
    parser.things.add_argument("more", metavar="...", nargs="*", help=told("cli-host-more"))
    parser.options.add_argument("--database", metavar="URL", help=told("cli-host-database"))
    parser.options.add_argument("--status", choices=_STATUSES, help=told("cli-host-status"))
    parser.options.add_argument("--most", type=parser.number, default=_MOST, metavar="N", help=told("cli-host-most"))
    parser.options.add_argument("--reason", default="", metavar="TEXT", help=told("cli-host-reason"))
    parser.options.add_argument("--days", type=parser.number, metavar="N", help=told("cli-host-days"))
    parser.options.add_argument("--uses", type=parser.number, metavar="N", help=told("cli-host-uses"))
    parser.options.add_argument("--label", metavar="TEXT", help=told("cli-host-label"))
    parser.options.add_argument("--public-url", metavar="URL", help=told("cli-host-public-url"))
    parser.options.add_argument("--hours", type=parser.number, metavar="N", help=told("cli-host-hours"))
    parser.options.add_argument("--off", action="store_true", help=told("cli-host-off"))
    parser.options.add_argument("--keep", type=parser.number, metavar="N", help=told("cli-host-keep"))
    parser.options.add_argument("--check", action="store_true", help=told("cli-host-check"))
    parser.options.add_argument("--rebuild", action="store_true", help=told("cli-host-rebuild"))
    parser.options.add_argument("--yes", action="store_true", help=told("cli-host-yes"))


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    if given.deed in moderation.DEEDS:
        moderation.do(given, terminal, _Host(given, terminal).work)
        return 0
    if given.deed not in _DEEDS:
        deeds = ", ".join((*_DEEDS, *moderation.DEEDS))
        raise Refusal(terminal.words("cli-host-no-deed", {"deed": given.deed[:40], "deeds": deeds}))
    if given.more:
        raise Refusal(terminal.words("cli-host-too-much", {"deed": given.deed, "more": " ".join(given.more)[:60]}))
    if _DEEDS[given.deed][1] != (given.thing is not None) and given.deed != "list":
        message = "cli-host-whom" if given.thing is None else "cli-host-nobody"
        raise Refusal(terminal.words(message, {"deed": given.deed}))
    _Host(given, terminal).do(given.deed)
    return 0


class _Host:
    def __init__(self, given: argparse.Namespace, terminal: Terminal) -> None:
        self._given = given
        self._thing: str = given.thing or ""
        self._terminal = terminal
        self._links = Links(given, terminal, self.work)
        self._doing: dict[str, Callable[[], None]] = {
            "list": self._list,
            "stats": self._stats,
            "ban": self._ban,
            "unban": self._unban,
            "delete-user": self._delete_user,
            "reset-password": self._links.reset_password,
            "invite": self._links.invite,
            "invitations": lambda: show(terminal, self._links.rows()),
            "uninvite": self._links.uninvite,
            "admit": self._links.admit,
            "ratings": self._ratings,
            "prune": self._prune,
            "backup": self._backup,
            "check-backup": self._check_backup,
            "restore": self._restore,
        }

    def do(self, deed: str) -> None:
        self._doing[deed]()

    # -- the database -------------------------------------------------------------------------------------------------

    def _open(self, new: bool = False) -> Storage:
        """The database that the settings name; one that is not there is made only where that is wanted."""
        from aegean.server.settings import from_environment
        from aegean.server.store.storage import Storage, connect

        url = from_environment(os.environ, database=self._given.database).database_url
        file = Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None
        if file is not None and not new and not file.is_file():
            raise Refusal(self._terminal.words("cli-host-no-database", {"file": str(file)}))
        return Storage(connect(url))

    def work(self, work: Callable[[Connection], T], *, writes: bool = False) -> T:
        """Do it in one transaction, in a database of this version's schema."""
        from aegean.server.store.migrate import newest, revision_of

        storage = self._open()
        try:
            revision = storage.read_now(revision_of)
            if revision != newest():
                fields: dict[str, Field] = {"revision": revision or "-", "newest": newest()}
                raise Refusal(self._terminal.words("cli-host-other-revision", fields))
            return storage.write_insistently_now(work) if writes else storage.read_now(work)
        finally:
            storage.close()

    # -- looking ------------------------------------------------------------------------------------------------------

    def _list(self) -> None:
        kind = self._thing or _KINDS[0]
        if kind not in _KINDS:
            raise Refusal(self._terminal.words("cli-host-no-kind", {"kind": kind[:40], "kinds": ", ".join(_KINDS)}))
        {"tables": self._list_tables, "people": self._list_people, "bans": self._list_bans}[kind]()

    def _list_tables(self) -> None:
        from aegean.server.house.hosting import list_tables

        lines = self.work(lambda connection: list_tables(connection, self._given.status, self._given.most))
        rows = (
            (line.id, line.game, line.status, f"{line.people}/{line.seats}", moment(line.touched), line.title)
            for line in lines
        )
        show(self._terminal, rows)

    def _list_people(self) -> None:
        from aegean.server.house.hosting import BY_ID, list_people

        told = self._terminal.words
        rows = (
            (
                f"{BY_ID}{line.id}",
                line.name,
                told("cli-host-guest") if line.guest else told("cli-host-account"),
                moment(line.created),
                str(line.tables),
                told("cli-host-banned") if line.banned else "",
            )
            for line in self.work(lambda connection: list_people(connection, self._given.most))
        )
        show(self._terminal, rows)

    def _list_bans(self) -> None:
        from aegean.server.house.hosting import list_bans

        show(self._terminal, ((line.address, moment(line.since), line.reason) for line in self.work(list_bans)))

    def _stats(self) -> None:
        from aegean.server.house.hosting import stats

        counts = self.work(lambda connection: stats(connection, time.time()))
        say = self._terminal.say
        people: dict[str, Field] = {"accounts": counts.accounts, "guests": counts.guests, "banned": counts.banned}
        say("cli-host-stats-people", people)
        say("cli-host-stats-sessions", {"count": counts.sessions})
        for (game, status), number in counts.tables.items():
            say("cli-host-stats-tables", {"game": game, "status": status, "count": number})
        say("cli-host-stats-entries", {"count": counts.entries, "today": counts.entries_today})
        say("cli-host-stats-chat", {"count": counts.chat})
        say("cli-host-stats-unkept", {"count": counts.unkept})

    # -- doing --------------------------------------------------------------------------------------------------------

    def _ban(self) -> None:
        from aegean.server.door import addresses
        from aegean.server.house import hosting

        if addresses.network(self._thing) is not None:
            reason = self._given.reason[:200]
            kept = self.work(
                lambda connection: hosting.ban_address(connection, self._thing, reason, time.time()), writes=True
            )
            self._terminal.say("cli-host-banned-address", {"address": kept})
            return
        self.work(
            lambda connection: hosting.ban_person(
                connection, hosting.find_person(connection, self._thing), time.time()
            ),
            writes=True,
        )
        self._terminal.say("cli-host-banned-person", {"person": self._thing})

    def _unban(self) -> None:
        from aegean.server.door import addresses
        from aegean.server.house import hosting

        if addresses.network(self._thing) is not None:
            self.work(lambda connection: hosting.unban_address(connection, self._thing, time.time()), writes=True)
        else:
            self.work(
                lambda connection: hosting.unban_person(
                    connection, hosting.find_person(connection, self._thing), time.time()
                ),
                writes=True,
            )
        self._terminal.say("cli-host-unbanned", {"whom": self._thing})

    def _delete_user(self) -> None:
        from aegean.server.door import accounts, leaving
        from aegean.server.house import hosting, moderating

        found = self.work(lambda connection: accounts.find(connection, hosting.find_person(connection, self._thing)))
        if not self._given.yes:
            sure = self._terminal.ask(self._terminal.words("cli-host-sure", {"name": found.name}) + " ")
            if sure != found.name:
                self._terminal.say("cli-host-unchanged")
                return
        gone = self.work(
            lambda connection: leaving.delete_person(connection, found.id, time.time(), moderating.HOST), writes=True
        )
        self._terminal.say("cli-host-deleted", {"name": found.name, "running": len(gone.running)})

    def _ratings(self) -> None:
        """How many people and games each ladder has; with --rebuild, all of them are made anew first."""
        from aegean.server.ratings import book

        if self._given.rebuild:
            count = self.work(book.rebuild, writes=True)
            self._terminal.say("cli-host-ratings-rebuilt", {"count": count})
        lines = self.work(book.ladders)
        show(self._terminal, ((line.game, line.speed, str(line.people), str(line.games)) for line in lines))

    def _prune(self) -> None:
        from aegean.server.house.hosting import prune

        days = _DAYS if self._given.days is None else self._given.days
        gone = self.work(lambda connection: prune(connection, time.time(), days), writes=True)
        fields: dict[str, Field] = {"sessions": gone.sessions, "tables": gone.tables, "guests": gone.guests}
        self._terminal.say("cli-host-pruned", fields)

    def _backup(self) -> None:
        from aegean.server.store.backup import back_up, back_up_into

        storage, file, old = self._open(), Path(self._thing), 0
        try:
            if self._given.keep is None:
                about = back_up(storage.engine, file)
            else:
                file, about, removed = back_up_into(storage.engine, file, self._given.keep)
                old = len(removed)
        except OSError as error:
            fields: dict[str, Field] = {"file": self._thing, "why": str(error.strerror)}
            raise Refusal(self._terminal.words("cli-file-unwritable", fields)) from error
        finally:
            storage.close()
        rows = sum(part.rows for part in about.tables.values())
        self._terminal.say("cli-host-backed-up", {"file": str(file), "count": rows})
        if old:
            self._terminal.say("cli-host-backups-removed", {"count": old})
        if self._given.check:
            self._prove(file)

    def _check_backup(self) -> None:
        self._prove(Path(self._thing))

    def _prove(self, file: Path) -> None:
        from aegean.server.store.proving import prove

        proof = prove(file)
        fields: dict[str, Field] = {
            "moment": moment(proof.about.made),
            "count": proof.rows,
            "tables": len(proof.played),
            "old": len(proof.of_old_rules),
        }
        self._terminal.say("cli-host-proved", fields)

    def _restore(self) -> None:
        from aegean.server.store.backup import restore

        storage = self._open(new=True)
        try:
            about = restore(storage.engine, Path(self._thing))
        finally:
            storage.close()
        rows = sum(part.rows for part in about.tables.values())
        self._terminal.say("cli-host-restored", {"moment": moment(about.made), "count": rows})
