"""JSON whose values are nearly of the right type is no JSON of ours."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.codec import CodecError, decode, decode_kind
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.events import Draw


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
