"""What players gain and give up: priests, Glory Tokens, used-action tokens, artifacts (H-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.control import open_artifact
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import region_of_quest

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=("somebody_owns_that_token", "that_action_is_not_marked"),
    actions={
        "take_glory": (("land", "land"),),
        "return_glory": (("land", "land"),),
        "clear_token": (("special", "special"),),
        "keep_artifact": (("artifact", "artifact"),),
    },
    events=(
        "artifacts_drawn",
        "extra_special",
        "glory_returned",
        "token_cleared",
        "tokens_cleared",
        "glory_taken",
        "priests_gained",
        "priests_sacrificed",
    ),
)

# -- priests, Glory Tokens, tokens ------------------------------------------------------------------------------------


@CHAPTER.effect("gain_priests")
def _gain_priests(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.gain_priests(seat, one.number)


@CHAPTER.possible("gain_priests")
def _room_for_priests(p: Hellas, seat: int, one: Effect) -> bool:
    away = sum(p.priests_at[god * p.seats + seat] for god in range(len(p.rules.gods)))
    return p.priests[seat] + away < p.rules.limits["priests"]


@CHAPTER.effect("sacrifice_priests")
def _sacrifice_priests(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.sacrifice_priests(seat, one.number)


@CHAPTER.possible("sacrifice_priests")
def _has_priests(p: Hellas, seat: int, one: Effect) -> bool:
    return p.priests[seat] >= one.number


@dataclass(frozen=True)
class ChooseGlory(Step):
    """A Glory Token that nobody owns is taken, or an own one returned; not that of the `barred` land."""

    ASKS: ClassVar[tuple[str, ...]] = (
        "return_glory",
        "take_glory",
    )

    seat: int
    left: int
    giving: bool
    barred: int = NOBODY

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        owner = self.seat if self.giving else NOBODY
        lands = [n for n, whose in enumerate(p.glory) if whose == owner and n != self.barred] if self.left else []
        if not lands:
            p.pop()
            return ()
        kind = "return_glory" if self.giving else "take_glory"
        return (Decision(self.seat, kind, tuple(act(kind, p.rules.land_ids[land]) for land in lands)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind not in self.ASKS:
            return None
        return Refusal("you_do_not_have_it" if self.giving else "somebody_owns_that_token", "H-15.1")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        land = p.rules.land[str(action.args[0])]
        p.become(ChooseGlory(seat, self.left - 1, self.giving, self.barred))
        if self.giving:
            p.glory[land] = NOBODY
            p.tell("glory_returned", seat, {"land": p.rules.land_ids[land]})
        else:
            p.take_glory(seat, land)


@CHAPTER.effect("return_glory_tokens")
def _return_glory(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChooseGlory(seat, one.number, True))


@CHAPTER.possible("return_glory_tokens")
def _has_glory(p: Hellas, seat: int, one: Effect) -> bool:
    return p.glory.count(seat) >= one.number


@CHAPTER.effect("take_free_glory_tokens")
def _take_free_glory(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    table, name, _ = ref.split(":")
    own = p.rules.land_of[region_of_quest(p, p.rules.quest[name])] if table == "quest" else NOBODY
    p.push(ChooseGlory(seat, one.number, False, own))  # the token of the quest's own land comes anyway (H-11.12)


@CHAPTER.effect("take_glory_token")
def _take_glory_token(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    if p.hero_at[seat] != NOWHERE:
        p.take_glory(seat, p.rules.land_of[p.hero_at[seat]])


@dataclass(frozen=True)
class ClearToken(Step):
    """Used-action tokens come off special actions of the player's choice."""

    ASKS: ClassVar[tuple[str, ...]] = ("clear_token",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = clearings(p, self.seat) if self.left else ()
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "clear_token", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_clearing(action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(ClearToken(seat, self.left - 1))
        clear_token(p, seat, str(action.args[0]))


def clearings(p: Hellas, seat: int) -> tuple[Action, ...]:
    """To take a used-action token off each of the seat's marked special actions."""
    return tuple(act("clear_token", name) for name, bit in p.rules.special.items() if p.specials_used[seat] & bit)


def refuse_clearing(action: Action) -> Refusal | None:
    if action.kind != "clear_token":
        return None
    return Refusal("that_action_is_not_marked", "H-5.2", {"special": str(action.args[0])})


def clear_token(p: Hellas, seat: int, special: str) -> None:
    p.specials_used[seat] &= ~p.rules.special[special]
    p.tell("token_cleared", seat, {"special": special})


@CHAPTER.effect("remove_used_action_tokens")
def _remove_tokens(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ClearToken(seat, one.number))


@CHAPTER.possible("remove_used_action_tokens")
def _has_tokens(p: Hellas, seat: int, one: Effect) -> bool:
    return p.specials_used[seat] != 0


@CHAPTER.effect("remove_all_used_action_tokens")
def _remove_all_tokens(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.specials_used[seat] = 0
    p.blessing_tokens[seat] = 0
    p.tell("tokens_cleared", seat, {})


@CHAPTER.possible("remove_all_used_action_tokens")
def _has_any_tokens(p: Hellas, seat: int, one: Effect) -> bool:
    return p.specials_used[seat] != 0 or p.blessing_tokens[seat] != 0


@CHAPTER.effect("extra_special_actions")
def _extra_special(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.extra_specials += one.number
    p.tell("extra_special", seat, {"count": one.number})


# -- artifacts --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class KeepArtifact(Step):
    """Neutral artifacts drawn to choose from; the others go back unseen (H-1.13, H-24.6)."""

    ASKS: ClassVar[tuple[str, ...]] = ("keep_artifact",)

    seat: int
    cards: tuple[int, ...]
    keep: int
    used: bool = False  # they arrive used

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.keep or not self.cards:
            p.pop()
            p.neutral_deck = p.dice.shuffled([*p.neutral_deck, *self.cards])
            return ()
        actions = tuple(act("keep_artifact", p.rules.artifact_ids[card]) for card in self.cards)
        return (Decision(self.seat, "keep_artifact", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "keep_artifact" or p.rules.artifact[str(action.args[0])] in self.cards:
            return None
        return Refusal("that_card_was_not_drawn_now", "H-1.13", {"artifact": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        card = p.rules.artifact[str(action.args[0])]
        rest = tuple(other for other in self.cards if other != card)
        p.become(KeepArtifact(seat, rest, self.keep - 1, self.used))
        open_artifact(p, seat, card)
        if self.used:
            p.charged &= ~(1 << card)


def draw_artifacts(p: Hellas, seat: int, count: int, keep: int, used: bool = False) -> None:
    cards = [p.neutral_deck.pop() for _ in range(min(count, len(p.neutral_deck)))]
    if cards:
        p.seal()
        names = [p.rules.artifact_ids[card] for card in cards]
        p.tell_secretly("artifacts_drawn", seat, {"count": len(cards), "artifacts": names}, ("artifacts",))
        p.push(KeepArtifact(seat, tuple(sorted(cards)), keep, used))


@CHAPTER.effect("draw_neutral_artifacts")
def _draw_neutral(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    draw_artifacts(p, seat, one.number, one.keep)


@CHAPTER.possible("draw_neutral_artifacts")
def _neutral_left(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(p.neutral_deck)
