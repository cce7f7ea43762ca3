"""A match as a picture: the bots' wins with their intervals, and how long the games were."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from aegean.arena.report import Report, shares

_WIDTH: Final = 720
_LEFT: Final = 150  # room for names
_RIGHT: Final = 70
_ROW: Final = 34
_TOP: Final = 54
_GAP: Final = 70
_BARS: Final = 150  # the height of the lower diagram
_INK, _FAINT, _BAR, _PAR = "#2b2a33", "#c9c5bb", "#3f7d8c", "#b5502f"


class Words(NamedTuple):
    """What is written in the picture."""

    title: str
    wins: str
    rounds: str


def svg(report: Report, words: Words) -> str:
    height = _TOP + len(report.rows) * _ROW + _GAP + _BARS + 50
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif" '
        f'font-size="13" fill="{_INK}">',
        f'<rect width="{_WIDTH}" height="{height}" fill="#fffdf8"/>',
        _text(20, 24, words.title, "start", ' font-weight="bold"'),
        *_wins(report, words.wins),
        *_rounds(report, words.rounds, _TOP + len(report.rows) * _ROW + _GAP),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _wins(report: Report, title: str) -> list[str]:
    parts = [_text(_LEFT, _TOP - 8, title, "start")]
    bottom = _TOP + len(report.rows) * _ROW
    for percent in (0, 25, 50, 75, 100):
        x = _across(percent / 100)
        parts.append(f'<path d="M{x:.1f} {_TOP}V{bottom}" stroke="{_FAINT}"/>')
        parts.append(_text(x, bottom + 16, f"{percent} %", "middle"))
    for number, row in enumerate(report.rows):
        y = _TOP + number * _ROW + _ROW / 2
        low, rate, high, par = (_across(share) for share in (row.low, row.rate, row.high, row.par))
        name = row.bot if row.seats == 1 else f"{row.seats} × {row.bot}"
        parts += [
            _text(_LEFT - 10, y + 4, name, "end"),
            f'<rect x="{_LEFT}" y="{y - 9}" width="{rate - _LEFT:.1f}" height="18" fill="{_BAR}" fill-opacity=".35"/>',
            f'<path d="M{par:.1f} {y - 12}v24" stroke="{_PAR}" stroke-width="2" stroke-dasharray="4 3"/>',
            f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10" '
            f'stroke="{_BAR}" stroke-width="2" fill="none"/>',
            f'<circle cx="{rate:.1f}" cy="{y}" r="4" fill="{_BAR}"/>',
            _text(_WIDTH - 10, y + 4, f"{row.rate:.1%}", "end"),
        ]
    return parts


def _rounds(report: Report, title: str, top: float) -> list[str]:
    found = shares([outcome.rounds for outcome in report.outcomes])
    parts = [_text(_LEFT, top - 8, title, "start")]
    if not found:
        return parts
    most = max(found.values())
    width = (_WIDTH - _LEFT - _RIGHT) / len(found)
    every = -(-len(found) // 16)  # so many bars to one number below them
    for number, (rounds, share) in enumerate(found.items()):
        x, tall = _LEFT + number * width, _BARS * share / most
        parts.append(
            f'<rect x="{x + width * 0.08:.1f}" y="{top + _BARS - tall:.1f}" width="{width * 0.84:.1f}" '
            f'height="{tall:.1f}" fill="{_BAR}"/>'
        )
        if number % every == 0:
            parts.append(_text(x + width / 2, top + _BARS + 16, str(rounds), "middle"))
    parts.append(f'<path d="M{_LEFT} {top + _BARS}H{_WIDTH - _RIGHT}" stroke="{_INK}"/>')
    parts.append(_text(_LEFT - 10, top + 10, f"{most:.0%}", "end"))
    return parts


def _across(share: float) -> float:
    return _LEFT + share * (_WIDTH - _LEFT - _RIGHT)


def _text(x: float, y: float, words: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(words)}</text>'
