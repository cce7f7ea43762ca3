"""What the descriptions of all games are made of: values refused by name, steps in words, cards that are kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from aegean import PositionError
from aegean.core.dealing import Supply, deal
from aegean.core.describing import (
    StepWords,
    number,
    one_of,
    read_chance,
    read_set,
    read_word,
    row_of,
    some_of,
    word_of,
    written_chance,
    written_rolls,
    written_set,
)
from aegean.core.dice import Dice
from aegean.core.position import Step

PETS = ("cat", "dog", "owl:barn")


@dataclass(frozen=True)
class Feed(Step):
    seat: int
    pet: int
    tired: bool
    name: str
    wanted: int
    queue: tuple[int, ...]
    least: int = 3


WORDS = StepWords(
    [Feed],
    {
        "seat": number(0, 3),
        "Feed.pet": one_of(PETS, -1),
        "name": word_of(["", *PETS], ""),
        "wanted": some_of(PETS, "pets"),
        "queue": row_of(PETS, "pets"),
    },
)
FEED: dict[str, Any] = {"step": "Feed", "seat": 1, "tired": True, "wanted": ["dog"], "queue": ["cat", "cat"]}


@pytest.mark.parametrize("more", [{}, {"pet": "dog", "name": "cat", "least": 0}])
def test_a_step_in_words(more: dict[str, Any]) -> None:
    step = WORDS.read({**FEED, **more}, "steps[0]")
    assert isinstance(step, Feed)
    assert (step.pet, step.least) == ((1, 0) if more else (-1, 3))
    assert WORDS.write(step) == {**FEED, **more}


@pytest.mark.parametrize(
    ("field", "said", "words"),
    [
        ("steps[0]", [], "a table"),
        ("steps[0].step", {"step": "Walk"}, "known: Feed"),
        ("steps[0]", {"step": "Feed", "seat": 1, "tired": False, "queue": []}, "Feed needs wanted"),
        ("steps[0]", {**FEED, "place": 1}, "step, seat, pet, tired, name, wanted, queue, least"),
        ("steps[0].seat", {**FEED, "seat": 4}, "from 0 to 3"),
        ("steps[0].pet", {**FEED, "pet": "dig"}, "did you mean dog?"),
        ("steps[0].tired", {**FEED, "tired": 1}, "true or false"),
        ("steps[0].wanted", {**FEED, "wanted": ["dog", "dog"]}, "only once"),
        ("steps[0].queue[1]", {**FEED, "queue": ["dog", 1]}, "unknown"),
        ("steps[0].least", {**FEED, "least": -1}, "0 or more"),
    ],
)
def test_a_step_is_refused_by_name(field: str, said: Any, words: str) -> None:
    with pytest.raises(PositionError) as refusal:
        WORDS.read(said, "steps[0]")
    assert str(refusal.value).startswith(f"{field}: ")
    assert words in str(refusal.value)


def test_a_part_of_a_word_finds_it() -> None:
    with pytest.raises(PositionError, match="did you mean owl:barn"):
        read_word("barn", "pet", PETS)


def test_sets_of_words() -> None:
    assert read_set(["owl:barn", "cat"], "pets", "pets", PETS) == 5
    assert written_set(5, PETS) == ["cat", "owl:barn"]


def test_chance_and_coming_rolls() -> None:
    faces: dict[str, tuple[str, ...] | tuple[int, ...]] = {"word": ("a", "b", "b"), "number": (0, 2, 4)}
    said = {"chance": written_chance(Dice.of_seed(3)), "rolls": {"word": ["b", "a"], "number": [4]}}
    dice = read_chance(Dice.of_seed(0), said, faces)
    assert written_chance(dice) == written_chance(Dice.of_seed(3))
    assert written_rolls(dice, faces) == said["rolls"]
    assert [dice.roll("word", 3), dice.roll("number", 3), dice.roll("word", 3)] == [1, 2, 0]
    assert written_rolls(dice, faces) == {}
    with pytest.raises(PositionError, match=r"^rolls\.number\[0\]: 3 is not on the die: 0, 2, 4"):
        read_chance(dice, {"rolls": {"number": [3]}}, faces)


# -- cards ------------------------------------------------------------------------------------------------------------

COPIES = [3, 2, 1]


def supply() -> Supply:
    return Supply("pet card", PETS, COPIES)


def test_cards_are_kept_wherever_they_are_said_to_be() -> None:
    hands, deck = [[1, 0, 0], [0, 1, 0]], [0, 2, 1, 0]  # the top of the deck is the last
    dealt = deal(supply(), hands, deck, {0: ("hand", [2])}, [], ("top", [1]), None)
    assert dealt.hands == [[0, 0, 1], [0, 1, 0]]
    assert dealt.deck == [0, 0, 1]
    assert dealt.discards == [1, 0, 0]
    dealt = deal(supply(), hands, deck, {0: ("hand", [2])}, [("apart", [0])], ("top", []), ("discards", []))
    assert dealt.deck == [0, 1, 0]
    assert dealt.discards == [0, 0, 0]


def test_hands_that_are_not_said_keep_what_is_left_for_them() -> None:
    dealt = deal(supply(), [[0, 0, 0], [0, 2, 0]], [0, 0, 0, 2], {0: ("hand", [1])}, [], ("top", []), ("discards", []))
    assert dealt.hands == [[0, 1, 0], [0, 1, 0]]


def test_more_cards_than_there_are() -> None:
    with pytest.raises(PositionError, match=r"^hand: with these, 4 or more cat pet cards .* there are 3$"):
        supply().take("hand", [0] * 4)
    with pytest.raises(PositionError, match=r"^hand: owl:barn is described once too often: there is 1$"):
        supply().take("hand", [2, 2])
