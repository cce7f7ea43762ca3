"""A game in play at one terminal: people and bots take their turns, and nothing is lost when somebody leaves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from aegean.bots import Bot, Table
from aegean.core.errors import AegeanError, nearest
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
        except Leave:
            if self.state.moves > self._began_at or self.file is not None:
                self.save()
                self.terminal.say("cli-go-on", {"file": str(self.file)})
            raise

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
        for line in self.story.lines(self.eye, self.names, self._told + 1):
            self.terminal.print(line)
        self._told = len(self.story.chapters) - 1

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
        if self.file is None:
            self.file = files.fresh_path(self.state.game.id)
        players = [self._bots[seat].name if seat in self._bots else files.PERSON for seat in range(self.state.seats)]
        try:
            files.write(self.file, self.state, players)
        except OSError as error:
            why = error.strerror or str(error)
            self.terminal.warn(self.terminal.words("cli-file-unwritable", {"file": str(self.file), "why": why}))
            elsewhere = files.fresh_path(self.state.game.id)
            if elsewhere == self.file:
                return
            self.file = elsewhere
            files.write(self.file, self.state, players)
        self.terminal.say("cli-saved", {"file": str(self.file)})

    # -- a person's decision ------------------------------------------------------------------------------------------

    def _person_decides(self, decision: Decision) -> None:
        """Ask until an action is taken, or the game has become another by taking back."""
        if len(self._people) > 1 and decision.seat != self._at_keyboard:
            self._pass_keyboard(decision.seat)
        state = self.state
        every = choices_of(decision, state, self.painter, self.terminal.catalogue)
        opened: list[list[Choice]] = [every]
        shown = self._show(decision, opened[-1])
        while self.state is state and self.state.decision_of(decision.seat) is decision:
            typed = self.terminal.ask(self._prompt(decision.seat, narrowed=len(opened) > 1))
            if not typed:
                del opened[1:]
            elif typed.isascii() and typed.isdigit():
                number = int(typed)
                if not 1 <= number <= len(shown.picks):
                    self.terminal.warn(self.terminal.words("cli-no-number", {"most": len(shown.picks)}))
                    continue
                pick = shown.picks[number - 1]
                if len(pick) == 1:
                    self._take(decision, pick[0])
                    return
                opened.append(pick)
            elif exact := [choice for choice in every if str(choice.action).casefold() == _tidy(typed)]:
                self._take(decision, exact[0])
                return
            elif self._commands.obey(typed, decision.seat):
                if not self._commands.redraws:
                    continue
            elif found := narrow(every, typed):
                opened.append(found)
            else:
                known = [*self._commands.words(), *(str(choice.action) for choice in every)]
                hint = nearest(_tidy(typed), known)
                self.terminal.warn(self.terminal.words("cli-not-understood", {"text": typed[:60], "hint": hint}))
                continue
            if self.state is state:
                shown = self._show(decision, opened[-1])

    def _take(self, decision: Decision, choice: Choice) -> None:
        try:
            events = self.play.apply(choice.action, decision.seat)
        except AegeanError as error:
            self.terminal.warn(str(error))
            return
        self.story.add(decision.seat, choice.action, events)
        self._told = len(self.story.chapters) - 1
        if self.file is not None:
            self._keep()

    def _keep(self) -> None:
        """A game that has a file is in it after every choice of a person."""
        assert self.file is not None
        players = [self._bots[seat].name if seat in self._bots else files.PERSON for seat in range(self.state.seats)]
        try:
            files.write(self.file, self.state, players)
        except OSError as error:
            why = error.strerror or str(error)
            self.terminal.warn(self.terminal.words("cli-file-unwritable", {"file": str(self.file), "why": why}))

    def _pass_keyboard(self, seat: int) -> None:
        self.terminal.wipe()
        self._at_keyboard = seat
        self.terminal.ask(self.terminal.words("cli-pass-keyboard", {"seat": self.names[seat]}) + " ")

    def _prompt(self, seat: int, narrowed: bool) -> str:
        return f"{self.names[seat]}{' …' if narrowed else ''}> "

    def _show(self, decision: Decision, choices: Sequence[Choice]) -> Listing:
        """The table, the question and the list, fitted to the console."""
        terminal, width, height = self.terminal, self.terminal.out.width, self.terminal.out.height
        question = self.question(decision)
        screen = self.painter.screen(self.scene({}))
        room = max(_LEAST_ROOM, height - terminal.height_of(screen) - terminal.height_of(question) - 1)
        shown = listing(choices, self.painter, width, room)
        terminal.print(self.painter.screen(self.scene(shown.marks())))
        terminal.print(question)
        for line in shown.lines:
            terminal.print(line)
        return shown

    def question(self, decision: Decision) -> Text:
        game = self.state.game.id
        fields = named({"seat": decision.seat, **decision.about}, self.names)
        return Text(self.terminal.catalogue.sentence(f"{game}-decision", decision.kind, fields), "bold")

    def scene(self, marks: Mapping[str, str]) -> Scene:
        lately = self.story.lines(self.eye, self.names, max(0, len(self.story.chapters) - _LATELY))
        return Scene(self.state.view(self.eye.seat), self.names, marks, lately)

    # -- taking back --------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        self._retrace(lambda: self.play.undo(seat), "cli-nothing-to-undo")

    def restart(self, seat: int) -> None:
        def all_of_it() -> None:
            if not self.play.restart(seat):
                raise UndoError("nothing")

        self._retrace(all_of_it, "cli-nothing-to-undo")
