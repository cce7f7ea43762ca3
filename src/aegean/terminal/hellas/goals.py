"""How near a player is to each of the victories."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from aegean.hellas.components import Victory
from aegean.terminal.hellas.words import Words
from aegean.terminal.painter import View

KRONOS: Final = "kronos"
OF_KRONOS: Final = ("five_hostile_lands", "three_destroyed_monuments")  # the others are the heroes'


class Goal(NamedTuple):
    label: str  # the id of its short name
    reached: int
    needed: int
    missing: int = 0  # regions still to be taken, where the goal is made of several

    @property
    def is_near(self) -> bool:
        return self.reached >= self.needed - 1 and self.reached > 0


def goals(view: View, seat: int, words: Words) -> Iterator[Goal]:
    seats = len(view["players"])
    for name, victory in words.victories.items():
        needed = victory.among(seats)
        if not needed:
            continue
        if KRONOS in view:
            if (seat == view[KRONOS]["seat"]) == (name in OF_KRONOS):
                yield Goal(f"hellas-victory-{name}", view["race"][name]["now"][seat], needed)
        elif victory.counts == "lands":
            yield _lands(view, seat, words, victory, needed)
        elif victory.counts == "temple_regions":
            held = [region for region in view["regions"].values() if region["control"] == seat and region["temple"]]
            yield Goal("cli-hellas-temples", len(held), needed)
        elif victory.counts == "monsters":
            yield Goal("cli-hellas-monsters", len(view["players"][seat]["slain"]), needed)
        elif victory.counts != "action_tokens":
            yield Goal(f"hellas-victory-{name}", view["race"][name]["now"][seat], needed)
        elif view["king"]["region"] is not None:
            holds = view["regions"][view["king"]["region"]]["control"] == seat
            if holds:
                yield Goal("cli-hellas-king", needed - view["king"]["tokens"], needed)


def _lands(view: View, seat: int, words: Words, victory: Victory, needed: int) -> Goal:
    """The lands held whole, and how many regions are missing to as many as are needed."""
    seats = len(view["players"])
    missing: dict[str, int] = {}
    for name, region in words.regions.items():
        if region.land not in victory.excluded_among(seats):
            missing[region.land] = missing.get(region.land, 0) + (view["regions"][name]["control"] != seat)
    nearest = sorted(missing.values())[:needed]
    return Goal("cli-hellas-lands", sum(not count for count in missing.values()), needed, sum(nearest))
