"""The OpenAPI document is true: whatever is asked is answered as it says, and never with a server error."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import cycle
from typing import Any, NamedTuple

import httpx
import pytest
from hypothesis import HealthCheck, settings
from schemathesis import Case, openapi
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from aegean.server.app import create_app
from aegean.server.settings import Settings
from tests.server.running import Running, guests, seated

EXAMPLES = 20 if os.environ.get("AEGEAN_ALL") == "1" else 3
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]

bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder / 'aegean.db'}") as server:
        yield server


DOCUMENT = create_app(Settings(database="sqlite:///:memory:")).openapi_schema.to_schema()
calls = openapi.from_dict(DOCUMENT)
Call = Case[Any]


class Guest(NamedTuple):
    """Somebody with a table of each kind."""

    headers: dict[str, str]
    tables: Iterator[str]  # over and over: one that runs, one that is open, one that is over


@pytest.fixture
def guest(house: Running) -> Iterator[Guest]:
    with guests([house.url] * 2) as people:
        ended = seated(people, "delphi", seed="3")
        with people[0].sit(ended.id) as seat:
            seat.do("resign")
        tables = seated(people, "delphi", seed="3").id, people[0].create("hellas", [None, None]).id, ended.id
        cookies = "; ".join(f"{name}={value}" for name, value in people[0]._http.cookies.items())
        yield Guest({"Cookie": cookies, "Origin": house.url}, cycle(tables))


@calls.parametrize()
@bounded
def test_strangers_are_answered_as_the_document_says(case: Call, house: Running) -> None:
    case.call_and_validate(base_url=house.url, checks=CHECKS, timeout=60)


@calls.include(path_regex=r"\{table\}").parametrize()
@bounded
def test_at_real_tables_a_player_is_answered_as_the_document_says(case: Call, house: Running, guest: Guest) -> None:
    case.path_parameters["table"] = next(guest.tables)
    case.call_and_validate(base_url=house.url, checks=CHECKS, headers=guest.headers, timeout=60)


@calls.exclude(path_regex=r"\{table\}").parametrize()
@bounded
def test_a_guest_is_answered_as_the_document_says(case: Call, house: Running, guest: Guest) -> None:
    case.call_and_validate(base_url=house.url, checks=CHECKS, headers=guest.headers, timeout=60)


def test_the_document_can_be_had_and_names_the_calls(house: Running) -> None:
    with httpx.Client(base_url=house.url) as http:
        assert http.get("/api/schema/openapi.json").json() == json.loads(json.dumps(DOCUMENT))
    paths = set(DOCUMENT["paths"])
    assert {"/api/guest", "/api/tables", "/api/tables/{table}/commands", "/api/records", "/health"} <= paths
    assert len(paths) >= 20
