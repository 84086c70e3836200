"""Draw the pictures of the README and the docs: a game between bots, part of the way, for every game.

python tools/pictures.py docs/pictures
"""

from __future__ import annotations

import sys
from pathlib import Path

from stellwerk import Match
from stellwerk.bots import Seat, make
from stellwerk.games import games


def part_of_a_game(id: str, map: str, share: float = 0.72) -> Match:
    """A match between bots, taken back to this share of its actions."""
    game = games()[id]
    match = Match.new(id, players=game.seats[-2], seed=1835, map=map)
    bots = [make("playouts:300", seed=p) for p in range(match.players)]
    while not match.over:
        match.play(bots[match.actor].choose(Seat(match, match.actor)))
    for _ in range(len(match.history) - int(share * len(match.history))):
        match.undo(force=True)
    return match


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in games().values():
        for map in game.maps:
            match = part_of_a_game(game.id, map)
            for theme in ("light", "dark"):
                path = folder / f"{game.id}-{map}-{theme}.svg"
                path.write_text(match.svg(None, theme), encoding="utf-8")
                print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
