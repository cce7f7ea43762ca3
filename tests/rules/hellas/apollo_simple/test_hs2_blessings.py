"""Apollo's ten blessings (rules HS-2)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import army, battle, control, hand, hunt, offered, play, player, told, turn
from tests.rules.hellas.apollo_simple.questions import OPTIONS, heralding, riding, seeing
from tests.rules.hellas.test_h12_phases import all_events_but

BARE = ["athenas_gift", "no_attrition", "stalwart_defense"]  # give nothing when they are gained


def drafted(name: str) -> State:
    """Seat 0 has gained a blessing in a draft."""
    state = turn(
        [{"controls": ["crete"], "attributes": {"speed": 2}}],
        options=OPTIONS,
        temple_card="temple_card_1",
        temples={"epirus": 1},
        decks={"blessing": [name, *BARE[:2]]},
    )
    play(state, "build_temple crete", f"keep_blessing {name}", f"keep_blessing {BARE[0]}")
    assert name in player(state)["blessings"]
    return state


# -- Converts ---------------------------------------------------------------------------------------------------------


def usurping(temple: int, **lord: Any) -> State:
    said = {"at": "epirus", "glory": ["red"], "blessings": ["converts"], **lord}
    state = turn([said], options=OPTIONS, temples={"epirus": temple} if temple else {})
    play(state, "usurp")
    return state


@pytest.mark.rule("HS-2.1")
def test_who_usurps_a_temple_gains_a_priest() -> None:
    assert player(usurping(1))["priests"] == 1
    assert player(usurping(0))["priests"] == 0


@pytest.mark.rule("HS-2.1")
def test_also_in_a_region_held_before() -> None:
    assert player(usurping(1, controls=["epirus"]))["priests"] == 1


@pytest.mark.rule("HS-2.1")
def test_without_the_blessing_usurping_a_temple_gives_no_priest() -> None:
    assert player(usurping(1, blessings=[]))["priests"] == 0


# -- Pythia's Vision --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HS-2.2")
def test_one_of_two_cards_happens_and_the_other_goes_under_the_deck() -> None:
    state = seeing()
    assert (state.decision.seat, offered(state)) == (0, ["choose_event hydra_argolis", "choose_event aid_to_atlas"])
    events = play(state, "choose_event aid_to_atlas")
    assert told(events, "event_drawn") == [{"seat": 0, "drawn": "aid_to_atlas"}]
    assert told(events, "quest_placed")[0]["quest"] == "aid_to_atlas"
    assert state.describe()["decks"]["event"][-1] == "hydra_argolis"


@pytest.mark.rule("HS-2.2")
def test_only_who_looks_sees_them() -> None:
    state = seeing()
    assert state.view(0)["vision"] == {"cards": ["hydra_argolis", "aid_to_atlas"]}
    assert state.view(1)["vision"] == state.view(None)["vision"] == {"cards": []}


@pytest.mark.rule("HS-2.2")
def test_the_last_card_is_taken_as_it_comes() -> None:
    quests = ["aid_to_atlas", "calydonian_hunt", "capture_cretan_bull"]
    gone = all_events_but(*quests, "cattle_of_geryon")
    state = turn([{"blessings": ["pythias_vision"]}], options=OPTIONS, quests=quests, gone={"event": gone})
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "event_drawn") == [{"seat": 0, "drawn": "cattle_of_geryon"}]


@pytest.mark.rule("HS-2.2")
def test_others_draw_as_usual() -> None:
    state = turn([{}, {"blessings": ["pythias_vision"]}], options=OPTIONS, decks={"event": ["aid_to_atlas"]})
    assert told(play(state, "build_monument", "raise_monument zeus"), "event_drawn")


@pytest.mark.rule("HS-2.2")
def test_a_card_of_a_slain_monster_may_be_chosen_and_another_is_sought() -> None:
    state = turn(
        [{"blessings": ["pythias_vision"], "slain": ["hydra"]}],
        options=OPTIONS,
        decks={"event": ["hydra_argolis", "aid_to_atlas", "calydonian_hunt", "capture_cretan_bull"]},
    )
    events = play(state, "build_monument", "raise_monument zeus", "choose_event hydra_argolis")
    assert told(events, "monster_card_lapsed") == [{"seat": 0, "monster": "hydra"}]
    assert offered(state) == ["choose_event capture_cretan_bull", "choose_event calydonian_hunt"]


# -- what is data alone -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HS-2.3")
def test_prepare_heals_one_more() -> None:
    lord = {"at": "attica", "injured": ["strength", "speed"], "blessings": ["healing_hands"]}
    state = turn([lord], options=OPTIONS)
    play(state, "prepare", "option draw_combat_cards", "option draw_combat_cards", "heal strength")
    assert player(state)["injured"] == ["speed"]


@pytest.mark.rule("HS-2.6")
@pytest.mark.parametrize(("glory", "strength"), [(["blue"], 5), (["red"], 3), ([], 3)])
def test_a_beloved_ruler_is_stronger_in_his_land(glory: list[str], strength: int) -> None:
    lord = {"glory": glory, "blessings": ["beloved_ruler"], "hand": ["glory_bow"]}
    state = battle(3, 3, attacker=lord, defender={"hand": ["flank_attack_bow"]}, options=OPTIONS)
    assert state.view(None)["battle"]["strength"][0] == strength


# -- Golden Bow -------------------------------------------------------------------------------------------------------

BOWS = ["glory_bow", "flank_attack_bow"]


@pytest.mark.rule("HS-2.4")
def test_two_bows_cover_any_symbol() -> None:
    state = hunt("hydra", {"hand": BOWS, "blessings": ["golden_bow"]}, options=OPTIONS)
    play(state, "strike_set bow 0")
    assert state.view(None)["monsters"]["hydra"]["wounds"][0]["covered"]
    assert hand(state) == []


@pytest.mark.rule("HS-2.4")
def test_without_it_three_are_needed_and_torches_stay_as_they_are() -> None:
    assert not offered(hunt("hydra", {"hand": BOWS}, options=OPTIONS), "strike_set")
    torches = {"hand": ["glory_torch", "phalanx_torch_1"], "blessings": ["golden_bow"]}
    assert not offered(hunt("hydra", torches, options=OPTIONS), "strike_set")


@pytest.mark.rule("HS-2.4")
def test_gaining_the_bow_draws_a_card() -> None:
    assert len(hand(drafted("golden_bow"))) == 1


# -- Silver Arrow -----------------------------------------------------------------------------------------------------


def archer(**lord: Any) -> State:
    said = {"at": "boeotia", "hand": ["glory_bow"], "blessings": ["silver_arrow"], **lord}
    return turn([said, {"hoplites": {"boeotia": 2, "attica": 1}}], options=OPTIONS)


@pytest.mark.rule("HS-2.5")
def test_a_card_for_a_hoplite_instead_of_a_move() -> None:
    state = archer()
    play(state, "use_blessing silver_arrow")
    assert (army(state, "boeotia", 1), hand(state), offered(state, "move_hero")) == (1, [], [])
    assert "use_blessing silver_arrow" not in offered(state)


@pytest.mark.rule("HS-2.5")
@pytest.mark.parametrize("lord", [{"hand": []}, {"at": "argolis"}])
def test_not_without_a_card_or_a_hoplite_there(lord: dict[str, Any]) -> None:
    assert "use_blessing silver_arrow" not in offered(archer(**lord))


# -- Songs of Glory ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HS-2.7")
@pytest.mark.parametrize(("before", "cards"), [([], 2), (["brown"], 0)])
def test_a_token_gained_brings_two_cards(before: list[str], cards: int) -> None:
    lord = {
        "glory": before,
        "blessings": ["songs_of_glory"],
        "controls": ["thessaly"],
        "artifacts": ["thunder_of_zeus"],
    }
    hydra = {"at": "argolis", "wounds": [0, 1, 2, 3, 4]}
    state = turn([lord], options=OPTIONS, monsters={"hydra": hydra})
    events = play(state, "use_artifact thunder_of_zeus", "choose_effect wound_monster")  # the last wound slays it
    assert told(events, "monster_slain")
    assert state.view(None)["glory"]["brown"] == 0
    assert len(hand(state)) == cards


# -- Sun Chariot ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HS-2.8")
def test_the_hero_may_go_on_when_anybody_builds() -> None:
    state = riding()
    assert (state.decision.seat, state.decision.kind) == (0, "step_hero")
    assert offered(state)[-1] == "done"
    play(state, "place_hero phocis")
    assert player(state)["hero_at"] == "phocis"
    stayed = riding()
    play(stayed, "done")
    assert player(stayed)["hero_at"] == "locris"


@pytest.mark.rule("HS-2.8")
def test_gaining_the_chariot_raises_speed() -> None:
    assert player(drafted("sun_chariot"))["stored"]["speed"] == 3


@pytest.mark.rule("HS-2.8")
def test_not_on_a_quest() -> None:
    lord = {"quest": {"name": "aid_to_atlas", "step": 1}, "blessings": ["sun_chariot"]}
    state = turn([lord], options=OPTIONS, quests=["aid_to_atlas"])
    play(state, "build_monument", "raise_monument zeus")
    assert state.decision.kind != "step_hero"


# -- Herald of the Sun ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HS-2.9")
def test_a_region_beside_the_heros_may_be_taken() -> None:
    state = heralding()
    play(state, "usurp")
    assert offered(state) == ["usurp_region locris", "usurp_region phocis", "usurp_region boeotia"]
    play(state, "usurp_region boeotia", "withdraw attica", "place boeotia")
    assert (control(state, "boeotia"), army(state, "boeotia"), army(state, "attica", 1)) == (0, 1, 2)


@pytest.mark.rule("HS-2.9")
def test_the_token_of_that_land_is_needed() -> None:
    state = heralding(glory=["blue"])
    play(state, "usurp", "withdraw attica")
    assert control(state, "boeotia") == 0  # nothing else could be meant
    assert "usurp" not in offered(heralding(glory=["red"]))
    assert "usurp" in offered(heralding(glory=["blue"]))
    assert "usurp" not in offered(heralding(glory=["blue"], blessings=[]))


# -- Clear Omen -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HS-2.10")
@pytest.mark.parametrize(("level", "cards"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_a_prayer_counts_a_level_more(level: int, cards: int) -> None:
    state = turn([{"priests": 1, "blessings": ["clear_omen"]}], options=OPTIONS, monuments={"zeus": level})
    play(state, "pray zeus")
    assert len(hand(state)) == cards
    assert player(state)["stored"]["strength"] == 2


@pytest.mark.rule("HS-2.10")
def test_gaining_the_omen_brings_a_priest() -> None:
    assert player(drafted("clear_omen"))["priests"] == 2  # one for the temple
