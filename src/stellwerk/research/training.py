"""Self-play policy gradient with PyTorch: a small network learns a game from nothing, on a CPU, in minutes.

    python examples/train_selfplay.py --minutes 5

One network plays all seats of many games (`selfplay.py`), here or on the workers of a Ray cluster.  After every stretch
of steps each action is made more or less likely by how much better than expected its seat came out (PPO: a clipped
policy gradient with a learnt baseline).  What a seat gets is how far it finished ahead of the best other one.
Everything is determined by the seed; a checkpoint holds all that is needed to go on as if nothing had happened.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from ..engine.game import Game
from ..games import get
from ..lab.workers import spread
from . import network, selfplay
from .batches import CpuBatch
from .network import Network, Result
from .selfplay import Plan, Played, Stretch

FORMAT = "stellwerk-training/2"
NEVER = -1e9  # logit of what is not legal


class Net(nn.Module):  # type: ignore[misc]
    """Features in; out come a logit for each action and the lead that the seat is expected to finish with."""

    def __init__(self, game: Game, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(game.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, game.actions)
        self.value = nn.Linear(width, 1)

    def forward(self, features: Any, mask: Any) -> tuple[Any, Any]:
        """The logits, with those of illegal actions out of reach, and the value."""
        hidden = self.body(features)
        return self.policy(hidden).masked_fill(mask == 0, NEVER), self.value(hidden).squeeze(-1)

    def played(self) -> Network:
        """What it takes to play, as plain arrays."""
        layers = (self.body[0], self.body[2], self.policy)
        pairs = ((layer.weight.T, layer.bias) for layer in layers)
        return Network(*(np.ascontiguousarray(x.detach().numpy(), np.float32) for pair in pairs for x in pair))


@dataclass
class Lesson:
    """What came of one stretch and the lesson after it."""

    steps: int
    """Steps so far."""
    games: int
    """Games that ended so far."""
    length: float
    """Actions of the games that ended in this stretch, on average."""
    score: float
    """Points of all seats in them, on average."""
    entropy: float
    """How undecided the network is: 0 for certain."""
    won: dict[str, float] = field(default_factory=dict)
    """Share of wins against each opponent, where it was measured."""


class Trainer:
    """Trains a network by self-play; with the address of a Ray cluster, its workers play.

    >>> trainer = Trainer(Plan(game="deutschland", games=8, parts=2, stretch=4, width=8))
    >>> trainer.lesson().steps
    32
    """

    def __init__(self, plan: Plan, ray: str | None = None) -> None:
        self.plan, self.ray = plan, ray
        self.game = get(plan.game)
        torch.manual_seed(plan.seed)
        self.net = Net(self.game, plan.width)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=plan.rate)
        self.parts: list[CpuBatch] = [plan.batch(part) for part in range(plan.parts)]
        self.lessons: list[Lesson] = []

    # ------------------------------------------------------------------------------------------------------- learning

    def lesson(self) -> Lesson:
        """Play a stretch, learn from it, and say what came of it."""
        played = self._play()
        entropy = self._learn(played)
        before = self.lessons[-1] if self.lessons else Lesson(0, 0, 0.0, 0.0, 0.0)
        over = len(played["lengths"])
        self.lessons.append(
            Lesson(
                steps=before.steps + self.plan.games * self.plan.stretch,
                games=before.games + over,
                length=float(np.mean(played["lengths"])) if over else before.length,
                score=float(np.mean(played["scores"])) if over else before.score,
                entropy=entropy,
            )
        )
        return self.lessons[-1]

    def _play(self) -> dict[str, Any]:
        """One stretch of steps in all games, and what each step was worth to its seat."""
        net, lesson = self.net.played(), len(self.lessons)
        work = [Stretch(self.plan, i, lesson, net, games.saved()) for i, games in enumerate(self.parts)]
        told = [self._tell(played) for played in spread(selfplay.play, work, processes=1, ray=self.ray)]
        told.sort(key=lambda part: int(part["part"]))
        flat = ("features", "masks", "actions", "chances", "returns")
        steps = {name: torch.from_numpy(np.concatenate([part[name] for part in told])) for name in flat}
        return {**steps, **{name: [x for part in told for x in part[name]] for name in ("lengths", "scores")}}

    def _tell(self, played: Played) -> dict[str, Any]:
        """A part's stretch told again from its actions: what each seat knew, and what came of it."""
        plan, games = self.plan, self.parts[played.part]
        shape = played.actions.shape
        features = np.zeros((*shape, self.game.size), np.float32)
        masks = np.zeros((*shape, self.game.actions), np.uint8)
        seats, done = np.zeros(shape, np.int64), np.zeros(shape, bool)
        leads = np.zeros((*shape, plan.players), np.float32)
        lengths: list[int] = []
        scores: list[NDArray[np.int32]] = []
        for t, actions in enumerate(played.actions):
            features[t], masks[t], seats[t] = games.observation, games.mask, games.actor
            games.step(actions)
            done[t] = (games.done | games.cut).astype(bool)
            leads[t] = self._leads(games.score[:, : plan.players])
            lengths += games.lengths[done[t]].tolist()
            scores += list(games.score[done[t], : plan.players])
        steps: dict[str, NDArray[Any]] = {
            "features": features,
            "masks": masks,
            "actions": played.actions,
            "chances": played.chances,
            "returns": self._returns(games, seats, done, leads),
        }
        flat = {name: x.reshape(-1, *x.shape[2:]) for name, x in steps.items()}
        return {**flat, "part": played.part, "lengths": lengths, "scores": scores}

    def _leads(self, scores: NDArray[np.int32]) -> NDArray[np.float32]:
        """How far each seat is ahead of the best other one."""
        best = np.sort(scores, axis=1)[:, -2:]
        others = np.where(scores == best[:, 1:], best[:, :1], best[:, 1:])
        return ((scores - others) / self.plan.points).astype(np.float32)

    def _returns(
        self, games: CpuBatch, seats: NDArray[Any], done: NDArray[Any], leads: NDArray[Any]
    ) -> NDArray[np.float32]:
        """For each step the lead that its seat finished with; where the game goes on, what the network expects."""
        ahead = np.stack([self._expected(games, seat) for seat in range(self.plan.players)], axis=1)
        returns, every = np.zeros(seats.shape, np.float32), np.arange(games.n)
        for t in reversed(range(len(seats))):
            ahead[done[t]] = leads[t, done[t]]
            returns[t] = ahead[every, seats[t]]
        return returns

    def _expected(self, games: CpuBatch, seat: int) -> Any:
        features = torch.from_numpy(games.observe(seat))
        with torch.no_grad():
            return self.net.value(self.net.body(features)).squeeze(-1).numpy()

    def _learn(self, played: dict[str, Any]) -> float:
        """PPO on the steps of a stretch; gives the mean entropy."""
        plan, entropies = self.plan, []
        count = len(played["actions"])
        with torch.no_grad():
            expected = torch.cat([self.net.value(self.net.body(x)).squeeze(-1) for x in played["features"].split(8192)])
        advantages = played["returns"] - expected
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        for _ in range(plan.epochs):
            for some in torch.randperm(count).split(plan.portion):
                logits, value = self.net(played["features"][some], played["masks"][some])
                likely = logits.log_softmax(dim=1)
                chosen = likely.gather(1, played["actions"][some][:, None])[:, 0]
                ratio = (chosen - played["chances"][some]).exp()
                gain = advantages[some]
                kept = torch.min(ratio * gain, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gain).mean()
                entropy = -(likely.exp() * likely.clamp(min=NEVER / 2)).sum(dim=1).mean()
                loss = -kept + 0.5 * (value - played["returns"][some]).square().mean() - plan.entropy * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
                entropies.append(float(entropy.detach()))
        return float(np.mean(entropies))

    # ------------------------------------------------------------------------------------------------------ measuring

    def against_random(self, games: int = 400) -> Result:
        """The network's likeliest actions against random players."""
        return network.against_random(self.net.played(), self.game, self.plan.players, games)

    def against(self, bot: str, games: int = 60) -> Result:
        """The network's likeliest actions against a bot at all other seats."""
        return network.against(self.net.played(), self.game, self.plan.players, bot, games)

    # --------------------------------------------------------------------------------------------------- checkpoints

    def save(self, path: str | Path) -> None:
        """Write a checkpoint; a crash half-way leaves the old one."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        torch.save(
            {
                "format": FORMAT,
                "plan": json.dumps(asdict(self.plan)),
                "rules": self.game.version,
                "lessons": json.dumps([asdict(lesson) for lesson in self.lessons]),
                "net": self.net.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "random": torch.get_rng_state(),
                "games": [
                    {name: torch.from_numpy(array) for name, array in games.saved().items()} for games in self.parts
                ],
            },
            part,
        )
        part.replace(path)

    @classmethod
    def load(cls, path: str | Path, ray: str | None = None) -> Trainer:
        """Continue from a checkpoint; ValueError if it is not one of ours, or for other rules."""
        kept = torch.load(Path(path), weights_only=True)
        if not isinstance(kept, dict) or kept.get("format") != FORMAT:
            raise ValueError(f"{path} is not a training checkpoint ({FORMAT})")
        trainer = cls(Plan(**json.loads(kept["plan"])), ray)
        if kept["rules"] != trainer.game.version:
            raise ValueError(f"{path} was made with rules {kept['rules']}; these are {trainer.game.version}")
        trainer.lessons = [Lesson(**lesson) for lesson in json.loads(kept["lessons"])]
        trainer.net.load_state_dict(kept["net"])
        trainer.optimizer.load_state_dict(kept["optimizer"])
        for games, saved in zip(trainer.parts, kept["games"], strict=True):
            games.restore({name: array.numpy() for name, array in saved.items()})
        torch.set_rng_state(kept["random"])
        return trainer


def train(
    trainer: Trainer,
    until: Callable[[Trainer], bool],
    every: int = 10,
    checkpoint: str | Path | None = None,
    say: Callable[[Lesson], None] = lambda lesson: None,
) -> Trainer:
    """Lessons until it is enough; every few the network is measured against random play, and a checkpoint written."""
    while not until(trainer):
        lesson = trainer.lesson()
        if len(trainer.lessons) % every == 1:
            lesson.won["random"] = trainer.against_random().share
        if checkpoint is not None and len(trainer.lessons) % every == 0:
            trainer.save(checkpoint)
        say(lesson)
    if checkpoint is not None:
        trainer.save(checkpoint)
    return trainer
