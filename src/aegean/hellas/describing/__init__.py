"""Positions as readable data, both ways: `describe` writes all of one, `arrange` makes one of what is said."""
