"""Matches between bots: fair seatings, the same results however they are played, and an honest count."""

from __future__ import annotations

import csv
import io
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import ClassVar
from xml.etree import ElementTree as ET

import msgspec
import pytest

import aegean
from aegean import Action, IllegalAction, OptionError, arena, bots, variants
from aegean.arena import Match, Outcome, Report, new_match, play_game
from aegean.arena.match import BROKEN_OFF
from aegean.arena.plot import Words, svg
from aegean.arena.ratings import rate
from aegean.arena.report import shares, wilson
from aegean.bots import own
from aegean.core.values import Plain
from aegean.variants import GOAL, TEST_SEEDS

SHORT = {"tiles_less": 4}  # fewer tasks: random players end the sooner


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    """Without what depends on the machine."""
    return [msgspec.structs.replace(outcome, seconds=(), longest=()) for outcome in outcomes]


def outcome(number: int, bots: str, *ranking: tuple[int, ...], rounds: int = 10) -> Outcome:
    seats = len(bots.split())
    return Outcome(
        number,
        number,
        tuple(bots.split()),
        ranking[0],
        ranking,
        "shared",
        rounds,
        100,
        (25,) * seats,
        (0.5,) * seats,
        (0.1,) * seats,
        "",
    )


# -- matches ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seatings"),
    [
        ("greedy random", 2),
        ("greedy random random random", 4),
        ("greedy random greedy random", 2),
        ("random random", 1),
    ],
)
def test_every_seed_is_played_from_every_different_seating(bots: str, seatings: int) -> None:
    match = new_match("delphi", bots.split(), games=1, seed=5)
    assert match.seatings == match.games == seatings
    line_ups = {match.line_up(number) for number in range(seatings)}
    assert len(line_ups) == seatings
    assert all(sorted(line_up) == sorted(bots.split()) for line_up in line_ups)
    assert {match.seed_of(number) for number in range(seatings)} == {5}
    for bot in set(bots.split()):  # each bot sits in each seat equally often
        held = [sum(line_up[seat] == bot for line_up in line_ups) for seat in range(len(bots.split()))]
        assert len(set(held)) == 1


