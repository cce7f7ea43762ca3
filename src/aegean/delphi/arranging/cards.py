"""Cards: hands, decks and discard piles of oracle and injury cards, equipment and companions.

Every card is somewhere, once. What is said comes first; hands that are not spoken of keep theirs as far as cards last;
the rest of a deck keeps its order under the cards said to lie on top.
"""

from __future__ import annotations

from aegean.core.dealing import Said, Supply, deal
from aegean.core.describing import Table, read_words, refused
from aegean.delphi.arranging.reading import read_colours
from aegean.delphi.names import COLOURS, COMPANION, COMPANIONS, HERO, NO_CARD
from aegean.delphi.position import Delphi


def arrange_oracle(p: Delphi, players: list[Table], supply: Table) -> None:
    """Hands, deck and discards; the card used this turn lies apart from them (D-5.3)."""
    apart: list[Said] = [("turn.card_used", [p.card_used])] if p.card_used != NO_CARD else []
    p.oracle, p.oracle_deck, p.oracle_discard = _dealt(
        "oracle", p.facts.decks["oracle"].per_colour, p.oracle, p.oracle_deck, players, supply, apart
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
    apart: list[Said],
) -> tuple[list[int], list[int], list[int]]:
    """Hands by seat and colour, the deck with its top last, and the discards by colour."""
    key, pile = "injuries" if name == "injury" else name, f"{name}_discard"

    def read(table: Table, key: str, field: str) -> Said:
        return field, read_colours(table.get(key, []), field)

    dealt = deal(
        Supply(f"{name} card", COLOURS, [per_colour] * 6),
        [hands[seat * 6 : seat * 6 + 6] for seat in range(len(players))],
        deck,
        {n: read(player, key, f"players[{n}].{key}") for n, player in enumerate(players) if key in player},
        apart,
        read(supply, f"{name}_deck", f"supply.{name}_deck"),
        read(supply, pile, f"supply.{pile}") if pile in supply else None,
    )
    return [count for hand in dealt.hands for count in hand], dealt.deck, dealt.discards


def arrange_equipment(p: Delphi, players: list[Table], supply: Table) -> None:
    ids, number = p.facts.equipment_ids, p.facts.equipment_number
    cards = Supply("equipment card", ids, [entry.copies for entry in p.facts.equipment])

    def read(table: Table, key: str, field: str) -> list[int]:
        said = [number[word] for word in read_words(table.get(key, []), field, "equipment cards", ids)]
        cards.take(field, said)
        return said

    for seat, player in enumerate(players):
        if "equipment" in player:
            p.equipment[seat] = sum(1 << card for card in set(read(player, "equipment", f"players[{seat}].equipment")))
    size = p.facts.setup["equipment_display"].value
    displayed = read(supply, "display", "supply.display")
    if len(displayed) > size:
        raise refused("supply.display", f"{len(displayed)} cards are too many: {size} are displayed")
    top = read(supply, "equipment_deck", "supply.equipment_deck")
    for seat, player in enumerate(players):
        if "equipment" not in player:
            for card in range(len(ids)):
                if p.equipment[seat] >> card & 1 and not cards.take_if_left(card):  # it is said to be elsewhere
                    p.equipment[seat] &= ~(1 << card)
    slots: list[int | None] = [card if cards.take_if_left(card) else None for card in p.display]
    if "display" in supply:
        kept = [card for card in slots if card is not None]
        for card in kept[size - len(displayed) :]:
            cards.left[card] += 1
        slots = [*displayed, *kept, *([None] * size)][:size]
    beneath = cards.beneath(p.equipment_deck)
    filled = [card if card is not None or not beneath else beneath.pop() for card in slots]
    p.display = [card for card in filled if card is not None]
    p.equipment_deck = beneath + top[::-1]
    if len(p.display) < size and p.equipment_deck:
        raise refused("supply.display", f"{size} cards are displayed as long as the deck has any")


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
