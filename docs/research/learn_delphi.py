"""MaskablePPO learns to beat random play in The Oracle of Delphi.

    pip install "aegean[research]"
    python docs/research/learn_delphi.py --minutes 10 --out build/learned

The learner is rewarded for winning, and on the way for every task it completes and for cargo on its way to one. Written
into the folder: the policy (policy.zip), the course of the training (curve.csv), its picture (curve.svg), and how the
policy fares against random play afterwards (result.json).
"""

from __future__ import annotations

import argparse
import csv
import json
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv, VecEnv

from aegean.arena.report import wilson
from aegean.core.numbering import parts_of
from aegean.delphi.notation import ACTIONS
from aegean.envs.gymnasium import SeatEnv
from aegean.envs.observing import Variant

SEATS = 2
LONGEST = 800  # actions of both players, after which a game of the training is broken off
TASKS = 12
CARGO = 0.4  # what a piece on board is worth, beside a completed task
ROLLOUT = 2048  # steps between two rounds of learning
EVERY = 40  # games of the training to a point of the curve


class Apprentice(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The tensor alone as the observation, and a reward for progress. All of it is read from the learner's own tensor:
    the layout says where each field stands."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]
        spans = {span.name: slice(span.start, span.stop) for span in env.variant.layout}
        self._left = spans["player 0: tasks left"]
        self._cargo = [spans["player 0: offerings held"], spans["player 0: statues held"]]
        colours = spans["places and islands: colour of each place"]
        places = (colours.stop - colours.start) // 6  # Zeus's hex is the last of them; of an offset, the distance is
        self._zeus = spans["places and islands: offset and distance of each"].start + 3 * places - 1
        self._mask = env.action_masks
        self._before = 0.0

    def worth(self, seen: Any) -> float:
        """How far the learner has come: tasks done, cargo on board, and at the end the way home to Zeus."""
        left = float(seen[self._left][0]) * TASKS
        cargo = sum(float(seen[span].sum()) for span in self._cargo)
        home = 1.0 - float(seen[self._zeus]) if left < 0.5 else 0.0
        return (TASKS - left + CARGO * min(cargo, left) + home) / TASKS

    def reset(self, **kwargs: Any) -> tuple[Any, dict[str, Any]]:
        seen, told = self.env.reset(**kwargs)
        self._before = self.worth(seen["observation"])
        return seen["observation"], told

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, broken_off, told = self.env.step(action)
        after = self.worth(seen["observation"])
        progress, self._before = after - self._before, after
        if over or broken_off:
            told = {**told, "won": float(reward) > 0, "worth": after}
        return seen["observation"], float(reward) + progress, over, broken_off, told

    def action_masks(self) -> Any:
        return self._mask()


class Described(torch.nn.Module):
    """A logit for each action, the sum of what its traits are worth: its kind, its parts, and its kind with each part.
    So what is learned about one fight is known about all of them."""

    def __init__(self, size: int, traits: np.ndarray[Any, Any]) -> None:
        super().__init__()
        self.traits: torch.Tensor
        self.register_buffer("traits", torch.as_tensor(traits))
        self.liking = torch.nn.Linear(size, int(traits.max()) + 1)
        torch.nn.init.orthogonal_(self.liking.weight, 0.01)
        torch.nn.init.zeros_(self.liking.bias)

    def forward(self, latent: torch.Tensor) -> torch.Tensor:
        liked = torch.nn.functional.pad(self.liking(latent), (0, 1))  # -1, where an action has fewer traits: worth 0
        logits = liked[:, self.traits[:, 0]]
        for column in range(1, self.traits.shape[1]):
            logits = logits + liked[:, self.traits[:, column]]
        return logits


def traits_of(variant: Variant) -> np.ndarray[Any, Any]:
    """By action, the numbers of its traits. A place is known by its number, which means the same on every map."""
    state = variant.begin(0).state
    seen: Counter[str] = Counter()
    place = {}
    for entry in state.view(None)["hexes"]:
        place[entry["hex"]] = f"{entry['kind']} {seen[entry['kind']]}"
        seen[entry["kind"]] += 1
    known: dict[str, int] = {}
    rows = []
    for index in range(variant.action_count):
        action = variant.game.decode(index, state)
        own = [action.kind]
        for name, part in parts_of(ACTIONS, action).items():
            own += [f"{name} {place.get(str(part), part)}", f"{action.kind} {name} {place.get(str(part), part)}"]
        rows.append([known.setdefault(trait, len(known)) for trait in own])
    widest = max(map(len, rows))
    return np.array([row + [-1] * (widest - len(row)) for row in rows])


class DescribedPolicy(MaskableActorCriticPolicy):
    def __init__(self, *args: Any, traits: np.ndarray[Any, Any], **kwargs: Any) -> None:
        self._traits = traits
        super().__init__(*args, **kwargs)

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        self.action_net = Described(self.mlp_extractor.latent_dim_pi, self._traits)
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)

    def _get_constructor_parameters(self) -> dict[str, Any]:
        return {**super()._get_constructor_parameters(), "traits": self._traits}


