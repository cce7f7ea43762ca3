"""Bots at a table are somebody: chosen, or dealt when the table is made, and the same to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from aegean import bots
from aegean.client import Client, Refusal
from tests.server.running import Running


def test_bots_are_dealt_a_character_or_are_whom_one_has_chosen(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'aegean.db'}") as server, Client(server.url) as ann:
        ann.guest("Ann")
        made = ann.create("hellas", [None, "hoplite", "hoplite.gorgo", "shepherd"])
        there = [seat.bot for seat in made.seats]
        assert there[0] is None
        assert there[2] == "hoplite.gorgo"
        names = [bot.split(".") for bot in there if bot]
        assert [level for level, _ in names] == ["hoplite", "hoplite", "shepherd"]
        assert len({who for _, who in names}) == 3 <= len(bots.characters("hellas"))
        assert [seat.bot for seat in ann.table(made.id).seats] == there
        ann.start(made.id)
        with ann.sit(made.id) as seat:
            assert seat.now is not None
            assert [one.bot for one in seat.now.seats] == there


@pytest.mark.parametrize(
    ("bot", "told"), [("hoplite.ajax", "no character"), ("hoplite.gorgo:9s", "at most 20|budget"), ("zeus", "no bot")]
)
def test_nobody_unknown_sits_down(tmp_path: Path, bot: str, told: str) -> None:
    with Running(f"sqlite:///{tmp_path / 'aegean.db'}") as server, Client(server.url) as ann:
        ann.guest("Ann")
        with pytest.raises(Refusal, match=told):
            ann.create("hellas", [None, bot])
