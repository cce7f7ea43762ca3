"""Wheels are built compiled: what hatchling asks when it builds one.

Where a C compiler, Python's headers and mypyc are at hand, the engine's compiled modules go into the wheel beside their
sources, and the wheel is for this Python and this system alone. Otherwise, and with `AEGEAN_COMPILE=no`, the wheel is
for every Python, as plain sources. A compiler that fails stops the build: whoever wants a plain wheel says so.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("AEGEAN_COMPILE", "yes").lower() == "no":
            return
        sys.path.insert(0, self.root)
        from tools import compile as compiling
        from tools.start import able

        if not able():
            self.app.display_warning("No C compiler, no Python headers or no mypyc here: the wheel is plain Python.")
            return
        self._place = tempfile.TemporaryDirectory(prefix="aegean-wheel-")
        made = Path(self._place.name)
        compiling.build(compiling.SOURCE, made)
        build_data["force_include"] |= {str(file): str(file.relative_to(made)) for file in compiling.extensions(made)}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if place := getattr(self, "_place", None):
            place.cleanup()
