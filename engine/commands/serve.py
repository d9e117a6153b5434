"""`conquista serve`: tables for people at different places."""

from __future__ import annotations

import argparse
import json
import logging
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Final

from engine.core.errors import ConquistaError
from engine.core.values import Json
from engine.server.invitation import (
    MAX_ADDRESSES,
    Invitation,
    InvitationKind,
)
from engine.server.limits import Limits
from engine.server.processes import PORT, MissingLibraryError, needed_libraries
from engine.system import files
from engine.system.folders import freedesktop_folder
from engine.system.usage import file, whole_number_type

if TYPE_CHECKING:
    # Loaded where it serves: all other commands start without it.
    import asyncio

log = logging.getLogger("conquista")

#: Files and connections that may be open beside those of people.
_SPARE_FILES: Final = 200
#: The lock of a data folder.
_LOCK_NAME: Final = "server.lock"
#: Seconds in which the server of a window ends once the window has ended. All tables are in their
#: files at every moment, so nothing is lost when it ends at once.
_END_SECONDS: Final = 5.0
#: Seconds between two looks at whether the window is still there.
_LOOK_SECONDS: Final = 1.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `conquista serve`."""
    limits = Limits()
    parser.add_argument(
        "--data", type=file, metavar="DIR", help="the folder of tables, certificate and secret"
    )
    parser.add_argument(
        "--listen",
        action="append",
        metavar="ADDRESS",
        help="listen at this address only; may be repeated (default: all of this computer)",
    )
    parser.add_argument(
        "--port", type=whole_number_type(0, 65_535), default=PORT, help=f"(default: {PORT})"
    )
    parser.add_argument(
        "--address",
        action="append",
        metavar="NAME",
        help="a name or address for invitations; may be repeated (default: what is found)",
    )
    parser.add_argument(
        "--certificate",
        type=file,
        metavar="FILE",
        help="a certificate for the first --address that an authority vouches for "
        "(default: one of the server's own, which invitations name)",
    )
    parser.add_argument("--key", type=file, metavar="FILE", help="the key of that certificate")
    parser.add_argument(
        "--tables",
        type=whole_number_type(1, 100_000),
        default=limits.tables,
        metavar="N",
        help=f"at most N tables (default: {limits.tables})",
    )
    parser.add_argument(
        "--people",
        type=whole_number_type(1, 100_000),
        default=limits.connections,
        metavar="N",
        help=f"at most N connections (default: {limits.connections})",
    )
    parser.add_argument(
        "--per-address",
        type=whole_number_type(1, 100_000),
        default=limits.per_address,
        metavar="N",
        help=f"at most N connections from one address (default: {limits.per_address})",
    )
    parser.add_argument(
        "--new-tables",
        type=whole_number_type(1, 100_000),
        default=limits.new_tables,
        metavar="N",
        help=f"at most N new tables from one address in an hour (default: {limits.new_tables})",
    )
    parser.add_argument(
        "--announce",
        metavar="NAME",
        help="let people in the same house find the tables, under this name",
    )
    parser.add_argument(
        "--invitation",
        action="store_true",
        help="print the line with which tables are opened here, and do not serve",
    )
    parser.add_argument(
        "--child",
        action="store_true",
        help="for programs: print that line as JSON once it serves, and end with standard input",
    )


def main(args: argparse.Namespace) -> int:
    """Run `conquista serve`. Raises ConquistaError and OSError."""
    if (args.certificate is None) != (args.key is None):
        raise ConquistaError("--certificate and --key belong together", "options")
    if args.certificate is not None and not args.address:
        raise ConquistaError("--certificate needs --address: the name it is for", "options")
    for address in args.address or ():
        _check_address(address)
    folder = args.data or _usual_folder()
    try:
        with needed_libraries():
            return _print_invitation(args, folder) if args.invitation else _run(args, folder)
    except MissingLibraryError as error:
        if args.child:
            _report({"is": "fault", "why": error.key})
        raise
    except ConquistaError as error:
        if args.child and error.key == "in_use":
            _report({"is": "fault", "why": error.key})
        raise


def _run(args: argparse.Namespace, folder: Path) -> int:
    """Serve until a signal comes. Raises ConquistaError and OSError."""
    import asyncio

    logging.basicConfig(
        level=logging.INFO, format="%(levelname)s %(message)s", stream=sys.stderr, force=True
    )
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = files.Lock(folder / _LOCK_NAME)
    if not lock.take() and lock.is_held_elsewhere:
        raise ConquistaError(f"{folder}: another server uses this folder", "in_use")
    try:
        stopped_by = asyncio.run(_serve(args, folder))
    finally:
        lock.release()
    if stopped_by == signal.SIGINT:
        raise KeyboardInterrupt
    return 0


def _check_address(address: str) -> None:
    """Raise ConquistaError for what cannot be in an invitation."""
    try:
        Invitation("club", (address,), 1, bytes(16)).line()
    except ValueError:
        raise ConquistaError(f"--address: {address!r} is no name or address", "options") from None


def _usual_folder() -> Path:
    if sys.platform in ("win32", "darwin"):
        raise ConquistaError("name the folder of the server with --data", "options")
    return freedesktop_folder("state") / "server"


@dataclass(slots=True)
class ServerAddress:
    """Where a server can be reached, as its invitations say."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes | None

    def invite(self, kind: InvitationKind, table: str, secret: bytes) -> str:
        """Return the line of an invitation."""
        return Invitation(kind, self.addresses, self.port, secret, table, self.fingerprint).line()


