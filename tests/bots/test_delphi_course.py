"""The captain whose thoughts a search in The Oracle of Delphi goes by: tastes, turns, the look into the next one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import aegean
from aegean import bots
from aegean.bots.bot import Table
from aegean.bots.delphi import course as course_module
from aegean.bots.delphi.course import Course
from aegean.bots.delphi.evaluation import Worth
from aegean.bots.delphi.greedy import Scene
from aegean.bots.delphi.observation import Observation
from aegean.bots.delphi.turn import Thought, TurnSearch, thought_of
from aegean.bots.delphi.weights import PLAIN, PROVEN, TRIED, Weights
from aegean.core.state import State
from aegean.delphi.game import DelphiGame
from bench import weights as trials


def turns(seed: int, moves: int) -> list[Table]:
    """Some turns of a game between greedy captains."""
    state: State = aegean.game("delphi").new(3, seed)
    players = [bots.bot("greedy", "delphi", seat) for seat in range(3)]
    found = []
    while not state.over and state.moves < moves:
        table = Table.of(state, state.decision.seat)
        if state.decision.kind == "turn" and len(state.decision.actions) > 1:
            found.append(table)
        state.apply(players[state.decision.seat].choose(table), state.decision.seat)
    return found


@pytest.mark.parametrize("foresight", [False, True])
def test_a_turn_may_go_on_in_every_way_that_is_listed(foresight: bool) -> None:
    for table in turns(4, 120)[::7]:
        ways = Course(Observation(table, TRIED)).ways(foresight)
        assert [way.rounds for way in ways] == sorted(way.rounds for way in ways)
        assert len({way.first for way in ways}) == len(ways) > 1
        assert {way.first for way in ways} <= set(table.decision.actions)
        assert any(way.first.kind == "end_turn" for way in ways)


def test_foresight_changes_what_is_judged_best_now_and_then_but_not_the_measure() -> None:
    changed, gaps = 0, []
    for table in turns(7, 150):
        course = Course(Observation(table, TRIED))
        at_once, further = course.ways(False), course.ways(True)
        changed += at_once[0].first != further[0].first
        gaps.append(further[0].rounds - at_once[0].rounds)
    assert changed > 0
    assert abs(sum(gaps) / len(gaps)) < 0.4  # rounds are rounds


def test_the_rolls_that_stand_for_all_are_fair() -> None:
    rolls = course_module._ROLLS
    assert set(Counter(colour for roll in rolls for colour in roll).values()) == {6}
    pairs = sum(len(set(roll)) == 2 for roll in rolls) / len(rolls)
    assert pairs == pytest.approx(15 / 36, abs=0.01)  # two of three dice alike


def test_cards_that_were_drawn_have_a_colour_in_the_next_turn() -> None:
    table = turns(4, 40)[0]
    course = Course(Observation(table, TRIED))
    drawn = course.start._replace(drawn=2)
    for number in range(len(course_module._ROLLS)):
        rolled = course._rolled(drawn, number)
        assert sum(rolled.cards) == sum(drawn.cards) + 2
        assert (rolled.drawn, len(rolled.dice), rolled.card_open) == (0, 3, True)


def test_to_be_home_is_better_than_to_be_home_a_turn_later() -> None:
    course = Course(Observation(turns(4, 40)[0], TRIED))
    jobs = course.start.jobs._replace(
        offering_tasks=0, offering_white=0, statue_tasks=0, monster_tasks=0, monster_white=0, shrine_tasks=0
    )
    zeus = course.search.board.zeus
    beside = min(
        (place for place in range(zeus) if place != course.start.ship),
        key=lambda place: course.search.board.distances(place, False)[zeus],
    )
    home, near = (course.start._replace(jobs=jobs, ship=place) for place in (zeus, beside))
    assert course._ahead(home) > course._ahead(near)
    # The last step counts for more than its way: without it there is another round.
    assert course.search.standing(zeus, jobs) - course.search.standing(beside, jobs) >= TRIED.home > 0


def test_at_the_end_a_card_is_worth_more_than_the_favours_in_its_place() -> None:
    """Of those who come home in the same round, who has most cards wins; favours decide only then (D-15.5)."""
    observation = Observation(turns(4, 40)[0], TRIED)
    there = Worth(observation, observation.captain, 0.0)
    for held in range(6):
        card = there.cards(held + 1) - there.cards(held)
        assert card > there.favours(2 + there.gain) - there.favours(0) > 0
        assert card < TRIED.home / 10  # but not for a round


def test_work_at_hand_is_worth_something_to_those_who_have_learnt_it() -> None:
    """Two places that are equally far from home by the way alone are told apart by the work that lies there."""
    observation = Observation(turns(4, 40)[0], TRIED)
    course = Course(observation)
    search, jobs = course.search, course.start.jobs
    spots = course.routes.spots(jobs)
    by_work = {place: (spots & course.routes.chart.at[place]).bit_count() for place in range(search.board.zeus)}
    busy, idle = max(by_work, key=by_work.__getitem__), min(by_work, key=by_work.__getitem__)
    assert by_work[busy] > by_work[idle] == 0

    def besides(search: TurnSearch, place: int) -> float:
        return search.standing(place, jobs) + search.routes.cost(place, jobs)

    assert besides(search, busy) > besides(search, idle)
    plain = Course(Observation(turns(4, 40)[0], PLAIN)).search
    assert besides(plain, busy) == besides(plain, idle) == 0


def test_the_greedy_captain_keeps_its_own_taste() -> None:
    table = turns(4, 40)[0]
    assert Scene(table).observation.weights is PLAIN
    assert Observation(table).weights is PLAIN
    assert isinstance(thought_of(Observation(table)), Thought)


def test_tastes_fit_the_game() -> None:
    game = aegean.game("delphi")
    assert isinstance(game, DelphiGame)
    facts = game.facts({name: option.default for name, option in game.options.items()})
    for weights in (PLAIN, TRIED):
        assert len(weights.climb) > facts.throne_row - facts.start_row - 1
        assert list(weights.climb) == sorted(weights.climb, reverse=True)
        assert len(weights.gods) == 6
        assert len(weights.companions) == 3
    known = {card.ability for card in facts.equipment} | set(facts.equipment_number)
    assert set(PROVEN) <= known


# -- how the taste was found ------------------------------------------------------------------------------------------


def test_a_taste_that_is_not_moved_stays_as_it_is() -> None:
    still = [0.0] * len(trials.every_weight())
    assert trials.moved(TRIED, still) == TRIED
    one = list(still)
    one[0] = 1.0
    sailor = trials.moved(TRIED, one)
    assert sailor.sail == pytest.approx(TRIED.sail * 1.35, rel=0.01)
    assert sailor._replace(sail=TRIED.sail) == TRIED
    assert {weight.field for weight in trials.every_weight()} == set(Weights._fields)


def test_a_trial_goes_on_where_it_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "trial.jsonl"
    assert trials.main(["--games", "1", "--save", str(save)]) == 0
    first = save.read_text(encoding="utf-8")
    assert trials.main(["--games", "2", "--save", str(save)]) == 0
    assert save.read_text(encoding="utf-8").startswith(first)
    assert len(save.read_text(encoding="utf-8").splitlines()) == 2
    assert "2 games" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        trials.main(["--games", "2", "--spread", "0.1", "--save", str(save)])
    assert "another trial" in capsys.readouterr().err
