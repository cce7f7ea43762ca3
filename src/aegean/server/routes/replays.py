"""Looking back: replays, records, and the proof that nobody meddled with the dice. Clerks do the work."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from aegean.core.values import Plain
from aegean.server.door.guards import address_of
from aegean.server.door.limits import by_account, by_address
from aegean.server.replays import cache, clerk, replaying
from aegean.server.replays.chances import Chances
from aegean.server.replays.clerks import Clerks
from aegean.server.routes.common import REFUSALS, Invite, TableId
from aegean.server.routes.tables import Asked, signed_in, tables_of
from aegean.server.store import archive
from aegean.server.tables import reading
from aegean.server.wire import replays as wire_replays

MOST_RECORD: Final = 2_000_000  # bytes


def _answers(kind: Any, told: str, status: int = 200) -> dict[int, ResponseSpec]:
    return {**REFUSALS, status: ResponseSpec(kind, description=told, generate_examples=False)}


def _keys(request: Asked) -> list[str]:
    """Who looks back: by account, where there is one, and by address otherwise."""
    return [by_account(request.user.id)] if request.user else [by_address(address_of(request))]


class _Named(msgspec.Struct):
    """What a record's file is called by."""

    game: str


async def _look_up(request: Asked, question: clerk.Question) -> bytes:
    """What a clerk finds. The clerk also sees whether whoever asks may look: the serving process reads nothing."""
    request.app.state.limits.take("looking-back", *_keys(request))
    clerks: Clerks = request.app.state.clerks
    return await clerks.ask(question, request.user, address_of(request))


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


async def _seen(request: Asked, table: str, invite: str) -> reading.TableRow:
    row = await tables_of(request).storage.read(lambda c: reading.read(c, table))
    reading.check_readable(row, request.user, invite)
    return row


@get("/tables/{table:str}/replay", responses=_answers(wire_replays.ReplayPage, "The page."))
async def show_replay(
    request: Asked,
    table: TableId,
    number: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the entry to begin after")] = 0,
    count: Annotated[int, QueryParameter(ge=0, le=replaying.PAGE, description="how many steps to add")] = 0,
    eyes: Annotated[
        str | None, QueryParameter(max_length=10, description='a seat, "spectator" or "above"; nothing: one\'s own')
    ] = None,
    invite: Invite = "",
) -> Response[bytes]:
    """The table as it stood after any entry, and the steps from there."""
    return _json(await _look_up(request, clerk.Replay(table, number, count, eyes, request.user, invite)))


@get(
    "/tables/{table:str}/record",
    responses=_answers(dict[str, Plain], "The record's file."),
    media_type="application/json",
)
async def export_record(request: Asked, table: TableId, invite: Invite = "") -> Response[str]:
    """The record of a finished game, as one file that `aegean replay` and `aegean verify` read."""
    found = await _look_up(request, clerk.Part(table, cache.RECORD, request.user, invite))
    text = msgspec.json.decode(found, type=str)
    name = f"{msgspec.json.decode(text, type=_Named).game}-{table}.json"
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@get("/tables/{table:str}/verdict", responses=_answers(wire_replays.Verdict, "The verdict."))
async def verify_table(request: Asked, table: TableId, invite: Invite = "") -> Response[bytes]:
    """Whether the seed fits the commitment, and the whole game follows from it."""
    return _json(await _look_up(request, clerk.Part(table, cache.VERDICT, request.user, invite)))


@get("/tables/{table:str}/chances", responses=_answers(wire_replays.Chances, "The estimate so far."))
async def show_chances(request: Asked, table: TableId, invite: Invite = "") -> Response[bytes]:
    """How likely each seat of a finished game was to win, move by move. Asking begins it; ask again for the rest."""
    chances: Chances = request.app.state.chances
    row = await _seen(request, table, invite)
    estimate = chances.known(table)
    if estimate is not None:
        return _json(msgspec.json.encode(estimate))
    kept, latest = await tables_of(request).storage.read(
        lambda c: (cache.get(c, table, cache.CHANCES), archive.latest(c, [table]))
    )
    if kept is not None:
        return _json(kept)
    chances.check(row)
    request.app.state.limits.take("chances", *_keys(request), by_address(address_of(request)))
    return _json(msgspec.json.encode(chances.begin(row, latest[table])))


@get("/tables/{table:str}/statistics", responses=_answers(wire_replays.Statistics, "The numbers."))
async def show_statistics(request: Asked, table: TableId, invite: Invite = "") -> Response[bytes]:
    """A finished game in numbers."""
    return _json(await _look_up(request, clerk.Part(table, cache.STATISTICS, request.user, invite)))


@post("/records", responses=_answers(wire_replays.Imported, "The table.", 201), request_max_body_size=MOST_RECORD)
async def import_record(request: Asked, data: JSONBody[dict[str, Plain]]) -> Response[bytes]:
    """Keep a record as a table that can be replayed. The body is the record's file."""
    person, tables = signed_in(request), tables_of(request)
    request.app.state.limits.take("imports", by_account(person.id))
    body = await _look_up(request, clerk.BringIn(person.id, data, tables.clock()))
    return Response(body, media_type="application/json", status_code=201)


router = Router(
    "/api",
    route_handlers=[show_replay, export_record, verify_table, show_chances, show_statistics, import_record],
    tags=["looking back"],
)
