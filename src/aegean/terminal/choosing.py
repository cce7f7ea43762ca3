"""The open decision as a numbered list that stays short: grouped, narrowed by typing, folded where it is too long."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from aegean.core.state import State
from aegean.core.values import Action, Decision, Plain
from aegean.terminal.painter import Painter
from aegean.texts import Catalogue, message_id

_FLOWING: Final = 3  # so many actions of one kind stand in one line
_GAP: Final = 2
_INDENT: Final = "  "
_NOTED: Final = 12  # the most actions whose components explain themselves in the list
# Fields that the group, the line, the price or the sentence tells already.
_UNSPOKEN: Final = ("source", "start", "favours", "follows", "attack", "defence", "lacking", "toll", "way", "steps")


class Choice(NamedTuple):
    """An offered action in words."""

    action: Action
    sentence: str
    short: str  # its parts without the source, for a line that many of a kind share
    price: int  # favours, or whatever the game counts in
    group: str
    line: str  # what it begins with in a line of such choices
    things: tuple[str, ...]  # on the table
    note: str  # what the component in question does


class Listing(NamedTuple):
    """What is printed, and what each number in it stands for."""

    lines: list[Text]
    picks: list[list[Choice]]  # one choice: it is taken; several: a group that opens

    @property
    def folded(self) -> bool:
        return any(len(pick) > 1 for pick in self.picks)

    def marks(self) -> dict[str, str]:
        """The places on the table and the numbers of the actions they stand for; `+` where there are several.

        What all the choices share, the start of a march say, tells none of them from the others.
        """
        found: dict[str, str] = {}
        if self.folded:
            return found
        shared = set.intersection(*(set(choice.things) for (choice,) in self.picks)) if len(self.picks) > 1 else set()
        for number, (choice,) in enumerate(self.picks, 1):
            for thing in (one for one in choice.things if one not in shared):
                found[thing] = found[thing].rstrip("+") + "+" if thing in found else str(number)
        return found


def choices_of(decision: Decision, state: State, painter: Painter, catalogue: Catalogue) -> list[Choice]:
    game = state.game
    found = []
    for action in decision.actions:
        fields = game.fields(action, state)
        price = fields.get("favours", 0)
        found.append(
            Choice(
                action,
                catalogue.sentence(f"{game.id}-action", action.kind, fields),
                " ".join(_words(catalogue, game.id, fields)),
                price if isinstance(price, int) else 0,
                painter.group(action, fields),
                painter.line(action, fields),
                game.targets(action, state),
                _note(catalogue, game.id, fields, painter.explained(action)) if len(decision.actions) <= _NOTED else "",
            )
        )
    return found


def _words(catalogue: Catalogue, game: str, fields: Mapping[str, Plain]) -> Iterable[str]:
    for name, value in fields.items():
        if name not in _UNSPOKEN:
            id_ = message_id(game, name, str(value))
            yield catalogue.text(id_) if catalogue.has(id_) else str(value)


def _note(catalogue: Catalogue, game: str, fields: Mapping[str, Plain], explained: Iterable[str]) -> str:
    """The text of the component that the action brings."""
    for name in explained:
        id_ = message_id(game, name, str(fields.get(name)))
        if catalogue.has(id_, "text"):
            return catalogue.text(id_, attribute="text")
    return ""


def narrow(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices in whose notation or sentence every typed word begins some word."""
    wanted = typed.casefold().split()

    def fits(choice: Choice) -> bool:
        notation = str(choice.action).casefold()
        told = [*notation.split(), *notation.replace("-", " ").replace("_", " ").split()]
        told += _bare(choice.sentence)
        return all(any(word.startswith(part) for word in told) for part in wanted)

    exact = [choice for choice in choices if str(choice.action).casefold().split()[: len(wanted)] == wanted]
    return exact or [choice for choice in choices if fits(choice)]


def _bare(sentence: str) -> list[str]:
    return [word.strip(".,;:!?()«»„“”\"'") for word in sentence.casefold().split()]


