"""When armies are upgraded: instead of a blessing in a draft, and after Build Monument for many cities (HA-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.control import settle_within
from aegean.hellas.expansions.army_upgrade.boards import armies_of, own_armies, printed
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import city_regions

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"upgrade": (("army_upgrade", "army_upgrade"),)},
    events=("army_upgraded",),
    reasons=(
        "that_upgrade_is_on_another_board",
        "the_upper_upgrade_comes_first",
        "you_have_that_upgrade",
        "your_upgrade_tokens_are_placed",
    ),
)


# -- upgrading --------------------------------------------------------------------------------------------------------


def is_done(p: Hellas, seat: int) -> bool:
    """Whether the seat has placed all of its tokens (HA-1.3)."""
    return armies_of(p).upgrades[seat].bit_count() >= p.rules.limits["army_upgrades"]


def refuse_upgrade(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """HA-1.2, HA-1.3."""
    table, name = printed(p.rules), str(action.args[0])
    number, mine, fields = table.number[name], armies_of(p).upgrades[seat], {"army_upgrade": name}
    if table.board_of[number] != armies_of(p).boards[seat]:
        return Refusal("that_upgrade_is_on_another_board", "HA-1.2", fields)
    if mine >> number & 1:
        return Refusal("you_have_that_upgrade", "HA-1.3", fields)
    if is_done(p, seat):
        return Refusal("your_upgrade_tokens_are_placed", "HA-1.3", fields)
    if not mine and not table.upper >> number & 1:
        return Refusal("the_upper_upgrade_comes_first", "HA-1.3", fields)
    return None


def upgrades_for(p: Hellas, seat: int) -> list[Action]:
    """The upgrades that the seat could take now."""
    board = armies_of(p).boards[seat]
    if board == NOBODY:
        return []
    table = printed(p.rules)
    actions = [act("upgrade", name) for n, name in enumerate(table.ids) if table.board_of[n] == board]
    return [action for action in actions if refuse_upgrade(p, seat, action) is None]


def upgrade(p: Hellas, seat: int, action: Action) -> None:
    """A token on the upgrade, which works at once (HA-1.4)."""
    table, name = printed(p.rules), str(action.args[0])
    number = table.number[name]
    own_armies(p).upgrades[seat] |= 1 << number
    p.tell("army_upgraded", seat, {"army_upgrade": name})
    for one in table.upgrades[number].gain:
        p.rules.doing[one.effect](p, seat, one, "")
    settle_within(p)


# -- in a draft -------------------------------------------------------------------------------------------------------


CHAPTER.offers["draft"] = [Deed(("upgrade",), upgrades_for, upgrade, refuse_upgrade)]


# -- after Build Monument ---------------------------------------------------------------------------------------------


def cities_of(p: Hellas, seat: int) -> int:
    """City regions under control; Sparta and Troy count twice (HA-2.3)."""
    named = p.rules.numbers["named_city_counts_in_upgrading"]
    cities = [p.rules.city[region] for region in city_regions(p, seat)]
    return sum(named if city is not None and city.name else 1 for city in cities)


def entitled(p: Hellas, builder: int) -> tuple[int, ...]:
    """Those with most cities, clockwise from the builder; who is done is passed over (HA-2.3, HA-2.4)."""
    cities = {seat: cities_of(p, seat) for seat in p.clockwise(builder) if not is_done(p, seat)}
    most = max(cities.values(), default=0)
    return tuple(seat for seat, count in cities.items() if count == most) if most else ()


@CHAPTER.hook("build_monument", after="builders_priests", name="army_upgrades")
def _for_cities(p: Hellas, builder: int) -> None:
    seats = entitled(p, builder)
    if seats:
        p.push(UpgradeArmies(seats))


@dataclass(frozen=True)
class UpgradeArmies(Step):
    """Those with most cities may upgrade their armies, one after the other (HA-2.2)."""

    ASKS: ClassVar[tuple[str, ...]] = ("upgrade_army",)

    seats: tuple[int, ...]

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.seats:
            p.pop()
            return ()
        seat = self.seats[0]
        return (Decision(seat, "upgrade_army", (*upgrades_for(p, seat), DECLINE), {"count": cities_of(p, seat)}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_upgrade(p, seat, action) if action.kind == "upgrade" else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(UpgradeArmies(self.seats[1:]))
        if action.kind == "upgrade":
            upgrade(p, seat, action)
