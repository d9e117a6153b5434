"""What a table needs of its server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.play.record import Record
from engine.server.limits import Limits
from engine.server.playing import Playing
from engine.server.seats import Invite
from engine.table.loop import Loop

#: The table.
TableT = TypeVar("TableT")


@dataclass(slots=True)
class ServerContext(Generic[TableT]):
    """What a table needs of its server."""

    limits: Limits
    loop: Loop
    invite: Invite
    #: Write a table. Raises OSError.
    keep: Callable[[TableT], None]
    #: Remove a table that was closed.
    remove: Callable[[TableT], None]
    #: Return the match of a record at a table.
    play: Callable[[TableT, Record], Playing]
