"""Monsters in a hunt: their wounds, their evolutions, their special attacks (rules H-20)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import Event, State
from tests.hellas.positions import attacked, begin_hunt, hand, hunt, monster, offered, play, player, told, turn

CARDS = ["trap_sword", "trap_mace", "glory_bow", "glory_torch"]


def wounds(name: str, *evolutions: str) -> str:
    """The monster's symbols in order, with the icons of rewards."""
    state = turn(monsters={name: {"at": "corinthia", "evolutions": list(evolutions)}})
    there = monster(state, name)
    assert there is not None
    assert not any(wound["covered"] for wound in there["wounds"])
    words = [w["symbol"] + (f" [{w['reward']}]" if w["reward"] else "") for w in there["wounds"]]
    return ", ".join(words)


def special(name: str, *answers: str, **hunter: Any) -> tuple[State, list[Event]]:
    """The monster's special attack, not defended; `answers` are what the hunter chose on the way."""
    state = attacked(name, "special_attack_3", {"hand": CARDS[:1], **hunter})
    return state, play(state, "suffer", *answers)


def strength(state: State) -> int:
    return int(state.view(None)["hunt"]["strength"])


def goes_on(state: State) -> bool:
    return state.view(None)["hunt"] is not None and state.decision.kind == "hunt_attack"


# -- Medusa -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.1")
class TestMedusa:
    def test_her_wounds(self) -> None:
        assert wounds("medusa") == "bow, sword [priest], torch, spear [artifact]"
        assert wounds("medusa", "medusa_phocis") == "bow, sword [priest], torch, spear [artifact], axe"
        assert wounds("medusa", "medusa_attica") == wounds("medusa")

    @pytest.mark.parametrize(("speed", "injured", "cards"), [(4, [], 4), (4, ["speed"], 1), (1, [], 1)])
    def test_medusa_of_attica_makes_the_hunter_draw_by_speed(self, speed: int, injured: list[str], cards: int) -> None:
        hunter = {"attributes": {"strength": 3, "speed": speed}, "injured": injured}
        assert len(hand(begin_hunt("medusa", hunter, evolutions=["medusa_attica"]))) == cards

    def test_others_of_her_kind_do_not(self) -> None:
        hunter = {"attributes": {"strength": 3, "speed": 4}}
        assert len(hand(begin_hunt("medusa", hunter, evolutions=["medusa_phocis"]))) == 3


@pytest.mark.rule("H-20.2")
class TestMedusasSpecialAttack:
    @pytest.mark.parametrize("speed", [3, 5])
    def test_an_injury_and_the_hunt_goes_on_with_speed_three(self, speed: int) -> None:
        state, events = special("medusa", "injure strength", attributes={"speed": speed})
        assert len(told(events, "injured")) == 1
        assert goes_on(state)

    def test_it_ends_with_less(self) -> None:
        state, events = special("medusa", "injure strength", attributes={"speed": 2})
        assert len(told(events, "injured")) == 1
        assert told(events, "hunt_ended")
        assert not goes_on(state)

    def test_speed_is_read_after_the_injury(self) -> None:
        _, events = special("medusa", "injure speed", attributes={"speed": 5})
        assert told(events, "hunt_ended")

    def test_leadership_does_not_matter(self) -> None:
        state, _ = special("medusa", "injure leadership", attributes={"speed": 3, "leadership": 1})
        assert goes_on(state)


# -- Sphinx -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.3")
class TestSphinx:
    def test_her_wounds(self) -> None:
        assert wounds("sphinx") == "torch, bow, mace [priest], axe [artifact]"
        assert wounds("sphinx", "sphinx_thessaly") == "torch, bow, mace [priest], axe [artifact], torch, torch"
        assert wounds("sphinx", "sphinx_messenia") == wounds("sphinx")

    @pytest.mark.parametrize(("leadership", "hunts"), [(2, []), (3, ["hunt sphinx"]), (5, ["hunt sphinx"])])
    def test_sphinx_of_messenia_asks_for_leadership(self, leadership: int, hunts: list[str]) -> None:
        hunter = {"at": "corinthia", "attributes": {"leadership": leadership}}
        state = turn([hunter], monsters={"sphinx": {"at": "corinthia", "evolutions": ["sphinx_messenia"]}})
        assert offered(state, "hunt") == hunts

    def test_otherwise_anybody_may_hunt_her(self) -> None:
        state = turn([{"at": "corinthia"}], monsters={"sphinx": {"at": "corinthia", "evolutions": ["sphinx_thessaly"]}})
        assert offered(state, "hunt") == ["hunt sphinx"]


