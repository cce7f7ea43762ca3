"""Where a table's seed comes from: drawn by the server, given by somebody, or mixed of both.

Whoever knows the seed of a running game knows every hand. So a given one is taken as it is only where nobody else
plays; otherwise the server mixes 256 bits of its own into it, and neither side alone has chosen the luck. Number and
bits are shown with the seed after the end, so that everybody can check how it was made.
"""

from __future__ import annotations

import secrets
from typing import Any

from aegean.core.dice import SEED_BITS, commitment, mixed
from aegean.core.errors import OptionError


def columns(word: str, shared: bool) -> dict[str, Any]:
    """What the table's row says of its luck. `word` is a number that somebody gave, or nothing; `shared` says whether
    anybody but them plays."""
    if not word:
        return _columns(secrets.randbits(SEED_BITS))
    number = int(word)
    if number >> SEED_BITS:
        raise OptionError(f"a seed lies between 0 and 2**{SEED_BITS} - 1")
    return mixed_columns(number) if shared else _columns(number, seed_given=True)


def mixed_columns(number: int) -> dict[str, Any]:
    """The same for a given number, and bits that nobody knows."""
    salt = secrets.randbits(SEED_BITS)
    return _columns(mixed(number, salt), seed_word=str(number), seed_salt=str(salt))


def _columns(seed: int, **more: Any) -> dict[str, Any]:
    usual = {"seed_given": False, "seed_word": None, "seed_salt": None}
    return {"seed": str(seed), "commitment": commitment(seed), **usual, **more}
