"""Talos: how he comes, obeys whoever commands him, and strikes (HI-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.describing import Wording, one_of, word_of
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import PASS, act
from aegean.hellas.components import Effect
from aegean.hellas.effects.attributes import injuries, refuse_injury, take_injury
from aegean.hellas.effects.board import monster_of, monster_steps, place_monster
from aegean.hellas.effects.striking import refuse_strike_down, strike_down, strikes_down, victim
from aegean.hellas.expansions.atlantis.commanding import TALOS, commander, factory_region
from aegean.hellas.hunt.outcome import running_hunt
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NEVER_SEEN, NOBODY, NOWHERE, ON_MAP, Hellas
from aegean.hellas.turn.monsters import appear, run
from aegean.hellas.turn.offers import further_offers, refuse_further, take_further

ATTACK: Final = act("talos_attack")


def _wordings(p: Hellas) -> dict[str, Wording]:
    return {"TakeInjury.attribute": one_of(p.rules.attribute_ids), "Mend.but": word_of(p.rules.combat_symbols, "")}


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"move_talos": (("region", "region"),), "talos_attack": (), "mend": (("place", "place"),)},
    events=("wound_mended",),
    wordings=_wordings,
    reasons=("he_obeys_you", "he_mends_no_such_wound", "you_do_not_command_him"),
)


def _number(p: Hellas) -> int:
    return p.rules.monster[TALOS]


# -- how he comes, and who may hunt him -------------------------------------------------------------------------------


@CHAPTER.hook("temple_built", after="", name="talos")
def _enter(p: Hellas, seat: int) -> None:
    """HI-2.3."""
    region = factory_region(p.rules)
    if p.temples[region] and p.monster_state[_number(p)] == NEVER_SEEN:
        appear(p, seat, _number(p), region)


@CHAPTER.answer("hunting")
def _no_own_hunt(p: Hellas, seat: int, monster: int) -> Refusal | None:
    """HI-2.10."""
    if monster != _number(p) or commander(p) != seat:
        return None
    return Refusal("he_obeys_you", "HI-2.10", {"monster": TALOS})


# -- the Talos action -------------------------------------------------------------------------------------------------


def _refuse(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """HI-2.5."""
    if p.monster_state[_number(p)] != ON_MAP:
        return Refusal("the_monster_is_not_on_the_map", "HI-2.5")
    if commander(p) != seat:
        return Refusal("you_do_not_command_him", "HI-2.5", {"monster": TALOS})
    if action == ATTACK:
        return None if _reached(p, seat) else Refusal("it_would_change_nothing", "HI-2.9")
    fields = {"region": str(action.args[0])}
    start = p.rules.region_ids[p.monster_at[_number(p)]]
    if start == action.args[0]:
        return Refusal("it_is_the_same_region", "HI-2.5", fields)
    if act("move_monster", *action.args) in monster_steps(p, seat, _number(p)):
        return None
    return Refusal("the_regions_are_no_neighbours", "HI-2.5", {"start": start, **fields})


def _offers(p: Hellas, seat: int) -> list[Action]:
    if commander(p) != seat:
        return []
    found = [act("move_talos", *step.args) for step in monster_steps(p, seat, _number(p))]
    return [*found, ATTACK] if _reached(p, seat) else found


def _take(p: Hellas, seat: int, action: Action) -> None:
    if action == ATTACK:
        run(p, seat, _number(p), "region_attack")
    else:
        place_monster(p, seat, _number(p), p.rules.region[str(action.args[0])])


CHAPTER.first["move_talos"] = f"monster:{TALOS}"
CHAPTER.regular[TALOS] = Deed(("move_talos", "talos_attack"), _offers, _take, _refuse)


@CHAPTER.answer("instead_of_roll")
def _obeys(p: Hellas, seat: int, monster: int) -> bool:
    """HI-2.6."""
    if monster != _number(p) or commander(p) == NOBODY:
        return False
    p.push(Obey(commander(p)))
    return True


@dataclass(frozen=True)
class Obey(Step):
    """In the monster phase his commander moves him, lets him attack, or does neither."""

    ASKS: ClassVar[tuple[str, ...]] = ("talos",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = _offers(p, self.seat)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "talos", (*actions, PASS)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return _refuse(p, seat, action) if action.kind in ("move_talos", "talos_attack") else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action != PASS:
            _take(p, seat, action)


# -- his region attack ------------------------------------------------------------------------------------------------


def _land(p: Hellas) -> int:
    """The regions of the land he is in, as a bit set."""
    at = p.monster_region(_number(p))
    return 0 if at == NOWHERE else sum(1 << region for region in p.rules.regions_of_land[p.rules.land_of[at]])


def _reached(p: Hellas, seat: int) -> int:
    """Those of them in which he can kill a hoplite (HI-2.9)."""
    land, found = _land(p), 0
    for region in range(p.rules.count):
        if not land >> region & 1:
            continue
        owner = victim(p, seat, region, False)
        if owner != NOWHERE and not any(answer(p, owner, region) for answer in p.rules.answers.get("spares", ())):
            found |= 1 << region
    return found


@CHAPTER.effect("kill_in_land")
def _kill_in_land(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(StrikeInLand(seat))


@dataclass(frozen=True)
class StrikeInLand(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("talos_strikes",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = strikes_down(p, self.seat, _reached(p, self.seat))
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "talos_strikes", tuple(actions)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        refused = refuse_strike_down(p, seat, action, _land(p))
        if refused is not None or action in strikes_down(p, seat, _reached(p, seat)):
            return refused
        return Refusal("nobody_can_be_struck_there", "HI-2.9", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        strike_down(p, seat, action)


# -- his special attack -----------------------------------------------------------------------------------------------


def _chooser(p: Hellas, hunter: int) -> int:
    """His commander, or else the player to the hunter's left (HI-2.8)."""
    return commander(p) if commander(p) != NOBODY else p.left_of(hunter)


