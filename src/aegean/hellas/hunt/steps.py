"""Hunts (H-10): how one begins, the hunter's attack steps, and what powers do in a hunt or to monsters outside one.

`hunt_outcome` holds the running hunt and ends it, `hunt_attacks` is the monster's side: its attacks, the defence
against them, and what is suffered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, NOT_THIS_TURN, act
from aegean.hellas.components import Effect
from aegean.hellas.effects.hand import count_ready, ready_cards, refuse_unready
from aegean.hellas.effects.vocabulary import is_use, ref_of, refuse_use, usable_powers, use_action, use_power
from aegean.hellas.hunt.attacks import attack_hunter
from aegean.hellas.hunt.outcome import (
    Hunt,
    change_hunt,
    cover,
    deal_wound,
    end_hunt,
    gather_attacks,
    hunt_of,
    hunted_from,
    is_hunting,
    running_hunt,
    slay,
    targets,
)
from aegean.hellas.hunt.powers import hunt_powers, is_used, use_in_hunt
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, ON_MAP, Hellas
from aegean.hellas.queries import added, huntable, refuse_hunt, set_size
from aegean.hellas.turn.offers import further_offers, refuse_further, take_further
from aegean.hellas.turn.windows import is_muted, mute

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=(
        "a_wound_like_it_is_offered",
        "another_wound_comes_first",
        "no_open_wound_bears_that_symbol",
        "that_wound_is_covered",
        "the_monster_has_no_such_wound",
        "too_few_cards_of_that_symbol",
    ),
    words={
        "when": ("hunt_start", "in_hunt"),
        "effect": (
            "attack_strength",
            "attack_strength_when_wounded",
            "defence_by_attribute",
            "first_attack_strength",
            "first_attack_undefended_ends_hunt",
            "hunt_draws_by_attribute",
            "hunt_requires_attribute",
            "hunt_requires_priests",
        ),
    },
    actions={
        "hunt": (("monster", "monster"),),
        "strike": (("card", "card"), ("place", "place")),
        "strike_set": (("symbol", "symbol"), ("place", "place")),
        "spend": (("card", "card"),),
        "stop": (),
        "wound_monster": (("monster", "monster"),),
        "wound": (("place", "place"),),
    },
    events=("hunt_began",),
)


# -- the beginning ----------------------------------------------------------------------------------------------------


def start_hunt(p: Hellas, hunter: int, monster: int) -> None:
    """All monster attack cards become one deck (H-10.2); blessings that only give come first (H-22.6)."""
    region = p.rules.region_ids[hunted_from(p, hunter, monster)]
    p.tell("hunt_began", hunter, {"monster": p.rules.monster_ids[monster], "region": region})
    gather_attacks(p)
    p.seal()
    p.attack_deck = p.dice.shuffled(p.attack_deck)
    p.push(Hunt(hunter, monster))
    p.push(StartHunt(hunter, False))
    for ref in reversed(usable_powers(p, hunter, "hunt_start")):
        if only_gives(p, ref):
            use_power(p, hunter, ref)


def only_gives(p: Hellas, ref: str) -> bool:
    """A blessing without a price works by itself (H-4.6); an artifact costs its charge."""
    return ref.startswith("blessing:") and not p.rules.power(ref).cost


@dataclass(frozen=True)
class StartHunt(Step):
    """Start effects in any order, before the draw and after it (H-10.2, H-22.6)."""

    ASKS: ClassVar[tuple[str, ...]] = ("hunt_start",)

    seat: int
    drawn: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        """Asked only if there is a start effect; what works at any time is offered beside it."""
        refs = self._start_powers(p)
        if not refs:
            self._go_on(p)
            return ()
        uses = map(use_action, [*refs, *usable_powers(p, self.seat, "any_time")])
        about = {"monster": p.rules.monster_ids[running_hunt(p).monster], "drawn": int(self.drawn)}
        return (Decision(self.seat, "hunt_start", (*uses, DONE, NOT_THIS_TURN), about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_use(p, seat, action, ("hunt_start", "any_time")) if is_use(action) else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if is_use(action):
            use_in_hunt(p, ref_of(action))
            return
        if action.kind == "not_this_turn":
            for ref in self._start_powers(p):
                mute(p, seat, ref)
        self._go_on(p)

    def _start_powers(self, p: Hellas) -> list[str]:
        return [
            ref
            for ref in usable_powers(p, self.seat, "hunt_start")
            if not only_gives(p, ref) and not is_used(p, ref) and not is_muted(p, self.seat, ref)
        ]

    def _go_on(self, p: Hellas) -> None:
        if self.drawn:
            p.become(AttackStep(self.seat))
            return
        p.become(StartHunt(self.seat, True))
        p.draw_combat(self.seat, first_draw(p, running_hunt(p)))


def first_draw(p: Hellas, hunt: Hunt) -> int:
    """The hero's Strength, or what an evolution puts in its place (H-20.1), and what modules add."""
    more = added(p, "more_hunting_cards", hunt.seat, hunt.monster)
    for one in p.evolution_effects(hunt.monster):
        if one.effect == "hunt_draws_by_attribute":
            return more + min(p.value_of(hunt.seat, name) for name in one.attributes)
    return more + p.value_of(hunt.seat, "strength")


