"""Options are switches, bounded numbers and words, and say so where they are wrong."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from engine.core.errors import ConquistaError
from engine.core.options import Option, options_of, parse_options
from engine.data.codec import CodecError, decode, encode
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Feast:
    music: bool = False
    late: bool = field(default=False, metadata={"needs": "music"})
    guests: int = field(default=3, metadata={"minimum": 0, "maximum": 9})
    host: Literal["lot", "eldest"] = "lot"


def test_declared_options_are_read() -> None:
    assert options_of(Feast) == (
        Option("music", False),
        Option("late", False, needs="music"),
        Option("guests", 3, minimum=0, maximum=9),
        Option("host", "lot", choices=("lot", "eldest")),
    )
    assert [option.is_switch for option in options_of(Feast)] == [True, True, False, False]
    assert [option.is_number for option in options_of(Feast)] == [False, False, True, False]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_declares_options(game: Any) -> None:
    for option in options_of(game.options):
        assert getattr(game.options(), option.name) == option.default


def test_a_number_without_bounds_is_no_option() -> None:
    @dataclass(frozen=True)
    class Endless:
        guests: int = 3

    @dataclass(frozen=True)
    class Beyond:
        guests: int = field(default=10, metadata={"minimum": 0, "maximum": 9})

    for cls in (Endless, Beyond):
        with pytest.raises(TypeError, match=r"\.guests: "):
            options_of(cls)


def test_options_survive_json() -> None:
    chosen = Feast(music=True, guests=9, host="eldest")
    assert decode(Feast, encode(chosen)) == chosen


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"guests": 10}, "options.guests: 10, expected 0 to 9"),
        ({"guests": -1}, "options.guests: -1, expected 0 to 9"),
        ({"guests": True}, "options.guests: expected a whole number"),
        ({"guests": 2.0}, "options.guests: expected a whole number"),
        ({"host": "cook"}, "options.host: expected one of lot, eldest"),
        ({"host": ["lot"]}, "options.host: expected one of lot, eldest"),
        ({"music": 1}, "options.music: expected true or false"),
    ],
)
def test_invalid_option_values_are_named(data: dict[str, Any], said: str) -> None:
    with pytest.raises(CodecError) as error:
        decode(Feast, data, "options")
    assert str(error.value) == said


def test_options_of_a_command_line() -> None:
    written = ("music", "guests=4", "host=eldest", "late=false")
    assert parse_options(written) == {"music": True, "guests": 4, "host": "eldest", "late": False}
    for wrong in ("", "=3", "guests="):
        with pytest.raises(ConquistaError, match="is no KEY=VALUE"):
            parse_options([wrong])
