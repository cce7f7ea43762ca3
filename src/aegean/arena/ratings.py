"""Ratings of a match's bots by OpenSkill (the model of Plackett and Luce)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from aegean.arena.match import Outcome
from aegean.core.errors import OptionError


class Rating(NamedTuple):
    mean: float
    deviation: float

    @property
    def sure(self) -> float:
        """What the bot is worth at least, almost surely."""
        return self.mean - 3 * self.deviation


def check_installed() -> None:
    """Refuse before the first game, not after the last one."""
    try:
        import openskill.models  # noqa: F401
    except ImportError as error:
        raise OptionError('OpenSkill is not installed: pip install "aegean[arena]"') from error


def rate(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """By bot; games count in the order of their numbers. Where a bot holds several seats of a game, each seat is rated
    from what the bot was worth before, and the bot is then worth their mean."""
    check_installed()
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated: dict[str, Rating] = {}
    for outcome in sorted(outcomes, key=lambda one: one.number):
        before = [rated.get(bot, Rating(model.mu, model.sigma)) for bot in outcome.bots]
        teams = [[model.rating(mu=rating.mean, sigma=rating.deviation)] for rating in before]
        places = [float(outcome.place(seat)) for seat in range(len(teams))]
        after = [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=places)]
        if len(set(outcome.bots)) == 1:
            rated.setdefault(outcome.bots[0], before[0])  # against itself a bot shows nothing
            continue
        for bot in dict.fromkeys(outcome.bots):
            own = [rating for name, rating in zip(outcome.bots, after, strict=True) if name == bot]
            rated[bot] = Rating(
                sum(rating.mean for rating in own) / len(own), sum(rating.deviation for rating in own) / len(own)
            )
    return rated
