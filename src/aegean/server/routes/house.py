"""Looking after the house: what moderators may do, and what everybody is told."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Router, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from sqlalchemy import Connection

from aegean.server import wire
from aegean.server.door import guards
from aegean.server.errors import NotAllowed
from aegean.server.house import hosting, moderating
from aegean.server.notifications import outbox
from aegean.server.routes.common import NOTHING, REFUSALS, TableId
from aegean.server.routes.tables import SeatId
from aegean.server.store.storage import Storage

T = TypeVar("T")

Asked = Request[Any, Any, State]
LineId = Annotated[int, PathParameter(ge=1 - 2**31, le=2**31 - 1, description="the number of a line of chat")]
PersonId = Annotated[int, PathParameter(ge=1, le=2**31 - 1, description="a person's number, as in a table's seats")]
Most = Annotated[int, QueryParameter(ge=1, le=500, description="how many at most")]


def moderator(request: Asked) -> str:
    """The name of the moderator who asks; all others learn nothing."""
    person = guards.signed_in(request)
    if not person.moderator:
        raise NotAllowed("this is for moderators")
    return person.name if person.name != moderating.HOST else f"id:{person.id}"  # that is who acts by command


async def _do(request: Asked, act: Callable[[Connection, str, float], T]) -> T:
    """Carry out an act, and let this process notice at once what the others will within two seconds."""
    by = moderator(request)
    storage: Storage = request.app.state.storage
    done = await storage.write_insistently(lambda c: act(c, by, time.time()))
    await request.app.state.watch.look()
    return done


@get("/announcement", summary="What everybody is to read", responses=REFUSALS)
async def announcement(state: State) -> wire.Announcement | None:
    """Null where there is nothing."""
    storage: Storage = state.storage
    found = await storage.read(lambda c: moderating.announced(c, time.time()))
    return None if found is None else wire.Announcement(found.text, found.until)


@get("/house/log", summary="What was done to look after the house", responses=REFUSALS)
async def log(request: Asked, most: Most = 100) -> list[wire.ActInfo]:
    """The latest first."""
    moderator(request)
    storage: Storage = request.app.state.storage
    acts = await storage.read(lambda c: moderating.log(c, most))
    return [wire.ActInfo(*act) for act in acts]


@get("/house/outbox", summary="How notifications get on", responses=REFUSALS)
async def show_outbox(request: Asked, most: Most = 100) -> wire.OutboxInfo:
    """With what was given up, the latest first. Where it was to go is not told."""
    moderator(request)
    storage: Storage = request.app.state.storage
    counts, dead = await storage.read(lambda c: (outbox.counts(c, time.time()), outbox.letters(c, most)))
    return wire.OutboxInfo(**counts._asdict(), letters=[wire.LetterInfo(**letter._asdict()) for letter in dead])


@delete("/house/chat/{line:int}", summary="Remove a line of chat", responses=NOTHING, status_code=HTTP_204_NO_CONTENT)
async def remove_line(request: Asked, line: LineId) -> None:
    await _do(request, lambda c, by, now: moderating.remove_line(c, line, by, now))


@patch("/house/people/{person:int}", summary="Give a person another name", responses=NOTHING, status_code=204)
async def rename(request: Asked, person: PersonId, data: JSONBody[wire.RenameForm]) -> None:
    await _do(request, lambda c, by, now: moderating.rename(c, person, data.name, by, now))


@post("/house/people/{person:int}/mute", summary="Keep a person from chatting", responses=NOTHING, status_code=204)
async def mute(request: Asked, person: PersonId, data: JSONBody[wire.MuteForm]) -> None:
    """For so many hours; 0 lets them chat again."""
    await _do(request, lambda c, by, now: moderating.mute(c, person, data.hours, by, now))


@delete("/house/tables/{table:str}/title", summary="Clear a table's title", responses=NOTHING, status_code=204)
async def clear_title(request: Asked, table: TableId) -> None:
    await _do(request, lambda c, by, now: moderating.clear_title(c, table, by, now))


@post("/house/tables/{table:str}/close", summary="Close a table", responses=NOTHING, status_code=204)
async def close(request: Asked, table: TableId, data: JSONBody[wire.CloseForm]) -> None:
    """Nobody plays on there; the reason is shown to everybody."""
    await _do(request, lambda c, by, now: moderating.close(c, table, data.reason, by, now))


@put(
    "/house/tables/{table:str}/seats/{seat:int}", summary="Give a seat to a person", responses=NOTHING, status_code=204
)
async def give_seat(request: Asked, table: TableId, seat: SeatId, data: JSONBody[wire.GiveSeatForm]) -> None:
    """All at the table see that it was given."""
    await _do(
        request,
        lambda c, by, now: moderating.give_seat(c, table, seat, hosting.find_person(c, data.person), by, now),
    )


@post("/house/tables/{table:str}/take-back", summary="Take a table back", responses=NOTHING, status_code=204)
async def take_back(request: Asked, table: TableId, data: JSONBody[wire.TakeBackForm]) -> None:
    """The latest so many actions are undone, past what was rolled or shown."""
    await _do(request, lambda c, by, now: moderating.take_back(c, table, data.actions, by, now))


@put("/house/announcement", summary="Tell everybody something", responses=REFUSALS, status_code=HTTP_200_OK)
async def announce(request: Asked, data: JSONBody[wire.AnnounceForm]) -> wire.Announcement:
    """In the place of what was announced before."""
    made = await _do(request, lambda c, by, now: moderating.announce(c, data.text, data.hours, by, now))
    return wire.Announcement(made.text, made.until)


@delete("/house/announcement", summary="Take the announcement away", responses=NOTHING, status_code=204)
async def end_announcement(request: Asked) -> None:
    await _do(request, lambda c, by, now: moderating.announce(c, "", 1, by, now))


router: Final = Router(
    "/api",
    route_handlers=[
        announcement,
        log,
        show_outbox,
        remove_line,
        rename,
        mute,
        clear_title,
        close,
        give_seat,
        take_back,
        announce,
        end_announcement,
    ],
    tags=["house"],
)
