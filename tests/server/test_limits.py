"""Nobody can do too much of a thing, and nobody pays for others."""

from __future__ import annotations

import pytest

from aegean.server.door import limits
from aegean.server.door.limits import RATES, Limits, by_account, by_address, by_login
from aegean.server.errors import TooMany


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.mark.parametrize("kind", RATES)
def test_a_burst_is_allowed_and_the_next_one_is_told_when_to_come_back(kind: str, clock: Clock) -> None:
    rate, held = RATES[kind], Limits(clock=clock)
    for _ in range(rate.burst):
        held.take(kind, "me")
    with pytest.raises(TooMany) as refused:
        held.take(kind, "me")
    assert refused.value.retry_after == pytest.approx(1 / rate.per_second)
    assert rate.what in str(refused.value)
    clock.now += refused.value.retry_after
    held.take(kind, "me")
    with pytest.raises(TooMany):
        held.take(kind, "me")


def test_over_a_long_time_no_more_than_the_rate_gets_through(clock: Clock) -> None:
    held, through = Limits(clock=clock), 0
    for _ in range(10_000):
        clock.now += 0.01
        try:
            held.take("commands", "me")
            through += 1
        except TooMany:
            continue
    assert through == pytest.approx(100 * 10 + 60, abs=1)


def test_keys_do_not_pay_for_each_other(clock: Clock) -> None:
    held = Limits(clock=clock)
    for _ in range(8):
        held.take("chat", "loud")
    held.take("chat", "quiet")
    held.take("commands", "loud")


def test_a_refusal_by_one_key_takes_nothing_from_the_other(clock: Clock) -> None:
    held = Limits(clock=clock)
    for _ in range(10):
        held.take("sign_in", "address")
    for _ in range(5):
        with pytest.raises(TooMany):
            held.take("sign_in", "address", "login")
    for _ in range(10):
        held.take("sign_in", "login")


def test_what_did_not_count_is_given_back(clock: Clock) -> None:
    held = Limits(clock=clock)
    for _ in range(50):
        held.take("sign_in", "me")
        held.give_back("sign_in", "me")


def test_sockets_are_counted_while_they_are_open(clock: Clock) -> None:
    held = Limits(clock=clock)
    opened = [held.socket("192.0.2.1", 1) for _ in range(limits.SOCKETS_BY_ACCOUNT)]
    for each in opened:
        each.__enter__()
    with pytest.raises(TooMany), held.socket("192.0.2.2", 1):
        pass
    with held.socket("192.0.2.1", 2):  # another person in the same house
        pass
    opened.pop().__exit__(None, None, None)
    with held.socket("192.0.2.2", 1):
        pass
    for each in opened:
        each.__exit__(None, None, None)
    assert held.remembered() == 0


def test_an_address_has_only_so_many_sockets(clock: Clock) -> None:
    held = Limits(clock=clock)
    opened = [held.socket("2001:db8::1", person) for person in range(limits.SOCKETS_BY_ADDRESS)]
    for each in opened:
        each.__enter__()
    with pytest.raises(TooMany), held.socket("2001:db8::2", None):
        pass
    for each in opened:
        each.__exit__(None, None, None)


def test_memory_is_bounded(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 100)
    held = Limits(clock=clock)
    for number in range(1000):
        held.take("requests", f"address {number}")
    assert held.remembered() == 100


def test_whoever_was_quiet_the_longest_is_forgotten_first(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 2)
    held = Limits(clock=clock)
    for _ in range(7):
        held.take("chat", "loud")
    held.take("chat", "other")
    held.take("chat", "loud")
    held.take("chat", "third")
    with pytest.raises(TooMany):
        held.take("chat", "loud")


def test_limits_can_be_off(clock: Clock) -> None:
    held = Limits(enabled=False, clock=clock)
    for _ in range(1000):
        held.take("chat", "me")
    assert held.remembered() == 0


def test_keys() -> None:
    assert by_address("192.0.2.1") != by_address("192.0.2.2")
    assert by_address("2001:db8::1") == by_address("2001:db8::ffff:1") != by_address("2001:db8:0:1::1")
    assert len({by_address("1"), by_account(1), by_login("1")}) == 3
