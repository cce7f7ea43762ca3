"""How a lord stands, for one who searches: traits of a position, and how much each of them says about who will win.

Most weights are a fit to who won games of lords who search (`python -m bench.standing`): so the chances that follow
from them are those of such games. Without King of Kings, before its monument is complete, while it is counted down, and
when the countdown has found no king, different things decide, and each has weights of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from math import exp
from typing import Final, NamedTuple

from aegean.bots.characters import Character
from aegean.bots.hellas.evaluation import hero_goods, land_goods
from aegean.bots.hellas.observation import NOBODY, NOWHERE, Observation
from aegean.bots.hellas.prospects import LandProspect, Prospects

TRAITS: Final = (
    # how near each victory is
    "warlord",
    "temples",
    "slayer",
    "king",
    "others",
    # what the lord has
    "land_goods",
    "hero_goods",
    "safety",
    "cards",
    "priests",
    "charged",
    "leadership",
    "strength",
    "speed",
    # special actions that are free, and of use as things stand
    "may_recruit",
    "may_march",
    "may_temple",
    "may_prepare",
    "may_usurp",
    "may_hunt",
    # who moves when
    "next",
    "late",
    # the region in which the king will be found
    "crown_held",
    "crown_reach",
    "crown_army",
    "crown_hero",
    "crown_glory",
)

_SOON: Final = 3.0  # turns: a victory so far away counts a third of one that is there
_VERY_SOON: Final = 1.5  # the same in the countdown, which ends soon itself
_CROWN_SOON: Final = 6.0
_NEXT_MONUMENT: Final = 0.7  # levels: a monument that lacks so many more is a third as likely to be the first
_FAR_CROWN: Final = 1.5  # builds: a crown that needs so many more counts a third of one that the next build brings
_CLOSE: Final = 1.5  # regions between a hero and the crown
_MOST_ARMY: Final = 10.0  # more hoplites than this at the crown say no more


class Phase(Enum):
    """What is to be had from King of Kings."""

    NO_KING = "no king"  # nothing: it is not played for
    OPEN = "open"  # no monument is complete
    COUNTDOWN = "countdown"
    UNDECIDED = "undecided"  # the countdown has found no king: whoever takes the region first wins


def phase_of(o: Observation) -> Phase:
    if not o.board.king_tokens:
        return Phase.NO_KING
    if o.king_builder == NOBODY:
        return Phase.OPEN
    return Phase.UNDECIDED if o.king_open else Phase.COUNTDOWN


def vector(weights: Mapping[str, float]) -> list[float]:
    """Weights by name, in the order of the traits; those that are not named are nothing."""
    assert set(weights) <= set(TRAITS), "a weight of something that is no trait"
    return [weights.get(name, 0.0) for name in TRAITS]


# Those of the countdown are fitted and rounded; but lords who search mostly win as King of Kings, so a fit to their
# games holds the other victories for worthless, and whoever believes it loses to those who go for them: they count
# for as much as before. Without King of Kings all is set by hand: a fit lost its matches, because it took what goes
# along with winning (land that is safe) for what leads to it. Few games come to a throne without a king: its weights
# lie between those of the countdown and a fit to 34 games. Before a monument is complete a fit knows next to nothing,
# and lords who went by one rushed to the crown for no gain; these are chosen among several that won equally often,
# for the games they make: what a lord owns and may still do is worth something, and a crown counts by how many builds
# it is away.
WEIGHTS: Final = {
    Phase.NO_KING: {
        "warlord": 1.2, "temples": 3.2, "slayer": 1.6, "land_goods": 0.01, "hero_goods": 0.09, "next": 0.3,
    },
    Phase.OPEN: {
        "warlord": 3.5, "temples": 4.5, "slayer": 6.0, "land_goods": 0.15, "hero_goods": 0.08, "safety": 0.2,
        "cards": 0.08, "priests": 0.2, "charged": 0.25, "strength": 0.05, "speed": 0.12, "may_recruit": 0.12,
        "may_march": 0.1, "may_temple": 0.15, "may_prepare": 0.1, "may_usurp": 0.1, "may_hunt": 0.1, "next": 0.3,
        "crown_reach": 0.5, "crown_army": 0.06, "crown_hero": 0.6, "crown_glory": 0.4,
    },
    Phase.COUNTDOWN: {
        "warlord": 3.0, "temples": 5.0, "slayer": 9.0, "king": 2.1, "land_goods": 0.03, "hero_goods": 0.01,
        "cards": 0.09, "priests": 0.15, "charged": 0.07, "strength": 0.05, "speed": 0.06, "may_prepare": 0.14,
        "next": 0.65, "late": 1.5, "crown_held": 1.0, "crown_reach": 1.7, "crown_army": 0.3, "crown_hero": 1.3,
        "crown_glory": 1.5,
    },
    Phase.UNDECIDED: {
        "warlord": 2.0, "temples": 3.0, "slayer": 6.0, "king": 2.5, "land_goods": 0.03, "hero_goods": 0.01,
        "safety": 0.3, "cards": 0.15, "priests": 0.35, "charged": 0.15, "may_prepare": 0.35, "may_usurp": 0.4,
        "next": 1.6, "crown_reach": 2.2, "crown_army": 0.15, "crown_hero": 1.0, "crown_glory": 0.8,
    },
}  # fmt: skip
# How much better or worse lords of a hero did in 1,600 games, as a logit, while no monument was complete.
_HEROES: Final = {"achilles": 0.15, "helen": 0.05, "perseus": -0.35}
OTHERS: Final = 3.2  # a victory that a module brings counts like the nearest known ones
Vectors = dict[Phase, list[float]]  # weights in the order of the traits
VECTORS: Final[Vectors] = {phase: vector({"others": OTHERS, **weights}) for phase, weights in WEIGHTS.items()}


# How much more a lord makes of the victory that it likes best. Who believed in lands as much as that spread thin, and
# won an eighth of all games of four.
_LIKED: Final = {"warlord": 1.15, "temples": 1.5, "slayer": 1.5, "king": 1.5}
_MINDED: Final = 1.3  # and of the one that it watches others for


def favouring(vectors: Vectors, victory: str, factor: float) -> Vectors:
    """Weights by which one victory counts for more."""
    return {
        phase: [weight * factor if name == victory else weight for name, weight in zip(TRAITS, weights, strict=True)]
        for phase, weights in vectors.items()
    }


def vectors_of(vectors: Vectors, character: Character | None, seat: int, seats: int) -> list[Vectors]:
    """How a lord who goes by these weights judges each seat, the own one by what it likes, others by what it watches
    them for."""
    if character is None:
        return [vectors] * seats
    found = [favouring(vectors, character.minds, _MINDED)] * seats
    found[seat] = favouring(vectors, character.likes, _LIKED[character.likes])
    return found


def standings(o: Observation, prospects: Prospects, vectors: Sequence[Vectors] | None = None) -> list[float]:
    """How all lords stand: one point more, and a lord is e times as likely to win. One whose hero is not chosen yet is
    taken to stand like the others on average. A lord may be judged by weights of their own (`vectors`, by seat)."""
    rows = [traits(o, prospects, seat) if lord.hero is not None else [] for seat, lord in enumerate(o.lords)]
    return weighed(o, rows, vectors)


def weighed(o: Observation, rows: Sequence[list[float]], vectors: Sequence[Vectors] | None = None) -> list[float]:
    """The same, where the traits are known by seat; what follows them in a row does not count."""
    phase = phase_of(o)
    found: dict[int, float] = {}
    for seat, lord in enumerate(o.lords):
        if lord.hero is not None:
            weights = (VECTORS if vectors is None else vectors[seat])[phase]
            total = _HEROES.get(lord.hero, 0.0) if phase is Phase.OPEN else 0.0
            for weight, trait in zip(weights, rows[seat], strict=False):
                total += weight * trait
            found[seat] = total
    usual = sum(found.values()) / len(found) if found else 0.0
    return [found.get(seat, usual) for seat in range(o.seats)]


def traits(o: Observation, prospects: Prospects, seat: int) -> list[float]:
    """The traits of a lord's position, in their order."""
    near = prospects.near(seat)
    taking = prospects.taking_with(seat, near)
    found = Nearness(near, taking, prospects.of_lands(seat, taking), prospects.slayer(seat))
    return traits_of(o, prospects, seat, found)


