"""The monster phase and the event phase (H-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Event
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.effects.board import MoveMonster
from aegean.hellas.effects.sea import trail_fields
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NEVER_SEEN, NOBODY, ON_MAP, SLAIN, Hellas
from aegean.hellas.queries import event_sought, region_of_quest
from aegean.hellas.stages import begin

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=("the_monster_has_been_rolled_for",),
    actions={
        "roll": (("monster", "monster"),),
        "monster_move": (),
        "monster_attack": (),
    },
    events=(
        "event_drawn",
        "monster_appeared",
        "monster_card_lapsed",
        "monster_evolved",
        "monster_rolled",
        "quest_discarded",
        "quest_placed",
        "region_attack",
    ),
)


@dataclass(frozen=True)
class MonsterPhase(Step):
    """One roll for each monster that was on the map when the phase began and still is (H-12.1)."""

    ASKS: ClassVar[tuple[str, ...]] = ("roll",)

    seat: int
    waiting: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        monsters = [m for m, state in enumerate(p.monster_state) if self.waiting >> m & 1 and state == ON_MAP]
        if not monsters:
            p.pop()
            return ()
        actions = tuple([p.rules.monster_rolls[m] for m in monsters])
        return (Decision(self.seat, "roll", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "roll":
            return None
        if p.monster_state[p.rules.monster[str(action.args[0])]] != ON_MAP:
            return Refusal("the_monster_is_not_on_the_map", "H-12.1")
        return Refusal("the_monster_has_been_rolled_for", "H-12.1")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        monster = p.rules.monster[str(action.args[0])]
        p.become(MonsterPhase(seat, self.waiting & ~(1 << monster)))
        if any(answer(p, seat, monster) for answer in p.rules.answers.get("instead_of_roll", ())):
            return
        face = p.roll("monster", len(p.rules.die))
        fields = {"monster": str(action.args[0]), "roll": p.rules.die_names[face]}
        p.tell("monster_rolled", seat, fields)
        options = p.rules.die[face].options
        if not options:
            return
        if "monster_rolled" not in p.rules.answers:
            carry_out_roll(p, seat, monster, face)
            return
        p.push(Rolled(seat, monster, face))
        for answer in p.rules.answers["monster_rolled"]:
            answer(p, seat, monster)


@dataclass(frozen=True)
class Rolled(Step):
    """What was rolled for a monster comes when all who may answer have answered."""

    seat: int
    monster: int
    face: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        carry_out_roll(p, self.seat, self.monster, self.face)
        return ()


def carry_out_roll(p: Hellas, seat: int, monster: int, face: int) -> None:
    options = p.rules.die[face].options
    if len(options) > 1:
        p.push(MonsterChoice(seat, monster))
    else:
        run(p, seat, monster, options[0])


def ignore_roll(p: Hellas) -> int:
    """What was rolled last does not happen. The monster that it was rolled for."""
    for at in range(len(p.steps) - 1, -1, -1):
        step = p.steps[at]
        if isinstance(step, Rolled):
            del p.steps[at]
            return step.monster
    raise AssertionError("nothing was rolled")


@dataclass(frozen=True)
class MonsterChoice(Step):
    """Move or region attack: who rolls chooses (H-12.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("monster_choice",)

    seat: int
    monster: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        about = {"monster": p.rules.monster_ids[self.monster]}
        return (Decision(self.seat, "monster_choice", (act("monster_move"), act("monster_attack")), about),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        run(p, seat, self.monster, "move" if action.kind == "monster_move" else "region_attack")


def run(p: Hellas, seat: int, monster: int, option: str) -> None:
    name = p.rules.monster_ids[monster]
    if option == "move":
        steps = (answer(p, seat, monster) for answer in p.rules.answers.get("instead_of_move", ()))
        p.push(next((step for step in steps if step is not None), MoveMonster(seat, monster, 1, True)))
    else:
        tell_of_place(p, "region_attack", seat, monster)
        p.push(Resolve(seat, f"monster:{name}:region_attack", 0))


def start_monster_phase(p: Hellas, seat: int) -> None:
    if p.rules.numbers["rolls_per_monster"]:
        p.push(MonsterPhase(seat, sum(1 << m for m, state in enumerate(p.monster_state) if state == ON_MAP)))


@CHAPTER.effect("monster_phase")
def _monster_phase(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    start_monster_phase(p, seat)


def start_event_phase(p: Hellas, seat: int) -> None:
    if p.rules.numbers["event_cards"]:
        begin(p, seat, "event_phase")


def draw_and_resolve(p: Hellas, seat: int) -> None:
    """The top event card; a card of a slain monster is replaced by the next (H-12.5 to H-12.9)."""
    while True:
        search = event_sought(p, seat)
        if search is not None:
            p.push(search)
            return
        card = draw_event(p, seat)
        if card < 0 or resolve_event(p, seat, card):
            return


CHAPTER.procedure("event_phase", ("draw", draw_and_resolve))


def draw_event(p: Hellas, seat: int) -> int:
    """The next event card, open to all, or -1."""
    fill_event_deck(p)
    if not p.event_deck:
        return -1
    return show_event(p, seat, p.event_deck.pop())


def fill_event_deck(p: Hellas) -> None:
    """An empty deck is made of its discard pile (H-12.9)."""
    if not p.event_deck and p.event_discard:
        p.event_deck = p.dice.shuffled(p.event_discard)
        p.emit(Event("deck_reshuffled", {"deck": "event", "count": len(p.event_discard)}))
        p.event_discard = []


def show_event(p: Hellas, seat: int, card: int) -> int:
    p.seal()
    p.tell("event_drawn", seat, {"drawn": p.rules.event_ids[card]})
    return card


def resolve_event(p: Hellas, seat: int, card: int) -> bool:
    """Carry out an event card; False where it had no effect and another is drawn."""
    rules = p.rules
    if card >= rules.first_event_card:
        return rules.drawn[rules.event_cards[card - rules.first_event_card].kind](p, seat, card)
    if card >= rules.first_quest:
        quest = card - rules.first_quest
        if NOBODY not in p.slots:
            p.event_discard.append(card)
            p.tell("quest_discarded", seat, {"quest": rules.quest_ids[quest]})
            return True
        place_quest(p, seat, quest)
        return True
    drawn = rules.monster_cards[card]
    monster = rules.monster[drawn.monster]
    if p.monster_state[monster] == SLAIN:
        p.tell("monster_card_lapsed", seat, {"monster": drawn.monster})
        return False
    if p.monster_state[monster] == NEVER_SEEN:
        appear(p, seat, monster, rules.monster_card_places[card])
        return True
    p.evolved[monster] |= 1 << card
    p.tell("monster_evolved", seat, {"monster": drawn.monster, "evolution": rules.monster_card_ids[card]})
    return True


def place_quest(p: Hellas, seat: int, quest: int) -> None:
    p.slots[p.slots.index(NOBODY)] = quest
    region = p.rules.region_ids[region_of_quest(p, quest)]
    p.tell("quest_placed", seat, {"quest": p.rules.quest_ids[quest], "region": region})


def tell_of_place(p: Hellas, event: str, seat: int, monster: int) -> None:
    """Something happens where a monster is; at sea that is an event of its own, with both shores."""
    at, name = p.monster_at[monster], p.rules.monster_ids[monster]
    if p.is_at_sea(monster):
        p.tell(f"{event}_at_sea", seat, {"monster": name, **trail_fields(p, at)})
    else:
        p.tell(event, seat, {"monster": name, "region": p.rules.region_ids[at]})


def appear(p: Hellas, seat: int, monster: int, place: int) -> None:
    p.monster_state[monster] = ON_MAP
    p.monster_at[monster] = place
    tell_of_place(p, "monster_appeared", seat, monster)
    for answer in p.rules.answers.get("monster_appeared", ()):
        answer(p, seat, monster)


@CHAPTER.effect("event_phase")
def _event_phase(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    start_event_phase(p, seat)
