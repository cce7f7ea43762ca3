"""The search: what it finds, how it divides its attention, when it stops, and how it tells why."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest

import aegean
from aegean import Action, Decision, OptionError, State, bots
from aegean.bots import Budget, Reason, Table, budget
from aegean.bots.insight import Insight, Option, insight_of, outcome, tempered, tempered_one
from aegean.bots.portrait import Layout, Portrait
from aegean.bots.search import Manner, Search
from aegean.bots.search_bot import SearchBot
from aegean.core.values import Result


def after(game: str, seats: int, seed: int, moves: int, kind: str = "turn") -> State:
    """A game in greedy hands, at the first decision of a kind after some actions."""
    state = aegean.game(game).new(seats, seed)
    players = [bots.bot("greedy", game, seed + seat) for seat in range(seats)]
    while state.moves < moves or state.decision.kind != kind or len(state.decision.actions) == 1:
        bots.decide(state, players)
    return state


def table_of(state: State) -> Table:
    return Table.of(state, state.decision.seat)


class Wishes(Insight):
    """Nothing of the game matters but whether the first action of a seat is the one that was wished for it."""

    def __init__(self, table: Table, wished: dict[int, Action]) -> None:
        super().__init__(table)
        self.wished = wished

    def options(self, state: State, decision: Decision) -> list[Option]:
        share = 1.0 / len(decision.actions)
        return [Option(action, share) for action in decision.actions]

    def chances(self, state: State) -> Sequence[float]:
        taken = [0.1] * state.seats
        for seat, wish in self.wished.items():
            taken_so_far = zip(state.record.movers, state.record.actions, strict=True)
            first = next((action for mover, action in taken_so_far if mover == seat), None)
            taken[seat] += 1.0 if first == wish else 0.0
        return [each / sum(taken) for each in taken]

    def portrait(self, state: State) -> Portrait:
        return Portrait(Layout(("wished",)), [[chance] for chance in self.chances(state)])


# -- what it finds ----------------------------------------------------------------------------------------------------


class Noisy(Wishes):
    """A look at an action tells its worth only on average; somebody who does not search has a favourite."""

    def __init__(self, table: Table, wished: Action, liked: Action, noise: float, seed: int = 0) -> None:
        super().__init__(table, {table.seat: wished})
        self.liked, self.noise, self.luck = liked, noise, Random(seed)

    def favourite(self, table: Table) -> Action:
        return self.liked

    def chances(self, state: State) -> Sequence[float]:
        own = 0.45 + self.noise * (self.luck.random() - 0.5)
        first = next(
            action
            for mover, action in zip(state.record.movers, state.record.actions, strict=True)
            if mover == self.seat
        )
        own += 0.05 if first == self.wished[self.seat] else 0.0
        return [own if seat == self.seat else 1 - own for seat in range(2)]


def test_a_favourite_is_kept_until_another_is_shown_to_be_better() -> None:
    table = table_of(after("delphi", 2, 3, 42))
    wished, liked = table.decision.actions[3], table.decision.actions[5]

    def found(noise: float, looks: int, loyalty: float = 1.0) -> list[Action]:
        chosen = []
        for seed in range(20):
            search = Search(table, seed, Manner(loyalty=loyalty), Noisy(table, wished, liked, noise, seed))
            search.run(Budget(iterations=looks))
            chosen.append(search.best())
        return chosen

    # nothing can be told from so little: the more loyal, the more often it stays with the favourite
    kept = [found(0.8, 12, loyalty).count(liked) for loyalty in (0.0, 1.0, 4.0)]
    assert kept[0] < kept[1] < kept[2]
    assert kept[2] > 15
    assert found(0.02, 300).count(wished) == 20


def test_what_the_greedy_bot_would_do_competes_wherever_it_stands() -> None:
    table = table_of(after("delphi", 2, 3, 42))
    last = table.decision.actions[-1]
    search = Search(table, 1, insight=Noisy(table, last, last, 0.0))
    search.run(Budget(iterations=12))
    assert search.best() == last


def test_it_finds_the_action_that_is_best() -> None:
    table = table_of(after("delphi", 2, 3, 42))
    wished = table.decision.actions[9]
    search = Search(table, 5, insight=Wishes(table, {table.seat: wished}))
    search.run(Budget(iterations=400))
    assert search.best() == wished


def test_everybody_is_taken_to_do_what_is_best_for_them() -> None:
    """The other seat's node is visited most where that seat gets its wish, though it is bad for the one who asks."""
    state = after("hellas", 2, 3, 60)
    table = table_of(state)
    other = 1 - table.seat
    ending = Action("prepare")
    assert ending in table.decision.actions

    class Narrow(Wishes):
        def options(self, state: State, decision: Decision) -> list[Option]:
            if decision.seat == other and decision.kind == "turn":
                return super().options(state, decision)
            return [Option(ending if ending in decision.actions else decision.actions[0], 1.0)]

    probe = state.copy()
    while probe.decision.seat != other or probe.decision.kind != "turn":
        probe.apply(ending if ending in probe.decision.actions else probe.decision.actions[0], probe.decision.seat)
    wished = probe.decision.actions[-1]
    search = Search(table, 2, Manner(at_first=99), Narrow(table, {other: wished}))
    for _ in range(300):
        search.iterate()
    node = search.root
    while node.decision.seat != other or node.decision.kind != "turn":
        node = max(node.branches[0].nodes.values(), key=lambda one: one.visits)
    assert max(node.branches, key=lambda branch: branch.visits).action == wished
    assert node.totals[other] > node.totals[table.seat]