@pytest.mark.rule("H-20.4")
class TestSphinxsSpecialAttack:
    def test_an_injury_and_the_hunt_goes_on_with_leadership_three(self) -> None:
        state, events = special("sphinx", "injure speed", attributes={"leadership": 3, "speed": 1})
        assert len(told(events, "injured")) == 1
        assert goes_on(state)

    def test_it_ends_with_less(self) -> None:
        _, events = special("sphinx", "injure speed", attributes={"leadership": 2, "speed": 5})
        assert told(events, "hunt_ended")

    def test_leadership_is_read_after_the_injury(self) -> None:
        _, events = special("sphinx", "injure leadership", attributes={"leadership": 5})
        assert told(events, "hunt_ended")


# -- Cyclops ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.5")
class TestCyclops:
    def test_its_wounds(self) -> None:
        assert wounds("cyclops") == "bow, bow, torch [priest], mace, spear [artifact]"
        assert wounds("cyclops", "cyclops_euboea") == "bow, bow, torch [priest], mace, spear [artifact], mace"
        assert wounds("cyclops", "cyclops_acarnania") == wounds("cyclops")

    @pytest.mark.parametrize(("attack", "value"), [("attack_3", 3), ("recall_4", 4), ("fury", 5), ("rampage", 1)])
    def test_cyclops_of_acarnania_is_one_stronger(self, attack: str, value: int) -> None:
        hunter = {"hand": CARDS}
        assert strength(attacked("cyclops", attack, hunter)) == value
        assert strength(attacked("cyclops", attack, hunter, evolutions=["cyclops_acarnania"])) == value + 1

    def test_in_every_attack_of_a_hunt(self) -> None:
        state = hunt(
            "cyclops",
            {"hand": CARDS},
            attacks=["attack_3", "recall_3", "attack_4", "recall_4"],
            evolutions=["cyclops_acarnania"],
        )
        play(state, "strike glory_bow 0", "stop", "attack attack_3", "suffer", "injure speed")
        play(state, "strike trap_mace 3", "stop", "attack attack_4")
        assert strength(state) == 4 + 1


@pytest.mark.rule("H-20.6")
class TestCyclopsSpecialAttack:
    def test_an_injury_and_an_attribute_of_the_hunters_choice_loses_one_for_good(self) -> None:
        attributes = {"leadership": 1, "strength": 2, "speed": 4}
        state, events = special("cyclops", "injure speed", attributes=attributes)
        assert len(told(events, "injured")) == 1
        assert offered(state) == ["attribute strength", "attribute speed"]  # Leadership is at 1 already
        play(state, "attribute speed")
        assert player(state)["stored"] == {"leadership": 1, "strength": 2, "speed": 3}
        assert goes_on(state)

    def test_nothing_is_lost_where_all_are_at_one(self) -> None:
        attributes = {"leadership": 1, "strength": 1, "speed": 1}
        state, events = special("cyclops", "injure speed", attributes=attributes)
        assert not told(events, "attribute_changed")
        assert goes_on(state)


