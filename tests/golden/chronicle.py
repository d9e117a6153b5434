"""Every sentence of the chronicle, in a file for each language.

`python -m tests.golden.chronicle` writes the files again after a change of words; read the change.

Below each event are its sentences for each reader: "acts" did it, "is touched" is the seat it
concerns, "looks on" had no part in it. Names begin with vowels and with consonants, and are those
of women and of men.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.games import TABLES
from desktop.language import attendance_texts
from desktop.language.translation import CODES, Language
from engine.core.values import Action, Event, Leave, Resign, Return, Seat
from engine.games import GAMES
from tests.golden.samples.gathered import SAMPLES

#: Who reads, from which seat, with which names; "" is the reader. Two can play every game.
READERS: tuple[tuple[str, Seat, tuple[str, str, str]], ...] = (
    ("acts", 0, ("", "Inês", "Bruno")),
    ("is touched", 1, ("Otto", "", "Clara")),
    ("looks on", 2, ("Inês", "Bruno", "")),
    ("looks on", 2, ("Bruno", "Inês", "")),
)
_TAG = re.compile("<[^>]+>")


def chronicle_file(code: str) -> Path:
    """Return where the chronicle of a language is kept."""
    return Path(__file__).parent / f"chronicle-{code}.txt"


def chronicle() -> str:
    """Return everything that can be told, in the language of the moment."""
    lines = [
        "# Written by `python -m tests.golden.chronicle`; read it after every change of words."
    ]
    for game, events in SAMPLES.items():
        lines += ["", f"== {game}"]
        for sample in events:
            step = sample if isinstance(sample, tuple) else (sample,)
            lines += ["", *map(_heading, step), *_told(game, step)]
    lines += ["", "== whoever comes and goes"]
    answers: tuple[Action, ...] = Resign(), Leave("level3"), Return()
    for answer in answers:
        lines += ["", f"{answer}", f"    acts: {attendance_texts.sentence(answer, '')}"]
        lines += [
            f"    looks on: {attendance_texts.sentence(answer, name)}" for name in ("Inês", "Bruno")
        ]
    return "\n".join([*lines, ""])


def _heading(event: Event) -> str:
    text = repr(event)
    return text if len(text) <= 110 else f"{text[:107]}..."


def _told(game: str, step: Sequence[Event]) -> Iterator[str]:
    touches = _sentence(game, step, 0, ("", "x", "z")) != _sentence(game, step, 0, ("", "y", "z"))
    before = None
    for who, seat, names in READERS:
        if who == "is touched" and not touches:
            continue
        said = _sentence(game, step, seat, names)
        if said != before:
            yield f"    {who}: {said or '(nothing)'}"
        before = said


def _sentence(game: str, step: Sequence[Event], seat: Seat, names: Sequence[str]) -> str:
    seats = min(3, max(GAMES[game].seats))
    # Two play Contrées: who looks on stands beside the table.
    viewer = seat if seat < seats else None
    texts = TABLES[game].texts
    seen = [found for event in step if (found := event.seen_by(viewer)) is not None]
    # An event by itself is told even where, in a match, another always implies it.
    told = seen if len(step) == 1 else texts.without_implied_events(seen)
    said = (texts.sentences(event, names[:seats], viewer) for event in told)
    return _TAG.sub("", " ".join(said))


def main() -> None:
    """Write the files of all languages."""
    application = QCoreApplication([])
    language = Language(application)
    for code in CODES:
        language.install(code)
        chronicle_file(code).write_text(chronicle(), encoding="utf-8")


if __name__ == "__main__":
    main()
