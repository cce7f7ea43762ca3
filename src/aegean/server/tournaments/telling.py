"""Those who take part are told that it begins, was called off, or is over; of their tables they are told as of others.

Unlike what calls for somebody at a table, nobody can have seen it by chance: it goes to the outbox at once.
"""

from __future__ import annotations

from sqlalchemy import Connection

from aegean.server.notifications import destinations, outbox
from aegean.server.tournaments.reading import Tournament


def tell(c: Connection, found: Tournament, reason: str, now: float, by: int | None = None) -> None:
    """Everybody who still takes part, but for whoever did it."""
    users = {one["user"] for one in found.playing} - {None, by}
    for reached in destinations.reachable(c, users).values():
        for destination in reached:
            outbox.put(c, destination, reason, now, tournament=found.id)
