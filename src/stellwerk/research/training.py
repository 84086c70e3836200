"""A network learns a game with PyTorch: first it imitates the game's heuristic, then it plays against itself.

    stellwerk train grandtrunk --device cuda --minutes 10

One network plays all seats at all kinds of tables (maps, numbers of players) at once; games, network and learning are
on one device, and on a GPU nothing leaves it.  After every stretch of steps each action is made more or less likely by
how much better than expected its seat came out (PPO: a clipped policy gradient, with advantages along each seat's own
decisions).  At some of the seats earlier selves play, so that strength does not go round in circles.  A checkpoint
holds all that is needed to go on.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.network import FORMAT as NETWORK_FORMAT
from ..bots.network import Network, made_for, which_map
from ..engine.game import Game
from ..extras import needed
from ..games import get
from .tables import Kind, Tables, Teacher

with needed("train", "training needs"):
    import torch
    import torch.nn.functional as fn
    from torch import nn

FORMAT = "stellwerk-training/4"
NEVER = -1e9  # logit of what is not legal
TRUST = 4.0  # in the heuristic's counsel, at first: what looks half as good as its favourite is seldom drawn
SLIPS = 0.02  # of actions that are any while imitating: what to do after a mistake is worth knowing too
HALF = torch.bfloat16
SELVES = 12  # earlier selves that are kept to play against
EVALUATED = 1 << 50  # seeds of games that measure: no training ever sees them


@dataclass(frozen=True)
class Plan:
    """How to train."""

    game: str
    kinds: tuple[Kind, ...] = ()
    """Maps and numbers of players to learn at; all there are if not said."""
    seed: int = 1
    games: int = 32768
    """Games at once, at all tables together."""
    stretch: int = 32
    """Steps between two lessons."""
    width: int = 768
    layers: int = 2
    imitate: int = 1500
    """Steps in which the heuristic is imitated, before any self-play."""
    valued: int = 12
    """Lessons after that in which the value is learnt alone, since it has not been yet."""
    rate: float = 4e-4
    entropy: float = 0.008
    """What being undecided is worth; falls with the rate."""
    epochs: int = 2
    slices: int = 2
    """Steps of a stretch that are learnt from at once."""
    clip: float = 0.2
    trace: float = 0.95
    """How far advantages look ahead (lambda)."""
    points: float = 40.0
    """A lead of so many points counts as 1."""
    rivals: float = 0.2
    """Share of games with an earlier self at one seat."""
    counsel: bool = False
    """Whether the network takes the heuristic's counsel at every decision, and learns when to do otherwise."""
    parts: int = 4
    """Lessons that a step of imitation is divided into."""

    def tables(self) -> list[Kind]:
        """The kinds of table that are learnt at."""
        game = get(self.game)
        return [(map, int(n)) for map, n in self.kinds] or [(map, n) for map in game.maps for n in game.seats]


