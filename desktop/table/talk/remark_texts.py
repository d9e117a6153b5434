"""The small talk of bots in words, each in the voice of its character.

A sentence names only what everybody sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from desktop.table.talk.words import aldric, beatriz, isabeau, lorenzo, maud, otto
from engine.talk.remarks import ABOUT_REGIONS, CHARACTER_OF_TONE
from engine.talk.statements import Remark

#: The lines of each character, by remark.
CHARACTER_LINES: Final[dict[str, Callable[[], dict[str, tuple[str, ...]]]]] = {
    "isabeau": isabeau.lines,
    "aldric": aldric.lines,
    "maud": maud.lines,
    "lorenzo": lorenzo.lines,
    "beatriz": beatriz.lines,
    "otto": otto.lines,
}


def small_talk(remark: Remark, place: str) -> str:
    """Return a remark in its voice; "" for one that everybody makes in the same words.

    `place` is the name of the region that it is about.
    """
    lines = CHARACTER_LINES[CHARACTER_OF_TONE.get(remark.tone, remark.tone)]().get(remark.word, ())
    if not lines or (remark.word in ABOUT_REGIONS and not place):
        return ""
    return lines[remark.line % len(lines)].format(place=place)
