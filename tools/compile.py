"""Compile the engine and the greedy bots with mypyc, in place: `make fast`. `make slow` takes it back.

Rules and bots are plain annotated Python and run as they are. Where a C compiler is at hand, mypyc turns the hot
modules into extension modules that lie beside the sources and are imported in their stead; nothing else changes.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
CORE: Final = ("values", "dice", "errors", "refusal", "position", "state")
# Not worth compiling, or read by tools as they are: data types, descriptions, and the contract's face of a game.
LEFT_ALONE: Final = {
    "__init__", "base", "components", "describe", "game", "freemap", "mapmaking", "matrix", "modules", "notation",
}  # fmt: skip
FOLDERS_LEFT_ALONE: Final = {"arranging", "describing"}


def modules() -> list[str]:
    """The modules to compile, as paths below the sources."""
    found = [f"aegean/core/{name}.py" for name in CORE]
    for game in ("delphi", "hellas"):
        found += [
            str(file.relative_to(SOURCE))
            for file in sorted((SOURCE / "aegean" / game).rglob("*.py"))
            if file.stem not in LEFT_ALONE
            and not FOLDERS_LEFT_ALONE & set(file.parts)
            and "(Part):" not in file.read_text(encoding="utf-8")  # parts are copied without their constructors
        ]
        found += [
            f"aegean/bots/{game}/{file.name}" for file in sorted((SOURCE / "aegean" / "bots" / game).glob("*.py"))
        ]
    return found


def with_constructors(source: str) -> str:
    """The text of a module in which every frozen dataclass has its constructor in writing: the one that `dataclass`
    makes would be left to the interpreter, and games make several steps for each decision. Class variables, which
    `dataclass` takes for fields in a compiled class, are set after the class."""
    lines = source.splitlines(keepends=True)
    for found in reversed(ast.parse(source).body):
        if isinstance(found, ast.ClassDef) and "dataclass(frozen=True)" in map(ast.unparse, found.decorator_list):
            annotated = [line for line in found.body if isinstance(line, ast.AnnAssign)]
            shared = [line for line in annotated if ast.unparse(line.annotation).startswith("ClassVar")]
            fields = [line for line in annotated if line not in shared]
            if shared:
                after = [
                    f"\n{found.name}.{ast.unparse(line.target)} = {ast.unparse(line.value)}\n"
                    for line in shared
                    if line.value
                ]
                lines[found.end_lineno : found.end_lineno] = after
            if fields:
                names = [ast.unparse(field.target) for field in fields]
                constructor = [f"\n    def __init__(self, {', '.join(map(ast.unparse, fields))}) -> None:\n"]
                constructor += [f"        self.{name} = {name}  # type: ignore[misc]\n" for name in names]
                lines[fields[-1].end_lineno : fields[-1].end_lineno] = constructor
            for line in reversed(shared):
                lines[line.lineno - 1 : line.end_lineno] = ["    pass\n"]
    return "".join(lines)


def extensions(source: Path) -> list[Path]:
    """The compiled modules below a folder."""
    return [file for suffix in ("so", "pyd") for file in source.rglob(f"*.{suffix}")]


def clean() -> None:
    for file in extensions(SOURCE):
        file.unlink()


def compile_engine() -> int:
    clean()
    with tempfile.TemporaryDirectory() as place:
        work = Path(place) / "src"
        shutil.copytree(SOURCE, work, ignore=shutil.ignore_patterns("__pycache__"))
        for module in modules():
            text = (work / module).read_text(encoding="utf-8")
            (work / module).write_text(with_constructors(text), encoding="utf-8")
        command = [sys.executable, "-m", "mypyc", "--ignore-missing-imports", *modules()]
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stdout[-2000:], done.stderr[-2000:], sep="\n", file=sys.stderr)
            print("The engine could not be compiled; it runs as plain Python all the same.", file=sys.stderr)
            return 1
        built = [file for file in extensions(work) if "build" not in file.relative_to(work).parts]
        for file in built:
            shutil.copy2(file, SOURCE / file.relative_to(work))
    print(f"{len(built)} modules are compiled. `make slow` goes back to plain Python.")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["clean"]:
        clean()
    else:
        sys.exit(compile_engine())
