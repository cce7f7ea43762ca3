"""Before a tournament begins: making it, signing up, changing one's mind. And what its organiser may do at any time."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

import aegean
from aegean.core.errors import OptionError
from aegean.server import wire
from aegean.server.errors import Conflict, NotAllowed, NotFound
from aegean.server.house import moderating
from aegean.server.notifications import calls
from aegean.server.store.schema import entrants, fixtures, tournaments
from aegean.server.tables import clock_forms, lobby
from aegean.server.tables.clocks import OTHERS
from aegean.server.tournaments import reading, telling
from aegean.server.tournaments.reading import CALLED_OFF, LEAGUE, OPEN, OVER, RUNNING, Tournament
from aegean.server.wire import tournaments as told

_MOST_OPEN: Final = 6  # tournaments that one person organises at a time
_FARTHEST: Final = 366 * 86_400.0
BACK: Final = ("left", "removed", "absent")  # who is out for such a reason can come back
_DECIDED: Final = "the organiser of the tournament decided this game"
_AGAIN: Final = "the organiser of the tournament lets this game be played again"


def create(c: Connection, person: wire.Person, form: told.TournamentForm, now: float) -> str:
    _check_lasting(person)
    options = _check(form, now)
    going = c.scalar(
        select(func.count())
        .select_from(tournaments)
        .where(tournaments.c.organiser == person.id, tournaments.c.status.in_((OPEN, RUNNING)))
    )
    if (going or 0) >= _MOST_OPEN:
        raise Conflict(f"you organise {going} tournaments: let one of them end, or call one off, first")
    id_ = lobby.new_id()
    c.execute(
        insert(tournaments).values(
            id=id_,
            kind=form.kind,
            title=_title(form.title),
            game=form.game,
            options=options,
            seats=form.seats,
            clock=clock_forms.check(table_form(form, "", form.seats)),
            plan=msgspec.to_builtins(form.plan),
            public=form.public,
            invite=secrets.token_urlsafe(12),
            organiser=person.id,
            status=OPEN,
            begins=form.begins,
            begins_with=form.begins_with,
            most=form.most,
            created=now,
            touched=now,
        )
    )
    return id_


def table_form(form: told.TournamentForm | Tournament, title: str, seats: int) -> wire.TableForm:
    """One of its tables, with a seat for each person."""
    if isinstance(form, Tournament):
        row = form.row
        game, options, clock, public = row["game"], row["options"], form.clock, row["public"]
    else:
        game, options, clock, public = form.game, form.options, form.clock, form.public
    return wire.TableForm(
        game=game,
        seats=[wire.SeatForm() for _ in range(seats)],
        options=options,
        public=public,
        title=title,
        sit=False,
        advice=False,
        clock=clock,
    )


def _title(text: str) -> str:
    title = " ".join(text.split())
    if not title:
        raise OptionError("a tournament needs a title")
    return title


def _check(form: told.TournamentForm, now: float) -> dict[str, Any]:
    """The complete options of its tables, or a refusal by name."""
    options = lobby.check_form(table_form(form, "", form.seats))
    game = aegean.game(form.game)
    for seats in reading.sizes(form.kind, form.game, options, form.seats):
        lobby.check_form(table_form(form, "", seats))
        if len(set(game.sides(seats, options))) < seats:
            raise OptionError("in a tournament everybody plays for themselves: choose a mode without sides")
    if form.clock.then == OTHERS:
        raise OptionError('in a tournament a clock ends with "bot" or "resign": the others are opponents')
    if form.kind == LEAGUE and form.plan.division < form.seats:
        raise OptionError(f"a division of {form.plan.division} cannot sit at tables of {form.seats}")
    _check_beginning(form.begins, form.begins_with, form.most, now)
    _check_most(
        form.most, reading.least(form.kind, form.seats, reading.sizes(form.kind, form.game, options, form.seats))
    )
    return options


def _check_most(most: int, least: int) -> None:
    if most < least:
        raise OptionError(f"such a tournament needs at least {least} who sign up: let so many, and not {most}")


def _check_beginning(begins: float | None, with_: int | None, most: int, now: float) -> None:
    if begins is not None and not now < begins < now + _FARTHEST:
        raise OptionError("a tournament begins at a time that is yet to come, and within a year")
    if with_ is not None and with_ > most:
        raise OptionError(f"it would begin with {with_}, and only {most} may sign up")


def change(c: Connection, id_: str, person: wire.Person, form: told.TournamentChange, now: float) -> None:
    """What the organiser changes before the beginning."""
    found = _organised(c, id_, person)
    _check_open(found)
    row = found.row
    values: dict[str, Any] = {"touched": now}
    if form.title is not None:
        values["title"] = _title(form.title)
    if form.most is not None:
        if form.most < len(found.people):
            raise Conflict(f"{len(found.people)} have signed up already")
        values["most"] = form.most
    if form.by_hand:
        values |= {"begins": None, "begins_with": None}
    if form.begins is not None:
        values["begins"] = form.begins
    if form.begins_with is not None:
        values["begins_with"] = form.begins_with
    after = {**row, **values}
    _check_beginning(form.begins, after["begins_with"], after["most"], now)
    _check_most(after["most"], found.least)
    c.execute(update(tournaments).where(tournaments.c.id == id_).values(**values))


def enter(c: Connection, id_: str, person: wire.Person, invite: str, now: float) -> None:
    """Sign up."""
    reading.visible(c, id_, person, invite)
    _check_lasting(person)
    found = reading.read(c, id_, hold=True)
    _check_open(found)
    if found.of_person(person.id):
        return
    if len(found.people) >= found.row["most"]:
        raise Conflict("all places are taken")
    number = max((one["number"] for one in found.people), default=0) + 1
    c.execute(insert(entrants).values(tournament=id_, number=number, user=person.id, at=now, out=""))
    _touch(c, id_, now)


def leave(c: Connection, id_: str, person: wire.Person, now: float) -> None:
    """Not take part after all. Games that have begun go on; in later ones a bot plays, and counts for nobody."""
    found = reading.read(c, id_, hold=True)
    own = found.of_person(person.id)
    if own is None and not found.row["public"] and not reading.organises(found, person):
        raise NotFound("there is no such tournament")
    if own is None or own["out"]:
        raise NotAllowed("you do not take part in this tournament")
    _out(c, found, own["number"], "left", now)


def remove(c: Connection, id_: str, person: wire.Person, number: int, now: float) -> None:
    """The organiser takes somebody out."""
    found = _organised(c, id_, person)
    if not found.is_in(number):
        raise NotFound("nobody who takes part has this number")
    _out(c, found, number, "removed", now)


def take_in(c: Connection, id_: str, person: wire.Person, number: int, now: float) -> None:
    """The organiser lets somebody play on who is out: they were kept away, or were taken out by mistake."""
    found = _organised(c, id_, person)
    if found.status != RUNNING:
        raise Conflict("the tournament is not running: before it begins people sign up themselves")
    one = next((one for one in found.people if one["number"] == number), None)
    if one is None or one["out"] not in BACK:
        raise NotFound("nobody who was absent or left has this number")
    e = entrants.c
    c.execute(update(entrants).where(e.tournament == id_, e.number == number).values(out=""))
    _touch(c, id_, now)


def _out(c: Connection, found: Tournament, number: int, why: str, now: float) -> None:
    e = entrants.c
    if found.status == OPEN:
        c.execute(delete(entrants).where(e.tournament == found.id, e.number == number))
    elif found.status == RUNNING:
        c.execute(update(entrants).where(e.tournament == found.id, e.number == number).values(out=why))
    else:
        raise Conflict("the tournament is over")
    _touch(c, found.id, now)


def call_off(c: Connection, id_: str, person: wire.Person, now: float) -> None:
    """Before the end. Games that have begun can be played on, for themselves."""
    found = _organised(c, id_, person)
    if found.status not in (OPEN, RUNNING):
        raise Conflict("the tournament has ended already")
    _call_off(c, found, person.id, now)


def _call_off(c: Connection, found: Tournament, by: int, now: float) -> None:
    values = {"status": CALLED_OFF, "why": "organiser", "touched": now}
    c.execute(update(tournaments).where(tournaments.c.id == found.id).values(**values))
    telling.tell(c, found, calls.CALLED_OFF, now, by)


def next_season(c: Connection, id_: str, person: wire.Person, form: told.SeasonForm, now: float) -> str:
    """The season after one that is over: the same once more. Everybody signs up anew."""
    found = _organised(c, id_, person)
    if found.status != OVER:
        raise Conflict("the next season comes after the end of this one")
    if c.scalar(select(tournaments.c.id).where(tournaments.c.follows == id_)) is not None:
        raise Conflict("the next season is there already")
    row = found.row
    again = told.TournamentForm(
        kind=row["kind"],
        title=row["title"],
        game=row["game"],
        seats=row["seats"],
        clock=found.clock,
        options=row["options"],
        plan=found.plan,
        public=row["public"],
        begins=form.begins,
        begins_with=form.begins_with,
        most=row["most"],
    )
    made = create(c, person, again, now)
    # By the same link, so that those who played in this one find the next.
    same = {"follows": id_, "season": row["season"] + 1, "invite": row["invite"]}
    c.execute(update(tournaments).where(tournaments.c.id == made).values(**same))
    return made


# -- games ------------------------------------------------------------------------------------------------------------


def decide(c: Connection, id_: str, person: wire.Person, number: int, places: list[int | None], now: float) -> None:
    """The organiser says how a game ended; where it is being played, nobody plays there on."""
    found = _organised(c, id_, person)
    game = _game(found, number)
    counted = sorted(place for place in places if place is not None)
    if len(places) != len(game["entrants"]):
        raise OptionError(f"this game has {len(game['entrants'])} seats: say a place for each, or null")
    if any(place != 1 + sum(other < place for other in counted) for place in counted):
        raise OptionError("places count from 1, and whoever is level has the same: such as 1, 2, 2, 4")
    _end_table(c, game, person, _DECIDED, now)
    decided = "organiser" if counted else "nobody"
    _set(c, game, places=places if counted else None, decided=decided, ended=now)
    _touch(c, id_, now)


def play_again(c: Connection, id_: str, person: wire.Person, number: int, now: float) -> None:
    """The organiser lets a game be played once more, at a new table."""
    found = _organised(c, id_, person)
    game = _game(found, number)
    if len(game["entrants"]) < 2:
        raise Conflict("nobody plays against them in this round")
    _end_table(c, game, person, _AGAIN, now)
    _set(c, game, table=None, places=None, late=None, decided="", ended=None)
    _touch(c, id_, now)


def _game(found: Tournament, number: int) -> reading.Row:
    if found.status != RUNNING:
        raise Conflict("games are decided while the tournament is running")
    game = next((one for one in found.games if one["number"] == number), None)
    if game is None:
        raise NotFound("the tournament has no such game")
    if found.kind != LEAGUE and game["round"] != found.row["round"]:
        raise Conflict("this round is over: the next one follows from it")
    return game


def _end_table(c: Connection, game: reading.Row, person: wire.Person, reason: str, now: float) -> None:
    if game["table"] is not None and game["table_status"] in (OPEN, RUNNING):
        moderating.close(c, game["table"], reason, person.name, now)


def _set(c: Connection, game: reading.Row, **values: Any) -> None:
    f = fixtures.c
    c.execute(update(fixtures).where(f.tournament == game["tournament"], f.number == game["number"]).values(**values))


# -- who may ----------------------------------------------------------------------------------------------------------


def _check_lasting(person: wire.Person) -> None:
    if person.guest:
        raise NotAllowed("tournaments last: create an account first, so that you can be found again")


def _organised(c: Connection, id_: str, person: wire.Person) -> Tournament:
    found = reading.read(c, id_, hold=True)
    check_organiser(found, person)
    return found


def check_organiser(found: Tournament, person: wire.Person) -> None:
    if not reading.organises(found, person):
        if not found.row["public"] and not found.of_person(person.id):
            raise NotFound("there is no such tournament")
        raise NotAllowed("only the organiser may do this")


def _check_open(found: Tournament) -> None:
    if found.status != OPEN:
        raise Conflict("signing up is over" if found.status == RUNNING else "the tournament has ended")


def _touch(c: Connection, id_: str, now: float) -> None:
    c.execute(update(tournaments).where(tournaments.c.id == id_).values(touched=now))


# -- people who are no longer here ------------------------------------------------------------------------------------


def forget_person(c: Connection, user: int, now: float) -> None:
    """Somebody is deleted: what they signed up for goes, and where they play a bot takes their place.

    Tournaments are held before any table is, as where tables are made: so none is made for somebody who is gone.
    """
    e, t = entrants.c, tournaments.c
    entered = select(e.tournament).where(e.user == user)
    going = t.status.in_((OPEN, RUNNING))
    mine = or_(t.organiser == user, t.id.in_(entered))
    held = list(c.execute(select(t.id, t.status).where(going, mine).order_by(t.id).with_for_update()))
    c.execute(delete(entrants).where(e.user == user, e.tournament.in_([row.id for row in held if row.status == OPEN])))
    c.execute(update(entrants).where(e.user == user, e.out == "").values(out="gone"))
    c.execute(update(entrants).where(e.user == user).values(user=None))
    # Without its organiser nothing would let it begin.
    orphans = (t.organiser == user, t.status == OPEN, t.begins.is_(None), t.begins_with.is_(None))
    for id_ in list(c.scalars(select(t.id).where(*orphans))):
        _call_off(c, reading.read(c, id_), user, now)
    c.execute(update(tournaments).where(t.organiser == user).values(organiser=None))