class Course(BaseCallback):
    """Notes every game of the training, and ends it when the time is up."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.games: list[tuple[int, float, bool, float]] = []  # steps, seconds, won, progress
        self._minutes = minutes
        self._began = 0.0

    def _on_training_start(self) -> None:
        self._began = time.perf_counter()

    def _on_step(self) -> bool:
        spent = time.perf_counter() - self._began
        for told in self.locals["infos"]:
            if "won" in told:
                self.games.append((self.num_timesteps, spent, told["won"], told["worth"]))
                if len(self.games) % EVERY == 0:
                    late = self.games[-EVERY:]
                    won, worth = sum(game[2] for game in late) / EVERY, sum(game[3] for game in late) / EVERY
                    line = f"{self.num_timesteps:>8} steps {spent:>6.0f} s  won {won:.0%}  tasks {worth * TASKS:.1f}"
                    print(line, flush=True)
        return spent < self._minutes * 60


def apprentice(longest: int | None = LONGEST) -> Apprentice:
    return Apprentice(SeatEnv("delphi", SEATS, opponents="random", most_moves=longest))


def evaluate(model: MaskablePPO, games: int) -> dict[str, Any]:
    """Whole games against random play, from both seats in turn; the policy draws its actions as it did in training."""
    env = SeatEnv("delphi", SEATS, opponents="random", most_moves=LONGEST * 10)
    wins, rounds = 0, []
    for game in range(games):
        seen, _ = env.reset(seed=10_000 + game // SEATS, options={"seat": game % SEATS})
        over = broken_off = False
        reward = 0.0
        while not (over or broken_off):
            action, _ = model.predict(seen["observation"], action_masks=seen["action_mask"], deterministic=False)
            seen, reward, over, broken_off, _ = env.step(action)
        wins += reward > 0
        rounds.append(env.state.view(None)["round"])
    low, high = wilson(wins, games)
    return {
        "games": games,
        "won": wins,
        "rate": wins / games,
        "interval": [round(low, 4), round(high, 4)],
        "rounds": sum(rounds) / games,
    }


def write_curve(course: Course, folder: Path) -> None:
    """The share of games won, over the steps of the training."""
    points = []
    for start in range(0, len(course.games) - EVERY + 1, EVERY):
        part = course.games[start : start + EVERY]
        won, worth = sum(game[2] for game in part) / EVERY, sum(game[3] for game in part) / EVERY
        points.append((part[-1][0], part[-1][1], won, worth * TASKS))
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["steps", "seconds", "won", "tasks_worth"])
        for steps, seconds, won, tasks in points:
            table.writerow([steps, round(seconds, 1), round(won, 3), round(tasks, 2)])
    (folder / "curve.svg").write_text(drawn(points), encoding="utf-8")


def drawn(points: list[tuple[int, float, float, float]]) -> str:
    width, height, left, bottom = 640, 300, 60, 250
    last = max((point[0] for point in points), default=1)

    def line(share: Callable[[tuple[int, float, float, float]], float], colour: str) -> str:
        at = " ".join(f"{left + 550 * p[0] / last:.1f},{bottom - 210 * share(p):.1f}" for p in points)
        return f'<polyline points="{at}" fill="none" stroke="{colour}" stroke-width="2.5"/>'

    ticks = "".join(
        f'<path d="M{left} {bottom - 210 * s / 4}H610" stroke="#c9c5bb"/>'
        f'<text x="{left - 8}" y="{bottom - 210 * s / 4 + 4}" text-anchor="end">{25 * s} %</text>'
        for s in range(5)
    ) + "".join(
        f'<text x="{left + 550 * s / 4}" y="{bottom + 18}" text-anchor="middle">{last * s / 4000:.0f}k</text>'
        for s in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" fill="#2b2a33"><rect width="{width}" height="{height}" fill="#fffdf8"/>{ticks}'
        + line(lambda point: point[2], "#b5502f")
        + line(lambda point: point[3] / TASKS, "#3f7d8c")
        + f'<text x="{left}" y="24"><tspan fill="#b5502f">games won against random play</tspan> and '
        '<tspan fill="#3f7d8c">how far the learner came</tspan> (100 %: all tasks), by steps</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="of training")
    parser.add_argument("--games", type=int, default=100, help="against random play afterwards")
    parser.add_argument("--envs", type=int, default=1, help="games at a time, each in a process of its own")
    parser.add_argument("--device", default="cpu", help="where the policy is: cpu or cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learned"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    given.out.mkdir(parents=True, exist_ok=True)
    env: VecEnv = SubprocVecEnv([apprentice] * given.envs) if given.envs > 1 else DummyVecEnv([apprentice])
    env.seed(given.seed)
    model = MaskablePPO(
        DescribedPolicy,
        env,
        learning_rate=5e-4,
        n_steps=ROLLOUT // given.envs,
        batch_size=256,
        n_epochs=4,
        gamma=0.995,
        gae_lambda=0.95,
        ent_coef=0.005,
        device=given.device,
        policy_kwargs={"traits": traits_of(apprentice().env.variant), "net_arch": [256, 128]},
    )
    course = Course(given.minutes)
    began = time.perf_counter()
    model.learn(10_000_000, callback=course)
    result = {
        "steps": model.num_timesteps,
        "seconds": round(time.perf_counter() - began, 1),
        "games": len(course.games),
        "envs": given.envs,
        "device": given.device,
    }
    model.save(given.out / "policy.zip")
    write_curve(course, given.out)
    result["against_random"] = evaluate(model, given.games)
    (given.out / "result.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
