"""What the calls about people share: cookies, and who is to be told when something about a person changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.status_codes import HTTP_204_NO_CONTENT

from aegean.server import wire
from aegean.server.door import accounts, guards
from aegean.server.door.limits import Limits, by_address
from aegean.server.errors import NotAllowed
from aegean.server.store.storage import Storage

Asked = Request[Any, Any, State]
MISFIT: Final = "wrong name or password"


def storage_of(state: State) -> Storage:
    storage: Storage = state.storage
    return storage


def limits_of(state: State) -> Limits:
    limits: Limits = state.limits
    return limits


def address_key(request: Asked) -> str:
    return by_address(guards.address_of(request))


def in_person(request: Asked) -> wire.Person:
    """A program that got hold of a token shall not make itself more of them, nor change the password."""
    session = guards.session_of(request)
    if session.kind != accounts.BROWSER:
        raise NotAllowed("this is for whoever is signed in with a password, not for a token")
    return session.person


async def ended(request: Asked, user: int) -> None:
    """Sessions of the person have ended: nobody is taken for them any more, and their sockets close."""
    guards.doorkeeper_of(request).forget_person(user)
    changed = request.app.state.get("sessions_changed")
    if changed is not None:
        await changed(user)


async def called_otherwise(request: Asked, people: Iterable[int]) -> None:
    """These people have other names now, and the tables show them."""
    for person in people:
        guards.doorkeeper_of(request).forget_person(person)
        await tell(request.app.state, person, None)


async def tell(state: State, person: int, gone: accounts.Gone | None) -> None:
    """Let the tables know that somebody has another name, or is gone."""
    changed = state.get("person_changed")
    if changed is not None:
        await changed(person, gone)


def with_cookies(
    state: State, person: wire.Person, opened: accounts.Secret | None, device: accounts.Secret | None, status: int
) -> Response[wire.Person]:
    cookies = [guards.cookie(state.settings, opened.secret)] if opened is not None else []
    if device is not None:
        cookies.append(guards.device_cookie(state.settings, device.secret))
    return Response(person, status_code=status, cookies=cookies)


def without_cookie(state: State) -> Response[None]:
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[guards.no_cookie(state.settings)])
