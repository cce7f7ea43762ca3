"""Setup: monsters and quests, decks, temples, then heroes counter-clockwise (H-3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.dice import Dice
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import act
from aegean.hellas.control import take_control
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NEVER_SEEN, NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import lords, starting_hoplites, starts_in_control, turn_order
from aegean.hellas.rules import Rules
from aegean.hellas.stages import begin
from aegean.hellas.turn.monsters import appear, draw_event, place_quest
from aegean.hellas.turn.steps import TurnStart

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "choose_hero": (("hero", "hero"),),
        "start_in": (("region", "region"),),
    },
    reasons=("a_hero_stands_there", "that_hero_is_taken"),
    events=(
        "hero_chosen",
        "hero_placed",
    ),
)


def set_up(rules: Rules, seats: int, options: Mapping[str, Plain], dice: Dice) -> Hellas:
    """The table before heroes are chosen: the preparations of the base game and of its modules, one after the other."""
    p = Hellas(rules, seats, dice)
    for preparation in rules.preparations:
        preparation.run(p, options)
    p.push(TurnStart(p.first_seat))
    choosers = lords(p)
    if options["heroes"] == "dealt":
        dealt = dice.shuffled(range(len(rules.heroes)))
        for number, seat in enumerate(reversed(choosers)):
            take_hero(p, seat, dealt[number])
    p.push(ChooseHero(choosers[0], len(choosers)))
    begin(p, choosers[0], "before_heroes")
    return p


CHAPTER.procedure("before_heroes")
CHAPTER.procedure("after_heroes")


@CHAPTER.prepare("decks")
def _shuffle_decks(p: Hellas, options: Mapping[str, Plain]) -> None:
    rules, dice = p.rules, p.dice
    p.event_deck = dice.shuffled(range(len(rules.event_ids)))
    p.attack_deck = dice.shuffled([n for n, card in enumerate(rules.attacks) for _ in range(card.copies)])
    p.combat_deck = dice.shuffled([n for n, card in enumerate(rules.combat_cards) for _ in range(card.copies)])
    p.neutral_deck = dice.shuffled([n for n, artifact in enumerate(rules.artifacts) if artifact.kind == "neutral"])
    p.blessing_deck = dice.shuffled(range(len(rules.blessings)))


@CHAPTER.prepare("seats", after="decks")
def _seat_players(p: Hellas, options: Mapping[str, Plain]) -> None:
    if options["seating"] == "random":
        p.order = p.dice.shuffled(p.order)
    p.first_seat = p.order[p.dice.below(p.seats) if options["first_player"] == "random" else 0]
    if "turn_order" in p.rules.answers:
        p.first_seat = turn_order(p)[0]
    p.active = p.first_seat


@CHAPTER.prepare("events", after="seats")
def _lay_out_events(p: Hellas, options: Mapping[str, Plain]) -> None:
    _draw_events(p)


@CHAPTER.prepare("temples", after="events")
def _lay_out_temples(p: Hellas, options: Mapping[str, Plain]) -> None:
    p.temple_card = p.dice.below(len(p.rules.temple_cards))
    p.temples_left = [*range(1, p.rules.setup["temples"] + 1), *p.rules.temple_site]


@CHAPTER.prepare("hands", after="temples")
def _deal_hands(p: Hellas, options: Mapping[str, Plain]) -> None:
    for seat in reversed(lords(p)):
        p.draw_combat(seat, p.rules.setup["combat_cards"])


@CHAPTER.prepare("heroes", after="hands")
def _lay_out_heroes(p: Hellas, options: Mapping[str, Plain]) -> None:
    p.heroes_left = (1 << len(p.rules.heroes)) - 1


def _draw_events(p: Hellas) -> None:
    """Seven event cards; a monster already on the map does not count among them (H-3.3 to H-3.5), and what is neither
    a monster's nor a quest counts without doing anything."""
    back: list[int] = []
    counted = 0
    first_quest = p.rules.first_quest
    while counted < p.rules.setup["event_cards"] and p.event_deck:
        card = draw_event(p, p.active)
        if card >= first_quest:
            counted += 1
            if card < p.rules.first_event_card and NOBODY in p.slots:
                place_quest(p, p.active, card - first_quest)
            else:
                back.append(card)
            continue
        back.append(card)
        drawn = p.rules.monster_cards[card]
        monster = p.rules.monster[drawn.monster]
        if p.monster_state[monster] == NEVER_SEEN:
            counted += 1
            appear(p, p.active, monster, p.rules.monster_card_places[card])
    p.event_deck = p.dice.shuffled([*p.event_deck, *back, *p.event_discard])
    p.event_discard = []


