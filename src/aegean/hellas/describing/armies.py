"""Heroes' places, hoplites, control and the city's defenders (H-2.5, H-3.9, H-7, H-8)."""

from __future__ import annotations

from aegean.core.describing import Table, read_number, read_set, read_table, read_word, refused
from aegean.hellas.describing.pending import is_moving, is_settled, unplaced
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import added, may_control, population, starting_hoplites
from aegean.hellas.turn.quests import LAST_STEP, CompleteQuest

QUEST_KEYS = ("name", "step")


# -- heroes -----------------------------------------------------------------------------------------------------------


def arrange_places(p: Hellas, players: list[Table]) -> None:
    """Every hero in a region, on a quest, or not on the table yet."""
    for seat, player in enumerate(players):
        field = f"players[{seat}]"
        if "at" in player and "quest" in player:
            raise refused(f"{field}.at", "a hero on a quest is in no region: say one of the two")
        if "away" in player:
            p.away[seat] = p.rules.away_ids.index(read_word(player["away"], f"{field}.away", p.rules.away_ids))
            if {"at", "quest"} & player.keys():
                raise refused(f"{field}.away", "a hero that is away is in no region and on no quest: say one of them")
        for key in ("at", "quest", "away"):
            if key in player and seat in unplaced(p):
                raise refused(
                    f"{field}.{key}", f"seat {seat} has not placed its hero yet; say whose turn it is in `turn`"
                )
        if "at" in player:
            p.hero_at[seat] = _read_region(p, player["at"], f"{field}.at")
        elif "quest" in player:
            p.quest_at[seat] = _read_quest(p, seat, player["quest"], f"{field}.quest")
    armies = [_spoken_of(p, seat, players[seat]) for seat in range(p.seats)]
    for seat, player in enumerate(players):
        if not {"at", "quest", "away"} & player.keys() and seat not in unplaced(p):
            foreign = {region for other, said in enumerate(armies) if other != seat for region in said}
            free = [r for r in range(p.rules.count) if not p.heroes_in(r)]
            p.hero_at[seat] = next((r for r in free if r not in foreign), free[0])


def _read_region(p: Hellas, value: object, field: str) -> int:
    return p.rules.region[read_word(value, field, p.rules.region_ids)]


def _read_quest(p: Hellas, seat: int, value: object, field: str) -> int:
    table = read_table(value, field, QUEST_KEYS)
    lying = [p.rules.quest_ids[quest] for quest in p.slots if quest != NOBODY]
    if table.get("name") not in lying:
        raise refused(f"{field}.name", f"{table.get('name')!r} lies in no slot; there are {', '.join(lying) or 'none'}")
    quest = p.rules.quest[str(table["name"])]
    completing = any(isinstance(step, CompleteQuest) and step.seat == seat for step in p.steps)
    step = read_number(table.get("step", 1), f"{field}.step", 1, LAST_STEP if completing else LAST_STEP - 1)
    return p.slots.index(quest) * 4 + step


def _spoken_of(p: Hellas, seat: int, player: Table) -> set[int]:
    """The regions in which a description puts something of the seat's."""
    field = f"players[{seat}]"
    regions = {
        p.rules.region[name] for name in read_table(player.get("hoplites", {}), f"{field}.hoplites", p.rules.region)
    }
    mask = _read_regions(p, player, "fortified", field) | _read_regions(p, player, "controls", field)
    return regions | {region for region in range(p.rules.count) if mask >> region & 1}


def _read_regions(p: Hellas, player: Table, key: str, field: str) -> int:
    return read_set(player.get(key, []), f"{field}.{key}", "regions", p.rules.region_ids)


# -- armies -----------------------------------------------------------------------------------------------------------


def arrange_armies(p: Hellas, players: list[Table]) -> None:
    for seat, player in enumerate(players):
        _arrange_army(p, seat, player)
    as_in_setup = [seat for seat, player in enumerate(players) if not {"hoplites", "fortified"} & player.keys()]
    for seat in as_in_setup:
        if seat not in unplaced(p):
            _place_start(p, seat, players)
    for seat in range(p.seats):
        on_map = sum(p.army(seat, region) for region in range(p.rules.count))
        most = p.rules.limits["hoplites"] - added(p, "hoplites_gone", seat)
        if on_map > most:
            raise refused(f"players[{seat}].hoplites", f"{on_map} are too many: a player has {most}")
        p.supply[seat] = most - on_map
    for seat, player in enumerate(players):
        _arrange_control(p, seat, player)
    for seat, player in enumerate(players):
        if "controls" not in player or seat in as_in_setup:
            _default_control(p, seat)
    _check_armies(p)


