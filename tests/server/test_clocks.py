"""Clocks as a pure function of entries: what is left to whom, to the millisecond."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aegean.server.tables.clocks import Clocks, Downtime, Rule

LIVE = Rule("live", 600_000, 10_000, "bot", "hoplite")
SLOW = Rule("slow", 3_600_000, 86_400_000, "bot", "hoplite")
DAY = 86_400.0


class Played(NamedTuple):
    """A table as far as clocks know it: they are asked in seconds."""

    clocks: Clocks

    def then(
        self, at: float, waiting: list[int], moves: int, kind: str = "act", seat: int = 0, text: str = ""
    ) -> Played:
        return Played(self.clocks.after(kind, seat, text, at, waiting, moves))

    def left(self, seat: int, at: float) -> float:
        one = self.clocks.seats[seat].spent(round(at * 1000))
        return (one.own + one.budget) / 1000


def begun(rule: Rule, waiting: list[int] | None = None, seats: int = 3) -> Played:
    return Played(Clocks.begin(rule, seats, 0.0, waiting if waiting is not None else [0]))


def test_a_live_clock_runs_while_the_table_waits_and_gets_its_increment_with_each_decision() -> None:
    table = begun(LIVE)
    assert [table.left(seat, 0) for seat in range(3)] == [610, 600, 600]
    table = table.then(30.25, [1], 1)
    assert [table.left(seat, 40.25) for seat in range(3)] == [579.75, 600, 600]
    table = table.then(100, [0], 2, seat=1)
    assert [table.left(seat, 100) for seat in range(3)] == [589.75, 540.25, 600]


def test_a_turn_of_many_actions_is_one_decision() -> None:
    table = begun(LIVE)
    for at in range(1, 6):
        table = table.then(at, [0], at)
    assert table.left(0, 5) == 605


def test_a_slow_clock_uses_the_decisions_own_time_and_then_the_reserve() -> None:
    table = begun(SLOW)
    assert table.left(0, 0) == DAY + 3600
    table = table.then(DAY + 600, [1], 1).then(DAY + 700, [0], 2, seat=1)
    assert table.left(0, DAY + 700) == DAY + 3000  # ten minutes of the reserve are gone for good
    assert table.clocks.deadline == DAY + 700 + DAY + 3000


def test_where_several_decide_each_clock_runs_until_its_own_answer() -> None:
    table = begun(LIVE, [0, 1, 2]).then(5, [0, 2], 1, seat=1).then(9, [0], 2, seat=2)
    assert [table.left(seat, 20) for seat in range(3)] == [590, 605, 601]


def test_time_that_was_used_stays_used_and_nothing_is_gained_by_taking_back() -> None:
    table = begun(LIVE)
    for at in range(10, 100, 20):
        table = table.then(at, [1], 1).then(at + 5, [0], 0, "undo")
    assert table.left(0, 95) == 610 - 10 - 15 * 4
    assert table.left(1, 95) == 600 + 10 - 5 * 5  # asked five times the same: one increment
    slow = begun(SLOW).then(1000, [1], 1).then(2000, [0], 0, "undo")
    assert slow.left(0, 2000) == DAY + 3600 - 1000


def test_when_all_agree_to_go_back_everybody_decides_anew() -> None:
    table = begun(SLOW).then(1000, [1], 1).then(5000, [0], 2, seat=1).then(6000, [0], 0, "agree", 1)
    assert table.left(0, 6000) == DAY + 3600


def test_a_bot_in_a_lent_seat_uses_nobodys_time_and_going_and_coming_back_wins_none() -> None:
    table = begun(SLOW).then(1000, [], 0, "bot").then(5000, [0], 0, "back")
    assert table.left(0, 5000) == DAY + 3600 - 1000
    table = table.then(5500, [0], 1).then(5600, [], 1, "bot").then(5700, [0], 1, "back")
    assert table.left(0, 5700) == DAY + 3600 - 1600  # in the middle of a turn neither
    table = table.then(6000, [], 1, "bot").then(7000, [], 1).then(9000, [0], 2, "back")
    assert table.left(0, 9000) == DAY + 3600  # the bot decided; this is another decision


def test_questions_and_answers_are_no_decisions() -> None:
    table = begun(LIVE).then(10, [0], 0, "ask", 1).then(20, [0], 0, "decline", 2)
    assert table.left(0, 20) == 590


def test_on_vacation_a_clock_stands_until_the_day_that_was_named() -> None:
    table = begun(SLOW).then(1000, [0], 0, "vacation", 0, repr(1000 + 7 * DAY))
    assert table.left(0, 5 * DAY) == table.left(0, 1000) == DAY + 3600 - 1000
    assert table.clocks.deadline == 1000 + 7 * DAY + DAY + 3600 - 1000
    home = table.then(2 * DAY, [0], 0, "home")
    assert home.clocks.deadline == 2 * DAY + DAY + 3600 - 1000
    after = table.then(8 * DAY, [0], 0, "ask", 1)  # nobody was there when it ended
    assert after.left(0, 8 * DAY) == DAY + 3600 - 1000 - (8 * DAY - 1000 - 7 * DAY)
    others = begun(SLOW).then(1000, [0], 0, "vacation", 1, repr(7 * DAY)).then(2000, [1], 1)
    assert others.left(1, 7 * DAY) == DAY + 3600  # asked meanwhile, one begins when one is back


def test_a_downtime_counts_for_nobody_and_leaves_a_little_to_come_back_in() -> None:
    down = Downtime(100.0, 5000.0)
    live = begun(LIVE, [0, 1]).then(down.ends, [0, 1], 0, "pause", -1, down.text)
    assert [live.left(seat, 5000) for seat in range(3)] == [510, 510, 600]
    short = begun(LIVE, [0]).then(605 + 0.001, [0], 0, "ask", 1)
    down = Downtime(606.0, 9000.0)
    assert short.then(9000, [0], 0, "pause", -1, down.text).left(0, 9000) == 60
    slow = begun(SLOW).then(DAY + 3000, [0], 0, "ask", 1)
    down = Downtime(DAY + 3100, 2 * DAY)
    assert slow.then(2 * DAY, [0], 0, "pause", -1, down.text).left(0, 2 * DAY) == 3600


def test_at_the_end_of_time_it_is_known_to_the_millisecond() -> None:
    table = begun(LIVE, [0, 1]).then(10, [1], 1, seat=0)
    assert table.clocks.due(609.999) is None
    assert table.clocks.due(610) == 1
    late = table.then(610, [], 1, "late", 1)
    assert (late.left(1, 700), late.clocks.due(9999)) == (0, None)


def test_whoever_takes_the_seat_back_after_the_end_of_time_decides_the_next_question_and_not_the_same() -> None:
    late = begun(LIVE).then(610, [], 0, "late")
    assert not late.clocks.can_return(0, 0)
    assert late.clocks.can_return(0, 1)
    back = late.then(700, [0], 1, "back")
    assert back.left(0, 700) == 60  # a live clock that ran out has a minute for each decision from then on
    assert back.then(720, [1], 2).then(800, [], 3, seat=1).then(900, [0], 4).left(0, 900) == 50
    slow = begun(SLOW).then(DAY + 3600, [], 0, "late").then(DAY + 4000, [0], 3, "back")
    assert slow.left(0, DAY + 4000) == DAY


def test_while_the_others_decide_what_becomes_of_a_seat_its_player_may_still_act() -> None:
    rule = SLOW._replace(then="others", budget=0)
    late = begun(rule).then(DAY, [0], 0, "late")
    assert (late.clocks.late, late.clocks.due(99 * DAY)) == ([0], None)
    acting = late.then(2 * DAY, [0], 1)
    assert acting.clocks.late == [0]  # their turn goes on
    after = acting.then(2 * DAY, [1], 2).then(3 * DAY - 1, [0], 3, seat=1)
    assert (after.clocks.late, after.left(0, 3 * DAY)) == ([], DAY - 1)


def test_whoever_is_given_a_seat_begins_a_decision() -> None:
    table = begun(SLOW).then(DAY, [0], 0, "given")
    assert table.left(0, DAY) == DAY + 3600


KINDS = st.sampled_from(["act", "undo", "ask", "bot", "back", "agree", "late"])
ENTRIES = st.lists(
    st.tuples(
        st.integers(0, 50_000_000),  # milliseconds since the one before
        KINDS,
        st.integers(0, 2),
        st.sets(st.integers(0, 2)),
        st.integers(0, 9),
    ),
    max_size=12,
)


@given(ENTRIES, st.sampled_from([LIVE, SLOW]), st.data())
def test_to_look_between_entries_to_restart_and_to_read_slowly_changes_nothing(
    entries: list[tuple[int, str, int, set[int], int]], rule: Rule, data: st.DataObject
) -> None:
    """Whatever is asked or stored in between, and however often: the same entries lead to the same clocks."""
    straight = begun(rule, [0, 1])
    winding = begun(rule, [0, 1])
    now, waiting, moves = 0, {0, 1}, 0
    for later, kind, seat, waits, at_moves in entries:
        between = now + data.draw(st.integers(0, later))
        packed = winding.then(between / 1000, sorted(waiting), moves, "ask", seat).clocks.pack()
        winding = Played(Clocks.unpack(rule, packed))
        now, waiting, moves = now + later, waits, at_moves
        straight = straight.then(now / 1000, sorted(waiting), moves, kind, seat)
        winding = winding.then(now / 1000, sorted(waiting), moves, kind, seat)
        assert straight == winding
        assert all(one.own >= 0 and one.budget >= 0 for one in straight.clocks.seats)


@pytest.mark.parametrize("skew", [-30.0, -0.001])
def test_times_never_go_back_whatever_the_clock_of_a_machine_says(skew: float) -> None:
    table = begun(LIVE).then(50, [1], 1).then(50 + skew, [0], 2, seat=1)
    assert table.clocks.at == 50_000
    assert table.left(1, 50) == 610
