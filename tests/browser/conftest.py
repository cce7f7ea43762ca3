"""One server for all, and one browser for each file of tests; a visitor is a browser of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser

from tests.browser.browsing import Visitor, chromium
from tests.server.running import Running

Visiting: TypeAlias = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("browser")
    with Running(f"sqlite:///{folder / 'aegean.db'}", absent_after=0.5) as running:
        yield running


# Not for the whole session: while it lives, nothing else in this process can run an event loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as one:
        yield one


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visiting]:
    """A new visitor, of a screen's size and other wishes. In the end no page may have complained of anything."""
    visitors: list[Visitor] = []

    def arrive(*size: int, **wishes: object) -> Visitor:
        given = {"size": size} if size else {}
        visitors.append(Visitor(browser, server.url, **given, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.close()
