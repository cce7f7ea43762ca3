"""The timeline of a table's play: what follows from its entries, one after the other.

A timeline is never changed. `after` gives the one that an entry leads to, or refuses the entry; so the server can see
what a command would do, write it down, and only then show it. Entries and what their text holds:

    begin                   the setup
    act      an action      an offered action of the seat
    ordered  an action      the same, by a standing order of its player; everybody else is told that it is an act
    undo     a count        the seat takes back its latest actions, down to the seal
    redo     an action      the seat brings back what it last took back
    ask      a count, seats the seat asks to go back to so many actions, past a seal, and these must agree
    propose  a seat, a level, seats
                            the seat proposes a bot for somebody who is away, and these must agree
    agree, decline          another person answers; when all agree, it is done
    resign   a level        the seat gives up; a bot plays on in its place
    bot      a level        the seat's own player lets a bot play it from here on
    replace  a level, seats a bot plays the seat because its player is away; these decided it, or the host (none)
    back                    the seat's own player plays it again
    late     what then, a level, seats
                            the seat's time is up: a bot plays on, the seat gives up, or these others decide
    vacation a time         the seat's player is on vacation until then, and the clock stands still
    home                    the same player is back before that time
    pause    two times      the house was away between them, and clocks pass over that
    gone     a level        the seat's player is no longer here: a bot plays it to the end
    given                   the house gave the seat to another person
    rewind   a count        the house took the table back to so many actions
    migrate  a version      the actions so far were replayed by newer rules
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

import aegean
from aegean.core.errors import LoadError
from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.undo import UndoError
from aegean.core.values import Action, Event, Plain, Result
from aegean.server.errors import Conflict, NotAllowed, OldRules
from aegean.server.tables.clocks import OTHERS, Clocks, Rule

SERVER: Final = -1  # the seat of an entry that is nobody's doing
RESIGNED: Final = "resigned"
RESIGN: Final = "resign"


class Entry(NamedTuple):
    number: int
    seat: int
    kind: str
    text: str = ""
    at: float = 0.0  # when it came about


class Deal(NamedTuple):
    """What a table's play begins from."""

    game: str
    version: str
    seats: int
    seed: int
    options: dict[str, Plain]
    bots: tuple[str | None, ...]  # the level of the bot that sits there from the start, by seat
    position: dict[str, Plain] | None = None  # a described position to begin from, instead of the setup
    clock: Rule | None = None  # how time is kept, if at all

    def state(self) -> State:
        """The state before the first action, by the rules of today."""
        game = aegean.game(self.game)
        if self.position is not None:
            return game.position(self.position)
        return game.new(self.seats, self.seed, self.options)

    def game_by_rules(self) -> Game:
        game = aegean.game(self.game)
        if game.version != self.version:
            raise OldRules(
                f"this table was begun by version {self.version} of the rules, and this server plays {game.version}"
            )
        return game


class Ask(NamedTuple):
    """What is done once those who are missing agree: to go back, or to let a bot play for somebody who is away."""

    seat: int  # who asks
    moves: int  # to go back to
    missing: tuple[int, ...]
    absent: int = -1  # who is to be replaced
    level: str = ""  # by which bot
    agreed: tuple[int, ...] = ()
    lenient: bool = False  # of a time when a bot in somebody's place consented to everything