def test_a_victory_that_is_there_is_taken() -> None:
    found = 0
    for seed in range(60):
        state = aegean.game("hellas").new(3, seed)
        player = bots.bot("random", "hellas", seed)
        while not state.over:
            seat = state.decision.seat
            action = player.choose(Table.of(state, seat))
            if state.decision.kind == "turn" and wins(state, action, seat):
                found += 1
                choice = bots.bot("strategos:60", "hellas", seed).choose(Table.of(state, seat))
                assert wins(state, choice, seat) or is_sure(state, choice, seat)
            state.apply(action, seat)
        if found == 2:
            return
    raise AssertionError("no game was won by a single action")


def wins(state: State, action: Action, seat: int) -> bool:
    after = state.copy()
    after.apply(action, seat)
    return after.result is not None and after.result.winners == (seat,)


def is_sure(state: State, action: Action, seat: int) -> bool:
    """Whether a winning action is still there after this one, in the same turn."""
    after = state.copy()
    after.apply(action, seat)
    return after.decision.seat == seat and any(wins(after, one, seat) for one in after.decision.actions)


# -- attention --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", aegean.games())
def test_the_same_seed_and_iterations_give_the_same_thought(game: str) -> None:
    state = after(game, 3, 2, 70)
    reasons = [bots.bot("pythia:25", game, 4).explain(table_of(state)) for _ in range(2)]
    assert reasons[0] == reasons[1]


def test_another_seed_meets_another_fate() -> None:
    table = table_of(after("delphi", 3, 2, 70))
    thoughts = {bots.bot("pythia:25", "delphi", seed).explain(table).chances for seed in range(4)}
    assert len(thoughts) > 1


def test_more_actions_are_considered_with_more_visits() -> None:
    table = table_of(after("delphi", 2, 3, 42))
    start = table.decision.actions[0]

    class OneWay(Wishes):
        def options(self, state: State, decision: Decision) -> list[Option]:
            return [Option(start, 1.0)] if start in decision.actions else super().options(state, decision)

    search = Search(table, 5, Manner(at_first=2, widening=1.0), OneWay(table, {}))
    considered = []
    for _ in range(60):
        search.iterate()
        (branch,) = search.root.branches
        node = max(branch.nodes.values(), key=lambda one: one.visits)
        tried = sum(one.visits > 0 for one in node.branches)
        assert tried <= 2 + node.visits**0.5
        considered.append(tried)
    assert considered[2] <= 3
    assert considered[-1] > 5


@pytest.mark.parametrize("foresight", [False, True])
@pytest.mark.parametrize("game", aegean.games())
def test_an_insight_offers_what_is_legal_and_judges_all_seats(game: str, foresight: bool) -> None:
    state = aegean.game(game).new(3, 9)
    player = bots.bot("random", game, 9)
    kinds = set()
    while not state.over and state.moves < 700:
        decision = state.decision
        table = Table.of(state, decision.seat)
        if decision.kind not in kinds or state.moves % 40 == 0:
            kinds.add(decision.kind)
            insight = insight_of(table, foresight=foresight)
            sample = table.sample(1)
            own = sample.decision_of(decision.seat)
            assert own is not None
            options = insight.options(sample, own)
            assert {option.action for option in options} <= set(decision.actions)
            assert len({option.action for option in options}) == len(options) > 0
            assert sum(option.share for option in options) <= 1.0 + 1e-9
            before = sample.hash()
            chances = insight.chances(sample)
            assert sample.hash() == before
            assert len(chances) == 3
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0.0
        state.apply(player.choose(table), decision.seat)
    assert len(kinds) > 4


def test_winners_share_a_victory() -> None:
    assert outcome(Result((0, 2), ((0, 2), (1,)), "shared"), 3) == [0.5, 0.0, 0.5]


