"""Hephaestus as a fourth god, and how relics come (rules HFF-1, HFF-2)."""

from __future__ import annotations

import pytest

from aegean import State
from tests.hellas.positions import GAME, hand, offered, play, player, told, turn, why
from tests.rules.hellas.hephaestus_full.questions import OPTIONS, SHOWN, beside, fighting, hunting, praying

SIMPLE = {"expansions": ["hephaestus_simple"]}
RELICS = [
    "torch_of_prometheus", "eurytus_bow", "sword_of_justice", "club_of_periphetes", "labrys", "javelin_of_procris",
    "mirror_shield", "adamantine_sickle",
]  # fmt: skip


def forge(state: State) -> dict[str, object]:
    found: dict[str, object] = state.view(None)["forge"]
    return found


# -- the fourth god ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HFF-1.1")
def test_four_monuments_stand_and_nothing_is_taken_out() -> None:
    state = GAME.new(2, options=OPTIONS, seed=3)
    shown = state.view(None)
    assert {god: one["region"] for god, one in shown["monuments"].items()} == {
        "athena": "attica",
        "zeus": "thessaly",
        "hermes": "acarnania",
        "hephaestus": "messenia",
    }
    assert (shown["decks"]["blessing"], shown["decks"]["neutral"]) == (46, 15)


@pytest.mark.rule("HFF-1.1")
def test_the_hammer_goes_with_messenia_and_the_monument_grows() -> None:
    state = turn([{"controls": ["messenia"], "artifacts": ["hephaestus_hammer"]}], options=OPTIONS)
    play(state, "build_monument")
    assert "raise_monument hephaestus" in offered(state)


@pytest.mark.rule("HFF-1.2")
def test_no_attribute_is_raised() -> None:
    state = praying("glory_bow")
    assert player(state)["stored"] == {"leadership": 1, "strength": 1, "speed": 2}


