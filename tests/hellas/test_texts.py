"""Lords of Hellas in words: whole games told in every language, and every word of the game explained."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

import aegean
from aegean import State
from aegean.core.values import Plain
from aegean.texts import catalogue, languages, message_id
from bench.variety import all_that_fits
from tests.hellas.staged import staged_questions

GAME = aegean.game("hellas")
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SEATED = ("seat", "seats", "winners", "loser", "defender", "hunter")  # fields that hold players
_EXPLAINED = (
    "option", "land", "region", "god", "attribute", "symbol", "regular", "special", "hero", "monster", "evolution",
    "attack", "card", "artifact", "blessing", "quest", "event_card", "army_board",
    "army_upgrade", "temple_card", "victory",
)  # fmt: skip
EXPLAINED = [family for family in _EXPLAINED if family in GAME.vocabulary()]  # some are modules' alone

# The deeds of which chance alone would bring too few.
EAGER = (
    "hunt", "strike", "strike_set", "defend", "build_temple", "start_quest", "quest_step", "use_artifact",
    "use_blessing", "use_hero", "use_quest", "murderous_march", "play", "return_glory",
)  # fmt: skip
OPTIONS: tuple[dict[str, Plain], ...] = (
    {"heroes": "dealt"},
    {"heroes": "chosen", "first_player": "first_seat"},
    {"heroes": "chosen", "seating": "random", "expansions": all_that_fits(GAME, 3, "expansions")},
)
GAMES, MOVES = 12, 500

Said = tuple[str, str, tuple[tuple[str, Plain], ...]]  # family, kind, fields

every_language = pytest.mark.parametrize("language", languages())


def named(value: Plain) -> Plain:
    """A player's name for a seat; -1 is nobody."""
    if isinstance(value, list):
        return [NAMES[seat] for seat in value]
    return NAMES[value] if value >= 0 else value


def hashable(value: Plain) -> Plain:
    return tuple(map(hashable, value)) if isinstance(value, list) else value


def said(family: str, kind: str, fields: Mapping[str, Plain]) -> Said:
    """Something to be put into words, with the players' names where their seats were."""
    told = {name: named(value) if name in SEATED else value for name, value in fields.items()}
    return family, kind, tuple(sorted((name, hashable(value)) for name, value in told.items()))


