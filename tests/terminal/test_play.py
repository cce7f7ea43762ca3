"""Playing at the terminal: whole games, taking back, bad input, leaving and going on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import aegean
from aegean.cli import main
from aegean.core.records import Record
from aegean.terminal.sitting import Sitting
from aegean.terminal.story import Eye
from tests.terminal.scripted import Scripted, at_random, sit_down

EARLY = ("--option", "ships=first_game", "--option", "colours=by_seat")  # the first turn comes at once
SHORT = ("--option", "tiles_less=4", *EARLY)


def saved(folder: Path) -> Path:
    (file,) = folder.glob("delphi-*.json")
    return file


def record_in(file: Path) -> Record:
    return aegean.game("delphi").record(file.read_text(encoding="utf-8"))


# -- whole games ------------------------------------------------------------------------------------------------------


def test_a_whole_game_by_first_choices(own_folder: Path) -> None:
    scripted = Scripted(lambda prompt: "1")
    assert sit_down(scripted, "delphi", "--seed", "2", *SHORT) == 0
    assert "wins!" in scripted.said
    state = record_in(saved(own_folder)).check()
    assert state.over


def test_a_whole_game_by_random_numbers_in_another_language(own_folder: Path) -> None:
    scripted = Scripted(at_random(4), width=120, height=40, language="pl")
    assert sit_down(scripted, "delphi", "--seats", "3", "--you", "1", "--seed", "5", *SHORT) == 0
    record = record_in(saved(own_folder))
    assert record.check().over
    assert 1 in record.movers


def test_bots_can_be_watched(own_folder: Path) -> None:
    scripted = Scripted()
    assert sit_down(scripted, "delphi", "--watch", "--seed", "1", "--bots", "greedy", *SHORT) == 0
    assert not scripted.prompts
    assert record_in(saved(own_folder)).check().over


def test_the_same_seed_and_choices_make_the_same_game(own_folder: Path) -> None:
    for file in ("one.json", "two.json"):
        sit_down(Scripted(["1"] * 14), "delphi", "--seed", "6", *EARLY, "--record", file)
    one, two = (record_in(own_folder / file) for file in ("one.json", "two.json"))
    assert len(one.actions) > 5
    assert one.actions == two.actions


# -- choosing ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> list[Sitting]:
    """The sittings that were opened, to look at their states."""
    opened: list[Sitting] = []
    run = Sitting.run

    def remember(sitting: Sitting) -> None:
        opened.append(sitting)
        run(sitting)

    monkeypatch.setattr(Sitting, "run", remember)
    return opened


def test_notation_narrowing_and_numbers_lead_to_the_same_action(own_folder: Path) -> None:
    actions = []
    game = aegean.game("delphi")
    state = game.new(2, 3, {"ships": "first_game", "colours": "by_seat"})
    wanted = next(action for action in state.decision.actions if action.kind == "sail")
    for file, typed in (
        ("notation.json", [f"  SAIL   {' '.join(map(str, wanted.args))} "]),
        ("narrowed.json", [f"sail {wanted.args[0]} {wanted.args[1]}", "quit"]),
        ("narrowing.json", [f"sail {wanted.args[0]}", "1"]),
    ):
        sit_down(Scripted(typed), "delphi", "--seed", "3", *EARLY, "--record", file)
        actions.append([a for a in record_in(own_folder / file).actions if a.kind == "sail"])
    assert actions[0] == [wanted]
    assert actions[1] == [wanted], "a full notation is a choice, not a narrowing"
    assert len(actions[2]) == 1
    assert actions[2][0].args[0] == wanted.args[0]


def test_one_match_is_shown_and_not_taken(table: list[Sitting]) -> None:
    scripted = Scripted(["consult"])
    sit_down(scripted, "delphi", "--seed", "3", *EARLY)
    assert table[0].state.moves == 0
    assert re.search(r"^ 1 End your turn", scripted.said, re.MULTILINE)


def test_enter_brings_the_whole_list_back(table: list[Sitting]) -> None:
    scripted = Scripted(["consult", "", "1"])
    sit_down(scripted, "delphi", "--seed", "3", *EARLY)
    assert table[0].state.moves == 0, "number 1 is a die again, and only opens its list"


def test_bad_input_is_told_and_changes_nothing(table: list[Sitting]) -> None:
    scripted = Scripted(["0", "999", "sial die-red", "xyzzy", "board nobody", "\x00", "²"])
    sit_down(scripted, "delphi", "--seed", "3", *EARLY)
    assert table[0].state.moves == 0
    complaints = scripted.complaints
    assert complaints.count("Choose a number from 1 to") == 2
    assert "Did you mean" in complaints
    assert "No available action matches “xyzzy”" in complaints
    assert re.search(r"At the table: Red, (?!Yellow)\w+", complaints), "the bot has a name of its own"


# -- commands ---------------------------------------------------------------------------------------------------------


def test_undo_redo_and_restart(table: list[Sitting]) -> None:
    moves: list[int] = []
    typed = iter(["take_favours", "1", "undo", "redo", "undo", "redo", "take_favours", "1", "restart", "undo", "redo"])

    def type_and_count(prompt: str) -> str:
        moves.append(table[0].state.moves)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    scripted = Scripted(type_and_count)
    sit_down(scripted, "delphi", "--seed", "3", *EARLY)
    assert moves == [0, 0, 1, 0, 1, 0, 1, 1, 2, 0, 0, 1]
    assert "Nothing to undo" in scripted.complaints


def test_what_was_undone_is_out_of_the_story(table: list[Sitting]) -> None:
    sit_down(Scripted(["take_favours", "1", "undo"]), "delphi", "--seed", "3", *EARLY)
    story = "\n".join(table[0].story.lines(Eye(0), table[0].names))
    assert "favours" not in story
    assert len(table[0].story.chapters) == 1


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("map", "hidden island by its border"),
        ("board", "Equipment on display"),
        ("board yellow", "Still to do: "),
        ("board 1", "Still to do: "),
        ("log", "consults the oracle"),
        ("log 1", "consults the oracle"),
        ("rules D-4.2", "has to recover"),
        ("rules artemis", "Explore any one hidden island"),
        ("help", "undo your last action"),
        ("?", "undo your last action"),
        ("save", "Game saved in"),
    ],
)
def test_commands(typed: str, expected: str) -> None:
    scripted = Scripted([typed], width=120)
    sit_down(scripted, "delphi", "--seed", "3", *EARLY)
    assert expected in " ".join(scripted.said.split())


def test_commands_in_the_own_language_and_in_english() -> None:
    for typed in ("hilfe", "help"):
        scripted = Scripted([typed], language="de")
        sit_down(scripted, "delphi", "--seed", "3", *EARLY)
        assert "deine letzte Aktion zurücknehmen" in scripted.said


# -- leaving and going on ---------------------------------------------------------------------------------------------


def test_end_of_input_saves_the_game_and_says_where(own_folder: Path) -> None:
    scripted = Scripted(["1"] * 6)
    assert sit_down(scripted, "delphi", "--seed", "7", *EARLY) == 0
    said = " ".join(scripted.said.split())
    file = saved(own_folder)
    assert file.name in said.replace(" ", "")
    assert record_in(file).check().moves > 0


def test_a_break_in_the_middle_of_a_bots_turn_saves_the_game(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, table: list[Sitting]
) -> None:
    scripted = Scripted(lambda prompt: "1")

    def interrupted() -> None:
        if table[0].state.moves > 8:
            raise KeyboardInterrupt

    monkeypatch.setattr(scripted.terminal, "pause", interrupted)
    assert sit_down(scripted, "delphi", "--seed", "7", *EARLY) == 0
    assert record_in(saved(own_folder)).check().moves > 8


def test_a_game_left_before_the_first_action_leaves_no_file(own_folder: Path) -> None:
    sit_down(Scripted(["quit"]), "delphi", "--seed", "3", *EARLY)
    assert list(own_folder.iterdir()) == []


def test_a_game_goes_on_where_it_was_left(own_folder: Path) -> None:
    whole, first, rest = ["1"] * 20, ["1"] * 9, ["1"] * 11
    sit_down(Scripted(whole), "delphi", "--seed", "9", "--seats", "3", *EARLY, "--record", "whole.json")
    sit_down(Scripted(first), "delphi", "--seed", "9", "--seats", "3", *EARLY, "--record", "part.json")
    assert len(record_in(own_folder / "part.json").actions) < len(record_in(own_folder / "whole.json").actions)
    sit_down(Scripted(rest), "--resume", "part.json")
    whole_actions = record_in(own_folder / "whole.json").actions
    resumed = record_in(own_folder / "part.json").actions
    length = min(len(whole_actions), len(resumed))
    assert length > 12
    assert resumed[:length] == whole_actions[:length]


def test_what_can_be_undone_can_be_undone_after_going_on(own_folder: Path, table: list[Sitting]) -> None:
    options = EARLY
    sit_down(Scripted(["take_favours", "1"]), "delphi", "--seed", "3", *options, "--record", "game.json")
    sit_down(Scripted(["undo"]), "--resume", "game.json")
    assert table[-1].state.moves == 0


def test_a_finished_game_shows_its_end_again(own_folder: Path) -> None:
    sit_down(Scripted(), "delphi", "--watch", "--seed", "1", "--record", "game.json", *SHORT)
    scripted = Scripted()
    assert sit_down(scripted, "--resume", "game.json") == 0
    assert "1. " in scripted.said


def test_the_file_is_kept_up_to_date_after_every_choice(own_folder: Path) -> None:
    lengths: list[int] = []

    def typist(prompt: str) -> str:
        file = own_folder / "game.json"
        lengths.append(len(json.loads(file.read_text(encoding="utf-8"))["actions"]) if file.exists() else 0)
        if len(lengths) > 8:
            raise EOFError
        return "1"

    sit_down(Scripted(typist), "delphi", "--seed", "3", *EARLY, "--record", "game.json")
    assert lengths[-1] >= 3
    assert [file.name for file in own_folder.iterdir()] == ["game.json"]


def test_a_folder_that_cannot_be_written_does_not_lose_the_game(own_folder: Path) -> None:
    (own_folder / "block").write_text("a file where a folder is wanted", encoding="utf-8")
    scripted = Scripted(["1", "1", "1"])
    assert sit_down(scripted, "delphi", "--seed", "3", *EARLY, "--record", "block/game.json") == 0
    assert "Cannot write" in scripted.complaints
    assert record_in(saved(own_folder)).check().moves > 0


# -- several people ---------------------------------------------------------------------------------------------------


def test_hot_seat_passes_the_keyboard_and_keeps_secrets() -> None:
    typed = ["", "take_favours", "1", "look_islands", "1", "1", "1", "end_turn", "", "log"]
    scripted = Scripted(typed)
    names = ("--names", "Ana", "Bo")
    sit_down(scripted, "delphi", "--hot-seat", "--seed", "3", *names, *EARLY)
    said = scripted.said
    passes = [prompt for prompt in scripted.prompts if prompt.startswith("Pass the keyboard")]
    assert [prompt.split(". ")[0] for prompt in passes] == ["Pass the keyboard to Ana", "Pass the keyboard to Bo"]
    before, after = said.split("Ana looks in secret", 1)[0], said.rsplit("\n" * 24, 1)[1]
    assert "and sees:" not in before
    assert "Ana looks in secret at" in after
    assert "and sees:" not in after


def test_hot_seat_with_a_bot(own_folder: Path) -> None:
    scripted = Scripted(["1"] * 24)
    sit_down(scripted, "delphi", "--hot-seat", "--seats", "3", "--bots", "greedy", "--seed", "3", *SHORT)
    people = {prompt for prompt in scripted.prompts if prompt.startswith("Pass")}
    assert len(people) == 2
    assert json.loads(saved(own_folder).read_text(encoding="utf-8"))["players"] == ["person", "person", "greedy"]


# -- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("play", "Which game?"),
        ("play chess", "there is no game"),
        ("play delphi --seats 5", "seats"),
        ("play delphi --seats two", "whole number"),
        ("play delphi --you 2", "no seat"),
        ("play delphi --bots nobody", "nobody"),
        ("play delphi --seats 4 --bots greedy greedy", "do not fit"),
        ("play delphi --hot-seat --bots greedy greedy", "do not fit"),
        ("play delphi --hot-seat --watch", "Choose one of"),
        ("play delphi --option map", "name=value"),
        ("play delphi --option map=moon", "map"),
        ("play delphi --option colour=red", "no option"),
        ("play delphi --names A a", "must differ"),
        ("play delphi --names A B C", "must differ"),
        ("play delphi --seed -1", "--seed"),
        ("play delphi --pack nowhere", "nowhere"),
        ("play delphi --record there.json", "already exists"),
        ("play --resume missing.json", "Cannot read"),
        ("play --resume there.json", "not the record"),
        ("play --resume game.json --seats 3", "leave out --seats"),
    ],
)
def test_refusals(own_folder: Path, capsys: pytest.CaptureFixture[str], arguments: str, expected: str) -> None:
    (own_folder / "there.json").write_text("[1, 2]", encoding="utf-8")
    record = aegean.game("delphi").new(2, 1).record
    (own_folder / "game.json").write_text(record.export(), encoding="utf-8")
    assert main(arguments.split()) == 2
    told = capsys.readouterr()
    assert expected in told.err
    assert "Traceback" not in told.err
    assert (own_folder / "there.json").read_text(encoding="utf-8") == "[1, 2]"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Your ship is there already. (D-6.9)"), ("pl", "Twój statek już tam jest. (D-6.9)")],
)
def test_a_typed_action_that_is_refused_has_its_reason(language: str, told: str) -> None:
    scripted = Scripted(["", "sail die-red 0,0", "quit"], language=language)
    description = {"seats": 2, "turn": {"seat": 0}, "players": [{"dice": ["red"]}]}
    Path("position.json").write_text(json.dumps(aegean.game("delphi").position(description).record.plain()))
    sit_down(scripted, "--resume", "position.json", "--hot-seat")
    assert told in scripted.complaints


def test_colours_are_chosen_before_anything_else() -> None:
    scripted = Scripted(["choose_colour blue", "quit"], width=120, height=50)
    sit_down(scripted, "delphi", "--seed", "3", "--names", "Ana")
    said = scripted.said
    assert "Which colour will you play?" in said
    assert "You play Blue." in said
