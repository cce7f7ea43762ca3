"""The turn: its start, the regular actions in any order, the special action and its end (H-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.control import Aftermath, settle_within
from aegean.hellas.effects.vocabulary import (
    Resolve,
    is_use,
    owned_powers,
    ref_of,
    usable_powers,
    use_action,
    use_actions,
    use_power,
)
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import CLOSED, NOWHERE, OPEN, UNOPENED, Hellas
from aegean.hellas.queries import HERO, distances, hero_free, may_pray, next_turn
from aegean.hellas.stages import begin
from aegean.hellas.turn.movement import HopliteMovement, hoplite_moves, move_hero, move_one
from aegean.hellas.turn.offers import further_offers, take_further
from aegean.hellas.turn.quests import OfferQuest, quest_starts, step_on
from aegean.hellas.turn.special import is_special, special_actions, take_special
from aegean.hellas.turn.windows import open_window

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "pray": (("god", "god"),),
    },
    events=(
        "prayed",
        "turn_began",
    ),
)


@dataclass(frozen=True)
class TurnStart(Step):
    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.active = self.seat
        p.regular_used = 0
        p.artifact_block = UNOPENED
        p.extra_specials = 0
        p.used_this_turn = []
        p.muted = [0] * p.seats
        p.tell("turn_began", self.seat, {"turn": p.turn})
        p.become(Turn(self.seat))
        begin(p, self.seat, "turn_start")
        return ()


def _open_turn_start(p: Hellas, seat: int) -> None:
    if "turn_start" in owned_powers(p, seat):
        open_window(p, seat, "turn_start")


CHAPTER.procedure("turn_start", ("powers", _open_turn_start))


@dataclass(frozen=True)
class Turn(Step):
    """Regular actions and powers, until a special action is chosen (H-4.2, H-4.6)."""

    ASKS: ClassVar[tuple[str, ...]] = ("turn",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        seat = self.seat
        owned = owned_powers(p, seat)
        actions: list[Action] = []
        for name, deed in p.rules.regular_deeds.items():
            if name in p.rules.regular and not p.regular_used & p.rules.regular[name]:
                actions += deed.offers(p, seat)
                actions += use_actions(p, seat, owned, f"instead_of_{name}")
        for moment in ("own_turn", "any_time"):
            actions += use_actions(p, seat, owned, moment)
        actions += special_actions(p, seat)
        actions += further_offers(p, seat, "turn")
        if any(len(p.rules.power(ref).when) > 1 for ref in owned[""]):  # else no action is there twice
            actions = list(dict.fromkeys(actions))
        return (Decision(seat, "turn", tuple(actions), None, True),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if is_special(p, action):
            p.become(AfterSpecial(seat))
            take_special(p, seat, action)
            return
        if take_further(p, seat, "turn", action):
            return
        name = p.rules.regular_of.get(action.kind)
        if action.kind == "use_artifact":
            p.artifact_block = OPEN
        elif p.artifact_block == OPEN and (name or _instead(p, action)):
            p.artifact_block = CLOSED
        p.push(Aftermath(seat, False))
        if is_use(action):
            replaced = _instead(p, action)
            if replaced:
                p.regular_used |= p.rules.regular[replaced]
            use_power(p, seat, ref_of(action))
            return
        assert name is not None
        p.regular_used |= p.rules.regular[name]
        p.rules.regular_deeds[name].take(p, seat, action)


def _instead(p: Hellas, action: Action) -> str:
    """The regular action whose place a used power takes."""
    if is_use(action):
        for moment in p.rules.power(ref_of(action)).when:
            if moment.startswith("instead_of_") and moment != "instead_of_special_action":
                return moment.removeprefix("instead_of_")
    return ""


# -- regular actions --------------------------------------------------------------------------------------------------


def _artifacts(p: Hellas, seat: int) -> list[Action]:
    """H-4.4."""
    if p.artifact_block == CLOSED:
        return []
    return use_actions(p, seat, owned_powers(p, seat), "use_artifacts")


def _use_artifact(p: Hellas, seat: int, action: Action) -> None:
    raise AssertionError("artifacts are used as powers")


def _prayers(p: Hellas, seat: int) -> list[Action]:
    """H-13.1."""
    if not p.priests[seat]:
        return []
    return [
        act("pray", name)
        for god, name in enumerate(p.rules.god_ids)
        if sum(p.priests_at[god * p.seats : (god + 1) * p.seats]) < p.rules.limits["priests_on_monument"]
        and may_pray(p, seat, god)
    ]


def _pray(p: Hellas, seat: int, action: Action) -> None:
    """The attribute is raised, then the power of the monument's level may be used (H-13.3, H-13.4)."""
    god = p.rules.god[str(action.args[0])]
    p.priests[seat] -= 1
    p.priests_at[god * p.seats + seat] += 1
    p.tell("prayed", seat, {"god": p.rules.god_ids[god]})
    attribute = p.rules.attribute[p.rules.gods[god].attribute]
    p.raise_attribute(seat, attribute, p.rules.gods[god].attribute_raise)
    p.push(Resolve(seat, f"god:{p.rules.god_ids[god]}:{p.levels[god]}", 0))


