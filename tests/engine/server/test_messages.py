"""Messages of clients: known kinds within bounds; everything else is refused with one line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.data.codec import encode
from engine.server.messages import (
    KINDS,
    MAX_BYTES,
    MAX_PARTS,
    MAX_TALK_LENGTH,
    Act,
    AnswerMessage,
    Create,
    Hello,
    MessageError,
    PlanMessage,
    SeatPlan,
    Sit,
    TableRules,
    Talk,
    is_line,
    is_person_name,
    read,
    read_server_message,
    write,
)

SAMPLES: tuple[Any, ...] = (
    Hello(1, "0.1.0", {"game": 3}),
    Sit("0123abcd", "key", "secret", "Maud", 1, 57),
    Create("secret", "key", "Maud", "game", (SeatPlan("bot", "", "level3"), SeatPlan("friend"))),
    Create("s", "k", "Maud", "game", (), {"free": True}, TableRules(hints=True, clock=60)),
    AnswerMessage(1, 7, {"do": "pass"}, joined=True),
    Act(3, 12, {"do": "say_remark", "word": "thanks"}),
    Talk(4, "Ça va ?"),
    PlanMessage(2, "bot", "", "level1"),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=30,
)


@pytest.mark.parametrize("message", SAMPLES, ids=lambda message: message.do)
def test_a_message_comes_back_as_it_was_sent(message: Any) -> None:
    assert read(write(encode(message))) == message


def test_every_kind_has_a_name_of_its_own() -> None:
    assert len({kind.do for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "7",
        "[]",
        "{}",
        "{" * 5,
        '{"do": "unknown"}',
        '{"do": ["talk"]}',
        '{"do": "talk", "id": 1, "text": 7}',
        '{"do": "talk", "id": -1, "text": ""}',
        '{"do": "talk", "id": true, "text": ""}',
        '{"do": "talk", "id": 1.5, "text": ""}',
        '{"do": "talk", "id": 1e400, "text": ""}',
        '{"do": "talk", "id": NaN, "text": ""}',
        '{"do": "talk", "id": 1, "id": 2, "text": ""}',
        '{"do": "talk", "id": 1, "text": "", "more": 1}',
        '{"do": "talk", "id": 1, "text": "\\ud800"}',
        '{"do": "talk", "id": ' + "9" * 5_000 + ', "text": ""}',
        '{"do": "plan", "seat": 10, "kind": "bot"}',
        '{"do": "plan", "seat": 1, "kind": "admin"}',
        '{"do": "close"} {"do": "close"}',
        '{"do": "answer", "match": 1, "question": 1, "action": ' + "[" * 9 + "]" * 9 + "}",
        '{"do": "answer", "match": 1, "question": 1, "action": {"a": ' + "[" * 5_000 + "}",
        '{"do": "answer", "match": 1, "question": 1, "action": {"a": [' + "1," * MAX_PARTS + "1]}}",
        '{"do": "talk", "id": 1, "text": "' + "a" * MAX_BYTES + '"}',
        '{"do": "talk", "id": 1, "text": "' + "é" * (MAX_BYTES // 2) + '"}',
        '"' + '\\"' * 8_000,
        b"\x00\xff",
        b'{"do": "close"}',
    ],
)
def test_what_is_no_message_is_refused(frame: str | bytes) -> None:
    with pytest.raises(MessageError) as caught:
        read(frame)
    assert "\n" not in str(caught.value)


@given(JSON)
def test_no_json_does_more_than_be_refused(data: object) -> None:
    with pytest.raises(MessageError):
        read(json.dumps(data))


@given(st.sampled_from(SAMPLES), st.data())
def test_a_message_with_other_contents_is_refused_or_of_its_types(
    message: Any, data: st.DataObject
) -> None:
    sent = encode(message)
    key = data.draw(st.sampled_from(sorted(sent)))
    sent[key] = data.draw(JSON)
    try:
        received = read(write(sent))
    except MessageError:
        return
    assert read(write(encode(received))) == received


def test_brackets_in_a_text_are_no_nesting() -> None:
    assert read(write(encode(Talk(1, "[{" * 90)))) == Talk(1, "[{" * 90)


def test_names_and_lines_are_bounded() -> None:
    assert is_person_name("Beatriz")
    assert not is_person_name("")
    assert not is_person_name("   ")
    assert not is_person_name("B" * 21)
    assert not is_person_name("Bea\ntriz")
    assert not is_person_name("Bea\u202etriz")
    assert is_line("a" * MAX_TALK_LENGTH)
    assert not is_line("a" * (MAX_TALK_LENGTH + 1))


@pytest.mark.parametrize("frame", ["[]", "{}", '{"is": 7}', "x", b"{}", "[" * 100_000])
def test_what_no_server_says_is_refused_by_a_client(frame: str | bytes) -> None:
    with pytest.raises(MessageError):
        read_server_message(frame)
