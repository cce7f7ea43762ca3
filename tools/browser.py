"""See to it that there is a browser for the tests: the machine's own Chromium, or Debian's, installed here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The shell is Chromium without windows: the same pages for a quarter less work.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of a browser: the one that AEGEAN_BROWSER names, or the first that is there."""
    named = os.environ.get("AEGEAN_BROWSER")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    own = os.geteuid() != 0  # somebody's own machine keeps the browser that it has
    if shutil.which(SHELL) or os.environ.get("AEGEAN_BROWSER") or (own and find()):
        return 0
    if shutil.which("apt-get") and (not own or shutil.which("sudo")):
        print("Installing Chromium for the browser tests")
        if not install(SHELL) and not find():  # an older Debian has no shell
            install("chromium")
    if find():
        return 0
    print(
        f"The browser tests need one of {', '.join(NAMES)}, and it could not be installed here. "
        "Install it, or name a Chromium in AEGEAN_BROWSER.",
        file=sys.stderr,
    )
    return 1


def install(*packages: str) -> bool:
    root = [] if os.geteuid() == 0 else ["sudo"]
    update = ["apt-get", "update", "-qq"]
    add = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-qq", "-y", "--no-install-recommends"]
    return all(
        subprocess.run([*root, *command], check=False, stdout=subprocess.DEVNULL).returncode == 0
        for command in (update, [*add, *packages])
    )


if __name__ == "__main__":
    sys.exit(main())
