"""The rules of the islands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, cast

from aegean.core.describing import read_list, read_number, refused
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.position import Step
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.modules import Away, Chapter, Deed, Win
from aegean.hellas.position import NOWHERE, Hellas
from aegean.hellas.queries import ON_FOOT
from aegean.hellas.rules import Rules
from aegean.hellas.turn.monsters import appear

ID: Final = "islands"
CHESTS: Final = 6
GOODS: Final = ("wine", "oil")


class Harbour(Part):
    """Ships by seat, open to all; and for each seat a chest whose number it alone knows."""

    KEY: ClassVar[str] = "harbour"
    FIELDS: ClassVar[tuple[str, ...]] = ("ships", "chests", "beacons")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("beacons", "number", most=5),
        Observed("chest", "number", most=6),
    )
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.ships = [0] * seats
        self.chests = [0] * seats
        self.beacons = 0

    def view(self, p: Hellas, seat: int | None) -> Plain:
        chest = 0 if seat is None else self.chests[seat]
        return {"ships": self.ships[:], "beacons": self.beacons, "chest": chest}

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        others = [chest for other, chest in enumerate(self.chests) if other != seat]
        left = [chest for chest in range(1, CHESTS + 1) if chest != self.chests[seat]]
        dealt = dice.shuffled(left)[: len(others)]
        self.chests = [chest if other == seat else dealt.pop() for other, chest in enumerate(self.chests)]

    def describe(self, p: Hellas) -> Plain:
        return {"ships": self.ships[:], "chests": self.chests[:], "beacons": self.beacons}

    def arrange(self, p: Hellas, said: Plain) -> None:
        if said is None:
            return
        self.ships = [
            read_number(ship, "harbour.ships", 0, 3) for ship in read_list(said["ships"], "harbour.ships", "ships")
        ]
        self.chests = [read_number(one, "harbour.chests", 1, CHESTS) for one in said["chests"]]
        self.beacons = read_number(said.get("beacons", 0), "harbour.beacons")
        if len(set(self.chests)) < p.seats:
            raise refused("harbour.chests", "each is there once")

    def pieces(self, p: Hellas) -> Mapping[str, tuple[int, int]]:
        return {"different chests": (len(set(self.chests)), p.seats)}


def harbour(p: Hellas) -> Harbour:
    return cast(Harbour, p.parts[ID])


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"pilgrimage": (), "trade": (("goods", "goods"),)},
    sets={"goods": GOODS},
    events=("beacon_lit", "traded"),
    words={"passive": ("fogbound",)},
    part=(ID, Harbour),
)
CHAPTER.away["adrift"] = Away("build_monument", "heroes_return", "crete")


@CHAPTER.prepare("chests", after="hands")
def _deal_chests(p: Hellas, options: Mapping[str, Plain]) -> None:
    p.own(ID).chests = p.dice.shuffled(range(1, CHESTS + 1))[: p.seats]
    appear(p, p.active, p.rules.monster["talos"], p.rules.region["thera"])


# -- a regular action, and a step of its own ---------------------------------------------------------------------------


def _pilgrimages(p: Hellas, seat: int) -> list[Action]:
    at = p.hero_at[seat]
    return [act("pilgrimage")] if at != NOWHERE and (p.temples[at] or p.rules.region_ids[at] == "thera") else []


def _go_on_pilgrimage(p: Hellas, seat: int, action: Action) -> None:
    p.gain_priests(seat, 1)
    p.push(Trade(seat, 1))


CHAPTER.regular["pilgrimage"] = Deed(("pilgrimage",), _pilgrimages, _go_on_pilgrimage)


@dataclass(frozen=True)
class Trade(Step):
    """Wine puts a ship to sea; for oil the hero is cast adrift and returns with the next age."""

    ASKS: ClassVar[tuple[str, ...]] = ("trade",)

    seat: int
    bales: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        offers = tuple(act("trade", goods) for goods in GOODS)
        return (Decision(self.seat, "trade", (*offers, DECLINE), {"bales": self.bales}),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "decline":
            return
        p.tell("traded", seat, {"goods": str(action.args[0])})
        if action.args[0] == "wine":
            ships = p.own(ID).ships
            ships[seat] = min(3, ships[seat] + 1)
        else:
            p.hero_at[seat] = NOWHERE
            p.away[seat] = p.rules.away_ids.index("adrift")


# -- answers, ways, hooks ----------------------------------------------------------------------------------------------


@CHAPTER.answer("population")
def _thera_is_crowded(p: Hellas, seat: int, region: int) -> int:
    return 2 if p.rules.region_ids[region] == "thera" else 0


@CHAPTER.answer("strength_item")
def _ships_help(p: Hellas, seat: int, region: int) -> list[tuple[str, int]]:
    return [("region:thera", harbour(p).ships[seat])]


@CHAPTER.answer("closed_to")
def _fog(p: Hellas, seat: int) -> int:
    """Talos lets nobody into his region, except by ship."""
    return 0 if harbour(p).ships[seat] else p.barred("fogbound")


@CHAPTER.answer("ways")
def _by_ship(p: Hellas, mover: str, seat: int, region: int, ends: set[int]) -> set[int]:
    """A ship takes hoplites from Thera to Attica and back; monsters do not leave the island."""
    thera, attica = p.rules.region["thera"], p.rules.region["attica"]
    if mover in ON_FOOT and harbour(p).ships[seat] and region in (thera, attica):
        return ends | {thera + attica - region}
    return set() if mover == "monster:talos" else ends


@CHAPTER.hook("build_monument", after="builders_priests", name="beacons")
def _light_beacon(p: Hellas, seat: int) -> None:
    p.own(ID).beacons += 1
    p.tell("beacon_lit", seat, {"count": harbour(p).beacons})


def _captains(p: Hellas, needed: int) -> list[int]:
    return [seat for seat, ships in enumerate(harbour(p).ships) if ships >= needed]


def _race(p: Hellas, needed: int) -> list[tuple[int, int]]:
    return [(ships, 100 * ships // needed) for ships in harbour(p).ships]


CHAPTER.victories["lord_of_the_isles"] = Win(_captains, _race)
