"""Calls about tournaments: to list, make, enter and organise them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from litestar import Request, Router, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from aegean.server import wire
from aegean.server.door import guards
from aegean.server.door.limits import by_account
from aegean.server.routes.common import REFUSALS, Invite
from aegean.server.tables.live import Tables
from aegean.server.tournaments import progress, reading, signing
from aegean.server.wire import tournaments as told

Asked = Request[wire.Person | None, Any, State]
Id = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$", description="the tournament's id")]
EntrantNumber = Annotated[int, PathParameter(ge=1, le=10_000, description="an entrant's number")]
FixtureNumber = Annotated[int, PathParameter(ge=1, le=10_000, description="a game's number in the tournament")]
Which = Annotated[Literal["open", "running", "finished", "mine"], QueryParameter(name="list")]


def _tables(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def _told(request: Asked, id_: str) -> told.TournamentInfo:
    tables, person = _tables(request), request.user

    def look(c: Connection) -> told.TournamentInfo:
        return reading.info(c, reading.read(c, id_), person, tables.clock())

    return await tables.storage.read(look)


async def _do(request: Asked, id_: str, act: Callable[[Connection, wire.Person, float], object]) -> told.TournamentInfo:
    """Carry something out, and what follows from it at once."""
    person, tables = guards.signed_in(request), _tables(request)
    await tables.storage.write(lambda c: act(c, person, tables.clock()))
    await request.app.state.progress.look_at(id_)
    return await _told(request, id_)


@get("/tournaments", summary="List tournaments", responses=REFUSALS)
async def list_tournaments(
    request: Asked,
    which: Which = "open",
    before: Annotated[float | None, QueryParameter(description="only those touched before this time")] = None,
) -> told.TournamentList:
    """A page of tournaments, the latest first."""
    found, more = await _tables(request).storage.read(lambda c: reading.listed(c, which, request.user, before))
    return told.TournamentList(found, more)


@post("/tournaments", summary="Make a tournament", responses=REFUSALS)
async def create_tournament(request: Asked, data: JSONBody[told.TournamentForm]) -> told.TournamentInfo:
    """A league, a cup or an event with rounds. Whoever makes it organises it, and does not take part by that."""
    person, tables = guards.signed_in(request), _tables(request)
    request.app.state.limits.take("tables", by_account(person.id))
    made = await tables.storage.write(lambda c: signing.create(c, person, data, tables.clock()))
    return await _told(request, made)


@get("/tournaments/{tournament:str}", summary="Show a tournament", responses=REFUSALS)
async def show_tournament(request: Asked, tournament: Id, invite: Invite = "") -> told.TournamentInfo:
    """Who takes part, standings with what decides them, and all games."""
    tables, person = _tables(request), request.user

    def look(c: Connection) -> told.TournamentInfo:
        return reading.info(c, reading.visible(c, tournament, person, invite), person, tables.clock())

    return await tables.storage.read(look)


@patch("/tournaments/{tournament:str}", summary="Change a tournament", responses=REFUSALS)
async def change_tournament(
    request: Asked, tournament: Id, data: JSONBody[told.TournamentChange]
) -> told.TournamentInfo:
    """Before it begins, by its organiser."""
    return await _do(request, tournament, lambda c, who, now: signing.change(c, tournament, who, data, now))


@post("/tournaments/{tournament:str}/entry", summary="Sign up", responses=REFUSALS, status_code=200)
async def enter(request: Asked, tournament: Id, data: JSONBody[told.EntryForm]) -> told.TournamentInfo:
    return await _do(request, tournament, lambda c, who, now: signing.enter(c, tournament, who, data.invite, now))


@delete("/tournaments/{tournament:str}/entry", summary="Take part no more", responses=REFUSALS, status_code=200)
async def leave(request: Asked, tournament: Id) -> told.TournamentInfo:
    """Games that have begun go on; in later ones a bot sits in one's place, and counts for nobody."""
    return await _do(request, tournament, lambda c, who, now: signing.leave(c, tournament, who, now))


@post("/tournaments/{tournament:str}/start", summary="Begin a tournament", responses=REFUSALS, status_code=200)
async def start(request: Asked, tournament: Id) -> told.TournamentInfo:
    """Now, by its organiser."""
    return await _do(request, tournament, lambda c, who, now: progress.start(c, tournament, who, now))


@delete("/tournaments/{tournament:str}", summary="Call a tournament off", responses=REFUSALS, status_code=200)
async def call_off(request: Asked, tournament: Id) -> told.TournamentInfo:
    """Games that have begun can be played on, for themselves."""
    return await _do(request, tournament, lambda c, who, now: signing.call_off(c, tournament, who, now))


@delete(
    "/tournaments/{tournament:str}/entrants/{entrant:int}",
    summary="Take somebody out of a tournament",
    responses=REFUSALS,
    status_code=200,
)
async def remove_entrant(request: Asked, tournament: Id, entrant: EntrantNumber) -> told.TournamentInfo:
    """By its organiser."""
    return await _do(request, tournament, lambda c, who, now: signing.remove(c, tournament, who, entrant, now))


@put(
    "/tournaments/{tournament:str}/entrants/{entrant:int}",
    summary="Let somebody play on who is out",
    responses=REFUSALS,
)
async def restore_entrant(request: Asked, tournament: Id, entrant: EntrantNumber) -> told.TournamentInfo:
    """By its organiser: in the games whose tables are yet to be made."""
    return await _do(request, tournament, lambda c, who, now: signing.take_in(c, tournament, who, entrant, now))


@put("/tournaments/{tournament:str}/fixtures/{fixture:int}", summary="Decide a game", responses=REFUSALS)
async def decide_fixture(
    request: Asked, tournament: Id, fixture: FixtureNumber, data: JSONBody[told.PlacesForm]
) -> told.TournamentInfo:
    """The organiser says how it ended; its table is closed where it is still played."""
    return await _do(
        request, tournament, lambda c, who, now: signing.decide(c, tournament, who, fixture, data.places, now)
    )


@delete(
    "/tournaments/{tournament:str}/fixtures/{fixture:int}",
    summary="Let a game be played again",
    responses=REFUSALS,
    status_code=200,
)
async def replay_fixture(request: Asked, tournament: Id, fixture: FixtureNumber) -> told.TournamentInfo:
    """By the organiser: at a new table, as if it had not been played."""
    return await _do(request, tournament, lambda c, who, now: signing.play_again(c, tournament, who, fixture, now))


@post("/tournaments/{tournament:str}/season", summary="The next season", responses=REFUSALS)
async def next_season(request: Asked, tournament: Id, data: JSONBody[told.SeasonForm]) -> told.TournamentInfo:
    """After the end, by the organiser: the same once more. In a league those who sign up again come into divisions by
    how this one ended."""
    person, tables = guards.signed_in(request), _tables(request)
    request.app.state.limits.take("tables", by_account(person.id))
    made = await tables.storage.write(lambda c: signing.next_season(c, tournament, person, data, tables.clock()))
    return await _told(request, made)


router = Router(
    "/api",
    route_handlers=[
        list_tournaments,
        create_tournament,
        show_tournament,
        change_tournament,
        enter,
        leave,
        start,
        call_off,
        remove_entrant,
        restore_entrant,
        decide_fixture,
        replay_fixture,
        next_season,
    ],
    tags=["tournaments"],
)
