"""The dialogs that ask for a person's name: a guest's, a host's, and the base of both."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.language.names import PRODUCT
from desktop.language.translation import translate
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.style.widgets import plain_label
from engine.server.messages import MAX_NAME_LENGTH

#: Width of the text in pixels of normal text.
_WIDTH = 440


class NameDialog(SelfUpdating, QDialog):
    """Asks for a person's name, beside what else a dialog needs.

    It has a headline, a paragraph, a field for the name, and two buttons: `confirm`, which Enter
    presses, and one that closes the dialog.
    """

    def __init__(self, parent: QWidget, name: str, button_name: str, width: int) -> None:
        """Create it with a name that may be changed.

        `button_name` is the object name of `confirm`, `width` that of the text in pixels of normal
        text.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(PRODUCT)
        self._width = width
        self._headline = plain_label(self, "headline")
        self._lead = plain_label(self, "sentence", wrapped=True)
        self.field = QLineEdit(name, self)
        self.field.setObjectName("name")
        self.field.setMaxLength(MAX_NAME_LENGTH)
        self.confirm = QPushButton(self)
        self.confirm.setObjectName(button_name)
        self.confirm.setProperty("primary", True)
        self.confirm.setDefault(True)
        self._cancel = QPushButton(self)
        self._cancel.setObjectName("cancel")
        self._cancel.clicked.connect(self.reject)

    def arrange(self, *parts: QWidget | QLayout) -> None:
        """Lay out the parts of the dialog in order, with the buttons below them."""
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self._cancel)
        buttons.addWidget(self.confirm)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(10)
        for part in (*parts, buttons):
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part)

    def fit(self) -> None:
        """Give the dialog the size that its texts need.

        Qt's own adjustment stops at two thirds of the screen, and texts would overlap.
        """
        layout = self.layout()
        assert layout is not None
        layout.activate()
        width = self.sizeHint().width()
        self.resize(width, max(self.sizeHint().height(), layout.totalHeightForWidth(width)))

    @property
    def player_name(self) -> str:
        """The name, without blanks around it."""
        return " ".join(self.field.text().split())

    def restyle(self) -> None:
        for label in (self._headline, self._lead):
            label.setFixedWidth(scaled(self._width))

    def retranslate(self) -> None:
        self.field.setAccessibleName(translate("Friends", "Your name"))
        self._cancel.setText(translate("Friends", "Cancel"))


