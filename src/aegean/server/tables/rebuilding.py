"""A table's timeline made anew by the rules of today, out of what was written down by older ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from aegean.core.errors import AegeanError
from aegean.core.values import Action
from aegean.server.errors import OldRules
from aegean.server.tables.timeline import ACTING, KINDS, OF_TIME, Deal, Entry, Timeline


class BareEntry(NamedTuple):
    """An entry as it lies in the database, with how many actions stood after it."""

    number: int
    seat: int
    kind: str
    text: str
    moves: int
    at: float = 0.0


def rebuilt(deal: Deal, entries: Sequence[BareEntry]) -> Timeline:
    """The timeline after all the entries, replayed by the rules of today: the actions that still stand, from the first.

    What was taken back, and an open wish to go back, are forgotten on the way. For whom older rules waited is not known
    any more, so clocks cannot be made anew: they stand in the table's row.
    """
    stands: list[tuple[int, str]] = []
    seated = Timeline(deal, deal.state())  # only for who plays which seat
    for entry in entries:
        stands = stands[: entry.moves - (entry.kind in ACTING)]
        if entry.kind in ACTING:
            stands.append((entry.seat, entry.text))
        _seat_again(seated, entry)
    state = deal.state()
    for seat, text in stands:
        try:
            state.apply(Action.read(text), seat)
        except AegeanError as error:
            raise OldRules(
                f"this table was begun by version {deal.version} of the rules, and what was played there cannot be "
                f"played by version {state.game.version}: it can be looked at, but not continued"
            ) from error
    timeline = Timeline(deal._replace(version=state.game.version), state)
    timeline.number, timeline.at = entries[-1].number, entries[-1].at
    timeline.players, timeline.resigned, timeline.gone = seated.players, seated.resigned, seated.gone
    timeline.since = {decision.seat: timeline.number for decision in state.decisions}
    return timeline


_SEATING: Final = ("bot", "resign", "propose", "replace", "back", "late", "gone", "given")


def _seat_again(timeline: Timeline, entry: BareEntry) -> None:
    """Who plays a seat after the entry, whatever is on the table; wishes to go back are left out."""
    if entry.kind in _SEATING or (entry.kind == "agree" and timeline.ask is not None):
        KINDS[entry.kind](timeline, Entry(entry.number, entry.seat, entry.kind, entry.text))
    elif entry.kind not in OF_TIME:
        timeline.ask = None
