"""Cassandra after a draft, and blessings that are discarded (rules HH-1.5, HH-2.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from aegean.core.describing import read_set, read_table, read_word, refused, written_set
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import having
from aegean.hellas.rules import Rules
from aegean.hellas.turn.drafts import counter_clockwise, drafted, exchange_drafted

ID: Final = "prophecy"
_KEYS: Final = ("drawn", "discarded")


class Prophecy(Part):
    """The blessing that Cassandra has drawn and not yet decided about, and those that lie discarded, open to all."""

    KEY: ClassVar[str] = "prophecy"
    FIELDS: ClassVar[tuple[str, ...]] = ("drawn", "discarded")
    SETS: ClassVar[tuple[str, ...]] = ("discarded",)
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("drawn", "choice", "blessing"),
        Observed("discarded", "flags", "blessing"),
    )
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.drawn = NOBODY
        self.discarded = 0

    def view(self, p: Hellas, seat: int | None) -> Plain:
        seen = self.drawn != NOBODY and seat is not None and seat == _seer(p)
        names = p.rules.blessing_ids
        return {"drawn": names[self.drawn] if seen else None, "discarded": written_set(self.discarded, names)}

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        """To all others the card drawn is one of the deck."""
        if self.drawn == NOBODY or seat == _seer(p):
            return
        pool = dice.shuffled(sorted([*p.blessing_deck, self.drawn]))
        self.drawn = pool.pop()
        p.blessing_deck = pool

    def describe(self, p: Hellas) -> Plain:
        if self.drawn == NOBODY and not self.discarded:
            return None
        said: dict[str, Plain] = {"discarded": written_set(self.discarded, p.rules.blessing_ids)}
        return said if self.drawn == NOBODY else {"drawn": p.rules.blessing_ids[self.drawn], **said}

    def arrange(self, p: Hellas, said: Plain) -> None:
        """Who discards a card takes it out of the deck: a description says so in `gone.blessing` too."""
        foresees = _seer(p) != NOBODY
        table = {} if said is None else read_table(said, self.KEY, _KEYS)
        ids = p.rules.blessing_ids
        if foresees != ("drawn" in table):
            reason = "Foresee asks about a blessing that was drawn" if foresees else "nobody is asked about it"
            raise refused(f"{self.KEY}.drawn", reason)
        if foresees:
            self.drawn = p.rules.blessing[read_word(table["drawn"], f"{self.KEY}.drawn", ids)]
        self.discarded = read_set(table.get("discarded", []), f"{self.KEY}.discarded", "blessings", ids)
        aside = self.discarded | (1 << self.drawn if foresees else 0)
        owned = 0
        for blessings in p.blessings:
            owned |= blessings
        for card, name in enumerate(ids):
            if aside >> card & 1 and (card in p.blessing_deck or owned >> card & 1):
                raise refused(self.KEY, f"{name} is elsewhere: say in `gone.blessing` that it is not in the deck")


def prophecy(p: Hellas) -> Prophecy:
    return cast(Prophecy, p.parts[ID])


def _seer(p: Hellas) -> int:
    """Who is asked about a blessing drawn, or NOBODY."""
    return next((step.seat for step in p.steps if isinstance(step, Foresee)), NOBODY)


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"discard_blessing": (("blessing", "blessing"),)},
    events=("blessing_discarded", "blessing_foreseen"),
    words={"effect": ("foresee_blessing",)},
    reasons=("you_have_no_such_blessing",),
    part=(ID, Prophecy),
)


def discard(p: Hellas, seat: int, card: int) -> None:
    """A blessing lies open among the discarded."""
    p.seal()
    cast(Prophecy, p.own(ID)).discarded |= 1 << card
    p.tell("blessing_discarded", seat, {"blessing": p.rules.blessing_ids[card]})


# -- Cassandra --------------------------------------------------------------------------------------------------------


@CHAPTER.hook("draft_opened", after="", name="prophecy")
def _foresee(p: Hellas, builder: int) -> None:
    """After a draft, before anything is gained by it, she draws one more (HH-1.5)."""
    for seat in counter_clockwise(p, builder):
        if p.blessing_deck and drafted(p, seat) != NOBODY and having(p, seat, "foresee_blessing"):
            card = p.blessing_deck.pop()
            p.seal()
            cast(Prophecy, p.own(ID)).drawn = card
            p.tell_secretly("blessing_foreseen", seat, {"blessing": p.rules.blessing_ids[card]}, ("blessing",))
            p.push(Foresee(seat))
            return  # there is one Cassandra


@dataclass(frozen=True)
class Foresee(Step):
    """The blessing drafted or the one drawn: one is kept, the other is discarded (HH-1.5)."""

    ASKS: ClassVar[tuple[str, ...]] = ("foresee",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = p.rules.blessing_ids
        mine = drafted(p, self.seat)
        about = {"blessing": names[mine]}
        actions = tuple(act("keep_blessing", names[card]) for card in (mine, prophecy(p).drawn))
        return (Decision(self.seat, "foresee", actions, about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "keep_blessing":
            return None
        if p.rules.blessing[str(action.args[0])] in (drafted(p, seat), prophecy(p).drawn):
            return None
        return Refusal("that_blessing_is_not_among_these", "HH-1.5", {"blessing": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        before, drawn = drafted(p, seat), prophecy(p).drawn
        kept = p.rules.blessing[str(action.args[0])]
        p.pop()
        cast(Prophecy, p.own(ID)).drawn = NOBODY
        if kept == before:
            discard(p, seat, drawn)
            return
        p.blessings[seat] = p.blessings[seat] & ~(1 << before) | 1 << drawn
        exchange_drafted(p, seat, drawn)
        discard(p, seat, before)
        p.tell("blessing_gained", seat, {"blessing": p.rules.blessing_ids[drawn]})


# -- blessings lost ---------------------------------------------------------------------------------------------------


@CHAPTER.effect("discard_blessings")
def _discard_blessings(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(DiscardBlessings(seat, one.number))


@dataclass(frozen=True)
class DiscardBlessings(Step):
    """The owner picks the blessing that is lost, for good (HH-2.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("discard_blessing",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = p.rules.blessing_ids if self.left else ()
        actions = self.allowed(p, self.seat, [act("discard_blessing", name) for name in names])
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "discard_blessing", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "discard_blessing" or p.blessings[seat] >> p.rules.blessing[str(action.args[0])] & 1:
            return None
        return Refusal("you_have_no_such_blessing", "HH-2.3", {"blessing": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        card = p.rules.blessing[str(action.args[0])]
        p.become(DiscardBlessings(seat, self.left - 1))
        p.blessings[seat] &= ~(1 << card)
        p.blessing_tokens[seat] &= ~(1 << card)
        discard(p, seat, card)
