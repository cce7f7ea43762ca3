"""How time is to be kept at a new table: what can be chosen, and what is refused."""

from __future__ import annotations

from typing import Final

import msgspec

from aegean import bots
from aegean.core.errors import OptionError
from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.tables.clocks import LIVE, SLOW

_MINUTE: Final = 60
_HOUR: Final = 3600
_DAY: Final = 86_400
_LIMITS: Final = {  # the least and the most seconds of the budget, and of a decision
    LIVE: ((_MINUTE, _DAY), (0, _HOUR)),
    SLOW: ((0, 90 * _DAY), (_HOUR, 30 * _DAY)),
}
_CALLED: Final = {LIVE: ("budget", "increment"), SLOW: ("reserve", "time for a decision")}


def check(form: wire.TableForm) -> dict[str, Plain] | None:
    """The clock as the table's row keeps it, with the bot that goes on by its name; or a refusal."""
    clock = form.clock
    if clock is None:
        return None
    if form.hot_seat:
        raise OptionError("where all play on one device nobody is kept waiting elsewhere: leave the clock out")
    if sum(seat.bot is None for seat in form.seats) < 2:
        raise OptionError("a clock is for at least two people: leave it out, or leave one more seat for a person")
    for name, seconds, (least, most) in zip(
        _CALLED[clock.kind], (clock.budget, clock.decision), _LIMITS[clock.kind], strict=True
    ):
        if not least <= seconds <= most:
            raise OptionError(
                f"the {name} of a {clock.kind} clock lies between {least} and {most} seconds, and cannot be {seconds:g}"
            )
    bot = clock.bot or bots.usual(form.game)
    bots.check(bot, form.game)
    kept: dict[str, Plain] = msgspec.to_builtins(msgspec.structs.replace(clock, bot=bot))
    return kept
