"""Synthesise the sounds of the table from sines and noise: `python desktop/sound/synthesis.py`.

It runs when Conquista is built, needs only Python, and always produces the same samples.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

#: Samples per second; one channel of 16 bits.
RATE = 22_050
#: Loudness of the loudest twentieth of a second at full volume, as a share of full scale.
LEVEL = 0.2
#: The highest sample, as a share of full scale.
MAX_SAMPLE = 0.7
#: Scale of the samples for each volume: 9 decibels from one to the next.
VOLUMES = {"soft": 0.126, "normal": 0.355, "loud": 1.0}
#: Seconds of fade-in; without it a sound would begin with a click.
_FADE_IN_S = 0.001
#: Seconds of fade-out; without it a sound would end with a click.
_FADE_OUT_S = 0.02
SILENCE = "silence.wav"
_SOUNDS_FOLDER = Path(__file__).resolve().parents[2] / "assets" / "common" / "sounds"

#: Samples from -1 to 1, before the loudness is set.
Sound = list[float]


def _count(seconds: float) -> int:
    return round(seconds * RATE)


def tone(seconds: float, hertz: float, fade: float, *, falls_to: float | None = None) -> Sound:
    """Return a sine that fades to 1/e every `fade` seconds; its pitch may fall within 60 ms."""
    last, phase, samples = falls_to or hertz, 0.0, []
    for i in range(_count(seconds)):
        t = i / RATE
        phase += 2 * math.pi * (last + (hertz - last) * math.exp(-t / 0.06)) / RATE
        samples.append(math.sin(phase) * math.exp(-t / fade))
    return samples


def noise(seconds: float, fade: float, low: float, high: float, seed: int) -> Sound:
    """Return noise between two frequencies in hertz, fading like a tone."""
    rng = Random(seed)
    above, below = math.exp(-2 * math.pi * low / RATE), math.exp(-2 * math.pi * high / RATE)
    smooth = floor = 0.0
    samples = []
    for i in range(_count(seconds)):
        smooth = below * smooth + (1 - below) * rng.uniform(-1, 1)
        floor = above * floor + (1 - above) * smooth
        samples.append((smooth - floor) * math.exp(-i / RATE / fade))
    return samples


def string(seconds: float, hertz: float, seed: int) -> Sound:
    """Return a plucked string (Karplus-Strong)."""
    rng = Random(seed)
    ring = [rng.uniform(-1, 1) for _ in range(round(RATE / hertz))]
    # Smoothed, as if plucked with a finger and not a nail.
    for _ in range(3):
        ring = [(ring[i - 1] + ring[i]) / 2 for i in range(len(ring))]
    middle = sum(ring) / len(ring)
    ring = [value - middle for value in ring]
    samples = []
    for i in range(_count(seconds)):
        at = i % len(ring)
        samples.append(ring[at])
        ring[at] = 0.497 * (ring[at] + ring[(at + 1) % len(ring)])
    return samples


def mix_sounds(*parts: tuple[float, float, Sound]) -> Sound:
    """Mix sounds; each part has its start in seconds, its loudness, and its samples."""
    samples = [0.0] * max(_count(at) + len(sound) for at, _, sound in parts)
    for at, share, sound in parts:
        begin = _count(at)
        for i, value in enumerate(sound, begin):
            samples[i] += share * value
    return samples


def struck_sound(modes: Sequence[tuple[float, float, float]], seconds: float) -> Sound:
    """Return a solid object being struck; a mode is hertz, seconds of fading, and loudness."""
    return mix_sounds(*((0.0, share, tone(seconds, hertz, fade)) for hertz, fade, share in modes))


def swell(sound: Sound, seconds: float) -> Sound:
    """Return the sound with a slow attack of so many seconds."""
    count = _count(seconds)
    return [
        value * math.sin(math.pi / 2 * i / count) ** 2 if i < count else value
        for i, value in enumerate(sound)
    ]


# -- the sounds ------------------------------------------------------------------------------------


def card() -> Sound:
    """Return the sound of paper that slides over cloth and stops."""
    slide = swell(noise(0.16, 0.05, 900, 5200, 1), 0.06)
    tap = noise(0.05, 0.008, 300, 2600, 2)
    return mix_sounds((0, 1.0, slide), (0.085, 1.3, tap), (0.085, 0.16, tone(0.1, 170, 0.02)))


def seal() -> Sound:
    """Return a signet pressed into wax: a thud, and the wax gives way."""
    thud = tone(0.25, 150, 0.05, falls_to=92)
    wax = swell(noise(0.22, 0.05, 180, 900, 3), 0.03)
    return mix_sounds((0, 0.8, thud), (0, 0.5, noise(0.04, 0.006, 200, 1800, 4)), (0.02, 0.9, wax))


_STONE = ((410.0, 0.03, 0.5), (905.0, 0.022, 0.6), (1490.0, 0.016, 0.45), (2330.0, 0.01, 0.3))
_WOOD = ((290.0, 0.035, 0.8), (670.0, 0.024, 0.6), (1180.0, 0.014, 0.3))


def tower() -> Sound:
    """Return a stone that is set on stone and settles."""
    hit, dust = struck_sound(_STONE, 0.18), noise(0.15, 0.03, 500, 4200, 5)
    again = struck_sound(_STONE[1:], 0.12)
    thump = tone(0.2, 120, 0.035)
    return mix_sounds((0, 0.7, hit), (0, 0.5, dust), (0, 0.6, thump), (0.075, 0.22, again))


def tile() -> Sound:
    """Return a wooden tile that is laid on the table."""
    return mix_sounds(
        (0, 0.8, struck_sound(_WOOD, 0.2)), (0, 0.6, noise(0.04, 0.006, 300, 3800, 6))
    )


def fall() -> Sound:
    """Return a wall that comes down: stones, fewer and fewer."""
    rng, at, parts = Random(7), 0.0, []
    for i in range(9):
        higher = rng.uniform(0.75, 1.3)
        modes = [(hertz * higher, fade, share) for hertz, fade, share in _STONE]
        parts.append((at, 0.75 * 0.84**i * rng.uniform(0.6, 1), struck_sound(modes, 0.12)))
        at += rng.uniform(0.025, 0.085)
    rumble = swell(noise(0.6, 0.16, 50, 320, 8), 0.03)
    return mix_sounds(*parts, (0, 1.6, rumble), (0, 0.5, noise(0.5, 0.12, 700, 3600, 9)))


def drum() -> Sound:
    """Return a drum: two strokes of a stick on a skin."""
    skin = ((1.0, 0.16, 1.0), (1.59, 0.1, 0.5), (2.14, 0.07, 0.35), (2.65, 0.05, 0.2))
    stroke = mix_sounds(
        *((0.0, share, tone(0.5, 138 * n, f, falls_to=104 * n)) for n, f, share in skin),
        (0.0, 0.7, noise(0.06, 0.012, 200, 2400, 10)),
    )
    return mix_sounds((0, 0.55, stroke), (0.17, 1.0, stroke))


def stroke() -> Sound:
    """Return one stroke of a drum that a hand cuts off."""
    skin = ((1.0, 0.06, 1.0), (1.59, 0.04, 0.5), (2.14, 0.03, 0.35))
    parts = ((0.0, share, tone(0.24, 138 * n, f, falls_to=110 * n)) for n, f, share in skin)
    hand = noise(0.05, 0.01, 150, 900, 22)
    return mix_sounds(*parts, (0.0, 0.7, noise(0.06, 0.012, 200, 2400, 23)), (0.17, 0.3, hand))


def season() -> Sound:
    """Return a gust of wind that rises and falls."""
    gust = swell(noise(0.9, 0.3, 250, 1500, 24), 0.35)
    return mix_sounds((0, 1.0, gust), (0.12, 0.4, swell(noise(0.6, 0.2, 1500, 4200, 25), 0.25)))


def gold() -> Sound:
    """Return a few coins that fall on one another."""
    coin = ((2350.0, 0.09, 0.7), (3620.0, 0.06, 0.5), (5230.0, 0.04, 0.3))
    parts = []
    for at, higher, loud in (
        (0.0, 1.0, 1.0),
        (0.09, 1.12, 0.7),
        (0.15, 0.94, 0.8),
        (0.26, 1.05, 0.5),
    ):
        modes = [(hertz * higher, fade, share) for hertz, fade, share in coin]
        parts.append((at, loud, struck_sound(modes, 0.3)))
    return mix_sounds(*parts)


def step() -> Sound:
    """Return three steps on earth."""
    feet = [
        mix_sounds((0, 1.0, noise(0.1, 0.022, 90, 900, seed)), (0, 0.25, tone(0.1, 105, 0.025)))
        for seed in (11, 12, 13)
    ]
    return mix_sounds((0, 0.8, feet[0]), (0.115, 1.0, feet[1]), (0.23, 0.7, feet[2]))


def bridge() -> Sound:
    """Return planks that crack and drop into water."""
    wood = struck_sound(_WOOD, 0.12)
    cracks = [
        (at, loud, mix_sounds((0, 1.0, noise(0.05, 0.007, 600, 5000, seed)), (0, 0.6, wood)))
        for at, loud, seed in ((0.0, 1.0, 14), (0.05, 0.6, 15), (0.12, 0.85, 16))
    ]
    water = swell(noise(0.4, 0.11, 350, 2200, 17), 0.05)
    return mix_sounds(*cracks, (0.2, 0.8, water))


def thread() -> Sound:
    """Return a golden thread being drawn tight: two plucked strings."""
    return mix_sounds((0, 0.9, string(0.8, 293.7, 18)), (0.11, 1.0, string(0.69, 440.0, 19)))


def snap() -> Sound:
    """Return a thread that tears: a short crack, and the string that goes slack."""
    crack = noise(0.05, 0.006, 900, 5200, 26)
    return mix_sounds((0, 1.0, crack), (0.02, 0.7, string(0.3, 196.0, 27)))


def _bell(hertz: float, seconds: float, fade: float) -> Sound:
    """Return a small bell; a minor third above the strike note makes it recognisable."""
    modes = (
        (0.5, 1.2, 0.25),
        (1.0, 1.0, 1.0),
        (1.2, 0.7, 0.22),
        (2.0, 0.55, 0.4),
        (3.0, 0.3, 0.12),
    )
    heard = [(hertz * ratio, fade * lasts, share) for ratio, lasts, share in modes]
    return swell(struck_sound(heard, seconds), 0.004)


def chime() -> Sound:
    """Return the sign for the player's turn: two soft notes, a fourth upwards."""
    return mix_sounds((0, 0.8, _bell(587.3, 0.7, 0.14)), (0.13, 1.0, _bell(784.0, 0.75, 0.17)))


