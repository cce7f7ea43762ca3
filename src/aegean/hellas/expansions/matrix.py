"""The matrix: which modules there are, with whom they may be played, and for how many players.

It is data (`matrix.toml`) and can be asked without the rules of any module. One validator names both sides of a clash
and what would be right.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from aegean.core.errors import OptionError
from aegean.core.options import ModuleFit

BASE_SEATS: Final = (2, 3, 4)


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the matrix says of one module."""

    seats: tuple[int, ...]
    brings: tuple[int, ...] = ()  # numbers of players beyond those of the base game
    marked: bool = False
    with_marked: tuple[str, ...] = ()
    needs: tuple[tuple[str, ...], ...] = ()
    excludes: tuple[str, ...] = ()
    mode: bool = False
    seats_note: str = ""  # what is right where somebody asks for another number of players


class Clash(NamedTuple):
    """Why a set of modules cannot be played: the module, what speaks against it, and the others concerned."""

    module: str
    reason: str  # "excludes", "marked", "needs" or "seats"
    others: tuple[str, ...]

    def __str__(self) -> str:
        others = " or ".join(self.others)
        match self.reason:
            case "needs":
                return f"{self.module} needs {others}: choose that too, or leave {self.module} out"
            case "marked":
                return (
                    f"{self.module} and {others} are both for experienced players, and a game has one of these: "
                    f"leave {self.module} or {others} out"
                )
            case "seats":
                return f"{self.module} and {others} are for different numbers of players: leave one of them out"
        return f"{self.module} cannot be played with {others}: leave {self.module} or {others} out"


class Matrix:
    def __init__(self, lines: Mapping[str, Line]) -> None:
        self.lines = dict(lines)

    @property
    def expansions(self) -> tuple[str, ...]:
        return tuple(name for name, line in self.lines.items() if not line.mode)

    @property
    def modes(self) -> tuple[str, ...]:
        return tuple(name for name, line in self.lines.items() if line.mode)

    def with_line(self, name: str, line: Line) -> Matrix:
        """The same with one module more."""
        return Matrix({**self.lines, name: line})

    def without(self, names: Collection[str]) -> Matrix:
        return Matrix({name: line for name, line in self.lines.items() if name not in names})

    def apart(self, one: str, other: str) -> str:
        """Why two modules cannot be played together: "excludes", "marked", or "" where they can."""
        here, there = self.lines[one], self.lines[other]
        if other in here.excludes or one in there.excludes:
            return "excludes"
        if here.marked and there.marked and other not in here.with_marked and one not in there.with_marked:
            return "marked"
        return ""

    def clashes(self, chosen: Sequence[str]) -> list[Clash]:
        """All that keeps a set of modules from being played."""
        found = []
        for at, one in enumerate(chosen):
            for other in chosen[at + 1 :]:
                reason = self.apart(one, other)
                if reason:
                    found.append(Clash(one, reason, (other,)))
            for wanted in self.lines[one].needs:
                if not set(wanted) & set(chosen):
                    found.append(Clash(one, "needs", wanted))
        if not found and not self.seats_for(chosen):
            fewest = min(chosen, key=lambda name: len(self.lines[name].seats))
            others = tuple(name for name in chosen if not set(self._seats_of(name)) & set(self._seats_of(fewest)))
            found.append(Clash(fewest, "seats", others[:1]))
        return found

    def _seats_of(self, name: str) -> tuple[int, ...]:
        return self.lines[name].seats

    def check(self, chosen: Sequence[str]) -> None:
        for clash in self.clashes(chosen):
            raise OptionError(str(clash))

    def seats_for(self, chosen: Iterable[str]) -> tuple[int, ...]:
        """The numbers of players that a set of modules allows: five and six take the boards that bring them."""
        chosen = list(chosen)
        allowed = {*BASE_SEATS, *(seats for name in chosen for seats in self.lines[name].brings)}
        for name in chosen:
            allowed &= set(self.lines[name].seats)
        return tuple(sorted(allowed))

    def fit(self, name: str, chosen: Sequence[str], seats: int = 0) -> ModuleFit:
        """Whether a module goes with the chosen ones, itself among them or not, and with a number of players."""
        others = [other for other in chosen if other != name]
        found = ModuleFit(name, name in chosen)
        for reason in ("excludes", "marked"):
            clash = tuple(other for other in others if self.apart(name, other) == reason)
            if clash:
                return found._replace(clash=clash, reason=reason, remedy=tuple(self.room_for(name, others)))
        for choices in self.lines[name].needs:
            if not set(choices) & set(others):
                return found._replace(clash=choices, reason="needs", remedy=tuple(self.room_for(name, others)))
        allowed = self.seats_for([*others, name])
        hinders = seats not in self.lines[name].seats or seats in self.seats_for(others)  # the number, not only itself
        if not allowed or (seats and seats not in allowed and hinders):
            return found._replace(clash=("seats",), reason="seats", remedy=tuple(self.room_for(name, others)))
        return found

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players that some set of modules allows."""
        return tuple(sorted({*BASE_SEATS, *(seats for line in self.lines.values() for seats in line.brings)}))

    def room_for(self, name: str, chosen: Sequence[str]) -> list[str]:
        """The chosen modules with one more, changed as little as makes room for it: what speaks against it goes, and
        what it needs comes along."""
        kept = [other for other in chosen if other != name and not self.apart(name, other)]
        wanted = [name]
        while wanted:
            one = wanted.pop()
            kept = [other for other in kept if not self.apart(one, other)] + [one]
            for choices in self.lines[one].needs:
                if not set(choices) & set(kept) and not set(choices) & set(wanted):
                    fitting = [other for other in choices if not any(self.apart(other, there) for there in kept)]
                    wanted.append((fitting or list(choices))[-1])
        for one in list(kept):  # where a need was broken, something else may meet it
            for choices in self.lines[one].needs:
                fitting = [other for other in choices if not any(self.apart(other, there) for there in kept)]
                if not set(choices) & set(kept) and fitting:
                    kept.append(fitting[-1])
        kept = [other for other in kept if all(set(need) & set(kept) for need in self.lines[other].needs)]
        while not self.seats_for(kept):
            kept.remove(next(other for other in kept if other != name and not self._is_needed(other, kept)))
        return [other for other in self.lines if other in kept]

    def _is_needed(self, name: str, chosen: Sequence[str]) -> bool:
        rest = set(chosen) - {name}
        return any(name in need and not set(need) & rest for one in chosen for need in self.lines[one].needs)


@cache
def printed() -> Matrix:
    """The matrix of the rulebook."""
    text = (files(__package__) / "matrix.toml").read_text(encoding="utf-8")
    return Matrix(msgspec.convert(tomllib.loads(text), dict[str, Line]))
