"""Battles (rules H-9): how they begin, start effects, the play of cards."""

from __future__ import annotations

import pytest

import aegean
from tests.hellas.positions import GAME, army, battle, control, hand, offered, pending, play, player, told, turn
from tests.rules.hellas.battles import compared, fallen, order_of, winner

# -- where battles are fought -----------------------------------------------------------------------------------------


@pytest.mark.rule("H-9.1")
@pytest.mark.parametrize(
    "moves",
    [
        ("move boeotia corinthia", "done"),
        ("march boeotia corinthia", "march_off 1"),
        ("pray hermes", "army boeotia 1", "onward corinthia"),
        ("use_blessing winged_boots", "move boeotia corinthia"),
        ("use_blessing heros_apprentice", "army boeotia 1", "onward corinthia"),
        ("murderous_march boeotia corinthia",),  # two are the price, one is left
    ],
)
def test_every_move_among_hoplites_of_another_player_is_a_battle(moves: tuple[str, ...]) -> None:
    state = turn(
        [
            {
                "attributes": {"leadership": 2},
                "hoplites": {"boeotia": 3},
                "priests": 1,
                "blessings": ["winged_boots", "heros_apprentice", "murderous_march"],
            },
            {"hoplites": {"corinthia": 3}},
        ],
        monuments={"hermes": 2},
    )
    events = play(state, *moves)
    assert told(events, "battle_began") == [{"seat": 0, "region": "corinthia", "defender": 1}]
    assert compared(events) == (1, 3)


@pytest.mark.rule("H-9.1")
def test_all_hoplites_in_the_region_fight_and_no_others() -> None:
    """Two of three come from Boeotia; with them fights nobody else, against them the one in the city too."""
    state = turn(
        [
            {"attributes": {"leadership": 2}, "hoplites": {"corinthia": 3, "arcadia": 2}},
            {"hoplites": {"argolis": 3, "laconia": 4}, "fortified": ["argolis"]},
        ]
    )
    events = play(state, "move corinthia argolis", "move corinthia argolis")
    assert compared(events) == (2, 5)


@pytest.mark.rule("H-9.1")
def test_no_battle_without_hoplites_of_another_player() -> None:
    state = turn([{"hoplites": {"boeotia": 1}}, {"at": "corinthia", "controls": ["corinthia"]}])
    events = play(state, "move boeotia corinthia")
    assert not told(events, "battle_began")
    assert control(state, "corinthia") == 0


@pytest.mark.rule("H-9.2")
def test_the_attacker_chooses_each_time_which_battle_is_next() -> None:
    state = turn(
        [
            {"attributes": {"leadership": 3}, "hoplites": {"corinthia": 3}},
            {"hoplites": {"achaea": 1, "argolis": 1, "boeotia": 1}, "controls": ["achaea", "argolis", "boeotia"]},
        ]
    )
    play(state, "move corinthia achaea", "move corinthia argolis", "move corinthia boeotia")
    assert (state.decision.seat, state.decision.kind) == (0, "next_battle")
    assert offered(state) == ["fight boeotia", "fight achaea", "fight argolis"]
    play(state, "fight argolis")
    assert offered(state) == ["fight boeotia", "fight achaea"]


@pytest.mark.rule("H-9.2")
def test_a_battle_is_finished_before_the_next_begins() -> None:
    state = turn(
        [
            {"attributes": {"leadership": 4}, "hoplites": {"phocis": 5}},
            {
                "hoplites": {"boeotia": 2, "locris": 1},
                "controls": ["boeotia", "locris"],
                "hand": ["charge_sickle"],
            },
        ]
    )
    play(state, *["move phocis boeotia"] * 3, "move phocis locris")
    play(state, "fight boeotia", "pass")
    assert offered(state, "withdraw") == ["withdraw euboea", "withdraw attica", "withdraw corinthia"]
    assert control(state, "boeotia") == 1
    events = play(state, "withdraw attica")
    assert order_of(events, "control_taken", "battle_began") == [("control_taken", 0), ("battle_began", 0)]
    assert (control(state, "boeotia"), army(state, "attica", 1)) == (0, 1)
    assert state.decision.about["region"] == "locris"
    assert state.decision.about["played"] == [[], []]


@pytest.mark.rule("H-9.2")
def test_a_victory_does_not_wait_for_the_next_battle() -> None:
    red = ["epirus", "macedonia", "thessaly", "chalkidiki"]
    state = turn(
        [
            {
                "attributes": {"leadership": 4},
                "hoplites": {"phocis": 4},
                "controls": [*red, "euboea", "attica", "corinthia"],
            },
            {"hoplites": {"boeotia": 1, "locris": 1}, "controls": ["boeotia", "locris"]},
        ],
        seats=4,
    )
    play(state, *["move phocis boeotia"] * 2, *["move phocis locris"] * 2, "fight boeotia")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "warlord_of_hellas")
    assert (army(state, "locris", 0), army(state, "locris", 1)) == (2, 1)


