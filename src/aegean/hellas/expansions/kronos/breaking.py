"""Chains that break, are used, and are destroyed (HK-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.expansions.kronos.board import (
    BROKEN,
    DESTROYED,
    READY,
    USED,
    board,
    finals_unlocked,
    own_board,
    unbroken,
)
from aegean.hellas.expansions.kronos.printed import printed
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"break_chain": (("chain", "chain"),)},
    events=("anger_cleared", "chain_broken", "chain_destroyed", "chains_refreshed", "finals_unlocked"),
    reasons=("that_is_no_unbroken_chain_of_yours",),
)


@dataclass(frozen=True)
class BreakChain(Step):
    """Which of the unbroken chains. By an attribute one must break; for anger one may, and all anger goes (HK-6.2)."""

    ASKS: ClassVar[tuple[str, ...]] = ("break_chain",)

    seat: int
    must: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = printed(p.rules).chain_ids
        actions = tuple(act("break_chain", names[chain]) for chain in unbroken(p))
        if not actions:
            p.pop()
            return ()
        more = () if self.must else (DECLINE,)
        return (Decision(self.seat, "break_chain", (*actions, *more), {"must": int(self.must)}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "break_chain":
            return None
        return Refusal("that_is_no_unbroken_chain_of_yours", "HK-6.1", {"chain": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "decline":
            return
        part = own_board(p)
        if not self.must:
            part.anger = 0
            p.tell("anger_cleared", seat, {})
        part.chains[printed(p.rules).chain[str(action.args[0])]] = READY
        p.seal()
        p.tell("chain_broken", seat, {"chain": str(action.args[0])})
        if finals_unlocked(p):
            p.tell("finals_unlocked", seat, {})


def refresh_chains(p: Hellas) -> None:
    """All broken chains are ready again (HK-6.5)."""
    if USED in board(p).chains:
        part = own_board(p)
        part.chains = [READY if status == USED else status for status in part.chains]
        p.tell("chains_refreshed", printed(p.rules).seat, {})


# -- their symbols -----------------------------------------------------------------------------------------------------


@CHAPTER.answer("symbols")
def _of_broken_chains(p: Hellas, monster: int) -> list[int]:
    """Those of the chains that lie open (HK-10.2)."""
    table = printed(p.rules)
    if monster != table.monster:
        return []
    return [place for chain, status in enumerate(board(p).chains) if status in BROKEN for place in table.places[chain]]


@CHAPTER.answer("wound_dealt")
def _chain_covered(p: Hellas, seat: int, monster: int, place: int) -> None:
    """A chain whose symbols are all covered leaves the game at once (HK-10.4)."""
    table = printed(p.rules)
    if monster != table.monster or place not in table.chain_at:
        return
    chain = table.chain_at[place]
    if all(p.wounds[monster] >> one & 1 for one in table.places[chain]):
        own_board(p).chains[chain] = DESTROYED
        for one in table.places[chain]:
            p.wounds[monster] &= ~(1 << one)
        p.tell("chain_destroyed", seat, {"chain": table.chain_ids[chain]})
