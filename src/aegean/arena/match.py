"""A match: which bots play which game how often, and one game of it from start to end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from time import perf_counter
from types import MappingProxyType
from typing import Final

import msgspec

import aegean
from aegean import bots, variants
from aegean.bots import own
from aegean.core.dice import check_seed
from aegean.core.errors import OptionError
from aegean.core.state import State
from aegean.core.values import Plain, Result
from aegean.variants import TEST_SEEDS, Episode

BROKEN_OFF: Final = "broken_off"  # why a game ended that was as long as its variant allows
Given = Mapping[str, type[bots.Bot] | bots.Bot]
NOBODY: Final[Given] = MappingProxyType({})


class Match(msgspec.Struct, frozen=True):
    """Every seed is played from every seating: the bots move on by one seat, until the line-up would come up again."""

    game: str
    rules: str  # the version of the game's rules
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Plain]
    variant: str = ""  # the named variant that is played, where it is one

    @property
    def seatings(self) -> int:
        """How many different line-ups there are."""
        count = len(self.bots)
        return next(turn for turn in range(1, count + 1) if self.bots[turn:] + self.bots[:turn] == self.bots)

    def seed_of(self, number: int) -> int:
        return self.seed + number // self.seatings

    def entrants(self, number: int) -> tuple[int, ...]:
        """By seat, which of the match's bots sits there in a game."""
        count, turn = len(self.bots), number % self.seatings
        return tuple((seat + turn) % count for seat in range(count))

    def begin(self, number: int) -> Episode:
        """A game of the match before its first action."""
        seed = self.seed_of(number)
        if self.variant:
            return variants.named(self.variant).begin(seed)
        return Episode(aegean.game(self.game).new(len(self.bots), seed, self.options))

    def line_up(self, number: int) -> tuple[str, ...]:
        return tuple(self.bots[entrant] for entrant in self.entrants(number))


class Outcome(msgspec.Struct, frozen=True):
    """How one game of a match went. `seconds` and `longest` depend on the machine, all else on the match alone."""

    number: int
    seed: int
    bots: tuple[str, ...]  # by seat, as all that follows in tuples
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    reason: str
    rounds: int
    actions: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # spent on all decisions
    longest: tuple[float, ...]  # spent on one
    hash: str  # of the last state

    def place(self, seat: int) -> int:
        """1 for the first; those who are level have the same place."""
        before = 0
        for level in self.ranking:
            if seat in level:
                return before + 1
            before += len(level)
        raise ValueError(f"there is no seat {seat}")

    def share(self, seat: int) -> float:
        """A victory is worth 1, shared among those who won together."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def new_match(
    game: str,
    players: Sequence[own.Player],
    games: int,
    seed: int | None = None,
    options: Mapping[str, Plain] | None = None,
) -> Match:
    """A match that can be played; a bad one is refused by name. Games are rounded up to whole rounds of seatings.

    `game` is a game or a named variant, whose games are counted from the first of the seeds that are kept for tests.
    """
    named = variants.all_named().get(game)
    if named is not None:
        _check_variant(named, len(players), options)
        game, options = named.game, named.options
    if seed is None:
        seed = 0 if named is None else TEST_SEEDS
    rules = variants.rules_of(game)
    rules.check_seats(len(players))
    for player in players:
        own.player(player, game)
    names = own.names_of(players)
    if type(games) is not int or games < 1:
        raise OptionError(f"a match has at least one game, not {games!r}")
    check_seed(seed)
    full = rules.complete(options or {})
    rules.new(len(names), seed, full)
    match = Match(game, rules.version, tuple(names), games, seed, full, "" if named is None else named.id)
    return msgspec.structs.replace(match, games=-(-games // match.seatings) * match.seatings)


def _check_variant(named: variants.Named, seats: int, options: Mapping[str, Plain] | None) -> None:
    if options:
        raise OptionError(f"{named.id} has its own options: name the game {named.game!r} to choose others")
    if seats != named.seats:
        raise OptionError(f"{named.id} is for {named.seats} seats: name so many bots, not {seats}")


def given(players: Sequence[own.Player]) -> Given:
    """The players of a match that are no names, by the names they have in it."""
    return {name: one for name, one in zip(own.names_of(players), players, strict=True) if not isinstance(one, str)}


def play_game(match: Match, number: int, players: Given = NOBODY) -> Outcome:
    """Play one game of the match to its end; `players` are those who are no names."""
    return followed(match, number, players)[0]


def followed(match: Match, number: int, players: Given = NOBODY) -> tuple[Outcome, State]:
    """The same, and the last state, which has the game's record."""
    try:
        return _play(match, number, players)
    except Exception as error:
        error.add_note(
            f"in game {number} of the match: seed {match.seed_of(number)}, {' '.join(match.line_up(number))}"
        )
        raise


def _play(match: Match, number: int, players: Given) -> tuple[Outcome, State]:
    rules = aegean.game(match.game)
    if rules.version != match.rules:
        raise OptionError(f"the match is of {match.game} {match.rules}; here are the rules of {rules.version}")
    seed, seats = match.seed_of(number), len(match.bots)
    most = variants.named(match.variant).most_moves if match.variant else 0
    episode = match.begin(number)
    state = episode.state
    seated = [
        own.player(players.get(match.bots[entrant], match.bots[entrant]), match.game, _bot_seed(seed, entrant))
        for entrant in match.entrants(number)
    ]
    decisions, seconds, longest = [0] * seats, [0.0] * seats, [0.0] * seats
    while not episode.over and not (most and state.moves >= most):
        seat = state.decision.seat
        table = bots.Table.of(state, seat)
        began = perf_counter()
        action = seated[seat].choose(table)
        spent = perf_counter() - began
        episode.apply(action, seat)
        decisions[seat] += 1
        seconds[seat] += spent
        longest[seat] = max(longest[seat], spent)
    result = episode.result or Result((), (tuple(range(seats)),), BROKEN_OFF)
    outcome = Outcome(
        number,
        seed,
        match.line_up(number),
        result.winners,
        result.ranking,
        result.reason,
        rounds_of(state),
        state.moves,
        tuple(decisions),
        tuple(round(spent, 6) for spent in seconds),
        tuple(round(spent, 6) for spent in longest),
        state.hash(),
    )
    return outcome, state


def _bot_seed(seed: int, entrant: int) -> int:
    """A bot's own seed: the same for it in every seating, another for each game, and never that of the dice."""
    return int.from_bytes(blake2b(f"{seed} {entrant}".encode(), digest_size=8, person=b"aegean arena").digest())


def rounds_of(state: State) -> int:
    """The round that is played, as the table shows it or as the game counts it."""
    view = state.view(None)
    return int(view["round"]) if "round" in view else state.game.round_of(state)
