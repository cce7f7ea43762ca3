"""See to it that there is a browser for the tests: the machine's own Chromium, or Debian's, installed here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of a browser: the one that AEGEAN_BROWSER names, or the first that is there."""
    named = os.environ.get("AEGEAN_BROWSER")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if find():
        return 0
    if not shutil.which("apt-get"):
        print(
            f"The browser tests need one of {', '.join(NAMES)}, and this system has no apt-get to install it with. "
            "Install it, or name a Chromium in AEGEAN_BROWSER.",
            file=sys.stderr,
        )
        return 1
    root = [] if os.geteuid() == 0 else ["sudo"]
    print("Installing Chromium for the browser tests")
    subprocess.run([*root, "apt-get", "update", "-qq"], check=True)
    install = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-qq", "-y", "--no-install-recommends"]
    subprocess.run([*root, *install, "chromium"], check=True, stdout=subprocess.DEVNULL)
    return 0 if find() else 1


if __name__ == "__main__":
    sys.exit(main())
