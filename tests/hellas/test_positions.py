"""Positions as data: there and back, within procedures, and the document's examples."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from aegean import State
from aegean.hellas.describing.arrange import DECK_KEYS, DISCARD_KEYS, GONE_KEYS, KEYS, PLAYER_KEYS, TURN_KEYS
from aegean.hellas.game import HellasGame
from tests.descriptions import Example, chapter, examples, follow, same, toml_document
from tests.hellas.position_checks import GAMES, check_pieces, crowded, played
from tests.hellas.positions import (
    GAME,
    army,
    attacked,
    battle,
    begin_hunt,
    control,
    description,
    hand,
    hunt,
    monster,
    offered,
    pending,
    play,
    player,
    told,
    turn,
    turn_start,
)

assert isinstance(GAME, HellasGame)
RULES = GAME.rules_of(4, ())

# -- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_decision_of_a_game_can_be_described(seats: int, seed: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(played(GAME.new(seats, seed, options), seed, 400)):
        described = state.describe()
        again = GAME.position(described)
        same(again, state)
        if number % 20 == 0:
            check_pieces(state)
            assert again.describe() == described
            assert [again.view(seat)["players"] for seat in (None, *range(seats))] == [
                state.view(seat)["players"] for seat in (None, *range(seats))
            ]
            same(GAME.position(tomllib.loads(toml_document(described))), state)


@pytest.mark.parametrize("seed", range(12))
def test_every_decision_of_a_crowded_table_can_be_described(seed: int) -> None:
    for number, state in enumerate(played(crowded(seed), seed, 120)):
        same(GAME.position(state.describe()), state)
        if number % 20 == 0:
            check_pieces(state)


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_the_end_of_a_game_can_be_described(seats: int, seed: int) -> None:
    temples = ["epirus", "aetolia", "crete", "elis"]
    players = [{"controls": temples}, *({} for _ in range(seats - 1))]
    state = GAME.position({"seats": seats, "seed": seed, "turn": {"seat": 0}, "players": players, "temples": temples})
    for _ in played(state, seed, 12_000):
        pass
    assert state.over
    result = state.describe()["result"]
    assert result["reason"] in ("favored_of_the_gods", "king_of_kings", "monster_slayer", "warlord_of_hellas")
    same(GAME.position(state.describe()), state)
    same(GAME.position(tomllib.loads(toml_document(state.describe()))), state)


def test_what_is_not_said_is_as_after_setup() -> None:
    for seats, seed, options in GAMES:
        same(GAME.position({"seats": seats, "seed": seed, "options": options}), GAME.new(seats, seed, options))


def test_an_arranged_game_goes_on_with_the_same_chance() -> None:
    state = GAME.new(3, 8)
    for _ in played(state, 8, 100):
        pass
    again = GAME.position(state.describe())
    for _ in zip(played(state, 9, 60), played(again, 9, 60), strict=True):
        same(again, state)


def test_an_arranged_game_is_marked_and_replays() -> None:
    state = turn([{"at": "attica", "hoplites": {"attica": 3}}])
    play(state, "move attica boeotia", "build_monument")
    assert state.arranged
    assert state.record.arranged
    assert not GAME.new(2, 0).arranged
    same(state.record.replay(), state)
    same(GAME.record(state.record.export()).check(), state)
    same(GAME.load(state.dump()), state)


def test_a_description_is_not_changed_and_not_kept() -> None:
    described = description([{"hand": ["trap_sword"]}])
    before = deepcopy(described)
    state = GAME.position(described)
    assert described == before
    described["players"][0]["hand"].append("trap_mace")
    same(state.record.replay(), state)


def test_the_shortest_description_of_a_turn() -> None:
    one = {
        "hero": "achilles",
        "at": "attica",
        "hoplites": {"attica": 3, "boeotia": 1},
        "controls": ["attica"],
        "hand": ["trap_sword"],
        "artifacts": ["aegis"],
    }
    state = GAME.position({"seats": 2, "turn": {"seat": 0}, "players": [one]})
    assert state.decision.kind == "turn"
    assert (army(state, "attica"), army(state, "boeotia"), control(state, "attica")) == (3, 1, 0)
    assert hand(state) == ["trap_sword"]
    me = player(state)
    assert (me["hero"], me["hero_at"], me["supply"]) == ("achilles", "attica", 11)
    assert me["artifacts"] == {"aegis": True, "owl_of_athena": True}


# -- within procedures ------------------------------------------------------------------------------------------------

AXE = {"hand": ["wild_attack_axe"]}
DRAFT = {"step": "Draft", "builder": 0, "cards": ["armory", "exile", "bluff"], "kept": ["", ""]}
STRONG = {"attributes": {"strength": 3, "speed": 3}}
WITHIN: dict[str, Callable[[], State]] = {
    "after_hero_movement": lambda: pending(
        {"step": "Window", "moment": "after_hero_movement", "repeat": False, "used": []},
        players=[{"blessings": ["heros_wrath"], "hand": ["trap_mace"], "at": "attica", "hoplites": {"attica": 1}}],
    ),
    "after_march": lambda: pending(
        {"step": "Window", "moment": "after_march", "repeat": False, "used": [], "region": "attica"},
        players=[{"blessings": ["rearguard"]}],
    ),
    "after_prepare": lambda: pending(
        {"step": "Window", "moment": "after_prepare", "repeat": False, "used": []}, players=[{"hero": "perseus"}]
    ),
    "army": lambda: pending(
        {"step": "ChooseArmy", "most": 15, "reach": 2}, players=[{"hoplites": {"attica": 3, "elis": 1}}]
    ),
    "attribute": lambda: pending(
        {"step": "ChangeAttribute", "among": ["speed", "strength"], "change": -1, "up_to": 0, "times": 1},
        players=[STRONG],
    ),
    "battle_card": lambda: battle(3, 2, defender=AXE),
    "battle_order": lambda: battle(
        3, 2, attacker={"artifacts": ["harpe"]}, defender={"blessings": ["always_prepared"]}
    ),
    "battle_start": lambda: battle(3, 2, attacker={"artifacts": ["harpe"]}),
    "bluff": lambda: pending(
        {"step": "Battle", "region": "corinthia", "attacker": 0, "defender": 1, "passed": ["attacker", "defender"]},
        {"step": "LastCards", "seats": [0, 1]},
        players=[{"hoplites": {"corinthia": 2}, "blessings": ["bluff"], **AXE}, {"hoplites": {"corinthia": 2}}],
    ),
    "casualties": lambda: pending(
        {
            "step": "Battle", "region": "corinthia", "attacker": 0, "defender": 1, "passed": ["attacker", "defender"],
            "played": [["wild_attack_axe"], []], "bonus": [3, 0], "casualties": [1, 0], "winner": "attacker",
        },
        {"step": "Procedure", "seat": 0, "name": "battle_outcome", "stage": "defenders_casualties"},
        {"step": "CasualtyPowers", "seats": [0, 1]},
        players=[{"hoplites": {"corinthia": 2}, "artifacts": ["medusas_blood"]}, {"hoplites": {"corinthia": 2}}],
    ),
    "choose_effect": lambda: pending(
        {"step": "ChooseEffect", "ref": "artifact:thunder_of_zeus"}, monsters={"hydra": "attica"}
    ),
    "choose_hero": lambda: GAME.new(3, 0),
    "choose_monster": lambda: pending(
        {"step": "ChooseMonster", "reach": 2}, monsters={"hydra": "attica", "medusa": "elis"}
    ),
    "clear_token": lambda: pending(
        {"step": "ClearToken", "left": 1}, players=[{"used_specials": ["march", "hunt", "prepare"]}]
    ),
    "defend": lambda: attacked("hydra", "mighty_attack", {"hand": ["charge_sickle"]}),
    "discard": lambda: pending(
        {"step": "DiscardCards", "left": 1}, players=[{"hand": ["trap_sword", "trap_mace"]}]
    ),
    "discard_drawn": lambda: pending(
        {"step": "DiscardDrawn", "drawn": ["trap_sword", "trap_mace"], "left": 1},
        players=[{"hand": ["trap_sword", "trap_mace", "glory_bow"]}],
    ),
    "draft": lambda: pending(DRAFT),
    "extra_special": lambda: turn(steps=[{"step": "ExtraSpecial", "seat": 0}]),
    "heal": lambda: pending({"step": "Heal", "left": 1}, players=[{"injured": ["strength", "speed"]}]),
    "hoplite_movement": lambda: pending(
        {"step": "HopliteMovement", "left": 1, "moved": {"attica": 1}, "settled": []},
        players=[{"hoplites": {"attica": 2}}],
    ),
    "hunt": lambda: pending(
        {"step": "ChooseHunted"}, players=[{"at": "attica"}], monsters={"hydra": "attica", "medusa": "attica"}
    ),
    "hunt_attack": lambda: hunt("hydra", {"hand": ["wild_attack_sword"]}),
    "hunt_reward": lambda: pending(
        {"step": "Hunt", "monster": "hydra", "stage": "rewarded", "covered": [2]},
        players=[{"at": "attica"}],
        monsters={"hydra": {"at": "attica", "wounds": [2]}},
    ),
    "hunt_start": lambda: begin_hunt("hydra", {"artifacts": ["harpe"]}),
    "injure": lambda: pending({"step": "Injure", "left": 1}),
    "injure_hero": lambda: pending({"step": "InjureEnemy", "count": 1}, seats=3),
    "keep_artifact": lambda: pending({"step": "KeepArtifact", "cards": ["aegis", "harpe"], "keep": 1}),
    "kill": lambda: pending(
        {"step": "KillUpTo", "owner": 1, "region": "attica", "most": 2}, players=[{}, {"hoplites": {"attica": 3}}]
    ),
    "leap": lambda: pending({"step": "PlaceHoplites", "left": 1}, players=[{"hoplites": {"attica": 1}}]),
    "march": lambda: pending(
        {"step": "MarchOff", "start": "attica", "end": "boeotia", "further": 0}, players=[{"hoplites": {"attica": 3}}]
    ),
    "master_plan": lambda: pending(
        {
            "step": "Battle", "region": "corinthia", "attacker": 0, "defender": 1, "to_play": "attacker",
            "passed": ["defender"], "played": [["wild_attack_axe"], []], "bonus": [3, 0], "casualties": [1, 0],
        },
        {"step": "CardPlay"},
        {"step": "CardEffects", "kind": "wild_attack_axe", "at": 0},
        {"step": "CardPlayed", "used": []},
        players=[
            {"hoplites": {"corinthia": 2}, "blessings": ["master_plan"], "priests": 1}, {"hoplites": {"corinthia": 2}},
        ],
    ),
    "monster_attack": lambda: hunt("hydra", attacks=["rampage", "recall_3"], hunt={"dealt": True}),
    "monster_choice": lambda: pending({"step": "MonsterChoice", "monster": "hydra"}, monsters={"hydra": "attica"}),
    "move_monster": lambda: pending(
        {"step": "MoveMonster", "monster": "hydra", "left": 1, "must": True}, monsters={"hydra": "attica"}
    ),
    "next_battle": lambda: turn(
        [{"hoplites": {"attica": 1, "crete": 1}}, {"hoplites": {"attica": 1, "crete": 1}}],
        turn={"seat": 0, "entered": ["attica", "crete"]},
        steps=[{"step": "Turn", "seat": 0}, {"step": "Aftermath", "seat": 0, "toll_taken": True}],
    ),
    "onward": lambda: pending(
        {"step": "MoveGroup", "at": "attica", "count": 2, "left": 1}, players=[{"hoplites": {"attica": 2}}]
    ),
    "place_hero": lambda: pending({"step": "PlaceHero"}),
    "prepare": lambda: pending({"step": "Prepare", "left": 2}, players=[{"injured": ["speed"]}]),
    "raise_monument": lambda: pending({"step": "BuildMonument"}),
    "recruit": lambda: pending(
        {"step": "Recruit", "quotas": {"attica": 2, "elis": 1}, "own": ["attica"], "least": 1, "one_region": False}
    ),
    "redraw": lambda: pending(
        {"step": "Redraw", "discarded": 1}, players=[{"hand": ["trap_sword", "trap_mace"]}]
    ),
    "reinforce": lambda: pending(
        {"step": "Battle", "region": "corinthia", "attacker": 0, "defender": 1},
        {"step": "CardPlay"},
        {"step": "MoveIn", "left": 2, "regions": ["attica", "boeotia"], "one_region": True, "came": False},
        players=[{"hoplites": {"corinthia": 1, "attica": 2}}, {"hoplites": {"corinthia": 1}}],
    ),
    "repeat_special": lambda: pending(
        {"step": "BuildMonument"}, {"step": "RepeatSpecial"}, players=[{"used_specials": ["prepare"]}]
    ),
    "return_glory": lambda: pending(
        {"step": "ChooseGlory", "left": 1, "giving": True}, players=[{"glory": ["red", "blue"]}]
    ),
    "roll": lambda: pending(
        {"step": "MonsterPhase", "waiting": ["hydra", "medusa"]}, monsters={"hydra": "attica", "medusa": "elis"}
    ),
    "save_hoplites": lambda: pending(
        {"step": "Loss", "seat": 1, "region": "attica", "count": 2, "answered": False},
        players=[{}, {"hoplites": {"attica": 3}, "artifacts": ["aegis"]}],
    ),
    "spend": lambda: pending(
        {"step": "Hunt", "monster": "hydra"},
        {"step": "AttackStep"},
        {"step": "SpendSet", "symbol": "sword", "left": 2, "place": 4, "spent": []},
        players=[{"at": "attica", "hand": ["trap_sword", "wild_attack_sword", "encirclement_sword"]}],
        monsters={"hydra": "attica"},
    ),
    "start_quest": lambda: pending(
        {"step": "OfferQuest"}, players=[{"at": "messenia", **STRONG}], quests=["aid_to_atlas"]
    ),
    "start_region": lambda: _first_hero(GAME.new(2, 0)),
    "take_glory": lambda: pending({"step": "ChooseGlory", "left": 1, "giving": False}),
    "turn": turn,
    "turn_start": lambda: turn_start([{"hero": "heracles", "glory": ["red"]}]),
    "withdraw": lambda: battle(3, 2),
    "wound": lambda: pending({"step": "CoverSymbols", "monster": "hydra", "left": 1}, monsters={"hydra": "attica"}),
    "wound_monster": lambda: pending(
        {"step": "ChooseWounded", "count": 1}, monsters={"hydra": "attica", "medusa": "elis"}
    ),
}  # fmt: skip


def _first_hero(state: State) -> State:
    play(state, "choose_hero achilles")
    return state


def test_there_is_a_position_within_every_decision() -> None:
    assert sorted(WITHIN) == sorted(RULES.decisions)


@pytest.mark.parametrize("kind", WITHIN)
def test_a_position_within_a_procedure(kind: str) -> None:
    state = WITHIN[kind]()
    assert state.decision.kind == kind
    check_pieces(state)
    for _ in played(state, 1, 12):
        same(GAME.position(state.describe()), state)


def test_every_step_has_words() -> None:
    names = {kind.__name__ for kind in RULES.steps}
    for seed in range(3):
        for state in played(crowded(seed), seed, 60):
            for step in state.describe().get("steps", []):
                assert step["step"] in names
                assert [value for key, value in step.items() if key not in ("least", "change")].count(-1) == 0


def test_heroes_are_chosen_on_from_where_they_are() -> None:
    state = GAME.new(3, 0)
    play(state, "choose_hero helen")
    while state.decision.kind == "keep_artifact":
        same(GAME.position(state.describe()), state)
        play(state, offered(state)[0])
    play(state, "start_in attica")
    described = state.describe()
    assert [("hero" in one) for one in described["players"]].count(True) == 1
    again = GAME.position(described)
    for hero, region in (("achilles", "elis"), ("heracles", "crete")):
        play(again, f"choose_hero {hero}", f"start_in {region}")
    assert again.decision.kind in ("turn", "turn_start")
    assert {one["hero_at"] for one in again.view(None)["players"]} == {"attica", "elis", "crete"}


def test_a_result_follows_from_the_position() -> None:
    state = turn([{"slain": ["hydra", "medusa", "sphinx"]}], result={})
    assert state.over
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "monster_slayer")
    assert not state.decisions


# -- the builders -----------------------------------------------------------------------------------------------------


def test_the_builders_bring_about_what_they_say() -> None:
    state = battle(3, 2, attacker=AXE)
    assert told(state.opening, "battle_began") == [{"region": "corinthia", "defender": 1, "seat": 0}]
    events = play(state, "play wild_attack_axe", "withdraw attica")
    assert told(events, "battle_won")[0]["seat"] == 0
    assert (army(state, "corinthia"), army(state, "attica", 1), control(state, "corinthia")) == (2, 1, 0)
    assert control(battle(3, 1, region="attica", neutral=True), "attica") == -1

    state = hunt("hydra", {"hand": ["wild_attack_sword"]}, attacks=["mighty_attack", "recall_3"])
    play(state, "strike wild_attack_sword 0")
    assert offered(state) == ["attack mighty_attack", "attack recall_3"]
    found = monster(state, "hydra")
    assert found is not None
    assert [wound["covered"] for wound in found["wounds"]] == [True] + [False] * 5
    assert hand(begin_hunt("hydra", draws=["trap_mace"])) == ["trap_mace"]
    state = attacked("medusa", "recall_3", {"hand": ["charge_sickle"]})
    assert "defend charge_sickle" in offered(state)


def test_the_table_of_the_builders_is_empty() -> None:
    view = turn(seats=4).view(None)
    assert view["monsters"] == {}
    assert view["quests"] == []
    assert not any(region["hoplites"] for region in view["regions"].values())
    assert [one["hand_size"] for one in view["players"]] == [0] * 4


# -- the document -----------------------------------------------------------------------------------------------------

EXAMPLES = examples("Lords of Hellas")


def test_the_document_has_examples() -> None:
    assert len(EXAMPLES) >= 10
    assert sum("# refused" in text for text, _ in EXAMPLES) >= 5


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_document(example: Example) -> None:
    follow(GAME, example, check_pieces)


def test_the_document_names_every_key_and_every_step() -> None:
    document = chapter("Lords of Hellas")
    keys = (*KEYS, *TURN_KEYS, *PLAYER_KEYS, *DECK_KEYS, *DISCARD_KEYS, *GONE_KEYS)
    assert not [key for key in keys if f"`{key}`" not in document]
    assert not [kind.__name__ for kind in RULES.steps if f"`{kind.__name__}`" not in document]


def test_the_document_names_every_action_and_its_parts() -> None:
    table = re.findall(r"^\| `(\w+)` \| ([a-z, ]*)\| [^|]+ \|$", chapter("Lords of Hellas"), re.MULTILINE)
    told = {kind: [part.strip() for part in parts.split(",") if part.strip()] for kind, parts in table}
    assert {kind: [name for name, _ in parts] for kind, parts in RULES.actions.items()}.items() <= told.items()
