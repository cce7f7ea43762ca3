"""What Kronos destroys: temples, which raise his attributes, and monuments (HK-7); and his own movement (HK-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.control import lose_control
from aegean.hellas.effects.losses import carry_out
from aegean.hellas.expansions.kronos.attitude import OracleLost
from aegean.hellas.expansions.kronos.board import board, own_board, unbroken
from aegean.hellas.expansions.kronos.breaking import BreakChain
from aegean.hellas.expansions.kronos.monsters import on_map, refuse_price
from aegean.hellas.expansions.kronos.prices import price, spend_anger
from aegean.hellas.expansions.kronos.printed import printed
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NOBODY, ON_MAP, ORACLE, Hellas
from aegean.hellas.queries import MONSTER, ends

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "destroy_temple": (("monster", "monster"),),
        "raise_kronos": (("kronos_attribute", "kronos_attribute"),),
        "kronos_movement": (("region", "region"),),
        "kronos_destroy_monument": (("god", "god"),),
        "monster_destroy_monument": (("god", "god"),),
    },
    events=(
        "kronos_attribute_raised",
        "kronos_moved",
        "monument_damaged",
        "monument_destroyed",
        "temple_destroyed",
    ),
    reasons=(
        "a_monument_stands_there",
        "hoplites_guard_the_temple",
        "no_monster_is_at_that_monument",
        "no_temple_is_with_that_monster",
        "that_attribute_is_at_its_highest",
        "that_monument_is_destroyed",
        "that_monument_is_not_beside_kronos",
        "that_region_is_not_beside_kronos",
    ),
)


# -- temples -----------------------------------------------------------------------------------------------------------


def _refuse_temple(p: Hellas, seat: int, action: Action) -> Refusal | None:
    name = str(action.args[0])
    monster = p.rules.monster[name]
    if p.monster_state[monster] != ON_MAP:
        return Refusal("the_monster_is_not_on_the_map", "HK-7.1")
    region = p.monster_at[monster]
    if not p.temples[region]:
        return Refusal("no_temple_is_with_that_monster", "HK-7.1", {"monster": name})
    if p.owners_in(region):
        return Refusal("hoplites_guard_the_temple", "HK-7.1", {"region": p.rules.region_ids[region]})
    return refuse_price(p, price(p, "destroy_temple"))


def _temple_offers(p: Hellas, seat: int) -> list[Action]:
    found = [act("destroy_temple", p.rules.monster_ids[monster]) for monster in on_map(p)]
    return [action for action in found if _refuse_temple(p, seat, action) is None]


def _destroy_temple(p: Hellas, seat: int, action: Action) -> None:
    spend_anger(p, price(p, "destroy_temple"))
    remove_temple(p, seat, p.monster_at[p.rules.monster[str(action.args[0])]])


def remove_temple(p: Hellas, seat: int, region: int) -> None:
    """For good; each raises one of Kronos' attributes, and with the Oracle a land's attitude may fall (HK-7.2)."""
    oracle = p.temples[region] == ORACLE
    p.temples[region] = 0
    p.tell("temple_destroyed", seat, {"region": p.rules.region_ids[region]})
    if oracle:
        p.push(OracleLost(seat))
    p.push(RaiseKronos(seat))


TEMPLE: Final = Deed(("destroy_temple",), _temple_offers, _destroy_temple, _refuse_temple)


@dataclass(frozen=True)
class RaiseKronos(Step):
    """One of his attributes by 1; at 3 it breaks a chain (HK-7.2, HK-6.2)."""

    ASKS: ClassVar[tuple[str, ...]] = ("raise_kronos",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = printed(p.rules).attribute_ids
        actions = self.allowed(p, self.seat, [act("raise_kronos", name) for name in names])
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "raise_kronos", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "raise_kronos":
            return None
        at = printed(p.rules).attribute_ids.index(str(action.args[0]))
        if board(p).attributes[at] < p.rules.numbers["kronos_attribute_most"]:
            return None
        return Refusal("that_attribute_is_at_its_highest", "HK-7.2", {"kronos_attribute": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        part, at = own_board(p), printed(p.rules).attribute_ids.index(str(action.args[0]))
        part.attributes[at] += 1
        value = part.attributes[at]
        p.tell("kronos_attribute_raised", seat, {"kronos_attribute": str(action.args[0]), "value": value})
        if value == p.rules.numbers["kronos_attribute_breaks_a_chain"] and unbroken(p):
            p.push(BreakChain(seat, True))


# -- monuments ---------------------------------------------------------------------------------------------------------


@CHAPTER.answer("raising")
def _cannot_rise(p: Hellas, seat: int, god: int) -> Refusal | None:
    return refuse_ruin(p, god)


@CHAPTER.answer("bars_prayer")
def _no_prayer(p: Hellas, seat: int, god: int) -> bool:
    return not p.levels[god]


def refuse_ruin(p: Hellas, god: int) -> Refusal | None:
    """A destroyed monument is never built again (HK-7.5)."""
    return None if p.levels[god] else Refusal("that_monument_is_destroyed", "HK-7.5", {"god": p.rules.god_ids[god]})


def damage(p: Hellas, seat: int, god: int, levels: int) -> None:
    """Levels go; with the base the monument is destroyed, with its artifact and the priests there (HK-7.4, HK-7.5)."""
    p.levels[god] = max(0, p.levels[god] - levels)
    name = p.rules.god_ids[god]
    if p.levels[god]:
        p.tell("monument_damaged", seat, {"god": name, "level": p.levels[god]})
        return
    for other in range(p.seats):
        p.priests_at[god * p.seats + other] = 0
    artifact = p.rules.artifact[p.rules.gods[god].artifact]
    p.artifact_owner[artifact] = NOBODY
    p.charged &= ~(1 << artifact)
    p.tell("monument_destroyed", seat, {"god": name})


def _refuse_monster(p: Hellas, seat: int, action: Action) -> Refusal | None:
    god = p.rules.god[str(action.args[0])]
    if refused := refuse_ruin(p, god):
        return refused
    if not p.monsters_in(p.rules.god_region[god]):
        return Refusal("no_monster_is_at_that_monument", "HK-8.6", {"god": str(action.args[0])})
    return refuse_price(p, price(p, "monster_destroy_monument"))


def _monster_offers(p: Hellas, seat: int) -> list[Action]:
    found = [act("monster_destroy_monument", name) for name in p.rules.god_ids]
    return [action for action in found if _refuse_monster(p, seat, action) is None]


def _by_monster(p: Hellas, seat: int, action: Action) -> None:
    spend_anger(p, price(p, "monster_destroy_monument"))
    damage(p, seat, p.rules.god[str(action.args[0])], p.rules.numbers["levels_destroyed_by_a_monster"])


MONSTER_MONUMENT: Final = Deed(("monster_destroy_monument",), _monster_offers, _by_monster, _refuse_monster)


# -- Kronos himself ----------------------------------------------------------------------------------------------------


def beside_kronos(p: Hellas) -> tuple[int, ...]:
    return ends(p, MONSTER, printed(p.rules).seat, board(p).region)


def _refuse_kronos(p: Hellas, seat: int, action: Action) -> Refusal | None:
    god = p.rules.god[str(action.args[0])]
    if refused := refuse_ruin(p, god):
        return refused
    if p.rules.god_region[god] not in beside_kronos(p):
        return Refusal("that_monument_is_not_beside_kronos", "HK-8.4", {"god": str(action.args[0])})
    return refuse_price(p, price(p, "kronos_destroy_monument"))


def _kronos_offers(p: Hellas, seat: int) -> list[Action]:
    found = [act("kronos_destroy_monument", name) for name in p.rules.god_ids]
    return [action for action in found if _refuse_kronos(p, seat, action) is None]


def _by_kronos(p: Hellas, seat: int, action: Action) -> None:
    spend_anger(p, price(p, "kronos_destroy_monument"))
    damage(p, seat, p.rules.god[str(action.args[0])], p.rules.numbers["levels_destroyed_by_kronos"])


KRONOS_MONUMENT: Final = Deed(("kronos_destroy_monument",), _kronos_offers, _by_kronos, _refuse_kronos)


def _refuse_move(p: Hellas, seat: int, action: Action) -> Refusal | None:
    region, fields = p.rules.region[str(action.args[0])], {"region": str(action.args[0])}
    if region not in beside_kronos(p):
        return Refusal("that_region_is_not_beside_kronos", "HK-8.2", fields)
    if any(p.rules.god_region[god] == region for god, height in enumerate(p.levels) if height):
        return Refusal("a_monument_stands_there", "HK-8.3", fields)
    return refuse_price(p, price(p, "kronos_movement"))


def _move_offers(p: Hellas, seat: int) -> list[Action]:
    found = [act("kronos_movement", p.rules.region_ids[region]) for region in beside_kronos(p)]
    return [action for action in found if _refuse_move(p, seat, action) is None]


def _move(p: Hellas, seat: int, action: Action) -> None:
    """All hoplites there die, the token comes off, the temple falls; heroes and monsters stay (HK-8.2)."""
    spend_anger(p, price(p, "kronos_movement"))
    part, region, names = own_board(p), p.rules.region[str(action.args[0])], p.rules.region_ids
    p.tell("kronos_moved", seat, {"start": names[part.region], "region": names[region]})
    part.region = region
    for owner in p.owners_in(region):
        carry_out(p, owner, region, p.army(owner, region))
    if p.control[region] != NOBODY:
        lose_control(p, region)
    if p.temples[region]:
        remove_temple(p, seat, region)


MOVE: Final = Deed(("kronos_movement",), _move_offers, _move, _refuse_move)
