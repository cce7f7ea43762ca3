"""Ship tiles: who has which, what they change of the start, and the draft (rules D-3.13 to D-3.15)."""

from __future__ import annotations

from collections.abc import Mapping

from aegean.core.describing import Table, read_word, read_words, refused
from aegean.delphi.arranging.pending import drafting, setting_up
from aegean.delphi.position import Delphi
from aegean.delphi.setup import give_ship


def arrange_ships(p: Delphi, players: list[Table], supply: Table, mode: str) -> None:
    """Deal the ship tiles as they are said; seats that are not spoken of keep theirs, or take what is left.

    Once the game is under way the tiles have also done what they do at the start. Where that was a choice, the first
    card displayed has been taken, and what it does on receipt is over.
    """
    last = drafting(p)
    if last >= 0 and mode != "draft":
        raise refused("steps", 'ships are drafted only with the option ships = "draft"')
    said = _said(p, players, mode, last)
    dealt = p.ship_tile[:]
    tiles = [said.get(seat, -1) for seat in range(p.seats)]
    for seat in range(p.seats):
        if seat not in said and dealt[seat] not in tiles and _suits(p, dealt[seat], players[seat]):
            tiles[seat] = dealt[seat]
    for seat in reversed(range(last + 1, p.seats)):
        if tiles[seat] < 0:
            left = [tile for tile in [*p.ships_on_offer, *dealt, *_dealable(p, mode)] if tile not in (-1, *tiles)]
            tiles[seat] = next((tile for tile in left if _suits(p, tile, players[seat])), left[0])
    p.ships_on_offer = _on_offer(p, supply, tiles, last)
    for seat, tile in enumerate(tiles):
        _take_back_ship(p, seat)
        if tile >= 0:
            give_ship(p, seat, tile)
    if not setting_up(p):
        for seat, player in enumerate(players):
            _start_effects(p, seat, player)


def _suits(p: Delphi, tile: int, player: Table) -> bool:
    """Whether a tile that is not said agrees with what is said of its player."""
    ship = p.facts.ships[tile]
    strength, gods, tasks = player.get("strength"), player.get("gods"), player.get("tasks")
    if isinstance(strength, int) and strength < ship.strength:
        return False
    if isinstance(gods, Mapping) and ship.gods_on_first_cloud and p.facts.start_row in gods.values():
        return False
    return not (isinstance(tasks, list) and len(tasks) > p.tasks_left(0) - ship.tasks_dropped)


def _dealable(p: Delphi, mode: str) -> list[int]:
    return [n for n in range(len(p.facts.ship_ids)) if mode != "first_game" or p.facts.ships[n].first_game]


def _said(p: Delphi, players: list[Table], mode: str, last: int) -> dict[int, int]:
    ids = p.facts.ship_ids
    known = [ids[n] for n in _dealable(p, mode)]
    said: dict[int, int] = {}
    for seat, player in enumerate(players):
        if "ship_tile" not in player:
            continue
        field = f"players[{seat}].ship_tile"
        tile = ids.index(read_word(player["ship_tile"], field, known))
        if seat <= last:
            raise refused(field, f"seat {seat} has not chosen yet: it is seat {last} that drafts")
        if tile in said.values():
            raise refused(field, f"{ids[tile]} is described twice, and there is one")
        said[seat] = tile
    return said


def _on_offer(p: Delphi, supply: Table, tiles: list[int], last: int) -> list[int]:
    """As long as the draft goes on, one tile more than seats that are to choose (D-3.14)."""
    size = p.facts.setup["ship_tiles_on_offer"].among(p.seats) - (p.seats - 1 - last) if last >= 0 else 0
    offered = [tile for tile in p.ships_on_offer if tile not in tiles][:size]
    if "ships_on_offer" in supply:
        field, ids = "supply.ships_on_offer", p.facts.ship_ids
        offered = [ids.index(name) for name in read_words(supply["ships_on_offer"], field, "ship tiles", ids)]
        if len(offered) != size:
            raise refused(field, f"{len(offered)} tiles are not possible: now there are {size}")
        for tile in offered:
            if tile in tiles or offered.count(tile) > 1:
                raise refused(field, f"{ids[tile]} is described twice, and there is one")
    return offered


def _take_back_ship(p: Delphi, seat: int) -> None:
    """The player's area as it is before a ship tile is dealt."""
    numbers = p.facts.setup
    p.ship_tile[seat] = -1
    p.favours[seat] = numbers["favours"].by_seat[seat]
    p.strength[seat] = numbers["strength"].value
    for colour in range(6):
        hurt = p.injuries[seat * 6 + colour]
        p.gods[seat * 6 + colour] = p.facts.first_cloud(p.seats) if hurt else p.facts.start_row


def _start_effects(p: Delphi, seat: int, player: Table) -> None:
    ship = p.facts.ships[p.ship_tile[seat]]
    if "equipment" not in player:
        for _ in range(min(ship.equipment, len(p.equipment_deck))):
            p.equipment[seat] |= 1 << p.display[0]
            p.display[0] = p.equipment_deck.pop()
    if "oracle" not in player:
        p.draw_oracle(seat, ship.oracle_cards)