def test_games_are_rounded_up_to_whole_seatings() -> None:
    match = new_match("hellas", ["greedy", "random", "random"], games=4)
    assert match.games == 6
    assert [match.seed_of(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize(
    ("game", "bots", "games", "seed", "options", "named"),
    [
        ("chess", ["random"] * 2, 1, 0, {}, "chess"),
        ("delphi", ["random"], 1, 0, {}, "seats"),
        ("delphi", ["random", "zeus"], 1, 0, {}, "zeus"),
        ("delphi", ["random"] * 2, 0, 0, {}, "at least one"),
        ("delphi", ["random"] * 2, 1, -1, {}, "seed"),
        ("delphi", ["random"] * 2, 1, 0, {"tiles_less": 9}, "tiles_less"),
        ("hellas", ["random"] * 2, 1, 0, {"colour": "red"}, "colour"),
    ],
)
def test_a_bad_match_is_refused_by_name(
    game: str, bots: list[str], games: int, seed: int, options: dict[str, object], named: str
) -> None:
    with pytest.raises(ValueError, match=named):
        new_match(game, bots, games, seed, options)


def test_a_game_of_other_rules_is_refused() -> None:
    match = msgspec.structs.replace(new_match("delphi", ["random"] * 2, 1), rules="0")
    with pytest.raises(OptionError, match="rules") as refused:
        play_game(match, 0)
    assert "game 0" in "".join(refused.value.__notes__)


# -- the same results however they are played -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [("delphi", ["greedy", "random"], SHORT), ("hellas", ["random", "random"], {"heroes": "dealt"})],
)
def test_results_do_not_depend_on_the_processes(game: str, bots: list[str], options: dict[str, object]) -> None:
    match = new_match(game, bots, 2, 7, options)
    alone = list(arena.outcomes(match, range(match.games)))
    together = list(arena.outcomes(match, range(match.games), jobs=2))
    assert timeless(alone) == timeless(sorted(together, key=lambda one: one.number))
    assert len({one.hash for one in alone}) == match.games
    assert all(one.actions >= sum(one.decisions) > 0 for one in alone)
    assert all(0 <= longest <= total for one in alone for longest, total in zip(one.longest, one.seconds, strict=True))


def test_whoever_stops_listening_stops_the_processes() -> None:
    match = new_match("delphi", ["greedy", "random"], 40, options=SHORT)
    before = set(multiprocessing.active_children())
    played = arena.outcomes(match, range(match.games), jobs=2)
    next(played)
    workers = set(multiprocessing.active_children()) - before
    assert workers  # one or two: a second starts only when the first is busy
    played.close()  # type: ignore[attr-defined]
    assert not any(worker.is_alive() for worker in workers)


ON_RAY = """
import msgspec, ray, sys
from aegean import arena
match = arena.new_match("delphi", ["greedy", "random"], 2, 3, {"tiles_less": 4})
ray.init(address="local", num_cpus=1, include_dashboard=False, log_to_driver=False)
played = list(arena.outcomes(match, range(match.games), ray=""))
assert ray.is_initialized()  # whoever began it ends it
ray.shutdown()
sys.stdout.buffer.write(msgspec.json.encode(played))
"""


def test_the_same_on_ray(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    surroundings = {**os.environ, "HOME": str(tmp_path), "RAY_raylet_start_wait_time_s": "120"}
    ran = subprocess.run([sys.executable, "-c", ON_RAY], capture_output=True, env=surroundings, timeout=240)
    assert ran.returncode == 0, ran.stderr.decode()
    there = msgspec.json.decode(ran.stdout, type=list[Outcome])
    match = new_match("delphi", ["greedy", "random"], 2, 3, SHORT)
    here = list(arena.outcomes(match, range(match.games)))
    assert timeless(sorted(there, key=lambda one: one.number)) == timeless(here)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    match = new_match("delphi", ["random"] * 2, 1)
    with pytest.raises(OptionError, match=r"aegean\[ray\]"):
        list(arena.outcomes(match, [0], ray=""))


def test_without_openskill_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(OptionError, match=r"aegean\[arena\]"):
        rate([])


# -- the journal ------------------------------------------------------------------------------------------------------


def play(journal: Path, games: int, resume: bool = False) -> tuple[Report, list[int]]:
    played: list[int] = []
    report = arena.play_match(
        "delphi",
        ["greedy", "random"],
        games,
        options=SHORT,
        journal=journal,
        resume=resume,
        on_game=lambda outcome: played.append(outcome.number),
    )
    return report, played


def test_a_match_is_resumed_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "match.jsonl"
    whole, played = play(file, 4)
    assert played == [0, 1, 2, 3]
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    file.write_bytes(b"".join(lines[:3]) + lines[3][:40])  # killed in the middle of a line
    again, played = play(file, 4, resume=True)
    assert played == [2, 3]
    assert timeless(again.outcomes) == timeless(whole.outcomes)
    assert again.outcomes[:2] == whole.outcomes[:2]
    assert len(file.read_bytes().splitlines()) == 5
    assert play(file, 4, resume=True)[1] == []
    assert play(file, 6, resume=True)[1] == [4, 5]
    fewer, played = play(file, 2, resume=True)
    assert played == []
    assert timeless(fewer.outcomes) == timeless(whole.outcomes[:2])


def test_a_journal_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    play(file, 2)
    before = file.read_bytes()
    with pytest.raises(OptionError, match="exists already"):
        play(file, 2)
    with pytest.raises(OptionError, match="another match: its seed is 0, not 9"):
        arena.play_match("delphi", ["greedy", "random"], 2, 9, SHORT, journal=file, resume=True)
    assert file.read_bytes() == before
    file.write_text("something else\n", encoding="utf-8")
    with pytest.raises(OptionError, match="no journal"):
        play(file, 2, resume=True)
    assert file.read_text(encoding="utf-8") == "something else\n"


# -- the count --------------------------------------------------------------------------------------------------------


def test_wins_are_counted_by_bot_and_shared_victories_in_parts() -> None:
    match = Match("delphi", "1", ("greedy", "random", "random", "random"), 4, 0, {})
    report = Report(
        match,
        [
            outcome(1, "random greedy random random", (1,), (0, 2, 3)),
            outcome(0, "greedy random random random", (0,), (1, 2, 3)),
            outcome(2, "random random greedy random", (0, 2), (1, 3), rounds=12),
            outcome(3, "random random random greedy", (0, 1), (2, 3), rounds=30),
        ],
    )
    greedy, others = report.rows
    assert (greedy.bot, greedy.seats, greedy.won, greedy.rate, greedy.par) == ("greedy", 1, 2.5, 0.625, 0.25)
    assert (others.bot, others.seats, others.won, others.rate, others.par) == ("random", 3, 1.5, 0.375, 0.75)
    assert greedy.rating.mean > others.rating.mean
    assert greedy.seconds == pytest.approx(0.02)
    assert greedy.decisions == others.decisions == 25
    assert report.length is not None
    assert (report.length.least, report.length.median, report.length.most) == (10, 10, 30)
    assert report.length.mean == 15.5
    assert [one.number for one in report.outcomes] == [0, 1, 2, 3]


def test_places_of_those_who_are_level() -> None:
    one = outcome(0, "a b c d", (2,), (0, 3), (1,))
    assert [one.place(seat) for seat in range(4)] == [2, 4, 1, 2]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (95, 100, 0.8882, 0.9785), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_ratings_follow_results_not_the_order_in_which_they_came_in() -> None:
    games = [outcome(n, "a b", (n % 3 == 0,), (n % 3 != 0,)) for n in range(30)]
    ratings = rate(games)
    assert ratings == rate(reversed(games))
    assert ratings["a"].mean > 25 > ratings["b"].mean
    assert ratings["a"].sure < ratings["a"].mean
    alone = rate([outcome(0, "a a", (0,), (1,))])
    assert alone["a"].mean == 25


def test_shares_leave_no_gap() -> None:
    assert shares([3, 5, 5, 3]) == {3: 0.5, 4: 0.0, 5: 0.5}
    assert shares([]) == {}


# -- what is written --------------------------------------------------------------------------------------------------


def small_report() -> Report:
    match = Match("delphi", "1", ("greedy", "random"), 2, 0, {})
    return Report(match, [outcome(0, "greedy random", (0,), (1,)), outcome(1, "random greedy", (0, 1), rounds=14)])


def test_json_and_csv_hold_the_same_games() -> None:
    report = small_report()
    whole = json.loads(report.json())
    assert [row["bot"] for row in whole["bots"]] == ["greedy", "random"]
    assert whole["bots"][0]["won"] == 1.5
    assert whole["rounds"]["most"] == 14
    assert whole["match"]["bots"] == ["greedy", "random"]
    rows = list(csv.DictReader(io.StringIO(report.csv())))
    assert len(rows) == 2 * len(whole["games"]) == 4
    assert [row["won"] for row in rows] == ["1.0", "0.0", "0.5", "0.5"]
    assert [row["place"] for row in rows] == ["1", "2", "1", "1"]


def test_the_plot_is_a_picture_of_its_own() -> None:
    picture = svg(small_report(), Words("greedy & <random>", "wins", "rounds"))
    tree = ET.fromstring(picture)
    texts = [element.text for element in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert "greedy & <random>" in texts
    assert "75.0%" in texts
    assert "25.0%" in texts
    bars = list(tree.iter("{http://www.w3.org/2000/svg}rect"))
    assert len(bars) == 1 + 2 + 5  # the ground, a bar a bot, and one for each number of rounds from 10 to 14
    assert all(float(bar.get("width", "0")) >= 0 for bar in bars)


# -- the command ------------------------------------------------------------------------------------------------------


def test_interrupted_a_match_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "aegean.cli", "arena", "delphi", "--bots", "greedy", "random", "--games", "900"]
    command += ["--jobs", "2", "--save", str(file), "--option", "tiles_less=4"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        until = time.monotonic() + 60
        while not (file.exists() and file.read_bytes().count(b"\n") > 1) and time.monotonic() < until:
            time.sleep(0.05)
        os.kill(running.pid, signal.SIGINT)
        said, wrong = running.communicate(timeout=30)
    finally:
        running.kill()
    assert running.returncode == 130
    assert wrong == ""
    assert "--resume" in said
    kept = [json.loads(line) for line in file.read_bytes().splitlines()][1:]
    assert 1 <= len(kept) < 900
    assert len(json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))["games"]) == len(kept)


# -- bots of one's own ------------------------------------------------------------------------------------------------


class Fickle(bots.Bot):
    """Takes now this action and now that one, whatever its seed is."""

    def choose(self, table: bots.Table) -> Action:
        return table.decision.actions[13 * table.moves % len(table.decision.actions)]


class Named(Fickle):
    name: ClassVar[str] = "cautious"


OWN = """
from beside import STEP

from aegean import bots

class Last(bots.Bot):
    def choose(self, table):
        return table.decision.actions[-1 - STEP * table.moves % len(table.decision.actions)]

class Unfinished(bots.Bot):
    pass
"""


@pytest.fixture
def own_file(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(OWN, encoding="utf-8")
    (tmp_path / "beside.py").write_text("STEP = 7\n", encoding="utf-8")
    return file


def test_a_class_an_object_and_a_file_play_like_bots_of_the_house(own_file: Path) -> None:
    by_class = arena.play_match("delphi", [Fickle, "random"], games=2, seed=3, options=SHORT)
    by_object = arena.play_match("delphi", [Fickle(), "random"], games=2, seed=3, options=SHORT)
    assert {row.bot for row in by_class.rows} == {"Fickle", "random"}
    assert [game.hash for game in by_class.outcomes] == [game.hash for game in by_object.outcomes]
    by_file = arena.play_match("delphi", [f"{own_file}:Last", "random"], games=2, seed=3, options=SHORT)
    assert {row.bot for row in by_file.rows} == {f"{own_file}:Last", "random"}
    assert [game.hash for game in by_file.outcomes] != [game.hash for game in by_class.outcomes]


def test_own_bots_play_the_same_in_several_processes(own_file: Path) -> None:
    players: list[own.Player] = [f"{own_file}:Last", Named, Named()]
    alone = arena.play_match("delphi", players, games=3, options=SHORT)
    together = arena.play_match("delphi", players, games=3, options=SHORT, jobs=2)
    assert [game.hash for game in alone.outcomes] == [game.hash for game in together.outcomes]
    assert {row.bot for row in alone.rows} == {f"{own_file}:Last", "cautious", "cautious#2"}


def test_bots_of_ones_own_do_not_take_the_name_of_a_level() -> None:
    assert own.names_of(["greedy", Fickle, Fickle, "greedy"]) == ["greedy", "Fickle", "Fickle", "greedy"]
    hoplite = type("hoplite", (Fickle,), {})
    assert own.names_of([hoplite, "hoplite"]) == ["hoplite#2", "hoplite"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("{file}:Lats", "did you mean 'Last'|Last"),
        ("{file}:Unfinished", "give it a method choose"),
        ("{folder}/nowhere.py:Last", "there is no file"),
        ("{folder}/broken.py:Last", "cannot be loaded: SyntaxError"),
        ("no.such.module:Last", "as in mine.py:Bot"),
        ("json:loads", "it has no bots at all"),
        ("zeus:500", "no bot 'zeus:500' plays delphi"),
    ],
)
def test_what_is_no_bot_of_ones_own_is_refused(own_file: Path, name: str, expected: str) -> None:
    (own_file.parent / "broken.py").write_text("class", encoding="utf-8")
    with pytest.raises(OptionError, match=expected):
        new_match("delphi", [name.format(file=own_file, folder=own_file.parent), "random"], 1)


def test_an_own_bot_that_cheats_is_told_by_its_game() -> None:
    class Cheat(bots.Bot):
        def choose(self, table: bots.Table) -> Action:
            return Action("sail", (99, 99))

    with pytest.raises(IllegalAction) as refused:
        arena.play_match("delphi", [Cheat, "random"], games=1, options=SHORT)
    assert "game 0 of the match" in "".join(refused.value.__notes__)


def test_a_server_loads_nobodys_code(own_file: Path) -> None:
    with pytest.raises(OptionError, match="no bot"):
        bots.bot(f"{own_file}:Last", "delphi")


def test_records_of_games_are_kept(tmp_path: Path) -> None:
    report = arena.play_match("delphi", ["greedy", Fickle], games=2, options=SHORT, records=tmp_path / "games", jobs=2)
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["000000.json", "000001.json"]
    for file, game in zip(files, report.outcomes, strict=True):
        text = file.read_text(encoding="utf-8")
        assert json.loads(text)["players"] == list(game.bots)
        assert aegean.game("delphi").record(text).check().hash() == game.hash


# -- named variants ---------------------------------------------------------------------------------------------------


def test_a_named_variant_is_played_by_the_seeds_kept_for_tests(tmp_path: Path) -> None:
    match = new_match("delphi-race", ["random", "greedy"], 2)
    assert (match.game, match.variant, match.seed) == ("delphi", "delphi-race", TEST_SEEDS)
    assert match.options["tiles_less"] == 4
    assert new_match("delphi-race", ["random", "greedy"], 2, seed=3).seed == 3
    assert new_match("delphi", ["random", "greedy"], 2).seed == 0
    arena.play_match("hellas-battle", ["greedy", "random"], 2, records=tmp_path)
    for file in tmp_path.glob("*.json"):
        assert json.loads(file.read_text(encoding="utf-8"))["variant"] == "hellas-battle"


def test_mini_games_end_with_their_goal_and_both_bots_play_both_sides() -> None:
    report = arena.play_match("hellas-battle", ["greedy", "random"], 8)
    assert report.reasons == {GOAL: 8}
    first, second = report.outcomes[:2]
    assert first.seed == second.seed
    assert first.bots == second.bots[::-1]


def test_a_game_as_long_as_its_variant_allows_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    short = msgspec.structs.replace(variants.named("delphi-race"), most_moves=10)
    monkeypatch.setattr(variants, "named", lambda _: short)
    outcome = play_game(new_match("delphi-race", ["random", "random"], 1), 0)
    assert (outcome.reason, outcome.actions, outcome.winners) == (BROKEN_OFF, 10, ())
    assert outcome.ranking == ((0, 1),)


@pytest.mark.parametrize(
    ("game", "bots", "options", "expected"),
    [
        ("hellas-duel", ["random"] * 3, None, "2 seats"),
        ("hellas-duel", ["random"] * 2, {"expansions": []}, "own options"),
        ("hellas-duell", ["random"] * 2, None, "hellas"),
    ],
)
def test_a_variant_is_what_its_name_says(
    game: str, bots: list[str], options: dict[str, Plain] | None, expected: str
) -> None:
    with pytest.raises(OptionError, match=expected):
        new_match(game, bots, 1, options=options)


def test_a_journal_of_a_variant_is_not_resumed_by_its_game(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    arena.play_match("delphi-race", ["greedy", "random"], 2, seed=1, journal=file)
    with pytest.raises(OptionError, match="variant"):
        arena.play_match("delphi", ["greedy", "random"], 2, 1, SHORT, journal=file, resume=True)
