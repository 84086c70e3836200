"""Stellwerk: railway board games, played, watched, studied and solved.

>>> import stellwerk
>>> m = stellwerk.Match.new("paris", players=3, seed=7)
>>> m.legal()[0]
'build purple 3.19'
"""

from . import games
from .engine.text import Text
from .errors import BadDocument, BadSetup, IllegalAction, OtherVersion, StellwerkError, UndoRefused
from .match import Match
from .state import State

__version__ = "1.0.0"

__all__ = [
    "BadDocument",
    "BadSetup",
    "IllegalAction",
    "Match",
    "OtherVersion",
    "State",
    "StellwerkError",
    "Text",
    "UndoRefused",
    "__version__",
    "games",
]
