"""The components of a game, as the server tells them: the data as they are loaded, and nothing made up."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

import aegean
from aegean.core.packs import facts_of
from aegean.hellas.expansions.matrix import printed
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("components")
    with Running(f"sqlite:///{folder / 'aegean.db'}") as running:
        yield running


@pytest.mark.parametrize("game", aegean.games())
def test_every_component_is_told_with_its_facts(server: Running, game: str) -> None:
    answer = httpx.get(f"{server.url}/api/games/{game}/components")
    assert answer.status_code == 200
    assert "max-age" in answer.headers["cache-control"]
    told = answer.json()
    pack = aegean.game(game).pack
    assert (told["game"], told["version"]) == (game, aegean.game(game).version)
    assert list(told["tables"]) == list(pack.tables)
    for table, entries in told["tables"].items():
        assert entries == {id_: facts_of(entry) for id_, entry in pack.entries(table).items()}
        assert all(entry["source"] for entry in entries.values())


def test_the_reference_has_the_components_of_every_module(server: Running) -> None:
    game = aegean.game("hellas")
    told = httpx.get(f"{server.url}/api/games/hellas/components", params={"everything": "true"}).json()["tables"]
    for module in game.module_notes():
        mode = {"mode": module.id}
        chosen = mode if module.option == "mode" else {"expansions": printed().room_for(module.id, [])}
        pack = game.data(game.complete(chosen))
        for table in pack.tables:
            assert set(pack.entries(table)) <= set(told[table])
    for table in game.pack.tables:  # what a module changes stands here as it is without it
        assert {id_: told[table][id_] for id_ in game.pack.entries(table)} == {
            id_: facts_of(entry) for id_, entry in game.pack.entries(table).items()
        }


def test_what_is_reconstructed_is_told(server: Running) -> None:
    tables = httpx.get(f"{server.url}/api/games/hellas/components").json()["tables"]
    assert tables["monsters"]["hydra"]["reconstructed"] == ["wounds"]
    assert "reconstructed" not in tables["artifacts"]["aegis"]


def test_another_game_is_not_there(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/games/chess/components")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"
    assert "hellas" in answer.json()["message"]
