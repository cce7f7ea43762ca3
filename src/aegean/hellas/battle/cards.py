"""Combat cards in a battle: playing in turn, Master Plan, the Eye of Graeae, Bluff (H-9.5 to H-9.8, H-22.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, DONE, NOT_THIS_TURN, PASS, act
from aegean.hellas.battle.effects import CardEffects
from aegean.hellas.battle.outcome import end_card_play
from aegean.hellas.battle.sides import (
    ATTACKER,
    DEFENDER,
    Battle,
    account_of,
    add_strength,
    any_time_powers,
    asked_in_battle,
    battle_powers,
    change_battle,
    note_use,
    running_battle,
    with_side,
)
from aegean.hellas.components import Effect
from aegean.hellas.effects.hand import cards_with, ready_cards, refuse_unready
from aegean.hellas.effects.vocabulary import (
    Resolve,
    is_use,
    ref_of,
    refuse_use,
    spend,
    usable_powers,
    use_action,
    use_power,
)
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import card_strength, having
from aegean.hellas.turn.offers import further_offers, refuse_further, take_further
from aegean.hellas.turn.windows import is_muted, mute

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=("its_casualties_exceed_your_hoplites", "no_more_cards_may_be_played", "you_do_not_hold_that_card"),
    actions={
        "play": (("card", "card"),),
    },
    events=(
        "battle_card_played",
        "battle_passed",
    ),
)

BOTH: Final = 1 << ATTACKER | 1 << DEFENDER


# -- what may be played -----------------------------------------------------------------------------------------------


def card_limit(p: Hellas, battle: Battle, side: int) -> int:
    """How many cards the side can play in this battle (H-21.12)."""
    enemy = battle.opponent_of(battle.seat_of(side))
    limits = [one.number for one in having(p, enemy, "limit_enemy_combat_cards")]
    limit = min([sum(card.copies for card in p.rules.combat_cards), *limits])
    for answer in p.rules.answers.get("card_limit", ()):
        limit = answer(p, battle.seat_of(side), limit)
    return limit


def symbols_on(p: Hellas, battle: Battle, side: int, kind: int) -> int:
    """The casualty symbols that count if the side plays the card next (H-21.10)."""
    for one in having(p, battle.seat_of(side), "ignore_casualties_of_first_cards"):
        if len(battle.played[side]) < one.number:
            return 0
    symbols = p.rules.combat_cards[kind].casualties
    for answer in p.rules.answers.get("card_casualties", ()):
        symbols = answer(p, battle.seat_of(side), kind, symbols)
    return symbols


def room_for_casualties(p: Hellas, battle: Battle, side: int) -> int:
    return p.army(battle.seat_of(side), battle.region) - battle.casualties[side]


def might_play(p: Hellas, battle: Battle, side: int) -> bool:
    """Whether the side could hold a card that it can play. All know the answer, so that being asked betrays no hand."""
    return (
        p.has_cards(battle.seat_of(side))
        and len(battle.played[side]) < card_limit(p, battle, side)
        and room_for_casualties(p, battle, side) >= 0
    )


def refuse_card(p: Hellas, battle: Battle, side: int, kind: int) -> Refusal | None:
    """Why the side cannot play a card now (H-9.7)."""
    fields = {"card": p.rules.combat_ids[kind]}
    if refused := refuse_unready(p, battle.seat_of(side), kind, "H-9.5"):
        return refused
    if not might_play(p, battle, side):
        return Refusal("no_more_cards_may_be_played", "H-9.7", fields)
    if symbols_on(p, battle, side, kind) > room_for_casualties(p, battle, side):
        return Refusal("its_casualties_exceed_your_hoplites", "H-9.7", fields)
    return None


def playable(p: Hellas, battle: Battle, side: int) -> list[int]:
    """The cards, in hand and beside it, that the side can play now."""
    cards = ready_cards(p, battle.seat_of(side))
    return [kind for kind in cards if refuse_card(p, battle, side, kind) is None]


def play_actions(p: Hellas, battle: Battle, side: int) -> list[Action]:
    return [act("play", p.rules.combat_ids[kind]) for kind in playable(p, battle, side)]


def card_powers(p: Hellas, seat: int) -> list[str]:
    """What may be used by whoever is asked for a card: the Eye of Graeae, and what works at any time."""
    in_battle = [ref for ref in battle_powers(p, seat, "in_battle") if ref.startswith("artifact:")]
    return in_battle + any_time_powers(p, seat)


# -- card play --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardPlay(Step):
    """Each side in turn plays a card or passes, the defender first; whoever has not passed may go on alone (H-9.5)."""

    ASKS: ClassVar[tuple[str, ...]] = ("battle_card",)

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        battle = running_battle(p)
        if battle.is_wiped_out(p, ATTACKER) or battle.is_wiped_out(p, DEFENDER):
            end_card_play(p)
            return ()
        if battle.passed == BOTH:
            p.become(LastCards((battle.attacker, battle.defender)))
            return ()
        side = battle.to_play
        seat = battle.seat_of(side)
        powers, further = card_powers(p, seat), further_offers(p, seat, "battle_card")
        if not powers and not further and not might_play(p, battle, side):
            self._pass(p, battle)
            return ()
        actions = (*play_actions(p, battle, side), *(use_action(ref) for ref in powers), *further, PASS)
        return (Decision(seat, "battle_card", actions, account_of(p, battle), True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        battle = running_battle(p)
        if action.kind == "play":
            return refuse_card(p, battle, battle.side_of(seat), p.rules.combat[str(action.args[0])])
        if is_use(action):
            return refuse_use(p, seat, action, ("in_battle", "any_time"))
        return refuse_further(p, seat, "battle_card", action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if is_use(action):
            use_power(p, seat, ref_of(action))
        elif action.kind == "pass":
            self._pass(p, running_battle(p))
        elif not take_further(p, seat, "battle_card", action):
            give_turn(p)
            play_card(p, seat, p.rules.combat[str(action.args[0])])

    def _pass(self, p: Hellas, battle: Battle) -> None:
        change_battle(p, to_play=1 - battle.to_play)
        note_pass(p, battle.to_play)


def give_turn(p: Hellas) -> None:
    """The other side is next, unless it has passed."""
    battle = running_battle(p)
    other = 1 - battle.to_play
    if not battle.passed >> other & 1:
        change_battle(p, to_play=other)


def note_pass(p: Hellas, side: int) -> None:
    """The side plays no more cards in this battle, and the other goes on alone."""
    battle = running_battle(p)
    change_battle(p, passed=battle.passed | 1 << side)
    p.tell("battle_passed", battle.seat_of(side), {})


def play_card(p: Hellas, seat: int, kind: int) -> None:
    """The card is open to all, its value counts, and its battle effect follows (H-9.6)."""
    battle = running_battle(p)
    side = battle.side_of(seat)
    p.lay_open(seat, kind)
    p.seal()
    p.tell("battle_card_played", seat, {"card": p.rules.combat_ids[kind]})
    cards = (*battle.played[side], kind)
    change_battle(
        p,
        played=(cards, battle.played[DEFENDER]) if side == ATTACKER else (battle.played[ATTACKER], cards),
        bonus=with_side(battle.bonus, side, battle.bonus[side] + card_strength(p, seat, kind)),
        casualties=with_side(battle.casualties, side, battle.casualties[side] + symbols_on(p, battle, side, kind)),
    )
    if not battle.passed >> side & 1 and len(cards) >= card_limit(p, battle, side):
        change_battle(p, to_play=1 - side)
        note_pass(p, side)
    p.push(CardEffects(seat, kind, 0))
    p.push(CardPlayed(seat, ()))


@dataclass(frozen=True)
class CardPlayed(Step):
    """A card has just been played for its value: powers that raise it, each once for each card (H-21.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("master_plan",)

    seat: int
    used: tuple[str, ...]

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        powers = self._powers(p)
        if not powers:
            p.pop()
            return ()
        actions = (*(use_action(ref) for ref in powers), DECLINE, NOT_THIS_TURN)
        return (Decision(self.seat, "master_plan", actions, account_of(p, running_battle(p))),)

    def _powers(self, p: Hellas) -> list[str]:
        refs = usable_powers(p, self.seat, "combat_card_played")
        return [ref for ref in refs if not self._is_used(p, ref) and not is_muted(p, self.seat, ref)]

    def _is_used(self, p: Hellas, ref: str) -> bool:
        """For this card, or for the battle where it works once in one."""
        return ref in self.used or p.rules.power_number[ref] in running_battle(p).used

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if not is_use(action):
            return None
        if ref_of(action) in p.rules.power_number and self._is_used(p, ref_of(action)):
            return Refusal("you_have_used_it_already", "H-21.3")
        return refuse_use(p, seat, action, ("combat_card_played",))

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if is_use(action):
            ref = ref_of(action)
            table, _, name = ref.partition(":")
            p.become(CardPlayed(seat, (*self.used, ref)))
            if p.rules.power(ref).once_per == "battle":
                note_use(p, ref)
            p.tell("power_used", seat, {table: name, "power": name})
            spend(p, seat, ref)
            p.push(Resolve(seat, f"{ref}:cost", 0))
            add_strength(p, seat, sum(one.number for one in p.rules.power(ref).effects))
            return
        if action.kind == "not_this_turn":
            for ref in self._powers(p):
                mute(p, seat, ref)
        p.pop()


# -- both have passed -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LastCards(Step):
    """Both sides have passed: with Bluff one of them may play one more card (H-21.29)."""

    ASKS: ClassVar[tuple[str, ...]] = ("bluff",)

    seats: tuple[int, ...]  # still to be asked

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        battle = running_battle(p)
        if not self.seats or battle.is_wiped_out(p, ATTACKER) or battle.is_wiped_out(p, DEFENDER):
            end_card_play(p)
            return ()
        seat = self.seats[0]
        side = battle.side_of(seat)
        if not might_play(p, battle, side) or not asked_in_battle(p, seat, "both_passed"):
            p.become(LastCards(self.seats[1:]))
            return ()
        powers = [use_action(ref) for ref in card_powers(p, seat)]
        actions = (*play_actions(p, battle, side), *powers, PASS, NOT_THIS_TURN)
        return (Decision(seat, "bluff", actions, account_of(p, battle), True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        battle = running_battle(p)
        if action.kind == "play":
            return refuse_card(p, battle, battle.side_of(seat), p.rules.combat[str(action.args[0])])
        return refuse_use(p, seat, action, ("in_battle", "any_time")) if is_use(action) else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if is_use(action):
            use_power(p, seat, ref_of(action))
            return
        powers = asked_in_battle(p, seat, "both_passed")
        if action.kind == "play":
            table, _, name = powers[0].partition(":")
            note_use(p, powers[0])
            p.tell("power_used", seat, {table: name, "power": name})
            play_card(p, seat, p.rules.combat[str(action.args[0])])
            return
        if action.kind == "not_this_turn":
            for ref in powers:
                mute(p, seat, ref)
        p.become(LastCards(self.seats[1:]))


# -- the Eye of Graeae ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Redraw(Step):
    """Any number of cards, at least one, are discarded one by one; then as many are drawn (H-17.12)."""

    ASKS: ClassVar[tuple[str, ...]] = ("redraw",)

    seat: int
    discarded: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        cards = cards_with(p, self.seat)
        actions = [act("discard", p.rules.combat_ids[kind]) for kind in cards]
        if self.discarded:
            actions.append(DONE)
        # That only one kind of card is left to discard is no business of the others.
        return (Decision(self.seat, "redraw", tuple(actions), {"count": self.discarded}, p.hand_size(self.seat) > 1),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "discard":
            return None
        return Refusal("you_do_not_hold_that_card", "H-17.12", {"card": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            p.draw_combat(seat, self.discarded)
            return
        p.become(Redraw(seat, self.discarded + 1))
        p.discard_combat(seat, p.rules.combat[str(action.args[0])])


@CHAPTER.effect("redraw_combat_cards")
def _redraw(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Redraw(seat, 0))


@CHAPTER.possible("redraw_combat_cards")
def _holds_cards(p: Hellas, seat: int, one: Effect) -> bool:
    return p.hand_size(seat) > 0
