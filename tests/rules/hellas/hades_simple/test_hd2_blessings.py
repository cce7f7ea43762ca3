"""Hades' ten blessings (rules HD-2)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from aegean.core.values import Action
from tests.hellas.positions import (
    GAME,
    army,
    battle,
    control,
    hand,
    hunt,
    monster,
    offered,
    pending,
    play,
    player,
    told,
    turn,
)
from tests.rules.hellas.hades_simple.questions import OPTIONS, plagued, recruited, temple

COSTLY = "assault_axe"  # two casualty symbols
BARE = ["athenas_gift", "no_attrition", "stalwart_defense"]  # give nothing when they are gained


def drafted(name: str, **other: Any) -> State:
    """Seat 0 has gained a blessing in a draft."""
    state = turn(
        [{"controls": ["crete"], "attributes": {"strength": 2}}, other],
        options=OPTIONS,
        temple_card="temple_card_1",
        temples={"epirus": 1},
        decks={"blessing": [name, *BARE[:2]]},
    )
    play(state, "build_temple crete", f"keep_blessing {name}", f"keep_blessing {BARE[0]}")
    assert name in player(state)["blessings"]
    return state


# -- Price of Victory -------------------------------------------------------------------------------------------------


def trapped(attacker: dict[str, Any], defender: dict[str, Any], defenders: int = 2) -> State:
    """Seat 0 attacks so many on Crete, who lose one and, with nowhere to go, all others."""
    cut_off = {"controls": ["laconia", "argolis", "attica", "euboea"], **attacker}
    state = battle(4, defenders, region="crete", start="laconia", attacker=cut_off, defender=defender, options=OPTIONS)
    while state.decision.kind == "battle_card":
        play(state, "pass")
    return state


@pytest.mark.rule("HD-2.1")
@pytest.mark.parametrize(("defenders", "cards"), [(1, 0), (2, 1), (3, 1)])
def test_two_dead_bring_a_card(defenders: int, cards: int) -> None:
    state = trapped({"blessings": ["price_of_victory"]}, {}, defenders)
    assert army(state, "crete", 1) == 0
    assert len(hand(state)) == cards


@pytest.mark.rule("HD-2.1")
def test_whoever_took_part_is_paid_the_loser_too() -> None:
    state = trapped({}, {"blessings": ["price_of_victory"]})
    assert (len(hand(state)), len(hand(state, 1))) == (0, 1)


# -- Plague -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-2.2")
def test_everybody_else_loses_two_from_the_supply() -> None:
    state = drafted("plague", hoplites={"elis": 3})
    assert (player(state)["supply"], player(state, 1)["supply"]) == (15, 10)
    assert state.view(None)["graves"] == {"gone": [0, 2]}
    assert army(state, "elis", 1) == 3


@pytest.mark.rule("HD-2.2")
def test_what_the_supply_lacks_comes_from_the_map() -> None:
    state = plagued(1)
    assert (state.decision.seat, state.decision.about) == (1, {"left": 1})
    assert offered(state) == ["remove_hoplite elis", "remove_hoplite crete"]
    events = play(state, "remove_hoplite crete")
    assert told(events, "hoplite_removed") == [{"seat": 1, "region": "crete"}]
    assert not told(events, "hoplites_killed")
    assert (army(state, "crete", 1), player(state, 1)["supply"]) == (0, 0)
    assert state.view(None)["graves"] == {"gone": [0, 2]}


@pytest.mark.rule("HD-2.2")
def test_control_stays_and_a_fortified_one_goes_last() -> None:
    lord = {"hoplites": {"argolis": 14}, "fortified": ["argolis"], "controls": ["argolis"]}
    state = pending({"step": "Removal", "seat": 1, "left": 2}, players=[{}, lord], options=OPTIONS)
    assert state.view(None)["regions"]["argolis"]["fortified"] == 1  # nothing else could be meant
    assert (army(state, "argolis", 1), control(state, "argolis")) == (13, 1)


@pytest.mark.rule("HD-2.2")
def test_a_described_position_keeps_the_graves() -> None:
    state = plagued(1)
    play(state, "remove_hoplite crete")
    again = GAME.position(state.describe())
    assert again.view(None)["graves"] == {"gone": [0, 2]}
    assert again.hash() == state.hash()


@pytest.mark.rule("HD-2.2")
def test_nobody_is_asked_for_a_region_without_hoplites() -> None:
    refused = GAME.why_not(Action("remove_hoplite", ("attica",)), plagued(0), 1)
    assert refused is not None
    assert refused.reason == "too_few_hoplites_are_there"


# -- Temple of Death --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-2.3")
def test_a_temple_kills_a_hoplite_of_another() -> None:
    state = temple()
    assert offered(state) == ["strike_down attica", "strike_down elis", "done"]
    play(state, "strike_down elis")
    assert army(state, "elis", 1) == 1


@pytest.mark.rule("HD-2.3")
def test_death_may_go_without() -> None:
    state = temple()
    play(state, "done")
    assert (army(state, "elis", 1), army(state, "attica", 1)) == (2, 1)


@pytest.mark.rule("HD-2.3")
def test_death_has_nothing_of_the_temple_that_brought_it() -> None:
    state = drafted("temple_of_death", hoplites={"elis": 2})
    assert (state.decision.seat, army(state, "elis", 1)) == (1, 2)


# -- Ferryman's Toll --------------------------------------------------------------------------------------------------


def attacked_region(name: str, *owners: dict[str, Any]) -> State:
    step = {"step": "Resolve", "ref": f"monster:{name}:region_attack", "at": 0}
    return pending(step, players=[{}, *owners], monsters={name: "elis"}, options=OPTIONS, seats=1 + len(owners))


@pytest.mark.rule("HD-2.4")
def test_a_region_attack_pays_once_however_many_die() -> None:
    lord = {"hoplites": {"elis": 2, "arcadia": 2}, "blessings": ["ferrymans_toll"]}
    state = attacked_region("hydra", lord)
    assert army(state, "elis", 1) + army(state, "arcadia", 1) < 4
    assert len(hand(state, 1)) == 1


@pytest.mark.rule("HD-2.4")
def test_who_loses_nobody_gets_no_card() -> None:
    state = attacked_region(
        "hydra", {"hoplites": {"crete": 2}, "blessings": ["ferrymans_toll"]}, {"hoplites": {"elis": 1}}
    )
    assert (len(hand(state, 1)), len(hand(state, 2))) == (0, 0)


@pytest.mark.rule("HD-2.4")
def test_other_deaths_pay_nothing() -> None:
    lord = {"hoplites": {"elis": 2}, "blessings": ["ferrymans_toll"]}
    builder = {"controls": ["crete"], "blessings": ["temple_of_death"], "hoplites": {"crete": 1}}
    state = turn([builder, lord], options=OPTIONS, temple_card="temple_card_1")
    play(state, "build_temple crete", "strike_down elis")
    assert len(hand(state, 1)) == 0


# -- Leash of Cerberus ------------------------------------------------------------------------------------------------


def leading(**rest: Any) -> State:
    monsters = {"hydra": "arcadia", "medusa": "crete", **rest}
    return turn([{"at": "elis", "blessings": ["leash_of_cerberus"]}], options=OPTIONS, monsters=monsters)


@pytest.mark.rule("HD-2.5")
def test_a_monster_near_the_hero_moves_instead_of_him() -> None:
    state = leading()
    play(state, "use_blessing leash_of_cerberus", "move_monster argolis")  # the Hydra alone is near
    assert (monster(state, "hydra") or {})["region"] == "argolis"
    assert not offered(state, "move_hero")


@pytest.mark.rule("HD-2.5")
def test_the_leash_is_short() -> None:
    assert "use_blessing leash_of_cerberus" not in offered(leading(hydra="attica"))
    state = leading(chimera="elis")
    play(state, "use_blessing leash_of_cerberus")
    assert offered(state) == ["choose_monster hydra", "choose_monster chimera"]
    refused = GAME.why_not(Action("choose_monster", ("medusa",)), state, 0)
    assert refused is not None
    assert refused.reason == "it_does_not_reach_so_far"


# -- Blood Debt -------------------------------------------------------------------------------------------------------


def indebted(hoplites: int, *cards: str) -> State:
    """Seat 1 defends Corinthia and has played the first of these cards."""
    lord = {"blessings": ["blood_debt"], "hand": list(cards)}
    state = battle(3, hoplites, attacker={"hand": ["glory_bow"]}, defender=lord, options=OPTIONS)
    play(state, f"play {cards[0]}")
    return state


@pytest.mark.rule("HD-2.6")
def test_a_hoplite_for_three() -> None:
    state = indebted(3, "glory_torch", "flank_attack_bow")
    before = state.view(None)["battle"]["strength"][1]
    events = play(state, "use_blessing blood_debt")
    assert told(events, "hoplites_killed") == [{"seat": 1, "region": "corinthia", "count": 1}]
    assert state.view(None)["battle"]["strength"][1] == before + 3 - 1


@pytest.mark.rule("HD-2.6")
def test_once_in_a_battle() -> None:
    state = indebted(5, "glory_torch", "flank_attack_bow")
    play(state, "use_blessing blood_debt", "pass", "play flank_attack_bow")
    assert "use_blessing blood_debt" not in offered(state)
    spared = indebted(5, "glory_torch", "flank_attack_bow")
    play(spared, "decline", "pass", "play flank_attack_bow")
    assert "use_blessing blood_debt" in offered(spared)


@pytest.mark.rule("HD-2.6")
def test_the_last_hoplite_is_not_given_nor_one_that_casualties_need() -> None:
    assert "use_blessing blood_debt" not in offered(indebted(1, "glory_torch"))
    assert "use_blessing blood_debt" not in offered(indebted(2, COSTLY))
    assert "use_blessing blood_debt" in offered(indebted(3, COSTLY))


# -- Grave Guard ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-2.7")
@pytest.mark.parametrize(("beast", "strength"), [("corinthia", 5), ("crete", 3)])
def test_stronger_where_a_monster_is(beast: str, strength: int) -> None:
    lord = {"blessings": ["grave_guard"], "hand": ["glory_bow"]}
    defender = {"hand": ["flank_attack_bow"]}
    monsters = {"hydra": beast}
    state = battle(3, 3, attacker=lord, defender=defender, options=OPTIONS, monsters=monsters)
    assert state.view(None)["battle"]["strength"][0] == strength


# -- Second Life ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-2.8")
def test_who_lost_hoplites_recruits_one() -> None:
    state = trapped({}, {"blessings": ["second_life"], "controls": ["elis"]})
    assert (state.decision.seat, state.decision.kind) == (1, "recruit")
    play(state, "place elis")
    assert army(state, "elis", 1) == 1


@pytest.mark.rule("HD-2.8")
def test_who_lost_nobody_does_not() -> None:
    state = trapped({"blessings": ["second_life"]}, {})
    assert state.decision.kind != "recruit"


# -- Undying Will -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-2.9")
@pytest.mark.parametrize(("blessings", "injured"), [(["undying_will"], []), ([], ["strength"])])
def test_a_hunt_that_failed_leaves_no_injury(blessings: list[str], injured: list[str]) -> None:
    state = hunt("hydra", {"hand": ["trap_sword"], "blessings": blessings}, options=OPTIONS)
    play(state, "stop")
    if state.decision.kind == "injure":
        play(state, "injure strength")
    assert player(state)["injured"] == injured


@pytest.mark.rule("HD-2.9")
def test_gaining_the_will_raises_strength() -> None:
    assert player(drafted("undying_will"))["stored"]["strength"] == 3


# -- Soul Bargain -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-2.10")
def test_two_hoplites_of_one_region_for_a_priest() -> None:
    state = recruited()
    assert offered(state) == ["bargain argolis", "decline"]
    events = play(state, "bargain argolis")
    assert told(events, "hoplites_killed") == [{"seat": 0, "region": "argolis", "count": 2}]
    assert (army(state, "argolis"), player(state)["priests"]) == (2, 1)


@pytest.mark.rule("HD-2.10")
def test_the_bargain_may_be_declined() -> None:
    state = recruited()
    play(state, "decline")
    assert (army(state, "argolis"), player(state)["priests"]) == (4, 0)


@pytest.mark.rule("HD-2.10")
@pytest.mark.parametrize("lord", [{"priests": 4}, {"blessings": []}])
def test_nobody_is_asked_in_vain(lord: dict[str, Any]) -> None:
    assert recruited(**lord).decision.kind != "soul_bargain"


@pytest.mark.rule("HD-2.10")
def test_single_hoplites_are_too_few() -> None:
    refused = GAME.why_not(Action("bargain", ("elis",)), recruited(), 0)
    assert refused is not None
    assert refused.reason == "too_few_hoplites_are_there"
