"""The players' clocks: what is left to each, as it follows from a table's entries and from nothing else.

Every entry carries its time, so that a restart, another process or a slow network changes no second: clocks are folded
from the entries as the timeline is. All is counted in whole milliseconds, so that two processes never differ by a
rounding. A *decision*, for a clock, is each time that the table comes to wait for a seat: a turn of many actions is
one, or whoever does and undoes the same thing could collect time.

A clock runs while the table waits for the seat and its own player has it: it stands while a bot plays there. A live
clock has a budget for the whole game, and gets some more with each decision. A slow one has so much for each decision,
and a reserve that is used when this is up. `since` may lie ahead: then the player is on vacation until that moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec

from aegean.core.values import Plain

LIVE: Final = "live"
SLOW: Final = "slow"
OTHERS: Final = "others"
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
_LEAST: Final = {LIVE: MINUTE, SLOW: HOUR}  # that is left to whoever's clock ran when the house went away
_AGAIN: Final = MINUTE  # that a live clock which had run out has at least, whenever its player decides again


class Downtime(NamedTuple):
    """The house was away, in seconds since 1970: so long nobody could move (tables/downtime.py)."""

    begins: float
    ends: float

    @property
    def text(self) -> str:
        return f"{self.begins!r} {self.ends!r}"

    @classmethod
    def read(cls, text: str) -> Downtime:
        begins, ends = map(float, text.split(" "))
        return cls(begins, ends)


class Rule(NamedTuple):
    """How time is kept at a table, in milliseconds."""

    kind: Literal["live", "slow"]
    budget: int  # live: for the whole game; slow: the reserve
    decision: int  # live: more with each decision; slow: for each decision
    then: Literal["bot", "resign", "others"]  # at the end of time
    bot: str  # the level of the bot that goes on then

    @classmethod
    def read(cls, kept: dict[str, Plain] | None) -> Rule | None:
        """As a table's row has it: with times in seconds."""
        if not kept:
            return None
        rule = msgspec.convert(kept, _Kept)
        return cls(rule.kind, ms(rule.budget), ms(rule.decision), rule.then, rule.bot)


class _Kept(msgspec.Struct):
    kind: Literal["live", "slow"]
    budget: float
    decision: float
    then: Literal["bot", "resign", "others"]
    bot: str


class SeatClock(NamedTuple):
    """The clock of a seat as of the latest entry."""

    budget: int  # live: what is left for the game; slow: of the reserve
    own: int = 0  # slow: what is left of this decision's own time
    granted: int = -1  # with more actions than these it gets time for a further decision
    since: int | None = None  # it has run since, or will from then on; None: it stands
    waited: bool = False  # the table waits for the seat's player
    rest: int = 0  # until when its player is on vacation
    late: bool = False  # its time is up, and it has got none since

    @property
    def deadline(self) -> int | None:
        return None if self.since is None else self.since + self.own + self.budget

    def spent(self, at: int) -> SeatClock:
        """Its own time is used first, then the budget."""
        if self.since is None or at <= self.since:
            return self
        used = min(at - self.since, self.own + self.budget)
        own = min(used, self.own)
        return self._replace(own=self.own - own, budget=self.budget - (used - own), since=at)

    def credited(self, downtime: Downtime, least: int) -> SeatClock:
        """While the house is away nobody can move: that time does not count, and a little is left to come back in."""
        if self.since is None or self.since >= ms(downtime.ends):
            return self
        stood = self.spent(max(self.since, ms(downtime.begins)))._replace(since=ms(downtime.ends))
        return stood._replace(own=stood.own + max(0, least - stood.own - stood.budget))


