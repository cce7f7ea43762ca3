"""Setup (rules H-3)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from aegean import State
from aegean.hellas.components import MonsterCard, Quest
from tests.hellas.positions import GAME, army, control, hand, offered, play, player, told, turn

SEEDS = range(40)
MONSTER_CARDS = GAME.pack.table("monster_cards", MonsterCard)
QUESTS = GAME.pack.table("quests", Quest)
every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def new(seats: int, seed: int) -> State:
    """A new game, before the first hero is chosen; not to be played on."""
    return GAME.new(seats, seed)


def view(seats: int, seed: int) -> dict[str, Any]:
    return new(seats, seed).view(None)


def drawn(seats: int, seed: int) -> list[str]:
    """The event cards that were drawn in setup."""
    return [fields["drawn"] for fields in told(new(seats, seed).opening, "event_drawn")]


# -- the board and the decks ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-3.1")
@every_number_of_players
def test_monuments_begin_at_level_one_without_priests(seats: int) -> None:
    regions = {"athena": "attica", "zeus": "thessaly", "hermes": "acarnania"}  # and none in Messenia
    assert view(seats, 1)["monuments"] == {
        god: {"level": 1, "region": region, "priests": [0] * seats} for god, region in regions.items()
    }


@pytest.mark.rule("H-3.1")
@pytest.mark.parametrize(
    ("region", "artifact"),
    [("attica", "owl_of_athena"), ("thessaly", "thunder_of_zeus"), ("acarnania", "boots_of_hermes"), ("messenia", "")],
)
def test_a_gods_artifact_waits_under_the_monument(region: str, artifact: str) -> None:
    for seat in (0, 1):
        assert player(new(2, 1), seat)["artifacts"] == {}
    state = turn([{"at": region, "glory": ["blue", "red", "yellow", "green"]}])
    assert player(state)["artifacts"] == {}
    play(state, "usurp", "done")
    assert player(state)["artifacts"] == ({artifact: True} if artifact else {})


@pytest.mark.rule("H-3.2")
def test_the_decks_are_shuffled() -> None:
    for deck in ("combat", "event", "attack", "neutral", "blessing"):
        orders = {tuple(new(2, seed).describe()["decks"][deck]) for seed in SEEDS}
        assert len(orders) == len(SEEDS), deck


@pytest.mark.rule("H-3.2")
def test_only_neutral_artifacts_are_in_the_deck() -> None:
    assert sorted(new(2, 1).describe()["decks"]["neutral"]) == [
        "aegis", "ambrosia", "apollos_arrow", "ariadnes_thread", "caduceus", "eye_of_graeae", "femes_trumpet", "harpe",
        "horn_of_plenty", "pandoras_box",
    ]  # fmt: skip


# -- the first events -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-3.3", "H-3.4")
def test_seven_event_cards_are_resolved_one_by_one() -> None:
    """The cards as they came tell everything: which went into the slots, which monsters appeared, which counted."""
    surplus = repeated = 0
    for seed in SEEDS:
        slots: list[str] = []
        monsters: dict[str, str] = {}
        counted = 0
        for card in drawn(3, seed):
            assert counted < 7
            if card in QUESTS:
                counted += 1
                surplus += len(slots) == 3
                slots = [*slots, card][:3]
            elif MONSTER_CARDS[card].monster in monsters:
                repeated += 1
            else:
                counted += 1
                monsters[MONSTER_CARDS[card].monster] = MONSTER_CARDS[card].region
        assert counted == 7
        shown = view(3, seed)
        assert [quest["quest"] for quest in shown["quests"]] == slots
        assert [quest["region"] for quest in shown["quests"]] == [QUESTS[quest].region for quest in slots]
        assert {name: there["region"] for name, there in shown["monsters"].items()} == monsters
    assert surplus > 0  # both were seen
    assert repeated > 0


@pytest.mark.rule("H-3.4")
def test_a_second_card_of_a_monster_changes_nothing_on_it() -> None:
    for seed in SEEDS:
        for monster in view(2, seed)["monsters"].values():
            assert monster["evolutions"] == []
            assert not any(wound["covered"] for wound in monster["wounds"])


@pytest.mark.rule("H-3.5")
def test_all_cards_but_the_quests_in_the_slots_go_back_into_the_deck() -> None:
    on_top = 0
    for seed in SEEDS:
        deck = new(2, seed).describe()["decks"]["event"]
        slots = [quest["quest"] for quest in view(2, seed)["quests"]]
        assert sorted([*deck, *slots]) == sorted([*MONSTER_CARDS, *QUESTS])
        assert view(2, seed)["discards"]["event"] == []
        on_top += deck[0] in drawn(2, seed)
    assert 0 < on_top < len(SEEDS)  # they are shuffled in, neither laid on top nor at the bottom


# -- temples ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-3.6")
@pytest.mark.parametrize(("seats", "temples"), [(2, 6), (3, 6), (4, 8)])
def test_temples_lie_on_the_temple_card(seats: int, temples: int) -> None:
    shown = view(seats, 1)
    assert (shown["temples_left"], shown["oracle_left"]) == (list(range(1, temples + 1)), True)
    assert not any(region["temple"] for region in shown["regions"].values())


@pytest.mark.rule("H-3.6")
def test_the_temple_card_is_chosen_at_random() -> None:
    assert {view(2, seed)["temple_card"] for seed in SEEDS} == {f"temple_card_{number}" for number in range(1, 6)}


# -- players ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-3.7")
@every_number_of_players
def test_what_each_player_begins_with(seats: int) -> None:
    state = new(seats, 1)
    assert state.decision.kind == "choose_hero"
    for seat in range(seats):
        assert len(hand(state, seat)) == 1
        mine = player(state, seat)
        assert mine["attributes"] == {"leadership": 1, "strength": 1, "speed": 1}
        assert (mine["supply"], mine["priests"], mine["artifacts"], mine["blessings"]) == (15, 0, {}, [])
    assert set(state.view(None)["glory"].values()) == {-1}
    assert {region["control"] for region in state.view(None)["regions"].values()} == {-1}


def choose_all(state: State, regions: tuple[str, ...] = ("phocis", "attica", "laconia", "thessaly")) -> list[int]:
    """All choose a hero and place it; who chose, in order. The last hero is taken without asking."""
    order = []
    for region in regions[: state.seats]:
        if state.decision.kind == "choose_hero":
            play(state, offered(state)[0])
        order.append(state.decision.seat)
        if state.decision.kind == "keep_artifact":
            play(state, offered(state)[0])
        play(state, f"start_in {region}")
    return order


@pytest.mark.rule("H-3.8")
@every_number_of_players
def test_heroes_are_chosen_counter_clockwise_and_the_last_to_choose_begins(seats: int) -> None:
    for seed in range(6):
        state = GAME.new(seats, seed)
        order = choose_all(state)
        first = order[0]
        assert order == [(first - n) % seats for n in range(seats)]
        assert (state.decision.kind, state.decision.seat) == ("turn", order[-1])
        assert state.view(None)["active"] == order[-1]


@pytest.mark.rule("H-3.8")
@every_number_of_players
def test_lots_are_drawn_for_the_first_to_choose(seats: int) -> None:
    assert {new(seats, seed).decision.seat for seed in SEEDS} == set(range(seats))


@pytest.mark.rule("H-3.8")
def test_each_chooses_among_the_heroes_left() -> None:
    state = GAME.new(3, 1)
    everybody = ["choose_hero achilles", "choose_hero helen", "choose_hero heracles", "choose_hero perseus"]
    assert offered(state) == everybody
    play(state, "choose_hero heracles", "start_in phocis")
    assert offered(state) == [action for action in everybody if action != "choose_hero heracles"]
    play(state, "choose_hero achilles", "start_in attica")
    assert offered(state) == ["choose_hero helen", "choose_hero perseus"]


@pytest.mark.rule("H-3.9")
def test_a_hero_is_placed_with_two_hoplites_before_the_next_player_chooses() -> None:
    state = GAME.new(2, 1)
    first, second = state.decision.seat, 1 - state.decision.seat
    play(state, "choose_hero achilles")
    assert (state.decision.seat, state.decision.kind) == (first, "start_region")
    play(state, "start_in phocis")
    assert (player(state, first)["hero_at"], army(state, "phocis", first)) == ("phocis", 2)
    assert player(state, first)["supply"] == 13
    assert (state.decision.seat, state.decision.kind) == (second, "choose_hero")


@pytest.mark.rule("H-3.9")
def test_a_hero_starts_in_any_region_without_another_hero() -> None:
    state = GAME.new(3, 1)
    everywhere = [f"start_in {region}" for region in state.view(None)["regions"]]
    crowded = {monster["region"] for monster in state.view(None)["monsters"].values()}
    crowded |= {quest["region"] for quest in state.view(None)["quests"]}
    play(state, "choose_hero achilles")
    assert offered(state) == everywhere
    assert crowded  # monsters and quests do not matter
    play(state, "start_in phocis", "choose_hero heracles")
    assert offered(state) == [action for action in everywhere if action != "start_in phocis"]


@pytest.mark.rule("H-3.9")
def test_sphinx_does_not_forbid_the_hoplites() -> None:
    seed = next(seed for seed in SEEDS if "sphinx" in view(2, seed)["monsters"])
    state = GAME.new(2, seed)
    first, region = state.decision.seat, view(2, seed)["monsters"]["sphinx"]["region"]
    play(state, "choose_hero achilles", f"start_in {region}")
    assert army(state, region, first) == 2


@pytest.mark.rule("H-3.9")
def test_the_starting_bonus_comes_before_the_placing() -> None:
    state = GAME.new(2, 1)
    first = state.decision.seat
    events = play(state, "choose_hero helen")
    assert told(events, "artifacts_drawn")[0]["count"] == 3
    assert state.decision.kind == "keep_artifact"
    play(state, offered(state)[0])
    assert (state.decision.seat, state.decision.kind) == (first, "start_region")

    for hero, attribute in (("achilles", "speed"), ("heracles", "strength")):
        state = GAME.new(2, 1)
        play(state, f"choose_hero {hero}")
        assert state.decision.kind == "start_region"
        assert player(state, first)["attributes"] == {"leadership": 1, "strength": 1, "speed": 1} | {attribute: 2}


@pytest.mark.rule("H-3.9")
def test_perseus_bonus_follows_his_placing() -> None:
    state = GAME.new(2, 1)
    first = state.decision.seat
    play(state, "choose_hero perseus")
    assert set(state.view(None)["glory"].values()) == {-1}
    play(state, "start_in locris")
    assert state.view(None)["glory"] == {"red": -1, "yellow": first, "blue": -1, "green": -1, "brown": -1}


@pytest.mark.rule("H-3.10")
@pytest.mark.parametrize(
    ("region", "taken"), [("crete", True), ("boeotia", True), ("argolis", False), ("elis", False), ("attica", False)]
)
def test_a_starting_region_of_population_two_is_under_control(region: str, taken: bool) -> None:
    state = GAME.new(2, 1)
    first = state.decision.seat
    play(state, "choose_hero achilles", f"start_in {region}")
    assert control(state, region) == (first if taken else -1)
    assert player(state, first)["artifacts"] == {}
