"""Resurrection: a regular action that brings killed hoplites back, through a Gate or into the supply (HDF-3)."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.core.values import Action
from aegean.hellas.actions import act
from aegean.hellas.expansions.hades.underworld import own_underworld, underworld
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NOWHERE, Hellas

RAISE: Final = "raise"
TO_SUPPLY: Final = act("resurrect_to_supply")

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"resurrect": (("region", "region"),), "resurrect_to_supply": ()},
    reasons=("nobody_of_yours_is_dead", "no_gate_is_there"),
    events=("hoplites_raised", "hoplites_returned"),
)


def risen(p: Hellas, seat: int) -> int:
    """How many would come back: as many as Raise says, or all (HDF-3.3)."""
    return min(p.value_of(seat, RAISE), underworld(p).dead[seat])


def _refuse(p: Hellas, seat: int, action: Action) -> Refusal | None:
    if not underworld(p).dead[seat]:
        return Refusal("nobody_of_yours_is_dead", "HDF-3.3")
    if action.kind == "resurrect" and not underworld(p).gates >> p.rules.region[str(action.args[0])] & 1:
        return Refusal("no_gate_is_there", "HDF-3.4", {"region": str(action.args[0])})
    return None


def _offers(p: Hellas, seat: int) -> list[Action]:
    part = underworld(p)
    if not part.dead[seat]:
        return []
    names = p.rules.region_ids
    through = [act("resurrect", name) for region, name in enumerate(names) if part.gates >> region & 1]
    return [*through, TO_SUPPLY]


def _take(p: Hellas, seat: int, action: Action) -> None:
    """All into one place; whoever meets others there fights them when the action is settled (HDF-3.4, HDF-3.5)."""
    count = risen(p, seat)
    own_underworld(p).dead[seat] -= count
    if action.kind == "resurrect":
        p.shift(seat, p.rules.region[str(action.args[0])], count)
        p.tell("hoplites_raised", seat, {"region": str(action.args[0]), "count": count})
    else:
        p.supply[seat] += count
        p.tell("hoplites_returned", seat, {"count": count})


@CHAPTER.answer("brings_back")
def _brings_back(p: Hellas, action: Action) -> tuple[int, int, int] | None:
    if action.kind not in ("resurrect", "resurrect_to_supply"):
        return None
    region = p.rules.region[str(action.args[0])] if action.args else NOWHERE
    return p.active, region, risen(p, p.active)


CHAPTER.regular["resurrection"] = Deed(("resurrect", "resurrect_to_supply"), _offers, _take, _refuse)
