"""A room: a table as one process of the server has it before it, with those who are connected to it here."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.store import chat
from aegean.server.tables import reading
from aegean.server.tables.clocks import Clocks, Rule
from aegean.server.tables.sides import rooms_of, sides_of
from aegean.server.tables.timeline import Timeline
from aegean.server.wire import patches, redaction
from aegean.server.wire.redaction import StoredEntry

# Why a connection was ended for good: the reasons of its closing code.
SIGNED_OUT: Final = "not-signed-in"
BANNED: Final = "banned"

_BACKLOG: Final = 200  # messages that wait for a slow connection before it is given up
_SAID: Final = 200
_NEWS: Final = 60.0  # seconds that another process's word on who is there holds
_SIGN_OF_LIFE: Final = 60.0  # seconds that somebody is there after having done something
_encode: Final = msgspec.json.Encoder().encode


class Connection:
    """Somebody who looks on: a player of a seat, or a spectator. Messages wait here until the socket takes them."""

    __slots__ = (
        "address",
        "away",
        "ended",
        "gone",
        "hidden",
        "overrun",
        "person",
        "present",
        "queue",
        "seat",
        "session",
    )

    def __init__(
        self,
        person: wire.Person | None,
        seat: int | None,
        present: Iterable[int],
        session: accounts.Session | None = None,
        address: str = "",
    ) -> None:
        self.person = person
        self.session = session  # that it was opened with; it ends with it
        self.address = address
        self.ended: str | None = None  # why nothing is taken from it any more
        self.gone = asyncio.Event()  # the same, for whoever waits for it
        self.away = False  # connected, but the page is not before their eyes
        self.hidden: frozenset[int] = frozenset()  # whom they block: what these say is not shown here
        self.seat = seat  # that is looked from
        self.present = frozenset(present)  # the seats whose players are there with it: all who share the device
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(_BACKLOG)
        self.overrun = False

    def send(self, message: bytes) -> None:
        if self.overrun:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:  # too slow: it is closed, and comes back for all that it missed
            self.overrun = True

    def end(self, why: str) -> None:
        """For good: whoever it was may not be here any more."""
        self.ended = why
        self.gone.set()
        self.close()

    def close(self) -> None:
        self.overrun = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Room:
    """`timeline` is None before the start. Whoever changes it holds `lock`."""

    def __init__(self, row: reading.TableRow) -> None:
        self.row = row
        self.timeline: Timeline | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.said: deque[int] = deque(maxlen=_SAID)  # the latest lines of chat that were shown here
        self.thinking: set[int] = set()  # the seats whose bot is at it
        self.moved: float = row["started"] or row["created"]  # when the game last went on
        self._shown: dict[int | None, dict[str, Plain]] = {}  # the view that each audience has before it
        self._absent: frozenset[int] = frozenset()  # who was too long away when that was last told
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who is connected to other processes
        self._looking_elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # and has the table before their eyes
        self._acted: dict[int, float] = {}  # when a seat's player last did something
        self._known: frozenset[int] = frozenset()  # who was there when that was last told

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def over(self) -> bool:
        return bool(self.row["status"] == "over")

    # -- who is there -------------------------------------------------------------------------------------------------

    def here(self) -> frozenset[int]:
        return frozenset(seat for one in self.connections for seat in one.present)

    def looking(self) -> frozenset[int]:
        """The seats whose players have the table before their eyes, as far as this process knows."""
        return frozenset(seat for one in self.connections if not one.away for seat in one.present)

    def connected(self, now: float) -> frozenset[int]:
        """The seats whose players are there: connected, here or elsewhere, or by what they have just done. Whoever acts
        without a page before them, by a program or by a standing order, is there as much as anybody else who acts."""
        return self._at_sockets(now) | {seat for seat, at in self._acted.items() if now - at < _SIGN_OF_LIFE}

    def _at_sockets(self, now: float) -> frozenset[int]:
        return self.here().union(*_fresh(self._elsewhere, now))

    def looking_anywhere(self, now: float) -> frozenset[int]:
        """The seats whose players have the table before their eyes, here or elsewhere."""
        return self.looking().union(*_fresh(self._looking_elsewhere, now))

    def acted(self, seat: int, at: float) -> None:
        self._acted[seat] = at

    def heard(self, process: str, seats: Iterable[int], looking: Iterable[int], now: float) -> bool:
        """Another process says who is connected there, and who looks; whether the first is news."""
        old = self._elsewhere.get(process, (0.0, frozenset[int]()))[1]
        self._elsewhere[process] = (now, frozenset(seats))
        self._looking_elsewhere[process] = (now, frozenset(looking))
        return old != self._elsewhere[process][1]

    def absent(self, seat: int, now: float) -> bool:
        """Whether the table has waited for the seat's player for so long that its rule allows a bot in the place: since
        they were last seen, and since the latest move of anybody."""
        timeline, place, patience = self.timeline, self.row["places"][seat], self.row["absence_after"]
        if timeline is not None and timeline.clocks is not None:  # where time is kept, the clock says who is late
            return seat in timeline.clocks.late and not timeline.over
        if timeline is None or now - self.moved <= patience or self.row["absence"] == "never":
            return False
        if place["user"] is None or timeline.players[seat] is not None or seat not in timeline.deciding:
            return False
        return bool(now - (place["seen"] or 0.0) > patience) and seat not in self._at_sockets(now)

    def presence_changed(self, now: float) -> bool:
        """Whether somebody has gone, or has been away too long, since everybody was last told who is there."""
        return self._absent != self._all_absent(now) or self._known != self.connected(now)

    def _all_absent(self, now: float) -> frozenset[int]:
        return frozenset(seat for seat in range(self.row["seats"]) if self.absent(seat, now))

    def seats(self, now: float) -> list[wire.SeatInfo]:
        connected = self._known = self.connected(now)
        self._absent = self._all_absent(now)
        timeline = self.timeline
        return [
            wire.SeatInfo(
                seat=seat,
                name=reading.name_of(self.row, place),
                person=place["user"],
                bot=place["bot"] if timeline is None else timeline.players[seat],
                connected=seat in connected,
                absent=seat in self._absent,
                resigned=timeline is not None and seat in timeline.resigned,
                clock=None if timeline is None else _clock(self.row, timeline.clocks, place, now),
            )
            for seat, place in enumerate(self.row["places"])
        ]

    def info(self, person: wire.Person | None, now: float, looking: int | None = None) -> wire.TableInfo:
        return table_info(self.row, person, now, self.seats(now), looking)

    # -- telling ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Plain]:
        """The view that the audience has before it, and from now on is told only the changes of."""
        assert self.timeline is not None
        if seat not in self._shown:
            self._shown |= self.timeline.state.views([seat])
        return self._shown[seat]

    def show(self, timeline: Timeline, entries: Sequence[StoredEntry], seats: list[wire.SeatInfo], at: float) -> None:
        """The table moved: tell everybody here what happened, each what they may know, and what changed for them."""
        self.timeline = timeline
        audiences = {one.seat for one in self.connections}
        before, self._shown = self._shown, timeline.state.views(audiences)
        comparison = patches.Comparison()
        for seat in audiences:
            message = _encode(
                wire.MovedMessage(
                    now=redaction.now(timeline, seat, seats, at),
                    entries=[redaction.entry(told, seat, timeline.over) for told in entries],
                    patch=comparison.patch(before[seat], self._shown[seat]),
                )
            )
            self.send(message, seat)

    def dismiss(self) -> None:
        """Everybody here is to connect anew."""
        for one in self.connections:
            one.close()
        self.connections.clear()
        self._shown.clear()

    def dismiss_barred(self) -> None:
        """Watchers for whom the table is not there any more, since somebody at it blocks them, find that out by coming
        again, as anybody would."""
        for one in [one for one in self.connections if one.person is not None and not one.present]:
            assert one.person is not None
            if one.person.id in self.row["barred"] and one.person.id != self.row["host"]:
                one.close()
                self.connections.discard(one)

    def send(self, message: bytes, seat: int | None) -> None:
        for one in self.connections:
            if one.seat == seat:
                one.send(message)

    def tell(self, message: bytes, room: chat.Room, by: int | None = None) -> None:
        """To everybody here who hears what is said in that room, and does not block whoever says it."""
        for one in list(self.connections):
            if room in rooms_of(self.row, one.seat) and by not in one.hidden:
                one.send(message)

    def point(self, seat: int, thing: str) -> None:
        """A player points at a thing: the people of their side see it."""
        mates = sides_of(self.row).mates(seat)
        message = _encode(wire.PointedMessage(seat, thing))
        for one in self.connections:
            if one.seat in mates:
                one.send(message)

    def send_info(self, now: float) -> None:
        for one in self.connections:
            one.send(_encode(wire.TableMessage(self.info(one.person, now, one.seat))))


def _fresh(told: Mapping[str, tuple[float, frozenset[int]]], now: float) -> list[frozenset[int]]:
    return [seats for at, seats in told.values() if now - at < _NEWS]


def table_info(
    row: reading.TableRow,
    person: wire.Person | None,
    now: float,
    seats: list[wire.SeatInfo] | None = None,
    looking: int | None = None,
) -> wire.TableInfo:
    """What a person may know of a table. Without `seats`, as for a list: who sits there, not who is connected."""
    own = reading.seats_of(row, person)
    mine = reading.seat_of(row, person, looking)
    over = row["status"] == "over"
    host = person is not None and row["host"] == person.id
    return wire.TableInfo(
        id=row["id"],
        game=row["game"],
        version=row["version"],
        title=row["title"],
        status=row["status"],
        public=row["public"],
        options=row["options"],
        seats=seats if seats is not None else _sitting(row, now),
        host=row["host"],
        created=row["created"],
        started=row["started"],
        touched=row["touched"],
        waiting=row["waiting"],
        round=row["round"],
        result=row["result"],
        # A seed that somebody chose may be short: whoever tried a few would find it by what it commits to.
        commitment=row["commitment"] if over or not row["seed_given"] else "",
        seed_given=row["seed_given"],
        seed=row["seed"] if over else None,
        seed_word=row["seed_word"],
        seed_salt=row["seed_salt"] if over else None,
        arranged=row["position"] is not None,
        imported=row["imported"],
        rematch=row["rematch"],
        advice=row["advice"],
        hot_seat=row["hot_seat"],
        lesson=row["lesson"],
        absence=row["absence"],
        absence_after=row["absence_after"],
        clock=None if row["clock"] is None else msgspec.convert(row["clock"], wire.ClockForm),
        time=now,
        lent=row["lent"],
        sides=list(sides_of(row).sides),
        roles=list(sides_of(row).roles),
        together=row["together"],
        dealt=row["dealt"],
        tournament=row["tournament"],
        rated=row["rated"],
        ended_by=row["ended_by"],
        reason=row["reason"],
        own=own,
        mine=mine,
        invite=row["invite"] if own or host else None,
        reading=reading.reading_word(row["invite"]) if over and not row["public"] and (own or host) else None,
    )


def _sitting(row: reading.TableRow, now: float) -> list[wire.SeatInfo]:
    rule, kept = Rule.read(row["clock"]), row["clocks"]
    clocks = Clocks.unpack(rule, kept) if rule is not None and kept is not None and row["status"] == "running" else None
    return [
        wire.SeatInfo(
            seat=place["seat"],
            name=reading.name_of(row, place),
            person=place["user"],
            bot=place["bot"],
            connected=False,
            absent=False,
            resigned=False,
            clock=_clock(row, clocks, place, now),
        )
        for place in row["places"]
    ]


def _clock(row: reading.TableRow, clocks: Clocks | None, place: reading.Row, now: float) -> wire.SeatClock | None:
    """The clock of a person's seat as it stood at the latest entry, for whoever counts on from there."""
    if clocks is None or place["bot"] is not None:
        return None
    one = clocks.seats[place["seat"]]
    return wire.SeatClock(
        own=one.own / 1000,
        budget=one.budget / 1000,
        since=None if one.since is None or row["status"] != "running" else one.since / 1000,
        rests=one.rest / 1000 if one.rest > now * 1000 else None,
        late=one.late,
    )
