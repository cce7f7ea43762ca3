"""What somebody wishes to be told, and when: reasons, quiet hours, how often at most, tables to be silent of."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from sqlalchemy import Connection, delete, insert, select

from aegean.server import wire
from aegean.server.errors import BadZone
from aegean.server.notifications.calls import ALL_WISHES
from aegean.server.store.schema import notification_settings, silences

_MINUTE: Final = 60.0
USUAL: Final = wire.NotificationSettings(about=list(ALL_WISHES))


def settings_of(c: Connection, user: int) -> wire.NotificationSettings:
    s = notification_settings.c
    row = c.execute(select(s.about, s.quiet_from, s.quiet_to, s.zone, s.gather).where(s.user == user)).one_or_none()
    return USUAL if row is None else wire.NotificationSettings(*row)


def put_settings(c: Connection, user: int, form: wire.NotificationSettings) -> wire.NotificationSettings:
    if form.zone not in zones():
        raise BadZone(f"{form.zone[:60]!r} is no time zone: they are called such as Europe/Warsaw")
    about = [wish for wish in ALL_WISHES if wish in form.about]
    hours = (form.quiet_from, form.quiet_to)
    quiet_from, quiet_to = (None, None) if None in hours or hours[0] == hours[1] else hours
    c.execute(delete(notification_settings).where(notification_settings.c.user == user))
    c.execute(
        insert(notification_settings).values(
            user=user, about=about, quiet_from=quiet_from, quiet_to=quiet_to, zone=form.zone, gather=form.gather
        )
    )
    return settings_of(c, user)


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def next_time(settings: wire.NotificationSettings, sent: float | None, now: float) -> float:
    """When something that waits may go out, where the latest message went out then."""
    at = now if sent is None else max(now, sent + settings.gather * _MINUTE)
    return _after_quiet(settings, at)


def _after_quiet(settings: wire.NotificationSettings, at: float) -> float:
    start, end = settings.quiet_from, settings.quiet_to
    if start is None or end is None:
        return at
    here = datetime.fromtimestamp(at, ZoneInfo(settings.zone))
    minute = here.hour * 60 + here.minute
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not quiet:
        return at
    day = here.date() + timedelta(days=int(start > end and minute >= start))
    until = datetime.combine(day, time(end // 60, end % 60), here.tzinfo).timestamp()
    # Where the clocks are put on over that moment, it is the one after the gap; it is never before `at`.
    return max(at, until)


# -- tables to be silent of -------------------------------------------------------------------------------------------


def silent_of(c: Connection, user: int) -> list[str]:
    return list(c.scalars(select(silences.c.table).where(silences.c.user == user).order_by(silences.c.table)))


def silence(c: Connection, user: int, table: str, on: bool) -> None:
    c.execute(delete(silences).where(silences.c.user == user, silences.c.table == table))
    if on:
        c.execute(insert(silences).values(user=user, table=table))
