"""A seat in the list of a table for friends: its shield, its player, and what the host can do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QPushButton, QWidget

from desktop.language.names import level_name
from desktop.language.translation import translate
from desktop.painting.presence import Presence, paint_presence
from desktop.painting.seat_look import SeatLook
from desktop.painting.shapes import pen, rounded
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled
from desktop.style.theme import current_theme
from desktop.style.widgets import plain_label
from desktop.windows.friends.lobby import Lobby, LobbySeat, SeatKind
from engine.bots.bot_names import LEVEL_NAMES
from engine.core.values import Seat

#: Height of a row, and of a row in a low panel, in pixels of normal text.
HEIGHT, LOW_HEIGHT = 58, 46
#: Width of the shield in pixels of normal text.
_SHIELD = 33
#: The opacity of the shield of a seat whose player is not here.
_FAINT = 0.42


class LobbySeatRow(SelfUpdating, TextScaled, QFrame):
    """Shows a seat; the host chooses who may take it.

    Signals:
        kind_chosen(seat, SeatKind, level): the seat is for another player; the level is a bot's.
        invited(seat): the host wants the invitation that admits to this seat.
    """

    kind_chosen = Signal(int, object, str)
    invited = Signal(int)

    def __init__(self, seat: Seat, look: SeatLook, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._seat, self._look = seat, look
        self._lobby: Lobby | None = None
        #: Whether the button just copied the invitation.
        self._is_copied = False
        self._name = plain_label(self, "heading")
        self._state = plain_label(self, "quiet")
        self._button = QPushButton(self)
        self._button.setObjectName("seat-button")
        self._button.clicked.connect(self._on_button)
        for label in (self._name, self._state):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            # A long name is cut rather than widening the panel.
            label.setMinimumWidth(1)
        grid = self._grid = QGridLayout(self)
        grid.setVerticalSpacing(0)
        grid.setHorizontalSpacing(8)
        grid.addWidget(self._name, 0, 0)
        grid.addWidget(self._state, 1, 0)
        grid.addWidget(self._button, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(0, 1)
        self.set_low(low=False)

    def set_low(self, low: bool) -> None:
        """Set whether the row is low, where there is little room."""
        self._is_low = low
        self.fix(height=LOW_HEIGHT if low else HEIGHT)
        self._grid.setContentsMargins(scaled(62), 3 if low else 6, 10, 3 if low else 6)

    def restyle(self) -> None:
        self.set_low(self._is_low)

    def show_seat(self, lobby: Lobby) -> None:
        """Show the seat as it is now."""
        self._lobby = lobby
        self._is_copied = False
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if self._can_change else Qt.CursorShape.ArrowCursor
        )
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self._can_change else Qt.FocusPolicy.NoFocus)
        self.retranslate()
        self.update()

    def show_copied(self, is_copied: bool) -> None:
        """Say on the button that its invitation was copied, or stop saying so."""
        self._is_copied = is_copied
        self.retranslate()

    @property
    def _shown(self) -> LobbySeat | None:
        return self._lobby.seats[self._seat] if self._lobby is not None else None

    @property
    def _can_change(self) -> bool:
        """Whether the person at the screen chooses who may take the seat."""
        lobby = self._lobby
        return lobby is not None and lobby.is_host and self._seat != lobby.host

    def retranslate(self) -> None:
        lobby, seat = self._lobby, self._shown
        if lobby is None or seat is None:
            return
        is_open = seat.kind is SeatKind.OPEN and not seat.name
        name = translate("Friends", "Open seat") if is_open else seat.name
        if not name:
            name = translate("Friends", "A friend")
        self._name.setText(name)
        state = self._state_of(lobby, seat)
        self._state.setText(state)
        charge = self._look.name()
        spoken = translate("Friends", "{charge}: {name}, {state}")
        self.setAccessibleName(spoken.format(charge=charge, name=name, state=state))
        # What is too long for the row is in the tooltip.
        self.setToolTip(self.accessibleName())
        is_taken = seat.presence in (Presence.HERE, Presence.LOST)
        self._button.setVisible(self._can_change and not is_taken)
        self._button.setText(self._button_text(seat))
        tip = {
            SeatKind.FRIEND: translate("Friends", "Copy the invitation to this seat"),
            SeatKind.BOT: translate("Friends", "Choose who takes this seat"),
            SeatKind.OPEN: translate("Friends", "Invite a friend to this seat"),
        }[seat.kind]
        self._button.setToolTip(tip)
        self._button.setAccessibleName(f"{self._button.text()}: {name}")

    def _button_text(self, seat: LobbySeat) -> str:
        if self._is_copied:
            return translate("Friends", "Copied")
        if seat.kind is SeatKind.BOT:
            return translate("Friends", "Change")
        if seat.kind is SeatKind.OPEN:
            return translate("Friends", "Invite")
        return translate("Friends", "Copy")

    def _state_of(self, lobby: Lobby, seat: LobbySeat) -> str:
        if self._seat == lobby.host:
            if lobby.is_host:
                return translate("Friends", "you, the host")
            return translate("Friends", "the host")
        if self._seat == lobby.own_seat:
            return translate("Friends", "you")
        if seat.presence is Presence.BOT:
            return translate("Friends", "bot, {level}").format(level=level_name(seat.level))
        if seat.presence is Presence.LOST:
            return away_text(seat.away_s)
        if seat.presence is Presence.INVITED:
            return translate("Friends", "invited, not here yet")
        if seat.presence is Presence.OPEN:
            return translate("Friends", "anybody may sit down")
        if seat.presence is Presence.LEFT:
            return translate("Friends", "has left")
        return translate("Friends", "here")

    # -- the host's choice -------------------------------------------------------------------------

    def _on_button(self) -> None:
        seat = self._shown
        assert seat is not None
        if seat.kind is SeatKind.BOT:
            self._open_list()
        else:
            self.invited.emit(self._seat)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._can_change:
            self._open_list()
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and self._can_change:
            self._open_list()
            return
        super().keyPressEvent(event)

    def _open_list(self) -> None:
        """Open the list: a friend, a bot of some strength, or an open seat."""
        menu = self.choices()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, super().rect().height())))

    def choices(self) -> QMenu:
        """Return the menu of those who may take the seat."""
        seat = self._shown
        assert seat is not None
        menu = QMenu(self)
        group = QActionGroup(menu)

        def add(text: str, kind: SeatKind, level: str = "") -> None:
            entry = QAction(text, menu)
            entry.setCheckable(True)
            entry.setChecked(seat.kind is kind and (not level or level == seat.level))
            entry.triggered.connect(lambda: self.kind_chosen.emit(self._seat, kind, level))
            group.addAction(entry)
            menu.addAction(entry)

        add(translate("Friends", "A friend, by invitation"), SeatKind.FRIEND)
        add(translate("Friends", "Open: anybody may sit down"), SeatKind.OPEN)
        menu.addSeparator()
        for level in LEVEL_NAMES:
            text = translate("Friends", "Bot: {level}").format(level=level_name(level))
            add(text.replace("&", "&&"), SeatKind.BOT, level)
        return menu

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        seat = self._shown
        if seat is None:
            return
        painter = self.painter()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._look.fill(painter, rounded(QRectF(0, 5, 4, self.height() - 10), 2))
        x, y = 34.0, self.height() / 2
        is_absent = seat.presence in (Presence.INVITED, Presence.OPEN)
        painter.setOpacity(_FAINT if is_absent else 1)
        self._look.shield(painter, x, y - 1, _SHIELD)
        painter.setOpacity(1)
        paint_presence(painter, x + _SHIELD * 0.4, y + _SHIELD * 0.42, seat.presence)
        theme = current_theme()
        if seat.presence is Presence.LOST or seat.presence is Presence.OPEN:
            colour = theme.danger if seat.presence is Presence.LOST else theme.button_edge
            painter.setPen(pen(colour, 1.4, dash=(3, 3)))
            painter.drawPath(rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8))
        if self.hasFocus():
            painter.setPen(pen(theme.edge, 2))
            painter.drawPath(rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8))
        painter.end()


def away_text(seconds: int) -> str:
    """Return how long a person has been cut off."""
    if seconds < 60:
        return translate("Friends", "offline, {seconds}\u00a0s").format(seconds=seconds)
    minutes = seconds // 60
    return translate("Friends", "offline, {minutes}\u00a0min").format(minutes=minutes)


def brief_away_text(seconds: int) -> str:
    """Return for how long a person has been cut off, in a few signs."""
    if seconds < 60:
        return translate("Friends", "{seconds}\u00a0s").format(seconds=seconds)
    return translate("Friends", "{minutes}\u00a0min").format(minutes=seconds // 60)
