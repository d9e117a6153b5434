"""Store the last print job as JSON and restore it; damaged parts are ignored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.printing.faces import CARD_SIZES
from desktop.printing.job import PURPOSES, Job, kinds_for
from desktop.printing.layout.card_pages import BACKS, FARTHEST, WIDEST, CardStyle
from desktop.printing.layout.label_paper import FARTHEST as FARTHEST_LABEL
from desktop.printing.layout.label_paper import LABEL_PAPERS
from desktop.printing.page import PrintError, paper_size
from desktop.printing.sheets import GameSheets
from engine.core.values import Json


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
        "pairs": job.pairs,
        "cmyk": job.cmyk,
    }


def from_json(data: Json, game: GameSheets) -> Job:
    """Return the stored job, as far as it is valid and the game has its kind; else the default."""
    said = data if isinstance(data, dict) else {}
    kinds = [kind for purpose in PURPOSES for kind in kinds_for(purpose, game)]
    kind = said.get("kind")
    known = isinstance(kind, str) and kind in kinds
    first = kind if isinstance(kind, str) and known else kinds[0]
    job = Job(first, "A4", False)
    paper = said.get("paper")
    if isinstance(paper, str) and _is_paper(paper):
        job = replace(job, paper=paper)
    true, light = said.get("true"), said.get("light")
    if isinstance(light, bool):
        job = replace(job, light=light)
    usual = job.usually_true(game)
    job = replace(job, true=true if known and isinstance(true, bool) else usual)
    labels, card, backs = said.get("labels"), said.get("card"), said.get("backs")
    if isinstance(labels, str) and labels in LABEL_PAPERS:
        job = replace(job, labels=labels)
    if isinstance(card, str) and card in CARD_SIZES:
        job = replace(job, card=card)
    style = CardStyle(
        backs if isinstance(backs, str) and backs in BACKS else BACKS[0],
        _pair(said.get("nudge"), FARTHEST),
        _length(said.get("gutter"), 0, WIDEST),
    )
    job = replace(job, sleeved=said.get("sleeved") is True)
    job = replace(job, pairs=said.get("pairs") is True, cmyk=said.get("cmyk") is True)
    return replace(job, offset=_pair(said.get("offset"), FARTHEST_LABEL), cards=style)


def _is_paper(name: str) -> bool:
    try:
        paper_size(name)
    except PrintError:
        return False
    return True


def _length(value: object, least: float, most: float) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most:
        return float(value)
    return 0.0


def _pair(value: object, most: float) -> tuple[float, float]:
    if isinstance(value, Sequence) and len(value) == 2:
        return _length(value[0], -most, most), _length(value[1], -most, most)
    return 0.0, 0.0