# -- the attack step --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AttackStep(Step):
    """The hunter deals wounds one by one, then stops: without one the hunt is over, otherwise the monster attacks
    (H-10.3 to H-10.5). It stays beneath the attack until the next attack step."""

    ASKS: ClassVar[tuple[str, ...]] = ("hunt_attack",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        hunt = running_hunt(p)
        actions = (
            *strikes(p, hunt),
            *further_offers(p, self.seat, "hunt_attack"),
            *map(use_action, hunt_powers(p)),
            act("stop"),
        )
        about = {"monster": p.rules.monster_ids[hunt.monster], "dealt": int(hunt.dealt)}
        # Whether cards could do anything is for the hunter to know, so an empty hand alone stops by itself.
        return (Decision(self.seat, "hunt_attack", actions, about, p.hand_size(self.seat) > 0),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if is_use(action):
            return refuse_use(p, seat, action, ("in_hunt", "any_time"))
        if action.kind in ("strike", "strike_set"):
            return refuse_strike(p, running_hunt(p), action)
        return refuse_further(p, seat, "hunt_attack", action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if take_further(p, seat, "hunt_attack", action):
            return
        if is_use(action):
            use_in_hunt(p, ref_of(action))
        elif action.kind == "strike":
            card = p.rules.combat[str(action.args[0])]
            p.lay_open(seat, card)
            deal_wound(p, int(action.args[1]), (card,))
            for answer in p.rules.answers.get("card_struck", ()):
                answer(p, seat, card)
        elif action.kind == "strike_set":
            symbol = str(action.args[0])
            p.push(SpendSet(seat, symbol, set_size(p, seat, symbol), int(action.args[1]), ()))
        elif running_hunt(p).dealt:
            change_hunt(p, running_hunt(p).changed(dealt=False))
            attack_hunter(p)
        else:
            end_hunt(p, False)


def refuse_wound(p: Hellas, seat: int, monster: int, place: int, clause: str) -> Refusal | None:
    wounds = p.rules.symbols[monster]
    if place >= len(wounds):
        return Refusal("the_monster_has_no_such_wound", clause)
    if place not in p.uncovered(monster):
        return Refusal("that_wound_is_covered", clause)
    offered = targets(p, seat, monster)
    if place in offered:
        return None
    alike = any(
        (wounds[one].symbol, wounds[one].reward) == (wounds[place].symbol, wounds[place].reward) for one in offered
    )
    return Refusal("a_wound_like_it_is_offered" if alike else "another_wound_comes_first", clause)


def refuse_strike(p: Hellas, hunt: Hunt, action: Action) -> Refusal | None:
    """Why a card, or a set of cards, deals no wound at a place."""
    symbols, place = p.rules.combat_symbols, int(action.args[1])
    if action.kind == "strike_set":
        symbol = str(action.args[0])
        if not 0 < set_size(p, hunt.seat, symbol) <= count_ready(p, hunt.seat, symbol):
            return Refusal("too_few_cards_of_that_symbol", "H-10.4", {"symbol": symbol})
        return refuse_wound(p, hunt.seat, hunt.monster, place, "H-10.4")
    kind, fields = p.rules.combat[str(action.args[0])], {"card": str(action.args[0])}
    if refused := refuse_unready(p, hunt.seat, kind, "H-10.3"):
        return refused
    own = p.rules.combat_cards[kind].symbol
    wounds = p.rules.symbols[hunt.monster]
    if not symbols[own].wound or own not in {wounds[n].symbol for n in p.uncovered(hunt.monster)}:
        return Refusal("no_open_wound_bears_that_symbol", "H-10.3", fields)
    if refused := refuse_wound(p, hunt.seat, hunt.monster, place, "H-10.3"):
        return refused
    return Refusal("it_bears_another_symbol", "H-10.3", fields)


def strikes(p: Hellas, hunt: Hunt) -> list[Action]:
    """One card against its own symbol, or a set against any (H-10.3, H-10.4)."""
    places = targets(p, hunt.seat, hunt.monster)
    wounds = p.rules.symbols[hunt.monster]
    symbols = p.rules.combat_symbols
    found = []
    for kind in ready_cards(p, hunt.seat):
        own = p.rules.combat_cards[kind].symbol
        if symbols[own].wound:
            name = p.rules.combat_ids[kind]
            found += [act("strike", name, place) for place in places if wounds[place].symbol == own]
    for name in symbols:
        if 0 < set_size(p, hunt.seat, name) <= count_ready(p, hunt.seat, name):
            found += [act("strike_set", name, place) for place in places]
    return found


@dataclass(frozen=True)
class SpendSet(Step):
    """The cards of a set are laid down; the hunter is asked which, where that makes a difference."""

    ASKS: ClassVar[tuple[str, ...]] = ("spend",)

    seat: int
    symbol: str
    left: int
    place: int
    spent: tuple[int, ...]

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.left:
            p.pop()
            deal_wound(p, self.place, self.spent)
            return ()
        cards = ready_cards(p, self.seat, self.symbol)
        if len(cards) == 1 or count_ready(p, self.seat, self.symbol) == self.left:
            self._spend(p, cards[0])
            return ()
        actions = tuple(act("spend", p.rules.combat_ids[kind]) for kind in cards)
        return (Decision(self.seat, "spend", actions, {"symbol": self.symbol, "left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "spend":
            return None
        kind, fields = p.rules.combat[str(action.args[0])], {"card": str(action.args[0])}
        if refused := refuse_unready(p, seat, kind, "H-10.4"):
            return refused
        return Refusal("it_bears_another_symbol", "H-10.4", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        self._spend(p, p.rules.combat[str(action.args[0])])

    def _spend(self, p: Hellas, kind: int) -> None:
        p.lay_open(self.seat, kind)
        p.become(SpendSet(self.seat, self.symbol, self.left - 1, self.place, (*self.spent, kind)))


# -- what powers do ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChooseHunted(Step):
    """Which monster in the hero's region is hunted."""

    ASKS: ClassVar[tuple[str, ...]] = ("hunt",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        monsters = huntable(p, self.seat)
        if not monsters:
            p.pop()
            return ()
        return (Decision(self.seat, "hunt", tuple(act("hunt", p.rules.monster_ids[m]) for m in monsters)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "hunt":
            return None
        return refuse_hunt(p, seat, p.rules.monster[str(action.args[0])])

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        start_hunt(p, seat, p.rules.monster[str(action.args[0])])


@CHAPTER.effect("start_hunt")
def _start_hunt(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChooseHunted(seat))


@CHAPTER.possible("start_hunt")
def _can_hunt(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(huntable(p, seat))


@dataclass(frozen=True)
class CoverSymbols(Step):
    """A power covers symbols of any kind on one monster, in the hunt or outside one (H-10.19)."""

    ASKS: ClassVar[tuple[str, ...]] = ("wound",)

    seat: int
    monster: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        places = targets(p, self.seat, self.monster) if self.left and p.monster_state[self.monster] == ON_MAP else []
        if not places:
            p.pop()
            return ()
        actions = tuple(act("wound", place) for place in places)
        return (Decision(self.seat, "wound", actions, {"monster": p.rules.monster_ids[self.monster]}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "wound":
            return None
        return refuse_wound(p, seat, self.monster, int(action.args[0]), "H-10.19")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(CoverSymbols(seat, self.monster, self.left - 1))
        place = int(action.args[0])
        if is_hunting(p, seat):
            deal_wound(p, place, ())
            return
        cover(p, seat, self.monster, place, ())
        if not p.uncovered(self.monster):
            slay(p, seat, self.monster)


@CHAPTER.effect("wound_hunted_monster")
def _wound_hunted(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(CoverSymbols(seat, running_hunt(p).monster, one.number))


@CHAPTER.possible("wound_hunted_monster")
def _may_wound_hunted(p: Hellas, seat: int, one: Effect) -> bool:
    """At the start of the hunt or in an attack step, not while the monster attacks."""
    hunt = hunt_of(p)
    if hunt is None or hunt.seat != seat or hunt.attack != NOBODY:
        return False
    return p.monster_state[hunt.monster] == ON_MAP


@dataclass(frozen=True)
class ChooseWounded(Step):
    """Which monster on the map a power wounds."""

    ASKS: ClassVar[tuple[str, ...]] = ("wound_monster",)

    seat: int
    count: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        monsters = [m for m, state in enumerate(p.monster_state) if state == ON_MAP]
        if not monsters:
            p.pop()
            return ()
        actions = tuple(act("wound_monster", p.rules.monster_ids[m]) for m in monsters)
        return (Decision(self.seat, "wound_monster", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "wound_monster":
            return None
        return Refusal("the_monster_is_not_on_the_map", "H-17.3")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(CoverSymbols(seat, p.rules.monster[str(action.args[0])], self.count))


@CHAPTER.effect("wound_monster")
def _wound_monster(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChooseWounded(seat, one.number))


@CHAPTER.possible("wound_monster")
def _any_on_map(p: Hellas, seat: int, one: Effect) -> bool:
    return ON_MAP in p.monster_state