def listing(choices: Sequence[Choice], painter: Painter, width: int, room: int) -> Listing:
    """The list in at most `room` lines, where folding its groups can make it so."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    unfolded = _unfolded(groups, painter, width)
    if len(unfolded.lines) <= room or not any(group and len(members) > 1 for group, members in groups.items()):
        return unfolded
    if len(groups) == 1:
        return unfolded
    return _folded(groups, painter, width, room)


def _unfolded(groups: Mapping[str, list[Choice]], painter: Painter, width: int) -> Listing:
    lines: list[Text] = []
    picks: list[list[Choice]] = []
    for group, members in groups.items():
        if group:
            lines.append(painter.heading(group))
        singles: list[Choice] = []
        flows: dict[str, list[Choice]] = {}
        alike: dict[tuple[str, str], list[Choice]] = {}
        for choice in members:
            alike.setdefault((choice.action.kind, choice.line), []).append(choice)
        for (_, line), some in alike.items():
            if line and len(some) >= _FLOWING:
                flows[line] = flows.get(line, []) + sorted(some, key=lambda choice: choice.price)
            else:
                singles += some
        for line, some in flows.items():
            items = [_flowing(choice, len(picks) + number) for number, choice in enumerate(some, 1)]
            picks += [[choice] for choice in some]
            lines += _flow(Text(f"{line}:" if line[-1].isalnum() else line), items, width)
        if any(choice.note for choice in singles):
            for choice in singles:
                picks.append([choice])
                lines += _explained(choice, len(picks), width)
        else:
            items = [
                _numbered(len(picks) + number, _briefly(choice) if group else choice.sentence)
                for number, choice in enumerate(singles, 1)
            ]
            picks += [[choice] for choice in singles]
            lines += _columns(items, width, _INDENT if group else "")
    return Listing(lines, picks)


def _folded(groups: Mapping[str, list[Choice]], painter: Painter, width: int, room: int) -> Listing:
    picks = [
        part for group, members in groups.items() for part in ([members] if group else [[choice] for choice in members])
    ]
    heads = [painter.heading(pick[0].group) if len(pick) > 1 else Text(pick[0].sentence) for pick in picks]
    if len(picks) <= room:
        widest = max((head.cell_len for head, pick in zip(heads, picks, strict=True) if len(pick) > 1), default=0)
        lines = []
        for number, (head, pick) in enumerate(zip(heads, picks, strict=True), 1):
            line = _numbered(number, head)
            if len(pick) > 1:
                line.append(" " * (widest - head.cell_len + _GAP))
                line.append(_summary(pick, groups.values(), painter), "dim")
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
        return Listing(lines, picks)
    items = []
    for number, (head, pick) in enumerate(zip(heads, picks, strict=True), 1):
        item = _numbered(number, head)
        if len(pick) > 1:
            item.append(f" ({len(pick)})", "dim")
        items.append(item)
    return Listing(_columns(items, width), picks)


def _summary(members: Sequence[Choice], groups: Iterable[Sequence[Choice]], painter: Painter) -> str:
    """What a group holds: the kinds of its actions, those that few groups hold first."""
    kinds = Counter(choice.action.kind for choice in members)
    spread = Counter(kind for group in groups for kind in {choice.action.kind for choice in group})
    parts = []
    for kind in sorted(kinds, key=lambda kind: spread[kind]):
        name = painter.kind(kind) or next(choice.sentence for choice in members if choice.action.kind == kind)
        parts.append(name if kinds[kind] == 1 else f"{name} {kinds[kind]}")
    return " · ".join(parts)


def _numbered(number: int, words: str | Text) -> Text:
    line = Text(no_wrap=True)
    line.append(f"{number:>2} ", "bold")
    line.append_text(words if isinstance(words, Text) else Text(words))
    return line


def _briefly(choice: Choice) -> str:
    """An action under the heading of its group: what is done, and the price."""
    if not choice.line:
        return choice.sentence
    return " ".join(part for part in (choice.line, choice.short, f"({choice.price})" if choice.price else "") if part)


def _flowing(choice: Choice, number: int) -> Text:
    item = Text(no_wrap=True)
    item.append(str(number), "bold")
    item.append(f" {choice.short}")
    if choice.price:
        item.append(f" ({choice.price})", "dim")
    return item


def _flow(heading: Text, items: Sequence[Text], width: int) -> list[Text]:
    """Items one after the other, with the heading before the first."""
    lines = [Text(_INDENT, no_wrap=True).append_text(heading)]
    for item in items:
        if lines[-1].cell_len + _GAP + item.cell_len > width:
            lines.append(Text(_INDENT * 2, no_wrap=True).append_text(item))
        else:
            lines[-1].append(" " * _GAP).append_text(item)
    return lines


def _columns(items: Sequence[Text], width: int, indent: str = "") -> list[Text]:
    """Items in as many columns as there is room for, read line by line."""
    if not items:
        return []
    cell = max(item.cell_len for item in items) + _GAP
    count = max(1, (width - len(indent) + _GAP) // cell)
    lines = []
    for start in range(0, len(items), count):
        line = Text(indent, no_wrap=True)
        for place, item in enumerate(items[start : start + count]):
            line.append(" " * (len(indent) + place * cell - line.cell_len)).append_text(item)
        if line.cell_len > width:
            line.no_wrap = False
        lines.append(line)
    return lines


def _explained(choice: Choice, number: int, width: int) -> list[Text]:
    lines = [_numbered(number, choice.sentence)]
    if choice.note:
        wrapped = textwrap.wrap(choice.note, max(20, width - 2 * len(_INDENT)))
        lines += [Text(_INDENT * 2 + part, "dim", no_wrap=True) for part in wrapped]
    return lines
