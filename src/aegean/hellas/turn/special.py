"""The special actions (H-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import PASS, act
from aegean.hellas.components import Effect
from aegean.hellas.control import Aftermath, check_victory, take_control
from aegean.hellas.effects.vocabulary import (
    Resolve,
    is_possible,
    is_usable,
    is_use,
    owned_powers,
    ref_of,
    usable_powers,
    use_actions,
    use_power,
)
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import ORACLE, Hellas
from aegean.hellas.queries import (
    added,
    hero_free,
    huntable,
    may_build,
    may_recruit,
    recruits_of_action,
    refuse_hunt,
    usurp_elsewhere,
    usurp_recruits,
)
from aegean.hellas.stages import begin
from aegean.hellas.turn.drafts import start_draft
from aegean.hellas.turn.march import march, march_offers, refuse_march
from aegean.hellas.turn.recruiting import Recruit, in_one_region, own_mask, recruit_in, regions_for
from aegean.hellas.turn.windows import Gifts, open_window

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=(
        "a_temple_stands_there",
        "no_city_region_can_take_a_recruit",
        "no_option_of_it_is_possible",
        "no_shrine_is_there",
        "no_temple_is_left",
        "that_action_is_marked_as_used",
        "that_region_is_not_yours",
        "you_do_not_own_that_lands_glory_token",
        "you_hold_the_region_and_cannot_recruit_there",
    ),
    words={
        "effect": (
            "build_monument",
            "build_temple",
            "charge_artifacts_of_all",
            "gain_priests_per_temple",
            "kill_marching_hoplites",
            "march",
            "march_to",
            "remove_priests_from_monuments",
            "remove_used_action_tokens_of_all",
            "usurp",
        ),
    },
    actions={
        "recruit": (),
        "build_temple": (("region", "region"),),
        "prepare": (),
        "option": (("effect", "effect"),),
        "usurp": (),
        "build_monument": (),
    },
    events=(
        "special_repeated",
        "special_taken",
        "temple_built",
    ),
)


_RECRUIT: Final = act("recruit")
_BUILD_MONUMENT: Final = act("build_monument")


def special_actions(p: Hellas, seat: int, owned: dict[str, tuple[str, ...]]) -> list[Action]:
    """Every special action that is open to the seat with the powers that it owns (H-5.1, H-5.2)."""
    found = _offered(p, seat, ~p.specials_used[seat])
    if "instead_of_special_action" in owned:
        found += use_actions(p, seat, owned, "instead_of_special_action")
    return found


def _offered(p: Hellas, seat: int, among: int) -> list[Action]:
    """What is offered for some of the special actions, given as a bit set."""
    found: list[Action] = []
    free = hero_free(p, seat)
    for bit, on_map, offers in p.rules.special_offers:
        if among & bit and (free or not on_map):
            found += offers(p, seat)
    return found


def refuse_away(p: Hellas, seat: int, name: str) -> Refusal | None:
    """Some special actions need the hero on the map (H-5.8, H-5.10, H-5.12)."""
    if p.rules.special_actions[name].hero_on_board and not hero_free(p, seat):
        return Refusal("your_hero_is_not_on_the_map", "H-5.8", {"special": name})
    return None


def refuse_special(p: Hellas, seat: int, action: Action, marked: bool = False) -> Refusal | None:
    """Why a special action is not open to the seat; `marked`: those with a used-action token are, and no others."""
    name = p.rules.special_of[action.kind]
    if bool(p.specials_used[seat] & p.rules.special[name]) != marked:
        return Refusal("that_action_is_marked_as_used", "H-5.2", {"special": name})
    refuse = p.rules.special_deeds[name].refuse
    return refuse_away(p, seat, name) or (refuse(p, seat, action) if refuse is not None else None)


def is_special(p: Hellas, action: Action) -> bool:
    if is_use(action):
        return "instead_of_special_action" in p.rules.power(ref_of(action)).when
    return action.kind in p.rules.special_of


def take_special(p: Hellas, seat: int, action: Action) -> None:
    """Mark the special action and carry it out."""
    for answer in p.rules.answers.get("special_chosen", ()):
        answer(p, seat, action)
    if is_use(action):
        p.push(Aftermath(seat, False))
        use_power(p, seat, ref_of(action))
        return
    name = p.rules.special_of[action.kind]
    p.tell("special_taken", seat, {"special": name})
    if p.rules.special_actions[name].marked:
        p.specials_used[seat] |= p.rules.special[name]
    p.rules.special_deeds[name].take(p, seat, action)


# -- Recruit ----------------------------------------------------------------------------------------------------------


def _refuse_recruit(p: Hellas, seat: int, action: Action) -> Refusal | None:
    quotas = recruits_of_action(p, seat)
    somewhere = any(quota and may_recruit(p, seat, region) for region, quota in enumerate(quotas))
    if somewhere or usable_powers(p, seat, "with_recruit") or _further_recruits(p, seat):
        return None
    return Refusal("no_city_region_can_take_a_recruit", "H-5.3")


def _further_recruits(p: Hellas, seat: int) -> list[Step]:
    """What modules add to the action."""
    steps = (answer(p, seat, p.supply[seat]) for answer in p.rules.answers.get("with_recruit", ()))
    return [step for step in steps if step is not None]


def _recruit_offers(p: Hellas, seat: int) -> list[Action]:
    return [_RECRUIT] if _refuse_recruit(p, seat, _RECRUIT) is None else []


def _recruit(p: Hellas, seat: int, action: Action) -> None:
    """H-5.3; blessings and modules add to it, and their recruits alone satisfy it."""
    for answer in p.rules.answers.get("after_recruit", ()):
        p.push(answer(p, seat))
    p.push(Aftermath(seat, False))
    further = _further_recruits(p, seat)
    for step in further:
        p.push(step)
    extra = usable_powers(p, seat, "with_recruit")
    for ref in extra:
        p.push(AddedRecruits(seat, ref, p.supply[seat]))
    p.push(Recruit(seat, recruits_of_action(p, seat), own_mask(p, seat), 0 if extra or further else 1, False))


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
            recruit_in(p, self.seat, regions_for(p, self.seat, one), one.number, least, in_one_region(one))
        return ()


# -- Build Temple -----------------------------------------------------------------------------------------------------


def refuse_site(p: Hellas, seat: int, region: int) -> Refusal | None:
    """Why the seat cannot build one of the temples that are left in a region (H-5.5)."""
    fields = {"region": p.rules.region_ids[region]}
    own = [temple for temple, site in p.rules.temple_site.items() if site == region]
    if not own and region not in p.rules.shrines:
        return Refusal("no_shrine_is_there", "H-5.5", fields)
    if p.control[region] != seat:
        return Refusal("that_region_is_not_yours", "H-5.5", fields)
    if p.temples[region]:
        return Refusal("a_temple_stands_there", "H-5.5", fields)
    if not any(temple in own if own else temple > 0 for temple in p.temples_left):
        return Refusal("no_temple_is_left", "H-5.5")
    return None if may_build(p, seat, region) else Refusal("it_is_barred_there", "H-5.5", fields)


def temple_sites(p: Hellas, seat: int) -> list[int]:
    """Where the seat could build one of the temples that are left."""
    places = (*p.rules.shrines, *p.rules.temple_site.values())
    return [region for region in places if p.control[region] == seat and refuse_site(p, seat, region) is None]


def _refuse_temple(p: Hellas, seat: int, action: Action) -> Refusal | None:
    return refuse_site(p, seat, p.rules.region[str(action.args[0])])


def _temple_offers(p: Hellas, seat: int) -> list[Action]:
    return [act("build_temple", p.rules.region_ids[region]) for region in temple_sites(p, seat)]


def _build_temple(p: Hellas, seat: int, action: Action) -> None:
    """The temple, the priest, then the Oracle's reward or a draft (H-5.6, H-14.1)."""
    region = p.rules.region[str(action.args[0])]
    own = [temple for temple in p.temples_left if temple < 0 and p.rules.temple_site[temple] == region]
    number = own[0] if own else min(temple for temple in p.temples_left if temple > 0)
    p.temples_left.remove(number)
    p.temples[region] = number
    kind = p.rules.temple_kinds[-1 - number] if number < 0 else ""
    p.tell("temple_built", seat, {"region": p.rules.region_ids[region], "number": max(0, number), "temple_kind": kind})
    for one in p.rules.effects("special:build_temple:all"):
        if one.effect == "gain_priests":
            p.gain_priests(seat, one.number)
    check_victory(p)
    if p.result is not None:
        return
    begin(p, seat, "temple_built")
    for ref in owned_powers(p, seat).get("with_build_temple", ()):
        p.push(TempleGift(seat, ref))
    card = p.rules.temple_card_ids[p.temple_card]
    if number == ORACLE:
        p.push(Resolve(seat, f"temple_card:{card}:oracle", 0))
    elif number in p.rules.temple_cards[p.temple_card].drafts:
        start_draft(p, seat)


