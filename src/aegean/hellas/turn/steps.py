"""The turn: its start, the regular actions in any order, the special action and its end (H-4, H-23.6 to H-23.8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from aegean.core.position import Step
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.control import Aftermath, win
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
from aegean.hellas.position import CLOSED, NOBODY, NOWHERE, OPEN, UNOPENED, Hellas
from aegean.hellas.turn.movement import HopliteMovement, hoplite_moves, move_hero, move_one
from aegean.hellas.turn.quests import OfferQuest, quest_starts, step_on
from aegean.hellas.turn.special import is_special, special_actions, take_special
from aegean.hellas.turn.windows import open_window


class Deed(NamedTuple):
    """A regular action: what is offered for it, and what taking an offer does."""

    kinds: tuple[str, ...]
    offers: Callable[[Hellas, int], list[Action]]
    take: Callable[[Hellas, int, Action], None]


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
        if "turn_start" in owned_powers(p, self.seat):
            open_window(p, self.seat, "turn_start")
        return ()


@dataclass(frozen=True)
class Turn(Step):
    """Regular actions and powers, until a special action is chosen (H-4.2, H-4.6)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        seat = self.seat
        owned = owned_powers(p, seat)
        actions: list[Action] = []
        for name, deed in REGULARS.items():
            if name in p.rules.regular and not p.regular_used & p.rules.regular[name]:
                actions += deed.offers(p, seat)
                actions += use_actions(p, seat, owned, f"instead_of_{name}")
        for moment in ("own_turn", "any_time"):
            actions += use_actions(p, seat, owned, moment)
        actions += special_actions(p, seat)
        if any(len(p.rules.power(ref).when) > 1 for ref in owned[""]):  # else no action is there twice
            actions = list(dict.fromkeys(actions))
        return (Decision(seat, "turn", tuple(actions), None, True),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if is_special(p, action):
            p.become(AfterSpecial(seat, p.king_builder == seat))
            take_special(p, seat, action)
            return
        name = KINDS.get(action.kind)
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
        REGULARS[name].take(p, seat, action)


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
        and not p.is_barred(p.rules.god_region[god], "no_prayer")
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
    start = p.hero_at[seat]
    reach = p.value_of(seat, p.rules.regular_actions["hero_movement"].attribute or "speed")
    far = p.rules.distances(start)
    found = [action for action, regions in zip(p.rules.hero_moves, far, strict=True) if 0 < regions <= reach]
    if quest_starts(p, seat) or usable_powers(p, seat, "after_hero_movement"):
        found.append(p.rules.hero_moves[start])
    return found


def _move_hero(p: Hellas, seat: int, action: Action) -> None:
    open_window(p, seat, "after_hero_movement")
    if action.kind == "quest_step":
        step_on(p, seat)
        return
    p.push(OfferQuest(seat))
    move_hero(p, seat, p.rules.region[str(action.args[0])])


def _first_hoplite_moves(p: Hellas, seat: int) -> list[Action]:
    return hoplite_moves(p, seat, (0,) * p.rules.count, 0)


def _move_hoplites(p: Hellas, seat: int, action: Action) -> None:
    """The first move of Hoplite Movement; the step asks for the others (H-6.4)."""
    moved, settled = move_one(p, seat, action, (0,) * p.rules.count, 0)
    number = p.value_of(seat, p.rules.regular_actions["hoplite_movement"].attribute or "leadership")
    p.push(HopliteMovement(seat, number - 1, moved, settled))


# A further regular action, an expansion's say, is one more entry and a line in the data.
REGULARS: Final[dict[str, Deed]] = {
    "use_artifacts": Deed(("use_artifact",), _artifacts, _use_artifact),
    "prayer": Deed(("pray",), _prayers, _pray),
    "hero_movement": Deed(("move_hero", "quest_step"), _hero_moves, _move_hero),
    "hoplite_movement": Deed(("move", "fortify", "unfortify"), _first_hoplite_moves, _move_hoplites),
}
KINDS: Final[dict[str, str]] = {kind: name for name, deed in REGULARS.items() for kind in deed.kinds}


def add_regular_action(name: str, deed: Deed) -> None:
    """Make a regular action known; it is offered in games whose data name it."""
    REGULARS[name] = deed
    KINDS.update(dict.fromkeys(deed.kinds, name))


# -- after the special action -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AfterSpecial(Step):
    """King of Kings counts; extra special actions follow, then the turn ends (H-5.18, H-23.6)."""

    seat: int
    counts: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if self.counts and p.king_tokens:
            p.king_tokens -= 1
            p.tell("king_token_taken", self.seat, {"left": p.king_tokens})
        if p.extra_specials:
            p.extra_specials -= 1
            p.become(ExtraSpecial(self.seat))
        else:
            p.become(TurnEnd(self.seat))
        return ()


@dataclass(frozen=True)
class ExtraSpecial(Step):
    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = [
            *special_actions(p, self.seat),
            *(use_action(ref) for ref in usable_powers(p, self.seat, "any_time")),
        ]
        return (Decision(self.seat, "extra_special", (*actions, DECLINE), None, True),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "decline":
            p.become(AfterSpecial(seat, False))
            return
        if not is_special(p, action):  # "at any time" (H-22.8)
            p.push(Aftermath(seat, False))
            use_power(p, seat, ref_of(action))
            return
        p.become(AfterSpecial(seat, p.king_builder == seat))
        take_special(p, seat, action)


@dataclass(frozen=True)
class TurnEnd(Step):
    """King of Kings is decided at the end of the turn of the last token (H-23.7, H-23.8)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if p.king_builder != NOBODY and not p.king_tokens and not p.king_open:
            owner = p.control[p.king_region]
            if owner != NOBODY:
                win(p, owner, "king_of_kings")
                return ()
            p.king_open = 1
            p.tell("king_undecided", self.seat, {"region": p.rules.region_ids[p.king_region]})
        p.turn += 1
        p.become(TurnStart(p.left_of(self.seat)))
        return ()
