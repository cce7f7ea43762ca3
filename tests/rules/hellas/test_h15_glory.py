"""Glory Tokens (rules H-15)."""

from __future__ import annotations

import pytest

from aegean import State
from tests.hellas.positions import Player, hunt, offered, play, player, told, turn, turn_start

LANDS = {
    "epirus": "red", "chalkidiki": "red", "aetolia": "yellow", "phocis": "yellow", "euboea": "blue",
    "corinthia": "blue", "elis": "green", "arcadia": "green", "crete": "brown", "laconia": "brown",
}  # fmt: skip


def glory(state: State) -> dict[str, int]:
    """Who has the token of each land; -1: nobody."""
    found: dict[str, int] = state.view(None)["glory"]
    return found


@pytest.mark.rule("H-15.1")
@pytest.mark.parametrize(("region", "land"), LANDS.items())
def test_whoever_slays_a_monster_takes_the_token_of_that_land(region: str, land: str) -> None:
    state = hunt("medusa", {"hand": ["wild_attack_spear"]}, region=region, wounds=[0, 1, 2])
    play(state, "strike wild_attack_spear 3", "decline")
    assert player(state)["slain"] == ["medusa"]
    assert [name for name, owner in glory(state).items() if owner == 0] == [land]


@pytest.mark.rule("H-15.1")
@pytest.mark.parametrize(
    ("quest", "land"),
    [("amazon_queen", "red"), ("aid_to_atlas", "green"), ("expedition_for_the_golden_fleece", "yellow")],
)
def test_whoever_completes_a_quest_takes_the_token_of_that_land(quest: str, land: str) -> None:
    state = turn([{"quest": {"name": quest, "step": 2}}], quests=[quest])
    play(state, "quest_step")
    assert [name for name, owner in glory(state).items() if owner == 0] == [land]


@pytest.mark.rule("H-15.1")
def test_it_is_taken_from_another_player_who_has_it() -> None:
    robbed: Player = {"glory": ["blue", "red"]}
    state = hunt("medusa", {"hand": ["wild_attack_spear"]}, wounds=[0, 1, 2], players=[robbed])
    events = play(state, "strike wild_attack_spear 3")
    assert glory(state) == {"red": 1, "yellow": -1, "blue": 0, "green": -1, "brown": -1}
    assert told(events, "glory_taken") == [{"seat": 0, "land": "blue"}]
    state = turn([{"quest": {"name": "amazon_queen", "step": 2}}, robbed], quests=["amazon_queen"])
    play(state, "quest_step")
    assert (glory(state)["red"], glory(state)["blue"]) == (0, 1)


@pytest.mark.rule("H-15.1")
def test_a_land_has_but_one_token() -> None:
    """Whoever has it already gains no second."""
    state = hunt("medusa", {"hand": ["wild_attack_spear"], "glory": ["blue"]}, wounds=[0, 1, 2])
    events = play(state, "strike wild_attack_spear 3")
    assert (glory(state)["blue"], told(events, "glory_taken")) == (0, [])
    assert list(glory(state)) == ["red", "yellow", "blue", "green", "brown"]


@pytest.mark.rule("H-15.2")
def test_usurp_does_not_spend_it() -> None:
    state = turn([{"at": "crete", "glory": ["brown"]}])
    play(state, "usurp", "done")
    assert (state.view(None)["regions"]["crete"]["control"], glory(state)["brown"]) == (0, 0)


@pytest.mark.rule("H-15.2")
def test_it_stays_with_its_owner_otherwise() -> None:
    state = turn([{"glory": ["brown"]}, {}], decks={"event": ["cattle_of_geryon"]})
    play(state, "build_monument", "raise_monument zeus", "build_monument", "raise_monument zeus")
    assert (state.decision.seat, glory(state)["brown"]) == (0, 0)


@pytest.mark.rule("H-15.2")
def test_heracles_returns_it_to_the_supply() -> None:
    state = turn_start([{"hero": "heracles", "glory": ["brown", "red"]}])
    play(state, "use_hero heracles", "return_glory brown")
    assert (glory(state)["brown"], glory(state)["red"]) == (-1, 0)
    state = turn_start([{"hero": "achilles", "glory": ["brown"]}])
    assert not offered(state, "use_hero") + offered(state, "return_glory")
