"""What comes over the wire: scripts are small, are compressed when the client is built, and come once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from aegean.client import Client
from tests.browser.browsing import Visitor, at_table
from tests.browser.conftest import Visiting
from tests.server.running import Running

RULES = Path(__file__).parents[2] / "docs" / "rules"

# Kilobytes of script on the wire until a page stands, by the page.
HOME, DELPHI, HELLAS = 80, 200, 250


class Scale:
    """Weighs the scripts that a page loads."""

    def __init__(self, visitor: Visitor) -> None:
        self.addresses: dict[str, str] = {}
        self.weights: dict[str, float] = {}
        line = visitor.context.new_cdp_session(visitor.page)
        line.on("Network.responseReceived", self._told)
        line.on("Network.loadingFinished", self._loaded)
        line.send("Network.enable")

    def _told(self, event: dict[str, Any]) -> None:
        if event["type"] == "Script":
            self.addresses[event["requestId"]] = event["response"]["url"].rsplit("/", 1)[-1]

    def _loaded(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.addresses:
            self.weights[self.addresses[event["requestId"]]] = event["encodedDataLength"]

    @property
    def kilobytes(self) -> float:
        return sum(self.weights.values()) / 1000


def _quiet(page: Page) -> None:
    page.wait_for_load_state("networkidle")


def test_home(visit: Visiting) -> None:
    visitor = visit()
    scale = Scale(visitor)
    visitor.page.goto("/")
    visitor.page.get_by_role("article").first.wait_for()
    _quiet(visitor.page)
    print(f"home: {scale.kilobytes:.0f} kB of script in {len(scale.weights)} files")
    assert 10 < scale.kilobytes < HOME


@pytest.mark.parametrize(("game", "most"), [("delphi", DELPHI), ("hellas", HELLAS)])
def test_a_table(visit: Visiting, server: Running, game: str, most: int) -> None:
    """All that a visitor who comes by a link has loaded when the board stands; the rules are not among it."""
    with Client(server.url) as host:
        host.guest("Ann")
        made = host.create(game, [None, "greedy"])
        host.start(made.id)
        cookies = dict(host._http.cookies.items())
    visitor = visit()
    visitor.take_cookies(cookies)
    scale = Scale(visitor)
    visitor.page.goto(f"/table/{made.id}")
    at_table(visitor.page)
    _quiet(visitor.page)
    print(f"{game}: {scale.kilobytes:.0f} kB of script in {len(scale.weights)} files")
    assert 50 < scale.kilobytes < most
    clause = (RULES / f"{game}.md").read_text(encoding="utf-8").split(". ")[40][:60]
    with httpx.Client(base_url=server.url) as http:
        assert not [name for name in scale.weights if clause in http.get(f"/assets/{name}").text]


def test_a_file_whose_name_tells_what_is_in_it_stays_for_ever(server: Running) -> None:
    with httpx.Client(base_url=server.url) as http:
        page = http.get("/").text
        script = page.split('src="')[1].split('"')[0]
        assert script.startswith("/assets/")
        sizes = {}
        for accepted in ("br, gzip", "gzip;q=0.5, br;q=0", "identity", ""):
            answer = http.get(script, headers={"Accept-Encoding": accepted})
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            assert "content-security-policy" not in answer.headers, "a page's headers on a script are weight"
            sizes[accepted] = (answer.headers.get("content-encoding"), int(answer.headers["content-length"]))
            assert http.head(script, headers={"Accept-Encoding": accepted}).headers["content-length"]
        assert [encoding for encoding, _ in sizes.values()] == ["br", "gzip", None, None]
        packed, zipped, whole, _ = [size for _, size in sizes.values()]
        assert packed < zipped < whole / 2
        for name in ("nothing.js", "../index.html", "%2e%2e/index.html", script.rsplit("/", 1)[-1] + ".br"):
            missing = http.get(f"/assets/{name}")
            assert missing.status_code == 404
            assert "content-security-policy" in missing.headers
        assert http.get("/").headers["cache-control"] == "no-cache"
