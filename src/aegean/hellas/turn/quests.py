"""Quests: starting, going on, completing (H-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import PASS, act
from aegean.hellas.components import Step as QuestStep
from aegean.hellas.effects.attributes import Injure, injuries_free
from aegean.hellas.effects.hand import DiscardCards
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import city_regions, region_of_quest, temple_regions
from aegean.hellas.turn.movement import move_hero
from aegean.hellas.turn.showing import ShowCards, can_show

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "quest_step": (),
        "start_quest": (("quest", "quest"), ("number", "count")),
    },
    reasons=("that_quest_is_not_where_your_hero_is", "you_do_not_meet_that_step"),
    events=(
        "quest_completed",
        "quest_started",
        "quest_step",
    ),
)

LAST_STEP = 3


def may_start(p: Hellas, seat: int, step: QuestStep) -> bool:
    """Whether every requirement is met and every price can be paid (H-11.1, H-11.2)."""
    return (
        all(p.value_of(seat, name) >= least for name, least in step.attributes.items())
        and (not step.either or any(p.value_of(seat, name) >= least for name, least in step.either.items()))
        and p.priests[seat] >= max(step.priests_in_pool, step.sacrifice_priests)
        and p.artifact_owner.count(seat) >= step.artifacts
        and len(city_regions(p, seat)) >= step.city_regions
        and len(temple_regions(p, seat)) >= step.temple_regions
        and p.blessings[seat].bit_count() >= step.blessings
        and p.slain[seat].bit_count() >= step.monsters
        and p.glory.count(seat) >= step.glory
        and (not step.attributes_together or _together(p, seat) >= step.attributes_together)
        and p.hand_size(seat) >= step.discard_combat_cards
        and injuries_free(p, seat) >= step.take_injuries
        and (not step.show or can_show(p, seat, step.show))
    )


def _together(p: Hellas, seat: int) -> int:
    """The sum of the hero's own attributes, as they read now."""
    return sum(p.value(seat, attribute) for attribute in p.rules.hero_attributes)


def quest_starts(p: Hellas, seat: int) -> list[Action]:
    """The steps of quests on which the hero could start where it stands."""
    found = []
    at = p.hero_at[seat]
    for quest in p.slots:
        if quest != NOBODY and p.rules.quest_region[quest] in (at, NOWHERE) and region_of_quest(p, quest) == at:
            for number, step in enumerate(p.rules.quests[quest].steps, 1):
                if may_start(p, seat, step):
                    found.append(act("start_quest", p.rules.quest_ids[quest], number))
    return found


@dataclass(frozen=True)
class OfferQuest(Step):
    """At the end of Hero Movement the player may start a quest."""

    ASKS: ClassVar[tuple[str, ...]] = ("start_quest",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        starts = quest_starts(p, self.seat)
        hidden = _by_hand(p, self.seat)
        if not starts and not hidden:
            p.pop()
            return ()
        return (Decision(self.seat, "start_quest", (*starts, PASS), None, hidden),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "start_quest" or action in quest_starts(p, seat):
            return None
        quest = p.rules.quest[str(action.args[0])]
        if quest not in p.slots or region_of_quest(p, quest) != p.hero_at[seat]:
            return Refusal("that_quest_is_not_where_your_hero_is", "H-11.1", {"quest": str(action.args[0])})
        return Refusal("you_do_not_meet_that_step", "H-11.2", {"quest": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "start_quest":
            start_quest(p, seat, p.rules.quest[str(action.args[0])], int(action.args[1]))


def _by_hand(p: Hellas, seat: int) -> bool:
    """Whether a start here may depend on which cards are in hand: then being asked must not betray them."""
    shown = [
        step.show
        for quest in p.slots
        if quest != NOBODY and region_of_quest(p, quest) == p.hero_at[seat]
        for step in p.rules.quests[quest].steps
    ]
    return any(0 < len(symbols) <= p.hand_size(seat) for symbols in shown)


def start_quest(p: Hellas, seat: int, quest: int, number: int) -> None:
    """Pay the price of the step, and put the hero on it."""
    step = p.rules.quests[quest].steps[number - 1]
    p.hero_at[seat] = NOWHERE
    p.quest_at[seat] = p.slots.index(quest) * 4 + number
    p.tell("quest_started", seat, {"quest": p.rules.quest_ids[quest], "number": number})
    if number == LAST_STEP:
        p.push(CompleteQuest(seat, quest))
    p.sacrifice_priests(seat, step.sacrifice_priests)
    if step.take_injuries:
        p.push(Injure(seat, step.take_injuries, True))
    if step.discard_combat_cards:
        p.push(DiscardCards(seat, step.discard_combat_cards, ""))
    if step.show:
        p.push(ShowCards(seat, quest, number, ()))


def step_on(p: Hellas, seat: int) -> None:
    """Hero Movement of a hero on a quest: exactly one step (H-11.3)."""
    p.quest_at[seat] += 1
    slot, number = divmod(p.quest_at[seat], 4)
    quest = p.slots[slot]
    p.tell("quest_step", seat, {"quest": p.rules.quest_ids[quest], "number": number})
    if number == LAST_STEP:
        p.push(CompleteQuest(seat, quest))


@dataclass(frozen=True)
class CompleteQuest(Step):
    """The reward, then the Glory Token; other heroes on the quest come back with nothing (H-11.4, H-11.5)."""

    seat: int
    quest: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        rules, seat = p.rules, self.seat
        slot = p.slots.index(self.quest)
        region = region_of_quest(p, self.quest)
        name = rules.quest_ids[self.quest]
        p.slots[slot] = NOBODY
        p.tell("quest_completed", seat, {"quest": name})
        for other in p.clockwise(seat):
            if p.quest_at[other] != NOWHERE and p.quest_at[other] // 4 == slot:
                p.quest_at[other] = NOWHERE
                move_hero(p, other, region)
        p.push(QuestGlory(seat, rules.land_of[region]))
        if "slot_freed" in rules.answers:
            p.push(SlotFreed(seat, slot, self.quest))
        if rules.quests[self.quest].kept:
            p.kept[seat] |= 1 << self.quest
        else:
            p.push(Resolve(seat, f"quest:{name}:reward", 0))
        return ()


@dataclass(frozen=True)
class SlotFreed(Step):
    """The reward has been given: whoever waits for the slot may take it, before any event card."""

    seat: int
    slot: int
    quest: int  # that lay there

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        for answer in p.rules.answers.get("slot_freed", ()):
            answer(p, self.seat, self.slot, self.quest)
        return ()


@dataclass(frozen=True)
class QuestGlory(Step):
    seat: int
    land: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        p.earn_glory(self.seat, self.land)
        return ()
