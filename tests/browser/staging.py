"""Tables in the middle of games, recorded or described, so that a page can be opened where something happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from sqlalchemy import update

from aegean import State
from aegean.client import Client
from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.settings import Settings
from aegean.server.store import schema
from aegean.server.store.storage import connect
from tests.browser.browsing import Visitor
from tests.server.running import Running, Script, script, seated_for

NAMES = ("Lucía", "Marek", "Helena", "Zenon", "Iris", "Petra")


class Staged:
    """A table with people at it who play a recorded game, as far as they are told to."""

    def __init__(self, clients: Sequence[Client], played: Script, **form: Plain) -> None:
        self.clients = clients
        self.id = seated_for(clients, played, **form).id
        self.path = f"/table/{self.id}"
        self._moves = played.moves
        self._at = 0

    def play_to(self, number: int) -> None:
        """By plain calls: nobody looks on, so that a move costs little."""
        path = f"/api/tables/{self.id}"
        at = self.clients[0]._call("GET", f"{path}/state", wire.StateMessage).now.number
        for seat, text in self._moves[self._at : number]:
            command: Plain = {"do": "act", "number": at, "action": text}
            at = self.clients[seat]._call("POST", f"{path}/commands", wire.DoneMessage, command).number
        self._at = number

    def lend(self, seat: int, visitor: Visitor) -> None:
        """Let the visitor's browser be the one of whoever sits there."""
        visitor.take_cookies(dict(self.clients[seat]._http.cookies.items()))


@contextmanager
def staged(url: str, record: int, upto: int, game: str = "delphi", **form: Plain) -> Iterator[Staged]:
    """A recorded game, played by people up to a move, and left there."""
    played = script(game, record)
    with ExitStack() as leaving:
        clients = [leaving.enter_context(Client(url)) for _ in range(played.seats)]
        for client, name in zip(clients, NAMES, strict=False):
            client.guest(name)
        table = Staged(clients, played, **form)
        table.play_to(upto)
        yield table


def table_at(server: Running, clients: Sequence[Client], state: State) -> str:
    """A table at which these people sit and whose play begins in the state."""
    made = clients[0].create(state.game.id, [None] * len(clients), options=state.options, seed="0")
    for client in clients[1:]:
        client.join(made.id, made.invite or "")
    engine = connect(Settings(database=server.database).database_url)
    with engine.begin() as c:
        c.execute(update(schema.tables).where(schema.tables.c.id == made.id).values(position=state.describe()))
    engine.dispose()
    return clients[0].start(made.id).id
