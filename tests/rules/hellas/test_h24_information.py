"""Open and hidden information; monster attacks have a file of their own (rules H-24)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import Event, State
from tests.hellas.positions import GAME, Player, battle, hunt, offered, play, told, turn, turn_start

VIEWERS = (None, 0, 1, 2)


def read(events: list[Event], seat: int | None, kind: str) -> list[dict[str, Any]]:
    """The fields of the events of a kind as a seat may read them; None: a spectator."""
    seen = [event.seen_by(seat) for event in events if event.kind == kind]
    return [event.fields for event in seen if event is not None]


def outlook(state: State, seat: int | None) -> list[Any]:
    """All that a seat has before it."""
    decision = state.decision_of(seat) if seat is not None else None
    return [state.view(seat), [str(action) for action in decision.actions] if decision else None]


def without_hands(view: dict[str, Any]) -> dict[str, Any]:
    """A view without hands and without saying whose it is."""
    players = [{key: value for key, value in shown.items() if key != "hand"} for shown in view["players"]]
    return {**view, "players": players, "you": None}


# -- open -------------------------------------------------------------------------------------------------------------

RICH: Player = {
    "at": "elis",
    "attributes": {"leadership": 2},
    "injured": ["speed"],
    "priests": 1,
    "praying": {"zeus": 1},
    "hoplites": {"elis": 2},
    "fortified": ["argolis"],
    "artifacts": ["harpe"],
    "used_artifacts": ["aegis"],
    "blessings": ["exhausted_fight", "bluff"],
    "blessing_tokens": ["exhausted_fight"],
    "used_specials": ["hunt"],
    "glory": ["green"],
    "slain": ["sphinx"],
    "kept": ["clean_augean_stables"],
    "hand": ["glory_bow"],
}


def rich_table() -> State:
    return turn(
        [RICH, {"quest": {"name": "aid_to_atlas", "step": 2}}],
        seats=3,
        quests=["aid_to_atlas"],
        monuments={"zeus": 5},
        king={"builder": 1, "tokens": 2},
        temples={"crete": 1},
        temple_card="temple_card_3",
        monsters={"hydra": {"at": "crete", "wounds": [1], "evolutions": ["hydra_argolis"]}},
    )


@pytest.mark.rule("H-24.1")
def test_everybody_sees_the_same_but_for_hands() -> None:
    state = rich_table()
    views = [without_hands(state.view(viewer)) for viewer in VIEWERS]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("H-24.1")
def test_the_map_and_everything_on_it_are_open() -> None:
    view = rich_table().view(None)
    assert view["regions"]["elis"] == {
        "control": -1, "hoplites": {"0": 2}, "fortified": -1, "temple": 0, "heroes": [0], "monsters": [],
    }  # fmt: skip
    assert (view["regions"]["argolis"]["control"], view["regions"]["argolis"]["fortified"]) == (0, 0)
    assert (view["regions"]["crete"]["temple"], view["regions"]["crete"]["monsters"]) == (1, ["hydra"])
    assert view["monuments"]["zeus"] == {"level": 5, "region": "thessaly", "priests": [1, 0, 0]}
    assert view["monsters"]["hydra"]["evolutions"] == ["hydra_argolis"]
    assert [wound["covered"] for wound in view["monsters"]["hydra"]["wounds"]] == [False, True] + [False] * 4
    assert view["quests"] == [{"quest": "aid_to_atlas", "region": "messenia", "heroes": {"1": 2}}]


@pytest.mark.rule("H-24.1")
def test_what_players_have_is_open() -> None:
    shown = rich_table().view(None)["players"][0]
    assert (shown["hero_at"], shown["injured"]) == ("elis", ["speed"])
    assert shown["attributes"] == {"leadership": 2, "strength": 1, "speed": 1}
    assert shown["stored"] == {"leadership": 2, "strength": 1, "speed": 2}
    assert (shown["priests"], shown["supply"]) == (1, 12)
    assert (shown["specials_used"], shown["blessing_tokens"]) == (["hunt"], ["exhausted_fight"])
    assert shown["artifacts"] == {"harpe": True, "aegis": False}
    assert sorted(shown["blessings"]) == ["bluff", "exhausted_fight"]
    assert (shown["slain"], shown["kept"]) == (["sphinx"], ["clean_augean_stables"])


@pytest.mark.rule("H-24.1")
def test_what_lies_beside_the_map_is_open() -> None:
    view = rich_table().view(None)
    assert view["glory"] == {"red": -1, "yellow": -1, "blue": -1, "green": 0, "brown": -1}
    assert (view["temple_card"], view["temples_left"], view["oracle_left"]) == ("temple_card_3", [2, 3, 4, 5, 6], True)
    assert view["king"] == {"builder": 1, "tokens": 2, "region": "thessaly", "open": False}


# -- combat cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-24.2")
def test_a_hand_is_seen_by_its_holder_alone() -> None:
    one = turn([{"hand": ["glory_bow", "trap_mace"]}, {"hand": ["charge_sickle"]}], seats=3)
    other = turn([{"hand": ["trap_sword", "assault_axe"]}, {"hand": ["charge_sickle"]}], seats=3)
    assert one.view(0)["players"][0]["hand"] == {"trap_mace": 1, "glory_bow": 1}
    for viewer in (None, 1, 2):
        assert one.view(viewer)["players"][0]["hand"] is None
        assert outlook(one, viewer) == outlook(other, viewer)


@pytest.mark.rule("H-24.2")
def test_how_many_cards_everybody_holds_is_open() -> None:
    state = turn([{"hand": ["glory_bow", "trap_mace"]}, {"hand": ["charge_sickle"]}], seats=3)
    for viewer in VIEWERS:
        assert [shown["hand_size"] for shown in state.view(viewer)["players"]] == [2, 1, 0]


@pytest.mark.rule("H-24.2")
def test_cards_drawn_are_seen_by_their_holder_alone() -> None:
    state = turn([{"blessings": ["push_ups"]}], seats=3, decks={"combat": ["trap_mace"]})
    events = play(state, "use_blessing push_ups")
    assert read(events, 0, "combat_drawn") == [{"seat": 0, "count": 1, "cards": ["trap_mace"]}]
    for viewer in (None, 1, 2):
        assert read(events, viewer, "combat_drawn") == [{"seat": 0, "count": 1}]


@pytest.mark.rule("H-24.2")
def test_cards_played_used_or_discarded_are_seen_by_all() -> None:
    state = battle(2, 2, defender={"hand": ["trap_mace", "glory_bow"]}, seats=3)
    events = play(state, "play trap_mace")
    hunting = hunt("medusa", {"hand": ["wild_attack_sword", "glory_bow"]}, seats=3)
    used = play(hunting, "strike wild_attack_sword 1")
    full = turn([{"at": "macedonia", "hand": ["glory_bow", "trap_mace"]}], seats=3, quests=["saving_prometheus"])
    discarded = play(full, "move_hero macedonia", "start_quest saving_prometheus 1", "discard trap_mace")
    for viewer in VIEWERS:
        assert [fields["card"] for fields in read(events, viewer, "battle_card_played")] == ["trap_mace"]
        assert [fields["cards"] for fields in read(used, viewer, "wound_dealt")] == [["wild_attack_sword"]]
        assert read(discarded, viewer, "combat_discarded") == [{"seat": 0, "card": "trap_mace"}]
        assert state.view(viewer)["discards"]["open"] == {"trap_mace": 1}
        assert hunting.view(viewer)["discards"]["open"] == {"wild_attack_sword": 1}


@pytest.mark.rule("H-24.2")
def test_the_combat_discard_pile_lies_open() -> None:
    state = turn(seats=3, discards={"combat": ["trap_mace", "charge_sickle", "charge_sickle"]})
    for viewer in VIEWERS:
        assert state.view(viewer)["discards"]["combat"] == {"trap_mace": 1, "charge_sickle": 2}


@pytest.mark.rule("H-24.2")
def test_whether_there_is_a_choice_of_discards_stays_hidden() -> None:
    """Two different cards or two alike: the holder is asked in both cases, so that the asking tells nothing."""
    for cards in (["trap_mace", "glory_bow"], ["charge_sickle", "charge_sickle"]):
        state = turn([{"at": "macedonia", "hand": cards}], quests=["saving_prometheus"])
        play(state, "move_hero macedonia", "start_quest saving_prometheus 1")
        assert (state.decision.seat, state.decision.kind) == (0, "discard")


# -- decks ------------------------------------------------------------------------------------------------------------

ORDERS: dict[str, tuple[list[str], list[str]]] = {
    "combat": (["trap_mace", "glory_bow"], ["charge_sickle", "assault_axe"]),
    "event": (["hydra_argolis", "amazon_queen"], ["amazon_queen", "medusa_attica"]),
    "attack": (["recall_3", "fury"], ["mighty_attack", "recall_4"]),
    "neutral": (["harpe", "aegis"], ["caduceus", "ambrosia"]),
    "blessing": (["bluff", "ambush"], ["exile", "armory"]),
}


@pytest.mark.rule("H-24.3")
@pytest.mark.parametrize("deck", ORDERS)
def test_the_order_of_a_deck_is_hidden_from_everybody(deck: str) -> None:
    one, other = (turn(seats=3, decks={deck: cards}) for cards in ORDERS[deck])
    assert one.describe()["decks"][deck] != other.describe()["decks"][deck]
    for viewer in VIEWERS:
        assert outlook(one, viewer) == outlook(other, viewer)


@pytest.mark.rule("H-24.3")
def test_how_many_cards_a_deck_holds_is_open() -> None:
    state = turn([{"hand": ["glory_bow"], "artifacts": ["harpe"], "blessings": ["bluff"]}], seats=3)
    for viewer in VIEWERS:
        decks = state.view(viewer)["decks"]
        assert decks == {"combat": 29, "event": 23, "attack": 18, "neutral": 9, "blessing": 35}


@pytest.mark.rule("H-24.3")
@pytest.mark.parametrize("card", ["amazon_queen", "medusa_attica"])
def test_event_cards_are_open_when_drawn(card: str) -> None:
    state = turn(seats=3, decks={"event": [card]})
    events = play(state, "build_monument", "raise_monument zeus")
    for viewer in VIEWERS:
        assert read(events, viewer, "event_drawn") == [{"seat": 0, "drawn": card}]


@pytest.mark.rule("H-24.3")
def test_also_in_setup() -> None:
    state = GAME.new(3, 5)
    for viewer in VIEWERS:
        assert read(state.opening, viewer, "event_drawn") == told(state.opening, "event_drawn")
    assert len(told(state.opening, "event_drawn")) >= 7


@pytest.mark.rule("H-24.3")
def test_the_event_discard_pile_is_open() -> None:
    quests = ["aid_to_atlas", "amazon_queen", "saving_prometheus"]
    state = turn(seats=3, quests=quests, decks={"event": ["cattle_of_geryon"]})
    play(state, "build_monument", "raise_monument zeus")  # no slot is free
    for viewer in VIEWERS:
        assert state.view(viewer)["discards"]["event"] == ["cattle_of_geryon"]


# -- drafts and artifacts ---------------------------------------------------------------------------------------------


def drafting(*cards: str) -> tuple[State, list[Event]]:
    """Seat 0 has built a temple among three players and holds these four blessings."""
    blessings = {"blessing": [*cards]}
    state = turn([{"controls": ["crete"]}], seats=3, temple_card="temple_card_1", temples=["epirus"], decks=blessings)
    return state, play(state, "build_temple crete")


@pytest.mark.rule("H-24.5")
def test_each_player_sees_the_cards_that_reach_them() -> None:
    state, events = drafting("bluff", "ambush", "exile", "no_attrition")
    assert sorted(read(events, 0, "draft_began")[0]["blessings"]) == ["ambush", "bluff", "exile", "no_attrition"]
    for viewer in (None, 1, 2):
        assert read(events, viewer, "draft_began") == [{"seat": 0, "count": 4}]
    events = play(state, "keep_blessing bluff")
    assert sorted(read(events, 2, "blessings_passed")[0]["blessings"]) == ["ambush", "exile", "no_attrition"]
    assert sorted(offered(state)) == ["keep_blessing ambush", "keep_blessing exile", "keep_blessing no_attrition"]
    for viewer in (None, 0, 1):
        assert read(events, viewer, "blessings_passed") == [{"seat": 2, "count": 3}]


@pytest.mark.rule("H-24.5")
def test_what_others_kept_is_not_seen_until_all_is_laid_open() -> None:
    """The builder keeps one card or the other; the neighbour who gets the rest cannot tell which it was."""
    one, _ = drafting("bluff", "ambush", "exile", "armory")
    other, _ = drafting("no_attrition", "ambush", "exile", "armory")
    events = play(one, "keep_blessing bluff"), play(other, "keep_blessing no_attrition")
    for viewer in (None, 1, 2):
        assert [event.seen_by(viewer) for event in events[0]] == [event.seen_by(viewer) for event in events[1]]
        assert outlook(one, viewer) == outlook(other, viewer)
    assert read(events[0], 0, "blessing_kept") == [{"seat": 0, "blessing": "bluff"}]
    play(one, "keep_blessing ambush")
    assert one.view(None)["draft"] == {"seat": 1, "cards": 2, "waiting": [1]}
    laid_open = play(one, "keep_blessing exile")
    for viewer in VIEWERS:
        gained = {fields["seat"]: fields["blessing"] for fields in read(laid_open, viewer, "blessing_gained")}
        assert gained == {0: "bluff", 1: "exile", 2: "ambush"}


@pytest.mark.rule("H-24.5")
def test_the_card_left_over_is_not_shown() -> None:
    """Those who passed it on know it; in the open it makes no difference which card it was."""
    one, _ = drafting("bluff", "ambush", "exile", "no_attrition")
    other, _ = drafting("bluff", "ambush", "exile", "heroic_presence")
    for state in (one, other):
        play(state, "keep_blessing bluff", "keep_blessing ambush")
    events = [play(state, "keep_blessing exile") for state in (one, other)]
    assert [event.seen_by(None) for event in events[0]] == [event.seen_by(None) for event in events[1]]
    assert one.view(None) == other.view(None)


@pytest.mark.rule("H-24.6")
def test_artifacts_drawn_to_choose_from_are_seen_by_their_drawer_alone() -> None:
    def choosing(*cards: str) -> tuple[State, list[Event]]:
        state = turn_start([{"hero": "heracles", "glory": ["red"]}], seats=3, decks={"neutral": [*cards]})
        return state, play(state, "use_hero heracles")

    one, events = choosing("harpe", "aegis")
    other, _ = choosing("caduceus", "aegis")
    assert sorted(read(events, 0, "artifacts_drawn")[0]["artifacts"]) == ["aegis", "harpe"]
    for viewer in (None, 1, 2):
        assert read(events, viewer, "artifacts_drawn") == [{"seat": 0, "count": 2}]
        assert outlook(one, viewer) == outlook(other, viewer)
    kept = play(one, "keep_artifact aegis"), play(other, "keep_artifact aegis")
    for viewer in (None, 1, 2):  # the one kept is open, the other went back unseen
        assert read(kept[0], viewer, "artifact_opened") == [{"seat": 0, "artifact": "aegis"}]
        assert [event.seen_by(viewer) for event in kept[0]] == [event.seen_by(viewer) for event in kept[1]]
        assert one.view(viewer) == other.view(viewer)
    assert one.view(0) == other.view(0)