class Net(nn.Module):  # type: ignore[misc]
    """Features in; out come a logit for each action and what the seat can expect to get."""

    def __init__(self, game: Game, width: int, layers: int, counsel: bool = False) -> None:
        super().__init__()
        self.first = nn.Linear(game.size + len(which_map(game)), width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(layers))
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        self.norm = nn.LayerNorm(width)
        self.policy, self.value = nn.Linear(width, game.actions), nn.Linear(width, 1)
        self.trust = nn.Parameter(torch.full((1,), TRUST)) if counsel else None
        nn.init.normal_(self.policy.weight, std=0.001 if counsel else 0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.value.weight)
        for layer in self.layers:
            nn.init.normal_(layer.weight, std=0.5 * width**-0.5)

    def hidden(self, features: Any) -> Any:
        """What both heads look at."""
        h = fn.relu(self.first(features))
        for norm, layer in zip(self.norms, self.layers, strict=True):
            h = h + fn.relu(layer(norm(h)))
        return self.norm(h)

    def forward(self, features: Any, mask: Any, counsel: Any = None) -> tuple[Any, Any]:
        """The logits, with those of illegal actions out of reach, and the value."""
        h = self.hidden(features)
        logits = self.policy(h).float()
        if self.trust is not None:
            logits = logits + self.trust * counsel.float()
        return logits.masked_fill(mask == 0, NEVER), self.value(h).float().squeeze(-1)

    def worth(self, features: Any) -> Any:
        """The value alone."""
        return self.value(self.hidden(features)).float().squeeze(-1)

    def played(self, about: Mapping[str, Any]) -> Network:
        """What it takes to play, as plain arrays."""

        def pair(layer: Any, turned: bool = True) -> tuple[Any, Any]:
            weight = layer.weight.detach().float().cpu().numpy()
            return np.ascontiguousarray(weight.T if turned else weight), layer.bias.detach().float().cpu().numpy()

        layers = tuple((*pair(norm, False), *pair(layer)) for norm, layer in zip(self.norms, self.layers, strict=True))
        value = pair(self.value, False)
        return Network(
            dict(about), pair(self.first), layers, pair(self.norm, False), pair(self.policy, False),
            (value[0][0], value[1]), None if self.trust is None else self.trust.detach().float().cpu().numpy(),
        )  # fmt: skip


@dataclass
class Lesson:
    """What came of one stretch and the lesson after it."""

    steps: int
    seconds: float
    """Of training so far."""
    entropy: float
    """How undecided the network is: 0 for certain."""
    value_loss: float
    won: dict[str, float] = field(default_factory=dict)
    """Share of wins from one seat against greedy players, by table, where it was measured."""


