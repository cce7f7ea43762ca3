"""`aegean host`, what is done to people, tables and chat: each act is written down, and running servers notice it."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from aegean.terminal.console import Refusal, Terminal
from aegean.terminal.listing import moment, show

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from aegean.server.house.moderating import Act

_HOURS: Final = 24
_OVERDUE: Final = 300.0  # seconds: a server that runs is at it long before


class Work(Protocol):
    """Do something in one transaction."""

    def __call__(self, work: Callable[[Connection], Any], *, writes: bool = False) -> Any: ...


# Each thing that can be done: what it is for, and what it is done to.
DEEDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "close": ("cli-host-close", ("TABLE",)),
    "chat": ("cli-host-chat", ("TABLE",)),
    "remove-line": ("cli-host-remove-line", ("LINE",)),
    "clear-title": ("cli-host-clear-title", ("TABLE",)),
    "rename": ("cli-host-rename", ("WHOM", "NAME")),
    "mute": ("cli-host-mute", ("WHOM",)),
    "moderator": ("cli-host-moderator", ("WHOM",)),
    "appoint": ("cli-host-appoint", ("WHOM",)),
    "reports": ("cli-host-reports", ()),
    "settle": ("cli-host-settle", ("REPORT",)),
    "give-seat": ("cli-host-give-seat", ("TABLE", "SEAT", "WHOM")),
    "take-back": ("cli-host-take-back", ("TABLE", "ACTIONS")),
    "announce": ("cli-host-announce", ("TEXT",)),
    "log": ("cli-host-log", ()),
    "outbox": ("cli-host-outbox", ()),
}


def do(given: argparse.Namespace, terminal: Terminal, work: Work) -> None:
    things = [*([given.thing] if given.thing is not None else []), *given.more]
    wanted = () if given.deed == "announce" and given.off else DEEDS[given.deed][1]
    if len(things) != len(wanted):
        usage = " ".join(("aegean host", given.deed, *wanted))
        raise Refusal(terminal.words("cli-host-usage", {"usage": usage}))
    _Moderation(given, terminal, work).do(*things)


class _Moderation:
    def __init__(self, given: argparse.Namespace, terminal: Terminal, work: Work) -> None:
        self._given = given
        self._terminal = terminal
        self._work = work

    def do(self, *things: str) -> None:
        doing: dict[str, Callable[..., None]] = {
            "close": self._close,
            "chat": self._chat,
            "remove-line": self._remove_line,
            "clear-title": self._clear_title,
            "rename": self._rename,
            "mute": self._mute,
            "moderator": self._moderator,
            "appoint": self._appoint,
            "reports": self._reports,
            "settle": self._settle,
            "give-seat": self._give_seat,
            "take-back": self._take_back,
            "announce": self._announce,
            "log": self._log,
            "outbox": self._outbox,
        }
        doing[self._given.deed](*things)

    def _number(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise Refusal(self._terminal.words("cli-not-a-number", {"text": text[:40]}))
        return int(text)

    @property
    def _hours(self) -> int:
        hours: int | None = self._given.hours
        return _HOURS if hours is None else hours

    # -- tables -------------------------------------------------------------------------------------------------------

    def _close(self, table: str) -> None:
        from aegean.server.house import moderating

        reason = self._given.reason
        self._work(lambda c: moderating.close(c, table, reason, moderating.HOST, time.time()), writes=True)
        self._terminal.say("cli-host-closed", {"table": table})

    def _clear_title(self, table: str) -> None:
        from aegean.server.house import moderating

        self._work(lambda c: moderating.clear_title(c, table, moderating.HOST, time.time()), writes=True)
        self._terminal.say("cli-host-title-cleared", {"table": table})

    def _give_seat(self, table: str, seat: str, whom: str) -> None:
        from aegean.server.house import hosting, moderating

        number = self._number(seat)
        self._work(
            lambda c: moderating.give_seat(
                c, table, number - 1, hosting.find_person(c, whom), moderating.HOST, time.time()
            ),
            writes=True,
        )
        self._terminal.say("cli-host-seat-given", {"table": table, "seat": number, "person": whom})

    def _take_back(self, table: str, actions: str) -> None:
        from aegean.server.house import moderating

        count = self._number(actions)
        left = self._work(lambda c: moderating.take_back(c, table, count, moderating.HOST, time.time()), writes=True)
        self._terminal.say("cli-host-taken-back", {"table": table, "count": count, "left": left})

    # -- chat ---------------------------------------------------------------------------------------------------------

    def _chat(self, table: str) -> None:
        from aegean.server.house import moderating

        removed = self._terminal.words("cli-host-removed")
        show(
            self._terminal,
            (
                (
                    str(line.id),
                    moment(line.at),
                    line.room,
                    f"id:{line.person}" if line.person else "-",
                    line.name,
                    line.text,
                    removed if line.removed else "",
                )
                for line in self._work(lambda c: moderating.lines(c, table, self._given.most))
            ),
        )

    def _remove_line(self, line: str) -> None:
        from aegean.server.house import moderating

        number = -self._number(line[1:]) if line.startswith("-") else self._number(line)  # a side's lines are below 0
        self._work(lambda c: moderating.remove_line(c, number, moderating.HOST, time.time()), writes=True)
        self._terminal.say("cli-host-line-removed", {"line": number})

    # -- people -------------------------------------------------------------------------------------------------------

    def _rename(self, whom: str, name: str) -> None:
        from aegean.server.house import hosting, moderating

        kept = self._work(
            lambda c: moderating.rename(c, hosting.find_person(c, whom), name, moderating.HOST, time.time()),
            writes=True,
        )
        self._terminal.say("cli-host-renamed", {"person": whom, "name": kept})

    def _mute(self, whom: str) -> None:
        from aegean.server.house import hosting, moderating

        hours = 0 if self._given.off else self._hours
        until = self._work(
            lambda c: moderating.mute(c, hosting.find_person(c, whom), hours, moderating.HOST, time.time()),
            writes=True,
        )
        if hours:
            self._terminal.say("cli-host-muted", {"person": whom, "moment": moment(until)})
        else:
            self._terminal.say("cli-host-unmuted", {"person": whom})

    def _moderator(self, whom: str) -> None:
        from aegean.server.house import hosting, moderating

        on = not self._given.off
        self._work(lambda c: moderating.make_moderator(c, hosting.find_person(c, whom), on, time.time()), writes=True)
        self._terminal.say("cli-host-moderates" if on else "cli-host-moderates-no-more", {"person": whom})

    def _appoint(self, whom: str) -> None:
        from aegean.server.house import hosting, moderating

        on = not self._given.off
        self._work(
            lambda c: moderating.make_moderator(
                c, hosting.find_person(c, whom), on, time.time(), role=moderating.CO_HOST
            ),
            writes=True,
        )
        self._terminal.say("cli-host-appointed" if on else "cli-host-appointed-no-more", {"person": whom})

    # -- reports ------------------------------------------------------------------------------------------------------

    def _reports(self) -> None:
        from aegean.server.house import reports

        show(
            self._terminal,
            (
                (
                    str(one.id),
                    moment(one.at),
                    one.table or "-",
                    str(one.line or "-"),
                    f"id:{one.person.id}" if one.person else "-",
                    one.name,
                    one.said,
                    one.reason,
                )
                for one in self._work(lambda c: reports.listed(c, None, False, self._given.most, time.time()))
            ),
        )

    def _settle(self, report: str) -> None:
        from aegean.server.house import reports

        number = self._number(report)
        decision: reports.Decision = "dismissed" if self._given.off else "upheld"
        self._work(lambda c: reports.settle(c, number, decision, None, time.time()), writes=True)
        self._terminal.say("cli-host-settled" if decision == "upheld" else "cli-host-dismissed", {"number": number})

    # -- everybody ----------------------------------------------------------------------------------------------------

    def _announce(self, text: str = "") -> None:
        from aegean.server.house import moderating

        made = self._work(
            lambda c: moderating.announce(c, text, self._hours, moderating.HOST, time.time()), writes=True
        )
        if made.text:
            self._terminal.say("cli-host-announced", {"moment": moment(made.until)})
        else:
            self._terminal.say("cli-host-announced-no-more")

    def _log(self) -> None:
        from aegean.server.house import moderating

        acts = self._work(lambda c: moderating.log(c, self._given.most))
        show(self._terminal, ((moment(act.at), act.by, act.kind, _subject(act), act.text) for act in acts))

    # -- notifications ------------------------------------------------------------------------------------------------

    def _outbox(self) -> None:
        from aegean.server.notifications import outbox

        now = time.time()
        counts, dead = self._work(lambda c: (outbox.counts(c, now), outbox.letters(c, self._given.most)))
        fields = {"waiting": counts.waiting, "late": counts.late, "sent": counts.sent, "dead": counts.dead}
        self._terminal.say("cli-host-outbox-counts", fields)
        if counts.oldest is not None and counts.oldest < now - _OVERDUE:
            self._terminal.say("cli-host-outbox-overdue", {"moment": moment(counts.oldest)})
        if dead:
            rows = ((moment(one.done), f"id:{one.person}", one.kind, one.reason, one.table, one.why) for one in dead)
            show(self._terminal, rows)


def _subject(act: Act) -> str:
    """Until when an announcement is to be read; otherwise a table or a person."""
    return moment(float(act.subject)) if act.kind == "announce" else act.subject
