"""`make play` starts a compiled engine only if it is whole and was made from the sources as they are."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import tools.compile as compiling
from tools import start
from tools.compile import ENGINE, NotCompiled, stamp
from tools.staging import Staging
from tools.start import compile_beside, prepared


@pytest.fixture
def staging(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Staging:
    """A small checkout, on a machine that has all that compiling needs."""
    package = tmp_path / "src" / "aegean"
    for folder in (*ENGINE, "locales"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").write_text(f'NAME = "{folder}"\n')
    (package / "__init__.py").write_text("")
    (package / "cli.py").write_text("")
    (package / "delphi" / "data").mkdir()
    (package / "delphi" / "data" / "gods.toml").write_text("")
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "delphi.md").write_text("D-1.1")
    monkeypatch.setattr(compiling, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(compiling, "IN_PLACE", tmp_path / "build" / "compiled" / "in-place")
    monkeypatch.setattr(start, "able", lambda: True)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    return Staging(tmp_path)


def compiled(tree: Path) -> None:
    """Stands for the compiler."""
    (tree / "aegean" / "core" / "dice.so").write_bytes(b"whole")


def beside(staging: Staging) -> list[str]:
    """Compile as a process beside the server does, and what it says."""
    said: list[str] = []
    compile_beside(staging, lambda id_, fields: said.append(id_), compiled)
    return said


def started(staging: Staging, *words: str) -> tuple[Mapping[str, str], list[list[str]]]:
    """What a start's environment has besides, and what was begun beside it."""
    begun: list[list[str]] = []
    return prepared(list(words), staging, begun.append), begun


def test_the_first_start_compiles_and_the_second_is_compiled(staging: Staging) -> None:
    assert started(staging, "serve", "--port", "1") == ({}, [["serve", "--port", "1"]])
    assert beside(staging) == ["cli-compile-begun", "cli-compile-ready"]
    tree = staging.tree(stamp(staging.package))
    assert tree
    assert started(staging, "serve") == ({"PYTHONPATH": str(tree)}, [])
    assert started(staging, "play", "delphi") == ({"PYTHONPATH": str(tree)}, [])
    assert beside(staging) == []


def test_other_paths_of_the_environment_come_after_the_tree(staging: Staging, monkeypatch: pytest.MonkeyPatch) -> None:
    beside(staging)
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    found, _ = started(staging, "serve")
    assert found["PYTHONPATH"] == f"{staging.tree(stamp(staging.package))}{os.pathsep}/elsewhere"


def test_a_tree_is_the_whole_package_and_the_sources_stay_as_they_were(staging: Staging) -> None:
    (staging.package / "core" / "old.so").write_bytes(b"of `make fast`")
    before = sorted(staging.package.rglob("*"))
    with staging.alone():
        tree = staging.stage(compiled)
    assert sorted(staging.package.rglob("*")) == before
    assert (tree / "aegean" / "core" / "dice.so").read_bytes() == b"whole"
    assert not (tree / "aegean" / "core" / "old.so").exists()
    assert (tree / "aegean" / "delphi" / "data" / "gods.toml").is_file()
    assert (tree / "aegean" / "rules" / "delphi.md").read_text() == "D-1.1"
    (staging.package / "locales" / "new.ftl").write_text("new = New\n")
    assert (tree / "aegean" / "locales" / "new.ftl").is_file()
    (staging.package / "core" / "__init__.py").write_text('NAME = "changed"\n')
    names = "import aegean.core, aegean.cli, aegean; print(aegean.core.NAME, aegean.__file__)"
    told = subprocess.run(
        [sys.executable, "-c", names], env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True
    )  # fmt: skip
    assert told.stdout.split() == ["core", str(tree / "aegean" / "__init__.py")]


def test_nothing_is_there_before_all_of_it_is_compiled(staging: Staging) -> None:
    """Neither while the compiler works nor after it was cut off in the middle."""

    def cut_off(tree: Path) -> None:
        compiled(tree)
        assert staging.tree(stamp(staging.package)) is None
        assert started(staging, "play", "delphi") == ({}, [])
        raise SystemExit

    with pytest.raises(SystemExit):
        compile_beside(staging, lambda id_, fields: None, cut_off)
    assert staging.tree(stamp(staging.package)) is None
    assert not list(staging.place.glob("work-*"))
    assert beside(staging) == ["cli-compile-begun", "cli-compile-ready"]


@pytest.mark.parametrize(
    "change",
    [
        lambda package: (package / "core" / "__init__.py").write_text('NAME = "another"\n'),
        lambda package: (package / "hellas" / "new.py").write_text(""),
        lambda package: (package / "bots" / "__init__.py").unlink(),
        lambda package: (package / "bots" / "__init__.py").rename(package / "bots" / "moved.py"),
        lambda package: (package / "delphi" / "data" / "gods.toml").write_text("[ares]\n"),
        lambda package: (package / "__init__.py").write_text("\n"),
        lambda package: (package / "studio").mkdir(),  # a tree would have no link to it
    ],
)
def test_what_was_compiled_from_other_sources_is_never_started(
    staging: Staging, change: Callable[[Path], object]
) -> None:
    beside(staging)
    old = staging.tree(stamp(staging.package))
    assert old
    change(staging.package)
    assert started(staging, "serve") == ({}, [["serve"]])
    assert beside(staging) == ["cli-compile-begun", "cli-compile-ready"]
    assert not old.exists()
    found, begun = started(staging, "serve")
    assert found["PYTHONPATH"] == str(staging.tree(stamp(staging.package)))
    assert not begun


