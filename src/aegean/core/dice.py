"""Chance: a keyed BLAKE2b counter stream, small enough to be copied with every state.

The n-th word of a stream is BLAKE2b(key, n), and the key is BLAKE2b of the seed. Whoever learns the seed after the game
can therefore recompute every roll and every shuffle; before that, `commitment` binds the table to its seed.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BITS: Final = 256
_WORD: Final = 1 << 64
_LANES: Final = 8
_words: Final = Struct(f">{_LANES}Q").unpack  # of a block


def key_of(seed: int) -> bytes:
    """The key of the stream that belongs to a seed."""
    check_seed(seed)
    return blake2b(seed.to_bytes(SEED_BITS // 8, "big"), digest_size=32, person=b"aegean dice").digest()


def check_seed(seed: int) -> None:
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise TypeError(f"a seed is a whole number, not {seed!r}")
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed lies between 0 and 2**{SEED_BITS} - 1, and {seed} does not")


def commitment(seed: int) -> str:
    """What a table publishes before the first roll; it binds the seed and tells nothing of a well-drawn one."""
    check_seed(seed)
    return blake2b(seed.to_bytes(SEED_BITS // 8, "big"), digest_size=32, person=b"aegean commit").hexdigest()


def mixed(word: int, salt: int) -> int:
    """The seed that a given number and the server's own bits make together: whoever knows one of them knows nothing."""
    check_seed(word)
    check_seed(salt)
    both = word.to_bytes(SEED_BITS // 8, "big") + salt.to_bytes(SEED_BITS // 8, "big")
    return int.from_bytes(blake2b(both, digest_size=SEED_BITS // 8, person=b"aegean mix").digest(), "big")


class Dice:
    """A stream of chance. `script` holds results that an arranged position laid down for the next rolls."""

    __slots__ = ("_key", "_lanes", "_used", "count", "script")

    def __init__(self, key: bytes, count: int = 0, script: dict[str, tuple[int, ...]] | None = None) -> None:
        self._key = key
        self.count = count  # how many 64-bit words have been taken
        self.script: dict[str, tuple[int, ...]] = script or {}  # replaced, never changed in place
        self._lanes: tuple[int, ...] = ()
        self._used = -1  # which block of eight words `_lanes` holds

    @classmethod
    def of_seed(cls, seed: int) -> Dice:
        return cls(key_of(seed))

    @property
    def key(self) -> bytes:
        return self._key

    def copy(self) -> Dice:
        twin = Dice(self._key, self.count, self.script)
        twin._lanes = self._lanes
        twin._used = self._used
        return twin

    def word(self) -> int:
        """The next 64 bits."""
        block, lane = divmod(self.count, _LANES)
        if block != self._used:
            self._lanes = _words(blake2b(block.to_bytes(8, "big"), key=self._key, digest_size=64).digest())
            self._used = block
        self.count += 1
        return self._lanes[lane]

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""
        limit = _WORD - _WORD % bound
        while True:
            value = self.word()
            if value < limit:
                return value % bound

    def roll(self, name: str, faces: int) -> int:
        """One roll of the named die: from the script where a position laid one down, else from the stream."""
        if self.script:
            rolls = self.script.get(name)
            if rolls:
                self.script = {**self.script, name: rolls[1:]}
                return rolls[0]
        return self.below(faces)

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in a fair random order (Fisher-Yates)."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards
