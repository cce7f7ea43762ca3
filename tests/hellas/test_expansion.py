"""The seams of Lords of Hellas: a small expansion with a region, a monster with a passive, a blessing and a regular
action, added from outside without touching a procedure."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import aegean
from aegean import Action, OptionError
from aegean.hellas.actions import act
from aegean.hellas.components import PASSIVES, Effect
from aegean.hellas.effects.vocabulary import DOING, POSSIBLE, effect
from aegean.hellas.expansions import EXPANSIONS, Expansion
from aegean.hellas.game import HellasGame
from aegean.hellas.notation import ACTIONS
from aegean.hellas.position import NOWHERE, Hellas
from aegean.hellas.turn.steps import KINDS, REGULARS, Deed, add_regular_action

DATA = {
    "regions.toml": """
[thera]
source = "reconstructed"
name = "Thera"
land = "brown"
population = 1
sea_trails = ["crete"]
""",
    "monsters.toml": """
[talos]
source = "reconstructed"
name = "Talos"
wounds = [{ symbol = "bow" }, { symbol = "mace", reward = "priest" }]
special_attack = [{ effect = "injure", number = 1 }]
region_attack = [{ effect = "kill_hoplites", number = 1, where = "monster_region" }]
passive = "no_recruiting"
artifact = "eye_of_cyclops"
""",
    "monster_cards.toml": """
[talos_thera]
source = "reconstructed"
monster = "talos"
region = "thera"
wounds = [{ symbol = "axe" }]
""",
    "blessings.toml": """
[safe_harbour]
source = "reconstructed"
name = "Safe Harbour"
god = "hermes"
gain = [{ effect = "gain_priests", number = 1 }]
[safe_harbour.power]
when = ["always"]
effects = [{ effect = "hand_limit", number = 7 }]
""",
    "regular_actions.toml": """
[pilgrimage]
source = "reconstructed"
name = "Pilgrimage"
number = 1
""",
}


def _pilgrimages(p: Hellas, seat: int) -> list[Action]:
    at = p.hero_at[seat]
    return [act("pilgrimage")] if at != NOWHERE and p.temples[at] else []


def _go_on_pilgrimage(p: Hellas, seat: int, action: Action) -> None:
    p.gain_priests(seat, 1)


@pytest.fixture
def game(tmp_path: Path) -> Iterator[HellasGame]:
    for name, text in DATA.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    EXPANSIONS["islands"] = Expansion("islands", tmp_path, prepare=_warn_of_talos)
    ACTIONS["pilgrimage"] = ()
    add_regular_action("pilgrimage", Deed(("pilgrimage",), _pilgrimages, _go_on_pilgrimage))
    yield HellasGame()
    del EXPANSIONS["islands"], ACTIONS["pilgrimage"], REGULARS["pilgrimage"], KINDS["pilgrimage"]


def _warn_of_talos(p: Hellas) -> None:
    """The expansion's own setup: its monster is on the map from the start."""
    from aegean.hellas.turn.monsters import appear

    if p.monster_at[p.rules.monster["talos"]] == NOWHERE:
        appear(p, p.active, p.rules.monster["talos"], p.rules.region["thera"])


OPTIONS = {"expansions": ["islands"]}


def test_an_expansion_is_refused_by_name_until_it_exists() -> None:
    with pytest.raises(OptionError, match="atlas"):
        aegean.game("hellas").new(2, 1, {"expansions": ["atlas"]})
    with pytest.raises(OptionError, match="kronos"):
        aegean.game("hellas").new(2, 1, {"mode": "kronos"})


def test_a_region_lies_on_the_map_and_joins_its_neighbours(game: HellasGame) -> None:
    state = game.new(2, 1, OPTIONS)
    assert "thera" in state.view(0)["regions"]
    assert state.view(0)["monsters"]["talos"]["region"] == "thera"
    state = game.position(
        {
            "seats": 2,
            "options": OPTIONS,
            "turn": {"seat": 0},
            "players": [{"hero": "achilles", "at": "crete", "hoplites": {"crete": 2}, "controls": ["crete"]}],
        }
    )
    assert game.parse("move crete thera", state)
    assert "thera" not in game.new(2, 1).view(0)["regions"]


def test_a_monsters_passive_holds_where_it_stands(game: HellasGame) -> None:
    player = {"hero": "achilles", "at": "thera", "hoplites": {"thera": 1}, "controls": ["thera"]}
    description = {"seats": 2, "options": OPTIONS, "turn": {"seat": 0}, "players": [player]}
    state = game.position({**description, "monsters": {"talos": {"at": "thera"}}})
    state.apply(game.parse("prepare", state))
    options = {str(action) for action in state.decision.actions}
    assert "option recruit" not in options
    state = game.position({**description, "monsters": {"talos": {"at": "crete"}}})
    state.apply(game.parse("prepare", state))
    assert "option recruit" in {str(action) for action in state.decision.actions}


def test_a_blessing_answers_a_question_of_the_rules(game: HellasGame) -> None:
    player = {"hero": "achilles", "at": "crete", "blessings": ["safe_harbour"]}
    state = game.position({"seats": 2, "options": OPTIONS, "turn": {"seat": 0}, "players": [player]})
    assert state.view(0)["players"][0]["hand_limit"] == 7
    assert state.view(0)["players"][1]["hand_limit"] == 4


def test_a_regular_action_is_offered_once_a_turn(game: HellasGame) -> None:
    player = {"hero": "achilles", "at": "crete", "hoplites": {"crete": 2}, "controls": ["crete"]}
    description = {"seats": 2, "options": OPTIONS, "turn": {"seat": 0}, "players": [player]}
    assert "pilgrimage" not in {action.kind for action in game.position(description).decision.actions}
    state = game.position({**description, "temples": {"crete": 1}})
    state.apply(game.parse("pilgrimage", state))
    assert state.view(0)["players"][0]["priests"] == 1
    assert "pilgrimage" not in {action.kind for action in state.decision.actions}
    assert state.decision.kind == "turn"


def test_a_whole_game_is_played_with_it(game: HellasGame) -> None:
    from random import Random

    chance = Random(5)
    state = game.new(3, 5, OPTIONS)
    while not state.over and state.moves < 6000:
        decision = state.decision
        action = chance.choice(decision.actions)
        assert game.decode(game.encode(action, state), state) == action
        state.apply(action, decision.seat)
    assert state.over
    assert state.record.replay() == state
    assert game.load(state.dump()) == state


def test_an_effect_and_a_word_are_registered_from_outside() -> None:
    @effect("sing")
    def _sing(p: Hellas, seat: int, one: Effect, ref: str) -> None:
        p.gain_priests(seat, one.number)

    PASSIVES.add("sings")
    try:
        assert DOING["sing"] is _sing
        assert "sing" not in POSSIBLE
    finally:
        del DOING["sing"]
        PASSIVES.discard("sings")
