"""The special ability tokens, each by itself (rules HK-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import army, control, hand, monster, offered, play, player, told, why
from tests.rules.hellas.kronos.questions import WITH_ALL, before_the_heroes, kronos, orders, table, with_token

CHAINS = ("choose_chain flood", "choose_chain famine", "choose_chain eclipse", "start_in euboea")


@pytest.mark.rule("HK-9.1")
def test_its_own_token_or_once_the_champions() -> None:
    state = before_the_heroes(*CHAINS, "choose_hero helen")
    assert offered(state) == ["choose_token helen", "choose_token champion"]
    assert why(state, "choose_token achilles") == "that_token_is_another_heros"
    events = play(state, "choose_token champion", "start_in crete", "choose_hero achilles")
    assert told(events, "token_chosen") == [
        {"seat": 1, "hero_token": "champion"},
        {"seat": 2, "hero_token": "achilles"},  # there is no choice left
    ]
    assert kronos(state)["tokens"] == {"1": "champion", "2": "achilles"}
    assert state.decision.kind == "start_region"


@pytest.mark.rule("HK-9.1")
def test_the_champion_is_taken_once() -> None:
    state = before_the_heroes(
        *CHAINS, "choose_hero helen", "choose_token helen", "start_in crete", "choose_hero achilles"
    )
    assert offered(state) == ["choose_token achilles", "choose_token champion"]


@pytest.mark.rule("HK-9.2")
def test_a_token_takes_the_place_of_hoplite_movement() -> None:
    own = {"hoplites": {"crete": 1, "elis": 1}}
    state = with_token("achilles", own, {"hoplites": {"crete": 1}})
    assert why(state, "use_token perseus") == "that_token_is_not_yours"
    play(state, "use_token achilles", "move_other perseus crete laconia")
    assert offered(state, "move") == []
    assert "use_token achilles" not in offered(state)
    moved = with_token("achilles", own, {"hoplites": {"crete": 1}})
    play(moved, "move crete laconia")
    assert why(moved, "use_token achilles") == "that_regular_action_is_taken"
    assert why(with_token("achilles"), "use_token achilles") == "that_token_has_no_effect_now"
    assert why(with_token("helen"), "use_token helen") == "that_token_is_never_used"


@pytest.mark.rule("HK-9.3")
def test_achilles_leads_a_hoplite_of_another_hero() -> None:
    state = with_token("achilles", {"hoplites": {"elis": 2}}, {"hoplites": {"crete": 2, "laconia": 4}})
    play(state, "use_token achilles")
    assert why(state, "move_other achilles elis achaea") == "that_hero_is_none_of_the_others"
    play(state, "move_other perseus crete laconia")
    assert army(state, "laconia", 2) == 5
    assert control(state, "laconia") == 2


@pytest.mark.rule("HK-9.3")
def test_what_binds_a_hoplite_binds_it_then_too() -> None:
    other = {"hoplites": {"boeotia": 1, "elis": 1}}
    state = with_token("achilles", other=other, monsters={"medusa": "elis"})
    play(state, "use_token achilles")
    assert why(state, "move_other perseus boeotia euboea") == "that_region_is_closed_to_you"
    assert why(state, "move_other perseus elis achaea") == "hoplites_cannot_leave_that_region"


@pytest.mark.rule("HK-9.3")
def test_an_evolved_chimera_takes_its_toll_of_it() -> None:
    beast = {"chimera": {"at": "laconia", "evolutions": ["chimera_macedonia"]}}
    state = with_token("achilles", {"hoplites": {"laconia": 1}}, {"hoplites": {"crete": 1}}, monsters=beast)
    play(state, "use_token achilles", "move_other perseus crete laconia")
    assert (army(state, "laconia", 1), army(state, "laconia", 2)) == (1, 0)


@pytest.mark.rule("HK-9.4")
def test_cleito_heals_another_hero_beside_her() -> None:
    state = with_token("cleito", {"at": "elis"}, {"at": "elis", "injured": ["speed", "strength"]})
    play(state, "use_token cleito")
    assert offered(state) == ["heal_other perseus strength", "heal_other perseus speed"]
    assert why(state, "heal_other cleito speed") == "that_hero_cannot_be_healed"
    play(state, "heal_other perseus speed")
    assert player(state, 2)["injured"] == ["strength"]
    apart = with_token("cleito", {"at": "crete", "injured": ["speed"]}, {"at": "elis", "injured": ["speed"]})
    assert why(apart, "use_token cleito") == "that_token_has_no_effect_now"


@pytest.mark.rule("HK-9.5", "HK-3.3")
def test_helen_makes_terror_dearer_where_she_is() -> None:
    heroes: list[dict[str, Any]] = [{"hero": "helen", "at": "attica"}]
    board = kronos(table(heroes))
    assert board["terror_prices"] == {"red": 1, "yellow": 1, "blue": 2, "green": 1, "brown": 1}
    assert board["prices"]["kronos_terror"] == 5
    champion = kronos(table(heroes, kronos={"champion": 1}))
    assert champion["terror_prices"]["blue"] == 1  # her own token is not there
    travelling = [{"hero": "helen", "quest": {"name": "finding_omphalos", "step": 1}}]
    assert set(kronos(table(travelling))["terror_prices"].values()) == {1}


@pytest.mark.rule("HK-9.6")
@pytest.mark.parametrize(("hero", "cards"), [("heracles", 3), ("achilles", 2)])
def test_heracles_draws_one_more(hero: str, cards: int) -> None:
    one = {"hero": hero, "at": "elis", "attributes": {"strength": 2}}
    state = table([one], seat=1, monsters={"hydra": "elis"})
    events = play(state, "hunt hydra")
    assert told(events, "combat_drawn")[0]["count"] == cards


@pytest.mark.rule("HK-9.7")
def test_hector_drives_a_monster_on() -> None:
    state = with_token("hector", {"at": "elis"}, monsters={"hydra": "elis", "sphinx": "elis", "medusa": "crete"})
    play(state, "use_token hector")
    assert offered(state) == ["choose_monster hydra", "choose_monster sphinx"]
    assert why(state, "choose_monster medusa") == "no_monster_of_that_name_is_with_your_hero"
    play(state, "choose_monster hydra", "move_monster achaea")
    assert (monster(state, "hydra") or {})["region"] == "achaea"
    beside_kronos = with_token("hector", {"at": "euboea"})
    assert why(beside_kronos, "use_token hector") == "that_token_has_no_effect_now"


@pytest.mark.rule("HK-9.8")
def test_perseus_goes_to_a_monster() -> None:
    state = with_token(
        "perseus", {"at": "elis", "attributes": {"strength": 2}}, monsters={"hydra": "arcadia", "medusa": "crete"}
    )
    play(state, "use_token perseus")
    assert why(state, "place_hero attica") == "no_monster_is_in_that_region"
    play(state, "place_hero arcadia")
    assert player(state, 1)["hero_at"] == "arcadia"
    assert state.decision.kind == "turn"
    away = with_token("perseus", {"quest": {"name": "finding_omphalos", "step": 1}}, monsters={"hydra": "arcadia"})
    assert why(away, "use_token perseus") == "that_token_has_no_effect_now"


@pytest.mark.rule("HK-9.9")
def test_odysseus_gives_cards_away() -> None:
    full = ["wild_attack_axe", "trap_mace", "charge_sickle", "glory_torch"]
    state = with_token("odysseus", {"hand": ["glory_bow", "trap_sword"]}, {"hand": full})
    play(state, "use_token odysseus")
    events = play(state, "give_card perseus glory_bow")
    given = next(event for event in events if event.kind == "card_given")
    assert ["card" in (seen.fields if (seen := given.seen_by(seat)) else {}) for seat in range(3)] == [
        False,
        True,
        True,
    ]
    assert offered(state) == ["give_card perseus trap_sword", "done"]
    play(state, "done")
    assert (state.decision.seat, state.decision.kind) == (2, "discard")  # the hand limit
    play(state, "discard glory_torch")
    assert hand(state, 1) == ["trap_sword"]
    assert "glory_bow" in hand(state, 2)


@pytest.mark.rule("HK-9.9")
def test_all_cards_go_to_one_hero() -> None:
    heroes: list[dict[str, Any]] = [
        {"hero": "odysseus", "hand": ["glory_bow", "trap_sword"]},
        {"hero": "perseus"},
        {"hero": "helen"},
    ]
    state = table(heroes, seats=4, seat=1, options=WITH_ALL)
    play(state, "use_token odysseus", "give_card helen glory_bow")
    assert why(state, "give_card perseus trap_sword") == "cards_go_to_one_hero"
    assert why(state, "give_card helen trap_mace") == "you_do_not_hold_that_card"


@pytest.mark.rule("HK-9.10")
def test_cassandra_looks_into_his_hand() -> None:
    state = with_token("cassandra", orders={"hand": ["hydra_argolis"], "deck": ["medusa_attica"]})
    events = play(state, "use_token cassandra")
    shown = next(event for event in events if event.kind == "order_revealed")
    assert all((shown.seen_by(seat) or shown).fields["order"] == "hydra_argolis" for seat in range(3))
    assert "order" not in getattr(shown.seen_by(None), "fields", {})
    assert orders(state, 2)["revealed"] == "hydra_argolis"
    assert orders(state, None)["revealed"] is None
    for seed in range(4):
        assert orders(state.sample(2, seed))["hand"] == ["hydra_argolis"]
    kept = state.copy()
    play(kept, "decline")
    assert orders(kept)["hand"] == ["hydra_argolis"]
    assert orders(kept, 1)["revealed"] is None
    play(state, "put_away")
    assert orders(state)["hand"] == ["medusa_attica"]
    assert orders(state)["deck"] == 20
    assert state.describe()["orders"]["deck"][-1] == "hydra_argolis"
    assert why(with_token("cassandra"), "use_token cassandra") == "that_token_has_no_effect_now"


@pytest.mark.rule("HK-9.11")
@pytest.mark.parametrize(("hero", "seat"), [("helen", 1), ("perseus", 2)])
def test_the_champion_lets_a_hero_draw(hero: str, seat: int) -> None:
    state = with_token("helen", kronos={"champion": 1})
    play(state, "use_token champion", f"grant_card {hero}")
    assert [len(hand(state, one)) for one in (1, 2)] == [int(seat == 1), int(seat == 2)]
    assert why(with_token("helen"), "use_token champion") == "that_token_is_not_yours"
