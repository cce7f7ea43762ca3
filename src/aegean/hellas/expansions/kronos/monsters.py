"""What Kronos does by monsters: Monster Movement, Region Attack, and the choice whose hoplites die (HK-3.6, HK-3.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.describing import Wording, read_list, read_number, refused, some_of
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import DONE, act
from aegean.hellas.components import Effect
from aegean.hellas.effects.attributes import injuries_free
from aegean.hellas.effects.board import MoveMonster, monster_steps, regions_of
from aegean.hellas.effects.losses import kill
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.expansions.kronos.board import level, of_kronos
from aegean.hellas.expansions.kronos.prices import can_pay, price, spend_anger
from aegean.hellas.expansions.kronos.printed import NEUTRAL
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NOBODY, NOWHERE, ON_MAP, Hellas
from aegean.hellas.queries import in_turn
from aegean.hellas.turn.monsters import tell_of_place


def _wordings(p: Hellas) -> Mapping[str, Wording]:
    def read(value: Plain, field: str) -> Plain:
        numbers = tuple(read_number(one, field) for one in read_list(value, field, "numbers"))
        if len(numbers) != p.seats:
            raise refused(field, f"an entry for each of the {p.seats} seats is wanted")
        return numbers

    return {"KillAmong.chosen": Wording(list, read), "MoveMonsters.moved": some_of(p.rules.monster_ids, "monsters")}


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "monster_movement": (),
        "region_attack": (("monster", "monster"),),
        "kill_hoplite": (("hero", "hero"),),
    },
    reasons=(
        "no_hoplite_of_that_hero_is_left_there",
        "no_monster_can_move",
        "that_attack_would_change_nothing",
        "that_monster_has_moved",
        "you_have_too_little_anger",
    ),
    wordings=_wordings,
)


def refuse_price(p: Hellas, cost: int) -> Refusal | None:
    """HK-3.1."""
    return None if can_pay(p, cost) else Refusal("you_have_too_little_anger", "HK-3.1", {"count": cost})


def on_map(p: Hellas) -> list[int]:
    return [monster for monster, state in enumerate(p.monster_state) if state == ON_MAP]


# -- Monster Movement --------------------------------------------------------------------------------------------------

_MOVEMENT: Final = act("monster_movement")


def _refuse_movement(p: Hellas, seat: int, action: Action) -> Refusal | None:
    if not on_map(p):
        return Refusal("no_monster_can_move", "HK-3.6")
    return refuse_price(p, price(p, "monster_movement"))


def _movement_offers(p: Hellas, seat: int) -> list[Action]:
    return [_MOVEMENT] if _refuse_movement(p, seat, _MOVEMENT) is None else []


def _move_monsters(p: Hellas, seat: int, action: Action) -> None:
    spend_anger(p, price(p, "monster_movement"))
    p.push(MoveMonsters(seat, of_kronos(p, "authority"), 0, True))


MOVEMENT: Final = Deed(("monster_movement",), _movement_offers, _move_monsters, _refuse_movement)


@dataclass(frozen=True)
class MoveMonsters(Step):
    """So many different monsters, each by one region; the first must move (HK-3.6)."""

    ASKS: ClassVar[tuple[str, ...]] = ("kronos_monsters",)

    seat: int
    left: int
    moved: int  # monsters, as a bit set
    must: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        candidates = [act("choose_monster", p.rules.monster_ids[monster]) for monster in on_map(p)] if self.left else []
        actions = self.allowed(p, self.seat, candidates)
        if not actions:
            p.pop()
            return ()
        more = () if self.must else (DONE,)
        return (Decision(self.seat, "kronos_monsters", (*actions, *more), {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_monster":
            return None
        monster = p.rules.monster[str(action.args[0])]
        if p.monster_state[monster] != ON_MAP or not monster_steps(p, seat, monster):
            return Refusal("the_monster_is_not_on_the_map", "HK-3.6")
        if self.moved >> monster & 1:
            return Refusal("that_monster_has_moved", "HK-3.6", {"monster": str(action.args[0])})
        return None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        monster = p.rules.monster[str(action.args[0])]
        p.become(MoveMonsters(seat, self.left - 1, self.moved | 1 << monster, False))
        p.push(MoveMonster(seat, monster, 1, True))


# -- Region Attack -----------------------------------------------------------------------------------------------------


def _refuse_attack(p: Hellas, seat: int, action: Action) -> Refusal | None:
    name = str(action.args[0])
    monster = p.rules.monster[name]
    if p.monster_state[monster] != ON_MAP:
        return Refusal("the_monster_is_not_on_the_map", "HK-3.7")
    if not _matters(p, seat, monster):
        return Refusal("that_attack_would_change_nothing", "HK-3.4", {"monster": name})
    return refuse_price(p, price(p, "region_attack", monster=name))


def _matters(p: Hellas, seat: int, monster: int) -> bool:
    ref = f"monster:{p.rules.monster_ids[monster]}:region_attack"
    at = p.monster_at[monster]
    if p.owners_in(at) and more_kills(p, at):
        return True
    return any(_effect_matters(p, seat, monster, one, ref) for one in p.rules.effects(ref))


def _effect_matters(p: Hellas, seat: int, monster: int, one: Effect, ref: str) -> bool:
    regions = regions_of(p, seat, one, ref)
    if one.effect == "kill_hoplites":
        return any(p.owners_in(region) for region in regions)
    if one.effect == "injure_heroes":
        return any(at in regions and injuries_free(p, hero) for hero, at in enumerate(p.hero_at) if at != NOWHERE)
    if one.effect == "controller_sacrifices_priests":
        owner = p.control[regions[0]]
        return owner != NOBODY and p.priests[owner] > 0
    # Chimera goes where the tallest monument is
    tallest = [p.rules.god_region[god] for god, height in enumerate(p.levels) if height == max(p.levels)]
    return tallest != [p.monster_at[monster]]


def _attack_offers(p: Hellas, seat: int) -> list[Action]:
    attacks = [act("region_attack", p.rules.monster_ids[monster]) for monster in on_map(p)]
    return [attack for attack in attacks if _refuse_attack(p, seat, attack) is None]


def _attack(p: Hellas, seat: int, action: Action) -> None:
    """The additional kills come after the attack's own, before Chimera leaves (HK-3.7)."""
    name = str(action.args[0])
    monster = p.rules.monster[name]
    spend_anger(p, price(p, "region_attack", monster=name))
    tell_of_place(p, "region_attack", seat, monster)
    at, ref = p.monster_at[monster], f"monster:{name}:region_attack"
    effects = p.rules.effects(ref)
    leaving = [n for n, one in enumerate(effects) if one.effect == "move_to_tallest_monument"]
    for n in reversed(leaving):
        p.push(Resolve(seat, f"{ref}:{n}", 0))
    kill_in(p, seat, at, more_kills(p, at))
    for n in reversed(range(len(effects))):
        if n not in leaving:
            p.push(Resolve(seat, f"{ref}:{n}", 0))


