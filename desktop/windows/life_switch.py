"""Let tables opened in a window live, each with its one small movement."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.storage.settings import Settings
from desktop.windows.main import MainWindow

#: Name of the page's property that is set once its table lives.
_LIVES = "conquista-lives"


class LifeSwitch(QObject):
    """Switch that lets the tables opened in a window live. Only the application makes one."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        window.table_shown.connect(self._bring_to_life)

    def _bring_to_life(self) -> None:
        page = self._window.table
        if page is None or page.property(_LIVES):
            return
        from desktop.windows.ambience import Ambience

        page.setProperty(_LIVES, True)
        Ambience(page.view, self._settings)
