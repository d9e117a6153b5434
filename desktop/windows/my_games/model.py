"""The model of the list of games: headings, each followed by its games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.storage.saved_game_list import SavedGame

#: The section of a heading, or a game.
Row = str | SavedGame
#: The role of a row's game; None for a heading, whose display text is its section.
GAME = Qt.ItemDataRole.UserRole
_ROOT = QModelIndex()


def section_of(saved: SavedGame) -> str:
    """Return the section of the list in which a game is shown."""
    if saved.trouble is not None:
        return "unreadable"
    if saved.is_watched:
        return "watched"
    return "unfinished" if saved.result is None else "finished"


def rows_of(games: Iterable[SavedGame]) -> list[Row]:
    """Return games, newest first, below the headings of their sections, without empty ones."""
    parts: dict[str, list[SavedGame]] = {
        "unfinished": [], "finished": [], "watched": [], "unreadable": []
    }  # fmt: skip
    for saved in games:
        parts[section_of(saved)].append(saved)
    rows: list[Row] = []
    for section, members in parts.items():
        if members:
            rows += [section, *members]
    return rows


class GamesModel(QAbstractListModel):
    """Changes only rows that differ, so that the view neither jumps nor loses its selection."""

    def __init__(self, describe: Callable[[SavedGame], str]) -> None:
        """Create the model; `describe` returns the text for screen readers."""
        super().__init__()
        self._describe = describe
        self._rows: list[Row] = []

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        keys = {_key(row) for row in rows}
        for number in reversed(range(len(self._rows))):
            if _key(self._rows[number]) not in keys:
                self._remove(number)
        for number, row in enumerate(rows):
            if number < len(self._rows) and _key(self._rows[number]) == _key(row):
                if self._rows[number] != row:
                    self._rows[number] = row
                    self.dataChanged.emit(self.index(number), self.index(number))
                continue
            moved = self._find(_key(row), number)
            if moved is not None:
                self._remove(moved)
            self.beginInsertRows(_ROOT, number, number)
            self._rows.insert(number, row)
            self.endInsertRows()

    def row_of(self, path: Path) -> QModelIndex:
        """Return the index of a game; an invalid index if it is not listed."""
        number = self._find(path, 0)
        return QModelIndex() if number is None else self.index(number)

    def _find(self, key: str | Path, start: int) -> int | None:
        rows = range(start, len(self._rows))
        return next((number for number in rows if _key(self._rows[number]) == key), None)

    def _remove(self, number: int) -> None:
        self.beginRemoveRows(_ROOT, number, number)
        del self._rows[number]
        self.endRemoveRows()

    # -- overrides for the view --------------------------------------------------------------------

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        row = self._rows[index.row()]
        if isinstance(row, str):
            return row if role == Qt.ItemDataRole.DisplayRole else None
        if role == GAME:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._describe(row)
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self._rows[index.row()], str):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def _key(row: Row) -> str | Path:
    return row if isinstance(row, str) else row.path
