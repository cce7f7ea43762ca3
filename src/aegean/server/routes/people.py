"""Oneself: to come as a guest, to have an account, to be called otherwise or be gone; and tokens for one's programs."""

from __future__ import annotations

import time
from typing import Annotated, Final, cast

from litestar import Response, Router, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from sqlalchemy import Connection

from aegean.server import wire
from aegean.server.door import accounts, admission, devices, exporting, guards, leaving, names, passwords, tickets
from aegean.server.door.limits import by_account
from aegean.server.errors import BadLink, Conflict, NameTaken, WrongPassword
from aegean.server.routes import notifications
from aegean.server.routes import passwords as signing
from aegean.server.routes.coming import (
    Asked,
    address_key,
    called_otherwise,
    ended,
    in_person,
    limits_of,
    storage_of,
    tell,
    with_cookies,
    without_cookie,
)
from aegean.server.routes.common import NOTHING, REFUSALS
from aegean.server.settings import Settings
from aegean.server.tables import vacations

_LARGEST: Final = 8 * 1024  # bytes: a name and a password need no more


@get("/house", summary="How to come in", responses=REFUSALS, sync_to_thread=False)
def show_house(state: State) -> wire.House:
    """For everybody, strangers too."""
    settings: Settings = state.settings
    return wire.House(name=settings.house, door=cast(wire.Door, settings.door))


@get("/me", summary="Who you are", responses=REFUSALS, sync_to_thread=False)
def me(request: Asked) -> wire.Person:
    return guards.signed_in(request)


@get("/me/data", summary="Everything that is kept of you", responses=REFUSALS)
async def my_data(request: Asked, state: State) -> Response[wire.MyData]:
    """As a file: profile, sessions without their secrets, tables, what you said, and where your records are."""
    person = guards.signed_in(request)
    data = await storage_of(state).read(lambda connection: exporting.data_of(connection, person.id))
    return Response(data, headers={"Content-Disposition": 'attachment; filename="aegean-data.json"'})


@post("/guest", summary="Come in as a guest", responses=REFUSALS, status_code=HTTP_201_CREATED)
async def come_as_guest(request: Asked, data: JSONBody[wire.GuestForm], state: State) -> Response[wire.Person]:
    """Sets the cookie by which the server knows the guest again. Where only members come in, it needs an invitation."""
    settings: Settings = state.settings
    if request.user is not None:
        raise Conflict("you are signed in already")
    if settings.door == admission.ACCOUNTS or (settings.door == admission.MEMBERS and not data.invitation):
        raise admission.refusal(settings.door)
    name, now, here = names.new_name(data.name), time.time(), address_key(request)
    limits = limits_of(state)
    trying = [("names_address", here), *([("links", here)] if data.invitation else [])]
    limits.take_each(("guests", here), *trying)

    def come(connection: Connection) -> tuple[wire.Person, accounts.Secret]:
        member = _invited(connection, data.invitation, now)
        guest = accounts.create_guest(connection, name, data.language, now, member)
        return guest, accounts.open_session(connection, guest.id, accounts.BROWSER, now)

    try:
        guest, opened = await storage_of(state).write(come)
    except (NameTaken, BadLink):
        limits.give_back("guests", here)
        raise
    limits.give_back_each(*trying)
    return with_cookies(state, guest, opened, None, HTTP_201_CREATED)


@post("/account", summary="Make an account", responses=REFUSALS, status_code=HTTP_200_OK)
async def make_account(request: Asked, data: JSONBody[wire.AccountForm], state: State) -> Response[wire.Person]:
    """A guest becomes the account and keeps all games; whoever is nobody yet is signed in to a new one."""
    guest: wire.Person | None = request.user
    if guest is not None and not guest.guest:
        raise Conflict("you have an account already")
    settings: Settings = state.settings
    if settings.door == admission.MEMBERS and not data.invitation and (guest is None or not guest.member):
        raise admission.refusal(settings.door)
    name, now, here = names.new_name(data.name), time.time(), address_key(request)
    names.login_of(name)
    passwords.check(data.password, name)
    limits = limits_of(state)
    trying = [("names_address", here), *([("links", here)] if data.invitation else [])]
    coming = [("guests", here)] if guest is None else []
    if guest is not None:
        trying.append(("names", by_account(guest.id)))
    limits.take_each(*trying, *coming)  # names that are taken could be tried out
    hashed = await passwords.hash_password(data.password)  # for a name that is taken too: it takes as long
    device = guards.device_of(request)

    def make(connection: Connection) -> tuple[wire.Person, list[int], accounts.Secret | None, accounts.Secret]:
        member = _invited(connection, data.invitation, now)
        opened = None
        if guest is None:
            person, renamed = accounts.create_account(connection, name, hashed, data.language, now, member)
            opened = accounts.open_session(connection, person.id, accounts.BROWSER, now)
        else:
            person, renamed = accounts.make_account(connection, guest.id, name, hashed, now)
            if member:
                person = accounts.admit(connection, person.id, now)
        return person, renamed, opened, devices.remember(connection, person.id, device, now)

    try:
        person, renamed, opened, remembered = await storage_of(state).write(make)
    except (NameTaken, BadLink):
        limits.give_back_each(*coming)
        raise
    limits.give_back_each(*trying)
    await called_otherwise(request, [person.id, *renamed])
    return with_cookies(state, person, opened, remembered, HTTP_200_OK)


