"""The active sections of the chains: what Kronos does with one that is broken and ready (HK-6.6 to HK-6.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.effects.hand import DiscardCards
from aegean.hellas.expansions.kronos.board import READY, USED, board, heroes, in_land, own_board
from aegean.hellas.expansions.kronos.monsters import MoveMonsters, kill_in, on_map
from aegean.hellas.expansions.kronos.printed import WRATH, Chain, printed
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import in_turn

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "use_chain": (("chain", "chain"),),
        "strike_land": (("land", "land"),),
        "strike_region": (("region", "region"),),
    },
    events=("chain_used",),
    reasons=(
        "that_chain_has_no_effect_now",
        "that_chain_is_not_ready",
        "wrath_follows_a_first_action",
    ),
)


def refuse_chain(p: Hellas, seat: int, action: Action) -> Refusal | None:
    name = str(action.args[0])
    number, fields = printed(p.rules).chain[name], {"chain": name}
    if board(p).chains[number] != READY:
        return Refusal("that_chain_is_not_ready", "HK-6.5", fields)
    if name == WRATH:
        part = board(p)
        first = part.taken >= part.allowed and not part.passed
        return None if first else Refusal("wrath_follows_a_first_action", "HK-6.6")
    if _EFFECTS[name][0](p, printed(p.rules).chains[number]):
        return None
    return Refusal("that_chain_has_no_effect_now", "HK-6.5", fields)


def chain_offers(p: Hellas, seat: int) -> list[Action]:
    found = [act("use_chain", name) for name in printed(p.rules).chain_ids]
    return [action for action in found if refuse_chain(p, seat, action) is None]


def use_chain(p: Hellas, seat: int, action: Action) -> None:
    name = str(action.args[0])
    number, part = printed(p.rules).chain[name], own_board(p)
    part.chains[number] = USED
    p.tell("chain_used", seat, {"chain": name})
    if name == WRATH:
        part.allowed += 1
    else:
        _EFFECTS[name][1](p, seat, printed(p.rules).chains[number])


# -- kills -------------------------------------------------------------------------------------------------------------


def _anybody(p: Hellas, chain: Chain) -> bool:
    return any(p.occupants())


def _quake(p: Hellas, seat: int, chain: Chain) -> None:
    p.push(StrikeLand(seat, chain.kills))


@dataclass(frozen=True)
class StrikeLand(Step):
    """In each region of which land hoplites die (HK-6.7)."""

    ASKS: ClassVar[tuple[str, ...]] = ("strike_land",)

    seat: int
    kills: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        lands = [name for land, name in enumerate(p.rules.land_ids) if in_land(p, land)]
        if not lands:
            p.pop()
            return ()
        return (Decision(self.seat, "strike_land", tuple(act("strike_land", name) for name in lands)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "strike_land":
            return None
        return Refusal("nobody_is_to_be_killed_there", "HK-6.7", {"land": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        for region in reversed(p.rules.regions_of_land[p.rules.land[str(action.args[0])]]):
            kill_in(p, seat, region, self.kills)


def _flooded(p: Hellas, chain: Chain) -> bool:
    return any(p.owners_in(p.rules.region[name]) for name in chain.regions)


def _flood(p: Hellas, seat: int, chain: Chain) -> None:
    for name in reversed(chain.regions):
        kill_in(p, seat, p.rules.region[name], chain.kills, up_to=True)


def _beside_monsters(p: Hellas) -> list[int]:
    """The regions with hoplites and a monster."""
    there = {p.monster_at[monster] for monster in on_map(p)}
    return [region for region in sorted(there) if p.owners_in(region)]


def _can_erupt(p: Hellas, chain: Chain) -> bool:
    return bool(_beside_monsters(p))


def _erupt(p: Hellas, seat: int, chain: Chain) -> None:
    p.push(StrikeRegion(seat, chain.kills))


@dataclass(frozen=True)
class StrikeRegion(Step):
    """In which region with a monster hoplites die (HK-6.9)."""

    ASKS: ClassVar[tuple[str, ...]] = ("strike_region",)

    seat: int
    kills: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        regions = _beside_monsters(p)
        if not regions:
            p.pop()
            return ()
        actions = tuple(act("strike_region", p.rules.region_ids[region]) for region in regions)
        return (Decision(self.seat, "strike_region", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "strike_region":
            return None
        return Refusal("nobody_is_to_be_killed_there", "HK-6.9", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        kill_in(p, seat, p.rules.region[str(action.args[0])], self.kills, up_to=True)


# -- heroes and monsters -----------------------------------------------------------------------------------------------


def _hold_cards(p: Hellas, chain: Chain) -> bool:
    return any(p.hand_size(hero) for hero in heroes(p))


def _starve(p: Hellas, seat: int, chain: Chain) -> None:
    """Each hero's player chooses, in turn order from the next hero."""
    for hero in reversed(in_turn(p, p.active)):
        if p.hand_size(hero):
            p.push(DiscardCards(hero, min(chain.cards, p.hand_size(hero)), ""))


def _have_priests(p: Hellas, chain: Chain) -> bool:
    return any(p.priests[hero] for hero in heroes(p))


def _darken(p: Hellas, seat: int, chain: Chain) -> None:
    for hero in in_turn(p, p.active):
        p.sacrifice_priests(hero, chain.priests)


def _any_monster(p: Hellas, chain: Chain) -> bool:
    return bool(on_map(p))


def _drive(p: Hellas, seat: int, chain: Chain) -> None:
    p.push(MoveMonsters(seat, len(on_map(p)), 0, True))


_EFFECTS: Final = {
    "earthquake": (_anybody, _quake),
    "flood": (_flooded, _flood),
    "eruption": (_can_erupt, _erupt),
    "famine": (_hold_cards, _starve),
    "eclipse": (_have_priests, _darken),
    "stampede": (_any_monster, _drive),
}
