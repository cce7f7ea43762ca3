"""Order cards, each by itself (rules HK-4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import GAME, army, hand, monster, offered, play, player, told, why
from tests.rules.hellas.kronos.questions import FIVE, OPTIONS, hunt, kronos, orders, table

EVOLUTIONS = {
    "cerberus_epirus": ("epirus", "laconia"), "cerberus_locris": ("locris", "attica"),
    "chimera_macedonia": ("macedonia", "elis"), "chimera_arcadia": ("arcadia", "phocis"),
    "cyclops_acarnania": ("acarnania", "laconia"), "cyclops_euboea": ("euboea", "arcadia"),
    "hydra_argolis": ("argolis", "locris"), "hydra_chalkidiki": ("chalkidiki", "elis"),
    "medusa_attica": ("attica", "epirus"), "medusa_phocis": ("phocis", "argolis"),
    "minotaur_crete": ("crete", "thessaly"), "minotaur_boeotia": ("boeotia", "elis"),
    "sphinx_messenia": ("messenia", "euboea"), "sphinx_thessaly": ("thessaly", "achaea"),
}  # fmt: skip
ORDERS = {
    "cerberus_corinthia": ("corinthia", "messenia"), "chimera_chalkidiki": ("chalkidiki", "aetolia"),
    "cyclops_macedonia": ("macedonia", "crete"), "hydra_arcadia": ("arcadia", "boeotia"),
    "medusa_aetolia": ("aetolia", "achaea"), "minotaur_laconia": ("laconia", "aetolia"),
    "sphinx_corinthia": ("corinthia", "acarnania"),
}  # fmt: skip


def holding(card: str, heroes: tuple[dict[str, Any], ...] = (), **rest: Any) -> Any:
    return table(heroes, orders={"hand": [card]}, **rest)


@pytest.mark.rule("HK-4.1", "HK-4.12")
def test_there_are_three_cards_for_each_monster() -> None:
    cards = GAME.data(GAME.complete(OPTIONS)).entries("orders")
    assert set(cards) == {*EVOLUTIONS, *ORDERS}
    for name in ("cerberus", "chimera", "cyclops", "hydra", "medusa", "minotaur", "sphinx"):
        assert sum(card.startswith(name) for card in cards) == 3


@pytest.mark.rule("HK-4.3", "HK-4.12")
@pytest.mark.parametrize("card", [*EVOLUTIONS, *ORDERS])
def test_each_card_brings_its_monster_into_one_of_two_regions(card: str) -> None:
    name, regions = card.split("_")[0], (EVOLUTIONS | ORDERS)[card]
    state = holding(card)
    assert offered(state, "summon") == [f"summon {card} {region}" for region in regions]
    assert why(state, f"summon {card} macedonia" if "macedonia" not in regions else f"summon {card} attica") == (
        "that_region_is_not_on_the_card"
    )
    play(state, f"summon {card} {regions[1]}")
    assert (monster(state, name) or {})["region"] == regions[1]
    assert orders(state)["discard"] == [card]
    assert kronos(state)["anger"] == 10


@pytest.mark.rule("HK-4.4", "HK-4.12")
@pytest.mark.parametrize("card", EVOLUTIONS)
def test_each_evolution_lies_with_its_monster(card: str) -> None:
    name = card.split("_")[0]
    assert why(holding(card), f"evolve {card}") == "the_monster_is_not_on_the_map"
    state = holding(card, monsters={name: "elis"})
    assert why(state, f"summon {card} {EVOLUTIONS[card][0]}") == "that_monster_is_on_the_map"
    play(state, f"evolve {card}")
    assert (monster(state, name) or {})["evolutions"] == [card]
    assert orders(state)["discard"] == []
    assert orders(state)["hand_size"] == 0
    again = GAME.position(state.describe())
    assert orders(again) == orders(state)


@pytest.mark.rule("HK-4.2")
def test_five_cards_at_most() -> None:
    state = table(seat=1, orders={"hand": FIVE, "deck": ["sphinx_messenia", "sphinx_thessaly"]}, kronos={"anger": 0})
    play(state, "build_monument", "raise_monument zeus")
    assert (state.decision.seat, state.decision.kind, len(offered(state))) == (0, "discard_order", 7)
    assert why(state, "discard_order minotaur_crete") == "that_order_card_is_not_in_your_hand"
    events = play(state, "discard_order sphinx_messenia", "discard_order hydra_argolis")
    assert [one["order"] for one in told(events, "order_discarded")] == ["sphinx_messenia", "hydra_argolis"]
    assert orders(state, None)["discard"] == ["sphinx_messenia", "hydra_argolis"]


@pytest.mark.rule("HK-4.2")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    others = [card for card in (*EVOLUTIONS, *ORDERS) if card not in FIVE[:2]]
    state = table(seat=1, orders={"hand": FIVE[:2], "discard": others}, kronos={"anger": 0})
    assert orders(state)["deck"] == 0
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "orders_reshuffled") == [{"count": 19}]
    assert (orders(state)["hand_size"], orders(state)["deck"], orders(state)["discard"]) == (4, 17, [])


@pytest.mark.rule("HK-4.3", "HK-11.3")
def test_it_costs_two_when_omphalos_is_found() -> None:
    state = holding("hydra_argolis", quests=["blessing_of_rhea", "closing_of_tartarus"])
    play(state, "summon hydra_argolis argolis")
    assert kronos(state)["anger"] == 8
    poor = holding("hydra_argolis", quests=["blessing_of_rhea"], kronos={"anger": 1})
    assert why(poor, "summon hydra_argolis argolis") == "you_have_too_little_anger"


@pytest.mark.rule("HK-4.3")
def test_terror_may_follow_by_any_monster() -> None:
    state = holding("hydra_argolis", monsters={"medusa": "elis"})
    play(state, "summon hydra_argolis argolis")
    assert offered(state) == ["terror hydra", "terror medusa", "decline"]
    play(state, "terror medusa")
    assert kronos(state)["attitudes"]["green"] == "wary"
    assert kronos(state)["anger"] == 9
    assert why(state, "terror hydra") == "you_have_taken_your_action"  # it was all one action


@pytest.mark.rule("HK-4.5")
def test_an_order_needs_its_monster_and_an_effect() -> None:
    assert why(holding("medusa_aetolia"), "carry_out medusa_aetolia") == "the_monster_is_not_on_the_map"
    nobody = holding("medusa_aetolia", monsters={"medusa": "arcadia"})
    assert why(nobody, "carry_out medusa_aetolia") == "that_order_has_no_effect_now"
    assert why(nobody, "evolve medusa_aetolia") == "that_card_is_no_evolution"
    evolution = holding("medusa_attica", monsters={"medusa": "arcadia"})
    assert why(evolution, "carry_out medusa_attica") == "that_card_is_no_order"


@pytest.mark.rule("HK-4.6", "HK-11.3")
def test_a_slain_monster_comes_back_fresh_while_the_gates_are_open() -> None:
    wounded = {"hydra": {"at": "corinthia", "wounds": [0, 1, 2, 3, 4], "evolutions": ["hydra_argolis"]}}
    state = hunt("hydra", {"hand": ["glory_bow"]}, monsters=wounded, orders={"hand": ["hydra_chalkidiki"]})
    play(state, "strike glory_bow 5", "trade_blessing")
    assert monster(state, "hydra") is None
    assert player(state, 1)["slain"] == []
    assert orders(state)["discard"] == ["hydra_argolis"]
    assert kronos(state)["fallen"] == ["hydra"]
    play(state, "summon hydra_chalkidiki elis")
    assert (monster(state, "hydra") or {})["evolutions"] == []
    assert not any(wound["covered"] for wound in (monster(state, "hydra") or {})["wounds"])


@pytest.mark.rule("HK-4.6", "HK-11.3")
def test_behind_the_closed_gates_it_stays() -> None:
    state = holding("hydra_argolis", quests=["finding_omphalos"], kronos={"gone": ["hydra"]})
    assert why(state, "summon hydra_argolis argolis") == "that_monster_is_gone_for_good"
    never = holding("hydra_argolis", quests=["finding_omphalos"])
    assert "summon hydra_argolis argolis" in offered(never)  # one that was never slain comes


@pytest.mark.rule("HK-4.7")
@pytest.mark.parametrize(
    ("card", "region", "god"),
    [
        ("cerberus_corinthia", "thessaly", "zeus"),
        ("cyclops_macedonia", "acarnania", "hermes"),
        ("minotaur_laconia", "attica", "athena"),
    ],
)
def test_a_monument_loses_a_level_but_not_its_last(card: str, region: str, god: str) -> None:
    name = card.split("_")[0]
    state = holding(card, monsters={name: region}, monuments={god: 3})
    events = play(state, f"carry_out {card}")
    assert told(events, "monument_damaged") == [{"seat": 0, "god": god, "level": 2}]
    assert orders(state)["discard"] == [card]
    for elsewhere in (
        holding(card, monsters={name: region}, monuments={god: 1}),
        holding(card, monsters={name: "elis"}, monuments={god: 3}),
    ):
        assert why(elsewhere, f"carry_out {card}") == "that_order_has_no_effect_now"


@pytest.mark.rule("HK-4.8")
def test_chimera_breathes_fire() -> None:
    heroes = ({"hoplites": {"arcadia": 3, "elis": 1, "argolis": 2}},)
    state = holding("chimera_chalkidiki", heroes, monsters={"chimera": "arcadia"})
    play(state, "carry_out chimera_chalkidiki")
    assert offered(state) == ["strike_beside elis", "strike_beside argolis"]
    assert why(state, "strike_beside crete") == "nobody_is_to_be_killed_there"
    play(state, "strike_beside argolis")
    assert [army(state, region, 1) for region in ("arcadia", "elis", "argolis")] == [1, 1, 1]


@pytest.mark.rule("HK-4.9")
def test_medusa_lays_a_hero_down() -> None:
    heroes = (
        {"at": "elis", "hand": ["glory_bow"], "blessings": ["wild_hunt"], "attributes": {"strength": 2}},
        {"at": "elis"},
    )
    state = holding(
        "medusa_aetolia", heroes, monsters={"medusa": "elis"}, kronos={"chains": {"kronos_wrath": "used"}, "anger": 3}
    )
    play(state, "carry_out medusa_aetolia")
    assert offered(state) == ["lay_down_hero achilles", "lay_down_hero perseus"]
    assert why(state, "lay_down_hero helen") == "that_hero_is_not_with_medusa"
    play(state, "lay_down_hero achilles")
    assert kronos(state)["lying"] == [0, 1, 0]
    assert state.decision.seat == 1
    assert why(state, "move_hero achaea") == why(state, "hunt medusa") == "your_hero_lies_on_the_ground"
    assert "use_blessing wild_hunt" not in offered(state)
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "heroes_rose") == [{"seat": 0}]
    assert kronos(state)["lying"] == [0, 0, 0]


@pytest.mark.rule("HK-4.9")
def test_a_lying_hero_that_is_placed_lies_there() -> None:
    hero = {"at": "elis", "hoplites": {"acarnania": 4}, "controls": ["acarnania"]}
    state = table([hero], seat=1, kronos={"lying": [1]})
    play(state, "use_artifact boots_of_hermes", "place_hero crete")
    assert player(state, 1)["hero_at"] == "crete"
    assert kronos(state)["lying"] == [0, 1, 0]


@pytest.mark.rule("HK-4.10")
def test_hydra_grows_heads_and_may_move() -> None:
    state = holding("hydra_arcadia", monsters={"hydra": {"at": "elis", "wounds": [0, 1]}})
    events = play(state, "carry_out hydra_arcadia")
    assert told(events, "monster_healed") == [{"seat": 0, "monster": "hydra"}]
    assert "done" in offered(state)
    play(state, "move_monster achaea")
    assert (monster(state, "hydra") or {})["region"] == "achaea"


@pytest.mark.rule("HK-4.11")
def test_sphinx_asks_a_riddle() -> None:
    cards = ["glory_bow", "trap_sword", "trap_mace"]
    heroes = (
        {"at": "elis", "hand": cards, "attributes": {"leadership": 2}},
        {"at": "crete", "hand": ["wild_attack_axe"]},
    )
    state = holding("sphinx_corinthia", heroes, monsters={"sphinx": "elis"})
    play(state, "carry_out sphinx_corinthia")
    assert (state.decision.seat, state.decision.kind) == (1, "discard")
    play(state, "discard glory_bow")
    assert len(hand(state, 1)) == 2
    assert len(hand(state, 2)) == 1
    assert state.decision.seat == 0