class Timeline:
    """Where a table stands after an entry."""

    __slots__ = (
        "ask",
        "at",
        "clocks",
        "deal",
        "gone",
        "number",
        "past",
        "players",
        "resigned",
        "since",
        "state",
        "undone",
    )

    def __init__(self, deal: Deal, state: State) -> None:
        self.deal = deal
        self.state = state
        self.number = 0
        self.past: tuple[State, ...] = ()  # before each action above the seal, as far as they are at hand
        self.undone: tuple[tuple[int, Action], ...] = ()
        self.players: tuple[str | None, ...] = deal.bots  # the level of the bot that plays the seat now, or a person
        self.resigned: frozenset[int] = frozenset()
        self.gone: frozenset[int] = frozenset()  # whose players are no longer here
        self.ask: Ask | None = None
        self.since: dict[int, int] = {decision.seat: 0 for decision in state.decisions}
        self.at = 0.0  # of the latest entry: times never go back, whatever the clocks of machines say
        self.clocks: Clocks | None = None

    @classmethod
    def begin(cls, deal: Deal, at: float = 0.0) -> Timeline:
        """The beginning, and when that was."""
        deal.game_by_rules()
        begun = cls(deal, deal.state())
        begun.at = at
        if deal.clock is not None:
            begun.clocks = Clocks.begin(deal.clock, deal.seats, at, begun.awaited)
        return begun

    def _copy(self) -> Timeline:
        twin = Timeline(self.deal, self.state)
        twin.number, twin.past, twin.undone = self.number, self.past, self.undone
        twin.players, twin.resigned, twin.gone = self.players, self.resigned, self.gone
        twin.ask, twin.since, twin.at, twin.clocks = self.ask, self.since, self.at, self.clocks
        return twin

    # -- what can be asked of it --------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How the game ended: by its rules, or because all but one gave up."""
        if self.state.result is not None:
            return self._without_resigned(self.state.result)
        if not self.resigned:
            return None
        left = [seat for seat in range(self.deal.seats) if seat not in self.resigned]
        if len(left) > 1:
            return None
        gone = tuple(sorted(self.resigned))
        return Result(tuple(left), tuple(group for group in (tuple(left), gone) if group), RESIGNED)

    def _without_resigned(self, result: Result) -> Result:
        """Whoever gave up is last, however well the bot did in their place."""
        if not self.resigned:
            return result
        levels = [tuple(seat for seat in level if seat not in self.resigned) for level in result.ranking]
        ranking = tuple(level for level in (*levels, tuple(sorted(self.resigned))) if level)
        winners = tuple(seat for seat in result.winners if seat not in self.resigned) or ranking[0]
        return Result(winners, ranking, result.reason)

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def round(self) -> int:
        return self.state.game.round_of(self.state)

    @property
    def deciding(self) -> list[int]:
        return [] if self.over else [decision.seat for decision in self.state.decisions]

    @property
    def awaited(self) -> list[int]:
        """The seats that have to decide and are played by people."""
        return [seat for seat in self.deciding if self.players[seat] is None]

    def persons(self) -> list[int]:
        """The seats that belong to people who have not given up, whether they play them now or a bot does."""
        left = self.resigned | self.gone
        return [seat for seat, bot in enumerate(self.deal.bots) if bot is None and seat not in left]

    def others(self, *seats: int) -> list[int]:
        """The people whose word counts beside these."""
        return [seat for seat in self.persons() if seat not in seats]

    @property
    def lent(self) -> list[int]:
        """The people's seats that a bot plays now, and that they can take back."""
        return [seat for seat in self.persons() if self.players[seat] is not None]

    def undoable(self, seat: int) -> int:
        return 0 if self.over else self.state.undoable(seat)

    def redoable(self, seat: int) -> bool:
        return not self.over and bool(self.undone) and self.undone[-1][0] == seat

    def last_move(self, seat: int) -> int | None:
        """How many actions stood before the seat's latest one."""
        movers = self.state.record.movers
        return next((at for at in range(len(movers) - 1, -1, -1) if movers[at] == seat), None)

    # -- going on -----------------------------------------------------------------------------------------------------

    def after(self, entry: Entry) -> tuple[Timeline, list[Event]]:
        """The timeline after one more entry, and what happened in the game; or a refusal."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        if self.over:
            raise Conflict("the game is over", self.number)
        twin = self._copy()
        events = KINDS[entry.kind](twin, entry)
        twin.number = entry.number  # not before: a refusal tells where the table stands
        if twin.state is not self.state:
            twin.since = _since(self, twin.state, entry)
        twin.tick(entry)
        return twin, events

    def tick(self, entry: Entry) -> None:
        """Set the clocks as they stand after the entry, once all else about it is done."""
        self.at = max(self.at, entry.at)
        if self.clocks is not None:
            self.clocks = self.clocks.after(
                entry.kind, entry.seat, entry.text, entry.at, self.awaited, self.state.moves
            )

    def _act(self, entry: Entry) -> list[Event]:
        action = Action.read(entry.text)
        events = self._apply(action, entry.seat)
        self.undone = ()
        self.ask = None
        return events

    def _apply(self, action: Action, seat: int) -> list[Event]:
        before, state = self.state, self.state.copy()
        events = state.apply(action, seat)
        keep = state.undoable(seat)
        self.past = (*self.past, before)[-keep:] if keep else ()
        self.state = state
        return events

    def _undo(self, entry: Entry) -> list[Event]:
        count, most = int(entry.text), self.undoable(entry.seat)
        if not 1 <= count <= most:
            raise UndoError(
                f"seat {entry.seat} may take back {most} actions, not {count}: only own ones after the last roll, "
                "draw or reveal; to go back further, ask the others"
            )
        actions = self.state.record.actions
        self.undone = (*self.undone, *((entry.seat, action) for action in reversed(actions[-count:])))
        if len(self.past) >= count:
            self.state = self.past[-count]
            self.past = self.past[:-count]
        else:
            self._rewind(len(actions) - count)
        self.ask = None
        return []

    def _rewind(self, moves: int) -> None:
        self.state = self.state.record.replay(moves)
        self.past = ()

    def _redo(self, entry: Entry) -> list[Event]:
        if not self.redoable(entry.seat) or str(self.undone[-1][1]) != entry.text:
            raise UndoError(f"seat {entry.seat} has nothing to bring back")
        *rest, (_, action) = self.undone
        events = self._apply(action, entry.seat)
        self.undone = tuple(rest)
        self.ask = None
        return events

    def _ask(self, entry: Entry) -> list[Event]:
        count, *named = entry.text.split(" ")
        moves = int(count)
        if not 0 <= moves < self.state.moves or self.state.record.movers[moves] != entry.seat:
            raise UndoError(f"one asks to go back to before an action of one's own, and number {moves + 1} is none")
        if named:
            self.ask = Ask(entry.seat, moves, read_seats(named[0]))
        else:  # an entry of a time when only those counted who played themselves
            playing = [seat for seat, bot in enumerate(self.players) if bot is None]
            self.ask = Ask(entry.seat, moves, tuple(seat for seat in playing if seat != entry.seat), lenient=True)
        self._do_if_agreed()
        return []

    def _propose(self, entry: Entry) -> list[Event]:
        absent, level, named = entry.text.split(" ")
        if self.players[int(absent)] is not None:
            raise Conflict("a bot plays this seat already", self.number)
        self.ask = Ask(entry.seat, -1, read_seats(named), int(absent), level, (entry.seat,))
        self._do_if_agreed()
        return []

    def _agree(self, entry: Entry) -> list[Event]:
        ask = self._asked(entry)
        self.ask = ask._replace(
            missing=tuple(seat for seat in ask.missing if seat != entry.seat), agreed=(*ask.agreed, entry.seat)
        )
        self._do_if_agreed()
        return []

    def _do_if_agreed(self) -> None:
        ask = self.ask
        if ask is None or ask.missing:
            return
        self.ask = None
        if ask.absent >= 0:
            self._seat(ask.absent, ask.level)
            return
        self._rewind(ask.moves)
        self.undone = ()

    def _decline(self, entry: Entry) -> list[Event]:
        if self.ask is None or entry.seat != self.ask.seat:  # whoever asked may think better of it
            self._asked(entry)
        self.ask = None
        return []

    def _asked(self, entry: Entry) -> Ask:
        if self.ask is None or entry.seat not in self.ask.missing:
            raise Conflict("nobody waits for this seat's consent", self.number)
        return self.ask

    def _resign(self, entry: Entry) -> list[Event]:
        if entry.seat in self.resigned:
            raise Conflict("this seat has given up already", self.number)
        self.resigned |= {entry.seat}
        self._seat(entry.seat, entry.text)
        return []

    def _bot(self, entry: Entry) -> list[Event]:
        if self.players[entry.seat] is not None:
            raise Conflict("a bot plays this seat already", self.number)
        self._seat(entry.seat, entry.text)
        return []

    def _back(self, entry: Entry) -> list[Event]:
        if self.deal.bots[entry.seat] is not None or entry.seat in self.resigned | self.gone:
            raise NotAllowed("nobody can take this seat back from the bot", self.number)
        if self.players[entry.seat] is None:
            raise Conflict("this seat is played by its own player already", self.number)
        self._seat(entry.seat, None)
        return []

    def _replace(self, entry: Entry) -> list[Event]:
        if self.players[entry.seat] is not None:
            raise Conflict("a bot plays this seat already", self.number)
        self._seat(entry.seat, entry.text.split(" ")[0])
        return []

    def _late(self, entry: Entry) -> list[Event]:
        then, level, *named = entry.text.split(" ")
        if self.players[entry.seat] is not None:
            raise Conflict("a bot plays this seat already", self.number)
        if then == OTHERS:
            if self.ask is None and (asked := read_seats(named[0])):
                self.ask = Ask(SERVER, -1, asked, entry.seat, level)
            return []
        if then == RESIGN:
            self.resigned |= {entry.seat}
        self._seat(entry.seat, level)
        return []

    def _of_time(self, entry: Entry) -> list[Event]:
        """Only the clocks heed it."""
        return []

    def _gone(self, entry: Entry) -> list[Event]:
        self.gone |= {entry.seat}
        if self.players[entry.seat] is None:
            self._seat(entry.seat, entry.text)
        if self.ask is not None:
            self.ask = self.ask._replace(missing=tuple(seat for seat in self.ask.missing if seat != entry.seat))
            self._do_if_agreed()
        return []

    def _given(self, entry: Entry) -> list[Event]:
        self.gone -= {entry.seat}
        self.ask = None
        return []

    def _taken_back(self, entry: Entry) -> list[Event]:
        moves = int(entry.text)
        if not 0 <= moves < self.state.moves:
            raise UndoError(f"the table has {self.state.moves} actions: it goes back to fewer, and not to {moves}")
        self._rewind(moves)
        self.undone = ()
        self.ask = None
        return []

    def _seat(self, seat: int, player: str | None) -> None:
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        if self.ask is None:
            return
        if seat in (self.ask.seat, self.ask.absent):
            self.ask = None
        elif self.ask.lenient and player is not None:
            self.ask = self.ask._replace(missing=tuple(one for one in self.ask.missing if one != seat))
            self._do_if_agreed()

    # -- at rest ------------------------------------------------------------------------------------------------------

    def pack(self) -> bytes:
        """The timeline as a snapshot; it holds all secrets."""
        body = {
            "number": self.number,
            "state": self.state.dump().decode(),
            "undone": [[seat, str(action)] for seat, action in self.undone],
            "players": self.players,
            "resigned": sorted(self.resigned),
            "gone": sorted(self.gone),
            "ask": self.ask,
            "since": sorted(self.since.items()),
            "at": self.at,
            "clocks": None if self.clocks is None else self.clocks.pack(),
        }
        return zlib.compress(msgspec.json.encode(body), 1)

    @classmethod
    def unpack(cls, deal: Deal, blob: bytes) -> Timeline:
        try:
            body = msgspec.json.decode(zlib.decompress(blob))
        except (zlib.error, msgspec.MsgspecError) as error:
            raise LoadError("this is no snapshot") from error
        timeline = cls(deal, deal.game_by_rules().load(body["state"].encode()))
        timeline.number = body["number"]
        timeline.undone = tuple((seat, Action.read(text)) for seat, text in body["undone"])
        timeline.players = tuple(body["players"])
        timeline.resigned = frozenset(body["resigned"])
        timeline.gone = frozenset(body.get("gone", ()))
        timeline.ask = _read_ask(body["ask"])
        timeline.since = dict(body["since"])
        timeline.at = body.get("at", 0.0)
        if deal.clock is not None:
            timeline.clocks = Clocks.unpack(deal.clock, body["clocks"])
        return timeline


def _read_ask(kept: list[Plain] | None) -> Ask | None:
    """One of three parts is of a time when a bot in somebody's place consented to everything."""
    if kept is None:
        return None
    if len(kept) == len(("seat", "moves", "missing")):
        return Ask(kept[0], kept[1], tuple(kept[2]), lenient=True)
    seat, moves, missing, absent, level, agreed, lenient = kept
    return Ask(seat, moves, tuple(missing), absent, level, tuple(agreed), lenient)


