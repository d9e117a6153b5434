"""Starts the ambient movement on the boards of the tables opened in a window."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.storage.settings import Settings
from desktop.windows.main import MainWindow

#: Name of the property of a page whose board has an `Ambience`.
_HAS_AMBIENCE = "conquista-has-ambience"


class AmbienceSwitch(QObject):
    """Gives an `Ambience` to each table opened in a window. Only the application makes one."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        window.table_shown.connect(self._add_ambience)

    def _add_ambience(self) -> None:
        page = self._window.table
        if page is None or page.property(_HAS_AMBIENCE):
            return
        from desktop.windows.ambience import Ambience

        page.setProperty(_HAS_AMBIENCE, True)
        Ambience(page.view, self._settings)
