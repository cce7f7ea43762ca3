"""Passwords: how they are kept, and which are too easy to guess.

They are hashed and checked outside of transactions, in threads of their own, since that takes long on purpose. Whoever
guesses tries a few thousand passwords of the kind that many people choose; what is found by the rules here is refused
when it is chosen. There is no rule about kinds of letters: three words that do not belong together are welcome.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from aegean.server.errors import WeakPassword

T = TypeVar("T")

hasher = PasswordHasher()
_threads: Final = ThreadPoolExecutor(2, thread_name_prefix="password")  # each needs 64 MiB while it works

_FEW: Final = 3  # different characters that are too few
_NUMBER: Final = 10  # digits of a number that could be a date or a telephone's
_SHORT_NAME: Final = 3  # letters of a name that may stand in a password by chance
_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiopü", "asdfghjkl", "asdfghjklöä", "zxcvbnm",
    "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn", "1qaz2wsx3edc4rfv5tgb6yhn7ujm", "qazwsxedcrfvtgbyhnujm",
    "1q2w3e4r5t6y7u8i9o0p", "!@#$%^&*()", "!\"§$%&/()=",
)  # fmt: skip
_READ_AS: Final = str.maketrans("013457@$!€", "oieastasie")


# -- keeping ----------------------------------------------------------------------------------------------------------


async def hash_password(password: str) -> str:
    return await _in_thread(lambda: hasher.hash(password))


async def fits(password: str, kept: str | None) -> bool:
    """Whether it is the password. It takes as long where there is none to compare with."""

    def compare() -> bool:
        try:
            return hasher.verify(kept or _nobodys(hasher), password) and kept is not None
        except (Argon2Error, InvalidHashError):
            return False

    return await _in_thread(compare)


def outdated(kept: str) -> bool:
    """Whether a password should be hashed again, by the parameters of today."""
    return hasher.check_needs_rehash(kept)


@cache
def _nobodys(by: PasswordHasher) -> str:
    return by.hash(secrets.token_urlsafe())


async def _in_thread(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_threads, work)


# -- choosing ---------------------------------------------------------------------------------------------------------


def check(password: str, name: str) -> None:
    """Refuse a password that would be among the first to be guessed."""
    said = unicodedata.normalize("NFKC", password).casefold()
    bare = "".join(said.split())
    if len(set(bare)) <= _FEW or _repeats(bare) or _runs(bare):
        raise WeakPassword("this password repeats or continues itself: take a longer one, such as three words")
    if bare.isdigit() and len(bare) < _NUMBER:
        raise WeakPassword("a number alone is guessed soon: add a few words to it")
    own = "".join(unicodedata.normalize("NFKC", name).casefold().split())
    for core in _cores(bare):
        if len(own) >= _SHORT_NAME and core in (own, own * 2, own[::-1]):
            raise WeakPassword("this password is your name: take something else, such as three words")
        if _common(core):
            raise WeakPassword("this is one of the passwords that everybody tries first: take three words, for example")


def _repeats(text: str) -> bool:
    """Something short, again and again."""
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, len(text) // 2 + 1))


def _runs(text: str) -> bool:
    """Letters as they follow each other in the alphabet or on a keyboard, in one go or in two."""
    return any(_run(text[:at]) and _run(text[at:]) for at in (0, *range(3, len(text) - 2)))


def _run(text: str) -> bool:
    return not text or any(text in row or text in row[::-1] for row in _ROWS)


def _cores(bare: str) -> Iterator[str]:
    """What is left without digits and signs at either end; also with digits read as the letters they stand for."""
    for text in (bare, bare.translate(_READ_AS)):
        first = next((at for at, letter in enumerate(text) if letter.isalpha()), len(text))
        last = next((at for at in range(len(text), 0, -1) if text[at - 1].isalpha()), 0)
        if first < last:
            yield text[first:last]
    trimmed = bare.strip("0123456789!?.,;:-_*#+/()&%'\"").translate(_READ_AS)
    if trimmed:
        yield trimmed


def _common(core: str) -> bool:
    words = _words()
    return core in words or any(core[:at] in words and core[at:] in words for at in range(2, len(core) - 1))


@cache
def _words() -> frozenset[str]:
    text = (files("aegean.server") / "data" / "common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(word for line in text.splitlines() if not line.startswith("#") for word in line.casefold().split())
