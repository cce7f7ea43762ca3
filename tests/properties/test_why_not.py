"""Why an action is not offered: a reason for every action of the vocabulary, by what the seat may know."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import aegean
from aegean import Action, NotationError, State
from aegean.core.position import Step
from aegean.core.refusal import GENERAL, Refusal
from aegean.hellas.base import BASE
from aegean.hellas.expansions import MODULES
from tests.browser.questions import QUESTIONS, Question
from tests.properties.kit import ALL, Case, cases, journey

every_case = pytest.mark.parametrize("case", cases(), ids=str)
delphi_cases = pytest.mark.parametrize("case", [case for case in cases() if case.game == "delphi"], ids=str)


def some_actions(state: State, chance: Random, count: int) -> list[Action]:
    """Of every kind of action at least one, then any."""
    game = state.game
    found = [game.decode(chance.randrange(game.action_count), state) for _ in range(count)]
    for decision in state.decisions:
        found += chance.sample(decision.actions, min(3, len(decision.actions)))
    return found


@every_case
def test_an_action_is_offered_or_there_is_a_reason(case: Case) -> None:
    chance, words = case.random("why"), case.rules.vocabulary().get("why", ())
    for state in journey(case, "why", plies=12, every=3):
        for seat in range(case.seats):
            decision = state.decision_of(seat)
            for action in some_actions(state, chance, 30):
                refusal = case.rules.why_not(action, state, seat)
                assert (refusal is None) == (decision is not None and action in decision.actions), action
                if refusal is not None:
                    assert refusal.reason in GENERAL or refusal.reason in words
                    assert refusal == Refusal(**refusal.plain())
                    assert pickle.loads(pickle.dumps(refusal)) == refusal


@every_case
def test_a_reason_tells_no_secret(case: Case) -> None:
    """Two states that differ only in what a seat may not know give it the same reasons."""
    chance = case.random("secret reasons")
    for number, state in enumerate(journey(case, "secret reasons", plies=9, every=3)):
        for seat in range(case.seats):
            one, other = state.sample(seat, 2 * number), state.sample(seat, 2 * number + 1)
            for action in some_actions(state, chance, 30):
                truth = case.rules.why_not(action, state, seat)
                assert case.rules.why_not(action, one, seat) == truth
                assert case.rules.why_not(action, other, seat) == truth


def top(state: State) -> Step:
    return state._position.steps[-1]


def of_kinds(state: State, kinds: tuple[str, ...], chance: Random, most: int) -> list[Action]:
    """Actions of these kinds: all of those that are few, some of the others."""
    game, by_kind = state.game, dict[str, list[Action]]()
    for index in _indices(game.action_count, chance):
        action = game.decode(index, state)
        if action.kind in kinds:
            some = by_kind.setdefault(action.kind, [])
            if len(some) < most:
                some.append(action)
    return [action for some in by_kind.values() for action in some]


def _indices(count: int, chance: Random) -> list[int]:
    return chance.sample(range(count), min(count, 1500))


@delphi_cases
def test_the_named_conditions_are_those_that_decide(case: Case) -> None:
    """A step's own conditions alone, without a look at what is offered, tell what is offered: so they cannot drift."""
    chance = case.random("conditions")
    for state in journey(case, "conditions", plies=10, every=5):
        if state.over:
            continue
        step, p = top(state), state._position
        for decision in state.decisions:
            assert {action.kind for action in decision.actions} <= set(step.KINDS)
            for action in decision.actions:
                assert step.refusal(p, decision.seat, action) is None, action
            for action in of_kinds(state, step.KINDS, chance, 40):
                refusal = step.refusal(p, decision.seat, action)
                assert (refusal is None) == (action in decision.actions), (action, refusal)


JUDGED = {  # steps of Lords of Hellas whose conditions decide, and the kinds of actions that they judge
    "Turn": None,
    "ExtraSpecial": None,
    "HopliteMovement": ("move", "fortify", "unfortify"),
    "Recruit": ("place", "place_fortified", "done"),
    "CardPlay": ("play",),
    "LocalSupport": ("place", "place_fortified"),
    "Injure": ("injure",),
    "InjureHunter": ("injure",),
    "ChangeAttribute": ("attribute",),
    "KillUpTo": ("kill",),
    "PlaceMonster": ("move_monster",),
    "ToMonument": ("move_monster",),
    "KeepArtifact": ("keep_artifact",),
    "Loss": ("save",),
    "ChooseEffect": ("choose_effect",),
    "ChooseAttack": ("attack",),
    "Defend": ("defend", "shield"),
    "CoverSymbols": ("wound",),
    "Hunt": ("reward",),
    "ChooseHero": ("choose_hero",),
    "PlaceStart": ("start_in",),
    "Draft": ("keep_blessing",),
    "MarchOff": ("march_off",),
    "BuildMonument": ("raise_monument",),
    "OfferQuest": ("start_quest",),
    "Prepare": ("option",),
    "KronosTurn": (),
    "RaiseKronos": (),
    "OracleLost": (),
}


