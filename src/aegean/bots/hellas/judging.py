"""By which evaluation a seat judges positions: each lord for itself, or by sides against Kronos."""

from __future__ import annotations

from aegean.bots.hellas.board import Board
from aegean.bots.hellas.evaluation import Evaluation
from aegean.bots.hellas.kronos.evaluation import SideEvaluation
from aegean.bots.hellas.kronos.titan import ID
from aegean.bots.hellas.weights import Weights


def evaluation_of(board: Board, seat: int, weights: Weights) -> Evaluation:
    kind = SideEvaluation if ID in board.rules.modules else Evaluation
    return kind(board, seat, weights)
