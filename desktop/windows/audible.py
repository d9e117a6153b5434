"""Lets tables be heard, from the first on at which sound is wanted: before, nothing is loaded."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.storage.settings import Settings
from desktop.windows.main import MainWindow

#: What says of a page that somebody listens to it.
_HEARD = "conquista-heard"


class Audible(QObject):
    """Listens to the table that stands open in a window."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        window.tableShown.connect(self._listen)
        settings.changed.connect(self._listen)

    def _listen(self) -> None:
        page = self._window.table
        if page is None or not self._settings.sound or page.property(_HEARD):
            return
        from desktop.sound.speaker import speaker
        from desktop.windows.table_sounds import Hearing

        page.setProperty(_HEARD, True)
        output = speaker()
        if output is not None:
            Hearing(page, self._settings, output)