@pytest.mark.parametrize("case", [case for case in cases() if case.game == "hellas"], ids=str)
def test_the_conditions_of_hellas_are_those_that_decide(case: Case) -> None:
    chance = case.random("hellas conditions")
    met = 0
    for state in journey(case, "hellas conditions", plies=60, every=4):
        if state.over or type(top(state)).__name__ not in JUDGED:
            continue
        step, p = top(state), state._position
        for decision in state.decisions:
            kinds = JUDGED[type(step).__name__] or tuple({action.kind for action in decision.actions} - {"decline"})
            for action in [*decision.actions, *of_kinds(state, kinds, chance, 40)]:
                if action.kind in kinds and case.rules.has(action, state):
                    met += 1
                    refusal = step.refusal(p, decision.seat, action)
                    assert (refusal is None) == (action in decision.actions), (action, refusal)
    assert met > 100


# Questions of Lords of Hellas that need no reasons: every answer that their actions have is offered.
COMPLETE = {
    "battle_order": "both sides are named",
    "hold_sky": "to hold it up, and to move on",
    "leave_battle": "to leave, and to stay",
    "monster_choice": "to move, and to attack",
    "place_warrior": "every region is named",
    "put_away": "to put it away, and to leave it",
    "take_orichalkum": "to take it, and to leave it",
}
# They stand for no thing on the table.
BARE = frozenset({"decline", "done", "not_this_turn", "pass", "stop", "suffer"})


def test_every_question_of_hellas_gives_reasons_of_its_own() -> None:
    """A step that asks names the conditions of its actions, or leaves none of them out."""
    steps = [step for module in (BASE, *MODULES) for chapter in module.chapters for step in chapter.steps]
    silent = {kind for step in steps for kind in step.ASKS if step.refusal is Step.refusal}
    assert silent <= set(COMPLETE)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_what_a_question_of_hellas_does_not_offer_has_a_reason_of_its_own(kind: str) -> None:
    """Whatever is touched that stands for the same kinds of actions as those that are lit."""
    question = QUESTIONS[kind]()
    state, game = question.state, question.state.game
    decision = state.decision_of(question.seat)
    assert decision is not None
    kinds = {action.kind for action in decision.actions} - BARE
    refused = [action for action in game.all_actions(state) if action.kind in kinds and action not in decision.actions]
    assert {str(action) for action in refused if _reason(action, question) in GENERAL} == set()


def _reason(action: Action, question: Question) -> str:
    refusal = question.state.game.why_not(action, question.state, question.seat)
    assert refusal is not None
    return refusal.reason


def test_what_is_no_action_of_the_game_has_no_reason() -> None:
    game = aegean.game("delphi")
    state = game.new(2, 1)
    strange: list[Any] = [
        Action("sial", ("die-red", "0,0")),
        Action("sail", ("die-red",)),
        Action("lift", ("zeus",)),
        None,
    ]
    for action in strange:
        with pytest.raises(NotationError, match="no action of this game"):
            game.why_not(action, state, 0)
    with pytest.raises(aegean.OptionError, match="seat"):
        game.why_not(state.decision.actions[0], state, 2)


def test_the_general_reasons() -> None:
    game = aegean.game("delphi")
    state = game.new(2, 1)
    first = state.decision.actions[0]
    assert game.why_not(first, state, 0) is None
    assert game.why_not(first, state, 1) == aegean.Refusal("another_seat_decides", "", {"seats": [0]})
    asked = aegean.Refusal("not_a_choice_at_this_moment", "", {"decision": "choose_colour"})
    assert game.why_not(Action("end_turn"), state, 0) == asked
    state.apply(first)
    taken = game.why_not(first, state, 1)
    assert str(taken) == "the colour is taken (D-3.17)"


@every_case
def test_a_thing_that_is_not_lit_says_why_by_what_the_seat_may_know(case: Case) -> None:
    """Whatever stands for an action leads to an offered one or to a reason, the same in all states that look alike."""
    chance = case.random("things")
    for number, state in enumerate(journey(case, "things", plies=9, every=3)):
        game = state.game
        things = sorted({thing for action in game.all_actions(state) for thing in game.stands_for(action, state)})
        for decision in state.decisions:
            seat = decision.seat
            lit = {thing for action in decision.actions for thing in game.stands_for(action, state)}
            twin = state.sample(seat, number)
            for thing in chance.sample(things, 6 if ALL else 3):
                misses = game.near_misses([thing], state, seat)
                assert bool(misses) == (thing not in lit), thing
                assert all(game.why_not(miss.action, state, seat) == miss.refusal for miss in misses)
                assert all(thing in game.stands_for(miss.action, state) for miss in misses)
                assert game.near_misses([thing], twin, seat) == misses


def test_the_nearest_reason_comes_first() -> None:
    """Whoever holds a red die is not told of the dice they lack."""
    state = aegean.game("delphi").new(2, 1)
    chance = Random(4)
    while state.decision.kind != "turn":
        state.apply(chance.choice(state.decision.actions))
    game, decision = state.game, state.decision
    lit = {thing for action in decision.actions for thing in game.targets(action, state)}
    far = next(
        f"hex:{action.args[1]}"
        for action in game.all_actions(state)
        if action.kind == "sail" and f"hex:{action.args[1]}" not in lit
    )
    first = game.near_misses([far], state, decision.seat)[0]
    assert first.action.kind == "sail"
    assert first.refusal.reason != "no_die_of_this_colour"
    assert game.targets(first.action, state)[0] in lit
    assert game.near_misses(["nothing:at_all"], state, decision.seat) == []