@pytest.mark.rule("HFF-1.3")
@pytest.mark.parametrize(("level", "seen"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_then_artifacts_are_drawn_by_the_level(level: int, seen: int) -> None:
    deck = ["ambrosia", "harpe", "horn_of_plenty"]
    state = praying(level=level, decks={"neutral": deck})
    assert state.decision.kind == "reforge"  # at level I too
    play(state, "decline")
    if seen > 1:
        assert offered(state) == [f"keep_artifact {name}" for name in sorted(deck[:seen], key=_number)]
        play(state, "keep_artifact ambrosia")
    assert player(state)["artifacts"] == ({"ambrosia": False} if seen else {})


def _number(name: str) -> int:
    return list(GAME.data(GAME.complete(OPTIONS)).entries("artifacts")).index(name)


@pytest.mark.rule("HFF-1.4")
@pytest.mark.parametrize("table", ["artifacts", "blessings"])
def test_cards_are_those_of_the_simple_form(table: str) -> None:
    here, there = (GAME.data(GAME.complete(options)).entries(table) for options in (OPTIONS, SIMPLE))
    differing = {id_ for id_ in here.keys() & there.keys() if here[id_] != there[id_]}
    assert differing == ({"inventor"} if table == "blessings" else set())


@pytest.mark.rule("HFF-1.4")
@pytest.mark.parametrize(("relic", "cards"), [("eurytus_bow", 1), ("lightning", 1)])
def test_an_inventor_draws_for_a_relic_but_not_for_lightning(relic: str, cards: int) -> None:
    """The bow card is given for the bow; what is drawn makes up for it."""
    state = praying("glory_bow", blessings=["inventor"])
    play(state, f"reforge {relic}")
    if state.decision.kind == "discard":
        play(state, "discard glory_bow")
    assert len(hand(state)) == cards


@pytest.mark.rule("HFF-1.4")
def test_nothing_that_charges_artifacts_charges_relics() -> None:
    said = beside()
    said["beside"] = {"used": {"labrys": [0]}}
    smith = {"controls": ["messenia"], "artifacts": ["hephaestus_hammer"], "used_artifacts": ["ambrosia"]}
    state = turn([smith], **said)
    play(state, "use_artifact hephaestus_hammer")
    assert state.view(None)["beside"]["used"] == {"labrys": [0]}


# -- the display ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HFF-2.1")
def test_three_relics_lie_open_when_all_heroes_stand() -> None:
    state = GAME.new(2, options=OPTIONS, seed=5)
    assert forge(state)["display"] == []
    while state.decision.kind != "turn":
        state.apply(state.decision.actions[0])
    shown = forge(state)
    assert len(set(map(str, shown["display"]))) == 3  # type: ignore[call-overload]
    assert shown["deck"] == 5


@pytest.mark.rule("HFF-2.2")
def test_the_display_is_filled_in_the_event_phase() -> None:
    state = turn([{}], options=OPTIONS, forge={"display": ["labrys"], "deck": ["eurytus_bow", "mirror_shield"]})
    play(state, "build_monument")
    assert forge(state)["display"] == ["labrys"]
    events = play(state, "raise_monument zeus")
    assert forge(state)["display"] == ["labrys", "eurytus_bow", "mirror_shield"]
    assert [one["cards"] for one in told(events, "relics_laid_out")] == [["eurytus_bow", "mirror_shield"]]


@pytest.mark.rule("HFF-2.2")
def test_an_empty_deck_fills_nothing() -> None:
    owned = {name: [0] for name in RELICS if name != "labrys"}
    state = turn([{}], options=OPTIONS, forge={"display": ["labrys"]}, beside={"ready": owned})
    play(state, "build_monument", "raise_monument zeus")
    assert forge(state) == {"display": ["labrys"], "deck": 0, "lowered": 0, "justice": 0}


# -- reforging --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HFF-2.3")
def test_a_card_becomes_a_relic() -> None:
    state = praying("glory_bow", "trap_sword")
    assert offered(state) == ["reforge eurytus_bow", "reforge lightning", "decline"]
    play(state, "reforge eurytus_bow")
    play(state, "discard glory_bow")
    assert hand(state) == ["trap_sword"]
    assert state.view(1)["beside"] == {"ready": {"eurytus_bow": [0]}, "used": {}}
    assert forge(state)["display"] == ["mirror_shield", "labrys"]
    assert state.view(None)["discards"]["combat"] == {"glory_bow": 1}


@pytest.mark.rule("HFF-2.3")
def test_only_what_lies_open() -> None:
    state = praying("glory_torch")
    assert why(state, "reforge torch_of_prometheus") == "that_relic_does_not_lie_open"


@pytest.mark.rule("HFF-2.4")
@pytest.mark.parametrize(
    ("relic", "card"),
    [
        ("torch_of_prometheus", "glory_torch"), ("eurytus_bow", "glory_bow"), ("sword_of_justice", "trap_sword"),
        ("club_of_periphetes", "trap_mace"), ("labrys", "assault_axe"), ("javelin_of_procris", "assault_spear"),
        ("mirror_shield", "reinforcements_shield"), ("adamantine_sickle", "charge_sickle"),
    ],
)  # fmt: skip
def test_the_symbol_must_fit(relic: str, card: str) -> None:
    state = praying(card, shown=(relic,))
    assert offered(state, "reforge") == [f"reforge {relic}", "reforge lightning"]
    other = praying("glory_torch" if card != "glory_torch" else "glory_bow", shown=(relic,))
    assert why(other, f"reforge {relic}") == "you_hold_no_card_of_that_symbol"


@pytest.mark.rule("HFF-2.4")
def test_relics_are_not_reforged() -> None:
    state = praying(mine=("torch_of_prometheus", "adamantine_sickle"), shown=SHOWN)
    assert offered(state) == ["reforge lightning", "decline"]


@pytest.mark.rule("HFF-2.5")
def test_lightning_costs_no_card_and_nobody_has_two() -> None:
    state = praying("glory_bow")
    play(state, "reforge lightning")
    assert hand(state) == ["glory_bow"]
    assert state.view(None)["beside"]["ready"] == {"lightning": [0]}
    again = praying("glory_torch", mine=("lightning",))
    assert offered(again) == ["decline"]
    assert why(again, "reforge lightning") == "you_have_lightning_already"


@pytest.mark.rule("HFF-2.5")
def test_both_players_may_have_lightning() -> None:
    state = turn([{"priests": 1}], **beside((), ("lightning",)))
    play(state, "pray hephaestus", "reforge lightning")
    assert state.view(None)["beside"]["ready"] == {"lightning": [0, 1]}


# -- beside the hand --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HFF-2.6")
def test_lightning_goes_back_after_a_battle_and_others_stay() -> None:
    state = fighting(4, 1, mine=("lightning", "labrys"))
    play(state, "play lightning")
    assert state.view(None)["beside"]["used"] == {"lightning": [0]}
    events = play(state, "play labrys")
    assert told(events, "lightning_returned") == [{"seat": 0}]
    assert state.view(None)["beside"] == {"ready": {}, "used": {"labrys": [0]}}


@pytest.mark.rule("HFF-2.6")
def test_lightning_goes_back_after_a_hunt() -> None:
    state = hunting("lightning", hand=("glory_bow",))
    play(state, "strike_with lightning 0")
    assert state.view(None)["beside"]["used"] == {"lightning": [0]}
    while state.decision.kind in ("hunt_attack", "monster_attack", "defend", "hunt_reward", "injure"):
        last = [action for action in state.decision.actions if action.kind in ("stop", "suffer", "decline")]
        state.apply((last or list(state.decision.actions))[0])
    assert state.view(None)["beside"] == {"ready": {}, "used": {}}


@pytest.mark.rule("HFF-2.6")
def test_used_relics_are_charged_at_build_monument() -> None:
    state = turn([{}], options=OPTIONS, beside={"used": {"labrys": [1]}})
    play(state, "build_monument", "raise_monument zeus")
    assert state.view(None)["beside"] == {"ready": {"labrys": [1]}, "used": {}}


@pytest.mark.rule("HFF-2.6")
def test_relics_count_for_no_hand_limit() -> None:
    state = turn([{"hand": ["glory_bow"]}], **beside(("labrys", "eurytus_bow")))
    assert player(state)["hand_size"] == 1
