"""The special actions (H-5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from aegean.core.position import Step
from aegean.core.values import Action, Decision
from aegean.hellas.actions import PASS, act
from aegean.hellas.components import Effect
from aegean.hellas.control import Aftermath, check_victory, take_control
from aegean.hellas.drafts import start_draft
from aegean.hellas.effects import (
    DOING,
    Resolve,
    effect,
    is_possible,
    is_use,
    possible,
    ref_of,
    usable_powers,
    use_action,
    use_power,
)
from aegean.hellas.losses import carry_out
from aegean.hellas.monsters import EventPhase, start_monster_phase
from aegean.hellas.movement import MoveGroup, leaving, step_hoplites
from aegean.hellas.position import NOBODY, NOWHERE, ORACLE, Hellas
from aegean.hellas.queries import (
    city_regions,
    hero_free,
    huntable,
    march_range,
    may_enter,
    may_leave,
    may_recruit,
    temple_regions,
    usurp_recruits,
)
from aegean.hellas.recruiting import Recruit, own_mask, recruit_in, regions_for
from aegean.hellas.windows import Gifts, open_window


class Special(NamedTuple):
    """A special action: what is offered for it, and what taking an offer does."""

    kinds: tuple[str, ...]
    offers: Callable[[Hellas, int], list[Action]]
    take: Callable[[Hellas, int, Action], None]


def special_actions(p: Hellas, seat: int) -> list[Action]:
    """Every special action that is open to the seat (H-5.1, H-5.2)."""
    found: list[Action] = []
    for name, special in SPECIALS.items():
        if name in p.facts.special and not p.specials_used[seat] & p.facts.special[name]:
            found += offers_of(p, seat, name, special)
    found += [use_action(ref) for ref in usable_powers(p, seat, "instead_of_special_action")]
    return found


def offers_of(p: Hellas, seat: int, name: str, special: Special) -> list[Action]:
    if p.facts.special_actions[name].hero_on_board and not hero_free(p, seat):
        return []
    return special.offers(p, seat)


def is_special(p: Hellas, action: Action) -> bool:
    if is_use(action):
        return "instead_of_special_action" in p.facts.power(ref_of(action)).when
    return action.kind in SPECIAL_OF


def take_special(p: Hellas, seat: int, action: Action) -> None:
    """Mark the special action and carry it out."""
    if is_use(action):
        p.push(Aftermath(seat, False))
        use_power(p, seat, ref_of(action))
        return
    name = SPECIAL_OF[action.kind]
    p.tell("special_taken", seat, {"special": name})
    if p.facts.special_actions[name].marked:
        p.specials_used[seat] |= p.facts.special[name]
    SPECIALS[name].take(p, seat, action)


# -- Recruit ----------------------------------------------------------------------------------------------------------


def _recruit_offers(p: Hellas, seat: int) -> list[Action]:
    in_cities = any(may_recruit(p, seat, region) for region in city_regions(p, seat))
    return [act("recruit")] if in_cities or usable_powers(p, seat, "with_recruit") else []


def _recruit(p: Hellas, seat: int, action: Action) -> None:
    """H-5.3; blessings add to it, and their recruits alone satisfy it."""
    p.push(Aftermath(seat, False))
    extra = usable_powers(p, seat, "with_recruit")
    for ref in extra:
        p.push(AddedRecruits(seat, ref, p.supply[seat]))
    own = city_regions(p, seat)
    quotas = tuple(
        city.recruits if city is not None and region in own else 0 for region, city in enumerate(p.facts.city)
    )
    p.push(Recruit(seat, quotas, own_mask(p, seat), 0 if extra else 1, False))


@dataclass(frozen=True)
class AddedRecruits(Step):
    """What a blessing adds to the Recruit action. If nobody has been placed yet, one must be now (H-5.3, H-21.2)."""

    seat: int
    ref: str
    supply: int  # before the action

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        least = int(p.supply[self.seat] == self.supply)
        for one in p.facts.effects(f"{self.ref}:effects"):
            recruit_in(p, self.seat, regions_for(p, self.seat, one), one.number, least)
        return ()


# -- March ------------------------------------------------------------------------------------------------------------


def _march_offers(p: Hellas, seat: int) -> list[Action]:
    """H-5.4: from one region into one neighbour, or with Murderous March anywhere."""
    names = p.facts.region_ids
    found = []
    leap = _leap(p, seat)
    for start in range(p.facts.count):
        army = p.unfortified(seat, start)
        if not army:
            continue
        found += [act("march", names[start], names[end]) for end in leaving(p, seat, start)]
        if leap is not None and army > leap.number and may_leave(p, start):
            found += [
                act("murderous_march", names[start], names[end])
                for end in range(p.facts.count)
                if end != start and may_enter(p, seat, end)
            ]
    return found


def _leap(p: Hellas, seat: int) -> Effect | None:
    """The price of a march into any region, where the seat has the blessing for it (H-21.32)."""
    for standing in p.standing(seat, "march_to"):
        return standing.power.cost[0]
    return None


def _march(p: Hellas, seat: int, action: Action) -> None:
    start, end = (p.facts.region[str(name)] for name in action.args)
    open_window(p, seat, "after_march", start)
    p.push(Aftermath(seat, False))
    if action.kind == "murderous_march":
        price = _leap(p, seat)
        assert price is not None
        carry_out(p, seat, start, price.number)
        p.push(MarchOff(seat, start, end, 0))
    else:
        p.push(MarchOff(seat, start, end, march_range(p, seat) - 1))


@dataclass(frozen=True)
class MarchOff(Step):
    """How many hoplites march."""

    seat: int
    start: int
    end: int
    further: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        counts = range(p.unfortified(self.seat, self.start), 0, -1)
        names = p.facts.region_ids
        about = {"start": names[self.start], "region": names[self.end]}
        return (Decision(self.seat, "march", tuple(act("march_off", count) for count in counts), about),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        count = int(action.args[0])
        step_hoplites(p, seat, self.start, self.end, count)
        p.push(MoveGroup(seat, self.end, count, self.further))


# -- Build Temple -----------------------------------------------------------------------------------------------------


def _temple_offers(p: Hellas, seat: int) -> list[Action]:
    """H-5.5."""
    numbered = any(number != ORACLE for number in p.temples_left)
    sites = [r for r in p.facts.shrines if p.control[r] == seat and not p.temples[r]] if numbered else []
    if ORACLE in p.temples_left and p.facts.oracle != NOWHERE and p.control[p.facts.oracle] == seat:
        sites.append(p.facts.oracle)
    return [act("build_temple", p.facts.region_ids[region]) for region in sites]


def _build_temple(p: Hellas, seat: int, action: Action) -> None:
    """The temple, the priest, then the Oracle's reward or a draft (H-5.6, H-14.1)."""
    region = p.facts.region[str(action.args[0])]
    number = ORACLE if region == p.facts.oracle else min(p.temples_left)
    p.temples_left.remove(number)
    p.temples[region] = number
    p.tell("temple_built", seat, {"region": p.facts.region_ids[region], "number": number})
    for one in p.facts.effects("special:build_temple:all"):
        if one.effect == "gain_priests":
            p.gain_priests(seat, one.number)
    check_victory(p)
    if p.result is not None:
        return
    p.push(Gifts((seat,), "after_build_temple"))
    p.push(Aftermath(seat, False))
    card = p.facts.temple_card_ids[p.temple_card]
    if number == ORACLE:
        p.push(Resolve(seat, f"temple_card:{card}:oracle", 0))
    elif number in p.facts.temple_cards[p.temple_card].drafts:
        start_draft(p, seat)


