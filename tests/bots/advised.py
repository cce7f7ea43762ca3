"""What speaks for a change at the table, as advice would say it."""

from __future__ import annotations

from functools import cache

from aegean import State, bots
from aegean.bots.insight import insight_of
from aegean.core.values import Plain
from aegean.texts import Catalogue, languages

_words = cache(Catalogue)


def grounds(then: State, now: State, seat: int = 0) -> dict[str, dict[str, Plain]]:
    """The grounds of a seat by kind, each of which has words in every language."""
    found = insight_of(bots.Table.of(then, seat)).grounds(then, now)
    for words in map(_words, languages()):
        for ground in found:
            own = f"pythia-ground-{then.game.id}-{ground.kind}"
            id_ = own if words.has(own) else f"pythia-ground-{ground.kind}"
            assert "{" not in words.text(id_, dict.fromkeys(ground.fields, 2)), id_
    return {ground.kind: ground.fields for ground in found}
