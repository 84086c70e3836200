"""Sets of small numbers as rows of 32-bit words: eight words hold 256 spaces, and empty ones are passed over at once.

>>> import numpy as np
>>> spaces = np.zeros(8, np.uint32)
>>> put(spaces, 40)
>>> bool(has(spaces, 40)), bool(has(spaces, 41)), int(lowest(spaces[1]))
(True, False, 8)
"""

from __future__ import annotations

import numpy as np

from .rule import rule

BITS = 32  # of a word
FULL = 0xFFFFFFFF
DE_BRUIJN = 0x077CB531  # times a single bit, its five highest bits of 32 tell where the bit is
PLACES = np.array([i for _, i in sorted(((DE_BRUIJN << i >> 27) & 31, i) for i in range(BITS))], np.int64)
ONE = np.int64(1)  # shifted as 64 bits whatever the type of the shift


@rule
def has(words, i):
    """Whether number i is in the set."""
    return words[i >> 5] >> (i & 31) & 1 != 0


@rule
def put(words, i):
    """Put number i into the set."""
    words[i >> 5] |= ONE << (i & 31)


@rule
def drop(words, i):
    """Take number i out of the set."""
    words[i >> 5] &= FULL ^ (ONE << (i & 31))


@rule
def clear(words):
    """Empty the set."""
    for w in range(len(words)):
        words[w] = 0


@rule
def lowest(word):
    """The lowest number in a word that is not empty."""
    word = np.int64(word)
    return PLACES[((word & -word) * DE_BRUIJN >> 27) & 31]
