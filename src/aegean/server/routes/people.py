"""Oneself: to come as a guest, to have an account, to sign in and out; and tokens for one's programs."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from sqlalchemy import Connection

from aegean.server import accounts, guards, wire
from aegean.server.errors import Conflict, NotAllowed, WrongPassword
from aegean.server.limits import Limits, by_account, by_address, by_login
from aegean.server.routes.common import NOTHING, REFUSALS
from aegean.server.storage import Storage

_LARGEST: Final = 8 * 1024  # bytes: a name and a password need no more
_MISFIT: Final = "name and password do not fit each other"

Asked = Request[Any, Any, State]


@get("/me", summary="Who you are", responses=REFUSALS, sync_to_thread=False)
def me(request: Asked) -> wire.Person:
    return guards.signed_in(request)


@post("/guest", summary="Come in as a guest", responses=REFUSALS, status_code=HTTP_201_CREATED)
async def come_as_guest(request: Asked, data: JSONBody[wire.GuestForm], state: State) -> Response[wire.Person]:
    """Sets the cookie by which the server knows the guest again."""
    if request.user is not None:
        raise Conflict("you are signed in already")
    name, now = accounts.checked_name(data.name), time.time()
    limits: Limits = state.limits
    limits.take("guests", by_address(guards.address_of(request)))

    def come(connection: Connection) -> tuple[wire.Person, accounts.Secret]:
        guest = accounts.create_guest(connection, name, data.language, now)
        return guest, accounts.open_session(connection, guest.id, accounts.BROWSER, now)

    guest, opened = await _storage(state).write(come)
    return _with_cookie(state, guest, opened, HTTP_201_CREATED)


@post("/account", summary="Turn the guest into an account", responses=REFUSALS, status_code=HTTP_200_OK)
async def make_account(request: Asked, data: JSONBody[wire.AccountForm], state: State) -> wire.Person:
    """The same person with the same games, who can sign in from elsewhere from now on."""
    guest = guards.signed_in(request)
    if not guest.guest:
        raise Conflict("you have an account already")
    name = accounts.checked_name(data.name)
    accounts.login_of(name)
    keys = by_address(guards.address_of(request)), by_account(guest.id)
    limits: Limits = state.limits
    limits.take("sign-in", *keys)  # hashing is work, and names that are taken could be tried out
    password = await accounts.hash_password(data.password)
    person = await _storage(state).write(lambda connection: accounts.make_account(connection, guest.id, name, password))
    limits.give_back("sign-in", *keys)
    guards.doorkeeper_of(request).forget_person(guest.id)
    await _tell(state, person.id, None)
    return person


@post("/sign-in", summary="Sign in to your account", responses=REFUSALS, status_code=HTTP_200_OK)
async def sign_in(request: Asked, data: JSONBody[wire.AccountForm], state: State) -> Response[wire.Person]:
    """A guest who signs in leaves the guest behind."""
    storage, now = _storage(state), time.time()
    login = accounts.tried_login(data.name)
    keys = by_address(guards.address_of(request)), by_login(login)
    limits: Limits = state.limits
    limits.take("sign-in", *keys)  # before the password is looked at, or many at once would get through
    known = await storage.read(lambda connection: accounts.account_named(connection, login))
    if not await accounts.fits(data.password, known.password if known else None) or known is None:
        raise WrongPassword(_MISFIT)
    limits.give_back("sign-in", *keys)
    rehashed = await accounts.hash_password(data.password) if accounts.outdated(known.password) else None
    before: accounts.Session | None = request.scope["state"].get("session")

    def enter(connection: Connection) -> tuple[wire.Person, accounts.Secret]:
        if before is not None and before.kind == accounts.BROWSER:
            accounts.sign_out(connection, before.person.id, before.digest, now)
        return accounts.sign_in(connection, known, rehashed, now)

    person, opened = await storage.write(enter)
    if before is not None:
        await _ended(request, before.person.id)
    return _with_cookie(state, person, opened, HTTP_200_OK)


@post("/sign-out", summary="Sign out here", responses=NOTHING, status_code=HTTP_204_NO_CONTENT)
async def sign_out(request: Asked, state: State) -> Response[None]:
    """Ends the session, or the token, that the request came with. A guest who signs out cannot come back."""
    session = guards.session_of(request)
    user, digest, now = session.person.id, session.digest, time.time()
    await _storage(state).write(lambda connection: accounts.sign_out(connection, user, digest, now))
    await _ended(request, user)
    return _without_cookie(state)


@post(
    "/sign-out-everywhere",
    summary="Sign out on all devices, and end all tokens",
    responses=NOTHING,
    status_code=HTTP_204_NO_CONTENT,
)
async def sign_out_everywhere(request: Asked, state: State) -> Response[None]:
    person = guards.signed_in(request)
    await _storage(state).write(lambda connection: accounts.sign_out_everywhere(connection, person.id, time.time()))
    await _ended(request, person.id)
    return _without_cookie(state)


@patch("/me", summary="Change your name or language", responses=REFUSALS)
async def change_profile(request: Asked, data: JSONBody[wire.ProfileForm], state: State) -> wire.Person:
    """The name of an account is also the one to sign in with."""
    before = guards.signed_in(request)
    person = await _storage(state).write(
        lambda connection: accounts.change_profile(connection, before.id, data.name, data.language)
    )
    guards.doorkeeper_of(request).forget_person(person.id)
    await _tell(state, person.id, None)
    return person


@delete("/me", summary="Delete yourself", responses=NOTHING, status_code=HTTP_204_NO_CONTENT)
async def delete_me(request: Asked, data: JSONBody[wire.PasswordForm], state: State) -> Response[None]:
    """An account's password is asked for; a guest has none, and gives an empty one. The games of others stay."""
    person, storage = guards.signed_in(request), _storage(state)
    if not person.guest:
        keys = by_address(guards.address_of(request)), by_account(person.id)
        limits: Limits = state.limits
        limits.take("sign-in", *keys)
        kept = await storage.read(lambda connection: accounts.password_of(connection, person.id))
        if not await accounts.fits(data.password, kept):
            raise WrongPassword("this is not your password")
        limits.give_back("sign-in", *keys)
    gone = await storage.write(lambda connection: accounts.delete_person(connection, person.id, time.time()))
    await _ended(request, person.id)
    await _tell(state, person.id, gone)
    return _without_cookie(state)


