"""The server of tables as a command: what it leaves behind where it cannot serve."""

from __future__ import annotations

import argparse
import asyncio
import errno
from pathlib import Path

import pytest

from engine.commands import serve
from engine.server.bot_pool import BotPool
from engine.server.service import Service
from engine.server.table_store import TableStore


def test_a_port_in_use_leaves_no_bots_that_hold_up_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(service: Service, hosts: object, port: int) -> None:
        raise OSError(errno.EADDRINUSE, "address already in use")

    closed: list[object] = []
    monkeypatch.setattr(Service, "start", fail)
    # Tables on the disk go on before the port is taken, with bots in processes of their own.
    monkeypatch.setattr(TableStore, "close", lambda club: closed.append(club))
    monkeypatch.setattr(BotPool, "close", lambda pool: closed.append(pool))
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    args = parser.parse_args(["--data", str(tmp_path), "--address", "127.0.0.1"])
    with pytest.raises(OSError, match="already in use"):
        asyncio.run(serve._serve(args, tmp_path))
    assert [type(one) for one in closed] == [TableStore, BotPool]
