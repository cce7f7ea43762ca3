"""Monsters, quests, monuments, temples and the countdown of King of Kings."""

from __future__ import annotations

from aegean.core.describing import (
    Table,
    read_flag,
    read_list,
    read_number,
    read_set,
    read_table,
    read_word,
    read_words,
    refused,
)
from aegean.core.values import Plain
from aegean.hellas.describing.pending import is_fresh
from aegean.hellas.hunt.steps import hunt_of
from aegean.hellas.position import NEVER_SEEN, NOBODY, NOWHERE, ON_MAP, ORACLE, SLAIN, Hellas

MONSTER_KEYS = ("at", "wounds", "evolutions")
KING_KEYS = ("builder", "tokens", "region", "open")
UNSEEN = "unseen"


# -- monsters ---------------------------------------------------------------------------------------------------------


def arrange_monsters(p: Hellas, said: Table, players: list[Table]) -> None:
    ids = p.rules.monster_ids
    for seat, player in enumerate(players):
        field = f"players[{seat}].slain"
        p.slain[seat] = read_set(player.get("slain", []), field, "monsters", ids)
        for monster, name in enumerate(ids):
            if p.slain[seat] >> monster & 1:
                if p.monster_state[monster] == SLAIN:
                    raise refused(field, f"{name} is described twice, and there is one")
                p.monster_state[monster], p.monster_at[monster] = SLAIN, NOWHERE
    for name, value in read_table(said.get("monsters", {}), "monsters", ids).items():
        _arrange_monster(p, p.rules.monster[name], value, f"monsters.{name}")


def _arrange_monster(p: Hellas, monster: int, value: Plain, field: str) -> None:
    if p.monster_state[monster] == SLAIN:
        raise refused(field, "it is among the slain of a player")
    if isinstance(value, str) and read_word(value, field, (UNSEEN, *p.rules.region_ids)) == UNSEEN:
        p.monster_state[monster], p.monster_at[monster] = NEVER_SEEN, NOWHERE
        return
    table = {"at": value} if isinstance(value, str) else read_table(value, field, MONSTER_KEYS)
    if "at" in table:
        p.monster_at[monster] = p.rules.region[read_word(table["at"], f"{field}.at", p.rules.region_ids)]
        p.monster_state[monster] = ON_MAP
    elif p.monster_state[monster] != ON_MAP:
        raise refused(f"{field}.at", "setup did not put it on the map, so its region must be said")
    evolutions = read_set(table.get("evolutions", []), f"{field}.evolutions", "monster cards", p.rules.monster_card_ids)
    for card, drawn in enumerate(p.rules.monster_cards):
        if evolutions >> card & 1 and p.rules.monster[drawn.monster] != monster:
            raise refused(f"{field}.evolutions", f"{p.rules.monster_card_ids[card]} is a card of {drawn.monster}")
    p.evolved[monster] = evolutions
    for n, place in enumerate(read_list(table.get("wounds", []), f"{field}.wounds", "places")):
        if place not in p.uncovered(monster):
            free = ", ".join(map(str, p.uncovered(monster)))
            raise refused(f"{field}.wounds[{n}]", f"{place!r} is no place with an uncovered symbol: those are {free}")
        p.wounds[monster] |= 1 << int(place)
    hunt = hunt_of(p)
    ending = hunt is not None and hunt.monster == monster and hunt.slain
    if not p.uncovered(monster) and not ending:
        raise refused(f"{field}.wounds", "with all its symbols covered it is slain; say so of a player")


def arrange_quests(p: Hellas, said: Table) -> None:
    """The quest slots; a list that is said is all that lies there."""
    if "quests" not in said:
        return
    ids = p.rules.quest_ids
    words = read_words(said["quests"], "quests", "quests", ("", *ids))
    if len(words) > len(p.slots):
        raise refused("quests", f"{len(words)} are too many: there are {len(p.slots)} slots")
    p.slots = [NOBODY] * len(p.slots)
    for slot, word in enumerate(words):
        if word:
            if p.rules.quest[word] in p.slots:
                raise refused("quests", f"{word} is described twice, and there is one")
            p.slots[slot] = p.rules.quest[word]


# -- monuments and temples --------------------------------------------------------------------------------------------


