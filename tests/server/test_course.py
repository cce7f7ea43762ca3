"""A table's course follows from its entries: acting, taking back, asking, resigning, bots, and rest on disk."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import aegean
from aegean.core.errors import IllegalAction
from aegean.core.undo import UndoError
from aegean.server.course import Course, Deal, Entry, seats_text
from aegean.server.errors import Conflict, NotAllowed, OldRules
from aegean.server.rebuilding import Kept, rebuilt

VERSION = aegean.game("delphi").version
RECORDS = Path(__file__).parent.parent / "records"


def deal(game: str = "delphi", seats: int = 2, bots: tuple[str | None, ...] = (None, None), seed: int = 3) -> Deal:
    return Deal(game, aegean.game(game).version, seats, seed, aegean.game(game).new(seats, seed).options, bots)


def does(course: Course, seat: int, kind: str, text: str = "") -> Course:
    after, _ = course.after(Entry(course.number + 1, seat, kind, text))
    return after


def acts(course: Course, wish: str | None = None) -> Course:
    """The first deciding seat takes the first action, or the first of a kind."""
    decision = course.state.decision
    chosen = next(a for a in decision.actions if wish is None or a.kind == wish)
    return does(course, decision.seat, "act", str(chosen))


def played(course: Course, count: int, seed: int = 1) -> Course:
    chance = random.Random(seed)
    for _ in range(count):
        decision = chance.choice(course.state.decisions)
        course = does(course, decision.seat, "act", str(chance.choice(decision.actions)))
    return course


def until_undoable(course: Course, count: int) -> tuple[Course, int]:
    """Play on until some seat may take back so many actions."""
    chance = random.Random(5)
    for _ in range(2000):
        for seat in range(course.deal.seats):
            if course.undoable(seat) >= count:
                return course, seat
        decision = course.state.decision
        course = does(course, decision.seat, "act", str(chance.choice(decision.actions)))
    raise AssertionError("no such moment came up")


def test_a_course_is_never_changed() -> None:
    first = Course.begin(deal())
    mark = first.state.hash()
    second = acts(first)
    assert (first.number, first.state.hash()) == (0, mark)
    assert second.number == 1
    assert second.state.hash() != mark


def test_an_action_that_is_not_offered_is_refused() -> None:
    course = Course.begin(deal())
    with pytest.raises(IllegalAction):
        does(course, course.state.decision.seat, "act", "sail die-red 99,99")
    with pytest.raises(IllegalAction):
        does(course, 1 - course.state.decision.seat, "act", str(course.state.decision.actions[0]))


@pytest.mark.parametrize("game", aegean.games())
def test_undo_leads_back_to_the_state_before_and_redo_forth_again(game: str) -> None:
    course, seat = until_undoable(Course.begin(deal(game)), 2)
    there = course.state.hash()
    back = does(course, seat, "undo", "2")
    assert back.state.moves == course.state.moves - 2
    assert back.state.hash() == course.state.record.replay(course.state.moves - 2).hash()
    once = does(back, seat, "redo", str(back.undone[-1][1]))
    again = does(once, seat, "redo", str(once.undone[-1][1]))
    assert again.state.hash() == there
    assert not again.redoable(seat)
    assert again.number == course.number + 3


def test_nobody_takes_back_more_than_the_seal_allows_nor_another_seats_action() -> None:
    course, seat = until_undoable(Course.begin(deal()), 1)
    most = course.undoable(seat)
    with pytest.raises(UndoError):
        does(course, seat, "undo", str(most + 1))
    with pytest.raises(UndoError):
        does(course, 1 - seat, "undo", "1")
    with pytest.raises(UndoError):
        does(course, seat, "undo", "0")


def test_an_action_forgets_what_was_undone() -> None:
    course, seat = until_undoable(Course.begin(deal()), 1)
    back = does(course, seat, "undo", "1")
    on = acts(back)
    assert not on.redoable(seat)


def test_past_a_seal_it_takes_the_consent_of_all_other_people() -> None:
    course = played(Course.begin(deal(seats=3, bots=(None, None, None))), 60)
    moves = course.last_move(0)
    assert moves is not None
    asked = does(course, 0, "ask", f"{moves} {seats_text(course.others(0))}")
    assert asked.ask is not None
    assert asked.ask.missing == (1, 2)
    half = does(asked, 2, "agree")
    assert half.state.moves == course.state.moves
    with pytest.raises(Conflict):
        does(half, 2, "agree")
    back = does(half, 1, "agree")
    assert back.ask is None
    assert back.state.moves == moves
    assert back.state.hash() == course.state.record.replay(moves).hash()


def test_one_who_declines_ends_the_wish() -> None:
    course = played(Course.begin(deal(seats=3, bots=(None, None, None))), 60)
    asked = does(course, 0, "ask", str(course.last_move(0)))
    assert does(asked, 1, "decline").ask is None
    assert does(asked, 0, "decline").ask is None  # whoever asked may think better of it
    assert acts(asked).ask is None  # and so does playing on


def test_a_bot_in_somebodys_place_consents_to_nothing() -> None:
    """Whoever is away, was replaced, or lets a bot play owns the seat all the same."""
    course = played(Course.begin(deal()), 60)
    for kind, text in (("bot", "hoplite"), ("replace", "hoplite 0")):
        away = does(course, 1, kind, text)
        assert away.others(0) == [1]
        waiting = does(away, 0, "ask", f"{away.last_move(0)} {seats_text(away.others(0))}")
        assert waiting.state.moves == course.state.moves
        assert waiting.ask is not None
        assert does(waiting, 1, "agree").state.moves == course.last_move(0)
    waiting = does(course, 0, "ask", f"{course.last_move(0)} 1")
    assert does(waiting, 1, "bot", "hoplite").state.moves == course.state.moves


def test_only_people_who_are_here_and_have_not_given_up_are_asked() -> None:
    alone = played(Course.begin(deal(bots=(None, "greedy"))), 60)
    assert alone.others(0) == []
    assert does(alone, 0, "ask", f"{alone.last_move(0)} -").state.moves == alone.last_move(0)
    three = played(Course.begin(deal(seats=3, bots=(None, None, None))), 60)
    assert does(three, 1, "resign", "hoplite").others(0) == [2]
    left = does(does(three, 0, "ask", f"{three.last_move(0)} 1,2"), 1, "agree")
    gone = does(left, 2, "gone", "hoplite")  # the one who was still asked has deleted the account
    assert gone.state.moves == three.last_move(0)
    assert gone.others(0) == [1]
    with pytest.raises(NotAllowed):
        does(gone, 2, "back")
    given = does(gone, 2, "given")
    assert given.others(0) == [1, 2]
    assert does(given, 2, "back").players == (None, None, None)


def test_entries_of_former_times_lead_where_they_led() -> None:
    """Bots consented to everything then, and an entry did not say whose word it took."""
    course = played(Course.begin(deal()), 60)
    moves = course.last_move(0)
    assert does(does(course, 1, "bot", "greedy"), 0, "ask", str(moves)).state.moves == moves
    waiting = does(course, 0, "ask", str(moves))
    assert does(waiting, 1, "bot", "greedy").state.moves == moves
    assert does(Course.unpack(course.deal, waiting.pack()), 1, "bot", "greedy").state.moves == moves


def test_a_bot_for_somebody_who_is_away_is_proposed_and_agreed_on() -> None:
    course = played(Course.begin(deal(seats=4, bots=(None,) * 4)), 60)
    proposed = does(course, 0, "propose", "2 hoplite 1,3")
    twin = Course.unpack(course.deal, proposed.pack())
    assert twin.ask == proposed.ask
    half = does(twin, 3, "agree")
    assert half.players == (None,) * 4
    done = does(half, 1, "agree")
    assert (done.players, done.ask, done.lent) == ((None, None, "hoplite", None), None, [2])
    assert done.state is half.state
    assert does(half, 1, "decline").players == (None,) * 4
    assert acts(half).ask is None
    with pytest.raises(Conflict):
        does(done, 0, "propose", "2 hoplite 1,3")
    assert does(done, 2, "back").players == (None,) * 4


def test_the_house_takes_a_table_back_past_every_seal() -> None:
    course = played(Course.begin(deal()), 60)
    back = does(course, -1, "rewind", "20")
    assert back.state.moves == 20
    assert back.state.hash() == course.state.record.replay(20).hash()
    for wrong in ("60", "-1"):
        with pytest.raises(UndoError):
            does(course, -1, "rewind", wrong)


def test_one_asks_only_for_actions_of_ones_own() -> None:
    course = played(Course.begin(deal()), 40)
    other = course.last_move(1)
    with pytest.raises(UndoError):
        does(course, 0, "ask", str(other))
    with pytest.raises(UndoError):
        does(course, 0, "ask", str(course.state.moves))


def test_a_seat_goes_to_a_bot_and_comes_back() -> None:
    course = does(Course.begin(deal()), 1, "bot", "greedy")
    assert course.players == (None, "greedy")
    with pytest.raises(Conflict):
        does(course, 1, "bot", "random")
    assert does(course, 1, "back").players == (None, None)
    with pytest.raises(Conflict):
        does(Course.begin(deal()), 1, "back")
    with pytest.raises(NotAllowed):
        does(Course.begin(deal(bots=(None, "greedy"))), 1, "back")


def test_of_two_who_resigns_has_lost() -> None:
    course = does(Course.begin(deal()), 0, "resign", "greedy")
    assert course.over
    assert course.result is not None
    assert (course.result.winners, course.result.ranking) == ((1,), ((1,), (0,)))
    assert course.result.reason == "resigned"
    assert course.deciding == []
    with pytest.raises(Conflict):
        acts(course)


def test_of_three_who_resigns_is_last_however_well_the_bot_does() -> None:
    file = next(path for path in sorted((RECORDS / "delphi").glob("*.json")) if "3seats" in path.name)
    record = aegean.game("delphi").record(file.read_text())
    assert record.seed is not None
    begun = Course.begin(Deal("delphi", VERSION, 3, record.seed, record.options, (None, None, None)))
    winner = record.replay().result
    assert winner is not None
    gone = winner.winners[0]
    course = does(begun, gone, "resign", "greedy")
    assert not course.over
    assert course.players[gone] == "greedy"
    with pytest.raises(NotAllowed):
        does(course, gone, "back")
    for seat, action in zip(record.movers, record.actions, strict=True):
        course = does(course, seat, "act", str(action))
    assert course.result is not None
    assert course.result.ranking[-1] == (gone,)
    assert gone not in course.result.winners
    assert course.result.winners


@pytest.mark.parametrize("game", aegean.games())
def test_a_snapshot_holds_all_of_it(game: str) -> None:
    course, seat = until_undoable(played(Course.begin(deal(game)), 30), 2)
    course = does(does(course, seat, "undo", "1"), 1 - seat, "bot", "greedy")
    twin = Course.unpack(course.deal, course.pack())
    assert twin.state.hash() == course.state.hash()
    assert (twin.number, twin.players, twin.undone, twin.ask, twin.since) == (
        course.number, course.players, course.undone, course.ask, course.since,
    )  # fmt: skip
    assert does(twin, seat, "redo", str(twin.undone[-1][1])).state.hash() == (
        does(course, seat, "redo", str(course.undone[-1][1])).state.hash()
    )
    assert does(twin, seat, "undo", "1").state.hash() == does(course, seat, "undo", "1").state.hash()


def test_an_answer_is_not_late_because_another_seat_answered_first() -> None:
    """Several may answer in any order: a decision that stays as it was keeps the number it was opened at."""
    chance = random.Random(8)
    course = Course.begin(deal(seats=4, bots=(None,) * 4))
    for _ in range(3000):
        decisions = course.state.decisions
        if len(decisions) > 1:
            break
        course = does(course, decisions[0].seat, "act", str(chance.choice(decisions[0].actions)))
    first, second = decisions[0], decisions[1]
    after = does(course, second.seat, "act", str(second.actions[0]))
    assert after.since[first.seat] == course.since[first.seat]
    assert after.number > after.since[first.seat]


def test_other_rules_replay_what_still_stands() -> None:
    course, seat = until_undoable(Course.begin(deal()), 2)
    entries = [Kept(0, -1, "begin", "", 0)]
    moves = course.state.record
    for number, (mover, action) in enumerate(zip(moves.movers, moves.actions, strict=True), 1):
        entries.append(Kept(number, mover, "act", str(action), number))
    back = does(course, seat, "undo", "1")
    entries.append(Kept(back.number, seat, "undo", "1", back.state.moves))
    on = does(back, 1 - seat, "bot", "greedy")
    entries.append(Kept(on.number, 1 - seat, "bot", "greedy", on.state.moves))
    for kind, text in (("back", ""), ("replace", "hoplite 0"), ("gone", "greedy"), ("given", ""), ("back", "")):
        on = does(on, 1 - seat, kind, text)
        entries.append(Kept(on.number, 1 - seat, kind, text, on.state.moves))
    for by, kind, text in ((seat, "propose", f"{1 - seat} hoplite {1 - seat}"), (1 - seat, "agree", "")):
        on = does(on, by, kind, text)
        entries.append(Kept(on.number, by, kind, text, on.state.moves))
    old = deal()._replace(version="0.0-old")
    again = rebuilt(old, entries)
    assert again.state.hash() == on.state.hash()
    assert (again.number, again.players, again.gone) == (on.number, on.players, on.gone)
    assert on.players[1 - seat] == "hoplite"
    assert again.deal.version == VERSION
    with pytest.raises(OldRules):
        Course.begin(old)
    entries.append(Kept(on.number + 1, seat, "act", "sail die-red 99,99", on.state.moves + 1))
    with pytest.raises(OldRules, match="cannot be"):
        rebuilt(old, entries)
