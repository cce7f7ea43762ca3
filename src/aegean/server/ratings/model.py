"""Ratings of one game by OpenSkill (the model of Plackett and Luce): what its people are worth after it.

Who wins and loses together is a team. Where one side has more seats than another, the seats of the smaller one count
several times: or Kronos, who plays alone against three heroes, would be expected to lose to their sum. Whoever holds
several seats is rated for each, and then worth their mean, as a bot in the arena is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import lcm
from typing import Final, NamedTuple

from aegean import bots


class Rating(NamedTuple):
    mean: float
    deviation: float

    @property
    def settled(self) -> bool:
        """Whether so much is known that it means something; before that, it is provisional."""
        return self.deviation < SETTLED


START: Final = Rating(25.0, 25.0 / 3)
SETTLED: Final = 6.5  # about five games for two, or eight for four


class Player(NamedTuple):
    """A seat of a game: a person by number, or a bot by its level."""

    person: int | None
    bot: str | None
    side: int
    place: int


@cache
def anchors(game: str) -> Mapping[str, Rating]:
    """What the levels of bots are worth in a game."""
    told = tomllib.loads(files("aegean.server.ratings").joinpath("anchors.toml").read_text(encoding="utf-8"))
    return {level: Rating(one["mean"], one["deviation"]) for level, one in told.get(game, {}).items()}


def told_apart(game: str) -> list[tuple[str, Rating]]:
    """The levels, the strongest first, without those that are not worse than the level above."""
    found: list[tuple[str, Rating]] = []
    for level in bots.scale(game):
        one = anchors(game).get(level)
        if one is not None and (not found or one.mean < found[-1][1].mean):
            found.append((level, one))
    return found


def level_of(game: str, rating: Rating) -> str | None:
    """The level that somebody is about as good as; None while that is not known."""
    levels = told_apart(game)
    if not rating.settled or not levels:
        return None
    return min(levels, key=lambda level: abs(level[1].mean - rating.mean))[0]


def teams(game: str, players: Sequence[Player]) -> list[list[Player]]:
    """Who wins and loses together, the first place first. Whoever gave up is no longer with their side; nobody counts
    who is neither a person nor a bot of a known strength."""
    known = [one for one in players if one.person is not None or one.bot in anchors(game)]
    found: dict[tuple[int, int], list[Player]] = {}
    for one in sorted(known, key=lambda one: (one.place, one.side)):
        found.setdefault((one.place, one.side), []).append(one)
    return list(found.values())


def counts(game: str, players: Sequence[Player], against_bots: bool) -> bool:
    """Whether a game can be rated by who played in it: several people, or one who wished it, each on one side."""
    sides: dict[int, set[int]] = {}
    for one in players:
        if one.person is not None:
            sides.setdefault(one.person, set()).add(one.side)
    people = len(sides)
    if any(len(of) > 1 for of in sides.values()) or people < (1 if against_bots else 2):
        return False
    return len({one.side for team in teams(game, players) for one in team}) > 1


def after(game: str, players: Sequence[Player], before: Mapping[int, Rating]) -> dict[int, Rating]:
    """What the people of a game are worth after it. Bots stay what they are."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    sides = teams(game, players)
    size = lcm(*(len(side) for side in sides))
    whole = [[one for _ in range(size // len(side)) for one in side] for side in sides]
    was = [[_worth(game, one, before) for one in side] for side in whole]
    rated = model.rate(
        [[model.rating(mu=one.mean, sigma=one.deviation) for one in side] for side in was],
        ranks=[float(side[0].place) for side in sides],
    )
    found: dict[int, list[Rating]] = {}
    for side, team in zip(whole, rated, strict=True):
        for one, now in zip(side, team, strict=True):
            if one.person is not None:
                found.setdefault(one.person, []).append(Rating(now.mu, now.sigma))
    return {person: _mean(each) for person, each in found.items()}


def _worth(game: str, one: Player, before: Mapping[int, Rating]) -> Rating:
    if one.person is not None:
        return before.get(one.person, START)
    return anchors(game)[one.bot or ""]


def _mean(each: Sequence[Rating]) -> Rating:
    return Rating(sum(one.mean for one in each) / len(each), sum(one.deviation for one in each) / len(each))
