"""Looking back: replays, records, and the proof that nobody meddled with the dice."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from aegean.core.errors import RecordError
from aegean.core.values import Plain
from aegean.server import lobby, looking_back, wire_replays
from aegean.server.chances import Chances
from aegean.server.guards import address_of
from aegean.server.limits import by_account, by_address
from aegean.server.looking_back import Films
from aegean.server.routes.common import REFUSALS, Invite, TableId
from aegean.server.routes.tables import Asked, signed_in, tables_of
from aegean.server.statistics import statistics

MOST_RECORD: Final = 2_000_000  # bytes


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def show_replay(
    request: Asked,
    table: TableId,
    number: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the entry to begin after")] = 0,
    count: Annotated[int, QueryParameter(ge=0, le=looking_back.PAGE, description="how many steps to add")] = 0,
    eyes: Annotated[
        str | None, QueryParameter(max_length=10, description='a seat, "spectator" or "above"; nothing: one\'s own')
    ] = None,
    invite: Invite = "",
) -> wire_replays.ReplayPage:
    """The table as it stood after any entry, and the steps from there."""
    films: Films = request.app.state.films
    row, entries = await tables_of(request).storage.read(lambda c: looking_back.load_story(c, table))
    lobby.check_visible(row, request.user, invite)
    through = looking_back.eyes_for(row, request.user, eyes)
    return await asyncio.to_thread(looking_back.replay, films, row, entries, number, count, through)


_RECORD: Final = ResponseSpec(dict[str, Plain], description="The record's file.", generate_examples=False)


@get("/tables/{table:str}/record", responses={**REFUSALS, 200: _RECORD}, media_type="application/json")
async def export_record(request: Asked, table: TableId, invite: Invite = "") -> Response[str]:
    """The record of a finished game, as one file that `aegean replay` and `aegean verify` read."""
    room = await tables_of(request).room(table)
    lobby.check_visible(room.row, request.user, invite)
    if room.course is None:
        raise RecordError("nothing was played at this table")
    text = await asyncio.to_thread(looking_back.record_of, room.row, room.course)
    name = f"{room.row['game']}-{table}.json"
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@get("/tables/{table:str}/verdict", responses=REFUSALS)
async def verify_table(request: Asked, table: TableId, invite: Invite = "") -> wire_replays.Verdict:
    """Whether the seed fits the commitment, and the whole game follows from it."""
    row, entries = await tables_of(request).storage.read(lambda c: looking_back.load_story(c, table))
    lobby.check_visible(row, request.user, invite)
    return await asyncio.to_thread(looking_back.verdict, row, entries)


@get("/tables/{table:str}/chances", responses=REFUSALS)
async def show_chances(request: Asked, table: TableId, invite: Invite = "") -> wire_replays.Chances:
    """How likely each seat of a finished game was to win, move by move. Asking begins it; ask again for the rest."""
    chances: Chances = request.app.state.chances
    known = chances.known(table)
    if known is not None:
        row = await tables_of(request).storage.read(lambda c: lobby.read(c, table))
        lobby.check_visible(row, request.user, invite)
        return known
    row, entries = await tables_of(request).storage.read(lambda c: looking_back.load_story(c, table))
    lobby.check_visible(row, request.user, invite)
    chances.check(row, entries)
    keys = [by_address(address_of(request))] + ([by_account(request.user.id)] if request.user else [])
    request.app.state.limits.take("chances", *keys)
    return chances.begin(table, entries)


@get("/tables/{table:str}/statistics", responses=REFUSALS)
async def show_statistics(request: Asked, table: TableId, invite: Invite = "") -> wire_replays.Statistics:
    """A finished game in numbers."""
    row, entries = await tables_of(request).storage.read(lambda c: looking_back.load_story(c, table))
    lobby.check_visible(row, request.user, invite)
    return await asyncio.to_thread(statistics, row, entries)


@post("/records", responses=REFUSALS, request_max_body_size=MOST_RECORD)
async def import_record(request: Asked, data: JSONBody[dict[str, Plain]]) -> wire_replays.Imported:
    """Keep a record as a table that can be replayed. The body is the record's file."""
    person, tables = signed_in(request), tables_of(request)
    request.app.state.limits.take("imports", by_account(person.id))
    deal, told, course = await asyncio.to_thread(looking_back.bring_in, data)
    table = await tables.storage.write(lambda c: looking_back.put_in(c, person, deal, told, course, tables.clock()))
    return wire_replays.Imported(table)


router = Router(
    "/api",
    route_handlers=[show_replay, export_record, verify_table, show_chances, show_statistics, import_record],
    tags=["looking back"],
)
