"""Cards of a described position: every card is somewhere, once.

What is said comes first; hands that are not spoken of keep theirs as far as cards last; the rest of a deck keeps its
order under the cards said to lie on top.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from aegean.core.describing import refused

Said = tuple[str, Sequence[int]]  # a field, and the cards that it names


class Dealt(NamedTuple):
    hands: list[list[int]]  # by owner, how many of each card
    deck: list[int]  # the top is the last
    discards: list[int]  # of no certain order


class Supply:
    """How many of each card nothing has been said of yet."""

    def __init__(self, name: str, ids: Sequence[str], copies: Sequence[int]) -> None:
        self.name = name  # "oracle card"
        self.ids = ids
        self.copies = copies
        self.left = list(copies)

    def take(self, field: str, cards: Sequence[int]) -> None:
        """The field names these cards."""
        for card in cards:
            self.left[card] -= 1
            if self.left[card] < 0:
                there, name = self.copies[card], self.ids[card]
                if there == 1:
                    raise refused(field, f"{name} is described once too often: there is 1")
                raise refused(
                    field, f"with these, {there + 1} or more {name} {self.name}s are described, and there are {there}"
                )

    def take_if_left(self, card: int, count: int = 1) -> int:
        """As many as are left, for somebody of whom nothing is said."""
        taken = min(count, self.left[card])
        self.left[card] -= taken
        return taken

    def remaining(self, deck: Sequence[int]) -> list[int]:
        """The cards that remain of a deck: those that are missing were on top."""
        there = [0] * len(self.left)
        rest = []
        for card in deck:
            if there[card] < self.left[card]:
                there[card] += 1
                rest.append(card)
        return rest

    def spare(self, rest: Sequence[int]) -> list[int]:
        """What is neither said to be somewhere nor among the rest of the deck."""
        return [card for card, left in enumerate(self.left) for _ in range(left - rest.count(card))]

    def beneath(self, deck: Sequence[int]) -> list[int]:
        """All that is left, as a deck: what was not in it lies at the bottom."""
        rest = self.remaining(deck)
        return self.spare(rest) + rest


def deal(
    supply: Supply,
    hands: Sequence[Sequence[int]],
    deck: Sequence[int],
    own: Mapping[int, Said],
    apart: Sequence[Said],
    top: Said,
    discards: Said | None,
) -> Dealt:
    """Hands by owner, deck and discards, from what setup dealt and what is said: `own` hands, cards that lie `apart`,
    the `top` of the deck with the next card first, and the `discards`. Where those are not said they take the cards
    for which there is no other place."""
    for field, cards in [*own.values(), *apart, *([discards] if discards else []), top]:
        supply.take(field, cards)
    dealt = []
    for owner, hand in enumerate(hands):
        if owner in own:
            cards = own[owner][1]
            dealt.append([cards.count(card) for card in range(len(supply.left))])
        else:
            dealt.append([supply.take_if_left(card, count) for card, count in enumerate(hand)])
    rest = supply.remaining(deck)
    spare = supply.spare(rest)
    thrown = list(discards[1]) if discards else spare
    beneath = spare + rest if discards else rest
    return Dealt(dealt, beneath + list(top[1])[::-1], [thrown.count(card) for card in range(len(supply.left))])
