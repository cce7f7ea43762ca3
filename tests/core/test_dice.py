"""Chance: the same stream for ever, fair, and bound to a seed that can be checked afterwards."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import pairwise, permutations
from typing import Any

import pytest

from aegean.core.dice import SEED_BITS, Dice, check_seed, commitment, key_of

GREATEST = (1 << SEED_BITS) - 1

# Records of played games depend on these: they may never change.
GOLDEN_WORDS = {
    7: [
        4755262705195989948,
        11221332620463096377,
        6884998430381465735,
        12992004748200646678,
        17510100858090676246,
        13440837384599541849,
        9516476901913672742,
        10007012268935712840,
        8201750182508967942,
        7159111857231188635,
    ],
    GREATEST: [
        21358772849544792,
        7607352981371652240,
        8473714133946541412,
        1470705429756093008,
        9027648542633429758,
        1136918398222037042,
        1525845908623496148,
        5618675228327380902,
        17137131791615970813,
        15948990909397072159,
    ],
}
GOLDEN_ROLLS = {
    7: [3, 5, 4, 1, 4, 4, 1, 1, 5, 5, 1, 5, 3, 1, 5, 4, 1, 4, 4, 5],
    GREATEST: [4, 4, 5, 5, 0, 4, 5, 1, 5, 3, 5, 3, 4, 1, 0, 0, 0, 1, 5, 1],
}
GOLDEN_SHUFFLES = {7: [1, 3, 7, 4, 10, 6, 8, 11, 5, 2, 9, 0], GREATEST: [11, 0, 2, 10, 9, 7, 3, 1, 8, 5, 6, 4]}
GOLDEN_COMMITMENTS = {
    7: "9213f444bddbe4454decbd32cacb9e297a89a69b06b879d4d7d32a7647cce7c2",
    GREATEST: "cd7cb7d818e0d1c0f8ba46ba613b80102666440c3fc2cc6f134c420efd68140a",
}


@pytest.mark.parametrize("seed", GOLDEN_WORDS)
def test_a_seed_gives_the_same_chance_for_ever(seed: int) -> None:
    dice = Dice.of_seed(seed)
    assert [dice.word() for _ in range(10)] == GOLDEN_WORDS[seed]
    assert [dice.roll("oracle", 6) for _ in range(20)] == GOLDEN_ROLLS[seed]
    assert dice.shuffled(range(12)) == GOLDEN_SHUFFLES[seed]


def test_a_word_can_be_recomputed_by_anybody_who_knows_the_seed() -> None:
    """In the open: BLAKE2b keyed by the hash of the seed, eight words from each count."""
    key = blake2b((7).to_bytes(32, "big"), digest_size=32, person=b"aegean dice").digest()
    block = blake2b((1).to_bytes(8, "big"), key=key, digest_size=64).digest()
    dice = Dice.of_seed(7)
    words = [dice.word() for _ in range(10)]
    assert words[8:] == [int.from_bytes(block[:8], "big"), int.from_bytes(block[8:16], "big")]
    assert dice.count == 10


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 1000])
def test_a_stream_goes_on_from_any_place(count: int) -> None:
    dice = Dice.of_seed(3)
    for _ in range(count):
        dice.word()
    resumed = Dice(key_of(3), count)
    assert [resumed.word() for _ in range(20)] == [dice.word() for _ in range(20)]


def test_copies_are_independent() -> None:
    dice = Dice(key_of(3), 5, {"oracle": (1, 2)})
    twin = dice.copy()
    assert [twin.roll("oracle", 6) for _ in range(12)] == [dice.roll("oracle", 6) for _ in range(12)]
    dice.roll("oracle", 6)
    third = dice.copy()
    assert (third.count, third.key, third.script) == (dice.count, dice.key, dice.script)
    assert twin.count == dice.count - 1
    assert twin.word() != third.word()


def test_different_seeds_give_different_chance() -> None:
    assert len({Dice.of_seed(seed).word() for seed in range(1000)}) == 1000


# -- fairness: with fixed seeds, so that no test fails by bad luck -----------------------------------------------------


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + (kinds - len(counts)) * expected


@pytest.mark.parametrize(("bound", "limit"), [(2, 10.8), (3, 13.8), (6, 20.5), (10, 27.9), (42, 74.7)])
def test_every_number_comes_equally_often(bound: int, limit: float) -> None:
    """The limits are those that chance exceeds once in a thousand."""
    dice = Dice.of_seed(2024)
    counts = Counter(dice.below(bound) for _ in range(12_000))
    assert set(counts) == set(range(bound))
    assert chi_square(counts, bound) < limit


def test_every_order_comes_equally_often() -> None:
    dice = Dice.of_seed(2024)
    counts = Counter(tuple(dice.shuffled("abcd")) for _ in range(12_000))
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24) < 49.7


def test_consecutive_rolls_do_not_depend_on_each_other() -> None:
    dice = Dice.of_seed(2024)
    rolls = [dice.roll("d", 6) for _ in range(12_001)]
    assert chi_square(Counter(pairwise(rolls)), 36) < 66.6


def test_words_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    """Without it the small numbers of a bound near 2**64 would come twice as often."""
    dice = Dice.of_seed(5)
    bound = (1 << 63) + 1
    drawn = [dice.below(bound) for _ in range(200)]
    assert max(drawn) < bound
    assert dice.count > 300  # nearly every second word was thrown away


# -- shuffles ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("items", [[], ["one"], list("abcdefg"), [1, 1, 2, 2], range(30)])
def test_a_shuffle_keeps_its_cards(items: Any) -> None:
    before = list(items)
    shuffled = Dice.of_seed(1).shuffled(items)
    assert Counter(shuffled) == Counter(before)
    assert list(items) == before


# -- scripts ----------------------------------------------------------------------------------------------------------


def test_a_script_lays_down_the_next_rolls_of_its_die() -> None:
    dice = Dice(key_of(4), 0, {"oracle": (3, 0), "battle": (9,)})
    free = Dice.of_seed(4)
    assert dice.roll("titan", 6) == free.roll("titan", 6)
    assert [dice.roll("oracle", 6), dice.roll("battle", 10), dice.roll("oracle", 6)] == [3, 9, 0]
    assert not any(dice.script.values())
    assert dice.count == free.count
    assert [dice.roll("oracle", 6) for _ in range(9)] == [free.roll("oracle", 6) for _ in range(9)]


# -- seeds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", GOLDEN_COMMITMENTS)
def test_a_commitment_is_the_same_for_ever(seed: int) -> None:
    assert commitment(seed) == GOLDEN_COMMITMENTS[seed]


def test_a_commitment_binds_its_seed_and_is_not_its_key() -> None:
    seeds = [*range(500), GREATEST]
    assert len({commitment(seed) for seed in seeds}) == len(seeds)
    assert commitment(7) != key_of(7).hex()


@pytest.mark.parametrize("seed", [0, 1, GREATEST])
def test_seeds_up_to_256_bits(seed: int) -> None:
    check_seed(seed)
    assert 0 <= Dice.of_seed(seed).below(6) < 6


@pytest.mark.parametrize("make", [check_seed, key_of, commitment, Dice.of_seed])
def test_bad_seeds_are_refused(make: Any) -> None:
    for seed in (-1, GREATEST + 1):
        with pytest.raises(ValueError, match="between 0 and 2"):
            make(seed)
    no_numbers: list[Any] = ["7", 7.0, None, True, b"7"]
    for no_number in no_numbers:
        with pytest.raises(TypeError, match="whole number"):
            make(no_number)
