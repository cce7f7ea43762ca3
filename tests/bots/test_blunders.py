"""What people would laugh at: moves that bots once made, as positions in which they must not make them again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

import aegean
from aegean import State, bots
from aegean.bots.insight import insight_of
from aegean.core.values import Action
from tests.browser.questions import THREE_LANDS
from tests.delphi import positions as delphi
from tests.hellas.positions import Player, turn

SEEDS: Final = 10
LOOKS: Final = 120
FEW: Final = 40  # where they count three times: at the end of a countdown


def sensible(state: State) -> list[Action]:
    """What a search would look at."""
    table = bots.Table.of(state, state.decision.seat)
    return [option.action for option in insight_of(table).options(table.sample(0), table.decision)]


def kept_from(state: State, is_blunder: Callable[[Action], bool], looks: int = LOOKS) -> int:
    """In how many of the seeds the strongest bot does not make the blunder."""
    seat = state.decision.seat
    return sum(
        not is_blunder(bots.bot(f"pythia:{looks}", state.game.id, seed).choose(bots.Table.of(state, seat)))
        for seed in range(SEEDS)
    )


def countdown(*players: Player, tokens: int = 1) -> State:
    king = {"builder": 0, "tokens": tokens, "region": "thessaly"}
    return turn(players, seats=4, monuments={"zeus": 5}, king=king)


def test_the_hero_who_lifts_the_ban_on_the_crown_is_among_the_candidates() -> None:
    """The last turn, and Helen keeps hoplites out of the king's region as long as no hero stands beside her."""
    own: Player = {"hero": "heracles", "at": "locris", "hoplites": {"macedonia": 6}, "attributes": {"speed": 2}}
    holder: Player = {"hero": "helen", "at": "thessaly", "hoplites": {"thessaly": 2}, "controls": ["thessaly"]}
    state = countdown(own, holder)
    assert "move_hero thessaly" in [str(action) for action in sensible(state)]
    assert kept_from(state, lambda action: action.kind == "build_monument") >= 9


@pytest.mark.parametrize("bot", ["greedy", "strategos:20", "pythia:20"])
def test_a_march_that_wins_is_seen_with_the_smallest_budget(bot: str) -> None:
    own: Player = {"hoplites": {"elis": 3, "attica": 2}, "controls": THREE_LANDS, "priests": 1}
    other: Player = {"at": "phocis", "hoplites": {"thessaly": 4}, "controls": ["thessaly"]}
    state = turn([own, other], monsters={"hydra": "thessaly"})
    table = bots.Table.of(state, 0)
    assert all(str(bots.bot(bot, "hellas", seed).choose(table)) == "march elis arcadia" for seed in range(3))


def test_one_hoplite_does_not_attack_three() -> None:
    own: Player = {"at": "epirus", "hoplites": {"boeotia": 1, "epirus": 2}, "controls": ["boeotia", "epirus"]}
    other: Player = {"hoplites": {"attica": 3}, "controls": ["attica"], "hand": ["trap_sword", "assault_axe"]}
    state = turn([own, other], seats=3)
    attacks = {"move boeotia attica", "march boeotia attica"}
    assert not attacks & {str(action) for action in sensible(state)}
    assert kept_from(state, lambda action: str(action) in attacks) == SEEDS


def test_an_attack_with_enough_hoplites_is_weighed() -> None:
    own: Player = {"at": "epirus", "hoplites": {"boeotia": 6}, "controls": ["boeotia"]}
    state = turn([own, {"hoplites": {"attica": 2}, "controls": ["attica"]}], seats=3)
    assert "march boeotia attica" in [str(action) for action in sensible(state)]


def test_nothing_is_too_daring_at_the_crown() -> None:
    own: Player = {"at": "epirus", "hoplites": {"macedonia": 2}, "controls": ["macedonia"]}
    state = countdown(own, {"hoplites": {"thessaly": 4}, "controls": ["thessaly"]})
    assert "march macedonia thessaly" in [str(action) for action in sensible(state)]


def test_the_open_crown_is_not_struck_for_by_one_hoplite_while_more_can_come() -> None:
    own: Player = {
        "at": "locris", "hoplites": {"macedonia": 1, "epirus": 4}, "controls": ["macedonia", "epirus"], "priests": 1,
        "attributes": {"leadership": 2},
    }  # fmt: skip
    holder: Player = {"at": "phocis", "hoplites": {"thessaly": 2}, "hand": ["trap_sword", "assault_axe"]}
    other: Player = {"hoplites": {"crete": 3}, "controls": ["crete"]}
    king = {"builder": 1, "tokens": 0, "region": "thessaly", "open": True}
    state = turn([own, holder, other], seats=3, monuments={"zeus": 5, "hermes": 3}, king=king)
    alone = {"move macedonia thessaly", "march macedonia thessaly"}
    assert alone & {str(action) for action in state.decision.actions}
    assert kept_from(state, lambda action: str(action) in alone, FEW) >= 9


