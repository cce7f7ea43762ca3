"""Terror, by a monster or by Kronos himself (HK-5.1, HK-5.2, HK-8.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.expansions.kronos.attitude import spread_terror, undefended
from aegean.hellas.expansions.kronos.board import board, level
from aegean.hellas.expansions.kronos.monsters import on_map, refuse_price
from aegean.hellas.expansions.kronos.prices import kronos_terror_price, spend_anger, terror_price
from aegean.hellas.expansions.kronos.printed import HOSTILE
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import ON_MAP, Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"terror": (("monster", "monster"),), "kronos_terror": ()},
    reasons=("terror_would_change_nothing",),
)


def _refuse_land(p: Hellas, land: int, cost: int, clause: str) -> Refusal | None:
    if level(p, land) == HOSTILE and not undefended(p, land):
        return Refusal("terror_would_change_nothing", clause, {"land": p.rules.land_ids[land]})
    return refuse_price(p, cost)


def refuse_terror(p: Hellas, seat: int, action: Action) -> Refusal | None:
    monster = p.rules.monster[str(action.args[0])]
    if p.monster_state[monster] != ON_MAP:
        return Refusal("the_monster_is_not_on_the_map", "HK-5.1")
    land = p.rules.land_of[p.monster_at[monster]]
    return _refuse_land(p, land, terror_price(p, land), "HK-5.1")


def terror_offers(p: Hellas, seat: int) -> list[Action]:
    terrors = [act("terror", p.rules.monster_ids[monster]) for monster in on_map(p)]
    return [terror for terror in terrors if refuse_terror(p, seat, terror) is None]


def carry_out_terror(p: Hellas, seat: int, action: Action) -> None:
    land = p.rules.land_of[p.monster_at[p.rules.monster[str(action.args[0])]]]
    spend_anger(p, terror_price(p, land))
    spread_terror(p, land, max(HOSTILE, level(p, land) - 1))


TERROR: Final = Deed(("terror",), terror_offers, carry_out_terror, refuse_terror)

_KRONOS_TERROR: Final = act("kronos_terror")


def refuse_kronos_terror(p: Hellas, seat: int, action: Action) -> Refusal | None:
    land = p.rules.land_of[board(p).region]
    return _refuse_land(p, land, kronos_terror_price(p, land), "HK-8.5")


def _kronos_terror_offers(p: Hellas, seat: int) -> list[Action]:
    return [_KRONOS_TERROR] if refuse_kronos_terror(p, seat, _KRONOS_TERROR) is None else []


def _kronos_terror(p: Hellas, seat: int, action: Action) -> None:
    land = p.rules.land_of[board(p).region]
    spend_anger(p, kronos_terror_price(p, land))
    spread_terror(p, land, HOSTILE)


KRONOS_TERROR: Final = Deed(("kronos_terror",), _kronos_terror_offers, _kronos_terror, refuse_kronos_terror)


@dataclass(frozen=True)
class TerrorAfter(Step):
    """When a monster has been placed by an order card a Terror may follow at once, by any monster (HK-4.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("terror_after",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        terrors = terror_offers(p, self.seat)
        if not terrors:
            p.pop()
            return ()
        return (Decision(self.seat, "terror_after", (*terrors, DECLINE)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_terror(p, seat, action) if action.kind == "terror" else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "terror":
            carry_out_terror(p, seat, action)
