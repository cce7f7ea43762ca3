"""Fleets (rules HPF-2)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from aegean import Game, PositionError, State
from aegean.core.values import Action
from aegean.hellas.expansions.poseidon import FULL
from aegean.hellas.game import HellasGame
from tests.hellas.positions import GAME, attacked, description, offered, play, player, turn
from tests.rules.hellas.poseidon_full.questions import OPTIONS, at_sea, fleet, raising

HURT = ["leadership", "strength", "speed"]


@pytest.mark.rule("HPF-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_fleet_begins_at_one_for_all_to_see(seats: int) -> None:
    view = GAME.new(seats, 3, OPTIONS).view(None)
    assert [one["attributes"]["fleet"] for one in view["players"]] == [1] * seats
    assert "fleet" not in GAME.new(seats, 3).view(None)["players"][0]["attributes"]


@pytest.mark.rule("HPF-2.1")
def test_it_goes_up_to_five() -> None:
    for value in (1, 5):
        assert player(turn([fleet(value)], options=OPTIONS))["attributes"]["fleet"] == value
    with pytest.raises(PositionError, match="1 to 5"):
        turn([fleet(6)], options=OPTIONS)


# -- raises, losses, injuries -----------------------------------------------------------------------------------------


@pytest.mark.rule("HPF-2.2")
def test_it_may_be_among_those_that_are_raised() -> None:
    state = raising()
    assert offered(state) == [f"attribute {name}" for name in (*HURT, "fleet")]
    play(state, "attribute fleet")
    assert player(state)["stored"]["fleet"] == 3
    assert "attribute fleet" not in offered(state)  # two different ones


@pytest.mark.rule("HPF-2.2")
def test_a_chosen_loss_may_be_taken_from_it() -> None:
    hunter = fleet(3, attributes={"strength": 2, "speed": 1}, injured=HURT, hand=[])
    state = losing(hunter)
    assert offered(state) == ["attribute strength", "attribute fleet"]
    play(state, "attribute fleet")
    assert player(state)["stored"]["fleet"] == 2


def losing(hunter: dict[str, object], game: Game = GAME) -> State:
    """Cyclops takes an attribute of the hunter's choice."""
    steps = [
        {"step": "AfterSpecial", "seat": 0},
        {"step": "Aftermath", "seat": 0, "toll_taken": False},
        {"step": "Hunt", "seat": 0, "monster": "cyclops"},
        {"step": "AttackStep", "seat": 0},
        {"step": "Resolve", "seat": 0, "ref": "monster:cyclops:special_attack:1", "at": 0},
    ]
    told = description([{"at": "corinthia", **hunter}], options=OPTIONS, steps=steps, turn={"seat": 0})
    told["monsters"]["cyclops"] = {"at": "corinthia"}
    return game.position(told)


@pytest.mark.rule("HPF-2.2")
def test_it_counts_as_the_highest() -> None:
    hunter = fleet(4, attributes={"strength": 3}, injured=["leadership", "strength"], hand=["glory_bow"])
    state = attacked("medusa", "nasty_wound", hunter, options=OPTIONS)
    play(state, "suffer")
    assert player(state)["stored"] == {"leadership": 1, "strength": 3, "speed": 2, "fleet": 3}


@pytest.mark.rule("HPF-2.2")
@pytest.mark.parametrize(("lost", "rest"), [("true", ["strength", "fleet"]), ("false", ["strength"])])
def test_whether_a_loss_strikes_it_is_data(lost: str, rest: list[str], tmp_path: Path) -> None:
    form = tmp_path / "full"
    shutil.copytree(Path(str(FULL.form)), form)
    with (form / "attributes.toml").open("a", encoding="utf-8") as file:
        file.write(f"lost = {lost}\n")
    game = HellasGame(modules=[FULL._replace(form=form)])
    hunter = fleet(3, attributes={"strength": 2, "speed": 1}, injured=HURT)
    state = losing(hunter, game)
    if len(rest) > 1:
        assert offered(state) == [f"attribute {name}" for name in rest]
    else:
        assert player(state)["stored"] == {"leadership": 1, "strength": 1, "speed": 1, "fleet": 3}


@pytest.mark.rule("HPF-2.2")
def test_it_takes_no_injury() -> None:
    hunter = fleet(4, injured=["speed"], hand=["glory_bow"])
    state = attacked("medusa", "nasty_wound", hunter, options=OPTIONS)
    play(state, "suffer")
    assert offered(state, "injure") == ["injure leadership", "injure strength"]
    refused = GAME.why_not(Action("injure", ("fleet",)), state, 0)
    assert refused is not None
    assert (refused.reason, refused.clause) == ("that_attribute_takes_no_injury", "H-1.6")


@pytest.mark.rule("HPF-2.2")
def test_a_hero_still_carries_three_injuries() -> None:
    """A fourth ends the hunt, as ever."""
    state = attacked("medusa", "attack_4", fleet(5, injured=HURT, hand=["glory_bow"]), options=OPTIONS)
    play(state, "suffer")
    assert state.view(None)["hunt"] is None
    assert player(state)["injured"] == HURT