def _arrange_army(p: Hellas, seat: int, player: Table) -> None:
    field = f"players[{seat}]"
    table = read_table(player.get("hoplites", {}), f"{field}.hoplites", p.rules.region_ids)
    inside = _read_regions(p, player, "fortified", field)
    if seat in unplaced(p) and (table or inside):
        raise refused(f"{field}.hoplites", f"seat {seat} has not placed its hero yet; say whose turn it is in `turn`")
    for name, count in table.items():
        p.shift(
            seat, p.rules.region[name], read_number(count, f"{field}.hoplites.{name}", 0, p.rules.limits["hoplites"])
        )
    for region, name in enumerate(p.rules.region_ids):
        if inside >> region & 1:
            if p.rules.city[region] is None:
                raise refused(f"{field}.fortified", f"{name} has no city; cities are in {', '.join(_cities(p))}")
            if p.fortified[region] != NOBODY:
                raise refused(
                    f"{field}.fortified", f"in {name} seat {p.fortified[region]} is fortified, and one has room"
                )
            p.fortified[region] = seat


def _cities(p: Hellas) -> list[str]:
    return [name for region, name in enumerate(p.rules.region_ids) if p.rules.city[region] is not None]


def _place_start(p: Hellas, seat: int, players: list[Table]) -> None:
    """The hoplites of setup stand with the hero, or else in the first region of which nobody speaks (H-3.9)."""
    taken = {region for other in range(p.seats) if other != seat for region in _spoken_of(p, other, players[other])}
    taken |= {region for region in range(p.rules.count) if p.enemies_in(seat, region)}
    wish = [p.hero_at[seat]] if p.hero_at[seat] != NOWHERE else []
    free = [region for region in (*wish, *range(p.rules.count)) if region not in taken]
    if not free:
        raise refused(f"players[{seat}].hoplites", "no region is free of the other players: say where they stand")
    p.shift(seat, free[0], starting_hoplites(p, seat))


# -- control ----------------------------------------------------------------------------------------------------------


def _arrange_control(p: Hellas, seat: int, player: Table) -> None:
    field = f"players[{seat}].controls"
    mask = _read_regions(p, player, "controls", f"players[{seat}]")
    for region, name in enumerate(p.rules.region_ids):
        if not mask >> region & 1:
            continue
        if seat in unplaced(p):
            raise refused(field, f"seat {seat} has not placed its hero yet; say whose turn it is in `turn`")
        if p.control[region] != NOBODY:
            raise refused(field, f"{name} is under the control of seat {p.control[region]} already")
        p.control[region] = seat


def _default_control(p: Hellas, seat: int) -> None:
    """Where nothing is said of control, the region is the seat's if its hoplites could have taken it."""
    for region in range(p.rules.count):
        owners = p.owners_in(region)
        if p.control[region] == NOBODY and seat in owners and not any(p.are_enemies(seat, one) for one in owners):
            held = p.army(seat, region) >= population(p, seat, region)
            if (held and may_control(p, seat, region)) or p.fortified[region] == seat:
                p.control[region] = seat


def _check_armies(p: Hellas) -> None:
    for region, name in enumerate(p.rules.region_ids):
        owners, controller = p.owners_in(region), p.control[region]
        inside = p.fortified[region]
        if inside != NOBODY and controller != inside:
            raise refused(
                f"players[{inside}].fortified",
                f"{name} is not under the control of seat {inside}: add it to `controls`",
            )
        if any(p.are_enemies(owners[0], other) for other in owners):
            _check_meeting(p, region, owners)
        elif owners and controller != NOBODY and p.are_enemies(controller, owners[0]) and not is_moving(p):
            raise refused(
                f"players[{controller}].controls",
                f"in {name} stand hoplites of seat {owners[0]}, who would have taken it",
            )
        for seat in owners if controller == NOBODY and is_settled(p) else []:
            size = population(p, seat, region)
            if p.army(seat, region) >= size and may_control(p, seat, region):
                field = f"players[{seat}].controls"
                raise refused(field, f"with {p.army(seat, region)} there {name} (population {size}) is theirs: add it")


def _check_meeting(p: Hellas, region: int, owners: list[int]) -> None:
    field = f"players[{owners[-1]}].hoplites.{p.rules.region_ids[region]}"
    if not is_moving(p):
        raise refused(
            field, f"hoplites of seat {owners[0]} stand there too, and two players' meet only in a battle: say it in "
            "`steps`, with an Aftermath under way"
        )  # fmt: skip
    if len(owners) > 2 or p.active not in owners:
        raise refused(field, f"those who meet are seat {p.active}, whose turn it is, and one other")