@CHAPTER.effect("injure_of_his_choice")
def _injure_chosen(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChooseInjury(_chooser(p, seat), seat))


@dataclass(frozen=True)
class ChooseInjury(Step):
    """Which attribute of the hunter's is injured."""

    ASKS: ClassVar[tuple[str, ...]] = ("choose_injury",)

    seat: int
    owner: int  # the hunter

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, injuries(p))
        if not actions:
            p.pop()
            return ()
        about = {"hunter": self.owner, "monster": TALOS}
        return (Decision(self.seat, "choose_injury", actions, about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_injury(p, self.owner, action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(TakeInjury(self.owner, p.rules.attribute[str(action.args[0])]))


@dataclass(frozen=True)
class TakeInjury(Step):
    """The hunter takes it, or wards it off by what can."""

    ASKS: ClassVar[tuple[str, ...]] = ("injure",)

    seat: int
    attribute: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        wards = further_offers(p, self.seat, "injure")
        actions = (act("injure", p.rules.attribute_ids[self.attribute]), *wards)
        return (Decision(self.seat, "injure", actions, {"left": 1}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind == "injure" and p.rules.attribute[str(action.args[0])] != self.attribute:
            return Refusal("that_attribute_is_not_among_them", "HI-2.8", {"attribute": str(action.args[0])})
        return refuse_further(p, seat, "injure", action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if not take_further(p, seat, "injure", action):
            take_injury(p, seat, self.attribute)


@CHAPTER.effect("mend_wound")
def _mend_wound(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Mend(_chooser(p, seat), monster_of(p, ref), one.symbol or ""))


@dataclass(frozen=True)
class Mend(Step):
    """Which covered symbol is open again, one of some kind excepted."""

    ASKS: ClassVar[tuple[str, ...]] = ("mend",)

    seat: int
    monster: int
    but: str

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = tuple(act("mend", place) for place in self._places(p))
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "mend", actions, {"monster": p.rules.monster_ids[self.monster]}),)

    def _places(self, p: Hellas) -> list[int]:
        """Of those alike in every respect only the first."""
        found: dict[tuple[str, str | None], int] = {}
        for place in p.symbols(self.monster):
            wound = p.rules.symbols[self.monster][place]
            if p.wounds[self.monster] >> place & 1 and wound.symbol != self.but:
                found.setdefault((wound.symbol, wound.reward), place)
        return list(found.values())

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "mend" or action.args[0] in self._places(p):
            return None
        return Refusal("he_mends_no_such_wound", "HI-2.8")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        """What the hunter covered still counts for the reward (H-10.15)."""
        p.pop()
        place = int(action.args[0])
        p.wounds[self.monster] &= ~(1 << place)
        name = p.rules.monster_ids[self.monster]
        symbol = p.rules.symbols[self.monster][place].symbol
        fields = {"monster": name, "place": place, "symbol": symbol, "hunter": running_hunt(p).seat}
        p.tell("wound_mended", seat, fields)
