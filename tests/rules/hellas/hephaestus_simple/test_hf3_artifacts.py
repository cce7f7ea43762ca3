"""The five neutral artifacts that come with Hephaestus (rules HF-3)."""

from __future__ import annotations

import pytest

from aegean.core.values import Action
from tests.hellas.positions import GAME, army, battle, control, hand, offered, play, player, told, turn
from tests.rules.hellas.hephaestus_simple.questions import OPTIONS, besieged, drawn, playing, poured

# -- the Golden Goblet ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HF-3.1")
def test_a_hero_goes_one_region_further() -> None:
    dry = poured(attributes={"speed": 1})
    assert "move_hero attica" not in offered(dry)
    state = poured("use_artifact golden_goblet", "pour speed", attributes={"speed": 1})
    assert player(state)["attributes"]["speed"] == 2
    play(state, "move_hero attica")
    assert player(state)["attributes"]["speed"] == 1
    assert state.view(None)["goblet"] == {"attribute": None}


@pytest.mark.rule("HF-3.1")
def test_one_more_hoplite_moves_and_the_other_movement_does_not_empty_it_twice() -> None:
    state = poured("use_artifact golden_goblet", "pour leadership", attributes={"leadership": 1})
    play(state, "move phocis boeotia", "move phocis boeotia")
    assert army(state, "boeotia") == 2
    assert player(state)["attributes"]["leadership"] == 1


@pytest.mark.rule("HF-3.1")
def test_prayers_and_artifacts_leave_it_full() -> None:
    state = poured("use_artifact golden_goblet", "pour strength", priests=1)
    play(state, "pray athena")
    assert state.view(None)["goblet"] == {"attribute": "strength"}


@pytest.mark.rule("HF-3.1")
def test_with_the_turn_it_is_gone() -> None:
    state = poured("use_artifact golden_goblet", "pour strength", controls=["argolis"])
    play(state, "recruit", "place argolis", "done")
    while state.view(None)["active"] == 0:
        play(state, offered(state)[-1])
    assert state.view(None)["goblet"] == {"attribute": None}


@pytest.mark.rule("HF-3.1")
def test_neither_an_injured_attribute_nor_one_at_its_end() -> None:
    state = poured("use_artifact golden_goblet", injured=["speed"], attributes={"strength": 5})
    assert state.decision.kind != "pour_goblet" or offered(state) == ["pour leadership"]
    assert state.view(None)["goblet"] == {"attribute": "leadership"}
    asked = poured("use_artifact golden_goblet", injured=["speed"])
    refused = GAME.why_not(Action("pour", ("speed",)), asked, 0)
    assert refused is not None
    assert refused.reason == "that_attribute_cannot_be_raised"


@pytest.mark.rule("HF-3.1")
def test_it_does_not_belong_to_the_use_of_artifacts() -> None:
    state = poured(
        "use_artifact ambrosia",
        injured=["speed"],
        artifacts=["golden_goblet", "ambrosia", "femes_trumpet"],
        priests=1,
    )
    while state.decision.kind != "turn":
        play(state, offered(state)[0])
    play(state, "pray athena")
    while state.decision.kind != "turn":
        play(state, offered(state)[0])
    assert offered(state, "use_artifact") == ["use_artifact golden_goblet"]
    play(state, "use_artifact golden_goblet", "pour leadership")
    assert not offered(state, "use_artifact")


@pytest.mark.rule("HF-3.1")
def test_a_described_position_keeps_it() -> None:
    state = poured("use_artifact golden_goblet", "pour speed")
    again = GAME.position(state.describe())
    assert again.hash() == state.hash()


# -- Dragon Teeth -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HF-3.2")
@pytest.mark.parametrize(("there", "left"), [(1, 0), (2, 1), (5, 2)])
def test_half_die_rounded_up(there: int, left: int) -> None:
    lord = {"at": "boeotia", "artifacts": ["dragon_teeth"]}
    state = turn([lord, {"hoplites": {"boeotia": there}}], options=OPTIONS)
    play(state, "use_artifact dragon_teeth")
    assert army(state, "boeotia", 1) == left


@pytest.mark.rule("HF-3.2")
def test_own_hoplites_too_and_not_in_vain() -> None:
    lord = {"at": "boeotia", "artifacts": ["dragon_teeth"], "hoplites": {"boeotia": 2}}
    state = turn([lord], options=OPTIONS)
    play(state, "use_artifact dragon_teeth")
    assert army(state, "boeotia") == 1
    assert "use_artifact dragon_teeth" not in offered(turn([{**lord, "hoplites": {}}], options=OPTIONS))


