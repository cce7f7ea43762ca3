"""Cards: hands, decks and discard piles of oracle and injury cards, equipment and companions.

Every card is somewhere, once. What is said comes first; hands that are not spoken of keep theirs as far as cards last;
the rest of a deck keeps its order under the cards said to lie on top.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from aegean.delphi.arranging.reading import Table, read_colours, read_words, refused
from aegean.delphi.names import COLOURS, COMPANION, COMPANIONS, HERO, NO_CARD
from aegean.delphi.position import Delphi


def arrange_oracle(p: Delphi, players: list[Table], supply: Table) -> None:
    """Hands, deck and discards; the card used this turn lies apart from them (D-5.3)."""
    said: list[tuple[str, list[int]]] = [("turn.card_used", [p.card_used])] if p.card_used != NO_CARD else []
    p.oracle, p.oracle_deck, p.oracle_discard = _dealt(
        "oracle", p.facts.decks["oracle"].per_colour, p.oracle, p.oracle_deck, players, supply, said
    )


def arrange_injuries(p: Delphi, players: list[Table], supply: Table) -> None:
    """A hero keeps injuries of its colour away (D-11.2)."""
    hands = p.injuries[:]
    for seat in range(p.seats):
        for colour in range(6):
            if p.companions[seat] >> (HERO * 6 + colour) & 1:
                hands[seat * 6 + colour] = 0
    p.injuries, p.injury_deck, p.injury_discard = _dealt(
        "injury", p.facts.decks["injury"].per_colour, hands, p.injury_deck, players, supply, []
    )
    for seat in range(p.seats):
        for colour in range(6):
            hero = HERO * 6 + colour
            if p.companions[seat] >> hero & 1 and p.injuries[seat * 6 + colour]:
                raise refused(f"players[{seat}].injuries", f"{COMPANIONS[hero]} keeps {COLOURS[colour]} ones away")


def _dealt(
    name: str,
    per_colour: int,
    hands: list[int],
    deck: list[int],
    players: list[Table],
    supply: Table,
    apart: list[tuple[str, list[int]]],
) -> tuple[list[int], list[int], list[int]]:
    """Hands by seat and colour, the deck with its top last, and the discards by colour."""
    key = "injuries" if name == "injury" else name
    own = {n: read_colours(player[key], f"players[{n}].{key}") for n, player in enumerate(players) if key in player}
    top = read_colours(supply.get(f"{name}_deck", []), f"supply.{name}_deck")
    discards = read_colours(supply.get(f"{name}_discard", []), f"supply.{name}_discard")
    left = [per_colour] * 6
    for field, cards in [
        *((f"players[{seat}].{key}", cards) for seat, cards in own.items()),
        *apart,
        (f"supply.{name}_discard", discards),
        (f"supply.{name}_deck", top),
    ]:
        for colour in cards:
            left[colour] -= 1
            if left[colour] < 0:
                raise refused(
                    field, f"with these, {per_colour + 1} or more {COLOURS[colour]} {name} cards are described, and "
                    f"there are {per_colour}"
                )  # fmt: skip
    dealt = [0] * len(hands)
    for seat in range(len(players)):
        for colour in range(6):
            at = seat * 6 + colour
            dealt[at] = own[seat].count(colour) if seat in own else min(hands[at], left[colour])
            if seat not in own:
                left[colour] -= dealt[at]
    rest = _kept(deck, left)
    spare = [colour for colour in range(6) for _ in range(left[colour] - rest.count(colour))]
    if f"{name}_discard" in supply:
        rest = spare + rest
    else:
        discards = spare
    return dealt, rest + top[::-1], [discards.count(colour) for colour in range(6)]


def _kept(deck: list[int], left: Sequence[int] | Counter[int]) -> list[int]:
    """The cards that remain of a deck when so many of each kind are left: the missing ones were on top."""
    there: Counter[int] = Counter()
    rest = []
    for card in deck:
        if there[card] < left[card]:
            there[card] += 1
            rest.append(card)
    return rest


def arrange_equipment(p: Delphi, players: list[Table], supply: Table) -> None:
    ids, number = p.facts.equipment_ids, p.facts.equipment_number
    left = Counter({card: entry.copies for card, entry in enumerate(p.facts.equipment)})

    def read(table: Table, key: str, field: str) -> list[int]:
        cards = [number[word] for word in read_words(table.get(key, []), field, "equipment cards", ids)]
        for card in cards:
            if not _take(left, card):
                raise refused(
                    field, f"{ids[card]} is described once too often: there is {p.facts.equipment[card].copies}"
                )
        return cards

    for seat, player in enumerate(players):
        if "equipment" in player:
            p.equipment[seat] = sum(1 << card for card in set(read(player, "equipment", f"players[{seat}].equipment")))
    size = p.facts.setup["equipment_display"].value
    shown = read(supply, "display", "supply.display")
    if len(shown) > size:
        raise refused("supply.display", f"{len(shown)} cards are too many: {size} are displayed")
    top = read(supply, "equipment_deck", "supply.equipment_deck")
    for seat, player in enumerate(players):
        if "equipment" not in player:
            for card in range(len(ids)):
                if p.equipment[seat] >> card & 1 and not _take(left, card):  # it is said to be elsewhere
                    p.equipment[seat] &= ~(1 << card)
    slots: list[int | None] = [card if _take(left, card) else None for card in p.display]
    if "display" in supply:
        kept = [card for card in slots if card is not None]
        left.update(kept[size - len(shown) :])
        slots = [*shown, *kept, *([None] * size)][:size]
    rest = _kept(p.equipment_deck, left)
    beneath = list((left - Counter(rest)).elements()) + rest
    filled = [card if card is not None or not beneath else beneath.pop() for card in slots]
    p.display = [card for card in filled if card is not None]
    p.equipment_deck = beneath + top[::-1]
    if len(p.display) < size and p.equipment_deck:
        raise refused("supply.display", f"{size} cards are displayed as long as the deck has any")


def _take(left: Counter[int], card: int) -> bool:
    if left[card]:
        left[card] -= 1
        return True
    return False


def arrange_companions(p: Delphi, players: list[Table], supply: Table) -> None:
    owner: dict[str, int] = {}
    for seat, player in enumerate(players):
        field = f"players[{seat}].companions"
        for name in read_words(player.get("companions", []), field, "companions", COMPANIONS):
            if name in owner:
                raise refused(field, f"{name} is described twice: seat {owner[name]} has it")
            owner[name] = seat
            p.companions[seat] |= 1 << COMPANION[name]
            p.companions_left &= ~(1 << COMPANION[name])
    if "companions" in supply:
        said = read_words(supply["companions"], "supply.companions", "companions", COMPANIONS)
        wrong = sorted(set(said) ^ {name for name in COMPANIONS if name not in owner})
        if wrong or len(set(said)) < len(said):
            raise refused(
                "supply.companions", f"those that no player has lie there, each once: {', '.join(wrong)} does not fit"
            )
