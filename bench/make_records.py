"""Whole games between bots as records for tests/records/, which later rules must still replay to the same end.

    python -m bench.make_records --games 24 --game delphi

The games are those of the soak, so all numbers of seats and many combinations of options are among them; the name of a
file tells which. What was in the game's folder before is replaced: make them anew only with a new version of the rules.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import aegean
from aegean import bots
from bench.soak import Pairing, pairings

RECORDS = Path(__file__).parent.parent / "tests" / "records"


def record(pairing: Pairing) -> str:
    """A game from its beginning to its end, as the text of a record."""
    players = [bots.bot(name, pairing.game, pairing.number + seat) for seat, name in enumerate(pairing.lineup)]
    state = aegean.game(pairing.game).new(pairing.seats, pairing.number, pairing.options)
    bots.play(state, players)
    return state.record.export()


def missing(chosen: list[Pairing]) -> list[str]:
    """What of seats and options no game in the list has."""
    game = aegean.game(chosen[0].game)
    lacking = [f"{seats} seats" for seats in game.seats if all(one.seats != seats for one in chosen)]
    for name, option in game.options.items():
        for value in option.choices:
            there = [one.options.get(name, option.default) for one in chosen]
            if not any(value in one if option.many else value == one for one in there):
                lacking.append(f"{name} = {value}")
    return lacking


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="delphi", choices=aegean.games())
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--into", type=Path, default=RECORDS, help="folder that holds a folder for each game")
    wishes = parser.parse_args()

    chosen = list(pairings(wishes.game, range(wishes.games)))
    lacking = missing(chosen)
    if lacking:
        parser.error(f"{wishes.games} games are too few, none has {', '.join(lacking)}")
    folder: Path = wishes.into / wishes.game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for pairing in chosen:
        path = folder / f"{pairing.slug}.json"
        path.write_text(record(pairing), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
