"""What hosts see and decide beyond what moderators do, and the reports that players send them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT
from sqlalchemy import Connection

from aegean.server import wire
from aegean.server.door import guards
from aegean.server.errors import NotAllowed
from aegean.server.house import hosting, moderating, reports
from aegean.server.routes.common import NOTHING, REFUSALS, Invite, TableId
from aegean.server.routes.house import LineId, Most, PersonId, moderator
from aegean.server.store.storage import Storage

T = TypeVar("T")

Asked = Request[Any, Any, State]
ReportId = Annotated[int, PathParameter(ge=1, le=2**31 - 1, description="a report's number")]
Searched = Annotated[str, QueryParameter(max_length=80, description="a part of the name, or a number")]
Status = Annotated[
    Literal["open", "running", "over", "closed"] | None, QueryParameter(description="only tables that are so")
]


def host(request: Asked) -> wire.Person:
    """The host who asks; all others learn nothing."""
    person = guards.signed_in(request)
    if not person.host:
        raise NotAllowed("this is for hosts")
    return person


async def _look(request: Asked, look: Callable[[Connection, wire.Person, float], T]) -> T:
    who = host(request)
    storage: Storage = request.app.state.storage
    return await storage.read(lambda c: look(c, who, time.time()))


async def _do(request: Asked, act: Callable[[Connection, wire.Person, float], T]) -> T:
    """Carry out an act, and let this process notice at once what the others will within two seconds."""
    who = host(request)
    storage: Storage = request.app.state.storage
    done = await storage.write_insistently(lambda c: act(c, who, time.time()))
    await request.app.state.watch.look()
    return done


# -- players ----------------------------------------------------------------------------------------------------------


async def _report(request: Asked, act: Callable[[Connection, wire.Person, float], None]) -> None:
    person = guards.signed_in(request)
    storage: Storage = request.app.state.storage
    await storage.write(lambda c: act(c, person, time.time()))


@post(
    "/tables/{table:str}/reports/lines/{line:int}", summary="Report a line of chat", responses=NOTHING, status_code=204
)
async def report_line(
    request: Asked, table: TableId, line: LineId, data: JSONBody[wire.ReportForm], invite: Invite = ""
) -> None:
    """Hosts alone read it. Once for each line, and at most ten reports a day."""
    await _report(request, lambda c, by, now: reports.report_line(c, table, line, data.reason, by, now, invite))


@post("/tables/{table:str}/reports/people/{person:int}", summary="Report a person", responses=NOTHING, status_code=204)
async def report_person(
    request: Asked, table: TableId, person: PersonId, data: JSONBody[wire.ReportForm], invite: Invite = ""
) -> None:
    """Somebody who sits at the table: once for each table, and at most ten reports a day."""
    await _report(request, lambda c, by, now: reports.report_person(c, table, person, data.reason, by, now, invite))


# -- hosts ------------------------------------------------------------------------------------------------------------


@get("/host/load", summary="What the server has to carry", responses=REFUSALS)
async def load(request: Asked) -> wire.Load:
    return await _look(request, lambda c, who, now: hosting.load(c, reports.waiting(c, who), now))


@get("/host/reports", summary="What players reported", responses=REFUSALS)
async def list_reports(
    request: Asked,
    settled: Annotated[bool, QueryParameter(description="those that are decided, instead of the others")] = False,
    most: Most = 100,
) -> list[wire.ReportInfo]:
    """The latest first, without those about whoever asks. Of a table where they play, nothing until its end."""
    return await _look(request, lambda c, who, now: reports.listed(c, who, settled, most, now))


@post("/host/reports/{report:int}/settle", summary="Decide about a report", responses=NOTHING, status_code=204)
async def settle(request: Asked, report: ReportId, data: JSONBody[wire.DecisionForm]) -> None:
    """And about all others of the same line, or of the same person at the same table."""
    await _do(request, lambda c, who, now: reports.settle(c, report, data.decision, who, now))


@get("/host/tables", summary="All tables", responses=REFUSALS)
async def list_tables(
    request: Asked, search: Searched = "", status: Status = None, most: Most = 50
) -> list[wire.TableLine]:
    """The latest first, private ones too: by id, a part of the title, or a part of the name of somebody there."""
    return await _look(request, lambda c, who, now: hosting.search_tables(c, search, status, most))


@get("/host/people", summary="Accounts and guests", responses=REFUSALS)
async def list_people(request: Asked, search: Searched = "", most: Most = 50) -> list[wire.PersonInfo]:
    """The newest first: by number, or a part of the name."""
    return await _look(request, lambda c, who, now: hosting.search_people(c, search, most, now))


@get("/host/bans", summary="Who may not come in, and whom nobody hears", responses=REFUSALS)
async def list_bans(request: Asked) -> wire.Barred:
    return await _look(request, lambda c, who, now: hosting.barred(c, now))


@put("/host/bans/{person:int}", summary="Ban a person", responses=NOTHING, status_code=204)
async def ban(request: Asked, person: PersonId, data: JSONBody[wire.BanForm]) -> None:
    """They are refused from now on, and their open sockets close."""
    await _do(request, lambda c, who, now: moderating.ban(c, person, data.reason, moderator(request), now))


@delete("/host/bans/{person:int}", summary="Let a person in again", responses=NOTHING, status_code=HTTP_204_NO_CONTENT)
async def unban(request: Asked, person: PersonId) -> None:
    await _do(request, lambda c, who, now: moderating.unban(c, person, moderator(request), now))


players: Final = Router("/api", route_handlers=[report_line, report_person], tags=["tables"])
router: Final = Router(
    "/api",
    route_handlers=[load, list_reports, settle, list_tables, list_people, list_bans, ban, unban],
    tags=["house"],
)
