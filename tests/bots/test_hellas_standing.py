"""How lords who search judge a position of Lords of Hellas, and the fit that their judgement comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from aegean import State
from aegean.bots.bot import Table
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.observation import Observation
from aegean.bots.hellas.prospects import Prospects
from aegean.bots.hellas.standing import TRAITS, WEIGHTS, Phase, phase_of, standings, traits, vector
from aegean.bots.hellas.weights import TASTE
from aegean.bots.insight import insight_of
from bench import standing as trials
from tests.hellas.positions import GAME, Player, turn


def observation(state: State) -> Observation:
    return Observation(board_of(GAME, state.seats, state.options), 0, state.view(0))


def trait(state: State, seat: int, name: str) -> float:
    seen = observation(state)
    return traits(seen, Prospects(seen, TASTE), seat)[TRAITS.index(name)]


def chances(state: State) -> list[float]:
    return list(insight_of(Table(state, state.decision.seat, state.decision)).chances(state))


def countdown(*players: Player, builder: int = 0, tokens: int = 2, seat: int = 0, **rest: Any) -> State:
    """Zeus' monument in Thessaly is complete."""
    king = {"builder": builder, "tokens": tokens, "region": "thessaly", "open": not tokens}
    return turn(players, seats=3, seat=seat, monuments={"zeus": 5}, king=king, **rest)


# -- phases and traits ------------------------------------------------------------------------------------------------


def test_a_phase_is_what_is_to_be_had_from_king_of_kings() -> None:
    assert phase_of(observation(turn(seats=2))) is Phase.NO_KING
    assert phase_of(observation(turn(seats=3))) is Phase.OPEN
    assert phase_of(observation(countdown())) is Phase.COUNTDOWN
    assert phase_of(observation(countdown(tokens=0))) is Phase.UNDECIDED
    assert set(WEIGHTS) == set(Phase)


@pytest.mark.parametrize("state", [turn(seats=2), turn(seats=3), countdown(), countdown(tokens=0)])
def test_every_trait_has_a_name(state: State) -> None:
    seen = observation(state)
    for seat in range(state.seats):
        assert len(traits(seen, Prospects(seen, TASTE), seat)) == len(TRAITS)


def test_without_king_of_kings_no_region_is_the_crown() -> None:
    state = turn([{"at": "thessaly", "glory": ["red"], "controls": ["thessaly"]}], seats=2)
    assert not any(trait(state, 0, name) for name in TRAITS if name.startswith("crown"))


def test_a_weight_of_no_trait_is_a_mistake() -> None:
    assert vector({"slayer": 2.0})[TRAITS.index("slayer")] == 2.0
    with pytest.raises(AssertionError, match="no trait"):
        vector({"slayers": 2.0})


def test_the_monument_that_lacks_least_is_most_likely_to_be_the_crown() -> None:
    near_zeus, near_hermes = {"at": "thessaly"}, {"at": "acarnania"}
    state = turn([near_zeus, near_hermes], seats=3, monuments={"zeus": 3, "hermes": 1})
    assert trait(state, 0, "crown_hero") > trait(state, 1, "crown_hero")
    state = turn([near_zeus, near_hermes], seats=3, monuments={"zeus": 1, "hermes": 3})
    assert trait(state, 0, "crown_hero") < trait(state, 1, "crown_hero")


# -- the countdown ----------------------------------------------------------------------------------------------------


def test_whoever_built_the_monument_moves_last_and_stands_better() -> None:
    own, other = chances(countdown(builder=1)), chances(countdown(builder=2))
    assert own[1] > other[1]
    assert other[2] > own[2]


@pytest.mark.parametrize(
    "advantage",
    [
        {"controls": ["thessaly"], "hoplites": {"thessaly": 2}},
        {"hoplites": {"macedonia": 4}},
        {"at": "thessaly"},
        {"glory": ["red"]},
        {"glory": ["red"], "at": "thessaly"},
    ],
)
def test_who_is_nearer_the_crown_stands_better(advantage: Player) -> None:
    assert chances(countdown({}, advantage))[1] > chances(countdown())[1] + 0.01


