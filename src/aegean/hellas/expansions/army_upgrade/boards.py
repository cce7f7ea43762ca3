"""The army upgrade boards: who has chosen which, and the upgrades taken on them (HA-1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Final, Literal, cast

from aegean.core.describing import read_flag, read_number, read_set, read_table, refused, written_set
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.components import Component, Condition, Effect, Effects
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import condition_met
from aegean.hellas.rules import Rules
from aegean.hellas.stages import Procedure
from aegean.hellas.turn.drafts import counter_clockwise

ID: Final = "army_upgrade"
_KEYS: Final = ("boards", "upgrades", "stormed")


class ArmyBoard(Component, frozen=True, kw_only=True):
    name: str


class ArmyUpgrade(Component, frozen=True, kw_only=True):
    name: str
    board: str
    level: Literal["upper", "lower"]  # the upper one comes first
    condition: Condition | None = None
    gain: Effects = ()  # once, when it is taken
    effects: Effects  # from then on


class Printed:
    """The boards and upgrades of a rulebook by their numbers."""

    def __init__(self, rules: Rules) -> None:
        upgrades = rules.pack.table("army_upgrades", ArmyUpgrade)
        self.board_ids = tuple(rules.pack.table("army_boards", ArmyBoard))
        self.ids = tuple(upgrades)
        self.number = {name: number for number, name in enumerate(self.ids)}
        self.upgrades = list(upgrades.values())
        self.board_of = [self.board_ids.index(upgrade.board) for upgrade in self.upgrades]
        self.on_board = [
            sum(1 << n for n, of in enumerate(self.board_of) if of == board) for board in range(len(self.board_ids))
        ]
        self.upper = sum(1 << n for n, upgrade in enumerate(self.upgrades) if upgrade.level == "upper")
        self.giving: dict[str, list[tuple[int, Condition | None, Effect]]] = {}  # by effect: the upgrades that have it
        for number, upgrade in enumerate(self.upgrades):
            for one in upgrade.effects:
                self.giving.setdefault(one.effect, []).append((number, upgrade.condition, one))


@lru_cache(maxsize=64)
def printed(rules: Rules) -> Printed:
    return Printed(rules)


class Armies(Part):
    """All of it is open to everybody."""

    KEY: ClassVar[str] = "army_upgrade"
    FIELDS: ClassVar[tuple[str, ...]] = ("boards", "upgrades", "stormed")
    SETS: ClassVar[tuple[str, ...]] = ("upgrades",)
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("boards", "owners", "army_board"),
        Observed("upgrades", "owners", "army_upgrade"),
        Observed("stormed", "flag"),
    )
    EARLY: ClassVar[bool] = True
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.boards = [NOBODY] * seats  # by seat: the board
        self.upgrades = [0] * seats  # by seat: the upgrades with a token
        self.stormed = 0  # 1: the active player has paid with hoplites for a wound this turn

    def view(self, p: Hellas, seat: int | None) -> Plain:
        table = printed(p.rules)
        return {
            "boards": {table.board_ids[board]: owner for owner, board in enumerate(self.boards) if board != NOBODY},
            "upgrades": {
                name: owner for owner in range(p.seats) for name in written_set(self.upgrades[owner], table.ids)
            },
            "stormed": bool(self.stormed),
        }

    def describe(self, p: Hellas) -> Plain:
        table = printed(p.rules)
        taken = 0
        for upgrades in self.upgrades:
            taken |= upgrades
        said: dict[str, Plain] = {
            "boards": {table.board_ids[board]: owner for owner, board in enumerate(self.boards) if board != NOBODY},
            "upgrades": written_set(taken, table.ids),
        }
        return said | {"stormed": True} if self.stormed else said

    def arrange(self, p: Hellas, said: Plain) -> None:
        """Where nothing is said of boards everybody has one, in the order of the table."""
        table, told = printed(p.rules), read_table(said if said is not None else {}, self.KEY, _KEYS)
        choosers = counter_clockwise(p, p.right_of(p.first_seat))
        chosen = choosers[: len(choosers) - _still_to_choose(p)]
        boards = read_table(told["boards"], f"{self.KEY}.boards", table.board_ids) if "boards" in told else None
        if boards is None:
            boards = dict(zip(table.board_ids, chosen, strict=False))
        self.boards = [NOBODY] * p.seats
        for name, owner in boards.items():
            seat = read_number(owner, f"{self.KEY}.boards.{name}", 0, p.seats - 1)
            if self.boards[seat] != NOBODY:
                raise refused(
                    f"{self.KEY}.boards.{name}", f"seat {seat} has another one: {table.board_ids[self.boards[seat]]}"
                )
            self.boards[seat] = table.board_ids.index(name)
        if sorted(chosen) != [seat for seat, board in enumerate(self.boards) if board != NOBODY]:
            raise refused(f"{self.KEY}.boards", f"by now these seats have chosen one: {sorted(chosen) or 'none'}")
        taken = read_set(told.get("upgrades", []), f"{self.KEY}.upgrades", "upgrades", table.ids)
        for seat, board in enumerate(self.boards):
            self.upgrades[seat] = taken & table.on_board[board] if board != NOBODY else 0
            self._check(table, p.rules.limits["army_upgrades"], seat)
            taken &= ~self.upgrades[seat]
        if taken:
            raise refused(
                f"{self.KEY}.upgrades", f"nobody has the boards of {', '.join(written_set(taken, table.ids))}"
            )
        self.stormed = int(read_flag(told.get("stormed", False), f"{self.KEY}.stormed"))

    def _check(self, table: Printed, most: int, seat: int) -> None:
        mine = self.upgrades[seat]
        if mine.bit_count() > most:
            raise refused(f"{self.KEY}.upgrades", f"seat {seat} has more than {most}")
        if mine and not mine & table.upper:
            raise refused(f"{self.KEY}.upgrades", f"seat {seat} lacks the upper one, which comes first")

    def pieces(self, p: Hellas) -> Mapping[str, tuple[int, int]]:
        chosen = [board for board in self.boards if board != NOBODY]
        return {"different army upgrade boards": (len(set(chosen)), len(chosen))}


def _still_to_choose(p: Hellas) -> int:
    """How many are still to choose a board."""
    from aegean.hellas.expansions.army_upgrade.choosing import ChooseBoard

    for step in p.steps:
        if isinstance(step, ChooseBoard):
            return step.left
        if isinstance(step, Procedure) and step.name == "before_heroes" and step.stage == "army_boards":
            return p.seats
    return 0


def armies_of(p: Hellas) -> Armies:
    return cast(Armies, p.parts[ID])


def own_armies(p: Hellas) -> Armies:
    return cast(Armies, p.own(ID))


def giving(p: Hellas, seat: int, effect: str) -> list[tuple[str, int]]:
    """Those of the seat's upgrades that give of an effect now, and how much."""
    mine = armies_of(p).upgrades[seat]
    if not mine:
        return []
    table = printed(p.rules)
    return [
        (table.ids[number], one.number)
        for number, condition, one in table.giving.get(effect, ())
        if mine >> number & 1 and condition_met(p, seat, condition)
    ]


def granted(p: Hellas, seat: int, effect: str) -> int:
    """What they give of it, added up; 0: none of them has it."""
    return sum(number for _, number in giving(p, seat, effect))