class Clocks(NamedTuple):
    """All clocks of a table, as they stand after an entry. It is a value: `after` gives the next one."""

    rule: Rule
    at: int  # the time of the entry
    seats: tuple[SeatClock, ...]
    moves: int = 0  # how many actions stand after it

    @classmethod
    def begin(cls, rule: Rule, seats: int, at: float, waiting: Iterable[int]) -> Clocks:
        made = cls(rule, ms(at), (SeatClock(rule.budget),) * seats)
        return made.after("begin", -1, "", at, waiting, 0)

    # -- what can be asked of them ------------------------------------------------------------------------------------

    @property
    def deadline(self) -> float | None:
        """When the first of them runs out."""
        found = [one.deadline for one in self.seats if one.deadline is not None]
        return min(found) / 1000 if found else None

    def due(self, now: float) -> int | None:
        """The seat whose time is up by now, the earliest first."""
        found = [(one.deadline, seat) for seat, one in enumerate(self.seats) if one.deadline is not None]
        return next((seat for deadline, seat in sorted(found) if deadline <= ms(now)), None)

    @property
    def running(self) -> bool:
        return any(one.since is not None for one in self.seats)

    @property
    def late(self) -> list[int]:
        """The seats whose time is up, and for which the table waits all the same."""
        return [seat for seat, one in enumerate(self.seats) if one.late and one.waited]

    def can_return(self, seat: int, moves: int) -> bool:
        """Whether a player who takes the seat back from a bot has any time for what is to be decided now."""
        one = self.seats[seat]
        return moves > one.granted or one.own + one.budget > 0

    # -- going on -----------------------------------------------------------------------------------------------------

    def after(self, kind: str, seat: int, text: str, at: float, waiting: Iterable[int], moves: int) -> Clocks:
        """The clocks after an entry, with the seats of people that the table waits for then."""
        waits = frozenset(waiting)
        now = max(ms(at), self.at)
        seats = [*self.seats]
        if kind == "pause":
            seats = [one.credited(Downtime.read(text), _LEAST[self.rule.kind]) for one in seats]
        seats = [one.spent(now) for one in seats]
        if kind in ("vacation", "home"):
            seats[seat] = seats[seat]._replace(rest=ms(float(text)) if kind == "vacation" else 0)
        elif kind == "given":  # to a person who has not sat here before
            seats[seat] = seats[seat]._replace(rest=0, granted=-1, waited=False)
        elif kind == "late":
            seats[seat] = seats[seat]._replace(late=True)
        elif moves < self.moves and kind != "undo":  # all agreed to go back: everybody decides anew
            seats = [one._replace(granted=-1, waited=False) for one in seats]
        own = seat if kind == "undo" else -1  # whoever takes back what they did goes on with the time they had
        told = tuple(self._goes_on(one, now, moves, at in waits, at == own) for at, one in enumerate(seats))
        return Clocks(self.rule, now, told, moves)

    def _goes_on(self, one: SeatClock, now: int, moves: int, waits: bool, undid: bool) -> SeatClock:
        if not waits:  # whatever was decided up to here, by its player or by a bot after them, was this decision
            granted = max(one.granted, self.moves) if one.waited else one.granted
            return one._replace(since=None, waited=False, granted=granted)
        if not one.waited and not undid and moves > one.granted:
            one = self._granted(one, moves)
        if one.late:
            return one._replace(since=None, waited=True)
        return one._replace(since=max(now, one.rest), waited=True)

    def _granted(self, one: SeatClock, moves: int) -> SeatClock:
        if self.rule.kind == SLOW:
            return one._replace(own=self.rule.decision, granted=moves, late=False)
        budget = one.budget + self.rule.decision
        if one.late:
            budget = max(budget, _AGAIN)
        return one._replace(budget=budget, granted=moves, late=False)

    # -- at rest ------------------------------------------------------------------------------------------------------

    def pack(self) -> dict[str, Plain]:
        return {"at": self.at, "moves": self.moves, "seats": [list(one) for one in self.seats]}

    @classmethod
    def unpack(cls, rule: Rule, body: dict[str, Plain]) -> Clocks:
        kept = msgspec.convert(body, _Packed)
        return cls(rule, kept.at, tuple(kept.seats), kept.moves)


class _Packed(msgspec.Struct):
    at: int
    moves: int
    seats: list[SeatClock]


def ms(seconds: float) -> int:
    return round(seconds * 1000)
