"""Lords of Hellas: every piece of the box is in exactly one place, and which events tell something new.

The numbers are those of the printed components, written out here once more so that a slip in the game's data, or in
the rules that move the pieces, is noticed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from aegean import State
from aegean.core.values import Plain
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
ORACLE: Final = 99

REVEALS: Final[Mapping[str, Reveal]] = {
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

SECRETS: Final = frozenset({"hand", "combat_deck", "event_deck", "attack_deck", "neutral_deck", "blessing_deck"})
SECRET_STEPS: Final = frozenset({"DiscardDrawn", "Draft", "Hunt", "KeepArtifact"})

RARE: Final[Mapping[str, frozenset[str]]] = {
    "event": frozenset({"battle_avoided"}),  # start effects that leave one side without a hoplite
}

LONGEST: Final = 30_000


def check(state: State) -> None:
    plain = inside(state)
    position: dict[str, Plain] = plain["fields"]
    steps: list[list[Plain]] = plain["steps"]
    _cards(position, steps, state)
    _armies(position, state)
    _board(position, state)
    _in_turn(position, state)


def _cards(position: dict[str, Plain], steps: list[list[Plain]], state: State) -> None:
    kinds = len(position["combat_discard"])
    combat: Counter[int] = Counter(position["combat_deck"])
    for kind in range(kinds):
        combat[kind] += position["combat_discard"][kind] + position["combat_open"][kind]
        combat[kind] += sum(position["hand"][kind::kinds])
    assert combat.total() == COMBAT_CARDS
    assert min(position["hand"]) >= 0

    drawn = [card for name, *fields in steps if name == "Hunt" for card in fields[8]]
    attacks = [*position["attack_deck"], *position["attack_played"], *position["attack_aside"], *drawn]
    assert len(attacks) == ATTACK_CARDS

    choosing = [card for name, *fields in steps if name == "KeepArtifact" for card in fields[1]]
    neutral = [*position["neutral_deck"], *choosing]
    owned = [number for number, owner in enumerate(position["artifact_owner"]) if owner >= 0]
    assert len(set(neutral)) == len(neutral) <= NEUTRAL_ARTIFACTS
    assert not set(neutral) & set(owned)

    drafted = [card for name, *fields in steps if name == "Draft" for card in (*fields[2], *fields[3]) if card >= 0]
    taken = [number for mask in position["blessings"] for number in range(BLESSINGS) if mask >> number & 1]
    blessings = [*position["blessing_deck"], *drafted, *taken]
    assert len(set(blessings)) == len(blessings) <= BLESSINGS

    waiting = [*position["event_deck"], *position["event_discard"]]
    quests = [MONSTER_CARDS + quest for quest in position["slots"] if quest >= 0]
    kept = [MONSTER_CARDS + n for mask in position["kept"] for n in range(QUESTS) if mask >> n & 1]
    evolved = [n for mask in position["evolved"] for n in range(MONSTER_CARDS) if mask >> n & 1]
    events = [*waiting, *quests, *kept, *evolved]
    assert len(set(events)) == len(events) <= MONSTER_CARDS + QUESTS


def _armies(position: dict[str, Plain], state: State) -> None:
    for seat in range(state.seats):
        marching = position["hoplites"][seat * REGIONS : (seat + 1) * REGIONS]
        assert min(marching) >= 0
        assert sum(marching) + position["fortified"].count(seat) + position["supply"][seat] == HOPLITES
        praying = sum(position["priests_at"][seat :: state.seats])
        assert 0 <= position["priests"][seat] <= PRIESTS - praying
        hero_on_map, on_quest = position["hero_at"][seat] >= 0, position["quest_at"][seat] >= 0
        assert not (hero_on_map and on_quest)


def _board(position: dict[str, Plain], state: State) -> None:
    built = [number for number in position["temples"] if number]
    numbers = [*built, *position["temples_left"]]
    assert sorted(numbers) == [*range(1, 9 if state.seats == 4 else 7), ORACLE]
    assert len(position["glory"]) == LANDS
    slain = [n for mask in position["slain"] for n in range(MONSTERS) if mask >> n & 1]
    assert len(set(slain)) == len(slain)
    for number, (fate, at) in enumerate(zip(position["monster_state"], position["monster_at"], strict=True)):
        assert (at >= 0) == (fate == 1)
        assert (number in slain) == (fate == 2)
    assert all(1 <= level <= 5 for level in position["levels"])
    assert all(1 <= value <= 5 for value in position["attributes"])


def _in_turn(position: dict[str, Plain], state: State) -> None:
    """Between actions nobody shares a region, and control and hoplites agree (H-2.5)."""
    if state.over or state.decision.kind != "turn":
        return
    for region in range(REGIONS):
        owners = {
            seat
            for seat in range(state.seats)
            if position["hoplites"][seat * REGIONS + region] or position["fortified"][region] == seat
        }
        assert len(owners) <= 1
        if position["control"][region] >= 0:
            assert owners <= {position["control"][region]}