@pytest.mark.rule("H-9.2")
def test_a_later_action_may_bring_another_battle_in_the_same_region() -> None:
    state = turn([{"hoplites": {"boeotia": 4}}, {"hoplites": {"corinthia": 2}}])
    assert winner(play(state, "move boeotia corinthia")) == 1
    events = play(state, "march boeotia corinthia", "march_off 3")
    assert told(events, "battle_began") == [{"seat": 0, "region": "corinthia", "defender": 1}]
    assert winner(events) == 0


# -- start effects ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-9.3")
def test_the_active_player_names_the_side_that_goes_first() -> None:
    def before() -> aegean.State:
        return battle(
            2, 3, attacker={"artifacts": ["caduceus", "harpe"]}, defender={"blessings": ["always_prepared"]}, seats=3
        )

    state = before()
    assert (state.decision.seat, state.decision.kind) == (0, "battle_order")
    assert offered(state) == ["first attacker", "first defender"]

    play(state, "first attacker")
    assert (state.decision.seat, offered(state)) == (0, ["use_artifact harpe", "done", "not_this_turn"])
    play(state, "done")
    assert (state.decision.seat, offered(state)) == (1, ["use_blessing always_prepared", "done", "not_this_turn"])

    state = before()
    play(state, "first defender", "use_blessing always_prepared")
    assert (state.decision.seat, state.decision.kind) == (0, "battle_start")
    assert offered(state, "use_artifact") == ["use_artifact caduceus", "use_artifact harpe"]


@pytest.mark.rule("H-9.3")
def test_one_sides_start_effects_need_no_order() -> None:
    state = battle(2, 3, defender={"artifacts": ["harpe"]})
    assert (state.decision.seat, state.decision.kind) == (1, "battle_start")
    state = battle(2, 3, attacker={"artifacts": ["harpe"]})
    assert (state.decision.seat, state.decision.kind) == (0, "battle_start")


@pytest.mark.rule("H-9.3")
def test_a_side_uses_its_start_effects_one_by_one_each_once() -> None:
    state = battle(2, 5, attacker={"blessings": ["unbroken_morale", "always_prepared"], "artifacts": ["apollos_arrow"]})
    assert offered(state, "use_blessing") == ["use_blessing always_prepared", "use_blessing unbroken_morale"]
    play(state, "use_blessing unbroken_morale")
    assert army(state, "corinthia", 1) == 4
    assert offered(state) == ["use_blessing always_prepared", "done", "not_this_turn"]  # four are still more than two
    events = play(state, "use_blessing always_prepared")
    assert told(events, "combat_drawn")
    assert state.decision.kind == "battle_card"


@pytest.mark.rule("H-9.3")
def test_start_effects_come_before_the_first_card() -> None:
    state = battle(2, 3, attacker={"artifacts": ["harpe"]}, defender={"hand": ["trap_sword"]})
    assert (state.decision.seat, state.decision.kind) == (0, "battle_start")
    play(state, "done")
    assert (state.decision.seat, state.decision.kind) == (1, "battle_card")
    play(state, "play trap_sword")
    assert not offered(state, "use_artifact")  # the moment is gone


@pytest.mark.rule("H-9.4")
def test_without_hoplites_on_one_side_there_is_no_battle() -> None:
    state = battle(
        1,
        1,
        region="argolis",
        attacker={"hand": ["charge_sickle"]},
        defender={"fortified": ["argolis"], "blessings": ["ambush", "athenas_gift"], "hand": ["wild_attack_axe"]},
    )
    events = play(state, "use_blessing ambush")
    assert told(events, "battle_avoided") == [{"seat": 0, "region": "argolis"}]
    assert not told(events, "battle_won")
    assert (fallen(events, 0), fallen(events, 1)) == ([1], [])
    assert player(state, 1)["priests"] == 0
    assert (hand(state, 0), hand(state, 1)) == (["charge_sickle"], ["wild_attack_axe"])
    assert (control(state, "argolis"), army(state, "argolis", 1), state.decision.kind) == (1, 2, "turn")


@pytest.mark.rule("H-9.4")
def test_where_nobody_is_left_the_token_stays() -> None:
    """Ambush kills the lone attacker; the attacker's Unbroken Morale answers, as the defender has more."""
    state = battle(
        1,
        0,
        region="argolis",
        attacker={"blessings": ["unbroken_morale"]},
        defender={"fortified": ["argolis"], "blessings": ["ambush"]},
    )
    events = play(state, "use_blessing ambush", "use_blessing unbroken_morale")
    assert told(events, "battle_avoided")
    assert (army(state, "argolis", 0), army(state, "argolis", 1), control(state, "argolis")) == (0, 0, 1)


