"""Combat cards that lie beside a player's hand: played like those in hand, but not discarded.

Whoever plays with such cards brings this chapter; their data have no copies in the deck. A card is charged or used: it
is used when it was played in a battle or a hunt, and charged again at Build Monument, with the artifacts. It is no card
of the hand: it is never discarded, stolen, shown or paid, and counts for no hand limit. Who lays one down asks
`lay_beside`; `Hellas.ready` and `ready_cards` tell what can be played.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from aegean.core.describing import read_list, read_number, read_table, refused
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.components import Effect
from aegean.hellas.modules import Chapter
from aegean.hellas.position import BESIDE, Hellas
from aegean.hellas.rules import Rules


class Beside(Part):
    """All of it is open to everybody."""

    KEY: ClassVar[str] = "beside"
    FIELDS: ClassVar[tuple[str, ...]] = ("ready", "used")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("ready", "holders", "card"),
        Observed("used", "holders", "card"),
    )
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        # by seat and place among `rules.beside_kinds`
        self.ready = [0] * (seats * len(rules.beside_kinds))
        self.used = [0] * (seats * len(rules.beside_kinds))

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {"ready": _by_card(p, self.ready), "used": _by_card(p, self.used)}

    def describe(self, p: Hellas) -> Plain:
        said = {name: _by_card(p, cards) for name, cards in (("ready", self.ready), ("used", self.used)) if any(cards)}
        return said or None

    def arrange(self, p: Hellas, said: Plain) -> None:
        """By card the seats that have it."""
        table = read_table(said if said is not None else {}, self.KEY, self.FIELDS)
        self.ready = _read(p, table.get("ready", {}), f"{self.KEY}.ready")
        self.used = _read(p, table.get("used", {}), f"{self.KEY}.used")


def _by_card(p: Hellas, cards: list[int]) -> dict[str, list[int]]:
    """The seats that have each card; who has it twice is there twice."""
    found: dict[str, list[int]] = {}
    for place, kind in enumerate(p.rules.beside_kinds):
        counts = cards[place :: len(p.rules.beside_kinds)]
        seats = [seat for seat, count in enumerate(counts) for _ in range(count)]
        if seats:
            found[p.rules.combat_ids[kind]] = seats
    return found


def _read(p: Hellas, said: Plain, field: str) -> list[int]:
    cards = [0] * (p.seats * len(p.rules.beside_kinds))
    names = [p.rules.combat_ids[kind] for kind in p.rules.beside_kinds]
    for name, seats in read_table(said, field, names).items():
        for seat in read_list(seats, f"{field}.{name}", "seats"):
            cards[read_number(seat, f"{field}.{name}", 0, p.seats - 1) * len(names) + names.index(name)] += 1
    return cards


def beside(p: Hellas) -> Beside:
    return cast(Beside, p.parts[BESIDE])


def owners(p: Hellas, kind: int) -> list[int]:
    """The seats that have a card beside their hand, charged or used."""
    part, count, place = beside(p), len(p.rules.beside_kinds), p.rules.beside[kind]
    return [
        seat
        for seat in range(p.seats)
        for _ in range(part.ready[seat * count + place] + part.used[seat * count + place])
    ]


def refuse_twice(p: Hellas, kind: int) -> None:
    """For parts that know of a single card: a description has it once."""
    if len(owners(p, kind)) > 1:
        raise refused(BESIDE, f"{p.rules.combat_ids[kind]} is described twice, and there is one")


CHAPTER: Final[Chapter] = Chapter(__name__, events=("laid_beside",), part=(BESIDE, Beside))


def lay_beside(p: Hellas, seat: int, kind: int) -> None:
    """The seat gains a card, charged."""
    part = cast(Beside, p.own(BESIDE))
    part.ready[seat * len(p.rules.beside_kinds) + p.rules.beside[kind]] += 1
    p.tell("laid_beside", seat, {"card": p.rules.combat_ids[kind]})


@CHAPTER.effect("lay_beside_hand")
def _lay_beside(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """The card that bears the name of what gives it."""
    lay_beside(p, seat, p.rules.combat[ref.split(":")[1]])


@CHAPTER.hook("build_monument", after="new_age", name="cards_charged")
def _charge(p: Hellas, seat: int) -> None:
    """All used cards are charged, whoever built."""
    if any(beside(p).used):
        part = cast(Beside, p.own(BESIDE))
        part.ready = [ready + used for ready, used in zip(part.ready, part.used, strict=True)]
        part.used = [0] * len(part.used)
