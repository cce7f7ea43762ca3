"""How fast the bots search, beside a peer in the same run on one core.

    python bench/search.py [--seconds 1] [--positions 8]

A playout is one way from the position at hand to a value that is taken back up the tree: for our bots down to a new
position that their insight judges, for the peer on to the end of the game in random hands. The peer is Catanatron;
the package that it publishes brings the engine without its Monte Carlo tree search, so that one is written out here
as plainly as it goes: UCT over copies of its game, which its own players finish at random.

Everybody gets the same budget for each position and takes turns, and the medians over the positions are compared.
Seconds are those of the processor, so that whatever else runs on the machine does not count.
"""

from __future__ import annotations

import argparse
import random
from math import log, sqrt
from statistics import median
from time import process_time
from typing import Any

import aegean.core.position
from aegean import Action, State, bots, games
from aegean.bots import Table
from aegean.bots.insight import insight_of
from aegean.bots.levels import Pythia, Strategos
from aegean.bots.search import Node, Search
from aegean.core.position import settle

SEATS = 4
LEVELS = (Strategos, Pythia)
STRIDE = 37  # actions between two positions of one game
EXPLORATION = sqrt(2)
LONGEST_PEER_GAME = 1000  # turns, as its own


# -- our own ----------------------------------------------------------------------------------------------------------


def positions(game: str, count: int) -> list[Table]:
    """Turns of one greedy game after another, somewhere in its course."""
    found: list[Table] = []
    seed = 0
    while len(found) < count:
        state = aegean.game(game).new(SEATS, seed)
        players = [bots.bot("greedy", game, seed + seat) for seat in range(SEATS)]
        due = STRIDE * (1 + seed % 5)
        while not state.over:
            if state.moves >= due and state.decision.kind == "turn" and len(state.decision.actions) > 1:
                found.append(Table.of(state, state.decision.seat))
                break
            bots.decide(state, players)
        seed += 1
    return found


def playouts(table: Table, foresight: bool, seconds: float) -> float:
    """Playouts a second of the search from a position."""
    search = Search(table, 1, insight=insight_of(table, foresight=foresight))
    began = process_time()
    while process_time() - began < seconds:
        search.iterate()
    return search.iterations / (process_time() - began)


class Timed(Search):
    """A search that notes where its time goes."""

    def __init__(self, table: Table, foresight: bool) -> None:
        self.spent = dict.fromkeys(("sampling and copying", "rules", "of these, legal actions", "evaluation"), 0.0)
        super().__init__(table, 1, insight=insight_of(table, foresight=foresight))

    def deal(self, seed: int) -> State:
        began = process_time()
        state = super().deal(seed)
        self.spent["sampling and copying"] += process_time() - began
        return state

    def take(self, state: State, action: Action, seat: int) -> None:
        began = process_time()
        super().take(state, action, seat)
        between = process_time()
        self.spent["rules"] += between - began
        if not state.over:
            settle(state._position)  # a settled position is asked again: it only lists
            self.spent["of these, legal actions"] += process_time() - between

    def judge(self, state: State) -> list[float]:
        began = process_time()
        chances = super().judge(state)
        self.spent["evaluation"] += process_time() - began
        return chances

    def expand(self, state: State, node: Node) -> None:
        began = process_time()
        super().expand(state, node)
        self.spent["evaluation"] += process_time() - began


def time_shares(tables: list[Table], foresight: bool, seconds: float) -> dict[str, float]:
    """The parts of the time of a search, over several positions; the rest is the tree."""
    total: dict[str, float] = {}
    whole = 0.0
    for table in tables:
        search = Timed(table, foresight)
        search.spent = dict.fromkeys(search.spent, 0.0)
        began = process_time()
        while process_time() - began < seconds:
            search.iterate()
        whole += process_time() - began - search.spent["of these, legal actions"]  # listed twice
        for part, spent in search.spent.items():
            total[part] = total.get(part, 0.0) + spent
    found = {part: spent / whole for part, spent in total.items()}
    found["tree"] = 1.0 - sum(share for part, share in found.items() if not part.startswith("of these"))
    return found


# -- the peer ---------------------------------------------------------------------------------------------------------


class PeerNode:
    def __init__(self) -> None:
        self.children: dict[Any, PeerNode] = {}
        self.visits = 0
        self.wins = 0.0

    def choose(self, actions: list[Any]) -> Any:
        """By UCT among the actions that are there this time."""
        known = [action for action in actions if action in self.children]
        top = log(max(1, self.visits))
        return max(
            known,
            key=lambda one: (
                self.children[one].wins / self.children[one].visits
                + EXPLORATION * sqrt(top / self.children[one].visits)
            ),
        )


def peer_positions(count: int) -> list[Any]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    random.seed(1)
    found: list[Any] = []
    seed = 0
    while len(found) < count:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        due = STRIDE * (1 + seed % 5)
        tick = 0
        while game.winning_color() is None and tick < 2000:
            if tick >= due and len(game.state.playable_actions) > 1:
                found.append(game.copy())
                break
            game.play_tick()
            tick += 1
        seed += 1
    return found


def peer_playouts(start: Any, seconds: float) -> float:
    """Playouts a second of a plain Monte Carlo tree search over Catanatron's engine."""
    root = PeerNode()
    colour = start.state.current_color()
    count = 0
    began = process_time()
    while process_time() - began < seconds:
        game, node, way = start.copy(), root, [root]
        while game.winning_color() is None:
            actions = game.state.playable_actions
            fresh = [action for action in actions if action not in node.children]
            action = fresh[0] if fresh else node.choose(actions)
            game.execute(action)
            if fresh:
                node.children[action] = PeerNode()
            node = node.children[action]
            way.append(node)
            if fresh:
                break
        while game.winning_color() is None and game.state.num_turns < LONGEST_PEER_GAME:
            game.play_tick()
        won = game.winning_color() == colour
        for one in way:
            one.visits += 1
            one.wins += won
        count += 1
    return count / (process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each position")
    parser.add_argument("--positions", type=int, default=8)
    given = parser.parse_args()

    tables = {game: positions(game, given.positions) for game in games()}
    peers = peer_positions(given.positions)
    searches = {f"{game}, {level.name}": (game, level.foresight) for game in games() for level in LEVELS}
    speeds: dict[str, list[float]] = {"Catanatron": [], **{name: [] for name in searches}}
    for place in range(given.positions):
        speeds["Catanatron"].append(peer_playouts(peers[place], given.seconds))
        for name, (game, foresight) in searches.items():
            speeds[name].append(playouts(tables[game][place], foresight, given.seconds))
    peer = median(speeds["Catanatron"])

    compiled = not aegean.core.position.__file__.endswith(".py")
    print(f"engine: {'compiled with mypyc' if compiled else 'pure Python'}; {SEATS} seats, one core")
    print(f"{given.seconds:g} seconds of processor time for each of {given.positions} positions")
    print()
    print("| search | playouts / s | ratio |")
    print("| --- | ---: | ---: |")
    for name, found in speeds.items():
        print(f"| {name} | {median(found):,.0f} | {median(found) / peer:.1f} |")
    print()
    parts = {
        name: time_shares(tables[game], foresight, given.seconds / 2) for name, (game, foresight) in searches.items()
    }
    print(f"| share of time | {' | '.join(parts)} |")
    print(f"| --- | {' | '.join('---:' for _ in parts)} |")
    for part in next(iter(parts.values())):
        print(f"| {part} | {' | '.join(f'{100 * shares[part]:.0f} %' for shares in parts.values())} |")


if __name__ == "__main__":
    main()
