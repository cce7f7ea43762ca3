"""The command line itself: help, languages, versions, games, measuring, and a clean end whatever comes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import aegean
from aegean.bench import copy_cost, legal_cost, random_play
from aegean.cli import main
from aegean.terminal.console import language_of
from aegean.texts import languages

COMMANDS = ("play", "replay", "rules", "verify", "games", "exploit", "records", "league", "layout", "bench")
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str, language: str) -> None:
    assert main([*command.split(), "--help", "--language", language]) == 0
    told = capsys.readouterr()
    assert not told.err
    assert "--language" in told.out
    assert "show this help" not in told.out or language == "en"
    if not command:
        assert all(re.search(rf"^  {name} ", told.out, re.MULTILINE) for name in COMMANDS)


def test_no_command_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "aegean" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert re.fullmatch(r"aegean \d+\.\d+\.\d+\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("plya", "play"),
        ("--wrong", "--wrong"),
        ("play delphi --wrong", "--wrong"),
        ("replay", "file"),
        ("rules", "game"),
        ("rules chess", "chess"),
        ("--language xx games", "xx"),
        ("games --language", "--language"),
        ("bench --game chess", "chess"),
        ("bench --seconds 0", "Seconds"),
        ("bench --seconds soon", "soon"),
        ("bench --seconds nan", "Seconds"),
    ],
)
def test_bad_arguments(capsys: pytest.CaptureFixture[str], arguments: str, expected: str) -> None:
    assert main(arguments.split()) == 2
    told = capsys.readouterr()
    assert expected in told.err
    assert not told.out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es_MX.UTF-8"}, "es"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:es:de"}, "es"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_language_can_stand_before_or_after_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--language", "de", "games"], ["games", "--language=de"]):
        assert main(arguments) == 0
        assert "Das Orakel von Delphi" in capsys.readouterr().out


def test_games_lists_options_with_their_choices(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    for id_ in aegean.games():
        for name, option in aegean.game(id_).options.items():
            assert f"--option {name}=" in said
            assert all(str(choice).lower() in said for choice in option.choices)


def test_a_game_that_nobody_draws_is_listed_and_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aegean.terminal.painter.find_spec", lambda name: None)
    assert main(["games"]) == 0
    assert "delphi cannot be played in the terminal." in capsys.readouterr().out
    assert main(["play", "delphi"]) == 2
    assert "delphi cannot be played in the terminal." in capsys.readouterr().err
    assert main(["rules", "delphi", "D-4.2"]) == 0


def test_bench_measures_every_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "delphi", "--seconds", "0.1"]) == 0
    rows = re.findall(r"^delphi +(\d) +([\d,]+) +([\d.]+) +([\d.]+)$", capsys.readouterr().out, re.MULTILINE)
    assert [int(row[0]) for row in rows] == list(aegean.game("delphi").seats)
    assert all(int(row[1].replace(",", "")) > 0 for row in rows)


def test_measures_are_of_the_right_order() -> None:
    assert random_play("delphi", 2, 0.05) > 100
    assert 1e-7 < copy_cost("delphi", 2, 0.01) < 1e-2
    assert 1e-7 < legal_cost("delphi", 2, 0.01) < 1e-1


@pytest.mark.parametrize("file", ["terminal.svg", "terminal_hellas.svg"])
def test_the_pictures_of_the_terminal_need_nothing_from_elsewhere(file: str) -> None:
    picture = (PICTURES / file).read_text(encoding="utf-8")
    assert "@font-face" not in picture
    assert set(re.findall(r"https?://[^\"'<> ]+", picture)) == {"http://www.w3.org/2000/svg"}  # the name of SVG itself


# -- as a process of its own ------------------------------------------------------------------------------------------


def started(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "aegean.cli", *arguments],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
    )


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_cleanly_and_saves(own_folder: Path, sign: signal.Signals) -> None:
    with started(
        own_folder, "play", "delphi", "--seed", "3", "--option", "ships=first_game", "--option", "colours=by_seat"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("take_favours\n1\n")
        process.stdin.flush()
        seen = ""
        while "You use the" not in seen or not seen.endswith("Red> "):
            letter = process.stdout.read(1)
            assert letter, seen
            seen += letter
        process.send_signal(sign)
        said, complaints = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Game saved in" in said
    assert "Traceback" not in complaints
    (file,) = own_folder.glob("delphi-*.json")
    assert main(["verify", str(file)]) == 0


def test_a_reader_who_goes_away_is_no_error(own_folder: Path) -> None:
    with started(own_folder, "rules", "delphi", "D-12") as process:
        assert process.stdout is not None
        process.stdout.read(10)
        process.stdout.close()
        process.stdout = None
        _, complaints = process.communicate(timeout=30)
    assert "Traceback" not in (complaints or "")


def test_the_layout_of_observations_and_what_one_number_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["layout", "hellas", "--seats", "3", "--option", "expansions=hades_full"]) == 0
    listed = capsys.readouterr().out
    assert "underworld" in listed
    assert main(["layout", "delphi", "731"]) == 0
    assert capsys.readouterr().out.strip() == "places and islands: offset and distance of each: temple 5, along q"
    assert main(["layout", "delphi", "99999"]) == 2
    assert "0 to 1660" in capsys.readouterr().err
    assert main(["layout", "delphi", "--seats", "9"]) == 2
