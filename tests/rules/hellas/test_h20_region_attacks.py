"""Monsters on the map: their region attacks and what they forbid in their regions (rules H-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from aegean import Event, State
from tests.hellas.positions import army, battle, control, hand, monster, offered, play, player, told, turn


def raids(
    name: str, players: Sequence[dict[str, Any]] = (), *, at: str = "elis", seats: int = 2, **rest: Any
) -> tuple[State, list[Event]]:
    """Seat 0 builds the monument of Zeus, and the monster makes its region attack."""
    monsters = {name: {"at": at, **rest.pop("monster", {})}}
    state = turn(players, seats=seats, monsters=monsters, rolls={"monster": ["region_attack"]}, **rest)
    return state, play(state, "build_monument", "raise_monument zeus")


def killed(events: Sequence[Event]) -> list[tuple[str, int, int]]:
    return [(fields["region"], fields["seat"], fields["count"]) for fields in told(events, "hoplites_killed")]


def where(state: State, name: str) -> str:
    there = monster(state, name)
    assert there is not None
    return str(there["region"])


# -- Medusa -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.2")
class TestMedusa:
    def test_one_hoplite_in_her_region(self) -> None:
        _, events = raids("medusa", [{"hoplites": {"arcadia": 2}}, {"hoplites": {"elis": 3}}])
        assert killed(events) == [("elis", 1, 1)]

    def test_nobody_where_nobody_is(self) -> None:
        state, events = raids("medusa", [{"hoplites": {"arcadia": 2}, "controls": ["elis", "arcadia"]}])
        assert killed(events) == []
        assert (control(state, "elis"), state.decision.seat) == (0, 1)

    def test_hoplites_cannot_move_out_of_her_region(self) -> None:
        mine = {"hoplites": {"elis": 4, "achaea": 2}, "attributes": {"leadership": 3}}
        state = turn([mine], monsters={"medusa": "elis"})
        starts = {text.split()[1] for text in (*offered(state, "move"), *offered(state, "march"))}
        assert starts == {"achaea"}
        assert "move achaea elis" in offered(state)

    def test_into_its_city_and_out_of_it_they_can(self) -> None:
        mine = {"hoplites": {"elis": 2}, "controls": ["elis"]}
        inward = turn([mine], monsters={"medusa": "elis"})
        play(inward, "fortify elis")
        assert inward.view(None)["regions"]["elis"]["fortified"] == 0
        outward = turn([{**mine, "fortified": ["elis"]}], monsters={"medusa": "elis"})
        play(outward, "unfortify elis")
        assert outward.view(None)["regions"]["elis"]["hoplites"] == {"0": 3}

    def test_heroes_may_leave(self) -> None:
        state = turn([{"at": "elis"}], monsters={"medusa": "elis"})
        assert "move_hero achaea" in offered(state)

    def test_nor_into_a_battle_next_door(self) -> None:
        defender = {"hoplites": {"argolis": 3}, "artifacts": ["minotaurs_horn"]}
        free = battle(3, 2, defender=defender)
        assert free.decision.kind == "battle_start"
        held = battle(3, 2, defender=defender, monsters={"medusa": "argolis"})
        assert told(held.opening, "battle_won")

    def test_elsewhere_they_may(self) -> None:
        state = turn([{"hoplites": {"elis": 4}}], monsters={"medusa": "achaea"})
        assert "move elis achaea" in offered(state)


# -- Sphinx -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.4")
class TestSphinx:
    def test_one_hoplite_in_her_region(self) -> None:
        _, events = raids("sphinx", [{"hoplites": {"elis": 4, "achaea": 2}}])
        assert killed(events) == [("elis", 0, 1)]

    def test_the_recruit_action_passes_her_region_by(self) -> None:
        mine = {"controls": ["elis", "achaea"]}
        state = turn([mine], monsters={"sphinx": "elis"})
        play(state, "recruit")
        assert {text.split()[1] for text in offered(state) if " " in text} == {"achaea"}
        nowhere = turn([{"controls": ["elis"]}], monsters={"sphinx": "elis"})
        assert "recruit" not in offered(nowhere)

    def test_prepare_recruits_nobody(self) -> None:
        hurt = {"at": "elis", "injured": ["speed"]}
        state = turn([hurt], monsters={"sphinx": "elis"})
        play(state, "prepare")
        assert offered(state) == ["option heal_injuries", "option draw_combat_cards"]

    def test_usurp_recruits_nobody(self) -> None:
        state = turn([{"at": "elis", "glory": ["green"]}, {"controls": ["elis"]}], monsters={"sphinx": "elis"})
        events = play(state, "usurp")
        assert (control(state, "elis"), army(state, "elis"), state.decision.seat) == (0, 0, 1)
        assert told(events, "control_taken")

    @pytest.mark.parametrize("power", ["use_artifact horn_of_plenty", "use_blessing local_volunteers", "pray athena"])
    def test_powers_recruit_elsewhere(self, power: str) -> None:
        mine = {
            "controls": ["elis", "achaea", "arcadia"],
            "artifacts": ["horn_of_plenty"],
            "blessings": ["local_volunteers"],
            "priests": 1,
        }
        state = turn([mine], monsters={"sphinx": "elis"}, monuments={"athena": 3})
        play(state, power)
        assert {text.split()[1] for text in offered(state) if " " in text} == {"achaea", "arcadia"}

    def test_head_of_sphinx_gives_control_alone(self) -> None:
        state = turn([{"at": "elis", "artifacts": ["head_of_sphinx"]}], monsters={"sphinx": "elis"})
        play(state, "use_artifact head_of_sphinx")
        assert (control(state, "elis"), army(state, "elis")) == (0, 0)

    def test_local_support_brings_nobody_into_a_battle(self) -> None:
        defender = {"hand": ["local_support_bow", "trap_mace"]}
        free = battle(3, 2, defender=defender, region="argolis", start="arcadia")
        play(free, "play local_support_bow")
        assert "place argolis" in offered(free)
        state = battle(3, 2, defender=defender, region="argolis", start="arcadia", monsters={"sphinx": "argolis"})
        play(state, "play local_support_bow")
        assert (state.decision.kind, army(state, "argolis", 1)) == ("battle_card", 2)

    def test_elsewhere_recruits_come(self) -> None:
        state = turn([{"controls": ["elis"]}], monsters={"sphinx": "achaea"})
        assert "recruit" in offered(state)


# -- Cyclops ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.6")
class TestCyclops:
    def test_every_hero_in_its_region_and_next_door_clockwise_from_the_builder(self) -> None:
        players = [{"at": "achaea"}, {"at": "crete"}, {"at": "elis"}, {"at": "messenia"}]
        state, events = raids("cyclops", players, seats=4)
        for seat, attribute in ((0, "speed"), (2, "strength"), (3, "leadership")):
            assert (state.decision.seat, state.decision.kind) == (seat, "injure")
            events += play(state, f"injure {attribute}")
        assert [fields["seat"] for fields in told(events, "injured")] == [0, 2, 3]
        assert player(state, 1)["injured"] == []
        assert state.decision.kind == "turn"

    def test_no_hoplite_dies(self) -> None:
        _, events = raids("cyclops", [{"hoplites": {"elis": 4, "achaea": 2}}])
        assert killed(events) == []

    def test_across_the_sea(self) -> None:
        state, _ = raids("cyclops", [{"at": "epirus"}, {"at": "crete"}], at="euboea")
        assert (state.decision.seat, state.decision.kind) == (1, "injure")

    def test_a_hero_on_a_quest_is_nowhere(self) -> None:
        quest = {"name": "aid_to_atlas", "step": 1}
        state, events = raids("cyclops", [{"quest": quest}, {"at": "crete"}], at="messenia", quests=["aid_to_atlas"])
        assert not told(events, "injured")
        assert state.decision.kind == "turn"

    def test_a_fourth_injury_has_no_effect(self) -> None:
        all_three = ["leadership", "strength", "speed"]
        state, events = raids("cyclops", [{"at": "elis", "injured": all_three}, {"at": "crete"}])
        assert not told(events, "injured")
        assert state.decision.seat == 1


# -- Minotaur ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.8")
class TestMinotaur:
    def test_a_hoplite_and_a_priest_of_the_controller(self) -> None:
        state, events = raids("minotaur", [{"priests": 2}, {"hoplites": {"elis": 4}, "priests": 2}])
        assert killed(events) == [("elis", 1, 1)]
        assert (player(state, 0)["priests"], player(state, 1)["priests"]) == (2, 1)

    def test_a_priest_also_where_no_hoplite_stands(self) -> None:
        state, events = raids("minotaur", [{"controls": ["elis"], "priests": 1}])
        assert killed(events) == []
        assert player(state)["priests"] == 0

    def test_nobody_pays_for_a_neutral_region(self) -> None:
        state, events = raids("minotaur", [{"hoplites": {"elis": 2}, "priests": 1}])
        assert killed(events) == [("elis", 0, 1)]
        assert player(state)["priests"] == 1

    def test_who_has_no_priest_in_the_pool_loses_none(self) -> None:
        state, events = raids("minotaur", [{}, {"controls": ["elis"], "priests": 0}])
        assert not told(events, "priests_sacrificed")
        assert state.decision.seat == 1


# -- Chimera ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.9")
@pytest.mark.parametrize(("evolutions", "left"), [([], 2), (["chimera_macedonia"], 1), (["chimera_arcadia"], 2)])
def test_hoplites_that_enter_the_region_of_the_evolved_chimera(evolutions: list[str], left: int) -> None:
    state = turn(
        [{"hoplites": {"elis": 4}, "attributes": {"leadership": 2}}],
        monsters={"chimera": {"at": "messenia", "evolutions": evolutions}},
    )
    play(state, "move elis messenia", "move elis messenia")
    assert army(state, "messenia") == left


@pytest.mark.rule("H-20.10")
class TestChimera:
    def test_a_hoplite_dies_before_it_goes_to_the_tallest_monument(self) -> None:
        state, events = raids("chimera", [{"hoplites": {"elis": 2, "attica": 1}}], monuments={"athena": 4, "zeus": 2})
        assert killed(events) == [("elis", 0, 1)]
        assert [event.kind for event in events if event.kind in ("hoplites_killed", "monster_moved")] == [
            "hoplites_killed",
            "monster_moved",
        ]
        assert where(state, "chimera") == "attica"

    def test_the_level_just_built_counts(self) -> None:
        state, _ = raids("chimera", monuments={"athena": 2, "zeus": 2, "hermes": 2})
        assert where(state, "chimera") == "thessaly"

    def test_among_equals_the_builder_chooses(self) -> None:
        state, _ = raids("chimera", seats=3, monuments={"athena": 3, "zeus": 2, "hermes": 1})
        assert (state.decision.seat, set(offered(state))) == (0, {"move_monster attica", "move_monster thessaly"})
        play(state, "move_monster attica")
        assert where(state, "chimera") == "attica"

    def test_it_may_stay_where_it_stands(self) -> None:
        state, _ = raids("chimera", at="attica", monuments={"athena": 3, "zeus": 2})
        play(state, "move_monster attica")
        assert (where(state, "chimera"), state.decision.seat) == ("attica", 1)
        alone, events = raids("chimera", at="attica", monuments={"athena": 4})
        assert not told(events, "monster_moved")
        assert where(alone, "chimera") == "attica"

    def test_no_priest_can_be_sent_to_a_monument_in_its_region(self) -> None:
        state = turn([{"priests": 1}], monsters={"chimera": "attica"})
        assert offered(state, "pray") == ["pray zeus", "pray hermes"]
        elsewhere = turn([{"priests": 1}], monsters={"chimera": "elis"})
        assert offered(elsewhere, "pray") == ["pray athena", "pray zeus", "pray hermes"]

    def test_the_priests_there_stay(self) -> None:
        state = turn([{"artifacts": ["ariadnes_thread"], "praying": {"athena": 1}}], monsters={"chimera": "boeotia"})
        play(state, "use_artifact ariadnes_thread", "move_monster attica", "done")
        assert state.view(None)["monuments"]["athena"]["priests"] == [1, 0]


# -- Hydra ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.12")
class TestHydra:
    def test_one_hoplite_in_its_region_and_one_in_each_next_door(self) -> None:
        players = [
            {"hoplites": {"arcadia": 3, "laconia": 2, "messenia": 1}},
            {"hoplites": {"elis": 2, "achaea": 2, "corinthia": 2}},
            {"hoplites": {"argolis": 3, "crete": 2, "attica": 1}},
        ]
        _, events = raids("hydra", players, at="arcadia", seats=3)
        assert killed(events) == [
            ("arcadia", 0, 1),
            ("corinthia", 1, 1),
            ("achaea", 1, 1),
            ("elis", 1, 1),
            ("messenia", 0, 1),
            ("argolis", 2, 1),
            ("laconia", 0, 1),
        ]

    def test_its_own_region_comes_first(self) -> None:
        _, events = raids("hydra", [{"hoplites": {"crete": 2, "euboea": 2, "laconia": 2}}], at="crete")
        assert [region for region, _, _ in killed(events)] == ["crete", "euboea", "laconia"]

    def test_each_region_is_a_loss_of_its_own(self) -> None:
        state, _ = raids("hydra", [{}, {"hoplites": {"elis": 1, "achaea": 1}, "artifacts": ["aegis"]}], at="elis")
        assert (state.decision.seat, state.decision.about["region"]) == (1, "elis")
        play(state, "decline")
        assert (state.decision.seat, state.decision.about["region"]) == (1, "achaea")
        play(state, "save aegis 1")
        assert (army(state, "elis", 1), army(state, "achaea", 1)) == (0, 1)

    def test_it_stays_where_it_is_and_keeps_its_wounds(self) -> None:
        state, _ = raids("hydra", monster={"wounds": [0, 3]})
        there = monster(state, "hydra")
        assert there is not None
        assert there["region"] == "elis"
        assert [wound["place"] for wound in there["wounds"] if wound["covered"]] == [0, 3]


# -- Cerberus ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.14")
class TestCerberus:
    @pytest.mark.parametrize(("there", "dead"), [(5, 3), (3, 3), (2, 2)])
    def test_three_hoplites_in_its_region(self, there: int, dead: int) -> None:
        state, events = raids("cerberus", [{"hoplites": {"achaea": 2}}, {"hoplites": {"elis": there}}])
        assert killed(events) == [("elis", 1, dead)]
        assert army(state, "achaea") == 2

    def test_no_hero_is_hurt(self) -> None:
        state, events = raids("cerberus", [{"at": "elis", "hand": ["trap_mace"]}])
        assert not told(events, "injured")
        assert hand(state) == ["trap_mace"]
