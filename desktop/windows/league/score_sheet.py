"""The score sheet: a column for each box, a row for each player, points in the cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, text_scale
from desktop.style.theme import Theme, current_theme
from desktop.style.widgets import set_tab_order
from desktop.table.game_table import GameTable
from desktop.windows.league import league_texts, painting
from desktop.windows.league.box_head import BoxHead
from desktop.windows.league.name_row import NameRow
from desktop.windows.league.score_sheet_facts import BoxState, LeagueSheetFacts
from desktop.windows.league.score_sheet_layout import SheetPlan, make_plan
from desktop.windows.match_page.ending.ornaments import sheet_style
from engine.play.setup import SeatSetup

#: Pixels of a saved picture for one of the screen.
_PICTURE_RATIO = 2.0


class ScoreSheet(SelfUpdating, TextScaled, QWidget):
    """The sheet of an evening during its set-up, during its games, or after them.

    Signals:
        box_clicked(game).
        move_requested(game, steps).
        players_changed(): a name was written, or another kind of player chosen.
    """

    box_clicked = Signal(str)
    move_requested = Signal(str, int)
    players_changed = Signal()

    def __init__(self, tables: Mapping[str, GameTable], parent: QWidget) -> None:
        super().__init__(parent)
        self._tables = tables
        self._facts: LeagueSheetFacts | None = None
        self._is_setup = False
        self.heads = {game: BoxHead(game, table, self) for game, table in tables.items()}
        for game, head in self.heads.items():
            head.hide()
            head.clicked.connect(lambda checked=False, game=game: self.box_clicked.emit(game))
            head.move_requested.connect(
                lambda steps, game=game: self.move_requested.emit(game, steps)
            )
        self.rows: list[NameRow] = []
        #: The lines of the table for a screen reader, an invisible label for each.
        self._reader_labels: list[QLabel] = []
        self.plan: SheetPlan | None = None
        #: The wood, and the sheet on it without boxes and fields.
        self._ground, self._picture = QPixmap(), QPixmap()
        #: Size, theme and text size of the wood, and the facts of the sheet that is painted on it.
        self._look: tuple[QSize, Theme, float] | None = None
        self._painted: tuple[LeagueSheetFacts, bool] | None = None

    # -- content -----------------------------------------------------------------------------------

    def show_players(self, players: Sequence[SeatSetup]) -> None:
        """Make a row for each player who is to be named."""
        if not (players or self.rows):
            return
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [NameRow(number, player, self) for number, player in enumerate(players)]
        self._facts = None
        for row in self.rows:
            row.changed.connect(self.players_changed)
            row.show()

    def show_facts(self, facts: LeagueSheetFacts, *, is_setup: bool) -> None:
        """Show an evening; with `is_setup` its boxes can be chosen and its players named."""
        if (facts, is_setup) == (self._facts, self._is_setup):
            return
        self._facts, self._is_setup = facts, is_setup
        self._set_words(league_texts.sheet_lines(facts, self._tables))
        self.lay_out()

    def _set_words(self, lines: Sequence[str]) -> None:
        self.setAccessibleName(lines[0])
        self.setAccessibleDescription(" ".join(lines[1:]))
        lines = () if self._is_setup else lines
        while len(self._reader_labels) > len(lines):
            self._reader_labels.pop().deleteLater()
        while len(self._reader_labels) < len(lines):
            label = QLabel(self)
            label.setGeometry(0, 0, 1, 1)
            label.setStyleSheet("color: transparent; background: transparent")
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.show()
            self._reader_labels.append(label)
        for label, line in zip(self._reader_labels, lines, strict=True):
            label.setAccessibleName(line)

    # -- layout ------------------------------------------------------------------------------------

    def restyle(self) -> None:
        self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Plan the sheet, and put boxes and fields at their places."""
        facts = self._facts
        if facts is None:
            return
        look = self.rect().size(), current_theme(), text_scale()
        if look != self._look:
            self._look, self._ground = look, QPixmap()
            self._painted = None
        waiting = [column.game for column in facts.columns if self._can_move(column.state)]
        has_arrows = len(waiting) > 1
        plan = self.plan = make_plan(
            QSizeF(self.width(), self.height()),
            len(facts.rows),
            len(facts.columns),
            is_setup=self._is_setup,
            is_over=bool(facts.champions),
            has_arrows=has_arrows,
        )
        shown_games = {column.game for column in facts.columns}
        for game, head in self.heads.items():
            head.setVisible(game in shown_games)
        tabs: list[QWidget] = [
            part for row in self.rows for part in (row.name_edit, row.kind_combo)
        ]
        tabs += [self.heads[column.game] for column in facts.columns]
        set_tab_order(*tabs)
        for column, rect in zip(facts.columns, plan.heads, strict=True):
            head = self.heads[column.game]
            self.put(head, rect.left(), rect.top(), rect.width(), rect.height())
            head.setCheckable(self._is_setup)
            head.setChecked(column.state is not BoxState.LEFT_OUT)
            texts = league_texts.box_words(column, facts, is_setup=self._is_setup)
            head.show_column(column, plan.caption_height, texts)
            index = waiting.index(column.game) if column.game in waiting else -1
            head.show_arrows(
                earlier=index > 0,
                later=0 <= index < len(waiting) - 1,
                has_room=has_arrows,
            )
        for row, rect in zip(self.rows, plan.names, strict=False):
            self.put(row, rect.left(), rect.top() + 1, rect.width(), rect.height() - 1)
        self.update()

    def _can_move(self, state: BoxState) -> bool:
        return self._is_setup or state is BoxState.WAITING or state is BoxState.NEXT

    # -- painting ----------------------------------------------------------------------------------

    def _empty(self) -> QPixmap:
        ratio = self.devicePixelRatioF() * text_scale()
        picture = QPixmap(self.rect().size() * ratio)
        picture.setDevicePixelRatio(ratio)
        return picture

    def paint_ground(self) -> None:
        """Paint the wood unless it is painted. This takes long."""
        if self._ground.isNull():
            self._ground = self._empty()
            painter = QPainter(self._ground)
            painting.paint_ground(painter, QRectF(self.rect()), current_theme())
            painter.end()

    def paint_ahead(self) -> None:
        """Paint the sheet unless it is painted."""
        plan, facts = self.plan, self._facts
        if plan is None or facts is None or self._painted == (facts, self._is_setup):
            return
        self._painted = facts, self._is_setup
        self.paint_ground()
        self._picture = QPixmap(self._ground)
        painter = QPainter(self._picture)
        self._paint_sheet(painter, plan, facts)
        painter.end()

    def _paint_sheet(self, painter: QPainter, plan: SheetPlan, facts: LeagueSheetFacts) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        style = sheet_style(current_theme())
        painting.paint_table(painter, plan, facts, style, is_setup=self._is_setup)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_ahead()
        painter = self.painter()
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def picture(self) -> QImage:
        """Return the sheet with its boxes as a picture, without the table below it."""
        plan, facts = self.plan, self._facts
        assert plan is not None
        assert facts is not None
        size = QSizeF(self.width(), self.height()) * _PICTURE_RATIO
        picture = QImage(size.toSize(), QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(_PICTURE_RATIO)
        painter = QPainter(picture)
        painting.paint_ground(painter, QRectF(self.rect()), current_theme())
        self._paint_sheet(painter, plan, facts)
        for column, rect in zip(facts.columns, plan.heads, strict=True):
            painter.save()
            painter.translate(rect.topLeft())
            self.heads[column.game].paint_on(painter)
            painter.restore()
        painter.end()
        return picture
