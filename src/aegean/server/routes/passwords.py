"""Signing in and out, and other passwords."""

from __future__ import annotations

import time

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from sqlalchemy import Connection

from aegean.server import wire
from aegean.server.door import accounts, devices, guards, names, passwords, tickets
from aegean.server.door.limits import by_account, by_device, by_login, by_login_and_address
from aegean.server.errors import BadLink, Conflict, WrongPassword
from aegean.server.routes.coming import (
    MISFIT,
    Asked,
    address_key,
    ended,
    in_person,
    limits_of,
    storage_of,
    with_cookies,
    without_cookie,
)
from aegean.server.routes.common import NOTHING, REFUSALS


@post("/sign-in", summary="Sign in to your account", responses=REFUSALS, status_code=HTTP_200_OK)
async def sign_in(request: Asked, data: JSONBody[wire.SignInForm], state: State) -> Response[wire.Person]:
    """A guest who signs in leaves the guest behind.

    Wrong attempts are counted by name and address together, so nobody locks others out; by name alone, they only
    take longer and longer, and strangers are slowed down altogether. Where one has signed in before, neither matters.
    """
    storage, limits, now = storage_of(state), limits_of(state), time.time()
    login, address = names.tried_login(data.name), guards.address_of(request)
    device = guards.device_of(request)
    digest = accounts.digest_of(device or "")

    def look(connection: Connection) -> tuple[accounts.Known | None, bool]:
        known = accounts.account_named(connection, login)
        return known, devices.known(connection, None if known is None else known.user, digest, now)

    known, at_home = await storage.read(look)
    taken = [("sign_in", by_device(digest))]
    if not at_home:
        taken = [
            ("sign_in", by_login_and_address(login, address)),
            ("sign_in_address", address_key(request)),
            ("sign_in_login", by_login(login)),
        ]
    limits.take_each(*taken)  # before the password is looked at, or many at once would get through
    if not at_home:
        await limits.pause(by_login(login))
    if not await passwords.fits(data.password, known.password if known else None) or known is None:
        raise WrongPassword(MISFIT)
    limits.give_back_each(*taken)
    rehashed = await passwords.hash_password(data.password) if passwords.outdated(known.password) else None
    before: accounts.Session | None = request.scope["state"].get("session")

    def enter(connection: Connection) -> tuple[wire.Person, accounts.Secret, accounts.Secret]:
        if before is not None and before.kind == accounts.BROWSER:
            accounts.sign_out(connection, before.person.id, before.digest, now)
        person, opened = accounts.sign_in(connection, known, rehashed, now)
        return person, opened, devices.remember(connection, person.id, device, now)

    person, opened, remembered = await storage.write(enter)
    if before is not None:
        await ended(request, before.person.id)
    return with_cookies(state, person, opened, remembered, HTTP_200_OK)


@post("/sign-out", summary="Sign out here", responses=NOTHING, status_code=HTTP_204_NO_CONTENT)
async def sign_out(request: Asked, state: State) -> Response[None]:
    """Ends the session, or the token, that the request came with. A guest who signs out cannot come back."""
    session = guards.session_of(request)
    user, digest, now = session.person.id, session.digest, time.time()
    await storage_of(state).write(lambda connection: accounts.sign_out(connection, user, digest, now))
    await ended(request, user)
    return without_cookie(state)


@post(
    "/sign-out-everywhere",
    summary="Sign out on all devices, and end all tokens",
    responses=NOTHING,
    status_code=HTTP_204_NO_CONTENT,
)
async def sign_out_everywhere(request: Asked, state: State) -> Response[None]:
    person, now = guards.signed_in(request), time.time()

    def leave(connection: Connection) -> None:
        accounts.sign_out_everywhere(connection, person.id, now)
        devices.forget(connection, person.id)

    await storage_of(state).write(leave)
    await ended(request, person.id)
    return without_cookie(state)


@post("/password", summary="Change your password", responses=NOTHING, status_code=HTTP_204_NO_CONTENT)
async def change_password(request: Asked, data: JSONBody[wire.NewPasswordForm], state: State) -> None:
    """All other sessions, tokens too, end; this one stays."""
    person, now = in_person(request), time.time()
    if person.guest:
        raise Conflict("a guest has no password: make an account first")
    storage, limits = storage_of(state), limits_of(state)
    passwords.check(data.new, person.name)
    keys = by_account(person.id), address_key(request)
    limits.take("sign_in", *keys)
    kept = await storage.read(lambda connection: accounts.password_of(connection, person.id))
    if not await passwords.fits(data.old, kept):
        raise WrongPassword("this is not your password")
    limits.give_back("sign_in", *keys)
    hashed = await passwords.hash_password(data.new)
    session, here = guards.session_of(request).digest, accounts.digest_of(guards.device_of(request) or "")

    def change(connection: Connection) -> None:
        accounts.set_password(connection, person.id, kept, hashed)
        accounts.sign_out_everywhere(connection, person.id, now, but=session)
        devices.forget(connection, person.id, but=here)
        tickets.forget_passwords(connection, person.id)

    await storage.write(change)
    await ended(request, person.id)


@post("/reset", summary="Take a new password by the host's link", responses=REFUSALS, status_code=HTTP_200_OK)
async def reset_password(request: Asked, data: JSONBody[wire.ResetForm], state: State) -> Response[wire.Person]:
    """The link works once. All sessions of the account end, and one is signed in here."""
    storage, limits, now = storage_of(state), limits_of(state), time.time()
    limits.take("links", address_key(request))

    def whose(connection: Connection) -> tuple[wire.Person, str | None]:
        user = tickets.holder(connection, tickets.PASSWORD, data.secret, now)
        if user is None:
            raise BadLink("this link does not work, or not any more: ask the host for another")
        return accounts.find(connection, user), accounts.password_of(connection, user)

    person, kept = await storage.read(whose)
    passwords.check(data.password, person.name)
    hashed = await passwords.hash_password(data.password)
    device = guards.device_of(request)

    def change(connection: Connection) -> tuple[accounts.Secret, accounts.Secret]:
        tickets.use(connection, tickets.PASSWORD, data.secret, now)
        accounts.set_password(connection, person.id, kept, hashed)
        accounts.sign_out_everywhere(connection, person.id, now)
        devices.forget(connection, person.id)
        known = accounts.Known(person.id, hashed, accounts.is_banned(connection, person.id))
        _, opened = accounts.sign_in(connection, known, None, now)
        return opened, devices.remember(connection, person.id, device, now)

    opened, remembered = await storage.write(change)
    limits.give_back("links", address_key(request))
    await ended(request, person.id)
    return with_cookies(state, person, opened, remembered, HTTP_200_OK)
