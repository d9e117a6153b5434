"""What the page of a table is made of, and where it all goes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.director import Director
from desktop.games import TABLES
from desktop.names import you
from desktop.panels.sidebar import Sidebar
from desktop.session import Session
from desktop.settings import Settings
from desktop.table.curtain import Curtain
from desktop.table.hint import Hint
from desktop.table.lookback import LookBack
from desktop.table.prompt import HEIGHT as STRIP
from desktop.table.prompt import PromptStrip
from desktop.table.reader import CardReader
from desktop.table.replay import Replay
from desktop.table.view import TableView
from desktop.theme import Theme
from desktop.windows.replaybar import HEIGHT as REPLAY
from desktop.windows.replaybar import ReplayBar
from desktop.windows.scoresheet import ScoreSheet
from desktop.windows.tablehead import TableHead

_PANEL_SHARE, _PANEL_LEAST, _PANEL_MOST = 0.2, 280, 360


class TableParts(QWidget):
    """Strip, board, panel, and what is only there at times.

    Signals: `leaveRequested()`, `playAgainRequested()`, `menuRequested(global position)`,
    `rulesRequested(section)`: "" for wherever they were read last.
    """

    leaveRequested = Signal()  # noqa: N815
    playAgainRequested = Signal()  # noqa: N815
    menuRequested = Signal(QPoint)  # noqa: N815
    rulesRequested = Signal(str)  # noqa: N815

    def __init__(
        self, session: Session, theme: Theme, settings: Settings, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._settings = settings
        self._theme = theme
        self.table = TABLES[session.match.game.id]
        self.texts = self.table.texts
        self.scene = self.table.scene()
        self.scene.setParent(self)
        self.scene.set_dark(theme.dark)
        self.view = TableView(self.scene, self)
        self.strip = PromptStrip(theme, self)
        self.sidebar = Sidebar(session, self.table, theme, self)
        self.sidebar.whyRequested.connect(self._explain_score)
        self._head = TableHead(theme, self)
        self._head.menu.clicked.connect(self.show_menu)
        self._head.rules.clicked.connect(self._ask_rules)
        self.curtain = Curtain(theme, self.view)
        self.director = Director(session, self.scene, settings, self)
        self.hint = Hint(session, self.scene, self)
        self.lookback = LookBack(session, self)
        self.replay = Replay(self.lookback, self.director, self)
        hidden = session.match.game.hidden
        self.replay_bar = ReplayBar(self.replay, self.lookback, theme, self, hands=hidden)
        cards = self.table.cards
        self.reader = CardReader(cards, theme, self.view) if cards is not None else None
        self.setFocusProxy(self.view)

    def set_theme(self, theme: Theme) -> None:
        """Light or dark chrome; the board is a lit object in both."""
        self._theme = theme
        self.scene.set_dark(theme.dark)
        for part in (
            self.strip,
            self.sidebar,
            self._head,
            self.curtain,
            self.replay_bar,
        ):
            part.set_theme(theme)
        if self.reader is not None:
            self.reader.set_theme(theme)

    def _ask_rules(self) -> None:
        self.rulesRequested.emit("")

    def show_menu(self) -> None:
        """Ask for the menu below its button."""
        button = self._head.menu
        self.menuRequested.emit(button.mapToGlobal(QPoint(0, button.height() + 4)))

    def _explain_score(self) -> None:
        """Show what the score in the panel is made of."""
        view = self.sidebar.view
        score = self.sidebar.facts(view).score if view is not None else None
        if score is not None:
            names = [name or you() for name in self.session.names()]
            ScoreSheet(score, names, self).open()

    def grab_board(self, size: QSize) -> QImage:
        """A picture of the board as it lies, in pixels; the page need not be shown."""
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        before = self.scene.sceneRect().size()
        # A thumbnail is a table of the usual size seen from afar: no room is too small for it.
        self.scene.arrange(QSizeF(size).expandedTo(QSizeF(1200, 900)))
        p = QPainter(image)
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.scene.render(p, QRectF(image.rect()), self.scene.picture_area())
        p.end()
        if not before.isEmpty():
            self.scene.arrange(before)
        return image

    # -- room ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        width, height = self.width(), self.height()
        panel = round(max(_PANEL_LEAST, min(_PANEL_MOST, width * _PANEL_SHARE)))
        board = max(1, width - panel)
        foot = REPLAY if self.replay.on else 0
        self.strip.setGeometry(0, 0, board, STRIP)
        self._head.setGeometry(board, 0, panel, STRIP)
        self.view.setGeometry(0, STRIP, board, max(1, height - STRIP - foot))
        self.replay_bar.setGeometry(0, height - foot, board, REPLAY)
        self.sidebar.setGeometry(board, STRIP, panel, max(1, height - STRIP))
        self.curtain.setGeometry(self.view.rect())
        if self.reader is not None:
            self.reader.setGeometry(self.view.rect())