@pytest.mark.rule("H-9.4")
def test_attackers_who_find_nobody_left_take_the_region() -> None:
    """No start effect of the base game goes so far; a position can."""
    state = pending(
        {"step": "Battle", "region": "corinthia", "attacker": 0, "defender": 1},
        {"step": "Procedure", "seat": 0, "name": "battle_start", "stage": "cards"},
        {"step": "StartEffects", "sides": []},
        players=[{"hoplites": {"corinthia": 1}, "blessings": ["athenas_gift"]}, {"controls": ["corinthia"]}],
    )
    assert told(state.opening, "battle_avoided")
    assert (control(state, "corinthia"), player(state)["priests"]) == (0, 0)


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-9.5")
def test_the_defender_begins_and_the_sides_take_turns() -> None:
    state = battle(
        5,
        5,
        attacker={"hand": ["glory_bow", "wild_attack_axe"]},
        defender={"hand": ["trap_sword", "trap_mace", "assault_axe"]},
    )
    seats = []
    for text in ("play trap_sword", "play glory_bow", "play trap_mace", "play wild_attack_axe"):
        seats.append(state.decision.seat)
        play(state, text)
    assert seats == [1, 0, 1, 0]
    assert state.decision.seat == 1


@pytest.mark.rule("H-9.5")
def test_whoever_has_passed_plays_no_more_and_the_other_goes_on_alone() -> None:
    state = battle(
        5, 5, attacker={"hand": ["glory_bow", "wild_attack_axe", "trap_sword"]}, defender={"hand": ["assault_axe"]}
    )
    assert state.decision.seat == 1
    play(state, "pass")
    for text in ("play glory_bow", "play wild_attack_axe"):
        assert state.decision.seat == 0
        play(state, text)
    assert state.decision.seat == 0
    assert state.decision.about["passed"] == [0, 1]
    events = play(state, "pass")
    assert told(events, "battle_compared")
    assert hand(state, 1) == ["assault_axe"]


@pytest.mark.rule("H-9.5")
def test_the_attacker_passes_and_the_defender_goes_on_alone() -> None:
    state = battle(
        5, 5, attacker={"hand": ["glory_bow"]}, defender={"hand": ["trap_sword", "trap_mace", "wild_attack_axe"]}
    )
    play(state, "play trap_sword", "pass")
    play(state, "play trap_mace", "play wild_attack_axe")
    assert hand(state, 0) == ["glory_bow"]
    assert hand(state, 1) == []


@pytest.mark.rule("H-9.5")
def test_a_side_without_cards_has_passed() -> None:
    state = battle(3, 2)
    assert told(state.opening, "battle_passed") == [{"seat": 1}, {"seat": 0}]
    assert compared(state.opening) == (3, 2)


@pytest.mark.rule("H-9.6")
def test_a_card_played_is_open_counts_its_value_and_works_at_once() -> None:
    state = battle(2, 3, attacker={"hand": ["glory_bow"]}, defender={"hand": ["javelin_volley_axe", "trap_sword"]})
    events = play(state, "play javelin_volley_axe")
    (played,) = [event for event in events if event.kind == "battle_card_played"]
    for seat in (0, 1, None):
        assert played.seen_by(seat) == played
    assert played.fields == {"seat": 1, "card": "javelin_volley_axe"}
    assert fallen(events, 0) == [1]
    running = state.view(None)["battle"]
    assert running["played"] == [[], ["javelin_volley_axe"]]
    assert running["strength"] == [1, 5]


@pytest.mark.rule("H-9.6")
def test_what_a_card_gave_is_not_counted_again() -> None:
    """Four hoplites give the Phalanx 2 more; that one of them falls afterwards takes only the hoplite away."""
    state = battle(
        5,
        4,
        attacker={"hand": ["javelin_volley_axe", "glory_bow"]},
        defender={"hand": ["phalanx_torch_1", "trap_mace"]},
    )
    play(state, "play phalanx_torch_1")
    assert state.view(None)["battle"]["strength"] == [5, 4 + 1 + 2]
    play(state, "play javelin_volley_axe")
    assert state.view(None)["battle"]["strength"] == [5 + 2, 3 + 1 + 2]


