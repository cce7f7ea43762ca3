"""The steps of Lords of Hellas in words, both ways."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.core.describing import (
    StepWords,
    Wording,
    number,
    one_of,
    read_list,
    read_number,
    read_table,
    read_words,
    refused,
    row_of,
    some_of,
    word_of,
)
from aegean.core.values import Plain
from aegean.hellas.battle.sides import SIDES
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import ON_FOOT
from aegean.hellas.turn.drafts import FORGONE

STAGES = ("running", "ended", "rewarded", "over")  # of a hunt
ANY_NUMBER = Wording(lambda value: value, lambda value, field: read_number(value, field, -99))


def step_words(p: Hellas) -> StepWords:
    rules = p.rules
    seat, region = number(0, p.seats - 1), one_of(rules.region_ids)
    regions = some_of(rules.region_ids, "regions")
    monster = one_of(rules.monster_ids)
    cards, attacks = row_of(rules.combat_ids, "combat cards"), row_of(rules.attack_ids, "monster attack cards")
    powers = some_of(rules.power_refs, "powers")
    side, pair = one_of(SIDES), _pair()
    refs = Wording(list, lambda value, field: tuple(read_words(value, field, "powers", rules.power_refs)))
    moments = sorted(rules.moments)
    wordings = {
        "seat": seat,
        "attacker": seat,
        "builder": seat,
        "defender": seat,
        "owner": seat,
        "seats": Wording(list, lambda value, field: read_seats(value, field, p.seats)),
        "region": region,
        "start": region,
        "end": region,
        "at": region,
        "CardEffects.at": number(),
        "Resolve.at": number(),
        "Window.region": one_of(rules.region_ids, NOWHERE),
        "settled": regions,
        "own": regions,
        "regions": regions,
        "origins": regions,
        "moved": _by_region(p),
        "quotas": _by_region(p),
        "monster": monster,
        "waiting": some_of(rules.monster_ids, "monsters"),
        "quest": one_of(rules.quest_ids),
        "land": one_of(rules.land_ids),
        "barred": one_of(rules.land_ids, NOBODY),
        "AddedRecruits.ref": word_of(rules.power_refs),
        "TempleGift.ref": word_of(rules.power_refs),
        "mover": word_of(ON_FOOT),
        "ChooseEffect.ref": word_of(rules.power_refs),
        "Resolve.ref": Wording(lambda value: value, lambda value, field: read_effects(p, value, field)),
        "CardPlayed.used": refs,
        "Window.used": refs,
        "Battle.used": row_of(rules.power_refs, "powers"),
        "Hunt.used": powers,
        "raised": powers,
        "moment": word_of(moments),
        "symbol": word_of(rules.combat_symbols, ""),
        "SpendSet.symbol": word_of(rules.combat_symbols),
        "DiscardDrawn.drawn": cards,
        "Hunt.drawn": attacks,
        "spent": cards,
        "shown": cards,
        "kind": one_of(rules.combat_ids),
        "last": one_of(rules.combat_ids, NOBODY),
        "attack": one_of(rules.attack_ids, NOBODY),
        "Draft.cards": row_of(rules.blessing_ids, "blessings"),
        "kept": _kept(p),
        "KeepArtifact.cards": row_of(rules.artifact_ids, "artifacts"),
        "among": some_of(rules.attribute_ids, "attributes"),
        "change": ANY_NUMBER,
        "least": ANY_NUMBER,
        "to_play": side,
        "passed": some_of(SIDES, "sides"),
        "sides": row_of(SIDES, "sides"),
        "winner": side,
        "notes": Wording(list, lambda value, field: tuple(map(str, read_list(value, field, "notes")))),
        "played": _played(rules.combat_ids),
        "bonus": pair,
        "casualties": pair,
        "enemy_loss": pair,
        "Hunt.stage": one_of(STAGES),
        "Procedure.name": word_of(rules.procedures),
        "Procedure.stage": word_of(dict.fromkeys(stage for _, stage in rules.stage_at)),
        "covered": _places(max(map(len, rules.symbols)) - 1),
    }
    return StepWords(rules.steps, wordings | rules.wordings(p))


def read_seats(value: Plain, field: str, seats: int) -> tuple[int, ...]:
    found = tuple(read_number(seat, field, 0, seats - 1) for seat in read_list(value, field, "seats", seats))
    if len(set(found)) < len(found):
        raise refused(field, "a seat is there twice")
    return found


def read_effects(p: Hellas, value: Plain, field: str) -> str:
    """A reference to a list of effects that the rules know."""
    try:
        if isinstance(value, str) and p.rules.effects(value):
            return value
    except (LookupError, TypeError, ValueError):
        pass
    raise refused(
        field, f"{value!r} names no effects; it is written like blessing:armory:gain or monster:hydra:region_attack"
    )


def _pair() -> Wording:
    def read(value: Plain, field: str) -> Plain:
        numbers = tuple(read_number(item, field) for item in read_list(value, field, "numbers"))
        if len(numbers) != len(SIDES):
            raise refused(field, "two numbers are expected: the attacker's, then the defender's")
        return numbers

    return Wording(list, read)


def _played(ids: Sequence[str]) -> Wording:
    def read(value: Plain, field: str) -> Plain:
        rows = tuple(
            tuple(ids.index(word) for word in read_words(row, f"{field}[{n}]", "combat cards", ids))
            for n, row in enumerate(read_list(value, field, "lists"))
        )
        if len(rows) != len(SIDES):
            raise refused(field, "two lists are expected: the attacker's cards, then the defender's")
        return rows

    return Wording(lambda value: [[ids[kind] for kind in row] for row in value], read)


def _places(most: int) -> Wording:
    def read(value: Plain, field: str) -> Plain:
        places = [read_number(place, field, 0, max(15, most)) for place in read_list(value, field, "places")]
        return sum(1 << place for place in set(places))

    return Wording(lambda value: [place for place in range(value.bit_length()) if value >> place & 1], read)


def _by_region(p: Hellas) -> Wording:
    names = p.rules.region_ids

    def read(value: Plain, field: str) -> Plain:
        table = read_table(value, field, names)
        return tuple(read_number(table.get(name, 0), f"{field}.{name}") for name in names)

    return Wording(lambda value: {names[region]: count for region, count in enumerate(value) if count}, read)


def _kept(p: Hellas) -> Wording:
    """By seat: a blessing, nothing yet, or something else instead."""
    ids, others = p.rules.blessing_ids, {NOBODY: "", FORGONE: "forgone"}

    def read(value: Plain, field: str) -> Plain:
        words = read_words(value, field, "blessings", (*others.values(), *ids))
        if len(words) != p.seats:
            raise refused(field, 'there is a word for every seat, "" for who has kept none yet')
        known = {word: card for card, word in others.items()}
        return tuple(known[word] if word in known else ids.index(word) for word in words)

    return Wording(lambda value: [others[card] if card in others else ids[card] for card in value], read)
