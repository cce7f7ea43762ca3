"""The quests of Atlantis (rules HI-4)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import army, begin_hunt, monster, offered, play, player, told, why
from tests.rules.hellas.atlantis.questions import OPTIONS, UNSEEN, five, saving


def starts(quest: str, region: str, **lord: Any) -> list[str]:
    """On which steps the hero of seat 0 could start a quest where it stands."""
    state = five([{"at": region, **lord}], quests=[quest])
    if f"move_hero {region}" not in offered(state):
        return []
    play(state, f"move_hero {region}")
    return [start.split()[2] for start in offered(state, "start_quest")]


@pytest.mark.rule("HI-4.1")
@pytest.mark.parametrize(
    ("attributes", "injured", "steps"),
    [
        ({"leadership": 1, "strength": 1, "speed": 1}, [], []),
        ({"leadership": 2, "strength": 2, "speed": 1}, [], ["1"]),
        ({"leadership": 2, "strength": 2, "speed": 2}, [], ["1", "2"]),
        ({"leadership": 3, "strength": 3, "speed": 1}, [], ["1", "2", "3"]),
        ({"leadership": 3, "strength": 3, "speed": 1}, ["strength"], ["1"]),
    ],
)
def test_graeae_adds_up_attributes(attributes: dict[str, int], injured: list[str], steps: list[str]) -> None:
    assert starts("graeae", "north_atlantis", attributes=attributes, injured=injured) == steps


@pytest.mark.rule("HI-4.1")
def test_graeae_covers_two_symbols() -> None:
    hunter = {"kept": ["graeae"]}
    state = begin_hunt("hydra", hunter, seats=5, options=OPTIONS, monsters=UNSEEN)
    assert "use_quest graeae" in offered(state)
    play(state, "use_quest graeae", "wound 0", "wound 2")
    found = monster(state, "hydra")
    assert found is not None
    assert sum(wound["covered"] for wound in found["wounds"]) == 2
    assert player(state)["kept"] == []


def done(state: State) -> list[str]:
    return player(state)["kept"]  # type: ignore[no-any-return]


@pytest.mark.rule("HI-4.2")
def test_pirithous_asks_for_a_slain_monster() -> None:
    assert starts("pirithous_wedding", "attica") == []
    assert starts("pirithous_wedding", "attica", slain=["hydra"]) == ["1"]
    more = {"slain": ["hydra"], "attributes": {"leadership": 3}}
    assert starts("pirithous_wedding", "attica", **more) == ["1", "2", "3"]
    state = five([{"quest": {"name": "pirithous_wedding", "step": 2}}], quests=["pirithous_wedding"])
    play(state, "quest_step")
    assert done(state) == ["pirithous_wedding"]


@pytest.mark.rule("HI-4.2")
def test_every_hoplite_moves_once() -> None:
    lord = {"kept": ["pirithous_wedding"], "hoplites": {"elis": 4, "crete": 2}, "controls": ["elis", "crete"]}
    state = five([lord])
    play(state, "use_quest pirithous_wedding")
    for _ in range(3):
        play(state, "move elis arcadia")
    play(state, "fortify elis", "move crete argolis")
    assert why(state, "move arcadia laconia") == "none_of_your_hoplites_can_move_from_there"
    play(state, "move crete argolis")
    assert (army(state, "arcadia"), army(state, "argolis"), army(state, "elis")) == (3, 2, 1)
    assert state.decision.kind == "turn"
    assert "hoplite_movement" in state.view(None)["regular_used"]
    assert player(state)["kept"] == []


@pytest.mark.rule("HI-4.3")
def test_persephone_asks_for_blessings() -> None:
    region = "south_atlantis"
    assert starts("saving_persephone", region) == []
    assert starts("saving_persephone", region, blessings=["bluff"]) == ["1"]
    assert starts("saving_persephone", region, blessings=["bluff"], priests=1) == ["1", "2", "3"]


@pytest.mark.rule("HI-4.3")
def test_any_level_of_any_monument() -> None:
    state = saving(lord={"attributes": {"strength": 2}})
    gods = ["poseidon", "zeus", "hermes"]
    assert sorted({call.split()[1] for call in offered(state)}) == sorted(gods)
    assert len(offered(state)) == 15
    assert why(state, "call_upon zeus 6") == "a_monument_has_no_such_level"
    events = play(state, "call_upon zeus 5")
    assert told(events, "god_called") == [{"seat": 0, "god": "zeus", "level": 5}]
    assert player(state)["attributes"]["strength"] == 3
    assert told(events, "combat_drawn")
    assert state.view(None)["monuments"]["zeus"] == {"level": 1, "region": "thessaly", "priests": [0] * 5}
