"""The matrix of modules: what goes together, what does not and why, and for how many players."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import aegean
from aegean import OptionError
from aegean.hellas.expansions.matrix import printed

MATRIX = printed()
NAMES = list(MATRIX.lines)

# As the rulebook has it, module by module in the order of the ids. Y: together; H: together, with a remark that is the
# module's own; N: never; R: one needs the other; S: with Poseidon in simple mode only.
TABLE = [
    "-YYYYYYYYYYYYYYYYYH",
    "Y-YYYYYYYYYYYYYYYYY",
    "YY-YYYYYYYYYYYYYYYN",
    "YYY-YYYYYYYYYYYYYYN",
    "YYYY-YYYYYYYYYYYYYN",
    "YYYYY-NNYNYNYNNYRRN",
    "YYYYYN-YYYYYYYYYRRN",
    "YYYYYNY-NNYNYNNNSSN",
    "YYYYYYYN-YNYYYYYYYN",
    "YYYYYNYNY-NNYNNNSSN",
    "YYYYYYYYNN-YYYYYYYN",
    "YYYYYNYNYNY-NNNNSSN",
    "YYYYYYYYYYYN-YYYYYN",
    "YYYYYNYNYNYNY-NNSSN",
    "YYYYYNYNYNYNYN-NSSN",
    "YYYYYYYNYNYNYNN-YYN",
    "YYYYYRRSYSYSYSSY-RN",
    "YYYYYRRSYSYSYSSYR-N",
    "HYNNNNNNNNNNNNNNNN-",
]


def test_the_ids_are_those_of_the_contract() -> None:
    assert NAMES == [
        "heroes_monsters", "combat_cards", "opportunity", "army_upgrade", "chiron", "poseidon_full", "poseidon_simple",
        "hades_full", "hades_simple", "hephaestus_full", "hephaestus_simple", "apollo_full", "apollo_simple",
        "atlas_overload", "atlas_hesperides", "orichalkum", "atlantis", "city_of_steel", "kronos",
    ]  # fmt: skip
    assert MATRIX.modes == ("kronos",)
    assert set(aegean.game("hellas").vocabulary()["expansion"]) <= set(NAMES)


@pytest.mark.parametrize(("one", "other"), list(combinations(range(len(NAMES)), 2)))
def test_every_pair_is_as_the_rulebook_has_it(one: int, other: int) -> None:
    said = TABLE[one][other]
    assert said == TABLE[other][one]
    together = MATRIX.room_for(NAMES[other], [NAMES[one]])
    both = {NAMES[one], NAMES[other]} <= set(together)
    assert both == (said != "N")
    assert bool(MATRIX.apart(NAMES[one], NAMES[other])) == (said == "N")
    if both:
        assert MATRIX.clashes(together) == []
        assert MATRIX.seats_for(together)
    if said == "S":
        assert "poseidon_simple" in together
    if said == "R":
        assert MATRIX.clashes([max(NAMES[one], NAMES[other], key=lambda name: len(MATRIX.lines[name].needs))])


def test_seats_go_by_the_boards() -> None:
    assert MATRIX.seats == (2, 3, 4, 5, 6)
    assert MATRIX.seats_for([]) == (2, 3, 4)
    assert MATRIX.seats_for(["hades_full"]) == (2, 3, 4)
    assert MATRIX.seats_for(["poseidon_simple", "atlantis"]) == (5,)
    assert MATRIX.seats_for(["poseidon_simple", "atlantis", "city_of_steel"]) == (6,)
    assert MATRIX.seats_for(["kronos"]) == (3, 4)


def test_a_number_of_players_speaks_against_a_module_only_where_the_module_speaks_against_it() -> None:
    assert MATRIX.fit("atlantis", ["poseidon_simple"], 4).reason == "seats"
    assert MATRIX.fit("atlantis", ["poseidon_simple"], 5).reason == ""
    assert MATRIX.fit("kronos", [], 5).reason == "seats"
    # Six need more than the base game, but these two are for six as well.
    assert MATRIX.fit("heroes_monsters", [], 6).reason == ""
    assert MATRIX.fit("atlantis", ["poseidon_simple"], 6).reason == ""


def test_a_clash_names_both_sides_and_what_would_be_right() -> None:
    for chosen, said in (
        (["poseidon_full", "hades_full"], "poseidon_full and hades_full are both for experienced players"),
        (["hades_full", "hades_simple"], "hades_full cannot be played with hades_simple: leave hades_full or"),
        (["atlantis"], "atlantis needs poseidon_full or poseidon_simple: choose that too, or leave atlantis out"),
        (["poseidon_simple", "kronos"], "poseidon_simple cannot be played with kronos"),
    ):
        with pytest.raises(OptionError, match=said):
            MATRIX.check(chosen)


def test_orichalkum_goes_with_poseidon() -> None:
    MATRIX.check(["poseidon_full", "orichalkum"])
    assert MATRIX.apart("hades_full", "orichalkum") == "marked"


def test_room_is_made_by_the_smallest_step() -> None:
    assert MATRIX.room_for("hades_full", ["combat_cards", "poseidon_full"]) == ["combat_cards", "hades_full"]
    # a swap breaks no need that something else can meet
    kept = MATRIX.room_for("hades_full", ["poseidon_full", "atlantis"])
    assert kept == ["poseidon_simple", "hades_full", "atlantis"]
    assert MATRIX.room_for("city_of_steel", []) == ["poseidon_simple", "atlantis", "city_of_steel"]
    assert MATRIX.room_for("kronos", ["combat_cards", "chiron"]) == ["combat_cards", "kronos"]


@pytest.mark.parametrize("seed", range(200))
def test_whatever_is_chosen_there_is_room_for_everything(seed: int) -> None:
    chance = Random(seed)
    chosen: list[str] = []
    for name in chance.sample(NAMES, 6):
        fit = MATRIX.fit(name, chosen)
        chosen = MATRIX.room_for(name, chosen)
        assert name in chosen
        assert MATRIX.clashes(chosen) == []
        assert MATRIX.seats_for(chosen)
        assert bool(fit.clash) == (fit.remedy is not None)
        if fit.remedy is not None:
            assert list(fit.remedy) == chosen
