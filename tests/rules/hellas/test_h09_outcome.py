"""Battles (rules H-9): army strength, losses, withdrawal, and what a victory brings."""

from __future__ import annotations

import pytest

from tests.hellas.positions import army, battle, control, offered, play, player, told, turn
from tests.rules.hellas.battles import compared, fallen, order_of, winner

# -- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-9.9")
def test_army_strength_adds_up_all_that_counts() -> None:
    state = battle(
        4,
        2,
        region="argolis",
        start="corinthia",
        attacker={
            "hero": "achilles",  # Speed 3, Strength 2: 2 more
            "at": "argolis",
            "attributes": {"speed": 3, "strength": 2},
            "blessings": ["heroic_presence", "cunning_tactician"],
            "hand": ["assault_axe"],
        },
        defender={
            "at": "laconia",
            "fortified": ["argolis"],
            "blessings": ["stalwart_defense"],
            "artifacts": ["apollos_arrow"],
            "hand": ["fortification_bow"],
        },
    )
    play(state, "use_artifact apollos_arrow", "play fortification_bow")
    events = play(state, "play assault_axe")
    hoplites, card, blessings, hero = 4, 4 + 2, 2 + 1, 2
    assert compared(events)[0] == hoplites + card + blessings + hero
    hoplites, card, blessings, artifact, city = 2 + 1, 1 + 2, 1, 2, 1
    assert compared(events)[1] == hoplites + card + blessings + artifact + city


@pytest.mark.rule("H-9.9")
def test_hoplites_are_counted_when_strengths_are_compared() -> None:
    state = battle(
        4,
        3,
        attacker={"hand": ["javelin_volley_axe"]},
        defender={"hand": ["reinforcements_shield"], "hoplites": {"attica": 3}, "controls": ["attica"]},
    )
    play(state, "play reinforcements_shield", "reinforce attica 2")
    events = play(state, "play javelin_volley_axe")  # four against five: nobody is hit
    assert compared(events) == (4 + 2, 5)


@pytest.mark.rule("H-9.10")
@pytest.mark.parametrize(("attackers", "defenders", "won"), [(3, 2, 0), (2, 2, 1), (2, 3, 1)])
def test_the_stronger_army_wins_and_the_defender_among_equals(attackers: int, defenders: int, won: int) -> None:
    state = battle(attackers, defenders)
    assert compared(state.opening) == (attackers, defenders)
    assert winner(state.opening) == won


# -- losses -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-9.11")
def test_both_sides_die_of_their_own_cards_the_defender_first() -> None:
    state = battle(
        5, 3, attacker={"hand": ["charge_sickle"]}, defender={"hand": ["wild_attack_axe"], "controls": ["corinthia"]}
    )
    play(state, "play wild_attack_axe")
    events = play(state, "play charge_sickle")
    assert winner(events) == 0
    # the defender's casualty, the attacker's two, and one more of the loser's
    assert order_of(events, "hoplites_killed") == [
        ("hoplites_killed", 1),
        ("hoplites_killed", 0),
        ("hoplites_killed", 1),
    ]
    assert (fallen(events, 0), fallen(events, 1)) == ([2], [1, 1])


@pytest.mark.rule("H-9.11")
def test_the_opponents_symbols_cost_nothing() -> None:
    state = battle(5, 3, attacker={"hand": ["charge_sickle", "assault_axe"]})
    events = play(state, "play charge_sickle", "play assault_axe")
    assert (fallen(events, 0), fallen(events, 1)) == ([4], [1])


@pytest.mark.rule("H-9.11")
def test_what_the_opponent_adds_to_casualties_comes_after_the_comparison() -> None:
    """One symbol on two hoplites, and a second that no card of theirs shows."""
    state = battle(2, 6, attacker={"hand": ["wild_attack_axe"]}, defender={"artifacts": ["medusas_blood"]})
    events = play(state, "play wild_attack_axe")
    assert compared(events) == (5, 6)
    assert (state.decision.seat, state.decision.kind) == (1, "casualties")
    events = play(state, "use_artifact medusas_blood")
    assert told(events, "casualties_changed") == [{"seat": 0, "number": 2}]
    assert fallen(events, 0) == [2]


@pytest.mark.rule("H-9.12")
@pytest.mark.parametrize(("attackers", "defenders", "loser"), [(6, 5, 1), (5, 6, 0)])
def test_the_loser_loses_one_more(attackers: int, defenders: int, loser: int) -> None:
    state = battle(attackers, defenders)
    assert fallen(state.opening, loser) == [1]
    assert fallen(state.opening, 1 - loser) == []


@pytest.mark.rule("H-9.12")
def test_an_encirclement_of_the_winner_makes_it_three() -> None:
    state = battle(6, 5, attacker={"hand": ["encirclement_sword"]})
    assert fallen(play(state, "play encirclement_sword"), 1) == [3]
    state = battle(5, 5, defender={"hand": ["encirclement_sword"]})
    assert fallen(play(state, "play encirclement_sword"), 0) == [3]


