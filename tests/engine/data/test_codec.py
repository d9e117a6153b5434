"""JSON whose values are nearly of the right type is no JSON of ours."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.data.codec import CodecError, decode, decode_kind, encode
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.actions import Draw


@dataclass(frozen=True, slots=True)
class Measured:
    number: int = 0
    share: float = 0.0
    sure: bool = False


@pytest.mark.parametrize(
    "data",
    [{"number": True}, {"number": False}, {"number": 1.0}, {"share": True}, {"sure": 1}],
)
def test_truth_is_no_number_and_a_number_no_truth(data: dict[str, object]) -> None:
    with pytest.raises(CodecError):
        decode(Measured, data)


def test_an_answer_with_true_for_a_number_is_refused() -> None:
    assert decode_kind(CONDOTTIERE3.actions, {"do": "draw", "n": 1}) == Draw(1)
    with pytest.raises(CodecError):
        decode_kind(CONDOTTIERE3.actions, {"do": "draw", "n": True})


@dataclass(frozen=True, slots=True)
class Worded:
    for_: int
    with_: int = 0


def test_a_key_may_be_a_word_of_python() -> None:
    assert encode(Worded(1, 2)) == {"for": 1, "with": 2}
    assert decode(Worded, {"for": 1, "with": 2}) == Worded(1, 2)
    with pytest.raises(CodecError, match="for: missing"):
        decode(Worded, {"with": 2})
    with pytest.raises(CodecError, match="for_: unknown key"):
        decode(Worded, {"for_": 1})
