"""What is counted in a folder of records, and the same games as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import aegean
from aegean import OptionError, arena, variants
from aegean.arena import folder
from aegean.arena.statistics import UNFINISHED, Counted, LeftOut, Spread, by_module, by_seats, counted
from aegean.cli import main
from aegean.texts import languages

np = pytest.importorskip("numpy")
from aegean.core.values import Plain  # noqa: E402
from aegean.envs import dataset  # noqa: E402
from aegean.envs.observing import Variant  # noqa: E402


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Battles, a race for two with other tasks than usual, and a duel with a module, in one folder."""
    into = tmp_path_factory.mktemp("games")
    modules: dict[str, Plain] = {"expansions": ["hades_simple"]}
    kinds: tuple[tuple[str, dict[str, Plain]], ...] = (("hellas-battle", {}), ("delphi-race", {}), ("hellas", modules))
    for at, (game, options) in enumerate(kinds):
        arena.play_match(game, ["greedy", "greedy"], 2, options=options, records=into / str(at))
        for file in (into / str(at)).glob("*.json"):
            file.rename(into / f"{at}-{file.name}")
        (into / str(at)).rmdir()
    return into


def counted_one(**changes: object) -> Counted:
    usual = {
        "game": "hellas", "seats": 2, "modules": (), "rounds": 8, "actions": 100, "offered": (2, 4),
        "winners": (0,), "reason": "crown",
    }  # fmt: skip
    return Counted(**{**usual, **changes})  # type: ignore[arg-type]


def test_games_are_counted_as_they_were_played(games: Path) -> None:
    found, left = counted(folder.files(games))
    assert not left
    assert len(found) == 6
    races = [one for one in found if one.game == "delphi"]
    for one, file in zip(races, sorted(games.glob("1-*")), strict=True):
        record = aegean.game("delphi").record(file.read_text(encoding="utf-8"))
        assert one.actions == len(record.actions) == len(one.offered)
        state = record.replay()
        assert state.result is not None
        assert (one.reason, one.winners) == (state.result.reason, state.result.winners)
    battles = [one for one in found if one.game == "hellas" and not one.modules]
    assert {one.reason for one in battles} == {variants.GOAL}
    assert [one.modules for one in found if one.modules] == [("hades_simple",)] * 2


def test_it_does_not_matter_how_many_processes_count(games: Path) -> None:
    files = folder.files(games)
    assert counted(files, 2) == counted(files)


def test_what_cannot_be_counted_is_left_out_with_the_reason(tmp_path: Path, games: Path) -> None:
    whole = sorted(games.glob("1-*"))[0].read_text(encoding="utf-8")
    data = json.loads(whole)
    made = {
        "a": whole,
        "b": "{",
        "c": "[]",
        "d": json.dumps({**data, "version": "0.1"}),
        "e": json.dumps({**data, "variant": "delphi-walk"}),
        "f": json.dumps({**data, "actions": data["actions"][:-1], "hash": None}),
        "g": json.dumps({**data, "actions": data["actions"][1:]}),
    }
    for name, text in made.items():
        (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
    found, left = counted(folder.files(tmp_path))
    assert [one.reason == UNFINISHED for one in found] == [False, True]
    whys = {one.file: one.why for one in left}
    assert set(whys) == {"b.json", "c.json", "d.json", "e.json", "g.json"}
    assert "0.1" in whys["d.json"]
    assert "delphi-race" in whys["e.json"]
    assert isinstance(left[0], LeftOut)


def test_summaries_add_up() -> None:
    found = [
        counted_one(modules=("hades_simple", "siren")),
        counted_one(modules=("hades_simple",), rounds=12, winners=(0, 1), reason="temples", offered=(6,)),
        counted_one(seats=3, winners=(2,)),
    ]
    two, three = by_seats(found)
    assert (two.seats, two.games, two.rounds.mean, two.rounds.most) == (2, 2, 10, 12)
    assert two.offered == Spread(4, 4, 4, 6)
    assert two.won == (0.75, 0.25)
    assert two.reasons == {"crown": 0.5, "temples": 0.5}
    assert three.won == (0, 0, 1)
    assert [(one.module, one.games) for one in by_module(found)] == [("base", 1), ("hades_simple", 2), ("siren", 1)]


def test_a_spread_is_of_what_is_there() -> None:
    assert Spread.of(range(1, 101)) == Spread(50.5, 50, 95, 100)
    assert Spread.of([3]) == Spread(3, 3, 3, 3)


# -- data -------------------------------------------------------------------------------------------------------------


def test_data_hold_what_each_seat_saw_and_did(games: Path, tmp_path: Path) -> None:
    written = dataset.write(games, tmp_path / "data")
    assert (written.games, written.left_out) == (6, [])
    rows = 0
    for held in dataset.read(tmp_path / "data"):
        about, names = held["about"], held["files"]
        variant = Variant(about["game"], about["seats"], about["options"])
        masks = np.unpackbits(held["masks"], 1, count=about["action_count"]).astype(bool)
        count = len(held["actions"])
        rows += count
        assert held["observations"].shape == (count, variant.size)
        assert masks[np.arange(count), held["actions"]].all()
        assert (masks.sum(1) >= 2).all()
        for row in range(0, count, 7):
            kept = folder.read(games / str(names[held["games"][row]]))
            episode = next(one for one, number in kept.played() if number == held["moves"][row])
            seat = int(held["seats"][row])
            assert (held["observations"][row] == variant.tensor(episode.state, seat)).all()
            action = kept.record.actions[held["moves"][row]]
            assert episode.state.game.encode(action, episode.state) == held["actions"][row]
        for game in range(len(names)):
            own = held["games"] == game
            ends = {int(seat): set(held["outcomes"][own & (held["seats"] == seat)]) for seat in (0, 1)}
            assert sorted(worth for end in ends.values() for worth in end) in ([-1, 1], [-1], [1])
    assert rows == written.decisions > 100


def test_a_game_is_not_torn_apart_between_files(games: Path, tmp_path: Path) -> None:
    few = dataset.write(games, tmp_path / "data", rows=1)
    assert len(few.files) == 6
    assert sum(len(held["actions"]) for held in dataset.read(tmp_path / "data")) == few.decisions
    with pytest.raises(OptionError, match="holds data already"):
        dataset.write(games, tmp_path / "data")
    with pytest.raises(OptionError, match="potential"):
        dataset.write(games, tmp_path / "other", reward="potential")


# -- the command ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_command_tells_and_saves(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    saved, data = tmp_path / "figures.json", tmp_path / "data"
    arguments = ["records", str(games), "--jobs", "1", "--save", str(saved), "--data", str(data)]
    assert main([*arguments, "--language", language]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "…" not in told.out
    figures = json.loads(saved.read_text(encoding="utf-8"))
    assert len(figures["games"]) == 6
    assert [one["games"] for one in figures["by_seats"]] == [2, 4]
    assert list(data.glob("*.npz"))


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err
    assert main(["records", str(tmp_path)]) == 2
    assert "no records" in capsys.readouterr().err
    for number in range(7):
        (tmp_path / f"{number}.json").write_text("{}", encoding="utf-8")
    assert main(["records", str(tmp_path), "--jobs", "1"]) == 2
    told = capsys.readouterr().err
    assert told.count("names no game") == 5
    assert "files: 2" in told
