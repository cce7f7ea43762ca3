"""The Oracle of Delphi in words: whole games told in every language, and every word of the game explained."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

import aegean
from aegean.core.values import Plain
from aegean.texts import Field, catalogue, languages, message_id

GAME = aegean.game("delphi")
NAMES = ("Ann", "Bob", "Cleo", "Dan")
EXPLAINED = ("equipment", "ship", "companion", "god", "letter", "task", "option")

# The deeds that bring a game to its end, so that chance does not play for ever.
EAGER = (
    "make_offering",
    "raise_statue",
    "build_shrine",
    "fight",
    "fight_on",
    "load_offering",
    "load_statue",
    "explore",
)
OPTIONS: tuple[dict[str, Plain], ...] = (
    {"ships": "draft", "tiles_less": 4},
    {"ships": "random", "tiles_less": 2, "apollo": "all"},
    {"ships": "first_game", "tiles_less": 4, "reach_explore": True},
    {"ships": "draft", "tiles_less": 3, "map": "free"},
)

# What no game with the data of the box brings up: the bonus of one god step is offered as the gods themselves.
UNHEARD = {("action", "god_steps")}

Said = tuple[str, str, tuple[tuple[str, Plain], ...]]  # family, kind, fields

every_language = pytest.mark.parametrize("language", languages())


def said(family: str, kind: str, fields: Mapping[str, Plain]) -> Said:
    """Something to be put into words, with the players' names where their seats were."""
    named = dict(fields)
    if "seat" in named:
        named["seat"] = NAMES[named["seat"]]
    if "winners" in named:
        named["winners"] = [NAMES[seat] for seat in named["winners"]]
    hashable = {name: tuple(value) if isinstance(value, list) else value for name, value in named.items()}
    return family, kind, tuple(sorted(hashable.items()))


def told(events: list[aegean.Event], seats: int) -> Iterator[Said]:
    """The events as each seat and a spectator may know them."""
    for event in events:
        for reader in (*range(seats), None):
            seen = event.seen_by(reader)
            if seen is not None:
                yield said("event", seen.kind, seen.fields)


def play(seed: int) -> Iterator[Said]:
    """All that a game offers and tells, to whomever."""
    chance = random.Random(seed)
    state = GAME.new(2 + seed % 3, seed, OPTIONS[seed % len(OPTIONS)])
    yield from told(state.opening, state.seats)
    while not state.over:
        for decision in state.decisions:
            yield said("decision", decision.kind, decision.about)
            for action in decision.actions:
                fields = GAME.fields(action, state)
                # The way of a sail follows from where the ship lies: it is drawn, and the action is the same.
                yield said(
                    "action", action.kind, {name: fields[name] for name in fields if name not in ("way", "steps")}
                )
        decision = chance.choice(state.decisions)
        eager = [action for action in decision.actions if action.kind in EAGER]
        actions = eager if eager and chance.random() < 0.9 else decision.actions
        yield from told(state.apply(chance.choice(actions), decision.seat), state.seats)


@cache
def everything_said() -> tuple[Said, ...]:
    return tuple(dict.fromkeys(one for seed in range(8) for one in play(seed)))


@cache
def in_words(language: str) -> tuple[tuple[Said, str], ...]:
    """Everything that is said, and how it reads in a language."""
    words = catalogue(language, strict=True)
    return tuple((one, words.sentence(f"{GAME.id}-{one[0]}", one[1], dict(one[2]))) for one in everything_said())


def test_the_games_bring_up_every_kind_of_thing() -> None:
    heard = {(family, kind) for family, kind, _ in everything_said()}
    for family in ("action", "decision", "event"):
        wanted = {(family, kind) for kind in GAME.vocabulary()[family]} - UNHEARD
        assert wanted <= heard, f"nobody heard of {sorted(wanted - heard)}"


@every_language
def test_whatever_a_game_says_is_a_clean_sentence(language: str) -> None:
    for one, text in in_words(language):
        assert text, f"nothing is said for {one}"
        assert not re.search(r"[{}_]|\s\s|^\s|\s$|\s[.,:;]", text), f"{one} reads {text!r}"
        assert text[0].isupper() or text[0] in "0123456789¿¡„", f"{one} begins small: {text!r}"
        assert text.endswith((".", "!", "?")) == (one[0] != "action"), f"{one} ends strangely: {text!r}"


@every_language
def test_no_bare_id_shows(language: str) -> None:
    """In English a colour's id is its word as well."""
    ids = {value for family in ("god", "island", "source", "tile") for value in GAME.vocabulary()[family]}
    if language == "en":
        ids = {value for value in ids if "-" in value or "_" in value}
    else:
        ids |= set(GAME.vocabulary()["colour"])
    bare = re.compile(r"\b(" + "|".join(sorted(ids)) + r")\b")
    for one, text in in_words(language):
        assert not bare.search(text), f"{one} reads {text!r}"


