"""The bots of many tables in a few processes, so that no table takes the bots from another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.bots.helper_processes import parallel_searches
from engine.bots.protocol import Occasion, Request
from engine.core.values import Json
from engine.table.bot_process import BotListener, BotProcess, Bots
from engine.table.loop import Loop

#: How often a request is sent again after its process was lost, perhaps by another table's.
MAX_ATTEMPTS: Final = 2


@dataclass(slots=True)
class _Pending:
    """A request that is open in a process."""

    bots: TableBots
    #: The ticket that the table gave it.
    ticket: int
    request: Request | Occasion
    attempts: int = 1


class BotPool:
    """Some processes of bots; every table uses the same one for all of its matches."""

    def __init__(self, loop: Loop, make: Callable[[Loop], Bots] = BotProcess) -> None:
        """Make processes with `make`; each starts when it is first needed."""
        self._members = [_Member(make(loop)) for _ in range(parallel_searches())]

    def for_table(self) -> TableBots:
        """Return the bots for one more table."""
        member = min(self._members, key=lambda member: len(member.tables))
        return TableBots(member)

    def close(self) -> None:
        """End all processes."""
        for member in self._members:
            member.bots.close()


class _Member:
    """A process with the requests of its tables."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.tables: set[TableBots] = set()
        self._pending: dict[int, _Pending] = {}
        self._last_ticket = 0
        bots.add_listener(self)

    def put(self, pending: _Pending) -> None:
        self._last_ticket += 1
        self._pending[self._last_ticket] = pending
        if isinstance(pending.request, Request):
            self.bots.ask(self._last_ticket, pending.request)
        else:
            self.bots.interrupt(self._last_ticket, pending.request)

    def cancel(self, bots: TableBots, ticket: int | None = None) -> None:
        """Withdraw the request of a table with this ticket, or all of its requests."""
        for number, pending in [*self._pending.items()]:
            if pending.bots is bots and ticket in (None, pending.ticket):
                del self._pending[number]
                self.bots.cancel(number)

    def restart(self, bots: TableBots) -> None:
        """Begin a new process; what other tables asked is asked again there."""
        waiting = [pending for pending in self._pending.values() if pending.bots is not bots]
        self._pending.clear()
        self.bots.restart()
        for pending in waiting:
            self.put(pending)

    def on_reply(self, ticket: int, reply: Json) -> None:
        pending = self._pending.pop(ticket, None)
        if pending is not None:
            pending.bots.report_reply(pending.ticket, reply)

    def on_failure(self, reason: str) -> None:
        waiting, self._pending = [*self._pending.values()], {}
        failed = []
        for pending in waiting:
            if pending.attempts < MAX_ATTEMPTS:
                pending.attempts += 1
                self.put(pending)
            elif pending.bots not in failed:
                failed.append(pending.bots)
        for bots in failed:
            bots.report_failure(reason)


class TableBots:
    """The bots of one table, in a process that it shares with others."""

    def __init__(self, member: _Member) -> None:
        self._member = member
        self._listeners: list[BotListener] = []
        member.tables.add(self)

    def add_listener(self, listener: BotListener) -> None:
        if listener not in self._listeners:
            self._listeners.append(listener)

    def remove_listener(self, listener: BotListener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    def ask(self, ticket: int, request: Request) -> None:
        self._member.put(_Pending(self, ticket, request))

    def interrupt(self, ticket: int, occasion: Occasion) -> None:
        self._member.put(_Pending(self, ticket, occasion))

    def cancel(self, ticket: int) -> None:
        self._member.cancel(self, ticket)

    def restart(self) -> None:
        self._member.restart(self)

    def close(self) -> None:
        """Withdraw all requests of the table; the process goes on for others."""
        self._member.cancel(self)
        self._member.tables.discard(self)

    def report_reply(self, ticket: int, reply: Json) -> None:
        for listener in tuple(self._listeners):
            listener.on_reply(ticket, reply)

    def report_failure(self, reason: str) -> None:
        for listener in tuple(self._listeners):
            listener.on_failure(reason)
