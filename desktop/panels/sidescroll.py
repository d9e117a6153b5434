"""What the panel scrolls in where large texts need more than there is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.panels.sidebar import Sidebar

#: Pixels below the button that gives what a hint says.
_BELOW = 8


class SideScroll(QScrollArea):
    """As wide and high as the panel may be; it is higher where it must."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "bare")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def hold(self, sidebar: Sidebar) -> None:
        """Scroll this one."""
        self.setWidget(sidebar)
        sidebar.needs.connect(self._fit)
        sidebar.advised.connect(self._bring_advice)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        sidebar = self.widget()
        if isinstance(sidebar, Sidebar) and not sidebar.advice.isHidden():
            self._bring_advice()

    def _bring_advice(self) -> None:
        """Who asked for it is to read it: down to the end, but not past its beginning; only the
        button that gives it is seen whole in any case.
        """
        sidebar = self.widget()
        if isinstance(sidebar, Sidebar):
            bar = self.verticalScrollBar()
            bar.setValue(bar.maximum())
            self.ensureWidgetVisible(sidebar.advice, 0, 0)
            if not sidebar.advice.give.isHidden():
                self.ensureWidgetVisible(sidebar.advice.give, 0, _BELOW)

    def _fit(self) -> None:
        sidebar, shown = self.widget(), self.viewport().size()
        if isinstance(sidebar, Sidebar):
            sidebar.resize(shown.width(), max(shown.height(), sidebar.least))
