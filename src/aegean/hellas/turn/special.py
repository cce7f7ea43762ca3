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
from aegean.hellas.effects.vocabulary import (
    DOING,
    Resolve,
    effect,
    is_possible,
    is_use,
    owned_powers,
    possible,
    ref_of,
    usable_powers,
    use_actions,
    use_power,
)
from aegean.hellas.position import NOWHERE, ORACLE, Hellas
from aegean.hellas.queries import city_regions, hero_free, huntable, may_recruit, usurp_recruits
from aegean.hellas.turn.drafts import start_draft
from aegean.hellas.turn.march import march, march_offers
from aegean.hellas.turn.monument import BuildMonument
from aegean.hellas.turn.recruiting import Recruit, own_mask, recruit_in, regions_for
from aegean.hellas.turn.windows import Gifts, open_window


class Special(NamedTuple):
    """A special action: what is offered for it, and what taking an offer does."""

    kinds: tuple[str, ...]
    offers: Callable[[Hellas, int], list[Action]]
    take: Callable[[Hellas, int, Action], None]


def special_actions(p: Hellas, seat: int) -> list[Action]:
    """Every special action that is open to the seat (H-5.1, H-5.2)."""
    found: list[Action] = []
    for name, special in SPECIALS.items():
        if name in p.rules.special and not p.specials_used[seat] & p.rules.special[name]:
            found += offers_of(p, seat, name, special)
    found += use_actions(p, seat, owned_powers(p, seat), "instead_of_special_action")
    return found


def offers_of(p: Hellas, seat: int, name: str, special: Special) -> list[Action]:
    if p.rules.special_actions[name].hero_on_board and not hero_free(p, seat):
        return []
    return special.offers(p, seat)


def is_special(p: Hellas, action: Action) -> bool:
    if is_use(action):
        return "instead_of_special_action" in p.rules.power(ref_of(action)).when
    return action.kind in SPECIAL_OF


def take_special(p: Hellas, seat: int, action: Action) -> None:
    """Mark the special action and carry it out."""
    if is_use(action):
        p.push(Aftermath(seat, False))
        use_power(p, seat, ref_of(action))
        return
    name = SPECIAL_OF[action.kind]
    p.tell("special_taken", seat, {"special": name})
    if p.rules.special_actions[name].marked:
        p.specials_used[seat] |= p.rules.special[name]
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
        city.recruits if city is not None and region in own else 0 for region, city in enumerate(p.rules.city)
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
        for one in p.rules.effects(f"{self.ref}:effects"):
            recruit_in(p, self.seat, regions_for(p, self.seat, one), one.number, least)
        return ()


# -- Build Temple -----------------------------------------------------------------------------------------------------


def _temple_offers(p: Hellas, seat: int) -> list[Action]:
    """H-5.5."""
    numbered = any(number != ORACLE for number in p.temples_left)
    sites = [r for r in p.rules.shrines if p.control[r] == seat and not p.temples[r]] if numbered else []
    if ORACLE in p.temples_left and p.rules.oracle != NOWHERE and p.control[p.rules.oracle] == seat:
        sites.append(p.rules.oracle)
    return [act("build_temple", p.rules.region_ids[region]) for region in sites]


def _build_temple(p: Hellas, seat: int, action: Action) -> None:
    """The temple, the priest, then the Oracle's reward or a draft (H-5.6, H-14.1)."""
    region = p.rules.region[str(action.args[0])]
    number = ORACLE if region == p.rules.oracle else min(p.temples_left)
    p.temples_left.remove(number)
    p.temples[region] = number
    p.tell("temple_built", seat, {"region": p.rules.region_ids[region], "number": number})
    for one in p.rules.effects("special:build_temple:all"):
        if one.effect == "gain_priests":
            p.gain_priests(seat, one.number)
    check_victory(p)
    if p.result is not None:
        return
    p.push(Gifts((seat,), "after_build_temple"))
    p.push(Aftermath(seat, False))
    card = p.rules.temple_card_ids[p.temple_card]
    if number == ORACLE:
        p.push(Resolve(seat, f"temple_card:{card}:oracle", 0))
    elif number in p.rules.temple_cards[p.temple_card].drafts:
        start_draft(p, seat)


# -- Prepare ----------------------------------------------------------------------------------------------------------


def _prepare_options(p: Hellas, seat: int) -> list[Effect]:
    return [one for one in p.rules.effects("special:prepare:all") if is_possible(p, seat, one)]


def _prepare_offers(p: Hellas, seat: int) -> list[Action]:
    """H-5.7: two options, and the second is chosen when the first is done."""
    return [act("prepare")] if _prepare_options(p, seat) else []


def _prepare(p: Hellas, seat: int, action: Action) -> None:
    open_window(p, seat, "after_prepare")
    p.push(Gifts((seat,), "with_prepare"))
    p.push(Aftermath(seat, False))
    p.push(Prepare(seat, p.rules.special_actions["prepare"].choose))


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
    if p.glory[p.rules.land_of[at]] != seat:
        return []
    return [act("usurp")] if p.control[at] != seat or may_recruit(p, seat, at) else []


def _usurp(p: Hellas, seat: int, action: Action) -> None:
    from aegean.hellas.battle.start import withdraw

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
    return [act("hunt", p.rules.monster_ids[monster]) for monster in huntable(p, seat)]


def _hunt(p: Hellas, seat: int, action: Action) -> None:
    from aegean.hellas.hunt.steps import start_hunt

    p.push(Aftermath(seat, False))
    start_hunt(p, seat, p.rules.monster[str(action.args[0])])


@effect("put_used_action_token")
def _put_token(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """On the blessing card itself (H-21.25)."""
    p.blessing_tokens[seat] |= 1 << p.rules.blessing[ref.split(":")[1]]


@possible("put_used_action_token")
def _token_free(p: Hellas, seat: int, one: Effect) -> bool:
    """The only card with such a price is its own place for the token."""
    cards = [n for n, card in enumerate(p.rules.blessings) if one in card.power.cost and p.blessings[seat] >> n & 1]
    return not any(p.blessing_tokens[seat] >> n & 1 for n in cards)


# -- Build Monument ---------------------------------------------------------------------------------------------------


def _monument_offers(p: Hellas, seat: int) -> list[Action]:
    return [act("build_monument")]


def _build_monument(p: Hellas, seat: int, action: Action) -> None:
    p.push(BuildMonument(seat))
    if p.rules.numbers["used_actions_repeated_before_monument"]:
        p.push(RepeatSpecial(seat))


@dataclass(frozen=True)
class RepeatSpecial(Step):
    """With two players one marked special action may be taken once more just before (H-5.17)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions: list[Action] = []
        for name, special in SPECIALS.items():
            if name in p.rules.special and p.specials_used[self.seat] & p.rules.special[name]:
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


# A further special action is one more entry and a line in the data.
SPECIALS: Final[dict[str, Special]] = {
    "recruit": Special(("recruit",), _recruit_offers, _recruit),
    "march": Special(("march", "murderous_march"), march_offers, march),
    "build_temple": Special(("build_temple",), _temple_offers, _build_temple),
    "prepare": Special(("prepare",), _prepare_offers, _prepare),
    "usurp": Special(("usurp",), _usurp_offers, _usurp),
    "hunt": Special(("hunt",), _hunt_offers, _hunt),
    "build_monument": Special(("build_monument",), _monument_offers, _build_monument),
}
SPECIAL_OF: Final[dict[str, str]] = {kind: name for name, special in SPECIALS.items() for kind in special.kinds}
