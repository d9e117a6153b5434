"""The panel at the right of the table: seats, pile or score, chronicle or moves, buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from desktop.language import translate
from desktop.names import brief_place, charge_name, level_name, place_name, you
from desktop.painting.shapes import across
from desktop.panels.chronicle import Chronicle
from desktop.panels.moves import Moves
from desktop.panels.pile import PileBox
from desktop.panels.score import ScoreBox
from desktop.panels.seatcard import SeatCard, SeatState
from desktop.retranslated import Retranslated
from desktop.session import Session
from desktop.table.buttons import Button
from desktop.table.game import Facts, GameTable, SeatFacts
from desktop.theme import SEATS, current_theme
from engine.core import Result, View

#: Below this height seats show only the most important.
_TALL = 740
#: Room the chronicle wants before the seats, and before pile or score, say everything.
_LEFT, _LEFT_MORE = 145, 220


def ranking(result: Result, seats: Sequence[SeatFacts]) -> list[int]:
    """The place of each seat in the end, from 1; 0 where nothing ranks it behind the winners."""
    places = []
    for seat, facts in enumerate(seats):
        if seat in result.winners:
            places.append(1)
        elif result.by == "resignation" or not facts.standing:
            places.append(0)
        else:
            better = [
                other in result.winners or rival.standing > facts.standing
                for other, rival in enumerate(seats)
            ]
            places.append(1 + sum(better))
    return places


class Sidebar(Retranslated, QWidget):
    """Signals: `undoRequested()`; `stepRequested()`: look one step back; `whyRequested()`: what
    the score is made of.
    """

    undoRequested = Signal()  # noqa: N815
    whyRequested = Signal()  # noqa: N815
    stepRequested = Signal()  # noqa: N815

    def __init__(self, session: Session, table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._table = table
        self._view: View | None = None
        seats = range(session.match.seats)
        self.seats = [SeatCard(SEATS[seat], table.cards, self) for seat in seats]
        #: What wins, above the seats.
        self.goal = QLabel(self)
        self.goal.setProperty("role", "quiet")
        self.goal.setTextFormat(Qt.TextFormat.PlainText)
        self.goal.setWordWrap(True)
        self.pile = PileBox(table.cards, self)
        self.score = ScoreBox(self)
        self.score.asked.connect(self.whyRequested)
        self.chronicle = Chronicle(table.texts, self)
        self.moves = Moves(table.texts, self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.chronicle)
        self._pages.addWidget(self.moves)
        self.step_button = Button(self)
        self.step_button.clicked.connect(self.stepRequested)
        self.moves_button = Button(self)
        self.moves_button.setCheckable(True)
        self.moves_button.toggled.connect(self._show_moves)
        self.undo_button = Button(self)
        self.undo_button.clicked.connect(self.undoRequested)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.addWidget(self.goal)
        for card in self.seats:
            column.addWidget(card)
        column.addSpacing(4)
        column.addWidget(self.pile)
        column.addWidget(self.score)
        column.addWidget(self._pages, 1)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        for button in self._buttons():
            foot.addWidget(button, 1)
        column.addLayout(foot)
        session.thinking.connect(self._thinking)
        self.retranslate()

    def _buttons(self) -> tuple[Button, ...]:
        return self.step_button, self.moves_button, self.undo_button

    def retranslate(self) -> None:
        self.step_button.set_label(translate("Panel", "‹ Step"))
        self.step_button.setToolTip(translate("Panel", "Look one step back (Page Up)"))
        self.moves_button.set_label(translate("Panel", "Moves"))
        self.moves_button.setToolTip(translate("Panel", "List everything you can play"))
        self.undo_button.set_label(translate("Panel", "Undo"))
        self.undo_button.setToolTip(translate("Panel", "Take your last answer back (Ctrl+Z)"))
        self.refresh()

    # -- what is shown ---------------------------------------------------------------------------

    def show_view(self, view: View) -> None:
        """Count what the view shows."""
        self._view = view
        self.refresh()

    def refresh(self) -> None:
        """Write every fact anew."""
        view = self._view
        self.undo_button.setEnabled(self._session.can_undo())
        self.step_button.setEnabled(self._session.match.ply > 0)
        if view is None:
            return
        facts = self.facts(view)
        result = self._session.match.result
        asked = view.decision if result is None else None
        over = result is not None and view.decision is None
        places = ranking(result, facts.seats) if result is not None and over else ()
        for seat, card in enumerate(self.seats):
            active = asked is not None and asked.seat == seat
            card.show_state(
                SeatState(
                    name=self._session.names()[seat] or you(),
                    about=self._about(seat),
                    facts=facts.seats[seat],
                    note=self._note(seat) if active else place_name(places[seat]) if over else "",
                    active=active,
                    brief=brief_place(places[seat]) if over and not active else "",
                )
            )
        self.goal.setText(facts.goal)
        self.goal.setVisible(bool(facts.goal))
        if facts.pile is not None:
            self.pile.show_pile(facts.pile)
        if facts.score is not None:
            self.score.show_score(facts.score)
        self.pile.setVisible(facts.pile is not None)
        self.score.setVisible(facts.score is not None)
        self.chronicle.set_progress(facts.progress)
        self._make_room()

    def facts(self, view: View) -> Facts:
        """What there is to tell of a view, in the language of the moment."""
        return self._table.facts(view, self._session.names(), self._session.viewer)

    @property
    def view(self) -> View | None:
        """What is shown."""
        return self._view

    def _about(self, seat: int) -> str:
        charge = charge_name(SEATS[seat].charge)
        entry = self._session.match.attendance.player(seat)
        if entry.get("kind") == "bot":
            return translate("Panel", "{charge} · bot, {level}").format(
                charge=charge, level=level_name(entry.get("level", ""))
            )
        return charge

    def _note(self, seat: int) -> str:
        if seat == self._session.viewer and self._session.is_human(seat):
            return translate("Panel", "your turn")
        return translate("Panel", "to play")

    def _thinking(self, seat: int, on: bool) -> None:
        self.seats[seat].set_thinking(on)

    def _show_moves(self, on: bool) -> None:
        self._pages.setCurrentWidget(self.moves if on else self.chronicle)
        if on:
            self.moves.setFocus()

    # -- room ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Say as much as leaves the chronicle room enough."""
        width = self.width() - 28
        boxes = [box for box in (self.pile, self.score) if not box.isHidden()]
        gaps = len(self.seats) + len(boxes) + 2
        goal = self.goal.heightForWidth(width) + 6 if not self.goal.isHidden() else 0
        room = self.height() - 58 - goal - sum(box.needed(width, tall=False) for box in boxes)
        everything = sum(card.tall_height() for card in self.seats) + 10 * gaps
        tall = self.height() >= _TALL and room - everything >= _LEFT
        for card in self.seats:
            card.set_tall(tall)
        lowest = sum(card.short_height() for card in self.seats) + 6 * gaps
        room -= everything if tall else lowest
        for box in boxes:
            room -= box.needed(width, tall=True) - box.needed(width, tall=False)
            box.set_tall(room >= _LEFT_MORE)
        self._column.setSpacing(10 if tall else 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        panel = QColor(current_theme().panel)
        p.fillRect(self.rect(), panel)
        edge = QRectF(0, 0, 18, self.height())
        p.fillRect(edge, across(0, 0, 18, 0, (0, panel.darker(116)), (1, panel)))
        p.fillRect(QRectF(0, 0, 1, self.height()), QColor(current_theme().line))
        p.end()
