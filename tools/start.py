"""`make play`: start `aegean`, compiled where that is ready, and else make it ready for the next start.

    FAST=yes python -m tools.start serve [OPTIONS]

Where a C compiler and Python's headers are at hand, the engine is compiled beside the running server: in a process of
its own that gets what the processor has to spare, says so in a line, and ends with the server. `FAST=no` runs what lies
in the sources and compiles nothing. Whatever goes wrong here, `aegean` starts all the same.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools import compile as compiling
from tools.compile import ROOT, NotCompiled
from tools.staging import Staging

_CALM: Final = 5.0  # seconds that belong to the server, which starts
_BETWEEN_LOOKS: Final = 0.5  # seconds; whether the server is still there
# A tree is tried before it is used. What is said here goes into the refusal.
_TRIAL: Final = """
import aegean
import aegean.bots
from aegean.core import position
assert not position.__file__.endswith(".py"), "the engine is not compiled"
for name in aegean.games():
    state = aegean.game(name).new(aegean.game(name).seats[0], 1)
    for _ in range(100):
        if not state.over:
            state.apply(state.decision.actions[-1])
"""


def able() -> bool:
    """Whether this machine can compile for this Python."""
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler[0]) is not None and headers.is_file() and find_spec("mypyc") is not None


def prepared(words: list[str], staging: Staging, beside: Callable[[list[str]], object]) -> dict[str, str]:
    """What a start's environment has besides: where the compiled engine is. A server that starts without one has it
    compiled by what is given."""
    sources = compiling.stamp(staging.package)
    if compiling.extensions(staging.package.parent):  # by `make fast`
        if compiling.in_place(sources):
            return {}
        compiling.clean()
    if tree := staging.tree(sources):
        staging.hold(tree)
        return {"PYTHONPATH": os.pathsep.join(filter(None, (str(tree), os.environ.get("PYTHONPATH"))))}
    if words[:1] == ["serve"] and not staging.refusal(sources).exists() and able():
        beside(words)
    return {}


def compile_beside(
    staging: Staging, say: Callable[[str, Mapping[str, str]], None], compile_tree: Callable[[Path], None]
) -> None:
    """Compile the sources as they are now, unless that is being done already."""
    with staging.alone() as alone:
        sources = compiling.stamp(staging.package)
        if not alone or staging.tree(sources) or staging.refusal(sources).exists():
            return
        staging.clear(keep=sources)
        say("cli-compile-begun", {})
        try:
            staging.stage(compile_tree)
        except (NotCompiled, OSError) as error:
            refusal = staging.refusal(sources)
            refusal.write_text(f"{error}\n", encoding="utf-8")
            say("cli-compile-refused", {"file": str(refusal)})
        else:
            say("cli-compile-ready", {})


def compile_tree(tree: Path) -> None:
    compiling.build(tree, tree)
    tried = subprocess.run(
        [sys.executable, "-c", _TRIAL],
        env={**os.environ, "PYTHONPATH": str(tree)},
        cwd=tree,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if tried.returncode:
        raise NotCompiled(tried.stderr)


def _process_beside(words: list[str]) -> None:
    """A process that compiles while this one goes on as the server. It leads a session of its own, so that all that it
    starts can be ended at once, and Ctrl+C is the server's alone."""
    command = [sys.executable, "-m", "tools.start", "beside", str(os.getpid()), *words]
    subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)


def _beside(server: int, words: list[str]) -> None:
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()
    time.sleep(_CALM)
    from aegean.cli import asked_language
    from aegean.terminal.console import Terminal, language_of

    terminal = Terminal.speaking(asked_language(words, Terminal.speaking(language_of())))
    compile_beside(Staging(), lambda id_, fields: terminal.say(id_, fields, "dim"), compile_tree)


def _end_with(server: int) -> None:
    """End this process and all that it started when the server has ended."""
    while os.getppid() == server:
        time.sleep(_BETWEEN_LOOKS)
    os.killpg(0, signal.SIGTERM)


def main(words: list[str]) -> None:
    if words[:1] == ["beside"]:
        _beside(int(words[1]), words[2:])
        return
    besides: dict[str, str] = {}
    if os.environ.get("FAST", "yes").lower() != "no":
        with suppress(OSError, ImportError):
            besides = prepared(words, Staging(), _process_beside)
    aegean = Path(sys.executable).with_name("aegean")
    os.execve(aegean, [str(aegean), *words], {**os.environ, **besides})


if __name__ == "__main__":
    main(sys.argv[1:])
