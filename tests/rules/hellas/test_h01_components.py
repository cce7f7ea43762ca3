"""Components, and who sits where (rules H-1.1 to H-1.3)."""

from __future__ import annotations

from collections import Counter

import pytest

import aegean
from aegean.hellas.components import Artifact, Blessing, MonsterCard, Quest
from tests.hellas.positions import GAME, MONSTERS, control, hunt, monster, offered, play, player, told, turn

every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


# -- what a game uses -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-1.1")
@every_number_of_players
def test_the_decks_of_a_new_game(seats: int) -> None:
    view = GAME.new(seats, 1).view(None)
    assert view["decks"] == {
        "combat": 30 - seats,  # one in each hand
        "event": 23 - len(view["quests"]),
        "attack": 18,
        "neutral": 10,
        "blessing": 36,
    }


@pytest.mark.rule("H-1.1")
def test_no_card_is_missing_and_none_is_there_twice() -> None:
    state = GAME.new(4, 1)
    decks = state.describe()["decks"]
    events = [*decks["event"], *(quest["quest"] for quest in state.view(None)["quests"])]
    assert sorted(events) == sorted([*GAME.pack.table("monster_cards", MonsterCard), *GAME.pack.table("quests", Quest)])
    assert sorted(decks["blessing"]) == sorted(GAME.pack.table("blessings", Blessing))


@pytest.mark.rule("H-1.1")
def test_kinds_of_cards() -> None:
    monster_cards = GAME.pack.table("monster_cards", MonsterCard).values()
    assert Counter(card.monster for card in monster_cards) == dict.fromkeys(MONSTERS, 2)
    assert len(GAME.pack.table("quests", Quest)) == 9
    blessings = GAME.pack.table("blessings", Blessing).values()
    assert Counter(blessing.god for blessing in blessings) == {"athena": 12, "zeus": 12, "hermes": 12}
    artifacts = GAME.pack.table("artifacts", Artifact).values()
    assert Counter(artifact.kind for artifact in artifacts) == {"neutral": 10, "monster": 7, "god": 3}
    assert len(GAME.pack.entries("temple_cards")) == 5


@pytest.mark.rule("H-1.1")
def test_monuments_temples_and_glory_tokens() -> None:
    view = GAME.new(4, 1).view(None)
    assert set(view["monuments"]) == {"athena", "zeus", "hermes"}
    assert (view["temples_left"], view["oracle_left"]) == ([1, 2, 3, 4, 5, 6, 7, 8], True)
    assert view["glory"] == dict.fromkeys(("red", "yellow", "blue", "green", "brown"), -1)


@pytest.mark.rule("H-1.1")
def test_a_monument_has_five_levels() -> None:
    state = turn(monuments={"athena": 4, "zeus": 1, "hermes": 1})
    play(state, "build_monument", "raise_monument athena")
    assert state.view(None)["monuments"]["athena"]["level"] == 5
    play(state, "build_monument")
    assert offered(state) == ["raise_monument zeus", "raise_monument hermes"]


# -- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-1.2")
def test_fifteen_hoplites_a_player() -> None:
    state = turn([{"hoplites": {"phocis": 4, "laconia": 4, "attica": 4, "boeotia": 2}, "controls": ["boeotia"]}])
    assert player(state)["supply"] == 1
    events = play(state, "recruit", "place boeotia")
    assert len(told(events, "recruited")) == 1  # the second place in Boeotia stays empty
    assert player(state)["supply"] == 0
    with pytest.raises(aegean.PositionError, match="15"):
        turn([{"hoplites": {"phocis": 8, "laconia": 8}}])


@pytest.mark.rule("H-1.2")
def test_four_priests_a_player() -> None:
    state = turn([{"controls": ["epirus"], "priests": 3, "praying": {"zeus": 1}}])
    events = play(state, "build_temple epirus")
    assert not told(events, "priests_gained")
    assert player(state)["priests"] == 3
    with pytest.raises(aegean.PositionError, match="at most 4"):
        turn([{"priests": 4, "praying": {"zeus": 1}}])


@pytest.mark.rule("H-1.2")
def test_one_glory_token_a_land() -> None:
    with pytest.raises(aegean.PositionError, match="red"):
        turn([{"glory": ["red"]}, {"glory": ["red"]}])


