"""Store the last print job as JSON and restore it; damaged parts are ignored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.printing.card_faces import CARD_SIZES
from desktop.printing.job import PURPOSES, Job, kinds_for
from desktop.printing.layout.card_pages import BACKS, MAX_GUTTER_MM, MAX_NUDGE_MM, CardStyle
from desktop.printing.layout.label_paper import LABEL_PAPERS
from desktop.printing.layout.label_paper import MAX_OFFSET_MM as FARTHEST_LABEL
from desktop.printing.print_page import PrintError, paper_size
from desktop.printing.sheets import GameSheets
from engine.core.values import Json


def to_json(job: Job) -> Json:
    """Return the settings of a job, except the range of pages, which differs from job to job."""
    return {
        "kind": job.kind,
        "paper": job.paper,
        "true": job.true_size,
        "light": job.saves_ink,
        "labels": job.labels,
        "offset": list(job.offset),
        "card": job.card,
        "backs": job.cards.backs,
        "nudge": list(job.cards.nudge),
        "gutter": job.cards.gutter,
        "sleeved": job.sleeved,
        "pairs": job.pairs,
        "cmyk": job.cmyk,
    }


def from_json(data: Json, game: GameSheets) -> Job:
    """Return the stored job, as far as it is valid and the game has its kind; else the default."""
    stored = data if isinstance(data, dict) else {}
    kinds = [kind for purpose in PURPOSES for kind in kinds_for(purpose, game)]
    kind = stored.get("kind")
    is_known = isinstance(kind, str) and kind in kinds
    first = kind if isinstance(kind, str) and is_known else kinds[0]
    job = Job(first, "A4", true_size=False)
    paper = stored.get("paper")
    if isinstance(paper, str) and _is_paper(paper):
        job = replace(job, paper=paper)
    true, light = stored.get("true"), stored.get("light")
    if isinstance(light, bool):
        job = replace(job, saves_ink=light)
    usual = job.is_usually_true_size(game)
    job = replace(job, true_size=true if is_known and isinstance(true, bool) else usual)
    labels, card, backs = stored.get("labels"), stored.get("card"), stored.get("backs")
    if isinstance(labels, str) and labels in LABEL_PAPERS:
        job = replace(job, labels=labels)
    if isinstance(card, str) and card in CARD_SIZES:
        job = replace(job, card=card)
    style = CardStyle(
        backs if isinstance(backs, str) and backs in BACKS else BACKS[0],
        _pair(stored.get("nudge"), MAX_NUDGE_MM),
        _length(stored.get("gutter"), 0, MAX_GUTTER_MM),
    )
    job = replace(job, sleeved=stored.get("sleeved") is True)
    job = replace(job, pairs=stored.get("pairs") is True, cmyk=stored.get("cmyk") is True)
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
