"""What a lord holds dear: the weights of the evaluation, and the victory that this one likes best."""

from __future__ import annotations

from typing import Final, NamedTuple

from aegean.bots.characters import Character


class Weights(NamedTuple):
    # how much each victory is liked
    warlord: float = 1.0
    temples: float = 1.0
    slayer: float = 1.0
    king: float = 1.0
    # a victory so many turns away is worth `summit * exp(-turns / patience)`
    summit: float = 100.0
    patience: float = 5.5
    lottery: float = 0.3  # of the worth of one's own Overload: it falls to whoever builds at the right moment
    envy: float = 0.8  # what others stand to win, against what one does; shared among them
    # turns of work
    take_region: float = 0.5  # to take a region, besides the hoplites that are missing there
    slow_army: float = 0.5  # more, divided by Leadership
    defended: float = 0.45  # more, where there must be a battle
    missing_hoplite: float = 0.25
    enemy_card: float = 0.9  # hoplites that a card in the hand of a defender is as good as
    own_card: float = 0.6
    usurp: float = 0.8
    build_temple: float = 1.0
    next_temple: float = 0.45  # more for each further one: the action must be free again
    hunt: float = 0.9
    next_hunt: float = 2.0  # another one, and the way back to health before it
    gather: float = 1.2  # cards for it
    raise_monument: float = 1.3
    exposed: float = 0.3  # an own region that somebody could take at once
    # goods
    hoplite: float = 0.8
    region: float = 1.2
    worry: float = 0.9  # how much less a region is worth for each turn that `exposed` makes of it
    city: float = 0.7
    temple: float = 2.8
    slain: float = 4.0
    card: float = 0.75
    priest: float = 0.9
    attribute: float = 1.5
    injury: float = 0.5
    artifact: float = 1.3
    charge: float = 0.5
    blessing: float = 1.4
    glory: float = 1.4
    quest: float = 5.0
    open_action: float = 0.55
    waste: float = 1.2  # an action that was still open when one builds a monument
    extra_action: float = 2.5  # a special action more in this turn
    prefers: tuple[str, ...] = ()  # heroes, the dearest first
    daring: float = 2.0  # hoplites that may be wanting for victory where a battle is begun all the same


# How a lord who searches imagines what comes next.
TASTE: Final = Weights(warlord=0.6, temples=2.0, slayer=0.7, king=2.0, daring=0.0)


def taste_of(character: Character | None) -> Weights:
    """How a lord of that character imagines it."""
    return TASTE if character is None else _with(TASTE, character)


def _with(weights: Weights, character: Character) -> Weights:
    return weights._replace(daring=weights.daring + character.daring, prefers=character.prefers)


VICTORIES: Final = ("warlord", "temples", "slayer", "king")
# The crown is within everybody's reach: who liked it as much as others like theirs won half of all games of four, and
# who went for lands an eighth. So the one counts for all alike, and its friends chase the others less; and lands are
# liked a little less than temples and monsters are (docs/research/measurements.md).
_LIKED: Final = {"warlord": 1.4, "temples": 2.0, "slayer": 2.0, "king": 1.0}
_OTHERS: Final = {"warlord": 0.9, "temples": 0.9, "slayer": 0.9, "king": 1.0}


def weights_of(seed: int, character: Character | None = None) -> Weights:
    """A lord's own liking: one victory before the others. Without a character, lords of seeds in a row like different
    ones."""
    liked = VICTORIES[seed % len(VICTORIES)] if character is None else character.likes
    warlord, temples, slayer, king = ((_LIKED if name == liked else _OTHERS)[name] for name in VICTORIES)
    weights = Weights(warlord, temples, slayer, king)
    return weights if character is None else _with(weights, character)
