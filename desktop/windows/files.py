"""Asks where to open and where to save a game, and says in a box what went wrong with a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from desktop.language import translate
from desktop.names import PRODUCT
from engine.record import SUFFIX


def ask_open(parent: QWidget, folder: str) -> Path | None:
    """The file the player picked, or None."""
    dialog = _dialog(parent, folder)
    dialog.setWindowTitle(translate("Files", "Open a game"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _picked(dialog)


def ask_save(parent: QWidget, folder: str, title: str) -> Path | None:
    """The file to save a game of that title in, or None; the dialog asks before replacing one."""
    dialog = _dialog(parent, folder)
    dialog.setWindowTitle(translate("Files", "Save the game"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    day = QLocale.c().toString(QDate.currentDate(), "yyyy-MM-dd")
    dialog.selectFile(f"{title} {day}{SUFFIX}")
    return _picked(dialog)


def complain(parent: QWidget, headline: str, detail: str) -> QMessageBox:
    """Tell the player of a failure; the box closes by itself when answered."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(PRODUCT)
    box.setText(headline)
    box.setInformativeText(detail)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box


def _dialog(parent: QWidget, folder: str) -> QFileDialog:
    dialog = QFileDialog(parent)
    dialog.setNameFilters([translate("Files", "Games of Conquista") + f" (*{SUFFIX})"])
    # Added before the dialog asks about replacing a file, not after.
    dialog.setDefaultSuffix(SUFFIX[1:])
    if folder:
        dialog.setDirectory(folder)
    return dialog


def _picked(dialog: QFileDialog) -> Path | None:
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    files = dialog.selectedFiles() if accepted else []
    dialog.deleteLater()
    return Path(files[0]) if files else None
