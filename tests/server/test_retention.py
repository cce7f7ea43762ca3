"""What /privacy and docs/hosting.md say of how long things are kept is what the code does."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Engine, insert, select

from aegean.server.door import accounts, devices, tickets
from aegean.server.house import moderating
from aegean.server.notifications import destinations, outbox
from aegean.server.store import schema
from aegean.server.store.migrate import bring_up_to_date
from aegean.server.tables import signals
from aegean.texts import catalogue, languages

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_the_page_tells_the_days_of_the_code(language: str) -> None:
    days = int(accounts.LASTS[accounts.BROWSER] / accounts.DAY)
    for message in ("privacy-kept-cookie", "privacy-kept-sessions"):
        assert str(days) in catalogue(language).text(message, {}, "text")
    assert accounts.LASTS[accounts.TOKEN] == moderating.LOG_LASTS == 365 * accounts.DAY  # a year, in words
    assert f"| sessions of browsers | {days} days after the last visit |" in HOSTING
    told = catalogue(language).text("privacy-kept-notifications", {}, "text")
    for lasts, line in (
        (outbox.SENT_LASTS, "and {} days after that"),
        (outbox.DEAD_LASTS, "{} days where they were given up"),
    ):
        assert f" {int(lasts / accounts.DAY)}" in told
        assert line.format(int(lasts / accounts.DAY)) in HOSTING
    assert f"nobody confirmed {int(destinations.UNCONFIRMED_LASTS / accounts.DAY)} days" in HOSTING
    assert tickets.EMAIL_LASTS == accounts.DAY
    device = int(devices.LASTS / accounts.DAY)
    assert str(device) in catalogue(language).text("privacy-kept-cookie", {}, "text")
    assert f"before | {device} days |" in HOSTING
    assert tickets.PASSWORD_LASTS == accounts.DAY  # one day, in words


def test_the_log_is_kept_for_a_year_and_what_is_announced_for_as_long_as_it_holds(engine: Engine) -> None:
    bring_up_to_date(engine)
    now = 400 * accounts.DAY
    with engine.begin() as c:
        moderating.announce(c, "still to be read", 8760, moderating.HOST, now - moderating.LOG_LASTS + 1)
        signals.send(c, 1.0, "close", "old", "", moderating.HOST)
        c.execute(insert(schema.signals).values(at=now - 5, kind="close", subject="new", text="", by=moderating.HOST))
        moderating.sweep(c, now)
        kept = set(c.scalars(select(schema.signals.c.subject).where(schema.signals.c.kind == "close")))
        assert kept == {"new"}
        assert moderating.announced(c, now) is not None