class Nearness(NamedTuple):
    """What is worked out for a lord before all else."""

    near: list[float]  # how hoplites count in each region
    taking: list[float]  # turns to each region
    lands: LandProspect
    slayer: float


def traits_of(o: Observation, prospects: Prospects, seat: int, found: Nearness) -> list[float]:
    """The same, where so much is known already."""
    board, lord = o.board, o.lords[seat]
    near, taking, lands, slayer = found
    used = lord.specials_used
    soon = _SOON if o.king_builder == NOBODY else _VERY_SOON
    insecure = 0.0
    cities = sites = False
    for at, owner in enumerate(o.control):
        if owner == seat:
            insecure += taking[at]
            cities = cities or board.recruits[at] > 0
            sites = sites or (board.shrine[at] and not o.temple[at])
    return [
        exp(-lands.warlord / soon),
        exp(-lands.temples / soon),
        exp(-slayer / soon),
        exp(-lands.king / _CROWN_SOON),
        sum([exp(-turns / soon) for turns in o.others[seat].values()]),
        land_goods(o, seat, prospects.weights, taking),
        hero_goods(o, seat, prospects.weights),
        -insecure,
        float(lord.hand_size),
        float(lord.priests),
        float(sum(lord.artifacts.values())),
        float(lord.attributes[board.leadership]),
        float(lord.attributes[board.strength]),
        float(lord.attributes[board.speed]),
        float(cities and lord.supply > 0 and "recruit" not in used),
        float("march" not in used and sum(o.army[seat]) > 1),
        float(sites and "build_temple" not in used),
        float("prepare" not in used),
        float("usurp" not in used and seat in o.glory),
        float("hunt" not in used),
        1.0 - ((seat - o.active) % o.seats) / o.seats,
        1.0 - ((o.king_builder - seat) % o.seats) / o.seats if o.king_builder != NOBODY else 0.0,
        *_crown(o, seat, near, taking),
    ]


