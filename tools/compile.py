"""Compile the engine, bots and observations with mypyc, in place: `make fast`. `make slow` takes it back.

Rules and bots are plain annotated Python and run as they are. Where a C compiler is at hand, mypyc turns the hot
modules into extension modules that lie beside the sources and are imported in their stead; nothing else changes.
`make play` compiles too, but into a tree of its own (`tools/staging.py`).
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Final

TOOLS: Final = Path(__file__).resolve().parent
ROOT: Final = TOOLS.parent
SOURCE: Final = ROOT / "src"
IN_PLACE: Final = ROOT / "build" / "compiled" / "in-place"  # the stamp of what is compiled beside the sources
ENGINE: Final = ("bots", "core", "delphi", "envs", "hellas")  # what is compiled in them imports nothing but each other
without_traces: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.part")
CORE: Final = ("values", "dice", "errors", "refusal", "position", "state")
OBSERVING: Final = ("page", "sections", "delphi", "hellas")
# Not worth compiling, or read by tools as they are: data types, descriptions, and the contract's face of a game.
LEFT_ALONE: Final = {
    "__init__", "base", "components", "describe", "game", "freemap", "mapmaking", "matrix", "modules", "notation",
}  # fmt: skip
FOLDERS_LEFT_ALONE: Final = {"arranging", "describing"}
# Files with classes of these kinds: parts are copied without their constructors, and the data of components is checked
# against annotations, of which a compiled class keeps next to nothing.
KINDS_LEFT_ALONE: Final = ("(Part):", "(Component,", "(Entry,", "Struct")

# One file of C for each module, and as many compilers at once as there are cores: all modules in one file take one core
# many times as long. Without lines for debuggers, which nobody reads and which cost a good part of the time.
SETUP: Final = """\
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class Beside(build_ext):
    def build_extensions(self):
        alone = self.compiler.compile

        def together(sources, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: alone([source], **options), sources)
                return [file for files in made for file in files]

        self.compiler.compile = together
        super().build_extensions()


modules = mypycify(sys.argv.pop().split(), opt_level="3", debug_level="0", multi_file=True)
setup(name="aegean_compiled", ext_modules=modules, cmdclass={"build_ext": Beside})
"""


class NotCompiled(Exception):
    """What the compiler said."""


def modules(source: Path = SOURCE) -> list[str]:
    """The modules to compile, as paths below the sources."""
    found = [f"aegean/core/{name}.py" for name in CORE]
    for game in ("delphi", "hellas"):
        found += [
            str(file.relative_to(source))
            for file in sorted((source / "aegean" / game).rglob("*.py"))
            if file.stem not in LEFT_ALONE
            and not FOLDERS_LEFT_ALONE & set(file.parts)
            and not any(kind in file.read_text(encoding="utf-8") for kind in KINDS_LEFT_ALONE)
        ]
        found += [str(file.relative_to(source)) for file in sorted((source / "aegean" / "bots" / game).rglob("*.py"))]
    found += [f"aegean/envs/{name}.py" for name in OBSERVING]
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


def stamp(package: Path) -> str:
    """A short name for all that decides what is compiled: every file of the engine, Python, the compiler and how it is
    used. What else lies in the package counts by its name."""
    made_by = (sys.version, sysconfig.get_platform(), version("mypy"), version("setuptools"))
    beside = sorted(entry.name for entry in package.iterdir() if entry.name != "__pycache__")
    told = hashlib.sha256("\0".join([*made_by, *beside]).encode())
    files = [file for folder in ENGINE for file in (package / folder).rglob("*")]
    written = [file for file in files if file.suffix not in (".pyc", ".so", ".pyd", ".part") and file.is_file()]
    for file in [TOOLS / "compile.py", TOOLS / "staging.py", package / "__init__.py", *sorted(written)]:
        name = file.relative_to(package).as_posix() if file.is_relative_to(package) else file.name
        text = file.read_bytes()
        told.update(f"\0{name}\0{len(text)}\0".encode() + text)
    return told.hexdigest()[:16]


def build(source: Path, to: Path) -> int:
    """Compile the engine of these sources; how many modules it has. They come to lie below `to` when all are compiled,
    and each appears whole."""
    with tempfile.TemporaryDirectory() as place:
        work = Path(place) / "src"
        for folder in ENGINE:
            shutil.copytree(source / "aegean" / folder, work / "aegean" / folder, ignore=without_traces)
        shutil.copy2(source / "aegean" / "__init__.py", work / "aegean")
        chosen = modules(source)
        for module in chosen:
            text = (work / module).read_text(encoding="utf-8")
            (work / module).write_text(with_constructors(text), encoding="utf-8")
        (work / "setup.py").write_text(SETUP, encoding="utf-8")
        wishes = " ".join(["--ignore-missing-imports", *chosen])
        command = [sys.executable, "setup.py", "build_ext", "--inplace", wishes]
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode:
            raise NotCompiled(f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
        built = [file for file in extensions(work) if "build" not in file.relative_to(work).parts]
        for file in built:
            place_of = to / file.relative_to(work)
            place_of.parent.mkdir(parents=True, exist_ok=True)
            part = place_of.with_name(f"{place_of.name}.part")
            shutil.copy2(file, part)
            os.replace(part, place_of)
    return len(built)


def in_place(sources: str) -> bool:
    """Whether what lies beside the sources was compiled from sources of this stamp."""
    return IN_PLACE.is_file() and IN_PLACE.read_text(encoding="utf-8") == sources


def clean() -> None:
    for file in [*extensions(SOURCE), *SOURCE.rglob("*.part")]:
        file.unlink()
    IN_PLACE.unlink(missing_ok=True)


def compile_in_place() -> int:
    clean()
    sources = stamp(SOURCE / "aegean")
    try:
        count = build(SOURCE, SOURCE)
    except NotCompiled as error:
        print(error, file=sys.stderr)
        print("The engine could not be compiled; it runs as plain Python all the same.", file=sys.stderr)
        return 1
    IN_PLACE.parent.mkdir(parents=True, exist_ok=True)
    IN_PLACE.write_text(sources, encoding="utf-8")
    print(f"{count} modules are compiled. `make slow` goes back to plain Python.")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["clean"]:
        clean()
    else:
        sys.exit(compile_in_place())
