"""Temples, temple cards, blessing drafts (rules H-14)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import GAME, Player, hand, offered, play, player, told, turn

SHRINES = ["epirus", "chalkidiki", "aetolia", "attica", "corinthia", "elis", "messenia", "crete"]
DRAFTS = {1: [2, 4, 6, 8], 2: [2, 3, 6, 8], 3: [2, 3, 5, 7], 4: [3, 4, 5, 7], 5: [3, 4, 6, 7]}
PASSIVE = ["stalwart_defense", "heroic_presence", "athenas_gift", "no_attrition", "bluff", "ambush"]  # give nothing


def build(number: int, card: int = 1, seats: int = 4, **rest: Any) -> State:
    """Seat 0 has just built the temple of this number, in Crete."""
    built = {region: place for place, region in enumerate(SHRINES[: number - 1], 1)}
    state = turn([{"controls": ["crete"]}], seats=seats, temple_card=f"temple_card_{card}", temples=built, **rest)
    play(state, "build_temple crete")
    assert state.view(None)["regions"]["crete"]["temple"] == number
    return state


def oracle(card: int, builder: Player | None = None, **rest: Any) -> State:
    """Seat 0 has just built the Oracle."""
    state = turn([{"controls": ["phocis"], **(builder or {})}], temple_card=f"temple_card_{card}", **rest)
    play(state, "build_temple phocis")
    assert state.view(None)["regions"]["phocis"]["temple"] == "oracle"
    return state


# -- drafts -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-14.1", "H-14.4", "H-14.5", "H-14.6", "H-14.7", "H-14.8")
@pytest.mark.parametrize("card", DRAFTS)
@pytest.mark.parametrize("number", range(1, 9))
def test_a_draft_follows_where_the_temple_card_says_so(card: int, number: int) -> None:
    state = build(number, card)
    asked = (state.decision.seat, state.decision.kind)
    assert asked == ((0, "draft") if number in DRAFTS[card] else (1, "turn"))


@pytest.mark.rule("H-14.1")
def test_the_place_matters_and_not_how_many_temples_stand() -> None:
    """Temple 1 stands already when the Oracle is built; the next numbered one is temple 2 all the same."""
    state = turn(
        [{"controls": ["crete", "elis"]}], temple_card="temple_card_4", temples={"epirus": 1, "phocis": "oracle"}
    )
    play(state, "build_temple crete")  # the third temple on the map, but number 2
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-14.1")
@pytest.mark.parametrize(("card", "draft"), [(1, False), (2, True), (3, False), (4, False), (5, False)])
def test_the_oracle_starts_a_draft_only_where_its_reward_says_so(card: int, draft: bool) -> None:
    state = oracle(card, temples={"epirus": 1})
    assert (state.decision.kind == "draft") == draft


@pytest.mark.rule("H-14.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_keeps_one_and_passes_the_rest_to_the_right(seats: int) -> None:
    state = build(2, seats=seats, decks={"blessing": PASSIVE})
    order = [0, *range(seats - 1, 0, -1)]
    dealt = PASSIVE[: seats + 1]
    for number, seat in enumerate(order):
        assert (state.decision.seat, state.decision.kind) == (seat, "draft")
        assert sorted(offered(state)) == sorted(f"keep_blessing {card}" for card in dealt[number:])
        play(state, f"keep_blessing {dealt[number]}")
    assert [player(state, seat)["blessings"] for seat in order] == [[card] for card in dealt[:seats]]
    assert state.view(None)["decks"]["blessing"] == 36 - (seats + 1)
    assert state.describe()["gone"]["blessing"] == [dealt[-1]]  # the last card is discarded
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


EVERY = list(GAME.pack.entries("blessings"))


def short(*left: str, gone: list[str], seats: int = 3) -> State:
    """Seat 0 has just built temple 2; so many blessings are in the deck, and the last seat owns those not named."""
    named = {*left, *gone}
    players: list[Player] = [{"controls": ["crete"]}, *({} for _ in range(seats - 2))]
    players.append({"blessings": [name for name in EVERY if name not in named]})
    rest: dict[str, Any] = {"temple_card": "temple_card_1", "temples": {"epirus": 1}, "gone": {"blessing": gone}}
    state = turn(players, seats=seats, **rest)
    play(state, "build_temple crete")
    return state


@pytest.mark.rule("H-14.9")
def test_a_deck_that_is_too_short_takes_in_the_discarded_blessings() -> None:
    state = short("bluff", "ambush", gone=["stalwart_defense", "athenas_gift", "no_attrition"])
    assert (state.decision.kind, len(state.decision.actions)) == ("draft", 4)
    assert state.view(None)["decks"]["blessing"] == 1
    assert state.describe()["gone"]["blessing"] == []


@pytest.mark.rule("H-14.9")
def test_whom_no_card_reaches_keeps_none() -> None:
    state = short("bluff", gone=["ambush"])
    assert sorted(offered(state)) == ["keep_blessing ambush", "keep_blessing bluff"]
    assert GAME.position(state.describe()).hash() == state.hash()
    before = player(state, 1)["blessings"]
    play(state, "keep_blessing bluff")
    assert (state.decision.seat, offered(state)) == (2, ["keep_blessing ambush"])
    play(state, "keep_blessing ambush")
    assert player(state)["blessings"] == ["bluff"]
    assert "ambush" in player(state, 2)["blessings"]
    assert player(state, 1)["blessings"] == before
    assert (state.decision.seat, state.decision.kind) == (1, "turn")
    assert state.view(None)["decks"]["blessing"] == 0


@pytest.mark.rule("H-14.9")
def test_without_any_there_is_no_draft() -> None:
    assert short(gone=[]).decision.kind == "turn"


@pytest.mark.rule("H-14.3")
def test_all_kept_blessings_are_laid_open_together() -> None:
    state = build(2, seats=3, decks={"blessing": PASSIVE})
    events = play(state, "keep_blessing stalwart_defense", "keep_blessing no_attrition")
    assert not told(events, "blessing_gained")
    assert [player(state, seat)["blessings"] for seat in range(3)] == [[], [], []]
    events = play(state, "keep_blessing athenas_gift")
    assert [(fields["seat"], fields["blessing"]) for fields in told(events, "blessing_gained")] == [
        (0, "stalwart_defense"), (2, "no_attrition"), (1, "athenas_gift"),
    ]  # fmt: skip


@pytest.mark.rule("H-14.3")
def test_then_effects_on_gaining_them_follow_in_the_order_of_the_draft() -> None:
    gifts = ["armory", "gods_strength", "hermes_temple", "advanced_dodge"]
    state = build(2, seats=3, decks={"blessing": gifts})
    play(state, "keep_blessing armory", "keep_blessing gods_strength")
    events = play(state, "keep_blessing hermes_temple")
    assert [(e.kind, e.fields["seat"]) for e in events if e.kind != "blessing_kept"][:6] == [
        ("blessing_gained", 0), ("blessing_gained", 2), ("blessing_gained", 1),
        ("combat_drawn", 0), ("attribute_changed", 2), ("priests_gained", 1),
    ]  # fmt: skip


@pytest.mark.rule("H-14.3")
def test_a_blessing_stays_with_its_owner() -> None:
    state = turn([{"blessings": ["stalwart_defense"]}, {}], decks={"event": ["cattle_of_geryon"]})
    play(state, "build_monument", "raise_monument zeus", "build_monument", "raise_monument zeus")
    assert player(state)["blessings"] == ["stalwart_defense"]


@pytest.mark.rule("H-14.3")
def test_blessings_gained_work_at_once() -> None:
    """Local Support lowers the population, and control is settled when the draft is over."""
    state = turn(
        [{"controls": ["crete"]}, {"hoplites": {"elis": 2}}],
        temple_card="temple_card_1",
        temples=["epirus"],
        decks={"blessing": ["local_support", "bluff", "ambush"]},
    )
    play(state, "build_temple crete", "keep_blessing bluff", "keep_blessing local_support")
    assert state.view(None)["regions"]["elis"]["control"] == 1


# -- the Oracle -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-14.4")
def test_card_1_gives_an_extra_special_action() -> None:
    state = oracle(1)
    assert player(state)["priests"] == 1
    assert (state.decision.seat, state.decision.kind) == (0, "extra_special")
    assert not offered(state, "build_temple")  # which is marked
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-14.5")
def test_card_2_gives_a_further_priest_and_a_draft() -> None:
    state = oracle(2)
    assert player(state)["priests"] == 2
    assert (state.decision.seat, state.decision.kind, len(offered(state))) == (0, "draft", 3)


@pytest.mark.rule("H-14.6")
def test_card_3_gives_an_artifact_of_three() -> None:
    state = oracle(3, decks={"neutral": ["harpe", "aegis", "ambrosia", "caduceus"]})
    assert sorted(offered(state)) == ["keep_artifact aegis", "keep_artifact ambrosia", "keep_artifact harpe"]
    play(state, "keep_artifact harpe")
    assert player(state)["artifacts"] == {"harpe": True}
    assert (state.view(None)["decks"]["neutral"], player(state)["priests"]) == (9, 1)
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-14.7")
@pytest.mark.parametrize(
    ("cards", "blessings", "full"),
    [([], [], 4), (["glory_bow", "trap_mace", "trap_sword"], [], 4), (["glory_bow"], ["armory"], 6)],
)
def test_card_4_fills_the_hand_up_to_the_limit(cards: list[str], blessings: list[str], full: int) -> None:
    state = oracle(4, {"hand": cards, "blessings": blessings})
    assert len(hand(state)) == full
    assert set(cards) <= set(hand(state))
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-14.7")
def test_card_4_gives_nothing_to_a_full_hand() -> None:
    full = ["glory_bow", "trap_mace", "trap_sword", "assault_axe"]
    state = oracle(4, {"hand": full})
    assert sorted(hand(state)) == sorted(full)


@pytest.mark.rule("H-14.8")
def test_card_5_raises_two_different_attributes() -> None:
    state = oracle(5, {"attributes": {"leadership": 1, "strength": 3, "speed": 2}})
    assert offered(state) == ["attribute leadership", "attribute strength", "attribute speed"]
    play(state, "attribute strength")
    assert offered(state) == ["attribute leadership", "attribute speed"]
    play(state, "attribute speed")
    assert player(state)["stored"] == {"leadership": 1, "strength": 4, "speed": 3}
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-14.4", "H-14.5", "H-14.6", "H-14.7", "H-14.8")
def test_these_are_all_temple_cards() -> None:
    seen = {GAME.new(2, seed).view(None)["temple_card"] for seed in range(40)}
    assert seen == {f"temple_card_{number}" for number in DRAFTS}
