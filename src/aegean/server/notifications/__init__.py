"""Telling people who are away: what calls for them, where they are reached, and the outbox between the two."""