# -- tokens -----------------------------------------------------------------------------------------------------------


@get("/tokens", summary="Your tokens, without their secrets", responses=REFUSALS)
async def list_tokens(request: Asked, state: State) -> list[wire.TokenInfo]:
    person = guards.signed_in(request)
    return await _storage(state).read(lambda connection: accounts.tokens(connection, person.id, time.time()))


@post("/tokens", summary="Make a token for a program", responses=REFUSALS, status_code=HTTP_201_CREATED)
async def make_token(request: Asked, data: JSONBody[wire.TokenForm], state: State) -> wire.TokenMade:
    """The program sends it as `Authorization: Bearer aeg_...`, and acts for you. It is shown this once."""
    person = _in_person(request)
    label = accounts.label_of(data.label)
    made = await _storage(state).write(
        lambda connection: accounts.make_token(connection, person.id, label, time.time())
    )
    return wire.TokenMade(token=made.secret, label=label, expires=made.expires)


@delete("/tokens/{token:str}", summary="End a token", responses=REFUSALS, status_code=HTTP_204_NO_CONTENT)
async def delete_token(request: Asked, token: Annotated[str, PathParameter(max_length=64)], state: State) -> None:
    person = _in_person(request)
    await _storage(state).write(lambda connection: accounts.delete_token(connection, person.id, token, time.time()))
    await _ended(request, person.id)


def _in_person(request: Asked) -> wire.Person:
    """A program that got hold of a token shall not make itself more of them."""
    session = guards.session_of(request)
    if session.kind != accounts.BROWSER:
        raise NotAllowed("tokens are made and ended by whoever is signed in, not by a token")
    return session.person


# -- what they share --------------------------------------------------------------------------------------------------


def _storage(state: State) -> Storage:
    storage: Storage = state.storage
    return storage


async def _ended(request: Asked, user: int) -> None:
    """Sessions of the person have ended: nobody is taken for them any more, and their sockets close."""
    guards.doorkeeper_of(request).forget_person(user)
    ended = request.app.state.get("sessions_changed")
    if ended is not None:
        await ended(user)


async def _tell(state: State, person: int, gone: accounts.Gone | None) -> None:
    """Let the tables know that somebody has another name, or is gone."""
    tell = state.get("person_changed")
    if tell is not None:
        await tell(person, gone)


def _with_cookie(state: State, person: wire.Person, opened: accounts.Secret, status: int) -> Response[wire.Person]:
    return Response(person, status_code=status, cookies=[guards.cookie(state.settings, opened.secret)])


def _without_cookie(state: State) -> Response[None]:
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[guards.no_cookie(state.settings)])


router: Final = Router(
    "/api",
    route_handlers=[
        me,
        come_as_guest,
        make_account,
        sign_in,
        sign_out,
        sign_out_everywhere,
        change_profile,
        delete_me,
        list_tokens,
        make_token,
        delete_token,
    ],
    tags=["people"],
    request_max_body_size=_LARGEST,
)
