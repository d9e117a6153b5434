"""The first page: the shelf of boxes, the game to continue, and the start panel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.language.languages import base_of
from desktop.language.names import PRODUCT
from desktop.language.translation import LANGUAGES, NAMES, Language, system_variety, translate
from desktop.painting.icons import icon
from desktop.painting.waiting import paint_star
from desktop.storage.saved_game_list import SavedGame
from desktop.storage.settings import Settings
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.style.theme import current_theme, serif
from desktop.style.widgets import Segments
from desktop.system.stepped_work import BackgroundImports
from desktop.table.game_table import GameTable
from desktop.windows.shelf import painter as shelf_painting
from desktop.windows.shelf.boxes import PREFERRED_HEIGHT, BoxRow, disk_cached_pixmap
from desktop.windows.shelf.continue_card import ContinueCard, Extent
from desktop.windows.shelf.foot_row import TALL_HEIGHT, FootRow
from desktop.windows.shelf.start_panel import StartPanel
from desktop.windows.shelf.table_card import TableCard
from engine.core.game import Game
from engine.core.values import Seat
from engine.play.setup import Setup, default_setup, first_setup, from_json, to_json

#: The themes in the order of the header's button, and their icons.
_THEMES = {"light": "sun", "dark": "moon", "high-contrast": "contrast"}
#: Least height for the other parts where the whole foot is shown, in pixels.
_MIN_HEIGHT_ABOVE_FOOT = 480
#: Page width from which the card shows its picture.
_MIN_PICTURE_WIDTH = 1180
#: Page height from which the card shows its picture.
_MIN_PICTURE_HEIGHT = 740
#: Page height from which the card shows all its words.
_MIN_WORDS_HEIGHT = 680
#: Pixels above the name in a low page.
_LOW_TOP = 10
_TOP = 30
#: Pixels between the left end of the wall and the content.
_LEFT = 44
#: Pixels between the right end of the wall and the content.
_RIGHT = 40
#: Pixels right of the header.
_END_MARGIN = 40
#: Pixels between the parts of the header.
_HEADER_GAP = 12
#: Pixels right of a narrow header.
_NARROW_END_MARGIN = 20
#: Pixels between the parts of a narrow header.
_NARROW_HEADER_GAP = 6
#: Type size of the product's name, as in the style sheet.
_NAME_TYPE_PX = 46
#: The type size at normal text size below which the theme button is hidden.
_MIN_NAME_SIZE = 20


class ShelfPage(SelfUpdating, QWidget):
    """The page from which everything begins.

    Signals:
        play_requested(game id, Setup).
        friends_requested(game id, Setup): open a table for friends.
        resume_requested().
        table_requested(): come back to the table for friends.
        menu_requested(QPoint): in global coordinates.
        games_requested().
        ledger_requested().
        league_requested().
        puzzles_requested().
        rules_requested().
        print_requested().
        learn_requested(game id).
    """

    play_requested = Signal(str, object)
    friends_requested = Signal(str, object)
    resume_requested = Signal()
    table_requested = Signal()
    menu_requested = Signal(object)
    games_requested = Signal()
    ledger_requested = Signal()
    league_requested = Signal()
    puzzles_requested = Signal()
    rules_requested = Signal()
    print_requested = Signal()
    learn_requested = Signal(str)

    def __init__(
        self,
        games: Mapping[str, Game],
        tables: Mapping[str, GameTable],
        settings: Settings,
        language: Language,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self._name_size = _NAME_TYPE_PX
        self._tables = tables
        self._settings, self._language = settings, language
        #: The height of the star beside the name on it, in pixels.
        self._star = 0
        self._wall = QPixmap()
        self._name = QLabel(PRODUCT, self)
        self._name.setProperty("role", "name")
        self._motto = QLabel(self)
        self._motto.setProperty("role", "motto")
        self._languages = Segments(self, len(LANGUAGES))
        for code, button in zip(LANGUAGES, self._languages.buttons, strict=True):
            button.setText(code.upper())
            button.setToolTip(NAMES[code])
            button.setAccessibleName(NAMES[code])
            button.setProperty("code", code)
            button.clicked.connect(self._on_language)
        self.theme_button = QToolButton(self)
        self.theme_button.setFixedSize(44, 34)
        self.theme_button.clicked.connect(self._on_theme)
        self._menu = QToolButton(self)
        self._menu.setFixedSize(44, 34)
        self._menu.clicked.connect(self.show_menu)
        self._card = ContinueCard(self)
        self._card.resume_requested.connect(self.resume_requested)
        self._card.games_requested.connect(self.games_requested)
        self._card.hide()
        #: Leads back to a table for friends; made when there is one, as it is rare.
        self._table_card: TableCard | None = None
        self._has_table = self._is_sitting = False
        self._boxes = BoxRow(tables, self)
        self._boxes.chosen.connect(self._on_chosen)
        self._boxes.play_requested.connect(self._on_played)
        self._foot = FootRow(self)
        self._card.size_changed.connect(self._fit_foot)
        self._foot.games_requested.connect(self.games_requested)
        self._foot.ledger_requested.connect(self.ledger_requested)
        self._foot.league_requested.connect(self.league_requested)
        self._foot.puzzles_requested.connect(self.puzzles_requested)
        self._foot.rules_requested.connect(self.rules_requested)
        self._foot.lessons_requested.connect(self._on_learn)
        self._foot.print_requested.connect(self.print_requested)
        self._panel = StartPanel(games, settings, self)
        self._panel.play_requested.connect(self._on_play)
        self._panel.friends_requested.connect(self._on_friends)
        #: What is shown in place of the start panel, or None.
        self._friends: QWidget | None = None
        self._arrange()
        last = settings.get("game")
        self._boxes.choose(last if last in tables else next(iter(tables)))
        settings.changed.connect(self._update_welcome)
        self._update_welcome()
        language.changed.connect(self._show_language)
        self._show_language()
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        header = self._header = QHBoxLayout()
        header.setContentsMargins(102, _TOP, _END_MARGIN, 0)
        header.setSpacing(_HEADER_GAP)
        header.addWidget(self._name)
        header.addSpacing(4)
        header.addWidget(self._motto)
        header.addStretch()
        for button in (self._languages, self.theme_button, self._menu):
            header.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        column = self._column = QVBoxLayout()
        column.setSpacing(6)
        column.setContentsMargins(0, 0, 0, 8)
        column.addLayout(header)
        inset = self._inset = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        inset.setSpacing(0)
        inset.setContentsMargins(_LEFT - 12, 6, _RIGHT - 12, 0)
        inset.addWidget(self._card, 1)
        column.addLayout(inset)
        column.addWidget(self._boxes, 1)
        below = QHBoxLayout()
        below.setContentsMargins(_LEFT, 0, _RIGHT, 0)
        below.addWidget(self._foot)
        column.addLayout(below)
        row = QHBoxLayout(self)
        # In a small window motto and picture are hidden, see `resizeEvent`.
        row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(column, 1)
        row.addWidget(self._panel)
        self._row = row

    def show_friends(self, panel: QWidget | None) -> None:
        """Show a panel in place of the start panel; None shows the start panel again."""
        before, panel_shown = self._friends or self._panel, panel or self._panel
        focused = QApplication.focusWidget()
        had_focus = focused is not None and before.isAncestorOf(focused)
        if self._friends is not None and self._friends is not panel:
            self._row.removeWidget(self._friends)
            self._friends.hide()
        self._friends = panel
        self._panel.setVisible(panel is None)
        if panel is not None:
            self._row.addWidget(panel)
            panel.show()
        if had_focus and panel_shown is not before:
            # Qt would pass it on to any other button.
            panel_shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_sitting(self, is_on: bool) -> None:
        """Show the card of the table for friends, unless the person sits there now."""
        self._is_sitting = is_on
        self._show_table_card()

    def _show_table_card(self) -> None:
        if self._table_card is not None:
            self._table_card.setVisible(self._has_table and not self._is_sitting)
            self._fit_card()

    def show_turn(self, is_on: bool) -> None:
        """Show that a table for friends waits for the person, or no longer."""
        self._panel.show_turn(is_on)
        if self._table_card is not None:
            self._table_card.show_turn(is_on)

    def show_away(self, is_on: bool) -> None:
        """Show that the table for friends cannot be reached now, or can again."""
        if self._table_card is not None:
            self._table_card.show_away(is_on)

    def offer_table(self, game: str, others: tuple[str, ...], seats: tuple[Seat, ...] = ()) -> None:
        """Offer to come back to a table for friends of a game; "" offers none.

        `seats` are the seats of the person and of the others; () stands for the first ones.
        """
        if self._table_card is None:
            if not game:
                return
            self._table_card = TableCard(self)
            self._table_card.table_requested.connect(self.table_requested)
            self._table_card.tables_requested.connect(self._on_friends)
            self._table_card.size_changed.connect(self._fit_foot)
            self._inset.addWidget(self._table_card, 1)
        self._has_table = bool(game)
        if game:
            self._table_card.show_table(self._tables[game], others, seats)
        self._show_table_card()
        self.take_focus()

    @property
    def _cards(self) -> list[ContinueCard]:
        """The cards that are shown: of the unfinished game, and of a table for friends."""
        cards = [self._card, self._table_card]
        return [card for card in cards if card is not None and card.isVisibleTo(self)]

    def notice_room(self) -> QRect:
        """Return where a notice may appear: over the plank, away from the titles of the boxes.

        Where the boxes are small it is over the foot, because a notice would cover them.
        """
        if self._boxes.height() < PREFERRED_HEIGHT:
            return self._foot.geometry()
        return self._boxes.plank().translated(self._boxes.pos())

    # -- content -----------------------------------------------------------------------------------

    def restyle(self) -> None:
        self._wall = QPixmap()
        theme = current_theme()
        self.theme_button.setIcon(icon(_THEMES[theme.name], theme.quiet))
        self._menu.setIcon(icon("menu", theme.quiet))
        # The child widgets learn about another text size after this page.
        QTimer.singleShot(0, self, self._fit_all)

    def offer(self, saved: SavedGame | None) -> None:
        """Offer a game to continue; None: offer none."""
        self._card.setVisible(saved is not None)
        if saved is not None:
            self._card.show_game(saved, self._tables[saved.game])
        self._fit_card()
        self.take_focus()

    def show_position(self, picture: QPixmap) -> None:
        """Show the picture of the game that can be continued."""
        self._card.picture.show_image(picture)

    def retranslate(self) -> None:
        self._languages.setAccessibleName(translate("Shelf", "Language"))
        self._motto.setText(translate("Shelf", "Take a box from the shelf."))
        self.theme_button.setToolTip(translate("Shelf", "Light, dark or high contrast"))
        self.theme_button.setAccessibleName(translate("Shelf", "Theme"))
        self._menu.setToolTip(translate("Shelf", "Menu (F10)"))
        self._menu.setAccessibleName(translate("Shelf", "Menu"))
        self._fit_motto()

    def _update_welcome(self, key: str = "") -> None:
        """Offer the first lesson while nothing has been played or learnt."""
        has_played = self._settings.get("game") or self._settings.get("lessons")
        self._foot.feature_lessons(not has_played)
        if key == "lessons" and self.is_settled and self._has_only_learnt():
            self._show_panel(self.chosen_game_id)

    def _show_language(self) -> None:
        self._languages.choose(LANGUAGES.index(base_of(self._language.current or "en")))

    def take_focus(self) -> None:
        """Put the focus on what Enter should do: the Continue button, or the chosen box."""
        if self._cards:
            self._cards[0].button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._boxes.current is not None:
            self._boxes.current.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- acts of the player ------------------------------------------------------------------------

    def _on_language(self) -> None:
        code = self.sender().property("code")
        if code != base_of(self._language.current):
            self._settings.set("language", system_variety(code))

    def _on_theme(self) -> None:
        names = list(_THEMES)
        following = names[(names.index(current_theme().name) + 1) % len(names)]
        self._settings.set("theme", following)

    def show_menu(self) -> None:
        """Ask the window for the menu, below its button."""
        self.menu_requested.emit(self._menu.mapToGlobal(self._menu.rect().bottomLeft()))

    @property
    def chosen_game_id(self) -> str:
        """The id of the game whose box is chosen."""
        box = self._boxes.current
        assert box is not None
        return box.game

    @property
    def is_settled(self) -> bool:
        """Whether the panel already shows the chosen game, which loads in the background."""
        return not self._panel.is_loading

    def setup(self) -> Setup:
        """Return the set-up of the chosen game as shown on the panel."""
        return self._panel.setup()

    def _on_friends(self) -> None:
        self.friends_requested.emit(self.chosen_game_id, self._panel.setup())

    def _on_chosen(self, game: str) -> None:
        self.show_friends(None)
        load = self._tables[game].load_terms
        self._panel.show_when_loaded(
            BackgroundImports((load,), self._panel), partial(self._show_panel, game)
        )

    def _show_panel(self, game: str) -> None:
        table = self._tables[game]
        remembered = self._settings.setup(game)
        usual = first_setup(table) if self._has_only_learnt() else default_setup(table)
        setup = from_json(table, remembered) if remembered else usual
        self._panel.show_game(table, setup, partial(self._boxes.lid, game))

    def _has_only_learnt(self) -> bool:
        """Return whether lessons were done but nothing was played: the gentlest bots suffice."""
        return bool(self._settings.get("lessons")) and not self._settings.get("game")

    def _on_learn(self) -> None:
        self.learn_requested.emit(self.chosen_game_id)

    def _on_played(self, game: str) -> None:
        self._panel.begin()

    def _on_play(self, setup: Setup) -> None:
        game = self.chosen_game_id
        # The set-up of the panel is remembered: watching once does not unseat the player.
        self._settings.remember_setup(game, to_json(self._panel.setup()))
        self._settings.set("game", game)
        self.play_requested.emit(game, setup)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = QApplication.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
                focused.click()
            elif focused is not None and self._panel.isAncestorOf(focused):
                self._panel.begin()
            elif self._cards:
                self._cards[0].button.click()
            else:
                self._panel.begin()
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._boxes.is_animated = self._settings.animation != "off"
        self.take_focus()
        super().showEvent(event)

    def _fit_motto(self) -> None:
        """Fit the header: show the motto only where all of it has room."""
        width = QFontMetrics(serif(_NAME_TYPE_PX, 700)).horizontalAdvance(self._name.text()) + 2
        # With large texts in a small window the name is smaller and the theme button is hidden; the
        # settings have the theme as well.
        for narrow in (False, True):
            end, gap = (
                (_NARROW_END_MARGIN, _NARROW_HEADER_GAP) if narrow else (_END_MARGIN, _HEADER_GAP)
            )
            buttons = 1 if narrow else 2
            controls = self._languages.sizeHint().width() + buttons * self._menu.width()
            # The margins of the header and the spacing between its parts.
            around = 102 + end + (3 + buttons) * gap + controls + self._panel.width()
            size = min(_NAME_TYPE_PX, max(12, _NAME_TYPE_PX * (self.width() - around) // width))
            if size >= scaled(_MIN_NAME_SIZE):
                break
        self.theme_button.setHidden(narrow)
        self._header.setSpacing(gap)
        margins = self._header.contentsMargins()
        margins.setRight(end)
        self._header.setContentsMargins(margins)
        if size != self._name_size:
            self._name_size = size
            self._name.setStyleSheet(f"font-size: {size}px;")
        used = around + 2 * gap + self._name.sizeHint().width()
        self._motto.setVisible(self.width() - used > self._motto.sizeHint().width())

    def _fit_all(self) -> None:
        """Fit all parts to the page's size."""
        self._fit_motto()
        self._fit_card()

    def _fit_foot(self) -> None:
        """Make the foot low where the boxes have little room."""
        is_beside = self._inset.direction() == QBoxLayout.Direction.LeftToRight
        heights = [card.height() for card in self._cards] or [0]
        card = max(heights) if is_beside else sum(heights)
        self._foot.set_low(self.height() - card - scaled(TALL_HEIGHT) <= _MIN_HEIGHT_ABOVE_FOOT)

    def _fit_card(self) -> None:
        """Let the card show as much as leaves the boxes enough room."""
        if self.height() < _MIN_WORDS_HEIGHT:
            extent = Extent.FEW
        elif self.width() < _MIN_PICTURE_WIDTH or self.height() < _MIN_PICTURE_HEIGHT:
            extent = Extent.WORDS
        else:
            extent = Extent.ALL
        cards = self._cards
        if len(cards) > 1:
            extent = min(extent, Extent.WORDS)
        around = self._inset.contentsMargins()
        width = self.width() - self._panel.width() - around.left() - around.right()
        self._inset.setDirection(QBoxLayout.Direction.LeftToRight)
        for card in cards or [self._card]:
            card.set_extent(extent)
        self._fit_foot()
        has_room = all(card.has_room(width // len(cards)) for card in cards)
        if cards and (self._boxes_height() < PREFERRED_HEIGHT or not has_room):
            self._inset.setDirection(QBoxLayout.Direction.TopToBottom)
            for card in cards:
                card.set_extent(Extent.LINE)
            self._fit_foot()

    def _boxes_height(self) -> int:
        """Return the height that the other parts leave to the boxes, in pixels."""
        column, around = self._column, self._column.contentsMargins()
        for layout in (self._header, self._inset):
            layout.invalidate()
        other_height = self._header.sizeHint().height() + self._inset.sizeHint().height()
        other_height += (
            self._foot.minimumHeight() + around.top() + around.bottom() + 3 * column.spacing()
        )
        return self.height() - other_height

    # -- the wall ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._wall = QPixmap()
        self._fit_motto()
        low = self.height() < _MIN_WORDS_HEIGHT
        margins = self._header.contentsMargins()
        margins.setTop(_LOW_TOP if low else _TOP)
        self._header.setContentsMargins(margins)
        self._fit_card()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        star, theme = self._name.geometry().center().y() + 1, current_theme()
        # The name may have moved since the wall was painted.
        if self._wall.isNull() or star != self._star:
            if star != self._star:
                # Only a part of the page may be painted now.
                self._star = star
                self.update()
            width, height = self.width() - self._panel.width(), self.height()
            lamp = QPointF(width / 2, self._boxes.y() + self._boxes.height() * 0.2)

            def wall(painter: QPainter) -> None:
                wall_rect = QRectF(0, 0, width, height)
                shelf_painting.paint_wall(painter, wall_rect, theme, lamp)
                paint_star(painter, 62, star, 27)
                shelf_painting.paint_edge(painter, wall_rect, theme)

            name = ("wall", theme.name, lamp.toTuple(), star)
            ratio = self.devicePixelRatioF()
            self._wall = disk_cached_pixmap(name, QSize(width, height), ratio, wall)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._wall)
        painter.end()
