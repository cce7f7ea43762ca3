"""How muses come: two cards lie open, and whoever prays to Apollo takes one of them (HSF-1.3, HSF-2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.components import Effect
from aegean.hellas.expansions.apollo.muses import ID, Muses, muses, name_of, own_muses, printed
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"take_muse": (("muse", "muse"),)},
    events=("muse_came", "muse_left", "muse_taken", "muses_laid_out"),
    reasons=("that_muse_does_not_lie_open", "your_first_muse_must_be_taken"),
    part=(ID, Muses),
)


# -- the cards that lie open ------------------------------------------------------------------------------------------


@CHAPTER.prepare("muses", after="decks")
def _shuffle(p: Hellas, options: Mapping[str, Plain]) -> None:
    own_muses(p).deck = p.dice.shuffled(list(range(len(printed(p.rules).ids))))


@CHAPTER.hook("after_heroes", after="", name="muses")
def _lay_out(p: Hellas, seat: int) -> None:
    """When all heroes stand (HSF-2.1)."""
    _fill(p, seat, own_muses(p))


def _fill(p: Hellas, seat: int, part: Muses) -> None:
    names = printed(p.rules).ids
    came = [part.deck.pop() for _ in range(min(p.rules.numbers["muses_on_display"], len(part.deck)))]
    if came:
        p.seal()
        part.open = came
        p.tell("muses_laid_out", seat, {"muses": [names[muse] for muse in came], "count": len(came)})


# -- a prayer ---------------------------------------------------------------------------------------------------------


@CHAPTER.effect("take_muse")
def _take(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    if muses(p).open:
        p.push(ChooseMuse(seat))


@dataclass(frozen=True)
class ChooseMuse(Step):
    """One of those that lie open; the first must be taken (HSF-2.2, HSF-2.4)."""

    ASKS: ClassVar[tuple[str, ...]] = ("take_muse",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = printed(p.rules).ids
        actions = [act("take_muse", names[muse]) for muse in muses(p).open]
        if muses(p).card[self.seat] != NOBODY:
            actions.append(DECLINE)
        return (Decision(self.seat, "take_muse", tuple(actions)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return Refusal("your_first_muse_must_be_taken", "HSF-2.2") if muses(p).card[seat] == NOBODY else None
        if action.kind != "take_muse" or printed(p.rules).number[str(action.args[0])] in muses(p).open:
            return None
        return Refusal("that_muse_does_not_lie_open", "HSF-2.2", {"muse": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "take_muse":
            _receive(p, seat, printed(p.rules).number[str(action.args[0])])


def _receive(p: Hellas, seat: int, muse: int) -> None:
    """The muse comes to the hero; the card before her leaves the game, and two others are laid out (HSF-2.3 to 2.5)."""
    part = own_muses(p)
    if part.card[seat] != NOBODY:
        part.gone.append(part.card[seat])
    part.card[seat] = muse
    p.tell("muse_taken", seat, {"muse": name_of(p, seat)})
    if p.hero_at[seat] == NOWHERE:
        part.follows[seat] = 1
    else:
        _come_to_hero(p, seat, part)
    others = [other for other in part.open if other != muse]
    part.open = []
    if others:
        p.seal()
        part.deck = p.dice.shuffled([*part.deck, *others])
    _fill(p, seat, part)


def _come_to_hero(p: Hellas, seat: int, part: Muses) -> None:
    region = p.hero_at[seat]
    part.follows[seat] = 0
    if part.at[seat] != region:
        part.at[seat] = region
        p.tell("muse_came", seat, {"muse": name_of(p, seat), "region": p.rules.region_ids[region]})


@CHAPTER.answer("hero_returned")
def _follow(p: Hellas, seat: int) -> None:
    """HSF-2.5."""
    if muses(p).follows[seat]:
        _come_to_hero(p, seat, own_muses(p))


def send_away(p: Hellas, seat: int) -> None:
    """The muse leaves the map, and her card the game (HSF-4.3)."""
    part = own_muses(p)
    p.tell("muse_left", seat, {"muse": name_of(p, seat)})
    part.gone.append(part.card[seat])
    part.card[seat], part.at[seat], part.follows[seat] = NOBODY, NOWHERE, 0
