"""King of Kings (H-23.6 to H-23.8): a monument is complete, tokens are counted down, and whoever holds its region when
the last is gone has won.

The countdown is a part of the position: with two players, who cannot win so, it is not there.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from aegean.core.describing import read_flag, read_number, read_table, read_word, refused
from aegean.core.parts import Observed, Part
from aegean.core.values import Action, Plain
from aegean.hellas.control import win
from aegean.hellas.modules import Chapter, Win
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.rules import Rules
from aegean.hellas.victories import WHOLE

ID: Final = "king_of_kings"
_KEYS: Final = ("builder", "tokens", "region", "open", "due")


class King(Part):
    KEY: ClassVar[str] = "king"
    FIELDS: ClassVar[tuple[str, ...]] = ("builder", "tokens", "region", "open", "due")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("builder", "seat"),
        Observed("tokens", "number", most=4),
        Observed("region", "choice", "region"),
        Observed("open", "flag"),
    )
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.builder = NOBODY  # who completed the first monument
        self.tokens = 0  # still on its card
        self.region = NOWHERE  # where it stands
        self.open = 0  # 1: the countdown is over, and nobody held the region
        self.due = 0  # 1: a special action is under way that takes a token off when it is done

    def view(self, p: Hellas, seat: int | None) -> Plain:
        region = p.rules.region_ids[self.region] if self.region != NOWHERE else None
        return {"builder": self.builder, "tokens": self.tokens, "region": region, "open": bool(self.open)}

    def describe(self, p: Hellas) -> Plain:
        if self.builder == NOBODY:
            return None
        description: dict[str, Plain] = {
            "builder": self.builder,
            "tokens": self.tokens,
            "region": p.rules.region_ids[self.region],
            "open": bool(self.open),
        }
        return description | {"due": True} if self.due else description

    def arrange(self, p: Hellas, said: Plain) -> None:
        """The monument activation card (H-5.16)."""
        rules, top, most = p.rules, p.rules.limits["monument_levels"], p.rules.needed[ID]
        complete = [rules.region_ids[rules.god_region[god]] for god, level in enumerate(p.levels) if level == top]
        if said is None:
            if complete:
                raise refused("king", f"the monument in {complete[0]} is complete: say who completed the first one")
            return
        table = read_table(said, "king", _KEYS)
        if not complete:
            raise refused("king", f"no monument is complete; say so in `monuments` (level {top})")
        if "builder" not in table:
            raise refused("king.builder", f"who completed the first monument must be said: seat 0 to {p.seats - 1}")
        self.builder = read_number(table["builder"], "king.builder", 0, p.seats - 1)
        self.tokens = read_number(table.get("tokens", most), "king.tokens", 0, most)
        self.region = rules.region[read_word(table.get("region", complete[0]), "king.region", complete)]
        self.open = int(read_flag(table.get("open", False), "king.open"))
        self.due = int(read_flag(table.get("due", False), "king.due"))
        if self.open and self.tokens:
            raise refused("king.open", "it is open to all when the last token was taken off, with nobody in control")
        if self.due and (self.builder != p.active or len(p.steps) == 1):
            raise refused("king.due", "only a special action that the first monument's builder has begun counts")

    def settled(self, p: Hellas) -> None:
        if not self.tokens and self.builder != NOBODY and not self.open:
            raise refused("king.tokens", "with none left the game was over at the end of that turn, or is `open` since")

    def won(self, p: Hellas) -> list[tuple[int, str]]:
        held = self.builder != NOBODY and not self.tokens and p.control[self.region] != NOBODY
        return [(p.control[self.region], ID)] if held else []


def king_of(p: Hellas) -> King:
    return cast(King, p.parts[ID])


def own_king(p: Hellas) -> King:
    return cast(King, p.own(ID))


def _in_play(rules: Rules) -> bool:
    return rules.needed.get(ID, 0) > 0


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    events=("king_countdown", "king_token_taken", "king_undecided"),
    part=(ID, King),
    when=_in_play,
)


@CHAPTER.hook("build_monument", after="level", name="king_countdown")
def _start_countdown(p: Hellas, seat: int) -> None:
    """The first monument that is complete (H-23.6)."""
    top = p.rules.limits["monument_levels"]
    if king_of(p).builder != NOBODY:
        return
    for god, level in enumerate(p.levels):
        if level == top:
            king = own_king(p)
            king.builder, king.tokens, king.region = seat, p.rules.needed[ID], p.rules.god_region[god]
            p.tell("king_countdown", seat, {"god": p.rules.god_ids[god], "left": king.tokens})
            return


@CHAPTER.answer("special_chosen")
def _note_special(p: Hellas, seat: int, action: Action) -> None:
    if king_of(p).builder == seat:
        own_king(p).due = 1


@CHAPTER.hook("after_special", after="", name="king_token")
def _take_token(p: Hellas, seat: int) -> None:
    if not king_of(p).due:
        return
    king = own_king(p)
    king.due = 0
    if king.tokens:
        king.tokens -= 1
        p.tell("king_token_taken", seat, {"left": king.tokens})


@CHAPTER.hook("turn_end", after="", name="king_of_kings")
def _find_king(p: Hellas, seat: int) -> None:
    """Decided at the end of the turn of the last token (H-23.7, H-23.8)."""
    king = king_of(p)
    if king.builder == NOBODY or king.tokens or king.open:
        return
    owner = p.control[king.region]
    if owner != NOBODY:
        win(p, owner, ID)
        return
    own_king(p).open = 1
    p.tell("king_undecided", seat, {"region": p.rules.region_ids[king.region]})


@CHAPTER.answer("control_taken")
def _take_throne(p: Hellas, seat: int, region: int) -> None:
    king = king_of(p)
    if king.open and region == king.region:
        win(p, seat, ID)


def _race(p: Hellas, needed: int) -> list[tuple[int, int]]:
    """Half of the way is to complete a monument, by whoever; then the tokens that have left its card count for whoever
    controls its region."""
    king = king_of(p)
    if king.builder == NOBODY:
        levels = p.rules.limits["monument_levels"]
        highest = [0] * p.seats
        for god, region in enumerate(p.rules.god_region):
            owner = p.control[region]
            if owner != NOBODY:
                highest[owner] = max(highest[owner], p.levels[god])
        return [(0, WHOLE * level // (2 * levels)) for level in highest]
    gone = needed - king.tokens
    holder = p.control[king.region]
    share = WHOLE // 2 + WHOLE * gone // (2 * needed)
    return [(gone, share) if seat == holder else (0, 0) for seat in range(p.seats)]


CHAPTER.victories[ID] = Win(None, _race)
