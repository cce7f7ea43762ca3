from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from aegean.core.state import State
from aegean.core.values import Plain
from aegean.hellas.position import Hellas

if TYPE_CHECKING:
    from aegean.hellas.game import HellasGame


def arrange(game: HellasGame, description: Mapping[str, Plain]) -> tuple[Hellas, int, dict[str, Plain]]:
    raise NotImplementedError


def describe(p: Hellas, state: State) -> dict[str, Plain]:
    raise NotImplementedError
