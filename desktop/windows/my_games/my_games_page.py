"""The page of all kept games: unfinished ones to continue, finished ones to replay."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from shutil import copyfileobj

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.language import error_messages
from desktop.language.translation import translate
from desktop.painting.waiting import paint_star
from desktop.storage.game_store import GameStore
from desktop.storage.saved_game_list import SavedGame, SavedGameList
from desktop.storage.settings import Settings
from desktop.style.screen_reader import set_accessible_name
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.style.theme import current_theme
from desktop.style.widgets import DropDown, PromptField
from desktop.table.game_table import GameTable
from desktop.windows.dialogs import file_dialogs
from desktop.windows.friends.kept_tables import running_table
from desktop.windows.my_games import my_games_texts
from desktop.windows.my_games.delegate import GamesDelegate
from desktop.windows.my_games.model import GAME, GamesModel, rows_of
from desktop.windows.my_games.my_games_panel import GamePanel
from desktop.windows.notice import Notice
from desktop.windows.pictures.thumbnails import Thumbnails
from desktop.windows.shelf import painter as shelf_painting
from desktop.windows.shelf.continue_card import Extent
from desktop.windows.shelf.table_card import TableCard
from engine.core.errors import ConquistaError
from engine.system.files import open_regular, writing

#: Height of a notice with two lines, in pixels.
_NOTICE_HEIGHT = 84
#: Radius of the star on an empty page.
_STAR_RADIUS = 46
#: Distance of the star above the middle of the text.
_STAR_DISTANCE = 92


class GamesPage(SelfUpdating, QWidget):
    """The list of games with a panel; deletes, restores and copies games itself.

    Signals:
        open_requested(Path): continue or replay a game.
        review_requested(Path): review it.
        table_requested(): return to the table for friends whose match goes on.
        leave_requested(): back to the shelf.
    """

    open_requested = Signal(object)
    review_requested = Signal(object)
    table_requested = Signal()
    leave_requested = Signal()

    def __init__(
        self,
        tables: Mapping[str, GameTable],
        store: GameStore,
        saved: SavedGameList,
        thumbnails: Thumbnails,
        settings: Settings,
        notice: Notice,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self._tables, self._store, self._saved = tables, store, saved
        self._thumbnails, self._settings, self._notice = thumbnails, settings, notice
        self._wall = QPixmap()
        #: The chosen game, even while the search hides it, or None.
        self._chosen_path: Path | None = None
        self._is_filling = self._leads_to_match = False
        self._title = QLabel(self)
        self._title.setProperty("role", "name")
        self._count = QLabel(self)
        self._count.setProperty("role", "motto")
        self.back = QPushButton(self)
        self.back.setObjectName("back")
        self.back.clicked.connect(self.leave_requested)
        self.search = PromptField(self)
        self.search.textChanged.connect(self._fill)
        self.filter = DropDown(self)
        self.filter.addItem("", "")
        for game in tables:
            self.filter.addItem("", game)
        self.filter.currentIndexChanged.connect(self._fill)
        self._running = TableCard(self, is_running=True)
        self._running.table_requested.connect(self.table_requested)
        self._running.hide()
        self._model = GamesModel(lambda saved: my_games_texts.description(saved, tables))
        self.list = QListView(self)
        self.list.setProperty("role", "bare")
        self.list.setModel(self._model)
        self.list.setItemDelegate(GamesDelegate(tables, thumbnails, self.list))
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMouseTracking(True)
        self.list.verticalScrollBar().setSingleStep(40)
        self.list.selectionModel().currentChanged.connect(self._on_current)
        self.list.doubleClicked.connect(self._open)
        self._empty_label = QLabel(self)
        self._empty_label.setProperty("role", "lead")
        self._empty_label.setWordWrap(True)
        self._empty_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.panel = GamePanel(tables, self)
        self.panel.open_requested.connect(self._open)
        self.panel.replay_requested.connect(self._replay)
        self.panel.copy_requested.connect(self._copy)
        self.panel.delete_requested.connect(self._delete)
        saved.changed.connect(self._fill)
        settings.changed.connect(self._on_setting)
        thumbnails.painted.connect(self._on_painted)
        for keys, act in (
            (QKeySequence(QKeySequence.StandardKey.Undo), self._restore),
            (QKeySequence(QKeySequence.StandardKey.Find), self._find),
            (QKeySequence(Qt.Key.Key_Escape), self.leave_requested.emit),
        ):
            QShortcut(keys, self).activated.connect(act)
        self.installEventFilter(self)
        self._arrange()
        self.retranslate()

    def _arrange(self) -> None:
        header = QHBoxLayout()
        header.setContentsMargins(102, 30, 40, 0)
        header.setSpacing(16)
        header.addWidget(self._title)
        header.addWidget(self._count)
        header.addStretch()
        tools = QHBoxLayout()
        tools.setContentsMargins(44, 6, 40, 0)
        tools.setSpacing(10)
        tools.addWidget(self.search, 1)
        tools.addWidget(self.filter)
        tools.addWidget(self.back)
        around = QHBoxLayout()
        around.setContentsMargins(32, 4, 20, 0)
        around.addWidget(self.list)
        around.addWidget(self._empty_label)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addLayout(header)
        column.addLayout(tools)
        running = QHBoxLayout()
        running.setContentsMargins(32, 0, 28, 0)
        running.addWidget(self._running)
        column.addLayout(running)
        column.addLayout(around, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(column, 1)
        row.addWidget(self.panel)

    def notice_room(self) -> QRect:
        """Return where a notice may appear.

        At the foot of the list, or at its head where the chosen game is at the foot.
        """
        if not self.list.isVisible():
            return self._empty_label.geometry()
        rect = self.list.geometry()
        top = rect.height() - scaled(_NOTICE_HEIGHT)
        if self.list.visualRect(self.list.currentIndex()).bottom() < top:
            rect.setTop(rect.top() + top)
        return rect

    # -- content -----------------------------------------------------------------------------------

    def enter(self, *, leads_to_match: bool = False) -> None:
        """Refresh the list when the page comes to the front.

        `leads_to_match`: the way back leads to a match that waits, not to the shelf.
        """
        self._leads_to_match = leads_to_match
        self._name_way_back()
        self._show_running()
        self._saved.refresh()
        self._fill()
        self._thumbnails.prune(self._store.paths())
        self.list.setFocus()

    def _on_setting(self, key: str) -> None:
        if key == "tables" and self.isVisible():
            self._show_running()
            self._fill()

    def _show_running(self) -> None:
        """Show the match at a table for friends that goes on, if there is one."""
        table = running_table(self._settings)
        self._running.setVisible(table is not None)
        if table is not None:
            self._running.set_extent(Extent.LINE)
            self._running.show_table(self._tables[table.game], table.others, table.seats)

    def show_turn(self, is_on: bool) -> None:
        """Say that the table for friends waits for the person, or no longer."""
        self._running.show_turn(is_on)

    def _name_way_back(self) -> None:
        if self._leads_to_match:
            self.back.setText(translate("MyGames", "Back to the match"))
            self.back.setToolTip(translate("MyGames", "Back to the match (Esc)"))
        else:
            self.back.setText(translate("MyGames", "Back to the shelf"))
            self.back.setToolTip(translate("MyGames", "Back to the shelf (Esc)"))

    def retranslate(self) -> None:
        self._title.setText(translate("MyGames", "My games"))
        self._name_way_back()
        self.search.set_prompts(
            translate("MyGames", "Search: a player, a game, a date"), translate("MyGames", "Search")
        )
        set_accessible_name(self.filter, translate("MyGames", "Which games are listed"))
        self.list.setAccessibleName(translate("MyGames", "My games"))
        self.filter.setItemText(0, translate("MyGames", "All games"))
        for number, table in enumerate(self._tables.values(), start=1):
            self.filter.setItemText(number, table.title())
        self._fill()
        self.list.viewport().update()

    def restyle(self) -> None:
        self._wall = QPixmap()

    def _fill(self) -> None:
        """List the games that match the filter and the search."""
        if not self.isVisible():
            return
        games = self._saved.games()
        own_games = [saved for saved in games if saved.trouble is None and not saved.is_watched]
        unfinished = sum(saved.result is None for saved in own_games)
        self._count.setText(
            my_games_texts.game_count_text(unfinished, len(own_games) - unfinished)
            if own_games
            else ""
        )
        self._is_filling = True
        self._model.show(rows_of(saved for saved in games if self._matches(saved)))
        empty = self._model.rowCount() == 0
        if self.list.isHidden() and not empty:
            self.list.show()
            self.list.setFocus()
        self.list.setVisible(not empty)
        self._empty_label.setVisible(empty)
        if self.panel.isHidden() != empty:
            self.panel.setVisible(not empty)
            self._wall = QPixmap()
            self.update()
        self._empty_label.setText(self._empty_text(has_games=bool(games)))
        self._choose()
        self._is_filling = False

    def _empty_text(self, *, has_games: bool) -> str:
        """Return why no game is listed."""
        if has_games:
            return translate("MyGames", "No game matches.")
        if self._running.isVisibleTo(self):
            return translate("MyGames", "The match with friends is kept here once it is over.")
        return translate(
            "MyGames", "There are no games yet. Each one is kept here from its first move."
        )

    def _matches(self, saved: SavedGame) -> bool:
        """Return whether a game matches the filter and has every word of the search."""
        kind = self.filter.currentData()
        if kind and saved.game != kind:
            return False
        description = (
            f"{my_games_texts.description(saved, self._tables)} {saved.path.stem}".casefold()
        )
        return all(word in description for word in self.search.text().casefold().split())

    def _choose(self) -> None:
        """Select the chosen game again, or else the first."""
        index = (
            self._model.row_of(self._chosen_path)
            if self._chosen_path is not None
            else QModelIndex()
        )
        if not index.isValid():
            index = self._model.index(1) if self._model.rowCount() else index
        if index != self.list.currentIndex() and index.isValid():
            self.list.setCurrentIndex(index)
        self._show_chosen()

    def _on_current(self, current: QModelIndex, before: QModelIndex) -> None:
        saved = current.data(GAME) if current.isValid() else None
        if saved is not None and not self._is_filling:
            self._chosen_path = saved.path
        self._show_chosen()

    def _current(self) -> SavedGame | None:
        index = self.list.currentIndex()
        saved = index.data(GAME) if index.isValid() else None
        return saved if isinstance(saved, SavedGame) else None

    def _show_chosen(self) -> None:
        saved = self._current()
        self.panel.show_game(saved)
        self._show_picture()

    def _show_picture(self) -> None:
        saved = self._current()
        if saved is not None and saved.trouble is None:
            ratio = self.devicePixelRatioF()
            self.panel.show_picture(self._thumbnails.get(saved, ratio))

    def _on_painted(self) -> None:
        if self.isVisible():
            self.list.viewport().update()
            self._show_picture()

    # -- acts of the player ------------------------------------------------------------------------

    def _replay(self) -> None:
        saved = self._current()
        if saved is not None and saved.result is not None and not saved.is_in_use:
            self._chosen_path = saved.path
            self.open_requested.emit(saved.path)

    def _open(self) -> None:
        """Continue the chosen game, or review it if it is finished."""
        saved = self._current()
        if saved is not None and saved.trouble is None and not saved.is_in_use:
            self._chosen_path = saved.path
            requested = self.open_requested if saved.result is None else self.review_requested
            requested.emit(saved.path)

    def _delete(self) -> None:
        """Delete the chosen game, which can be restored, and choose the one below it."""
        saved = self._current()
        if saved is None:
            return
        row = self.list.currentIndex().row()
        try:
            self._store.delete(saved.path)
        except ConquistaError as error:
            self._complain(error_messages.sentence(error, saved.path.name))
        except OSError as error:
            self._complain(error_messages.about_writing(error))
        else:
            # A heading may be adjacent, so the next row but one is tried, too.
            neighbours = [self._model.index(row + by).data(GAME) for by in (1, -1, 2, -2)]
            self._chosen_path = next(
                (other.path for other in neighbours if other is not None), None
            )
            self._saved.refresh()
            self._fill()
            # The notice keeps off the row that is chosen now.
            name = partial(my_games_texts.title, saved, self._tables)
            self._notice.say(
                lambda: my_games_texts.deletion_message(name()),
                brief=True,
                action=(lambda: translate("MyGames", "Undo"), self._restore),
            )
            return
        self._saved.refresh()
        self._fill()

    def _restore(self) -> None:
        """Restore the game deleted last."""
        try:
            path = self._store.restore()
        except OSError as error:
            self._complain(error_messages.about_writing(error))
            return
        if path is None:
            return
        self._notice.dismiss()
        self._chosen_path = path
        self._saved.refresh()
        self._saved.read_all()
        self._fill()

    def _copy(self) -> None:
        saved = self._current()
        if saved is None:
            return
        title = my_games_texts.title(saved, self._tables)
        target = file_dialogs.ask_save(self, self._settings.get("folder"), title)
        if target is None:
            return
        try:
            with open_regular(saved.path) as source, writing(target) as copy:
                copyfileobj(source, copy)
        except OSError as error:
            self._complain(error_messages.about_writing(error))
            return
        self._settings.set("folder", str(target.parent))
        self._notice.say(partial(file_dialogs.saved_message, target), brief=True)

    def _complain(self, detail: str) -> None:
        file_dialogs.complain(self, translate("MyGames", "That did not work."), detail)

    def _find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open()
        elif event.key() == Qt.Key.Key_Delete:
            self._delete()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.list.setFocus()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Another window may have played in the meantime.
        if event.type() == QEvent.Type.WindowActivate and self.isVisible():
            self._saved.refresh()
        return super().eventFilter(watched, event)

    # -- the wall ----------------------------------------------------------------------------------

    def paint_ahead(self, size: QSize) -> None:
        """Paint the wall before the page is shown."""
        self.resize(size)
        if self._wall.isNull():
            self.grab()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._wall = QPixmap()
        self._count.setVisible(self.width() > 1180)
        super().resizeEvent(event)
        self.list.scrollTo(self.list.currentIndex())

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        width = self.width() - (0 if self.panel.isHidden() else self.panel.width())
        if self._wall.isNull():
            self._wall = QPixmap(round(width * ratio), round(self.height() * ratio))
            self._wall.setDevicePixelRatio(ratio)
            painter = QPainter(self._wall)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            wall = QRectF(0, 0, width, self.height())
            shelf_painting.paint_wall(
                painter, wall, current_theme(), QPointF(width / 2, self.height() * 0.3)
            )
            paint_star(painter, 62, self._title.geometry().center().y() + 1, 27)
            shelf_painting.paint_edge(painter, wall, current_theme())
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._wall)
        if self._empty_label.isVisible():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = self._empty_label.geometry().center()
            paint_star(painter, middle.x(), middle.y() - _STAR_DISTANCE, _STAR_RADIUS)
        painter.end()
