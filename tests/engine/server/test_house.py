"""Servers in the same house: announcements are checked, and a missing library costs only those."""

from __future__ import annotations

import asyncio
import sys
from ipaddress import ip_address

import pytest

from engine.server.house import (
    MAX_NAME_BYTES,
    SERVICE,
    Announcement,
    Found,
    Search,
    found_server,
    own_addresses,
)
from engine.server.invitation import MAX_ADDRESSES, Invitation

PIN = "ab" * 32
SOUND = {b"v": b"1", b"pin": PIN.encode()}


def test_an_announcement_says_where_a_server_is() -> None:
    found = found_server(f"Tiago.{SERVICE}", ["192.0.2.7", "fe80::1"], 7642, dict(SOUND))
    assert found == Found("Tiago", ("192.0.2.7",), 7642, bytes.fromhex(PIN))
    plain = found_server(f"Tiago.{SERVICE}", ["192.0.2.7"], 7642, {b"v": b"1", b"pin": b""})
    assert plain is not None
    assert plain.fingerprint is None


@pytest.mark.parametrize(
    ("name", "addresses", "port", "properties"),
    [
        ("Tiago", [], 7642, SOUND),
        ("Tiago", ["fe80::1"], 7642, SOUND),
        ("Tiago", ["192.0.2.7"], None, SOUND),
        ("Tiago", ["192.0.2.7"], 0, SOUND),
        ("two\nlines", ["192.0.2.7"], 7642, SOUND),
        ("\u202eogait", ["192.0.2.7"], 7642, SOUND),
        ("x" * 100, ["192.0.2.7"], 7642, SOUND),
        ("Tiago", ["192.0.2.7"], 7642, {b"pin": PIN.encode()}),
        ("Tiago", ["192.0.2.7"], 7642, {b"v": b"2", b"pin": PIN.encode()}),
        ("Tiago", ["192.0.2.7"], 7642, {b"v": b"1", b"pin": b"xyz"}),
        ("Tiago", ["192.0.2.7"], 7642, {b"v": b"1", b"pin": None, b"more": b"\xff"}),
    ],
)
def test_what_makes_no_sense_is_no_server(
    name: str, addresses: list[str], port: int | None, properties: dict[bytes, bytes | None]
) -> None:
    found = found_server(f"{name}.{SERVICE}", addresses, port, properties)
    # Without a certificate of its own, a server needs one of an authority.
    assert found is None or (found.fingerprint is None and not properties[b"pin"])


def test_the_addresses_of_this_computer_fit_into_an_invitation() -> None:
    addresses = own_addresses()
    assert 1 <= len(addresses) <= MAX_ADDRESSES
    assert not [address for address in addresses if ip_address(address).is_link_local]
    assert len(Invitation("seat", addresses, 7642, bytes(16), "0" * 8, bytes(32)).line()) <= 160


@pytest.mark.parametrize("name", ["Tiago", "a.b.c", "ç" * 60, "", None, "two\nlines"])
def test_any_name_can_be_announced(name: str | None) -> None:
    announced = Announcement(name, 1, None)._name
    assert len(announced.encode()) <= MAX_NAME_BYTES + 3
    assert "." not in announced
    assert "\n" not in announced


def test_without_the_library_there_is_only_no_list(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    monkeypatch.setitem(sys.modules, "zeroconf.asyncio", None)

    async def play() -> None:
        announcement = Announcement("Tiago", 7642, bytes(32))
        await announcement.begin()
        await announcement.end()
        search = Search(lambda found: None)
        assert not await search.begin()
        await search.end()

    asyncio.run(play())
    assert "zeroconf" in caplog.text