def test_what_is_not_compiled_may_change(staging: Staging) -> None:
    before = stamp(staging.package)
    (staging.package / "cli.py").write_text("print()\n")
    (staging.package / "locales" / "new.ftl").write_text("")
    (staging.package / "core" / "__pycache__").mkdir()
    (staging.package / "core" / "__pycache__" / "dice.cpython-311.pyc").write_bytes(b"")
    (staging.package / "core" / "dice.so").write_bytes(b"")
    assert stamp(staging.package) == before


@pytest.mark.parametrize("name", ["sys.version", "mypy"])
def test_another_python_or_compiler_needs_another_tree(
    staging: Staging, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    before = stamp(staging.package)
    if name == "mypy":
        monkeypatch.setattr(compiling, "version", lambda package: "99")
    else:
        monkeypatch.setattr(sys, "version", "3.99")
    assert stamp(staging.package) != before


def test_sources_that_change_while_they_are_compiled_do_not_get_the_tree(staging: Staging) -> None:
    first = stamp(staging.package)

    def slow(tree: Path) -> None:
        compiled(tree)
        (staging.package / "core" / "__init__.py").write_text('NAME = "later"\n')

    compile_beside(staging, lambda id_, fields: None, slow)
    assert staging.tree(first)
    assert staging.tree(stamp(staging.package)) is None


def test_a_tree_that_somebody_runs_from_stays(staging: Staging) -> None:
    beside(staging)
    old = staging.tree(stamp(staging.package))
    assert old
    program = "import sys; from pathlib import Path; from tools.staging import Staging\n"
    program += "Staging().hold(Path(sys.argv[1])); print(flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", program, old], cwd=compiling.ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as running:
        assert running.stdout
        assert running.stdin
        running.stdout.readline()
        staging.clear()
        assert old.is_dir()
        running.stdin.close()
        running.wait(60)
    staging.clear()
    assert not old.exists()


def test_two_starts_compile_once(staging: Staging) -> None:
    with staging.alone() as alone:
        assert alone
        assert beside(staging) == []
    assert beside(staging) == ["cli-compile-begun", "cli-compile-ready"]


@pytest.mark.parametrize("error", [NotCompiled("cc: out of memory"), OSError(28, "No space left on device")])
def test_what_cannot_be_compiled_is_told_once(staging: Staging, error: Exception) -> None:
    said: list[tuple[str, Mapping[str, str]]] = []

    def fail(tree: Path) -> None:
        compiled(tree)
        raise error

    compile_beside(staging, lambda id_, fields: said.append((id_, fields)), fail)
    refusal = staging.refusal(stamp(staging.package))
    assert said[1:] == [("cli-compile-refused", {"file": str(refusal)})]
    assert refusal.read_text() == f"{error}\n"
    assert started(staging, "serve") == ({}, [])
    (staging.package / "core" / "__init__.py").write_text("")
    assert started(staging, "serve") == ({}, [["serve"]])
    beside(staging)
    assert not refusal.exists()


def test_without_a_compiler_nothing_is_said(staging: Staging, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("CC", "/nowhere/cc -pthread")
    assert not start.able()
    assert prepared(["serve"], staging, lambda words: pytest.fail("it would be compiled")) == {}


def test_what_lies_beside_the_sources_is_started_only_if_it_is_theirs(staging: Staging) -> None:
    beside(staging)
    extension = staging.package / "core" / "dice.so"
    extension.write_bytes(b"of `make fast`")
    compiling.IN_PLACE.write_text(stamp(staging.package))
    assert started(staging, "serve") == ({}, [])  # Python finds it by itself
    assert extension.exists()
    (staging.package / "core" / "__init__.py").write_text("")
    assert started(staging, "serve") == ({}, [["serve"]])
    assert not extension.exists()
    assert not compiling.IN_PLACE.exists()


def test_the_start_goes_on_whatever_goes_wrong(staging: Staging, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the folder may not be written: `aegean` is started with its words, and plain."""
    ran: list[tuple[str, list[str], bool]] = []

    def become(program: Path, words: list[str], environment: Mapping[str, str]) -> None:
        ran.append((program.name, words[1:], "PYTHONPATH" in environment))

    def broken(*_: object) -> Mapping[str, str]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "execve", become)
    monkeypatch.setattr(start, "prepared", broken)
    start.main(["serve", "--port", "9000"])
    assert ran == [("aegean", ["serve", "--port", "9000"], False)]
    monkeypatch.setattr(start, "prepared", lambda *_: pytest.fail("it was not wanted"))
    monkeypatch.setenv("FAST", "no")
    start.main(["play", "hellas"])
    assert ran[1:] == [("aegean", ["play", "hellas"], False)]


def test_a_tree_that_is_being_thrown_away_is_not_started(staging: Staging) -> None:
    beside(staging)
    tree = staging.tree(stamp(staging.package))
    assert tree
    with (tree / "held").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(BlockingIOError):
            started(staging, "serve")
    shutil.rmtree(tree)
    with pytest.raises(FileNotFoundError):
        staging.hold(tree)


def test_the_engine_imports_nothing_that_is_not_compiled_with_it() -> None:
    """Or a change there would have to be in the stamp."""
    package = compiling.ROOT / "src" / "aegean"
    program = (
        "import sys, aegean, aegean.bots; [aegean.game(name).new(3, 1) for name in aegean.games()];"
        "print(*[name for name in sys.modules if name.startswith('aegean.')])"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    others = {name.split(".")[1] for name in told.stdout.split()} - set(ENGINE)
    assert not others, f"{package} imports {others}"
