"""Playing an order card: the monster comes, evolves, or carries out what the card says (HK-4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.describing import Wording, one_of
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.effects.board import MoveMonster
from aegean.hellas.effects.hand import DiscardCards
from aegean.hellas.expansions.kronos.board import board, heroes, is_active, own_board
from aegean.hellas.expansions.kronos.deck import orders, own_orders
from aegean.hellas.expansions.kronos.drawing import discard_order, refuse_order
from aegean.hellas.expansions.kronos.monsters import kill_in, refuse_price
from aegean.hellas.expansions.kronos.prices import price, spend_anger
from aegean.hellas.expansions.kronos.printed import Order, printed
from aegean.hellas.expansions.kronos.ruin import damage
from aegean.hellas.expansions.kronos.terror import TerrorAfter
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NEVER_SEEN, ON_MAP, SLAIN, Hellas
from aegean.hellas.queries import in_turn
from aegean.hellas.turn.monsters import appear


def _wordings(p: Hellas) -> Mapping[str, Wording]:
    return {"order": one_of(printed(p.rules).order_ids)}


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "summon": (("order", "order"), ("region", "region")),
        "evolve": (("order", "order"),),
        "carry_out": (("order", "order"),),
        "strike_beside": (("region", "region"),),
        "lay_down_hero": (("hero", "hero"),),
    },
    events=("hero_brought_down", "heroes_rose", "order_played"),
    reasons=(
        "nobody_is_to_be_killed_there",
        "that_card_is_no_evolution",
        "that_card_is_no_order",
        "that_hero_is_not_with_medusa",
        "that_monster_is_gone_for_good",
        "that_monster_is_on_the_map",
        "that_order_has_no_effect_now",
        "that_region_is_not_on_the_card",
        "your_hero_lies_on_the_ground",
    ),
    wordings=_wordings,
)

KINDS: Final = ("summon", "evolve", "carry_out")
TARTARUS: Final = "closing_of_tartarus"


def _order(p: Hellas, action: Action) -> Order:
    return printed(p.rules).orders[printed(p.rules).order[str(action.args[0])]]


def _refuse(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """HK-4.3 to HK-4.5."""
    if refused := refuse_order(p, action):
        return refused
    card, name = _order(p, action), str(action.args[0])
    fields = {"monster": card.monster, "order": name}
    fate = p.monster_state[p.rules.monster[card.monster]]
    if action.kind == "summon":
        if action.args[1] not in card.regions:
            return Refusal("that_region_is_not_on_the_card", "HK-4.3", {"order": name})
        if fate == ON_MAP:
            return Refusal("that_monster_is_on_the_map", "HK-4.3", fields)
        if fate == SLAIN:
            return Refusal("that_monster_is_gone_for_good", "HK-4.6", fields)
    elif fate != ON_MAP:
        return Refusal("the_monster_is_not_on_the_map", "HK-4.4")
    elif action.kind == "evolve":
        if card.evolution is None:
            return Refusal("that_card_is_no_evolution", "HK-4.4", fields)
    elif card.order is None:
        return Refusal("that_card_is_no_order", "HK-4.5", fields)
    elif not _EFFECTS[card.order][0](p, card):
        return Refusal("that_order_has_no_effect_now", "HK-4.5", fields)
    return refuse_price(p, price(p, "play_order"))


def _offers(p: Hellas, seat: int) -> list[Action]:
    table = printed(p.rules)
    found: list[Action] = []
    for number in orders(p).hand:
        name, card = table.order_ids[number], table.orders[number]
        found += [act("summon", name, region) for region in card.regions]
        found.append(act("evolve" if card.evolution is not None else "carry_out", name))
    return [action for action in found if _refuse(p, seat, action) is None]


def _play(p: Hellas, seat: int, action: Action) -> None:
    table, card = printed(p.rules), _order(p, action)
    name, monster = str(action.args[0]), p.rules.monster[card.monster]
    spend_anger(p, price(p, "play_order"))
    p.tell("order_played", seat, {"order": name})
    p.seal()
    if action.kind == "evolve":
        assert card.evolution is not None
        own_orders(p).hand.remove(table.order[name])
        p.evolved[monster] |= 1 << table.cards[card.evolution]
        p.tell("monster_evolved", seat, {"monster": card.monster, "evolution": card.evolution})
        return
    discard_order(p, table.order[name])
    if action.kind == "summon":
        own_board(p).fallen &= ~(1 << monster)
        appear(p, seat, monster, p.rules.region[str(action.args[1])])
        p.push(TerrorAfter(seat))
    else:
        assert card.order is not None
        _EFFECTS[card.order][1](p, seat, card)


PLAY: Final = Deed(KINDS, _offers, _play, _refuse)


# -- a slain monster ---------------------------------------------------------------------------------------------------


@CHAPTER.answer("monster_slain")
def _back_to_the_pool(p: Hellas, seat: int, monster: int, region: int) -> None:
    """Its cards are discarded. While the Gates of Tartarus are open it can come back, fresh (HK-4.6, HK-11.3)."""
    table = printed(p.rules)
    p.slain[seat] &= ~(1 << monster)
    if monster == table.monster:
        return
    name, part = p.rules.monster_ids[monster], own_orders(p)
    held = {*part.deck, *part.hand, *part.discard}
    own = [n for n, card in enumerate(table.orders) if card.monster == name and n not in held]
    part.discard += own
    if is_active(p, TARTARUS):
        p.monster_state[monster] = NEVER_SEEN
        own_board(p).fallen |= 1 << monster
    elif ON_MAP not in p.monster_state:
        own_board(p).emptied = 1


@CHAPTER.answer("slot_freed")
def _gates_closed(p: Hellas, seat: int, slot: int, quest: int) -> None:
    """Those who lie slain when the Gates of Tartarus are closed never return (HK-11.3)."""
    if p.rules.quest_ids[quest] != TARTARUS:
        return
    part = own_board(p)
    for monster in range(len(p.rules.monsters)):
        if part.fallen >> monster & 1:
            p.monster_state[monster] = SLAIN
    part.fallen = 0


# -- the orders --------------------------------------------------------------------------------------------------------


def _region(p: Hellas, card: Order) -> int:
    return p.monster_at[p.rules.monster[card.monster]]


def _can_break_down(p: Hellas, card: Order) -> bool:
    """Not its last level, and only from the monument's own region."""
    assert card.god is not None
    return p.rules.region_ids[_region(p, card)] == card.only_in and p.levels[p.rules.god[card.god]] > 1


