"""Who has a second try: a few tests of browsers and servers, and nothing else."""

from __future__ import annotations

import pytest

from tools.test import late

BROWSER, SERVER, RULE = (
    "tests/browser/test_time.py::test_x",
    "tests/server/test_lines.py::test_y[a/b]",
    "tests/core/test_z.py::test_z",
)


@pytest.mark.parametrize(
    ("failed", "again"),
    [
        ([BROWSER], True),
        ([BROWSER, SERVER], True),
        ([], False),
        ([BROWSER, RULE], False),
        (["tests/browser/test_time.py"], False),  # a file that cannot be read
        ([f"{BROWSER}[{number}]" for number in range(5)], False),
    ],
)
def test_only_few_that_wait_for_others_are_tried_again(failed: list[str], again: bool) -> None:
    assert late(failed) is again
