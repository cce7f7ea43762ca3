"""The map (rules H-2). What the table of H-2.1 says of a region is shown in play, row by row."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import aegean
from tests.hellas.positions import GAME, army, battle, control, monster, offered, play, player, told, turn

RULES = Path(__file__).parents[3] / "docs" / "rules" / "hellas.md"
ARTIFACTS = {"Athena": "owl_of_athena", "Zeus": "thunder_of_zeus", "Hermes": "boots_of_hermes"}
QUEST = {"event": ["cattle_of_geryon"]}  # an event that does nothing to anybody


class Row(NamedTuple):
    region: str
    land: str
    population: int
    city: str
    shrine: str
    monument: str
    borders: tuple[str, ...]
    sea_trails: tuple[str, ...]


def read_table() -> list[Row]:
    rows = []
    for line in RULES.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 8 and (name := re.fullmatch(r"`(\w+)`", cells[0])):
            borders, trails = (tuple(cell.split(", ")) if cell else () for cell in cells[6:])
            rows.append(Row(name[1], cells[1], int(cells[2]), cells[3], cells[4], cells[5], borders, trails))
    return rows


TABLE = read_table()
every_region = pytest.mark.parametrize("row", TABLE, ids=[row.region for row in TABLE])
PLACES = {row.region: row for row in TABLE}


# -- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-2.1")
def test_there_are_nineteen_regions_in_five_lands() -> None:
    view = GAME.new(2, 0).view(None)
    assert [row.region for row in TABLE] == list(view["regions"])
    assert len(TABLE) == 19
    assert {row.land for row in TABLE} == set(view["glory"]) == {"red", "yellow", "blue", "green", "brown"}


@pytest.mark.rule("H-2.1")
@every_region
def test_the_land_of_a_region(row: Row) -> None:
    """A Glory Token lets its owner usurp in its land and in no other."""
    for land in ("red", "yellow", "blue", "green", "brown"):
        state = turn([{"at": row.region, "glory": [land]}])
        assert ("usurp" in offered(state)) == (land == row.land)


@pytest.mark.rule("H-2.1")
@every_region
@pytest.mark.parametrize("missing", [1, 0])
def test_the_population_of_a_region(row: Row, missing: int) -> None:
    neighbour = (row.borders + row.sea_trails)[0]
    count = row.population - missing
    state = turn([{"hoplites": {neighbour: count}, "controls": [neighbour], "hero": "perseus"}])
    play(state, f"march {neighbour} {row.region}", *[f"march_off {count}"] * (count > 1))
    assert army(state, row.region) == count
    assert control(state, row.region) == (-1 if missing else 0)


@pytest.mark.rule("H-2.1", "H-2.2")
@every_region
def test_the_neighbours_of_a_region(row: Row) -> None:
    state = turn([{"hero": "heracles", "at": row.region, "hoplites": {row.region: 1}, "controls": [row.region]}])
    neighbours = sorted(row.borders + row.sea_trails)
    assert sorted(offered(state, "move_hero")) == [f"move_hero {region}" for region in neighbours]
    assert sorted(offered(state, "move")) == [f"move {row.region} {region}" for region in neighbours]


@pytest.mark.rule("H-2.1", "H-2.3")
@every_region
def test_the_city_of_a_region(row: Row) -> None:
    """A city takes in one hoplite and gives two recruits, Sparta four."""
    state = turn([{"hoplites": {row.region: 1}, "controls": [row.region]}])
    assert ("recruit" in offered(state)) == bool(row.city)
    assert offered(state, "fortify") == [f"fortify {row.region}"] * bool(row.city)
    if row.city:
        play(state, "recruit")
        assert state.decision.about["left"] == (4 if row.city == "Sparta" else 2)


@pytest.mark.rule("H-2.1", "H-2.4")
@every_region
def test_the_shrine_of_a_region(row: Row) -> None:
    state = turn([{"controls": [row.region]}])
    assert offered(state, "build_temple") == [f"build_temple {row.region}"] * bool(row.shrine)
    if row.shrine:
        play(state, f"build_temple {row.region}")
        temple = state.view(None)["regions"][row.region]["temple"]
        assert temple == ("oracle" if row.shrine == "oracle" else 1)


@pytest.mark.rule("H-2.1")
@every_region
def test_the_monument_of_a_region(row: Row) -> None:
    state = turn([{"at": row.region, "glory": [row.land], "hero": "achilles"}], monsters={"sphinx": row.region})
    play(state, "usurp")
    assert list(player(state)["artifacts"]) == ([ARTIFACTS[row.monument]] if row.monument else [])
    regions = {name: god["region"] for name, god in state.view(None)["monuments"].items()}
    assert (row.region in regions.values()) == bool(row.monument)
    if row.monument:
        assert regions[row.monument.lower()] == row.region


# -- neighbours -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-2.2")
def test_there_are_28_borders_and_7_sea_trails_that_lead_both_ways() -> None:
    borders = {frozenset((row.region, other)) for row in TABLE for other in row.borders}
    trails = {frozenset((row.region, other)) for row in TABLE for other in row.sea_trails}
    assert (len(borders), len(trails)) == (28, 7)
    assert sum(len(row.borders) for row in TABLE) == 2 * len(borders)  # written on either side
    assert sum(len(row.sea_trails) for row in TABLE) == 2 * len(trails)
    assert frozenset(("thessaly", "euboea")) in trails
    assert frozenset(("aetolia", "epirus")) in borders


@pytest.mark.rule("H-2.2")
def test_monsters_cross_the_sea() -> None:
    state = turn(monsters={"hydra": "crete"}, rolls={"monster": ["move"]}, decks=QUEST)
    play(state, "build_monument", "raise_monument zeus")
    assert sorted(offered(state)) == [f"move_monster {region}" for region in sorted(PLACES["crete"].sea_trails)]
    play(state, "move_monster euboea")
    hydra = monster(state, "hydra")
    assert hydra is not None
    assert hydra["region"] == "euboea"


@pytest.mark.rule("H-2.2")
def test_those_who_withdraw_cross_the_sea() -> None:
    state = battle(3, 2, region="crete", start="attica", attacker={"controls": ["attica"]})
    assert offered(state) == ["withdraw euboea", "withdraw argolis", "withdraw laconia"]
    play(state, "withdraw euboea")
    assert army(state, "euboea", 1) == 1


@pytest.mark.rule("H-2.2")
def test_effects_on_neighbours_cross_the_sea() -> None:
    """Cyclops on Crete hurts whoever is in Argolis, not whoever is in Boeotia."""
    state = turn(
        [{"at": "boeotia"}, {"at": "argolis"}],
        monsters={"cyclops": "crete"},
        rolls={"monster": ["region_attack"]},
        decks=QUEST,
    )
    play(state, "build_monument", "raise_monument zeus")
    assert (state.decision.seat, state.decision.kind) == (1, "injure")
    play(state, "injure speed")
    assert (player(state, 0)["injured"], player(state, 1)["injured"]) == ([], ["speed"])


# -- cities, shrines, what stands in a region -------------------------------------------------------------------------


@pytest.mark.rule("H-2.3")
def test_twelve_cities_and_sparta() -> None:
    assert sum(row.city == "city" for row in TABLE) == 12
    assert [row.region for row in TABLE if row.city == "Sparta"] == ["laconia"]


@pytest.mark.rule("H-2.3")
def test_sparta_is_a_city_where_cities_are_named() -> None:
    state = turn([{"controls": ["laconia"], "artifacts": ["horn_of_plenty"]}])  # "a region with a city"
    play(state, "use_artifact horn_of_plenty")
    assert offered(state, "place") == ["place laconia"]
    state = turn(
        [{"at": "aetolia", "attributes": {"speed": 2}, "controls": ["laconia", "argolis"]}], quests=["calydonian_hunt"]
    )
    play(state, "move_hero aetolia")
    assert offered(state, "start_quest") == ["start_quest calydonian_hunt 1"]  # two city regions


@pytest.mark.rule("H-2.4")
def test_eight_shrines_and_the_oracles_place() -> None:
    assert sum(row.shrine == "shrine" for row in TABLE) == 8
    assert [row.region for row in TABLE if row.shrine == "oracle"] == ["phocis"]


@pytest.mark.rule("H-2.4")
def test_the_oracle_is_built_in_phocis_alone_and_nothing_else_there() -> None:
    state = turn([{"controls": ["phocis", "epirus"]}])
    play(state, "build_temple phocis")
    view = state.view(None)
    assert (view["regions"]["phocis"]["temple"], view["oracle_left"], view["temples_left"][0]) == ("oracle", False, 1)
    state = turn([{"controls": ["phocis", "epirus"]}], temples=["phocis"])
    assert offered(state, "build_temple") == ["build_temple epirus"]  # no numbered temple beside the Oracle
    with pytest.raises(aegean.PositionError):
        turn(temples={"phocis": 1})
    with pytest.raises(aegean.PositionError):
        turn(temples={"epirus": "oracle"})


@pytest.mark.rule("H-2.4")
def test_the_oracle_counts_as_a_temple_and_a_shrine_does_not() -> None:
    state = turn([{"controls": ["phocis", "epirus", "crete"]}], temples=["epirus", "phocis"], decks=QUEST)
    play(state, "build_monument", "raise_monument zeus")
    assert player(state)["priests"] == 2  # for Epirus and Phocis, not for the bare shrine of Crete


@pytest.mark.rule("H-2.5")
def test_heroes_and_monsters_crowd_a_region() -> None:
    monsters = ("hydra", "medusa", "cerberus")
    state = turn(
        [{"at": "argolis"}, {"at": "argolis"}, {"at": "corinthia", "hero": "heracles"}],
        seats=3,
        seat=2,
        monsters=dict.fromkeys(monsters, "argolis"),
    )
    play(state, "move_hero argolis")
    there = state.view(None)["regions"]["argolis"]
    assert (there["heroes"], sorted(there["monsters"])) == ([0, 1, 2], sorted(monsters))


@pytest.mark.rule("H-2.5")
def test_after_a_battle_one_player_has_hoplites_there() -> None:
    for attackers, owner in ((3, 0), (1, 1)):
        state = battle(attackers, 2, defender={"hand": []})
        if state.decision.kind == "withdraw":
            play(state, "withdraw attica")
        there = state.view(None)["regions"]["corinthia"]
        assert (list(there["hoplites"]), there["control"]) == ([str(owner)], owner)


@pytest.mark.rule("H-2.5")
def test_hoplites_of_two_players_do_not_share_a_region() -> None:
    with pytest.raises(aegean.PositionError, match="battle"):
        turn([{"hoplites": {"phocis": 1}}, {"hoplites": {"phocis": 1}}])
    with pytest.raises(aegean.PositionError, match="phocis"):
        turn([{"hoplites": {"phocis": 1}}, {"controls": ["phocis"]}])


@pytest.mark.rule("H-2.5")
def test_in_a_region_under_control_only_the_controllers_hoplites_stand() -> None:
    state = turn([{"hoplites": {"attica": 1}}, {"controls": ["boeotia"]}])
    events = play(state, "march attica boeotia")
    assert told(events, "control_taken") == [{"seat": 0, "region": "boeotia", "loser": 1}]