def test_who_holds_the_crown_takes_the_token_that_could_usurp_it() -> None:
    """The builder's hero stands in the king's region, with the Glory Token of its land and the last turn: hoplites do
    not help against Usurp. A monster in that land does, and it has two wounds left."""
    own: Player = {
        "at": "chalkidiki", "hoplites": {"thessaly": 4, "macedonia": 2}, "controls": ["thessaly", "macedonia"],
        "hand": ["wild_attack_sword", "wild_attack_axe"], "attributes": {"strength": 3},
    }  # fmt: skip
    builder: Player = {
        "hero": "helen", "at": "thessaly", "hoplites": {"epirus": 2}, "controls": ["epirus"], "glory": ["red"],
    }  # fmt: skip
    others: list[Player] = [{"hoplites": {"crete": 2}}, {"hoplites": {"attica": 2}}]
    king = {"builder": 3, "tokens": 1, "region": "thessaly"}
    hydra = {"hydra": {"at": "chalkidiki", "wounds": [0, 1, 2, 3]}}
    state = turn([own, *others, builder], seats=4, monuments={"zeus": 5}, king=king, monsters=hydra)

    def hunts(seed: int) -> bool:
        """Whether that is the special action of the turn, whatever is done before it."""
        there = state.copy()
        bot = bots.bot(f"pythia:{FEW}", "hellas", seed)
        while True:
            table = bots.Table.of(there, 0)
            action = bot.choose(table)
            if action.kind in ("hunt", "recruit", "march", "prepare", "build_monument", "build_temple", "usurp"):
                return action.kind == "hunt"
            there.apply(action, 0)

    assert sum(map(hunts, range(SEEDS))) >= 9


def test_no_monument_is_built_while_all_actions_are_open() -> None:
    """Build Monument frees the actions of all: the others' too."""
    own: Player = {
        "at": "thessaly", "hoplites": {"macedonia": 2, "epirus": 2}, "controls": ["macedonia", "epirus"], "priests": 1,
    }  # fmt: skip
    others: list[Player] = [
        {"hoplites": {"arcadia": 2}, "controls": ["arcadia"], "used_specials": ["recruit"]},
        {"hoplites": {"euboea": 2}, "controls": ["euboea"], "used_specials": ["march"]},
        {"hoplites": {"crete": 2}, "controls": ["crete"], "used_specials": ["build_temple"]},
    ]
    state = turn([own, *others], seats=4)
    assert kept_from(state, lambda action: action.kind == "build_monument") >= 9


def test_no_prayer_fills_a_hand_that_is_full() -> None:
    hand = ["trap_sword", "assault_axe", "wild_attack_sword", "wild_attack_axe"]
    full = turn([{"at": "epirus", "priests": 2, "hand": hand}], seats=3, monuments={"zeus": 4})
    free = turn([{"at": "epirus", "priests": 2, "hand": hand[:1]}], seats=3, monuments={"zeus": 4})
    assert "pray zeus" not in [str(action) for action in sensible(full)]
    assert "pray zeus" in [str(action) for action in sensible(free)]


def test_cards_for_a_hunt_at_hand_are_prayed_for_all_the_same() -> None:
    hand = ["trap_sword", "assault_axe", "wild_attack_sword", "wild_attack_axe"]
    own: Player = {"at": "epirus", "priests": 2, "hand": hand}
    state = turn([own], seats=3, monuments={"zeus": 4}, monsters={"hydra": "epirus"})
    assert "pray zeus" in [str(action) for action in sensible(state)]


@pytest.mark.parametrize("level", ["hoplite", "pythia:60"])
def test_nobody_starts_beside_a_monster(level: str) -> None:
    """Where there is anywhere else to start."""
    found = 0
    for seed in range(12):
        state = aegean.game("hellas").new(4, seed)
        players = [bots.bot(level if seat == 0 else "hoplite", "hellas", seat) for seat in range(4)]
        while state.decision.kind != "turn":
            decision, kind = state.decision, state.decision.kind
            action = players[decision.seat].choose(bots.Table.of(state, decision.seat))
            if kind == "start_region" and decision.seat == 0:
                places = {monster["region"] for monster in state.view(None)["monsters"].values()}
                found += str(action.args[0]) in places
            state.apply(action, decision.seat)
    assert found == 0


def test_who_is_hurt_does_not_send_the_healer_away_for_a_card() -> None:
    def given_up(action: Action) -> bool:
        return str(action) == "send_back aphrodite"

    late = {"gods": {"aphrodite": 6}, "dice": []}  # at the end of a turn
    hurt = delphi.turn([{**late, "injuries": ["green", "green"]}])
    assert any(map(given_up, hurt.decision.actions))
    assert not any(map(given_up, sensible(hurt)))
    assert kept_from(hurt, given_up) == SEEDS
    assert any(map(given_up, sensible(delphi.turn([late]))))  # in good health she may go


def test_who_is_a_wound_short_of_losing_a_turn_sees_to_the_wounds() -> None:
    """Five injuries: with the next one a turn is lost to recovering."""
    state = delphi.turn([{"injuries": ["green", "green", "red", "red", "blue"], "dice": ["green", "red", "blue"]}])
    assert kept_from(state, lambda action: action.kind != "discard_injuries", FEW) >= 9
