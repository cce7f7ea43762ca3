"""The list of actions: words, groups, narrowing, folding, and the numbers on the map."""

from __future__ import annotations

import pytest

import aegean
from aegean.core.state import State
from aegean.terminal.choosing import Choice, choices_of, listing, narrow
from aegean.terminal.painter import Painter, painter_of
from tests.terminal.scripted import Scripted


@pytest.fixture(scope="module")
def state() -> State:
    """A turn with three dice."""
    state = aegean.game("delphi").new(2, 3, {"ships": "first_game"})
    while state.decision.kind != "turn":
        state.apply(state.decision.actions[0])
    return state


@pytest.fixture(scope="module")
def painter(state: State) -> Painter:
    return painter_of(state.game, Scripted().terminal)


@pytest.fixture(scope="module")
def choices(state: State, painter: Painter) -> list[Choice]:
    return choices_of(state.decision, state, painter, Scripted().terminal.catalogue)


def test_every_action_is_listed_once_under_a_number(choices: list[Choice], painter: Painter, state: State) -> None:
    shown = listing(choices, painter, 120, 1000)
    assert not shown.folded
    assert sorted(str(pick[0].action) for pick in shown.picks) == sorted(map(str, state.decision.actions))
    text = "\n".join(line.plain for line in shown.lines)
    for number in range(1, len(shown.picks) + 1):
        assert f"{number} " in text


@pytest.mark.parametrize("width", [40, 80, 160])
def test_no_line_is_wider_than_the_console(choices: list[Choice], painter: Painter, width: int) -> None:
    for room in (3, 6, 1000):
        assert all(line.cell_len <= width for line in listing(choices, painter, width, room).lines)


def test_a_long_list_folds_into_its_groups_and_nothing_is_lost(choices: list[Choice], painter: Painter) -> None:
    for room in (2, 6):
        shown = listing(choices, painter, 80, room)
        assert shown.folded
        assert len(shown.lines) <= 6
        assert sorted(choice for pick in shown.picks for choice in pick) == sorted(choices)
        for pick in shown.picks:
            opened = listing(pick, painter, 80, room)
            assert all(len(one) == 1 for one in opened.picks), "an opened group is never folded again"


def test_typing_narrows_by_notation_and_by_words(choices: list[Choice]) -> None:
    sails = narrow(choices, "sail")
    assert sails
    assert all(choice.action.kind == "sail" for choice in sails)
    die = str(sails[0].action.args[0])
    with_die = narrow(choices, die)
    assert with_die
    assert all(choice.action.args[:1] == (die,) for choice in with_die)
    assert narrow(choices, f"sail {die}") == [choice for choice in sails if choice.action.args[0] == die]
    assert [choice.action.kind for choice in narrow(choices, "CONSULT oracle")] == ["end_turn"]
    assert narrow(choices, "xyzzy") == []


def test_the_numbers_on_the_map_lead_where_they_stand(choices: list[Choice], painter: Painter) -> None:
    source = next(choice.group for choice in choices if choice.action.kind == "sail")
    shown = listing([choice for choice in choices if choice.group == source], painter, 80, 100)
    marks = {thing: number for thing, number in shown.marks().items() if thing.startswith("hex:")}
    assert marks
    for thing, number in marks.items():
        assert thing in shown.picks[int(number.rstrip("+")) - 1][0].things
    folded = listing(choices, painter, 80, 3)
    assert folded.marks() == {}


def test_places_that_several_actions_lead_to_are_marked_so(choices: list[Choice], painter: Painter) -> None:
    marks = listing(choices, painter, 160, 1000).marks()
    hexes = [thing for choice in choices for thing in choice.things if thing.startswith("hex:")]
    for thing in set(hexes):
        assert marks[thing].endswith("+") == (hexes.count(thing) > 1)


def test_prices_are_told(choices: list[Choice], painter: Painter) -> None:
    dear = next(choice for choice in choices if choice.price and choice.action.kind == "sail")
    text = "\n".join(line.plain for line in listing(choices, painter, 160, 1000).lines)
    assert f"{dear.short} ({dear.price})" in text


def test_a_component_to_be_taken_explains_itself() -> None:
    state = aegean.game("delphi").new(4, 1, {"ships": "draft", "colours": "dealt"})
    scripted = Scripted()
    painter = painter_of(state.game, scripted.terminal)
    choices = choices_of(state.decision, state, painter, scripted.terminal.catalogue)
    text = " ".join(line.plain.strip() for line in listing(choices, painter, 80, 100).lines)
    for choice in choices:
        assert choice.note
        assert choice.note in text