def test_a_game_without_an_insight_is_refused() -> None:
    table = table_of(after("delphi", 2, 1, 10))

    class Strange(Table):
        @property
        def game(self) -> aegean.Game:
            class Other:
                id = "chess"

            return Other()  # type: ignore[return-value]

    with pytest.raises(OptionError, match="chess"):
        insight_of(Strange(table.sample(0), table.seat, table.decision))


# -- time -------------------------------------------------------------------------------------------------------------


class Clock:
    """Each look at it finds it a tenth of a second later."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 10


@pytest.mark.parametrize(
    ("clock", "given"), [("perf_counter", Budget(seconds=1.0)), ("process_time", Budget(processor=1.0))]
)
def test_a_search_ends_with_its_time(clock: str, given: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, clock, Clock())
    table = table_of(after("hellas", 2, 3, 60))
    search = Search(table, 1)
    search.run(given)
    assert 1 <= search.iterations <= 10


def test_what_is_used_up_first_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "perf_counter", Clock())
    table = table_of(after("hellas", 2, 3, 60))
    search = Search(table, 1)
    search.run(Budget(seconds=1.0, iterations=4))
    assert search.iterations == 4


def test_where_one_action_is_left_nothing_is_searched() -> None:
    state = after("delphi", 2, 3, 42)
    table = table_of(state)

    class Single(Wishes):
        def options(self, state: State, decision: Decision) -> list[Option]:
            return super().options(state, decision)[:1]

    search = Search(table, 1, insight=Single(table, {}))
    search.run(Budget(iterations=100))
    assert search.iterations == 0
    assert search.best() == table.decision.actions[0]
    assert search.reason().chances == pytest.approx((0.5, 0.5))


# -- heats ------------------------------------------------------------------------------------------------------------


class Equal(Wishes):
    """A field of so many actions that seem alike, and the others hopeless."""

    def __init__(self, table: Table, wished: dict[int, Action], field: int) -> None:
        super().__init__(table, wished)
        self.field = field

    def options(self, state: State, decision: Decision) -> list[Option]:
        return [Option(action, 1.0 if n < self.field else 0.001) for n, action in enumerate(decision.actions)]


def test_all_that_are_left_are_tried_equally_often_and_the_better_half_goes_on() -> None:
    table = table_of(after("delphi", 2, 3, 42))
    wished = table.decision.actions[5]
    search = Search(table, 5, insight=Equal(table, {table.seat: wished}, 8))
    search.run(Budget(iterations=240))
    visits = sorted((branch.visits for branch in search.root.branches), reverse=True)
    assert search.best() == wished
    assert visits[0] == visits[1] == 10 + 20 + 40
    assert visits[2] == visits[3] == 10 + 20
    assert visits[4:8] == [10] * 4
    assert sum(visits) == search.iterations == 240


@pytest.mark.parametrize("field", [2, 8, 20])
def test_nothing_is_dropped_before_it_is_known_how_much_time_there_is(
    field: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the clock as by iterations: all of the time is used, and each is tried as often before any is dropped."""

    class Slow:
        """A clock that goes on by a thousandth of a second with every iteration."""

        def __call__(self) -> float:
            return search.iterations / 1000

    table = table_of(after("delphi", 2, 3, 42))
    search = Search(table, 5, insight=Equal(table, {}, field))
    monkeypatch.setattr(budget, "perf_counter", Slow())
    search.run(Budget(seconds=0.4))
    visits = sorted((branch.visits for branch in search.root.branches if branch.visits), reverse=True)
    assert len(visits) == field
    assert 400 <= search.iterations <= 400 + field
    heats = (field - 1).bit_length()
    assert visits[-1] >= 400 // (heats * field) - 1
    assert visits[0] - visits[1] <= 1


def test_what_is_hopeless_is_not_tried() -> None:
    table = table_of(after("delphi", 2, 3, 42))
    search = Search(table, 5, insight=Equal(table, {}, 3))
    search.run(Budget(iterations=100))
    assert [branch.visits > 0 for branch in search.root.branches].count(True) == 3
    alone = Search(table, 5, insight=Equal(table, {}, 1))
    alone.run(Budget(iterations=100))
    assert alone.iterations == 0
    assert alone.best() == table.decision.actions[0]


def test_all_meet_the_same_deals() -> None:
    dealt: list[int] = []

    class Noting(Search):
        def deal(self, seed: int) -> State:
            dealt.append(seed)
            return super().deal(seed)

    table = table_of(after("delphi", 2, 3, 42))
    search = Noting(table, 5, insight=Equal(table, {}, 4))
    dealt.clear()
    search.run(Budget(iterations=32))
    assert [dealt.count(seed) for seed in sorted(set(dealt))] == [4] * 4 + [2] * 8