@pytest.mark.rule("H-9.12")
def test_an_encirclement_of_the_loser_is_nothing_to_the_winner() -> None:
    state = battle(2, 6, attacker={"hand": ["encirclement_sword"]})
    events = play(state, "play encirclement_sword")
    assert winner(events) == 1
    assert (fallen(events, 0), fallen(events, 1)) == ([1, 1], [])


# -- withdrawal -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-9.13")
def test_the_loser_withdraws_where_nobody_else_stands_or_rules() -> None:
    """Of Corinthia's neighbours Achaea is the attacker's, in neutral Boeotia stands a third player, Arcadia is the
    defender's own; Argolis and Attica, which the attackers have left, are free."""
    state = turn(
        [
            {"attributes": {"leadership": 4}, "hoplites": {"attica": 4}, "controls": ["achaea"]},
            {"hoplites": {"corinthia": 3}, "controls": ["corinthia", "arcadia"]},
            {"hoplites": {"boeotia": 1}},
        ],
        seats=3,
    )
    play(state, *["move attica corinthia"] * 4)
    assert (state.decision.seat, state.decision.kind) == (1, "withdraw")
    assert offered(state) == ["withdraw attica", "withdraw arcadia", "withdraw argolis"]
    events = play(state, "withdraw argolis")
    assert told(events, "withdrew") == [{"seat": 1, "start": "corinthia", "region": "argolis", "count": 2}]
    assert (army(state, "argolis", 1), army(state, "corinthia", 1)) == (2, 0)


@pytest.mark.rule("H-9.13")
def test_whoever_cannot_withdraw_is_killed() -> None:
    """Phocis has two neighbours: Boeotia is the attacker's, Locris has a garrison."""
    state = battle(
        5,
        4,
        region="phocis",
        start="boeotia",
        attacker={"hoplites": {"boeotia": 1, "locris": 1}, "controls": ["boeotia", "locris"]},
    )
    assert fallen(state.opening, 1) == [1, 3]
    assert (army(state, "phocis", 1), player(state, 1)["supply"], control(state, "phocis")) == (0, 15, 0)


@pytest.mark.rule("H-9.14")
def test_a_losing_attacker_goes_back_where_the_army_came_from() -> None:
    state = turn([{"hoplites": {"boeotia": 3}}, {"hoplites": {"corinthia": 4}}])
    events = play(state, "march boeotia corinthia", "march_off 3")
    assert told(events, "withdrew") == [{"seat": 0, "start": "corinthia", "region": "boeotia", "count": 2}]


@pytest.mark.rule("H-9.14")
def test_of_several_origins_the_attacker_picks_one() -> None:
    state = turn(
        [
            {"attributes": {"leadership": 3}, "hoplites": {"boeotia": 3, "attica": 1, "argolis": 1}},
            {"hoplites": {"corinthia": 4}},
        ]
    )
    play(state, "move boeotia corinthia", "move boeotia corinthia", "move attica corinthia")
    assert (state.decision.seat, offered(state)) == (0, ["withdraw boeotia", "withdraw attica"])
    play(state, "withdraw attica")
    assert (army(state, "attica"), army(state, "boeotia")) == (2, 1)


@pytest.mark.rule("H-9.14")
def test_hoplites_who_joined_in_the_battle_open_a_further_way_back() -> None:
    state = battle(2, 6, attacker={"hand": ["reinforcements_shield"], "hoplites": {"argolis": 2, "achaea": 1}})
    play(state, "play reinforcements_shield", "reinforce argolis 1")
    assert (state.decision.seat, offered(state)) == (0, ["withdraw boeotia", "withdraw argolis"])


@pytest.mark.rule("H-9.14")
def test_a_group_goes_back_to_where_it_stood_before_its_last_step() -> None:
    state = turn([{"hoplites": {"phocis": 3}, "priests": 1}, {"hoplites": {"corinthia": 4}}], monuments={"hermes": 3})
    events = play(state, "pray hermes", "army phocis 3", "onward boeotia", "onward corinthia")
    assert told(events, "withdrew") == [{"seat": 0, "start": "corinthia", "region": "boeotia", "count": 2}]


@pytest.mark.rule("H-9.14")
def test_an_attacker_whose_way_back_is_barred_is_killed() -> None:
    """From neutral Phocis into Boeotia and Locris: those beaten in Boeotia withdraw to Phocis behind the attackers."""
    state = turn(
        [
            {"attributes": {"leadership": 4}, "hoplites": {"phocis": 4}},
            {"hoplites": {"boeotia": 1, "locris": 3}, "controls": ["boeotia", "locris"], "artifacts": ["aegis"]},
        ]
    )
    play(state, *["move phocis boeotia"] * 2, *["move phocis locris"] * 2)
    play(state, "fight boeotia", "save aegis 1")
    events = play(state, "withdraw phocis")
    assert winner(events) == 1
    assert (fallen(events, 0), told(events, "withdrew")[1:]) == ([1, 1], [])
    assert (army(state, "boeotia"), army(state, "phocis", 1), army(state, "locris", 1)) == (2, 1, 3)


