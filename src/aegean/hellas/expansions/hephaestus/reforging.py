"""How relics come: the display, and what a prayer to Hephaestus forges of a combat card (HFF-1.3, HFF-2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.beside import lay_beside, owners
from aegean.hellas.components import Effect
from aegean.hellas.effects.hand import DiscardCards, cards_with, draw_cards
from aegean.hellas.expansions.hephaestus.anvil import ID, LIGHTNING, Forge, anvil, own_anvil, relic_kinds
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import having

_FOR_RELICS: Final = "cards_for_relics"

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"reforge": (("card", "card"),)},
    words={"effect": (_FOR_RELICS,)},
    events=("relics_laid_out",),
    reasons=("that_relic_does_not_lie_open", "you_have_lightning_already", "you_hold_no_card_of_that_symbol"),
    part=(ID, Forge),
)


# -- the display ------------------------------------------------------------------------------------------------------


@CHAPTER.prepare("relics", after="decks")
def _shuffle(p: Hellas, options: Mapping[str, Plain]) -> None:
    own_anvil(p).deck = p.dice.shuffled(relic_kinds(p.rules))


@CHAPTER.hook("after_heroes", after="", name="relics")
def _lay_out(p: Hellas, seat: int) -> None:
    """When all heroes stand (HFF-2.1)."""
    fill_display(p, seat)


@CHAPTER.hook("build_monument", after="event_phase", name="relics")
def _fill(p: Hellas, seat: int) -> None:
    """In the event phase, after the event card (HFF-2.2)."""
    fill_display(p, seat)


def fill_display(p: Hellas, seat: int) -> None:
    missing = min(p.rules.numbers["relics_on_display"] - len(anvil(p).display), len(anvil(p).deck))
    if missing <= 0:
        return
    part = own_anvil(p)
    p.seal()
    came = [part.deck.pop() for _ in range(missing)]
    part.display += came
    p.tell("relics_laid_out", seat, {"cards": [p.rules.combat_ids[kind] for kind in came], "count": missing})


# -- reforging --------------------------------------------------------------------------------------------------------


@CHAPTER.effect("reforge")
def _reforge(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Reforge(seat))


@dataclass(frozen=True)
class Reforge(Step):
    """A combat card for a relic of its symbol that lies open, or Lightning for none (HFF-2.3 to HFF-2.5)."""

    ASKS: ClassVar[tuple[str, ...]] = ("reforge",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = p.rules.combat_ids
        candidates = [act("reforge", names[kind]) for kind in (*anvil(p).display, p.rules.combat[LIGHTNING])]
        actions = self.allowed(p, self.seat, candidates)
        # which relics could be had tells of the hand
        return (Decision(self.seat, "reforge", (*actions, DECLINE), {}, p.hand_size(self.seat) > 0),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "reforge":
            return None
        kind, fields = p.rules.combat[str(action.args[0])], {"card": str(action.args[0])}
        if action.args[0] == LIGHTNING:
            if owners(p, kind).count(seat) < p.rules.numbers["lightning_held"]:
                return None
            return Refusal("you_have_lightning_already", "HFF-2.5", fields)
        if kind not in anvil(p).display:
            return Refusal("that_relic_does_not_lie_open", "HFF-2.3", fields)
        symbol = p.rules.combat_cards[kind].symbol
        if cards_with(p, seat, symbol):
            return None
        return Refusal("you_hold_no_card_of_that_symbol", "HFF-2.4", {"symbol": symbol})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "decline":
            return
        kind = p.rules.combat[str(action.args[0])]
        p.push(TakeRelic(seat, kind))
        if action.args[0] != LIGHTNING:
            p.push(DiscardCards(seat, 1, p.rules.combat_cards[kind].symbol))


@dataclass(frozen=True)
class TakeRelic(Step):
    """The card that it is forged of is discarded, and the relic comes, charged."""

    seat: int
    kind: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        if self.kind in anvil(p).display:
            own_anvil(p).display.remove(self.kind)
            for one in having(p, self.seat, _FOR_RELICS):
                draw_cards(p, self.seat, one.number)
        lay_beside(p, self.seat, self.kind)
        return ()