@dataclass(frozen=True)
class TempleGift(Step):
    """What a power adds to the Build Temple action, after its draft or reward: one that was owned before (H-21)."""

    seat: int
    ref: str

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        if is_usable(p, self.seat, self.ref, "with_build_temple"):
            use_power(p, self.seat, self.ref)
        return ()


def _settle_temple(p: Hellas, seat: int) -> None:
    p.push(Aftermath(seat, False))


def _temple_gifts(p: Hellas, seat: int) -> None:
    p.push(Gifts((seat,), "after_build_temple"))


CHAPTER.procedure("temple_built", ("settle", _settle_temple), ("gifts", _temple_gifts))


# -- Prepare ----------------------------------------------------------------------------------------------------------


def _prepare_options(p: Hellas, seat: int) -> list[Effect]:
    return [one for one in p.rules.effects("special:prepare:all") if is_possible(p, seat, one)]


def _refuse_prepare(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """H-5.7: two options, and the second is chosen when the first is done."""
    return None if _prepare_options(p, seat) else Refusal("no_option_of_it_is_possible", "H-5.7")


def _prepare_offers(p: Hellas, seat: int) -> list[Action]:
    return [act("prepare")] if _refuse_prepare(p, seat, act("prepare")) is None else []


def _prepare(p: Hellas, seat: int, action: Action) -> None:
    open_window(p, seat, "after_prepare")
    p.push(Gifts((seat,), "with_prepare"))
    p.push(Aftermath(seat, False))
    p.push(Prepare(seat, p.rules.special_actions["prepare"].choose))


@dataclass(frozen=True)
class Prepare(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("prepare",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        options = _prepare_options(p, self.seat) if self.left else []
        if not options:
            p.pop()
            return ()
        actions = tuple(act("option", one.effect) for one in options)
        return (Decision(self.seat, "prepare", actions, {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "option" or any(one.effect == action.args[0] for one in _prepare_options(p, seat)):
            return None
        return Refusal("it_would_change_nothing", "H-5.7")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(Prepare(seat, self.left - 1))
        one = next(one for one in _prepare_options(p, seat) if one.effect == action.args[0])
        if one.effect == "recruit":
            recruit_in(p, seat, [p.hero_at[seat]], one.number + added(p, "more_prepared", seat), one.number)
        else:
            p.rules.doing[one.effect](p, seat, one, "special:prepare:all")


# -- Usurp ------------------------------------------------------------------------------------------------------------


def refuse_usurping(p: Hellas, seat: int, region: int) -> Refusal | None:
    """Why a region cannot be usurped (H-5.10)."""
    refused: Refusal | None = None
    if p.glory[p.rules.land_of[region]] != seat:
        land = p.rules.land_ids[p.rules.land_of[region]]
        refused = Refusal("you_do_not_own_that_lands_glory_token", "H-5.10", {"land": land})
    for answer in p.rules.answers.get("usurping", ()):
        refused = answer(p, seat, region, refused)
    if refused is not None:
        return refused
    if p.control[region] == seat and not may_recruit(p, seat, region):
        fields = {"region": p.rules.region_ids[region]}
        return Refusal("you_hold_the_region_and_cannot_recruit_there", "H-5.10", fields)
    return None


def _refuse_usurp(p: Hellas, seat: int, action: Action) -> Refusal | None:
    refused = refuse_usurping(p, seat, p.hero_at[seat])
    return None if refused is None or usurp_elsewhere(p, seat) is not None else refused


def _usurp_offers(p: Hellas, seat: int) -> list[Action]:
    return [act("usurp")] if _refuse_usurp(p, seat, act("usurp")) is None else []


def _usurp(p: Hellas, seat: int, action: Action) -> None:
    elsewhere = usurp_elsewhere(p, seat)
    if elsewhere is not None:
        p.push(elsewhere)
    else:
        usurp(p, seat, p.hero_at[seat])


def usurp(p: Hellas, seat: int, region: int) -> None:
    """H-5.10, H-5.11."""
    from aegean.hellas.battle.outcome import withdraw

    for answer in p.rules.answers.get("usurp_begins", ()):
        answer(p, seat, region)
    p.push(Aftermath(seat, False))
    p.push(Usurpation(seat, region))
    for enemy in p.enemies_in(seat, region):
        withdraw(p, enemy, region)


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
        for answer in p.rules.answers.get("usurped", ()):
            answer(p, self.seat, self.region)
        return ()


# -- Hunt -------------------------------------------------------------------------------------------------------------


def _refuse_hunt(p: Hellas, seat: int, action: Action) -> Refusal | None:
    return refuse_hunt(p, seat, p.rules.monster[str(action.args[0])])


def _hunt_offers(p: Hellas, seat: int) -> list[Action]:
    return [act("hunt", p.rules.monster_ids[monster]) for monster in huntable(p, seat)]


def _hunt(p: Hellas, seat: int, action: Action) -> None:
    from aegean.hellas.hunt.steps import start_hunt

    p.push(Aftermath(seat, False))
    start_hunt(p, seat, p.rules.monster[str(action.args[0])])


@CHAPTER.effect("put_used_action_token")
def _put_token(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """On the blessing card itself (H-21.25)."""
    p.blessing_tokens[seat] |= 1 << p.rules.blessing[ref.split(":")[1]]


@CHAPTER.possible("put_used_action_token")
def _token_free(p: Hellas, seat: int, one: Effect) -> bool:
    """The only card with such a price is its own place for the token."""
    cards = [n for n, card in enumerate(p.rules.blessings) if one in card.power.cost and p.blessings[seat] >> n & 1]
    return not any(p.blessing_tokens[seat] >> n & 1 for n in cards)


# -- Build Monument ---------------------------------------------------------------------------------------------------


def _monument_offers(p: Hellas, seat: int) -> list[Action]:
    return [_BUILD_MONUMENT]


def _build_monument(p: Hellas, seat: int, action: Action) -> None:
    begin(p, seat, "build_monument")
    if p.rules.numbers["used_actions_repeated_before_monument"]:
        p.push(RepeatSpecial(seat))


@dataclass(frozen=True)
class RepeatSpecial(Step):
    """With two players one marked special action may be taken once more just before (H-5.17)."""

    ASKS: ClassVar[tuple[str, ...]] = ("repeat_special",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = _offered(p, self.seat, p.specials_used[self.seat])
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "repeat_special", (*actions, PASS)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_special(p, seat, action, marked=True) if action.kind in p.rules.special_of else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind != "pass":
            name = p.rules.special_of[action.kind]
            p.tell("special_repeated", seat, {"special": name})
            p.rules.special_deeds[name].take(p, seat, action)


CHAPTER.special.update(
    {
        "recruit": Deed(("recruit",), _recruit_offers, _recruit, _refuse_recruit),
        "march": Deed(("march", "murderous_march"), march_offers, march, refuse_march),
        "build_temple": Deed(("build_temple",), _temple_offers, _build_temple, _refuse_temple),
        "prepare": Deed(("prepare",), _prepare_offers, _prepare, _refuse_prepare),
        "usurp": Deed(("usurp",), _usurp_offers, _usurp, _refuse_usurp),
        "hunt": Deed(("hunt",), _hunt_offers, _hunt, _refuse_hunt),
        "build_monument": Deed(("build_monument",), _monument_offers, _build_monument),
    }
)
