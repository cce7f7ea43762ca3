"""A client of a server of Aegean, for programs: bots of one's own, tests, experiments.

    from aegean.client import Client

    with Client("http://localhost:8470", token="aeg_...") as client:
        with client.sit("k3v9x2m4pq") as seat:
            for decision in seat.turns():
                seat.act(0)

A seat mends its connection by itself and asks for what it missed by number. An action that was sent when the connection
broke is looked for among the entries, and sent again only if it is not there.
"""

from __future__ import annotations

from aegean.client.calls import Client
from aegean.client.errors import ConnectionLost, Refusal
from aegean.client.seat import Seat

__all__ = ["Client", "ConnectionLost", "Refusal", "Seat"]