class Trainer:
    """Trains a network; `device` is "cpu" or "cuda".

    >>> trainer = Trainer(Plan("paris", (("france", 3),), games=8, stretch=4, width=8, imitate=2, valued=0), "cpu")
    >>> trainer.imitate()
    >>> trainer.lesson(0.0).steps
    32
    """

    def __init__(self, plan: Plan, device: str = "cpu") -> None:
        self.plan, self.device, self.game = plan, device, get(plan.game)
        torch.manual_seed(plan.seed)
        self._dice = np.random.default_rng(plan.seed)
        kinds = plan.tables()
        each = plan.games // len(kinds)
        if each < 1:
            raise ValueError(f"{plan.games} games are too few for {len(kinds)} kinds of table")
        self.tables = Tables(self.game, kinds, each, plan.seed << 32, device)
        self.net = self._new_net()
        self.optimizer = self._optimizer(plan.rate)
        self.imitated, self.seconds = 0, 0.0
        self.lessons: list[Lesson] = []
        self.selves: list[dict[str, Any]] = []
        n = self.tables.n
        self._rival_rows = torch.randperm(n, device=device)[: int(n * plan.rivals)]
        self._rival_seats = (
            torch.rand(len(self._rival_rows), device=device) * self.tables.players[self._rival_rows]
        ).long()

    def _new_net(self) -> Net:
        net = Net(self.game, self.plan.width, self.plan.layers, self.plan.counsel)
        net.to(self.device)
        return net

    def _optimizer(self, rate: float) -> Any:
        return torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=1e-5, betas=(0.9, 0.98))

    def _half(self) -> Any:
        return torch.autocast(self.device, HALF)

    # ------------------------------------------------------------------------------------------------------- imitating

    def imitate(self, until: Callable[[], bool] = lambda: False) -> None:
        """Learn to do what the heuristic does.  In half of the games it plays, so that its plans are seen through; in
        the others the network does, so that it learns what to do where it gets to itself."""
        plan, tables = self.plan, self.tables
        rows = torch.arange(tables.n, device=self.device)
        while self.imitated < plan.imitate and not until():
            left = 1 - self.imitated / plan.imitate
            self._set_rate(1e-3 * max(0.1, left))
            seen, mask, (wanted, counsel) = tables.seen(HALF), tables.look("mask"), self.teacher.ask(HALF)
            with torch.no_grad(), self._half():
                own = _drawn(self.net(seen, mask, counsel)[0])
            for part in range(plan.parts):
                some = rows[part :: plan.parts]
                with self._half():
                    logits, _ = self.net(seen[some], mask[some], counsel[some])
                self._take_step(fn.cross_entropy(logits, wanted[some]), 1.0)
            action = torch.where(rows // plan.parts % 2 == 0, wanted, own)
            anything = torch.where(mask > 0, torch.rand(mask.shape, device=self.device), -1.0).argmax(1)
            slips = torch.rand(tables.n, device=self.device) < SLIPS
            tables.step(torch.where(slips, anything, action))
            self.imitated += 1
        if self.imitated >= plan.imitate and not self.lessons:
            self.optimizer = self._optimizer(plan.rate)

    @cached_property
    def teacher(self) -> Teacher:
        """The heuristic, asked at the tables."""
        return Teacher(self.tables)

    def _set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def _take_step(self, loss: Any, most: float) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), most)
        self.optimizer.step()

    # -------------------------------------------------------------------------------------------------------- learning

    def lesson(self, done: float) -> Lesson:
        """Play a stretch, learn from it, and say what came of it; `done`: how much of the training is over, 0 to 1."""
        started, plan = time.perf_counter(), self.plan
        valuing = len(self.lessons) < plan.valued
        self._set_rate(plan.rate * max(0.08, 1 - done))
        played = self._play()
        entropy, value_loss = self._learn(played, plan.entropy * max(0.1, 1 - done), valuing)
        if len(self.lessons) % 20 == 0:
            self._keep_self()
        self.seconds += time.perf_counter() - started
        steps = (self.lessons[-1].steps if self.lessons else 0) + self.tables.n * plan.stretch
        self.lessons.append(Lesson(steps, self.seconds, entropy, value_loss))
        return self.lessons[-1]

    def _keep_self(self) -> None:
        """Remember how the network plays now; the first and the latest selves stay longest."""
        self.selves.append({name: weight.detach().clone() for name, weight in self.net.state_dict().items()})
        if len(self.selves) > SELVES:
            self.selves.pop(int(self._dice.integers(1, SELVES - 3)))

    def _rival(self) -> Net | None:
        if not self.selves or not len(self._rival_rows):
            return None
        rival = self._new_net()
        rival.load_state_dict(self.selves[int(self._dice.integers(len(self.selves)))])
        return rival

    def _play(self) -> dict[str, Any]:
        """One stretch of steps in all games: what was seen, what was done, and what it was worth to its seat."""
        plan, tables, rival, steps = self.plan, self.tables, self._rival(), []
        seat = (torch.rand(tables.n, device=self.device) * tables.players).long()
        views = torch.stack([tables.observe(p, HALF) for p in range(tables.seats)])
        for _ in range(plan.stretch):
            seen, mask, actor = tables.seen(HALF), tables.look("mask"), tables.look("actor").long()
            counsel = self.teacher.ask(HALF)[1] if plan.counsel else None
            with torch.no_grad(), self._half():
                logits, value = self.net(seen, mask, counsel)
            action = _drawn(logits)
            chance = logits.gather(1, action[:, None])[:, 0] - logits.logsumexp(1)
            mine = torch.ones_like(action, dtype=torch.bool)
            if rival is not None:
                self._let_rival_act(rival, seen, mask, counsel, actor, action, mine)
            tables.step(action)
            steps.append(
                {"seen": seen, "mask": mask, "actor": actor, "action": action, "chance": chance, "value": value,
                 "mine": mine, "ended": tables.ended(), "reward": tables.rewards(plan.points)}
                | ({} if counsel is None else {"counsel": counsel})
            )  # fmt: skip
        played = {name: torch.stack([step[name] for step in steps]) for name in steps[0]}
        played["advantage"], got = self._advantages(played)
        rows = torch.arange(tables.n, device=self.device)
        played["view"], played["got"] = views[seat, rows], got[rows, seat]
        return played

    def _let_rival_act(
        self, rival: Net, seen: Any, mask: Any, counsel: Any, actor: Any, action: Any, mine: Any
    ) -> None:
        rows = self._rival_rows
        with torch.no_grad(), self._half():
            logits, _ = rival(seen[rows], mask[rows], None if counsel is None else counsel[rows])
        his = actor[rows] == self._rival_seats
        action[rows] = torch.where(his, _drawn(logits), action[rows])
        mine[rows] = ~his

    def _advantages(self, played: dict[str, Any]) -> tuple[Any, Any]:
        """How much better than expected each step came out for its seat, along that seat's own decisions; and what each
        seat got out of the stretch, whoever acted at its beginning."""
        tables, found = self.tables, torch.empty_like(played["value"])
        with torch.no_grad(), self._half():
            worth = torch.stack([self.net.worth(tables.observe(p, HALF)) for p in range(tables.seats)], dim=1)
        later = torch.zeros_like(worth)
        for t in reversed(range(len(found))):
            ended, actor, value = played["ended"][t][:, None], played["actor"][t][:, None], played["value"][t][:, None]
            worth = torch.where(ended, played["reward"][t], worth)
            later = torch.where(ended, torch.zeros_like(later), later)
            gain = worth.gather(1, actor) - value + self.plan.trace * later.gather(1, actor)
            found[t] = gain[:, 0]
            worth, later = worth.scatter(1, actor, value), later.scatter(1, actor, gain)
        return found, worth + self.plan.trace * later

    def _learn(self, played: dict[str, Any], undecided: float, valuing: bool) -> tuple[float, float]:
        """PPO on the steps of a stretch; gives the mean entropy and the mean loss of the value."""
        plan, mine = self.plan, played["mine"].float()
        wanted = played["advantage"] + played["value"]
        mean = (played["advantage"] * mine).sum() / mine.sum()
        spread = (((played["advantage"] - mean) ** 2 * mine).sum() / mine.sum()).sqrt() + 1e-6
        gains = (played["advantage"] - mean) / spread
        entropies, losses, names = [], [], {"seen", "mask", "action", "chance", "counsel"} & played.keys()
        for _ in range(plan.epochs):
            order = self._dice.permutation(plan.stretch)
            for first in range(0, plan.stretch, plan.slices):
                some = torch.from_numpy(order[first : first + plan.slices]).to(self.device)
                part = {name: played[name][some].flatten(0, 1) for name in names}
                share = mine[some].flatten() / mine[some].sum()
                aside = slice(first // plan.slices, None, -(-plan.stretch // plan.slices))
                with self._half():
                    logits, value = self.net(part["seen"], part["mask"], part.get("counsel"))
                    beside = self.net.worth(played["view"][aside])
                scale = logits.logsumexp(1)
                chosen = logits.gather(1, part["action"][:, None])[:, 0] - scale
                ratio, gain = (chosen - part["chance"]).exp(), gains[some].flatten()
                kept = torch.min(ratio * gain, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gain)
                likely = (logits - scale[:, None]).exp()
                entropy = ((scale - (likely * logits).sum(1)) * share).sum()
                off = (fn.smooth_l1_loss(value, wanted[some].flatten(), reduction="none") * share).sum()
                aims = 0.5 * off + 0.5 * fn.smooth_l1_loss(beside, played["got"][aside])
                # while the value is learnt alone, the policy is held to what it just did
                aims = aims - ((chosen if valuing else kept) * share).sum() - (0 if valuing else undecided) * entropy
                self._take_step(aims, 0.5)
                entropies.append(entropy.detach())
                losses.append(off.detach())
        return float(torch.stack(entropies).mean()), float(torch.stack(losses).mean())

    # ------------------------------------------------------------------------------------------------------ measuring

    def against_greedy(self, games: int = 512) -> dict[str, tuple[float, float, float]]:
        """Share of wins, mean points and mean lead from one seat (in turn), greedy players at all others, by table."""
        return {f"{map} {players}": self._measured((map, players), games) for map, players in self.tables.kinds}

    def _measured(self, kind: Kind, games: int) -> tuple[float, float, float]:
        tables = Tables(self.game, [kind], games, EVALUATED, self.device)
        teacher, rows = Teacher(tables), torch.arange(games, device=self.device)
        mine, over = rows % kind[1], torch.zeros(games, dtype=torch.bool, device=self.device)
        found = torch.zeros((3, games), device=self.device)
        while not bool(over.all()):
            wanted, counsel = teacher.ask(HALF)
            with torch.no_grad(), self._half():
                logits, _ = self.net(tables.seen(HALF), tables.look("mask"), counsel)
            tables.step(torch.where(tables.look("actor").long() == mine, logits.argmax(1), wanted))
            new = tables.ended() & ~over
            results = (tables.shares(), tables.look("score").float(), tables.leads())
            now = torch.stack([result[rows, mine] for result in results])
            found = torch.where(new[None], now, found)
            over |= new
        share, points, lead = (float(x) for x in found.mean(1))
        return share, points, lead

    def network(self) -> Network:
        """What was learnt, ready to play."""
        recipe = {"plan": asdict(self.plan), "steps": self.lessons[-1].steps if self.lessons else 0,
                  "seconds": round(self.seconds), "won": self.lessons[-1].won if self.lessons else {}}  # fmt: skip
        return self.net.played({"format": NETWORK_FORMAT, **made_for(self.game), "recipe": recipe})

    # --------------------------------------------------------------------------------------------------- checkpoints

    def save(self, path: str | Path) -> None:
        """Write a checkpoint; a crash half-way leaves the old one."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        told = {"plan": asdict(self.plan), "rules": self.game.version, "imitated": self.imitated,
                "seconds": self.seconds, "lessons": [asdict(lesson) for lesson in self.lessons],
                "dice": self._dice.bit_generator.state}  # fmt: skip
        torch.save(
            {
                "format": FORMAT, "told": json.dumps(told), "net": self.net.state_dict(),
                "optimizer": self.optimizer.state_dict(), "selves": self.selves, "games": self.tables.saved(),
                "rivals": (self._rival_rows, self._rival_seats), "random": torch.get_rng_state(),
                "random_cuda": torch.cuda.get_rng_state() if self.device == "cuda" else None,
            },
            part,
        )  # fmt: skip
        part.replace(path)

    @classmethod
    def load(cls, path: str | Path, device: str = "cpu") -> Trainer:
        """Go on from a checkpoint; ValueError if it is none of ours, or of other rules."""
        kept = torch.load(Path(path), weights_only=True, map_location=device)
        if not isinstance(kept, dict) or kept.get("format") != FORMAT:
            raise ValueError(f"{path} is no checkpoint of a training ({FORMAT})")
        told = json.loads(kept["told"])
        trainer = cls(Plan(**{**told["plan"], "kinds": tuple(map(tuple, told["plan"]["kinds"]))}), device)
        if told["rules"] != trainer.game.version:
            raise ValueError(f"{path} was made with rules {told['rules']}; these are {trainer.game.version}")
        trainer.imitated, trainer.seconds = told["imitated"], told["seconds"]
        trainer.lessons = [Lesson(**lesson) for lesson in told["lessons"]]
        trainer._dice.bit_generator.state = told["dice"]
        trainer.net.load_state_dict(kept["net"])
        trainer.optimizer.load_state_dict(kept["optimizer"])
        trainer.selves = kept["selves"]
        trainer._rival_rows, trainer._rival_seats = kept["rivals"]
        trainer.tables.restore([{name: array.cpu() for name, array in saved.items()} for saved in kept["games"]])
        torch.set_rng_state(kept["random"].cpu())
        if kept["random_cuda"] is not None and device == "cuda":
            torch.cuda.set_rng_state(kept["random_cuda"].cpu())
        return trainer


def _drawn(logits: Any) -> Any:
    """An action for each row, as likely as the network finds it (the Gumbel trick)."""
    luck = torch.rand_like(logits).clamp(1e-10, 1 - 1e-7)
    return (logits - torch.log(-torch.log(luck))).argmax(1)
