"""What the tests of the windows share: services in a folder of their own, widgets by name."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent

from desktop.language import Language
from desktop.settings import Settings
from desktop.store import Store


@dataclass
class Services:
    """What the application hands to its window."""

    folder: Path
    settings: Settings
    language: Language
    store: Store

    def again(self) -> Services:
        """The same files at the next start."""
        settings = Settings(self.folder / "settings.json", self.language)
        return Services(self.folder, settings, self.language, Store(self.store.file.parent))


def settle() -> None:
    """Let queued events and deletions happen."""
    for _ in range(2):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def find(widget: Any, kind: type, name: str) -> Any:
    """The child of a kind with an object name; exactly one."""
    (child,) = widget.findChildren(kind, name)
    return child
