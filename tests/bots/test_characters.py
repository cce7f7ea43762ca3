"""Bots that are somebody: how they are named and dealt, and what their taste changes."""

from __future__ import annotations

from collections import Counter

import pytest

import aegean
from aegean import OptionError, bots
from aegean.bots.characters import Character
from aegean.bots.delphi.weights import PLAIN, TRIED, tasted
from aegean.bots.hellas.standing import TRAITS, VECTORS, Phase, vectors_of
from aegean.bots.hellas.weights import VICTORIES, taste_of, weights_of
from aegean.texts import catalogue, languages

TASKS = ("statue", "shrine", "offering", "monster")
every_game = pytest.mark.parametrize("game", ["delphi", "hellas"])


@pytest.mark.parametrize(("game", "ways"), [("hellas", VICTORIES), ("delphi", TASKS)])
def test_there_are_two_characters_for_every_way_to_win(game: str, ways: tuple[str, ...]) -> None:
    liked = Counter(one.likes for one in bots.characters(game).values())
    assert liked == dict.fromkeys(ways, 2)


@every_game
@pytest.mark.parametrize("language", languages())
def test_every_character_has_a_name_and_says_something(game: str, language: str) -> None:
    texts = catalogue(language, strict=True)
    names = [texts.text(f"bots-character-{id_}") for id_ in bots.characters(game)]
    words = [texts.text(f"bots-character-{id_}", attribute="text") for id_ in bots.characters(game)]
    assert len(set(names)) == len(names) == len(set(words))
    assert all(len(each) < 90 for each in words)  # a line


@every_game
def test_a_bot_has_a_name_of_level_and_character(game: str) -> None:
    """It fits the column that the server keeps it in."""
    for level in bots.scale(game):
        for id_ in bots.characters(game):
            assert bots.bot(f"{level}.{id_}", game).name == level
            assert len(f"{level}.{id_}") <= 20


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("pythia.atalante", "did you mean atalanta"),
        ("pythia.daedalus", "no character 'daedalus' plays hellas"),
        ("random.gorgo", "has no taste"),
        ("minotaur.gorgo", "no bot 'minotaur.gorgo'"),
    ],
)
def test_whoever_is_not_known_is_refused(name: str, told: str) -> None:
    with pytest.raises(OptionError, match=told):
        bots.bot(name, "hellas")


def test_at_a_table_a_name_brings_no_budget() -> None:
    bots.check("strategos.gorgo", "hellas")
    with pytest.raises(OptionError, match="budget"):
        bots.check("strategos.gorgo:9s", "hellas")


@every_game
def test_characters_are_dealt_by_the_seed_and_none_twice(game: str) -> None:
    for seed in range(20):
        there: list[str] = []
        for seat in range(4):
            there.append(bots.somebody("hoplite", game, 100 * seed + seat, there))
        assert len(set(there)) == 4
        assert bots.somebody("hoplite", game, 100 * seed) == there[0]
    assert len({bots.somebody("hoplite", game, seed) for seed in range(100)}) == len(bots.characters(game))


def test_whom_one_has_chosen_stays_and_a_budget_too() -> None:
    assert bots.somebody("pythia.gorgo", "hellas", 1) == "pythia.gorgo"
    assert bots.somebody("random", "hellas", 1) == "random"
    assert bots.somebody("pythia:50", "hellas", 1).endswith(":50")
    assert bots.somebody("random", "pebbles", 1) == "random"


def test_a_lord_makes_more_of_the_victory_that_it_likes() -> None:
    slayer = Character(id="one", likes="slayer", minds="temples", daring=1.0, prefers=("heracles",))
    own, other = vectors_of(VECTORS, slayer, 0, 3)[:2]
    for phase in Phase:
        for place, name in enumerate(TRAITS):
            usual = VECTORS[phase][place]
            assert own[phase][place] == pytest.approx(usual * (1.5 if name == "slayer" else 1.0))
            assert other[phase][place] == pytest.approx(usual * (1.3 if name == "temples" else 1.0))
    assert vectors_of(VECTORS, None, 0, 3) == [VECTORS] * 3
    assert taste_of(slayer).daring == taste_of(None).daring + 1.0
    assert weights_of(0, slayer).slayer > weights_of(0, slayer).warlord


def test_a_captain_makes_more_of_the_tasks_and_the_god_that_it_likes() -> None:
    hunter = bots.characters("delphi")["cadmus"]
    changed = tasted(TRIED, hunter)
    assert changed.monster > TRIED.monster
    assert changed.wound < TRIED.wound
    assert sum(changed.gods) > sum(TRIED.gods)
    assert tasted(PLAIN, None) is PLAIN


def test_lords_of_different_taste_choose_different_heroes() -> None:
    game = aegean.game("hellas")
    chosen = set()
    for id_ in bots.characters("hellas"):
        state = game.new(4, 3)
        assert state.decision.kind == "choose_hero"
        action = bots.bot(f"hoplite.{id_}", "hellas").choose(bots.Table.of(state, state.decision.seat))
        assert action.args[0] == bots.characters("hellas")[id_].prefers[0]
        chosen.add(action.args[0])
    assert len(chosen) == 4


@every_game
def test_a_peltast_errs_only_among_the_best(game: str) -> None:
    """The other times it chooses as a hoplite does."""
    state = aegean.game(game).new(3, 4)
    peltast, hoplite = bots.bot("peltast", game, 1), bots.bot("hoplite", game, 1)
    erred = asked = 0
    for _ in range(120):
        if state.over:
            break
        seat = state.decision.seat
        table = bots.Table.of(state, seat)
        chosen, best = peltast.choose(table), hoplite.choose(table)
        asked += len(table.decision.actions) > 1
        erred += chosen != best
        state.apply(chosen, seat)
    assert 0 < erred < asked / 2
