from __future__ import annotations


def arrange(game, description):
    raise NotImplementedError


def describe(p, state):
    raise NotImplementedError
