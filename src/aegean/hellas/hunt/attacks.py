"""The monster's attacks in a hunt: the choice of a card, the defence, what is suffered (H-10.7 to H-10.13, H-19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Event
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.components import Effect
from aegean.hellas.effects.attributes import Injure, injuries, refuse_injury, take_injury
from aegean.hellas.effects.hand import DiscardCards, ready_cards, refuse_unready
from aegean.hellas.effects.vocabulary import Resolve, can_pay, owned_powers, ref_of, spend, use_action
from aegean.hellas.hunt.outcome import Hunt, change_hunt, end_hunt, gather_attacks, hunt_of, running_hunt
from aegean.hellas.hunt.powers import hunt_powers, is_used, note_use, use_in_hunt
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import attack_draws, attack_strength_added, card_strength, cost_of, plays_attacks
from aegean.hellas.turn.offers import further_offers, refuse_further, take_further

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=(
        "a_defence_that_was_begun_is_completed",
        "a_shield_adds_nothing_to_a_defence",
        "that_card_shows_no_shield",
        "your_cards_cannot_reach_the_strength",
    ),
    actions={
        "attack": (("attack", "attack"),),
        "defend": (("card", "card"),),
        "shield": (("card", "card"),),
        "suffer": (),
    },
    events=(
        "attacks_drawn",
        "defence_played",
        "defence_raised",
        "defended",
        "monster_attacked",
        "monster_healed",
        "not_defended",
        "shield_used",
        "special_attack",
    ),
)

# -- the choice of the attack -----------------------------------------------------------------------------------------


def attack_hunter(p: Hellas) -> None:
    """The player to the hunter's left draws cards to choose from (H-10.7)."""
    hunt = running_hunt(p)
    player = plays_attacks(p, hunt.seat)
    count = attack_draws(p, hunt.seat, hunt.monster)
    if len(p.attack_deck) < count:
        gather_attacks(p)
        p.attack_deck = p.dice.shuffled(p.attack_deck)
        p.emit(Event("deck_reshuffled", {"deck": "attack", "count": len(p.attack_deck)}))
    drawn = sorted(p.attack_deck.pop() for _ in range(count))
    p.seal()
    change_hunt(p, hunt.changed(drawn=tuple(drawn)))
    names = [p.rules.attack_ids[card] for card in drawn]
    p.tell_secretly("attacks_drawn", player, {"count": count, "attacks": names}, ("attacks",))
    p.push(ChooseAttack(player))
    for answer in p.rules.answers.get("attacks_drawn", ()):
        answer(p, hunt.seat)


def let_choose_attack(p: Hellas, seat: int) -> list[str]:
    """Somebody else sees the cards drawn, and chooses among them. What they are."""
    hunt = running_hunt(p)
    change_hunt(p, hunt.changed(seer=seat))
    at = max(n for n, step in enumerate(p.steps) if isinstance(step, ChooseAttack))
    p.steps[at] = ChooseAttack(seat)
    p.seal()
    return [p.rules.attack_ids[card] for card in hunt.drawn]


