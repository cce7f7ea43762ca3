"""A game in play at one terminal: people and bots take their turns, and nothing is lost when somebody leaves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.text import Text

from aegean.bots import Bot, Table
from aegean.core.errors import NotationError
from aegean.core.refusal import Refusal
from aegean.core.state import State
from aegean.core.undo import Play, UndoError
from aegean.core.values import Decision
from aegean.terminal import files
from aegean.terminal.choosing import Choice, Listing, choices_of, listing, narrow
from aegean.terminal.commands import Commands
from aegean.terminal.console import Leave, Terminal
from aegean.terminal.painter import Painter, Scene
from aegean.terminal.story import Eye, Story, named

_LEAST_ROOM: Final = 4  # lines for the list, however small the console is
_LATELY: Final = 12  # sentences of the story that a screen may show


class Sitting:
    def __init__(
        self,
        terminal: Terminal,
        painter: Painter,
        state: State,
        story: Story,
        bots: Mapping[int, Bot],
        names: Sequence[str],
        file: Path | None,
        fast: bool = False,
    ) -> None:
        self.terminal = terminal
        self.painter = painter
        self.play = Play(state)
        self.story = story
        self.names = names
        self.file = file
        self._bots = bots
        self._fast = fast
        self._people = [seat for seat in range(state.seats) if seat not in bots]
        self._at_keyboard = self._people[0] if len(self._people) == 1 else -1
        self._told = len(story.chapters) - 1  # the last chapter that the reader has seen
        self._began_at = state.moves
        self._commands = Commands(self)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def eye(self) -> Eye:
        """Whose knowledge may be shown now."""
        return Eye(self._at_keyboard if self._at_keyboard >= 0 else None)

    # -- the course of the game ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves; the game is in its file afterwards."""
        try:
            while not self.state.over:
                decision = self._next()
                if decision.seat in self._bots:
                    self._bot_decides(decision)
                else:
                    self._person_decides(decision)
            self._finish()
        except (Leave, KeyboardInterrupt) as gone:
            if self.state.moves > self._began_at or self.file is not None:
                self.save()
                self.terminal.say("cli-go-on", {"file": str(self.file)})
            raise Leave from gone

    def _next(self) -> Decision:
        """Bots answer first, then whoever sits at the keyboard already."""
        waiting = self.state.decisions
        for decision in waiting:
            if decision.seat in self._bots:
                return decision
        return self.state.decision_of(self._at_keyboard) or waiting[0]

    def _bot_decides(self, decision: Decision) -> None:
        seat = decision.seat
        action = self._bots[seat].choose(Table.of(self.state, seat))
        self.story.add(seat, action, self.play.apply(action, seat))
        self._tell()
        if not self._fast:
            self.terminal.pause()

    def _tell(self) -> None:
        """What has happened since the reader last looked."""
        for line in self.lines(self._told + 1):
            self.terminal.print(line)
        self._told = len(self.story.chapters) - 1

    def lines(self, since: int = 0) -> list[str]:
        """The story as the reader may know it, who is "you" if nobody else reads it."""
        return self.story.lines(self.eye, self.names, since, self._people[0] if len(self._people) == 1 else None)

    def _finish(self) -> None:
        self._tell()
        self.terminal.print(self.painter.screen(self.scene({})))
        result = self.state.result
        assert result is not None
        for place, seats in enumerate(result.ranking, 1):
            who = ", ".join(self.names[seat] for seat in seats)
            self.terminal.say("cli-place", {"place": place, "who": who})
        self.save()

    def save(self) -> None:
        """Put the game into its file, or into a new one, and say where."""
        if self.file is None:
            self.file = files.fresh_path(self.state.game.id)
        if not self._keep():
            self.file = files.fresh_path(self.state.game.id)
            if not self._keep():
                return
        self.terminal.say("cli-saved", {"file": str(self.file)})

    def _keep(self) -> bool:
        assert self.file is not None
        players = [self._bots[seat].name if seat in self._bots else files.PERSON for seat in range(self.state.seats)]
        try:
            files.write(self.file, self.state, players)
        except OSError as error:
            why = error.strerror or str(error)
            self.terminal.warn(self.terminal.words("cli-file-unwritable", {"file": str(self.file), "why": why}))
            return False
        return True

    # -- a person's decision ------------------------------------------------------------------------------------------

    def _person_decides(self, decision: Decision) -> None:
        """Ask until an action is taken, or the game has become another by taking back."""
        if len(self._people) > 1 and decision.seat != self._at_keyboard:
            self._pass_keyboard(decision.seat)
        state = self.state
        every = choices_of(decision, state, self.painter, self.terminal.catalogue)
        opened = every
        shown = self._show(decision, opened)
        while self.state is state and state.decision_of(decision.seat) is decision:
            typed = self.terminal.ask(self._prompt(decision.seat, narrowed=opened is not every))
            if not typed:
                opened = every
            elif typed.isascii() and typed.isdigit():
                if not 1 <= int(typed) <= len(shown.picks):
                    self.terminal.warn(self.terminal.words("cli-no-number", {"most": len(shown.picks)}))
                    continue
                opened = shown.picks[int(typed) - 1]
                if len(opened) == 1:
                    self._take(decision, opened[0])
                    return
            elif exact := [choice for choice in every if _tidy(str(choice.action)) == _tidy(typed)]:
                self._take(decision, exact[0])
                return
            elif self._commands.obey(typed, decision.seat):
                continue
            elif found := narrow(every, typed):
                opened = found
            elif refusal := self._why_not(typed, decision.seat):
                self.terminal.warn(self.terminal.catalogue.why(state.game.id, refusal))
                continue
            else:
                known = [*self._commands.words(), *(str(choice.action) for choice in every)]
                close = get_close_matches(_tidy(typed), known, n=3, cutoff=0.5)
                hint = {"text": typed[:60], "close": ", ".join(close)}
                self.terminal.warn(self.terminal.words("cli-close" if close else "cli-not-understood", hint))
                continue
            shown = self._show(decision, opened, narrowed=opened is not every)

    def _why_not(self, typed: str, seat: int) -> Refusal | None:
        """Why an action that was typed in full is not possible now; None where it is no action of the game."""
        try:
            self.state.game.parse(typed, self.state, seat)
        except NotationError as error:
            return error.refusal
        return None

    def _take(self, decision: Decision, choice: Choice) -> None:
        self.story.add(decision.seat, choice.action, self.play.apply(choice.action, decision.seat))
        self._told = len(self.story.chapters) - 1
        if self.file is not None:
            self._keep()

    def _pass_keyboard(self, seat: int) -> None:
        self.terminal.wipe()
        self._at_keyboard = seat
        self.terminal.ask(self.terminal.words("cli-pass-keyboard", {"seat": self.names[seat]}) + " ")

    def _prompt(self, seat: int, narrowed: bool) -> str:
        return f"{self.names[seat]}{' …' if narrowed else ''}> "

    def _show(self, decision: Decision, choices: Sequence[Choice], narrowed: bool = False) -> Listing:
        """The table, the question and the list, fitted to the console; a narrowed list goes before the story."""
        lately = 0 if narrowed else _LATELY
        terminal, width, height = self.terminal, self.terminal.out.width, self.terminal.out.height
        question = self.question(decision)
        screen = self.painter.screen(self.scene({}, lately))
        room = max(_LEAST_ROOM, height - terminal.height_of(screen) - terminal.height_of(question) - 1)
        shown = listing(choices, self.painter, width, room)
        terminal.print(self.painter.screen(self.scene(shown.marks(), lately)))
        terminal.print(question)
        for line in shown.lines:
            terminal.print(line)
        return shown

    def question(self, decision: Decision) -> Text:
        game = self.state.game.id
        fields = named({"seat": decision.seat, **decision.about}, self.names)
        return Text(self.terminal.catalogue.sentence(f"{game}-decision", decision.kind, fields), "bold")

    def scene(self, marks: Mapping[str, str], chapters: int = _LATELY) -> Scene:
        """The table as the reader may see it, with the latest chapters of the story."""
        lately = self.lines(max(0, len(self.story.chapters) - chapters))
        return Scene(self.state.view(self.eye.seat), self.names, marks, lately)

    # -- taking back --------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        if not self.state.undoable(seat):
            self.terminal.warn(self.terminal.words("cli-nothing-to-undo"))
            return
        self.play.undo(seat)
        self._retraced()

    def restart(self, seat: int) -> None:
        if not self.play.restart(seat):
            self.terminal.warn(self.terminal.words("cli-nothing-to-undo"))
            return
        self._retraced()

    def redo(self, seat: int) -> None:
        try:
            events = self.play.redo(seat)
        except UndoError:
            self.terminal.warn(self.terminal.words("cli-nothing-to-redo"))
            return
        self.story.add(seat, self.state.record.actions[-1], events)
        self._retraced()

    def _retraced(self) -> None:
        self.story.cut(self.state.moves)
        self._told = len(self.story.chapters) - 1
        if self.file is not None:
            self._keep()


def _tidy(text: str) -> str:
    """A notation as it is compared: upper and lower case and the width of spaces do not matter."""
    return " ".join(text.casefold().split())