def bell() -> Sound:
    """Return the sign for the end of a match: a chord, note by note."""
    notes = ((0.0, 392.0), (0.14, 493.9), (0.28, 587.3), (0.44, 784.0))
    return mix_sounds(*((at, 0.8, _bell(hertz, 1.3 - at, 0.26)) for at, hertz in notes))


def _horn(hertz: float, seconds: float) -> Sound:
    """Return a note that swells like a horn's: harmonics that grow weaker, and a soft end."""
    harmonics = ((1, 1.0), (2, 0.55), (3, 0.34), (4, 0.16), (5, 0.08))
    note = mix_sounds(*((0.0, part, tone(seconds, hertz * n, seconds)) for n, part in harmonics))
    last = len(note) - 1
    return swell(
        [value * min(1.0, (last - i) / (0.3 * last)) for i, value in enumerate(note)], 0.07
    )


def fanfare() -> Sound:
    """Return the sign for a victory: two plucked strings, and a horn that calls above them."""
    call = ((0.0, 0.3, 392.0), (0.22, 0.3, 523.3), (0.44, 0.34, 659.3), (0.72, 0.88, 784.0))
    horn = ((at, 0.34, _horn(hertz, seconds)) for at, seconds, hertz in call)
    strings = ((0.0, 0.5, string(1.5, 130.8, 20)), (0.44, 0.5, string(1.16, 196.0, 21)))
    return mix_sounds(*horn, *strings)