# -- Prepare ----------------------------------------------------------------------------------------------------------


def _prepare_options(p: Hellas, seat: int) -> list[Effect]:
    return [one for one in p.facts.effects("special:prepare:all") if is_possible(p, seat, one)]


def _prepare_offers(p: Hellas, seat: int) -> list[Action]:
    """H-5.7: two options, and the second is chosen when the first is done."""
    return [act("prepare")] if _prepare_options(p, seat) else []


def _prepare(p: Hellas, seat: int, action: Action) -> None:
    open_window(p, seat, "after_prepare")
    p.push(Gifts((seat,), "with_prepare"))
    p.push(Aftermath(seat, False))
    p.push(Prepare(seat, p.facts.special_actions["prepare"].choose))


@dataclass(frozen=True)
class Prepare(Step):
    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        options = _prepare_options(p, self.seat) if self.left else []
        if not options:
            p.pop()
            return ()
        actions = tuple(act("option", one.effect) for one in options)
        return (Decision(self.seat, "prepare", actions, {"left": self.left}),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(Prepare(seat, self.left - 1))
        one = next(one for one in _prepare_options(p, seat) if one.effect == action.args[0])
        if one.effect == "recruit":
            recruit_in(p, seat, [p.hero_at[seat]], one.number, one.number)
        else:
            DOING[one.effect](p, seat, one, "special:prepare:all")


# -- Usurp ------------------------------------------------------------------------------------------------------------


def _usurp_offers(p: Hellas, seat: int) -> list[Action]:
    """H-5.10."""
    at = p.hero_at[seat]
    if p.glory[p.facts.land_of[at]] != seat:
        return []
    return [act("usurp")] if p.control[at] != seat or may_recruit(p, seat, at) else []


def _usurp(p: Hellas, seat: int, action: Action) -> None:
    from aegean.hellas.battle import withdraw

    at = p.hero_at[seat]
    p.push(Aftermath(seat, False))
    p.push(Usurpation(seat, at))
    for enemy in p.enemies_in(seat, at):
        withdraw(p, enemy, at)


@dataclass(frozen=True)
class Usurpation(Step):
    """When the enemies have left: control, and perhaps a recruit."""

    seat: int
    region: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        held = p.control[self.region] == self.seat
        if not held:
            take_control(p, self.seat, self.region)
        # in a region held before the recruit is all there is to usurping it, and no action is taken empty
        recruit_in(p, self.seat, [self.region], usurp_recruits(p, self.seat), int(held))
        return ()


# -- Hunt -------------------------------------------------------------------------------------------------------------


def _hunt_offers(p: Hellas, seat: int) -> list[Action]:
    return [act("hunt", p.facts.monster_ids[monster]) for monster in huntable(p, seat)]


def _hunt(p: Hellas, seat: int, action: Action) -> None:
    from aegean.hellas.hunt import start_hunt

    p.push(Aftermath(seat, False))
    start_hunt(p, seat, p.facts.monster[str(action.args[0])])


@effect("put_used_action_token")
def _put_token(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """On the blessing card itself (H-21.25)."""
    p.blessing_tokens[seat] |= 1 << p.facts.blessing[ref.split(":")[1]]


@possible("put_used_action_token")
def _token_free(p: Hellas, seat: int, one: Effect) -> bool:
    """The only card with such a price is its own place for the token."""
    cards = [n for n, card in enumerate(p.facts.blessings) if one in card.power.cost and p.blessings[seat] >> n & 1]
    return not any(p.blessing_tokens[seat] >> n & 1 for n in cards)


# -- Build Monument ---------------------------------------------------------------------------------------------------


def _monument_offers(p: Hellas, seat: int) -> list[Action]:
    return [act("build_monument")]


def _build_monument(p: Hellas, seat: int, action: Action) -> None:
    p.push(BuildMonument(seat))
    if p.facts.rules["used_actions_repeated_before_monument"]:
        p.push(RepeatSpecial(seat))


@dataclass(frozen=True)
class RepeatSpecial(Step):
    """With two players one marked special action may be taken once more just before (H-5.17)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions: list[Action] = []
        for name, special in SPECIALS.items():
            if name in p.facts.special and p.specials_used[self.seat] & p.facts.special[name]:
                actions += offers_of(p, self.seat, name, special)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "repeat_special", (*actions, PASS)),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind != "pass":
            name = SPECIAL_OF[action.kind]
            p.tell("special_repeated", seat, {"special": name})
            SPECIALS[name].take(p, seat, action)


@dataclass(frozen=True)
class BuildMonument(Step):
    """Which monument grows; then all that follows from it (H-5.13 to H-5.16)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        top = p.facts.limits["monument_levels"]
        gods = [god for god, level in enumerate(p.levels) if level < top]
        if not gods:
            self._finish(p)
            return ()
        actions = tuple(act("raise_monument", p.facts.god_ids[god]) for god in gods)
        return (Decision(self.seat, "raise_monument", actions),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        god = p.facts.god[str(action.args[0])]
        p.levels[god] += 1
        p.tell("monument_raised", seat, {"god": p.facts.god_ids[god], "level": p.levels[god]})
        tokens = p.facts.victories["king_of_kings"].among(p.seats) if "king_of_kings" in p.facts.victories else 0
        if p.levels[god] == p.facts.limits["monument_levels"] and p.king_builder == NOBODY and tokens:
            p.king_builder = seat
            p.king_tokens = tokens
            p.king_region = p.facts.god_region[god]
            p.tell("king_countdown", seat, {"god": p.facts.god_ids[god], "left": tokens})
        self._finish(p)

    def _finish(self, p: Hellas) -> None:
        seat = self.seat
        p.pop()
        p.priests_at = [0] * len(p.priests_at)
        p.gain_priests(seat, len(temple_regions(p, seat)))
        p.specials_used = [0] * p.seats
        p.blessing_tokens = [0] * p.seats
        p.charged |= sum(1 << n for n, owner in enumerate(p.artifact_owner) if owner != NOBODY)
        p.tell("new_age", seat, {})
        p.push(Aftermath(seat, False))
        p.push(EventPhase(seat))
        p.push(StartMonsterPhase(seat))
        p.push(Gifts(tuple(p.clockwise(seat)), "monument_built"))


@dataclass(frozen=True)
class StartMonsterPhase(Step):
    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        start_monster_phase(p, self.seat)
        return ()


# A further special action is one more entry and a line in the data.
SPECIALS: Final[dict[str, Special]] = {
    "recruit": Special(("recruit",), _recruit_offers, _recruit),
    "march": Special(("march", "murderous_march"), _march_offers, _march),
    "build_temple": Special(("build_temple",), _temple_offers, _build_temple),
    "prepare": Special(("prepare",), _prepare_offers, _prepare),
    "usurp": Special(("usurp",), _usurp_offers, _usurp),
    "hunt": Special(("hunt",), _hunt_offers, _hunt),
    "build_monument": Special(("build_monument",), _monument_offers, _build_monument),
}
SPECIAL_OF: Final[dict[str, str]] = {kind: name for name, special in SPECIALS.items() for kind in special.kinds}
