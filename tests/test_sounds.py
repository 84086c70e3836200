"""The sounds of the page: those in the repository are what the script makes, small and not too loud."""

from __future__ import annotations

import io
import sys
import wave
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import sounds as tool

LIMIT = 16_000  # bytes of a file
SECOND = 1.0


def test_the_files_are_what_the_script_makes():
    assert tool.stale() == []


def test_sounds_are_short_small_and_end_in_silence():
    for name, content in tool.files().items():
        assert len(content) < LIMIT, name
        with wave.open(io.BytesIO(content)) as sound:
            assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2), name
            assert sound.getnframes() / sound.getframerate() < SECOND, name
            samples = np.frombuffer(sound.readframes(sound.getnframes()), "<i2") / 32_768
        assert 0.3 < np.abs(samples).max() < 0.6, name
        assert np.abs(samples[-8:]).max() < 0.02, name