@pytest.mark.rule("H-9.6")
def test_a_condition_is_read_when_the_card_is_played() -> None:
    """Flank Attack comes too early: only after the Javelin Volley would there be more hoplites."""
    state = battle(3, 3, attacker={"hand": ["flank_attack_bow", "reinforcements_shield"], "hoplites": {"attica": 1}})
    play(state, "play flank_attack_bow")
    assert state.view(None)["battle"]["strength"] == [5, 3]
    events = play(state, "play reinforcements_shield", "reinforce attica 1")
    assert compared(events) == (6, 3)


@pytest.mark.rule("H-9.6")
@pytest.mark.parametrize(
    ("card", "attack"),
    [("glory_bow", 3), ("fortification_bow", 3), ("local_support_bow", 3), ("javelin_volley_axe", 4),
     ("reinforcements_shield", 2), ("tactical_maneuver_sword", 4)],
)  # fmt: skip
def test_a_card_may_be_played_although_its_effect_does_nothing(card: str, attack: int) -> None:
    state = battle(2, 3, attacker={"hand": [card]})
    assert offered(state) == [f"play {card}", "pass"]
    assert compared(play(state, f"play {card}")) == (attack, 3)


@pytest.mark.rule("H-9.7")
def test_casualty_symbols_may_not_exceed_the_hoplites_in_the_battle() -> None:
    state = battle(2, 3, attacker={"hand": ["charge_sickle", "wild_attack_axe", "wild_attack_spear", "glory_bow"]})
    play(state, "play wild_attack_axe")
    assert offered(state) == ["play glory_bow", "play wild_attack_spear", "pass"]
    play(state, "play wild_attack_spear")
    assert offered(state) == ["play glory_bow", "pass"]


@pytest.mark.rule("H-9.7")
def test_a_card_that_costs_too_much_is_refused() -> None:
    state = battle(1, 3, attacker={"hand": ["charge_sickle", "glory_bow"]})
    with pytest.raises(aegean.IllegalAction):
        state.apply(aegean.Action("play", ("charge_sickle",)))
    assert "play charge_sickle" not in map(str, state.decision.actions)
    assert hand(state) == ["glory_bow", "charge_sickle"]


@pytest.mark.rule("H-9.7")
def test_hoplites_who_came_up_make_room_for_more_cards() -> None:
    state = battle(1, 3, attacker={"hand": ["charge_sickle", "reinforcements_shield"], "hoplites": {"attica": 2}})
    assert "play charge_sickle" not in offered(state)
    play(state, "play reinforcements_shield", "reinforce attica 1")
    assert "play charge_sickle" in offered(state)


@pytest.mark.rule("H-9.7")
def test_hoplites_lost_later_take_no_card_back() -> None:
    state = battle(
        2, 3, attacker={"hand": ["charge_sickle", "glory_bow"]}, defender={"hand": ["trap_sword", "javelin_volley_axe"]}
    )
    play(state, "play trap_sword", "play charge_sickle")
    events = play(state, "play javelin_volley_axe")
    assert compared(events) == (1 + 4, 3 + (1 + 1) + 2)
    assert fallen(events, 0) == [1, 1]  # by javelins, then of the two casualties
    assert hand(state) == ["glory_bow"]  # two symbols on one hoplite: no further card could be played


@pytest.mark.rule("H-9.8")
def test_with_its_last_hoplite_a_side_has_lost() -> None:
    state = battle(
        1,
        3,
        attacker={"hand": ["charge_sickle", "glory_bow"], "blessings": ["athenas_gift"]},
        defender={"hand": ["wild_attack_axe", "javelin_volley_axe", "trap_sword"]},
    )
    play(state, "play wild_attack_axe", "play glory_bow")
    events = play(state, "play javelin_volley_axe")
    assert not told(events, "battle_compared")
    assert winner(events) == 1
    assert (fallen(events, 0), fallen(events, 1)) == ([1], [1])  # the Wild Attack has its price all the same
    assert (hand(state, 0), hand(state, 1)) == (["charge_sickle"], ["trap_sword"])  # nobody was asked any more
    assert (army(state, "corinthia", 1), control(state, "corinthia"), state.decision.kind) == (2, 1, "turn")


@pytest.mark.rule("H-9.8")
def test_an_attacker_who_kills_the_last_defender_takes_the_region_and_has_won() -> None:
    state = battle(
        2,
        1,
        attacker={"hand": ["javelin_volley_spear"], "blessings": ["athenas_gift"]},
        defender={"hand": ["trap_mace"]},
    )
    events = play(state, "pass", "play javelin_volley_spear")
    assert winner(events) == 0
    assert (fallen(events, 0), fallen(events, 1)) == ([], [1])
    assert (control(state, "corinthia"), player(state)["priests"]) == (0, 1)
    assert GAME.parse("march corinthia attica", state) in state.decision.actions
