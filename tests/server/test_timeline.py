"""A table's timeline follows from its entries: acting, taking back, asking, resigning, bots, and rest on disk."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import aegean
from aegean.core.errors import IllegalAction
from aegean.core.undo import UndoError
from aegean.server.errors import Conflict, NotAllowed, OldRules
from aegean.server.tables.rebuilding import BareEntry, rebuilt
from aegean.server.tables.timeline import Deal, Entry, Timeline, seats_text

VERSION = aegean.game("delphi").version
RECORDS = Path(__file__).parent.parent / "records"


def deal(game: str = "delphi", seats: int = 2, bots: tuple[str | None, ...] = (None, None), seed: int = 3) -> Deal:
    return Deal(game, aegean.game(game).version, seats, seed, aegean.game(game).new(seats, seed).options, bots)


def does(timeline: Timeline, seat: int, kind: str, text: str = "") -> Timeline:
    after, _ = timeline.after(Entry(timeline.number + 1, seat, kind, text))
    return after


def acts(timeline: Timeline, wish: str | None = None) -> Timeline:
    """The first deciding seat takes the first action, or the first of a kind."""
    decision = timeline.state.decision
    chosen = next(a for a in decision.actions if wish is None or a.kind == wish)
    return does(timeline, decision.seat, "act", str(chosen))


def played(timeline: Timeline, count: int, seed: int = 1) -> Timeline:
    chance = random.Random(seed)
    for _ in range(count):
        decision = chance.choice(timeline.state.decisions)
        timeline = does(timeline, decision.seat, "act", str(chance.choice(decision.actions)))
    return timeline


def until_undoable(timeline: Timeline, count: int) -> tuple[Timeline, int]:
    """Play on until some seat may take back so many actions."""
    chance = random.Random(5)
    for _ in range(2000):
        for seat in range(timeline.deal.seats):
            if timeline.undoable(seat) >= count:
                return timeline, seat
        decision = timeline.state.decision
        timeline = does(timeline, decision.seat, "act", str(chance.choice(decision.actions)))
    raise AssertionError("no such moment came up")


def test_a_course_is_never_changed() -> None:
    first = Timeline.begin(deal())
    mark = first.state.hash()
    second = acts(first)
    assert (first.number, first.state.hash()) == (0, mark)
    assert second.number == 1
    assert second.state.hash() != mark


def test_an_action_that_is_not_offered_is_refused() -> None:
    timeline = Timeline.begin(deal())
    with pytest.raises(IllegalAction):
        does(timeline, timeline.state.decision.seat, "act", "sail die-red 99,99")
    with pytest.raises(IllegalAction):
        does(timeline, 1 - timeline.state.decision.seat, "act", str(timeline.state.decision.actions[0]))


@pytest.mark.parametrize("game", aegean.games())
def test_undo_leads_back_to_the_state_before_and_redo_forth_again(game: str) -> None:
    timeline, seat = until_undoable(Timeline.begin(deal(game)), 2)
    there = timeline.state.hash()
    back = does(timeline, seat, "undo", "2")
    assert back.state.moves == timeline.state.moves - 2
    assert back.state.hash() == timeline.state.record.replay(timeline.state.moves - 2).hash()
    once = does(back, seat, "redo", str(back.undone[-1][1]))
    again = does(once, seat, "redo", str(once.undone[-1][1]))
    assert again.state.hash() == there
    assert not again.redoable(seat)
    assert again.number == timeline.number + 3


def test_nobody_takes_back_more_than_the_seal_allows_nor_another_seats_action() -> None:
    timeline, seat = until_undoable(Timeline.begin(deal()), 1)
    most = timeline.undoable(seat)
    with pytest.raises(UndoError):
        does(timeline, seat, "undo", str(most + 1))
    with pytest.raises(UndoError):
        does(timeline, 1 - seat, "undo", "1")
    with pytest.raises(UndoError):
        does(timeline, seat, "undo", "0")


def test_an_action_forgets_what_was_undone() -> None:
    timeline, seat = until_undoable(Timeline.begin(deal()), 1)
    back = does(timeline, seat, "undo", "1")
    on = acts(back)
    assert not on.redoable(seat)


def test_past_a_seal_it_takes_the_consent_of_all_other_people() -> None:
    timeline = played(Timeline.begin(deal(seats=3, bots=(None, None, None))), 60)
    moves = timeline.last_move(0)
    assert moves is not None
    asked = does(timeline, 0, "ask", f"{moves} {seats_text(timeline.others(0))}")
    assert asked.ask is not None
    assert asked.ask.missing == (1, 2)
    half = does(asked, 2, "agree")
    assert half.state.moves == timeline.state.moves
    with pytest.raises(Conflict):
        does(half, 2, "agree")
    back = does(half, 1, "agree")
    assert back.ask is None
    assert back.state.moves == moves
    assert back.state.hash() == timeline.state.record.replay(moves).hash()


def test_one_who_declines_ends_the_wish() -> None:
    timeline = played(Timeline.begin(deal(seats=3, bots=(None, None, None))), 60)
    asked = does(timeline, 0, "ask", str(timeline.last_move(0)))
    assert does(asked, 1, "decline").ask is None
    assert does(asked, 0, "decline").ask is None  # whoever asked may think better of it
    assert acts(asked).ask is None  # and so does playing on


def test_a_bot_in_somebodys_place_consents_to_nothing() -> None:
    """Whoever is away, was replaced, or lets a bot play owns the seat all the same."""
    timeline = played(Timeline.begin(deal()), 60)
    for kind, text in (("bot", "hoplite"), ("replace", "hoplite 0")):
        away = does(timeline, 1, kind, text)
        assert away.others(0) == [1]
        waiting = does(away, 0, "ask", f"{away.last_move(0)} {seats_text(away.others(0))}")
        assert waiting.state.moves == timeline.state.moves
        assert waiting.ask is not None
        assert does(waiting, 1, "agree").state.moves == timeline.last_move(0)
    waiting = does(timeline, 0, "ask", f"{timeline.last_move(0)} 1")
    assert does(waiting, 1, "bot", "hoplite").state.moves == timeline.state.moves


def test_only_people_who_are_here_and_have_not_given_up_are_asked() -> None:
    alone = played(Timeline.begin(deal(bots=(None, "greedy"))), 60)
    assert alone.others(0) == []
    assert does(alone, 0, "ask", f"{alone.last_move(0)} -").state.moves == alone.last_move(0)
    three = played(Timeline.begin(deal(seats=3, bots=(None, None, None))), 60)
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
    timeline = played(Timeline.begin(deal()), 60)
    moves = timeline.last_move(0)
    assert does(does(timeline, 1, "bot", "greedy"), 0, "ask", str(moves)).state.moves == moves
    waiting = does(timeline, 0, "ask", str(moves))
    assert does(waiting, 1, "bot", "greedy").state.moves == moves
    assert does(Timeline.unpack(timeline.deal, waiting.pack()), 1, "bot", "greedy").state.moves == moves


def test_a_bot_for_somebody_who_is_away_is_proposed_and_agreed_on() -> None:
    timeline = played(Timeline.begin(deal(seats=4, bots=(None,) * 4)), 60)
    proposed = does(timeline, 0, "propose", "2 hoplite 1,3")
    twin = Timeline.unpack(timeline.deal, proposed.pack())
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
    timeline = played(Timeline.begin(deal()), 60)
    back = does(timeline, -1, "rewind", "20")
    assert back.state.moves == 20
    assert back.state.hash() == timeline.state.record.replay(20).hash()
    for wrong in ("60", "-1"):
        with pytest.raises(UndoError):
            does(timeline, -1, "rewind", wrong)


def test_one_asks_only_for_actions_of_ones_own() -> None:
    timeline = played(Timeline.begin(deal()), 40)
    other = timeline.last_move(1)
    with pytest.raises(UndoError):
        does(timeline, 0, "ask", str(other))
    with pytest.raises(UndoError):
        does(timeline, 0, "ask", str(timeline.state.moves))


def test_a_seat_goes_to_a_bot_and_comes_back() -> None:
    timeline = does(Timeline.begin(deal()), 1, "bot", "greedy")
    assert timeline.players == (None, "greedy")
    with pytest.raises(Conflict):
        does(timeline, 1, "bot", "random")
    assert does(timeline, 1, "back").players == (None, None)
    with pytest.raises(Conflict):
        does(Timeline.begin(deal()), 1, "back")
    with pytest.raises(NotAllowed):
        does(Timeline.begin(deal(bots=(None, "greedy"))), 1, "back")


def test_of_two_who_resigns_has_lost() -> None:
    timeline = does(Timeline.begin(deal()), 0, "resign", "greedy")
    assert timeline.over
    assert timeline.result is not None
    assert (timeline.result.winners, timeline.result.ranking) == ((1,), ((1,), (0,)))
    assert timeline.result.reason == "resigned"
    assert timeline.deciding == []
    with pytest.raises(Conflict):
        acts(timeline)


def test_of_three_who_resigns_is_last_however_well_the_bot_does() -> None:
    file = next(path for path in sorted((RECORDS / "delphi").glob("*.json")) if "3seats" in path.name)
    record = aegean.game("delphi").record(file.read_text())
    assert record.seed is not None
    begun = Timeline.begin(Deal("delphi", VERSION, 3, record.seed, record.options, (None, None, None)))
    winner = record.replay().result
    assert winner is not None
    gone = winner.winners[0]
    timeline = does(begun, gone, "resign", "greedy")
    assert not timeline.over
    assert timeline.players[gone] == "greedy"
    with pytest.raises(NotAllowed):
        does(timeline, gone, "back")
    for seat, action in zip(record.movers, record.actions, strict=True):
        timeline = does(timeline, seat, "act", str(action))
    assert timeline.result is not None
    assert timeline.result.ranking[-1] == (gone,)
    assert gone not in timeline.result.winners
    assert timeline.result.winners


@pytest.mark.parametrize("game", aegean.games())
def test_a_snapshot_holds_all_of_it(game: str) -> None:
    timeline, seat = until_undoable(played(Timeline.begin(deal(game)), 30), 2)
    timeline = does(does(timeline, seat, "undo", "1"), 1 - seat, "bot", "greedy")
    twin = Timeline.unpack(timeline.deal, timeline.pack())
    assert twin.state.hash() == timeline.state.hash()
    assert (twin.number, twin.players, twin.undone, twin.ask, twin.since) == (
        timeline.number, timeline.players, timeline.undone, timeline.ask, timeline.since,
    )  # fmt: skip
    assert does(twin, seat, "redo", str(twin.undone[-1][1])).state.hash() == (
        does(timeline, seat, "redo", str(timeline.undone[-1][1])).state.hash()
    )
    assert does(twin, seat, "undo", "1").state.hash() == does(timeline, seat, "undo", "1").state.hash()


def test_an_answer_is_not_late_because_another_seat_answered_first() -> None:
    """Several may answer in any order: a decision that stays as it was keeps the number it was opened at."""
    chance = random.Random(8)
    timeline = Timeline.begin(deal(seats=4, bots=(None,) * 4))
    for _ in range(3000):
        decisions = timeline.state.decisions
        if len(decisions) > 1:
            break
        timeline = does(timeline, decisions[0].seat, "act", str(chance.choice(decisions[0].actions)))
    first, second = decisions[0], decisions[1]
    after = does(timeline, second.seat, "act", str(second.actions[0]))
    assert after.since[first.seat] == timeline.since[first.seat]
    assert after.number > after.since[first.seat]


def test_other_rules_replay_what_still_stands() -> None:
    timeline, seat = until_undoable(Timeline.begin(deal()), 2)
    entries = [BareEntry(0, -1, "begin", "", 0)]
    moves = timeline.state.record
    for number, (mover, action) in enumerate(zip(moves.movers, moves.actions, strict=True), 1):
        entries.append(BareEntry(number, mover, "act", str(action), number))
    back = does(timeline, seat, "undo", "1")
    entries.append(BareEntry(back.number, seat, "undo", "1", back.state.moves))
    on = does(back, 1 - seat, "bot", "greedy")
    entries.append(BareEntry(on.number, 1 - seat, "bot", "greedy", on.state.moves))
    for kind, text in (("back", ""), ("replace", "hoplite 0"), ("gone", "greedy"), ("given", ""), ("back", "")):
        on = does(on, 1 - seat, kind, text)
        entries.append(BareEntry(on.number, 1 - seat, kind, text, on.state.moves))
    for by, kind, text in ((seat, "propose", f"{1 - seat} hoplite {1 - seat}"), (1 - seat, "agree", "")):
        on = does(on, by, kind, text)
        entries.append(BareEntry(on.number, by, kind, text, on.state.moves))
    old = deal()._replace(version="0.0-old")
    again = rebuilt(old, entries)
    assert again.state.hash() == on.state.hash()
    assert (again.number, again.players, again.gone) == (on.number, on.players, on.gone)
    assert on.players[1 - seat] == "hoplite"
    assert again.deal.version == VERSION
    with pytest.raises(OldRules):
        Timeline.begin(old)
    entries.append(BareEntry(on.number + 1, seat, "act", "sail die-red 99,99", on.state.moves + 1))
    with pytest.raises(OldRules, match="cannot be"):
        rebuilt(old, entries)
