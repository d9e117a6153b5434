"""Where plaques hang in all games, at every size: near the place of their answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import hypot

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.table.callouts.callout import Callout
from desktop.table.callouts.placing import nearest_point, tail_tip
from engine.core.rng import Rng
from engine.core.values import Action, Json
from engine.data.codec import encode
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import Record
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, Table, bot

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

SEATS = {"condottiere1": 4, "condottiere3": 4, "cortez": 3, "contrees": 2, "cannir": 3}
SIZES = ((960, 500), (1600, 1000))
#: The seeds of matches and how many answers were given in them.
MOMENTS = {
    "condottiere1": ((2, 12), (4, 40)), "condottiere3": ((2, 12), (4, 40)),
    "cortez": ((5, 60), (1, 0)), "contrees": ((2, 12), (4, 40)), "cannir": ((1, 0), (9, 5)),
}  # fmt: skip
#: Hints at each moment and size.
HINTS = 2
#: No tail is longer, to a card or button and to a place on the board.
LONGEST, LONGEST_BESIDE = 120, 240


def moments(name: str) -> Iterator[Record]:
    """Yield matches in which the person has a choice."""
    game = GAMES[name]
    for seed, ply in MOMENTS[name]:
        match, rng = Match(new_record(game, SEATS[name], seed)), Rng(seed)
        while match.decision is not None:
            seat, codes = match.decision.seat, match.codes()
            if match.ply >= ply and len(codes) > 2:
                players = [bot(f"Bot {number}") for number in range(SEATS[name])]
                players[seat] = HUMAN
                yield replace(match.record, players=tuple(players))
                break
            view = match.view(seat)
            match.submit(seat, game.action(game.bots.policy_for(view).suggest(view, codes, rng)))


def hint(table: Table, actions: list[Action]) -> None:
    """Ask for one, and let the bots name these answers."""
    moves: list[Json] = [
        {
            "action": encode(action), "visits": 9, "value": 0.6 - 0.1 * number, "doubt": 0.01,
            "chances": [], "facts": [],
        }
        for number, action in enumerate(actions)
    ]  # fmt: skip
    said = {"iterations": 90_000, "seconds": 1.2, "searches": 5, "worlds": 20, "moves": moves}
    table.press(Qt.Key.Key_H)
    table.bots.replied.emit(
        table.page.hint._ticket, {"action": encode(actions[0]), "thought": said}
    )
    settle()


def assert_at_its_place(table: Table, callout: Callout) -> None:
    """Its tail ends on the place or button of its answer, is short, and hardly leans."""
    own = table.page.scene.controller.game_choice.anchor_of(callout.text.move.action)
    if not callout.anchor.are_texts_below:
        assert own is not None
        assert callout.anchor.target in [place.target for place in own.places]
    tip = tail_tip(callout.anchor, callout.box)
    assert callout.anchor.target.adjusted(-1, -1, 1, 1).contains(tip)
    away = tip - nearest_point(callout.box, tip)
    beside = not callout.anchor.are_texts_above and not callout.anchor.are_texts_below
    assert hypot(away.x(), away.y()) <= (LONGEST_BESIDE if beside else LONGEST)
    assert not callout._tail().isEmpty()
    if callout.anchor.are_texts_above:
        assert away.y() > 0, "above its card"
        assert abs(away.x()) <= away.y()


@pytest.mark.parametrize("name", SEATS)
def test_a_plaque_hangs_at_the_place_of_its_answer(qtbot: QtBot, name: str) -> None:
    seen = 0
    for record in moments(name):
        table = Table(qtbot, record)
        table.until_asked()
        legal, rng = table.session.match.legal(), Rng(9)
        for size in SIZES:
            table.page.resize(*size)
            settle()
            for _ in range(HINTS):
                hint(table, list({legal[rng.below(len(legal))]: None for _ in range(4)}))
                for callout in table.page.scene.callouts.shown_callouts:
                    assert_at_its_place(table, callout)
                    seen += 1
                table.page.hint.forget()
        table.session.close()
        table.page.hide()
    assert seen > 2