# -- the Palladium ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HF-3.3")
def test_the_winner_withdraws_and_the_city_stays() -> None:
    state = besieged()
    assert (state.decision.seat, state.decision.kind) == (1, "keep_city")
    events = play(state, "use_artifact palladium")
    assert told(events, "winner_turned_back") == [{"seat": 1, "region": "argolis"}]
    assert (control(state, "argolis"), army(state, "argolis"), army(state, "argolis", 1)) == (1, 0, 1)
    assert army(state, "laconia") == 5


@pytest.mark.rule("HF-3.3")
def test_also_where_no_defender_is_left() -> None:
    state = besieged(defenders=1)
    play(state, "use_artifact palladium")
    assert (control(state, "argolis"), army(state, "argolis"), army(state, "argolis", 1)) == (1, 0, 0)


@pytest.mark.rule("HF-3.3")
def test_declined_the_city_is_lost() -> None:
    state = besieged()
    play(state, "decline")
    while state.decision.kind == "withdraw":
        play(state, offered(state)[0])
    assert control(state, "argolis") == 0


@pytest.mark.rule("HF-3.3")
def test_only_for_cities_and_for_who_defends_them() -> None:
    assert besieged(region="corinthia").decision.kind != "keep_city"
    lord = {"artifacts": ["palladium"]}
    lost = battle(1, 5, region="argolis", start="laconia", attacker=lord, options=OPTIONS)
    assert lost.decision.kind != "keep_city"


# -- the Staff of Tiresias --------------------------------------------------------------------------------------------


@pytest.mark.rule("HF-3.4")
def test_its_owner_sees_the_attacks_and_chooses() -> None:
    state = drawn(2)
    assert (state.decision.seat, state.decision.kind) == (2, "see_attack")
    assert not player(state, 2)["choosing_from"]
    play(state, "use_artifact staff_of_tiresias")
    assert (state.decision.seat, offered(state)) == (2, ["attack mighty_attack", "attack recall_3"])
    assert GAME.position(state.describe()).hash() == state.hash()
    events = play(state, "attack recall_3")
    assert told(events, "monster_attacked")[0]["attack"] == "recall_3"


@pytest.mark.rule("HF-3.4")
def test_who_would_have_chosen_sees_them_and_nobody_else() -> None:
    state = drawn(2, seats=4)
    play(state, "use_artifact staff_of_tiresias")
    seen = {seat: bool(player(state, seat)["choosing_from"]) for seat in range(4)}
    left = next(seat for seat in (1, 3) if seen[seat])
    assert seen == {0: False, 2: True, left: True, 4 - left: False}


@pytest.mark.rule("HF-3.4")
def test_in_ones_own_hunt_too() -> None:
    state = drawn(0)
    assert (state.decision.seat, state.decision.kind) == (0, "see_attack")
    play(state, "use_artifact staff_of_tiresias", "attack recall_3")
    assert state.decision.kind == "defend"


@pytest.mark.rule("HF-3.4")
def test_declined_or_used_it_leaves_the_choice_where_it_was() -> None:
    state = drawn(2)
    play(state, "decline")
    assert (state.decision.seat, state.decision.kind) == (1, "monster_attack")
    assert drawn(1).decision.kind == "monster_attack"  # who chooses anyway is not asked


# -- Orpheus' Lyre ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HF-3.5")
def test_a_blessing_is_kept_for_an_own_one_with_what_it_gives() -> None:
    state = playing()
    assert state.view(0)["aside"]["drawn"] == "inventor"
    assert state.view(1)["aside"]["drawn"] is None
    assert offered(state) == ["exchange athenas_gift", "exchange no_attrition", "decline"]
    play(state, "exchange athenas_gift")
    assert player(state)["blessings"] == ["no_attrition", "inventor"]
    assert len(hand(state)) == 1
    assert state.view(1)["aside"] == {"drawn": None, "looker": -1, "discarded": ["athenas_gift"]}


@pytest.mark.rule("HF-3.5")
def test_or_it_is_put_away_openly() -> None:
    state = playing()
    events = play(state, "decline")
    assert told(events, "blessing_discarded") == [{"seat": 0, "blessing": "inventor"}]
    assert state.view(1)["aside"]["discarded"] == ["inventor"]
    again = GAME.position(state.describe())
    assert again.hash() == state.hash()


@pytest.mark.rule("HF-3.5")
def test_not_without_a_blessing_of_ones_own() -> None:
    lord = {"artifacts": ["orpheus_lyre"]}
    assert "use_artifact orpheus_lyre" not in offered(turn([lord], options=OPTIONS))
    refused = GAME.why_not(Action("exchange", ("bluff",)), playing(), 0)
    assert refused is not None
    assert refused.reason == "that_blessing_is_not_yours"
