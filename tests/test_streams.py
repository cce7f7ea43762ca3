"""Time at the table over all recorded games, with the client's own player of moves."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = 24  # of each


@pytest.mark.long
def test_every_recorded_game_is_shown_as_its_story_tells_it_and_in_time() -> None:
    path = os.pathsep.join([str(ROOT / ".venv/node"), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "AEGEAN_STREAMS": str(GAMES), "AEGEAN_SUMS": "1"}
    command = ["npx", "vitest", "run", "tests/streams.test.ts"]
    ran = subprocess.run(command, cwd=ROOT / "web", env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
