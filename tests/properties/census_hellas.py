"""Lords of Hellas: every piece of the box is in exactly one place, and which events tell something new.

The numbers are those of the printed components, written out here once more so that a slip in the game's data, or in
the rules that move the pieces, is noticed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NamedTuple

import aegean
from aegean import State
from aegean.core.values import Plain
from aegean.hellas.game import HellasGame
from aegean.hellas.rules import Rules
from tests.hellas.staged import staged_questions as staged_questions
from tests.properties.kit import Reveal, inside

REGIONS: Final = 19
HOPLITES: Final = 15
PRIESTS: Final = 4
COMBAT_CARDS: Final = 30
ATTACK_CARDS: Final = 18
MONSTER_CARDS: Final = 14
QUESTS: Final = 9
NEUTRAL_ARTIFACTS: Final = 10
BLESSINGS: Final = 36
MONSTERS: Final = 7
LANDS: Final = 5
ORACLE: Final = -1

_REVEALS: Final[Mapping[str, Reveal]] = {
    "artifacts_drawn": Reveal(frozenset({"artifacts"}), everybody=False),
    "artifact_opened": Reveal(frozenset({"artifact"})),
    "attacks_drawn": Reveal(frozenset({"attacks"}), everybody=False),
    "battle_card_played": Reveal(frozenset({"card"})),
    "blessing_gained": Reveal(frozenset({"blessing"})),
    "blessings_passed": Reveal(frozenset({"blessings"}), everybody=False),
    "combat_discarded": Reveal(frozenset({"card"})),
    "combat_drawn": Reveal(frozenset({"cards"}), everybody=False),
    "deck_reshuffled": Reveal(frozenset()),
    "event_drawn": Reveal(frozenset({"drawn"})),
    "defence_played": Reveal(frozenset({"card", "defence"})),
    "draft_began": Reveal(frozenset({"blessings"}), everybody=False),
    "monster_rolled": Reveal(frozenset({"roll"})),
    "shield_used": Reveal(frozenset({"card"})),
    "wound_dealt": Reveal(frozenset({"cards"})),
}


def _of_modules() -> Mapping[str, Reveal]:
    """What the events of modules tell: where one has such events, its tests have a file `census`."""
    found: dict[str, Reveal] = {}
    for module in aegean.game("hellas").vocabulary()["expansion"]:
        if find_spec(f"tests.rules.hellas.{module}.census") is not None:
            told = import_module(f"tests.rules.hellas.{module}.census").REVEALS
            found |= {kind: Reveal(frozenset(fields), everybody) for kind, (fields, everybody) in told.items()}
    return found


REVEALS: Final[Mapping[str, Reveal]] = {**_REVEALS, **_of_modules()}

# Asked only where it makes a difference for a hand: others see that the hunter takes a moment longer (H-10.4).
WAITS: Final = frozenset({"spend"})

SECRETS: Final = frozenset(
    {"hand", "combat_deck", "event_deck", "attack_deck", "attack_aside", "neutral_deck", "blessing_deck"}
)
SECRET_STEPS: Final = frozenset({"DiscardDrawn", "Draft", "Hunt", "KeepArtifact"})

UNHEARD: Final = frozenset[str]()

LONGEST: Final = 30_000


def check(state: State) -> None:
    plain = inside(state)
    assert isinstance(state.game, HellasGame)
    box = _box(state.game.rules(state.seats, state.options))
    position: dict[str, Plain] = plain["fields"]
    steps: list[list[Plain]] = plain["steps"]
    _cards(position, steps, box)
    _armies(position, state, box, plain.get("parts", {}))
    _board(position, state, box, plain.get("parts", {}))
    _in_turn(position, state, box)
    for part in state._position.parts.values():
        for piece, (there, of) in part.pieces(state._position).items():
            assert there == of, f"{part.KEY}: {there} of {of} {piece}"


def confided(state: State, seat: int) -> frozenset[int]:
    """Heroes may play with open hands; who has no cards hides none."""
    players = state.view(seat)["players"]
    return frozenset(other for other, one in enumerate(players) if one["hand"] is not None or not one["hand_size"])


class Box(NamedTuple):
    """How many there are of everything."""

    regions: int = REGIONS
    combat_cards: int = COMBAT_CARDS
    attack_cards: int = ATTACK_CARDS
    monster_cards: int = MONSTER_CARDS
    quests: int = QUESTS
    event_cards: int = 0
    neutral_artifacts: int = NEUTRAL_ARTIFACTS
    blessings: int = BLESSINGS
    monsters: int = MONSTERS
    lands: int = LANDS


def _box(rules: Rules) -> Box:
    """The base game's own, and what the data of expansions add."""
    found = Box(
        rules.count,
        sum(card.copies for card in rules.combat_cards),
        sum(card.copies for card in rules.attacks),
        len(rules.monster_cards),
        rules.first_event_card - rules.first_quest,  # those that are event cards
        len(rules.event_cards),
        sum(artifact.kind == "neutral" for artifact in rules.artifacts),
        len(rules.blessings),
        len(rules.monsters),
        len(rules.land_ids),
    )
    assert len(rules.modules) > 1 or found == Box()
    return found


