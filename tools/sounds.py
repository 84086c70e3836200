"""Write the sounds of the page to web/public/sounds/; with --check, say whether they are up to date.

Each is made here from sines and noise, 16 bits, one channel, so few a second that the file stays small.
"""

from __future__ import annotations

import io
import sys
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public" / "sounds"
Wave = npt.NDArray[np.float64]
BRIGHT, DULL = 16_000, 8_000  # samples a second


def times(seconds: float, rate: int) -> Wave:
    """The moments of the samples."""
    return np.arange(round(seconds * rate)) / rate


def noise(count: int, seed: int) -> Wave:
    """White noise, from the high bits of a linear congruential generator: the same on every machine."""
    state, found = seed, np.empty(count)
    for i in range(count):
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        found[i] = state / 2**31 - 1
    return found


def smooth(sound: Wave, width: int) -> Wave:
    """The mean of so many neighbours: what is high in it goes."""
    return np.convolve(sound, np.ones(width) / width, "same")


def struck(t: Wave, partials: list[tuple[float, float, float]]) -> Wave:
    """Something that rings when it is struck: each partial with its frequency, how loud it is, how long it lasts."""
    rung = [loud * np.sin(2 * np.pi * hertz * t) * np.exp(-t / lasts) for hertz, loud, lasts in partials]
    return np.asarray(sum(rung), np.float64)


def card() -> tuple[Wave, int]:
    """Cardboard slides over cardboard, and lies."""
    t = times(0.13, BRIGHT)
    rustle = noise(t.size, 7)
    slide = (rustle - smooth(rustle, 5)) * np.sin(np.pi * np.clip(t / 0.1, 0, 1)) ** 2
    flap = smooth(noise(t.size, 11), 3) * np.exp(-np.abs(t - 0.1) / 0.006)
    return 0.5 * slide + 0.5 * flap, BRIGHT


def track() -> tuple[Wave, int]:
    """Two wheels run over the joint of two rails."""
    t = times(0.26, DULL)
    joints = [struck(np.clip(t - at, 0, None), RAIL) * (t >= at) for at in (0.0, 0.095)]
    rumble = smooth(noise(t.size, 3), 24) * np.sin(np.pi * t / t[-1])
    return joints[0] + 0.75 * joints[1] + 0.7 * rumble, DULL


RAIL = [(196.0, 0.7, 0.05), (523.0, 0.35, 0.035), (1318.0, 0.25, 0.02), (2637.0, 0.12, 0.012)]


def cube() -> tuple[Wave, int]:
    """Wood is put on wood."""
    t = times(0.09, BRIGHT)
    knock = struck(t, [(940.0, 0.8, 0.012), (1710.0, 0.4, 0.008), (420.0, 0.5, 0.018)])
    return knock + 0.3 * noise(t.size, 5) * np.exp(-t / 0.003), BRIGHT


def bell() -> tuple[Wave, int]:
    """The bell of a station is struck once."""
    return struck(times(0.6, DULL), BELL), DULL


BELL = [(880.0, 0.5, 0.3), (1760.0, 0.28, 0.2), (2112.0, 0.2, 0.14), (2640.0, 0.14, 0.1), (3520.0, 0.08, 0.05)]


def end() -> tuple[Wave, int]:
    """The whistle of a locomotive far away: two notes together, the second time for longer."""
    t = times(0.8, DULL)
    steam = smooth(noise(t.size, 13), 2)
    blown = np.clip(np.minimum(t / 0.03, (0.24 - t) / 0.05), 0, 1)
    blown += np.clip(np.minimum((t - 0.32) / 0.05, (0.8 - t) / 0.3), 0, 1)
    notes = sum(np.sin(2 * np.pi * hertz * t + 0.4 * np.sin(2 * np.pi * 5.5 * t)) for hertz in (554.4, 698.5, 831.6))
    return blown * (0.3 * notes + 0.12 * steam), DULL


SOUNDS: dict[str, Callable[[], tuple[Wave, int]]] = {
    "card": card, "track": track, "cube": cube, "bell": bell, "end": end,
}  # fmt: skip
LOUD = {"card": 0.4, "track": 0.5, "cube": 0.45, "bell": 0.5, "end": 0.4}


def written(sound: Wave, rate: int, loud: float) -> bytes:
    """A sound as a WAV file, as loud as it is to be; the last hundredth of a second fades, without a click."""
    fade = np.minimum(1, np.arange(sound.size, 0, -1) / (rate / 100))
    samples = np.round(sound * fade / np.abs(sound).max() * loud * 32_767).astype("<i2")
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(samples.tobytes())
    return file.getvalue()


def files() -> dict[str, bytes]:
    """The bytes of each file by its name."""
    return {f"{name}.wav": written(*make(), LOUD[name]) for name, make in SOUNDS.items()}


def stale() -> list[str]:
    """The files that are not what is made here."""
    there = {path.name: path.read_bytes() for path in FOLDER.glob("*")}
    made = files()
    return sorted(name for name in {*there, *made} if there.get(name) != made.get(name))


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(f"Run tools/sounds.py: {', '.join(stale())}" if stale() else 0)
    FOLDER.mkdir(exist_ok=True)
    for name, content in files().items():
        (FOLDER / name).write_bytes(content)
