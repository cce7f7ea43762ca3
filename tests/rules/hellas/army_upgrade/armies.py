"""Armies with upgrades, for the tests of these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from aegean import State
from aegean.core.values import Action
from tests.hellas.positions import GAME

OPTIONS: Final[dict[str, Any]] = {"expansions": ["army_upgrade"]}
BOARDS: Final[dict[str, tuple[str, str, str]]] = {
    "ruthless": ("pursuit", "no_quarter", "blood_price"),
    "settlers": ("colonists", "scorched_earth", "beast_wards"),
    "vanguard": ("quick_step", "long_march", "spearhead"),
    "bulwark": ("city_guard", "double_garrison", "closed_ranks"),
    "muster": ("levy", "fresh_ranks", "call_to_arms"),
    "chosen_guard": ("veterans", "drill", "hunting_party"),
}
QUIET: Final = {"event": ["aid_to_atlas"]}  # an event that does nothing to anybody


def armies(*upgrades: str, others: Sequence[str] = (), seats: int = 2, also: Sequence[str] = ()) -> dict[str, Any]:
    """What a description says where seat 0 has these upgrades, with the upper one that goes before a lower one, and
    seat 1 has the others. All other boards go to the seats in order. `also` are further modules."""
    owned: dict[str, int] = {}
    taken: list[str] = []
    for seat, names in enumerate((upgrades, others)):
        for name in names:
            board = next(board for board, on in BOARDS.items() if name in on)
            owned[board] = seat
            taken += [one for one in dict.fromkeys((BOARDS[board][0], name)) if one not in taken]
    free = [board for board in BOARDS if board not in owned]
    for seat in range(seats):
        if seat not in owned.values():
            owned[free.pop(0)] = seat
    options = {"expansions": [*OPTIONS["expansions"], *also]}
    return {"options": options, "army_upgrade": {"boards": owned, "upgrades": taken}}


def why(state: State, text: str, seat: int | None = None) -> str:
    """The reason for which a seat cannot do it now."""
    kind, *args = text.split()
    refused = GAME.why_not(Action(kind, tuple(args)), state, state.decision.seat if seat is None else seat)
    assert refused is not None
    return str(refused.reason)


def upgrades(state: State) -> dict[str, int]:
    found: dict[str, int] = state.view(None)["army_upgrade"]["upgrades"]
    return found


def finish(state: State) -> None:
    """Nobody plays a card any more."""
    while not state.over and state.decision.kind == "battle_card":
        state.apply(GAME.parse("pass", state))
