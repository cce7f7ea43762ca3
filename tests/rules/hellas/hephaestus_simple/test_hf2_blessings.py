"""Hephaestus' ten blessings (rules HF-2)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from aegean.core.values import Action
from tests.hellas.positions import GAME, attacked, battle, hand, offered, play, player, told, turn
from tests.rules.hellas.hephaestus_simple.questions import OPTIONS, armed, given, offering, turning

BARE = ["athenas_gift", "no_attrition", "stalwart_defense"]  # give nothing when they are gained


def drafted(name: str, **rest: Any) -> State:
    """Seat 0 has gained a blessing in a draft."""
    decks = {"blessing": [name, *BARE[:2]], **rest.pop("decks", {})}
    state = turn(
        [{"controls": ["crete"], **rest}],
        options=OPTIONS,
        temple_card="temple_card_1",
        temples={"epirus": 1},
        decks=decks,
    )
    play(state, "build_temple crete", f"keep_blessing {name}", f"keep_blessing {BARE[0]}")
    assert name in player(state)["blessings"]
    return state


# -- Charged by Fire --------------------------------------------------------------------------------------------------


def burning(*cards: str, **lord: Any) -> State:
    said = {"hand": list(cards), "used_artifacts": ["ambrosia"], "blessings": ["charged_by_fire"], **lord}
    return turn([said], options=OPTIONS)


@pytest.mark.rule("HF-2.1")
def test_a_torch_charges_an_artifact_once_a_turn() -> None:
    state = burning("glory_torch", "fortification_torch", used_artifacts=["ambrosia", "horn_of_plenty"])
    play(state, "use_blessing charged_by_fire", "discard glory_torch", "charge ambrosia")
    assert player(state)["artifacts"]["ambrosia"]
    assert "use_blessing charged_by_fire" not in offered(state)


@pytest.mark.rule("HF-2.1")
def test_only_a_torch_burns() -> None:
    assert "use_blessing charged_by_fire" not in offered(burning("glory_bow"))
    assert "use_blessing charged_by_fire" not in offered(burning("glory_torch", used_artifacts=[]))


@pytest.mark.rule("HF-2.1")
def test_gaining_the_fire_draws_a_card() -> None:
    assert len(hand(drafted("charged_by_fire"))) == 1


# -- Forge-Temple -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HF-2.2")
def test_a_temple_charges_an_artifact() -> None:
    lord = {"controls": ["crete"], "used_artifacts": ["ambrosia"], "blessings": ["forge_temple"]}
    state = turn([lord], options=OPTIONS, temple_card="temple_card_1")
    events = play(state, "build_temple crete")
    assert told(events, "artifact_charged") == [{"seat": 0, "artifact": "ambrosia"}]


@pytest.mark.rule("HF-2.2")
def test_gaining_the_forge_brings_a_priest() -> None:
    assert player(drafted("forge_temple"))["priests"] == 2  # one for the temple


@pytest.mark.rule("HF-2.2")
def test_the_temple_that_brought_the_forge_charges_nothing() -> None:
    state = drafted("forge_temple", used_artifacts=["ambrosia"])
    assert player(state)["artifacts"]["ambrosia"] is False


# -- Votive Offering --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HF-2.3")
def test_an_artifact_for_an_attribute_instead_of_a_prayer() -> None:
    state = given()
    assert offered(state) == ["discard_artifact ambrosia", "discard_artifact eye_of_cyclops"]
    before = player(state)["stored"]["speed"]
    events = play(state, "discard_artifact ambrosia", "attribute speed")
    assert told(events, "artifact_discarded") == [{"seat": 0, "artifact": "ambrosia"}]
    assert player(state)["stored"]["speed"] == before + 1
    assert "ambrosia" not in player(state)["artifacts"]
    assert not offered(state, "pray")


@pytest.mark.rule("HF-2.3")
def test_a_neutral_one_goes_back_into_its_deck_a_monsters_out_of_the_game() -> None:
    state = given()
    before = state.view(None)["decks"]["neutral"]
    play(state, "discard_artifact ambrosia")
    assert state.view(None)["decks"]["neutral"] == before + 1
    state = given()
    play(state, "discard_artifact eye_of_cyclops")
    assert state.view(None)["decks"]["neutral"] == before


@pytest.mark.rule("HF-2.3")
def test_not_a_gods_artifact_and_not_in_vain() -> None:
    refused = GAME.why_not(Action("discard_artifact", ("hephaestus_hammer",)), given(), 0)
    assert refused is not None
    assert refused.reason == "artifacts_of_gods_are_never_lost"
    assert "use_blessing votive_offering" not in offered(offering(artifacts=["hephaestus_hammer"]))
    top = {"attributes": {"leadership": 5, "strength": 5, "speed": 5}}
    assert "use_blessing votive_offering" not in offered(offering(**top))


# -- Master Smith and Inventor ----------------------------------------------------------------------------------------


@pytest.mark.rule("HF-2.4")
def test_an_artifact_of_two_arrives_used() -> None:
    state = drafted("master_smith", decks={"neutral": ["ambrosia", "caduceus"]})
    assert offered(state) == ["keep_artifact caduceus", "keep_artifact ambrosia"]
    play(state, "keep_artifact ambrosia")
    assert player(state)["artifacts"] == {"ambrosia": False}


@pytest.mark.rule("HF-2.10")
def test_an_artifact_brings_the_inventor_a_card() -> None:
    assert len(hand(drafted("inventor"))) == 1
    state = drafted("master_smith", blessings=["inventor"], decks={"neutral": ["ambrosia", "caduceus"]})
    play(state, "keep_artifact ambrosia")
    assert len(hand(state)) == 1


@pytest.mark.rule("HF-2.10")
def test_a_gods_artifact_brings_none() -> None:
    lord = {"at": "locris", "hoplites": {"locris": 1, "thessaly": 3}, "blessings": ["inventor"]}
    state = turn([lord], options=OPTIONS)
    play(state, "move locris thessaly")
    assert player(state)["artifacts"] == {"hephaestus_hammer": True}
    assert len(hand(state)) == 0


# -- Tempered Steel ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HF-2.5")
@pytest.mark.parametrize(("blessings", "defence"), [(["tempered_steel"], 4), ([], 3)])
def test_steel_defends_better(blessings: list[str], defence: int) -> None:
    hunter = {"hand": ["wild_attack_axe", "phalanx_torch_2"], "blessings": blessings}
    state = attacked("hydra", "mighty_attack", hunter, options=OPTIONS)
    events = play(state, "defend wild_attack_axe")
    assert told(events, "defence_played")[0]["defence"] == defence


@pytest.mark.rule("HF-2.5")
def test_torches_and_battles_are_as_before() -> None:
    hunter = {"hand": ["phalanx_torch_2", "charge_sickle"], "blessings": ["tempered_steel"]}
    state = attacked("hydra", "mighty_attack", hunter, options=OPTIONS)
    assert told(play(state, "defend phalanx_torch_2"), "defence_played")[0]["defence"] == 2
    lord = {"hand": ["wild_attack_axe"], "blessings": ["tempered_steel"]}
    fight = battle(3, 3, defender=lord, attacker={"hand": ["glory_bow"]}, options=OPTIONS)
    play(fight, "play wild_attack_axe")
    assert fight.view(None)["battle"]["strength"][1] == 6


# -- Bronze Armour ----------------------------------------------------------------------------------------------------


def armoured(hoplites: int, *cards: str, **defender: Any) -> State:
    lord = {"hand": list(cards), "blessings": ["bronze_armour"], **defender}
    return battle(3, hoplites, defender=lord, attacker={"hand": ["glory_bow"]}, options=OPTIONS)


@pytest.mark.rule("HF-2.6")
def test_the_first_casualty_symbol_does_not_count() -> None:
    state = armoured(3, "trap_mace", "trap_sword")
    play(state, "play trap_mace")
    assert state.view(None)["battle"]["casualties"] == [0, 0]
    bare = armoured(3, "trap_mace", "trap_sword", blessings=[])
    play(bare, "play trap_mace")
    assert bare.view(None)["battle"]["casualties"] == [0, 1]


@pytest.mark.rule("HF-2.6")
def test_once_in_a_battle_and_one_symbol_only() -> None:
    state = armoured(3, "trap_mace", "trap_sword", "glory_torch")
    play(state, "play trap_mace", "pass", "play trap_sword")
    assert state.view(None)["battle"]["casualties"][1] == 1
    double = armoured(3, "assault_axe", "trap_sword")
    play(double, "play assault_axe")
    assert double.view(None)["battle"]["casualties"][1] == 1


@pytest.mark.rule("HF-2.6")
def test_it_lets_one_play_what_else_would_cost_too_many() -> None:
    assert "play assault_axe" in offered(armoured(1, "assault_axe"))
    assert "play assault_axe" not in offered(armoured(1, "assault_axe", blessings=[]))


# -- Bellows and statues ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HF-2.7")
def test_prepare_charges_an_artifact() -> None:
    lord = {"at": "attica", "used_artifacts": ["ambrosia"], "blessings": ["tireless_bellows"]}
    state = turn([lord], options=OPTIONS)
    events = play(state, "prepare", "option draw_combat_cards", "option draw_combat_cards")
    assert told(events, "artifact_charged") == [{"seat": 0, "artifact": "ambrosia"}]


@pytest.mark.rule("HF-2.8")
@pytest.mark.parametrize(
    ("artifacts", "strength"),
    [(1, 3), (2, 4), (3, 4), (4, 5), (6, 5)],
)
def test_artifacts_defend(artifacts: int, strength: int) -> None:
    names = ["ambrosia", "caduceus", "horn_of_plenty", "pandoras_box", "femes_trumpet", "ariadnes_thread"][:artifacts]
    lord = {"artifacts": names, "blessings": ["living_statues"], "hand": ["glory_bow"]}
    state = battle(3, 3, attacker={"hand": ["glory_torch"]}, defender=lord, options=OPTIONS)
    while state.decision.kind not in ("battle_card", "turn"):
        play(state, "done")
    shown = state.view(None)["battle"]
    assert shown["strength"][1] == strength
    assert dict(shown["items"][1]).get("blessing:living_statues", 0) == strength - 3


@pytest.mark.rule("HF-2.8")
def test_not_in_attack() -> None:
    lord = {"artifacts": ["ambrosia", "horn_of_plenty"], "blessings": ["living_statues"], "hand": ["glory_bow"]}
    state = battle(3, 3, attacker=lord, defender={"hand": ["glory_torch"]}, options=OPTIONS)
    assert state.view(None)["battle"]["strength"][0] == 3


# -- Improvised Weapon ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HF-2.9")
def test_an_artifact_is_turned_for_two_cards_once_a_hunt() -> None:
    state = turning()
    assert offered(state) == ["turn_artifact horn_of_plenty", "turn_artifact ambrosia"]
    before = len(hand(state))
    events = play(state, "turn_artifact ambrosia")
    assert told(events, "artifact_turned") == [{"seat": 0, "artifact": "ambrosia"}]
    assert len(hand(state)) >= before + 2
    assert not player(state)["artifacts"]["ambrosia"]
    assert "use_blessing improvised_weapon" not in offered(state)


@pytest.mark.rule("HF-2.9")
def test_not_without_a_charged_artifact() -> None:
    assert "use_blessing improvised_weapon" not in offered(armed(artifacts=[], used_artifacts=["ambrosia"]))
