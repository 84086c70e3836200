"""The network that plays, without PyTorch: plain arrays, one forward pass for a decision, in a millisecond on one core.

Training (`research/training.py`) needs PyTorch; playing with what was learnt does not.  A network is kept as one `.npz`
file with half-precision weights and what it was made for: game, version of the rules, features, kinds of action, and
how it was trained.  Anything else is refused: a network that sees other features would play nonsense.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.game import Game
from ..engine.text import Text
from ..errors import BadSetup

FORMAT = "stellwerk-network/1"
FILE = "network.npz"  # in a game's folder
FAINT = 0.001  # what an action weighs at least in the heuristic's counsel, compared with its favourite

Array = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Network:
    """Features in; out come a logit for each legal action, and what the seat can expect to get.

    The first layer, then as many residual ones, each normalised before, and a head for each of the two.  A network with
    `trust` takes the heuristic's counsel: it starts from what that likes, and has learnt when to do otherwise.
    """

    about: dict[str, Any]
    first: tuple[Array, Array]
    """Weights by feature, and what is added."""
    layers: tuple[tuple[Array, Array, Array, Array], ...]
    """Of each residual layer: scale and shift of the norm, weights, and what is added."""
    norm: tuple[Array, Array]
    policy: tuple[Array, Array]
    """Weights by action, and what is added."""
    value: tuple[Array, Array]
    trust: Array | None = None
    """How much the counsel counts; none if it was learnt without."""

    def hidden(self, features: Array) -> Array:
        """What both heads look at.  Most features are 0: only the others are worked out."""
        there = np.flatnonzero(features)
        h = np.maximum(features[there] @ self.first[0][there] + self.first[1], 0)
        for scale, shift, weights, bias in self.layers:
            h = h + np.maximum(_normed(h, scale, shift) @ weights + bias, 0)
        return _normed(h, *self.norm)

    def logits(self, features: Array, legal: NDArray[Any], weights: Array | None = None) -> Array:
        """How much it likes each legal action (given by number); `weights`: how much the heuristic does."""
        found: Array = self.policy[0][legal] @ self.hidden(features) + self.policy[1][legal]
        return found if self.trust is None or weights is None else found + self.trust * counsel(weights)

    def worth(self, features: Array) -> float:
        """What the seat can expect to get."""
        return float(self.value[0] @ self.hidden(features) + self.value[1][0])

    def knows(self, map: str, players: int) -> bool:
        """Whether it has learnt at tables with this map and number of players."""
        kinds = self.about.get("recipe", {}).get("plan", {}).get("kinds", [])
        return not kinds or [map, players] in kinds

    @cached_property
    def packed(self) -> tuple[Array, ...]:
        """All its arrays, as compiled code takes them: those of residual layers in one each, as many as there are."""
        layers = (np.stack(arrays) for arrays in zip(*self.layers, strict=True))
        found = (*self.first, *layers, *self.norm, *self.policy, *self.value)
        return tuple(np.ascontiguousarray(array, np.float32) for array in found)

    # ----------------------------------------------------------------------------------------------------- as a file

    def save(self, path: str | Path) -> None:
        """Write it, with half the precision that it was learnt with; a crash half-way leaves the old file."""
        path = Path(path)
        part = path.with_name(path.name + ".part.npz")
        about = np.frombuffer(json.dumps(self.about).encode(), np.uint8)
        arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in self._arrays().items()}
        np.savez_compressed(part, about=about, **arrays)
        part.replace(path)

    def _arrays(self) -> dict[str, Array]:
        arrays: dict[str, Array] = {}
        for name in ("first", "norm", "policy", "value"):
            arrays |= {f"{name}_{i}": array for i, array in enumerate(getattr(self, name))}
        for n, layer in enumerate(self.layers):
            arrays |= {f"layer{n}_{i}": array for i, array in enumerate(layer)}
        return arrays if self.trust is None else arrays | {"trust": self.trust}

    @classmethod
    def load(cls, path: str | Path, game: Game | None = None) -> Network:
        """Read it back; BadSetup if it is none, or was made for another game or other rules than those given."""
        try:
            with np.load(path, allow_pickle=False) as kept:
                about = json.loads(kept["about"].tobytes())
                if not isinstance(about, dict) or about.get("format") != FORMAT:
                    raise BadSetup(Text("bad-format", expected=FORMAT, found=str(about)[:60]))
                if game is not None:
                    check_made_for(about, game)
                arrays = {name: kept[name].astype(np.float32) for name in kept.files if name != "about"}
        except BadSetup:
            raise
        except (OSError, ValueError, KeyError) as fault:
            raise BadSetup(Text("bad-file", path=str(path), fault=str(fault)[:200])) from None
        if game is not None and len(arrays["first_0"]) != game.size + len(which_map(game)):
            raise BadSetup(Text("bad-file", path=str(path), fault=f"{len(arrays['first_0'])} inputs"))
        return cls(
            about, _pair(arrays, "first"),
            tuple(_layer(arrays, n) for n in range(sum(name.endswith("_2") for name in arrays))),
            _pair(arrays, "norm"), _pair(arrays, "policy"), _pair(arrays, "value"), arrays.get("trust"),
        )  # fmt: skip


def _pair(arrays: dict[str, Array], name: str) -> tuple[Array, Array]:
    return arrays[f"{name}_0"], arrays[f"{name}_1"]


def _layer(arrays: dict[str, Array], n: int) -> tuple[Array, Array, Array, Array]:
    scale, shift, weights, bias = (arrays[f"layer{n}_{i}"] for i in range(4))
    return scale, shift, weights, bias


def _normed(h: Array, scale: Array, shift: Array) -> Array:
    centred = h - h.mean()
    found: Array = centred / np.sqrt((centred * centred).mean() + np.float32(1e-5)) * scale + shift
    return found


def counsel(weights: Array) -> Array:
    """What the heuristic's weights of the legal actions say to a network: their logarithms, the favourite's being 0."""
    most = weights.max()
    found: Array = np.log((weights / most if most > 0 else np.ones_like(weights)) + np.float32(FAINT))
    return found


def which_map(game: Game, map: str = "") -> Array:
    """What a network sees besides the features: which of the game's maps it is, where there are several.

    >>> from stellwerk.games import get
    >>> which_map(get("nuremberg"), "wensleydale"), which_map(get("paris"), "france")
    (array([0., 1.], dtype=float32), array([], dtype=float32))
    """
    return np.array([name == map for name in game.maps] if len(game.maps) > 1 else [], np.float32)


def made_for(game: Game) -> dict[str, Any]:
    """What a network has to agree on with a game to play it."""
    return {
        "game": game.id,
        "rules": game.version,
        "features": [list(f) for f in game.features],
        "actions": [[kind.name, *map(len, kind.axes.values())] for kind in game.kinds],
    }


def check_made_for(about: dict[str, Any], game: Game) -> None:
    """BadSetup if a network was made for another game, or for other rules or features of this one."""
    wanted = made_for(game)
    if differs := [key for key in wanted if about.get(key) != wanted[key]]:
        made, now = (str(x.get("rules", "?")) for x in (about, wanted))
        text = Text(
            "net-other", game=str(about.get("game", "?")), made=made, title=game.title, now=now, differs=differs[0]
        )
        raise BadSetup(text)


def has_network(game: Game) -> bool:
    """Whether a network comes with a game, made for its rules."""
    try:
        return bool(network_of(game))
    except BadSetup:
        return False


@lru_cache(maxsize=None)
def network_of(game: Game) -> Network:
    """The network that comes with a game, read once; BadSetup if it has none, or one for other rules."""
    path = game.home / FILE
    if not path.exists():
        raise BadSetup(Text("net-none", game=game.title))
    return Network.load(path, game)
