"""Start the application: names, fonts, language, settings and store, and the main window."""

from __future__ import annotations

import gc
import logging
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    qFormatLogMessage,
    qInstallMessageHandler,
    qWarning,
)
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from desktop.games import TABLES
from desktop.language.names import PRODUCT
from desktop.language.translation import Language, system_code
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.disk_cache import DISK, cache_folder
from desktop.storage import paths
from desktop.storage.game_store import GameStore, state_folder
from desktop.storage.settings import Settings, config_file
from desktop.style.apply_theme import STYLE
from desktop.system.compilation import Compilation
from desktop.system.desktop_entry import APPLICATION_ID
from desktop.system.quick_start import METHODS
from desktop.system.single_instance import Instance
from desktop.system.stepped_work import one_by_one
from desktop.windows.ambience_switch import AmbienceSwitch
from desktop.windows.main import MainWindow
from desktop.windows.sound_switch import SoundSwitch
from engine.core.errors import one_line
from engine.games import GAMES
from engine.system import ctrl_c, files, scratch_folders
from engine.system.memory import release_memory, return_large_allocations
from engine.system.resources import asset

#: Messages of Qt when the connection to a display broke, and when there was no display.
_BROKEN = re.compile("The (X11|Wayland) connection broke")
_NO_SCREEN = re.compile(
    "could not connect to display|Failed to create wl_display|Could not find the Qt platform"
)

#: Milliseconds from showing the window to the tidying up, so that the first frame comes first.
SETTLE_MS = 200
#: How the link of an invitation begins (`engine.server.invitation`).
_LINK_SCHEME = "conquista:"
#: Milliseconds from showing the window to the compilation, which needs the processors for minutes.
COMPILE_MS = 5_000


class Application(QApplication):
    """Qt's application with a signal for files opened by the system.

    Signals:
        open_requested(Path | str): the system asks to open a file or an invitation (macOS).
    """

    open_requested = Signal(object)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            link = event.url().toString()
            self.open_requested.emit(link if is_link(link) else Path(event.file()))
            return True
        return super().event(event)


class _MessageHandlers:
    """Message handlers that explain a missing display and pass all other messages on."""

    def __init__(self) -> None:
        self._held_messages: list[str] = []

    def keep_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Hold messages while Qt looks for a display.

        Without a display, explain and exit before Qt aborts.
        """
        if kind != QtMsgType.QtFatalMsg:
            self._held_messages.append(text)
            return
        print(f"conquista: {self._no_screen()}", file=sys.stderr, flush=True)
        os._exit(1)

    def release(self) -> None:
        """Pass on the messages that were held while Qt looked for a display."""
        for text in self._held_messages:
            qWarning(text)

    def handle(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Handle messages while the application runs."""
        if _BROKEN.match(text):
            print("conquista: the screen is gone", file=sys.stderr, flush=True)
            scratch_folders.Scratch.remove_all()
            # Qt would end the process in the middle of its work.
            os._exit(1)
        else:
            print(qFormatLogMessage(kind, context, text), file=sys.stderr, flush=True)

    def _no_screen(self) -> str:
        if not any(map(_NO_SCREEN.match, self._held_messages)):
            # For example, a library is missing.
            return one_line(f"no window can be opened: {' '.join(self._held_messages)}")
        unknown = any(text.startswith("Could not find") for text in self._held_messages)
        names = ("QT_QPA_PLATFORM",) if unknown else ("DISPLAY", "WAYLAND_DISPLAY")
        displays = ", ".join(
            f"{name} is {os.environ[name]}" for name in names if os.environ.get(name)
        )
        displays = displays or "neither DISPLAY nor WAYLAND_DISPLAY is set"
        return one_line(f"there is no screen to open a window on ({displays})")


def create(arguments: Sequence[str] = ()) -> Application:
    """Create the application under its own name, on which every path of the platform depends."""
    paths.ensure_home()
    Application.setApplicationName("conquista")
    Application.setApplicationDisplayName(PRODUCT)
    Application.setDesktopFileName(APPLICATION_ID)
    messages = _MessageHandlers()
    former = qInstallMessageHandler(messages.keep_message)
    # Given here so that Qt does not create its default style first.
    application = Application(["conquista", "-style", STYLE, *arguments])
    qInstallMessageHandler(former)
    messages.release()
    application.setWindowIcon(QIcon(str(asset("common", "conquista.svg"))))
    return application


