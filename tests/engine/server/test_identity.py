"""The certificate of a server: made once, for its owner alone, and pinned by its clients."""

from __future__ import annotations

import asyncio
import os
import ssl
import stat
from hashlib import sha256
from pathlib import Path

import pytest

from engine.server.identity import (
    FILE_NAME,
    Identity,
    IdentityError,
    client_context,
    given_identity,
    own_identity,
)
from engine.system import files


def test_it_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    made = own_identity(folder)
    assert made.fingerprint is not None
    assert own_identity(folder).fingerprint == made.fingerprint
    assert own_identity(tmp_path / "other").fingerprint != made.fingerprint
    if os.name == "posix":
        assert stat.S_IMODE((folder / FILE_NAME).stat().st_mode) == 0o600


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_a_key_that_others_may_read_is_refused(tmp_path: Path) -> None:
    own_identity(tmp_path)
    (tmp_path / FILE_NAME).chmod(0o644)
    with pytest.raises(IdentityError) as caught:
        own_identity(tmp_path)
    assert caught.value.key == "open_key"


@pytest.mark.parametrize("contents", [b"", b"no certificate", b"-----BEGIN CERTIFICATE-----\n"])
def test_a_damaged_file_is_refused_and_kept(tmp_path: Path, contents: bytes) -> None:
    files.write(tmp_path / FILE_NAME, contents, private=True)
    with pytest.raises(IdentityError):
        own_identity(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == contents


def test_given_files_are_named_when_they_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(IdentityError, match=r"nowhere\.pem"):
        given_identity(tmp_path / "nowhere.pem", tmp_path / "nowhere.key")


async def _connect(server: Identity, fingerprint: bytes | None) -> bytes:
    """Return the SHA-256 of the certificate that a client saw; raises what it ran into."""
    seen = asyncio.Event()

    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        seen.set()
        writer.close()

    async with await asyncio.start_server(greet, "127.0.0.1", 0, ssl=server.context) as listener:
        port = listener.sockets[0].getsockname()[1]
        context = client_context(fingerprint)
        _, writer = await asyncio.open_connection(
            "127.0.0.1", port, ssl=context, server_hostname="conquista"
        )
        shown = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
        writer.transport.abort()
        await seen.wait()
        return sha256(shown).digest()


def test_a_client_accepts_the_pinned_certificate_and_no_other(tmp_path: Path) -> None:
    server, other = own_identity(tmp_path / "a"), own_identity(tmp_path / "b")
    assert server.fingerprint is not None
    assert asyncio.run(_connect(server, server.fingerprint)) == server.fingerprint
    with pytest.raises(ssl.SSLCertVerificationError):
        asyncio.run(_connect(server, other.fingerprint))
    with pytest.raises(ssl.SSLCertVerificationError):
        asyncio.run(_connect(server, None))
