"""Combat cards and artifacts: limits, decks, use (rules H-1.11 to H-1.15)."""

from __future__ import annotations

from collections import Counter

import pytest

from aegean.hellas.components import CombatCard
from tests.hellas.positions import (
    GAME,
    Player,
    attacked,
    battle,
    hand,
    hunt,
    offered,
    play,
    player,
    told,
    turn,
    turn_start,
)

QUEST = {"event": ["cattle_of_geryon"]}  # an event that does nothing to anybody
NEUTRAL = [
    "caduceus", "apollos_arrow", "femes_trumpet", "harpe", "pandoras_box", "horn_of_plenty", "ambrosia", "aegis",
    "eye_of_graeae", "ariadnes_thread",
]  # fmt: skip


def all_cards_but(*cards: str) -> list[str]:
    """The rest of the combat deck."""
    copies = {name: card.copies for name, card in GAME.pack.table("combat_cards", CombatCard).items()}
    return list((Counter(copies) - Counter(cards)).elements())


# -- combat cards -----------------------------------------------------------------------------------------------------

FOUR = ["glory_bow", "trap_mace", "trap_sword", "assault_axe"]


@pytest.mark.rule("H-1.11")
def test_whoever_holds_more_than_four_cards_discards_at_once() -> None:
    state = turn([{"hand": FOUR, "blessings": ["push_ups"]}], decks={"combat": ["charge_sickle"]})
    play(state, "use_blessing push_ups")  # drawn first
    assert (state.decision.seat, state.decision.kind) == (0, "discard")
    assert offered(state) == [f"discard {card}" for card in hand(state)]
    assert len(hand(state)) == 5
    play(state, "discard trap_mace")
    assert sorted(hand(state)) == ["assault_axe", "charge_sickle", "glory_bow", "trap_sword"]
    assert state.decision.kind == "turn"


@pytest.mark.rule("H-1.11")
def test_prepare_asks_for_a_discard_after_each_card() -> None:
    state = turn([{"hand": FOUR}], decks={"combat": ["charge_sickle", "glory_torch"]})
    play(state, "prepare", "option draw_combat_cards")
    assert (state.decision.kind, len(hand(state))) == ("discard", 5)
    play(state, "discard charge_sickle", "option draw_combat_cards", "discard glory_torch")
    assert sorted(hand(state)) == sorted(FOUR)


@pytest.mark.rule("H-1.11")
def test_the_own_hunt_knows_no_limit_until_it_is_over() -> None:
    state = hunt("medusa", {"hand": FOUR, "artifacts": ["eye_of_graeae"], "blessings": ["battle_prayer"], "priests": 2})
    play(state, "use_blessing battle_prayer", "use_blessing battle_prayer")
    assert (state.decision.kind, len(hand(state))) == ("hunt_attack", 6)
    play(state, "stop", "injure speed")
    assert (state.decision.kind, state.decision.about["left"]) == ("discard", 2)


@pytest.mark.rule("H-1.12")
def test_cards_played_or_used_are_discarded_when_it_is_over() -> None:
    state = battle(2, 2, attacker={"hand": ["trap_mace", "glory_bow"]}, defender={"hand": ["trap_sword"]})
    play(state, "play trap_sword", "play trap_mace")
    discards = state.view(None)["discards"]
    assert (discards["open"], discards["combat"]) == ({"trap_sword": 1, "trap_mace": 1}, {})
    play(state, "pass")
    discards = state.view(None)["discards"]
    assert (discards["open"], discards["combat"]) == ({}, {"trap_sword": 1, "trap_mace": 1})

    state = hunt("medusa", {"hand": ["wild_attack_sword", "glory_bow"]})
    play(state, "strike wild_attack_sword 1")
    assert state.view(None)["discards"]["open"] == {"wild_attack_sword": 1}
    assert state.view(None)["discards"]["combat"] == {}


@pytest.mark.rule("H-1.12")
def test_other_discards_happen_at_once() -> None:
    state = hunt("medusa", {"hand": ["flank_attack_bow"], "blessings": ["shoot_to_kill"]})
    play(state, "use_blessing shoot_to_kill", "discard flank_attack_bow")
    assert state.decision.kind == "wound"
    assert state.view(None)["discards"]["combat"] == {"flank_attack_bow": 1}


@pytest.mark.rule("H-1.12")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = turn([{"blessings": ["push_ups"]}], discards={"combat": all_cards_but("glory_bow")})
    assert state.view(None)["decks"]["combat"] == 1
    events = play(state, "use_blessing push_ups")
    assert (hand(state), told(events, "deck_reshuffled")) == (["glory_bow"], [])
    play(state, "prepare")
    events = play(state, "option draw_combat_cards")
    assert told(events, "deck_reshuffled") == [{"deck": "combat", "count": 29}]
    assert state.view(None)["decks"]["combat"] == 28
    assert state.view(None)["discards"]["combat"] == {}


@pytest.mark.rule("H-1.12")
def test_with_deck_and_discards_empty_the_draw_is_lost() -> None:
    """All cards are in hands or lie open beside the hunt, which does not make them discards."""
    mine = ["wild_attack_sword", "charge_sickle"]
    running = {"hand": mine, "attributes": {"speed": 3}}
    enemy = {"hand": all_cards_but(*mine)}
    state = hunt("medusa", running, players=[enemy], attacks=["attack_3", "recall_3"])
    play(state, "strike wild_attack_sword 1", "stop", "attack attack_3")
    events = play(state, "defend charge_sickle")  # would draw two
    assert not told(events, "combat_drawn")
    assert hand(state) == []


