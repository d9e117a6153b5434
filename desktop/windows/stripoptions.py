"""Buttons of the prompt strip that no game brings: in the past, and when a match is over."""

from __future__ import annotations

from functools import partial

from desktop.language import translate
from desktop.table.lookback import LookBack
from desktop.table.scene import Option
from desktop.windows.tableparts import TableParts


def past(lookback: LookBack) -> list[Option]:
    """While a moment of the past is shown."""
    step = lookback.step
    key = translate("KeyCaps", "PgUp")
    earlier = Option(translate("Table", "Earlier"), partial(step, -1), key)
    key = translate("KeyCaps", "PgDn")
    later = Option(translate("Table", "Later"), partial(step, 1), key)
    key = translate("KeyCaps", "Esc")
    now = Option(translate("Table", "Back to the game"), lookback.leave, key, main=True)
    return [earlier, later, now] if lookback.ply else [later, now]


def final(page: TableParts) -> list[Option]:
    """When the match is over."""
    return [
        Option(translate("Table", "Back to the shelf"), page.leaveRequested.emit),
        Option(translate("Table", "Replay"), page.replay.open),
        Option(translate("Table", "Play again"), page.playAgainRequested.emit, main=True),
    ]
