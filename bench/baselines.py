"""A table of baselines on named variants, by the protocol of docs/research.md.

    python -m bench.baselines [--variants delphi-race hellas-battle ...] [--games 40] [--jobs 2] [--learn 100000]
        [--save build/baselines]

Each bot of the house sits once in every seat of every deal, with greedy bots in all others; deals are those of the
seeds that are kept for tests, so that all bots meet the same ones, and all of them think by iterations. With `--learn`
MaskablePPO learns each variant first, against random opponents on training seeds, for so many steps of its own (that
needs `pip install "aegean[research]"`), and is measured like the others. Told is the share of games won, with Wilson's
interval (95 %), beside what it would be among equals.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final

from aegean.arena import Report, play_match
from aegean.bots.own import Player
from aegean.variants import all_named, named

VARIANTS: Final = ("delphi-race", "delphi-last-round", "delphi-four", "hellas-battle", "hellas-hunt", "hellas-duel",
                   "hellas-crown", "hellas-four", "kronos")  # fmt: skip
BOTS: Final = ("random", "shepherd", "peltast", "strategos:20", "pythia:40")
OTHERS: Final = "greedy"
LEARNED: Final = "MaskablePPO"


def cell(report: Report, bot: str) -> dict[str, Any]:
    """What a bot won in the one seat that it has."""
    row = next(row for row in report.rows if row.bot == bot)
    return {"bot": bot, "games": row.games, "won": row.rate, "low": row.low, "high": row.high, "par": row.par}


def played(variant: str, bot: str, one: Player, games: int, jobs: int, folder: Path | None) -> dict[str, Any]:
    seats = named(variant).seats
    journal = None
    if folder is not None and isinstance(one, str):
        journal = folder / f"{variant}-{bot.replace(':', '-')}.jsonl"
    report = play_match(variant, [one, *[OTHERS] * (seats - 1)], games, jobs=jobs, journal=journal, resume=True)
    return cell(report, bot)


def learned(variant: str, steps: int) -> Player:
    """What MaskablePPO comes to in so many steps; the way is rewarded too (`potential`)."""
    import gymnasium
    import torch
    from sb3_contrib import MaskablePPO

    from aegean.envs.gymnasium import SeatEnv
    from aegean.envs.opponents import Policy

    class Apprentice(gymnasium.Wrapper[Any, Any, Any, Any]):
        """The tensor alone as the observation."""

        def __init__(self, env: SeatEnv) -> None:
            super().__init__(env)
            self.observation_space = env.observation_space["observation"]
            self.action_masks = env.action_masks

        def reset(self, **kwargs: Any) -> tuple[Any, dict[str, Any]]:
            seen, told = self.env.reset(**kwargs)
            return seen["observation"], told

        def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            seen, reward, over, broken_off, told = self.env.step(action)
            return seen["observation"], float(reward), over, broken_off, told

    torch.set_num_threads(1)
    torch.manual_seed(1)
    env = Apprentice(SeatEnv(variant, opponents="random", reward="potential"))
    env.reset(seed=1)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=1024, batch_size=256, n_epochs=4, gamma=0.995, ent_coef=0.005, seed=1,
        policy_kwargs={"net_arch": [256, 128]},
    )  # fmt: skip
    model.learn(steps)

    def choose(observation: Any, mask: Any) -> int:
        return int(model.predict(observation, action_masks=mask, deterministic=True)[0])

    policy = Policy(choose)
    policy.label = LEARNED
    return policy


def table(found: dict[str, list[dict[str, Any]]]) -> str:
    bots = list(dict.fromkeys(one["bot"] for cells in found.values() for one in cells))
    lines = [f"| variant | par | {' | '.join(f'`{bot}`' for bot in bots)} |", "| --- | ---: |" + " ---: |" * len(bots)]
    for variant, cells in found.items():
        by_bot = {one["bot"]: one for one in cells}
        told = [
            f"{one['won']:.0%} ({one['low'] * 100:.0f} to {one['high'] * 100:.0f})" if one else ""
            for one in map(by_bot.get, bots)
        ]
        lines.append(f"| `{variant}` | {1 / named(variant).seats:.0%} | {' | '.join(told)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variants", nargs="+", choices=list(all_named()), default=list(VARIANTS), metavar="VARIANT")
    parser.add_argument("--bots", nargs="+", default=list(BOTS), metavar="BOT")
    parser.add_argument("--games", type=int, default=40, help="for each bot and variant, at least")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--learn", type=int, default=0, metavar="STEPS", help="of MaskablePPO; 0: without")
    parser.add_argument("--save", type=Path, help="a folder for the games' outcomes; what it holds is not played again")
    given = parser.parse_args()
    if OTHERS in given.bots:
        parser.error(f"{OTHERS} is who the others are: name other bots")
    if given.save is not None:
        given.save.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[dict[str, Any]]] = {}
    for variant in given.variants:
        cells = found.setdefault(variant, [])
        for bot in given.bots:
            began = time.perf_counter()
            cells.append(played(variant, bot, bot, given.games, given.jobs, given.save))
            print(f"{variant} {bot}: {cells[-1]['won']:.0%}, {time.perf_counter() - began:.0f} s", flush=True)
        if given.learn:
            one = learned(variant, given.learn)
            cells.append(played(variant, LEARNED, one, given.games, 1, given.save))
            print(f"{variant} {LEARNED}: {cells[-1]['won']:.0%}", flush=True)
        if given.save is not None:
            (given.save / "baselines.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(table(found))


if __name__ == "__main__":
    main()
