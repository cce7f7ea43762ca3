"""All tests, three at a time. What lives in real time, browsers and servers, has one more try, alone, and is named."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FAILED = ROOT / ".pytest_cache/v/cache/lastfailed"
# Their tests wait for other processes: on a machine that does much else, one may come too late. Whatever else fails
# has failed, and so have many at once.
IN_REAL_TIME = ("tests/browser/", "tests/server/")
FEW = 4
# More than there are cores on the smallest machine: browsers and servers spend much of their tests waiting.
WORKERS = "3"


def pytest(*words: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *words], cwd=ROOT, check=False).returncode


def late(failed: list[str]) -> bool:
    """Whether these may only have come too late."""
    return 0 < len(failed) <= FEW and all("::" in one and one.startswith(IN_REAL_TIME) for one in failed)


def main(words: list[str]) -> int:
    FAILED.unlink(missing_ok=True)
    status = pytest("-n", WORKERS, "--dist", "worksteal", *words)
    failed = sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []
    if status != 1 or not late(failed):
        return status
    print("Failed while much else was done, and tried once more, alone:", *failed, sep="\n  ", flush=True)
    return pytest("-n", "0", *failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
