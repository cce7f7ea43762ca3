"""What bots make of relics."""

from __future__ import annotations

from typing import Any

from aegean import State, bots
from tests.bots.advised import grounds
from tests.hellas.positions import play, turn
from tests.rules.hellas.hephaestus_full.questions import beside, fighting, hunting, praying


def chosen(state: State) -> str:
    seat = state.decision.seat
    return str(bots.bot("greedy", "hellas", 1).choose(bots.Table.of(state, seat)))


def test_a_card_is_given_for_a_relic() -> None:
    assert chosen(praying("wild_attack_axe", shown=("labrys",))) == "reforge labrys"


def test_without_a_fitting_card_lightning_is_taken() -> None:
    assert chosen(praying("wild_attack_axe", shown=("mirror_shield",))) == "reforge lightning"


def test_the_mirror_is_worth_what_it_shows() -> None:
    hands: dict[str, Any] = {
        "attacker": {"hand": ["fortification_torch"]},
        "defender": {"hand": ["wild_attack_sword", "trap_mace"]},
    }
    state = fighting(3, 2, mine=("mirror_shield",), **hands)
    play(state, "play wild_attack_sword")
    assert chosen(state) == "play mirror_shield"


def test_a_relic_that_comes_back_strikes_before_a_card_of_the_hand() -> None:
    state = hunting("labrys", hand=("wild_attack_axe",))
    assert chosen(state).startswith("strike labrys")


def test_a_relic_is_a_ground_for_advice() -> None:
    then, now = (turn(**beside(cards)) for cards in ((), ("labrys",)))
    assert grounds(then, now)["relics"] == {"count": 1}
    assert "trainings" not in grounds(then, now)
