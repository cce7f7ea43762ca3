"""Orpheus' Lyre: a blessing that one alone sees, in the place of an own one (HF-3.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from aegean.core.describing import read_set, read_table, read_word, refused, written_set
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.components import Effect
from aegean.hellas.effects.hand import HandLimit
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.rules import Rules

ID: Final = "lyre"
_KEYS: Final = ("drawn", "discarded")


class Lyre(Part):
    """The blessing that somebody looks at, and nobody else; and those that were exchanged or put away, open to all."""

    KEY: ClassVar[str] = "lyre"
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
        names = p.rules.blessing_ids
        seen = self.drawn != NOBODY and seat is not None and seat == _player(p)
        return {"drawn": names[self.drawn] if seen else None, "discarded": written_set(self.discarded, names)}

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        """To all others it is a card of the deck."""
        if self.drawn == NOBODY or seat == _player(p):
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
        """What is neither in the deck nor with a player is said in `gone.blessing` too."""
        plays, ids = _player(p) != NOBODY, p.rules.blessing_ids
        table = {} if said is None else read_table(said, self.KEY, _KEYS)
        if plays != ("drawn" in table):
            raise refused(f"{self.KEY}.drawn", "ExchangeBlessing asks about one" if plays else "nobody looks at one")
        if plays:
            self.drawn = p.rules.blessing[read_word(table["drawn"], f"{self.KEY}.drawn", ids)]
        self.discarded = read_set(table.get("discarded", []), f"{self.KEY}.discarded", "blessings", ids)
        aside = self.discarded | (1 << self.drawn if plays else 0)
        elsewhere = sum(1 << card for card in p.blessing_deck)
        for blessings in p.blessings:
            elsewhere |= blessings
        for name in written_set(aside & elsewhere, ids):
            raise refused(self.KEY, f"{name} is elsewhere: say in `gone.blessing` that it is not in the deck")


def _lyre(p: Hellas) -> Lyre:
    return cast(Lyre, p.parts[ID])


def _player(p: Hellas) -> int:
    """Who looks at a blessing, or NOBODY."""
    return next((step.seat for step in p.steps if isinstance(step, ExchangeBlessing)), NOBODY)


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"exchange": (("blessing", "blessing"),)},
    events=("blessing_exchanged", "blessing_put_away", "blessing_seen"),
    reasons=("that_blessing_is_not_yours",),
    part=(ID, Lyre),
)


@CHAPTER.effect("exchange_blessing")
def _play(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    card = p.blessing_deck.pop()
    p.seal()
    cast(Lyre, p.own(ID)).drawn = card
    p.tell_secretly("blessing_seen", seat, {"blessing": p.rules.blessing_ids[card]}, ("blessing",))
    p.push(ExchangeBlessing(seat))


@CHAPTER.possible("exchange_blessing")
def _has_one(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(p.blessings[seat] and p.blessing_deck)


@dataclass(frozen=True)
class ExchangeBlessing(Step):
    """The card drawn is kept for an own blessing, with what it gives on being gained, or it is put away."""

    ASKS: ClassVar[tuple[str, ...]] = ("exchange_blessing",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("exchange", name) for name in p.rules.blessing_ids])
        about = {"blessing": p.rules.blessing_ids[_lyre(p).drawn]}
        return (Decision(self.seat, "exchange_blessing", (*actions, DECLINE), about, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "exchange" or p.blessings[seat] >> p.rules.blessing[str(action.args[0])] & 1:
            return None
        return Refusal("that_blessing_is_not_yours", "HF-3.5", {"blessing": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        drawn, names = _lyre(p).drawn, p.rules.blessing_ids
        p.pop()
        p.seal()
        part = cast(Lyre, p.own(ID))
        part.drawn = NOBODY
        if action.kind == "decline":
            part.discarded |= 1 << drawn
            p.tell("blessing_put_away", seat, {"blessing": names[drawn]})
            return
        given = p.rules.blessing[str(action.args[0])]
        part.discarded |= 1 << given
        p.blessings[seat] = p.blessings[seat] & ~(1 << given) | 1 << drawn
        p.blessing_tokens[seat] &= ~(1 << given)
        p.tell("blessing_exchanged", seat, {"blessing": names[given]})
        p.tell("blessing_gained", seat, {"blessing": names[drawn]})
        p.push(HandLimit(seat))
        if p.rules.effects(f"blessing:{names[drawn]}:gain"):
            p.push(Resolve(seat, f"blessing:{names[drawn]}:gain", 0))