def _cards(position: dict[str, Plain], steps: list[list[Plain]], box: Box) -> None:
    kinds = len(position["combat_discard"])
    combat: Counter[int] = Counter(position["combat_deck"])
    for kind in range(kinds):
        combat[kind] += position["combat_discard"][kind] + position["combat_open"][kind]
        combat[kind] += sum(position["hand"][kind::kinds])
    assert combat.total() == box.combat_cards
    assert min(position["hand"]) >= 0

    drawn = [card for name, *fields in steps if name == "Hunt" for card in fields[8]]
    attacks = [*position["attack_deck"], *position["attack_played"], *position["attack_aside"], *drawn]
    assert len(attacks) == box.attack_cards

    choosing = [card for name, *fields in steps if name == "KeepArtifact" for card in fields[1]]
    neutral = [*position["neutral_deck"], *choosing]
    owned = [number for number, owner in enumerate(position["artifact_owner"]) if owner >= 0]
    assert len(set(neutral)) == len(neutral) <= box.neutral_artifacts
    assert not set(neutral) & set(owned)

    drafted = [card for name, *fields in steps if name == "Draft" for card in (*fields[2], *fields[3]) if card >= 0]
    taken = [number for mask in position["blessings"] for number in range(box.blessings) if mask >> number & 1]
    blessings = [*position["blessing_deck"], *drafted, *taken]
    assert len(set(blessings)) == len(blessings) <= box.blessings

    waiting = [*position["event_deck"], *position["event_discard"]]
    quests = [box.monster_cards + quest for quest in position["slots"] if 0 <= quest < box.quests]
    kept = [box.monster_cards + n for mask in position["kept"] for n in range(box.quests) if mask >> n & 1]
    evolved = [n for mask in position["evolved"] for n in range(box.monster_cards) if mask >> n & 1]
    events = [*waiting, *quests, *kept, *evolved]
    assert len(set(events)) == len(events) <= box.monster_cards + box.quests + box.event_cards


def _armies(position: dict[str, Plain], state: State, box: Box, parts: dict[str, Plain]) -> None:
    for seat in range(state.seats):
        marching = position["hoplites"][seat * box.regions : (seat + 1) * box.regions]
        assert min(marching) >= 0
        gone = parts["plague"]["gone"][seat] if "plague" in parts else 0
        gone += parts["underworld"]["dead"][seat] if "underworld" in parts else 0
        gone += parts["atlas"]["on"].count(seat) if "atlas" in parts else 0
        assert sum(marching) + position["fortified"].count(seat) + position["supply"][seat] + gone == HOPLITES
        praying = sum(position["priests_at"][seat :: state.seats])
        assert 0 <= position["priests"][seat] <= PRIESTS - praying
        hero_on_map, on_quest = position["hero_at"][seat] >= 0, position["quest_at"][seat] >= 0
        assert hero_on_map + on_quest + (position["away"][seat] >= 0) <= 1


def _board(position: dict[str, Plain], state: State, box: Box, parts: dict[str, Plain]) -> None:
    built = [number for number in position["temples"] if number]
    numbers = [*built, *position["temples_left"]]
    destroying = "kronos" in parts  # temples, monuments; and nobody keeps a monster
    there = [ORACLE, *range(1, 9 if state.seats == 4 or destroying else 7)]
    assert sorted(numbers) == [number for number in there if number in numbers or not destroying]
    assert len(position["glory"]) == box.lands
    slain = [n for mask in position["slain"] for n in range(box.monsters) if mask >> n & 1]
    assert len(set(slain)) == len(slain)
    for number, (fate, at) in enumerate(zip(position["monster_state"], position["monster_at"], strict=True)):
        assert (at >= 0) == (fate == 1)
        assert (number in slain) == (fate == 2 and not destroying)
    assert all((0 if destroying else 1) <= level <= 5 for level in position["levels"])
    assert all(1 <= value <= 5 for value in position["attributes"])


def _in_turn(position: dict[str, Plain], state: State, box: Box) -> None:
    """Between actions nobody shares a region with an enemy, and control and hoplites agree (H-2.5)."""
    if state.over or state.decision.kind != "turn":
        return
    assert isinstance(state.game, HellasGame)
    side = state.game.rules(state.seats, state.options).side
    for region in range(box.regions):
        owners = {
            seat
            for seat in range(state.seats)
            if position["hoplites"][seat * box.regions + region] or position["fortified"][region] == seat
        }
        assert len({side[owner] for owner in owners}) <= 1
        if position["control"][region] >= 0:
            assert {side[owner] for owner in owners} <= {side[position["control"][region]]}
