"""Options of a new game: completed by their defaults, and refused by name."""

from __future__ import annotations

from typing import Any

import pytest

import aegean
from aegean.core.errors import OptionError, nearest
from aegean.core.options import Option, complete
from tests.core.pebbles import PEBBLES


def even(value: Any) -> None:
    if not isinstance(value, int) or value % 2:
        raise ValueError("it must be even")


OPTIONS = {
    "map": Option("compact", ("compact", "free")),
    "rounds": Option(3, (3, 4, 5)),
    "quick": Option(False, (False, True)),
    "size": Option(2, check=even),
}


def test_what_is_not_given_has_its_default() -> None:
    assert complete(OPTIONS, {}) == {"map": "compact", "rounds": 3, "quick": False, "size": 2}
    assert complete(OPTIONS, {"rounds": 5, "quick": True}) == {"map": "compact", "rounds": 5, "quick": True, "size": 2}


def test_options_come_in_one_order() -> None:
    assert list(complete(OPTIONS, {"quick": True, "map": "free"})) == list(OPTIONS)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"rouns": 3}, "no option 'rouns': did you mean rounds?"),
        ({"x": 3}, "no option 'x': known: map, rounds, quick, size"),
        ({5: 3}, "no option 5"),
        ({"map": "round"}, "option map cannot be 'round': it is one of 'compact', 'free'"),
        ({"map": None}, "option map cannot be None"),
        ({"rounds": 6}, "option rounds cannot be 6: it is one of 3, 4, 5"),
        ({"rounds": "3"}, "option rounds cannot be '3'"),
        ({"rounds": 3.0}, "option rounds cannot be 3.0"),
        ({"quick": 1}, "option quick cannot be 1"),
        ({"rounds": True}, "option rounds cannot be True"),
        ({"rounds": [3]}, "option rounds cannot be"),
        ({"size": 5}, "option size cannot be '5': it must be even"),
        ({"size": "big"}, "option size cannot be 'big': it must be even"),
    ],
)
def test_what_is_wrong_is_named(given: dict[Any, Any], told: str) -> None:
    with pytest.raises(OptionError) as refused:
        complete(OPTIONS, given)
    assert told in str(refused.value)
    assert refused.value.code == "bad-option"


def test_a_check_decides_where_there_are_no_choices() -> None:
    assert complete(OPTIONS, {"size": 8})["size"] == 8


def test_a_new_game_has_all_its_options() -> None:
    state = PEBBLES.new(2, 1, {"heap": 3})
    assert state.options == {"heap": 3, "first": 0}
    assert state.record.options == state.view(None)["options"] == state.options


@pytest.mark.parametrize("seats", [1, 5, 0, -2, 2.0, "2", None, True, [2]])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(OptionError, match="pebbles is for 2, 3, 4 seats"):
        PEBBLES.new(seats, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 256, "1", None, 1.0, True])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(OptionError, match="a seed"):
        PEBBLES.new(2, seed)


def test_games_are_found_by_their_id() -> None:
    for id_ in aegean.games():
        assert aegean.game(id_).id == id_
        assert aegean.game(id_) is aegean.game(id_)
    with pytest.raises(OptionError, match=r"no game 'delfi': did you mean delphi\?"):
        aegean.game("delfi")
    with pytest.raises(OptionError, match="no game 'chess': known: "):
        aegean.game("chess")


@pytest.mark.parametrize("id_", aegean.games())
def test_defaults_are_among_the_choices(id_: str) -> None:
    for name, option in aegean.game(id_).options.items():
        if option.many:
            assert set(option.default) <= set(option.choices), name
        else:
            assert not option.choices or option.default in option.choices, name
            assert option.choices or option.check, name


def test_refusals_offer_what_is_near() -> None:
    assert nearest("appollo", ["apollo", "ares"]) == "did you mean apollo?"
    assert nearest("zzz", ["apollo", "ares"]) == "known: apollo, ares"
    assert nearest("zzz", []) == "none is known"
    assert nearest("zzz", [f"hex{n}" for n in range(20)], most=2) == "known: hex0, hex1, ..."
