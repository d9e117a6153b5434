"""The bar below the board during a replay: buttons, a slider, speed, open hands."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSlider, QStyle, QWidget

from desktop.language.translation import translate
from desktop.painting.shapes import vertical_gradient
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, unscaled
from desktop.style.theme import current_theme, serif
from desktop.table.buttons import Button
from desktop.table.hints.past_move_request import PastMoveRequest
from desktop.table.replay.chapters import with_step
from desktop.table.replay.lookback import Lookback
from desktop.table.replay.replay import Replay
from desktop.table.sign_button import SignButton

HEIGHT = 48
#: Pixels between buttons.
_BUTTON_GAP = 7
#: Pixels on either side of "22 of 22".
_COUNT_MARGIN = 12
#: Least width of the slider in pixels.
_MIN_SLIDER_WIDTH = 120
#: Width of the slider's handle in pixels, as in the style sheet.
_KNOB_WIDTH = 16


class Timeline(QSlider):
    """A slider that jumps to a press and follows the pointer from there."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._jump(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._jump(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def _jump(self, event: QMouseEvent) -> None:
        at, groove_width = round(event.position().x() - _KNOB_WIDTH / 2), self.width() - _KNOB_WIDTH
        self.setValue(
            QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, max(1, groove_width))
        )


class ReplayBar(SelfUpdating, TextScaled, QWidget):
    """The controls of a replay."""

    def __init__(
        self,
        replay: Replay,
        lookback: Lookback,
        why: PastMoveRequest,
        parent: QWidget,
        *,
        hands: bool,
    ) -> None:
        """Create the bar; `hands` says whether the game has hands to open."""
        super().__init__(parent)
        self._replay, self._lookback, self._why = replay, lookback, why
        self.start_button = SignButton("start", self)
        self.back_button = SignButton("back", self)
        self.play_button = SignButton("play", self, main=True)
        self.on_button = SignButton("on", self)
        self.end_button = SignButton("end", self)
        self.slider = Timeline(Qt.Orientation.Horizontal, self)
        self.slider.setPageStep(1)
        self.speed_button = Button(self)
        self.why_button = Button(self)
        self.why_button.setCheckable(True)
        self.hands_button = Button(self)
        self.hands_button.setCheckable(True)
        self.hands_button.setVisible(hands)
        self.close_button = Button(self)
        self._numbers = self._widest = self._why_tooltip = ""
        row = self._row = QHBoxLayout(self)
        for sign in self._sign_buttons():
            row.addWidget(sign)
        row.addSpacing(6)
        row.addWidget(self.slider, 1)
        self._gap = QWidget(self)
        row.addWidget(self._gap)
        for button in self._word_buttons():
            row.addWidget(button)
        for button in (*self._sign_buttons(), *self._word_buttons()):
            # The keyboard stays on the board.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._connect()
        self.hide()
        self.restyle()
        self.retranslate()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The parts that the Tab key reaches, in their order."""
        return *self._sign_buttons(), self.slider, *self._word_buttons()

    def _sign_buttons(self) -> tuple[SignButton, ...]:
        return (
            self.start_button,
            self.back_button,
            self.play_button,
            self.on_button,
            self.end_button,
        )

    def restyle(self) -> None:
        self._row.setContentsMargins(scaled(16), 0, scaled(16), 1)
        self._row.setSpacing(scaled(_BUTTON_GAP))
        self._make_room()

    def _numbers_width(self) -> float:
        """Return the width of the longest "22 of 22", in pixels."""
        return QFontMetricsF(_numbers_font()).horizontalAdvance(self._widest) + 2 * _COUNT_MARGIN

    def _make_room(self) -> None:
        """Fit the controls; in a narrow window the slider keeps its least width.

        First the names of keys and the two buttons to the ends go, then the numbers and the words.
        """
        if self.isHidden():
            return
        self._gap.setFixedWidth(scaled(self._numbers_width() - 2 * _BUTTON_GAP))
        self._gap.show()
        self._name_buttons(brief=False)
        for button in self._word_buttons():
            button.show_key(shown=True)
        ends = (self.start_button, self.end_button)
        for end in ends:
            end.show()
        if not self._slider_fits():
            for button in self._word_buttons():
                button.show_key(shown=False)
            for end in ends:
                end.hide()
        if not self._slider_fits():
            self._gap.hide()
            self._name_buttons(brief=True)

    def _slider_fits(self) -> bool:
        """Return whether the slider has its least width."""
        self._row.invalidate()
        minimum = self._row.minimumSize().width() - self.slider.minimumSizeHint().width()
        return unscaled(minimum) + _MIN_SLIDER_WIDTH <= self.width()

    def _name_buttons(self, *, brief: bool) -> None:
        """Label the buttons with words, or with signs where words have no room."""
        why, close = translate("Replay", "Why?"), translate("Replay", "Close")
        for button, label, sign, key in (
            (self.why_button, why, "?", shortcuts.cap_of("why")),
            (self.close_button, close, "×", shortcuts.cap_of("back")),
        ):
            button.set_label(label, key, sign if brief else "")
        self.why_button.setToolTip(self._why_tooltip)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()
        # The layout must be right before the first paint event.
        self._row.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _word_buttons(self) -> tuple[Button, ...]:
        return self.speed_button, self.why_button, self.hands_button, self.close_button

    def _connect(self) -> None:
        replay = self._replay
        self.start_button.clicked.connect(self._to_start)
        self.back_button.clicked.connect(self._step_back)
        self.play_button.clicked.connect(replay.toggle)
        self.on_button.clicked.connect(self._step_on)
        self.end_button.clicked.connect(self._to_end)
        self.slider.valueChanged.connect(self._slide)
        self.speed_button.clicked.connect(replay.next_speed)
        self.why_button.clicked.connect(self._why.ask)
        self.hands_button.toggled.connect(self._lookback.show_hands)
        self.close_button.clicked.connect(replay.close)
        replay.changed.connect(self.refresh)
        replay.moved.connect(self.refresh)
        self._lookback.changed.connect(self.refresh)
        self._why.changed.connect(self.refresh)

    def _to_start(self) -> None:
        self._replay.go(0)

    def _to_end(self) -> None:
        self._replay.go(self._replay.last)

    def _step_back(self) -> None:
        self._replay.step(-1)

    def _step_on(self) -> None:
        self._replay.step(1)

    def _slide(self, ply: int) -> None:
        if ply != self._replay.ply:
            self._replay.go(ply)

    def refresh(self) -> None:
        """Show the state of the replay."""
        replay = self._replay
        if not replay.is_open:
            return
        self.slider.setRange(0, replay.last)
        self.slider.setValue(replay.ply)
        self.play_button.set_sign("pause" if replay.is_playing else "play")
        self.start_button.setEnabled(replay.ply > 0)
        self.back_button.setEnabled(replay.ply > 0)
        self.on_button.setEnabled(replay.ply < replay.last)
        self.end_button.setEnabled(replay.ply < replay.last)
        self.why_button.setEnabled(self._why.can_ask and not self._why.is_thinking)
        self.why_button.setChecked(self._why.is_shown)
        self.hands_button.setChecked(self._lookback.are_hands_open)
        self.retranslate()

    def retranslate(self) -> None:
        replay = self._replay
        play = translate("Replay", "Pause") if replay.is_playing else translate("Replay", "Play")
        cap_home, cap_end = shortcuts.cap_of("first"), shortcuts.cap_of("last")
        cap_up, cap_down = shortcuts.cap_of("earlier"), shortcuts.cap_of("later")
        self.start_button.say(translate("Replay", "To the beginning"), cap_home)
        self.back_button.say(translate("Replay", "One step back"), cap_up)
        self.play_button.say(play, shortcuts.cap_of("skip"))
        self.on_button.say(translate("Replay", "One step forward"), cap_down)
        self.end_button.say(translate("Replay", "To the end"), cap_end)
        self.slider.setAccessibleName(translate("Replay", "Moment of the game"))
        speed = self.locale().toString(replay.speed, "g", 2)
        self.speed_button.set_label(translate("Replay", "{speed}×").format(speed=speed))
        self.speed_button.setAccessibleName(
            translate("Replay", "Speed: {speed}×").format(speed=speed)
        )
        self.speed_button.setToolTip(translate("Replay", "Speed (plus and minus)"))
        why = shortcuts.cap_of("why")
        tip = translate("Replay", "What a strong player would have done, from the same seat")
        self._why_tooltip = f"{tip} ({why})"
        hands, brief = translate("Replay", "Open hands"), translate("Replay", "Hands")
        self.hands_button.set_label(hands, shortcuts.cap_of("hands"), brief)
        numbers = translate("Replay", "{ply} of {last}")
        moves = self._lookback.moves
        number = numbers.format(ply=moves.number(replay.ply), last=moves.count)
        self._widest = numbers.format(ply=moves.count, last=moves.count)
        inside, steps = (
            moves.count_moments(replay.ply),
            translate("Replay", "{number}, {step}/{steps}"),
        )
        self._numbers = number
        if inside is not None:
            self._numbers = steps.format(number=number, step=inside[0], steps=inside[1])
        if moves.longest > 1:
            maximum = moves.longest
            self._widest = steps.format(number=self._widest, step=maximum, steps=maximum)
        self.slider.setAccessibleDescription(with_step(number, moves, replay.ply))
        self._make_room()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        ground = QColor(current_theme().strip)
        rect = QRectF(self.rect())
        painter.fillRect(
            rect, vertical_gradient(0, rect.height(), (0, ground.lighter(108)), (1, ground))
        )
        painter.fillRect(QRectF(0, 0, rect.width(), 1), QColor(current_theme().line))
        if self._gap.isHidden():
            painter.end()
            return
        painter.setFont(_numbers_font())
        painter.setPen(QColor(current_theme().quiet))
        left = unscaled(self.slider.geometry().right())
        inner_rect = QRectF(left, 0, self._numbers_width(), rect.height() - 1)
        painter.drawText(inner_rect, int(Qt.AlignmentFlag.AlignCenter), self._numbers)
        painter.end()


def _numbers_font() -> QFont:
    return serif(15)
