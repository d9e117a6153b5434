"""The scroll area of the panel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.panels.sidebar import Sidebar

#: Pixels below the button that gives the hinted answer.
_GAP_BELOW = 8


class SideScroll(QScrollArea):
    """A scroll area for the panel, which may be higher than the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "bare")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_sidebar(self, sidebar: Sidebar) -> None:
        """Set the panel to scroll."""
        self.setWidget(sidebar)
        sidebar.minimum_height_changed.connect(self._fit)
        sidebar.advice_shown.connect(self._scroll_to_advice)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        sidebar = self.widget()
        if isinstance(sidebar, Sidebar) and not sidebar.advice.isHidden():
            self._scroll_to_advice()

    def _scroll_to_advice(self) -> None:
        """Scroll just far enough to show the hint and the button that gives its action.

        The seats above stay in sight as far as possible.
        """
        sidebar = self.widget()
        if isinstance(sidebar, Sidebar):
            self.verticalScrollBar().setValue(0)
            self.ensureWidgetVisible(sidebar.advice, 0, 0)
            if not sidebar.advice.give.isHidden():
                self.ensureWidgetVisible(sidebar.advice.give, 0, _GAP_BELOW)

    def _fit(self) -> None:
        sidebar, viewport_size = self.widget(), self.viewport().size()
        if isinstance(sidebar, Sidebar):
            sidebar.resize(
                viewport_size.width(), max(viewport_size.height(), sidebar.minimum_height)
            )
