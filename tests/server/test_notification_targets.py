"""Nobody makes the server knock at doors of its own house: by name, by number, by rebinding, or by a redirect."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from aegean.server.errors import BadDestination
from aegean.server.notifications import sending, targets
from aegean.server.notifications.sending import Post, Request
from aegean.server.settings import Settings
from tests.server.receiving import receiver

PRIVATE = (
    "127.0.0.1", "127.8.9.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "192.0.2.7", "198.18.0.1", "240.0.0.1",
    "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "fec0::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_ones_own_network_are_none_of_the_open_internet(address: str) -> None:
    assert not targets.is_open(targets._literal(address))  # type: ignore[arg-type]
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(BadDestination, match="private"):
        targets.checked_url(f"https://{host}/hook", private=False)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "64:ff9b::101:101", "::ffff:1.1.1.1"])
def test_others_are(address: str) -> None:
    assert targets.is_open(targets._literal(address))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "ftp://example.org/hook",
        "https:///hook",
        "https://",
        "https://user:word@example.org/",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://example.org/a b",
        "https://example.org/#part",
        "https://exämple.org/",
        "https://localhost/",
        "https://[::1/",
        "https://example.org/" + "x" * 1000,
        "file:///etc/passwd",
        "nothing",
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused(url: str) -> None:
    with pytest.raises(BadDestination):
        targets.checked_url(url, private=False)


def _leads_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """What every name leads to from now on; the names that were asked for."""
    asked: list[str] = []

    async def lookup(self: Any, host: str, port: int, **_: object) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", lookup)
    return asked


def _sent(url: str, **settings: Any) -> sending.Outcome:
    async def work() -> sending.Outcome:
        post = Post(Settings(**settings))
        try:
            return await post.send(Request(url, {}, b"{}"), 1_700_000_000.0)
        finally:
            await post.close()

    return asyncio.run(asyncio.wait_for(work(), 60))


def test_a_name_that_leads_home_is_refused_when_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    _leads_to(monkeypatch, "192.168.1.1")
    with pytest.raises(BadDestination, match="private"):
        asyncio.run(targets.check_reachable("https://rebound.example/hook", private=False))


def test_a_name_that_leads_home_later_on_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: the name is looked up once for a connection, and the connection goes to what was checked."""
    with receiver() as hook:
        port = hook.url.rpartition(":")[2]
        asked = _leads_to(monkeypatch, "127.0.0.1")
        outcome = _sent(f"https://rebound.example:{port}/hook")
        assert (outcome.what, outcome.why) == (sending.REFUSED, "the address may not be reached")
        assert asked == ["rebound.example"]
        assert hook.received == []
        asked.clear()
        assert _sent(f"http://rebound.example:{port}/hook", private_targets=True).what == sending.SENT
        assert asked == ["rebound.example"]  # and not once more between looking and connecting
        assert hook.received[0].headers["host"] == f"rebound.example:{port}"


def test_redirects_are_not_followed_and_long_answers_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiver() as hook:
        hook.always = (302, {"Location": f"{hook.url}/inside"})
        assert _sent(f"{hook.url}/out", private_targets=True) == sending.Outcome(sending.REFUSED, "answer 302")
        assert [one.path for one in hook.received] == ["/out"]
        hook.always = (200, {"Content-Length": str(10**9)})  # which never comes
        monkeypatch.setattr(sending, "_TIMEOUTS", {"connect": 5.0, "read": 0.2, "write": 5.0, "pool": 5.0})
        assert _sent(hook.url, private_targets=True).what == sending.LATER


def test_what_the_host_allows_counts_when_something_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiver() as hook:
        assert _sent(hook.url, private_targets=False).what == sending.REFUSED
        assert hook.received == []


def test_one_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        outcome = _sent(f"http://127.0.0.1:{silent.getsockname()[1]}/", private_targets=True)
    assert outcome == sending.Outcome(sending.LATER, "no answer in time")
