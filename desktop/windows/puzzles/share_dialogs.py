"""Share and receive puzzles: as a line of text, a file or a picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from desktop.language import error_messages
from desktop.language.translation import translate
from desktop.review.export import picture
from desktop.storage.settings import Settings
from desktop.style.widgets import pop_above
from desktop.windows.dialogs import file_dialogs
from desktop.windows.puzzles import puzzle_progress, puzzle_texts
from desktop.windows.puzzles.puzzle_match import match_for
from engine.core.errors import ConquistaError
from engine.puzzles import SUFFIX, Puzzle, line_of, load_puzzle, puzzle_from_line, save_puzzle
from engine.system.files import write


class PuzzleSharing(QObject):
    """The menu for sharing a puzzle or receiving another.

    Signals:
        received(Puzzle): a puzzle was received.
        noted(str): the action done, in a sentence.
    """

    received = Signal(object)
    noted = Signal(str)

    def __init__(
        self, puzzle: Puzzle, board: Callable[[], QWidget], settings: Settings, page: QWidget
    ) -> None:
        """Create it; `board` returns the widget that a picture shows."""
        super().__init__(page)
        self._puzzle, self._board, self._settings, self._page = puzzle, board, settings, page

    # -- sharing -----------------------------------------------------------------------------------

    def share_at(self, button: QWidget) -> QMenu:
        """Open the menu above a button."""
        menu = QMenu(self._page)
        for label, act in (
            (translate("Puzzles", "Copy as a line of text"), self.copy_line),
            (translate("Puzzles", "Save as a file…"), self._save_file),
            (translate("Puzzles", "Save as a picture…"), self._save_picture),
            ("", None),
            (translate("Puzzles", "Paste a line that somebody sent"), self.paste),
            (translate("Puzzles", "Open a file that somebody sent…"), self._open_file),
        ):
            if act is None:
                menu.addSeparator()
                continue
            action = QAction(label, menu)
            action.triggered.connect(act)
            menu.addAction(action)
        menu.aboutToHide.connect(menu.deleteLater)
        pop_above(menu, button)
        return menu

    def copy_line(self) -> None:
        """Copy the puzzle to the clipboard as a line of text."""
        QGuiApplication.clipboard().setText(line_of(self._puzzle))
        self.noted.emit(translate("Puzzles", "Copied: the puzzle is on the clipboard."))

    def _save_file(self) -> None:
        kind = translate("Puzzles", "Conquista puzzles")
        self._save(kind, SUFFIX, partial(save_puzzle, self._puzzle))

    def _save_picture(self) -> None:
        image = picture(self._board())
        self._save(translate("Files", "Pictures"), ".png", lambda path: write(path, image))

    def _save(self, kind: str, suffix: str, act: Callable[[Path], None]) -> None:
        folder = self._settings.get("folder")
        title = puzzle_texts.puzzle_text(self._puzzle.title)
        path = file_dialogs.ask_export(self._page, folder, title, kind, suffix)
        if path is None:
            return
        try:
            act(path)
        except OSError as error:
            headline = translate("Puzzles", "The puzzle could not be saved.")
            file_dialogs.complain(self._page, headline, error_messages.sentence(error, path.name))
            return
        self._settings.set("folder", str(path.parent))
        self.noted.emit(file_dialogs.saved_message(path))

    # -- receiving ---------------------------------------------------------------------------------

    def paste(self) -> None:
        """Receive the puzzle in the clipboard, or say why there is none."""
        text = QGuiApplication.clipboard().text()
        self._take_in(lambda: puzzle_from_line(text))

    def _open_file(self) -> None:
        kind = translate("Puzzles", "Conquista puzzles")
        path = file_dialogs.ask_open_kind(self._page, self._settings.get("folder"), kind, SUFFIX)
        if path is not None:
            self._take_in(lambda: load_puzzle(path))

    def _take_in(self, read: Callable[[], Puzzle]) -> None:
        puzzle = receive_puzzle(read, self._settings, self._page)
        if puzzle is not None:
            self.received.emit(puzzle)


def receive_puzzle(
    read: Callable[[], Puzzle], settings: Settings, parent: QWidget
) -> Puzzle | None:
    """Return a received puzzle, which is kept; None after complaining that it is not valid."""
    try:
        puzzle = read()
        match_for(puzzle)
        puzzle_progress.take_in(settings, puzzle)
    except ConquistaError as error:
        headline = translate("Puzzles", "The puzzle could not be opened.")
        file_dialogs.complain(parent, headline, complaint(error.key))
        return None
    return puzzle


def complaint(key: str) -> str:
    """Return why something is no valid puzzle, and a remedy."""
    match key:
        case "foreign":
            return translate(
                "Puzzles",
                "This text is not a puzzle, or part of it is missing. Copy all of it.",
            )
        case "version":
            return translate("Puzzles", "It was made by a newer Conquista. Update Conquista first.")
        case "too_large":
            return translate("Puzzles", "It is far too long to be a puzzle.")
        case "unreadable":
            return translate("Puzzles", "The file cannot be read. Is it still there?")
        case "unknown_game":
            return translate("Puzzles", "It belongs to a game this Conquista does not have.")
    return translate(
        "Puzzles", "It is damaged: something in it is missing or was changed. Ask for it again."
    )
