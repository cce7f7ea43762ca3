"""Levels of bots: one scale for both games, found by name, with time that can be set."""

from __future__ import annotations

from typing import Any

import pytest

import aegean
from aegean import OptionError, State, bots
from aegean.bots import Bot, Budget, Table
from aegean.bots.hellas import learned
from aegean.bots.levels import Pythia, Tiresias

LEVELS = ("pythia", "strategos", "hoplite", "peltast", "shepherd")
TURNS = ("turn", "kronos_turn")
LEARNED = ("hellas",)  # games of which something was learned


def test_the_levels_are_the_same_in_all_games_the_strongest_first() -> None:
    for game in aegean.games():
        levels = ("tiresias", *LEVELS) if game in LEARNED else LEVELS
        assert bots.scale(game) == levels
        assert [name for name in bots.names(game) if name in levels] == list(levels)
        assert set(bots.names(game)) == {*levels, "greedy", "random"}
        assert bots.usual(game) == "hoplite"


def test_a_game_that_no_bot_knows_can_still_be_played_at_random() -> None:
    assert bots.scale("chess") == ()
    assert bots.names("chess") == (bots.usual("chess"),) == ("random",)
    assert bots.bot("random", "chess").name == "random"


@pytest.mark.parametrize("game", aegean.games())
def test_every_bot_answers_to_its_name(game: str) -> None:
    for name in bots.names(game):
        assert bots.bot(name, game).name == name


@pytest.mark.parametrize("name", ["", "pithia", "pythia ", "Hoplite", None])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(OptionError, match="plays delphi"):
        bots.bot(name, "delphi")


def test_a_name_that_is_nearly_right_is_set_right() -> None:
    with pytest.raises(OptionError, match="did you mean strategos"):
        bots.bot("stratego", "hellas")


@pytest.mark.parametrize("game", aegean.games())
def test_where_nothing_was_learned_of_a_game_pythia_is_the_strongest(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "_has_learned", lambda _: False)
    assert bots.scale(game) == LEVELS
    for name in ("tiresias", f"tiresias.{next(iter(bots.characters(game)))}", "tiresias:5"):
        with pytest.raises(OptionError, match=f"plays {game}: nothing was learned of it, take pythia"):
            bots.bot(name, game)
    with pytest.raises(OptionError, match="take pythia"):
        bots.check("tiresias", game)


# -- time -------------------------------------------------------------------------------------------------------------


def test_a_name_may_bring_its_budget_along() -> None:
    assert Budget.read("2s") == Budget(seconds=2.0)
    assert Budget.read("0.25s") == Budget(seconds=0.25)
    assert Budget.read("0.5cpu") == Budget(processor=0.5)
    assert Budget.read("500") == Budget(iterations=500)
    state = aegean.game("delphi").new(2, 1)
    table = Table.of(state, state.decision.seat)
    assert bots.bot("pythia:9", "delphi").explain(table).iterations == 9


@pytest.mark.parametrize(
    "told", ["0", "-3", "0s", "nans", "infs", "9999s", "0cpu", "9999cpu", "cpu", "soon", "1.5", "s"]
)
def test_a_budget_that_is_none_is_refused(told: str) -> None:
    with pytest.raises(OptionError, match="is no budget"):
        bots.bot(f"pythia:{told}", "delphi")


def test_a_budget_must_end() -> None:
    with pytest.raises(OptionError, match="for ever"):
        bots.bot("pythia", "delphi", 0, Budget())


def test_only_one_budget_is_given_and_only_to_those_that_search() -> None:
    with pytest.raises(OptionError, match="give it no other"):
        bots.bot("pythia:5", "delphi", 0, Budget(iterations=5))
    for name in ("hoplite", "shepherd", "greedy", "random"):
        with pytest.raises(OptionError, match="takes no budget"):
            bots.bot(name, "hellas", 0, Budget(iterations=5))


# -- a level that goes by what was learned ----------------------------------------------------------------------------


def middle(game: str, options: dict[str, Any] | None = None, seats: int = 3) -> Table:
    """A turn in the middle of a game, as whoever has it sees it."""
    state = aegean.game(game).new(seats, 5, options)
    players = [bots.bot("hoplite", game, seat) for seat in range(seats)]
    while state.moves < 70 or state.decision.kind not in TURNS or len(state.decision.actions) < 3:
        bots.decide(state, players)
    return Table.of(state, state.decision.seat)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("who", ["", ".gorgo"])
def test_tiresias_thinks_as_pythia_does_and_believes_otherwise(seats: int, who: str) -> None:
    table = middle("hellas", seats=seats)
    tiresias, again, pythia = (
        bots.bot(f"{name}{who}:60", "hellas", 4).explain(table) for name in ("tiresias", "tiresias", "pythia")
    )
    assert tiresias == again
    assert tiresias.chosen == bots.bot(f"tiresias{who}:60", "hellas", 4).choose(table)
    assert tiresias.chances != pythia.chances
    assert (Tiresias.budget, Tiresias.foresight) == (Pythia.budget, Pythia.foresight)


@pytest.mark.parametrize(("options", "seats"), [({"expansions": ["poseidon_full"]}, 4), ({"mode": "kronos"}, 3)])
def test_tiresias_plays_with_modules_too(options: dict[str, Any], seats: int) -> None:
    table = middle("hellas", options, seats)
    assert bots.bot("tiresias:20", "hellas", 4).choose(table) in table.decision.actions


def test_by_other_rules_tiresias_plays_as_pythia(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aegean.bots.hellas.search.learned", lambda version: None)
    table = middle("hellas")
    assert bots.bot("tiresias:60", "hellas", 4).explain(table) == bots.bot("pythia:60", "hellas", 4).explain(table)


def test_what_was_learned_is_of_the_rules_as_they_are() -> None:
    """Rules that change make it worth learning anew; until then the level would be no other than the one below."""
    assert learned.learned(aegean.game("hellas").version) is not None
    assert learned.learned("of other rules") is None


# -- play -------------------------------------------------------------------------------------------------------------


def played(game: str, seats: int, seed: int, players: list[Bot], most: int) -> State:
    state = aegean.game(game).new(seats, seed)
    while not state.over and state.moves < most:
        bots.decide(state, players)
    return state


@pytest.mark.parametrize("game", aegean.games())
def test_a_hoplite_plays_as_the_greedy_bot_does(game: str) -> None:
    ends = [
        played(game, 2, 3, [bots.bot(name, game, seat) for seat in range(2)], 60).hash()
        for name in ("hoplite", "greedy")
    ]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("game", aegean.games())
def test_a_shepherd_beats_chance_and_loses_to_a_hoplite(game: str) -> None:
    won = {"random": 0, "hoplite": 0}
    for name in won:
        for seed in range(2):
            players = [bots.bot("shepherd", game, seed), bots.bot(name, game, seed)]
            shepherd = seed % 2
            if shepherd:
                players.reverse()
            result = played(game, 2, seed, players, 20_000).result
            assert result is not None
            won[name] += result.winners == (shepherd,)
    assert won["random"] > won["hoplite"]


@pytest.mark.parametrize("name", ["strategos:4", "shepherd"])
@pytest.mark.parametrize("game", aegean.games())
def test_games_at_every_level_come_to_an_end(game: str, name: str) -> None:
    state = played(game, 2, 6, [bots.bot(name, game, seat) for seat in range(2)], 5_000)
    assert state.over
