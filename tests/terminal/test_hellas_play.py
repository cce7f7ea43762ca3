"""Lords of Hellas at the terminal: whole games, the list of actions, hot seat, going on, looking things up."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import aegean
from aegean import bots
from aegean.cli import main
from aegean.core.records import Record
from aegean.core.state import State
from aegean.terminal.choosing import Choice, choices_of, listing, narrow
from aegean.terminal.painter import Painter, painter_of
from aegean.texts import languages
from tests.terminal.scripted import Scripted, at_random, sit_down

HELLAS = aegean.game("hellas")


def saved(folder: Path) -> Path:
    (file,) = folder.glob("hellas-*.json")
    return file


def record_in(file: Path) -> Record:
    return HELLAS.record(file.read_text(encoding="utf-8"))


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "size", "language"), [(2, (80, 24), "en"), (4, (120, 40), "es")], ids=["small", "large"]
)
def test_a_whole_game_by_random_numbers(own_folder: Path, seats: int, size: tuple[int, int], language: str) -> None:
    scripted = Scripted(at_random(3), *size, language)
    arguments = ("--seats", str(seats), "--you", "1", "--seed", "3", "--bots", "greedy", "--fast")
    assert sit_down(scripted, "hellas", *arguments) == 0
    said = scripted.said
    record = record_in(saved(own_folder))
    state = record.check()
    assert state.over
    assert 1 in record.movers
    assert "1. " in said


def test_bots_can_be_watched_and_the_game_replayed(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scripted = Scripted()
    sit_down(scripted, "hellas", "--watch", "--seats", "3", "--seed", "1", "--bots", "random", "--record", "game.json")
    assert not scripted.prompts
    assert "rules Hellas!" in scripted.said
    assert main(["replay", "game.json", "--upto", "60", "--from-seat", "2"]) == 0
    assert "begins turn" in capsys.readouterr().out
    assert main(["verify", "game.json"]) == 0


def test_eyes_differ_in_the_hands(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = HELLAS.new(3, 8)
    chance = random.Random(1)
    while not all(player["hand_size"] for player in state.view(None)["players"]) or state.moves < 30:
        state.apply(chance.choice(state.decision.actions), state.decision.seat)
    (own_folder / "game.json").write_text(state.record.export(), encoding="utf-8")
    said = {}
    for eye in ("--spectator", "--above", "--from-seat 0", "--from-seat 1", "--from-seat 2"):
        assert main(["replay", "game.json", *eye.split()]) == 0
        _, table = capsys.readouterr().out.rsplit("/Epirus", 1)
        said[eye] = " ".join(table.split())
    for seat in range(3):
        for name in state.view(seat)["players"][seat]["hand"]:
            card = Scripted().terminal.words(f"hellas-card-{name}")
            seen = {eye for eye, text in said.items() if card in text}
            assert f"--from-seat {seat}" in seen
            assert "--spectator" not in seen
            assert seat != state.view(None)["active"] or "--above" in seen


# -- the list ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def turn() -> State:
    """A turn with many actions: moves and marches from several regions, prayers, powers."""
    state = HELLAS.new(4, 3)
    chance = random.Random(3)
    while state.decision.kind != "turn" or not {"move", "march", "pray", "move_hero"} <= kinds(state):
        state.apply(chance.choice(state.decision.actions), state.decision.seat)
    return state


def kinds(state: State) -> set[str]:
    return {action.kind for action in state.decision.actions}


@pytest.fixture(scope="module")
def painter(turn: State) -> Painter:
    return painter_of(turn.game, Scripted().terminal)


@pytest.fixture(scope="module")
def choices(turn: State, painter: Painter) -> list[Choice]:
    return choices_of(turn.decision, turn, painter, Scripted().terminal.catalogue)


def test_a_turn_is_listed_by_regular_and_special_actions(choices: list[Choice], painter: Painter) -> None:
    groups = {choice.action.kind: painter.heading(choice.group).plain for choice in choices}
    assert groups["move"] == "Hoplite Movement"
    assert groups["move_hero"] == "Hero Movement"
    assert groups["pray"] == "Prayer"
    assert groups["march"] == groups["build_monument"] == "Special actions"
    folded = listing(choices, painter, 80, 4)
    assert folded.folded
    assert len(folded.lines) <= 6
    assert sorted(choice for pick in folded.picks for choice in pick) == sorted(choices)


def test_moves_are_listed_by_where_they_start(choices: list[Choice], painter: Painter) -> None:
    lines = [line.plain.strip() for line in listing(choices, painter, 200, 1000).lines]
    marches = [choice for choice in choices if choice.action.kind == "march"]
    starts = {str(choice.action.args[0]) for choice in marches}
    told = Scripted().terminal.words
    for start in starts:
        name = told(f"hellas-region-{start}")
        ends = [told(f"hellas-region-{c.action.args[1]}") for c in marches if c.action.args[0] == start]
        if len(ends) >= 3:
            (line,) = (line for line in lines if line.startswith(f"March: {name} →"))
            assert all(end in line for end in ends)
        else:
            assert all(any(f"March: {name} → {end}" in line for line in lines) for end in ends)


def test_the_start_of_all_marches_is_not_marked_as_a_goal(choices: list[Choice], painter: Painter) -> None:
    start = next(str(choice.action.args[0]) for choice in choices if choice.action.kind == "march")
    some = narrow(choices, f"march {start}")
    marks = listing(some, painter, 80, 100).marks()
    assert f"region:{start}" not in marks
    assert {thing for thing in marks if thing.startswith("region:")} == {f"region:{c.action.args[1]}" for c in some}


def test_cards_explain_themselves_where_they_are_chosen() -> None:
    scripted = Scripted()
    painter = painter_of(HELLAS, scripted.terminal)
    state = HELLAS.new(2, 1)
    heroes = choices_of(state.decision, state, painter, scripted.terminal.catalogue)
    assert all("Ability:" in choice.note for choice in heroes)
    chance = random.Random(1)
    while state.decision.kind != "battle_card" or "play" not in kinds(state):
        state.apply(chance.choice(state.decision.actions), state.decision.seat)
    cards = choices_of(state.decision, state, painter, scripted.terminal.catalogue)
    assert all(choice.note.startswith("Value ") for choice in cards if choice.action.kind == "play")


@pytest.mark.parametrize("language", languages())
def test_every_action_of_a_game_can_be_listed(language: str) -> None:
    """A stretch of random play in which every offered list is written; nothing is lost and nothing too wide."""
    scripted = Scripted(language=language)
    painter = painter_of(HELLAS, scripted.terminal)
    state = HELLAS.new(3, 2)
    chance = random.Random(2)
    seen: set[str] = set()
    while len(seen) < 24:
        if state.over:
            state = HELLAS.new(3, 3)
        decision = state.decision
        if decision.kind not in seen:
            seen.add(decision.kind)
            every = choices_of(decision, state, painter, scripted.terminal.catalogue)
            shown = listing(every, painter, 80, 6)
            assert sorted(choice for pick in shown.picks for choice in pick) == sorted(every)
            opened = [listing(pick, painter, 80, 6) for pick in shown.picks]
            wide = [line for one in (shown, *opened) for line in one.lines if line.no_wrap and line.cell_len > 80]
            assert not wide
        state.apply(chance.choice(decision.actions), decision.seat)
    assert len(seen) == 24


# -- commands, several people -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("map", "controlled by R, 3 hoplites and 1 fortified"),
        ("board", "Temples still to be built"),
        ("board yellow", "priests 0 supply"),
        ("region phocis", "Place of the Oracle of Delphi, not yet built"),
        ("region", "There is no such region."),
        ("rules H-5.1", "There are seven special actions"),
        ("rules armory", "Your combat card limit is 6"),
        ("help", "march attica boeotia"),
        ("help", "all about a region, its neighbours included"),
    ],
)
def test_commands(typed: str, expected: str) -> None:
    scripted = Scripted([typed], width=120)
    sit_down(scripted, "hellas", "--seed", "3", "--bots", "random")
    assert expected in " ".join(scripted.said.split())


def test_the_word_for_region_in_the_own_language() -> None:
    scripted = Scripted(["gebiet attika"], language="de")
    sit_down(scripted, "hellas", "--seed", "3", "--bots", "random")
    assert "Seewege: Kreta" in scripted.said


def test_hot_seat_hides_the_hands() -> None:
    state = HELLAS.new(2, 3)
    first, second = state.decision.seat, 1 - state.decision.seat
    hands = [state.view(seat)["players"][seat]["hand"] for seat in range(2)]
    assert hands[0] != hands[1]
    names = [Scripted().terminal.words(f"hellas-card-{next(iter(hand))}") for hand in hands]
    scripted = Scripted(["", "1", "1", "", "log"])
    sit_down(scripted, "hellas", "--hot-seat", "--seed", "3", "--names", "Ana", "Bo")
    passes = [prompt for prompt in scripted.prompts if prompt.startswith("Pass the keyboard")]
    assert [prompt.split(". ")[0].rpartition(" ")[2] for prompt in passes] == [
        ("Ana", "Bo")[first],
        ("Ana", "Bo")[second],
    ]
    screens = scripted.said.split("\n" * 24)
    assert names[first] in screens[1]
    assert names[second] not in screens[1]
    assert names[second] in screens[-1]
    assert names[first] not in screens[-1]


# -- leaving and going on ---------------------------------------------------------------------------------------------


def test_a_game_goes_on_where_it_was_left(own_folder: Path) -> None:
    arguments = ("hellas", "--seed", "9", "--seats", "3", "--bots", "random")
    sit_down(Scripted(["1"] * 24), *arguments, "--record", "whole.json")
    sit_down(Scripted(["1"] * 10), *arguments, "--record", "part.json")
    part, whole = (record_in(own_folder / file) for file in ("part.json", "whole.json"))
    assert 3 < len(part.actions) < len(whole.actions)
    assert whole.actions[: len(part.actions)] == part.actions
    sit_down(Scripted(["1"] * 2), "--resume", "part.json")
    resumed = record_in(own_folder / "part.json")
    assert resumed.actions[: len(part.actions)] == part.actions
    assert len(resumed.actions) > len(part.actions)
    assert resumed.check().hash() == resumed.hash
    assert json.loads((own_folder / "part.json").read_text(encoding="utf-8"))["players"] == [
        "person",
        "random",
        "random",
    ]


def test_the_end_of_a_game_is_played_by_a_person(own_folder: Path) -> None:
    """The last actions of a recorded game once more, typed in the notation."""
    state = HELLAS.new(4, 2)
    bots.play(state, [bots.bot("random", "hellas", seat) for seat in range(4)])
    record = state.record
    last = map(str, record.actions[-12:])
    before = record.replay(upto=len(record.actions) - 12)
    (own_folder / "game.json").write_text(before.record.export(), encoding="utf-8")
    scripted = Scripted(lambda prompt: "" if prompt.startswith("Pass") else next(last))
    sit_down(scripted, "--resume", "game.json", "--hot-seat")
    assert "rules Hellas!" in " ".join(scripted.said.split())
    ended = record_in(own_folder / "game.json").check()
    assert ended.over
    assert ended.result == state.result


# -- looking things up ------------------------------------------------------------------------------------------------


def looked_up(capsys: pytest.CaptureFixture[str], *wanted: str, language: str = "en") -> str:
    assert main(["rules", "hellas", *wanted, "--language", language]) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("language", languages())
def test_components_have_cards_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for table in painter_of(HELLAS, Scripted().terminal).cards:
        id_ = next(iter(HELLAS.reference()[table]))
        assert f"{table}.{id_}" in looked_up(capsys, id_, language=language)


def test_cards_of_modules_are_found_too(capsys: pytest.CaptureFixture[str]) -> None:
    for table, id_ in (("event_cards", "hecatomb"), ("heroes", "cassandra"), ("combat_cards", "sudden_strike")):
        assert f"{table}.{id_}" in looked_up(capsys, id_)


def test_a_card_by_table_and_name(capsys: pytest.CaptureFixture[str]) -> None:
    said = looked_up(capsys, "blessing", "armory")
    assert "Your combat card limit is 6." in said
    assert "effects {effect hand_limit, number 6}" in said
    assert "Source: published elsewhere than in the rulebook." in said


def test_what_we_reconstructed_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Our own reconstruction: wounds." in looked_up(capsys, "monsters", "hydra", "poison")
    assert "Our own reconstruction: powers." in looked_up(capsys, "athena")
    assert "reconstruction" not in looked_up(capsys, "achilles")