def more_kills(p: Hellas, region: int) -> int:
    """For each step below neutral of the land's attitude."""
    below = NEUTRAL - level(p, p.rules.land_of[region])
    return max(0, below) * p.rules.numbers["kills_for_each_step_below_neutral"]


ATTACK: Final = Deed(("region_attack",), _attack_offers, _attack, _refuse_attack)


# -- whose hoplites die ------------------------------------------------------------------------------------------------


@CHAPTER.answer("kills_among")
def _kills_among(p: Hellas, seat: int, region: int, number: int, up_to: bool) -> bool:
    """So many in the region altogether, whoever's they are (HK-3.8)."""
    kill_in(p, seat, region, number, up_to)
    return True


def kill_in(p: Hellas, seat: int, region: int, number: int, up_to: bool = False) -> None:
    if number:
        p.push(KillAmong(seat, region, number, up_to, (0,) * p.seats))


@dataclass(frozen=True)
class KillAmong(Step):
    """Of the hoplites in a region so many die; the killer says whose, one by one (HK-3.8)."""

    ASKS: ClassVar[tuple[str, ...]] = ("kill_hoplites",)

    seat: int
    region: int
    left: int
    up_to: bool
    chosen: tuple[int, ...]  # by seat

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        owners = [seat for seat in in_turn(p, p.active) if self._remaining(p, seat)] if self.left else []
        everybody = sum(self._remaining(p, owner) for owner in owners) <= self.left and not self.up_to
        if not owners or everybody or (len(owners) == 1 and not self.up_to):
            p.pop()
            for owner in reversed(range(p.seats)):
                more = min(self.left, self._remaining(p, owner)) if owner in owners else 0
                kill(p, owner, self.region, self.chosen[owner] + more)
            return ()
        actions = tuple(act("kill_hoplite", p.rules.hero_ids[p.hero[owner]]) for owner in owners)
        about = {"region": p.rules.region_ids[self.region], "left": self.left}
        return (Decision(self.seat, "kill_hoplites", (*actions, *((DONE,) if self.up_to else ())), about),)

    def _remaining(self, p: Hellas, owner: int) -> int:
        return p.army(owner, self.region) - self.chosen[owner]

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "kill_hoplite":
            return None
        fields = {"hero": str(action.args[0]), "region": p.rules.region_ids[self.region]}
        return Refusal("no_hoplite_of_that_hero_is_left_there", "HK-3.8", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.become(KillAmong(seat, self.region, 0, self.up_to, self.chosen))
            return
        owner = p.hero.index(p.rules.hero[str(action.args[0])])
        chosen = tuple(count + (one == owner) for one, count in enumerate(self.chosen))
        p.become(KillAmong(seat, self.region, self.left - 1, self.up_to, chosen))
