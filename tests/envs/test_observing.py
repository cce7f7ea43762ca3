"""Tensors tell a seat all that it may know, and nothing more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import aegean
from aegean import Result
from aegean.core.values import Plain
from aegean.hellas.game import HellasGame

numpy = pytest.importorskip("numpy")
from aegean.envs.observing import Variant  # noqa: E402
from aegean.envs.page import Page, Words  # noqa: E402
from aegean.envs.rewards import final  # noqa: E402

VARIANTS: list[tuple[str, int, dict[str, Plain]]] = [
    ("delphi", 2, {}),
    ("delphi", 4, {"map": "free", "ships": "draft", "apollo": "all"}),
    ("delphi", 3, {"tiles_less": 4, "reach_explore": True}),
    ("hellas", 2, {"heroes": "dealt"}),
    ("hellas", 4, {"seating": "random"}),
    ("hellas", 3, {"first_player": "first_seat"}),
]
WITH_MODULES: list[tuple[str, int, dict[str, Plain]]] = [
    ("hellas", 3, {"mode": "kronos"}),
    ("hellas", 4, {"mode": "kronos", "hero_hands": "shared"}),
    ("hellas", 6, {"expansions": ["atlantis", "city_of_steel", "orichalkum", "poseidon_simple"]}),
    ("hellas", 3, {"expansions": ["army_upgrade", "combat_cards", "hades_full", "opportunity"]}),
    ("hellas", 4, {"expansions": ["apollo_full", "chiron", "heroes_monsters"]}),
    ("hellas", 2, {"expansions": ["atlas_overload"]}),
    ("hellas", 3, {"expansions": ["hephaestus_full"]}),
    ("hellas", 3, {"expansions": ["atlas_hesperides"]}),
]
every_variant = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)


def journey(variant: Variant, seed: int, plies: int, every: int) -> Any:
    """States of a game in which rare kinds of action come up often."""
    state, chance = variant.begin(seed).state, Random(seed)
    for number in range(plies):
        if state.over:
            return
        if number % every == 0:
            yield state
        decision = chance.choice(state.decisions)
        kind = chance.choice(sorted({action.kind for action in decision.actions}))
        state.apply(chance.choice([action for action in decision.actions if action.kind == kind]), decision.seat)


@every_variant
def test_twins_look_alike(game: str, seats: int, options: dict[str, Plain]) -> None:
    variant = Variant(game, seats, options)
    for state in journey(variant, 1, 500, 25):
        for seat in range(seats):
            seen, offered = variant.tensor(state, seat), variant.legal(state, seat)
            for seed in (1, 2):
                twin = state.sample(seat, seed)
                assert numpy.array_equal(variant.tensor(twin, seat), seen)
                assert variant.legal(twin, seat) == offered


@pytest.mark.parametrize(("game", "seats", "options"), [*VARIANTS, *WITH_MODULES])
def test_from_the_position_come_the_same_numbers_as_from_the_view(
    game: str, seats: int, options: dict[str, Plain]
) -> None:
    """Bit by bit, over several games with one memory, for every seat."""
    variant = Variant(game, seats, options)
    for seed in (1, 2):
        for state in journey(variant, seed, 420, 3):
            for seat in range(seats):
                assert variant.tensor(state, seat).tobytes() == variant.seen(state, seat).tobytes()


@every_variant
def test_numbers_are_written_into_given_buffers(game: str, seats: int, options: dict[str, Plain]) -> None:
    variant = Variant(game, seats, options)
    tensor = numpy.full(variant.size, 7, numpy.float32)
    mask = numpy.full(variant.action_count, 7, numpy.int8)
    for state in journey(variant, 5, 60, 20):
        seat = state.decision.seat
        tensor[:] = numpy.frombuffer(variant.row(state, seat), numpy.float32)
        variant.write_mask(state, seat, mask)
        assert numpy.array_equal(tensor, variant.seen(state, seat))
        assert numpy.array_equal(mask, variant.mask(state, seat))
        tensor_of_its_own = variant.tensor(state, seat)
        tensor_of_its_own += 1  # nobody else's


@every_variant
def test_numbers_are_between_minus_one_and_one(game: str, seats: int, options: dict[str, Plain]) -> None:
    variant = Variant(game, seats, options)
    for state in journey(variant, 2, 600, 20):
        tensor = variant.tensor(state, state.decision.seat)
        assert tensor.shape == (variant.size,)
        assert tensor.dtype == numpy.float32
        assert numpy.abs(tensor).max() <= 1


@every_variant
def test_what_a_seat_can_see_changes_its_tensor(game: str, seats: int, options: dict[str, Plain]) -> None:
    """Nothing of the view is left out: where it has changed, so has the tensor."""
    variant = Variant(game, seats, options)
    unseen = ("hexes", "moves", "round", "turn")  # printed, or counted along in any case
    before: dict[int, tuple[Plain, Any]] = {}
    changed = 0
    for number, state in enumerate(journey(variant, 3, 260, 1)):
        for seat in {state.decision.seat, number % seats}:
            view = {name: value for name, value in state.view(seat).items() if name not in unseen}
            seen = view, variant.tensor(state, seat)
            if seat in before and before[seat][0] != view:
                changed += 1
                assert not numpy.array_equal(before[seat][1], seen[1]), (seat, before[seat][0], view)
            before[seat] = seen
    assert changed > 200


@every_variant
def test_masks_are_the_actions_that_are_offered(game: str, seats: int, options: dict[str, Plain]) -> None:
    variant = Variant(game, seats, options)
    rules = aegean.game(game)
    for state in journey(variant, 4, 400, 20):
        for seat in range(seats):
            decision = state.decision_of(seat)
            chosen = numpy.flatnonzero(variant.mask(state, seat)).tolist()
            assert chosen == variant.legal(state, seat)
            offered = set(decision.actions) if decision is not None else set()
            assert {rules.decode(index, state) for index in chosen} == offered


@every_variant
def test_the_layout_covers_the_tensor(game: str, seats: int, options: dict[str, Plain]) -> None:
    variant = Variant(game, seats, options)
    at = 0
    for span in variant.layout:
        assert span.start == at < span.stop
        at = span.stop
    assert at == variant.size
    names = [variant.name_of(index) for index in range(variant.size)]
    assert len(set(names)) == len(names)


def test_the_layout_says_where_things_stand() -> None:
    variant = Variant("delphi", 3)
    spans = {span.name: span for span in variant.layout}
    state = variant.begin(6).state
    for seat in range(3):
        tensor = variant.tensor(state, seat)
        for number in range(3):  # players stand in order of play from the viewer onwards
            player = state.view(seat)["players"][(seat + number) % 3]
            span = spans[f"player {number}: favours"]
            assert tensor[span.start] == pytest.approx(player["favours"] / 12)
            span = spans[f"player {number}: tasks left"]
            assert tensor[span.start] == pytest.approx(player["tasks_left"] / 12)
    active = spans["table: active"]
    seen = variant.tensor(state, 1)[active.start : active.stop].tolist()
    assert seen == [float((1 + place) % 3 == state.view(1)["active"]) for place in range(3)]


def test_a_page_refuses_what_has_no_place() -> None:
    page = Page()
    with pytest.raises(KeyError, match="purple"):
        page.choice("colour", "purple", Words(["red", "blue"]))
    page.number("much", 50, 10)
    page.number("debt", -50, 10)
    page.numbers("some", [1, 20, -20], 3, 10)
    assert page.values == [1.0, -1.0, 0.1, 1.0, -1.0]


def test_unknown_games_and_options_are_refused_by_name() -> None:
    with pytest.raises(aegean.OptionError, match="chess"):
        Variant("chess", 2)
    with pytest.raises(aegean.OptionError, match="seats"):
        Variant("delphi", 7)
    with pytest.raises(aegean.OptionError, match="maps"):
        Variant("delphi", 2, {"maps": "free"})


@pytest.mark.parametrize(
    ("winners", "seats", "expected"),
    [((1,), 2, [-1, 1]), ((0,), 4, [1, -1 / 3, -1 / 3, -1 / 3]), ((0, 2), 3, [0.5, -1, 0.5]), ((0, 1), 2, [0, 0])],
)
def test_rewards_sum_to_zero(winners: tuple[int, ...], seats: int, expected: list[float]) -> None:
    found = final(Result(winners, (winners,), "shared"), seats)
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)
    assert final(None, seats) == [0.0] * seats


def test_every_symbol_of_a_wound_has_a_place() -> None:
    """Kronos has more than any monster, once his chains are broken."""
    options = {"mode": "kronos"}
    rules = HellasGame().rules(3, aegean.game("hellas").complete(options))
    variant = Variant("hellas", 3, options)
    names = {variant.name_of(index) for index in range(variant.size)}
    most = max(map(len, rules.symbols))
    assert most > 16
    assert {f"hunt: covered in it: {place}" for place in range(most)} <= names
