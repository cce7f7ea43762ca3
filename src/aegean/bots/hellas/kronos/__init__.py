"""Kronos and the heroes against him."""
