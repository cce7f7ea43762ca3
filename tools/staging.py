"""Where compiled engines wait to be used: each in a tree of its own, `build/compiled/<stamp>`.

A tree is the whole package as Python may import it: the engine's folders with their compiled modules, and links to the
sources of all else. It appears under its stamp by one rename when all of it is there, and is never changed. What runs
goes on with the modules that it began with, be they plain or compiled; the sources stay plain for tests and tools; and
sources that are changed have another stamp, so that nothing stale is found.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.compile import ENGINE, ROOT, stamp, without_traces

_HELD: Final = "held"  # locked by whoever runs from a tree
_REFUSED: Final = ".refused"  # what the compiler said, under the stamp of the sources


class Staging:
    def __init__(self, root: Path = ROOT) -> None:
        self.package = root / "src" / "aegean"
        self.place = root / "build" / "compiled"
        self._rules = root / "docs" / "rules"

    def tree(self, sources: str) -> Path | None:
        """The tree that was compiled from sources of this stamp."""
        tree = self.place / sources
        return tree if tree.is_dir() else None

    def refusal(self, sources: str) -> Path:
        """Where it stands why these sources could not be compiled, if that was tried."""
        return self.place / f"{sources}{_REFUSED}"

    def hold(self, tree: Path) -> None:
        """Keep the tree from being thrown away until this process ends, whatever program it becomes."""
        held = os.open(tree / _HELD, os.O_RDONLY)
        fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)
        os.set_inheritable(held, True)

    @contextmanager
    def alone(self) -> Iterator[bool]:
        """Whether nobody else stages anything here meanwhile."""
        self.place.mkdir(parents=True, exist_ok=True)
        with (self.place / "staging").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                yield False
            else:
                yield True

    def stage(self, compile_tree: Callable[[Path], None]) -> Path:
        """The tree of the sources as they are now, compiled by what is given."""
        work = Path(tempfile.mkdtemp(prefix="work-", dir=self.place))
        try:
            self._lay_out(work / "aegean")
            sources = stamp(work / "aegean")
            (work / "aegean" / "rules").symlink_to(os.path.relpath(self._rules, work / "aegean"))
            compile_tree(work)
            (work / _HELD).touch()
            os.sync()  # or a power cut could leave the name of a tree, and files without what is in them
            tree = self.place / sources
            work.rename(tree)
        finally:
            shutil.rmtree(work, ignore_errors=True)
        return tree

    def clear(self, keep: str = "") -> None:
        """Throw away what does not belong to the sources of this stamp, except where somebody runs from it."""
        for entry in sorted(self.place.iterdir()) if self.place.is_dir() else ():
            if entry.name.endswith(_REFUSED) and entry != self.refusal(keep):
                entry.unlink()
            elif entry.is_dir() and entry.name != keep and not _in_use(entry):
                shutil.rmtree(entry, ignore_errors=True)

    def _lay_out(self, package: Path) -> None:
        package.mkdir()
        for entry in self.package.iterdir():
            if entry.name in ENGINE:
                shutil.copytree(entry, package / entry.name, ignore=without_traces)
            elif entry.name == "__init__.py":  # what lies beside it is what Python imports
                shutil.copy2(entry, package)
            elif entry.name != "__pycache__":
                (package / entry.name).symlink_to(os.path.relpath(entry, package))


def _in_use(tree: Path) -> bool:
    try:
        with (tree / _HELD).open() as held:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except FileNotFoundError:  # never finished
        return False
    except BlockingIOError:
        return True
    return False


if __name__ == "__main__":
    if sys.argv[1:] == ["clear"]:
        with Staging().alone() as alone:
            if alone:
                Staging().clear()