def test_the_crown_in_hand_counts_the_more_the_less_time_is_left() -> None:
    holder = {"controls": ["thessaly"], "hoplites": {"thessaly": 3}}
    early, late = (chances(countdown({}, holder, tokens=tokens, builder=1, seat=0))[1] for tokens in (3, 1))
    assert late > early


def test_when_no_king_was_found_it_counts_who_moves_next_and_no_more_who_built() -> None:
    """H-23.8: whoever takes the region first wins."""
    first, second = ({"at": "arcadia", "hoplites": {beside: 4}} for beside in ("macedonia", "locris"))
    one, other = (chances(countdown({}, first, second, tokens=0, builder=builder)) for builder in (1, 2))
    assert one == pytest.approx(other)
    assert one[1] > one[2] + 0.05


def test_a_hero_with_glory_in_the_land_cannot_use_it_while_usurp_is_marked() -> None:
    free = trait(countdown({}, {"glory": ["red"]}), 1, "crown_glory")
    marked = trait(countdown({}, {"glory": ["red"], "used_specials": ["usurp"]}), 1, "crown_glory")
    assert free > marked == 0.0


# -- before heroes are chosen -----------------------------------------------------------------------------------------


def test_whose_hero_is_not_chosen_stands_like_the_others() -> None:
    state = GAME.new(seats=4, seed=3)
    for _ in range(4):
        seen = observation(state)
        found = standings(seen, Prospects(seen, TASTE))
        chosen = [standing for standing, lord in zip(found, seen.lords, strict=True) if lord.hero is not None]
        usual = sum(chosen) / len(chosen) if chosen else 0.0
        missing = [standing for standing, lord in zip(found, seen.lords, strict=True) if lord.hero is None]
        assert missing == [pytest.approx(usual)] * len(missing)
        state.apply(state.decision.actions[0], state.decision.seat)


# -- the fit ----------------------------------------------------------------------------------------------------------


def made_up(count: int, weights: dict[str, float]) -> list[trials.Game]:
    """Games whose winners were drawn by these weights."""
    chance = np.random.default_rng(5)
    games: list[trials.Game] = []
    for number in range(count):
        rows = chance.normal(size=(3, len(TRAITS)))
        winner = int(chance.choice(3, p=trials.chances(rows[None], np.array(vector(weights)))[0]))
        moments = [(Phase.OPEN.value, rows.tolist())]
        games.append(trials.Game(number=number, about=[], winner=winner, moments=moments))
    return games


def test_the_fit_finds_the_weights_by_which_games_were_won() -> None:
    truth = {"slayer": 1.5, "cards": 0.8, "crown_hero": 0.4}
    one = trials.sample(made_up(2000, truth), Phase.OPEN)
    assert one is not None
    found = trials.fit(one)
    assert found == pytest.approx(vector(truth), abs=0.2)
    assert found.min() >= 0.0
    assert trials.surprise(one, found) < trials.surprise(one, np.zeros(len(TRAITS))) - 0.2
    assert trials.sample(made_up(3, truth), Phase.COUNTDOWN) is None


def test_a_trial_is_played_kept_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "new" / "two.jsonl"
    asked = ["--seats", "2", "--games", "1", "--level", "hoplite", "--save", str(kept)]
    assert trials.main(asked) == 0
    first = capsys.readouterr().out
    assert "no king: 1 game," in first
    assert "too few games" in first
    assert trials.main(asked) == 0
    assert capsys.readouterr().out == first
    with pytest.raises(SystemExit):
        trials.main([*asked[:5], "shepherd", *asked[6:]])
    assert "save these elsewhere" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--level", "nobody"], "no bot 'nobody'"),
        (["--seats", "9"], "2, 3, 4, 5, 6 seats"),
        (["--games", "0"], "more than nothing"),
    ],
)
def test_a_trial_that_cannot_be_is_refused(asked: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        trials.main(asked)
    assert told in capsys.readouterr().err
