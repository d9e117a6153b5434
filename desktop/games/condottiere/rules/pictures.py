"""Moments of Condottiere as the rules picture them: its cards, battle lines, and the map."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.card_painter import CARD_SIZE, paint_card_in
from desktop.games.condottiere.rules.lines import RuleLines
from desktop.games.condottiere.rules.maps import RuleMap
from desktop.games.condottiere.words.names import caption
from desktop.painting.lettering import write
from desktop.rules.drawings import Frame
from desktop.rules.moments import moments
from engine.core.game import Game, Json
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.cards import CARD_NAMES
from engine.games.condottiere.events import Choose, Play
from engine.games.condottiere.rules.editions import FIRST, THIRD, Edition
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match

_CARD = 84.0  # width of a card among all cards
_STEP = QPointF(92.0, 146.0)
_IN_ROW = 5


def frames(game: Game, edition: Edition, drawing: Json) -> list[Frame]:
    """The frames of one drawing, as `docs/rules/condottiere1.drawings.yaml` writes it."""
    if "cards" in drawing:
        return [_all_cards(edition)]
    found: list[Frame] = []
    looks: dict[str, Json] = {}
    for match, entry, answer in moments(game, drawing):
        looks = {**looks, **entry}
        played = answer.card if isinstance(answer, Play) else None
        found.append(_frame(match, looks, played, edition.id))
    return found


def _frame(
    match: Match[CondottiereView], looks: Mapping[str, Json], played: str | None, edition: str
) -> Frame:
    view = match.open_view()
    if "crop" in looks:
        lit = [action.region for action in match.legal() if isinstance(action, Choose)]
        picture = RuleMap(view, QRectF(*looks["crop"]), lit if looks.get("lit") else ())
        return Frame(picture.size, picture.paint, verdict=looks.get("verdict"))
    lines = RuleLines(view, looks.get("rows", [0, 1]), looks["width"], edition, looks.get("pawn"))
    return Frame(
        lines.size, lines.paint, card=played, paint_card=partial(_paint_card, edition=edition)
    )


def _paint_card(p: QPainter, place: QRectF, card: str, edition: str) -> None:
    paint_card_in(p, place, card, caption(card), edition=edition)


def _all_cards(edition: Edition) -> Frame:
    """Every kind of card of an edition, and how many of each there are."""
    kinds = [(card, count) for card, count in zip(CARD_NAMES, edition.deck, strict=True) if count]
    rows = -(-len(kinds) // _IN_ROW)
    tall = _CARD * CARD_SIZE[1] / CARD_SIZE[0]

    def paint(p: QPainter) -> None:
        for place, (card, count) in enumerate(kinds):
            x, y = place % _IN_ROW * _STEP.x() + 4, place // _IN_ROW * _STEP.y() + 4
            _paint_card(p, QRectF(x, y, _CARD, tall), card, edition.id)
            below = QRectF(x - 3, y + tall + 2, _CARD + 6, 20)
            write(p, below, f"{caption(card)} ×{count}", 14, "#8a6a3c", italic=True)

    return Frame(QSizeF(_IN_ROW * _STEP.x(), rows * _STEP.y()), paint)


FIRST_FRAMES = partial(frames, CONDOTTIERE1, FIRST)
THIRD_FRAMES = partial(frames, CONDOTTIERE3, THIRD)
