"""Advice has words: every ground that a bot gives can be said in every language."""

from __future__ import annotations

import random

import pytest

import aegean
from aegean import bots
from aegean.bots.advice import advise
from aegean.bots.insight import insight_of
from aegean.texts import Catalogue, languages
from tests.bots.advised import grounds
from tests.hellas.positions import turn
from tests.properties.kit import by_kind, play


@pytest.mark.parametrize("game", aegean.games())
def test_every_ground_can_be_said(game: str) -> None:
    chance = random.Random(7)
    kinds = set()
    for seed in range(3):
        state = aegean.game(game).new(3, seed)
        for _ in range(8):
            play(state, chance, 14, by_kind)
            if state.over:
                break
            table = bots.Table.of(state, state.decision.seat)
            before = state.hash()
            advice = advise(bots.bot("pythia", game, seed, bots.Budget(iterations=12)), table)
            assert state.hash() == before
            assert advice.plan[0].action == advice.reason.chosen
            kinds |= {(ground.kind, *sorted(ground.fields)) for ground in advice.grounds}
    assert len(kinds) > 3
    for language in languages():
        words = Catalogue(language)
        for kind, *fields in kinds:
            own = f"pythia-ground-{game}-{kind}"
            id_ = own if words.has(own) else f"pythia-ground-{kind}"
            assert words.has(id_), f"{language}: {id_}"
            said = words.text(id_, dict.fromkeys(fields, 2))
            assert "{" not in said
            assert "$" not in said


def test_a_card_is_not_spent_to_draw_one() -> None:
    """Whoever asks is not told to pay for an unknown card with a known one, if there is anything else to do."""
    chance, met = random.Random(3), 0
    for seed in range(4):
        state = aegean.game("delphi").new(2, seed)
        while not state.over and met < 40:
            play(state, chance, 3, by_kind)
            decision = state.decisions[0] if not state.over else None
            poor = {"draw_oracle card-" + colour for colour in ("red", "black", "pink", "blue", "yellow", "green")}
            if decision is None or decision.kind != "turn" or poor.isdisjoint(map(str, decision.actions)):
                continue
            met += 1
            insight = insight_of(bots.Table.of(state, decision.seat))
            assert poor.isdisjoint(str(option.action) for option in insight.options(state, decision))
    assert met == 40


def test_an_artifact_that_is_charged_again_is_a_ground() -> None:
    mine = {"controls": ["crete"], "used_artifacts": ["ambrosia", "horn_of_plenty"]}
    then = turn([mine])
    now = turn([{**mine, "used_artifacts": ["ambrosia"], "artifacts": ["horn_of_plenty", "aegis"]}])
    assert grounds(then, now)["charged"] == {"count": 1}  # the aegis is new, and no ground of this kind
    assert "charged" not in grounds(now, then)


def test_a_monster_that_is_driven_is_a_ground() -> None:
    """Away from one's own hoplites, or to those of others."""
    players = [{"hoplites": {"crete": 2}, "controls": ["crete"]}, {"hoplites": {"elis": 2}, "controls": ["elis"]}]
    crete, elis, attica = (turn(players, monsters={"hydra": at}) for at in ("crete", "elis", "attica"))
    assert grounds(crete, attica)["monster_gone"] == {"region": ["crete"]}
    assert grounds(attica, elis)["monster_set"] == {"region": ["elis"]}
    assert {"monster_gone", "monster_set"} <= grounds(crete, elis).keys()
    assert {"monster_gone", "monster_set"}.isdisjoint(grounds(elis, attica))
    assert {"monster_gone", "monster_set"}.isdisjoint(grounds(attica, attica))
