"""The turn: its start, the regular actions in any order, the special action and its end (H-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.control import Aftermath
from aegean.hellas.effects.vocabulary import (
    Resolve,
    is_use,
    owned_powers,
    ref_of,
    refuse_use,
    usable_powers,
    use_action,
    use_actions,
    use_power,
)
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import CLOSED, NOWHERE, OPEN, UNOPENED, Hellas
from aegean.hellas.queries import HERO, HOPLITES, added, free_ways, hero_free, may_pray, next_turn, power_level, within
from aegean.hellas.rules import LORD
from aegean.hellas.stages import begin, run
from aegean.hellas.turn.movement import SINGLE_MOVES, HopliteMovement, hoplite_moves, move_hero, refuse_move
from aegean.hellas.turn.offers import further_offers, refuse_further, take_further
from aegean.hellas.turn.quests import OfferQuest, quest_starts, step_on
from aegean.hellas.turn.special import is_special, refuse_special, special_actions, take_special
from aegean.hellas.turn.windows import open_window

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=(
        "no_place_for_a_priest_is_free",
        "no_priest_is_in_your_pool",
        "nothing_would_follow_from_staying",
        "that_is_too_far",
        "that_regular_action_is_taken",
        "the_artifacts_of_this_turn_are_used",
        "your_hero_is_on_a_quest",
        "your_hero_is_on_no_quest",
    ),
    actions={
        "pray": (("god", "god"),),
    },
    events=(
        "prayed",
        "turn_began",
    ),
)


CHAPTER.first["pray"] = "priests"


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
        p.become(p.rules.turn_of[self.seat])
        run(p, self.seat, "turn_start")
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
        used = p.regular_used
        for name, deed in p.rules.regular_deeds.items():
            if not used & p.rules.regular[name]:
                actions += deed.offers(p, seat)
                if f"instead_of_{name}" in owned:
                    actions += use_actions(p, seat, owned, f"instead_of_{name}")
        for moment in ("own_turn", "any_time"):
            if moment in owned:
                actions += use_actions(p, seat, owned, moment)
        actions += special_actions(p, seat, owned)
        actions += further_offers(p, seat, "turn")
        if not p.rules.powers_of_several_moments.isdisjoint(owned[""]):  # else no action is there twice
            actions = list(dict.fromkeys(actions))
        return (Decision(seat, "turn", tuple(actions), None, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind in p.rules.special_of:
            return refuse_special(p, seat, action)
        if is_use(action):
            return _refuse_use(p, seat, action)
        name = p.rules.regular_of.get(action.kind)
        if name is None:
            return refuse_further(p, seat, "turn", action)
        if p.regular_used & p.rules.regular[name]:
            return Refusal("that_regular_action_is_taken", "H-4.2", {"regular": name})
        refuse = p.rules.regular_deeds[name].refuse
        return refuse(p, seat, action) if refuse is not None else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if is_special(p, action):
            p.become(AfterSpecial(seat))
            take_special(p, seat, action)
            return
        if take_further(p, seat, "turn", action):
            return
        name = p.rules.regular_of.get(action.kind)
        if action.kind == "use_artifact" and "use_artifacts" in p.rules.power(ref_of(action)).when:
            p.artifact_block = OPEN
        elif p.artifact_block == OPEN and (name or _instead(p, action)):
            p.artifact_block = CLOSED
        if name is not None:
            for answer in p.rules.answers.get("regular_chosen", ()):
                answer(p, seat, name)
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


CHAPTER.turns[LORD] = Turn


def _refuse_use(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """Why a power cannot be used between the actions of a turn (H-4.4 to H-4.6)."""
    open_ = [name for name, bit in p.rules.regular.items() if not p.regular_used & bit]
    moments = ["own_turn", "any_time", "instead_of_special_action", *(f"instead_of_{name}" for name in open_)]
    if "use_artifacts" in open_ and p.artifact_block != CLOSED:
        moments.append("use_artifacts")
    refused = refuse_use(p, seat, action, moments)
    if refused is None or refused.reason != "its_moment_has_not_come":
        return refused
    when = p.rules.power(ref_of(action)).when
    if "use_artifacts" in when:
        return Refusal("the_artifacts_of_this_turn_are_used", "H-4.4")
    instead = _instead(p, action)
    return Refusal("that_regular_action_is_taken", "H-4.5", {"regular": instead}) if instead else refused


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


def _refuse_prayer(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """H-13.1, H-13.2."""
    if not p.priests[seat]:
        return Refusal("no_priest_is_in_your_pool", "H-13.1")
    god = p.rules.god[str(action.args[0])]
    if sum(p.priests_at[god * p.seats : (god + 1) * p.seats]) >= p.rules.limits["priests_on_monument"]:
        return Refusal("no_place_for_a_priest_is_free", "H-13.2", {"god": p.rules.god_ids[god]})
    if may_pray(p, seat, god):
        return None
    return Refusal("it_is_barred_there", "H-13.1", {"region": p.rules.region_ids[p.rules.god_region[god]]})


def _prayers(p: Hellas, seat: int) -> list[Action]:
    if not p.priests[seat]:
        return []
    return [prayer for prayer in p.rules.prayers if _refuse_prayer(p, seat, prayer) is None]


def _pray(p: Hellas, seat: int, action: Action) -> None:
    """The attribute is raised, then the power of the monument's level may be used (H-13.3, H-13.4)."""
    god = p.rules.god[str(action.args[0])]
    p.priests[seat] -= 1
    p.priests_at[god * p.seats + seat] += 1
    p.tell("prayed", seat, {"god": p.rules.god_ids[god]})
    raised = p.rules.gods[god].attribute
    if raised is not None:
        p.raise_attribute(seat, p.rules.attribute[raised], p.rules.gods[god].attribute_raise)
    p.push(Resolve(seat, f"god:{p.rules.god_ids[god]}:{power_level(p, seat, god)}", 0))


