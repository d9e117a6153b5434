"""The sections of an empty ledger: an invitation to play, and what will be written later."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter

from desktop.language.translation import translate
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.seat_look import LOOKS
from desktop.table.game_table import GameTable
from desktop.windows.ledger import paper
from desktop.windows.ledger.paper import INK, QUIET, RED
from desktop.windows.ledger.remembered import paint_lid
from desktop.windows.ledger.section import LedgerSection, Lid, paint_paragraph

#: Height of the first leaf's section, in pixels.
_FIRST_HEIGHT = 420.0
#: The most pixels by which it may grow.
_MAX_EXTRA_HEIGHT = 600.0
_SENTENCE_HEIGHT = 58.0
#: Size of a lid.
_LID_SIZE = QSize(84, 124)


def blank_sections(tables: Mapping[str, GameTable], game: str, lid: Lid) -> list[LedgerSection]:
    """Return the sections of an empty ledger for a game, or for all ("")."""
    sentences = (
        translate(
            "Ledger",
            "Nothing has been entered yet. Every game that a person plays to the end gets a line.",
        ),
        translate("Ledger", "Take a box from the shelf, and the first line is yours."),
    )
    title = tables[game].texts.title() if game else translate("Ledger", "Your ledger")
    first = partial(_paint_invitation, title, sentences, game, lid)
    return [
        LedgerSection("", "", _FIRST_HEIGHT, first, " ".join(sentences), _MAX_EXTRA_HEIGHT),
        *_sections_to_come(),
    ]


def _sections_to_come() -> list[LedgerSection]:
    """Return the sections that a book without games announces."""
    entries = (
        (
            translate("Ledger", "Games"),
            translate(
                "Ledger",
                "How many games you played and won, compared with a fair share of the wins.",
            ),
        ),
        (
            translate("Ledger", "Won against each level"),
            translate(
                "Ledger", "How you fare against Pages, Squires, Knights, Captains and Doges."
            ),
        ),
        (
            translate("Ledger", "Rating"),
            translate("Ledger", "How strong you are, and how that changes from game to game."),
        ),
        (
            translate("Ledger", "Remembered"),
            translate("Ledger", "Your longest streak, your favourite rival, your best game."),
        ),
    )
    return [
        LedgerSection(title, "", _SENTENCE_HEIGHT, partial(_paint_sentence, text), text, 20)
        for title, text in entries
    ]


def _paint_sentence(text: str, painter: QPainter, rect: QRectF) -> None:
    paint_paragraph(painter, rect, text, ink=QUIET)


def _paint_invitation(
    title: str, words: tuple[str, str], game: str, lid: Lid, painter: QPainter, rect: QRectF
) -> None:
    """Paint the first section of a book without games."""
    middle, y = rect.center().x(), rect.top() + max(0.0, rect.height() - 440) * 0.42
    sign = QPointF(middle, y + 66)
    if game:
        paint_lid(game, lid, _LID_SIZE, painter, sign)
    else:
        LOOKS[0].shield(painter, sign.x(), sign.y(), 92)
    inner_rect = QRectF(rect.left(), y + 138, rect.width(), 56)
    paint_fitted_line(painter, inner_rect, title, 38, RED, weight=700)
    paper.paint_tailpiece(painter, QPointF(middle, y + 218), "sun")
    centred = Qt.AlignmentFlag.AlignHCenter
    inset = rect.width() * 0.08
    inner_rect = QRectF(rect.left() + inset, y + 246, rect.width() - 2 * inset, 84)
    paint_paragraph(painter, inner_rect, words[0], ink=INK, alignment=centred)
    paint_paragraph(painter, inner_rect.translated(0, 76), words[1], ink=RED, alignment=centred)
