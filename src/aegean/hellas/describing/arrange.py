"""The position that a description tells of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from aegean.core.describing import (
    RESULT_KEYS,
    Table,
    check_result,
    read_chance,
    read_header,
    read_number,
    read_options,
    read_players,
    read_set,
    read_table,
    read_word,
    read_words,
    refused,
)
from aegean.core.dice import Dice
from aegean.core.game import Game
from aegean.core.values import Plain
from aegean.hellas.control import fulfilled, win
from aegean.hellas.describing.armies import arrange_armies, arrange_places
from aegean.hellas.describing.cards import (
    arrange_artifacts,
    arrange_attacks,
    arrange_blessings,
    arrange_combat,
    arrange_events,
)
from aegean.hellas.describing.pending import (
    check_going_on,
    check_shape,
    check_steps,
    is_fresh,
    is_settled,
    owner_of,
    read_stack,
    setting_up,
)
from aegean.hellas.describing.players import arrange_glory, arrange_heroes, arrange_player, arrange_priests
from aegean.hellas.describing.things import (
    arrange_monsters,
    arrange_monuments,
    arrange_quests,
    arrange_temples,
)
from aegean.hellas.describing.words import read_seats
from aegean.hellas.position import Hellas
from aegean.hellas.queries import allies, turn_order, whose_turn
from aegean.hellas.turn.steps import TurnStart

KEYS: Final = (
    "game", "seats", "seed", "options", "order", "first_seat", "turn", "steps", "players", "monsters", "quests",
    "monuments", "temples", "temples_left", "temple_card", "decks", "discards", "gone", "rolls", "chance",
    "result",
)  # fmt: skip
TURN_KEYS: Final = (
    "seat", "phase", "number", "regular_used", "artifact_block", "extra_specials", "powers_used", "entered",
    "came_from",
)  # fmt: skip
PLAYER_KEYS: Final = (
    "hero", "at", "quest", "away", "attributes", "injured", "priests", "praying", "hoplites", "fortified", "controls",
    "hand", "artifacts", "used_artifacts", "blessings", "blessing_tokens", "used_specials", "glory", "slain", "kept",
    "muted",
)  # fmt: skip
DECK_KEYS: Final = ("combat", "event", "attack", "neutral", "blessing")
DISCARD_KEYS: Final = ("combat", "open", "event", "attack", "aside")
GONE_KEYS: Final = ("event", "blessing")
BLOCKS: Final = ("unopened", "open", "closed")


def arrange(
    game: Game, description: Mapping[str, Plain], part_keys: tuple[str, ...]
) -> tuple[Hellas, int, dict[str, Plain]]:
    """The position, its number of seats and its options; what is not said is as after setup."""
    if not isinstance(description, Mapping):
        read_table(description, "the description", KEYS)
    seats, seed = read_header(game, description)
    options = read_options(game, description, seats)
    p = cast(Hellas, game.setup(seats, options, Dice.of_seed(seed)))
    said = read_table(description, "the description", (*KEYS, *part_keys))
    turn = read_table(said.get("turn", {}), "turn", TURN_KEYS)
    players = read_players(said, seats, PLAYER_KEYS)
    decks = read_table(said.get("decks", {}), "decks", DECK_KEYS)
    discards = read_table(said.get("discards", {}), "discards", DISCARD_KEYS)
    gone = read_table(said.get("gone", {}), "gone", GONE_KEYS)

    _arrange_turn(p, said, turn, options)
    _arrange_parts(p, said, early=True)
    arrange_heroes(p, players, options["heroes"] == "dealt")
    arrange_blessings(p, players, decks, gone)
    arrange_quests(p, said)
    arrange_monsters(p, said, players)
    arrange_events(p, players, decks, discards, gone)
    arrange_places(p, players)
    arrange_armies(p, players)
    arrange_temples(p, said)
    arrange_monuments(p, said)
    arrange_artifacts(p, players, decks)
    arrange_combat(p, players, decks, discards)
    arrange_attacks(p, decks, discards)
    for seat, player in enumerate(players):
        arrange_player(p, seat, player)
    arrange_glory(p, players)
    arrange_priests(p, players)
    _arrange_parts(p, said, early=False)
    check_steps(p)
    p.dice = read_chance(p.dice, said, {"monster": p.rules.die_names})
    _arrange_result(p, said)
    if "steps" in said:
        check_going_on(p)
    p.events = []
    p.sealed = False
    return p, seats, options


# -- parts ------------------------------------------------------------------------------------------------------------


def _arrange_parts(p: Hellas, said: Table, early: bool) -> None:
    """Each part becomes what is said under its name; of one that is not in this game nothing may be said."""
    played = {part.KEY for part in p.parts.values()}
    for key in said:
        if key not in KEYS and key not in played:
            raise refused(key, f"that is not played with {p.seats} players and these options")
    for name in [name for name, part in p.parts.items() if early == part.EARLY]:
        part = p.own(name)
        part.arrange(p, said.get(part.KEY))
        if is_fresh(p) and "result" not in said:
            part.settled(p)


# -- the turn ---------------------------------------------------------------------------------------------------------


def _arrange_turn(p: Hellas, said: Table, turn: Table, options: Mapping[str, Plain]) -> None:
    rules = p.rules
    _arrange_order(p, said, options)
    if "first_seat" in said:
        first = read_number(said["first_seat"], "first_seat", 0, p.seats - 1)
        fixed = "turn_order" in p.rules.answers
        if (fixed or options["first_player"] != "random") and first != p.first_seat:
            raise refused("first_seat", f"{'the mode' if fixed else 'the option first_player'} makes it {p.first_seat}")
        p.first_seat = first
    p.steps = read_stack(p, said, turn)
    p.active = owner_of(p.steps)
    if turn.get("seat", p.active) != p.active:
        raise refused("turn.seat", f"by the steps it is the turn of seat {p.active}")
    if "steps" in said and "phase" in turn:
        raise refused("turn.phase", "the steps say how far the turn has come: leave this out")
    _arrange_number(p, said, turn, options)
    check_shape(p)
    regular = [name for name in rules.regular_ids if name != "use_artifacts"]
    used = read_words(turn.get("regular_used", []), "turn.regular_used", "regular actions", regular)
    p.regular_used = sum(rules.regular[name] for name in set(used))
    p.artifact_block = BLOCKS.index(read_word(turn.get("artifact_block", BLOCKS[0]), "turn.artifact_block", BLOCKS))
    p.extra_specials = read_number(turn.get("extra_specials", 0), "turn.extra_specials")
    powers = read_words(turn.get("powers_used", []), "turn.powers_used", "powers", rules.power_refs)
    p.used_this_turn = [rules.power_number[ref] for ref in powers]
    p.entered = read_set(turn.get("entered", []), "turn.entered", "regions", rules.region_ids)
    for name, starts in read_table(turn.get("came_from", {}), "turn.came_from", rules.region_ids).items():
        field = f"turn.came_from.{name}"
        p.came_from[rules.region[name]] = read_set(starts, field, "regions", rules.region_ids)
    if isinstance(p.steps[0], TurnStart):
        for key in ("regular_used", "artifact_block", "extra_specials", "powers_used"):
            if turn.get(key) not in (None, [], 0, BLOCKS[0]):
                raise refused(f"turn.{key}", "that comes about in the actions of a turn, and this one has not begun")
    if is_settled(p) and (p.entered or any(p.came_from)):
        raise refused("turn.entered", "moves are remembered while an action is under way, and none is")


def _arrange_order(p: Hellas, said: Table, options: Mapping[str, Plain]) -> None:
    """The seats clockwise around the table; the option may have put them elsewhere than by their numbers."""
    if "order" not in said:
        return
    order = list(read_seats(said["order"], "order", p.seats))
    if len(order) != p.seats:
        raise refused("order", f"all of the {p.seats} seats sit at the table")
    if options["seating"] == "by_seat" and order != p.order:
        raise refused("order", f"the option seating makes it {p.order}")
    p.order = order
    if "turn_order" in p.rules.answers:
        p.first_seat = turn_order(p)[0]
    elif options["first_player"] != "random":
        p.first_seat = order[0]


def _arrange_number(p: Hellas, said: Table, turn: Table, options: Mapping[str, Plain]) -> None:
    """The turns of the whole table are counted from the first seat's first one."""
    if setting_up(p):
        p.turn = read_number(turn.get("number", 1), "turn.number", 1, 1)
        if p.active != p.first_seat:
            raise refused("steps[0].seat", f"the first turn is that of seat {p.first_seat}")
        return
    if "number" not in turn:
        p.turn = turn_order(p).index(p.active) + 1
        return
    p.turn = read_number(turn["number"], "turn.number", 1)
    if "first_seat" not in said and options["first_player"] == "random" and "turn_order" not in p.rules.answers:
        p.first_seat = p.order[(p.order.index(p.active) - p.turn + 1) % p.seats]
    if whose_turn(p, p.turn) != p.active:
        raise refused(
            "turn.number", f"seat {p.first_seat} began, so in turn {p.turn} it is not seat {p.active} that plays"
        )


# -- the end ----------------------------------------------------------------------------------------------------------


def _won(p: Hellas) -> list[tuple[int, str]]:
    """Who has won by what, the active player first; ways to win that parts know of come last."""
    return [*fulfilled(p), *(won for part in p.parts.values() for won in part.won(p))]


def _arrange_result(p: Hellas, said: Table) -> None:
    """A finished game: the result is what the rules make of the position, and what is said of it must agree."""
    won = _won(p)
    if "result" not in said:
        if won and is_settled(p):
            seat, reason = won[0]
            raise refused(f"players[{seat}]", f"{reason} is fulfilled, so the game is over: say `result`")
        return
    told = read_table(said["result"], "result", RESULT_KEYS)
    if not won:
        raise refused("result", "nobody fulfils a condition of victory, so the game is not over")
    fitting = [
        (seat, reason)
        for seat, reason in won
        if told.get("winners", list(allies(p, seat))) == list(allies(p, seat)) and told.get("reason", reason) == reason
    ]
    win(p, *(fitting or won)[0])
    check_result(p, said)
