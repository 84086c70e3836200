"""Random numbers from the record: the same on every target, unbiased, and telling nothing about the next one.

A generator is three 32-bit words: a key of two and a counter.  Each draw encrypts the counter with the block cipher
Speck64/128 under that key.  A plain generator would be faster, but its state can be worked out from a few dozen
outputs, and a player who has seen the cards come must not be able to compute the rest of the deck.

All arithmetic is on signed 64-bit integers that never overflow, so it is the same interpreted, compiled and on a GPU.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .rule import rule

WORDS = 3  # words of a generator: key, key, counter
ROUNDS = 27
MASK = 0xFFFFFFFF

KEY2, KEY3 = 0x5374656C, 0x6C776572  # the fixed upper half of the 128-bit key: "Stel", "lwer"

# Two streams for every seed, so that a game and the dice of those who play it never share their numbers.
GAME, DICE = 0, 1


@rule
def encrypt(x, y, k, l0, l1, l2):
    """One block of Speck64/128: the words (x, y) under the key (l2, l1, l0, k); gives the two words of the result."""
    for i in range(ROUNDS):
        x = (((x >> 8) | (x << 24)) + y) & MASK ^ k
        y = ((y << 3) | (y >> 29)) & MASK ^ x
        # the key schedule, one round ahead
        l0 = (((l0 >> 8) | (l0 << 24)) + k) & MASK ^ i
        k = ((k << 3) | (k >> 29)) & MASK ^ l0
        l0, l1, l2 = l1, l2, l0
    return x, y


@rule
def seed_into(rng, seed, stream):
    """Start the generator `rng` from a seed of up to 63 bits, on the stream GAME or DICE."""
    rng[0] = seed & MASK
    rng[1] = ((seed >> 32) & 0x7FFFFFFF) | (stream << 31)
    rng[2] = 0


@rule
def word(rng):
    """The next 32 random bits."""
    counter = np.int64(rng[2])
    rng[2] = (counter + 1) & MASK
    x, _ = encrypt(counter, 0, np.int64(rng[0]), np.int64(rng[1]), KEY2, KEY3)
    return x


@rule
def below(rng, n):
    """A random integer from 0 to n - 1, each exactly as likely (n up to 2**31)."""
    product = word(rng) * n
    low = product & MASK
    if low < n:
        # Lemire: the few words that would favour the small results are drawn again
        unfair = (MASK + 1 - n) % n
        while low < unfair:
            product = word(rng) * n
            low = product & MASK
    return product >> 32


@rule
def shuffle(rng, values, n):
    """Shuffle the first n entries of an array in place, every order equally likely."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        values[i], values[j] = values[j], values[i]


@rule
def pick(rng, counts, n):
    """One of n kinds of things of which there are so many each, each thing as likely, as if drawn from a bag."""
    total = 0
    for i in range(n):
        total += int(counts[i])
    k = below(rng, total)
    i = 0
    while k >= counts[i]:
        k -= int(counts[i])
        i += 1
    return i


@rule
def draw_lots(rng, values, n, k):
    """Draw k of the first n entries of an array to its front, every choice and order of them equally likely: a shuffle
    of what is needed of it."""
    for i in range(min(k, n - 1)):
        j = i + below(rng, n - i)
        values[i], values[j] = values[j], values[i]


def seeded(seed: int, stream: int = DICE) -> NDArray[np.uint32]:
    """A generator of its own, for code outside a record.

    >>> dice = seeded(7)
    >>> [int(below(dice, 6)) + 1 for _ in range(5)]
    [3, 4, 6, 3, 3]
    """
    rng = np.zeros(WORDS, np.uint32)
    seed_into(rng, seed, stream)
    return rng
