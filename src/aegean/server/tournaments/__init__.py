"""Leagues, cups and events with rounds: from signing up to the last standings, and the season after it."""
