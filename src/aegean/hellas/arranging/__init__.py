"""From a description to the position it tells of: what is said holds, the rest is as after setup, and pieces are kept.

A description is read here field by field. `aegean.hellas.describe` is the way back.
"""
