"""The two buttons below a hint: one gives the selected move, one lets the coach think longer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.panels.hint_captions import give_labels
from desktop.style import shortcuts
from desktop.style.text_size import scaled
from desktop.table.buttons import Button

#: Gap between the buttons, in pixels of normal text.
_GAP = 8
#: What the buttons say, tried in order: whether the first and the second show their keys, and
#: whether the first has its shorter name.
_FORMS = (
    (True, True, False),
    (True, True, True),
    (True, False, False),
    (False, False, False),
    (False, False, True),
)


class HintButtons(QHBoxLayout):
    """The row of both buttons; `give` is the main one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        #: Gives the selected answer, as Enter does on the board.
        self.give = Button(parent, main=True)
        self.longer = Button(parent)
        for button in (self.give, self.longer):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.addWidget(button, 1)

    def restyle(self, gap_above: int) -> None:
        """Set the gaps; `gap_above` is in pixels of normal text."""
        self.setSpacing(scaled(_GAP))
        self.setContentsMargins(0, scaled(gap_above), 0, 0)

    def retranslate(self) -> None:
        """Name the second button in the current language."""
        self.longer.set_label(translate("Hint", "Think longer"), shortcuts.cap_of("longer"))

    def name_give(self, number: int) -> None:
        """Name the number of the move that is given, 0 for the hint itself."""
        label, brief = give_labels(number)
        self.give.set_label(label, shortcuts.cap_of("play hint"), brief)

    def fit(self, width: int, *, has_longer: bool) -> None:
        """Show the keys as far as they fit into a width, in pixels of normal text."""
        for give, longer, brief in _FORMS:
            self.give.show_key(give, brief=brief)
            self.longer.show_key(longer, brief=False)
            needed = self.give.minimum_width()
            if has_longer:
                needed += _GAP + self.longer.minimum_width()
            if needed <= width:
                break
        # Their layout must not take the room for a key from one of them alone.
        for button in (self.give, self.longer):
            button.setMinimumWidth(scaled(button.minimum_width()))
