"""Write pages to files or print them, with a progress bar that can stop it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QProgressDialog, QWidget

from desktop.language.translation import translate
from desktop.printing.output import CancelledError, Lists, Progress, page_layout, print_on, write
from desktop.printing.print_page import Page, PrintError
from desktop.printing.printing_texts import failure_reason
from desktop.windows.dialogs.file_dialogs import complain, enlarge_dialog, folder_name

#: Milliseconds of work before the progress bar appears.
_PROGRESS_DELAY_MS = 300


def ask_target(parent: QWidget, folder: str, title: str, kind: str) -> Path | None:
    """Return the file to write in a format, or None if cancelled. Asks before replacing one."""
    dialog = QFileDialog(parent, translate("Print", "Save the pages"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilter(f"{kind.upper()} (*.{kind})")
    dialog.setDefaultSuffix(kind)
    if folder:
        dialog.setDirectory(folder)
    dialog.selectFile(f"{title}.{kind}")
    enlarge_dialog(dialog)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    files = dialog.selectedFiles() if accepted else []
    dialog.deleteLater()
    return Path(files[0]) if files else None


def save_pages(
    parent: QWidget,
    pages: Sequence[Page],
    target: Path,
    title: str,
    *,
    dpi: int,
    cmyk: bool,
    lists: Lists,
) -> str:
    """Write the pages with `write`.

    Return a sentence about the outcome, or "" after an error box.
    """
    progress = _make_progress(parent, len(pages))
    try:
        files = write(
            pages,
            target,
            title,
            dpi=dpi,
            cmyk=cmyk,
            progress=_progress_callback(progress),
            lists=lists,
        )
    except CancelledError:
        return translate("Print", "Stopped.")
    except (PrintError, OSError) as error:
        complain(parent, translate("Print", "The pages could not be saved."), failure_reason(error))
        return ""
    finally:
        _close_progress(progress)
    return saved_sentence(files)


def saved_sentence(files: Sequence[Path]) -> str:
    """Return a sentence about the files that were saved, all in one folder."""
    folder = folder_name(files[0].parent)
    if len(files) == 1:
        text = translate("Print", "Saved in {folder}: {file}")
        return text.format(file=files[0].name, folder=folder)
    return translate("Print", "Saved in {folder}: {first} to {last}").format(
        first=files[0].name, last=files[-1].name, folder=folder
    )


def print_pages(parent: QWidget, pages: Sequence[Page], title: str) -> str:
    """Ask for a printer and print.

    Return a sentence about the outcome, or "" if nothing was printed.
    """
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setFullPage(True)
    printer.setPageLayout(page_layout(pages[0].size))
    turns = {page.turn for page in pages if page.is_back}
    if "short" in turns:
        printer.setDuplex(QPrinter.DuplexMode.DuplexShortSide)
    elif "long" in turns:
        printer.setDuplex(QPrinter.DuplexMode.DuplexLongSide)
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
    dialog.setMinMax(1, len(pages))
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    if not accepted:
        return ""
    if printer.printRange() == QPrinter.PrintRange.PageRange:
        pages = pages[max(0, printer.fromPage() - 1) : printer.toPage()]
    return send(parent, printer, pages)


def send(parent: QWidget, printer: QPrinter, pages: Sequence[Page]) -> str:
    """Paint the pages on a printer; return as `print_pages` does."""
    progress = _make_progress(parent, len(pages))
    try:
        print_on(printer, pages, printer.resolution(), _progress_callback(progress))
    except CancelledError:
        printer.abort()
        return translate("Print", "Stopped.")
    except OSError:
        headline = translate("Print", "The pages could not be printed.")
        complain(parent, headline, translate("Print", "The printer cannot be reached."))
        return ""
    finally:
        _close_progress(progress)
    return translate("Print", "Sent to the printer.")


def _make_progress(parent: QWidget, count: int) -> QProgressDialog:
    text, stop = translate("Print", "Drawing the pages…"), translate("Print", "Stop")
    progress = QProgressDialog(text, stop, 0, count, parent)
    progress.setWindowTitle(parent.windowTitle())
    progress.setWindowModality(Qt.WindowModality.WindowModal)
    progress.setMinimumDuration(_PROGRESS_DELAY_MS)
    return progress


def _progress_callback(progress: QProgressDialog) -> Progress:
    def report(done: int) -> bool:
        progress.setValue(done)
        return not progress.wasCanceled()

    return report


def _close_progress(progress: QProgressDialog) -> None:
    progress.close()
    progress.deleteLater()
