"""How often something may be done, by address and by account: so that nobody spoils it for the others.

Each process counts for itself, in memory, and forgets first whoever was quiet the longest. A host sets each limit by
itself (`AEGEAN_LIMIT_GUESTS` and so on); what stands here is meant for a club whose evening comes through one address.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple

from aegean.server.errors import TooMany

_MINUTE: Final = 60.0
_HOUR: Final = 3600.0


class Rate(NamedTuple):
    """So many at once, and so many more in each second."""

    burst: int
    per_second: float
    what: str  # for the refusal


RATES: Final = {
    "requests": Rate(120, 20, "requests"),
    "requests_address": Rate(600, 60, "requests from this address"),
    "guests": Rate(60, 120 / _HOUR, "new people from this address"),
    "names": Rate(5, 10 / _HOUR, "tries to find a name"),
    "names_address": Rate(30, 30 / _HOUR, "tries to find a name from this address"),
    "sign_in": Rate(10, 40 / _HOUR, "failed attempts to sign in"),
    "sign_in_address": Rate(60, 120 / _HOUR, "failed attempts to sign in from this address"),
    "sign_in_login": Rate(50, 60 / _HOUR, "failed attempts to sign in by this name"),
    "links": Rate(20, 60 / _HOUR, "links that do not work"),
    "tables": Rate(20, 20 / _HOUR, "new tables"),
    "chat": Rate(8, 0.5, "lines of chat"),
    "pointing": Rate(6, 1, "things to point at"),
    "commands": Rate(60, 10, "commands"),
    "advice": Rate(12, 0.2, "questions to the oracle"),
    "imports": Rate(10, 10 / _HOUR, "imported records"),
    "looking-back": Rate(200, 10, "looks back at games"),
    "chances": Rate(20, 60 / _HOUR, "games whose chances are to be worked out"),
    "company": Rate(30, 60 / _HOUR, "askings and invitations"),
    "destinations": Rate(12, 30 / _HOUR, "new destinations of notifications"),
    "trials": Rate(5, 30 / _HOUR, "notifications sent to try them"),
    "confirmations": Rate(5, 10 / _HOUR, "e-mails that ask for a confirmation"),
}

SOCKETS_BY_ADDRESS: Final = 200
SOCKETS_BY_ACCOUNT: Final = 12
MOST_KEYS: Final = 20_000  # of each kind
_SOCKET_PATIENCE: Final = 10.0  # seconds to wait when too many are open: nobody knows when one will close

# Attempts to sign in by one name are answered later and later, wherever they come from.
_UNHURRIED: Final = 5  # attempts that are answered at once
_FIRST_PAUSE: Final = 0.25  # seconds
_LONGEST_PAUSE: Final = 5.0
_DOUBLED_AFTER: Final = 3  # attempts

_UNITS: Final = {"second": 1.0, "minute": _MINUTE, "hour": _HOUR}
_TYPED: Final = re.compile(r"\s*(\d{1,7})\s*\+\s*(\d{1,7})\s*/\s*(second|minute|hour)\s*")


def typed_rate(kind: str, text: str) -> Rate:
    """A limit as the host typed it, such as `60 + 120/hour`; ValueError says what would be right."""
    found = _TYPED.fullmatch(text)
    if found is None or not int(found[1]) or not int(found[2]):
        raise ValueError(
            f"{text[:40]!r} is no limit: it says how many at once, and how many more in each second, minute or hour, "
            "such as 60 + 120/hour"
        )
    return Rate(int(found[1]), int(found[2]) / _UNITS[found[3]], RATES[kind].what)


class Limits:
    """Who may go on. `Limits(False)` lets everybody: for tests and measurements on one's own machine."""

    def __init__(
        self,
        enabled: bool = True,
        clock: Callable[[], float] = time.monotonic,
        chosen: Mapping[str, Rate] | None = None,
        sockets_by_address: int = SOCKETS_BY_ADDRESS,
        sockets_by_account: int = SOCKETS_BY_ACCOUNT,
    ) -> None:
        self.enabled = enabled
        self.sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
        self._clock = clock
        self._chosen = dict(chosen or {})
        self._most_by_address, self._most_by_account = sockets_by_address, sockets_by_account
        # For each key, the time at which all that it took will have been given back.
        self._owed: dict[str, OrderedDict[str, float]] = {kind: OrderedDict() for kind in RATES}
        self._sockets: Counter[str] = Counter()

    def rate(self, kind: str) -> Rate:
        return self._chosen.get(kind) or RATES[kind]

    def take(self, kind: str, *keys: str) -> None:
        """Take one for each of the keys, or none and refuse, if one of them has had too many."""
        self.take_each(*((kind, key) for key in keys))

    def take_each(self, *wanted: tuple[str, str]) -> None:
        """The same for keys of several kinds."""
        if not self.enabled:
            return
        now = self._clock()
        after: dict[tuple[str, str], float] = {}
        for kind, key in wanted:
            rate, step = self.rate(kind), 1 / self.rate(kind).per_second
            after[kind, key] = max(self._owed[kind].get(key, now), now) + step
            wait = after[kind, key] - now - rate.burst * step
            if wait > 1e-9:
                raise TooMany(f"too many {rate.what}: try again in {_spoken(wait)}", wait)
        for (kind, key), until in after.items():
            owed = self._owed[kind]
            owed[key] = until
            owed.move_to_end(key)
            while len(owed) > MOST_KEYS:
                owed.popitem(last=False)

    def give_back(self, kind: str, *keys: str) -> None:
        """It did not count after all."""
        self.give_back_each(*((kind, key) for key in keys))

    def give_back_each(self, *taken: tuple[str, str]) -> None:
        for kind, key in taken:
            if key in self._owed[kind]:
                self._owed[kind][key] -= 1 / self.rate(kind).per_second

    async def pause(self, login: str) -> None:
        """Whoever tries a name that others have tried in vain has to wait: longer each time, and never for long."""
        if not self.enabled:
            return
        kind, now = "sign_in_login", self._clock()
        tried = (self._owed[kind].get(login, now) - now) * self.rate(kind).per_second
        if tried > _UNHURRIED:
            await self.sleep(min(_LONGEST_PAUSE, _FIRST_PAUSE * 2 ** ((tried - _UNHURRIED) / _DOUBLED_AFTER)))

    @contextmanager
    def socket(self, address: str, person: int | None) -> Iterator[None]:
        """Keep a place for a socket as long as it is open."""
        most = {by_address(address): self._most_by_address}
        if person is not None:
            most[by_account(person)] = self._most_by_account
        if self.enabled and any(self._sockets[key] >= count for key, count in most.items()):
            raise TooMany("too many connections are open: close one of them", _SOCKET_PATIENCE)
        self._sockets.update(most.keys())
        try:
            yield
        finally:
            for key in most:
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]

    def remembered(self) -> int:
        """How many keys are kept at present."""
        return sum(map(len, self._owed.values())) + len(self._sockets)


def by_address(address: str) -> str:
    """The key of an address. Whoever has one address of IPv6 has all those that share its first half."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return f"address {address}"
    if parsed.version == 6:
        return f"address {ipaddress.ip_network((parsed, 64), strict=False)}"
    return f"address {parsed}"


def by_account(person: int) -> str:
    return f"account {person}"


def by_login(login: str) -> str:
    return f"login {login}"


def by_login_and_address(login: str, address: str) -> str:
    return f"{by_login(login)} from {by_address(address)}"


def by_device(digest: str) -> str:
    return f"device {digest}"


def _spoken(seconds: float) -> str:
    whole = math.ceil(seconds)
    if whole < 2 * _MINUTE:
        return f"{whole} second{'s' * (whole != 1)}"
    return f"{math.ceil(whole / _MINUTE)} minutes"
