"""What heroes gain and suffer: injuries, attributes, cards, priests, Glory Tokens, artifacts (H-1)."""

from __future__ import annotations

from dataclasses import dataclass

from aegean.core.position import Step
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.control import open_artifact
from aegean.hellas.effects import effect, possible
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import hand_limit

# -- injuries ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Injure(Step):
    """The hero's player picks the attribute for each injury; a fourth has no effect outside a hunt (H-1.6)."""

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        free = [a for a in range(len(p.facts.attributes)) if not p.injured[self.seat] >> a & 1] if self.left else []
        if not free:
            p.pop()
            return ()
        actions = tuple(act("injure", p.facts.attribute_ids[a]) for a in free)
        return (Decision(self.seat, "injure", actions, {"left": self.left}),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(Injure(seat, self.left - 1))
        take_injury(p, seat, p.facts.attribute[str(action.args[0])])


def take_injury(p: Hellas, seat: int, attribute: int) -> None:
    p.injured[seat] |= 1 << attribute
    p.tell("injured", seat, {"attribute": p.facts.attribute_ids[attribute]})


@dataclass(frozen=True)
class Heal(Step):
    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        hurt = [a for a in range(len(p.facts.attributes)) if p.injured[self.seat] >> a & 1] if self.left else []
        if not hurt:
            p.pop()
            return ()
        actions = tuple(act("heal", p.facts.attribute_ids[a]) for a in hurt)
        return (Decision(self.seat, "heal", actions, {"left": self.left}),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(Heal(seat, self.left - 1))
        heal(p, seat, p.facts.attribute[str(action.args[0])])


def heal(p: Hellas, seat: int, attribute: int) -> None:
    p.injured[seat] &= ~(1 << attribute)
    p.tell("healed", seat, {"attribute": p.facts.attribute_ids[attribute]})


@effect("heal_injuries")
def _heal_injuries(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Heal(seat, one.number))


@effect("heal_all_injuries")
def _heal_all(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    for attribute in range(len(p.facts.attributes)):
        if p.injured[seat] >> attribute & 1:
            heal(p, seat, attribute)


@possible("heal_injuries", "heal_all_injuries")
def _is_injured(p: Hellas, seat: int, one: Effect) -> bool:
    return p.injured[seat] != 0


@effect("take_injuries")
def _take_injuries(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Injure(seat, one.number))


@possible("take_injuries")
def _can_be_injured(p: Hellas, seat: int, one: Effect) -> bool:
    return injuries_free(p, seat) >= one.number


def injuries_free(p: Hellas, seat: int) -> int:
    """How many more injuries the hero can carry."""
    return len(p.facts.attributes) - p.injured[seat].bit_count()


# -- attributes -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChangeAttribute(Step):
    """An attribute of the player's choice among some goes up or down for good, or up to a value."""

    seat: int
    among: int  # bit set
    change: int
    up_to: int  # or 0
    times: int  # different attributes

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        choices = [a for a in range(len(p.facts.attributes)) if self.among >> a & 1] if self.times else []
        if not choices:
            p.pop()
            return ()
        actions = tuple(act("attribute", p.facts.attribute_ids[a]) for a in choices)
        return (Decision(self.seat, "attribute", actions, {"change": self.change, "up_to": self.up_to}),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        attribute = p.facts.attribute[str(action.args[0])]
        rest = self.among & ~(1 << attribute)
        p.become(ChangeAttribute(seat, rest, self.change, self.up_to, self.times - 1))
        change = self.up_to - p.stored(seat, attribute) if self.up_to else self.change
        p.raise_attribute(seat, attribute, change)


def _all_attributes(p: Hellas) -> int:
    return (1 << len(p.facts.attributes)) - 1


def _where_stored(p: Hellas, seat: int, least: int, most: int) -> int:
    """The attributes whose stored value lies between two numbers."""
    return sum(1 << a for a in range(len(p.facts.attributes)) if least <= p.stored(seat, a) <= most)


@effect("raise_attribute")
def _raise_attribute(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    for name in one.attributes:
        p.raise_attribute(seat, p.facts.attribute[name], one.number)


@effect("lower_attribute")
def _lower_attribute(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    for name in one.attributes:
        p.raise_attribute(seat, p.facts.attribute[name], -one.number)


@possible("lower_attribute")
def _can_lower(p: Hellas, seat: int, one: Effect) -> bool:
    return all(p.stored(seat, p.facts.attribute[name]) > one.number for name in one.attributes)


@effect("lower_chosen_attribute")
def _lower_chosen(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChangeAttribute(seat, _where_stored(p, seat, 2, 99), -one.number, 0, 1))


@effect("lower_highest_attribute")
def _lower_highest(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    highest = max(p.stored(seat, a) for a in range(len(p.facts.attributes)))
    if highest > 1:
        p.push(ChangeAttribute(seat, _where_stored(p, seat, highest, highest), -one.number, 0, 1))


@effect("raise_chosen_attribute_to")
def _raise_chosen_to(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChangeAttribute(seat, _where_stored(p, seat, 1, one.number - 1), 0, one.number, 1))


@effect("raise_different_attributes")
def _raise_different(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChangeAttribute(seat, _all_attributes(p), one.number, 0, one.times))


# -- combat cards -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardCards(Step):
    """The player discards combat cards of choice, perhaps of one symbol only."""

    seat: int
    left: int
    symbol: str

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        cards = cards_with(p, self.seat, self.symbol) if self.left > 0 else []
        if not cards:
            p.pop()
            return ()
        actions = tuple(act("discard", p.facts.combat_ids[kind]) for kind in cards)
        # whether there is a choice is nobody else's business: it is asked unless all cards must go anyway
        hidden = bool(self.symbol) or p.hand_size(self.seat) > self.left
        return (Decision(self.seat, "discard", actions, {"left": self.left}, hidden),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(DiscardCards(seat, self.left - 1, self.symbol))
        p.discard_combat(seat, p.facts.combat[str(action.args[0])])


def cards_with(p: Hellas, seat: int, symbol: str = "") -> list[int]:
    """The kinds of combat cards in the seat's hand, perhaps of one symbol only."""
    cards = p.facts.combat_cards
    return [kind for kind, count in enumerate(p.hand_of(seat)) if count and symbol in ("", cards[kind].symbol)]


def count_with(p: Hellas, seat: int, symbol: str = "") -> int:
    return sum(p.holds(seat, kind) for kind in cards_with(p, seat, symbol))


@dataclass(frozen=True)
class HandLimit(Step):
    """Whoever holds too many cards discards at once, except during their own hunt (H-1.11)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        from aegean.hellas.hunt import is_hunting

        over = p.hand_size(self.seat) - hand_limit(p, self.seat)
        p.pop()
        if over > 0 and not is_hunting(p, self.seat):
            p.push(DiscardCards(self.seat, over, ""))
        return ()


def draw_cards(p: Hellas, seat: int, count: int) -> list[int]:
    """Draw combat cards; the hand limit is looked at next."""
    p.push(HandLimit(seat))
    return p.draw_combat(seat, count)


@dataclass(frozen=True)
class DrawUpTo(Step):
    """As many combat cards as the player likes, up to a number (H-13.4)."""

    seat: int
    most: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        return (Decision(self.seat, "draw", tuple(act("draw", count) for count in range(self.most, -1, -1))),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        draw_cards(p, seat, int(action.args[0]))


@effect("draw_combat_cards")
def _draw_combat_cards(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    if one.up_to:
        p.push(DrawUpTo(seat, one.number))
        return
    drawn = draw_cards(p, seat, one.number)
    if one.keep and len(drawn) > one.keep:
        p.push(DiscardDrawn(seat, tuple(sorted(drawn)), len(drawn) - one.keep))


@dataclass(frozen=True)
class DiscardDrawn(Step):
    """Of the cards just drawn some are kept (Owl of Athena, H-17.1)."""

    seat: int
    drawn: tuple[int, ...]
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.left:
            p.pop()
            return ()
        actions = tuple(act("discard", p.facts.combat_ids[kind]) for kind in sorted(set(self.drawn)))
        return (Decision(self.seat, "discard_drawn", actions, {"left": self.left}, True),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        kind = p.facts.combat[str(action.args[0])]
        rest = list(self.drawn)
        rest.remove(kind)
        p.become(DiscardDrawn(seat, tuple(rest), self.left - 1))
        p.discard_combat(seat, kind)


@possible("draw_combat_cards", "draw_combat_cards_to_limit")
def _cards_left(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(p.combat_deck) or any(p.combat_discard)


@effect("draw_combat_cards_to_limit")
def _draw_to_limit(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.draw_combat(seat, max(0, hand_limit(p, seat) - p.hand_size(seat)))


@effect("discard_combat_cards")
def _discard_combat_cards(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(DiscardCards(seat, one.number, one.symbol or ""))


@possible("discard_combat_cards")
def _can_discard(p: Hellas, seat: int, one: Effect) -> bool:
    return count_with(p, seat, one.symbol or "") >= one.number


# -- priests, Glory Tokens, tokens ------------------------------------------------------------------------------------


@effect("gain_priests")
def _gain_priests(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.gain_priests(seat, one.number)


@possible("gain_priests")
def _room_for_priests(p: Hellas, seat: int, one: Effect) -> bool:
    away = sum(p.priests_at[god * p.seats + seat] for god in range(len(p.facts.gods)))
    return p.priests[seat] + away < p.facts.limits["priests"]


@effect("sacrifice_priests")
def _sacrifice_priests(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.sacrifice_priests(seat, one.number)


@possible("sacrifice_priests")
def _has_priests(p: Hellas, seat: int, one: Effect) -> bool:
    return p.priests[seat] >= one.number


@dataclass(frozen=True)
class ChooseGlory(Step):
    """A Glory Token that nobody owns is taken, or an own one returned; not that of the `barred` land."""

    seat: int
    left: int
    giving: bool
    barred: int = NOBODY

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        owner = self.seat if self.giving else NOBODY
        lands = [n for n, whose in enumerate(p.glory) if whose == owner and n != self.barred] if self.left else []
        if not lands:
            p.pop()
            return ()
        kind = "return_glory" if self.giving else "take_glory"
        return (Decision(self.seat, kind, tuple(act(kind, p.facts.land_ids[land]) for land in lands)),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        land = p.facts.land[str(action.args[0])]
        p.become(ChooseGlory(seat, self.left - 1, self.giving, self.barred))
        if self.giving:
            p.glory[land] = NOBODY
            p.tell("glory_returned", seat, {"land": p.facts.land_ids[land]})
        else:
            p.take_glory(seat, land)


@effect("return_glory_tokens")
def _return_glory(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChooseGlory(seat, one.number, True))


@possible("return_glory_tokens")
def _has_glory(p: Hellas, seat: int, one: Effect) -> bool:
    return p.glory.count(seat) >= one.number


@effect("take_free_glory_tokens")
def _take_free_glory(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    table, name, _ = ref.split(":")
    own = p.facts.land_of[p.facts.quest_region[p.facts.quest[name]]] if table == "quest" else NOBODY
    p.push(ChooseGlory(seat, one.number, False, own))  # the token of the quest's own land comes anyway (H-11.12)


@effect("take_glory_token")
def _take_glory_token(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    if p.hero_at[seat] != NOWHERE:
        p.take_glory(seat, p.facts.land_of[p.hero_at[seat]])


@dataclass(frozen=True)
class ClearToken(Step):
    """Used-action tokens come off special actions of the player's choice."""

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        used = [name for name, bit in p.facts.special.items() if p.specials_used[self.seat] & bit] if self.left else []
        if not used:
            p.pop()
            return ()
        return (Decision(self.seat, "clear_token", tuple(act("clear_token", name) for name in used)),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(ClearToken(seat, self.left - 1))
        p.specials_used[seat] &= ~p.facts.special[str(action.args[0])]
        p.tell("token_cleared", seat, {"special": str(action.args[0])})


@effect("remove_used_action_tokens")
def _remove_tokens(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ClearToken(seat, one.number))


@possible("remove_used_action_tokens")
def _has_tokens(p: Hellas, seat: int, one: Effect) -> bool:
    return p.specials_used[seat] != 0


@effect("remove_all_used_action_tokens")
def _remove_all_tokens(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.specials_used[seat] = 0
    p.blessing_tokens[seat] = 0
    p.tell("tokens_cleared", seat, {})


@possible("remove_all_used_action_tokens")
def _has_any_tokens(p: Hellas, seat: int, one: Effect) -> bool:
    return p.specials_used[seat] != 0 or p.blessing_tokens[seat] != 0


@effect("extra_special_actions")
def _extra_special(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.extra_specials += one.number
    p.tell("extra_special", seat, {"count": one.number})


# -- artifacts --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class KeepArtifact(Step):
    """Neutral artifacts drawn to choose from; the others go back unseen (H-1.13, H-24.6)."""

    seat: int
    cards: tuple[int, ...]
    keep: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.keep or not self.cards:
            p.pop()
            p.neutral_deck = p.dice.shuffled([*p.neutral_deck, *self.cards])
            return ()
        actions = tuple(act("keep_artifact", p.facts.artifact_ids[card]) for card in self.cards)
        return (Decision(self.seat, "keep_artifact", actions),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        card = p.facts.artifact[str(action.args[0])]
        rest = tuple(other for other in self.cards if other != card)
        p.become(KeepArtifact(seat, rest, self.keep - 1))
        open_artifact(p, seat, card)


def draw_artifacts(p: Hellas, seat: int, count: int, keep: int) -> None:
    cards = [p.neutral_deck.pop() for _ in range(min(count, len(p.neutral_deck)))]
    if cards:
        p.seal()
        names = [p.facts.artifact_ids[card] for card in cards]
        p.tell_secretly("artifacts_drawn", seat, {"count": len(cards), "artifacts": names}, ("artifacts",))
        p.push(KeepArtifact(seat, tuple(sorted(cards)), keep))


@effect("draw_neutral_artifacts")
def _draw_neutral(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    draw_artifacts(p, seat, one.number, one.keep)


@possible("draw_neutral_artifacts")
def _neutral_left(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(p.neutral_deck)
