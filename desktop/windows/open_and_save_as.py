"""Save files with names of the player's choice: open, save, and explain failures."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.language import error_messages
from desktop.language.translation import translate
from desktop.storage.game_store import GameStore
from desktop.storage.settings import Settings
from desktop.style import shortcuts
from desktop.system.stepped_work import SteppedWork, load_some
from desktop.table.game_table import GameTable
from desktop.windows.loading_sign import LoadingSign
from desktop.windows.notice import Notice
from engine.core.errors import ConquistaError, RecordError
from engine.core.game import Game
from engine.play.match import Match
from engine.play.match_files import replay_steps
from engine.play.record import SUFFIX, load, save
from engine.system.files import remove_stale_parts

#: The module that is imported with the first table.
MATCH_PAGE = "desktop.windows.match_page.match_page"
#: Size in bytes from which replaying a file takes noticeably long.
_LONG_FILE_BYTES = 10_000
#: The suffix of a puzzle file; `engine.puzzles.SUFFIX` without importing that package.
PUZZLE = ".conquista-puzzle"


def file_in(dragged: QMimeData) -> Path | None:
    """Return the single game or puzzle file of a drag, or None if it has another content."""
    urls = dragged.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() in (SUFFIX, PUZZLE) and os.path.isfile(path) else None


class GameFiles(QObject):
    """Dialogs that open and save files, and the file of the current match."""

    def __init__(
        self, store: GameStore, settings: Settings, notice: Notice, window: QWidget
    ) -> None:
        super().__init__(window)
        self._store, self._settings, self._notice = store, settings, notice
        self._window = window
        #: The file of the current match, None if it was neither opened from a file nor saved.
        self.path: Path | None = None

    def forget(self) -> None:
        """Forget the file of the current match, which was closed."""
        self.path = None

    def ask(self) -> Path | None:
        """Return the file to open, or None if cancelled."""
        from desktop.windows.dialogs import file_dialogs as files

        return files.ask_open(self._window, self._settings.get("folder"))

    def opening(
        self, path: Path, needed: Callable[[str], Sequence[Callable[[], object]]]
    ) -> Generator[Match | None, None, None]:
        """Yield None after each step and the match in a file at the end, as `replay_steps` does.

        Kept games are locked. First `needed`, given the game's id, returns what to import, which is
        done a few modules at a time. Raises ConquistaError, which `refuse` explains.
        """
        for load_needed in needed(load(path).game):
            while not load_some(load_needed):
                yield None
            yield None
        if self._store.is_own_file(path):
            yield from self._store.open_in_steps(path)
        else:
            yield from replay_steps(path)
            self._settings.set("folder", str(path.parent))

    def save(self, match: Match, title: str) -> None:
        """Save a match in its file, or ask for one."""
        if self.path is None:
            self.save_as(match, title)
        else:
            self._write(match, self.path)

    def save_as(self, match: Match, title: str) -> None:
        """Save a match in a file that is asked for; `title` is the game's."""
        from desktop.windows.dialogs import file_dialogs as files

        path = files.ask_save(self._window, self._settings.get("folder"), title)
        if path is not None:
            self._write(match, path)

    def _write(self, match: Match, path: Path) -> None:
        from desktop.windows.dialogs import file_dialogs as files

        try:
            if self._store.is_in_use(path):
                raise RecordError(f"{path.name}: open in another window", "in_use")
            save(match.record, path, private=self._store.is_own_file(path))
        except (OSError, RecordError) as error:
            headline = translate("Files", "The game could not be saved.")
            self._complain(headline, error_messages.sentence(error, path.name))
            return
        remove_stale_parts(path.parent)
        self.path = path
        self._settings.set("folder", str(path.parent))
        self._notice.say(partial(files.saved_message, path), brief=True)

    def refuse(self, path: Path, error: ConquistaError) -> None:
        """Explain why a file cannot be opened."""
        headline = translate("Files", "The game could not be opened.")
        self._complain(headline, error_messages.sentence(error, path.name))

    def _complain(self, headline: str, detail: str) -> None:
        from desktop.windows.dialogs import file_dialogs as files
        from desktop.windows.dialogs.message import Confirmation, Message

        # Many files may be opened at once; only the latest failure is shown.
        for box in self._window.findChildren(Message):
            if not isinstance(box, Confirmation):
                box.close()
        files.complain(self._window, headline, detail)


class MatchLoader(QObject):
    """Replays the match in a file, step by step, before it is opened.

    Signals:
        refused(): it cannot be opened, and the failure was explained.
    """

    refused = Signal()

    def __init__(
        self,
        files: GameFiles,
        games: Mapping[str, Game],
        tables: Mapping[str, GameTable],
        coming: LoadingSign,
    ) -> None:
        super().__init__(files)
        self._files, self._games, self._tables = files, games, tables
        self._coming = coming
        self._work: SteppedWork | None = None

    def begin(self, path: Path, go_on: Callable[[Match], None]) -> None:
        """Replay the match in a file instead of a previous one, then call `go_on` with it."""
        self.stop()
        # Opening it later explains the fault of a path that is no file.
        if os.path.isfile(path) and os.path.getsize(path) > _LONG_FILE_BYTES:
            message = translate("Coming", "Setting up the table… {key} stops it.")
            self._coming.start(message.format(key=shortcuts.cap_of("back")), at_once=True)
        growing = self._work = SteppedWork(self._files.opening(path, self._imports_for), self)

        def grown(match: Match) -> None:
            self._work = None
            go_on(match)
            self._coming.stop()

        def failed(error: ConquistaError) -> None:
            self._work = None
            self._coming.stop()
            self._files.refuse(path, error)
            self.refused.emit()

        growing.grown.connect(grown)
        growing.failed.connect(failed)
        growing.begin()

    def stop(self) -> bool:
        """Stop replaying; return whether a match was being replayed."""
        growing, self._work = self._work, None
        if growing is not None:
            growing.stop()
            self._coming.stop()
        return growing is not None

    def _imports_for(self, game: str) -> Sequence[Callable[[], object]]:
        """Return the function that imports the modules a match of the game needs."""
        if game not in self._tables:
            return ()
        table, rules = self._tables[game], partial(self._games.__getitem__, game)
        return rules, table.load_features, table.scene, partial(import_module, MATCH_PAGE)
