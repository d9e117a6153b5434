"""Small talk of bots: by which characters, about what, and in how many lines each."""

from __future__ import annotations

from typing import Final, get_args

from engine.core.values import BOLD, CAREFUL, GRUDGING
from engine.talk.statements import Remark, RemarkKind, RemarkTone

#: The characters: the names of bots in small letters.
CHARACTERS: Final[tuple[RemarkTone, ...]] = (
    *("isabeau", "aldric", "maud"),
    *("lorenzo", "beatriz", "otto"),
)
#: The character that stands for each tone of older records.
CHARACTER_OF_TONE: Final[dict[str, RemarkTone]] = {
    "": "isabeau",
    BOLD: "aldric",
    CAREFUL: "maud",
    GRUDGING: "lorenzo",
}
#: Remarks that bear on the game, said in the same words by everybody.
PLAIN: Final = ("thanks", "doubt", "more_cards", "faithless")
#: The remarks of small talk.
SMALL_TALK: Final = tuple(word for word in get_args(RemarkKind) if word not in PLAIN)
#: The remarks at the beginning of a match.
GREETINGS: Final = ("greeting", "rematch", "won_last", "lost_last", "grudge")
GREETING: Final = Remark("greeting")
#: The remarks that name a region, and are only made about one.
ABOUT_REGIONS: Final = ("conquest", "region_lost")
#: The number of lines that every character has for a remark, where it is more than one.
_MORE_LINES: Final = {
    "greeting": 4,
    "well_played": 2,
    "thinking": 2,
    "lost_to": 2,
    "conquest": 2,
}


def line_count(word: RemarkKind) -> int:
    """Return how many lines every character has for a remark."""
    return _MORE_LINES.get(word, 1)
