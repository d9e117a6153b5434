"""Saving a match that is over as a film, by a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop.language import error_messages
from desktop.language.translation import translate
from desktop.windows.dialogs import file_dialogs
from desktop.windows.match_page.components import PageComponents
from desktop.windows.match_page.film.request import (
    MAX_BYTES,
    film_command,
    film_request,
    with_suffix,
)
from engine.system.files import read, write
from engine.system.scratch_folders import Scratch

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
        #: Whether the film is made and has yet to be saved.
        self._is_done = False
        self._scratch: Scratch | None = None
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
        full_match = self._parts.session.full_match
        return self.is_allowed and full_match is not None and full_match.result is not None

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
        parts = self._parts
        if not self.is_possible or self.is_busy:
            return
        path = file_dialogs.ask_film(self._page, parts.settings.get("folder"), parts.table.title())
        if path is None:
            return
        named = with_suffix(path)
        if named != path and named.exists():
            # The dialog asked about the other name.
            self._complain(translate("Film", "There is already a file with this name."))
            return
        self.begin(named)

    def begin(self, path: Path) -> None:
        """Start the process that makes the film, or explain why that fails.

        The process writes into a folder of its own, so that it can be stopped at any time.
        """
        from desktop.system.line_process import LineProcess

        full_match = self._parts.session.full_match
        assert full_match is not None
        try:
            self._scratch = Scratch()
        except OSError as error:
            self._complain(error_messages.about_writing(error))
            return
        self._path, self._failure = path, ""
        message = film_request(full_match, self._film)
        self._process = LineProcess(film_command(), message, self)
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

    @property
    def _film(self) -> Path:
        """The file that the process writes."""
        assert self._scratch is not None
        return self._scratch.path / f"film{self._path.suffix.lower()}"

    def cancel(self) -> None:
        """Stop making the film; nothing is saved."""
        process, self._process = self._process, None
        if process is not None:
            process.stop()
        self._close()

    def _close(self) -> None:
        """Close the progress bar, and remove what the process wrote."""
        self._process = None
        progress, self._progress = self._progress, None
        if progress is not None:
            progress.canceled.disconnect()
            progress.close()
            progress.deleteLater()
        scratch, self._scratch = self._scratch, None
        if scratch is not None:
            scratch.remove()

    def _on_line(self, line: object) -> None:
        match line:
            case {"percent": int(percent)} if self._progress is not None:
                self._progress.setValue(percent)
            case {"done": True}:
                self._is_done = True
            case {"errno": int(number)}:
                self._failure = error_messages.about_writing(OSError(number, ""))
            case {"failed": "too_large"}:
                self._failure = translate(
                    "Film", "It would be larger than 8 MB even with little detail."
                )

    def _on_ended(self) -> None:
        """Save the film that the process has made."""
        failure = self._failure
        try:
            if self._is_done:
                write(self._path, read(self._film, MAX_BYTES))
        except OSError as error:
            self._is_done, failure = False, error_messages.about_writing(error)
        is_done, self._is_done = self._is_done, False
        self._close()
        if is_done:
            file_dialogs.keep_folder(self._parts.settings, self._path)
            self._parts.strip.note(file_dialogs.saved_message(self._path))
            self._parts.view.announce(file_dialogs.saved_message(self._path))
        else:
            self._complain(failure or translate("Film", "Nothing was saved. Try again."))

    def _complain(self, detail: str) -> None:
        file_dialogs.complain(self._page, translate("Film", "The film could not be made."), detail)
