"""A network learns Zug um Zug: Deutschland by playing against itself, and beats random players within minutes on a CPU.

    pip install 'stellwerk[train]'
    python examples/train_selfplay.py --minutes 5            # trains, measures, draws build/training/curve.svg
    python examples/train_selfplay.py --minutes 5 --resume   # goes on from the last checkpoint

Any game will do (`--game paris --players 3`); `--against greedy` measures against a bot at the end; `--ray ADDRESS`
has the workers of a Ray cluster play (extra `ray`): the same network comes out, and a lost worker costs time alone.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

import torch

from stellwerk.engine.batch import simulate
from stellwerk.research.curve import curve
from stellwerk.research.training import Lesson, Plan, Trainer, train


def draw(trainer: Trainer, path: Path) -> None:
    """The points of a seat in self-play, beside those of random players."""
    plan = trainer.plan
    points = [(lesson.steps, lesson.score) for lesson in trainer.lessons if lesson.games]
    random = float(simulate(trainer.game, plan.players, 1000, seed=plan.seed).scores.mean())
    won = [lesson.won["random"] for lesson in trainer.lessons if "random" in lesson.won][-1:]
    beats = f": wins {won[0]:.0%} against random" if won else ""
    title = f"{trainer.game.title}, {plan.players} players, self-play{beats}"
    lines = {"against itself": points}
    path.write_text(
        curve(title, lines, "steps played", "points of a seat", ("random players", random)), encoding="utf-8"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=Plan.game)
    parser.add_argument("--players", type=int, default=Plan.players)
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--lessons", type=int, help="stop after this many in all, whatever the time")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--against", action="append", default=[], help="a bot to measure against at the end")
    parser.add_argument("--games", type=int, default=200, help="games against each of them")
    parser.add_argument("--ray", metavar="ADDRESS", help="have a Ray cluster play ('auto': the one of this machine)")
    parser.add_argument("--out", type=Path, default=Path("build/training"))
    parser.add_argument("--resume", action="store_true")
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)
    chosen.out.mkdir(parents=True, exist_ok=True)
    checkpoint = chosen.out / "checkpoint.pt"
    if chosen.resume:
        trainer = Trainer.load(checkpoint, chosen.ray)
    else:
        trainer = Trainer(Plan(game=chosen.game, players=chosen.players, seed=chosen.seed), chosen.ray)
    started = time.perf_counter()

    def enough(trainer: Trainer) -> bool:
        if chosen.lessons is not None:
            return len(trainer.lessons) >= chosen.lessons
        return time.perf_counter() - started > 60 * chosen.minutes

    def say(lesson: Lesson) -> None:
        won = "".join(f"  {share:.0%} against {bot}" for bot, share in lesson.won.items())
        print(
            f"{time.perf_counter() - started:6.0f} s  lesson {len(trainer.lessons):4}  {lesson.steps:>9,} steps"
            f"  {lesson.games:>7,} games  score {lesson.score:7.1f}  length {lesson.length:5.0f}"
            f"  entropy {lesson.entropy:.2f}{won}",
            flush=True,
        )
        if lesson.won:
            draw(trainer, chosen.out / "curve.svg")

    train(trainer, enough, checkpoint=checkpoint, say=say)
    found = trainer.against_random(1000)
    trainer.lessons[-1].won["random"] = found.share
    print(f"against random players: {found}")
    for bot in chosen.against:
        print(f"against {bot}: {trainer.against(bot, chosen.games)}")
    draw(trainer, chosen.out / "curve.svg")
    trainer.save(checkpoint)
    trainer.net.played().save(chosen.out / "network.npz")
    print(f"{chosen.out / 'curve.svg'}, {chosen.out / 'network.npz'}, {checkpoint}")


if __name__ == "__main__":
    main()
