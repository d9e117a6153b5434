"""The event loop of asyncio, for a table without a window."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from engine.table.loop import EXIT_S, Handle, Pipe, PipeListener, Start


class AsyncioLoop:
    """A loop of asyncio, the running one by default, as a table uses it."""

    def __init__(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self._loop = loop or asyncio.get_running_loop()
        self._pipes: set[_AsyncioPipe] = set()

    def call_soon(self, callback: Callable[[], None]) -> Handle:
        return self._loop.call_soon(callback)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Handle:
        return self._loop.call_later(seconds, callback)

    def start_process(self, start: Start, listener: PipeListener) -> Pipe:
        pipe = _AsyncioPipe(self._loop, start, listener)
        self._pipes.add(pipe)
        pipe.ended.add_done_callback(lambda _: self._pipes.discard(pipe))
        return pipe

    async def wait_closed(self) -> None:
        """Wait until all processes that were asked to end have ended."""
        while ending := [pipe.ended for pipe in self._pipes if pipe.is_ending]:
            await asyncio.wait(ending)


class _AsyncioPipe(asyncio.SubprocessProtocol):
    """A process and its standard streams."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, start: Start, listener: PipeListener
    ) -> None:
        self._loop, self._listener = loop, listener
        self._transport: asyncio.SubprocessTransport | None = None
        #: What is written once the process runs.
        self._unsent: list[bytes] = []
        #: What follows the end that was asked for.
        self._then: Callable[[], None] | None = None
        self._is_killed = False
        #: Done when the process has ended.
        self.ended: asyncio.Future[None] = loop.create_future()
        self._starting = loop.create_task(self._start(start))

    @property
    def is_ending(self) -> bool:
        """Whether the end was asked for."""
        return self._then is not None

    async def _start(self, start: Start) -> None:
        try:
            await self._loop.subprocess_exec(
                lambda: self,
                *start.command,
                env=dict(start.environment),
                cwd=start.folder,
                start_new_session=start.new_session,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except (OSError, ValueError):
            self._finish(has_started=False)

    def write(self, data: bytes) -> None:
        if self._transport is None:
            self._unsent.append(data)
        else:
            self._stdin().write(data)

    def end(self, then: Callable[[], None], *, kill: bool) -> None:
        self._then, self._is_killed = then, kill
        if self.ended.done():
            then()
        elif self._transport is not None:
            self._end()

    def _end(self) -> None:
        if self._is_killed:
            self._kill()
        else:
            self._stdin().close()
            self._loop.call_later(EXIT_S, self._kill)

    def _kill(self) -> None:
        if self._transport is not None:
            with suppress(ProcessLookupError):
                self._transport.kill()

    def _stdin(self) -> asyncio.WriteTransport:
        assert self._transport is not None
        return cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def _finish(self, *, has_started: bool) -> None:
        if self.ended.done():
            return
        self.ended.set_result(None)
        if self._transport is not None:
            self._transport.close()
        if self._then is not None:
            self._then()
        else:
            self._listener.on_end(has_started=has_started)

    # -- calls from asyncio ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._listener.on_started(self._transport.get_pid())
        for data in self._unsent:
            self._stdin().write(data)
        self._unsent.clear()
        if self.is_ending:
            self._end()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 1:
            self._listener.on_output(data)
        else:
            self._listener.on_errors(data)

    def process_exited(self) -> None:
        # Another process that has inherited the streams could keep them open.
        self._loop.call_later(EXIT_S, self._on_exited)

    def connection_lost(self, exc: Exception | None) -> None:
        self._on_exited()

    def _on_exited(self) -> None:
        self._finish(has_started=True)
