"""How a session opens the process of an external program that has a seat."""

from __future__ import annotations

import os
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.storage.external_bots import programs
from desktop.storage.settings import Settings
from engine.system.interpreters import SandboxError, start_command

if TYPE_CHECKING:
    from desktop.system.qt_bots import QtBots


class OpenFailure(StrEnum):
    """Why a program cannot be opened, as a reason that `bot_failed` of the session announces."""

    #: It is not in the list any more, or its file is missing.
    FILE_MISSING = "gone"
    #: Its interpreter is not in a folder that a sandbox can share.
    CANNOT_SANDBOX = "walls"


@dataclass(frozen=True, slots=True)
class BotOpener:
    """Opener of the processes of the programs in the settings (see `session.OpenProgram`)."""

    settings: Settings

    def __call__(self, level: str, parent: QObject) -> tuple[QtBots, str] | str:
        from desktop.system.qt_bots import QtBots

        for program in programs(self.settings):
            if program.level == level and os.path.isfile(program.file):
                try:
                    start = start_command(program.file)
                except SandboxError:
                    return OpenFailure.CANNOT_SANDBOX
                return QtBots(start.command, parent, folders=start.shared), program.bot
        return OpenFailure.FILE_MISSING
