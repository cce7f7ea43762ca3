"""Levels of bots: one scale for both games, found by name, with time that can be set."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import Any

import pytest

import aegean
from aegean import OptionError, State, bots
from aegean.bots import Bot, Budget, Table, judge
from aegean.bots.insight import insight_of
from aegean.bots.judge import Judge, shipped
from aegean.bots.levels import Pythia, Tiresias

LEVELS = ("pythia", "strategos", "hoplite", "peltast", "shepherd")
LEARNED = [game for game in aegean.games() if shipped(game) is not None]  # games that a judge comes with

every_learned_game = pytest.mark.parametrize("game", LEARNED)


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
    monkeypatch.setattr(bots, "_has_judge", lambda _: False)
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


# -- a level that asks a judge ---------------------------------------------------------------------------------------


def middle(game: str, options: dict[str, Any] | None = None, seats: int = 3) -> Table:
    """A turn in the middle of a game, as whoever has it sees it."""
    state = aegean.game(game).new(seats, 5, options)
    players = [bots.bot("hoplite", game, seat) for seat in range(seats)]
    while state.moves < 70 or state.decision.kind != "turn" or len(state.decision.actions) < 3:
        bots.decide(state, players)
    return Table.of(state, state.decision.seat)


def judged(game: str) -> Judge:
    found = shipped(game)
    assert found is not None
    return found


def anew(given: Judge, **change: Any) -> Judge:
    """The same judge before it has read anything, but for what is changed."""
    return Judge(**{"game": given.game, "version": given.version, "names": given.names, "parts": given.parts} | change)


@pytest.mark.parametrize("game", [*aegean.games(), "chess"])
def test_a_judge_is_shipped_for_the_rules_as_they_are_and_read_once(game: str) -> None:
    found = shipped(game)
    assert shipped(game) is found
    assert (found is None) == ("tiresias" not in bots.scale(game))
    assert found is None or found.fits(aegean.game(game))


@every_learned_game
def test_tiresias_thinks_as_pythia_does_and_believes_otherwise(game: str) -> None:
    table = middle(game)
    tiresias, again, pythia = (
        bots.bot(f"{name}:60", game, 4).explain(table) for name in ("tiresias", "tiresias", "pythia")
    )
    assert tiresias == again
    assert tiresias.chosen == bots.bot("tiresias:60", game, 4).choose(table)
    assert tiresias.chances != pythia.chances
    assert (Tiresias.budget, Tiresias.foresight) == (Pythia.budget, Pythia.foresight)


@every_learned_game
def test_whoever_brings_a_judge_along_is_asked_instead(game: str) -> None:
    table, given = middle(game), judged(game)
    given = anew(given, parts={**given.parts, "straight": [-one for one in given.parts["straight"]]})
    own, usual = (Tiresias(4, Budget(iterations=40), judge=one).explain(table) for one in (given, None))
    assert own.chances != usual.chances


@every_learned_game
@pytest.mark.parametrize("what", ["names", "version"])
def test_tiresias_plays_as_pythia_where_the_judge_knows_nothing(game: str, what: str) -> None:
    given = judged(game)
    change = {"names": [f"other {name}" for name in given.names], "version": "of other rules"}
    table = middle(game)
    silent = Tiresias(4, Budget(iterations=60), judge=anew(given, **{what: change[what]}))
    assert silent.explain(table) == bots.bot("pythia:60", game, 4).explain(table)


@pytest.mark.parametrize("options", [{"expansions": ["poseidon_full"]}, {"mode": "kronos"}])
def test_tiresias_plays_as_pythia_with_modules_that_nothing_was_learned_of(options: dict[str, Any]) -> None:
    table = middle("hellas", options, 4)
    if judged("hellas").knows(insight_of(table).portrait(table.sample(0)).layout):
        pytest.skip("this was learned")
    assert bots.bot("tiresias:60", "hellas", 4).explain(table) == bots.bot("pythia:60", "hellas", 4).explain(table)


@every_learned_game
def test_without_numpy_a_judge_says_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = middle(game)
    insight = insight_of(table)
    state = table.sample(0)
    portrait, believed = insight.portrait(state), insight.chances(state)
    quick = judged(game).chances(portrait, believed)
    monkeypatch.setattr(judge, "_QUICK", False)
    plain = anew(judged(game)).chances(portrait, believed)
    assert quick == pytest.approx(plain, abs=1e-4)
    assert quick != pytest.approx(believed, abs=1e-4)


@every_learned_game
@pytest.mark.parametrize("quick", [True, False])
def test_a_judge_answers_at_once(game: str, quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "_QUICK", quick)
    table, asked = middle(game), anew(judged(game))
    insight = insight_of(table)
    state = table.sample(0)
    portrait, believed = insight.portrait(state), insight.chances(state)
    asked.chances(portrait, believed)  # the first time it reads
    took = []
    for _ in range(20):
        began = perf_counter()
        asked.chances(portrait, believed)
        took.append(perf_counter() - began)
    assert median(took) < 0.01


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
