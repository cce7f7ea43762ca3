"""Processes that work beside the server, so that moves never wait for them: one line asks, one line answers."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from aegean.server import metrics
from aegean.server.bots.turns import UNATTENDED, Claim, Turns

log = logging.getLogger("aegean.workers")

_TRIES: Final = 3
_LINE: Final = 1 << 26
_DESCRIPTORS: Final = 1 << 12  # of which some may have come along
NOBODYS: Final = Claim("", "", lambda: UNATTENDED)


class Lost(Exception):
    """The process that worked is gone, or does not answer."""


class Workers:
    """So many processes of a module; one that dies or hangs is replaced, and its question asked again."""

    def __init__(self, module: str, count: int, patience: float, environment: Mapping[str, str] | None = None) -> None:
        self._command = (sys.executable, "-m", module)
        self._environment = None if environment is None else {**os.environ, **environment}
        self._patience = patience
        self._turns = Turns[Process | None]([None] * count)  # started when first needed
        self._running: set[Process] = set()

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._turns.waiting

    async def line(self, question: bytes, claim: Claim = NOBODYS) -> bytes:
        """What a process answers to a question, when its turn has come."""
        for _ in range(_TRIES):
            process = await self._turns.take(claim)
            began = time.monotonic()
            try:
                process = process or await self._start()
                return await asyncio.wait_for(self._talk(process, question), self._patience)
            except Exception as error:  # gone, silent, or it says what nobody understands
                metrics.thinker_crashes.inc()
                log.warning("a working process was lost", extra={"why": type(error).__name__})
                self._kill(process)
                process = None
            except asyncio.CancelledError:
                self._kill(process)
                process = None
                raise
            finally:
                self._turns.give_back(process, claim, time.monotonic() - began)
        raise Lost

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=_LINE, env=self._environment
        )
        self._running = {one for one in self._running if one.returncode is None} | {process}
        return process

    async def _talk(self, process: Process, question: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise Lost
        self.check(answer)
        return answer

    def check(self, answer: bytes) -> None:
        """Raise anything where the answer is none: then another process is asked."""

    def _kill(self, process: Process | None) -> None:
        if process is not None and process.returncode is None:
            process.kill()

    async def close(self) -> None:
        """End all processes, when nobody asks them any more."""
        for process in list(self._running):
            self._kill(process)
            await process.communicate()  # its pipes end too, not only itself
        await asyncio.sleep(0)  # and are closed by now


def begin(nice: int) -> None:
    """Called first by every such process. Whoever serves moves goes first; and nothing that the server has open, such
    as the socket it listens at, is held open here when the server is gone."""
    with suppress(PermissionError):  # where a sandbox refuses it, all are served alike
        os.nice(nice)
    os.closerange(3, _DESCRIPTORS)
