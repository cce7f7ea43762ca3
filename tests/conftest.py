"""What all tests can rely on."""

from __future__ import annotations

import signal

import hypothesis

# Whoever runs the tests in the background may have them ignore Ctrl+C, and all processes that they start as well. Some
# tests interrupt a process on purpose.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes says more of the machine than of the code.
hypothesis.settings.register_profile(
    "unhurried", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("unhurried")
