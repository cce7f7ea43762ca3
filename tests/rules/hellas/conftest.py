"""A folder here holds the tests of a module; where the module is not there, neither are they."""

from __future__ import annotations

from pathlib import Path

import aegean

_HERE = Path(__file__).parent
_THERE = set(aegean.game("hellas").vocabulary()["expansion"])

collect_ignore = [
    folder.name for folder in _HERE.iterdir() if folder.is_dir() and folder.name not in {*_THERE, "__pycache__"}
]