def _hero_moves(p: Hellas, seat: int) -> list[Action]:
    """H-6.1; staying is offered where something can follow from it."""
    if p.quest_at[seat] != NOWHERE:
        return [act("quest_step")]
    if not hero_free(p, seat):
        return []
    start = p.hero_at[seat]
    reach = p.value_of(seat, p.rules.regular_actions["hero_movement"].attribute or "speed")
    far = distances(p, HERO, seat, start)
    found = [action for action, regions in zip(p.rules.hero_moves, far, strict=True) if 0 < regions <= reach]
    if quest_starts(p, seat) or usable_powers(p, seat, "after_hero_movement"):
        found.append(p.rules.hero_moves[start])
    return found


def _move_hero(p: Hellas, seat: int, action: Action) -> None:
    if action.kind == "quest_step":
        open_window(p, seat, "after_hero_movement")
        step_on(p, seat)
        return
    begin(p, seat, "hero_movement_end")
    move_hero(p, seat, p.rules.region[str(action.args[0])])


def _offer_quest(p: Hellas, seat: int) -> None:
    p.push(OfferQuest(seat))


def _open_after_movement(p: Hellas, seat: int) -> None:
    open_window(p, seat, "after_hero_movement")


CHAPTER.procedure("hero_movement_end", ("quest", _offer_quest), ("powers", _open_after_movement))


def _first_hoplite_moves(p: Hellas, seat: int) -> list[Action]:
    return hoplite_moves(p, seat, (0,) * p.rules.count, 0)


def _move_hoplites(p: Hellas, seat: int, action: Action) -> None:
    """The first move of Hoplite Movement; the step asks for the others (H-6.4)."""
    moved, settled = move_one(p, seat, action, (0,) * p.rules.count, 0)
    number = p.value_of(seat, p.rules.regular_actions["hoplite_movement"].attribute or "leadership")
    p.push(HopliteMovement(seat, number - 1, moved, settled))
    settle_within(p)


CHAPTER.regular.update(
    {
        "use_artifacts": Deed(("use_artifact",), _artifacts, _use_artifact),
        "prayer": Deed(("pray",), _prayers, _pray),
        "hero_movement": Deed(("move_hero", "quest_step"), _hero_moves, _move_hero),
        "hoplite_movement": Deed(("move", "fortify", "unfortify"), _first_hoplite_moves, _move_hoplites),
    }
)


# -- after the special action -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AfterSpecial(Step):
    """What follows a special action, then extra special actions, then the turn ends (H-5.18)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.become(MoreSpecials(self.seat))
        begin(p, self.seat, "after_special")
        return ()


CHAPTER.procedure("after_special")


@dataclass(frozen=True)
class MoreSpecials(Step):
    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if p.extra_specials:
            p.extra_specials -= 1
            p.become(ExtraSpecial(self.seat))
        else:
            p.become(TurnEnd(self.seat))
        return ()


@dataclass(frozen=True)
class ExtraSpecial(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("extra_special",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = [
            *special_actions(p, self.seat),
            *(use_action(ref) for ref in usable_powers(p, self.seat, "any_time")),
        ]
        return (Decision(self.seat, "extra_special", (*actions, DECLINE), None, True),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "decline":
            p.become(MoreSpecials(seat))
            return
        if not is_special(p, action):  # "at any time" (H-22.8)
            p.push(Aftermath(seat, False))
            use_power(p, seat, ref_of(action))
            return
        p.become(AfterSpecial(seat))
        take_special(p, seat, action)


@dataclass(frozen=True)
class TurnEnd(Step):
    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.become(NextTurn(self.seat))
        begin(p, self.seat, "turn_end")
        return ()


CHAPTER.procedure("turn_end")


@dataclass(frozen=True)
class NextTurn(Step):
    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.turn += 1
        p.become(TurnStart(next_turn(p, self.seat)))
        return ()
