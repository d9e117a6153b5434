"""The sheet of external programs that can take a seat: check and add, rename, remove."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.language.translation import join_words, translate
from desktop.play.external_bot_check import BotCheck
from desktop.storage import external_bots
from desktop.storage.external_bots import ExternalBot
from desktop.storage.settings import Settings
from desktop.style.widgets import plain_label
from desktop.windows.dialogs.base_dialog import BaseDialog
from desktop.windows.dialogs.file_dialogs import enlarge_dialog
from engine.bots.bot_names import MAX_NAME_LENGTH
from engine.commands.check_bot import Finding
from engine.system import sandbox

#: Width of the texts, in pixels.
_WIDTH = 560
#: The greatest height of the list.
_LIST_HEIGHT = 196


class ProgramsDialog(BaseDialog):
    """Edits the external programs in the settings; changes take effect at once."""

    def __init__(self, settings: Settings, title: Callable[[str], str], parent: QWidget) -> None:
        """Create the dialog; `title` returns the name of a game by its id."""
        super().__init__(parent)
        self._settings, self._game_title = settings, title
        self._checking: BotCheck | None = None
        #: The result of the last check: the name of an added program, or the file and its fault.
        self._added = ""
        self._refused: tuple[str, Finding | None] | None = None
        self._lead = self._words("sentence")
        self._rows: list[_Row] = []
        inner = QWidget(self)
        self._list = QVBoxLayout(inner)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(8)
        self._list_area = QScrollArea(self)
        self._list_area.setWidgetResizable(True)
        self._list_area.setFrameShape(QFrame.Shape.NoFrame)
        self._list_area.setWidget(inner)
        self._result_label = self._words("sentence")
        self._progress = QProgressBar(self)
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(6)
        self._stop = QPushButton(self)
        self._stop.setObjectName("stop")
        self._stop.clicked.connect(self._on_stop)
        going = QHBoxLayout()
        going.addWidget(self._progress, 1)
        going.addWidget(self._stop)
        self._limits = self._words("quiet")
        self.body.addWidget(self._lead)
        self.body.addWidget(self._list_area)
        self.body.addWidget(self._result_label)
        self.body.addLayout(going)
        self.body.addWidget(self._limits)
        self._add = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._add.setObjectName("add")
        self._add.clicked.connect(self._on_add)
        settings.changed.connect(self._on_setting)
        self._fill()
        self.retranslate()

    def _words(self, role: str) -> QLabel:
        label = plain_label(self, role, wrapped=True)
        label.setFixedWidth(_WIDTH)
        return label

    def check(self, file: str) -> None:
        """Check a file in the background, and add the program if it has no fault."""
        self._added, self._refused = "", None
        self._checking = BotCheck(file, self)
        self._checking.changed.connect(self._show_check)
        self._checking.ended.connect(self._on_ended)
        self._checking.start()
        self._show_check()

    def done(self, result: int) -> None:
        """Close in any way; stop the check, which would go on in the background."""
        self._end_check()
        super().done(result)

    def _end_check(self) -> None:
        checking, self._checking = self._checking, None
        if checking is not None:
            checking.stop()
            checking.deleteLater()

    def _on_add(self) -> None:
        dialog = QFileDialog(self, translate("Programs", "Add a program"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        enlarge_dialog(dialog)
        dialog.fileSelected.connect(self.check)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_stop(self) -> None:
        self._end_check()
        self._show_check()

    def _on_ended(self, program: ExternalBot | None) -> None:
        checking = self._checking
        if checking is None:
            return
        file, fault = checking.file, checking.fault
        self._end_check()
        if program is None:
            self._refused = file, fault
        else:
            self._added = program.name
            external_bots.add(self._settings, program)
        self._show_check()

    def _on_setting(self, key: str) -> None:
        if key == "programs":
            self._fill()
            self._show_check()

    def _fill(self) -> None:
        """Make a row for each program."""
        for row in self._rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        programs = external_bots.programs(self._settings)
        self._rows = [_Row(self._settings, program, self._game_title, self) for program in programs]
        for row in self._rows:
            self._list.addWidget(row)
            row.show()
        self._list_area.setVisible(bool(programs))
        inner = self._list_area.widget()
        assert inner is not None
        self._list_area.setFixedHeight(min(_LIST_HEIGHT, inner.sizeHint().height()))

    # -- texts -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        title = translate("Programs", "Programs that play")
        self.setWindowTitle(title)
        self._scroll.setAccessibleName(title)
        self.title.setText(title)
        self._lead.setText(
            translate(
                "Programs",
                "A program that speaks the bot protocol can take a seat like any other bot. "
                "It is checked first.",
            )
        )
        self._add.setText(translate("Programs", "Add a program…"))
        self._stop.setText(translate("Programs", "Stop"))
        self._limits.setText(_sandbox_text())
        for row in self._rows:
            row.retranslate()
        self._show_check()

    def _show_check(self) -> None:
        checking = self._checking
        for widget in (self._progress, self._stop):
            widget.setVisible(checking is not None)
        self._add.setEnabled(checking is None)
        text = ""
        if checking is not None:
            self._progress.setRange(0, checking.steps)
            self._progress.setValue(checking.passed_steps)
            text = translate("Programs", "“{file}” is being checked…").format(
                file=Path(checking.file).name
            )
        elif self._added:
            text = translate("Programs", "“{name}” can take a seat now.").format(name=self._added)
        elif self._refused is not None:
            text = self._complaint(*self._refused)
        self._result_label.setText(text)
        self._result_label.setVisible(bool(text))

    def _complaint(self, file: str, fault: Finding | None) -> str:
        text = translate("Programs", "“{file}” was not added.").format(file=Path(file).name)
        if fault is None or not fault.fault:
            why = translate(
                "Programs", "It plays none of these games, or a different version of them."
            )
            return f"{text} {why}"
        why = _fault_text(fault.key).format(game=self._game_title(fault.game) if fault.game else "")
        for_author = translate("Programs", "For its author: {detail}").format(detail=fault.fault)
        return f"{text} {why}\n{for_author}"


def _fault_text(key: str) -> str:
    """Return the sentence for a fault of a program, by the key of a finding."""
    match key:
        case "start":
            return translate("Programs", "It cannot be started.")
        case "walls":
            return translate(
                "Programs",
                "It cannot be isolated: its interpreter is not installed in a folder of its own, "
                "away from your files.",
            )
        case "hello":
            return translate("Programs", "It does not say who it is.")
        case "answers":
            return translate("Programs", "It does not give a valid move in {game}.")
        case "stray" | "unknown":
            return translate("Programs", "It fails on messages that it should ignore.")
        case "cancel":
            return translate("Programs", "It does not carry on when a question is withdrawn.")
        case "quit" | "closed":
            return translate("Programs", "It does not end when it should.")
    return translate("Programs", "It ended too early, or stopped responding.")


def _sandbox_text() -> str:
    """Return whether programs run in a sandbox on this computer."""
    if sandbox.is_available():
        return translate(
            "Programs",
            "While it plays, a program is isolated: it can reach neither the network nor your "
            "files.",
        )
    return translate(
        "Programs",
        "Programs cannot be isolated on this computer: they run with your rights, and can read "
        "your files and saved games. Add only those you trust.",
    )


class _Row(QFrame):
    """A program: its name, which can be edited, its games, and a button to remove it."""

    def __init__(
        self, settings: Settings, program: ExternalBot, title: Callable[[str], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._settings, self._program, self._title = settings, program, title
        self.name = QLineEdit(program.name, self)
        self.name.setObjectName("program-name")
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.editingFinished.connect(self._on_named)
        self._plays = plain_label(self, "quiet", wrapped=True)
        self._plays.setToolTip(program.file)
        self._remove = QPushButton(self)
        self._remove.setObjectName("remove")
        self._remove.clicked.connect(self._on_remove)
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 12, 8)
        grid.addWidget(self.name, 0, 0)
        grid.addWidget(self._remove, 0, 1)
        grid.addWidget(self._plays, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        self.retranslate()

    def retranslate(self) -> None:
        self.name.setAccessibleName(translate("Programs", "Name"))
        self._remove.setText(translate("Programs", "Remove"))
        games = join_words([self._title(game) for game in self._program.games])
        text = translate("Programs", "{file}: plays {games}")
        file = Path(self._program.file)
        if not file.is_file():
            text = translate("Programs", "{file} is gone: a simple rule chooses its moves.")
        self._plays.setText(text.format(file=file.name, games=games))

    def _on_named(self) -> None:
        called = self.name.text().strip()
        old = self._program.name
        if called != old and not external_bots.rename(self._settings, old, called):
            self.name.setText(old)

    def _on_remove(self) -> None:
        external_bots.remove(self._settings, self._program.name)
