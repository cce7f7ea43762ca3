"""What bots make of Chiron."""

from __future__ import annotations

from aegean import State, bots
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.evaluation import may_show
from aegean.bots.hellas.observation import Observation
from tests.bots.advised import grounds
from tests.hellas.positions import GAME, play, turn
from tests.rules.hellas.chiron.questions import HAND, OPTIONS, fighting, hunting, pupil, ready


def observed(state: State, seat: int = 0) -> Observation:
    return Observation(board_of(GAME, state.seats, state.options), seat, state.view(seat))


def chosen(state: State) -> str:
    seat = state.decision.seat
    return str(bots.bot("greedy", "hellas", 1).choose(bots.Table.of(state, seat)))


def test_a_training_that_can_be_completed_at_once_is() -> None:
    assert chosen(pupil()) == "start_quest unforgiven 3"


def test_a_card_that_comes_back_is_used_before_one_that_does_not() -> None:
    state = hunting("tactical_failure", hand=("trap_sword", "wild_attack_sword"))
    play(state, "strike_set sword 4")
    assert chosen(state) == "spend tactical_failure"


def test_cards_beside_the_hand_are_counted_among_what_can_be_played() -> None:
    lords = observed(fighting(2, 2, mine=("breach", "relentless"), attacker={"hand": ["glory_bow"]})).lords
    assert (lords[0].hand_size, lords[0].cards, sorted(lords[0].ready)) == (1, 3, ["breach", "relentless"])
    assert lords[1].cards == 0


def test_what_can_be_shown() -> None:
    o = observed(turn([{"hand": [*HAND, "charge_sickle"][1:]}], options=OPTIONS))
    assert may_show(o, o.lord, ("bow", "bow", "torch"))
    assert may_show(o, o.lord, ("axe", "bow"))  # the sickle
    assert not may_show(o, o.lord, ("axe", "mace"))


def test_a_quest_is_known_by_where_it_is() -> None:
    o = observed(turn(options=OPTIONS, monsters={"chiron": "crete"}, quests=["breach"]))
    assert o.quests == {"breach": o.board.region["crete"]}


def test_a_training_that_is_completed_is_a_ground_for_advice() -> None:
    then, now = (turn([{"slain": ["chiron"]}], **ready(*cards)) for cards in ((), ("breach",)))
    assert grounds(then, now)["trainings"] == {"count": 1}
    assert "trainings" not in grounds(now, then)
