"""The calls of a server by name."""

from __future__ import annotations

from typing import Final, Literal, TypeVar
from urllib.parse import quote, urlencode

import httpx
import msgspec

from aegean.client.errors import ConnectionLost, Refusal
from aegean.client.seat import Seat
from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.wire import company as wire_company
from aegean.server.wire import replays as wire_replays
from aegean.server.wire import tournaments as contests

T = TypeVar("T")

_PATIENCE: Final = 60.0  # seconds that a connection is mended for


class Client:
    """Calls of the server by name. With a token one is an account's program; otherwise `guest` or `sign_in` first."""

    def __init__(self, url: str, token: str | None = None, timeout: float = 30.0, patience: float = _PATIENCE) -> None:
        self.url = url.rstrip("/")
        self._patience = patience
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": self.url}
        self._http = httpx.Client(base_url=self.url, headers=headers, timeout=timeout)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    # -- people -------------------------------------------------------------------------------------------------------

    def house(self) -> wire.House:
        """What the house is called, and who comes in."""
        return self._call("GET", "/api/house", wire.House)

    def guest(self, name: str, invitation: str = "") -> wire.Person:
        return self._call("POST", "/api/guest", wire.Person, {"name": name, "invitation": invitation})

    def sign_in(self, name: str, password: str) -> wire.Person:
        return self._call("POST", "/api/sign-in", wire.Person, {"name": name, "password": password})

    def register(self, name: str, password: str, invitation: str = "") -> wire.Person:
        """Turn the guest that one is into an account; whoever is nobody yet gets a new one."""
        form = {"name": name, "password": password, "invitation": invitation}
        return self._call("POST", "/api/account", wire.Person, form)

    def take_invitation(self, invitation: str) -> wire.Person:
        """Become a member by the word in the host's link."""
        return self._call("POST", "/api/invitation", wire.Person, {"invitation": invitation})

    def change_password(self, old: str, new: str) -> None:
        """All other sessions and tokens end."""
        self._send("POST", "/api/password", {"old": old, "new": new})

    def reset_password(self, secret: str, password: str) -> wire.Person:
        """A new password by the word in the host's link."""
        return self._call("POST", "/api/reset", wire.Person, {"secret": secret, "password": password})

    def sign_out(self) -> None:
        self._send("POST", "/api/sign-out")

    def me(self) -> wire.Person:
        return self._call("GET", "/api/me", wire.Person)

    def my_data(self) -> wire.MyData:
        """Everything that the server keeps of oneself."""
        return self._call("GET", "/api/me/data", wire.MyData)

    def delete_me(self, password: str = "") -> None:
        """No longer be here; a guest has no password."""
        self._send("DELETE", "/api/me", {"password": password})

    def vacation(self) -> wire.Vacation:
        """Whether one is on vacation, and how many days are left."""
        return self._call("GET", "/api/me/vacation", wire.Vacation)

    def go_on_vacation(self, days: int) -> wire.Vacation:
        """One's slow clocks stand still for so many days."""
        return self._call("PUT", "/api/me/vacation", wire.Vacation, {"days": days})

    def come_back(self) -> wire.Vacation:
        """Before the vacation's end."""
        return self._call("DELETE", "/api/me/vacation", wire.Vacation)

    def announcement(self) -> wire.Announcement | None:
        """What everybody is to read now."""
        return msgspec.json.decode(self._send("GET", "/api/announcement").content, type=wire.Announcement | None)

    def new_token(self, label: str) -> str:
        return self._call("POST", "/api/tokens", wire.TokenMade, {"label": label}).token

    # -- company ------------------------------------------------------------------------------------------------------

    def company(self) -> wire_company.Company:
        """One's friends, who asks and was asked, whom one blocks, recent company, and invitations to tables."""
        return self._call("GET", "/api/company", wire_company.Company)

    def ask_friend(self, person: int | None = None, name: str = "") -> wire_company.Company:
        """Ask somebody to be friends, by name or by number; or agree, where they have asked."""
        if name:
            return self._call("POST", "/api/company/asks", wire_company.Company, {"name": name})
        return self._call("PUT", f"/api/people/{person}/friend", wire_company.Company)

    def end_friendship(self, person: int) -> wire_company.Company:
        """Withdraw, decline or end it."""
        return self._call("DELETE", f"/api/people/{person}/friend", wire_company.Company)

    def block(self, person: int) -> wire_company.Company:
        return self._call("PUT", f"/api/people/{person}/block", wire_company.Company)

    def unblock(self, person: int) -> wire_company.Company:
        return self._call("DELETE", f"/api/people/{person}/block", wire_company.Company)

    def invite(self, table: str, person: int) -> wire.TableInfo:
        """Invite a friend to a table that has not begun."""
        return self._call("POST", f"/api/tables/{table}/guests", wire.TableInfo, {"person": person})

    def decline(self, table: str) -> wire_company.Company:
        return self._call("DELETE", f"/api/tables/{table}/guests", wire_company.Company)

    def profile(self, person: int) -> wire_company.Profile:
        return self._call("GET", f"/api/people/{person}", wire_company.Profile)

    def finished_games(self, person: int) -> list[wire_company.FinishedGame]:
        """The latest of those that one may look back at."""
        return self._call("GET", f"/api/people/{person}/games", wire_company.FinishedList).games

    def show_profile_to(self, whom: wire_company.ShownTo) -> None:
        """Everybody, one's friends, or nobody."""
        self._send("PUT", "/api/me/shown-to", {"shown_to": whom})

    def ladder(self, game: str, speed: wire_company.Speed) -> wire_company.Ladder:
        return self._call("GET", f"/api/ratings?{urlencode({'game': game, 'speed': speed})}", wire_company.Ladder)

    # -- tables -------------------------------------------------------------------------------------------------------

    def games(self) -> list[wire.GameInfo]:
        return self._call("GET", "/api/games", list[wire.GameInfo])

    def tables(self, which: str = "open") -> list[wire.TableInfo]:
        return self._call("GET", f"/api/tables?{urlencode({'list': which})}", wire.TableList).tables

    def create(
        self, game: str, seats: list[str | None], options: dict[str, Plain] | None = None, **more: Plain
    ) -> wire.TableInfo:
        """A new table: for each seat a bot's level, or None for a person. One sits in the first seat for a person."""
        form = {"game": game, "seats": [{"bot": bot} for bot in seats], "options": options or {}, **more}
        return self._call("POST", "/api/tables", wire.TableInfo, form)

    def lesson(self, lesson: str) -> wire.TableInfo:
        """A first game, begun from the position that is made for it."""
        return self._call("POST", "/api/lessons", wire.TableInfo, {"lesson": lesson})

    def table(self, table: str, invite: str = "") -> wire.TableInfo:
        return self._call("GET", f"/api/tables/{table}?{urlencode({'invite': invite})}", wire.TableInfo)

    def join(self, table: str, invite: str = "", seat: int | None = None) -> wire.TableInfo:
        form = {"invite": invite, "seat": seat}
        return self._call("POST", f"/api/tables/{table}/join", wire.TableInfo, form)

    def leave(self, table: str) -> wire.TableInfo:
        return self._call("POST", f"/api/tables/{table}/leave", wire.TableInfo)

    def start(self, table: str) -> wire.TableInfo:
        return self._call("POST", f"/api/tables/{table}/start", wire.TableInfo)

    def rematch(self, table: str) -> wire.TableInfo:
        return self._call("POST", f"/api/tables/{table}/rematch", wire.TableInfo)

    def record(self, table: str) -> str:
        """The record of a finished game, as the text of its file."""
        return self._send("GET", f"/api/tables/{table}/record").text

    def bring_in(self, record: str) -> str:
        """Import a record; the id of the table that shows it."""
        return self._call("POST", "/api/records", wire_replays.Imported, msgspec.json.decode(record)).id

    def verdict(self, table: str) -> wire_replays.Verdict:
        return self._call("GET", f"/api/tables/{table}/verdict", wire_replays.Verdict)

    def chances(self, table: str) -> wire_replays.Chances:
        """How likely each seat of a finished game was to win, as far as it is worked out: ask until it is whole."""
        return self._call("GET", f"/api/tables/{table}/chances", wire_replays.Chances)

    def statistics(self, table: str) -> wire_replays.Statistics:
        return self._call("GET", f"/api/tables/{table}/statistics", wire_replays.Statistics)

    def replay(self, table: str, number: int = 0, count: int = 0, eyes: str | None = None) -> wire_replays.ReplayPage:
        query = {"number": number, "count": count, **({"eyes": eyes} if eyes is not None else {})}
        return self._call("GET", f"/api/tables/{table}/replay?{urlencode(query)}", wire_replays.ReplayPage)

    def orders(self, table: str, seat: int | None = None) -> wire.StandingOrders:
        """One's own standing orders at a table."""
        return self._call("GET", _orders(table, seat), wire.StandingOrders)

    def give_orders(self, table: str, form: wire.OrdersForm, seat: int | None = None) -> wire.StandingOrders:
        """All of them, as they are from now on. A new one is an answer that one is offered now."""
        return self._call("PUT", _orders(table, seat), wire.StandingOrders, msgspec.to_builtins(form))

    def advice(self, table: str, number: int, seat: int | None = None) -> wire.Advice:
        """What a strong bot would do in one's place, where the table allows to ask; `number` is what one has seen."""
        return self._call("POST", f"/api/tables/{table}/advice", wire.Advice, {"number": number, "seat": seat})

    def sit(self, table: str, invite: str = "", seat: int | None = None) -> Seat:
        """The table as it happens: from one's own seat, or as a spectator. `seat` says which of one's own, where all
        play on one device."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        headers = {name: self._http.headers[name] for name in ("Authorization", "Origin") if name in self._http.headers}
        if cookies:
            headers["Cookie"] = cookies
        return Seat("ws" + self.url.removeprefix("http"), table, invite, headers, self._patience, seat)

    # -- tournaments --------------------------------------------------------------------------------------------------

    def tournaments(self, which: str = "open") -> list[contests.TournamentLine]:
        """Those that are `open`, `running` or `finished`, or one's own: `mine`."""
        query = urlencode({"list": which})
        return self._call("GET", f"/api/tournaments?{query}", contests.TournamentList).tournaments

    def tournament(self, tournament: str, invite: str = "") -> contests.TournamentInfo:
        query = urlencode({"invite": invite})
        return self._call("GET", f"/api/tournaments/{tournament}?{query}", contests.TournamentInfo)

    def organise(self, form: contests.TournamentForm) -> contests.TournamentInfo:
        """Make a tournament; it takes an account."""
        return self._call("POST", "/api/tournaments", contests.TournamentInfo, msgspec.to_builtins(form))

    def sign_up(self, tournament: str, invite: str = "") -> contests.TournamentInfo:
        form = {"invite": invite}
        return self._call("POST", f"/api/tournaments/{tournament}/entry", contests.TournamentInfo, form)

    def withdraw(self, tournament: str) -> contests.TournamentInfo:
        """Take part no more: before the beginning as if one had not signed up, later a bot plays."""
        return self._call("DELETE", f"/api/tournaments/{tournament}/entry", contests.TournamentInfo)

    def begin(self, tournament: str) -> contests.TournamentInfo:
        """The organiser lets it begin now."""
        return self._call("POST", f"/api/tournaments/{tournament}/start", contests.TournamentInfo)

    # -- notifications ------------------------------------------------------------------------------------------------

    def notifications(self) -> wire.Notifications:
        """Where one is reached, and what one wishes to be told."""
        return self._call("GET", "/api/notifications", wire.Notifications)

    def wish(self, **changes: Plain) -> wire.NotificationSettings:
        """Change what one wishes to be told: `about`, `quiet_from`, `quiet_to`, `zone`, `gather`."""
        wishes = {**msgspec.to_builtins(self.notifications().settings), **changes}
        return self._call("PUT", "/api/notifications", wire.NotificationSettings, wishes)

    def add_destination(self, kind: str, address: str, **more: Plain) -> wire.DestinationMade:
        """Be notified at an address too: `kind` is email, discord, slack, ntfy or json, whose `secret` signs it."""
        form = {"kind": kind, "address": address, **more}
        return self._call("POST", "/api/notifications/destinations", wire.DestinationMade, form)

    def switch_destination(self, destination: int, on: bool) -> None:
        self._send("PATCH", f"/api/notifications/destinations/{destination}", {"on": on})

    def remove_destination(self, destination: int) -> None:
        self._send("DELETE", f"/api/notifications/destinations/{destination}")

    def try_destination(self, destination: int) -> None:
        """Have a notification sent there; to an address that is not confirmed, its link once more."""
        self._send("POST", f"/api/notifications/destinations/{destination}/test")

    def silence(self, table: str, on: bool = True) -> None:
        """Be told nothing of a table any more, or again."""
        self._send("PUT" if on else "DELETE", f"/api/tables/{table}/silence")

    # -- looking after the house, for moderators ----------------------------------------------------------------------

    def remove_line(self, line: int) -> None:
        """Nobody is shown what a line of chat says any more."""
        self._send("DELETE", f"/api/house/chat/{line}")

    def mute(self, person: int, hours: float) -> None:
        """Keep somebody from chatting; 0 hours lets them again."""
        self._send("POST", f"/api/house/people/{person}/mute", {"hours": hours})

    def close_table(self, table: str, reason: str = "") -> None:
        self._send("POST", f"/api/house/tables/{table}/close", {"reason": reason})

    def announce(self, text: str, hours: float = 24) -> wire.Announcement:
        """Tell everybody something, in the place of what was announced before."""
        return self._call("PUT", "/api/house/announcement", wire.Announcement, {"text": text, "hours": hours})

    def outbox(self) -> wire.OutboxInfo:
        """How notifications get on, and which were given up."""
        return self._call("GET", "/api/house/outbox", wire.OutboxInfo)

    def house_log(self) -> list[wire.ActInfo]:
        return self._call("GET", "/api/house/log", list[wire.ActInfo])

    # -- reports ------------------------------------------------------------------------------------------------------

    def report_line(self, table: str, line: int, reason: str, invite: str = "") -> None:
        """Tell the hosts of a line of chat; nobody else learns of it."""
        self._send("POST", f"/api/tables/{table}/reports/lines/{line}?invite={quote(invite)}", {"reason": reason})

    def report_person(self, table: str, person: int, reason: str, invite: str = "") -> None:
        """Tell the hosts of somebody who sits at a table."""
        self._send("POST", f"/api/tables/{table}/reports/people/{person}?invite={quote(invite)}", {"reason": reason})

    # -- for hosts ----------------------------------------------------------------------------------------------------

    def load(self) -> wire.Load:
        """What the server has to carry."""
        return self._call("GET", "/api/host/load", wire.Load)

    def reports(self, settled: bool = False) -> list[wire.ReportInfo]:
        """What players reported."""
        return self._call("GET", f"/api/host/reports?settled={str(settled).lower()}", list[wire.ReportInfo])

    def settle(self, report: int, decision: Literal["upheld", "dismissed"]) -> None:
        """Decide about a report, and all others of the same."""
        self._send("POST", f"/api/host/reports/{report}/settle", {"decision": decision})

    def search_tables(self, search: str = "") -> list[wire.TableLine]:
        return self._call("GET", f"/api/host/tables?search={quote(search)}", list[wire.TableLine])

    def search_people(self, search: str = "") -> list[wire.PersonInfo]:
        return self._call("GET", f"/api/host/people?search={quote(search)}", list[wire.PersonInfo])

    def bans(self) -> wire.Barred:
        """Who may not come in, and whom nobody hears."""
        return self._call("GET", "/api/host/bans", wire.Barred)

    def ban(self, person: int, reason: str = "") -> None:
        self._send("PUT", f"/api/host/bans/{person}", {"reason": reason})

    def unban(self, person: int) -> None:
        self._send("DELETE", f"/api/host/bans/{person}")

    # -- calls --------------------------------------------------------------------------------------------------------

    def _call(self, method: str, path: str, kind: type[T], body: Plain = None) -> T:
        return msgspec.json.decode(self._send(method, path, body).content, type=kind)

    def _send(self, method: str, path: str, body: Plain = None) -> httpx.Response:
        try:
            if method == "GET":
                return self._answer(self._http.get(path))
            return self._answer(self._http.request(method, path, json={} if body is None else body))
        except httpx.TransportError as error:
            raise ConnectionLost(f"the server at {self.url} does not answer: {error}") from error

    @staticmethod
    def _answer(response: httpx.Response) -> httpx.Response:
        if response.is_success:
            return response
        try:
            refused = msgspec.json.decode(response.content, type=wire.Refused)
        except msgspec.MsgspecError:
            refused = wire.Refused(code="no-answer", message=f"the server answered {response.status_code}")
        raise Refusal(refused.code, refused.message, refused.number, response.status_code)


def _orders(table: str, seat: int | None) -> str:
    return f"/api/tables/{table}/orders" + ("" if seat is None else f"?seat={seat}")
