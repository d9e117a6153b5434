"""Settings of all tests: no display, no files of the user, repeatable examples, the card fonts."""

from __future__ import annotations

import gc
import logging
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE_MS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

_home = tempfile.TemporaryDirectory(prefix="conquista-tests-", ignore_cleanup_errors=True)

# Before Qt is imported: it reads these once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A desktop's scale factor, style or language must not change what tests see.
for _name in ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "LANGUAGE"):
    os.environ.pop(_name, None)
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["HOME"] = os.environ["USERPROFILE"] = _home.name
for _name, _folder in {
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
    "XDG_RUNTIME_DIR": "run",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
}.items():
    _path = Path(_home.name, _folder)
    # Qt warns about a runtime folder that others could read.
    _path.mkdir(parents=True, mode=0o700)
    os.environ[_name] = str(_path)


class Times:
    """Prints how long the last run took, and records how long this one takes.

    The cache keeps the seconds of a whole run by its mark expression, and those of each test file.
    """

    def __init__(self, config: pytest.Config) -> None:
        self._cache = getattr(config, "cache", None)
        asked = config.option
        some = asked.keyword or asked.collectonly or asked.maxfail or getattr(asked, "lf", False)
        self._whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS and not some
        self._key = f"conquista/{config.option.markexpr.replace(' ', '-')}"
        self._begun = time.monotonic()
        self._files: dict[str, float] = {}

    def pytest_report_header(self) -> list[str]:
        if not self._whole or self._cache is None:
            return []
        seconds = self._cache.get(self._key, None)
        if seconds is None:
            return ["time: how long this takes is known from the second run on"]
        return [f"time: about {max(1, round(seconds / 60))} min, as last time"]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.location[0]
        self._files[file] = self._files.get(file, 0) + report.duration

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if self._cache is None:
            return
        known = self._cache.get("conquista/files", {})
        new = {file: round(seconds, 2) for file, seconds in self._files.items()}
        self._cache.set("conquista/files", {**known, **new})
        if self._whole and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            self._cache.set(self._key, round(time.monotonic() - self._begun))


settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.load_profile("repeatable")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one more than the number of processors: some tests wait for a clock."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    """Set long timeouts, and collect no garbage while tests are imported: modules stay alive."""
    gc.disable()
    for wait in (
        *(QtBot.waitActive, QtBot.waitCallback, QtBot.waitExposed),
        *(QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil),
    ):
        assert wait.__kwdefaults__ is not None
        wait.__kwdefaults__["timeout"] = PATIENCE_MS
    # A shell lets background jobs ignore Ctrl+C, and processes that a test starts and interrupts
    # would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times(config))


def pytest_collection_finish() -> None:
    """Exclude everything that was imported from garbage collection, and collect rarely.

    Most garbage of tests has no cycles and is freed without a collection.
    """
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Seed draws outside a match, such as which bot greets first."""
    random.seed(7)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Delete the widgets that a test has closed, and remove the handler of the stream it logged to.

    Qt would delete the widgets only in the next event loop that waits. Until then each change of
    language or theme would reach all of them. A server in this process logs to a stream that is
    closed with its test; the next message of any library would be an error.
    """
    if (qt := sys.modules.get("PySide6.QtCore")) is not None:
        qt.QCoreApplication.sendPostedEvents(None, qt.QEvent.Type.DeferredDelete)
    for handler in logging.root.handlers[:]:
        if type(handler) is logging.StreamHandler:
            logging.root.removeHandler(handler)
            logging.root.setLevel(logging.WARNING)


def pytest_unconfigure() -> None:
    """Delete the temporary home."""
    _home.cleanup()


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """Return the application, with the card fonts loaded, speaking English with its plurals."""
    from desktop.language.translation import Language
    from desktop.style.theme import load_fonts

    load_fonts()
    Language(qapp).install("en")
    return qapp
