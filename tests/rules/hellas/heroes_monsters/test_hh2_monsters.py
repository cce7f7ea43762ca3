"""Typhon and Python, their cards and artifacts (rules HH-2, HH-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from aegean import Event, State
from tests.hellas.positions import (
    GAME,
    army,
    attacked,
    control,
    hunt,
    monster,
    offered,
    play,
    player,
    told,
    turn,
    why,
)
from tests.rules.hellas.heroes_monsters.questions import OPTIONS, UNSEEN, WITH, bereft

SHRINES = ["epirus", "chalkidiki", "aetolia", "attica", "corinthia", "elis", "messenia", "crete"]


def wounds(name: str, *evolutions: str) -> str:
    state = turn(options=OPTIONS, monsters={**UNSEEN, name: {"at": "corinthia", "evolutions": list(evolutions)}})
    there = monster(state, name)
    assert there is not None
    return ", ".join(w["symbol"] + (f" [{w['reward']}]" if w["reward"] else "") for w in there["wounds"])


def raids(name: str, players: Sequence[dict[str, Any]], at: str = "elis", **rest: Any) -> tuple[State, list[Event]]:
    """Seat 0 builds the monument of Zeus, and the monster makes its region attack."""
    monsters = {**UNSEEN, name: {"at": at}}
    rolls = {"monster": ["region_attack"]}
    state = turn(players, options=OPTIONS, monsters=monsters, rolls=rolls, decks={"event": ["aid_to_atlas"]}, **rest)
    return state, play(state, "build_monument", "raise_monument zeus")


def killed(events: Sequence[Event]) -> list[tuple[str, int, int]]:
    return [(fields["region"], fields["seat"], fields["count"]) for fields in told(events, "hoplites_killed")]


def assailed(name: str, attack: str, hunter: dict[str, Any] | None = None, **rest: Any) -> State:
    others = {other: "unseen" for other in UNSEEN if other != name}
    return attacked(name, attack, hunter, options=OPTIONS, monsters={**others, **rest.pop("monsters", {})}, **rest)


def strength(state: State) -> int:
    return int(state.view(None)["hunt"]["strength"])


# -- their cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-2.1")
@pytest.mark.parametrize(
    ("card", "name", "region"),
    [
        ("typhon_achaea", "typhon", "achaea"),
        ("typhon_inner_circle", "typhon", "boeotia"),
        ("python_phocis", "python", "phocis"),
        ("python_lesbos", "python", "phocis"),
    ],
)
def test_each_card_brings_its_monster_and_a_later_one_evolves_it(card: str, name: str, region: str) -> None:
    state = turn(decks={"event": [card]}, **WITH)
    play(state, "build_monument", "raise_monument zeus")
    there = monster(state, name)
    assert there is not None
    assert (there["region"], there["evolutions"]) == (region, [])
    monsters = {**UNSEEN, name: "crete"}
    state = turn(decks={"event": [card]}, options=OPTIONS, monsters=monsters, rolls={"monster": ["nothing"]})
    play(state, "build_monument", "raise_monument zeus")
    there = monster(state, name)
    assert there is not None
    assert (there["region"], there["evolutions"]) == ("crete", [card])


@pytest.mark.rule("HH-2.1")
def test_the_event_deck_has_27_cards() -> None:
    for options, cards in ((OPTIONS, 27), ({}, 23)):
        view = GAME.new(2, 3, options).view(None)
        assert view["decks"]["event"] + len(view["quests"]) == cards


# -- Typhon -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-2.2")
def test_typhons_wounds() -> None:
    own = "torch, torch, bow, sword, mace [priest], axe, spear [artifact]"
    assert wounds("typhon") == wounds("typhon", "typhon_achaea") == own
    assert wounds("typhon", "typhon_inner_circle") == f"{own}, axe"


@pytest.mark.rule("HH-2.3")
@pytest.mark.parametrize(("there", "dead"), [(1, 1), (2, 1), (3, 2), (6, 3), (7, 4)])
def test_half_of_the_hoplites_die(there: int, dead: int) -> None:
    state, events = raids("typhon", [{"hoplites": {"arcadia": 2}}, {"hoplites": {"elis": there}}])
    assert killed(events) == [("elis", 1, dead)]
    assert army(state, "elis", 1) == there - dead


@pytest.mark.rule("HH-2.3")
def test_the_fortified_one_is_counted_and_dies_last() -> None:
    players = [{}, {"hoplites": {"elis": 2}, "fortified": ["elis"], "controls": ["elis"]}]
    state, events = raids("typhon", players)
    assert killed(events) == [("elis", 1, 2)]
    assert state.view(None)["regions"]["elis"]["fortified"] == 1


@pytest.mark.rule("HH-2.3")
class TestTyphonsSpecialAttack:
    def test_a_blessing_and_an_attribute_of_the_hunters_choice(self) -> None:
        state = bereft()
        assert (state.decision.seat, state.decision.kind) == (0, "discard_blessing")
        assert sorted(offered(state)) == ["discard_blessing armory", "discard_blessing bluff"]
        events = play(state, "discard_blessing armory")
        assert told(events, "blessing_discarded") == [{"seat": 0, "blessing": "armory"}]
        assert (player(state)["blessings"], state.view(1)["aside"]["discarded"]) == (["bluff"], ["armory"])
        assert offered(state) == ["attribute strength", "attribute speed"]
        events = play(state, "attribute strength")
        assert told(events, "attribute_changed") == [{"seat": 0, "attribute": "strength", "value": 2}]
        assert player(state)["injured"] == []

    def test_another_blessing_is_refused(self) -> None:
        assert why(bereft(), "discard_blessing ambush") == "you_have_no_such_blessing"

    def test_the_only_one_goes_unasked(self) -> None:
        state = assailed("typhon", "special_attack_3", {"hand": ["glory_bow"], "blessings": ["bluff"]})
        events = play(state, "suffer")
        assert told(events, "blessing_discarded") == [{"seat": 0, "blessing": "bluff"}]

    def test_without_either_it_is_void(self) -> None:
        hunter = {"hero": "perseus", "hand": ["glory_bow"]}
        state = assailed("typhon", "special_attack_3", hunter)
        events = play(state, "suffer")
        assert not told(events, "blessing_discarded")
        assert not told(events, "attribute_changed")
        assert not told(events, "injured")

    def test_the_hand_limit_waits_until_the_hunt_is_over(self) -> None:
        hunter = {
            "hero": "perseus",
            "blessings": ["armory"],
            "hand": ["glory_bow", "glory_torch", "trap_mace", "trap_sword"],
        }
        state = assailed("typhon", "special_attack_3", hunter)
        before = player(state)["hand_size"]
        play(state, "suffer")
        assert state.decision.kind == "hunt_attack"
        assert player(state)["hand_size"] >= before


@pytest.mark.rule("HH-2.4")
class TestTyphonOfAchaea:
    EVOLVED = {"typhon": {"at": "epirus", "evolutions": ["typhon_achaea"]}, "python": "unseen"}

    def test_all_monsters_attack_harder(self) -> None:
        plain = attacked("hydra", "attack_4", {"hand": ["glory_bow"]}, **WITH)
        harder = attacked("hydra", "attack_4", {"hand": ["glory_bow"]}, options=OPTIONS, monsters=self.EVOLVED)
        assert (strength(plain), strength(harder)) == (4, 5)

    def test_its_own_too(self) -> None:
        state = assailed("typhon", "attack_4", {"hand": ["glory_bow"]}, evolutions=["typhon_achaea"])
        assert strength(state) == 5
        assert (
            strength(assailed("typhon", "attack_4", {"hand": ["glory_bow"]}, evolutions=["typhon_inner_circle"])) == 4
        )

    def test_not_when_it_is_slain(self) -> None:
        hunter = {"hand": ["glory_bow"], "slain": ["typhon"]}
        state = attacked("hydra", "attack_4", hunter, options=OPTIONS, monsters={"python": "unseen"})
        assert strength(state) == 4


# -- Python -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-2.5")
def test_pythons_wounds() -> None:
    own = "bow, bow, torch [priest], mace, mace, spear [artifact]"
    assert wounds("python") == wounds("python", "python_phocis") == own
    assert wounds("python", "python_lesbos") == f"{own}, bow, sword"


@pytest.mark.rule("HH-2.6")
@pytest.mark.parametrize(
    ("attributes", "injured", "ends"),
    [({"strength": 4}, "speed", False), ({"strength": 4}, "strength", True), ({"strength": 3}, "speed", True)],
)
def test_its_special_attack_ends_the_hunt_of_the_weak(attributes: dict[str, int], injured: str, ends: bool) -> None:
    state = assailed("python", "special_attack_3", {"attributes": attributes, "hand": ["glory_bow"]})
    events = play(state, "suffer", f"injure {injured}")
    assert bool(told(events, "hunt_ended")) == ends


@pytest.mark.rule("HH-2.7")
def test_nobody_builds_where_python_is() -> None:
    mine = [{"controls": ["crete", "elis"]}]
    state = turn(mine, options=OPTIONS, monsters={**UNSEEN, "python": "crete"})
    assert offered(state, "build_temple") == ["build_temple elis"]
    assert why(state, "build_temple crete") == "it_is_barred_there"
    state = turn(mine, options=OPTIONS, monsters={**UNSEEN, "python": "elis"})
    assert offered(state, "build_temple") == ["build_temple crete"]


@pytest.mark.rule("HH-2.8")
class TestPythonsRegionAttack:
    def test_one_dies_and_python_goes_to_a_shrine(self) -> None:
        state, events = raids("python", [{}, {"hoplites": {"elis": 2}}], temples={"crete": 1})
        assert killed(events) == [("elis", 1, 1)]
        assert (state.decision.seat, state.decision.kind) == (0, "move_monster")
        regions = {text.split()[1] for text in offered(state)}
        assert regions == {*SHRINES, "phocis"} - {"crete"}
        events = play(state, "move_monster phocis")
        assert told(events, "monster_moved") == [{"seat": 0, "monster": "python", "region": "phocis"}]

    def test_also_if_nobody_died_and_it_may_stay(self) -> None:
        state, events = raids("python", [{}])
        assert killed(events) == []
        events = play(state, "move_monster elis")
        assert not told(events, "monster_moved")

    def test_not_where_a_temple_or_no_shrine_is(self) -> None:
        state, _ = raids("python", [{}], temples={"crete": 1, "phocis": "oracle"})
        for region in ("crete", "phocis", "boeotia"):
            assert why(state, f"move_monster {region}") == "no_shrine_waits_there_for_a_temple"

    def test_with_all_temples_built_it_stays(self) -> None:
        built: dict[str, Any] = {region: number for number, region in enumerate(SHRINES, 1)}
        players = [{}, {"hoplites": {"elis": 2}}]
        state, events = raids("python", players, seats=4, temples={**built, "phocis": "oracle"})
        assert killed(events) == [("elis", 1, 1)]
        assert state.decision.kind != "move_monster"


@pytest.mark.rule("HH-2.9")
def test_python_of_phocis_chooses_among_three() -> None:
    attacks = ["attack_3", "attack_4", "attack_5", "recall_3"]
    for evolutions, cards in ((["python_phocis"], 3), ([], 2)):
        state = hunt(
            "python",
            {"hand": ["glory_bow"]},
            evolutions=evolutions,
            attacks=attacks,
            hunt={"dealt": True},
            options=OPTIONS,
            monsters={"typhon": "unseen"},
        )
        play(state, "stop")
        assert offered(state) == [f"attack {card}" for card in attacks[:cards]]
        events = play(state, "attack attack_5") if cards == 3 else play(state, "attack attack_4")
        assert len(told(events, "monster_attacked")) == 1
        assert state.view(1)["decks"]["attack"] == state.view(0)["decks"]["attack"] == 18 - cards


@pytest.mark.rule("HH-2.9")
def test_with_fewer_than_three_left_all_are_shuffled() -> None:
    state = hunt(
        "python",
        {"hand": ["glory_bow"]},
        evolutions=["python_phocis"],
        hunt={"dealt": True},
        options=OPTIONS,
        monsters={"typhon": "unseen"},
        discards={"attack": [card for card in _attacks() if card not in ("attack_3", "attack_4")][:16]},
    )
    events = play(state, "stop")
    assert told(events, "deck_reshuffled") == [{"deck": "attack", "count": 18}]
    assert told(events, "attacks_drawn")[0]["count"] == 3


def _attacks() -> list[str]:
    table = GAME.data(GAME.complete(OPTIONS)).entries("monster_attacks")
    return [name for name, card in table.items() for _ in range(card.copies)]  # type: ignore[attr-defined]


# -- artifacts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-3.1")
class TestAitne:
    def test_one_dies_in_every_region(self) -> None:
        mine = {"artifacts": ["aitne"], "hoplites": {"attica": 2, "crete": 1}, "controls": ["crete"]}
        state = turn([mine, {"hoplites": {"elis": 3, "epirus": 1}}], **WITH)
        events = play(state, "use_artifact aitne")
        assert killed(events) == [("epirus", 1, 1), ("attica", 0, 1), ("elis", 1, 1), ("crete", 0, 1)]
        assert control(state, "crete") == 0
        assert player(state)["artifacts"] == {"aitne": False}

    def test_aegis_saves_in_each_region(self) -> None:
        state = turn([{"artifacts": ["aitne"]}, {"hoplites": {"elis": 3, "epirus": 1}, "artifacts": ["aegis"]}], **WITH)
        events = play(state, "use_artifact aitne", "save aegis 1")
        assert killed(events) == [("elis", 1, 1)]

    def test_not_where_nobody_is(self) -> None:
        assert why(turn([{"artifacts": ["aitne"]}], **WITH), "use_artifact aitne") == "it_would_change_nothing"

    def test_it_is_typhons(self) -> None:
        hunter = {"hand": ["glory_torch"]}
        state = hunt("typhon", hunter, wounds=[1, 2, 3, 4, 5, 6], options=OPTIONS, monsters={"python": "unseen"})
        play(state, "strike glory_torch 0", "reward monster_artifact")
        assert player(state)["artifacts"] == {"aitne": True}


@pytest.mark.rule("HH-3.2")
class TestOmphalos:
    def test_two_hoplites_in_phocis(self) -> None:
        state = turn([{"artifacts": ["omphalos"]}], **WITH)
        play(state, "use_artifact omphalos", "place phocis")
        assert "done" in offered(state)
        play(state, "place phocis")
        assert (army(state, "phocis"), control(state, "phocis")) == (2, -1)  # population 5

    def test_control_of_another_is_taken(self) -> None:
        state = turn([{"artifacts": ["omphalos"]}, {"controls": ["phocis"]}], **WITH)
        play(state, "use_artifact omphalos", "place phocis")
        assert control(state, "phocis") == 0

    def test_not_among_hoplites_of_others_nor_where_it_is_forbidden(self) -> None:
        among = turn([{"artifacts": ["omphalos"]}, {"hoplites": {"phocis": 1}}], **WITH)
        assert why(among, "use_artifact omphalos") == "it_would_change_nothing"
        watched = turn([{"artifacts": ["omphalos"]}], options=OPTIONS, monsters={**UNSEEN, "sphinx": "phocis"})
        assert why(watched, "use_artifact omphalos") == "it_would_change_nothing"

    def test_it_is_pythons(self) -> None:
        state = hunt(
            "python", {"hand": ["glory_bow"]}, wounds=[1, 2, 3, 4, 5], options=OPTIONS, monsters={"typhon": "unseen"}
        )
        play(state, "strike glory_bow 0", "reward monster_artifact")
        assert player(state)["artifacts"] == {"omphalos": True}
