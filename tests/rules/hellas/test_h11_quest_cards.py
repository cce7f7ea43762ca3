"""Every quest: its region, its steps, its reward (rules H-11.8 to H-11.16)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import Player, army, battle, begin_hunt, hand, offered, play, player, told, turn

LEADERSHIP, STRENGTH, SPEED = "leadership", "strength", "speed"
CARDS = ["glory_bow", "trap_mace", "trap_sword", "assault_axe"]


def steps(quest: str, region: str, hero: Player, **rest: Any) -> list[int]:
    """On which steps a hero with these things could start. Achilles stays, and needs no Speed to come."""
    state = turn([{"at": region, **hero}], quests=[quest], **rest)
    if f"move_hero {region}" not in offered(state):
        return []
    play(state, f"move_hero {region}")
    return [int(action.split()[2]) for action in offered(state, "start_quest")]


def complete(quest: str, hero: Player | None = None, *others: Player, **rest: Any) -> State:
    """Seat 0 takes the last step of a quest."""
    players = [{"quest": {"name": quest, "step": 2}, **(hero or {})}, *others]
    state = turn(players, seats=max(2, len(players)), quests=[quest], **rest)
    play(state, "quest_step")
    return state


def values(leadership: int = 1, strength: int = 1, speed: int = 1) -> dict[str, Any]:
    return {"attributes": {LEADERSHIP: leadership, STRENGTH: strength, SPEED: speed}}


# -- Aid to Atlas -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11.8")
class TestAidToAtlas:
    @pytest.mark.parametrize(("strength", "open_steps"), [(1, []), (2, [1]), (3, [1]), (4, [1, 2]), (5, [1, 2, 3])])
    def test_steps(self, strength: int, open_steps: list[int]) -> None:
        assert steps("aid_to_atlas", "messenia", values(strength=strength)) == open_steps
        assert steps("aid_to_atlas", "messenia", values(leadership=5, speed=5)) == []

    def test_the_card_takes_off_all_tokens_and_draws_two_cards(self) -> None:
        marked = {"used_specials": ["recruit", "march", "prepare"]}
        tired = {"blessings": ["exhausted_fight"], "blessing_tokens": ["exhausted_fight"]}
        state = complete("aid_to_atlas", {**marked, **tired})
        assert player(state)["kept"] == ["aid_to_atlas"]
        play(state, "use_quest aid_to_atlas")
        assert (player(state)["specials_used"], player(state)["blessing_tokens"]) == ([], [])
        assert len(hand(state)) == 2
        assert "prepare" in offered(state)

    def test_not_from_the_monument_activation_card(self) -> None:
        builder: Player = {"kept": ["aid_to_atlas"], "used_specials": ["march"]}
        state = turn([builder], seats=3, monuments={"zeus": 5}, king={"builder": 0, "tokens": 2})
        play(state, "use_quest aid_to_atlas")
        assert state.view(None)["king"]["tokens"] == 2

    def test_tokens_of_others_stay(self) -> None:
        state = turn([{"kept": ["aid_to_atlas"]}, {"used_specials": ["march"]}])
        play(state, "use_quest aid_to_atlas")
        assert player(state, 1)["specials_used"] == ["march"]

    def test_in_a_battle_in_any_turn(self) -> None:
        defender = {"kept": ["aid_to_atlas"], "used_specials": ["march"], "hand": ["glory_bow"]}
        state = battle(2, 2, defender=defender)
        play(state, "use_quest aid_to_atlas")
        assert (len(hand(state, 1)), player(state, 1)["specials_used"]) == (3, [])

    def test_in_the_own_hunt(self) -> None:
        state = begin_hunt("medusa", {"kept": ["aid_to_atlas"]})
        play(state, "use_quest aid_to_atlas")
        assert player(state)["specials_used"] == []  # not even Hunt itself is marked now

    def test_before_an_extra_special_action(self) -> None:
        able: Player = {"at": "epirus", "kept": ["aid_to_atlas"], "used_specials": ["march"]}
        state = turn([able], turn={"seat": 0, "extra_specials": 1}, monsters={"sphinx": "epirus"})
        play(state, "prepare")
        assert (state.decision.kind, offered(state, "prepare")) == ("extra_special", [])
        play(state, "use_quest aid_to_atlas")
        assert (state.decision.kind, offered(state, "prepare")) == ("extra_special", ["prepare"])
        assert len(hand(state)) == 4

    def test_not_while_others_act(self) -> None:
        state = turn([{}, {"kept": ["aid_to_atlas"], "used_specials": ["march"]}])
        assert state.decision_of(1) is None


# -- Amazon Queen -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11.9")
class TestAmazonQueen:
    @pytest.mark.parametrize(
        ("leadership", "priests", "open_steps"), [(1, 4, []), (2, 0, [1]), (2, 1, [1, 2, 3]), (5, 0, [1])]
    )
    def test_steps(self, leadership: int, priests: int, open_steps: list[int]) -> None:
        hero = {**values(leadership=leadership), "priests": priests}
        assert steps("amazon_queen", "chalkidiki", hero) == open_steps

    @pytest.mark.parametrize(("step", "left"), [(1, 2), (2, 2), (3, 1)])
    def test_only_the_third_step_costs_a_priest(self, step: int, left: int) -> None:
        state = turn([{"at": "chalkidiki", **values(leadership=2), "priests": 2}], quests=["amazon_queen"])
        play(state, "move_hero chalkidiki", f"start_quest amazon_queen {step}")
        assert player(state)["priests"] == left

    def test_reward(self) -> None:
        state = complete("amazon_queen", values(strength=2))
        assert player(state)["stored"] == {LEADERSHIP: 1, STRENGTH: 3, SPEED: 1}
        assert len(hand(state)) == 2
        assert state.view(None)["glory"]["red"] == 0


# -- Clean Augean Stables ---------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11.10")
class TestCleanAugeanStables:
    @pytest.mark.parametrize(
        ("speed", "injured", "open_steps"),
        [
            (1, [], []),
            (2, [], [1, 2]),
            (3, [], [1, 2, 3]),
            (3, [STRENGTH], [1, 2, 3]),
            (3, [STRENGTH, LEADERSHIP], [1]),
            (3, [SPEED], []),
        ],
    )
    def test_steps(self, speed: int, injured: list[str], open_steps: list[int]) -> None:
        assert steps("clean_augean_stables", "elis", {**values(speed=speed), "injured": injured}) == open_steps

    @pytest.mark.parametrize(("step", "injuries"), [(1, 0), (2, 2), (3, 2)])
    def test_the_price_is_two_injuries(self, step: int, injuries: int) -> None:
        state = turn([{"at": "elis", **values(speed=3)}], quests=["clean_augean_stables"])
        play(state, "move_hero elis", f"start_quest clean_augean_stables {step}")
        while state.decision.kind == "injure":
            play(state, offered(state)[0])
        assert len(player(state)["injured"]) == injuries

    def test_the_card_gives_one_extra_special_action(self) -> None:
        state = complete("clean_augean_stables", {"hoplites": {"elis": 2}})
        play(state, "use_quest clean_augean_stables", "march elis achaea", "march_off 2")
        assert (state.decision.seat, state.decision.kind) == (0, "extra_special")
        assert not offered(state, "march")
        play(state, "prepare", *["option draw_combat_cards"] * 2)
        assert (state.decision.seat, state.decision.kind) == (1, "turn")

    def test_not_after_the_special_action(self) -> None:
        able: Player = {"kept": ["clean_augean_stables"], "at": "epirus"}
        state = turn([able], turn={"seat": 0, "extra_specials": 1}, monsters={"sphinx": "epirus"})
        play(state, "prepare")
        assert (state.decision.kind, offered(state, "use_quest")) == ("extra_special", [])

    def test_not_in_a_battle_of_anothers_turn(self) -> None:
        state = battle(2, 2, defender={"kept": ["clean_augean_stables"], "hand": ["glory_bow"]})
        assert not offered(state, "use_quest")

    def test_it_may_wait_for_a_later_turn(self) -> None:
        state = complete("clean_augean_stables", {}, decks={"event": ["cattle_of_geryon"]})
        play(state, "build_monument", "raise_monument zeus")
        assert (state.decision.seat, player(state)["kept"]) == (1, ["clean_augean_stables"])


# -- Saving Prometheus ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11.11")
class TestSavingPrometheus:
    @pytest.mark.parametrize(("cards", "open_steps"), [(0, []), (1, [1]), (2, [1, 2]), (3, [1, 2]), (4, [1, 2, 3])])
    def test_steps(self, cards: int, open_steps: list[int]) -> None:
        assert steps("saving_prometheus", "macedonia", {"hand": CARDS[:cards]}) == open_steps

    @pytest.mark.parametrize(("step", "left"), [(1, 3), (2, 2), (3, 0)])
    def test_prices(self, step: int, left: int) -> None:
        state = turn([{"at": "macedonia", "hand": CARDS}], quests=["saving_prometheus"])
        play(state, "move_hero macedonia", f"start_quest saving_prometheus {step}")
        while state.decision.kind == "discard":
            play(state, offered(state)[0])
        assert len(hand(state)) == left
        assert sum(state.view(None)["discards"]["combat"].values()) == 4 - left

    def test_reward(self) -> None:
        state = complete("saving_prometheus", {"controls": ["crete", "argolis"]})
        assert player(state)["priests"] == 1
        assert state.decision.kind == "recruit"
        play(state, "place crete")
        assert offered(state) == ["place crete", "done"]  # one region
        play(state, "place crete")
        assert (army(state, "crete"), state.view(None)["glory"]["red"]) == (2, 0)

    def test_recruits_are_up_to_two(self) -> None:
        state = complete("saving_prometheus", {"controls": ["crete", "argolis"]})
        play(state, "place_fortified argolis", "done")
        assert (army(state, "argolis"), state.decision.kind) == (1, "turn")

    def test_without_a_region_the_priest_alone(self) -> None:
        state = complete("saving_prometheus")
        assert (player(state)["priests"], state.decision.kind) == (1, "turn")


# -- Capture Cretan Bull ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11.12")
class TestCaptureCretanBull:
    @pytest.mark.parametrize(
        ("hero", "cards", "open_steps"),
        [
            (values(strength=2, speed=2), 4, []),
            (values(strength=3), 0, [1]),
            (values(speed=3), 1, [1]),
            (values(speed=3), 2, [1, 2]),
            (values(strength=4), 2, [1, 2, 3]),
            (values(speed=4), 2, [1, 2, 3]),
            (values(leadership=5), 4, []),
        ],
    )
    def test_steps(self, hero: Player, cards: int, open_steps: list[int]) -> None:
        assert steps("capture_cretan_bull", "crete", {**hero, "hand": CARDS[:cards]}) == open_steps

    @pytest.mark.parametrize(("step", "left"), [(1, 4), (2, 2), (3, 2)])
    def test_prices(self, step: int, left: int) -> None:
        state = turn([{"at": "crete", **values(speed=4), "hand": CARDS}], quests=["capture_cretan_bull"])
        play(state, "move_hero crete", f"start_quest capture_cretan_bull {step}")
        while state.decision.kind == "discard":
            play(state, offered(state)[0])
        assert len(hand(state)) == left

    def test_reward_is_a_token_of_another_land_that_nobody_owns(self) -> None:
        state = complete("capture_cretan_bull", {"glory": ["red"]}, {"glory": ["blue"]})
        assert offered(state) == ["take_glory yellow", "take_glory green"]  # the brown one comes anyway
        play(state, "take_glory green")
        glory = state.view(None)["glory"]
        assert glory == {"red": 0, "yellow": -1, "blue": 1, "green": 0, "brown": 0}

    def test_none_if_all_are_taken(self) -> None:
        others = ({"glory": ["red", "yellow"]}, {"glory": ["blue", "green", "brown"]})
        state = complete("capture_cretan_bull", {}, *others)
        assert state.decision.kind == "turn"
        glory = state.view(None)["glory"]
        assert glory == {"red": 1, "yellow": 1, "blue": 2, "green": 2, "brown": 0}  # that of the land all the same


# -- Calydonian Hunt --------------------------------------------------------------------------------------------------

CITIES = ["elis", "laconia", "argolis", "boeotia"]


@pytest.mark.rule("H-11.13")
class TestCalydonianHunt:
    @pytest.mark.parametrize(
        ("speed", "controls", "open_steps"),
        [
            (1, CITIES, []),
            (2, CITIES[:1], []),
            (2, ["crete", "messenia", "elis"], []),
            (2, CITIES[:2], [1]),
            (2, CITIES[:3], [1, 2]),
            (3, CITIES[:2], [1]),
            (3, CITIES[:3], [1, 2, 3]),
        ],
    )
    def test_steps(self, speed: int, controls: list[str], open_steps: list[int]) -> None:
        assert steps("calydonian_hunt", "aetolia", {**values(speed=speed), "controls": controls}) == open_steps

    def test_reward(self) -> None:
        state = complete("calydonian_hunt", {"controls": ["elis", "laconia", "crete"]})
        assert offered(state) == [
            "place elis", "place_fortified elis", "place laconia", "place_fortified laconia", "done",
        ]  # fmt: skip
        play(state, "place laconia", "place laconia", "place elis", "place_fortified elis")
        assert (army(state, "laconia"), army(state, "elis")) == (2, 2)  # Sparta gives no more here
        assert (state.decision.kind, state.view(None)["glory"]["yellow"]) == ("turn", 0)

    def test_up_to_two(self) -> None:
        state = complete("calydonian_hunt", {"controls": ["elis", "laconia"]})
        play(state, "place elis", "done")
        assert (army(state, "laconia"), army(state, "elis"), state.decision.kind) == (0, 1, "turn")


# -- Kill Stymphalian Birds -------------------------------------------------------------------------------------------

TEMPLES = ["crete", "elis", "attica"]


@pytest.mark.rule("H-11.14")
class TestKillStymphalianBirds:
    @pytest.mark.parametrize(
        ("priests", "controls", "open_steps"),
        [
            (0, TEMPLES, []),
            (1, [], [1]),
            (1, TEMPLES[:1], [1]),
            (1, TEMPLES[:2], [1, 2]),
            (2, TEMPLES[:1], [1]),
            (2, ["epirus", "aetolia"], [1]),  # shrines without temples
            (2, TEMPLES[:2], [1, 2, 3]),
        ],
    )
    def test_steps(self, priests: int, controls: list[str], open_steps: list[int]) -> None:
        hero = {"priests": priests, "controls": controls}
        assert steps("kill_stymphalian_birds", "corinthia", hero, temples=TEMPLES) == open_steps

    def test_priests_are_shown_and_not_paid(self) -> None:
        state = turn(
            [{"at": "corinthia", "priests": 2, "controls": TEMPLES[:2]}],
            quests=["kill_stymphalian_birds"],
            temples=TEMPLES,
        )
        play(state, "move_hero corinthia", "start_quest kill_stymphalian_birds 3")
        assert (state.decision.kind, player(state)["priests"]) == ("keep_artifact", 2)

    def test_reward(self) -> None:
        state = complete("kill_stymphalian_birds", decks={"neutral": ["harpe", "aegis", "ambrosia", "caduceus"]})
        assert sorted(offered(state)) == ["keep_artifact aegis", "keep_artifact ambrosia", "keep_artifact harpe"]
        assert state.view(None)["glory"]["blue"] == -1  # the reward comes first
        play(state, "keep_artifact aegis")
        assert player(state)["artifacts"] == {"aegis": True}
        assert state.view(None)["decks"]["neutral"] == 9
        assert state.view(None)["glory"]["blue"] == 0


# -- Expedition for the Golden Fleece ---------------------------------------------------------------------------------


@pytest.mark.rule("H-11.15")
class TestExpeditionForTheGoldenFleece:
    @pytest.mark.parametrize(
        ("hero", "open_steps"),
        [
            (values(leadership=1, speed=5) | {"artifacts": ["harpe"]}, []),
            (values(leadership=2) | {"artifacts": ["harpe"]}, [1]),
            (values(leadership=2, speed=2), [1, 2]),
            (values(leadership=2, speed=2) | {"artifacts": ["harpe"]}, [1, 2, 3]),
        ],
    )
    def test_steps_in_acarnania(self, hero: Player, open_steps: list[int]) -> None:
        assert steps("expedition_for_the_golden_fleece", "acarnania", hero) == open_steps
        assert steps("expedition_for_the_golden_fleece", "arcadia", hero) == []

    def test_reward(self) -> None:
        state = complete("expedition_for_the_golden_fleece", {"controls": ["crete", "argolis"]})
        play(state, "place argolis", "place_fortified argolis", "place argolis")
        assert (army(state, "argolis"), state.decision.kind) == (3, "turn")
        assert (state.view(None)["glory"]["yellow"], player(state)["artifacts"]) == (0, {})

    def test_up_to_three_in_one_region(self) -> None:
        state = complete("expedition_for_the_golden_fleece", {"controls": ["crete", "argolis"]})
        play(state, "place crete")
        assert offered(state) == ["place crete", "done"]
        play(state, "done")
        assert (army(state, "crete"), state.decision.kind) == (1, "turn")


# -- Cattle of Geryon -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11.16")
class TestCattleOfGeryon:
    @pytest.mark.parametrize(
        ("strength", "cards", "open_steps"),
        [(1, 4, []), (2, 4, [1]), (3, 4, [1]), (4, 0, [1, 2]), (4, 1, [1, 2]), (4, 2, [1, 2, 3])],
    )
    def test_steps(self, strength: int, cards: int, open_steps: list[int]) -> None:
        hero = {**values(strength=strength), "hand": CARDS[:cards]}
        assert steps("cattle_of_geryon", "boeotia", hero) == open_steps

    @pytest.mark.parametrize(("step", "left"), [(1, 3), (2, 3), (3, 1)])
    def test_prices(self, step: int, left: int) -> None:
        state = turn([{"at": "boeotia", **values(strength=4), "hand": CARDS[:3]}], quests=["cattle_of_geryon"])
        play(state, "move_hero boeotia", f"start_quest cattle_of_geryon {step}")
        while state.decision.kind == "discard":
            play(state, offered(state)[0])
        assert len(hand(state)) == left

    def test_an_attribute_below_three_becomes_three(self) -> None:
        state = complete("cattle_of_geryon", values(leadership=1, strength=4, speed=2))
        assert offered(state) == ["attribute leadership", "attribute speed"]
        play(state, "attribute leadership")
        assert player(state)["stored"] == {LEADERSHIP: 3, STRENGTH: 4, SPEED: 2}
        assert state.view(None)["glory"]["blue"] == 0

    def test_the_stored_value_matters_and_the_injury_stays(self) -> None:
        hurt = {**values(leadership=3, strength=4, speed=2), "injured": [LEADERSHIP, SPEED]}
        state = complete("cattle_of_geryon", hurt)  # Speed alone is stored below 3
        assert player(state)["stored"] == {LEADERSHIP: 3, STRENGTH: 4, SPEED: 3}
        assert player(state)["attributes"] == {LEADERSHIP: 1, STRENGTH: 4, SPEED: 1}

    def test_nothing_if_there_is_none(self) -> None:
        state = complete("cattle_of_geryon", values(leadership=3, strength=4, speed=3))
        assert state.decision.kind == "turn"
        assert player(state)["stored"] == {LEADERSHIP: 3, STRENGTH: 4, SPEED: 3}


@pytest.mark.rule("H-11.8", "H-11.9", "H-11.10", "H-11.11", "H-11.12", "H-11.13", "H-11.14", "H-11.15", "H-11.16")
@pytest.mark.parametrize(
    ("quest", "region"),
    [
        ("aid_to_atlas", "messenia"),
        ("amazon_queen", "chalkidiki"),
        ("clean_augean_stables", "elis"),
        ("saving_prometheus", "macedonia"),
        ("capture_cretan_bull", "crete"),
        ("calydonian_hunt", "aetolia"),
        ("kill_stymphalian_birds", "corinthia"),
        ("expedition_for_the_golden_fleece", "acarnania"),
        ("cattle_of_geryon", "boeotia"),
    ],
)
def test_its_token_lies_in_its_region(quest: str, region: str) -> None:
    state = turn(decks={"event": [quest]})
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "quest_placed") == [{"seat": 0, "quest": quest, "region": region}]
    state = complete(quest)
    while state.decision.kind != "turn":
        play(state, offered(state)[0])
    assert player(state)["hero_at"] == region
