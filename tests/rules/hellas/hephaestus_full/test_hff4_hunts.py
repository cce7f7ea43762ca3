"""What each relic does in a hunt (rules HFF-4)."""

from __future__ import annotations

import pytest

from aegean import State
from tests.hellas.positions import GAME, hand, monster, offered, play, player, told, why
from tests.rules.hellas.hephaestus_full.questions import beside, hunting, struck


def place_of(state: State, name: str, symbol: str) -> int:
    found = monster(state, name)
    assert found is not None
    return next(n for n, wound in enumerate(found["wounds"]) if wound["symbol"] == symbol and not wound["covered"])


@pytest.mark.rule("HFF-4.1")
@pytest.mark.parametrize(
    ("relic", "card"),
    [("torch_of_prometheus", "glory_torch"), ("eurytus_bow", "glory_bow"), ("lightning", "charge_sickle")],
)
def test_with_another_card_it_deals_any_wound(relic: str, card: str) -> None:
    state = hunting(relic, hand=(card, "reinforcements_shield"))
    for place in {int(text.split()[-1]) for text in offered(state, "strike_with")}:
        assert f"strike_with {relic} {place}" in offered(state)
    first = offered(state, "strike_with")[0]
    events = play(state, first)
    if state.decision.kind == "spend_with":
        events += play(state, f"spend {card}")
    assert told(events, "wound_dealt")[0]["cards"] == [relic, card]


@pytest.mark.rule("HFF-4.1")
def test_two_relics_may_go_together() -> None:
    state = hunting("lightning", "labrys")
    events = play(state, offered(state, "strike_with")[0])
    assert told(events, "wound_dealt")[0]["cards"] == ["lightning", "labrys"]


@pytest.mark.rule("HFF-4.1")
def test_what_does_not_go_with_it() -> None:
    state = hunting("torch_of_prometheus", "labrys", hand=("glory_bow",))
    assert not offered(state, "strike_with")
    assert why(state, "strike_with torch_of_prometheus 0") == "no_card_goes_with_it"
    assert why(state, "strike_with labrys 0") == "it_needs_no_other_card"


@pytest.mark.rule("HFF-4.2")
@pytest.mark.parametrize("relic", ["club_of_periphetes", "labrys"])
def test_a_card_is_drawn_with_its_own_wound(relic: str) -> None:
    for name in ("hydra", "minotaur", "cyclops", "medusa", "cerberus", "chimera", "sphinx"):
        state = hunting(relic, hand=("reinforcements_shield",), monster=name)
        if strikes := [text for text in offered(state, "strike") if relic in text]:
            play(state, strikes[0])
            assert len(hand(state)) == 2
            return
    pytest.fail("no monster bears its symbol")


@pytest.mark.rule("HFF-4.3")
def test_javelin_lowers_the_next_attack_alone() -> None:
    for name in ("hydra", "minotaur", "cyclops", "medusa", "cerberus", "chimera", "sphinx"):
        state = hunting("javelin_of_procris", hand=("charge_sickle",), monster=name, attacks=["recall_4", "recall_3"])
        if strikes := [text for text in offered(state, "strike") if "javelin" in text]:
            play(state, strikes[0])
            assert state.view(None)["forge"]["lowered"] == 2
            events = play(state, "stop", "attack recall_4")
            usual = struck("recall_4", hand=("charge_sickle",), monster=name)
            attack = told(events, "monster_attacked")[0]["strength"]
            assert attack == usual.view(None)["hunt"]["strength"] - 2
            assert state.view(None)["forge"]["lowered"] == 0
            return
    pytest.fail("no monster bears a spear")


@pytest.mark.rule("HFF-4.4")
def test_sword_of_justice_strikes_back() -> None:
    for name in ("hydra", "minotaur", "cyclops", "medusa", "cerberus", "chimera", "sphinx"):
        state = struck("recall_3", "sword_of_justice", hand=("charge_sickle", "charge_sickle"), monster=name)
        found = monster(state, name)
        assert found is not None
        if not any(wound == "sword" for wound in map(str, _symbols(state, name))):
            continue
        events = play(state, "defend sword_of_justice")
        while state.decision.kind == "defend":
            events += play(state, offered(state, "defend")[0])
        if state.decision.kind == "wound":
            events += play(state, offered(state)[0])
        assert [one["symbol"] for one in told(events, "wound_dealt")] == ["sword"]
        assert state.decision.kind == "hunt_attack"
        assert state.decision.about["dealt"] == 0
        return
    pytest.fail("no monster bears a sword")


def _symbols(state: State, name: str) -> list[str]:
    entry = GAME.data(GAME.complete({"expansions": ["hephaestus_full"]})).entries("monsters")[name]
    return [wound.symbol for wound in entry.wounds]  # type: ignore[attr-defined]


@pytest.mark.rule("HFF-4.5")
def test_mirror_shield_blocks_without_an_injury() -> None:
    state = struck("recall_4", "mirror_shield", hand=("glory_bow",))
    play(state, "shield mirror_shield")
    assert player(state)["injured"] == []
    assert len(hand(state)) == 2


@pytest.mark.rule("HFF-4.6")
def test_adamantine_sickle_deals_any_wound_alone() -> None:
    state = hunting("adamantine_sickle", hand=("reinforcements_shield",))
    events = play(state, offered(state, "strike_set")[0])
    assert told(events, "wound_dealt")[0]["cards"] == ["adamantine_sickle"]


@pytest.mark.rule("HFF-4.6")
def test_a_relic_is_one_of_a_set_and_defends() -> None:
    state = hunting("sword_of_justice", hand=("trap_sword",))
    events = play(state, offered(state, "strike_set")[0])
    assert sorted(told(events, "wound_dealt")[0]["cards"]) == ["sword_of_justice", "trap_sword"]
    defending = struck("recall_3", "lightning", hand=("charge_sickle",))
    assert "defend lightning" in offered(defending)


@pytest.mark.rule("HFF-4.6")
def test_lightning_strikes_neither_alone_nor_in_a_set() -> None:
    state = hunting("lightning")
    assert offered(state) == ["stop"] or not offered(state, "strike")
    assert beside(("lightning",))["beside"]["ready"] == {"lightning": [0]}
