"""Sets of choices that may be played together, drawn at random: what soaks and property tests are varied by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from aegean.core.errors import OptionError
from aegean.core.game import Game
from aegean.core.values import Plain


def allowed(game: Game, seats: int, options: Mapping[str, Plain]) -> bool:
    """Whether a game of so many seats can be played with these options."""
    try:
        game.check_seats(seats, game.complete(options))
    except OptionError:
        return False
    return True


def some_of(
    game: Game, seats: int, options: Mapping[str, Plain], name: str, chance: Random, given: Iterable[Plain] = ()
) -> tuple[Plain, ...]:
    """A random set of the option's choices, the given ones among them, that goes with the seats and the other
    options."""
    choices = list(game.options[name].choices)
    chance.shuffle(choices)
    wanted = choices[: chance.randint(0, len(choices))]
    found = list(given)
    for choice in wanted:  # one by one, or with all that it takes
        for more in ([choice], [one for one in choices if one == choice or one not in found]):
            if allowed(game, seats, {**options, name: [*found, *more]}):
                found += [one for one in more if one not in found]
                break
    return tuple(one for one in game.options[name].choices if one in found)


def all_that_fits(game: Game, seats: int, name: str) -> list[Plain]:
    """As many of the option's choices as go together, the first first."""
    found: list[Plain] = []
    for choice in game.options[name].choices:
        if allowed(game, seats, {name: [*found, choice]}):
            found.append(choice)
    return found
