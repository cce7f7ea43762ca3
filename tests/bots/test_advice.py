"""Advice has words: every ground that a bot gives can be said in every language."""

from __future__ import annotations

import random

import pytest

import aegean
from aegean import bots
from aegean.bots.advice import advise
from aegean.texts import Catalogue, languages
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
