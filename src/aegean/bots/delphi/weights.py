"""What a captain holds dear: the weights of the evaluation. The unit is one source, that is one die used."""

from __future__ import annotations

from typing import Final, NamedTuple

from aegean.bots.characters import Character
from aegean.delphi.names import GOD


class Weights(NamedTuple):
    # the way home
    sail: float = 1.0  # what a sail counts for, of what it costs
    work: float = 1.0  # likewise, work at an island
    brawl: float = 1.0  # likewise, what a fight costs besides
    letter: float = 1.5  # what the letter of another's island brings on average
    stranded: float = 4.0  # the cost of a task that has no spot just now
    # an open task, beyond the way that is planned over it
    offering: float = 0.0
    statue: float = 0.0
    monster: float = 0.0
    shrine: float = 0.0
    crowd: float = 0.0  # the square of their number
    offering_held: float = 0.0
    statue_held: float = 0.0
    explored: float = 0.0  # an island
    # where the ship lies when all is done
    at_hand: float = 0.0  # any work there
    more_at_hand: float = 0.0  # another piece of it, and one more
    fight_at_hand: float = 0.0
    nearby: float = 0.0  # each piece a few hexes away
    home: float = 0.0  # to have done everything: whatever is left costs a round at least
    # goods
    favours: tuple[float, ...] = (0.5, 0.38, 0.22)  # each of the first three, of the next three, of the next four
    arms: float = 0.0  # each of the first favours more, for every monster that is still to be fought
    cards: tuple[float, ...] = (0.85, 0.6, 0.4, 0.2)
    tie: float = 0.0  # each card at the end: of those who come home in the same round, who has most of them wins
    companion: float = 1.2
    equipment: float = 1.0
    ending: float = 6.0  # sources from home where goods begin to lose their worth
    early: float = 0.0  # how much more goods are worth at the beginning than towards the end
    # what lasts
    powers: float = 1.0  # what a companion or a card spares on the way, of what is foreseen
    companions: tuple[float, ...] = (0.0, 0.0, 0.0)  # a hero, a demigod, a creature besides
    proven: float = 0.0  # what each equipment card turned out to bring besides
    # gods
    gods: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0)  # of what their thrones are worth as things stand
    climb: tuple[float, ...] = (1.0, 0.74, 0.55, 0.41, 0.3, 0.22, 0.16)  # of a throne's worth, so many steps below it
    asleep: float = 0.05  # likewise, where a god starts from
    god_card: float = 0.45  # what the card is worth that any god brings instead of its power
    # health
    turn_lost: float = 3.2
    injury: float = 0.3  # one card more towards the limit, later on
    injuries: float = 0.0  # the square of their number
    unhurt: float = 1.0  # of the bonus for being unhurt
    wound: float = 1.0  # of what is feared of a fight
    # within a turn
    unused: float = 0.95  # what a die not yet used promises
    look: float = 0.5  # at hidden islands
    prize: float = 1.0  # of what a victory brings, when it is asked whether to fight on


PLAIN: Final = Weights()

# What equipment cards turned out to bring beyond what is foreseen of them, by ability or by card.
PROVEN: Final[dict[str, float]] = {
    "bundle": 6.0,
    "load_statue": 3.3,
    "hold": 3.0,
    "injury_limit": 2.9,
    "scout": 1.9,
    "god_to_throne": 0.5,
    "reach_statue": 0.2,
    "shallows": -0.4,
    "reach_monster_shrine": -1.7,
    "extra_action": -1.9,
    "task_reward": -2.0,
    "reach_offering": -2.1,
    "load_offering": -2.2,
    "roll_bonus": -3.2,
}


# Found by letting captains of slightly different tastes play more than eight thousand games against each other, and
# going where those stood better at the end (docs/research/measurements.md; `bench.weights` plays such games). What
# wounds cost, and heroes, were set higher by hand since: captains then lose half as many turns to recovering and win
# as often.
TRIED: Final = Weights(
    sail=1.22,
    work=1.36,
    brawl=1.09,
    letter=2.17,
    stranded=1.59,
    offering=2.1,
    statue=6.01,
    monster=1.32,
    shrine=4.68,
    crowd=-0.021,
    offering_held=0.33,
    statue_held=0.73,
    explored=0.31,
    at_hand=0.34,
    more_at_hand=0.36,
    fight_at_hand=0.12,
    nearby=-0.14,
    home=10.0,
    favours=(0.57, 0.29, 0.2),
    arms=0.011,
    cards=(1.58, 0.4, 0.73, 0.36),
    tie=0.25,
    companion=1.01,
    equipment=0.85,
    ending=8.22,
    early=0.31,
    powers=0.5,
    companions=(0.3, 0.12, 0.37),
    proven=1.0,
    gods=(1.08, 1.45, 1.16, 1.5, 0.67, 0.91),
    climb=(1.19, 0.77, 0.6, 0.46, 0.36, 0.28, 0.21),
    asleep=0.025,
    god_card=0.31,
    turn_lost=5.0,
    injury=0.5,
    injuries=0.011,
    unhurt=1.13,
    wound=0.91,
    unused=0.87,
    look=0.35,
    prize=0.92,
)

_LIKED: Final = 1.2  # sources more for a task of the kind that a captain likes
_DEAR: Final = 1.25  # how much more the throne of the god is worth whom it prefers


def tasted(weights: Weights, character: Character | None) -> Weights:
    """The weights of a captain with a character."""
    if character is None:
        return weights
    gods = list(weights.gods)
    for name in character.prefers:
        gods[GOD[name]] *= _DEAR
    likes = {character.likes: getattr(weights, character.likes) + _LIKED}
    return weights._replace(
        gods=tuple(gods), wound=weights.wound - character.daring, prize=weights.prize + character.daring, **likes
    )