# What random games bring up too seldom to wait for.
BATTLE: dict[str, Plain] = {
    "region": "crete",
    "seats": [0, 1],
    "strength": [4, 1],
    "casualties": [1, 0],
    "played": [["trap_mace"], []],
    "passed": [0, 1],
}
NOTHING: dict[str, Plain] = {"follows": "nothing", "attack": 0, "defence": 0, "lacking": 0, "toll": 0}
SELDOM = (
    said("action", "attribute", {"attribute": "speed"}),
    said("action", "choose_effect", {"effect": "wound_monster"}),
    said("action", "choose_effect", {"effect": "injure_enemy_hero"}),
    said("action", "choose_effect", {"effect": "wound_hunted_monster"}),
    said("action", "choose_effect", {"effect": "kill_hoplites"}),
    said("action", "choose_effect", {"effect": "ignore_casualties"}),
    said("action", "choose_effect", {"effect": "add_enemy_casualties"}),
    said("action", "clear_token", {"special": "march"}),
    said("action", "fight", {"region": "crete"}),
    said("action", "first", {"side": "attacker"}),
    said("action", "first", {"side": "defender"}),
    said("action", "injure_hero", {"hero": "helen"}),
    said("action", "kill", {"count": 2}),
    said("action", "murderous_march", {"start": "euboea", "region": "crete", **NOTHING, "follows": "short"}),
    said("action", "onward", {"region": "achaea", **NOTHING, "follows": "control", "toll": 1}),
    said("action", "reinforce", {"region": "attica", "count": 3}),
    said("action", "return_glory", {"land": "brown"}),
    said("action", "save", {"artifact": "aegis", "count": 2}),
    said("action", "spend", {"card": "phalanx_torch_2"}),
    said("action", "take_glory", {"land": "brown"}),
    said("action", "use_quest", {"quest": "aid_to_atlas"}),
    said("action", "wound", {"place": 4, "target": "torch-artifact"}),
    said("action", "wound_monster", {"monster": "cyclops"}),
    said("decision", "after_hero_movement", {}),
    said("decision", "after_march", {}),
    said("decision", "attribute", {"change": -1, "up_to": 0}),
    said("decision", "attribute", {"change": 1, "up_to": 0}),
    said("decision", "attribute", {"change": 0, "up_to": 3}),
    said("decision", "battle_order", BATTLE),
    said("decision", "bluff", BATTLE),
    said("decision", "casualties", BATTLE),
    said("decision", "choose_effect", {"artifact": "medusas_blood"}),
    said("decision", "choose_effect", {"blessing": "shoot_to_kill"}),
    said("decision", "clear_token", {}),
    said("decision", "discard_drawn", {"left": 1}),
    said("decision", "extra_special", {}),
    said("decision", "hunt", {}),
    said("decision", "hunt_start", {"monster": "chimera", "drawn": 0}),
    said("decision", "hunt_start", {"monster": "chimera", "drawn": 1}),
    said("decision", "injure_hero", {}),
    said("decision", "kill", {"region": "crete"}),
    said("decision", "leap", {}),
    said("decision", "master_plan", BATTLE),
    said("decision", "next_battle", {}),
    said("decision", "redraw", {"count": 0}),
    said("decision", "redraw", {"count": 3}),
    said("decision", "reinforce", {"region": "crete"}),
    said("decision", "return_glory", {}),
    said("decision", "save_hoplites", {"region": "crete", "count": 2}),
    said("decision", "spend", {"symbol": "torch", "left": 2}),
    said("decision", "take_glory", {}),
    said("decision", "turn_start", {}),
    said("decision", "wound", {"monster": "cyclops"}),
    said("decision", "wound_monster", {}),
    said("event", "battle_avoided", {"seat": 0, "region": "crete"}),
    said("event", "casualties_changed", {"seat": 0, "number": 0}),
    said("event", "casualties_changed", {"seat": 0, "number": 2}),
    said("event", "defence_raised", {"seat": 0, "count": 3, "defence": 8}),
    said("event", "extra_special", {"seat": 0, "count": 1}),
    said("event", "game_over", {"winners": [0], "reason": "monster_slayer"}),
    said("event", "glory_returned", {"seat": 0, "land": "yellow"}),
    said("event", "hoplites_saved", {"seat": 0, "artifact": "aegis", "count": 1}),
    said("event", "king_undecided", {"seat": 0, "region": "thessaly"}),
    said("event", "monster_card_lapsed", {"seat": 0, "monster": "medusa"}),
    said("event", "monster_healed", {"seat": 0, "monster": "hydra"}),
    said("event", "token_cleared", {"seat": 0, "special": "hunt"}),
    said("event", "tokens_cleared", {"seat": 0}),
)
# The same of modules, where they are there.
SELDOM_OF_MODULES = tuple(
    one
    for one in (
        said("action", "use_opportunity", {"event_card": "hecatomb"}),
        said("event", "opportunity_came", {"event_card": "hecatomb", "seat": 0}),
        said("event", "opportunity_lapsed", {"event_card": "hecatomb", "seat": 0}),
        said("event", "opportunity_used", {"event_card": "hecatomb", "seat": 0}),
        said("event", "quest_pushed_out", {"quest": "amazon_queen", "seat": 0}),
        said("event", "training_waits", {"quest": "breach", "seat": 0}),
        said("event", "training_ended", {"region": "phocis", "seat": 0}),
        said("event", "laid_beside", {"card": "breach", "seat": 0}),
        said("event", "events_seen", {"seat": 0, "count": 2, "events": ["hydra_argolis", "aid_to_atlas"]}),
        said("event", "events_seen", {"seat": 0, "count": 2}),
        said("action", "storm", {"monster": "hydra"}),
        said("event", "control_lost", {"region": "crete", "seat": 0}),
        said("event", "monster_stormed", {"monster": "hydra", "region": "crete", "seat": 0}),
    )
    if one[1] in GAME.vocabulary()[one[0]]
)


