"""Connect tables with their sounds, which are loaded with the first table that needs them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.storage.settings import Settings
from desktop.windows.main import MainWindow

#: Name of the page's property that is set once its sounds are connected.
_HEARD = "conquista-heard"


class SoundSwitch(QObject):
    """Switch that connects sounds to the tables opened in a window."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        window.table_shown.connect(self._listen)
        settings.changed.connect(self._listen)

    def _listen(self) -> None:
        page = self._window.table
        if page is None or not self._settings.has_sound or page.property(_HEARD):
            return
        from desktop.sound.speaker import speaker
        from desktop.windows.table_sounds import TableSounds

        page.setProperty(_HEARD, True)
        output = speaker()
        if output is not None:
            TableSounds(page, self._settings, output)
