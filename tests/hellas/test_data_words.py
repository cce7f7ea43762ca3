"""The base game's tables: every id leads somewhere, no effect lacks its numbers, and nothing is a sentence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import msgspec

from aegean.core.packs import Pack
from aegean.hellas.components import (
    SCHEMA,
    Blessing,
    CombatCard,
    Effect,
    God,
    Hero,
    Monster,
    MonsterCard,
    Power,
    Quest,
    Region,
    RegularAction,
    Step,
    Symbol,
    Victory,
    Wound,
)

PACK = Pack.load(files("aegean.hellas") / "data", SCHEMA)

# The fields that an effect sets; "?" marks one that it may leave out.
EFFECTS = {
    "add_enemy_casualties": "number",
    "army_strength": "number",
    "army_strength_by_attribute": "attributes",
    "army_strength_per_combat_card": "number",
    "army_strength_per_hoplites": "number per",
    "attack_strength": "number",
    "attack_strength_when_wounded": "number least",
    "bar_enemy_hoplites": "where",
    "blessing_draft": "",
    "build_monument": "number",
    "build_temple": "number where",
    "charge_artifacts_of_all": "",
    "combat_card_strength": "number",
    "controller_sacrifices_priests": "number where",
    "defence_by_attribute": "attributes",
    "discard_combat_cards": "number symbol?",
    "discard_down_to_attribute": "attributes",
    "discard_half_of_combat_cards": "",
    "discard_random_combat_cards": "number",
    "draw_combat_cards": "number keep?",
    "draw_combat_cards_to_limit": "",
    "draw_neutral_artifacts": "number keep",
    "end_hunt": "",
    "end_hunt_if_injured_before": "",
    "end_hunt_unless_attribute": "attributes least",
    "enemy_discards_combat_cards": "number",
    "enemy_loss": "number",
    "event_phase": "",
    "extra_special_actions": "number",
    "first_attack_strength": "number",
    "first_attack_undefended_ends_hunt": "",
    "gain_priests": "number",
    "gain_priests_per_temple": "number per",
    "hand_limit": "number",
    "heal_all_injuries": "",
    "heal_injuries": "number",
    "heal_monster": "",
    "hunt_draws_by_attribute": "attributes",
    "hunt_requires_attribute": "attributes least",
    "hunt_requires_priests": "least",
    "ignore_casualties": "number",
    "ignore_casualties_of_first_cards": "number",
    "injure": "number",
    "injure_enemy_hero": "number where",
    "injure_heroes": "number where",
    "keep_combat_cards": "number",
    "kill_enemy_hoplites": "number",
    "kill_entering_hoplites": "number where",
    "kill_hoplites": "number where up_to?",
    "kill_marching_hoplites": "number",
    "limit_enemy_combat_cards": "number",
    "lower_attribute": "number attributes",
    "lower_chosen_attribute": "number",
    "lower_highest_attribute": "number",
    "lower_population_strength": "number least",
    "march": "number",
    "march_range": "number up_to",
    "march_to": "where",
    "monster_phase": "",
    "move_hoplites_by_attribute": "number attributes up_to",
    "move_hoplites_in": "where attributes? up_to?",
    "move_monster": "number up_to",
    "move_to_tallest_monument": "",
    "place_hero": "where",
    "place_hoplites": "number where",
    "place_monster_of_hero_region": "number where",
    "play_combat_cards": "number",
    "put_used_action_token": "number",
    "raise_attribute": "number attributes",
    "raise_chosen_attribute_to": "number",
    "raise_different_attributes": "number times",
    "recruit": "number where up_to? all_or_nothing?",
    "recruit_in_cities": "where up_to",
    "redraw_combat_cards": "",
    "remove_all_used_action_tokens": "",
    "remove_priests_from_monuments": "",
    "remove_used_action_tokens": "number",
    "remove_used_action_tokens_of_all": "",
    "return_glory_tokens": "number",
    "sacrifice_priests": "number",
    "save_hoplites": "number up_to",
    "special_attack": "",
    "start_hunt": "where",
    "take_control": "where",
    "take_free_glory_tokens": "number",
    "take_glory_token": "number where",
    "take_injuries": "number",
    "usurp": "where",
    "usurp_recruits": "number up_to",
    "wound_hunted_monster": "number",
    "wound_monster": "number where",
}


def parts(whole: object) -> Iterator[msgspec.Struct]:
    """A struct and all that it holds."""
    if isinstance(whole, msgspec.Struct):
        yield whole
        for field in whole.__struct_fields__:
            yield from parts(getattr(whole, field))
    elif isinstance(whole, tuple):
        for item in whole:
            yield from parts(item)


def everything() -> Iterator[tuple[str, msgspec.Struct]]:
    for table in SCHEMA:
        for id_, entry in PACK.entries(table).items():
            for part in parts(entry):
                yield f"{table} [{id_}]", part


def written(entry: msgspec.Struct) -> set[str]:
    """The fields that differ from what they are when left out."""
    fields = msgspec.structs.fields(entry)
    return {field.name for field in fields if field.required or getattr(entry, field.name) not in (0, None, (), False)}


def references(part: msgspec.Struct) -> Iterator[tuple[str, str | None]]:
    """Each id that a struct names, with the table in which it must be."""
    match part:
        case Region():
            yield from (("regions", id_) for id_ in part.neighbours + part.sea_trails)
            yield from (("lands", part.land), ("cities", part.city))
        case God():
            yield from (("attributes", part.attribute), ("regions", part.region), ("artifacts", part.artifact))
        case Hero():
            yield from (("attributes", id_) for id_ in part.attributes)
        case Monster():
            yield "artifacts", part.artifact
        case MonsterCard():
            yield from (("monsters", part.monster), ("regions", part.region))
        case Wound() | CombatCard():
            yield "symbols", part.symbol
        case Blessing():
            yield "gods", part.god
        case Quest():
            yield "regions", part.region
        case Step():
            yield from (("attributes", id_) for id_ in (*part.attributes, *part.either))
        case Effect():
            yield "symbols", part.symbol
            yield from (("attributes", id_) for id_ in part.attributes)
        case RegularAction():
            yield "attributes", part.attribute
        case Victory():
            yield from (("lands", id_) for ids in part.excluded.values() for id_ in ids)


def test_every_id_leads_to_an_entry() -> None:
    seen = Counter[str]()
    for place, part in everything():
        for table, id_ in references(part):
            if id_ is not None:
                assert id_ in PACK.entries(table), f"{place} names {id_}, which is not in {table}"
                seen[table] += 1
    assert seen.keys() == {"artifacts", "attributes", "cities", "gods", "lands", "monsters", "regions", "symbols"}


def test_wounds_are_dealt_by_wound_symbols() -> None:
    wounding = {id_ for id_, symbol in PACK.table("symbols", Symbol).items() if symbol.wound}
    assert {part.symbol for _, part in everything() if isinstance(part, Wound)} == wounding


def test_no_effect_lacks_its_numbers() -> None:
    seen = set()
    for place, part in everything():
        if not isinstance(part, Effect):
            continue
        words = EFFECTS[part.effect].split()
        allowed = {word.rstrip("?") for word in words} | {"effect"}
        needed = {word for word in words if not word.endswith("?")} | {"effect"}
        assert needed <= written(part) <= allowed, f"{place} {part}"
        seen.add(part.effect)
    assert seen == set(EFFECTS)


def test_powers_say_when_and_what() -> None:
    for place, part in everything():
        if isinstance(part, Power):
            assert part.when, place
            assert part.effects, place
            assert part.choose < len(part.effects), place


def test_the_tables_hold_words_not_sentences() -> None:
    word = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
    proper_name = re.compile(r"[A-Z][A-Za-z'-]*( (of|the|for|to|[A-Z][A-Za-z'-]*))*")

    def check(value: object, field: str) -> None:
        if isinstance(value, str):
            assert (proper_name if field == "name" else word).fullmatch(value), f"{field} = {value!r}"
        elif isinstance(value, dict):
            for key, item in value.items():
                check(key, field="")
                check(item, field=key)
        elif isinstance(value, list | tuple):
            for item in value:
                check(item, field="")

    for table in SCHEMA:
        for entry in PACK.entries(table).values():
            check(msgspec.to_builtins(entry), field="")
