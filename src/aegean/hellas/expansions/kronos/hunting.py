"""Hunts in a game with Kronos: who plays the attacks, what hunters gain, and the hunt for Kronos (HK-10, HK-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.aside import aside, can_look, discard, look, looked
from aegean.hellas.components import Effect
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.expansions.kronos.attitude import may_rise
from aegean.hellas.expansions.kronos.board import board, has_token, is_active, of_kronos, own_board, seat_of_kronos
from aegean.hellas.expansions.kronos.printed import printed
from aegean.hellas.hunt.outcome import REWARDS, Hunt, hunted_from, icons_covered
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOWHERE, ORACLE, SLAIN, Hellas
from aegean.hellas.turn.drafts import refill_blessings
from aegean.hellas.turn.movement import move_hero

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"banish_hero": (("region", "region"),), "trade_blessing": ()},
    sets={"reward": (*REWARDS, "blessing", "attitude")},
    events=("blessing_drawn", "hero_banished"),
    reasons=("kronos_cannot_be_hunted_yet", "the_hero_is_there_already"),
)

RHEA: Final = "blessing_of_rhea"


@CHAPTER.answer("plays_attacks")
def _kronos_plays(p: Hellas, hunter: int) -> int:
    return seat_of_kronos(p)


@CHAPTER.answer("more_hunting_cards")
def _heracles(p: Hellas, seat: int, monster: int) -> int:
    """HK-9.6."""
    return int(has_token(p, seat, "heracles"))


# -- Kronos as quarry --------------------------------------------------------------------------------------------------


@CHAPTER.answer("hunted_in")
def _in_his_region(p: Hellas, monster: int, regions: tuple[int, ...]) -> tuple[int, ...]:
    """HK-10.1."""
    if monster != printed(p.rules).monster:
        return regions
    at = board(p).region
    return () if at == NOWHERE or p.monster_state[monster] == SLAIN else (at,)


@CHAPTER.answer("hunting")
def _not_before_rhea(p: Hellas, seat: int, monster: int) -> Refusal | None:
    if monster != printed(p.rules).monster or not is_active(p, RHEA):
        return None
    return Refusal("kronos_cannot_be_hunted_yet", "HK-10.1")


@CHAPTER.answer("bars_monster")
def _never_placed(p: Hellas, monster: int, region: int) -> bool:
    """No effect on monsters takes hold of him (HK-10.6)."""
    return monster == printed(p.rules).monster


@CHAPTER.answer("attack_strength")
def _might(p: Hellas, seat: int, monster: int) -> int:
    return of_kronos(p, "might") if monster == printed(p.rules).monster else 0


@CHAPTER.effect("banish_hunter")
def _banish(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """When the hunt is over, and its injury is taken, the hero may be placed anywhere (HK-10.5)."""
    own_board(p).banishing = 1


@CHAPTER.answer("hunt_failed")
def _after_the_injury(p: Hellas, seat: int) -> None:
    if board(p).banishing:
        own_board(p).banishing = 0
        p.push(BanishHero(seat_of_kronos(p), seat))


@dataclass(frozen=True)
class BanishHero(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("banish_hero",)

    seat: int
    owner: int  # of the hero

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if p.hero_at[self.owner] == NOWHERE:
            p.pop()
            return ()
        actions = self.allowed(p, self.seat, [act("banish_hero", name) for name in p.rules.region_ids])
        return (Decision(self.seat, "banish_hero", (*actions, DECLINE), {"hunter": self.owner}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "banish_hero" or p.rules.region[str(action.args[0])] != p.hero_at[self.owner]:
            return None
        return Refusal("the_hero_is_there_already", "HK-10.5", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "banish_hero":
            hero = p.rules.hero_ids[p.hero[self.owner]]
            p.tell("hero_banished", seat, {"hero": hero, "region": str(action.args[0])})
            move_hero(p, self.owner, p.rules.region[str(action.args[0])])


# -- rewards -----------------------------------------------------------------------------------------------------------


@CHAPTER.answer("hunt_won")
def _slain(p: Hellas, seat: int, monster: int) -> None:
    """Besides the land's attitude a blessing, or a priest in its place (HK-12.1)."""
    if monster != printed(p.rules).monster:
        find_blessing(p, seat)


@CHAPTER.answer("hunt_rewards")
def _rewards(p: Hellas, hunt: Hunt) -> list[str]:
    """After a failed hunt one of the icons covered: the priest's is a blessing, the artifact's a step (HK-12.2)."""
    if hunt.slain:
        return []
    icons = icons_covered(p, hunt)
    found = []
    if "priest" in icons and can_look(p):
        found.append("blessing")
    if "artifact" in icons and may_rise(p, hunt.seat, p.rules.land_of[hunted_from(p, hunt.seat, hunt.monster)]):
        found.append("attitude")
    return found


@CHAPTER.answer("reward_taken")
def _reward(p: Hellas, hunt: Hunt, reward: str) -> None:
    if reward == "blessing":
        find_blessing(p, hunt.seat)
    else:
        p.earn_glory(hunt.seat, p.rules.land_of[hunted_from(p, hunt.seat, hunt.monster)])


def find_blessing(p: Hellas, seat: int) -> None:
    """The top blessing, for the seat alone to see."""
    if can_look(p):
        look(p, seat, "blessing_drawn")
        p.push(BlessingOrPriest(seat))


@dataclass(frozen=True)
class BlessingOrPriest(Step):
    """The blessing is kept, or discarded for a priest (HK-12.1)."""

    ASKS: ClassVar[tuple[str, ...]] = ("blessing_or_priest",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        keep = act("keep_blessing", p.rules.blessing_ids[aside(p).drawn])
        return (Decision(self.seat, "blessing_or_priest", (keep, act("trade_blessing"))),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "keep_blessing":
            return None
        return Refusal("that_card_was_not_drawn_now", "HK-12.1", {"blessing": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        card = looked(p)
        if action.kind == "keep_blessing":
            gain_blessing(p, seat, card)
        else:
            discard(p, seat, card)
            p.gain_priests(seat, 1)


def gain_blessing(p: Hellas, seat: int, card: int) -> None:
    name = p.rules.blessing_ids[card]
    p.blessings[seat] |= 1 << card
    p.tell("blessing_gained", seat, {"blessing": name})
    if p.rules.effects(f"blessing:{name}:gain"):
        p.push(Resolve(seat, f"blessing:{name}:gain", 0))


# -- the Oracle --------------------------------------------------------------------------------------------------------


@CHAPTER.answer("control_taken")
def _oracle(p: Hellas, seat: int, region: int) -> None:
    """The first hero ever to control the Oracle's region draws a blessing and keeps it (HK-11.4)."""
    if p.temples[region] != ORACLE or board(p).oracle_given:
        return
    own_board(p).oracle_given = 1
    if can_look(p):
        refill_blessings(p, 1)
        p.seal()
        gain_blessing(p, seat, p.blessing_deck.pop())
