"""Bots of both sides of Kronos: what they see of the race, and that they act for their side."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State, bots
from aegean.bots.bot import Table
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.kronos.evaluation import chances_by_side, rounds_of_side
from aegean.bots.hellas.observation import Observation
from aegean.bots.hellas.weights import TASTE
from aegean.bots.insight import insight_of, told
from tests.hellas.positions import play

questions = pytest.importorskip("tests.rules.hellas.kronos.questions", reason="without the mode no Kronos")


def seen(state: State, seat: int) -> Observation:
    table = Table.of(state, seat) if state.decision.seat == seat else None
    view = table.view if table is not None else state.view(seat)
    return Observation(board_of(state.game, state.seats, view["options"]), seat, view)


def table(*texts: str, heroes: list[dict[str, Any]] | None = None, **rest: Any) -> State:
    state: State = questions.table(heroes or [], **rest)
    play(state, *texts)
    return state


def lands(*hostile: str) -> dict[str, str]:
    return dict.fromkeys(hostile, "hostile")


def chosen(state: State, bot: str = "greedy") -> str:
    before = state.moves
    bots.decide(state, [bots.bot(bot, "hellas", 0)] * state.seats)
    return str(state.record.actions[before])


@pytest.mark.parametrize("bot", ["hoplite", "strategos:8", "pythia:8", "tiresias:8"])
def test_kronos_takes_the_last_land(bot: str) -> None:
    attitudes = lands("red", "yellow", "blue", "green") | {"brown": "wary"}
    state = table(monsters={"hydra": "crete"}, kronos={"attitudes": attitudes, "anger": 9})
    assert chosen(state, bot) == "terror hydra"


def test_hoplites_in_a_land_keep_kronos_from_his_victory() -> None:
    few, many = (
        table(heroes=[{"hoplites": {"crete": number}, "controls": ["crete"]}], monsters={"hydra": "crete"})
        for number in (1, 9)
    )
    near, far = (rounds_of_side(seen(state, 0), 0)["five_hostile_lands"] for state in (few, many))
    assert near < far


def test_each_side_counts_its_own_victories() -> None:
    state = table(monsters={"hydra": "crete"})
    assert set(rounds_of_side(seen(state, 0), 0)) == {"five_hostile_lands", "three_destroyed_monuments"}
    assert set(rounds_of_side(seen(state, 1), 1)) == {"kronos_slain", "three_lands", "tartarus"}


def test_heroes_share_their_chance() -> None:
    chances = chances_by_side(seen(table(monsters={"hydra": "crete"}), 1), TASTE)
    assert sum(chances) == pytest.approx(1)
    assert chances[1] == chances[2]


def test_kronos_binds_himself_by_his_taste() -> None:
    found = set()
    for seed in range(8):
        state = bots_game(seed)
        for _ in range(3):
            decision = state.decision
            state.apply(bots.bot("greedy", "hellas", seed).choose(Table.of(state, decision.seat)), decision.seat)
        found |= set(state.view(0)["kronos"]["own_chains"])
    assert len(found) > 3


def bots_game(seed: int) -> State:
    import aegean

    return aegean.game("hellas").new(3, seed, {"mode": "kronos"})


@pytest.mark.parametrize("turn", [1, 41])
def test_what_is_told_of_kronos_leans_to_him_and_what_is_certain_stays(turn: int) -> None:
    state = table(monsters={"hydra": "crete"})
    described = state.describe()
    described["turn"]["number"] = turn
    state = state.game.position(described)
    insight = insight_of(Table.of(state, 0))
    assert insight.stage(state) == ("kronos, at first" if turn == 1 else "kronos")
    thought = insight.chances(state)
    said = told(insight, state, thought)
    assert said[0] > thought[0]
    assert sum(said) == pytest.approx(1.0)
    assert said[1] == pytest.approx(said[2])  # heroes win together
    assert told(insight, state, [0.0, 0.5, 0.5])[0] == 0.0
