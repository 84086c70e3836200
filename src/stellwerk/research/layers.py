"""The compiled part of a small network (`network.py`).

Only the features that are not 0 and the actions that are legal are worked out, in a fixed order, so that a worker
anywhere chooses what this machine would have chosen.
"""

from __future__ import annotations

import numpy as np

from ..engine.rule import rule


@rule
def choose(features, masks, dice, w1, b1, w2, b2, w3, b3, actions, chances, one, two, logits):
    """For each row an action, and the log of its chance; a negative number in place of the dice: the likeliest."""
    for row in range(len(features)):
        feed(features[row], w1, b1, one)
        feed(one, w2, b2, two)
        best = -1
        for a in range(len(logits)):
            if masks[row, a]:
                logits[a] = b3[a]
                for i in range(len(two)):
                    logits[a] += two[i] * w3[i, a]
                if best < 0 or logits[a] > logits[best]:
                    best = a
        total = 0.0
        for a in range(len(logits)):
            if masks[row, a]:
                total += np.exp(float(logits[a]) - float(logits[best]))
        chosen = best
        if dice[row] >= 0:
            left = dice[row] * total
            for a in range(len(logits)):
                if masks[row, a]:
                    left -= np.exp(float(logits[a]) - float(logits[best]))
                    if left < 0:
                        chosen = a
                        break
        actions[row] = chosen
        chances[row] = float(logits[chosen]) - float(logits[best]) - np.log(total)


@rule
def feed(x, weights, bias, out):
    """One layer: what is not 0 times its weights, and nothing below 0."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(x)):
        if x[i] != 0:
            for j in range(len(out)):
                out[j] += x[i] * weights[i, j]
    for j in range(len(out)):
        out[j] = max(out[j], np.float32(0))