def take_hero(p: Hellas, seat: int, hero: int) -> None:
    p.hero[seat] = hero
    p.heroes_left &= ~(1 << hero)
    for name, value in p.rules.heroes[hero].attributes.items():
        p.attributes[seat * len(p.rules.attributes) + p.rules.attribute[name]] = value
    p.tell("hero_chosen", seat, {"hero": p.rules.hero_ids[hero]})


@dataclass(frozen=True)
class ChooseHero(Step):
    """Each player chooses a hero and places it before the next one chooses (H-3.8, H-3.9)."""

    ASKS: ClassVar[tuple[str, ...]] = ("choose_hero",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        seat = self.seat
        if not self.left:
            p.pop()
            begin(p, p.first_seat, "after_heroes")
            return ()
        if p.hero[seat] == NOBODY:
            heroes = self.allowed(p, seat, [act("choose_hero", name) for name in p.rules.hero_ids])
            return (Decision(seat, "choose_hero", heroes),)
        # another one is next, when this hero stands
        choosers = lords(p)
        p.become(ChooseHero(choosers[(choosers.index(seat) + 1) % len(choosers)], self.left - 1))
        p.push(_placing(p, seat))
        for answer in p.rules.answers.get("before_start", ()):
            p.push(answer(p, seat))
        bonus = p.rules.heroes[p.hero[seat]].starting_bonus
        if bonus and all(one.where != "hero_region" for one in bonus):
            p.push(Resolve(seat, f"hero:{p.rules.hero_ids[p.hero[seat]]}:bonus", 0))
        return ()

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_hero" or p.heroes_left >> p.rules.hero[str(action.args[0])] & 1:
            return None
        return Refusal("that_hero_is_taken", "H-3.8", {"hero": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        take_hero(p, seat, p.rules.hero[str(action.args[0])])


def _placing(p: Hellas, seat: int) -> Step:
    """How the seat's hero and hoplites come onto the map."""
    for answer in p.rules.answers.get("start", ()):
        step: Step | None = answer(p, seat)
        if step is not None:
            return step
    return PlaceStart(seat)


class Placing(Step):
    """A step by which a hero comes onto the map."""

    def whose(self) -> int:
        """The seat of that hero."""
        raise NotImplementedError


@dataclass(frozen=True)
class PlaceStart(Placing):
    """Hero and hoplites into one region without another hero (H-3.9, H-3.10)."""

    ASKS: ClassVar[tuple[str, ...]] = ("start_region",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        regions = self.allowed(p, self.seat, [act("start_in", name) for name in p.rules.region_ids])
        return (Decision(self.seat, "start_region", regions),)

    def whose(self) -> int:
        return self.seat

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_start(p, seat, action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        region = p.rules.region[str(action.args[0])]
        p.hero_at[seat] = region
        count = place_army(p, seat, region)
        p.tell("hero_placed", seat, {"region": p.rules.region_ids[region], "count": count})
        if starts_in_control(p, seat, region):
            take_control(p, seat, region)
        bonus = p.rules.heroes[p.hero[seat]].starting_bonus
        if any(one.where == "hero_region" for one in bonus) and p.hero_at[seat] != NOWHERE:
            p.push(Resolve(seat, f"hero:{p.rules.hero_ids[p.hero[seat]]}:bonus", 0))


def refuse_start(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """Nobody starts where somebody else has started already (H-3.9)."""
    if action.kind != "start_in":
        return None
    region, fields = p.rules.region[str(action.args[0])], {"region": str(action.args[0])}
    if any(p.are_enemies(seat, other) for other in p.heroes_in(region)):
        return Refusal("a_hero_stands_there", "H-3.9", fields)
    if p.enemies_in(seat, region):
        return Refusal("hoplites_of_others_stand_there", "H-3.9", fields)
    refusals = (answer(p, seat, region) for answer in p.rules.answers.get("bars_start", ()))
    return next((refused for refused in refusals if refused is not None), None)


def place_army(p: Hellas, seat: int, region: int) -> int:
    """The hoplites that the seat starts with stand in a region. How many they are."""
    count = starting_hoplites(p, seat)
    p.shift(seat, region, count)
    p.supply[seat] -= count
    return count