@post("/invitation", summary="Come in by an invitation", responses=REFUSALS, status_code=HTTP_200_OK)
async def take_invitation(request: Asked, data: JSONBody[wire.InvitationForm], state: State) -> wire.Person:
    """For whoever is signed in and not yet a member."""
    person, now = guards.signed_in(request), time.time()
    if person.member:
        return person
    limits, here = limits_of(state), address_key(request)
    limits.take("links", here)

    def join(connection: Connection) -> wire.Person:
        tickets.use(connection, tickets.INVITATION, data.invitation, now)
        return accounts.admit(connection, person.id, now)

    member = await storage_of(state).write(join)
    limits.give_back("links", here)
    guards.doorkeeper_of(request).forget_person(person.id)
    return member


def _invited(connection: Connection, invitation: str, now: float) -> bool:
    """Whether somebody was invited; their invitation has one use less."""
    if not invitation:
        return False
    tickets.use(connection, tickets.INVITATION, invitation, now)
    return True


@patch("/me", summary="Change your name or language", responses=REFUSALS)
async def change_profile(request: Asked, data: JSONBody[wire.ProfileForm], state: State) -> wire.Person:
    """The name of an account is also the one to sign in with."""
    before, now, limits = guards.signed_in(request), time.time(), limits_of(state)
    here = address_key(request)
    name = data.name if data.name is None or names.new_name(data.name) != before.name else None
    if name is not None:
        limits.take_each(("names", by_account(before.id)), ("names_address", here))
    person, renamed = await storage_of(state).write(
        lambda connection: accounts.change_profile(connection, before.id, name, data.language, now)
    )
    if name is not None:
        limits.give_back("names_address", here)
    await called_otherwise(request, [person.id, *renamed])
    return person


@delete("/me", summary="Delete yourself", responses=NOTHING, status_code=HTTP_204_NO_CONTENT)
async def delete_me(request: Asked, data: JSONBody[wire.PasswordForm], state: State) -> Response[None]:
    """An account's password is asked for; a guest has none, and gives an empty one. The games of others stay."""
    person, storage = guards.signed_in(request), storage_of(state)
    if not person.guest:
        keys = by_account(person.id), address_key(request)
        limits = limits_of(state)
        limits.take("sign_in", *keys)
        kept = await storage.read(lambda connection: accounts.password_of(connection, person.id))
        if not await passwords.fits(data.password, kept):
            raise WrongPassword("this is not your password")
        limits.give_back("sign_in", *keys)
    gone = await storage.write_insistently(lambda connection: leaving.delete_person(connection, person.id, time.time()))
    await ended(request, person.id)
    await tell(state, person.id, gone)
    return without_cookie(state)


# -- vacations --------------------------------------------------------------------------------------------------------


@get("/me/vacation", summary="Your vacation", responses=REFUSALS)
async def my_vacation(request: Asked, state: State) -> wire.Vacation:
    """Whether you are on vacation, and how many days are left."""
    person, budget, now = guards.signed_in(request), state.settings.vacation_days, state.tables.clock()
    return await storage_of(state).read(lambda connection: vacations.of(connection, person.id, budget, now))


@put("/me/vacation", summary="Begin a vacation", responses=REFUSALS)
async def begin_vacation(request: Asked, data: JSONBody[wire.VacationForm], state: State) -> wire.Vacation:
    """Your slow clocks stand still for so many days, and everybody at these tables sees it."""
    person, budget, now = guards.signed_in(request), state.settings.vacation_days, state.tables.clock()
    limits_of(state).take("commands", by_account(person.id))
    return await storage_of(state).write_insistently(
        lambda connection: vacations.begin(connection, person.id, data.days, budget, now)
    )


@delete("/me/vacation", summary="End your vacation", responses=REFUSALS, status_code=HTTP_200_OK)
async def end_vacation(request: Asked, state: State) -> wire.Vacation:
    """Before its time: a day that has begun is used, the others are left."""
    person, budget, now = guards.signed_in(request), state.settings.vacation_days, state.tables.clock()
    limits_of(state).take("commands", by_account(person.id))
    return await storage_of(state).write_insistently(
        lambda connection: vacations.end(connection, person.id, budget, now)
    )


# -- tokens -----------------------------------------------------------------------------------------------------------


@get("/tokens", summary="Your tokens, without their secrets", responses=REFUSALS)
async def list_tokens(request: Asked, state: State) -> list[wire.TokenInfo]:
    person = guards.signed_in(request)
    return await storage_of(state).read(lambda connection: accounts.tokens(connection, person.id, time.time()))


@post("/tokens", summary="Make a token for a program", responses=REFUSALS, status_code=HTTP_201_CREATED)
async def make_token(request: Asked, data: JSONBody[wire.TokenForm], state: State) -> wire.TokenMade:
    """The program sends it as `Authorization: Bearer aeg_...`, and acts for you. It is shown this once."""
    person = in_person(request)
    label = names.label_of(data.label)
    made = await storage_of(state).write(
        lambda connection: accounts.make_token(connection, person.id, label, time.time())
    )
    return wire.TokenMade(token=made.secret, label=label, expires=made.expires)


@delete("/tokens/{token:str}", summary="End a token", responses=REFUSALS, status_code=HTTP_204_NO_CONTENT)
async def delete_token(request: Asked, token: Annotated[str, PathParameter(max_length=64)], state: State) -> None:
    person = in_person(request)
    await storage_of(state).write(lambda connection: accounts.delete_token(connection, person.id, token, time.time()))
    await ended(request, person.id)


router: Final = Router(
    "/api",
    route_handlers=[
        show_house,
        me,
        my_data,
        come_as_guest,
        make_account,
        take_invitation,
        signing.sign_in,
        signing.sign_out,
        signing.sign_out_everywhere,
        signing.change_password,
        signing.reset_password,
        change_profile,
        delete_me,
        my_vacation,
        begin_vacation,
        end_vacation,
        list_tokens,
        make_token,
        delete_token,
        notifications.confirm,
    ],
    tags=["people"],
    request_max_body_size=_LARGEST,
)
