"""What lies before each player besides cards: hero, attributes, priests, used-action tokens, Glory Tokens."""

from __future__ import annotations

from aegean.core.describing import Table, read_number, read_set, read_table, read_word, refused
from aegean.hellas.describing.pending import choosing
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import lords
from aegean.hellas.setup import take_hero


def arrange_heroes(p: Hellas, players: list[Table], dealt: bool) -> None:
    """Heroes as said; the others have those dealt, or the first that are free in the order of the data."""
    ids = p.rules.hero_ids
    chosen: dict[int, int] = {}
    for seat, player in enumerate(players):
        if "hero" in player:
            field = f"players[{seat}].hero"
            hero = p.rules.hero[read_word(player["hero"], field, ids)]
            if seat not in lords(p):
                raise refused(field, f"seat {seat} leads no hero")
            if seat in choosing(p) and not dealt:
                raise refused(field, f"seat {seat} has not chosen yet; say whose turn it is in `turn`")
            if hero in chosen.values():
                raise refused(field, f"{ids[hero]} is described twice, and there is one")
            chosen[seat] = hero
    before = p.hero[:]
    for seat in sorted(lords(p)):
        if seat in chosen or (seat in choosing(p) and not dealt):
            continue
        free = [hero for hero in range(len(ids)) if hero not in chosen.values()]
        others = [hero for hero in free if hero not in before[seat + 1 :]]
        chosen[seat] = before[seat] if before[seat] in free else (others or free)[0]
    p.hero = [NOBODY] * p.seats
    p.heroes_left = (1 << len(ids)) - 1
    p.attributes = [attribute.start for _ in range(p.seats) for attribute in p.rules.attributes]
    for seat, hero in chosen.items():
        take_hero(p, seat, hero)


def arrange_player(p: Hellas, seat: int, player: Table) -> None:
    rules, field = p.rules, f"players[{seat}]"
    attributes = read_table(player.get("attributes", {}), f"{field}.attributes", rules.attribute_ids)
    for name, value in attributes.items():
        number = rules.attribute[name]
        most = rules.attributes[number].maximum
        p.attributes[seat * len(rules.attributes) + number] = read_number(value, f"{field}.attributes.{name}", 1, most)
    p.injured[seat] = read_set(player.get("injured", []), f"{field}.injured", "attributes", rules.attribute_ids)
    for number, name in enumerate(rules.attribute_ids):
        if p.injured[seat] >> number & 1 and number not in rules.hero_attributes:
            raise refused(f"{field}.injured", f"{name} is never injured")
    p.specials_used[seat] = read_set(
        player.get("used_specials", []), f"{field}.used_specials", "special actions", rules.special_ids
    )
    for name, special in rules.special_actions.items():
        if not special.marked and p.specials_used[seat] & rules.special[name]:
            raise refused(f"{field}.used_specials", f"{name} is never marked")
    p.muted[seat] = read_set(player.get("muted", []), f"{field}.muted", "powers", rules.power_refs)


def arrange_glory(p: Hellas, players: list[Table]) -> None:
    for seat, player in enumerate(players):
        field = f"players[{seat}].glory"
        mask = read_set(player.get("glory", []), field, "lands", p.rules.land_ids)
        for land, name in enumerate(p.rules.land_ids):
            if mask >> land & 1:
                if p.glory[land] != NOBODY:
                    raise refused(
                        field, f"the Glory Token of the {name} land is described twice: seat {p.glory[land]} has it"
                    )
                p.glory[land] = seat


def arrange_priests(p: Hellas, players: list[Table]) -> None:
    """At most four a player, two at a monument (H-1.10, H-13.2)."""
    most, places = p.rules.limits["priests"], p.rules.limits["priests_on_monument"]
    for seat, player in enumerate(players):
        field = f"players[{seat}]"
        p.priests[seat] = read_number(player.get("priests", p.priests[seat]), f"{field}.priests", 0, most)
        praying = read_table(player.get("praying", {}), f"{field}.praying", p.rules.god_ids)
        for name, count in praying.items():
            god = p.rules.god[name]
            p.priests_at[god * p.seats + seat] = read_number(count, f"{field}.praying.{name}", 0, places)
            if sum(p.priests_at[god * p.seats : (god + 1) * p.seats]) > places:
                raise refused(
                    f"{field}.praying.{name}", f"with these there are more than the {places} for whom there is room"
                )
        away = sum(p.priests_at[god * p.seats + seat] for god in range(len(p.rules.gods)))
        if p.priests[seat] + away > most:
            raise refused(
                f"{field}.priests", f"{p.priests[seat]} here and {away} at monuments: a player has at most {most}"
            )