@pytest.mark.rule("HPF-2.2")
def test_no_description_injures_it() -> None:
    with pytest.raises(PositionError, match="never injured"):
        turn([{"injured": ["fleet"]}], options=OPTIONS)


@pytest.mark.rule("HPF-2.2")
def test_nothing_counts_it_higher_for_a_moment() -> None:
    if "hephaestus_simple" in GAME.vocabulary()["expansion"]:
        options = {"expansions": ["poseidon_full", "hephaestus_simple"]}
        state = turn([{"artifacts": ["golden_goblet"]}], options=options)
        play(state, "use_artifact golden_goblet")
        assert offered(state) == [f"pour {name}" for name in HURT]


# -- battles ----------------------------------------------------------------------------------------------------------


def strength(state: State, side: int) -> dict[str, int]:
    """What a side's army strength consists of."""
    told = state.view(None)["battle"]
    found = dict(told["items"][side])
    assert sum(found.values()) == told["strength"][side]
    return found


@pytest.mark.rule("HPF-2.3")
def test_both_add_their_fleet_in_a_port_region() -> None:
    state = at_sea(5, 4, fleet(2), fleet(3))
    assert strength(state, 0) == {"hoplites": 5, "attribute:fleet": 2}
    assert strength(state, 1) == {"hoplites": 4, "attribute:fleet": 3}


@pytest.mark.rule("HPF-2.3")
def test_not_more_than_the_hoplites_there() -> None:
    state = at_sea(3, 1, fleet(4), fleet(5))
    assert strength(state, 0) == {"hoplites": 3, "attribute:fleet": 3}
    assert strength(state, 1) == {"hoplites": 1, "attribute:fleet": 1}


@pytest.mark.rule("HPF-2.3")
def test_the_fortified_one_counts_as_a_hoplite() -> None:
    state = at_sea(3, 1, fleet(1), fleet(5, fortified=["thessaly"]), region="thessaly", start="locris")
    assert strength(state, 1)["attribute:fleet"] == 2


@pytest.mark.rule("HPF-2.3")
def test_nowhere_else() -> None:
    state = at_sea(3, 3, fleet(4), fleet(5), region="arcadia", start="elis")
    assert (strength(state, 0), strength(state, 1)) == ({"hoplites": 3}, {"hoplites": 3})


@pytest.mark.rule("HPF-2.3")
def test_the_limit_goes_by_those_who_are_left() -> None:
    """One of the attacker's four is killed while cards are played."""
    state = at_sea(4, 5, fleet(4), fleet(1, hand=["javelin_volley_axe"]))
    assert strength(state, 0) == {"hoplites": 4, "attribute:fleet": 4}
    play(state, "play javelin_volley_axe")
    assert strength(state, 0) == {"hoplites": 3, "attribute:fleet": 3}


@pytest.mark.rule("HPF-2.3")
def test_it_decides_a_battle() -> None:
    """Three with a fleet of four against five with one: 6 to 6 is the defender's, 7 the attacker's."""
    for attackers, winner in ((3, 1), (4, 0)):
        state = at_sea(attackers, 5, fleet(4, hand=[]), fleet(1, hand=[]))
        won = [event.fields for event in state.opening if event.kind == "battle_won"]
        assert [fields["seat"] for fields in won] == [winner]


@pytest.mark.rule("HPF-2.3")
def test_other_bonuses_add_up_without_a_limit() -> None:
    """Achilles and Tyrant beside a fleet that one hoplite limits."""
    attributes = {"strength": 4, "speed": 4, "fleet": 5}
    lord = {"hero": "achilles", "at": "messenia", "attributes": attributes, "blessings": ["tyrant"]}
    state = at_sea(1, 9, {**lord, "controls": ["elis", "arcadia"]}, fleet(1, at="crete"))
    assert strength(state, 0) == {"hoplites": 1, "attribute:fleet": 1, "hero:achilles": 4, "blessing:tyrant": 2}


@pytest.mark.rule("HPF-2.3")
def test_injuries_and_the_place_of_the_hero_do_not_matter() -> None:
    state = at_sea(4, 4, fleet(3, injured=HURT, at="chalkidiki"), {})
    assert strength(state, 0)["attribute:fleet"] == 3


@pytest.mark.rule("HPF-2.3")
def test_what_a_march_into_a_port_would_meet_is_foretold_with_fleets() -> None:
    state = turn(
        [fleet(3, hoplites={"acarnania": 4}), fleet(2, hoplites={"messenia": 2}, controls=["messenia"])],
        options=OPTIONS,
    )
    action = GAME.parse("march acarnania messenia", state)
    fields = GAME.fields(action, state)
    assert (fields["attack"], fields["defence"]) == (7, 4)
