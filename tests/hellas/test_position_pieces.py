"""What follows from what is said, and that the box holds what it held."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from aegean import State
from tests.descriptions import same
from tests.hellas.position_checks import check_pieces, played
from tests.hellas.positions import (
    GAME,
    Description,
    army,
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
    turn_start,
)

ARRANGED: dict[str, Description] = {
    "nothing": {},
    "hands": {"players": [{"hand": ["trap_sword", "charge_sickle", "charge_sickle"]}, {"hand": []}]},
    "cards on top": {"decks": {"combat": ["trap_mace"], "blessing": ["armory"], "neutral": ["aegis"]}},
    "an empty combat deck": {"discards": {"combat": ["trap_mace", "glory_bow", "glory_torch"]}},
    "events": {
        "monsters": {"hydra": {"at": "attica", "evolutions": ["hydra_argolis"]}, "medusa": "unseen"},
        "quests": ["aid_to_atlas", "", "amazon_queen"],
        "players": [{"kept": ["clean_augean_stables"]}],
        "decks": {"event": ["cattle_of_geryon", "medusa_attica"]},
        "discards": {"event": ["saving_prometheus"]},
        "gone": {"event": ["hydra_chalkidiki", "capture_cretan_bull"], "blessing": ["exile"]},
    },
    "slain": {"players": [{"slain": ["hydra", "cerberus"]}, {"slain": ["medusa"]}]},
    "no quests": {"quests": []},
    "armies": {
        "players": [
            {"hoplites": {"attica": 5, "laconia": 9}, "fortified": ["attica"]}, {"hoplites": {}, "controls": ["crete"]},
        ],
    },
    "artifacts": {"players": [{"artifacts": ["harpe"], "used_artifacts": ["poison_arrows"]}]},
    "a god's artifact": {"players": [{"controls": ["thessaly"], "used_artifacts": ["thunder_of_zeus"]}]},
    "temples": {"temples": {"elis": 2, "crete": 1, "phocis": "oracle"}, "temples_left": [3, 4, 5, 6]},
    "priests": {"players": [{"priests": 2, "praying": {"zeus": 1, "hermes": 1}}, {"praying": {"zeus": 1}}]},
    "a quest": {"quests": ["aid_to_atlas"], "players": [{"quest": {"name": "aid_to_atlas", "step": 2}}]},
}  # fmt: skip


def arranged(name: str) -> State:
    return GAME.position({"seats": 2, "turn": {"seat": 0}, **ARRANGED[name]})


@pytest.mark.parametrize("name", ARRANGED)
def test_pieces_are_kept(name: str) -> None:
    state = arranged(name)
    for number, _ in enumerate(played(state, 5, 40)):
        if number % 10 == 0:
            check_pieces(state)
            same(GAME.position(state.describe()), state)


@pytest.mark.parametrize("name", ARRANGED)
def test_what_is_said_is_there(name: str) -> None:
    described = arranged(name).describe()
    for key, value in ARRANGED[name].items():
        if key != "temples_left":  # it follows from the temples
            assert holds(described[key], value), key
    for deck, cards in ARRANGED[name].get("decks", {}).items():
        assert described["decks"][deck][: len(cards)] == cards


def holds(found: Any, said: Any) -> bool:
    """Whether all that is said is found, by key in tables and in any order in lists."""
    if isinstance(said, dict):
        return all(key in found and holds(found[key], value) for key, value in said.items())
    if isinstance(said, list) and any(isinstance(item, dict) for item in said):
        return all(holds(*pair) for pair in zip(found, said, strict=False))
    if isinstance(said, list):
        return not Counter(said) - Counter(found)
    return bool(found == said)


# -- heroes and armies ------------------------------------------------------------------------------------------------


def test_heroes_come_in_the_order_of_the_data_with_two_hoplites() -> None:
    view = GAME.position({"seats": 4, "turn": {"seat": 2}}).view(None)
    assert view["active"] == 2
    assert [one["hero"] for one in view["players"]] == ["achilles", "helen", "heracles", "perseus"]
    assert [one["hero_at"] for one in view["players"]] == ["epirus", "macedonia", "thessaly", "chalkidiki"]
    assert [one["supply"] for one in view["players"]] == [13] * 4
    assert [view["regions"][at]["control"] for at in ("epirus", "macedonia", "thessaly")] == [0, 1, -1]
    assert [one["stored"]["speed"] for one in view["players"]] == [2, 1, 1, 1]
    assert [one["stored"]["strength"] for one in view["players"]] == [1, 1, 2, 1]
    assert not any(one["artifacts"] for one in view["players"])
    assert set(view["glory"].values()) == {-1}
    assert view["heroes_left"] == []


def test_heroes_that_are_said_leave_the_others_for_the_rest() -> None:
    players = [{}, {"hero": "achilles", "at": "epirus"}, {"hoplites": {"macedonia": 1}}]
    one, other, third = GAME.position({"seats": 3, "turn": {"seat": 0}, "players": players}).view(None)["players"]
    assert (one["hero"], one["hero_at"]) == ("helen", "thessaly")
    assert (other["hero"], other["hero_at"], third["hero"]) == ("achilles", "epirus", "heracles")


def test_dealt_heroes_are_kept_as_far_as_they_are_free() -> None:
    options = {"heroes": "dealt"}
    dealt = [one["hero"] for one in GAME.new(3, 4, options).view(None)["players"]]
    told = {"seats": 3, "seed": 4, "options": options, "turn": {"seat": 0}, "players": [{"hero": dealt[1]}]}
    heroes = [one["hero"] for one in GAME.position(told).view(None)["players"]]
    assert (heroes[0], heroes[2]) == (dealt[1], dealt[2])
    assert heroes[1] not in (dealt[1], dealt[2])


def test_said_hoplites_replace_those_of_setup() -> None:
    state = GAME.position({"seats": 2, "turn": {"seat": 0}, "players": [{"at": "attica", "hoplites": {"elis": 4}}]})
    assert (army(state, "attica"), army(state, "elis"), player(state)["supply"]) == (0, 4, 11)
    assert control(state, "elis") == 0


def test_control_that_is_not_said_follows_from_the_hoplites() -> None:
    state = turn([{"hoplites": {"elis": 3, "crete": 2, "attica": 1}, "fortified": ["attica"]}])
    assert [control(state, region) for region in ("elis", "crete", "attica")] == [-1, 0, 0]
    state = turn([{"hoplites": {"elis": 2, "attica": 3}, "blessings": ["local_support"]}])
    assert [control(state, region) for region in ("elis", "attica")] == [0, 0]


def test_a_gods_artifact_goes_with_its_region() -> None:
    assert player(turn([{"controls": ["acarnania"]}]))["artifacts"] == {"boots_of_hermes": True}
    used = turn([{"controls": ["acarnania"], "used_artifacts": ["boots_of_hermes"]}])
    assert player(used)["artifacts"] == {"boots_of_hermes": False}


def test_hidden_cards_stay_hidden() -> None:
    state = turn([{"hand": ["trap_sword"]}], decks={"combat": ["trap_mace"]})
    assert state.view(0)["players"][0]["hand"] == {"trap_sword": 1}
    assert state.view(1)["players"][0]["hand"] is None
    assert "trap_mace" not in str(state.view(0))


# -- what comes next --------------------------------------------------------------------------------------------------


def test_cards_on_top_are_drawn_next() -> None:
    decks = {"combat": ["trap_mace", "glory_bow"], "blessing": ["armory", "exile", "bluff"], "neutral": ["aegis"]}
    state = turn([{"controls": ["elis", "crete"]}], temples=["crete"], temple_card="temple_card_2", decks=decks)
    play(state, "build_temple elis")
    assert sorted(offered(state)) == ["keep_blessing armory", "keep_blessing bluff", "keep_blessing exile"]
    play(state, "keep_blessing bluff", "keep_blessing armory")
    assert hand(state, 1) == ["glory_bow", "trap_mace"]
    assert state.describe()["gone"]["blessing"] == ["exile"]
    state = pending({"step": "Resolve", "ref": "temple_card:temple_card_3:oracle", "at": 0}, decks=decks)
    assert "keep_artifact aegis" in offered(state)


def test_the_rest_of_a_deck_keeps_its_order() -> None:
    before = turn().describe()["decks"]
    lowest = {deck: cards[-1] for deck, cards in before.items()}
    after = turn(decks={deck: [card] for deck, card in lowest.items()}).describe()["decks"]
    for deck, cards in before.items():
        cards.remove(lowest[deck])
        assert after[deck] == [lowest[deck], *cards]


def test_an_empty_deck_is_made_anew() -> None:
    everything = GAME.new(2, 0).describe()
    cards = everything["decks"]["combat"] + [card for one in everything["players"] for card in one["hand"]]
    state = turn(discards={"combat": cards})
    assert state.view(None)["decks"]["combat"] == 0
    events = play(state, "prepare", "option draw_combat_cards", "option draw_combat_cards")
    assert told(events, "deck_reshuffled") == [{"deck": "combat", "count": 30}]


def test_coming_rolls() -> None:
    rolls = {"monster": ["nothing", "move_or_region_attack", "region_attack"]}
    state = pending(
        {"step": "MonsterPhase", "waiting": ["hydra", "medusa", "sphinx"]},
        monsters=dict.fromkeys(("hydra", "medusa", "sphinx"), "attica"),
        rolls=rolls,
    )
    assert state.describe()["rolls"] == rolls
    assert told(play(state, "roll hydra"), "monster_rolled")[0]["roll"] == "nothing"
    play(state, "roll medusa")
    assert state.decision.kind == "monster_choice"
    events = play(state, "monster_attack")
    assert told(events, "monster_rolled")[0]["roll"] == "region_attack"  # the last monster is rolled for by itself
    assert "rolls" not in state.describe()


def test_what_was_done_in_the_turn() -> None:
    one = {"hoplites": {"attica": 2}, "priests": 1, "artifacts": ["ambrosia"], "injured": ["speed"]}
    assert offered(turn([one]), "move")
    assert offered(turn([one]), "use_artifact") == ["use_artifact ambrosia"]
    done = {"seat": 0, "regular_used": ["prayer", "hero_movement", "hoplite_movement"], "artifact_block": "closed"}
    state = turn([one], turn=done)
    assert not [kind for kind in ("move", "pray", "move_hero", "use_artifact") if offered(state, kind)]
    state = turn([one], turn={"seat": 0, "extra_specials": 1})
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    assert state.decision.kind == "extra_special"


def test_powers_used_and_muted() -> None:
    exile = {"at": "attica", "blessings": ["exile"]}
    used = {"seat": 0, "powers_used": ["blessing:exile"]}
    assert offered(turn([exile], monsters={"hydra": "attica"}), "use_blessing") == ["use_blessing exile"]
    assert offered(turn([exile], monsters={"hydra": "attica"}, turn=used), "use_blessing") == []
    perseus = {"hero": "perseus", "muted": ["hero:perseus"]}
    state = turn([perseus])
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    assert state.decision.kind == "turn"
    assert state.decision.seat == 1


def test_the_start_of_a_turn() -> None:
    state = turn_start([{"hero": "heracles", "glory": ["red"]}])
    assert state.decision.kind == "turn_start"
    assert turn_start(seat=1).decision.seat == 1
    assert turn_start().decision.kind == "turn"


def test_turns_are_counted_from_the_first_seat() -> None:
    view = turn(seats=3, seat=1, first_seat=2).view(None)
    assert (view["turn"], view["first_seat"]) == (3, 2)
    view = turn(seats=3, turn={"seat": 1, "number": 42}).view(None)
    assert (view["turn"], view["first_seat"]) == (42, 2)


def test_monsters_with_wounds_and_evolutions() -> None:
    state = turn(monsters={"hydra": {"at": "attica", "wounds": [0, 6], "evolutions": ["hydra_chalkidiki"]}})
    found = monster(state, "hydra")
    assert found is not None
    assert [wound["place"] for wound in found["wounds"] if wound["covered"]] == [0, 6]
    assert found["evolutions"] == ["hydra_chalkidiki"]
    assert monster(turn(), "hydra") is None


def test_the_attack_in_play_lies_among_those_played() -> None:
    state = hunt("hydra", {"hand": ["charge_sickle"]}, attacks=["rampage", "recall_3"], hunt={"dealt": True})
    play(state, "stop", "attack recall_3")
    described = state.describe()
    assert (described["discards"]["attack"], described["discards"]["aside"]) == (["recall_3"], ["rampage"])


def test_king_of_kings() -> None:
    state = turn(seats=3, monuments={"zeus": 5}, king={"builder": 2, "tokens": 1})
    king = state.view(None)["king"]
    assert (king["builder"], king["tokens"], king["region"], king["open"]) == (2, 1, "thessaly", False)
    state = turn(
        [{"at": "thessaly", "glory": ["red"]}], seats=3, monuments={"zeus": 5},
        king={"builder": 2, "tokens": 0, "open": True},
    )  # fmt: skip
    play(state, "usurp")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "king_of_kings")
