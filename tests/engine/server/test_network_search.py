"""Servers in the same house: announcements are checked, and a missing library costs only those."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path

import pytest

from engine.core.values import Json
from engine.data.codec import decode
from engine.server import line, messages
from engine.server.client import Client, NetworkTableError, knock, look
from engine.server.invitation import MAX_ADDRESSES, Invitation
from engine.server.knocking import MAX_KNOCKS, Knocks, Visitor, commitment_to, digits_of
from engine.server.messages import Refusal, TableRules
from engine.server.network_search import (
    MAX_NAME_BYTES,
    MAX_TABLES,
    SERVICE,
    Announcement,
    FoundServer,
    LocalNetworkSearch,
    NetworkTable,
    found_server,
    network_tables,
    own_addresses,
)
from tests.engine.server.served_tables import OPEN, QUICK, House, Person, friend, open_house, run
from tests.patience import PATIENCE_S

PIN = "ab" * 32
SOUND = {b"v": b"1", b"pin": PIN.encode()}


def test_an_announcement_says_where_a_server_is() -> None:
    server = found_server(f"Tiago.{SERVICE}", ["192.0.2.7", "fe80::1"], 7642, dict(SOUND))
    assert server == FoundServer("Tiago", ("192.0.2.7",), 7642, PIN)
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
    server = found_server(f"{name}.{SERVICE}", addresses, port, properties)
    # Without a certificate of its own, a server needs one of an authority.
    assert server is None or (server.fingerprint is None and not properties[b"pin"])


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
        search = LocalNetworkSearch(lambda found: None)
        assert not await search.begin()
        await search.end()

    asyncio.run(play())
    assert "zeroconf" in caplog.text


def test_tables_are_read_and_what_makes_no_sense_is_left_out() -> None:
    sound = {
        "table": "0000000a", "game": "cannir", "host": "Tiago", "phase": "open", "seats": 3,
        "free": 1,
    }  # fmt: skip
    damages: list[Json] = [
        {"game": "chess"}, {"seats": 7}, {"seats": True}, {"free": 3}, {"free": -1},
        {"host": "\u202eogait"}, {"host": ""}, {"table": "../../etc"}, {"table": None},
        {"phase": 1},
    ]  # fmt: skip
    server = FoundServer("Tiago", ("192.0.2.7",), 7642, PIN)
    assert network_tables(server, [{**sound, **damage} for damage in damages] + ["x", None]) == []
    # What later versions add is ignored.
    (table,) = network_tables(server, [{**sound, "more": 1}])
    assert (table.options, table.rules) == ({}, None)
    more = {"options": {"points": 30}, "rules": {"clock": 60}}
    (seen,) = network_tables(server, [sound | more])
    assert seen.options == {"points": 30}
    assert seen.rules == TableRules(clock=60)
    for damage in ({"options": 7}, {"rules": {"clock": -1}}, {"rules": {"clocks": 1}}):
        assert network_tables(server, [sound | more | damage]) == []
    assert table == NetworkTable(server, "0000000a", "cannir", "Tiago", "open", 3, 1)
    assert len(network_tables(server, [sound] * 100)) == MAX_TABLES


def test_a_window_hears_of_the_tables_in_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Nearby:
        """A search that finds one server."""

        server: FoundServer

        def __init__(self, changed: Callable[[list[FoundServer]], None]) -> None:
            self._changed = changed

        async def begin(self) -> bool:
            self._changed([Nearby.server])
            return True

        async def end(self) -> None:
            pass

    class Heard:
        """What the line writes."""

        def __init__(self) -> None:
            self.messages: list[Json] = []

        def put(self, message: Json) -> None:
            self.messages.append(message)

    monkeypatch.setattr(line, "LocalNetworkSearch", Nearby)
    monkeypatch.setattr(line, "LOOK_SECONDS", 0.5)

    async def play() -> None:
        async with open_house(tmp_path) as house:
            rules = messages.TableRules(house=True)
            host = await house.host("cannir", OPEN, friend(), rules=rules)
            Nearby.server, heard = found(house), Heard()
            session = line._Session(bytes(32), heard, Client)  # type: ignore[arg-type]
            session.take(b'{"browse": true}')

            async def until(count: int) -> None:
                async with asyncio.timeout(PATIENCE_S):
                    while len(heard.messages) < count:
                        await asyncio.sleep(0.01)

            await until(1)
            (table,) = heard.messages[0]["tables"]
            assert (table["host"], table["game"], table["free"]) == ("Host", "cannir", 2)
            assert decode(NetworkTable, table, "table").server == found(house)
            # The list comes again when something in it has changed, and not before.
            await host.leave_the_line()
            await until(2)
            assert heard.messages[1] == {"is": "house", "tables": []}
            await session.close()

    run(play())


# -- knocking --------------------------------------------------------------------------------------


def found(house: House, fingerprint: bytes | None = None) -> FoundServer:
    pin = fingerprint or house.identity.fingerprint or b""
    return FoundServer("Tiago", ("127.0.0.1",), house.service.port, pin.hex())


def test_a_guest_in_the_house_is_admitted_by_the_same_digits(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            rules = messages.TableRules(house=True)
            host = await house.host("cannir", OPEN, friend(), rules=rules)
            hidden = await house.host("cannir", OPEN, name="Hidden")
            (listed,) = await look(found(house), QUICK)
            assert (listed["table"], listed["host"]) == (host.table["table"], "Host")
            assert (listed["seats"], listed["free"]) == (3, 2)
            digits: list[str] = []
            table = str(listed["table"])
            knocking = asyncio.create_task(knock(found(house), table, "Maud", digits.append, QUICK))
            await host.until(lambda: bool(host.table.get("knocks")))
            (visitor,) = host.table["knocks"]
            assert visitor["name"] == "Maud"
            assert [visitor["digits"]] == digits
            host.client.send(messages.Admit(visitor["knock"], 0))
            assert await host.refusal() == "no_such_seat"
            host.client.send(messages.Admit(visitor["knock"], 1))
            guest = house.join(Person(await knocking, "Maud"))
            await guest.until(lambda: bool(guest.table))
            assert guest.seat == 1
            assert "knocks" not in guest.table
            await host.until(lambda: not host.table["knocks"])
            # A table whose host is away is not listed either.
            await host.leave_the_line()
            assert await look(found(house), QUICK) == []
            # A table that is not open to the house is none to knock at.
            with pytest.raises(NetworkTableError) as caught:
                await knock(found(house), hidden.table["table"], "Otto", digits.append, QUICK)
            assert caught.value.key == "not_allowed"

    run(play())


def test_a_guest_may_be_declined_or_go_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host("cannir", OPEN, rules=messages.TableRules(house=True))
            table = host.table["table"]
            knocking = asyncio.create_task(
                knock(found(house), table, "Maud", lambda digits: None, QUICK)
            )
            await host.until(lambda: bool(host.table.get("knocks")))
            host.client.send(messages.Admit(host.table["knocks"][0]["knock"]))
            with pytest.raises(NetworkTableError) as caught:
                await knocking
            assert caught.value.key == "declined"
            leaving = asyncio.create_task(
                knock(found(house), table, "Otto", lambda digits: None, QUICK)
            )
            await host.until(lambda: bool(host.table.get("knocks")))
            leaving.cancel()
            await host.until(lambda: not host.table["knocks"])

    run(play())


def test_another_certificate_shows_other_digits() -> None:
    nonces = ("aa" * 16, "bb" * 16)
    digits = {digits_of(bytes((n,)) * 32, "0000000a", *nonces) for n in range(100)}
    assert len(digits) > 90
    assert all(len(shown) == 4 and shown.isdigit() for shown in digits)


def test_who_reveals_another_nonce_than_they_were_bound_to_is_refused() -> None:
    async def play() -> None:
        visitor = Visitor(1, "Maud", commitment_to("aa" * 16))
        with pytest.raises(Refusal):
            visitor.reveal("ab" * 16, bytes(32), "0000000a")
        assert not visitor.digits
        visitor.reveal("aa" * 16, bytes(32), "0000000a")
        assert visitor.digits == digits_of(bytes(32), "0000000a", "aa" * 16, visitor.server_nonce)

    run(play())


def test_only_some_knock_at_a_time() -> None:
    async def play() -> None:
        knocks = Knocks()
        visitors = [knocks.add(f"V{number}", "") for number in range(MAX_KNOCKS)]
        with pytest.raises(Refusal):
            knocks.add("one more", "")
        knocks.remove(visitors[0])
        knocks.add("one more", "")
        # Nobody is shown before their digits are known.
        assert knocks.message() == []
        with pytest.raises(Refusal):
            knocks.find(visitors[1].id)

    run(play())


def test_a_server_with_another_certificate_is_not_spoken_to(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            with pytest.raises(NetworkTableError) as caught:
                await look(found(house, bytes(32)), QUICK)
            assert caught.value.key == "other_certificate"

    run(play())
