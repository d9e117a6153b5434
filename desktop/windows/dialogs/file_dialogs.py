"""File dialogs for opening and saving, and the box that explains a failure."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QDate, QDir, QLocale, QSize, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QHeaderView, QTreeView, QWidget

from desktop.language.translation import translate
from desktop.storage.settings import Settings
from desktop.style.widgets import room_for_dialog
from desktop.windows.dialogs.message import Message
from engine.play.record import SUFFIX


def usual_folder(remembered: str) -> str:
    """Return the folder of a file dialog: the last one used, else the documents."""
    if remembered and os.path.isdir(remembered):
        return remembered
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if os.path.isdir(documents) else str(Path.home())


def ask_open(parent: QWidget, folder: str) -> Path | None:
    """Return the saved game to open, or None if cancelled."""
    dialog = _dialog(parent, folder)
    dialog.setWindowTitle(translate("Files", "Open a game"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _run(dialog)


def ask_position(parent: QWidget, folder: str) -> Path | None:
    """Return the position file (YAML, JSON or puzzle) to open, or None if cancelled."""
    dialog = QFileDialog(parent)
    kind = translate("Files", "Positions")
    _filter(dialog, {kind: (".json", ".yaml", ".yml", ".conquista-puzzle")})
    dialog.setDirectory(usual_folder(folder))
    dialog.setWindowTitle(translate("Files", "Open a position"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _run(dialog)


def ask_open_kind(parent: QWidget, folder: str, kind: str, suffix: str) -> Path | None:
    """Return a file of another kind to open, or None if cancelled.

    `kind` is the displayed name of the kind, `suffix` the end of its file names.
    """
    dialog = _dialog(parent, folder, kind, suffix)
    dialog.setWindowTitle(kind)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _run(dialog)


def ask_save(parent: QWidget, folder: str, title: str) -> Path | None:
    """Return the file in which to save a game, or None if cancelled. Asks before replacing one."""
    dialog = _dialog(parent, folder)
    return _ask_target(dialog, translate("Files", "Save the game"), f"{title} {_today()}{SUFFIX}")


def ask_export(parent: QWidget, folder: str, title: str, kind: str, suffix: str) -> Path | None:
    """Return the file in which to save something else, as `ask_open_kind`, or None if cancelled."""
    dialog = _dialog(parent, folder, kind, suffix)
    return _ask_target(dialog, translate("Files", "Save as a file"), f"{title}{suffix}")


def ask_review(parent: QWidget, folder: str, title: str) -> Path | None:
    """Return the picture (.png) or text (.txt) in which to save a review, or None if cancelled."""
    kinds = {translate("Files", "Pictures"): ".png", translate("Files", "Text"): ".txt"}
    return _ask_kind(parent, folder, kinds, translate("Files", "Save the review"), title)


def ask_ending(parent: QWidget, folder: str, title: str) -> Path | None:
    """Return the picture (.png, .svg or .pdf) in which to save the end of a match, or None."""
    kinds = {
        translate("Files", "Pictures"): ".png",
        translate("Files", "Vector pictures"): ".svg",
        translate("Files", "PDF"): ".pdf",
    }
    return _ask_kind(parent, folder, kinds, translate("Files", "Save the picture"), title)


def ask_film(parent: QWidget, folder: str, title: str) -> Path | None:
    """Return the file (.webp or .gif) in which to save a match as a film, or None."""
    kinds = {
        translate("Files", "WebP films"): ".webp",
        translate("Files", "GIF films"): ".gif",
    }
    return _ask_kind(parent, folder, kinds, translate("Files", "Save the film"), title)


def _ask_kind(
    parent: QWidget, folder: str, kinds: dict[str, str], heading: str, title: str
) -> Path | None:
    """Return where to save a file of one of some kinds, given with their suffixes, or None.

    The first kind is offered first.
    """
    dialog = QFileDialog(parent)
    _filter(dialog, {kind: (suffix,) for kind, suffix in kinds.items()})
    dialog.setDefaultSuffix(next(iter(kinds.values()))[1:])
    dialog.setDirectory(usual_folder(folder))

    def set_suffix(chosen: str) -> None:
        # Qt's own dialog gives the kind without its patterns where these are hidden.
        suffix = kinds.get(chosen.partition(" (")[0])
        if suffix is not None:
            dialog.setDefaultSuffix(suffix[1:])

    dialog.filterSelected.connect(set_suffix)
    return _ask_target(dialog, heading, f"{title} {_today()}")


def complain(parent: QWidget, headline: str, detail: str) -> Message:
    """Open a box that explains a failure; it closes itself when answered."""
    box = Message(parent, headline, detail)
    box.open()
    return box


def saved_message(path: Path) -> str:
    """Return the message that something was saved, with its name and folder."""
    text = translate("Files", "Saved as “{name}” in {folder}.")
    return text.format(name=path.stem, folder=folder_name(path.parent))


def keep_folder(settings: Settings, path: Path) -> None:
    """Let the next file dialog open in the folder of this file."""
    settings.set("folder", str(path.parent))


def folder_name(folder: Path) -> str:
    """Return a folder as people know it: inside the home folder without the way there."""
    home = Path.home()
    if folder != home and folder.is_relative_to(home):
        folder = folder.relative_to(home)
    return QDir.toNativeSeparators(str(folder))


def enlarge_dialog(dialog: QFileDialog) -> QFileDialog:
    """Enlarge Qt's own file dialog, so that names and dates are shown in full.

    Qt shows its own dialog where the desktop has none.
    """
    dialog.resize(QSize(940, 560).boundedTo(room_for_dialog(dialog)))
    for tree in dialog.findChildren(QTreeView):
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return dialog


def _dialog(parent: QWidget, folder: str, kind: str = "", suffix: str = SUFFIX) -> QFileDialog:
    dialog = QFileDialog(parent)
    kind = kind or translate("Files", "Games of Conquista")
    _filter(dialog, {kind: (suffix,)})
    # The suffix must be there before the dialog asks about replacing a file.
    dialog.setDefaultSuffix(suffix[1:])
    dialog.setDirectory(usual_folder(folder))
    return dialog


def _filter(dialog: QFileDialog, kinds: dict[str, tuple[str, ...]]) -> None:
    """Offer kinds of files by their suffixes, in lower and upper case."""
    dialog.setOption(QFileDialog.Option.HideNameFilterDetails)
    filters = []
    for kind, suffixes in kinds.items():
        patterns = " ".join(f"*{suffix} *{suffix.upper()}" for suffix in suffixes)
        filters.append(f"{kind} ({patterns})")
    dialog.setNameFilters(filters)


def _ask_target(dialog: QFileDialog, title: str, name: str) -> Path | None:
    """Return where to save a file, or None if cancelled. Asks before replacing one."""
    dialog.setWindowTitle(title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.selectFile(name)
    return _run(dialog)


def _today() -> str:
    return QLocale.c().toString(QDate.currentDate(), "yyyy-MM-dd")


def _run(dialog: QFileDialog) -> Path | None:
    enlarge_dialog(dialog)
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    files = dialog.selectedFiles() if accepted else []
    dialog.deleteLater()
    return Path(files[0]) if files else None