def _hero_moves(p: Hellas, seat: int) -> list[Action]:
    """H-6.1; staying is offered where something can follow from it."""
    if p.quest_at[seat] != NOWHERE:
        return [act("quest_step")]
    if not hero_free(p, seat):
        return []
    start = p.hero_at[seat]
    if _lying(p, seat) is not None:
        return [p.rules.hero_moves[start]] if "hero_stands_up" in p.rules.answers else []
    reach = p.value_of(seat, p.rules.regular_actions["hero_movement"].attribute or "speed")
    found = [p.rules.hero_moves[region] for region in within(p, HERO, seat, start, reach)]
    if quest_starts(p, seat) or usable_powers(p, seat, "after_hero_movement") or _may_follow(p, seat):
        found.append(p.rules.hero_moves[start])
    return found


def _lying(p: Hellas, seat: int) -> Refusal | None:
    """Why the hero cannot go anywhere, where its movement only stands it up: to stay is then all that is offered."""
    refusals = (answer(p, seat) for answer in p.rules.answers.get("hero_lies", ()))
    return next((refused for refused in refusals if refused is not None), None)


def _may_follow(p: Hellas, seat: int) -> bool:
    return any(answer(p, seat) for answer in p.rules.answers.get("may_follow_from_staying", ()))


def _refuse_hero_move(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """H-6.1, H-11.3."""
    if action.kind == "quest_step":
        return None if p.quest_at[seat] != NOWHERE else Refusal("your_hero_is_on_no_quest", "H-11.3")
    if p.quest_at[seat] != NOWHERE:
        return Refusal("your_hero_is_on_a_quest", "H-6.2")
    if not hero_free(p, seat):
        return Refusal("your_hero_is_not_on_the_map", "H-6.1")
    if action in _hero_moves(p, seat):
        return None
    lying = _lying(p, seat)
    if lying is not None:
        return lying
    if p.rules.region[str(action.args[0])] == p.hero_at[seat]:
        return Refusal("nothing_would_follow_from_staying", "H-6.1")
    reach = p.value_of(seat, p.rules.regular_actions["hero_movement"].attribute or "speed")
    return Refusal("that_is_too_far", "H-6.1", {"region": str(action.args[0]), "count": reach})


def _move_hero(p: Hellas, seat: int, action: Action) -> None:
    if action.kind == "quest_step":
        open_window(p, seat, "after_hero_movement")
        step_on(p, seat)
        return
    if _lying(p, seat) is not None:
        for answer in p.rules.answers["hero_stands_up"]:
            answer(p, seat)
        return
    begin(p, seat, "hero_movement_end")
    move_hero(p, seat, p.rules.region[str(action.args[0])])


def _offer_quest(p: Hellas, seat: int) -> None:
    p.push(OfferQuest(seat))


def _open_after_movement(p: Hellas, seat: int) -> None:
    open_window(p, seat, "after_hero_movement")


CHAPTER.procedure("hero_movement_end", ("quest", _offer_quest), ("powers", _open_after_movement))


def _first_hoplite_moves(p: Hellas, seat: int) -> list[Action]:
    moves = hoplite_moves(p, seat, (0,) * p.rules.count, 0)
    return moves + further_offers(p, seat, "hoplite_movement")


def _refuse_first_move(p: Hellas, seat: int, action: Action) -> Refusal | None:
    if action.kind not in SINGLE_MOVES:
        return refuse_further(p, seat, "hoplite_movement", action)
    return refuse_move(p, seat, action, (0,) * p.rules.count, 0)


def _move_hoplites(p: Hellas, seat: int, action: Action) -> None:
    """The first move of Hoplite Movement; the step asks for the others (H-6.4)."""
    number = p.value_of(seat, p.rules.regular_actions["hoplite_movement"].attribute or "leadership")
    number += added(p, "more_moves", seat)
    free = bool(free_ways(p, HOPLITES, seat))
    p.push(HopliteMovement(seat, number, (0,) * p.rules.count, 0, free))
    p.steps[-1].choose(p, seat, action)


CHAPTER.regular.update(
    {
        "use_artifacts": Deed(("use_artifact",), _artifacts, _use_artifact),
        "prayer": Deed(("pray",), _prayers, _pray, _refuse_prayer),
        "hero_movement": Deed(("move_hero", "quest_step"), _hero_moves, _move_hero, _refuse_hero_move),
        "hoplite_movement": Deed(SINGLE_MOVES, _first_hoplite_moves, _move_hoplites, _refuse_first_move),
    }
)


# -- after the special action -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AfterSpecial(Step):
    """What follows a special action, then extra special actions, then the turn ends (H-5.18)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.become(MoreSpecials(self.seat))
        run(p, self.seat, "after_special")
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
            *special_actions(p, self.seat, owned_powers(p, self.seat)),
            *(use_action(ref) for ref in usable_powers(p, self.seat, "any_time")),
        ]
        return (Decision(self.seat, "extra_special", (*actions, DECLINE), None, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind in p.rules.special_of:
            return refuse_special(p, seat, action)
        return refuse_use(p, seat, action, ("any_time", "instead_of_special_action")) if is_use(action) else None

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
        run(p, self.seat, "turn_end")
        return ()


CHAPTER.procedure("turn_end")


@dataclass(frozen=True)
class NextTurn(Step):
    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.turn += 1
        p.become(TurnStart(next_turn(p, self.seat)))
        return ()
