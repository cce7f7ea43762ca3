"""Army upgrades before bots and at the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State, bots
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.observation import Observation
from aegean.bots.hellas.upgrades import gaining_worth, upgrade_worth
from aegean.terminal.painter import Scene, painter_of
from aegean.texts import languages
from tests.hellas.positions import GAME, battle, play, turn
from tests.rules.hellas.army_upgrade.armies import BOARDS, OPTIONS, QUIET, armies
from tests.terminal.scripted import Scripted

LORD: dict[str, Any] = {"hoplites": {"attica": 5, "boeotia": 2}, "controls": ["attica", "boeotia"]}


def observation(state: State) -> Observation:
    return Observation(board_of(state.game, state.seats, state.options), 0, state.view(0))


def first_choice(state: State, bot: str, seat: int = 0) -> str:
    before = state.moves
    player = bots.bot(bot, "hellas", seat)
    bots.decide(state, [player] * state.seats)
    assert state.moves > before
    return str(state.record.actions[before])


def test_every_upgrade_is_worth_something() -> None:
    seen = observation(turn([LORD], **armies()))
    for board in BOARDS.values():
        for name in board:
            assert 0.1 < upgrade_worth(seen, 0, name) < 3, name
            assert gaining_worth(seen, 0, name) >= upgrade_worth(seen, 0, name)


@pytest.mark.parametrize(
    ("upgrade", "lord", "other", "rest"),
    [
        ("beast_wards", LORD, LORD, {"monsters": {"hydra": "attica"}}),
        ("pursuit", LORD, LORD, {"theirs": {"hoplites": {"corinthia": 3, "phocis": 3}, "controls": ["corinthia"]}}),
        ("double_garrison", {**LORD, "controls": ["attica", "boeotia", "elis", "argolis"]}, LORD, {}),
        ("call_to_arms", {**LORD, "glory": ["blue", "green"]}, LORD, {}),
    ],
)
def test_what_it_is_worth_goes_by_how_a_lord_stands(
    upgrade: str, lord: dict[str, Any], other: dict[str, Any], rest: dict[str, Any]
) -> None:
    theirs = rest.pop("theirs", {})
    here = observation(turn([lord, theirs], **armies(), **rest))
    there = observation(turn([other], **armies()))
    assert upgrade_worth(here, 0, upgrade) > upgrade_worth(there, 0, upgrade)


def test_a_bot_takes_the_upgrade_that_is_offered_for_cities() -> None:
    state = turn([LORD], decks=QUIET, **armies("quick_step"))
    play(state, "build_monument", "raise_monument zeus")
    assert first_choice(state, "hoplite").startswith("upgrade ")


def test_a_bot_prefers_a_good_upgrade_to_a_poor_blessing() -> None:
    def drafting(cards: list[str]) -> State:
        state = turn(
            [{**LORD, "controls": ["crete", "attica", "boeotia"]}],
            temple_card="temple_card_1",
            temples=["epirus"],
            decks={"blessing": cards, **QUIET},
            options=OPTIONS,
            army_upgrade={"boards": {"vanguard": 0, "muster": 1}},
        )
        play(state, "build_temple crete")
        assert state.decision.kind == "draft"
        return state

    assert first_choice(drafting(["exile", "shoot_to_kill", "sacrifice_of_flesh"]), "hoplite").startswith("upgrade ")
    assert first_choice(drafting(["local_support", "hermes_temple", "winged_boots"]), "hoplite").startswith("keep_")


@pytest.mark.parametrize(("wounds", "storms"), [([0, 1, 2, 3, 4], True), ([], False)])
def test_a_bot_pays_for_the_last_wound_and_not_for_the_first(wounds: list[int], storms: bool) -> None:
    lord = {"hoplites": {"elis": 5}, "controls": ["elis"]}
    state = turn([lord], monsters={"hydra": {"at": "elis", "wounds": wounds}}, **armies("blood_price"))
    assert (first_choice(state, "hoplite") == "storm hydra") == storms


@pytest.mark.parametrize("bot", ["hoplite", "shepherd"])
def test_bots_choose_boards(bot: str) -> None:
    state = GAME.new(2, 1, OPTIONS)
    assert first_choice(state, bot, state.decision.seat).startswith("choose_board ")


def test_a_bot_counts_two_in_a_city() -> None:
    mine = {"hoplites": {"attica": 2}, "fortified": ["attica"], "controls": ["attica"]}
    seen = observation(turn([mine], garrisons={"doubled": ["attica"]}, **armies("double_garrison")))
    at = seen.board.region["attica"]
    assert (seen.army[0][at], seen.unfortified(0, at), seen.walls[at]) == (4, 2, 2)


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_boards_upgrades_and_garrisons(language: str) -> None:
    mine = {"hoplites": {"attica": 2}, "fortified": ["attica"], "controls": ["attica"]}
    state = turn([mine], garrisons={"doubled": ["attica"]}, **armies("double_garrison"))
    scripted = Scripted(width=120, height=40, language=language)
    painter = painter_of(state.game, scripted.terminal, state.options)
    view = state.view(0)
    scripted.terminal.print(painter.screen(Scene(view, painter.names(view))))
    catalogue, said = scripted.terminal.catalogue, scripted.said
    assert "2+2" in said
    for word in ("army_board-bulwark", "army_upgrade-city_guard", "army_upgrade-double_garrison"):
        assert catalogue.text(f"hellas-{word}") in said


@pytest.mark.parametrize("language", languages())
def test_the_terminal_names_the_upgrade_that_counts_in_a_battle(language: str) -> None:
    state = battle(3, 2, attacker={"hand": ["glory_bow"]}, **armies("spearhead"))
    scripted = Scripted(width=120, height=40, language=language)
    painter = painter_of(state.game, scripted.terminal, state.options)
    view = state.view(0)
    scripted.terminal.print(painter.screen(Scene(view, painter.names(view))))
    assert f"{scripted.terminal.catalogue.text('hellas-army_upgrade-spearhead')} +1" in scripted.said