# -- reasons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["pythia:30", "strategos:30", "hoplite", "shepherd", "greedy", "random"])
@pytest.mark.parametrize("game", aegean.games())
def test_every_bot_says_why(game: str, level: str) -> None:
    state = after(game, 3, 5, 50)
    table = table_of(state)
    reason = bots.bot(level, game, 2).explain(table)
    assert reason.chosen == bots.bot(level, game, 2).choose(table)
    assert reason.alternatives[0].action == reason.chosen
    assert reason.plan[0] == reason.chosen
    assert {one.action for one in reason.alternatives} <= set(table.decision.actions)
    assert len(reason.chances) == 3
    assert sum(reason.chances) == pytest.approx(1.0)
    assert sum(one.visits for one in reason.alternatives) == reason.iterations
    assert any(one.chance is not None for one in reason.alternatives)
    if reason.iterations:  # how the seats stand after what is advised
        assert reason.chances[table.seat] == pytest.approx(reason.alternatives[0].chance)
    plain = reason.plain()
    assert json.loads(json.dumps(plain)) == plain
    assert game_can_read(state, reason)


class Fading(Wishes):
    """Each action is a little better than the next one, and everything looks worse the later one looks."""

    looks = 0

    def chances(self, state: State) -> Sequence[float]:
        self.looks += 1
        place = state.record.actions[-1]
        own = 0.8 - 0.02 * self.wished_order.index(place) - 0.04 * ((self.looks - 1) // 8)
        return [own if seat == self.seat else (1 - own) / (state.seats - 1) for seat in range(state.seats)]

    def options(self, state: State, decision: Decision) -> list[Option]:
        self.wished_order = decision.actions[:8]
        return [Option(action, 1 / 8) for action in self.wished_order]

    def rests(self, state: State) -> bool:
        return True


def test_what_was_dropped_early_is_not_called_better_than_the_choice() -> None:
    table = table_of(after("delphi", 2, 3, 42))
    search = Search(table, 5, insight=Fading(table, {}))
    search.run(Budget(iterations=96))
    found = {branch.action: branch for branch in search.root.branches}
    reason = search.reason()
    assert reason.chosen == table.decision.actions[0]
    dropped = found[table.decision.actions[5]]
    assert dropped.mean(0.0) > found[reason.chosen].mean(0.0)  # it was tried while all looked well
    told = [one.chance for one in reason.alternatives if one.chance is not None]
    assert len(told) == 8
    assert max(told) == told[0] == pytest.approx(found[reason.chosen].mean(0.0))
    assert min(told) == pytest.approx(told[0] - 7 * 0.02)  # as far behind as it was


def game_can_read(state: State, reason: Reason) -> bool:
    return state.game.parse(str(reason.chosen), state) == reason.chosen


def test_a_plan_can_be_carried_out() -> None:
    """Its actions are the seat's own and follow one another, as far as chance lets them."""
    table = table_of(after("delphi", 2, 3, 42))
    reason = SearchBot(3, Budget(iterations=120)).explain(table)
    assert len(reason.plan) > 2
    sample = table.sample(7)
    carried_out = 0
    for action in reason.plan:
        decision = sample.decision_of(table.seat)
        if decision is None or action not in decision.actions:
            break
        sample.apply(action, table.seat)
        carried_out += 1
    assert carried_out > 1


# -- chances that are told --------------------------------------------------------------------------------------------


def test_chances_are_told_as_far_as_they_come_true() -> None:
    even = [0.0] * 3
    assert tempered([0.6, 0.3, 0.1], 1.0, even) == pytest.approx([0.6, 0.3, 0.1])
    assert tempered([0.6, 0.3, 0.1], 0.0, even) == pytest.approx([1 / 3] * 3)
    bold, shy = tempered([0.6, 0.3, 0.1], 2.0, even), tempered([0.6, 0.3, 0.1], 0.5, even)
    assert bold[0] > 0.6 > shy[0] > 1 / 3
    assert sum(bold) == pytest.approx(1.0) == sum(shy)
    assert tempered([1.0, 0.0], 0.3, [-1.0, 1.0]) == [1.0, 0.0]  # what is certain stays so
    late = tempered([0.6, 0.3, 0.1], 1.0, [-0.2, 0.0, 0.2])
    assert late[0] < 0.6
    assert late[2] > 0.1
    assert sum(late) == pytest.approx(1.0)


def test_the_chance_of_one_seat_is_told_like_those_of_all() -> None:
    like = [0.5, 0.3, 0.2]
    even, late = [0.0] * 3, [-0.2, 0.0, 0.2]
    assert tempered_one(0.5, 0, like, 0.4, late) == pytest.approx(tempered(like, 0.4, late)[0])
    assert tempered_one(0.6, 0, like, 0.4, even) > tempered_one(0.5, 0, like, 0.4, even)
    assert tempered_one(0.7, 1, [0.0, 1.0, 0.0], 0.4, late) == 0.7
