"""Who sits at the table: names, and a letter for each."""

from __future__ import annotations

from collections.abc import Sequence


def initials(names: Sequence[str]) -> list[str]:
    """One capital letter a name, all different: the first of its own letters that nobody has yet."""
    found: list[str] = []
    for name in names:
        letters = [letter.upper() for letter in name if letter.isalpha()] + [chr(ord("A") + n) for n in range(26)]
        found.append(next(letter for letter in letters if letter not in found and len(letter) == 1))
    return found


def beginnings(names: Sequence[str]) -> list[str]:
    """Each name cut as short as it can be and still be told from the others."""
    found = []
    for name in names:
        others = [other.casefold() for other in names if other != name]
        lengths = range(1, len(name))
        enough = (n for n in lengths if not any(other.startswith(name[:n].casefold()) for other in others))
        found.append(name[: next(enough, len(name))])
    return found


def seat_named(text: str, names: Sequence[str]) -> int | None:
    """The seat that a person means: by number, by letter or by the beginning of a name."""
    wanted = text.strip().casefold()
    if wanted.isascii() and wanted.isdigit():
        return int(wanted) if int(wanted) < len(names) else None
    for seat, letter in enumerate(initials(names)):
        if wanted == letter.casefold():
            return seat
    found = [seat for seat, name in enumerate(names) if wanted and name.casefold().startswith(wanted)]
    return found[0] if len(found) == 1 else None
