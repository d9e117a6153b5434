"""What a table needs of its club."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.play.record import Record
from engine.server.limits import Limits
from engine.server.playing import Playing
from engine.server.seats import Invite
from engine.table.loop import Loop

if TYPE_CHECKING:
    from engine.server.online_table import OnlineTable


@dataclass(slots=True)
class Surroundings:
    """What a table needs of its club."""

    limits: Limits
    loop: Loop
    invite: Invite
    #: Write a table. Raises OSError.
    keep: Callable[[OnlineTable], None]
    #: Remove a table that was closed.
    remove: Callable[[OnlineTable], None]
    #: Return the match of a record at a table.
    play: Callable[[OnlineTable, Record], Playing]
