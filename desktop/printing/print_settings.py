"""Store the last print job as JSON and restore it; damaged parts are ignored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.printing.faces import CARD_SIZES
from desktop.printing.job import FACES, POSTER, TABLE, Job
from desktop.printing.layout.card_pages import BACKS, FARTHEST, MAX_GUTTER_MM, CardStyle
from desktop.printing.layout.label_paper import FARTHEST as FARTHEST_LABEL
from desktop.printing.layout.label_paper import LABEL_PAPERS
from desktop.printing.page import PrintError, paper_size
from desktop.printing.sheets import Drawing, GameSheets
from engine.core.values import Json

#: To play at home.
HOME = "home"
#: For a print shop.
SHOP = "shop"
#: For a virtual table.
SCREEN = "screen"
#: The purposes of sheets.
PURPOSES = (HOME, SHOP, SCREEN)


def kinds_for(purpose: str, game: GameSheets) -> tuple[str, ...]:
    """Return the kinds of sheets that a game has for a purpose, possibly none."""
    match purpose:
        case "shop":
            boards = game.sheets["board"](True) if "board" in game.sheets else ()
            posters = any(isinstance(item, Drawing) for item in boards)
            return tuple(
                kind for kind, has in ((FACES, "cards" in game.sheets), (POSTER, posters)) if has
            )
        case "screen":
            return (TABLE,)
    return game.kinds


def purpose_of(kind: str) -> str:
    """Return the purpose of a kind of sheet."""
    return {FACES: SHOP, POSTER: SHOP, TABLE: SCREEN}.get(kind, HOME)


def to_json(job: Job) -> Json:
    """Return the settings of a job, except the range of pages, which differs from job to job."""
    return {
        "kind": job.kind,
        "paper": job.paper,
        "true": job.true,
        "light": job.light,
        "labels": job.labels,
        "offset": list(job.offset),
        "card": job.card,
        "backs": job.cards.backs,
        "nudge": list(job.cards.nudge),
        "gutter": job.cards.gutter,
        "sleeved": job.sleeved,
    }


def from_json(data: Json, game: GameSheets) -> Job:
    """Return the stored job, as far as it is valid and the game has its kind; else the default."""
    stored = data if isinstance(data, dict) else {}
    kinds = [kind for purpose in PURPOSES for kind in kinds_for(purpose, game)]
    kind = stored.get("kind")
    known = isinstance(kind, str) and kind in kinds
    first = kind if isinstance(kind, str) and known else kinds[0]
    job = Job(first, "A4", first in game.true)
    paper = stored.get("paper")
    if isinstance(paper, str) and _is_paper(paper):
        job = replace(job, paper=paper)
    true, light = stored.get("true"), stored.get("light")
    if known and isinstance(true, bool):
        job = replace(job, true=true)
    if isinstance(light, bool):
        job = replace(job, light=light)
    labels, card, backs = stored.get("labels"), stored.get("card"), stored.get("backs")
    if isinstance(labels, str) and labels in LABEL_PAPERS:
        job = replace(job, labels=labels)
    if isinstance(card, str) and card in CARD_SIZES:
        job = replace(job, card=card)
    style = CardStyle(
        backs if isinstance(backs, str) and backs in BACKS else BACKS[0],
        _pair(stored.get("nudge"), FARTHEST),
        _length(stored.get("gutter"), 0, MAX_GUTTER_MM),
    )
    job = replace(job, sleeved=stored.get("sleeved") is True)
    return replace(job, offset=_pair(stored.get("offset"), FARTHEST_LABEL), cards=style)


def _is_paper(name: str) -> bool:
    try:
        paper_size(name)
    except PrintError:
        return False
    return True


def _length(value: object, minimum: float, maximum: float) -> float:
    if (
        isinstance(value, int | float)
        and not isinstance(value, bool)
        and minimum <= value <= maximum
    ):
        return float(value)
    return 0.0


def _pair(value: object, maximum: float) -> tuple[float, float]:
    if isinstance(value, Sequence) and len(value) == 2:
        return _length(value[0], -maximum, maximum), _length(value[1], -maximum, maximum)
    return 0.0, 0.0