def _print_invitation(args: argparse.Namespace, folder: Path) -> int:
    """Print the invitation to the server of a folder. Raises ConquistaError and OSError."""
    from engine.server.identity import own_identity
    from engine.server.table_store import server_secret

    pin = None if args.certificate is not None else own_identity(folder).fingerprint
    address = ServerAddress(_addresses(args), args.port, pin)
    print(address.invite("club", "", bytes.fromhex(server_secret(folder))))
    return 0


def _addresses(args: argparse.Namespace) -> tuple[str, ...]:
    """Return the addresses for invitations: those given, or those of this computer."""
    from engine.server.network_search import own_addresses

    if args.address:
        return tuple(args.address[:MAX_ADDRESSES])
    listened = [address for address in args.listen or () if address not in ("0.0.0.0", "::")]
    return tuple(listened[:MAX_ADDRESSES]) or own_addresses()


async def _serve(args: argparse.Namespace, folder: Path) -> signal.Signals:
    """Serve until a signal comes, and return it. Raises ConquistaError and OSError."""
    import asyncio

    from engine.server.bot_pool import BotPool
    from engine.server.identity import given_identity, own_identity
    from engine.server.network_search import Announcement
    from engine.server.service import Service
    from engine.server.table_store import TableStore
    from engine.table.asyncio_loop import AsyncioLoop

    if args.certificate is not None:
        identity = given_identity(args.certificate, args.key)
    else:
        identity = own_identity(folder)
    limits = Limits(
        tables=args.tables,
        connections=args.people,
        per_address=args.per_address,
        new_tables=args.new_tables,
    )
    _allow_files(args.people + _SPARE_FILES)
    stopped: asyncio.Future[signal.Signals] = asyncio.get_running_loop().create_future()
    _stop_by_signals(stopped, identity.reload)
    if args.child:
        # Before it serves: the window may end as soon as it knows that.
        _end_with_input(stopped)
    address = ServerAddress(_addresses(args), args.port, identity.fingerprint)
    loop = AsyncioLoop()
    bots = BotPool(loop)
    store = TableStore(folder, loop, bots, limits, address.invite)
    store.open_tables()
    service = Service(store, identity, limits)
    await service.start(args.listen, args.port)
    address.port = service.port
    log.info("listening at port %d, %d tables", address.port, len(store.tables))
    announcement = Announcement(args.announce, address.port, identity.fingerprint)
    announcing: asyncio.Task[None] | None = None
    try:
        if args.announce:
            # Tables open at once, whether or not the network carries announcements.
            announcing = asyncio.create_task(announcement.begin())
        if args.child:
            _report({"is": "serving", "invitation": address.invite("club", "", store.secret_bytes)})
        return await stopped
    finally:
        log.info("stopping")
        if announcing is not None:
            announcing.cancel()
            with suppress(asyncio.CancelledError):
                await announcing
        await announcement.end()
        store.close()
        await service.stop()
        bots.close()
        await loop.wait_closed()


def _report(message: Json) -> None:
    print(json.dumps(message), flush=True)


def _stop_by_signals(stopped: asyncio.Future[signal.Signals], reload: object) -> None:
    """Let Ctrl+C and SIGTERM stop the server, and SIGHUP read its certificate again."""
    import asyncio

    loop = asyncio.get_running_loop()

    def stop(number: signal.Signals) -> None:
        if not stopped.done():
            stopped.set_result(number)

    def read_again() -> None:
        try:
            reload()  # type: ignore[operator]
            log.info("the certificate was read again")
        except ConquistaError as error:
            log.error("the certificate stays as it was: %s", error)

    for number in (signal.SIGTERM, signal.SIGINT):
        # Where Ctrl+C is ignored, as with `nohup`, it stays ignored.
        if signal.getsignal(number) is not signal.SIG_IGN:
            with suppress(NotImplementedError):  # Windows ends the process itself
                loop.add_signal_handler(number, stop, number)
    if hasattr(signal, "SIGHUP"):
        loop.add_signal_handler(signal.SIGHUP, read_again)


def _end_with_input(stopped: asyncio.Future[signal.Signals]) -> None:
    """Stop the server when the program that started it closes its standard input, or ends."""
    import asyncio
    import threading

    loop, parent = asyncio.get_running_loop(), os.getppid()
    is_over = threading.Event()

    def stop() -> None:
        if not stopped.done():
            stopped.set_result(signal.SIGTERM)

    def wait() -> None:
        with suppress(OSError, ValueError):
            while os.read(0, 4_096):
                pass
        is_over.set()

    def end() -> None:
        # The input stays open if another process has inherited it.
        while not is_over.wait(_LOOK_SECONDS) and os.getppid() == parent:
            pass
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(stop)
        # Whatever holds it up, the next window needs the port and the folder.
        sleep(_END_SECONDS)
        os._exit(0)

    for work in (wait, end):
        threading.Thread(target=work, daemon=True).start()


def _allow_files(count: int) -> None:
    """Let this process open so many files and connections, where the system allows it."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
