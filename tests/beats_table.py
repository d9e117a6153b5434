"""The tables of beats as a page: prints or writes docs/design/beats.md.

python -m tests.beats_table            print it
python -m tests.beats_table --write    write it
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from desktop.games import TABLES
from desktop.table.beats import Beat

PAGE = Path(__file__).resolve().parent.parent / "docs" / "design" / "beats.md"
#: The package of each game's rules.
PACKAGES = {
    "condottiere1": "condottiere",
    "condottiere3": "condottiere",
    "cortez": "cortez",
    "contrees": "contrees",
    "cannir": "cannir",
}
_TITLES = {
    "condottiere3": "Condottiere, both editions",
    "cortez": "Cortez",
    "contrees": "Contrées",
    "cannir": "Cannir",
}


def page() -> str:
    """Return the page: the words above its first table, and the tables as they are now."""
    head = PAGE.read_text(encoding="utf-8").split("\n## ")[0]
    return "\n".join([head, *_lines()])


def _lines() -> Iterator[str]:
    for game, title in _TITLES.items():
        table = TABLES[game].load_features().beats
        yield f"## {title}\n"
        yield "| event | ms | what moves | sound | with animations off |"
        yield "| --- | ---: | --- | --- | --- |"
        for beat in table.beats:
            yield _row(beat)
        names = ", ".join(sorted(_words(event) for event in table.silent))
        yield f"\nSilent: {names}.\n"


def _row(beat: Beat) -> str:
    name = _words(beat.event) + (f": {beat.which}" if beat.which else "")
    lengths = " + ".join(str(stage.ms) for stage in beat.stages if stage.ms)
    total = f"{lengths} = {beat.ms}" if "+" in lengths else lengths or "0"
    moves = "; then ".join(stage.moves for stage in beat.stages if stage.moves) or "–"
    sounds = ", ".join(
        stage.sound + (f" at {stage.sound_share:g}" if stage.sound_share else "")
        for stage in beat.stages
        if stage.sound
    )
    return f"| {name} | {total} | {moves} | {sounds or '–'} | {beat.still} |"


def _words(event: type) -> str:
    """Return the name of an event type in words, as "battle ended"."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", event.__name__).lower()


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page())
