"""What bots, the terminal and environments make of Atlantis and of five at a table."""

from __future__ import annotations

from aegean import State, bots
from aegean.envs.observing import Variant
from tests.bots.advised import grounds
from tests.hellas.positions import GAME, offered, play
from tests.rules.hellas.atlantis.questions import OPTIONS, SOUTH, commanding, five, obeying, struck, swimming


def chosen(state: State) -> str:
    seat = state.decision.seat
    return str(bots.bot("greedy", "hellas", 1).choose(bots.Table.of(state, seat)))


def test_talos_strikes_a_hoplite_of_another() -> None:
    state = obeying(other={"hoplites": {}}, lord={"hoplites": {"south_atlantis": 3}})
    assert chosen(state) == "talos_attack"
    play(state, "talos_attack")
    assert state.view(None)["regions"]["south_atlantis"]["hoplites"] == {"0": 2}


def test_talos_spares_ones_own() -> None:
    assert chosen(obeying()) != "talos_attack"


def test_the_commander_lets_him_strike_in_the_own_turn() -> None:
    others = [{"hoplites": {"south_atlantis": 3}, "controls": ["south_atlantis"]}]
    used = ["hero_movement", "hoplite_movement", "prayer"]
    state = commanding({}, others, turn={"seat": 0, "regular_used": used})
    assert chosen(state) == "talos_attack"


def test_the_hunter_is_hurt_where_it_hurts_most() -> None:
    assert chosen(struck(hunter={"attributes": {"strength": 4}})) == "injure strength"


def test_cetus_bars_a_trail_of_others() -> None:
    state = swimming()
    assert chosen(state) in offered(state)
    theirs = five([{}, {"hoplites": {"laconia": 4}}], monsters={"cetus": SOUTH}, rolls={"monster": ["move"]})
    play(theirs, "build_monument", "raise_monument zeus")
    assert chosen(theirs) == "swim laconia crete"


def test_who_commands_talos_hunts_others() -> None:
    """It would be barred, so the hero does not go there for him."""
    state = commanding({"at": "south_atlantis", "hand": ["trap_mace", "glory_torch"], "attributes": {"strength": 4}})
    assert "hunt talos" not in offered(state)
    assert chosen(state) in offered(state)


def test_command_of_talos_is_a_ground_for_advice() -> None:
    then, now = five(), commanding({"hoplites": {"inner_circle": 1}})
    assert grounds(then, now)["talos"] == {"count": 1}


def test_every_level_plays_at_five() -> None:
    for level in bots.names("hellas"):
        state = GAME.new(5, 11, OPTIONS)
        for _ in range(4):
            seat = state.decision.seat
            player = bots.bot(f"{level}:20" if level in ("tiresias", "pythia", "strategos") else level, "hellas", 1)
            state.apply(player.choose(bots.Table.of(state, seat)), seat)


def test_environments_see_a_monster_at_both_shores() -> None:
    variant = Variant("hellas", 5, OPTIONS)
    ashore, at_sea = (five(monsters={"cetus": at}) for at in (["attica", "crete"], SOUTH))
    seen = [variant.tensor(state, 0) for state in (ashore, at_sea)]
    assert len(seen[0]) == len(seen[1])
    assert list(seen[0]) != list(seen[1])