@pytest.mark.rule("H-9.15")
@pytest.mark.parametrize(
    ("moves", "hoplites"),
    [
        (("murderous_march crete corinthia", "march_off 2"), 4),
        (("use_blessing winged_boots", "move crete corinthia", "save aegis 1"), 1),
    ],
)
def test_an_attacker_from_afar_withdraws_like_a_defender(moves: tuple[str, ...], hoplites: int) -> None:
    state = turn(
        [
            {
                "hoplites": {"crete": hoplites},
                "blessings": ["murderous_march", "winged_boots"],
                "artifacts": ["aegis"] if hoplites == 1 else [],
            },
            {"hoplites": {"corinthia": 4}, "controls": ["corinthia", "achaea"]},
        ]
    )
    play(state, *moves)
    assert (state.decision.seat, state.decision.kind) == (0, "withdraw")
    assert offered(state) == ["withdraw boeotia", "withdraw attica", "withdraw arcadia", "withdraw argolis"]
    play(state, "withdraw argolis")
    assert army(state, "argolis") == 1


@pytest.mark.rule("H-9.15")
def test_murderous_march_next_door_has_a_way_back() -> None:
    state = turn([{"hoplites": {"boeotia": 4}, "blessings": ["murderous_march"]}, {"hoplites": {"corinthia": 4}}])
    events = play(state, "murderous_march boeotia corinthia", "march_off 2")
    assert told(events, "withdrew") == [{"seat": 0, "start": "corinthia", "region": "boeotia", "count": 1}]


@pytest.mark.rule("H-9.16")
def test_medusa_does_not_hold_who_withdraws() -> None:
    state = battle(4, 3, monsters={"medusa": {"at": "corinthia"}})
    assert "withdraw attica" in offered(state)
    play(state, "withdraw attica")
    assert army(state, "attica", 1) == 2


@pytest.mark.rule("H-9.16")
def test_helen_lets_withdrawing_hoplites_in() -> None:
    state = turn(
        [{"hoplites": {"boeotia": 2}}, {"hero": "helen", "at": "boeotia", "hoplites": {"corinthia": 4}}],
    )
    events = play(state, "march boeotia corinthia", "march_off 2")
    assert told(events, "withdrew") == [{"seat": 0, "start": "corinthia", "region": "boeotia", "count": 1}]
    assert army(state, "boeotia") == 1


@pytest.mark.rule("H-9.16")
def test_chimera_takes_nobody_who_withdraws() -> None:
    state = battle(4, 3, monsters={"chimera": {"at": "attica", "evolutions": ["chimera_macedonia"]}})
    events = play(state, "withdraw attica")
    assert fallen(events, 1) == []
    assert army(state, "attica", 1) == 2


@pytest.mark.rule("H-9.16")
def test_whoever_withdraws_may_take_a_neutral_region() -> None:
    state = battle(4, 3)
    events = play(state, "withdraw achaea")
    assert {"seat": 1, "region": "achaea", "loser": -1} in told(events, "control_taken")
    assert control(state, "achaea") == 1


# -- control, and having won ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-9.17")
def test_control_is_settled_before_the_victory_is_rewarded() -> None:
    state = battle(4, 2, attacker={"blessings": ["athenas_gift"]})
    events = play(state, "withdraw attica")
    assert order_of(events, "withdrew", "control_taken", "priests_gained") == [
        ("withdrew", 1),
        ("control_taken", 0),
        ("priests_gained", 0),
    ]


@pytest.mark.rule("H-9.17")
def test_a_battle_in_a_neutral_region_is_settled_by_its_population() -> None:
    """Phocis has population 5: three hoplites who won there do not rule it, five do."""
    for attackers, owner in ((3, -1), (5, 0)):
        state = battle(attackers, 1, region="phocis", start="boeotia", neutral=True)
        assert winner(state.opening) == 0
        assert control(state, "phocis") == owner


@pytest.mark.rule("H-9.17")
def test_a_pyrrhic_victory_leaves_the_token_and_is_a_victory() -> None:
    state = battle(1, 1, attacker={"hand": ["wild_attack_axe"], "blessings": ["athenas_gift"]})
    events = play(state, "play wild_attack_axe")
    assert winner(events) == 0
    assert (army(state, "corinthia", 0), army(state, "corinthia", 1)) == (0, 0)
    assert control(state, "corinthia") == 1
    assert player(state)["priests"] == 1
