"""Constructs: how they are used, and what each of them does (rules HR-3 and HR-4)."""

from __future__ import annotations

import pytest

from tests.hellas.positions import GAME, army, offered, play, player, told, why
from tests.rules.hellas.orichalkum.questions import OPEN, OPTIONS, table, using, with_construct
from tests.rules.hellas.orichalkum.test_hr1_orichalkum import held


@pytest.mark.rule("HR-3.1")
def test_one_of_those_that_lie_open_for_its_cost() -> None:
    state = with_construct("votive_tripods", held=2)
    assert offered(state, "use_construct") == ["use_construct field_forge"]
    assert why(state, "use_construct votive_tripods") == "you_have_too_little_orichalkum"
    assert why(state, "use_construct trojan_horse") == "that_construct_does_not_lie_open"
    events = play(state, "use_construct field_forge")
    assert told(events, "orichalkum_spent") == [{"seat": 0, "count": 1}]
    assert held(state) == [1, 0]


@pytest.mark.rule("HR-3.1")
def test_one_in_a_turn_and_before_any_action() -> None:
    state = using("votive_tripods", held=5, one={"priests": 0})
    assert offered(state, "use_construct") == []
    assert why(state, "use_construct field_forge") == "a_construct_was_used"
    state = with_construct("field_forge", "move attica corinthia", "done")
    assert offered(state, "use_construct") == []
    assert why(state, "use_construct field_forge") == "it_belongs_to_the_start_of_a_turn"


@pytest.mark.rule("HR-3.1")
def test_charging_besides() -> None:
    lord = {"at": "phocis", "used_artifacts": ["aegis"]}
    state = table([lord], "charge_with_orichalkum aegis", "use_construct field_forge", held=(2, 0))
    assert held(state) == [0, 0]


@pytest.mark.rule("HR-3.2")
def test_it_leaves_the_game() -> None:
    shown = using("field_forge").view(None)["orichalkum"]
    assert ("field_forge" in shown["display"], shown["gone"], len(shown["display"])) == (False, ["field_forge"], 2)


@pytest.mark.rule("HR-3.3")
def test_not_where_it_would_change_nothing() -> None:
    state = with_construct("votive_tripods", one={"priests": 4})
    assert why(state, "use_construct votive_tripods") == "it_would_change_nothing"
    regions = {"attica": "sphinx"}
    state = with_construct("automaton_legion", one={"hoplites": {"attica": 3}, "controls": ["attica"]},
                           monsters={monster: region for region, monster in regions.items()})  # fmt: skip
    assert why(state, "use_construct automaton_legion") == "it_would_change_nothing"
    assert why(with_construct("labyrinth"), "use_construct labyrinth") == "it_would_change_nothing"


@pytest.mark.rule("HR-3.4")
def test_the_event_phase_fills_the_display() -> None:
    state = using("field_forge", one={"hand": []}, orichalkum={"deck": ["trojan_horse"]})
    events = play(state, "build_monument", "raise_monument zeus")
    (came,) = told(events, "constructs_laid_out")
    assert came["constructs"] == ["trojan_horse"]
    kinds = [event.kind for event in events]
    assert kinds.index("constructs_laid_out") < kinds.index("event_drawn")
    assert len(state.view(None)["orichalkum"]["display"]) == 3


@pytest.mark.rule("HR-3.4")
def test_as_long_as_the_deck_lasts() -> None:
    others = [one for one in GAME.vocabulary()["construct"] if one not in OPEN]
    state = using("field_forge", one={"hand": []}, orichalkum={"gone": others})
    play(state, "build_monument", "raise_monument zeus")
    assert len(state.view(None)["orichalkum"]["display"]) == 2


# -- each of them -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HR-4.1")
def test_wings_of_daedalus() -> None:
    state = using("wings_of_daedalus", "place_hero messenia", quests=["aid_to_atlas"])
    assert (player(state)["hero_at"], state.decision.kind) == ("messenia", "turn")


@pytest.mark.rule("HR-4.2")
def test_field_forge() -> None:
    state = using("field_forge", one={"hand": []}, decks={"combat": ["glory_bow", "trap_mace"]})
    assert player(state)["hand_size"] == 2


@pytest.mark.rule("HR-4.3")
def test_labyrinth() -> None:
    state = using("labyrinth", monsters={"hydra": "elis", "medusa": "attica"})
    assert offered(state) == ["choose_monster hydra", "choose_monster medusa"]
    assert why(state, "choose_monster sphinx") == "the_monster_is_not_on_the_map"
    play(state, "choose_monster hydra")
    assert "move_monster elis" not in offered(state)
    play(state, "move_monster crete")
    assert state.view(None)["monsters"]["hydra"]["region"] == "crete"


@pytest.mark.rule("HR-4.4")
def test_golden_maidens() -> None:
    state = using("golden_maidens", "clear_token march", one={"used_specials": ["march", "recruit"]})
    assert player(state)["specials_used"] == ["recruit"]
    assert why(with_construct("golden_maidens"), "use_construct golden_maidens") == "it_would_change_nothing"


@pytest.mark.rule("HR-4.5")
def test_gastraphetes() -> None:
    monsters = {"hydra": "corinthia", "medusa": "crete", "sphinx": "elis"}
    state = using("gastraphetes", monsters=monsters, one={"at": "attica"})
    assert offered(state) == ["wound_monster hydra", "wound_monster medusa"]  # over land and sea
    assert why(state, "wound_monster sphinx") == "it_does_not_reach_so_far"
    assert why(state, "wound_monster chimera") == "the_monster_is_not_on_the_map"
    play(state, "wound_monster hydra", "wound 0")
    wounds = state.view(None)["monsters"]["hydra"]["wounds"]
    assert [one["covered"] for one in wounds].count(True) == 1