@every_language
def test_every_action_reads_differently(language: str) -> None:
    readings: dict[str, Said] = {}
    for one, text in in_words(language):
        if one[0] == "action":
            assert readings.setdefault(text, one) == one, f"{one} reads like {readings[text]}"


@every_language
def test_a_story_says_what_is_at_a_hex_and_not_where_it_lies(language: str) -> None:
    placed = [(one, text) for one, text in in_words(language) if one[0] != "action" and "hex" in str(one[2])]
    assert {one[1] for one, _ in placed} >= {"ship_moved", "explored", "looked", "fight", "shrine_built"}
    for one, text in placed:
        assert not re.search(r"\d,\s?-?\d", text), f"{one} reads {text!r}"


@every_language
def test_a_ship_sails_to_a_colour_or_to_zeus(language: str) -> None:
    words = catalogue(language, strict=True)
    waters = [*GAME.vocabulary()["colour"], None]
    sail: dict[str, Field] = {"seat": "Ann", "start": "0,0", "hex": "1,-4"}
    readings = {words.sentence("delphi-event", "ship_moved", {**sail, "colour": colour}) for colour in waters}
    assert len(readings) == len(waters)
    assert sum("Zeus" in text for text in readings) == 1


@every_language
def test_a_look_tells_its_tiles_to_the_looking_seat_alone(language: str) -> None:
    words = catalogue(language, strict=True)
    look: dict[str, Field] = {"seat": "Ann", "count": 2, "hexes": ["1,-4", "0,3"]}
    known = words.sentence("delphi-event", "looked", {**look, "tiles": ["red_omega", "green_phi"]})
    unknown = words.sentence("delphi-event", "looked", look)
    assert "Ω" in known
    assert "Φ" in known
    assert "Ω" not in unknown
    assert "Φ" not in unknown
    assert "2" in unknown
    assert unknown.startswith("Ann")


@every_language
def test_the_cost_is_part_of_what_is_offered(language: str) -> None:
    words = catalogue(language, strict=True)
    free, one, two, five = (
        words.sentence("delphi-action", "sail", {"source": "die-red", "hex": "3,-1", "favours": favours})
        for favours in (0, 1, 2, 5)
    )
    assert not re.search(r"[0-9]", free.replace("3,-1", ""))
    assert "1" in one.replace("3,-1", "")
    assert "2" in two
    assert "5" in five


def test_polish_has_its_three_numbers() -> None:
    words = catalogue("pl", strict=True)
    gained = [words.sentence("delphi-event", "favours_gained", {"seat": "Ann", "count": n}) for n in (1, 2, 5, 12, 22)]
    assert [text.split()[-1] for text in gained] == ["łaskę.", "łaski.", "łask.", "łask.", "łaski."]


@pytest.mark.parametrize(
    ("language", "offering", "monster"),
    [
        ("en", "red offering", "red monster"),
        ("es", "ofrenda roja", "monstruo rojo"),
        ("de", "rote Opfergabe", "rote Monster"),
        ("pl", "czerwony dar", "czerwonego potwora"),
    ],
)
def test_a_colour_agrees_with_its_thing(language: str, offering: str, monster: str) -> None:
    words = catalogue(language, strict=True)
    fields = {"seat": "Ann", "hex": "0,3", "colour": "red"}
    assert offering in words.sentence("delphi-event", "offering_loaded", fields)
    assert monster in words.sentence("delphi-event", "monster_defeated", fields)


@every_language
@pytest.mark.parametrize("reason", GAME.vocabulary()["reason"])
def test_the_end_names_the_winners_and_says_why(language: str, reason: str) -> None:
    words = catalogue(language, strict=True)
    end = words.sentence("delphi-event", "game_over", {"winners": ["Ann", "Bob"], "reason": reason})
    assert "Ann, Bob" in end
    assert end.endswith(words.text(message_id("delphi", "reason", reason)))


@every_language
@pytest.mark.parametrize("family", EXPLAINED)
def test_what_needs_explaining_is_explained(language: str, family: str) -> None:
    words = catalogue(language, strict=True)
    names = []
    for value in GAME.vocabulary()[family]:
        id_ = message_id("delphi", family, value)
        names.append(words.text(id_))
        text = words.text(id_, attribute="text")
        assert text.endswith("."), f"{id_}: {text!r}"
        assert not re.search(r"[{}_]|\s\s", text), f"{id_}: {text!r}"
    assert len(set(names)) == len(names), f"two of a name among {names}"