def _break_down(p: Hellas, seat: int, card: Order) -> None:
    assert card.god is not None
    damage(p, seat, p.rules.god[card.god], 1)


def _beside(p: Hellas, card: Order) -> list[int]:
    return [region for region in p.rules.neighbours[_region(p, card)] if p.owners_in(region)]


def _can_breathe(p: Hellas, card: Order) -> bool:
    return bool(p.owners_in(_region(p, card)) or _beside(p, card))


def _breathe(p: Hellas, seat: int, card: Order) -> None:
    p.push(StrikeBeside(seat, printed(p.rules).orders.index(card)))
    kill_in(p, seat, _region(p, card), card.kills)


@dataclass(frozen=True)
class StrikeBeside(Step):
    """In which neighbouring region of the monster a hoplite dies too (HK-4.8)."""

    ASKS: ClassVar[tuple[str, ...]] = ("strike_beside",)

    seat: int
    order: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        card = printed(p.rules).orders[self.order]
        regions = _beside(p, card)
        if not regions:
            p.pop()
            return ()
        actions = tuple(act("strike_beside", p.rules.region_ids[region]) for region in regions)
        return (Decision(self.seat, "strike_beside", actions, {"monster": card.monster}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "strike_beside":
            return None
        return Refusal("nobody_is_to_be_killed_there", "HK-4.8", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        kills = printed(p.rules).orders[self.order].kills_beside
        kill_in(p, seat, p.rules.region[str(action.args[0])], kills)


def _can_grow(p: Hellas, card: Order) -> bool:
    """The move alone is worth it: a monster can always go somewhere."""
    return True


def _grow(p: Hellas, seat: int, card: Order) -> None:
    monster = p.rules.monster[card.monster]
    p.push(MoveMonster(seat, monster, 1, False))
    if p.wounds[monster]:
        p.wounds[monster] = 0
        p.tell("monster_healed", seat, {"monster": card.monster})


def _there(p: Hellas, card: Order) -> list[int]:
    return [seat for seat in in_turn(p, p.active) if seat in heroes(p) and p.hero_at[seat] == _region(p, card)]


def _can_ask(p: Hellas, card: Order) -> bool:
    return any(p.hand_size(seat) > p.value_of(seat, "leadership") for seat in _there(p, card))


def _ask(p: Hellas, seat: int, card: Order) -> None:
    """Each down to its Leadership."""
    for hero in reversed(_there(p, card)):
        over = p.hand_size(hero) - p.value_of(hero, "leadership")
        if over > 0:
            p.push(DiscardCards(hero, over, ""))


def _can_lay_down(p: Hellas, card: Order) -> bool:
    return any(not board(p).lying[seat] for seat in _there(p, card))


def _lay_down(p: Hellas, seat: int, card: Order) -> None:
    p.push(LayDownHero(seat, printed(p.rules).orders.index(card)))


@dataclass(frozen=True)
class LayDownHero(Step):
    """Which hero in Medusa's region (HK-4.9)."""

    ASKS: ClassVar[tuple[str, ...]] = ("lay_down_hero",)

    seat: int
    order: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        card = printed(p.rules).orders[self.order]
        there = [seat for seat in _there(p, card) if not board(p).lying[seat]]
        actions = tuple(act("lay_down_hero", p.rules.hero_ids[p.hero[seat]]) for seat in there)
        return (Decision(self.seat, "lay_down_hero", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "lay_down_hero":
            return None
        return Refusal("that_hero_is_not_with_medusa", "HK-4.9", {"hero": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        own_board(p).lying[p.hero.index(p.rules.hero[str(action.args[0])])] = 1
        p.tell("hero_brought_down", seat, {"hero": str(action.args[0])})


@CHAPTER.answer("hero_lies")
def _lies(p: Hellas, seat: int) -> Refusal | None:
    """No Hero Movement until the next monument is built (HK-4.9)."""
    return Refusal("your_hero_lies_on_the_ground", "HK-4.9") if board(p).lying[seat] else None


@CHAPTER.answer("hunting")
def _does_not_hunt(p: Hellas, seat: int, monster: int) -> Refusal | None:
    return _lies(p, seat)


def raise_heroes(p: Hellas) -> None:
    if any(board(p).lying):
        own_board(p).lying = [0] * p.seats
        p.tell("heroes_rose", printed(p.rules).seat, {})


_EFFECTS: Final = {
    "destroy_level": (_can_break_down, _break_down),
    "breathe_fire": (_can_breathe, _breathe),
    "grow_heads": (_can_grow, _grow),
    "ask_riddle": (_can_ask, _ask),
    "lay_down_hero": (_can_lay_down, _lay_down),
}
