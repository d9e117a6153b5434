"""Saving a match that is over as a film, by a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop.language import error_messages
from desktop.language.translation import translate
from desktop.windows.dialogs import files
from desktop.windows.match_page.components import PageComponents

if TYPE_CHECKING:
    from desktop.system.line_process import LineProcess


class FilmControl(QObject):
    """The menu's entry for a film, the progress of the process, and what became of it."""

    def __init__(self, parts: PageComponents, page: QWidget) -> None:
        super().__init__(page)
        self._parts, self._page = parts, page
        #: Whether the match may have a film; False in lessons and puzzles.
        self.is_allowed = True
        self._action = QAction(page)
        self._action.triggered.connect(self.save)
        self._process: LineProcess | None = None
        self._progress: QProgressDialog | None = None
        self._path = Path()
        #: Why the film failed, in a sentence, while its process has yet to end.
        self._failure = ""
        session = parts.session
        for changed in (session.started, session.rewound, session.finished):
            changed.connect(self.show_possible)
        self.show_possible()

    @property
    def actions(self) -> list[QAction]:
        """The actions for the menu."""
        return [self._action]

    @property
    def is_possible(self) -> bool:
        """Whether the match is over and all of it is known here."""
        whole = self._parts.session.whole
        return self.is_allowed and whole is not None and whole.result is not None

    @property
    def is_busy(self) -> bool:
        """Whether a film is being made."""
        return self._process is not None

    def show_possible(self) -> None:
        """Show the menu's entry if a film can be made."""
        self._action.setVisible(self.is_possible)

    def retranslate(self) -> None:
        self._action.setText(translate("Menu", "Save as a &film…"))

    def save(self) -> None:
        """Ask for a name, and begin to make the film."""
        whole, parts = self._parts.session.whole, self._parts
        if not self.is_possible or whole is None or self.is_busy:
            return
        path = files.ask_film(self._page, parts.settings.get("folder"), parts.table.title())
        if path is not None:
            self.begin(path)

    def begin(self, path: Path) -> None:
        """Start the process that makes the film; a file of that name is replaced.

        A name without the suffix of a film gets one, and then replaces nothing.
        """
        from desktop.system.line_process import LineProcess
        from desktop.windows.film.request import command, request, with_suffix

        whole = self._parts.session.whole
        assert whole is not None
        self._path, self._failure = with_suffix(path), ""
        message = request(whole, self._path, replaces=self._path == path)
        self._process = LineProcess(command(), message, self, is_talking=True)
        self._process.line_read.connect(self._on_line)
        self._process.ended.connect(self._on_ended)
        progress = QProgressDialog(self._page)
        progress.setLabelText(translate("Film", "Making the film…"))
        progress.setCancelButtonText(translate("Film", "Cancel"))
        progress.setRange(0, 100)
        progress.setWindowTitle(self._page.window().windowTitle())
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setAutoClose(False)
        progress.setAutoReset(False)
        progress.canceled.connect(self.cancel)
        progress.show()
        self._progress = progress

    def cancel(self) -> None:
        """Stop making the film; nothing is written."""
        process = self._close()
        if process is not None:
            process.end()

    def _close(self) -> LineProcess | None:
        """Close the progress bar; return the process that was at work."""
        process, self._process = self._process, None
        progress, self._progress = self._progress, None
        if progress is not None:
            progress.canceled.disconnect()
            progress.close()
            progress.deleteLater()
        return process

    def _on_line(self, line: object) -> None:
        match line:
            case {"percent": int(percent)} if self._progress is not None:
                self._progress.setValue(percent)
            case {"done": True}:
                process = self._close()
                if process is not None:
                    process.end()
                self._parts.strip.note(files.saved_message(self._path.stem))
                self._parts.view.announce(files.saved_message(self._path.stem))
            case {"errno": int(number)}:
                self._failure = error_messages.sentence(OSError(number, ""), self._path.name)
            case {"failed": str(key)}:
                self._failure = _failure(key)

    def _on_ended(self) -> None:
        if self._close() is None:
            return
        headline = translate("Film", "The film could not be made.")
        files.complain(self._page, headline, self._failure or _failure(""))


def _failure(key: str) -> str:
    """Return why a film could not be made, in a sentence."""
    match key:
        case "taken":
            return translate("Film", "There is already a file with this name. Choose another one.")
        case "too_large":
            return translate("Film", "It would be larger than 8 MB even with little detail.")
    return translate("Film", "Nothing was saved. Try it once more.")
