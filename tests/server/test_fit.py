"""What goes together at a new table, as the server tells it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from aegean.server.routes.tables import game_info
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("fit")
    with Running(f"sqlite:///{folder / 'aegean.db'}") as running:
        yield running


def test_the_base_game_fits(server: Running) -> None:
    told = httpx.get(f"{server.url}/api/games/hellas/fit?mode=standard&seats=3").json()
    assert told["options"]["expansions"] == []
    assert told["seats"] == [2, 3, 4]
    assert told["refused"] == ""
    assert [one["id"] for one in told["modules"]] == [module.id for module in game_info("hellas").modules]


def test_what_is_not_there_is_refused_by_name(server: Running) -> None:
    told = httpx.get(f"{server.url}/api/games/hellas/fit?expansions=nothing_like_it").json()
    assert "nothing_like_it" in told["refused"]
    assert told["seats"] == []


def test_another_game_is_not_there(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/games/chess/fit")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_games_tell_their_modules(server: Running) -> None:
    for game in httpx.get(f"{server.url}/api/games").json():
        assert isinstance(game["modules"], list)
        assert all(option["many"] in (False, True) for option in game["options"])
