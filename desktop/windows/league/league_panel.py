"""The panel beside the score sheet: what comes next, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.seat_look import LOOKS
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled
from desktop.style.theme import current_theme
from desktop.style.widgets import KeyButton, Segments, plain_label, rule
from desktop.table.game_table import GameTable
from desktop.windows.league import league_texts
from desktop.windows.league.painting import LEFT
from desktop.windows.ledger.ledger_texts import name_and_detail
from engine.play.league import MAX_PLAYERS, MIN_PLAYERS

#: Width of the panel, and of a slim one, in pixels of normal text.
_WIDTH, _SLIM_WIDTH = 320, 222
#: Height of the line of a player.
_LINE_HEIGHT = 34


@dataclass(frozen=True, slots=True)
class NextMatch:
    """The match that is next, or open."""

    game: str
    #: Players by seat, and those who sit out: their numbers and names.
    sitters: tuple[tuple[int, str], ...]
    resting: tuple[tuple[int, str], ...]
    #: Whether it was begun and can be continued.
    is_begun: bool = False


class LeaguePanel(SelfUpdating, QFrame):
    """Shows what comes next; the page decides what its main button does.

    Signals:
        main_requested(), options_requested(), new_requested(), end_requested(), save_requested().
        leave_requested(): back to the shelf.
        count_chosen(players).
    """

    main_requested = Signal()
    options_requested = Signal()
    new_requested = Signal()
    end_requested = Signal()
    save_requested = Signal()
    leave_requested = Signal()
    count_chosen = Signal(int)

    def __init__(self, tables: Mapping[str, GameTable], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._tables = tables
        self._fill: Callable[[], None] = lambda: None
        self.title = plain_label(self, "title", wrapped=True)
        self.lead = plain_label(self, "quiet", wrapped=True)
        self.first_head, self.second_head = (plain_label(self, "heading") for _ in range(2))
        self.counts = Segments(self, MAX_PLAYERS - MIN_PLAYERS + 1, width=30, height=26)
        for number, button in enumerate(self.counts.buttons, start=MIN_PLAYERS):
            button.setText(str(number))
            button.clicked.connect(lambda checked=False, n=number: self.count_chosen.emit(n))
        self.first, self.second = QVBoxLayout(), QVBoxLayout()
        self.note = plain_label(self, "quiet", wrapped=True)
        self.help = plain_label(self, "quiet", wrapped=True)
        self.trouble = plain_label(self, "remark", wrapped=True)
        self.options = self._button(self.options_requested, "options")
        self.main = KeyButton(self)
        self.main.setObjectName("main")
        self.main.clicked.connect(self.main_requested)
        self.end = self._button(self.end_requested, "end")
        self.new = self._button(self.new_requested, "new evening")
        self.save = self._button(self.save_requested, "save picture")
        self.leave = self._button(self.leave_requested, "leave")
        self._arrange()

    def _button(self, clicked: SignalInstance, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.clicked.connect(clicked)
        return button

    def _arrange(self) -> None:
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(20, 14, 20, 10)
        column.setSpacing(7)
        column.addWidget(self.title)
        column.addWidget(self.lead)
        column.addWidget(self.first_head)
        column.addWidget(rule(self))
        column.addWidget(self.counts, 0, Qt.AlignmentFlag.AlignLeft)
        self.first.setSpacing(2)
        column.addLayout(self.first)
        column.addSpacing(4)
        column.addWidget(self.second_head)
        self._second_rule = rule(self)
        column.addWidget(self._second_rule)
        self.second.setSpacing(2)
        column.addLayout(self.second)
        column.addWidget(self.note)
        for button in (self.options, self.end):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.trouble)
        column.addWidget(self.help)
        column.addStretch()
        self._scroll = FadingScroll(self)
        self._scroll.setWidget(inner)
        self._scroll.setWidgetResizable(True)
        foot = QVBoxLayout()
        foot.setContentsMargins(14, 6, 14, 14)
        foot.setSpacing(8)
        for button in (self.main, self.save, self.new, self.leave):
            foot.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)
        self.set_slim(False)

    def set_slim(self, slim: bool) -> None:
        """Set whether there is little room."""
        self.setFixedWidth(scaled(_SLIM_WIDTH if slim else _WIDTH))
        self.main.show_key(not slim)

    # -- what it shows -----------------------------------------------------------------------------

    def show_setup(self, players: int, games: Sequence[str], trouble: str) -> None:
        """Show how an evening is set up; `trouble` says why it cannot begin, or ""."""
        self._fill = lambda: self._fill_setup(players, games, trouble)
        self.retranslate()

    def show_match(self, match: NextMatch, *, may_end: bool) -> None:
        """Show the next match, or the open one; `may_end`: the evening may end before it."""
        self._fill = lambda: self._fill_match(match, may_end)
        self.retranslate()

    def show_end(self, champions: Sequence[str], matches: Sequence[tuple[str, str]]) -> None:
        """Show that the evening is over; `matches` are the boxes, with the names of the winners."""
        self._fill = lambda: self._fill_end(champions, matches)
        self.retranslate()

    def retranslate(self) -> None:
        self._scroll.setAccessibleName(translate("League", "League"))
        self.leave.setText(translate("League", "Back to the shelf"))
        self.leave.setToolTip(translate("MyGames", "Back to the shelf (Esc)"))
        self.options.setText(translate("League", "Variants…"))
        self.save.setText(translate("Ending", "Save picture"))
        self.new.setText(translate("League", "New evening"))
        self.end.setText(translate("League", "End here"))
        self.end.setToolTip(translate("League", "End the evening with the standings as they are"))
        self._fill()

    def _show(self, *shown: QWidget) -> None:
        """Show these parts of those that come and go."""
        for part in (
            *(self.counts, self.second_head, self._second_rule, self.note, self.options),
            *(self.trouble, self.end, self.save, self.new, self.lead, self.help),
        ):
            part.setVisible(part in shown)

    def _fill_setup(self, players: int, games: Sequence[str], trouble: str) -> None:
        self.title.setText(translate("League", "An evening"))
        self.help.setText(
            translate(
                "League",
                "Write the names on the sheet, and choose the boxes and their order. Where a box "
                "has too few seats, players sit out in turn.",
            )
            + " "
            + league_texts.point_rule()
        )
        self.first_head.setText(translate("League", "Players"))
        self.counts.setAccessibleName(translate("League", "Players"))
        self.counts.choose(players - MIN_PLAYERS)
        _fill_lines(self.first, ())
        _fill_lines(self.second, ())
        self.second_head.setText(translate("League", "Boxes"))
        tables = [self._tables[game] for game in games]
        listed = [f"{number}. {table.title()}" for number, table in enumerate(tables, start=1)]
        total = league_texts.length_of(len(games), sum(table.minutes for table in tables))
        self.note.setText("\n".join([*listed, total]))
        self.trouble.setText(trouble)
        self.main.set_texts(translate("League", "Begin"), "↵")
        self.main.setEnabled(not trouble)
        self._show(
            *(self.counts, self.second_head, self._second_rule, self.note, self.help),
            *([self.trouble] if trouble else []),
        )

    def _fill_match(self, match: NextMatch, may_end: bool) -> None:
        table = self._tables[match.game]
        self.title.setText(table.title())
        self.first_head.setText(translate("League", "At the table"))
        _fill_lines(self.first, match.sitters)
        self.second_head.setText(translate("League", "Sits out"))
        _fill_lines(self.second, match.resting)
        begin, go_on = translate("Shelf", "Play"), translate("Shelf", "Continue")
        self.lead.setText(table.tagline())
        self.main.set_texts(go_on if match.is_begun else begin, "↵")
        self.main.setEnabled(True)
        self._show(
            *(self.lead, self.new),
            *([self.second_head, self._second_rule] if match.resting else []),
            *([] if match.is_begun else [self.options]),
            *([self.end] if may_end else []),
        )

    def _fill_end(self, champions: Sequence[str], matches: Sequence[tuple[str, str]]) -> None:
        self.title.setText(league_texts.names_list(champions) or translate("League", "The end"))
        self.lead.setText(league_texts.played_text(len(matches)))
        self.first_head.setText(translate("League", "Matches"))
        _fill_lines(self.first, ())
        _fill_lines(self.second, ())
        lines = (name_and_detail(self._tables[game].title(), winners) for game, winners in matches)
        self.note.setText("\n".join(lines))
        self.main.set_texts(translate("League", "New evening"), "↵")
        self.main.setEnabled(True)
        self.help.setText(league_texts.point_rule())
        self._show(self.lead, self.note, self.help, self.save)


def _fill_lines(layout: QVBoxLayout, players: Sequence[tuple[int, str]]) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
    for number, name in players:
        line = PlayerLine(number, name)
        layout.addWidget(line)
        line.show()


class PlayerLine(TextScaled, QLabel):
    """A player's shield and name."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__()
        self._number, self._name = number, name
        self.setAccessibleName(name)
        self.fix(height=_LINE_HEIGHT)

    def size_hint(self) -> QSize:
        return QSize(120, _LINE_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter: QPainter = self.painter()
        LOOKS[self._number].shield(painter, 14, self.height() / 2, 24)
        rect = QRectF(36, 0, self.width() - 38, self.height() - 1)
        paint_fitted_line(
            painter, rect, self._name, 17, current_theme().text, weight=700, align=LEFT
        )
        painter.end()