@dataclass(frozen=True)
class ChooseAttack(Step):
    """One of the cards drawn is played, the others are laid aside unseen; even between two alike the player is asked,
    or all would know what lies there (H-24.4)."""

    ASKS: ClassVar[tuple[str, ...]] = ("monster_attack",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        hunt = running_hunt(p)
        actions = tuple(act("attack", p.rules.attack_ids[card]) for card in sorted(set(hunt.drawn)))
        about = {"monster": p.rules.monster_ids[hunt.monster], "hunter": hunt.seat}
        return (Decision(self.seat, "monster_attack", actions, about, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "attack" or p.rules.attack_ids.index(str(action.args[0])) in running_hunt(p).drawn:
            return None
        return Refusal("that_card_was_not_drawn_now", "H-24.4")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        hunt = running_hunt(p)
        card = p.rules.attack_ids.index(str(action.args[0]))
        aside = list(hunt.drawn)
        aside.remove(card)
        p.attack_played.append(card)
        p.attack_aside += aside
        strength = attack_strength(p, hunt, card)
        p.become(Defend(hunt.seat, NOBODY, 0))
        changed = hunt.changed(drawn=(), seer=NOBODY, attack=card, strength=strength, defence=0)
        change_hunt(p, changed.changed(attacks=hunt.attacks + 1))
        fields = {
            "monster": p.rules.monster_ids[hunt.monster],
            "hunter": hunt.seat,
            "attack": p.rules.attack_ids[card],
            "strength": strength,
        }
        p.tell("monster_attacked", seat, fields)
        for answer in p.rules.answers.get("attack_chosen", ()):
            answer(p, hunt.seat)


def attack_strength(p: Hellas, hunt: Hunt, attack: int) -> int:
    """The card's value and what the monster's evolutions add to it (H-10.8)."""
    card = p.rules.attacks[attack]
    symbols = len(p.symbols(hunt.monster))
    uncovered = len(p.uncovered(hunt.monster))
    strength = card.strength
    if card.strength_per == "card_in_hand":
        strength += card.strength_each * p.hand_size(hunt.seat)
    elif card.strength_per == "covered_wound":
        strength += card.strength_each * (symbols - uncovered)
    elif card.strength_per == "uncovered_wound":
        strength += card.strength_each * uncovered
    elif card.strength_per == "wound":
        strength += card.strength_each * symbols
    for one in p.evolution_effects(hunt.monster):
        if (
            one.effect == "attack_strength"
            or (one.effect == "attack_strength_when_wounded" and symbols - uncovered >= one.least)
            or (one.effect == "first_attack_strength" and not hunt.attacks)
        ):
            strength += one.number
    return max(0, strength + attack_strength_added(p, hunt.seat, hunt.monster))


# -- the defence ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Defend(Step):
    """The hunter plays cards one by one until the attack's strength is reached, or one shield, or suffers. A defence
    that was begun is completed (H-10.9 to H-10.11)."""

    ASKS: ClassVar[tuple[str, ...]] = ("defend",)

    seat: int
    last: int  # the card played last, or NOBODY
    raised: int  # powers (`power_number`) that raised that card

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        hunt = running_hunt(p)
        if hunt.defence >= hunt.strength and (self.last != NOBODY or not hunt.strength):
            p.become(AttackOver(self.seat, p.rules.numbers["combat_cards_after_defending"], True))
            p.tell("defended", self.seat, {"defence": hunt.defence})
            for answer in p.rules.answers.get("attack_defended", ()):
                answer(p, self.seat)
            return ()
        about = {
            "monster": p.rules.monster_ids[hunt.monster],
            "attack": p.rules.attack_ids[hunt.attack],
            "strength": hunt.strength,
            "defence": hunt.defence,
        }
        # Whether the hand could defend is for the hunter to know, so an empty one alone answers by itself.
        return (Decision(self.seat, "defend", self._answers(p), about, p.hand_size(self.seat) > 0),)

    def _answers(self, p: Hellas) -> tuple[Action, ...]:
        hunt = running_hunt(p)
        actions = [act("defend", p.rules.combat_ids[kind]) for kind in defenders(p, hunt)]
        if self.last != NOBODY:
            return (*actions, *(use_action(ref) for ref in raising_powers(p, hunt) if not self._has_raised(p, ref)))
        shields = [act("shield", p.rules.combat_ids[kind]) for kind in ready_cards(p, self.seat) if blocks(p, kind)]
        return (*actions, *shields, *map(use_action, hunt_powers(p)), act("suffer"))

    def _has_raised(self, p: Hellas, ref: str) -> bool:
        return bool(self.raised >> p.rules.power_number[ref] & 1)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind not in ("defend", "shield"):
            return None
        kind, fields = p.rules.combat[str(action.args[0])], {"card": str(action.args[0])}
        if refused := refuse_unready(p, seat, kind, "H-10.9"):
            return refused
        if action.kind == "shield":
            if not blocks(p, kind):
                return Refusal("that_card_shows_no_shield", "H-10.10", fields)
            return Refusal("a_defence_that_was_begun_is_completed", "H-10.11") if self.last != NOBODY else None
        if blocks(p, kind):
            return Refusal("a_shield_adds_nothing_to_a_defence", "H-10.10", fields)
        if kind in defenders(p, running_hunt(p)):
            return None
        return Refusal("your_cards_cannot_reach_the_strength", "H-10.9")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        hunt = running_hunt(p)
        if action.kind == "defend":
            kind = p.rules.combat[str(action.args[0])]
            p.lay_open(seat, kind)
            p.seal()
            p.become(Defend(seat, kind, 0))
            add_defence(p, card_strength(p, seat, kind))
            fields = {"card": str(action.args[0]), "defence": running_hunt(p).defence, "strength": hunt.strength}
            p.tell("defence_played", seat, fields)
            for answer in p.rules.answers.get("card_defends", ()):
                answer(p, seat, kind)
        elif action.kind == "shield":
            kind = p.rules.combat[str(action.args[0])]
            symbol = p.rules.combat_symbols[p.rules.combat_cards[kind].symbol]
            p.lay_open(seat, kind)
            p.seal()
            p.tell("shield_used", seat, {"card": str(action.args[0])})
            p.become(AttackOver(seat, symbol.block_draws, True))
            injuries_taken = symbol.block_injuries
            for answer in p.rules.answers.get("block_injuries", ()):
                injuries_taken = answer(p, seat, kind, injuries_taken)
            p.push(InjureHunter(seat, injuries_taken))
        elif action.kind == "suffer":
            change_hunt(p, hunt.changed(injured_before=p.injured[seat] != 0))
            p.tell("not_defended", seat, {"attack": p.rules.attack_ids[hunt.attack]})
            p.become(AttackOver(seat, p.rules.numbers["combat_cards_after_not_defending"], False))
            p.push(Resolve(seat, f"attack:{p.rules.attack_ids[hunt.attack]}:undefended", 0))
        elif self.last == NOBODY:
            use_in_hunt(p, ref_of(action))
        else:
            self._raise(p, ref_of(action))

    def _raise(self, p: Hellas, ref: str) -> None:
        """A power adds to the card played last (H-21.3, H-21.33)."""
        p.become(Defend(self.seat, self.last, self.raised | 1 << p.rules.power_number[ref]))
        if "in_hunt" in p.rules.power(ref).when:
            note_use(p, ref)
        table, _, name = ref.partition(":")
        p.tell("power_used", self.seat, {table: name, "power": name})
        spend(p, self.seat, ref)
        bonus = raise_of(p, self.seat, ref)
        add_defence(p, bonus)
        p.tell("defence_raised", self.seat, {"count": bonus, "defence": running_hunt(p).defence})
        if cost_of(p, self.seat, ref):
            p.push(Resolve(self.seat, f"{ref}:cost", 0))


def blocks(p: Hellas, kind: int) -> bool:
    return p.rules.combat_symbols[p.rules.combat_cards[kind].symbol].blocks


def add_defence(p: Hellas, count: int) -> None:
    hunt = running_hunt(p)
    change_hunt(p, hunt.changed(defence=hunt.defence + count))


def defenders(p: Hellas, hunt: Hunt) -> list[int]:
    """The cards that may be played next: with each the defence can still be completed, as all others may follow."""
    cards = [kind for kind in ready_cards(p, hunt.seat) if not blocks(p, kind)]
    return cards if furthest(p, hunt, 0) >= hunt.strength else []


def furthest(p: Hellas, hunt: Hunt, fresh: int) -> int:
    """The highest defence within reach; `fresh` are the powers that can still raise a card on the table."""
    cards = [kind for kind in ready_cards(p, hunt.seat) if not blocks(p, kind)]
    to_play = sum(p.ready(hunt.seat, kind) for kind in cards)
    total = hunt.defence + sum(p.ready(hunt.seat, kind) * card_strength(p, hunt.seat, kind) for kind in cards)
    priests = p.priests[hunt.seat]
    for ref in raising_powers(p, hunt):
        power = p.rules.power(ref)
        times = to_play + (fresh >> p.rules.power_number[ref] & 1)
        if "in_hunt" in power.when or ref.startswith("artifact:"):
            times = min(times, 1)
        price = sum(one.number for one in cost_of(p, hunt.seat, ref) if one.effect == "sacrifice_priests")
        if price:
            times = min(times, priests // price)
            priests -= times * price
        total += times * raise_of(p, hunt.seat, ref)
    return total


def raising_powers(p: Hellas, hunt: Hunt) -> list[str]:
    """The powers that can raise a card played in defence."""
    return [
        ref
        for ref in owned_powers(p, hunt.seat)[""]
        if raise_of(p, hunt.seat, ref) and not is_used(p, ref) and can_pay(p, hunt.seat, ref)
    ]


def raise_of(p: Hellas, seat: int, ref: str) -> int:
    """What a power adds to a card played in defence."""
    power = p.rules.power(ref)
    total = 0
    for one in power.effects:
        if one.effect == "combat_card_strength":
            total += one.number
        elif one.effect == "defence_by_attribute":
            total += min(p.value_of(seat, name) for name in one.attributes)
    return total


@CHAPTER.possible("defence_by_attribute")
def _only_with_a_card(p: Hellas, seat: int, one: Effect) -> bool:
    """It raises a card played, and is offered there alone."""
    return False


@dataclass(frozen=True)
class AttackOver(Step):
    """The attack was defended or suffered, and the hunt goes on with cards drawn."""

    seat: int
    draws: int
    defended: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        hunt = running_hunt(p)
        if (
            not self.defended
            and hunt.attacks == 1
            and "first_attack_undefended_ends_hunt" in p.evolutions(hunt.monster)
        ):
            end_hunt(p, False)
            return ()
        p.pop()
        change_hunt(p, hunt.changed(attack=NOBODY, strength=0, defence=0, injured_before=False))
        p.draw_combat(self.seat, self.draws)
        return ()


# -- what is suffered -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class InjureHunter(Step):
    """Injuries one at a time; a fourth is not marked and ends the hunt at once (H-10.13)."""

    ASKS: ClassVar[tuple[str, ...]] = ("injure",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.left:
            p.pop()
            return ()
        actions = self.allowed(p, self.seat, injuries(p))
        wards = further_offers(p, self.seat, "injure")
        if not actions and not wards:
            end_hunt(p, False)
            return ()
        return (Decision(self.seat, "injure", (*(actions or (DECLINE,)), *wards), {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_injury(p, seat, action) or refuse_further(p, seat, "injure", action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action == DECLINE:
            end_hunt(p, False)
            return
        p.become(InjureHunter(seat, self.left - 1))
        if not take_further(p, seat, "injure", action):
            take_injury(p, seat, p.rules.attribute[str(action.args[0])])


@CHAPTER.effect("injure")
def _injure(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(InjureHunter(seat, one.number) if hunt_of(p) else Injure(seat, one.number))


@CHAPTER.effect("special_attack")
def _special_attack(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    monster = p.rules.monster_ids[running_hunt(p).monster]
    p.tell("special_attack", seat, {"monster": monster})
    p.push(Resolve(seat, f"monster:{monster}:special_attack", 0))


@CHAPTER.effect("heal_monster")
def _heal_monster(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """What the hunter covered still counts for the reward (H-10.15)."""
    monster = running_hunt(p).monster
    p.wounds[monster] = 0
    p.tell("monster_healed", seat, {"monster": p.rules.monster_ids[monster]})


@CHAPTER.effect("end_hunt")
def _end_hunt(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    end_hunt(p, False)


@CHAPTER.effect("end_hunt_if_injured_before")
def _end_if_injured(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    if running_hunt(p).injured_before:
        end_hunt(p, False)


@CHAPTER.effect("end_hunt_unless_attribute")
def _end_unless(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    if any(p.value_of(seat, name) < one.least for name in one.attributes):
        end_hunt(p, False)


def discard_down_to(p: Hellas, seat: int, number: int) -> None:
    over = p.hand_size(seat) - number
    if over > 0:
        p.push(DiscardCards(seat, over, ""))


@CHAPTER.effect("discard_down_to_attribute")
def _down_to_attribute(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    discard_down_to(p, seat, min(p.value_of(seat, name) for name in one.attributes))


@CHAPTER.effect("discard_half_of_combat_cards")
def _discard_half(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """Half of an odd number is rounded up (H-10.12)."""
    discard_down_to(p, seat, p.hand_size(seat) // 2)


@CHAPTER.effect("keep_combat_cards")
def _keep_cards(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    discard_down_to(p, seat, one.number)


@CHAPTER.effect("discard_random_combat_cards")
def _discard_random(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    for _ in range(min(one.number, p.hand_size(seat))):
        cards = [kind for kind, count in enumerate(p.hand_of(seat)) for _ in range(count)]
        p.discard_combat(seat, cards[p.roll("discard", len(cards))])
