"""Monster attack cards: the value of each, and what it does to a hunter who does not defend (rules H-19)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from aegean import Event, State
from aegean.hellas.components import MonsterAttack
from tests.hellas.positions import GAME, attacked, hand, monster, offered, play, player, told

CARDS = ["trap_sword", "trap_mace", "glory_bow", "glory_torch"]


def strength(name: str, attack: str, cards: int = 1, **rest: Any) -> int:
    """The strength of an attack of this monster against a hunter with so many cards in hand."""
    state = attacked(name, attack, {"hand": CARDS[:cards]}, **rest)
    return int(state.view(None)["hunt"]["strength"])


def suffered(attack: str, *answers: str, name: str = "hydra", **hunter: Any) -> tuple[State, list[Event]]:
    """The attack was not defended; `answers` are what the hunter chose on the way."""
    state = attacked(name, attack, {"hand": CARDS[:1], **hunter})
    return state, play(state, "suffer", *answers)


def goes_on(state: State) -> bool:
    return state.view(None)["hunt"] is not None and state.decision.kind == "hunt_attack"


def injuries(events: list[Event]) -> int:
    return len(told(events, "injured"))


def test_the_deck() -> None:
    copies = {name: card.copies for name, card in GAME.pack.table("monster_attacks", MonsterAttack).items()}
    assert sum(copies.values()) == 18
    assert [name for name, number in copies.items() if number > 1] == ["fury"]
    assert copies["fury"] == 2


@pytest.mark.parametrize("attack", GAME.pack.table("monster_attacks", MonsterAttack))
@pytest.mark.rule("H-10.9")
def test_no_attack_has_an_effect_if_it_is_defended(attack: str) -> None:
    cards = ["charge_sickle", "charge_sickle", "assault_axe", "assault_spear"]
    state = attacked("medusa", attack, {"hand": cards, "injured": ["speed"], "attributes": {"strength": 3}})
    events: list[Event] = []
    while state.decision.kind == "defend":
        events += play(state, offered(state, "defend")[0])
    assert told(events, "defended")
    kinds = Counter(event.kind for event in events)
    assert not kinds.keys() & {"injured", "hunt_ended", "combat_discarded", "attribute_changed", "special_attack"}
    assert goes_on(state)


@pytest.mark.rule("H-19.1")
@pytest.mark.parametrize(("attack", "value"), [("attack_3", 3), ("attack_4", 4), ("attack_5", 5)])
def test_attack(attack: str, value: int) -> None:
    assert strength("hydra", attack) == value
    state, events = suffered(attack, "injure speed")
    assert (injuries(events), player(state)["injured"]) == (1, ["speed"])
    assert goes_on(state)
    assert not told(events, "combat_discarded")


@pytest.mark.rule("H-19.2")
class TestCharge:
    @pytest.mark.parametrize(
        ("name", "wounds", "value"), [("medusa", [], 5), ("medusa", [0, 2], 3), ("cerberus", [], 8)]
    )
    def test_one_and_one_more_for_each_uncovered_symbol(self, name: str, wounds: list[int], value: int) -> None:
        assert strength(name, "charge", wounds=wounds) == value

    def test_symbols_of_evolutions_count(self) -> None:
        assert strength("medusa", "charge", evolutions=["medusa_phocis"], wounds=[0]) == 1 + 4

    def test_two_injuries(self) -> None:
        state, events = suffered("charge", "injure speed", "injure strength")
        assert (injuries(events), goes_on(state)) == (2, True)


@pytest.mark.rule("H-19.3")
class TestFury:
    @pytest.mark.parametrize("wounds", [[], [0, 1, 2]])
    def test_the_number_of_all_symbols_covered_or_not(self, wounds: list[int]) -> None:
        assert strength("medusa", "fury", wounds=wounds) == 4
        assert strength("sphinx", "fury", wounds=wounds, evolutions=["sphinx_thessaly"]) == 6

    def test_one_injury_for_a_hero_unhurt(self) -> None:
        state, events = suffered("fury", "injure speed")
        assert (injuries(events), goes_on(state)) == (1, True)

    def test_it_ends_the_hunt_of_a_hero_injured_before(self) -> None:
        state, events = suffered("fury", "injure strength", injured=["speed"])
        order = [event.kind for event in events if event.kind in ("injured", "hunt_ended")]
        assert order == ["injured", "hunt_ended", "injured"]  # the last is that of an unsuccessful hunt
        assert state.decision.seat == 1
        assert player(state)["injured"] == ["leadership", "strength", "speed"]


@pytest.mark.rule("H-19.4")
def test_mighty_attack() -> None:
    assert strength("hydra", "mighty_attack") == 4
    state, events = suffered("mighty_attack", "injure speed", "injure leadership")
    assert (injuries(events), player(state)["injured"]) == (2, ["leadership", "speed"])
    assert goes_on(state)


@pytest.mark.rule("H-19.5")
class TestNastyWound:
    def test_its_value(self) -> None:
        assert strength("hydra", "nasty_wound") == 4

    def test_an_injury_and_the_highest_attribute_loses_one_for_good(self) -> None:
        attributes = {"leadership": 2, "strength": 4, "speed": 3}
        state, events = suffered("nasty_wound", "injure speed", attributes=attributes)
        assert injuries(events) == 1
        assert told(events, "attribute_changed") == [{"attribute": "strength", "value": 3, "seat": 0}]
        assert player(state)["stored"] == {"leadership": 2, "strength": 3, "speed": 3}
        assert goes_on(state)

    def test_the_stored_value_decides_also_under_an_injury(self) -> None:
        attributes = {"leadership": 2, "strength": 4, "speed": 3}
        state, _ = suffered("nasty_wound", "injure strength", attributes=attributes)
        assert player(state)["stored"]["strength"] == 3

    def test_among_equals_the_hunter_chooses(self) -> None:
        attributes = {"leadership": 3, "strength": 3, "speed": 2}
        state, _ = suffered("nasty_wound", "injure speed", attributes=attributes)
        assert (state.decision.seat, offered(state)) == (0, ["attribute leadership", "attribute strength"])
        play(state, "attribute leadership")
        assert player(state)["stored"] == {"leadership": 2, "strength": 3, "speed": 2}

    def test_nothing_is_lost_below_one(self) -> None:
        state, events = suffered("nasty_wound", "injure speed", attributes={"leadership": 1, "strength": 1, "speed": 1})
        assert not told(events, "attribute_changed")
        assert goes_on(state)


@pytest.mark.rule("H-19.6")
class TestQuickAttack:
    @pytest.mark.parametrize(("attack", "value"), [("quick_attack_4", 4), ("quick_attack_5", 5)])
    def test_an_injury_and_down_to_as_many_cards_as_speed(self, attack: str, value: int) -> None:
        assert strength("hydra", attack) == value
        state, events = suffered(attack, "injure strength", hand=CARDS, attributes={"speed": 2})
        assert (injuries(events), state.decision.about["left"]) == (1, 2)
        events = play(state, "discard trap_sword", "discard glory_bow")
        assert len(told(events, "combat_discarded")) == 2
        assert goes_on(state)

    def test_injured_speed_leaves_one_card(self) -> None:
        state, _ = suffered("quick_attack_4", "injure speed", hand=CARDS, attributes={"speed": 5})
        assert state.decision.about["left"] == 3

    def test_nothing_to_discard_for_who_holds_no_more(self) -> None:
        state, events = suffered("quick_attack_4", "injure strength", hand=CARDS[:3], attributes={"speed": 3})
        assert not told(events, "combat_discarded")
        assert goes_on(state)


@pytest.mark.rule("H-19.7")
class TestRampage:
    @pytest.mark.parametrize(("wounds", "value"), [([], 1), ([0], 3), ([0, 2, 3], 7)])
    def test_one_and_two_more_for_each_covered_symbol(self, wounds: list[int], value: int) -> None:
        assert strength("hydra", "rampage", wounds=wounds) == value

    def test_the_monsters_special_attack(self) -> None:
        _, events = suffered("rampage", "injure speed", "injure strength", name="cerberus")
        assert told(events, "special_attack")[0]["monster"] == "cerberus"
        assert injuries(events) == 3


@pytest.mark.rule("H-19.8")
@pytest.mark.parametrize(("attack", "value"), [("recall_3", 3), ("recall_4", 4)])
def test_recall(attack: str, value: int) -> None:
    assert strength("hydra", attack) == value
    state, events = suffered(attack)
    assert told(events, "hunt_ended") == [{"monster": "hydra", "slain": 0, "seat": 0}]
    assert injuries(events) == 0
    assert len(offered(state, "injure")) == 3  # the one injury after an unsuccessful hunt


@pytest.mark.rule("H-19.9")
@pytest.mark.parametrize(("attack", "value"), [("special_attack_3", 3), ("special_attack_4", 4)])
def test_special_attack(attack: str, value: int) -> None:
    assert strength("hydra", attack) == value
    state = attacked("hydra", attack, {"hand": CARDS[:1]}, wounds=[0, 4])
    events = play(state, "suffer")
    assert told(events, "special_attack")[0]["monster"] == "hydra"
    there = monster(state, "hydra")
    assert there is not None
    assert not any(wound["covered"] for wound in there["wounds"])
    assert goes_on(state)


@pytest.mark.rule("H-19.10")
class TestSurpriseAttack:
    @pytest.mark.parametrize("cards", [1, 2, 4])
    def test_one_and_one_more_for_each_card_in_hand(self, cards: int) -> None:
        assert strength("hydra", "surprise_attack", cards) == 1 + cards

    def test_cards_used_before_do_not_count(self) -> None:
        state = attacked("hydra", "surprise_attack", {"hand": CARDS}, discards={"open": ["wild_attack_axe"]})
        assert state.decision.about["strength"] == 1 + 4

    def test_an_injury_and_half_of_the_cards(self) -> None:
        state, events = suffered("surprise_attack", "injure speed", hand=CARDS[:3])
        assert (injuries(events), state.decision.kind, state.decision.about["left"]) == (1, "discard", 2)
        play(state, "discard trap_sword", "discard glory_bow")
        assert len(hand(state)) == 1 + 1  # and the card drawn after the attack
        assert goes_on(state)


@pytest.mark.rule("H-19.11")
class TestWildAttack:
    @pytest.mark.parametrize(("attack", "value"), [("wild_attack_4", 4), ("wild_attack_5", 5)])
    def test_an_injury_and_a_card_at_random(self, attack: str, value: int) -> None:
        assert strength("hydra", attack) == value
        state, events = suffered(attack, "injure speed", hand=CARDS)
        assert (injuries(events), len(told(events, "combat_discarded"))) == (1, 1)
        assert len(hand(state)) == 4 - 1 + 1  # and the card drawn after the attack
        assert goes_on(state)

    def test_nothing_from_an_empty_hand(self) -> None:
        state = attacked("hydra", "wild_attack_4", {}, decks={"combat": ["trap_sword"]})
        events = play(state, "injure speed")
        assert not told(events, "combat_discarded")
        assert hand(state) == ["trap_sword"]
