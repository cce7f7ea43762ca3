"""What a person may type besides a choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from aegean.terminal.console import Leave
from aegean.terminal.consult import consult
from aegean.terminal.painter import Query
from aegean.terminal.players import seat_named

if TYPE_CHECKING:
    from aegean.terminal.sitting import Sitting

_LATEST: Final = 20  # paragraphs of the story, where nobody asks for more

# The English word always works; the catalogue gives the word of the person's language beside it.
_COMMANDS: Final = {
    "undo": "cli-command-undo",
    "redo": "cli-command-redo",
    "restart": "cli-command-restart",
    "map": "cli-command-map",
    "board": "cli-command-board",
    "log": "cli-command-log",
    "rules": "cli-command-rules",
    "help": "cli-command-help",
    "save": "cli-command-save",
    "quit": "cli-command-quit",
}


class Commands:
    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._terminal = sitting.terminal
        self._doing: dict[str, Callable[[int, str], object]] = {
            "undo": lambda seat, _: sitting.undo(seat),
            "redo": lambda seat, _: sitting.redo(seat),
            "restart": lambda seat, _: sitting.restart(seat),
            "map": lambda *_: self._terminal.print(sitting.painter.map(sitting.scene({}))),
            "board": self._board,
            "log": self._log,
            "rules": lambda _, wanted: consult(sitting.state.game, sitting.painter.cards, self._terminal, wanted),
            "help": lambda *_: self._help(),
            "save": self._save,
            "quit": self._quit,
        }
        self._messages = dict(_COMMANDS)
        for word, query in sitting.painter.queries.items():
            self._doing[word] = partial(self._answer, query)
            self._messages[word] = query.message
        self._named = {"?": "help", **{name: name for name in self._messages}}
        for name, id_ in self._messages.items():
            self._named.setdefault(self._terminal.words(id_), name)

    def words(self) -> list[str]:
        return [word for word in self._named if word != "?"]

    def obey(self, typed: str, seat: int) -> bool:
        """Whether this was a command; then it has been done."""
        word, _, rest = typed.partition(" ")
        name = self._named.get(word.casefold())
        if name is None:
            return False
        self._doing[name](seat, rest.strip())
        return True

    def _board(self, seat: int, whose: str) -> None:
        sitting = self._sitting
        scene = sitting.scene({})
        if not whose:
            self._terminal.print(sitting.painter.table(scene))
            return
        meant = seat_named(whose, sitting.names)
        if meant is None:  # whoever has a name has a colour as well
            meant = seat_named(whose, sitting.painter.names(sitting.state.view(None)))
        if meant is None:
            self._terminal.warn(self._terminal.words("cli-no-player", {"names": ", ".join(sitting.names)}))
            return
        self._terminal.print(sitting.painter.board(scene, meant))

    def _answer(self, query: Query, seat: int, wanted: str) -> None:
        self._terminal.print(query.answer(self._sitting.scene({}), wanted))

    def _log(self, seat: int, count: str) -> None:
        lines = self._sitting.lines()
        latest = int(count) if count.isascii() and count.isdigit() else len(lines) if count else _LATEST
        for line in lines[len(lines) - latest if latest < len(lines) else 0 :]:
            self._terminal.print(line)

    def _save(self, seat: int, file: str) -> None:
        if file:
            path = Path(file).expanduser()
            if path.exists() and path != self._sitting.file:
                self._terminal.warn(self._terminal.words("cli-file-exists", {"file": file}))
                return
            self._sitting.file = path
        self._sitting.save()

    def _quit(self, seat: int, _: str) -> None:
        raise Leave

    def _help(self) -> None:
        terminal = self._terminal
        terminal.print(Text(self._sitting.painter.help))
        grid = Table.grid(padding=(0, 2))
        for name, id_ in self._messages.items():
            own = terminal.words(id_)
            word = name if own == name else f"{name}, {own}"
            grid.add_row(Text(word, "bold", no_wrap=True), terminal.catalogue.text(id_, attribute="text"))
        terminal.print(Padding(grid, (0, 0, 0, 2)))
