"""Leagues, cups and events with rounds, as plain functions: who meets whom and in which seats, what a game is worth,
who stands where, and how a season follows another.

Nothing here knows of games, servers or people: entrants are whole numbers.
"""

from aegean.contests.pairing import bracket, sizes, tables
from aegean.contests.schedule import fixtures, games_each
from aegean.contests.seasons import after_moves, divisions, most_moves
from aegean.contests.standings import CRITERIA, WIN, Played, Row, points, standings

__all__ = [
    "CRITERIA",
    "WIN",
    "Played",
    "Row",
    "after_moves",
    "bracket",
    "divisions",
    "fixtures",
    "games_each",
    "most_moves",
    "points",
    "sizes",
    "standings",
    "tables",
]
