"""Play: commands by call or by socket, and chat."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody, QueryParameter

from aegean.core.errors import AegeanError
from aegean.server import metrics, wire
from aegean.server.bots.advising import Advising
from aegean.server.bots.stewards import Stewards
from aegean.server.door import guards
from aegean.server.door.endings import Endings
from aegean.server.door.limits import by_account
from aegean.server.errors import NotAllowed, NotSignedIn, ServerError, TooMany
from aegean.server.replays import cache
from aegean.server.replays.replaying import PAGE
from aegean.server.routes.common import NOTHING, REFUSALS, Invite, Looking, TableId
from aegean.server.routes.tables import Asked, signed_in, tables_of
from aegean.server.store import archive
from aegean.server.tables import reading
from aegean.server.tables.live import Tables
from aegean.server.tables.rooms import Connection, Room
from aegean.server.tables.signal_handling import tell_announcement
from aegean.server.wire import redaction
from aegean.server.wire import replays as wire_replays

Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="the latest entry that was seen")]

# Closing codes of our own: the reason is sent as a refusal before.
REFUSED: Final = 4000
AGAIN: Final = 4001  # connect anew: the table began, seats changed, or too much was waiting
ENDED: Final = 4003  # the session is over, or its person banned: the reason is the code of that

log = logging.getLogger("aegean.play")

_FAREWELL: Final = 1.0  # seconds to tell somebody why the socket closes
_NONSENSE: Final = 20  # messages that cannot be read before a socket is closed


@get("/tables/{table:str}/state", responses=REFUSALS)
async def show_state(request: Asked, table: TableId, invite: Invite = "", looking: Looking = None) -> wire.StateMessage:
    """Where the table stands for oneself: the view, the open decision and its actions."""
    tables = tables_of(request)
    room = await tables.room(table)
    reading.check_visible(room.row, request.user, invite)
    await tables.look_again(room)
    seat = reading.seat_of(room.row, request.user, looking)
    shown = room.info(request.user, tables.clock(), looking)
    standing = await tables.standing(room, seat, shown.seats)
    if standing is None:
        raise NotAllowed("the game has not begun") if not room.over else cache.gone_rules(room.row)
    now, view = standing
    return wire.StateMessage(shown, now, view, [], [])


@post("/tables/{table:str}/commands", responses=REFUSALS, status_code=200)
async def do_command(
    request: Asked, table: TableId, data: JSONBody[wire.Command], looking: Looking = None
) -> wire.DoneMessage:
    """Do something at the table. When the answer comes, it is on disk."""
    person = signed_in(request)
    request.app.state.limits.take("commands", by_account(person.id))
    return wire.DoneMessage(data.id, await tables_of(request).command(table, person, data, looking))


@post("/tables/{table:str}/advice", responses=REFUSALS, status_code=200)
async def give_advice(request: Asked, table: TableId, data: JSONBody[wire.AdviceForm]) -> wire.Advice:
    """What a strong bot would do in one's place, and why; where the table allows it."""
    person = signed_in(request)
    request.app.state.limits.take("advice", by_account(person.id))
    advising: Advising = request.app.state.advising
    return await advising.advise(table, person, data)


@delete("/tables/{table:str}/advice", responses=NOTHING)
async def forget_advice(request: Asked, table: TableId, looking: Looking = None) -> None:
    """One does not want to know any more."""
    advising: Advising = request.app.state.advising
    await advising.forget(table, signed_in(request), looking)


@get("/tables/{table:str}/orders", responses=REFUSALS)
async def show_orders(request: Asked, table: TableId, looking: Looking = None) -> wire.StandingOrders:
    """One's own standing orders at a table. Nobody else is told of them."""
    stewards: Stewards = request.app.state.stewards
    return await stewards.orders(table, signed_in(request), None, looking)


@put("/tables/{table:str}/orders", responses=REFUSALS)
async def give_orders(
    request: Asked, table: TableId, data: JSONBody[wire.OrdersForm], looking: Looking = None
) -> wire.StandingOrders:
    """All of one's standing orders, as they are from now on. A new one is an answer that is offered now."""
    person = signed_in(request)
    request.app.state.limits.take("commands", by_account(person.id))
    stewards: Stewards = request.app.state.stewards
    return await stewards.orders(table, person, data, looking)


@get("/tables/{table:str}/why", responses=REFUSALS)
async def show_why(
    request: Asked,
    table: TableId,
    thing: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=80)]],
        QueryParameter(min_items=1, max_items=6, description="things on the table, in the order they would be touched"),
    ],
    looking: Looking = None,
) -> list[wire.Miss]:
    """Why things on the table cannot be touched now: the actions they stand for, and what keeps each from them."""
    person = signed_in(request)
    room = await tables_of(request).room(table)
    reading.check_visible(room.row, person)
    seat = reading.seat_of(room.row, person, looking)
    if seat is None:
        raise NotAllowed("you do not play at this table")
    if room.timeline is None:
        raise NotAllowed("the game has not begun") if not room.over else cache.gone_rules(room.row)
    state = room.timeline.state.copy()  # play goes on meanwhile
    return await asyncio.to_thread(redaction.misses, state, seat, thing)