def told(events: list[aegean.Event], seats: int) -> Iterator[Said]:
    """The events as each seat and a spectator may know them."""
    for event in events:
        for reader in (*range(seats), None):
            seen = event.seen_by(reader)
            if seen is not None:
                yield said("event", seen.kind, seen.fields)


def games() -> Iterator[State]:
    """Games with all numbers of seats of the base game and many options, and some of each mode."""
    for seed in range(GAMES):
        yield GAME.new(2 + seed % 3, seed, OPTIONS[seed // 3 % len(OPTIONS)])
    for mode in (note.id for note in GAME.module_notes() if note.option == "mode"):
        for seed in range(4):
            yield GAME.new(GAME.seats_for({"mode": mode})[seed % 2], seed, {"mode": mode})


def play(state: State) -> Iterator[Said]:
    """All that a game offers and tells, to whomever."""
    chance = random.Random(state.record.seed)
    yield from told(state.opening, state.seats)
    while not state.over and state.moves < MOVES:
        for decision in state.decisions:
            yield said("decision", decision.kind, decision.about)
            for action in decision.actions:
                yield said("action", action.kind, GAME.fields(action, state))
        decision = chance.choice(state.decisions)
        eager = [action for action in decision.actions if action.kind in EAGER]
        actions = eager if eager and chance.random() < 0.5 else decision.actions
        yield from told(state.apply(chance.choice(actions), decision.seat), state.seats)


def staged() -> Iterator[Said]:
    """The questions of modules, and what follows from an answer to each."""
    for state, answer in staged_questions():
        for action in state.decision.actions:
            yield said("action", action.kind, GAME.fields(action, state))
        yield said("decision", state.decision.kind, state.decision.about)
        yield from told(state.apply(GAME.parse(answer, state)), state.seats)


@cache
def everything_said() -> tuple[Said, ...]:
    return tuple(
        dict.fromkeys((*SELDOM, *SELDOM_OF_MODULES, *staged(), *(one for game in games() for one in play(game))))
    )


@cache
def in_words(language: str) -> tuple[tuple[Said, str], ...]:
    """Everything that is said, and how it reads in a language."""
    words = catalogue(language, strict=True)
    return tuple((one, words.sentence(f"{GAME.id}-{one[0]}", one[1], dict(one[2]))) for one in everything_said())


def test_the_games_bring_up_every_kind_of_thing() -> None:
    heard = {(family, kind) for family, kind, _ in everything_said()}
    for family in ("action", "decision", "event"):
        wanted = {(family, kind) for kind in GAME.vocabulary()[family]}
        assert wanted <= heard, f"nobody heard of {sorted(wanted - heard)}"


@every_language
def test_whatever_a_game_says_is_a_clean_sentence(language: str) -> None:
    for one, text in in_words(language):
        assert text, f"nothing is said for {one}"
        assert not re.search(r"[{}_]|\s\s|^\s|\s$|\s[.,:;]|\(\)", text), f"{one} reads {text!r}"
        assert text[0].isupper() or text[0] in "0123456789¿¡„«", f"{one} begins small: {text!r}"
        assert text.endswith((".", "!", "?")) == (one[0] != "action"), f"{one} ends strangely: {text!r}"


@pytest.mark.parametrize("language", languages()[1:])
def test_no_bare_id_shows(language: str) -> None:
    """In English many an id is its own word. Ids that happen to be another language's words are no fault."""
    words = catalogue(language, strict=True)
    spoken = {
        word
        for family in ("monster", "hero", "god", "card", "attack", "artifact", "blessing", "symbol", "roll", "special")
        for value in GAME.vocabulary()[family]
        for word in re.findall(r"\w+", words.text(message_id(GAME.id, family, value)).lower())
    }
    families = ("region", "land", "monster", "symbol", "attribute", "hero", "special", "deck", "roll")
    ids = {value for family in families for value in GAME.vocabulary()[family]} | {"priest", "artifact", "attacker"}
    bare = re.compile(r"\b(" + "|".join(sorted(ids - spoken)) + r")\b")
    for one, text in in_words(language):
        assert not bare.search(text), f"{one} reads {text!r}"


@every_language
def test_every_action_of_a_decision_reads_differently(language: str) -> None:
    """The place of a wound is told by its symbol: of those alike only one is ever offered."""
    readings: dict[str, Said] = {}
    for one, text in in_words(language):
        if one[0] == "action":
            placeless = (one[0], one[1], tuple(field for field in one[2] if field[0] != "place"))
            assert readings.setdefault(text, placeless) == placeless, f"{one} reads like {readings[text]}"


@every_language
@pytest.mark.parametrize(
    ("kind", "open_fields", "secret", "word"),
    [
        ("combat_drawn", {"count": 2}, {"cards": ["trap_mace", "charge_sickle"]}, ("card", "charge_sickle")),
        ("artifacts_drawn", {"count": 2}, {"artifacts": ["aegis", "harpe"]}, ("artifact", "aegis")),
        ("attacks_drawn", {"count": 2}, {"attacks": ["fury", "recall_3"]}, ("attack", "recall_3")),
        ("blessing_kept", {}, {"blessing": "bluff"}, ("blessing", "bluff")),
        ("blessings_passed", {"count": 2}, {"blessings": ["bluff", "exile"]}, ("blessing", "exile")),
        ("draft_began", {"count": 3}, {"blessings": ["bluff", "exile", "ambush"]}, ("blessing", "ambush")),
    ],
)
def test_secrets_are_told_to_those_who_know_them_alone(
    language: str, kind: str, open_fields: dict[str, Plain], secret: dict[str, Plain], word: tuple[str, str]
) -> None:
    words = catalogue(language, strict=True)
    name = words.text(message_id(GAME.id, *word))
    known = words.sentence("hellas-event", kind, {"seat": "Ann", **open_fields, **secret})
    unknown = words.sentence("hellas-event", kind, {"seat": "Ann", **open_fields})
    assert name in known
    assert name not in unknown
    assert "Ann" in unknown


@every_language
def test_control_is_taken_from_somebody_or_from_nobody(language: str) -> None:
    words = catalogue(language, strict=True)
    taken, neutral = (
        words.sentence("hellas-event", "control_taken", {"seat": "Ann", "region": "crete", "loser": loser})
        for loser in ("Bob", -1)
    )
    assert "Bob" in taken
    assert "1" not in neutral
    assert len(neutral) < len(taken)


@every_language
def test_whatever_power_is_used_the_story_names_it(language: str) -> None:
    words = catalogue(language, strict=True)
    for family in words.families(GAME.id, "power"):
        for power in GAME.vocabulary()[family]:
            name = words.text(message_id(GAME.id, family, power))
            assert name in words.sentence("hellas-event", "power_used", {"seat": "Ann", "power": power})


@every_language
def test_a_hero_has_an_ability_and_anything_else_is_used_itself(language: str) -> None:
    words = catalogue(language, strict=True)
    hero, artifact = (
        words.sentence("hellas-event", "power_used", {"seat": "Ann", "power": power}).replace(name, "")
        for power, name in (
            ("helen", words.text("hellas-hero-helen")),
            ("aegis", words.text("hellas-artifact-aegis")),
        )
    )
    assert len(hero) > len(artifact)


@every_language
def test_a_thing_without_words_is_never_called_by_the_name_of_another(language: str) -> None:
    """A pack may bring things that the catalogues do not know: they are called what they are."""
    words = catalogue(language)
    for one, text in in_words(language):
        told = {
            name: "gigas" if name in ("region", "start", "monster", "hero", "god", "land") else value
            for name, value in one[2]
        }
        strange = words.sentence(f"{GAME.id}-{one[0]}", one[1], told)
        if told != dict(one[2]):
            assert text == strange or "gigas" in strange, f"{one} reads {strange!r}"


def test_polish_has_its_three_numbers() -> None:
    words = catalogue("pl", strict=True)
    drawn = [words.sentence("hellas-event", "combat_drawn", {"seat": "Ann", "count": n}) for n in (1, 2, 5, 12, 22)]
    assert [text.split()[-2] for text in drawn] == ["kartę", "karty", "kart", "kart", "karty"]


@pytest.mark.parametrize(
    ("region", "polish", "german"),
    [
        ("crete", ("z Krety", "na Kretę", "na Krecie"), "auf Kreta"),
        ("attica", ("z Attyki", "do Attyki", "w Attyce"), "in Attika"),
        ("epirus", ("z Epiru", "do Epiru", "w Epirze"), "in Epirus"),
    ],
)
def test_a_region_stands_in_its_case(region: str, polish: tuple[str, str, str], german: str) -> None:
    words = catalogue("pl", strict=True)
    whence, whither, where = polish
    assert whence in words.sentence("hellas-action", "march", {"start": region, "region": "elis", **NOTHING})
    assert whither in words.sentence("hellas-action", "march", {"start": "elis", "region": region, **NOTHING})
    lost: dict[str, Plain] = {"seat": "Ann", "region": region, "count": 2}
    assert words.sentence("hellas-event", "hoplites_killed", lost).endswith(f"{where}.")
    assert catalogue("de", strict=True).sentence("hellas-event", "hoplites_killed", lost).endswith(f"{german}.")


@every_language
@pytest.mark.parametrize("reason", GAME.vocabulary()["reason"])
def test_the_end_names_the_winner_and_says_why(language: str, reason: str) -> None:
    words = catalogue(language, strict=True)
    end = words.sentence("hellas-event", "game_over", {"winners": ["Ann"], "reason": reason})
    assert "Ann" in end
    assert words.text(message_id("hellas", "victory", reason)) in end
    assert end.endswith(words.text(message_id("hellas", "reason", reason)))


@every_language
@pytest.mark.parametrize("family", EXPLAINED)
def test_what_needs_explaining_is_explained(language: str, family: str) -> None:
    words = catalogue(language, strict=True)
    names = []
    for value in GAME.vocabulary()[family]:
        id_ = message_id("hellas", family, value)
        names.append(words.text(id_))
        text = words.text(id_, attribute="text")
        assert text.endswith("."), f"{id_}: {text!r}"
        assert not re.search(r"[{}_]|\s\s", text), f"{id_}: {text!r}"
    assert len(set(names)) == len(names), f"two of a name among {names}"


@every_language
def test_the_numbers_of_a_card_are_those_of_the_game(language: str) -> None:
    """A combat card's text begins with its value; an attack's with its strength, where that is a plain number."""
    words = catalogue(language, strict=True)
    rules = GAME.rules(2, GAME.new(2, 0).options)  # type: ignore[attr-defined]
    for name, card in zip(rules.combat_ids, rules.combat_cards, strict=True):
        numbers = re.findall(r"\d+", words.text(message_id("hellas", "card", name), attribute="text"))
        assert numbers[0] == str(card.strength), name
        assert (numbers[1:2] == [str(card.casualties)]) or not card.casualties, name
    for name, attack in zip(rules.attack_ids, rules.attacks, strict=True):
        numbers = re.findall(r"\d+", words.text(message_id("hellas", "attack", name), attribute="text"))
        assert not attack.strength or numbers[0] == str(attack.strength), name


@pytest.mark.parametrize("language", languages())
def test_every_value_that_we_reconstructed_has_a_name(language: str) -> None:
    """The rules' reference tells of each component what no source gives."""
    words = catalogue(language, strict=True)
    entries = [entry for table in GAME.reference().values() for entry in table.values()]
    fields = {field for entry in entries for field in getattr(entry, "reconstructed", ())}
    assert fields
    assert all(words.text(f"rules-value-{field}") for field in fields)
