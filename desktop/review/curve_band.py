"""The band below the board: the caption of the curve, the replay buttons, and the curve."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.fitted_text import write_fitted
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import vertical_gradient, with_alpha
from desktop.review.chance_curve import ChanceCurve
from desktop.review.curve_slider import ReviewView
from desktop.review.findings import Findings
from desktop.review.method_texts import (
    branch_caption,
    curve_caption,
    curve_title,
    effort_caption,
    hindsight_caption,
    uncomputed_label,
)
from desktop.review.moment_texts import move_title
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, unscaled
from desktop.style.theme import current_theme
from desktop.table.callouts.advice_texts import percent
from desktop.table.replay.chapters import Chapter, with_step
from desktop.table.replay.replay import Replay
from desktop.table.sign_button import SignButton

#: Height of the band in a large window.
TALL_HEIGHT = 178
#: Height of the band in a small window.
LOW_HEIGHT = 148
#: Height of the band in a window that is so low that the board needs the room.
MODEST_HEIGHT = 112
#: Height of the band in a window that is very low.
SLIM_HEIGHT = 84
#: Width of the left column in a large window.
_COLUMN_WIDTH = 190
#: Width of the left column in a small window.
_NARROW_COLUMN_WIDTH = 156
#: Width of the page below which the band is low.
_MIN_TALL_PAGE_WIDTH = 1100
#: Height of the page below which the band is low.
_MIN_TALL_PAGE_HEIGHT = 760
#: Height of the page below which the band is modest.
_MIN_LOW_PAGE_HEIGHT = 560
#: Height of the page below which the band is slim.
_MIN_MODEST_PAGE_HEIGHT = 480
_BUTTON_WIDTH = 41
#: Where the buttons begin, below a title and two lines.
_BUTTON_TOP = 78
#: Distance of two buttons.
_BUTTON_STEP = 47


def band_height(width: int, height: int) -> int:
    """Return the height of the band in a window of that size, all in screen pixels."""
    if unscaled(height) < _MIN_MODEST_PAGE_HEIGHT:
        return scaled(SLIM_HEIGHT)
    if unscaled(height) < _MIN_LOW_PAGE_HEIGHT:
        return scaled(MODEST_HEIGHT)
    return scaled(
        TALL_HEIGHT
        if unscaled(width) >= _MIN_TALL_PAGE_WIDTH and unscaled(height) >= _MIN_TALL_PAGE_HEIGHT
        else LOW_HEIGHT
    )


class CurveBand(SelfUpdating, TextScaled, QWidget):
    """The band that shows a Replay and controls it.

    Signals:
        turn_picked(number): a turning point was clicked.
        step_requested(by): go to the end of the next move (1), or to before the move that led here
            (-1).
    """

    turn_picked = Signal(int)
    step_requested = Signal(int)

    def __init__(
        self, replay: Replay, looks: Sequence[SeatLook], parent: QWidget, *, hands: bool
    ) -> None:
        """Create a band; `hands` is True if the game has hands."""
        super().__init__(parent)
        self._replay, self._looks, self._has_hands = replay, looks, hands
        self._findings: Findings | None = None
        self._chapters: Sequence[Chapter] = ()
        self._names: Sequence[str] = ()
        #: Returns the sentences about the action before a ply.
        self.describe_action: Callable[[int], str] = lambda ply: ""
        self.back_button = SignButton("back", self)
        self.play_button = SignButton("play", self)
        self.on_button = SignButton("on", self)
        for button in self.buttons:
            # The board keeps the keyboard focus.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.plot = ChanceCurve(self)
        self.plot.describe_moment = self.describe_moment
        self.plot.valueChanged.connect(self._on_slider)
        self.plot.turn_picked.connect(self.turn_picked)
        self.back_button.clicked.connect(self._step_back)
        self.play_button.clicked.connect(replay.toggle)
        self.on_button.clicked.connect(self._step_on)
        replay.changed.connect(self.refresh)
        replay.moved.connect(self.refresh)
        self.retranslate()
        self.hide()

    @property
    def buttons(self) -> tuple[SignButton, ...]:
        """The replay buttons, from left to right."""
        return self.back_button, self.play_button, self.on_button

    def show_findings(
        self,
        findings: Findings,
        chapters: Sequence[Chapter],
        names: Sequence[str],
    ) -> None:
        """Show the results so far."""
        self._findings, self._chapters, self._names = findings, chapters, names
        called = [name or only_person_name() for name in names]
        won, nobody = translate("Review", "won"), translate("Review", "nobody won")
        moves = translate("Review", "move")
        sitting = ReviewView(self._looks, called, won, nobody, moves)
        self.plot.show_findings(findings, chapters, sitting)
        self.refresh()

    def name_turns(self, texts: Sequence[str]) -> None:
        """Set the turning points in words, for the tooltips of their badges."""
        self.plot.turn_texts = texts

    def choose(self, number: int | None) -> None:
        """Mark the turning point shown, or none."""
        if number != self.plot.chosen_number:
            self.plot.choose(number)
            self.retranslate()

    def _on_slider(self, ply: int) -> None:
        if ply != self._replay.ply:
            self._replay.go(ply)

    def _step_back(self) -> None:
        self.step_requested.emit(-1)

    def _step_on(self) -> None:
        self.step_requested.emit(1)

    def refresh(self) -> None:
        """Show the state of the replay."""
        replay = self._replay
        if not replay.is_open:
            return
        self.plot.setValue(replay.ply)
        self.play_button.set_sign("pause" if replay.is_playing else "play")
        self.back_button.setEnabled(replay.ply > 0)
        self.on_button.setEnabled(replay.ply < replay.last)
        self.retranslate()

    def retranslate(self) -> None:
        replay = self._replay
        play = translate("Replay", "Pause") if replay.is_playing else translate("Replay", "Play")
        self.back_button.say(translate("Review", "One move back"), shortcuts.cap_of("left"))
        self.play_button.say(play, shortcuts.cap_of("skip"))
        self.on_button.say(translate("Review", "One move forward"), shortcuts.cap_of("right"))
        self.plot.setAccessibleName(translate("Review", "Chance of winning"))
        self.plot.setAccessibleDescription(self.moment_sentence())
        chapters = translate("Review", "Ctrl with ← and →: from chapter to chapter")
        moves = translate("Review", "{earlier} and {later}: from move to move")
        moves = moves.format(earlier=shortcuts.cap_of("earlier"), later=shortcuts.cap_of("later"))
        self.plot.setToolTip(f"{self.moment_sentence()}\n{chapters}\n{moves}")
        self.update()

    def moment_sentence(self) -> str:
        """Return the moment in a sentence: "Move 107 of 120, Bologna: You 85 %, Maud 15 %"."""
        return self._moment_text(self._replay.ply, before=self.plot.chosen_number is not None)

    def describe_moment(self, ply: int) -> str:
        """Return the event before a ply and the chances there, as text."""
        return "\n".join(filter(None, (self._moment_text(ply), self.describe_action(ply))))

    def _moment_text(self, ply: int, *, before: bool = False) -> str:
        """Return a moment in a sentence; `before` names it by the action that follows."""
        axis, findings = self.plot.axis, self._findings
        if axis is None or findings is None:
            return ""
        end = ply + before
        name = axis.columns[axis.chapter_number(max(0, end - 1))].chapter.name
        moment_name = move_title(findings.moves, end, before=before)
        moment_name = with_step(moment_name, findings.moves, ply, before=before)
        where = f"{moment_name}, {name}" if name else moment_name
        moment = findings.at(ply)
        if moment is None:
            return f"{where}: {uncomputed_label()}" if findings.is_rough(ply) else where
        sign = "≈\u00a0" if any(moment.doubts) and findings.is_estimated(ply) else ""
        sentences = [
            translate("Review", "{name} {chance}").format(
                name=name or only_person_name(), chance=f"{sign}{percent(chance)}"
            )
            for name, chance in zip(self._names, moment.chances, strict=True)
        ]
        return f"{where}: {', '.join(sentences)}"

    def restyle(self) -> None:
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        roomy = self.height() >= TALL_HEIGHT
        column = _COLUMN_WIDTH if roomy else _NARROW_COLUMN_WIDTH
        top = _BUTTON_TOP if self.height() >= LOW_HEIGHT else (self.height() - 30) // 2
        for number, button in enumerate(self.buttons):
            self.put(button, 18 + number * _BUTTON_STEP, top, _BUTTON_WIDTH, 30)
        self.put(self.plot, column, 0, max(1, self.width() - column), self.height())
        self.plot.set_has_name_room(roomy)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = self.painter(), current_theme()
        ground, rect = QColor(theme.panel), QRectF(self.rect())
        painter.fillRect(
            rect, vertical_gradient(0, rect.height(), (0, ground.lighter(104)), (1, ground))
        )
        painter.fillRect(QRectF(0, 0, rect.width(), 1.5), QColor(theme.edge))
        painter.fillRect(QRectF(0, 3.5, rect.width(), 0.8), with_alpha(theme.edge, 120))
        if self.height() >= LOW_HEIGHT:
            self._paint_words(painter)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        theme = current_theme()
        roomy = self.height() >= TALL_HEIGHT
        # The highest figure of the curve stands close to the narrow column.
        width = _COLUMN_WIDTH - 18.0 if roomy else _NARROW_COLUMN_WIDTH - 28.0
        title = curve_title(opened=self._findings is not None and self._findings.is_hindsight)
        write_fitted(painter, QRectF(20, 10, width, 24), title, 17.5, theme.text, weight=700)
        # The number of the move, and below it the step.
        lines = self.place().split(", ", 1)
        for number, line in enumerate(lines):
            rect = QRectF(20, 35 + 19 * number, width, 20)
            write_fitted(painter, rect, line, 15, theme.quiet, italic=True)
        for number, line in enumerate(self.caption() if roomy else ()):
            rect = QRectF(20, _BUTTON_TOP + 36 + 19 * number, width, 20)
            write_fitted(painter, rect, line, 14, theme.quiet, italic=True)

    def place(self) -> str:
        """Return the number of the move before the moment, or of the turning point shown."""
        text = translate("Review", "move {ply} of {last}")
        before, findings = self.plot.chosen_number is not None, self._findings
        if before:
            text = translate("Review", "before move {ply} of {last}")
        if findings is None:
            return ""
        text = text.format(ply=self.plot.move_number, last=findings.moves.count)
        return with_step(text, findings.moves, self._replay.ply, before=before)

    def caption(self) -> list[str]:
        """Return the explanation of the curve in two or three lines."""
        findings = self._findings
        opened = findings is not None and findings.is_hindsight
        name = self._names[findings.seat] if findings is not None else ""
        searched = findings is not None and findings.is_searched(0) is not None
        lines = [
            curve_caption(hidden=self._has_hands, opened=opened, name=name),
            effort_caption(hidden=self._has_hands, searched=searched),
        ]
        if findings is not None and self.plot.is_branched:
            lines.append(branch_caption())
        elif opened:
            lines.append(hindsight_caption(name))
        return lines
