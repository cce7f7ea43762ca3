"""Calls about people among each other: profiles, friends, blocks, invitations to tables; ratings and ladders."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import Connection

from aegean.server import wire
from aegean.server.door import guards
from aegean.server.door.limits import by_account
from aegean.server.errors import NotFound
from aegean.server.people import company, friends, inviting, privacy, profiles
from aegean.server.ratings import ladders
from aegean.server.routes.common import REFUSALS, Invite, TableId
from aegean.server.routes.tables import info, known
from aegean.server.tables import reading
from aegean.server.tables.live import Tables
from aegean.server.wire import company as told

Asked = Request[wire.Person | None, Any, State]
PersonId = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="a person's number")]


def _tables(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def _company(request: Asked) -> told.Company:
    person, tables = guards.signed_in(request), _tables(request)
    return await tables.storage.read(lambda c: company.company(c, person, tables.clock()))


# -- profiles ---------------------------------------------------------------------------------------------------------


@get("/people/{person:int}", summary="Somebody’s profile", responses=REFUSALS)
async def show_profile(request: Asked, person: PersonId) -> told.Profile:
    """As far as they let you see it; otherwise it is as if there were none."""
    return await _tables(request).storage.read(lambda c: profiles.profile(c, request.user, person))


@get("/people/{person:int}/games", summary="Somebody’s finished games", responses=REFUSALS)
async def show_games(
    request: Asked,
    person: PersonId,
    before: Annotated[float | None, QueryParameter(description="only games that ended before this time")] = None,
) -> told.FinishedList:
    """A page of those that you may look back at, the latest first."""
    return await _tables(request).storage.read(lambda c: profiles.games_of(c, request.user, person, before))


@put("/me/shown-to", summary="Who sees your profile", responses=REFUSALS)
async def show_to(request: Asked, data: JSONBody[told.ShownForm]) -> told.ShownForm:
    """Everybody, your friends, or nobody; it goes for your ratings everywhere."""
    person = guards.signed_in(request)
    await _tables(request).storage.write(lambda c: privacy.show_to(c, person, data.shown_to))
    return data


# -- company ----------------------------------------------------------------------------------------------------------


@get("/company", summary="Your friends, and who else you play with", responses=REFUSALS)
async def show_company(request: Asked) -> told.Company:
    """For you alone: friends, who asks, whom you asked and block, recent company, and invitations to tables."""
    return await _company(request)


@post("/company/asks", summary="Ask somebody to be friends, by name", responses=REFUSALS, status_code=HTTP_200_OK)
async def ask_by_name(request: Asked, data: JSONBody[told.AskForm]) -> told.Company:
    person, tables = guards.signed_in(request), _tables(request)
    request.app.state.limits.take("company", by_account(person.id))

    def ask(c: Connection) -> None:
        friends.ask(c, person, friends.of_name(c, data.name), tables.clock())

    await tables.storage.write(ask)
    return await _company(request)


@put("/people/{person:int}/friend", summary="Ask somebody to be friends, or agree", responses=REFUSALS)
async def ask_friend(request: Asked, person: PersonId) -> told.Company:
    """Friends are those who both agreed. Somebody whose profile you may not see, and with whom you never sat at a
    table, is asked by name."""
    me, tables = guards.signed_in(request), _tables(request)
    request.app.state.limits.take("company", by_account(me.id))

    def ask(c: Connection) -> None:
        if person != me.id and not company.may_ask(c, me, person):
            raise NotFound("there is no such person")
        friends.ask(c, me, person, tables.clock())

    await tables.storage.write(ask)
    return await _company(request)


@delete("/people/{person:int}/friend", summary="Withdraw, decline or end it", responses=REFUSALS, status_code=200)
async def end_friendship(request: Asked, person: PersonId) -> told.Company:
    me = guards.signed_in(request)
    await _tables(request).storage.write(lambda c: friends.part(c, me.id, person))
    return await _company(request)


@put("/people/{person:int}/block", summary="Block somebody", responses=REFUSALS)
async def block(request: Asked, person: PersonId) -> told.Company:
    """They cannot ask you, nor sit down at your tables before these begin, and you do not see what they say. They are
    not told, and answered like anybody else where something is not there."""
    me, tables = guards.signed_in(request), _tables(request)
    await tables.storage.write(lambda c: friends.block(c, me.id, person, tables.clock()))
    return await _company(request)


@delete("/people/{person:int}/block", summary="Lift a block", responses=REFUSALS, status_code=200)
async def unblock(request: Asked, person: PersonId) -> told.Company:
    me, tables = guards.signed_in(request), _tables(request)
    await tables.storage.write(lambda c: friends.unblock(c, me.id, person, tables.clock()))
    return await _company(request)


@post("/tables/{table:str}/guests", summary="Invite a friend to a table", responses=REFUSALS, status_code=200)
async def invite(request: Asked, table: TableId, data: JSONBody[told.InviteForm]) -> wire.TableInfo:
    """Before it begins, by whoever sits there: the friend is told, and may see the table from then on."""
    person, tables = guards.signed_in(request), _tables(request)
    request.app.state.limits.take("company", by_account(person.id))
    room = await tables.change(table, lambda c, now: inviting.invite(c, table, person, data.person, now))
    return info(request, room)


@delete("/tables/{table:str}/guests", summary="Decline an invitation", responses=REFUSALS, status_code=200)
async def decline(request: Asked, table: TableId) -> told.Company:
    person = guards.signed_in(request)
    await _tables(request).storage.write(lambda c: inviting.decline(c, table, person))
    return await _company(request)


# -- ratings ----------------------------------------------------------------------------------------------------------


@get("/ratings", summary="A ladder", responses=REFUSALS)
async def show_ladder(
    request: Asked,
    game: Annotated[str, QueryParameter(max_length=20, description="the game's id")],
    speed: Annotated[told.Speed, QueryParameter(description="live: with a live clock; slow: all others")] = "live",
) -> told.Ladder:
    """The ratings of those whose profile everybody may see, with what the levels of bots are worth."""
    known(game)
    return await _tables(request).storage.read(lambda c: ladders.ladder(c, request.user, game, speed))


@get("/tables/{table:str}/ratings", summary="The ratings of the people at a table", responses=REFUSALS)
async def show_ratings(request: Asked, table: TableId, invite: Invite = "") -> list[told.SeatRating]:
    """Of those whose profile you may see, by the table's game and clock."""

    def look(c: Connection) -> list[told.SeatRating]:
        row = reading.read(c, table)
        reading.check_visible(row, request.user, invite)
        return ladders.at_table(c, request.user, row)

    return await _tables(request).storage.read(look)


router = Router(
    "/api",
    route_handlers=[
        show_profile,
        show_games,
        show_to,
        show_company,
        ask_by_name,
        ask_friend,
        end_friendship,
        block,
        unblock,
        invite,
        decline,
        show_ladder,
        show_ratings,
    ],
    tags=["company"],
)