@get("/tables/{table:str}/story", responses=REFUSALS)
async def show_story(
    request: Asked,
    table: TableId,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number of the first entry")] = 0,
    invite: Invite = "",
    looking: Looking = None,
) -> wire_replays.StoryPage:
    """A page of what happened, as oneself may know it."""
    row, told = await tables_of(request).storage.read(
        lambda c: (reading.read(c, table), archive.page(c, table, first, PAGE + 1))
    )
    reading.check_readable(row, request.user, invite)
    seat, over = reading.seat_of(row, request.user, looking), row["status"] == "over"
    return wire_replays.StoryPage([redaction.entry(one, seat, over) for one in told[:PAGE]], len(told) > PAGE)


@post("/tables/{table:str}/chat", responses=REFUSALS, status_code=200)
async def say(
    request: Asked, table: TableId, data: JSONBody[wire.Say], invite: Invite = "", looking: Looking = None
) -> wire.DoneMessage:
    """Say something: to the other players, to those of one's side alone, or as a watcher to the other watchers."""
    person, tables = signed_in(request), tables_of(request)
    reading.check_visible((await tables.room(table)).row, person, invite)
    request.app.state.limits.take("chat", by_account(person.id))
    return wire.DoneMessage(data.id, await tables.say(table, person, data, looking))


@post("/tables/{table:str}/point", responses=REFUSALS, status_code=200)
async def point(
    request: Asked, table: TableId, data: JSONBody[wire.Point], looking: Looking = None
) -> wire.DoneMessage:
    """Show the others of one's side a thing on the table, for a moment."""
    person = signed_in(request)
    request.app.state.limits.take("pointing", by_account(person.id))
    return wire.DoneMessage(data.id, await tables_of(request).point(table, person, data.thing, looking))


# -- the socket -------------------------------------------------------------------------------------------------------


@websocket("/tables/{table:str}/socket")
async def open_socket(
    socket: WebSocket[wire.Person | None, Any, State],
    table: TableId,
    since: Since = None,
    invite: Invite = "",
    looking: Looking = None,
    away: Annotated[bool, QueryParameter(description="the page is open, but not before one's eyes")] = False,
) -> None:
    """Everything as it happens. Commands go the other way."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    endings: Endings = socket.app.state.endings
    known, address = socket.scope["state"].get("session"), guards.address_of(socket)
    try:
        room, connection = await tables.connect(table, socket.user, since, invite, looking, known, address, away)
    except AegeanError as error:
        await socket.send_data(refusal(error), mode="text")
        await socket.close(REFUSED, error.code)
        return
    await tell_announcement(tables, connection)
    metrics.socket_opened()
    listening = asyncio.create_task(_listen(socket, tables, endings, room, connection))
    speaking = asyncio.create_task(_speak(socket, connection))
    ending = asyncio.create_task(connection.gone.wait())
    tasks = (listening, speaking, ending)
    try:
        await endings.opened(connection)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.ended is not None:  # whoever does not read is not waited for
            await asyncio.wait((speaking,), timeout=_FAREWELL)
    finally:
        metrics.socket_closed()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await tables.disconnect(room, connection)


async def _speak(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send what waits, until there is no more or the other side is too slow."""
    while (message := await connection.queue.get()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        if connection.overrun and connection.queue.empty():
            break
    if connection.ended is not None:
        await socket.close(ENDED, connection.ended)
    else:
        await socket.close(AGAIN, "again")


async def _listen(
    socket: WebSocket[Any, Any, Any], tables: Tables, endings: Endings, room: Room, connection: Connection
) -> None:
    nonsense, table = 0, room.id
    while nonsense < _NONSENSE:
        try:
            data = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if not await endings.valid(connection):
            return
        command: wire.SocketCommand | None = None
        try:
            command = wire.decoder.decode(data)
            number = await _carry_out(socket, tables, room, command, connection)
            connection.send(msgspec.json.encode(wire.DoneMessage(command.id, number)))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            nonsense += 1
            connection.send(refusal(ServerError(f"this is no command: {error}"), "bad-request"))
        except AegeanError as error:
            metrics.refused(error.code)
            connection.send(refusal(error, id_=None if command is None else command.id))
        except Exception:
            log.exception("a command failed", extra={"table": table})
            sorry = ServerError("something failed on the server; look again")
            connection.send(refusal(sorry, "internal", None if command is None else command.id))
    await socket.close(REFUSED, "bad-request")


async def _carry_out(
    socket: WebSocket[Any, Any, Any], tables: Tables, room: Room, command: wire.SocketCommand, connection: Connection
) -> int:
    table, looking = room.id, connection.seat
    person: wire.Person | None = socket.user
    if person is None:
        raise NotSignedIn("say who you are first: as a guest, or with your account")
    limits = socket.app.state.limits
    if isinstance(command, wire.Say):
        limits.take("chat", by_account(person.id))
        return await tables.say(table, person, command, looking)
    if isinstance(command, wire.Point):
        limits.take("pointing", by_account(person.id))
        return await tables.point(table, person, command.thing, looking)
    limits.take("commands", by_account(person.id))
    if isinstance(command, wire.Look):
        return await tables.look(room, connection, command.away)
    return await tables.command(table, person, command, looking)


def refusal(error: AegeanError, code: str | None = None, id_: int | None = None) -> bytes:
    """A refusal as it travels over a socket."""
    number = error.number if isinstance(error, ServerError) and not isinstance(error, TooMany) else None
    return msgspec.json.encode(wire.RefusedMessage(id_, code or error.code, str(error), number, wire.Reason.of(error)))


router = Router(
    "/api",
    route_handlers=[
        show_state,
        do_command,
        give_advice,
        forget_advice,
        show_orders,
        give_orders,
        show_why,
        show_story,
        say,
        point,
        open_socket,
    ],
    tags=["play"],
)