# -- artifacts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-1.13")
def test_of_the_artifacts_drawn_one_is_kept_and_the_others_go_back() -> None:
    state = turn_start([{"hero": "heracles", "glory": ["red"]}], decks={"neutral": ["harpe", "aegis"]})
    play(state, "use_hero heracles")
    assert sorted(offered(state)) == ["keep_artifact aegis", "keep_artifact harpe"]
    play(state, "keep_artifact aegis")
    assert player(state)["artifacts"] == {"aegis": True}
    assert state.view(None)["decks"]["neutral"] == 9
    assert "harpe" in state.describe()["decks"]["neutral"]


@pytest.mark.rule("H-1.13")
def test_the_cards_not_kept_are_shuffled_back() -> None:
    places = set()
    for seed in range(12):
        state = turn_start([{"hero": "heracles", "glory": ["red"]}], decks={"neutral": ["harpe", "aegis"]}, seed=seed)
        play(state, "use_hero heracles", "keep_artifact aegis")
        places.add(state.describe()["decks"]["neutral"].index("harpe"))
    assert len(places) > 3


@pytest.mark.rule("H-1.13")
def test_a_short_deck_gives_what_it_holds() -> None:
    state = turn_start([{"hero": "heracles", "glory": ["red"]}, {"artifacts": NEUTRAL[:9]}])
    play(state, "use_hero heracles")
    assert player(state)["artifacts"] == {"ariadnes_thread": True}  # one card, one choice


@pytest.mark.rule("H-1.13")
def test_an_empty_deck_gives_nothing() -> None:
    state = turn([{"controls": ["phocis"]}, {"artifacts": NEUTRAL}], temple_card="temple_card_3")
    events = play(state, "build_temple phocis")
    assert not told(events, "artifacts_drawn")
    assert player(state)["artifacts"] == {}
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-1.14")
def test_an_artifact_is_gained_charged_and_used_once_until_the_next_monument() -> None:
    state = turn(
        [{"at": "argolis", "artifacts": ["ambrosia"], "injured": ["speed", "strength"], "used_specials": ["hunt"]}],
        decks=QUEST,
    )
    play(state, "use_artifact ambrosia")
    assert player(state)["artifacts"] == {"ambrosia": False}
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    assert player(state)["artifacts"] == {"ambrosia": False}  # kept
    play(state, "build_monument", "raise_monument zeus")  # by the other player
    assert player(state)["artifacts"] == {"ambrosia": True}


@pytest.mark.rule("H-1.14")
def test_only_a_charged_artifact_can_be_used() -> None:
    state = turn([{"used_artifacts": ["ambrosia"], "injured": ["speed"]}])
    assert not offered(state, "use_artifact")


@pytest.mark.rule("H-1.15")
def test_what_is_taken_is_as_much_as_there_is() -> None:
    for priests, left in ((2, 1), (1, 0), (0, 0)):
        state = turn(
            [{"controls": ["argolis"], "priests": priests}],
            monsters={"minotaur": "argolis"},
            rolls={"monster": ["region_attack"]},
            decks=QUEST,
        )
        play(state, "build_monument", "raise_monument athena")  # and Minotaur demands a priest
        assert player(state)["priests"] == left
    state = attacked("medusa", "wild_attack_4", {"hand": []})
    play(state, "injure speed")
    assert len(hand(state)) == 1  # no card to lose, and one drawn


@pytest.mark.rule("H-1.15")
@pytest.mark.parametrize(
    ("artifact", "useless", "useful"),
    [
        ("ambrosia", {}, {"injured": ["speed"]}),
        ("femes_trumpet", {}, {"used_specials": ["march"]}),
        ("horn_of_plenty", {"controls": ["corinthia"]}, {"controls": ["argolis"]}),
        ("chimeras_fire", {"at": "argolis"}, {"at": "argolis", "hoplites": {"argolis": 1}}),
        ("eye_of_cyclops", {"at": "epirus", "priests": 4}, {"at": "epirus", "priests": 3}),
    ],
)
def test_what_would_change_nothing_cannot_be_used(artifact: str, useless: Player, useful: Player) -> None:
    for told_of, usable in ((useless, False), (useful, True)):
        state = turn([{**told_of, "artifacts": [artifact]}], temples=["epirus"])
        assert (f"use_artifact {artifact}" in offered(state)) == usable


@pytest.mark.rule("H-1.15")
def test_one_part_that_changes_something_is_enough() -> None:
    """No used-action token, but two cards to draw; nobody to recruit, but a region to take."""
    state = turn([{"kept": ["aid_to_atlas"]}])
    play(state, "use_quest aid_to_atlas")
    assert len(hand(state)) == 2
    state = turn([{"at": "argolis", "artifacts": ["head_of_sphinx"]}], monsters={"sphinx": "argolis"})
    play(state, "use_artifact head_of_sphinx")
    assert state.view(None)["regions"]["argolis"]["control"] == 0
