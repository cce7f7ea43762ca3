"""How often something may be done, by address and by account: so that nobody spoils it for the others.

Each process counts for itself, in memory, and forgets first whoever was quiet the longest.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
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
    "guests": Rate(10, 20 / _HOUR, "new guests from this address"),
    "sign-in": Rate(10, 10 / (15 * _MINUTE), "failed attempts to sign in"),
    "tables": Rate(20, 20 / _HOUR, "new tables"),
    "chat": Rate(8, 0.5, "lines of chat"),
    "commands": Rate(60, 10, "commands"),
    "advice": Rate(12, 0.2, "questions to the oracle"),
    "imports": Rate(10, 10 / _HOUR, "imported records"),
    "looking-back": Rate(200, 10, "looks back at games"),
    "chances": Rate(20, 60 / _HOUR, "games whose chances are to be worked out"),
}

SOCKETS_BY_ADDRESS: Final = 40
SOCKETS_BY_ACCOUNT: Final = 12
MOST_KEYS: Final = 20_000  # of each kind
_SOCKET_PATIENCE: Final = 10.0  # seconds to wait when too many are open: nobody knows when one will close


class Limits:
    """Who may go on. `Limits(False)` lets everybody: for tests and measurements on one's own machine."""

    def __init__(self, enabled: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self._clock = clock
        # For each key, the time at which all that it took will have been given back.
        self._owed: dict[str, OrderedDict[str, float]] = {kind: OrderedDict() for kind in RATES}
        self._sockets: Counter[str] = Counter()

    def take(self, kind: str, *keys: str) -> None:
        """Take one for each of the keys, or none and refuse, if one of them has had too many."""
        if not self.enabled:
            return
        rate, owed, now = RATES[kind], self._owed[kind], self._clock()
        step = 1 / rate.per_second
        after = {key: max(owed.get(key, now), now) + step for key in keys}
        wait = max(after.values(), default=now) - now - rate.burst * step
        if wait > 1e-9:
            raise TooMany(f"too many {rate.what}: try again in {_spoken(wait)}", wait)
        for key, until in after.items():
            owed[key] = until
            owed.move_to_end(key)
        while len(owed) > MOST_KEYS:
            owed.popitem(last=False)

    def give_back(self, kind: str, *keys: str) -> None:
        """It did not count after all."""
        owed = self._owed[kind]
        for key in keys:
            if key in owed:
                owed[key] -= 1 / RATES[kind].per_second

    @contextmanager
    def socket(self, address: str, person: int | None) -> Iterator[None]:
        """Keep a place for a socket as long as it is open."""
        most = {by_address(address): SOCKETS_BY_ADDRESS}
        if person is not None:
            most[by_account(person)] = SOCKETS_BY_ACCOUNT
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


def _spoken(seconds: float) -> str:
    whole = math.ceil(seconds)
    if whole < 2 * _MINUTE:
        return f"{whole} second{'s' * (whole != 1)}"
    return f"{math.ceil(whole / _MINUTE)} minutes"
