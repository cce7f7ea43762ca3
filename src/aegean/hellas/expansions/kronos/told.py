"""Kronos' board in descriptions of positions, both ways."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aegean.core.describing import (
    read_flag,
    read_list,
    read_number,
    read_set,
    read_table,
    read_word,
    refused,
    written_set,
)
from aegean.core.values import Plain
from aegean.hellas.expansions.kronos.board import DESTROYED, NOT_TAKEN, READY, UNBROKEN, USED
from aegean.hellas.expansions.kronos.printed import HOSTILE, LOYAL, printed
from aegean.hellas.expansions.kronos.setup import start_regions, still_choosing
from aegean.hellas.position import NOBODY, NOWHERE, SLAIN, Hellas

if TYPE_CHECKING:
    from aegean.core.describing import Table
    from aegean.hellas.expansions.kronos.board import KronosBoard

KEY: Final = "kronos"
STATUSES: Final = {UNBROKEN: "unbroken", READY: "ready", USED: "used", DESTROYED: "destroyed"}
FLAGS: Final = ("passed", "oracle_given", "emptied", "banishing")
_KEYS: Final = (
    "region", "anger", "attributes", "chains", "wounds", "slain", "attitudes", "lying", "champion", "taken", "allowed",
    "gone", "fallen", *FLAGS,
)  # fmt: skip


def describe(p: Hellas, part: KronosBoard) -> Plain:
    table, rules = printed(p.rules), p.rules
    said: dict[str, Plain] = {
        "anger": part.anger,
        "attributes": dict(zip(table.attribute_ids, part.attributes, strict=True)),
        "chains": {table.chain_ids[n]: STATUSES[status] for n, status in enumerate(part.chains) if status in STATUSES},
        "attitudes": {name: table.attitude_ids[part.attitude[land]] for land, name in enumerate(rules.land_ids)},
    }
    if part.region != NOWHERE:
        said["region"] = rules.region_ids[part.region]
    if p.wounds[table.monster]:
        wounds = p.wounds[table.monster]
        said["wounds"] = [place for place in range(wounds.bit_length()) if wounds >> place & 1]
    if p.monster_state[table.monster] == SLAIN:
        said["slain"] = True
    if any(part.lying):
        said["lying"] = [seat for seat, lies in enumerate(part.lying) if lies]
    if part.champion != NOBODY:
        said["champion"] = part.champion
    if part.taken:
        said["taken"] = part.taken
    if part.allowed != rules.numbers["kronos_actions_in_a_turn"]:
        said["allowed"] = part.allowed
    out = sum(1 << m for m, fate in enumerate(p.monster_state) if fate == SLAIN and m != table.monster)
    if out:
        said["gone"] = written_set(out, rules.monster_ids)
    if part.fallen:
        said["fallen"] = written_set(part.fallen, rules.monster_ids)
    return said | {name: True for name in FLAGS if getattr(part, name)}


def arrange(p: Hellas, part: KronosBoard, value: Plain) -> None:
    """What is not said is as after setup: the first chains and the first region that he may choose."""
    table, said = printed(p.rules), read_table(value if value is not None else {}, KEY, _KEYS)
    numbers = p.rules.numbers
    _arrange_place(p, part, said)
    _arrange_chains(p, part, said)
    part.anger = read_number(said.get("anger", part.anger), f"{KEY}.anger", 0, numbers["most_anger"])
    least, most = numbers["kronos_attribute_start"], numbers["kronos_attribute_most"]
    for name, number in read_table(said.get("attributes", {}), f"{KEY}.attributes", table.attribute_ids).items():
        at = table.attribute_ids.index(name)
        part.attributes[at] = read_number(number, f"{KEY}.attributes.{name}", least, most)
    told = read_list(said.get("lying", []), f"{KEY}.lying", "seats", p.seats)
    lying = {read_number(seat, f"{KEY}.lying", 0, p.seats - 1) for seat in told}
    part.lying = [int(seat in lying) for seat in range(p.seats)]
    part.champion = NOBODY
    if "champion" in said:
        part.champion = read_number(said["champion"], f"{KEY}.champion", 0, p.seats - 1)
    for seat in (*lying, part.champion):
        if seat == table.seat:
            raise refused(f"{KEY}.lying" if seat in lying else f"{KEY}.champion", f"seat {seat} leads no hero")
    usual = numbers["kronos_actions_in_a_turn"]
    part.allowed = read_number(said.get("allowed", usual), f"{KEY}.allowed", usual, usual + 1)
    part.taken = read_number(said.get("taken", 0), f"{KEY}.taken", 0, part.allowed)
    for name in FLAGS:
        setattr(part, name, int(read_flag(said.get(name, False), f"{KEY}.{name}")))
    part.fallen = read_set(said.get("fallen", []), f"{KEY}.fallen", "monsters", p.rules.monster_ids)
    gone = read_set(said.get("gone", []), f"{KEY}.gone", "monsters", p.rules.monster_ids)
    for monster in range(len(p.rules.monsters)):
        if gone >> monster & 1 and monster != table.monster:
            p.monster_state[monster] = SLAIN


def _arrange_place(p: Hellas, part: KronosBoard, said: Table) -> None:
    table, rules = printed(p.rules), p.rules
    if "region" in said:
        part.region = rules.region[read_word(said["region"], f"{KEY}.region", rules.region_ids)]
    elif not still_choosing(p):
        part.region = start_regions(p)[0]
    if part.region != NOWHERE:
        part.attitude[rules.land_of[part.region]] = HOSTILE
    words = table.attitude_ids[:LOYAL]
    for name, word in read_table(said.get("attitudes", {}), f"{KEY}.attitudes", rules.land_ids).items():
        part.attitude[rules.land[name]] = words.index(read_word(word, f"{KEY}.attitudes.{name}", words))


def _arrange_chains(p: Hellas, part: KronosBoard, said: Table) -> None:
    """Chains of which something is said are all that Kronos has."""
    table, most = printed(p.rules), p.rules.numbers["chains_chosen"]
    own = [n for n, chain in enumerate(table.chains) if not chain.broken]
    if "chains" in said:
        words = {word: status for status, word in STATUSES.items()}
        part.chains = [READY if chain.broken else NOT_TAKEN for chain in table.chains]
        for name, word in read_table(said["chains"], f"{KEY}.chains", table.chain_ids).items():
            status = words[read_word(word, f"{KEY}.chains.{name}", words)]
            if status == UNBROKEN and table.chain[name] not in own:
                raise refused(f"{KEY}.chains.{name}", "it is broken from the beginning")
            part.chains[table.chain[name]] = status
    taken = [n for n in own if part.chains[n] != NOT_TAKEN]
    if len(taken) > most:
        raise refused(f"{KEY}.chains", f"Kronos has {most} beside his Wrath")
    if not still_choosing(p):
        for n in [n for n in own if n not in taken][: most - len(taken)]:
            part.chains[n] = UNBROKEN
    p.wounds[table.monster] = 0
    for n, place in enumerate(read_list(said.get("wounds", []), f"{KEY}.wounds", "places")):
        if place not in p.uncovered(table.monster):
            free = ", ".join(map(str, p.uncovered(table.monster)))
            raise refused(f"{KEY}.wounds[{n}]", f"{place!r} is no place with an uncovered symbol: those are {free}")
        p.wounds[table.monster] |= 1 << int(place)
    if read_flag(said.get("slain", False), f"{KEY}.slain"):
        p.monster_state[table.monster] = SLAIN


def check_settled(p: Hellas, part: KronosBoard) -> None:
    if part.banishing:
        raise refused(f"{KEY}.banishing", "it is remembered while a hunt is under way, and none is")