@pytest.mark.rule("H-1.2")
def test_control_tokens_do_not_run_out() -> None:
    fifteen = [
        "epirus", "macedonia", "thessaly", "chalkidiki", "acarnania", "aetolia", "locris", "phocis",
        "euboea", "boeotia", "attica", "achaea", "elis", "arcadia", "crete",
    ]  # fmt: skip
    state = turn([{"hoplites": {"laconia": 3}, "controls": fifteen}])
    play(state, "march laconia argolis", "march_off 3")
    assert [control(state, region) for region in (*fifteen, "argolis")] == [0] * 16


@pytest.mark.rule("H-1.2")
def test_wound_markers_do_not_run_out() -> None:
    wounds = {"cerberus": 6, "hydra": 5, "chimera": 4}
    state = turn(
        [{"controls": ["thessaly"]}],
        monsters={name: {"at": "elis", "wounds": list(range(count))} for name, count in wounds.items()},
    )
    play(state, "use_artifact thunder_of_zeus", "choose_effect wound_monster", "wound_monster chimera", "wound 4")
    chimera = monster(state, "chimera")
    assert chimera is not None
    assert [wound["covered"] for wound in chimera["wounds"]] == [True] * 5 + [False]


@pytest.mark.rule("H-1.2")
def test_used_action_tokens_do_not_run_out() -> None:
    all_six = ["recruit", "march", "build_temple", "prepare", "usurp", "hunt"]
    state = turn(
        [{"at": "argolis", "used_specials": all_six, "blessings": ["exhausted_fight"]}], monsters={"hydra": "argolis"}
    )
    play(state, "use_blessing exhausted_fight", "injure speed")
    assert (player(state)["specials_used"], player(state)["blessing_tokens"]) == (all_six, ["exhausted_fight"])


# -- seats ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-1.3")
@every_number_of_players
def test_turns_pass_clockwise(seats: int) -> None:
    quests = ["aid_to_atlas", "amazon_queen", "calydonian_hunt", "cattle_of_geryon", "saving_prometheus"]
    state = turn(seats=seats, decks={"event": quests})
    active = []
    for god in ("zeus", "zeus", "zeus", "hermes", "hermes")[: seats + 1]:
        active.append(state.view(None)["active"])
        assert (state.decision.seat, state.decision.kind) == (active[-1], "turn")
        play(state, "build_monument", f"raise_monument {god}")
    assert active == [*range(seats), 0]


@pytest.mark.rule("H-1.3")
@every_number_of_players
def test_the_player_to_the_left_is_the_next_one(seats: int) -> None:
    state = hunt("medusa", {"hand": ["wild_attack_sword"]}, seats=seats)
    play(state, "strike wild_attack_sword 1")
    assert (state.decision.seat, state.decision.kind) == (1, "monster_attack")


@pytest.mark.rule("H-1.3")
@pytest.mark.parametrize(("seats", "right"), [(2, 1), (3, 2), (4, 3)])
def test_the_player_to_the_right_is_the_one_before(seats: int, right: int) -> None:
    state = turn([{"controls": ["epirus"]}], seats=seats, temple_card="temple_card_2", temples=["crete"])
    play(state, "build_temple epirus")
    assert (state.decision.seat, state.decision.kind) == (0, "draft")
    play(state, offered(state)[0])
    assert (state.decision.seat, state.decision.kind) == (right, "draft")


@pytest.mark.rule("H-1.3")
@every_number_of_players
def test_all_others_are_enemies(seats: int) -> None:
    """Hoplites of whomever else bar a recruit, and are fought."""
    for other in range(1, seats):
        players = [{"at": "boeotia", "hoplites": {"attica": 2}}, *({} for _ in range(other - 1))]
        state = turn([*players, {"hoplites": {"boeotia": 2}}], seats=seats)
        play(state, "prepare")
        assert "option recruit" not in offered(state)
        state = turn([*players, {"hoplites": {"boeotia": 2}}], seats=seats)
        events = play(state, "march attica boeotia", "march_off 2")
        assert told(events, "battle_began") == [{"seat": 0, "region": "boeotia", "defender": other}]
