"""What every position must stand, and games at random to find positions in."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from aegean import State
from tests import descriptions
from tests.hellas.positions import GAME, MONSTERS

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 1, {}),
    (3, 2, {"heroes": "dealt"}),
    (4, 3, {"first_player": "first_seat"}),
]
REGIONS = (
    "epirus", "macedonia", "thessaly", "chalkidiki", "acarnania", "aetolia", "locris", "phocis", "euboea", "boeotia",
    "attica", "corinthia", "achaea", "elis", "arcadia", "messenia", "argolis", "laconia", "crete",
)  # fmt: skip
ARTIFACTS = (
    "caduceus", "apollos_arrow", "femes_trumpet", "harpe", "pandoras_box", "horn_of_plenty", "ambrosia", "aegis",
    "eye_of_graeae", "ariadnes_thread", "poison_arrows", "minotaurs_horn", "head_of_sphinx", "eye_of_cyclops",
    "medusas_blood", "chimeras_fire", "adamant_tethers",
)  # fmt: skip


def played(state: State, seed: int, moves: int) -> Iterator[State]:
    return descriptions.played(GAME, state, seed, moves, idle=("build_monument",), zeal=0.9)


def crowded(seed: int) -> State:
    """A table on which everybody has much to use and monsters and armies are everywhere."""
    chance = random.Random(seed)
    seats = chance.choice((2, 3, 4))
    blessings = chance.sample(sorted(GAME.pack.entries("blessings")), 36)
    artifacts, regions = chance.sample(ARTIFACTS, len(ARTIFACTS)), chance.sample(REGIONS, len(REGIONS))
    players = [
        {
            "blessings": blessings[seat * 8 : seat * 8 + 8],
            "artifacts": artifacts[seat * 4 : seat * 4 + 4],
            "hoplites": dict.fromkeys(regions[seat * 4 : seat * 4 + 4], 2),
            "attributes": {"leadership": 3, "strength": 3, "speed": 3},
            "priests": 3,
        }
        for seat in range(seats)
    ]
    monsters = {name: chance.choice(REGIONS) for name in MONSTERS}
    told = {"seats": seats, "seed": seed, "turn": {"seat": 0}, "players": players, "monsters": monsters}
    return GAME.position(told)


def check_pieces(state: State) -> None:
    """Count everything that is in the box."""
    told, view = state.describe(), state.view(None)
    players, decks, discards, gone = told["players"], told["decks"], told["discards"], told["gone"]
    steps = told.get("steps", [])

    def pending(step: str, key: str) -> list[str]:
        return [card for one in steps if one["step"] == step for card in one.get(key, ()) if card]

    def owned(key: str) -> list[str]:
        return [card for player in players for card in player[key]]

    for seat, player in enumerate(players):
        on_map = sum(player["hoplites"].values()) + len(player["fortified"])
        assert on_map + view["players"][seat]["supply"] == 15
        assert player["priests"] + sum(player["praying"].values()) <= 4
        assert set(player["fortified"]) <= set(player["controls"])
    combat = owned("hand") + decks["combat"] + discards["combat"] + discards.get("open", [])
    assert len(combat) == 30
    assert Counter(combat) == Counter(GAME.new(2, 0).describe()["decks"]["combat"] + hands(GAME.new(2, 0)))
    attacks = decks["attack"] + discards.get("attack", []) + discards.get("aside", []) + pending("Hunt", "drawn")
    assert Counter(attacks) == Counter(GAME.new(2, 0).describe()["decks"]["attack"])
    blessings = owned("blessings") + decks["blessing"] + gone["blessing"] + pending("Draft", "cards")
    once(blessings + pending("Draft", "kept"), 36)
    quests = [quest for quest in told["quests"] if quest]
    evolved = [card for one in told["monsters"].values() if one != "unseen" for card in one["evolutions"]]
    once(decks["event"] + discards["event"] + gone["event"] + quests + evolved + owned("kept"), 23)
    once([*told["monsters"], *owned("slain")], 7)
    artifacts = owned("artifacts") + owned("used_artifacts") + decks["neutral"] + pending("KeepArtifact", "cards")
    once(artifacts, None)
    assert {"caduceus", "aegis", "harpe"} <= set(artifacts)
    once(owned("glory"), None)
    once(owned("controls"), None)
    once([player["hero"] for player in players if "hero" in player], None)
    numbers = sorted(number for number in told["temples"].values() if number != "oracle")
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) + len(view["temples_left"]) == (8 if state.seats == 4 else 6)


def hands(state: State) -> list[str]:
    return [card for player in state.describe()["players"] for card in player["hand"]]


def once(things: list[str], count: int | None) -> None:
    assert len(set(things)) == len(things)
    assert count in (None, len(things))
