"""`stellwerk train`: a network learns a game."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ..extras import needed
from ..match import find_board, find_game
from . import GameId, Json, MapName, UsageError, _print_json, app, given, interrupt
from .given import MOST_GAMES, MOST_SEED

OUT = Path("build/training")


@app.command("train")
def run_training(
    game: GameId,
    map_name: MapName = None,
    players: Annotated[str | None, typer.Option("--players", "-n", help="Numbers of players, such as 2,3,4.")] = None,
    device: Annotated[str, typer.Option(help="cuda or cpu; auto takes a GPU where there is one.")] = "auto",
    minutes: Annotated[float, given.number("How long to learn.")] = 10.0,
    games: Annotated[int, typer.Option(help="Games at once; 0: as fits the device.", min=0, max=1 << 24)] = 0,
    width: Annotated[int, typer.Option(help="Neurons of a layer; 0: as fits the device.", min=0, max=1 << 16)] = 0,
    imitate: Annotated[int, typer.Option(help="Steps of imitating the heuristic first.", min=0, max=MOST_GAMES)] = 1500,
    points: Annotated[
        float,
        given.number("A lead of so many points counts as much as two wins.", min=1, max=1e6),
    ] = 40.0,
    rate: Annotated[float, given.number("How fast it learns; falls to a tenth.", max=1)] = 4e-4,
    entropy: Annotated[
        float,
        given.number("What being undecided is worth; falls to a tenth.", max=1e6),
    ] = 0.008,
    counsel: Annotated[bool, typer.Option(help="Start from what the heuristic likes, and learn to do better.")] = False,
    seed: Annotated[
        int, typer.Option(help="The same seed on the same device learns the same.", min=0, max=MOST_SEED)
    ] = 1,
    every: Annotated[
        float,
        given.number("Seconds between two measurements against greedy players."),
    ] = 60.0,
    measured: Annotated[int, typer.Option(help="Games of each measurement and table.", min=1, max=1 << 24)] = 512,
    out: Annotated[
        Path, typer.Option(help="Folder for network, checkpoint, curve and record.", callback=given.output_folder)
    ] = OUT,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the checkpoint in that folder.")] = False,
    as_json: Json = False,
) -> None:
    """Have a network learn a game: imitation of the heuristic, then self-play.  Ctrl-C keeps what was learnt."""
    found = find_game(game)
    find_board(found, map_name)
    device = _device(device)
    from ..research.training import Plan, Trainer

    out.mkdir(parents=True, exist_ok=True)
    checkpoint = out / "checkpoint.pt"
    if resume:
        trainer = _resumed(Trainer, checkpoint, device)
    else:
        fast = device == "cuda"
        plan = Plan(
            found.id, _kinds(found, map_name, players), seed, games or (32768 if fast else 256),
            width=width or (768 if fast else 128), imitate=imitate, points=points, rate=rate, entropy=entropy,
            counsel=counsel,
        )  # fmt: skip
        trainer = Trainer(plan, device)
    interrupt.take_your_time()  # what was learnt is measured and written
    run = _Run(trainer, minutes * 60, every, measured, checkpoint)
    try:
        run.learn()
    except KeyboardInterrupt:
        run.console.print("Stopped; what was learnt so far is kept.")
    summary = run.finish(out)
    if as_json:
        _print_json(summary)


class _Run:
    """One training, with what it says on the way."""

    def __init__(self, trainer: Any, seconds: float, every: float, measured: int, checkpoint: Path) -> None:
        self.trainer, self.seconds, self.every, self.measured = trainer, seconds, every, measured
        self.checkpoint = checkpoint
        self.console = Console(stderr=True, highlight=False)
        self.began = self.last = time.monotonic()

    def learn(self) -> None:
        """Imitate, then play and learn until the time is over."""
        trainer = self.trainer
        kinds = ", ".join(f"{map} for {n}" for map, n in trainer.tables.kinds)
        self.console.print(f"{trainer.game.title} ({kinds}), {trainer.tables.n:,} games at once on {trainer.device}")
        trainer.imitate(until=self._over)
        if not trainer.lessons:
            self._say("imitated")
        learning, left = time.monotonic(), self.began + self.seconds - time.monotonic()
        while not self._over():
            lesson = trainer.lesson((time.monotonic() - learning) / max(left, 1e-9))
            if time.monotonic() - self.last > self.every:
                lesson.won = self._say(f"{lesson.steps:,} steps, {lesson.steps / lesson.seconds:,.0f} a second,")
                trainer.save(self.checkpoint)

    def _over(self) -> bool:
        return time.monotonic() - self.began > self.seconds

    def _say(self, what: str) -> dict[str, float]:
        """Measure, and say how strong it is."""
        won = {table: round(found[0], 4) for table, found in self.trainer.against_greedy(self.measured).items()}
        shares = ", ".join(f"{table}: {share:.1%}" for table, share in won.items())
        self.console.print(f"{time.monotonic() - self.began:6.0f} s  {what} against greedy {shares}")
        self.last = time.monotonic()
        return won

    def finish(self, out: Path) -> dict[str, Any]:
        """Write everything, and sum up."""
        trainer = self.trainer
        if trainer.lessons:
            trainer.lessons[-1].won = self._say("in the end")
        trainer.save(self.checkpoint)
        network = trainer.network()
        network.save(out / "network.npz")
        (out / "curve.svg").write_text(_curve(trainer), encoding="utf-8")
        self.console.print(f"{out / 'network.npz'}, {out / 'curve.svg'}, {self.checkpoint}")
        return {**network.about, "files": [str(out / name) for name in ("network.npz", "curve.svg", "checkpoint.pt")]}


def _curve(trainer: Any) -> str:
    from ..research.curve import curve

    lines: dict[str, list[tuple[float, float]]] = {}
    for lesson in trainer.lessons:
        for table, share in lesson.won.items():
            lines.setdefault(table, []).append((lesson.steps, share))
    return curve(f"{trainer.game.title}: against greedy", lines, "steps learnt from", "share of wins", top=1.0)


def _device(wanted: str) -> str:
    with needed("train", "training needs"):
        import torch
    if wanted not in ("auto", "cpu", "cuda"):
        raise UsageError(f"there is no device “{wanted}”: auto, cpu or cuda")
    there = torch.cuda.is_available()
    if wanted == "cuda" and not there:
        raise UsageError("PyTorch finds no GPU here: use --device cpu")
    return "cuda" if there and wanted != "cpu" else "cpu"


def _kinds(game: Any, map_name: str | None, players: str | None) -> tuple[tuple[str, int], ...]:
    try:
        counts = [int(n) for n in players.split(",")] if players else list(game.seats)
    except ValueError:
        raise UsageError(f"“{players}” are no numbers of players: such as 2,3,4") from None
    if wrong := [n for n in counts if n not in game.seats]:
        raise UsageError(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {wrong[0]}")
    return tuple((map, n) for map in ([map_name] if map_name else game.maps) for n in counts)


def _resumed(trainer: Any, checkpoint: Path, device: str) -> Any:
    try:
        return trainer.load(checkpoint, device)
    except (OSError, ValueError) as fault:
        raise UsageError(f"{checkpoint} cannot be gone on from: {fault}") from None
