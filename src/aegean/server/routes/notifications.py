"""Notifications: where one is reached and what one wishes to be told; and the links that confirm and stop."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from aegean.server import wire
from aegean.server.door import guards
from aegean.server.door.limits import by_account
from aegean.server.errors import BadLink, Conflict
from aegean.server.notifications import destinations, outbox, preferences, targets
from aegean.server.notifications.notifying import Notifying
from aegean.server.routes.coming import Asked, address_key, limits_of, storage_of
from aegean.server.routes.common import NOTHING, REFUSALS, TableId
from aegean.server.settings import Settings
from aegean.server.tables import reading

DestinationId = Annotated[int, PathParameter(ge=1, le=2**31 - 1, description="the number of a destination")]
StopWord = Annotated[str, PathParameter(max_length=40, description="the word in the link that a message ends with")]


def notifying_of(state: State) -> Notifying:
    notifying: Notifying = state.notifying
    return notifying


@get("/notifications", summary="Your notifications", responses=REFUSALS)
async def show(request: Asked, state: State) -> wire.Notifications:
    """What this server sends, where you are reached, and what you wish to be told."""
    session = guards.session_of(request)
    house = await notifying_of(state).keys()
    user = session.person.id
    wishes, listed, silent = await storage_of(state).read(
        lambda c: (
            preferences.settings_of(c, user),
            destinations.listed(c, user, session.digest),
            preferences.silent_of(c, user),
        )
    )
    offered = destinations.offered(state.settings)
    return wire.Notifications(offered=offered, key=house.public, settings=wishes, destinations=listed, silent=silent)


@put("/notifications", summary="Say what you wish to be told", responses=REFUSALS)
async def change(request: Asked, data: JSONBody[wire.NotificationSettings], state: State) -> wire.NotificationSettings:
    """All of it at once. What waits already goes by the new wishes too."""
    user, now = guards.signed_in(request).id, time.time()

    def put_down(c: Any) -> wire.NotificationSettings:
        settings = preferences.put_settings(c, user, data)
        outbox.reconsider(c, user, now)
        return settings

    return await storage_of(state).write(put_down)


@post("/notifications/destinations", summary="Add a destination", responses=REFUSALS, status_code=201)
async def add(request: Asked, data: JSONBody[wire.DestinationForm], state: State) -> wire.DestinationMade:
    """An e-mail address is sent a link, and nothing else until that was opened."""
    session, settings, now = guards.session_of(request), _settings(state), time.time()
    limits, user = limits_of(state), session.person.id
    limits.take("destinations", by_account(user))
    address, _ = destinations.checked(data, settings)
    if data.kind == destinations.EMAIL:
        limits.take("confirmations", by_account(user), address_key(request), f"mail {address.lower()}")
    else:
        await targets.check_reachable(address, settings.private_targets)

    def write(c: Any) -> wire.DestinationMade:
        id_, secret = destinations.add(c, session, data, settings, now)
        return wire.DestinationMade(destinations.info(destinations.own(c, user, id_), session.digest), secret)

    return await storage_of(state).write(write)


@patch(
    "/notifications/destinations/{destination:int}",
    summary="Switch a destination on or off",
    responses=NOTHING,
    status_code=204,
)
async def switch(request: Asked, destination: DestinationId, data: JSONBody[wire.SwitchForm], state: State) -> None:
    """One that is dead is tried again when it is switched on."""
    user, now = guards.signed_in(request).id, time.time()
    await storage_of(state).write(lambda c: destinations.switch(c, user, destination, data.on, now))
    guards.doorkeeper_of(request).forget_person(user)  # whether there are dead ones is known of a person


@delete(
    "/notifications/destinations/{destination:int}",
    summary="Remove a destination",
    responses=NOTHING,
    status_code=204,
)
async def remove(request: Asked, destination: DestinationId, state: State) -> None:
    user, now = guards.signed_in(request).id, time.time()
    await storage_of(state).write(lambda c: destinations.remove(c, user, destination, now))
    guards.doorkeeper_of(request).forget_person(user)


@post(
    "/notifications/destinations/{destination:int}/test",
    summary="Send a notification to try it",
    responses=NOTHING,
    status_code=204,
)
async def send_test(request: Asked, destination: DestinationId, state: State) -> None:
    """It comes within seconds, at quiet hours too. To an address that is not confirmed the link is sent once more."""
    user, now, limits = guards.signed_in(request).id, time.time(), limits_of(state)
    row = await storage_of(state).read(lambda c: destinations.own(c, user, destination))
    if row.state == destinations.UNCONFIRMED:
        limits.take("confirmations", by_account(user), address_key(request), f"mail {row.address.lower()}")
    elif row.state != destinations.ON:
        raise Conflict("this destination is switched off: switch it on first")
    else:
        limits.take("trials", by_account(user))
    reason = outbox.CONFIRM if row.state == destinations.UNCONFIRMED else outbox.TEST
    await storage_of(state).write(lambda c: outbox.put(c, destination, reason, now))


# Beside the calls about people: whoever stands before the door may make it.
@post("/notifications/confirm", summary="Confirm an e-mail address", responses=NOTHING, status_code=204)
async def confirm(request: Asked, data: JSONBody[wire.ConfirmForm], state: State) -> None:
    """By the word in the link that was sent there; nobody need be signed in."""
    limits, here, now = limits_of(state), address_key(request), time.time()
    limits.take("links", here)
    await storage_of(state).write(lambda c: destinations.confirm(c, data.secret, now))
    limits.give_back("links", here)


@put(
    "/tables/{table:str}/silence",
    summary="Be told nothing of a table",
    responses=NOTHING,
    status_code=204,
)
async def silence(request: Asked, table: TableId, state: State) -> None:
    """Of one that you see: it stays silent until you end that."""
    person = guards.signed_in(request)

    def put_down(c: Any) -> None:
        reading.check_visible(reading.read(c, table), person)
        preferences.silence(c, person.id, table, on=True)

    await storage_of(state).write(put_down)


@delete(
    "/tables/{table:str}/silence",
    summary="Be told of a table again",
    responses=NOTHING,
    status_code=204,
)
async def end_silence(request: Asked, table: TableId, state: State) -> None:
    person = guards.signed_in(request)

    def put_down(c: Any) -> None:
        reading.check_visible(reading.read(c, table), person)
        preferences.silence(c, person.id, table, on=False)

    await storage_of(state).write(put_down)


@post(
    "/stop/{word:str}",
    summary="Stop a destination by the link in a message",
    responses=NOTHING,
    status_code=200,
)
async def stop(request: Request[Any, Any, State], word: StopWord, state: State) -> Response[str]:
    """Nobody need be signed in, and mail programs may do it by themselves (RFC 8058). The same link, opened in a
    browser, shows a page that asks."""
    limits, here, now = limits_of(state), address_key(request), time.time()
    limits.take("links", here)
    destination = (await notifying_of(state).keys()).stops(word)
    if destination is None:
        raise BadLink("this link stops nothing: open the page of your notifications")
    await storage_of(state).write(lambda c: destinations.stop(c, destination, now))
    limits.give_back("links", here)
    return Response("stopped", media_type="text/plain")


def _settings(state: State) -> Settings:
    settings: Settings = state.settings
    return settings


router: Final = Router(
    "/api",
    route_handlers=[show, change, add, switch, remove, send_test, silence, end_silence],
    tags=["notifications"],
)
