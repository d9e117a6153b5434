"""The file dialogs: which ending a name gets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.windows.dialogs import file_dialogs

#: Each dialog that offers several kinds of files, with their endings in order.
DIALOGS: list[tuple[Callable[[QWidget, str, str], Path | None], list[str]]] = [
    (file_dialogs.ask_review, ["png", "txt"]),
    (file_dialogs.ask_ending, ["png", "svg", "pdf"]),
    (file_dialogs.ask_film, ["webp", "gif"]),
]


@pytest.mark.parametrize(("ask", "endings"), DIALOGS)
def test_the_chosen_kind_decides_the_ending(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    ask: Callable[[QWidget, str, str], Path | None],
    endings: list[str],
) -> None:
    """Native dialogs give the kind with its patterns; Qt's own dialog gives it as its list does."""
    parent = QWidget()
    qtbot.addWidget(parent)
    found: list[list[str]] = []

    def choose_each(dialog: QFileDialog) -> QFileDialog.DialogCode:
        found.append([dialog.defaultSuffix()])
        for name in dialog.nameFilters()[1:]:
            dialog.filterSelected.emit(name)
            found[-1].append(dialog.defaultSuffix())
        box = dialog.findChild(QComboBox, "fileTypeCombo")
        assert isinstance(box, QComboBox)
        found.append([])
        for number in range(box.count()):
            box.setCurrentIndex(number)
            box.textActivated.emit(box.currentText())
            found[-1].append(dialog.defaultSuffix())
        return QFileDialog.DialogCode.Rejected

    monkeypatch.setattr(QFileDialog, "exec", choose_each)
    assert ask(parent, str(tmp_path), "evening") is None
    assert found == [endings, endings]
