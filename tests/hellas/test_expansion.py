"""Every module of the tree through everybody who deals with a game: bots of all levels, both environments, the server,
the terminal, four languages. (Rules, records, dumps, secrets, positions and undo are the property kit's, which draws
sets of modules from the matrix; the browser's questions are in tests/browser.)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

import aegean
from aegean import bots
from aegean.client import Client
from aegean.envs.observing import Variant
from aegean.hellas.game import HellasGame
from aegean.texts import catalogue, languages, message_id
from tests.server.running import Running
from tests.terminal.scripted import Scripted, sit_down

GAME = aegean.game("hellas")
assert isinstance(GAME, HellasGame)
MODULES = list(GAME.modules)

every_module = pytest.mark.parametrize("module", MODULES)


def in_turn(others: Sequence[str]) -> list[ParameterSet]:
    """Each module with one of the others, in turn; with all the rest where there is time for it."""
    return [
        pytest.param(module, other, marks=[] if at == number % len(others) else [pytest.mark.long])
        for number, module in enumerate(MODULES)
        for at, other in enumerate(others)
    ]


def options_with(module: str) -> tuple[dict[str, Any], int]:
    """Options in which the module is played, with all that it needs, and the fewest seats for it."""
    assert isinstance(GAME, HellasGame)
    names = GAME.matrix.room_for(module, [])
    modes = [name for name in names if GAME.matrix.lines[name].mode]
    options = {"expansions": [name for name in names if name not in modes], "mode": (modes or ["standard"])[0]}
    return options, GAME.seats_for(options)[0]


@pytest.mark.parametrize(
    ("module", "bot"), in_turn(["hoplite", "shepherd"]) + in_turn(["strategos:4", "pythia:4", "tiresias:4"])
)
def test_bots_play_with_it(module: str, bot: str) -> None:
    options, seats = options_with(module)
    state = GAME.new(seats, 7, options)
    players = [bots.bot(bot, "hellas", seat) for seat in range(seats)]
    while not state.over and state.moves < (100 if ":" in bot else 4000):
        bots.decide(state, players)
    assert state.over or ":" in bot
    assert state.record.replay() == state


@every_module
def test_environments_observe_it(module: str) -> None:
    options, seats = options_with(module)
    variant = Variant("hellas", seats, options)
    chance, state = Random(2), variant.begin(3).state
    while not state.over and state.moves < 200:
        decision = state.decision
        assert variant.tensor(state, decision.seat).size == variant.size
        state.apply(GAME.decode(chance.choice(variant.legal(state, decision.seat)), state), decision.seat)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('modules') / 'aegean.db'}") as running:
        yield running


@every_module
def test_a_table_on_the_server_plays_with_it(module: str, server: Running) -> None:
    options, seats = options_with(module)
    chance = Random(4)
    with Client(server.url) as client:
        client.guest("Lucía")
        told = next(game for game in client.games() if game.id == "hellas")
        assert module in [one.id for one in told.modules]
        made = client.create("hellas", [None, *["hoplite"] * (seats - 1)], options=options, seed="5")
        assert made.options == GAME.complete(options)
        client.start(made.id)
        with client.sit(made.id) as seat:
            for number, decision in enumerate(seat.turns()):
                if number >= 25:
                    break
                seat.act(chance.choice(decision.actions).text)
        assert client.replay(made.id, 0, 10).steps


@pytest.mark.parametrize(("module", "language"), in_turn(languages()))
def test_a_game_in_the_terminal_is_played_with_it(
    module: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    options, seats = options_with(module)
    chance = Random(3)
    scripted = Scripted([str(chance.randint(1, 12)) for _ in range(60)], language=language)
    wanted = [f"--option={name}={','.join(v) if isinstance(v, list) else v}" for name, v in options.items() if v]
    sit_down(scripted, "hellas", "--seats", str(seats), "--seed", "3", "--bots", "hoplite", "--fast", *wanted)
    assert len(scripted.said) > 2000
    assert scripted.prompts


@every_module
@pytest.mark.parametrize("language", languages())
def test_it_is_named_and_explained(module: str, language: str) -> None:
    texts = catalogue(language, strict=True)
    id_ = message_id("hellas", "expansion", module)
    assert texts.text(id_)
    assert texts.text(id_, attribute="about").endswith((".", "!"))