class _InvitationField(QPlainTextEdit):
    """The field of an invitation, which is one line: Enter is left to the dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class SitDownDialog(NameDialog):
    """Asks for the invitation and the name, and says what became of it.

    Nothing is sent before the person sits down, or asks to see the table.

    Signals:
        sit_down_requested(invitation, name): the person wants to sit down.
        look_requested(invitation): the person wants to see the table first.
        given_up(): the person closed the dialog while the table was being called.
    """

    sit_down_requested = Signal(str, str)
    look_requested = Signal(str)
    given_up = Signal()

    def __init__(self, parent: QWidget, invitation: str = "", name: str = "") -> None:
        """Create it with an invitation, as a link gives it, and the name used last."""
        super().__init__(parent, name, "sit down", _WIDTH)
        #: Returns the address in an invitation, for the person to see, or why there is none;
        #: set by the owner of the dialog.
        self.describe = _no_description
        #: Returns what an invitation is for: a "seat", to "watch", or a "club", or "".
        self.kind_of: Callable[[str], str] = lambda invitation: ""
        self._is_calling = False
        self._trouble = ""
        self._invitation_label, self._name_label = (plain_label(self, "heading") for _ in range(2))
        self._invitation = _InvitationField(invitation, self)
        self._invitation.setObjectName("line")
        self._invitation.setTabChangesFocus(True)
        self._invitation.textChanged.connect(self._on_invitation)
        self.field.textChanged.connect(self._update_button)
        self._address = plain_label(self, "quiet", wrapped=True)
        self._look = QPushButton(self)
        self._look.setObjectName("look")
        self._look.clicked.connect(self._on_look)
        #: The table that was asked for, in words.
        self._table = plain_label(self, "sentence", wrapped=True)
        self._table.setObjectName("table")
        self._table.hide()
        self._state = plain_label(self, "remark", wrapped=True)
        self.confirm.clicked.connect(self._on_sit)
        self._arrange()
        self.restyle()
        self.retranslate()
        QTimer.singleShot(0, self, self._focus_first_gap)

    def _arrange(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.addWidget(self._invitation_label, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._invitation, 0, 1, 1, 2)
        grid.addWidget(self._address, 1, 1)
        grid.addWidget(self._look, 1, 2)
        grid.addWidget(self._table, 2, 0, 1, 3)
        grid.addWidget(self._name_label, 3, 0)
        grid.addWidget(self.field, 3, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        self.arrange(self._headline, self._lead, grid, self._state)

    def restyle(self) -> None:
        super().restyle()
        for label in (self._state, self._table):
            label.setFixedWidth(scaled(_WIDTH))
        self._invitation.setFixedHeight(3 * self._invitation.fontMetrics().lineSpacing() + 16)

    def retranslate(self) -> None:
        super().retranslate()
        self._headline.setText(translate("Friends", "Sit down at a friend’s table"))
        self._lead.setText(
            translate(
                "Friends",
                "Paste the invitation that your friend sent you. Nothing is sent before you look "
                "at the table or sit down.",
            )
        )
        self._invitation_label.setText(translate("Friends", "Invitation"))
        self._invitation.setAccessibleName(translate("Friends", "Invitation"))
        self._name_label.setText(translate("Friends", "Your name"))
        self._look.setText(translate("Friends", "See the table"))
        self._look.setToolTip(
            translate("Friends", "Ask this address which game is played there, and with whom")
        )
        self._on_invitation()

    def _focus_first_gap(self) -> None:
        """Put the keyboard where something is missing, or else on the button."""
        gaps = (self._invitation, not self.invitation), (self.field, not self.player_name)
        target = next((field for field, is_missing in gaps if is_missing), self.confirm)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def invitation(self) -> str:
        """The invitation, without the blanks and line breaks that mail programs add."""
        return "".join(self._invitation.toPlainText().split())

    def show_calling(self) -> None:
        """Say that the table is being called."""
        self._is_calling, self._trouble = True, ""
        self._update_button()

    def show_trouble(self, trouble: str) -> None:
        """Say why the person cannot sit down; they may try again."""
        self._is_calling, self._trouble = False, trouble
        self._look.setEnabled(True)
        self._update_button()

    def show_table(self, text: str) -> None:
        """Show in words the table that the person asked to see, in place of the way there."""
        self._table.setText(text)
        self._show_parts(has_table=True)
        # More lines make the box higher.
        self._table.setFixedHeight(self._table.heightForWidth(scaled(_WIDTH)))
        self.fit()

    def _show_parts(self, *, has_table: bool) -> None:
        self._table.setVisible(has_table)
        self._lead.setVisible(not has_table)
        self._address.setVisible(not has_table)
        can_look = self.kind_of(self.invitation) in ("seat", "watch")
        self._look.setVisible(not has_table and can_look)
        self._look.setEnabled(True)

    def _on_look(self) -> None:
        self._trouble = ""
        self._look.setEnabled(False)
        self._update_button()
        self.look_requested.emit(self.invitation)

    def _on_invitation(self) -> None:
        self._trouble = ""
        self._show_parts(has_table=False)
        self._address.setText(self.describe(self.invitation) if self.invitation else "")
        self._update_button()

    def _update_button(self) -> None:
        kind = self.kind_of(self.invitation)
        is_ready = bool(self.invitation and (kind == "watch" or self.player_name))
        self.confirm.setEnabled(is_ready and not self._is_calling)
        labels = {
            "watch": translate("Friends", "Watch"),
            "club": translate("Friends", "Open the table"),
        }
        self.confirm.setText(labels.get(kind) or translate("Friends", "Sit down"))
        for field in (self._invitation, self.field):
            field.setReadOnly(self._is_calling)
        calling = translate("Friends", "Connecting to the table…") if self._is_calling else ""
        self._state.setText(self._trouble or calling)
        self._state.setVisible(bool(self._state.text()))

    def _on_sit(self) -> None:
        self.show_calling()
        self.sit_down_requested.emit(self.invitation, self.player_name)

    def reject(self) -> None:
        if self._is_calling:
            self.given_up.emit()
        super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.confirm.isEnabled():
            self.confirm.click()
            return
        super().keyPressEvent(event)


def _no_description(text: str) -> str:
    return ""


class HostNameDialog(NameDialog):
    """Asks for the name of a person who opens a table for the first time.

    Signals:
        named(name): the person wants to open the table under this name.
    """

    named = Signal(str)

    def __init__(self, parent: QWidget, name: str = "") -> None:
        """Create it with a name that may be changed."""
        super().__init__(parent, name, "open table", _WIDTH)
        self.field.selectAll()
        self.field.textChanged.connect(self._update_button)
        self.confirm.clicked.connect(self.accept)
        self.arrange(self._headline, self._lead, self.field)
        self.restyle()
        self.retranslate()
        self.field.setFocus()

    def accept(self) -> None:
        if self.player_name:
            self.named.emit(self.player_name)
            super().accept()

    def retranslate(self) -> None:
        super().retranslate()
        self._headline.setText(translate("Friends", "What is your name?"))
        self._lead.setText(translate("Friends", "Your friends see it at your seat."))
        self.confirm.setText(translate("Friends", "Open the table"))
        self._update_button()

    def _update_button(self) -> None:
        self.confirm.setEnabled(bool(self.player_name))