def seats_text(seats: Sequence[int]) -> str:
    """Seats as an entry's text has them; "-" where there are none."""
    return ",".join(map(str, seats)) or "-"


def read_seats(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(int(seat) for seat in text.split(","))


KINDS: Final = {
    "act": Timeline._act,
    "ordered": Timeline._act,
    "undo": Timeline._undo,
    "redo": Timeline._redo,
    "ask": Timeline._ask,
    "propose": Timeline._propose,
    "agree": Timeline._agree,
    "decline": Timeline._decline,
    "resign": Timeline._resign,
    "bot": Timeline._bot,
    "replace": Timeline._replace,
    "back": Timeline._back,
    "late": Timeline._late,
    "vacation": Timeline._of_time,
    "home": Timeline._of_time,
    "pause": Timeline._of_time,
    "gone": Timeline._gone,
    "given": Timeline._given,
    "rewind": Timeline._taken_back,
}
ORDERED: Final = "ordered"
ACTING: Final = ("act", ORDERED, "redo")
OF_TIME: Final = ("vacation", "home", "pause")  # they change nothing but clocks
PLAYING: Final = (*ACTING, "undo")  # they change nothing but what the entry's own seat did


def _since(before: Timeline, state: State, entry: Entry) -> dict[int, int]:
    """When each open decision was opened: one that another seat's answer left as it was keeps its number.

    A seat that is asked the same again after its own answer is asked anew: or one answer that was sent twice would
    count as two.
    """
    since = {}
    for decision in state.decisions:
        others = entry.kind in PLAYING and entry.seat != decision.seat
        old = before.state.decision_of(decision.seat) if others else None
        same = old is not None and old.kind == decision.kind and old.actions == decision.actions
        since[decision.seat] = before.since[decision.seat] if same else entry.number
    return since
