"""What happened, as a story: the events of every action in words, as one seat may know them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from aegean.core.records import Record
from aegean.core.state import State
from aegean.core.values import Action, Event, Plain
from aegean.texts import Catalogue

_PEOPLE: Final = ("seat", "defender", "loser", "hunter")  # fields that hold a player
_SEATS: Final = (*_PEOPLE, "seats", "winners")


class Eye(NamedTuple):
    """Who reads: a seat, a spectator (None), or one who may know everything."""

    seat: int | None
    above: bool = False

    def sees(self, event: Event) -> Event | None:
        return event if self.above else event.seen_by(self.seat)


class Chapter(NamedTuple):
    """One action and what came of it; the opening has number 0 and no action."""

    number: int
    seat: int | None
    action: Action | None
    events: Sequence[Event]


class Story:
    def __init__(self, game: str, catalogue: Catalogue, opening: Sequence[Event]) -> None:
        self._game = game
        self._catalogue = catalogue
        self.chapters = [Chapter(0, None, None, tuple(opening))]

    def add(self, seat: int, action: Action, events: Sequence[Event]) -> Chapter:
        chapter = Chapter(len(self.chapters), seat, action, tuple(events))
        self.chapters.append(chapter)
        return chapter

    def cut(self, moves: int) -> None:
        """Forget what was taken back: only so many actions have happened."""
        del self.chapters[moves + 1 :]

    def tell(self, chapter: Chapter, eye: Eye, names: Sequence[str], you: int | None = None) -> list[str]:
        """The sentences of a chapter; one of the seats may be "you"."""
        seen = [event for event in map(eye.sees, chapter.events) if event is not None]
        return [
            self._catalogue.sentence(
                f"{self._game}-event", event.kind, named(event.fields, names), form_for(event.fields, you)
            )
            for event in seen
        ]

    def lines(self, eye: Eye, names: Sequence[str], since: int = 0, you: int | None = None) -> list[str]:
        """One paragraph for each action of which there is something to tell."""
        told = (" ".join(self.tell(chapter, eye, names, you)) for chapter in self.chapters[since:])
        return [line for line in told if line]


def form_for(fields: Mapping[str, Plain], you: int | None) -> str:
    """The form of a sentence that speaks to a seat: as the one who acts, or the one who is acted on."""
    concerned = () if you is None else (name for name in _PEOPLE if fields.get(name) == you)
    name = next(iter(concerned), "")
    return "you" if name == "seat" else f"you_{name}" if name else ""


def named(fields: Mapping[str, Plain], names: Sequence[str]) -> dict[str, Plain]:
    """The fields with players' names for seats."""
    found = dict(fields)
    for field in _SEATS:
        value = found.get(field)
        if isinstance(value, int) and 0 <= value < len(names):
            found[field] = names[value]
        elif isinstance(value, list | tuple):
            found[field] = [names[seat] for seat in value]
    return found


def retold(record: Record, catalogue: Catalogue, upto: int | None = None) -> Iterator[tuple[State, Story]]:
    """The game played again: its state and story before the first action, and after each."""
    state = record.begin()
    story = Story(record.game, catalogue, state.opening)
    yield state, story
    for seat, action in list(zip(record.movers, record.actions, strict=True))[:upto]:
        story.add(seat, action, state.apply(action, seat))
        yield state, story
