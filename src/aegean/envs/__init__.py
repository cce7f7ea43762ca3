"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel.

Each adapter needs its own packages (the extras `envs` and `openspiel`); importing this folder needs none of them.
"""
