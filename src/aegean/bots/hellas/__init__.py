"""Bots for Lords of Hellas."""
