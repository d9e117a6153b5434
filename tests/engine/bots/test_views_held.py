"""What goes by seats in a view is held to their number, before any rule looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.bots.protocol import MAX_LIST_LENGTH, MAX_NUMBER, PROTOCOL_VERSION, check_view
from engine.bots.worker import MAX_WAITING_BYTES, Inbox
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import View
from engine.data.codec import CodecError, decode, encode
from engine.games import GAMES
from tests.engine.bots.kit import moment
from tests.engine.bots.test_worker import Talk
from tests.engine.bots.test_worker_hostile import questions

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def views(game: Game) -> Iterator[View]:
    """Views of many moments, with every number of seats."""
    for seats in game.seats:
        rng = Rng(seats)
        state = game.start(game.options(), seats, rng)
        for answers in range(40):
            if state.decision is None:
                break
            if answers % 13 == 0:
                yield game.view(state, state.decision.seat)
            codes = state.codes()
            state.step(codes[rng.below(len(codes))], rng)


def lists(view: View) -> dict[str, int]:
    """Return how long each list of a view is."""
    values = {name: getattr(view, name) for name in view.__dataclass_fields__}
    return {name: len(value) for name, value in values.items() if isinstance(value, tuple)}


@EVERY
def test_every_list_that_goes_by_seats_is_named(game: Game) -> None:
    found = [(len(getattr(view, view.by_seat[0])), lists(view)) for view in views(game)]
    if len(game.seats) > 1:
        always = {name for name in found[0][1] if all(long[name] == seats for seats, long in found)}
        assert always == set(game.views.by_seat)
    for seats, long in found:
        assert {long[name] for name in game.views.by_seat} == {seats}


@EVERY
def test_views_of_matches_are_taken(game: Game) -> None:
    for view in views(game):
        check_view(game, view)


@EVERY
def test_a_list_with_more_or_fewer_entries_than_seats_is_refused(game: Game) -> None:
    for view in views(game):
        for name in (view.json_keys.get(field, field) for field in view.by_seat):
            for change in (lambda old: [*old, old[-1]], lambda old: old[:-1], lambda old: old * 3):
                data = encode(view)
                data[name] = change(data[name])
                if len(view.by_seat) == 1 and len(data[name]) in game.seats:
                    # It may be a table of so many.
                    continue
                with pytest.raises(ConquistaError, match=r"^view\.\w+: \d+ (entries|seats|is no)"):
                    check_view(game, decode(game.views, data, "view"))


ODD: tuple[Any, ...] = (-1, 0, 1, 2, 7, 64, 10**9, -(10**9), 10**30, True, None, "", "x", [])


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every (container, key) in JSON."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places(value[key])


@EVERY
def test_whatever_a_view_holds_rules_come_to_an_end(game: Game) -> None:
    """It ends in answers, or in an error; what never ends is found by who waits for this test."""
    rng = Rng(1)
    for seats in {game.seats[0], game.seats[-1]}:
        state = moment(4, 9, seats, game=game)
        assert state.decision is not None
        whole = game.view(state, state.decision.seat)
        data = encode(whole)
        for container, key in [*places(data)][:: 1 + rng.below(5)]:
            before = container[key]
            for value in (ODD[rng.below(len(ODD))], ODD[rng.below(len(ODD))]):
                container[key] = value
                try:
                    view = decode(game.views, data, "view")
                    check_view(game, view)
                    game.sampler(view)(rng).codes()
                except (CodecError, ConquistaError):
                    pass
                except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
                    # The worker says of these that no match can show it.
                    pass
            container[key] = before
        assert decode(game.views, data, "view") == whole


@EVERY
def test_seats_numbers_and_lists_have_bounds(game: Game) -> None:
    view = next(views(game))
    for name, value in (("turn", 9), ("turn", -1), ("turn", 10**9), ("seat", 9)):
        data = {**encode(view), name: value}
        with pytest.raises(ConquistaError, match=f"view.{name}: "):
            check_view(game, decode(game.views, data, "view"))
    counted = {"cannir": "pile", "contrees": "laid_this_turn", "cortez": "round"}
    name = counted.get(game.id, "battle")
    data = {**encode(view), name: MAX_NUMBER + 1}
    with pytest.raises(ConquistaError, match=f"view.{name}: expected a number up to"):
        check_view(game, decode(game.views, data, "view"))
    listed = {"cannir": ("removed", "r1"), "contrees": ("white", [0, 0])}
    name, entry = listed.get(game.id, ("winners", 0))
    data = {**encode(view), name: [entry] * (MAX_LIST_LENGTH + 1)}
    with pytest.raises(ConquistaError, match=f"view.{name}: expected a list of at most"):
        check_view(game, decode(game.views, data, "view"))


def test_the_worker_refuses_a_list_too_long_and_goes_on() -> None:
    """The rules would ask on and on who has not passed yet."""
    talk = Talk()
    for question in questions():
        views = GAMES[question["game"]].views
        name = views.json_keys.get(views.by_seat[-1], views.by_seat[-1])
        question["view"][name] *= 9
        reply = talk.ask(question)
        assert reply["error"] == 1
        assert reply["message"].startswith("view.")
    assert talk.ask({"hello": 1})["hello"] == PROTOCOL_VERSION
    talk.end()


def test_who_asks_without_end_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody takes the questions; what is read is bounded all the same."""
    read = 0

    def lines() -> Iterator[bytes]:
        nonlocal read
        while True:
            read += 1
            yield b'{"ask": 1, "x": "' + b"x" * 900_000 + b'"}\n'

    inbox = Inbox(lines())
    inbox._thread.join(60)
    assert not inbox._thread.is_alive()
    assert inbox.next_message() is None
    assert read <= MAX_WAITING_BYTES // 900_000 + 1
    assert "asked without end" in capsys.readouterr().err
