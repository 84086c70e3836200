"""For researchers: the games through PettingZoo, Gymnasium and OpenSpiel, and thousands of games at once as arrays.

Each interface is a module of its own and asks for its library only when it is imported (`pip install
'stellwerk[research]'` brings them all); batches need NumPy and Numba alone.
"""

from .batches import Batch, batch

__all__ = ["Batch", "batch"]
