"""Invitations: what a line says comes back, and a damaged one is refused with its reason."""

from __future__ import annotations

import string
from dataclasses import replace
from ipaddress import IPv4Address, IPv6Address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.server.invitation import (
    KINDS,
    MAX_TEXT_LENGTH,
    PREFIX,
    Invitation,
    InvitationError,
    is_host_name,
    new_secret,
    new_table_id,
    table_bytes,
)

IPV4 = st.integers(0, 2**32 - 1).map(lambda number: str(IPv4Address(number)))
IPV6 = st.integers(0, 2**128 - 1).map(lambda number: str(IPv6Address(number)))
LABEL = st.text(string.ascii_lowercase + string.digits + "-", min_size=1, max_size=12)
NAME = st.lists(LABEL, min_size=1, max_size=3).map(".".join).filter(is_host_name)
TABLE = st.binary(min_size=5, max_size=5)


@st.composite
def invitations(draw: st.DrawFn) -> Invitation:
    kind = draw(st.sampled_from(KINDS))
    return Invitation(
        kind,
        tuple(draw(st.lists(IPV4 | IPV6 | NAME, min_size=1, max_size=3))),
        draw(st.integers(1, 65_535)),
        draw(st.binary(min_size=16, max_size=16)),
        "" if kind == "club" else table_id(draw(TABLE)),
        draw(st.none() | st.binary(min_size=32, max_size=32)),
    )


def table_id(data: bytes) -> str:
    alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
    number = int.from_bytes(data, "big")
    return "".join(alphabet[number >> 5 * place & 31] for place in reversed(range(8)))


#: A server at home: an address of each kind, and one in the house.
TYPICAL = Invitation(
    "seat", ("2001:db8::7", "203.0.113.20", "192.168.1.20"), 7642, bytes(range(16)),
    "0123abcd", bytes(range(32)),
)  # fmt: skip


@given(invitations())
def test_a_line_says_what_was_put_in(invitation: Invitation) -> None:
    assert Invitation.parse(invitation.line()) == invitation


def test_a_typical_line_is_short_and_has_no_confusing_letters() -> None:
    line = TYPICAL.line()
    assert len(line) <= 160
    assert not set(line.removeprefix(PREFIX)) & set("ilou")


@given(invitations(), st.data())
def test_a_changed_sign_is_noticed(invitation: Invitation, data: st.DataObject) -> None:
    line = invitation.line()
    place = data.draw(st.integers(len(PREFIX), len(line) - 1))
    sign = data.draw(st.sampled_from("0123456789abcdefghjkmnpqrstvwxyz"))
    if sign == line[place]:
        return
    with pytest.raises(InvitationError) as caught:
        Invitation.parse(line[:place] + sign + line[place + 1 :])
    assert caught.value.key in ("checksum", "cut_off", "newer", "older")


@given(invitations(), st.data())
def test_a_line_that_was_cut_off_says_so(invitation: Invitation, data: st.DataObject) -> None:
    line = invitation.line()
    with pytest.raises(InvitationError) as caught:
        Invitation.parse(line[: data.draw(st.integers(len(PREFIX), len(line) - 1))])
    assert caught.value.key == "cut_off"


@given(st.text() | st.text(string.ascii_lowercase + string.digits).map(PREFIX.__add__))
def test_no_text_does_more_than_be_refused(text: str) -> None:
    with pytest.raises(InvitationError):
        Invitation.parse(text)


@given(invitations(), st.binary(max_size=90))
def test_senseless_contents_with_a_right_checksum_are_refused(
    invitation: Invitation, body: bytes
) -> None:
    from engine.server import invitation as module

    data = bytes((1 << 4 | body[0] if body else 1 << 4, 6 + len(body))) + body
    line = PREFIX + module._to_text(data + module._checksum(data))
    try:
        parsed = Invitation.parse(line)
    except InvitationError as error:
        assert error.key in ("damaged", "newer", "older", "checksum")  # noqa: PT017
    else:
        assert parsed.line() == line


@pytest.mark.parametrize(
    "written",
    [
        "Come and play:\n{line} (tonight)",
        "{upper}",
        "conquista://{digits}/",
        "{first}\n{second}",
        "{first} {second}\n",
        "> {line}",
    ],
)
def test_a_line_is_found_in_what_a_messenger_made_of_it(written: str) -> None:
    line = TYPICAL.line()
    text = written.format(
        line=line,
        upper=line.upper(),
        digits=line.removeprefix(PREFIX),
        first=line[:70],
        second=line[70:],
    )
    assert Invitation.parse(text) == TYPICAL


def test_letters_that_look_like_digits_are_read_as_digits() -> None:
    digits = TYPICAL.line().removeprefix(PREFIX)
    misread = digits.translate(str.maketrans("01", "ol"))
    assert misread != digits
    assert Invitation.parse(PREFIX + misread) == TYPICAL


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "not_invitation"),
        ("https://example.org", "not_invitation"),
        (PREFIX, "cut_off"),
        (PREFIX + "40" * 40, "newer"),
        (PREFIX + "00" * 40, "older"),
        (TYPICAL.line() + " " * MAX_TEXT_LENGTH, "too_long"),
        (TYPICAL.line().replace("0", "u", 1), "checksum"),
    ],
)
def test_the_reason_for_a_refusal_is_named(text: str, key: str) -> None:
    with pytest.raises(InvitationError) as caught:
        Invitation.parse(text)
    assert caught.value.key == key


@pytest.mark.parametrize(
    "unsound",
    [
        replace(TYPICAL, addresses=()),
        replace(TYPICAL, addresses=("192.0.2.1",) * 7),
        replace(TYPICAL, addresses=("two words",)),
        replace(TYPICAL, addresses=("a" * 101,)),
        replace(TYPICAL, addresses=tuple(f"{'a' * 90}{n}" for n in range(3))),
        replace(TYPICAL, port=0),
        replace(TYPICAL, port=65_536),
        replace(TYPICAL, secret=b"short"),
        replace(TYPICAL, table=""),
        replace(TYPICAL, table="unknown!"),
        replace(TYPICAL, fingerprint=b"short"),
        replace(TYPICAL, kind="club"),
    ],
)
def test_no_line_is_made_that_nobody_could_read(unsound: Invitation) -> None:
    with pytest.raises((ValueError, OverflowError)):
        unsound.line()


def test_the_secret_is_not_in_what_a_log_would_show() -> None:
    secret = new_secret()
    shown = repr(replace(TYPICAL, secret=secret))
    assert repr(secret) not in shown
    assert secret.hex() not in shown


def test_ids_of_tables_can_be_put_into_invitations() -> None:
    assert len(table_bytes(new_table_id())) == 5
    assert len({new_table_id() for _ in range(100)}) == 100