@pytest.mark.rule("HR-4.5")
def test_gastraphetes_may_kill() -> None:
    shown = with_construct("gastraphetes", monsters={"hydra": "corinthia"}).view(None)["monsters"]["hydra"]["wounds"]
    hydra = {"at": "corinthia", "wounds": [one["place"] for one in shown][:-1]}
    state = using("gastraphetes", monsters={"hydra": hydra})  # there is nothing to choose
    assert player(state)["slain"] == ["hydra"]
    assert state.view(None)["glory"]["blue"] == 0


@pytest.mark.rule("HR-4.6")
def test_bronze_bulls() -> None:
    other = {"hoplites": {"corinthia": 4, "elis": 3}, "controls": ["corinthia"]}
    state = using("bronze_bulls", other=other)
    assert offered(state) == ["strike_down boeotia", "strike_down attica", "strike_down corinthia"]
    assert why(state, "strike_down elis") == "it_does_not_reach_so_far"
    assert why(state, "strike_down crete") == "nobody_can_be_struck_there"
    play(state, "strike_down corinthia")
    assert offered(state) == ["strike_down corinthia", "done"]
    play(state, "strike_down corinthia", "strike_down corinthia")
    assert (army(state, "corinthia", 1), state.decision.kind) == (1, "turn")


@pytest.mark.rule("HR-4.7")
def test_automaton_legion() -> None:
    state = using("automaton_legion")
    before = army(state, "argolis")
    play(state, *["place argolis"] * 4)
    assert (army(state, "argolis"), state.decision.kind) == (before + 4, "turn")


@pytest.mark.rule("HR-4.8")
def test_votive_tripods() -> None:
    assert player(using("votive_tripods", one={"priests": 1}))["priests"] == 3


@pytest.mark.rule("HR-4.9")
def test_antikythera_mechanism() -> None:
    state = using("antikythera_mechanism", decks={"blessing": ["armory", "bluff", "exile"]})
    assert sorted(offered(state)) == ["keep_blessing armory", "keep_blessing bluff", "keep_blessing exile"]
    assert sorted(state.view(0)["orichalkum"]["drawn"]) == ["armory", "bluff", "exile"]
    assert state.view(1)["orichalkum"]["drawn"] == []
    assert why(state, "keep_blessing ambush") == "that_card_was_not_drawn_now"
    deck = state.view(None)["decks"]["blessing"]
    play(state, "keep_blessing bluff")
    assert (player(state)["blessings"], state.view(None)["decks"]["blessing"]) == (["bluff"], deck + 2)


@pytest.mark.rule("HR-4.9")
def test_what_a_blessing_brings_when_it_is_gained() -> None:
    state = using("antikythera_mechanism", decks={"blessing": ["advanced_dodge", "bluff", "exile"]})
    before = player(state)["stored"]["speed"]
    play(state, "keep_blessing advanced_dodge")
    assert player(state)["stored"]["speed"] == before + 1


@pytest.mark.rule("HR-4.10")
def test_trojan_horse() -> None:
    other = {"hoplites": {"argolis": 3}, "controls": ["argolis"], "hand": []}
    one = {"hoplites": {"corinthia": 3}, "controls": ["corinthia"], "hand": [], "used_specials": ["march"]}
    state = using("trojan_horse", one=one, other=other)
    assert "ride corinthia argolis" in offered(state)
    assert why(state, "ride corinthia locris") == "the_regions_are_no_neighbours"
    play(state, "ride corinthia argolis", "march_off 3")
    assert (state.decision.kind, state.decision.seat) == ("withdraw", 1)  # 5 against 3
    assert player(state)["specials_used"] == ["march"]


@pytest.mark.rule("HR-4.10")
def test_the_horse_counts_in_its_battle() -> None:
    other = {"hoplites": {"argolis": 3}, "controls": ["argolis"], "hand": ["glory_bow"]}
    one = {"hoplites": {"corinthia": 3}, "controls": ["corinthia"], "hand": ["trap_mace"]}
    state = using("trojan_horse", "ride corinthia argolis", "march_off 3", one=one, other=other)
    shown = state.view(None)["battle"]
    assert (shown["strength"], shown["items"][0][-1]) == ([5, 3], ["construct:trojan_horse", 2])
    play(state, "pass", "pass")
    assert state.decision.kind == "withdraw"


@pytest.mark.rule("HR-4.10")
def test_only_into_cities() -> None:
    state = using("trojan_horse", one={"hoplites": {"phocis": 3}, "controls": ["phocis"]})
    assert offered(state) == ["ride phocis locris", "ride phocis boeotia"]
    assert why(using("trojan_horse", one={"hoplites": {"aetolia": 2}, "controls": ["aetolia"]}),
               "ride aetolia epirus") == "the_horse_goes_to_cities"  # fmt: skip
    state = with_construct("trojan_horse", one={"hoplites": {}, "controls": []})
    assert why(state, "use_construct trojan_horse") == "it_would_change_nothing"


def test_what_is_under_way_is_described() -> None:
    state = using("antikythera_mechanism", decks={"blessing": ["armory", "bluff", "exile"]})
    again = GAME.position(state.describe())
    assert sorted(offered(again)) == sorted(offered(state))
    assert GAME.new(2, 1, OPTIONS).describe()
