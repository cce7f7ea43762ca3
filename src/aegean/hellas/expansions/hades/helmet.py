"""Hades' Helmet: an injury that is about to be marked is ignored (HD-1.4)."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.core.values import Action
from aegean.hellas.components import Effect
from aegean.hellas.effects.vocabulary import ref_of, refuse_use, usable_powers, use_action, use_power
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import Hellas

MOMENT: Final = "hero_injured"
CHAPTER: Final[Chapter] = Chapter(__name__, words={"when": (MOMENT,)}, events=("injury_ignored",))


def _offers(p: Hellas, seat: int) -> list[Action]:
    return [use_action(ref) for ref in usable_powers(p, seat, MOMENT)]


def _take(p: Hellas, seat: int, action: Action) -> None:
    use_power(p, seat, ref_of(action))


def _refuse(p: Hellas, seat: int, action: Action) -> Refusal | None:
    return refuse_use(p, seat, action, (MOMENT,))


CHAPTER.offers["injure"] = [Deed(("use_artifact",), _offers, _take, _refuse)]


@CHAPTER.effect("ignore_injury")
def _ignore(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.tell("injury_ignored", seat, {})
