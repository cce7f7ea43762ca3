"""The impossible is refused by the name of its field, with what would be possible."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import PositionError
from tests.hellas.positions import GAME, Description, pending, turn

QUEST = {"quests": ["aid_to_atlas"]}
TEMPLES = ["epirus", "aetolia", "corinthia", "elis", "crete"]
REFUSED: list[tuple[str, Description, str]] = [
    ("the description", {"player": []}, "did you mean players"),
    ("the description", {"islands": {}}, "game, seats, seed, options, order, first_seat, turn, steps, players"),
    ("seats", {"seats": 5}, "2, 3, 4 seats"),
    ("game", {"game": "delphi"}, "this is hellas"),
    ("seed", {"seed": -1}, "lies between"),
    ("options", {"options": {"hero": "dealt"}}, "did you mean heroes"),
    ("options", {"options": {"heroes": "bought"}}, "'chosen', 'dealt'"),
    ("first_seat", {"first_seat": 2}, "from 0 to 1"),
    ("first_seat", {"first_seat": 1, "options": {"first_player": "first_seat"}}, "makes it 0"),
    ("turn", {"turn": {"player": 0}}, "seat, phase, number, regular_used"),
    ("turn.seat", {"turn": {}}, "0 to 1"),
    ("turn.seat", {"turn": {"seat": 2}}, "from 0 to 1"),
    ("turn.seat", {"turn": {"seat": 1}, "steps": [{"step": "Turn", "seat": 0}]}, "seat 0"),
    ("turn.phase", {"turn": {"seat": 0, "phase": "end"}}, "start, actions"),
    ("turn.phase", {"turn": {"phase": "start"}, "steps": [{"step": "Turn", "seat": 0}]}, "leave this out"),
    ("turn.number", {"first_seat": 0, "turn": {"seat": 0, "number": 2}}, "seat 0 began"),
    ("turn.number", {"turn": {"seat": 0, "number": 0}}, "1 or more"),
    ("turn.regular_used[0]", {"turn": {"seat": 0, "regular_used": ["use_artifacts"]}}, "hero_movement, prayer"),
    ("turn.regular_used", {"turn": {"seat": 0, "phase": "start", "regular_used": ["prayer"]}}, "has not begun"),
    ("turn.artifact_block", {"turn": {"seat": 0, "artifact_block": "shut"}}, "unopened, open, closed"),
    ("turn.extra_specials", {"turn": {"seat": 0, "extra_specials": -1}}, "0 or more"),
    ("turn.powers_used[0]", {"turn": {"seat": 0, "powers_used": ["exile"]}}, "blessing:exile"),
    ("turn.entered", {"turn": {"seat": 0, "entered": ["attica"]}}, "none is"),
    ("turn.came_from", {"turn": {"seat": 0, "came_from": {"athens": []}}}, "no key 'athens'"),
    ("players", {"players": [{}, {}, {}]}, "at most 2"),
    ("players[0]", {"players": [{"hoplite": {}}]}, "did you mean hoplites"),
    ("players[0]", {"players": [{"supply": 3}]}, "hero, at, quest, away, attributes"),
    ("players[0].hero", {"players": [{"hero": "ajax"}]}, "achilles, helen, heracles, perseus"),
    ("players[1].hero", {"players": [{"hero": "helen"}] * 2}, "there is one"),
    ("players[0].hero", {"turn": None, "players": [{"hero": "helen"}]}, "say whose turn it is"),
    ("players[0].at", {"turn": None, "players": [{"at": "attica"}]}, "say whose turn it is"),
    ("players[0].hoplites", {"turn": None, "players": [{"hoplites": {"attica": 1}}]}, "say whose turn it is"),
    ("players[0].controls", {"turn": None, "players": [{"controls": ["attica"]}]}, "say whose turn it is"),
    ("players[0].at", {"players": [{"at": "atica"}]}, "did you mean attica"),
    ("players[0].at", {**QUEST, "players": [{"at": "elis", "quest": {"name": "aid_to_atlas"}}]}, "one of the two"),
    ("players[0].quest.name", {"quests": [], "players": [{"quest": {"name": "aid_to_atlas"}}]}, "none"),
    ("players[0].quest.step", {**QUEST, "players": [{"quest": {"name": "aid_to_atlas", "step": 3}}]}, "from 1 to 2"),
    ("players[0].attributes", {"players": [{"attributes": {"wisdom": 1}}]}, "leadership, strength, speed"),
    ("players[0].attributes.speed", {"players": [{"attributes": {"speed": 6}}]}, "from 1 to 5"),
    ("players[0].injured", {"players": [{"injured": ["speed", "speed"]}]}, "only once"),
    ("players[0].priests", {"players": [{"priests": 5}]}, "from 0 to 4"),
    ("players[0].priests", {"players": [{"priests": 4, "praying": {"zeus": 1}}]}, "at most 4"),
    ("players[1].praying.zeus", {"players": [{"praying": {"zeus": 2}}, {"praying": {"zeus": 1}}]}, "the 2"),
    ("players[0].praying", {"players": [{"praying": {"hera": 1}}]}, "zeus"),
    ("players[0].hoplites", {"players": [{"hoplites": {"athens": 1}}]}, "no key 'athens'"),
    ("players[0].hoplites.attica", {"players": [{"hoplites": {"attica": -1}}]}, "from 0 to 15"),
    ("players[0].hoplites", {"players": [{"hoplites": {"attica": 8, "elis": 8}}]}, "a player has 15"),
    ("players[1].hoplites.elis", {"players": [{"hoplites": {"elis": 2}}] * 2}, "only in a battle"),
    ("players[0].controls", {"players": [{"controls": ["elis"]}, {"hoplites": {"elis": 1}}]}, "hoplites of seat 1"),
    ("players[1].controls", {"players": [{"controls": ["elis"]}] * 2}, "seat 0 already"),
    ("players[0].controls", {"players": [{"hoplites": {"crete": 2}, "controls": []}]}, "add it"),
    ("players[0].fortified", {"players": [{"fortified": ["crete"]}]}, "no city"),
    ("players[0].fortified", {"players": [{"fortified": ["elis"], "controls": []}]}, "add it to `controls`"),
    ("players[1].fortified", {"players": [{"fortified": ["elis"]}] * 2}, "one has room"),
    ("players[0].hand[0]", {"players": [{"hand": ["trap"]}]}, "did you mean trap_"),
    ("players[0].hand", {"players": [{"hand": ["trap_sword"] * 2}]}, "once too often"),
    ("players[1].hand", {"players": [{"hand": ["charge_sickle"] * 2}, {"hand": ["charge_sickle"]}]}, "there are 2"),
    ("players[0].hand", {"players": [{"hand": ["trap_sword", "trap_mace", "glory_bow", "glory_torch",
                                              "wild_attack_axe"]}]}, "the limit is 4"),
    ("players[0].artifacts[0]", {"players": [{"artifacts": ["shield"]}]}, "unknown"),
    ("players[0].used_artifacts", {"players": [{"artifacts": ["aegis"], "used_artifacts": ["aegis"]}]}, "too often"),
    ("players[0].artifacts", {"players": [{"artifacts": ["owl_of_athena"]}]}, "control of attica"),
    ("players[1].blessings", {"players": [{"blessings": ["exile"]}] * 2}, "once too often"),
    ("players[0].blessing_tokens", {"players": [{"blessings": ["exile"], "blessing_tokens": ["exile"]}]}, "none"),
    ("players[0].blessing_tokens", {"players": [{"blessing_tokens": ["exhausted_fight"]}]}, "none"),
    ("players[0].used_specials", {"players": [{"used_specials": ["build_monument"]}]}, "never marked"),
    ("players[0].used_specials[0]", {"players": [{"used_specials": ["rest"]}]}, "known: recruit, march"),
    ("players[1].glory", {"players": [{"glory": ["red"]}] * 2}, "seat 0 has it"),
    ("players[1].slain", {"players": [{"slain": ["hydra"]}] * 2}, "there is one"),
    ("players[0].kept[0]", {"players": [{"kept": ["amazon_queen"]}]}, "aid_to_atlas, clean_augean_stables"),
    ("players[0].kept", {**QUEST, "players": [{"kept": ["aid_to_atlas"]}]}, "once too often"),
    ("players[0].muted[0]", {"players": [{"muted": ["aegis"]}]}, "artifact:aegis"),
    ("monsters", {"monsters": {"kraken": "attica"}}, "hydra"),
    ("monsters.hydra", {"monsters": {"hydra": "atica"}}, "did you mean attica"),
    ("monsters.hydra.at", {"monsters": {"hydra": {"at": "unseen"}}}, "unknown"),
    ("monsters.hydra", {"monsters": {"hydra": {"region": "attica"}}}, "at, wounds, evolutions"),
    ("monsters.hydra", {"monsters": {"hydra": "attica"}, "players": [{"slain": ["hydra"]}]}, "among the slain"),
    ("monsters.hydra.wounds[1]", {"monsters": {"hydra": {"at": "attica", "wounds": [0, 0]}}}, "1, 2, 3, 4, 5"),
    ("monsters.hydra.wounds[0]", {"monsters": {"hydra": {"at": "attica", "wounds": [6]}}}, "0, 1, 2"),
    ("monsters.hydra.wounds", {"monsters": {"hydra": {"at": "elis", "wounds": [0, 1, 2, 3, 4, 5]}}}, "it is slain"),
    ("monsters.hydra.evolutions", {"monsters": {"hydra": {"at": "elis", "evolutions": ["medusa_attica"]}}}, "medusa"),
    ("quests", {"quests": ["aid_to_atlas"] * 2}, "there is one"),
    ("quests", {"quests": [""] * 4}, "3 slots"),
    ("quests[0]", {"quests": ["labours"]}, "unknown"),
    ("monuments.zeus", {"monuments": {"zeus": 6}}, "from 1 to 5"),
    ("monuments", {"monuments": {"hera": 2}}, "zeus"),
    ("temples.boeotia", {"temples": {"boeotia": 1}}, "no shrine"),
    ("temples.phocis", {"temples": {"phocis": 1}}, "nowhere else"),
    ("temples.elis", {"temples": {"elis": "oracle"}}, "phocis"),
    ("temples.elis", {"temples": {"elis": 7}}, "from 1 to 6"),
    ("temples.elis", {"temples": {"crete": 1, "elis": 1}}, "there is one"),
    ("temples", {"temples": {"elis": 2}}, "in the order of their numbers"),
    ("temples_left", {"temples_left": [1, 2]}, "'oracle'"),
    ("temple_card", {"temple_card": "6"}, "temple_card_1"),
    ("king", {"monuments": {"zeus": 5}, "king": {"builder": 0}}, "not played with 2"),
    ("king", {"seats": 3, "king": {"builder": 0}}, "no monument is complete"),
    ("king", {"seats": 3, "monuments": {"zeus": 5}}, "thessaly is complete"),
    ("king.builder", {"seats": 3, "monuments": {"zeus": 5}, "king": {}}, "0 to 2"),
    ("king.tokens", {"seats": 3, "monuments": {"zeus": 5}, "king": {"builder": 0, "tokens": 4}}, "from 0 to 3"),
    ("king.tokens", {"seats": 3, "monuments": {"zeus": 5}, "king": {"builder": 0, "tokens": 0}}, "game was over"),
    ("king.region", {"seats": 3, "monuments": {"zeus": 5}, "king": {"builder": 0, "region": "attica"}}, "thessaly"),
    ("king.open", {"seats": 3, "monuments": {"zeus": 5}, "king": {"builder": 0, "open": True}}, "last token"),
    ("decks", {"decks": {"oracle": []}}, "combat, event, attack, neutral, blessing"),
    ("decks.combat", {"decks": {"combat": ["charge_sickle"] * 3}}, "there are 2"),
    ("decks.event[0]", {"decks": {"event": ["hydra"]}}, "did you mean hydra_"),
    ("decks.event", {**QUEST, "decks": {"event": ["aid_to_atlas"]}}, "once too often"),
    ("decks.attack", {"decks": {"attack": ["rampage"] * 9}}, "too often"),
    ("decks.neutral[0]", {"decks": {"neutral": ["poison_arrows"]}}, "unknown"),
    ("decks.neutral", {"decks": {"neutral": ["aegis"]}, "players": [{"artifacts": ["aegis"]}]}, "once too often"),
    ("decks.blessing", {"decks": {"blessing": ["exile"]}, "gone": {"blessing": ["exile"]}}, "once too often"),
    ("discards.open", {"discards": {"open": ["trap_sword"]}}, "none is under way"),
    ("discards.attack", {"discards": {"attack": ["rampage"]}}, "during a hunt"),
    ("discards.aside", {"discards": {"aside": ["rampage"]}}, "during a hunt"),
    ("discards.event[0]", {"discards": {"event": ["hydra_argolis"]}}, "known: aid_to_atlas"),
    ("gone", {"gone": {"combat": []}}, "event, blessing"),
    ("rolls", {"rolls": {"die": []}}, "monster"),
    ("rolls.monster[0]", {"rolls": {"monster": ["moves"]}}, "did you mean move"),
    ("chance.key", {"chance": {"key": "abc"}}, "64 hexadecimal digits"),
    ("result", {"result": {}}, "nobody fulfils"),
    ("result", {"result": {"winner": 0}}, "winners, ranking, reason"),
    ("turn.seat", {"turn": None, "result": {}}, "must be said"),
    ("result.winners", {"result": {"winners": [1]}, "players": [{"slain": ["hydra", "medusa", "sphinx"]}]}, "[0]"),
    ("players[0]", {"players": [{"slain": ["hydra", "medusa", "sphinx"]}]}, "monster_slayer is fulfilled"),
    ("players[0]", {"temples": TEMPLES, "players": [{"controls": TEMPLES}]}, "say `result`"),
]  # fmt: skip


@pytest.mark.parametrize(("field", "said", "words"), REFUSED)
def test_the_impossible_is_refused_by_name(field: str, said: Description, words: str) -> None:
    told = {"seats": 2, "turn": {"seat": 0}, **said}
    if told["turn"] is None:
        del told["turn"]
    with pytest.raises(PositionError) as refusal:
        GAME.position(told)
    assert str(refusal.value).startswith(f"{field}: ")
    assert words in str(refusal.value)


def test_what_is_no_table_is_refused() -> None:
    nothings: list[Any] = [[], None, "seats = 2", 2]
    for nothing in nothings:
        with pytest.raises(PositionError, match="the description: a table"):
            GAME.position(nothing)
    with pytest.raises(PositionError, match=r"seats: .* must be said"):
        GAME.position({})


def test_a_monster_that_setup_left_out_needs_a_region() -> None:
    unseen = GAME.new(2, 0).view(None)["monsters"].keys()
    missing = next(name for name in ("medusa", "sphinx", "cyclops", "minotaur", "chimera", "hydra", "cerberus")
                   if name not in unseen)  # fmt: skip
    with pytest.raises(PositionError, match=rf"^monsters\.{missing}\.at: .*must be said"):
        GAME.position({"seats": 2, "turn": {"seat": 0}, "monsters": {missing: {"wounds": [0]}}})


# -- steps ------------------------------------------------------------------------------------------------------------

BATTLE = {"step": "Battle", "region": "attica", "attacker": 0, "defender": 1}
MEETING = {"players": [{"hoplites": {"attica": 2}}, {"hoplites": {"attica": 2}}]}
HUNT = {"step": "Hunt", "monster": "hydra"}
NEAR = {"players": [{"at": "attica"}], "monsters": {"hydra": "attica"}}
DRAFT = {"step": "Draft", "builder": 0, "cards": ["armory", "exile", "bluff"], "kept": ["", ""]}
REFUSED_STEPS: list[tuple[str, list[Description], Description, str]] = [
    ("steps[2]", [{"step": "Turn"}], {}, "comes first"),
    ("steps[2].step", [{"step": "Sail"}], {}, "unknown"),
    ("steps[2]", [{"step": "Heal"}], {}, "Heal needs left"),
    ("steps[2]", [{"step": "Heal", "left": 1, "god": "zeus"}], {}, "step, seat, left"),
    ("steps[2].left", [{"step": "Heal", "left": -1}], {}, "0 or more"),
    ("steps[2].seat", [{"step": "Heal", "left": 1, "seat": 2}], {}, "from 0 to 1"),
    ("steps[2].seat", [{"step": "Aftermath", "seat": 1, "toll_taken": True}], {}, "business of seat 0"),
    ("steps[2].toll_taken", [{"step": "Aftermath", "toll_taken": 1}], {}, "true or false"),
    ("steps[2]", [{"step": "CardPlay"}], {}, "part of a Battle"),
    ("steps[2]", [{"step": "AttackStep"}], {}, "part of a Hunt"),
    ("steps[2]", [{"step": "PlaceStart"}], {}, "upon ChooseHero"),
    ("steps[2]", [{"step": "ChooseHero", "left": 1}], {}, "upon the TurnStart"),
    ("steps[2].region", [{**BATTLE, "region": "elis"}], {}, "nobody has hoplites"),
    ("steps[2].attacker", [{**BATTLE, "attacker": 1}], MEETING, "seat 0 whose turn"),
    ("steps[2].defender", [{**BATTLE, "defender": 0}], MEETING, "another player"),
    ("steps[2].bonus", [{**BATTLE, "bonus": [1]}], MEETING, "two numbers"),
    ("steps[2].played", [{**BATTLE, "played": [[]]}], MEETING, "two lists"),
    ("steps[2].to_play", [{**BATTLE, "to_play": "both"}], MEETING, "attacker, defender"),
    ("discards.open", [BATTLE, {"step": "CardPlay"}], {**MEETING, "discards": {"open": ["trap_sword"]}}, "none"),
    ("steps[3].seats", [BATTLE, {"step": "LastCards", "seats": [2]}], {**MEETING, "seats": 3}, "are 0 and 1"),
    ("steps[3].seats", [BATTLE, {"step": "LastCards", "seats": [1, 1]}], MEETING, "twice"),
    ("steps[2].monster", [HUNT], {"players": [{"at": "attica"}]}, "not on the map"),
    ("steps[2].monster", [HUNT], {"monsters": {"hydra": "attica"}}, "not in the region of the hero"),
    ("steps[2].seat", [{**HUNT, "seat": 1}], NEAR, "seat 0 whose turn"),
    ("steps[2].covered", [{**HUNT, "covered": [9]}], NEAR, "0, 1, 2, 3, 4, 5"),
    ("steps[2].drawn", [{**HUNT, "drawn": ["rampage"]}], NEAR, "ChooseAttack"),
    ("steps[3]", [HUNT, {"step": "ChooseAttack", "seat": 1}], NEAR, "`drawn`"),
    ("steps[3].seat", [{**HUNT, "drawn": ["rampage"]}, {"step": "ChooseAttack", "seat": 0}], NEAR, "seat 1 that plays"),
    ("steps[3]", [HUNT, {"step": "Defend", "raised": []}], NEAR, "`attack`"),
    ("steps[2].attack", [{**HUNT, "attack": "rampage"}], {**NEAR, "discards": {"attack": []}}, "discards.attack"),
    ("steps[3].seat", [HUNT, {"step": "AttackStep", "seat": 1}], NEAR, "the hunter, seat 0"),
    ("steps[2].builder", [{**DRAFT, "builder": 1}], {}, "seat 0 that builds"),
    ("steps[2].cards", [{**DRAFT, "cards": ["armory"]}], {}, "among 3 cards"),
    ("steps[2].kept", [{**DRAFT, "kept": ["", "ambush"]}], {}, "nobody"),
    ("steps[2].kept", [{**DRAFT, "kept": [""]}], {}, "a word for every seat"),
    ("steps[2].cards", [DRAFT], {"players": [{"blessings": ["exile"]}]}, "once too often"),
    ("steps[2].cards", [{"step": "KeepArtifact", "cards": ["poison_arrows"], "keep": 1}], {}, "neutral"),
    ("steps[2].drawn", [{"step": "DiscardDrawn", "drawn": ["trap_sword"], "left": 1}], {}, "not in the hand"),
    ("steps[2].ref", [{"step": "Resolve", "ref": "blessing:armory", "at": 0}], {}, "names no effects"),
    ("steps[2].ref", [{"step": "Resolve", "ref": "monster:kraken:region_attack", "at": 0}], {}, "names no effects"),
    ("steps[2].at", [{"step": "Resolve", "ref": "blessing:armory:gain", "at": 9}], {}, "has 1 effects"),
    ("steps[2].ref", [{"step": "ChooseEffect", "ref": "aegis"}], {}, "artifact:aegis"),
    ("steps[2].quest", [{"step": "CompleteQuest", "quest": "aid_to_atlas"}], {}, "in no slot"),
    ("steps[2].monster", [{"step": "MonsterChoice", "monster": "hydra"}], {}, "there are none"),
    ("steps[2].start", [{"step": "MarchOff", "start": "elis", "end": "achaea", "further": 0}], {}, "could march"),
    ("steps[2].count", [{"step": "MoveGroup", "at": "elis", "count": 2, "left": 1}], {}, "seat 0 has 0"),
    ("steps[2].moved", [{"step": "HopliteMovement", "left": 1, "moved": {"elis": 1}, "settled": []}], {}, "more have"),
    ("steps[2].moved", [{"step": "HopliteMovement", "left": 1, "moved": {"hades": 1}, "settled": []}], {}, "no key"),
    ("steps[2].settled", [{"step": "HopliteMovement", "left": 1, "moved": {}, "settled": ["elis"]}], {}, "fortified"),
    ("steps[2].seat", [{"step": "Redraw", "discarded": 0}], {}, "no cards"),
    ("steps", [{"step": "Resolve", "ref": "artifact:apollos_arrow:effects", "at": 0}], {}, "no battle is running"),
]  # fmt: skip


@pytest.mark.parametrize(("field", "steps", "rest", "words"), REFUSED_STEPS)
def test_impossible_steps_are_refused(field: str, steps: list[Description], rest: Description, words: str) -> None:
    with pytest.raises(PositionError) as refusal:
        pending(*steps, **rest)
    assert str(refusal.value).startswith(f"{field}: ")
    assert words in str(refusal.value)


REFUSED_STACKS: list[tuple[str, list[Description], str]] = [
    ("steps", [], "Turn, TurnStart, AfterSpecial, MoreSpecials, ExtraSpecial, TurnEnd, NextTurn"),
    (
        "steps",
        [{"step": "Heal", "seat": 0, "left": 1}],
        "Turn, TurnStart, AfterSpecial, MoreSpecials, ExtraSpecial, TurnEnd, NextTurn",
    ),
    (
        "steps[1].stage",
        [{"step": "Turn", "seat": 0}, {"step": "Procedure", "seat": 0, "name": "turn_start", "stage": "level"}],
        "the stages of turn_start",
    ),
    (
        "steps[1].name",
        [{"step": "Turn", "seat": 0}, {"step": "Procedure", "seat": 0, "name": "battle_outcome", "stage": "compare"}],
        "belongs to a Battle",
    ),
    ("steps[1]", [{"step": "TurnStart", "seat": 0}, {"step": "Heal", "seat": 0, "left": 1}], "ChooseHero"),
    ("steps[0].seat", [{"step": "TurnStart", "seat": 0}, {"step": "ChooseHero", "seat": 0, "left": 2}], "seat 1"),
    ("steps[1].seat", [{"step": "TurnStart", "seat": 1}, {"step": "ChooseHero", "seat": 1, "left": 2}], "seat 0"),
    ("steps[1].left", [{"step": "TurnStart", "seat": 1}, {"step": "ChooseHero", "seat": 1, "left": 3}], "2 seats"),
    ("steps[1]", [{"step": "Turn", "seat": 0}, BATTLE], "upon an Aftermath"),
]


@pytest.mark.parametrize(("field", "steps", "words"), REFUSED_STACKS)
def test_impossible_stacks_are_refused(field: str, steps: list[Description], words: str) -> None:
    with pytest.raises(PositionError) as refusal:
        GAME.position({"seats": 2, "first_seat": 1, "steps": steps})
    assert str(refusal.value).startswith(f"{field}: ")
    assert words in str(refusal.value)


def test_three_armies_never_meet() -> None:
    steps = [{"step": "Turn", "seat": 0}, {"step": "Aftermath", "seat": 0, "toll_taken": True}]
    with pytest.raises(PositionError, match=r"^players\[2\]\.hoplites\.elis: those who meet are seat 0"):
        turn([{}, {"hoplites": {"elis": 1}}, {"hoplites": {"elis": 1}}], seats=3, steps=steps)