# -- Minotaur ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.7")
class TestMinotaur:
    def test_its_wounds(self) -> None:
        assert wounds("minotaur") == "mace, mace [priest], axe, spear, torch [artifact]"
        assert wounds("minotaur", "minotaur_boeotia") == "mace, mace [priest], axe, spear, torch [artifact], sword"
        assert wounds("minotaur", "minotaur_crete") == wounds("minotaur")

    @pytest.mark.parametrize(
        ("evolution", "priests", "hunts"),
        [
            ("minotaur_crete", 0, []),
            ("minotaur_crete", 1, ["hunt minotaur"]),
            ("minotaur_boeotia", 0, ["hunt minotaur"]),
        ],
    )
    def test_minotaur_of_crete_asks_for_a_priest(self, evolution: str, priests: int, hunts: list[str]) -> None:
        hunter = {"at": "corinthia", "priests": priests}
        state = turn([hunter], monsters={"minotaur": {"at": "corinthia", "evolutions": [evolution]}})
        assert offered(state, "hunt") == hunts
        if priests:
            play(state, "hunt minotaur")
            assert player(state)["priests"] == 1  # to be had, not to be paid


@pytest.mark.rule("H-20.8")
@pytest.mark.parametrize(("held", "lost"), [(4, 2), (3, 2), (1, 1)])
def test_minotaurs_special_attack(held: int, lost: int) -> None:
    state, events = special("minotaur", "injure speed", "injure strength", hand=CARDS[:held])
    assert len(told(events, "injured")) == 2
    while state.decision.kind == "discard":
        assert state.decision.seat == 0
        events += play(state, offered(state)[-1])
    assert len(told(events, "combat_discarded")) == lost
    assert goes_on(state)


# -- Chimera ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.9")
def test_chimeras_wounds() -> None:
    assert wounds("chimera") == "bow, bow, torch, spear [priest], axe, sword [artifact]"
    assert wounds("chimera", "chimera_arcadia") == wounds("chimera") + ", mace, sword"
    assert wounds("chimera", "chimera_macedonia") == wounds("chimera")


@pytest.mark.rule("H-20.10")
class TestChimerasSpecialAttack:
    def test_an_injury_and_all_cards_but_one(self) -> None:
        state, events = special("chimera", "injure speed", hand=CARDS)
        assert len(told(events, "injured")) == 1
        assert (state.decision.kind, state.decision.about["left"]) == ("discard", 3)
        play(state, "discard trap_sword", "discard glory_bow", "discard trap_mace")
        assert "glory_torch" in hand(state)
        assert len(hand(state)) == 1 + 1  # and the card drawn after the attack
        assert goes_on(state)

    def test_a_single_card_is_kept(self) -> None:
        state, events = special("chimera", "injure speed")
        assert not told(events, "combat_discarded")
        assert goes_on(state)


# -- Hydra ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.11")
class TestHydra:
    def test_its_wounds(self) -> None:
        assert wounds("hydra") == "sword, sword, torch [priest], torch, axe [artifact], bow"
        assert wounds("hydra", "hydra_chalkidiki") == wounds("hydra") + ", bow, bow"
        assert wounds("hydra", "hydra_argolis") == wounds("hydra")

    @pytest.mark.parametrize(("covered", "bonus"), [([], 0), ([0, 4], 0), ([0, 1, 4], 2), ([0, 1, 2, 4], 2)])
    def test_hydra_of_argolis_is_two_stronger_with_three_wounds(self, covered: list[int], bonus: int) -> None:
        state = attacked("hydra", "attack_4", {"hand": CARDS}, evolutions=["hydra_argolis"], wounds=covered)
        assert strength(state) == 4 + bonus

    def test_wounds_of_this_hunt_count_too(self) -> None:
        state = hunt(
            "hydra",
            {"hand": ["trap_sword", "glory_bow"]},
            attacks=["attack_4", "recall_4"],
            evolutions=["hydra_argolis"],
            wounds=[2, 3],
        )
        play(state, "strike trap_sword 0", "stop", "attack attack_4")
        assert strength(state) == 4 + 2

    def test_not_without_the_evolution(self) -> None:
        assert strength(attacked("hydra", "attack_4", {"hand": CARDS}, wounds=[0, 1, 4])) == 4


@pytest.mark.rule("H-20.12")
def test_hydras_special_attack() -> None:
    state = attacked("hydra", "special_attack_3", {"hand": CARDS}, wounds=[0, 1, 4], evolutions=["hydra_chalkidiki"])
    events = play(state, "suffer")
    there = monster(state, "hydra")
    assert there is not None
    assert [wound["covered"] for wound in there["wounds"]] == [False] * 8
    assert there["evolutions"] == ["hydra_chalkidiki"]
    assert not told(events, "injured")
    assert goes_on(state)


