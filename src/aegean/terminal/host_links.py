"""What a host gives to people as a link: a new password, or an invitation into the house."""

from __future__ import annotations

import argparse
import os
import socket
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from aegean.terminal.console import Refusal, Terminal
from aegean.terminal.listing import moment
from aegean.texts import Field

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from aegean.server.door.tickets import Invitation

_USES: Final = 1
_DAYS: Final = 7
_MOST_USES: Final = 1000
_MOST_DAYS: Final = 365
_EVERYWHERE: Final = ("0.0.0.0", "::")  # addresses that one listens at, and nobody can go to


class Links:
    """`work` does something in one transaction, and gives back what came of it."""

    def __init__(self, given: argparse.Namespace, terminal: Terminal, work: Callable[..., Any]) -> None:
        self._given = given
        self._terminal = terminal
        self._work = work

    def reset_password(self) -> None:
        from aegean.server.door import accounts, tickets
        from aegean.server.house import hosting

        def make(connection: Connection) -> tuple[str, str]:
            person = accounts.find(connection, hosting.find_person(connection, self._given.thing))
            if person.guest:
                raise Refusal(self._terminal.words("cli-host-no-password", {"name": person.name}))
            return person.name, tickets.for_password(connection, person.id, time.time()).secret

        name, secret = self._work(make, writes=True)
        self._terminal.say("cli-host-reset", {"name": name})
        self._terminal.print(_whole(self._link("reset", secret)))

    def invite(self) -> None:
        from aegean.server.door import names, tickets

        uses, days = self._given.uses or _USES, self._given.days or _DAYS
        if uses > _MOST_USES or days > _MOST_DAYS:
            fields: dict[str, Field] = {"uses": _MOST_USES, "days": _MOST_DAYS}
            raise Refusal(self._terminal.words("cli-host-invite-too-much", fields))
        label = names.label_of(self._given.label)[:60] if self._given.label else ""
        made = self._work(lambda connection: tickets.invite(connection, label, uses, days, time.time()), writes=True)
        self._terminal.say("cli-host-invited", {"uses": uses, "moment": moment(made.expires)})
        self._terminal.print(_whole(self._link("join", made.secret)))

    def rows(self) -> list[tuple[str, ...]]:
        """The invitations that still work."""
        from aegean.server.door import tickets

        found: list[Invitation] = self._work(lambda connection: tickets.invitations(connection, time.time()))
        told = self._terminal.words
        return [(one.id, told("cli-host-left", {"count": one.left}), moment(one.expires), one.label) for one in found]

    def uninvite(self) -> None:
        from aegean.server.door import tickets

        self._work(lambda connection: tickets.uninvite(connection, self._given.thing), writes=True)
        self._terminal.say("cli-host-uninvited", {"id": self._given.thing})

    def admit(self) -> None:
        from aegean.server.door import accounts
        from aegean.server.house import hosting

        def let_in(connection: Connection) -> str:
            user = hosting.find_person(connection, self._given.thing)
            return accounts.admit(connection, user, time.time()).name

        self._terminal.say("cli-host-admitted", {"name": self._work(let_in, writes=True)})

    def _link(self, page: str, secret: str) -> str:
        """The word stands behind the #, which browsers keep to themselves: it is in no log."""
        from aegean.server.settings import from_environment

        settings = from_environment(os.environ, public_url=self._given.public_url)
        host = socket.gethostname() if settings.host in _EVERYWHERE else settings.host
        shown = f"[{host}]" if ":" in host else host
        address = settings.public_url.rstrip("/") or f"http://{shown}:{settings.port}"
        return f"{address}/{page}#{secret}"


def _whole(link: str) -> Text:
    """In one piece, however narrow the terminal is."""
    return Text(link, no_wrap=True, overflow="ignore")
