"""The players' colours: who has which (rules D-1.2, D-3.17)."""

from __future__ import annotations

from aegean.core.describing import Table, read_word, refused
from aegean.delphi.arranging.pending import choosing_colours
from aegean.delphi.position import Delphi


def arrange_colours(p: Delphi, players: list[Table], mode: str) -> None:
    """Colours as they are said. A seat that is not spoken of keeps what it was dealt, or has the colour of its seat; if
    that is taken, the first that is free."""
    chosen = choosing_colours(p)
    if chosen < p.seats and mode != "chosen":
        raise refused("steps", 'colours are chosen only with the option colours = "chosen"')
    said = _said(p, players, mode, chosen)
    before = [colour if colour >= 0 else seat for seat, colour in enumerate(p.colours)]
    p.colours = [said.get(seat, -1) for seat in range(p.seats)]
    for seat in range(chosen):
        if seat not in said and before[seat] not in p.colours:
            p.colours[seat] = before[seat]
    for seat in range(chosen):
        if p.colours[seat] < 0:
            p.colours[seat] = next(n for n in range(len(p.facts.player_colours)) if n not in p.colours)


def _said(p: Delphi, players: list[Table], mode: str, chosen: int) -> dict[int, int]:
    names = p.facts.player_colours
    said: dict[int, int] = {}
    for seat, player in enumerate(players):
        if "colour" not in player:
            continue
        field = f"players[{seat}].colour"
        colour = names.index(read_word(player["colour"], field, names))
        if seat >= chosen:
            raise refused(field, f"seat {seat} has not chosen yet: it is seat {chosen} that chooses")
        if colour in said.values():
            raise refused(field, f"{names[colour]} is described twice, and no two players share a colour")
        if mode == "by_seat" and colour != seat:
            raise refused(field, f'with the option colours = "by_seat" it is {names[seat]}')
        said[seat] = colour
    return said
