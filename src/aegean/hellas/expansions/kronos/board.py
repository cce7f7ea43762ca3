"""Kronos' board and what lies beside it: anger, attributes and chains; the attitude of each land, and the heroes'
state that is not on their own boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.expansions.kronos.printed import LOYAL, NEUTRAL, printed, symbols_of_chains
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.rules import Rules

ID: Final = "kronos"
NOT_TAKEN, UNBROKEN, READY, USED, DESTROYED = range(5)  # what has become of a chain
BROKEN: Final = (READY, USED)  # it lies open, ready or not


class KronosBoard(Part):
    """Kronos alone knows which chains are unbroken beside his board, and which he did not take."""

    KEY: ClassVar[str] = "kronos"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "region", "anger", "attributes", "chains", "attitude", "lying", "champion", "taken", "allowed", "passed",
        "oracle_given", "emptied", "banishing", "fallen", "shared",
    )  # fmt: skip
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("region", "choice", "region"),
        Observed("anger", "number", most=13),
        Observed("attributes", "counts", "kronos_attribute", most=4),
        Observed("ready", "flags", "chain"),
        Observed("used", "flags", "chain"),
        Observed("destroyed", "flags", "chain"),
        Observed("unbroken", "number", most=3),
        Observed("own_chains", "flags", "chain"),
        Observed("hostile", "flags", "land"),
        Observed("wary", "flags", "land"),
        Observed("lying", "seats"),
        Observed("covered", "number", most=17),
        Observed("taken", "number", most=2),
        Observed("allowed", "number", most=2),
        Observed("passed", "flag"),
        Observed("finals", "flag"),
        Observed("gates_closed", "flag"),
        Observed("can_be_hunted", "flag"),
        Observed("champion", "seat"),
        Observed("next_hero", "seat"),
    )
    SETS: ClassVar[tuple[str, ...]] = ("fallen",)
    EARLY: ClassVar[bool] = True
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        table = printed(rules)
        self.region = NOWHERE
        self.anger = rules.numbers["anger_at_start"]
        self.attributes = [rules.numbers["kronos_attribute_start"]] * len(table.attribute_ids)
        self.chains = [READY if chain.broken else NOT_TAKEN for chain in table.chains]
        self.attitude = [NEUTRAL] * len(rules.land_ids)  # of each land, as far as its token is on the track
        self.lying = [0] * seats  # by seat: whether its hero lies
        self.champion = NOBODY  # the seat whose hero has the Champion token in the place of its own
        self.taken = 0  # actions in this turn of his
        self.allowed = rules.numbers["kronos_actions_in_a_turn"]
        self.passed = 0
        self.oracle_given = 0  # whether a hero has had the blessing of the Oracle
        self.emptied = 0  # 1: the last monster was slain after the Gates of Tartarus were closed
        self.banishing = 0  # 1: his special attack has struck in the running hunt
        self.fallen = 0  # monsters that were slain and may come back
        self.shared = 0  # 1: heroes see each other's cards

    def view(self, p: Hellas, seat: int | None) -> Plain:
        from aegean.hellas.expansions.kronos.seen import view_of

        return view_of(p, self, seat)

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        if seat == printed(p.rules).seat:
            return
        hidden = [chain for chain, status in enumerate(self.chains) if status in (NOT_TAKEN, UNBROKEN)]
        for chain, status in zip(hidden, dice.shuffled(sorted(self.chains[chain] for chain in hidden)), strict=True):
            self.chains[chain] = status

    def describe(self, p: Hellas) -> Plain:
        from aegean.hellas.expansions.kronos.told import describe

        return describe(p, self)

    def arrange(self, p: Hellas, said: Plain) -> None:
        from aegean.hellas.expansions.kronos.told import arrange

        arrange(p, self, said)

    def settled(self, p: Hellas) -> None:
        from aegean.hellas.expansions.kronos.told import check_settled

        check_settled(p, self)

    def pieces(self, p: Hellas) -> Mapping[str, tuple[int, int]]:
        taken = sum(status != NOT_TAKEN for status in self.chains)
        placed = self.region != NOWHERE
        chosen = p.rules.numbers["chains_chosen"] + 1
        return {
            "chains of Kronos": (taken if placed else chosen, chosen),
        }


CHAPTER: Final[Chapter] = Chapter(__name__, part=(ID, KronosBoard))
CHAPTER.symbols["kronos"] = symbols_of_chains


def board(p: Hellas) -> KronosBoard:
    return cast(KronosBoard, p.parts[ID])


def own_board(p: Hellas) -> KronosBoard:
    """For changing it."""
    return cast(KronosBoard, p.own(ID))


# -- what the board tells ----------------------------------------------------------------------------------------------


def seat_of_kronos(p: Hellas) -> int:
    return printed(p.rules).seat


def heroes(p: Hellas) -> list[int]:
    """The seats of heroes clockwise from Kronos."""
    return p.clockwise(printed(p.rules).seat)[1:]


def level(p: Hellas, land: int) -> int:
    """The attitude of a land's population; with its Glory Token on a hero's board it is loyal."""
    return LOYAL if p.glory[land] != NOBODY else board(p).attitude[land]


def token_of(p: Hellas, seat: int) -> int:
    """The special ability token of a hero: its own, or the Champion's; NOBODY before a hero is chosen (HK-9.1)."""
    table = printed(p.rules)
    if board(p).champion == seat:
        return table.token["champion"]
    return NOBODY if p.hero[seat] == NOBODY else table.token[p.rules.hero_ids[p.hero[seat]]]


def has_token(p: Hellas, seat: int, name: str) -> bool:
    return token_of(p, seat) == printed(p.rules).token[name]


def unbroken(p: Hellas) -> list[int]:
    return [chain for chain, status in enumerate(board(p).chains) if status == UNBROKEN]


def finals_unlocked(p: Hellas) -> bool:
    """With the last chain broken, also where chains were destroyed since (HK-6.4)."""
    statuses = board(p).chains
    return board(p).region != NOWHERE and UNBROKEN not in statuses


def is_active(p: Hellas, quest: str) -> bool:
    """Whether a quest of Kronos lies open, so that he has its ability."""
    return p.rules.quest[quest] in p.slots


def of_kronos(p: Hellas, name: str) -> int:
    """The value of one of Kronos' attributes."""
    return board(p).attributes[printed(p.rules).attribute_ids.index(name)]


def in_land(p: Hellas, land: int) -> int:
    """All hoplites of heroes in a land, fortified ones too."""
    return sum(
        sum(p.hoplites[region :: p.rules.count]) + (p.fortified[region] != NOBODY)
        for region in p.rules.regions_of_land[land]
    )