def is_link(text: str) -> bool:
    """Return whether a text is the link of an invitation rather than the name of a file."""
    return text.lower().startswith(_LINK_SCHEME) and not os.path.lexists(text)


def _target(text: str) -> Path | str:
    """Convert an argument of the command line to a file or the link of an invitation."""
    from engine.system import usage

    return text if is_link(text) else usage.file(text)


def bring_forward(window: MainWindow, target: Path | str | None) -> None:
    """Bring the window to the front, and open a file or an invitation if there is one."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if target is not None:
        window.open(target)


def first_show(window: MainWindow, target: Path | str | None) -> None:
    """Show the window for the first time, with a file or an invitation opened if there is one.

    A window stays blank until it is painted, and the first painting takes long. So paint it once
    before: the caches make the first frame quick.
    """
    if target is not None:
        # An error message about the file needs a native parent window.
        window.winId()
        window.open(target)
    window.grab()
    window.show()


def finish_start() -> None:
    """Mark the start as finished: from now on nothing may block the window for long."""
    IDLE_TIME.is_window_shown = True
    METHODS.end()
    QTimer.singleShot(SETTLE_MS, clean_up)


def clean_up() -> None:
    """Turn on garbage collection and clean up; both would have slowed down the start."""
    gc.enable()
    # Nearly all current objects live until the end, so they are excluded from garbage collection.
    application = QApplication.instance()
    assert application is not None
    one_by_one(
        application,
        return_large_allocations,
        release_memory,
        scratch_folders.remove_stale_folders,
        METHODS.write,
        gc.freeze,
    )


def _listen(instance: Instance) -> None:
    with suppress(ImportError):
        instance.listen()


def _choose_folders(words: Sequence[str]) -> Path | str | None:
    """Choose the folders that the command line names.

    Return the file or the invitation that it names, if any.
    """
    if not words:
        # Importing the parser takes as long as ten other modules.
        paths.choose_folders()
        return None
    from engine.system import usage

    parser = usage.Parser(prog="conquista")
    parser.add_argument(
        "file",
        nargs="?",
        type=_target,
        help="a saved game, a puzzle, or an invitation to a friend's table",
    )
    paths.add_arguments(parser)
    arguments = parser.parse_args(words)
    try:
        paths.choose_folders(arguments.data, portable=arguments.portable)
    except OSError as error:
        parser.exit(1, f"conquista: --data: {usage.complaint(error)}\n")
    target: Path | str | None = arguments.file
    return target


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window, with what the command line names; return the exit status."""
    target = _choose_folders(sys.argv[1:] if arguments is None else list(arguments))
    gc.disable()
    logging.basicConfig(level=logging.WARNING, format="conquista: %(message)s")
    # The game is saved after every action, so the process may end at any time.
    ctrl_c.restore_interrupt_default()
    application = create()
    qInstallMessageHandler(_MessageHandlers().handle)
    instance = Instance(state_folder(), application)
    # Without Qt's network library every start runs by itself.
    with suppress(ImportError):
        if not instance.begin() and instance.hand_over(target):
            return 0
    for folder in (config_file().parent, state_folder()):
        files.remove_stale_parts(folder)
    DISK.keep_in(cache_folder())
    settings = Settings(config_file(), application)
    if not settings.language:
        settings.set("language", system_code())
    language = Language(application)
    language.install(settings.language)
    language.use_native_places(settings.place_names == "native")
    store = GameStore(state_folder(), application)
    window = MainWindow(GAMES, TABLES, settings, language, store)
    SoundSwitch(window, settings)
    AmbienceSwitch(window, settings)
    application.open_requested.connect(window.open)
    instance.open_requested.connect(lambda target: bring_forward(window, target))
    first_show(window, target)
    finish_start()
    if instance.is_unanswered:
        window.report_other_window()
    if instance.is_first:
        QTimer.singleShot(0, instance, partial(_listen, instance))
    QTimer.singleShot(SETTLE_MS, window.rehearse)
    compilation = Compilation(application)
    QTimer.singleShot(COMPILE_MS, compilation.start)
    status = application.exec()
    compilation.stop()
    qInstallMessageHandler(None)
    return status