# -- Cerberus ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-20.13")
class TestCerberus:
    def test_its_wounds(self) -> None:
        assert wounds("cerberus") == "bow, torch, sword, sword [priest], mace, spear, axe [artifact]"
        assert wounds("cerberus", "cerberus_locris") == wounds("cerberus") + ", spear"
        assert wounds("cerberus", "cerberus_epirus") == wounds("cerberus")

    def first_attack(self, attack: str, **hunter: Any) -> State:
        return attacked("cerberus", attack, {"hand": CARDS, **hunter}, evolutions=["cerberus_epirus"])

    def test_cerberus_of_epirus_begins_three_stronger(self) -> None:
        assert strength(self.first_attack("attack_3")) == 3 + 3
        assert strength(attacked("cerberus", "attack_3", {"hand": CARDS})) == 3

    def test_only_in_the_first_attack_of_a_hunt(self) -> None:
        state = hunt(
            "cerberus",
            {"hand": ["charge_sickle", "wild_attack_axe", *CARDS]},
            attacks=["attack_3", "recall_3", "attack_4", "recall_4"],
            evolutions=["cerberus_epirus"],
        )
        play(state, "strike glory_bow 0", "stop", "attack attack_3", "defend charge_sickle", "defend wild_attack_axe")
        play(state, "strike trap_mace 4", "stop", "attack attack_4")
        assert strength(state) == 4
        events = play(state, "suffer", "injure speed")
        assert not told(events, "hunt_ended")
        assert goes_on(state)

    def test_not_defended_it_ends_the_hunt_after_its_effect(self) -> None:
        state = self.first_attack("quick_attack_4")
        events = play(state, "suffer", "injure speed", "discard trap_sword", "discard trap_mace", "discard glory_bow")
        order = [event.kind for event in events if event.kind in ("injured", "combat_discarded", "hunt_ended")]
        assert order == ["injured", *["combat_discarded"] * 3, "hunt_ended"]
        assert not told(events, "combat_drawn")

    def test_a_shield_is_a_defence(self) -> None:
        state = self.first_attack("attack_5", hand=["reinforcements_shield", "trap_sword"])
        events = play(state, "shield reinforcements_shield", "injure speed")
        assert not told(events, "hunt_ended")
        assert goes_on(state)

    def second_hunt(self, *evolutions: str) -> int:
        """The strength of the first attack in a second hunt of the same turn."""
        hunter = {
            "at": "corinthia",
            "blessings": ["wild_hunt"],
            "attributes": {"strength": 2},
            "hand": ["trap_sword", "glory_bow", "reinforcements_shield"],
        }
        monsters = {"cerberus": {"at": "corinthia", "evolutions": list(evolutions)}}
        state = turn([hunter], monsters=monsters, decks={"combat": ["javelin_volley_axe", "assault_axe"]})
        play(state, "use_blessing wild_hunt", "strike trap_sword 2", "stop")
        play(state, offered(state)[0])
        play(state, "shield reinforcements_shield", "injure speed", "stop", "injure strength")
        play(state, "hunt cerberus", "strike glory_bow 0", "stop")
        play(state, offered(state)[0])
        return strength(state)

    def test_each_hunt_begins_anew(self) -> None:
        assert self.second_hunt("cerberus_epirus") == self.second_hunt() + 3


@pytest.mark.rule("H-20.14")
class TestCerberussSpecialAttack:
    def test_three_injuries(self) -> None:
        state, events = special("cerberus", "injure speed", "injure strength")  # the last has one place left
        assert len(told(events, "injured")) == 3
        assert player(state)["injured"] == ["leadership", "strength", "speed"]
        assert goes_on(state)

    def test_the_fourth_ends_the_hunt(self) -> None:
        _, events = special("cerberus", "injure strength", injured=["speed"])
        assert told(events, "hunt_ended")