def arrange_monuments(p: Hellas, said: Table) -> None:
    least, most = p.rules.setup["monument_level"], p.rules.limits["monument_levels"]
    for name, level in read_table(said.get("monuments", {}), "monuments", p.rules.god_ids).items():
        p.levels[p.rules.god[name]] = read_number(level, f"monuments.{name}", least, most)


def arrange_temples(p: Hellas, said: Table) -> None:
    """Temples are built in the order of their numbers, the Oracle whenever its region allows (H-5.5)."""
    rules = p.rules
    if "temple_card" in said:
        p.temple_card = rules.temple_card_ids.index(
            read_word(said["temple_card"], "temple_card", rules.temple_card_ids)
        )
    numbers = list(range(1, rules.setup["temples"] + 1))
    for name, number in _read_temples(p, said.get("temples", {}), numbers).items():
        region, field = rules.region[name], f"temples.{name}"
        if (number == "oracle") != (region == rules.oracle):
            where = rules.region_ids[rules.oracle]
            raise refused(field, f"the oracle stands in {where} and nowhere else, a numbered temple never")
        if number != "oracle" and region not in rules.shrines:
            raise refused(
                field, f"there is no shrine; shrines are in {', '.join(rules.region_ids[r] for r in rules.shrines)}"
            )
        value = ORACLE if number == "oracle" else read_number(number, field, 1, len(numbers))
        if value in p.temples:
            raise refused(field, f"temple {number} is described twice, and there is one")
        p.temples[region] = value
    built = sorted(number for number in p.temples if number not in (0, ORACLE))
    if built != numbers[: len(built)]:
        raise refused(
            "temples",
            f"they are built in the order of their numbers, so {len(built)} have the numbers 1 to {len(built)}",
        )
    p.temples_left = [number for number in (*numbers, ORACLE) if number not in p.temples]
    if "temples_left" in said:
        left = ["oracle" if number == ORACLE else number for number in p.temples_left]
        if said["temples_left"] != left:
            raise refused("temples_left", f"those that are not built are {left}, not {said['temples_left']!r}")


def _read_temples(p: Hellas, value: Plain, numbers: list[int]) -> dict[str, Plain]:
    """By region; in a list they are numbered in its order."""
    if not isinstance(value, list | tuple):
        return dict(read_table(value, "temples", p.rules.region_ids))
    names = read_words(value, "temples", "regions", p.rules.region_ids)
    oracle = p.rules.region_ids[p.rules.oracle]
    coming = iter((*numbers, *([0] * len(names))))
    return {name: "oracle" if name == oracle else next(coming) for name in names}


# -- King of Kings ----------------------------------------------------------------------------------------------------


def arrange_king(p: Hellas, said: Table) -> None:
    """The monument activation card (H-5.16, H-23.6 to H-23.8)."""
    rules, most = p.rules, p.rules.limits["monument_levels"]
    tokens = rules.victories["king_of_kings"].among(p.seats) if "king_of_kings" in rules.victories else 0
    complete = [rules.region_ids[rules.god_region[god]] for god, level in enumerate(p.levels) if level == most]
    if "king" not in said:
        if complete and tokens:
            raise refused("king", f"the monument in {complete[0]} is complete: say who completed the first one")
        return
    table = read_table(said["king"], "king", KING_KEYS)
    if not tokens:
        raise refused("king", f"King of Kings is not played with {p.seats} players")
    if not complete:
        raise refused("king", f"no monument is complete; say so in `monuments` (level {most})")
    if "builder" not in table:
        raise refused("king.builder", f"the seat that completed the first monument must be said: 0 to {p.seats - 1}")
    p.king_builder = read_number(table["builder"], "king.builder", 0, p.seats - 1)
    p.king_tokens = read_number(table.get("tokens", tokens), "king.tokens", 0, tokens)
    p.king_region = rules.region[read_word(table.get("region", complete[0]), "king.region", complete)]
    p.king_open = int(read_flag(table.get("open", False), "king.open"))
    if p.king_open and p.king_tokens:
        raise refused("king.open", "it is open to all when the last token was taken off, with nobody in control")
    if is_fresh(p) and not p.king_tokens and not p.king_open and "result" not in said:
        raise refused("king.tokens", "with none left the game was over at the end of that turn, or is `open` since")
