"""What all tests can rely on."""

from __future__ import annotations

import signal
from pathlib import Path

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

# Whoever runs the tests in the background may have them ignore Ctrl+C, and all processes that they start as well. Some
# tests interrupt a process on purpose.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes says more of the machine than of the code.
hypothesis.settings.register_profile(
    "unhurried", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("unhurried")


# -- a second attempt in the browser ----------------------------------------------------------------------------------

# A real browser beside other work now and then misses a click, as a person would on such a machine; who has to click
# twice is not stuck. What fails twice has failed, and what needed a second attempt is named at the end.
BROWSER = Path(__file__).parent / "browser"
SECOND = "needed a second attempt"


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    if BROWSER not in item.path.parents:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [report for report in reports if report.failed]
    if failed:
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        reports[-1].user_properties.append((SECOND, failed[0].longreprtext.strip().splitlines()[-1]))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, why in getattr(report, "user_properties", ()):
                if name == SECOND:
                    terminalreporter.write_line(f"{report.nodeid} {SECOND}: {why}", yellow=True)
