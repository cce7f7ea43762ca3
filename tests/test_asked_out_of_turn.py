"""Who is asked something in another's turn is told in a few words what it is: `.short` of the question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import pytest

import aegean
from aegean import State
from aegean.core.values import Plain
from aegean.texts import catalogue, languages, message_id
from tests.properties.kit import by_kind

# Asked before the first turn, when it is nobody's.
SETTLING = {
    "delphi": {"choose_colour", "draft_ship", "drop_task"},
    "hellas": {"choose_board", "choose_hero", "place_warrior", "start_region", "start_hero", "start_army"},
}

# Asked in one's own turn alone: by one's own actions, and by nothing that befalls a player.
OWN_TURN = {
    "delphi": {"turn", "fight", "recover", "unhurt", "scout", "discard_colour"},
    "hellas": {
        *(
            "turn",
            "turn_start",
            "extra_special",
            "repeat_special",
            "prepare",
            "raise_monument",
            "roll",
            "monster_choice",
        ),
        *("after_hero_movement", "after_march", "after_prepare", "start_quest"),
        *("march", "army", "onward", "hoplite_movement", "leap"),
        *("hunt", "hunt_start", "hunt_attack", "defend", "spend", "spend_with", "wound", "hunt_reward"),
        *("usurp_region", "heal_or_strike", "charge_artifact", "clear_some_tokens", "give_up_hoplites"),
        *("draw_or_charge", "turn_artifact", "pour_goblet", "exchange_blessing"),
        *("drive_monster", "command_monster", "strike_enemy", "soul_bargain"),
    },
}
NOTES = aegean.game("hellas").module_notes()
MODULES = [note.id for note in NOTES if note.option == "expansions"]
MODES = [note.id for note in NOTES if note.option == "mode"]


def _all_in_few_games() -> list[list[str]]:
    """Sets of modules that go together, with every module in one of them."""
    found: list[list[str]] = []
    for module in MODULES:
        for together in found:
            try:
                aegean.game("hellas").complete({"expansions": [*together, module]})
            except aegean.OptionError:
                continue
            together.append(module)
            break
        else:
            found.append([module])
    return found


OPTIONS: dict[str, list[dict[str, Plain]]] = {
    "delphi": [{}, {"ships": "draft", "tiles_less": 4}],
    "hellas": [
        {},
        *({"expansions": together} for together in _all_in_few_games()),
        *({"mode": mode} for mode in MODES),
    ],
}
every_game = pytest.mark.parametrize("game", aegean.games())


@every_game
@pytest.mark.parametrize("language", languages())
def test_every_such_question_has_a_few_words(game: str, language: str) -> None:
    kinds = set(aegean.game(game).vocabulary()["decision"])
    told = {kind for kind in kinds if catalogue(language).has(message_id(game, "decision", kind), "short")}
    assert kinds - told == (SETTLING[game] | OWN_TURN[game]) & kinds


@every_game
def test_the_others_are_asked_in_ones_own_turn(game: str) -> None:
    asked = {kind for state in played(game) for kind in out_of_turn(state)}
    assert asked, "nobody is ever asked anything in another's turn"
    assert asked & OWN_TURN[game] == set()


def out_of_turn(state: State) -> set[str]:
    active = state.view(None)["active"]
    return {decision.kind for decision in state.decisions if decision.seat != active}


def played(game: str) -> Iterator[State]:
    for seed, options in chain(enumerate(OPTIONS[game]), enumerate(OPTIONS[game], 2)):
        rules = aegean.game(game)
        allowed = rules.seats_for(options)
        state, chance = rules.new(3 if 3 in allowed else allowed[0], seed, options), random.Random(seed)
        while not state.over:
            yield state
            decision, action = by_kind(state, chance)
            state.apply(action, decision.seat)
