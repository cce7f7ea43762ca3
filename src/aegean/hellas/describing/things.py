"""Monsters, quests, monuments, temples and the countdown of King of Kings."""

from __future__ import annotations

from aegean.core.describing import (
    Table,
    read_list,
    read_number,
    read_set,
    read_table,
    read_word,
    read_words,
    refused,
)
from aegean.core.values import Plain
from aegean.hellas.hunt.outcome import hunt_of
from aegean.hellas.position import NEVER_SEEN, NOBODY, NOWHERE, ON_MAP, SLAIN, Hellas
from aegean.hellas.queries import may_be_in

MONSTER_KEYS = ("at", "wounds", "evolutions")
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
    table = {"at": value} if isinstance(value, str | list) else read_table(value, field, MONSTER_KEYS)
    if "at" in table:
        p.monster_at[monster] = _read_place(p, monster, table["at"], f"{field}.at")
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


def _read_place(p: Hellas, monster: int, value: Plain, field: str) -> int:
    """A region, or for a monster of the sea the two ends of its trail."""
    rules, name = p.rules, p.rules.monster_ids[monster]
    cards = [card for card, drawn in enumerate(rules.monster_cards) if drawn.monster == name]
    at_sea = any(rules.monster_card_places[card] >= rules.count for card in cards)
    if not at_sea:
        region = rules.region[read_word(value, field, rules.region_ids)]
        if not may_be_in(p, monster, region):
            raise refused(field, f"{name} is never there")
        return region
    ends = read_words(value, field, "regions", rules.region_ids)
    place = rules.trail_between(*(rules.region[end] for end in ends)) if len(ends) == 2 else NOWHERE
    if place == NOWHERE:
        raise refused(field, f"{name} is on a sea trail: the two regions that it joins are said")
    return place


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
    most = p.rules.limits["monument_levels"]
    least = 0 if "raising" in p.rules.answers else p.rules.setup["monument_level"]
    for name, level in read_table(said.get("monuments", {}), "monuments", p.rules.god_ids).items():
        p.levels[p.rules.god[name]] = read_number(level, f"monuments.{name}", least, most)


def arrange_temples(p: Hellas, said: Table) -> None:
    """Numbered temples are built in their order, those with a kind of their own when their region allows (H-5.5)."""
    rules = p.rules
    if "temple_card" in said:
        p.temple_card = rules.temple_card_ids.index(
            read_word(said["temple_card"], "temple_card", rules.temple_card_ids)
        )
    numbers = list(range(1, rules.setup["temples"] + 1))
    standing = not p.temples_left  # all are there from the beginning: those that are not have been destroyed
    if "temples" in said:
        p.temples = [0] * rules.count
    own = {kind: -1 - number for number, kind in enumerate(rules.temple_kinds)}
    for name, number in _read_temples(p, said.get("temples", {}), numbers).items():
        region, field = rules.region[name], f"temples.{name}"
        for kind, temple in own.items():
            if (number == kind) != (region == rules.temple_site[temple]):
                where = rules.region_ids[rules.temple_site[temple]]
                raise refused(field, f"the {kind} stands in {where} and nowhere else, a numbered temple never")
        if number not in own and region not in rules.shrines:
            raise refused(
                field, f"there is no shrine; shrines are in {', '.join(rules.region_ids[r] for r in rules.shrines)}"
            )
        value = own[number] if number in own else read_number(number, field, 1, len(numbers))
        if value in p.temples:
            raise refused(field, f"temple {number} is described twice, and there is one")
        p.temples[region] = value
    built = sorted(temple for temple in p.temples if temple > 0)
    if built != numbers[: len(built)] and not standing:
        raise refused(
            "temples",
            f"they are built in the order of their numbers, so {len(built)} have the numbers 1 to {len(built)}",
        )
    p.temples_left = [temple for temple in (*numbers, *own.values()) if temple not in p.temples and not standing]
    if "temples_left" in said:
        left = [temple if temple > 0 else rules.temple_kinds[-1 - temple] for temple in p.temples_left]
        if said["temples_left"] != left:
            raise refused("temples_left", f"those that are not built are {left}, not {said['temples_left']!r}")


def _read_temples(p: Hellas, value: Plain, numbers: list[int]) -> dict[str, Plain]:
    """By region; in a list they are numbered in its order."""
    if not isinstance(value, list | tuple):
        return dict(read_table(value, "temples", p.rules.region_ids))
    names = read_words(value, "temples", "regions", p.rules.region_ids)
    kinds = {
        p.rules.region_ids[p.rules.temple_site[-1 - number]]: kind for number, kind in enumerate(p.rules.temple_kinds)
    }
    coming = iter((*numbers, *([0] * len(names))))
    return {name: kinds[name] if name in kinds else next(coming) for name in names}
