"""Calls about games and tables: to list, make, join, leave and start them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import CacheControlHeader, State
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

import aegean
from aegean import bots
from aegean.core.errors import OptionError
from aegean.core.options import complete
from aegean.core.packs import Entry, facts_of
from aegean.core.values import Plain
from aegean.server import lessons, wire
from aegean.server.door.limits import by_account
from aegean.server.errors import NotFound, NotSignedIn, OldRules
from aegean.server.people import inviting
from aegean.server.routes.common import REFUSALS, Invite, TableId
from aegean.server.tables import lobby, reading, vacations
from aegean.server.tables.live import Tables
from aegean.server.tables.rooms import Room, table_info

Asked = Request[wire.Person | None, Any, State]


GameId = Annotated[str, PathParameter(max_length=20, description="the game's id")]
Expansions = Annotated[str, QueryParameter(max_length=400, description="the chosen ones, with commas")]
Mode = Annotated[str, QueryParameter(max_length=20, description="empty: the usual one")]
SeatId = Annotated[int, PathParameter(ge=0, le=11, description="the seat, counted from 0")]


def signed_in(request: Asked) -> wire.Person:
    if request.user is None:
        raise NotSignedIn("say who you are first: as a guest, or with your account")
    return request.user


def tables_of(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def info(request: Asked, room: Room) -> wire.TableInfo:
    tables = tables_of(request)
    return room.info(request.user, tables.clock())


@get("/games", responses=REFUSALS)
async def list_games() -> list[wire.GameInfo]:
    """The games, their options and bots."""
    return [game_info(id_) for id_ in aegean.games()]


@get("/games/{game:str}/components", responses=REFUSALS, cache_control=CacheControlHeader(public=True, max_age=300))
async def list_components(
    game: GameId,
    expansions: Expansions = "",
    mode: Mode = "",
    everything: Annotated[bool, QueryParameter(description="those of all modules, whatever is chosen")] = False,
) -> wire.ComponentTables:
    """Every component of a game, with the modules that are chosen: what it is, how many there are, and where its values
    are from."""
    return reference(game) if everything else components(game, expansions, mode)


@lru_cache(maxsize=64)
def components(id_: str, expansions: str = "", mode: str = "") -> wire.ComponentTables:
    game = known(id_)
    pack = game.data(game.complete(_chosen(expansions, mode)))
    return _told(game, {table: pack.entries(table) for table in pack.tables})


@lru_cache
def reference(id_: str) -> wire.ComponentTables:
    return _told(known(id_), known(id_).reference())


def _told(game: aegean.Game, tables: Mapping[str, Mapping[str, Entry]]) -> wire.ComponentTables:
    facts = {table: {id_: facts_of(entry) for id_, entry in entries.items()} for table, entries in tables.items()}
    return wire.ComponentTables(game.id, game.version, facts)


@get("/games/{game:str}/fit", responses=REFUSALS)
async def fit_options(
    game: GameId,
    expansions: Expansions = "",
    mode: Mode = "",
    seats: Annotated[int, QueryParameter(ge=0, le=12, description="how many want to play; 0: nobody knows yet")] = 0,
) -> wire.Fit:
    """What goes together: the seats that a choice of modules allows, and what speaks against each further module."""
    return fit(game, expansions, mode, seats)


def fit(id_: str, expansions: str, mode: str, seats: int) -> wire.Fit:
    game = known(id_)
    try:
        options = complete(game.options, _chosen(expansions, mode))
    except OptionError as refused:
        return wire.Fit({}, [], str(refused), [])
    modules = [
        wire.ModuleFit(
            one.id, one.chosen, list(one.clash), one.reason, None if one.remedy is None else list(one.remedy)
        )
        for one in game.fits(options, seats)
    ]
    try:
        allowed = game.seats_for(options)
        sides, roles = (game.sides(seats, options), game.roles(seats, options)) if seats in allowed else ((), ())
        return wire.Fit(options, list(allowed), "", modules, list(sides), list(roles))
    except OptionError as refused:
        return wire.Fit(options, [], str(refused), modules)


def _chosen(expansions: str, mode: str) -> dict[str, Plain]:
    """What a query names, as options; a game without modules has none of them."""
    given: dict[str, Plain] = {}
    if expansions:
        given["expansions"] = [one for one in expansions.split(",") if one]
    if mode:
        given["mode"] = mode
    return given


def known(id_: str) -> aegean.Game:
    if id_ not in aegean.games():
        raise NotFound(f"there is no game {id_!r}: it is one of {', '.join(aegean.games())}")
    return aegean.game(id_)


def game_info(id_: str) -> wire.GameInfo:
    game = aegean.game(id_)
    options = [
        wire.OptionInfo(name, option.default, list(option.choices), option.many)
        for name, option in game.options.items()
    ]
    modules = [wire.ModuleInfo(one.id, one.option, list(one.seats), one.marked) for one in game.module_notes()]
    levels = list(reversed(bots.scale(id_)))
    return wire.GameInfo(
        id_,
        game.version,
        list(game.seats),
        options,
        levels,
        bots.usual(id_),
        modules,
        list(bots.characters(id_)),
        lessons.lessons_of(id_),
    )


@get("/tables", responses=REFUSALS)
async def list_tables(
    request: Asked,
    which: Annotated[Literal["open", "mine", "running", "finished"], QueryParameter(name="list")] = "open",
    before: Annotated[float | None, QueryParameter(description="only tables touched before this time")] = None,
) -> wire.TableList:
    """A page of tables, the latest first."""
    person = request.user
    rows, more = await tables_of(request).storage.read(lambda c: reading.listed(c, which, person, before))
    now = tables_of(request).clock()
    return wire.TableList([table_info(row, person, now) for row in rows], more)


@post("/tables", responses=REFUSALS)
async def create_table(request: Asked, data: JSONBody[wire.TableForm]) -> wire.TableInfo:
    """Make a table. The commitment to its seed is in the answer, before anything is dealt."""
    person, tables = signed_in(request), tables_of(request)
    request.app.state.limits.take("tables", by_account(person.id))
    least = tables.settings.absent_after
    if data.absence_after < least:
        raise OptionError(f"absence_after is at least {least:g} seconds here")

    def change(c: Connection) -> str:
        table = lobby.create(c, person, data, tables.clock(), plain_seed=tables.settings.plain_seeds)
        if data.start:
            _start(c, table, person, tables.clock())
        else:
            inviting.tell_friends(c, table, person, tables.clock())
        return table

    room = await tables.room(await tables.storage.write(change))
    await tables.look_again(room)
    return info(request, room)


@post("/lessons", responses=REFUSALS)
async def begin_lesson(request: Asked, data: JSONBody[wire.LessonForm]) -> wire.TableInfo:
    """A first game: a table against bots that begins from a position made for it."""
    person, tables = signed_in(request), tables_of(request)
    request.app.state.limits.take("tables", by_account(person.id))
    table = await tables.storage.write(lambda c: lessons.begin(c, person, data.lesson, tables.clock()))
    room = await tables.room(table)
    await tables.look_again(room)
    return info(request, room)


@get("/tables/{table:str}", responses=REFUSALS)
async def show_table(request: Asked, table: TableId, invite: Invite = "") -> wire.TableInfo:
    tables = tables_of(request)
    try:
        room = await tables.room(table)
    except OldRules:  # it cannot be played any more, but it is there
        row = await tables.storage.read(lambda c: reading.read(c, table))
        reading.check_readable(row, request.user, invite)
        shown = table_info(row, request.user, tables_of(request).clock())
        shown.stuck = True
        return shown
    reading.check_readable(room.row, request.user, invite)
    return info(request, room)


@post("/tables/{table:str}/join", responses=REFUSALS, status_code=200)
async def join_table(request: Asked, table: TableId, data: JSONBody[wire.JoinForm]) -> wire.TableInfo:
    """Sit down in a free seat."""
    person = signed_in(request)
    room = await tables_of(request).change(table, lambda c, now: lobby.join(c, table, person, data, now))
    return info(request, room)


@post("/tables/{table:str}/leave", responses=REFUSALS, status_code=200)
async def leave_table(request: Asked, table: TableId) -> wire.TableInfo:
    """Stand up, before the game begins."""
    person = signed_in(request)
    room = await tables_of(request).change(table, lambda c, now: lobby.leave(c, table, person, now))
    return info(request, room)


@put("/tables/{table:str}/seats/{seat:int}", responses=REFUSALS)
async def assign_seat(request: Asked, table: TableId, seat: SeatId, data: JSONBody[wire.SeatForm]) -> wire.TableInfo:
    """The host puts a bot into a seat, or frees it for a person."""
    person, tables = signed_in(request), tables_of(request)
    plain = tables.settings.plain_seeds
    room = await tables.change(table, lambda c, now: lobby.assign(c, table, person, seat, data, now, plain))
    return info(request, room)


@post("/tables/{table:str}/start", responses=REFUSALS, status_code=200)
async def start_table(request: Asked, table: TableId) -> wire.TableInfo:
    person = signed_in(request)
    room = await tables_of(request).change(table, lambda c, now: _start(c, table, person, now))
    return info(request, room)


def _start(c: Connection, table: str, person: wire.Person, now: float) -> None:
    lobby.start(c, table, person, now)
    vacations.heed(c, table, now)


@delete("/tables/{table:str}", responses=REFUSALS, status_code=200)
async def close_table(request: Asked, table: TableId) -> wire.TableInfo:
    """The host gives up a table that has not begun; or any of its people a game that no rules here can continue."""
    person, tables = signed_in(request), tables_of(request)
    try:
        await tables.room(table)
        ending = lobby.close
    except OldRules:
        ending = lobby.give_up
    room = await tables.change(table, lambda c, now: ending(c, table, person, now))
    return info(request, room)


@post("/tables/{table:str}/rematch", responses=REFUSALS, status_code=200)
async def rematch(request: Asked, table: TableId) -> wire.TableInfo:
    """A new table with the same people and options; whoever comes second joins it."""
    person, tables = signed_in(request), tables_of(request)
    request.app.state.limits.take("tables", by_account(person.id))
    try:
        following = await tables.storage.write(lambda c: lobby.rematch(c, table, person, tables.clock()))
    except IntegrityError:  # another one asked in the same moment
        following = await tables.storage.write(lambda c: lobby.rematch(c, table, person, tables.clock()))
    await tables.change(table, lambda c, now: None)
    room = await tables.room(following)
    await tables.refresh(room)
    return info(request, room)


router = Router(
    "/api",
    route_handlers=[
        list_games,
        list_components,
        fit_options,
        list_tables,
        create_table,
        begin_lesson,
        show_table,
        join_table,
        leave_table,
        assign_seat,
        start_table,
        close_table,
        rematch,
    ],
    tags=["tables"],
)
