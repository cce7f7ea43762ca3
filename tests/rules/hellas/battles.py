"""What tests of battles read from the events of one."""

from __future__ import annotations

from collections.abc import Sequence

from aegean import Event
from tests.hellas.positions import told


def compared(events: Sequence[Event]) -> tuple[int, int]:
    """The army strengths that were compared, the attacker's first."""
    (fields,) = told(events, "battle_compared")
    return fields["attack"], fields["defence"]


def winner(events: Sequence[Event]) -> int:
    """Who won the battle that was decided."""
    (fields,) = told(events, "battle_won")
    return int(fields["seat"])


def fallen(events: Sequence[Event], seat: int) -> list[int]:
    """How many hoplites of a seat were killed, one number for each loss."""
    return [fields["count"] for fields in told(events, "hoplites_killed") if fields["seat"] == seat]


def order_of(events: Sequence[Event], *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds as they came, each with its seat."""
    return [(event.kind, event.fields["seat"]) for event in events if event.kind in kinds]
