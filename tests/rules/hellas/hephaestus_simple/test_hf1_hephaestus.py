"""Hephaestus in the place of Zeus: his power and his hammer (rules HF-1)."""

from __future__ import annotations

import pytest

from aegean import OptionError
from aegean.core.values import Action
from tests.hellas.positions import GAME, control, hand, offered, play, player, told, turn
from tests.rules.hellas.hephaestus_simple.questions import OPTIONS, hammering, praying


@pytest.mark.rule("HF-1.1")
def test_he_stands_in_the_place_of_zeus() -> None:
    view = GAME.new(2, 1, OPTIONS).view(None)
    assert sorted(view["monuments"]) == ["athena", "hephaestus", "hermes"]
    assert view["decks"]["neutral"] == 15
    data = GAME.data(GAME.complete(OPTIONS))
    assert "thunder_of_zeus" not in data.entries("artifacts")
    gods = [entry.god for entry in data.entries("blessings").values()]  # type: ignore[attr-defined]
    assert (gods.count("zeus"), gods.count("hephaestus"), len(gods)) == (0, 10, 34)


@pytest.mark.rule("HF-1.1")
def test_the_hammer_goes_with_his_region() -> None:
    state = turn([{"at": "locris", "hoplites": {"locris": 1, "thessaly": 3}}], options=OPTIONS)
    play(state, "move locris thessaly")
    assert control(state, "thessaly") == 0
    assert player(state)["artifacts"] == {"hephaestus_hammer": True}


@pytest.mark.rule("HF-1.1")
def test_one_god_alone_has_the_place_of_zeus() -> None:
    for other in ("hades_simple", "hephaestus_full"):
        if other in GAME.vocabulary()["expansion"]:
            with pytest.raises(OptionError):
                GAME.new(2, 1, {"expansions": ["hephaestus_simple", other]})


@pytest.mark.rule("HF-1.2")
def test_a_prayer_raises_strength() -> None:
    before = player(turn([{"at": "phocis"}], options=OPTIONS))["stored"]["strength"]
    state = praying(1)
    assert (player(state)["stored"]["strength"], state.decision.kind) == (before + 1, "turn")


@pytest.mark.rule("HF-1.3")
@pytest.mark.parametrize(("level", "times"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_so_many_times_by_level(level: int, times: int) -> None:
    state = praying(level)
    for left in range(times, 0, -1):
        assert state.decision.about == {"left": left}
        play(state, "draw_card")
    assert (len(hand(state)), state.decision.kind) == (times, "turn")


@pytest.mark.rule("HF-1.3")
def test_a_card_or_an_artifact_one_after_the_other() -> None:
    state = praying(3)
    assert offered(state) == ["draw_card", "charge horn_of_plenty", "charge ambrosia"]
    events = play(state, "charge ambrosia")
    assert told(events, "artifact_charged") == [{"seat": 0, "artifact": "ambrosia"}]
    assert offered(state) == ["draw_card", "charge horn_of_plenty"]
    refused = GAME.why_not(Action("charge", ("ambrosia",)), state, 0)
    assert refused is not None
    assert refused.reason == "it_is_charged_already"


@pytest.mark.rule("HF-1.3")
def test_without_a_used_artifact_cards_are_drawn() -> None:
    state = praying(4, used_artifacts=[])
    assert (len(hand(state)), state.decision.kind) == (3, "turn")


@pytest.mark.rule("HF-1.4")
def test_the_hammer_charges_another_artifact() -> None:
    state = hammering()
    assert offered(state) == ["charge horn_of_plenty", "charge ambrosia"]
    play(state, "charge ambrosia")
    mine = player(state)["artifacts"]
    assert mine == {"hephaestus_hammer": False, "horn_of_plenty": False, "ambrosia": True}


@pytest.mark.rule("HF-1.4")
def test_not_itself_and_not_in_vain() -> None:
    refused = GAME.why_not(Action("charge", ("hephaestus_hammer",)), hammering(), 0)
    assert refused is not None
    lord = {"controls": ["thessaly"], "artifacts": ["hephaestus_hammer", "ambrosia"]}
    assert "use_artifact hephaestus_hammer" not in offered(turn([lord], options=OPTIONS))


@pytest.mark.rule("HF-1.4")
def test_what_was_used_this_turn_can_be_used_again() -> None:
    lord = {
        "at": "phocis",
        "controls": ["thessaly"],
        "artifacts": ["hephaestus_hammer", "ambrosia"],
        "injured": ["speed"],
    }
    state = turn([lord], options=OPTIONS)
    play(state, "use_artifact ambrosia")
    while state.decision.kind != "turn":
        play(state, offered(state)[0])
    play(state, "use_artifact hephaestus_hammer")
    assert player(state)["artifacts"]["ambrosia"]
