"""Bots for The Oracle of Delphi."""
