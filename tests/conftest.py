"""What all tests can rely on."""

from __future__ import annotations

import signal

# Whoever runs the tests in the background may have them ignore Ctrl+C, and all processes that they start as well. Some
# tests interrupt a process on purpose.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