def _crown(o: Observation, seat: int, near: list[float], taking: list[float]) -> list[float]:
    """How the lord stands where the king will be found: in the region of the monument that is counted down, or of those
    that may be the first to be complete. What can be lost again counts the more, the less time is left."""
    board, lord = o.board, o.lords[seat]
    if not board.king_tokens:
        return [0.0] * 5
    if o.king_builder != NOBODY:
        places = [(o.king_region, 1.0)]
        rounds = o.king_tokens - 1 + ((o.king_builder - o.active) % o.seats) / o.seats
        urgent = 1.0 if o.king_open else exp(-rounds)
    else:
        weights = [exp(-(board.top_level - level - 1) / _NEXT_MONUMENT) for level in o.levels]
        total = sum(weights)
        soon = exp(-(board.top_level - max(o.levels) - 1) / _FAR_CROWN)
        places = [(at, soon * weight / total) for at, weight in zip(board.rules.god_region, weights, strict=True)]
        urgent = 1.0
    place = lord.place(board)
    may_usurp = "usurp" not in lord.specials_used
    held = reach = army = hero = glory = 0.0
    for at, weight in places:
        if o.control[at] == seat:
            held += weight
        else:
            reach += weight * exp(-taking[at])
        army += weight * min(_MOST_ARMY, near[at])
        if place != NOWHERE:
            hero += weight * exp(-board.hero_far[place][at] / _CLOSE)
        if may_usurp and o.glory[board.rules.land_of[at]] == seat:
            glory += weight
    return [held * urgent, reach, army * urgent, hero, glory * urgent]