def knell() -> Sound:
    """Return the sign for a defeat: the lowest bell of the end, an octave lower, once."""
    return _bell(196.0, 1.5, 0.4)


#: All sounds by the name that beats use, with their relative loudness: low sounds need more to be
#: heard as well.
SOUNDS: dict[str, tuple[Callable[[], Sound], float]] = {
    "card": (card, 0.6),
    "seal": (seal, 1.0),
    "tower": (tower, 0.8),
    "tile": (tile, 0.7),
    "fall": (fall, 0.9),
    "drum": (drum, 1.1),
    "stroke": (stroke, 1.1),
    "season": (season, 0.6),
    "gold": (gold, 0.5),
    "step": (step, 0.9),
    "bridge": (bridge, 0.8),
    "thread": (thread, 0.7),
    "snap": (snap, 0.6),
    "chime": (chime, 0.6),
    "bell": (bell, 0.7),
    "fanfare": (fanfare, 0.75),
    "knell": (knell, 0.9),
}


# -- sound files -----------------------------------------------------------------------------------


def loudness(sound: Sequence[float]) -> float:
    """Return the root mean square of the loudest twentieth of a second."""
    count = _count(0.05)
    return max(
        math.sqrt(sum(value * value for value in sound[i : i + count]) / count)
        for i in range(0, len(sound), count // 2)
    )


def finished_sound(name: str) -> Sound:
    """Return a sound at full volume: scaled to its loudness without clipping, with silent ends."""
    make, share = SOUNDS[name]
    sound = make()
    scale = LEVEL * share / loudness(sound)
    scale = min(scale, MAX_SAMPLE / max(abs(value) for value in sound))
    last, fade_in, fade_out = len(sound) - 1, _count(_FADE_IN_S), _count(_FADE_OUT_S)
    return [
        value * scale * min(1.0, i / fade_in) * min(1.0, (last - i) / fade_out)
        for i, value in enumerate(sound)
    ]


def write(folder: Path) -> None:
    """Write every sound in every volume (a few kilobytes each), and silence to try a device."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / SILENCE, [0.0] * _count(0.05))
    for name in SOUNDS:
        sound = finished_sound(name)
        for volume, share in VOLUMES.items():
            _write(folder / f"{name}-{volume}.wav", [value * share for value in sound])


def _write(path: Path, sound: Sequence[float]) -> None:
    samples = array("h", (round(value * 32767) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Write the files if any is missing or older than this module."""
    files = [_SOUNDS_FOLDER / f"{name}-{volume}.wav" for name in SOUNDS for volume in VOLUMES]
    files.append(_SOUNDS_FOLDER / SILENCE)
    script_time = Path(__file__).stat().st_mtime
    if not all(file.exists() and file.stat().st_mtime >= script_time for file in files):
        write(_SOUNDS_FOLDER)


if __name__ == "__main__":
    main()
