"""The base game's tables: the numbers in every effect, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest

from aegean.core.packs import Pack
from aegean.hellas.components import SCHEMA, Effect

PACK = Pack.load(files("aegean.hellas") / "data", SCHEMA)

# An entry's effects in the order of its fields, what it costs after what it does: the number of each, "3:1" where one
# of three drawn stays, "1x2" for 1 on each of two targets, "+3" where at least 3 must be there or be left, "-" where
# there is no number.
NUMBERS = {
    "heroes": "achilles -; helen 3:1 -; heracles 2:1 1; perseus 1 -",
    "monsters": """
        cyclops 1 1 1; hydra - 1; cerberus 3 3; medusa 1 +3 1; sphinx 1 +3 1; chimera 1 1 1 -; minotaur 2 - 1 1
    """,
    "monster_cards": """
        cerberus_epirus 3 -; chimera_macedonia 1; cyclops_acarnania 1; hydra_argolis 2+3; medusa_attica -;
        minotaur_crete +1; sphinx_messenia +3
    """,
    "monster_attacks": """
        attack_3 1; attack_4 1; attack_5 1; charge 2; fury 1 -; mighty_attack 2; nasty_wound 1 1; quick_attack_4 1 -;
        quick_attack_5 1 -; rampage -; recall_3 -; recall_4 -; special_attack_3 -; special_attack_4 -;
        surprise_attack 1 -; wild_attack_4 1 1; wild_attack_5 1 1
    """,
    "combat_cards": """
        fortification_torch 2; local_support_torch 2; glory_torch 3; phalanx_torch_1 1; phalanx_torch_2 1;
        local_support_bow 2; fortification_bow 2; glory_bow 3; flank_attack_bow 2; trap_sword -;
        tactical_maneuver_sword 2; encirclement_sword 3; trap_mace -; tactical_maneuver_mace 2; encirclement_mace 3;
        reinforcements_shield -; javelin_volley_axe 1; assault_axe 2; javelin_volley_spear 1; assault_spear 2
    """,
    "artifacts": """
        owl_of_athena 2:1; boots_of_hermes -; thunder_of_zeus 1 1; caduceus 1; apollos_arrow 2; femes_trumpet 1;
        harpe 1; pandoras_box -; horn_of_plenty 2; ambrosia -; aegis 2; eye_of_graeae -; ariadnes_thread 2;
        poison_arrows 1 1; minotaurs_horn -; head_of_sphinx - 1; eye_of_cyclops 1; medusas_blood 1 1; chimeras_fire 1;
        adamant_tethers 3
    """,
    "blessings": """
        cunning_tactician 1; mobilization 2; master_plan 3 1; athenas_gift 1; heroic_presence 2; always_prepared 1;
        unbroken_morale 1; local_volunteers 2; stalwart_defense 1; no_attrition 1; battle_prayer 1 1;
        restrictive_maneuver 1; sacrifice_of_flesh 1 1 1; weak_spot 1 1; push_ups 1; inspiring_hunt 1;
        combat_training 1; heros_wrath 2 1; local_support 2+1; glory_of_zeus 3; armory 2 6; gods_strength 1 1;
        wild_hunt - 1; shoot_to_kill 1 2 1; exhausted_fight - 1 1; forced_march 2; rearguard 2; response_force -;
        bluff 1; exile 1 1; ambush 1; murderous_march - 2; advanced_dodge 1 -; hermes_temple 1 1; winged_boots 1;
        heros_apprentice 1
    """,
    "quests": """
        aid_to_atlas - 2; amazon_queen 1 2; clean_augean_stables 1; saving_prometheus 1 2; capture_cretan_bull 1;
        calydonian_hunt 2; kill_stymphalian_birds 3:1; expedition_for_the_golden_fleece 3; cattle_of_geryon 3
    """,
    "temple_cards": """
        temple_card_1 1; temple_card_2 1 -; temple_card_3 3:1; temple_card_4 -; temple_card_5 1x2
    """,
    "special_actions": """
        recruit -; march 1; build_temple 1 1; prepare 1 1 1; usurp - 1; hunt -; build_monument 1 - 1 - - - -
    """,
}


def effects(whole: object) -> Iterator[Effect]:
    if isinstance(whole, Effect):
        yield whole
    elif isinstance(whole, msgspec.Struct):
        for field in whole.__struct_fields__:
            yield from effects(getattr(whole, field))
    elif isinstance(whole, tuple):
        for item in whole:
            yield from effects(item)


def numbers(effect: Effect) -> str:
    text = str(effect.number or "")
    for sign, number in ((":", effect.keep), ("x", effect.times), ("+", effect.least)):
        text += f"{sign}{number}" if number else ""
    return text or "-"


@pytest.mark.parametrize("table", sorted(NUMBERS))
def test_the_numbers_of_every_effect(table: str) -> None:
    found = {id_: " ".join(numbers(effect) for effect in effects(entry)) for id_, entry in PACK.entries(table).items()}
    expected = dict(line.split(maxsplit=1) for line in NUMBERS[table].split(";"))
    assert {id_: text for id_, text in found.items() if text} == {id_: text.strip() for id_, text in expected.items()}


def test_no_other_table_has_effects() -> None:
    other = SCHEMA.keys() - NUMBERS.keys()
    assert not [entry for table in sorted(other) for entry in PACK.entries(table).values() for _ in effects(entry)]
