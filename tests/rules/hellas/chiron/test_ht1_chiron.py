"""Chiron as a monster, and his spear (rules HT-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from aegean import Event, State
from tests.hellas.positions import GAME, army, attacked, battle, hunt, monster, offered, play, player, told, turn, why
from tests.rules.hellas.chiron.questions import OPTIONS, WITH, robbed

SPEAR: dict[str, Any] = {"artifacts": ["ashen_spear"], "slain": ["chiron"]}


def raided(players: Sequence[dict[str, Any]], *, wounds: Sequence[int] = (), **rest: Any) -> tuple[State, list[Event]]:
    """Seat 0 builds the monument of Zeus, and Chiron makes his region attack in Locris, a region of the yellow land."""
    there = {"at": "locris", "wounds": list(wounds), "evolutions": rest.pop("evolutions", [])}
    rolls, events = {"monster": ["region_attack"]}, ["aid_to_atlas"]
    state = turn(players, options=OPTIONS, monsters={"chiron": there}, rolls=rolls, decks={"event": events}, **rest)
    return state, play(state, "build_monument", "raise_monument zeus")


@pytest.mark.rule("HT-1.1")
@pytest.mark.parametrize(("card", "region"), [("chiron_thessaly", "thessaly"), ("chiron_laconia", "laconia")])
def test_he_comes_by_either_of_his_cards(card: str, region: str) -> None:
    state = turn(decks={"event": [card]}, **WITH)
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "monster_appeared") == [{"seat": 0, "monster": "chiron", "region": region}]


@pytest.mark.rule("HT-1.1")
def test_the_six_cards_are_a_deck_of_their_own_that_nobody_sees() -> None:
    state = turn(**WITH)
    assert state.view(0)["training"] == {"deck": 6, "waiting": None}
    assert "unforgiven" not in str(state.view(0))
    drawn = [card for card in GAME.new(2, 1, OPTIONS).describe()["decks"]["event"] if card in ("unforgiven", "breach")]
    assert drawn == []


@pytest.mark.rule("HT-1.2")
def test_his_wounds() -> None:
    there = monster(turn(options=OPTIONS, monsters={"chiron": "locris"}), "chiron")
    assert there is not None
    symbols = [w["symbol"] + (f" [{w['reward']}]" if w["reward"] else "") for w in there["wounds"]]
    assert symbols == ["bow", "bow", "torch", "sword", "sword [priest]", "spear [artifact]"]


@pytest.mark.rule("HT-1.2")
def test_he_is_slain_like_any_other_and_leaves_his_spear() -> None:
    state = hunt("chiron", {"hand": ["assault_spear"]}, wounds=[0, 1, 2, 3, 4], options=OPTIONS)
    play(state, "strike assault_spear 5", "reward monster_artifact")
    assert player(state)["artifacts"] == {"ashen_spear": True}
    assert player(state)["slain"] == ["chiron"]


@pytest.mark.rule("HT-1.3")
def test_an_injury_then_an_artifact_of_the_hunters_choice() -> None:
    state = robbed()
    assert offered(state) == ["discard_artifact harpe", "discard_artifact poison_arrows"]  # charged or used
    before = state.view(None)["decks"]["neutral"]
    events = play(state, "discard_artifact poison_arrows")
    assert told(events, "artifact_discarded") == [{"seat": 0, "artifact": "poison_arrows"}]
    assert player(state)["artifacts"] == {"harpe": True}
    assert state.view(None)["decks"]["neutral"] == before  # a monster's artifact leaves the game


@pytest.mark.rule("HT-1.3")
def test_a_neutral_artifact_is_shuffled_back() -> None:
    state = robbed()
    before = state.view(None)["decks"]["neutral"]
    play(state, "discard_artifact harpe")
    assert state.view(None)["decks"]["neutral"] == before + 1


@pytest.mark.rule("HT-1.3")
def test_the_artifact_of_a_god_is_safe() -> None:
    hunter = {"hand": ["glory_bow"], "controls": ["thessaly"]}
    state = attacked("chiron", "special_attack_3", hunter, options=OPTIONS)
    owned = player(state)["artifacts"]
    assert len(owned) == 1
    play(state, "suffer", "injure speed")
    assert (player(state)["artifacts"], state.decision.kind) == (owned, "hunt_attack")
    assert why(robbed(), f"discard_artifact {next(iter(owned))}") == "you_do_not_have_it"


@pytest.mark.rule("HT-1.3")
def test_why_an_artifact_of_a_god_is_not_offered() -> None:
    hunter = {"controls": ["thessaly"], "artifacts": ["harpe", "caduceus"], "hand": ["glory_bow"]}
    state = attacked("chiron", "special_attack_3", hunter, options=OPTIONS)
    play(state, "suffer", "injure speed")
    assert why(state, "discard_artifact thunder_of_zeus") == "artifacts_of_gods_are_never_lost"


@pytest.mark.rule("HT-1.4")
def test_wounded_he_kills_one_in_each_region_of_his_land() -> None:
    players = [{"hoplites": {"phocis": 2, "boeotia": 2}}, {"hoplites": {"locris": 2, "aetolia": 1}}]
    state, events = raided(players, wounds=[0])
    killed = [(one["region"], one["seat"], one["count"]) for one in told(events, "hoplites_killed")]
    assert killed == [("aetolia", 1, 1), ("locris", 1, 1), ("phocis", 0, 1)]
    assert army(state, "boeotia") == 2  # another land


@pytest.mark.rule("HT-1.4")
def test_unhurt_he_heals_every_hero_in_his_land() -> None:
    players: list[dict[str, Any]] = [
        {"at": "phocis", "injured": ["speed", "strength"], "hoplites": {"locris": 1}},
        {"at": "aetolia", "injured": ["speed"]},
        {"at": "boeotia", "injured": ["speed"]},
    ]
    state, _ = raided(players, seats=3)
    assert (state.decision.seat, offered(state)) == (0, ["heal strength", "heal speed"])
    play(state, "heal speed")
    assert [player(state, seat)["injured"] for seat in range(3)] == [["strength"], [], ["speed"]]
    assert army(state, "locris") == 1


@pytest.mark.rule("HT-1.5")
def test_thessaly_adds_an_axe() -> None:
    there = {"at": "locris", "evolutions": ["chiron_thessaly"]}
    found = monster(turn(options=OPTIONS, monsters={"chiron": there}), "chiron")
    assert found is not None
    assert [wound["symbol"] for wound in found["wounds"]][6:] == ["axe"]


@pytest.mark.rule("HT-1.6")
def test_laconia_kills_two_and_heals_as_before() -> None:
    players = [{"at": "phocis", "hoplites": {"locris": 3}, "injured": ["speed", "strength"]}]
    state, _ = raided(players, wounds=[0], evolutions=["chiron_laconia"])
    assert army(state, "locris") == 1
    state, _ = raided(players, evolutions=["chiron_laconia"])
    play(state, "heal speed")
    assert (army(state, "locris"), player(state)["injured"]) == (3, ["strength"])


@pytest.mark.rule("HT-1.7")
def test_the_spear_raises_a_card_in_battle_once_until_charged() -> None:
    state = battle(2, 2, attacker={"hand": ["wild_attack_axe", "wild_attack_spear"], **SPEAR}, options=OPTIONS)
    play(state, "play wild_attack_axe")
    assert state.decision.kind == "master_plan"
    before = state.view(None)["battle"]["strength"][0]
    play(state, "use_artifact ashen_spear")
    assert state.view(None)["battle"]["strength"][0] == before + 2
    assert player(state)["artifacts"] == {"ashen_spear": False}


@pytest.mark.rule("HT-1.7")
def test_the_defender_uses_it_in_anothers_turn() -> None:
    state = battle(2, 2, defender={"hand": ["trap_sword"], **SPEAR}, options=OPTIONS)
    play(state, "play trap_sword", "use_artifact ashen_spear")
    assert player(state, 1)["artifacts"] == {"ashen_spear": False}


@pytest.mark.rule("HT-1.7")
def test_it_may_make_a_defence_possible() -> None:
    hunter = {"hand": ["charge_sickle"], **SPEAR}
    state = attacked("hydra", "attack_5", hunter, options=OPTIONS)
    play(state, "defend charge_sickle")  # of value 4
    assert player(state)["artifacts"] == {"ashen_spear": False}  # nothing else could complete it
    without = attacked("hydra", "attack_5", {"hand": ["charge_sickle"], "slain": ["chiron"]}, options=OPTIONS)
    assert why(without, "defend charge_sickle") == "your_cards_cannot_reach_the_strength"


@pytest.mark.rule("HT-1.7")
def test_not_for_a_wound_nor_for_a_shield() -> None:
    state = hunt("hydra", {"hand": ["wild_attack_sword", "trap_sword"], **SPEAR}, options=OPTIONS)
    assert "use_artifact ashen_spear" not in offered(state)
    play(state, "strike wild_attack_sword 0")
    assert "use_artifact ashen_spear" not in offered(state)
