"""The painters of the parts of the sheet at the end of a match, at the places of its plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.style.theme import current_theme
from desktop.table.replay.match_ending import Figure, FriezePainter, ShownOutcome
from desktop.windows.match_page.ending import ornaments
from desktop.windows.match_page.ending.band import Band
from desktop.windows.match_page.ending.ending_facts import EndingSheetFacts, SheetSeat
from desktop.windows.match_page.ending.ending_layout import (
    CENTRE,
    LOOKER_HEIGHT,
    RIGHT,
    Canvas,
    EndingStage,
    SheetLayout,
    SheetText,
    Wishes,
    columns,
    lookers_per_row,
    plan,
)
from desktop.windows.match_page.ending.guests import paint_arched_guest, paint_round_guest

#: Least and greatest height of a guest with words.
_MIN_SPEAKER_HEIGHT, _MAX_SPEAKER_HEIGHT = 52.0, 112.0
#: Least width of a figure with its note.
_MIN_FIGURE_WIDTH = 140.0
#: Paints the board into a rect; the flag says whether the deciding places are lit.
PaintBoard = Callable[[QPainter, QRectF, bool], None]


class SheetPicture:
    """The sheet of a match for a size, on a canvas."""

    def __init__(
        self,
        facts: EndingSheetFacts,
        size: QSizeF,
        buttons: QSizeF,
        paint_board: PaintBoard | None,
        *,
        scrolls: bool = False,
        is_saved: bool = False,
    ) -> None:
        """Plan the sheet; `is_saved` leaves out the buttons and adds a foot with date and names."""
        self.facts = facts
        self.style = ornaments.sheet_style(current_theme())
        self._paint_board = paint_board
        self._is_saved = is_saved
        self.wishes = Wishes(
            cells=len(facts.ending.course.cells),
            has_leaves=any(cell.counts for cell in facts.ending.course.cells),
            has_groups=len(facts.ending.course.groups) > 1,
            has_board=paint_board is not None,
            has_frieze=bool(facts.ending.frieze),
            guests=len(self._side_guests),
            has_words=any(guest.words for guest in self._side_guests),
            figures=len(facts.figures),
            has_mark=facts.mark is not None,
            buttons=buttons,
            shows_winner=self._shows_winner,
            scrolls=scrolls,
        )
        self.places: SheetLayout = plan(size, self.wishes)
        self.canvas = Canvas()
        self._build()

    @property
    def _shows_winner(self) -> bool:
        """Whether the winner's picture is at the head, as after a defeat."""
        return self.facts.outcome is ShownOutcome.DEFEAT and len(self.facts.winners) == 1

    @property
    def _side_guests(self) -> list[SheetSeat]:
        """The guests beside the board."""
        facts = self.facts
        if facts.outcome in (ShownOutcome.DRAW, ShownOutcome.ALL_LOST):
            return [guest for guest in facts.guests if guest.seat != facts.person]
        return facts.others

    # -- the blocks --------------------------------------------------------------------------------

    def _build(self) -> None:
        places = self.places
        self._add_head()
        if not places.frieze.isEmpty():
            self._add_frieze(places.frieze)
        if not places.board.isEmpty():
            self.canvas.add(
                "board",
                places.board.adjusted(-8, -8, 8, 8),
                partial(self._paint_map, places.board, True),
                EndingStage.REALM,
                partial(self._paint_map, places.board, False),
            )
        if not places.guests.isEmpty():
            self._add_guests(places.guests)
        if not places.band.isEmpty():
            Band(self.facts, self.style, self.wishes, self.canvas).add(places.band)
        if not places.figures.isEmpty():
            self._add_figures(places.figures)
        if not places.mark.isEmpty():
            self._add_mark(places.mark)
        if self._is_saved:
            line = SheetText(
                places.buttons,
                self.facts.foot,
                15,
                self.style.quiet,
                weight=400,
                is_italic=True,
                align=RIGHT,
                wraps=True,
            )
            self.canvas.write("foot", line, at_foot=True)

    # -- the head ----------------------------------------------------------------------------------

    def _add_head(self) -> None:
        facts, head = self.facts, self.places.head
        title = facts.ending.title.upper()
        if self.places.is_tall and self._shows_winner and self.places.is_wide:
            self._add_winner(head, title)
            return
        style = self.style
        if self.places.is_tall:
            self._add_crest(head)
            self.canvas.write(
                "title",
                SheetText(
                    QRectF(head.left() + 84, head.top() + 72, head.width() - 168, 48),
                    title,
                    42,
                    style.title,
                    weight=700,
                    align=CENTRE,
                    spacing=6,
                ),
            )
            self.canvas.write(
                "cause",
                SheetText(
                    QRectF(head.left() + 84, head.top() + 119, head.width() - 168, 26),
                    facts.ending.cause,
                    18,
                    style.cause,
                    is_italic=True,
                    align=CENTRE,
                    wraps=True,
                ),
            )
            return
        aside = 74.0 if head.width() >= 420 else 8.0
        if aside > 10:
            self._add_small_crests(head)
        self.canvas.write(
            "title",
            SheetText(
                QRectF(head.left() + aside, head.top(), head.width() - 2 * aside, 38),
                title,
                30,
                style.title,
                weight=700,
                align=CENTRE,
                spacing=3.6,
            ),
        )
        self.canvas.write(
            "cause",
            SheetText(
                QRectF(head.left() + aside, head.top() + 37, head.width() - 2 * aside, 40),
                facts.ending.cause,
                15.5,
                style.cause,
                is_italic=True,
                align=CENTRE,
                wraps=True,
            ),
        )

    def _add_crest(self, head: QRectF) -> None:
        """Add the shields of the winners below a crown, and two banners of a single winner."""
        winners = self.facts.winners
        x, y = head.center().x(), head.top() + 26
        self.canvas.add(
            "crest", QRectF(x - 64, y - 60, 128, 110), partial(self._paint_crest, x, y, 1.0)
        )
        width = head.width()
        # Banners hang beside the frieze, or beside title and cause.
        foot = max(head.bottom(), self.places.frieze.bottom())
        if len(winners) == 1 and width > 700:
            for left in (head.left() + 4, head.right() - 70):
                rect = QRectF(left, head.top() + 2, 66, foot - head.top() - 8)
                banner = partial(ornaments.paint_banner, rect=rect, look=winners[0].look)
                self.canvas.add("banner", rect, banner)

    def _paint_crest(self, x: float, y: float, size: float, painter: QPainter) -> None:
        winners = self.facts.winners
        if not winners:
            ornaments.paint_dark_star(painter, x, y, 44 * size, self.style)
            return
        if not self.style.is_stark:
            ornaments.paint_halo(painter, x, y, 58 * size)
        ornaments.paint_laurel_branches(painter, x, y - 2 * size, 43 * size)
        crest_seats = winners[:3]
        step = 30 * size
        width = 54 * size if len(crest_seats) == 1 else 34 * size
        left = x - step * (len(crest_seats) - 1) / 2
        for number, guest in enumerate(crest_seats):
            guest.look.shield(painter, left + step * number, y, width)
        ornaments.paint_crown(painter, x, y - 38 * size, 46 * size)

    def _add_small_crests(self, head: QRectF) -> None:
        for side in (-1, 1):
            x = head.center().x() + side * (head.width() / 2 - 38)
            y = head.top() + 36
            rect = QRectF(x - 36, y - 36, 72, 72)
            winners = self.facts.winners
            if self._shows_winner and side < 0 and winners[0].face is not None:
                self.canvas.add("winner", rect, partial(self._paint_small_winner, winners[0], x, y))
            else:
                self.canvas.add("crest", rect, partial(self._paint_crest, x, y + 2, 0.62))

    def _paint_small_winner(self, guest: SheetSeat, x: float, y: float, painter: QPainter) -> None:
        paint_round_guest(painter, QPointF(x, y + 4), 58, guest)
        ornaments.paint_crown(painter, x, y - 24, 30)

    def _add_winner(self, head: QRectF, title: str) -> None:
        """Add the winner's picture; at its right title, cause, words, and what all seats hold."""
        style, facts = self.style, self.facts
        (winner,) = facts.winners
        picture = QRectF(head.left(), head.top() + 24, 178, head.height() - 28)
        self.canvas.add(
            "winner",
            picture.adjusted(-4, -40, 4, 8),
            partial(self._paint_winner, winner, picture),
        )
        left = picture.right() + 30
        width = head.right() - left
        self.canvas.write(
            "title",
            SheetText(
                QRectF(left, head.top() + 22, width, 46),
                title,
                36,
                style.title,
                weight=700,
                spacing=3.2,
            ),
        )
        self.canvas.write(
            "cause",
            SheetText(
                QRectF(left, head.top() + 68, width, 28),
                facts.ending.cause,
                17,
                style.cause,
                is_italic=True,
                wraps=True,
            ),
        )
        if winner.words:
            bubble = QRectF(left, head.top() + 104, min(width, 520.0), 46)
            self._add_bubble(
                bubble, QPointF(picture.right() + 4, bubble.center().y()), winner.words
            )
        else:
            self._add_frieze(QRectF(left, head.top() + 100, width, 62))
        self._add_standings(QRectF(left, head.bottom() - 46, width, 44))

    def _paint_winner(self, guest: SheetSeat, rect: QRectF, painter: QPainter) -> None:
        paint_arched_guest(painter, rect, guest)
        ornaments.paint_crown(painter, rect.center().x(), rect.top() + 2, 58)
        if guest.face is not None:
            guest.look.shield(painter, rect.left() + 22, rect.bottom() - 12, 38)

    def _add_standings(self, rect: QRectF) -> None:
        """Add what each seat holds, the winner first."""
        style = self.style
        for guest, column in zip(
            self.facts.guests, columns(rect, len(self.facts.guests), 10), strict=True
        ):
            x = column.left() + 16
            self.canvas.add(
                "shield", QRectF(column.left(), column.top() + 4, 32, 38),
                partial(self._paint_shield, guest, x, column.center().y(), 27),
            )  # fmt: skip
            words = column.adjusted(38, 0, 0, 0)
            hold = self.facts.ending.holds[guest.seat]
            colour = style.title if guest.is_winner else style.ink
            self.canvas.write(
                "hold",
                SheetText(
                    QRectF(words.left(), words.top(), words.width(), 24),
                    hold,
                    16,
                    colour,
                    weight=700,
                ),
            )
            self.canvas.write(
                "name",
                SheetText(
                    QRectF(words.left(), words.top() + 22, words.width(), 20),
                    guest.name or only_person_name(),
                    13.5,
                    style.quiet,
                    is_italic=True,
                ),
            )

    def _paint_shield(
        self, guest: SheetSeat, x: float, y: float, width: float, painter: QPainter
    ) -> None:
        guest.look.shield(painter, x, y, width)

    def _add_frieze(self, rect: QRectF) -> None:
        """Add the ornament of the game, if it has one."""
        for paint in self.facts.ending.frieze:
            self.canvas.add("frieze", rect, partial(self._paint_frieze, paint, rect))

    def _paint_frieze(self, paint: FriezePainter, rect: QRectF, painter: QPainter) -> None:
        painter.save()
        paint(painter, rect)
        painter.restore()

    def _paint_map(self, rect: QRectF, lit: bool, painter: QPainter) -> None:
        assert self._paint_board is not None
        painter.save()
        self._paint_board(painter, rect, lit)
        painter.restore()
        ornaments.paint_frame(painter, rect)

    # -- the table ---------------------------------------------------------------------------------

    def _add_guests(self, rect: QRectF) -> None:
        guests = self._side_guests
        speakers = [guest for guest in guests if guest.words]
        silent = [guest for guest in guests if not guest.words]
        style = self.style
        top = rect.top()
        if rect.height() >= 180:
            heading = translate("Ending", "At the table")
            self.canvas.write(
                "heading",
                SheetText(
                    QRectF(rect.left(), top, rect.width(), 24),
                    heading,
                    17,
                    style.heading,
                    weight=600,
                ),
            )
            top += 28
        free = rect.bottom() - top
        if not speakers and len(silent) <= 4 and free >= 150 and rect.width() / len(silent) >= 96:
            self._add_portraits(QRectF(rect.left(), top, rect.width(), free), silent)
            return
        # Further speakers look on where there is no room for the words of all.
        most_per_row = lookers_per_row(rect.width())
        while True:
            rows = -(-len(silent) // most_per_row)
            each = (free - LOOKER_HEIGHT * rows) / len(speakers) if speakers else 0.0
            if not speakers or each >= _MIN_SPEAKER_HEIGHT:
                break
            silent = [speakers.pop(), *silent]
        each = min(_MAX_SPEAKER_HEIGHT, each)
        per_row = 1
        while per_row < most_per_row and (
            free - each * len(speakers) < LOOKER_HEIGHT * -(-len(silent) // per_row)
        ):
            per_row += 1
        rows = -(-len(silent) // per_row)
        for number, guest in enumerate(speakers):
            self._add_speaker(QRectF(rect.left(), top + each * number, rect.width(), each), guest)
        top += each * len(speakers)
        if not silent:
            return
        height = min(84.0, (rect.bottom() - top) / rows)
        for number, guest in enumerate(silent):
            row, column = divmod(number, per_row)
            width = rect.width() / min(per_row, len(silent))
            cell = QRectF(rect.left() + width * column, top + height * row, width, height)
            self._add_silent(cell, guest)

    def _add_portraits(self, rect: QRectF, guests: list[SheetSeat]) -> None:
        """Add large pictures side by side, of guests who say nothing."""
        style = self.style
        for guest, column in zip(guests, columns(rect, len(guests), 14), strict=True):
            height = min(rect.height() - 54, column.width() * 1.06, 220.0)
            picture = QRectF(0, 0, height * 0.94, height)
            picture.moveCenter(QPointF(column.center().x(), 0))
            picture.moveTop(rect.top() + max(6.0, (rect.height() - height - 54) / 2))
            paint = partial(self._paint_portrait, picture, guest)
            self.canvas.add("face", picture.adjusted(-5, -8, 5, 6), paint, EndingStage.FACES)
            top = picture.bottom() + 8
            self.canvas.write(
                "name",
                SheetText(
                    QRectF(column.left(), top, column.width(), 22),
                    guest.name or only_person_name(),
                    16,
                    style.ink,
                    weight=700,
                    align=CENTRE,
                ),
            )
            place = QRectF(column.left(), top + 21, column.width(), 20)
            fact = SheetText(place, guest.fact, 14, style.quiet, is_italic=True, align=CENTRE)
            self.canvas.write("fact", fact if fact.is_whole else replace(fact, text=guest.hold))

    def _paint_portrait(self, rect: QRectF, guest: SheetSeat, painter: QPainter) -> None:
        paint_arched_guest(painter, rect, guest)
        if guest.face is not None:
            guest.look.shield(painter, rect.left() + 16, rect.bottom() - 10, 30)

    def _add_speaker(self, rect: QRectF, guest: SheetSeat) -> None:
        style = self.style
        size = min(80.0, rect.height() - 8)
        middle = QPointF(rect.left() + size / 2, rect.center().y())
        self._add_face(middle, size, guest)
        left = rect.left() + size + 18
        name = QRectF(left, rect.top() + 1, (rect.right() - left) / 2, 20)
        bubble_top = rect.top() + 22
        if rect.height() >= 76:
            self.canvas.write(
                "name", SheetText(name, guest.name or only_person_name(), 15, style.ink, weight=700)
            )
            fact = QRectF(name.right(), name.top(), rect.right() - name.right() - 4, 20)
            self.canvas.write(
                "fact", SheetText(fact, guest.fact, 13.5, style.quiet, is_italic=True, align=RIGHT)
            )
        else:
            bubble_top = rect.top() + 5
        bubble = QRectF(left, bubble_top, rect.right() - left, rect.bottom() - bubble_top - 6)
        self._add_bubble(bubble, QPointF(left - 13, middle.y() + 2), guest.words)

    def _add_bubble(self, rect: QRectF, tip: QPointF, words: str) -> None:
        paint = partial(ornaments.paint_bubble, rect=rect, tip=tip, style=self.style)
        self.canvas.add("bubble", rect.adjusted(-18, -3, 4, 6), paint, EndingStage.FACES)
        text = SheetText(
            rect.adjusted(14, 3, -12, -3),
            words,
            16,
            self.style.bubble_ink,
            is_italic=True,
            wraps=True,
        )
        self.canvas.write("words", text, EndingStage.FACES)

    def _add_silent(self, rect: QRectF, guest: SheetSeat) -> None:
        style = self.style
        size = max(30.0, min(76.0, rect.height() - 8))
        middle = QPointF(rect.left() + size / 2, rect.center().y())
        self._add_face(middle, size, guest)
        words = QRectF(rect.left() + size + 14, 0, rect.width() - size - 22, 0)
        top = rect.center().y() - 21
        self.canvas.write(
            "name",
            SheetText(
                QRectF(words.left(), top, words.width(), 22),
                guest.name or only_person_name(),
                16,
                style.ink,
                weight=700,
            ),
        )
        place = QRectF(words.left(), top + 21, words.width(), 20)
        fact = SheetText(place, guest.fact, 14, style.quiet, weight=400, is_italic=True)
        self.canvas.write("fact", fact if fact.is_whole else replace(fact, text=guest.hold))

    def _add_face(self, middle: QPointF, size: float, guest: SheetSeat) -> None:
        rect = QRectF(0, 0, size + 6, size + 6)
        rect.moveCenter(middle)
        self.canvas.add(
            "face",
            rect,
            partial(self._paint_face, middle, size, guest),
            EndingStage.FACES,
        )

    def _paint_face(
        self, middle: QPointF, size: float, guest: SheetSeat, painter: QPainter
    ) -> None:
        paint_round_guest(painter, middle, size, guest)

    # -- figures, mark -----------------------------------------------------------------------------

    def _add_figures(self, rect: QRectF) -> None:
        style, is_wide = self.style, self.places.is_wide
        count = max(1, int((rect.width() + 22) // (_MIN_FIGURE_WIDTH + 22)))
        size = 31.0 if is_wide else 24.0
        while True:
            figures = self.facts.figures[:count]
            places = list(columns(rect, len(figures), 22))
            rows = [
                self._figure_lines(*each, size, 2 if is_wide else 0)
                for each in zip(figures, places, strict=True)
            ]
            # Fewer figures rather than a text that is cut.
            if count == 1 or all(line.is_whole for lines in rows for line in lines):
                break
            count = min(count, len(figures)) - 1
        for number, (lines, row_rect) in enumerate(zip(rows, places, strict=True)):
            if number:
                rule = QRectF(row_rect.left() - 12, rect.top() + 6, 1, rect.height() - 14)
                self.canvas.add(
                    "rule", rule, partial(_paint_rule, rule, style.line), at_foot=is_wide
                )
            for line in lines:
                self.canvas.write("figure", line, at_foot=is_wide)

    def _figure_lines(
        self, figure: Figure, place: QRectF, size: float, above: int
    ) -> list[SheetText]:
        """Return the number of a figure, its label and its note."""
        style, top = self.style, place.top() + above
        return [
            SheetText(QRectF(place.left(), top, place.width(), size + 6), figure.text, size,
                 style.ink, weight=700),
            SheetText(QRectF(place.left(), top + size + 5, place.width(), 20), figure.head, 15,
                 style.ink, weight=600),
            SheetText(QRectF(place.left(), top + size + 23, place.width(), 18), figure.note, 13.5,
                 style.quiet, weight=400, is_italic=True),
        ]  # fmt: skip

    def _add_mark(self, rect: QRectF) -> None:
        mark, style = self.facts.mark, self.style
        assert mark is not None
        radius = 26.0 if self.places.is_wide else 20.0
        x = rect.left() - 43 if self.places.is_wide else rect.left() + radius + 4
        y = rect.top() + (38 if self.places.is_wide else rect.height() / 2)
        area = QRectF(x - 2 * radius, y - 2.4 * radius, 4 * radius, 4.4 * radius)
        lift = radius * 0.2 if mark.is_new and not self._is_saved else -1.0
        self.canvas.add(
            "seal",
            area,
            partial(self._paint_mark, x, y, radius, lift),
            EndingStage.STAMP,
            at_foot=True,
        )
        left = rect.left() if self.places.is_wide else x + radius + (22 if lift >= 0 else 12)
        text_rect = QRectF(
            left,
            rect.top() + (0 if self.places.is_wide else (rect.height() - 42) / 2),
            rect.right() - left,
            42,
        )
        self.canvas.write(
            "mark",
            SheetText(
                QRectF(text_rect.left(), text_rect.top(), text_rect.width(), 23),
                mark.head,
                17,
                style.heading,
                weight=700,
            ),
            at_foot=True,
        )
        self.canvas.write(
            "mark note",
            SheetText(
                QRectF(text_rect.left(), text_rect.top() + 21, text_rect.width(), 19),
                mark.note,
                13.5,
                style.quiet,
                is_italic=True,
            ),
            at_foot=True,
        )

    def _paint_mark(
        self, x: float, y: float, radius: float, lift: float, painter: QPainter
    ) -> None:
        mark = self.facts.mark
        assert mark is not None
        ornaments.paint_stamp(painter, x, y, radius, mark.wax, mark.emblem, lift=lift)


def _paint_rule(rect: QRectF, colour: str, painter: QPainter) -> None:
    painter.fillRect(rect, QColor(colour))
