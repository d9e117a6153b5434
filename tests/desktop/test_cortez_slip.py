"""The slip above the tray of Cortez: trades, bids, offers of help."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QWheelEvent
from pytestqt.qtbot import QtBot

from desktop.games.cortez.scene import CortezScene
from desktop.language import LANGUAGES
from desktop.table.view import TableView
from desktop.theme import serif
from engine.games.cortez.actions import (
    Bid,
    Mercenary,
    Pass,
    Trade,
)
from engine.games.cortez.views import Auction
from tests.desktop.cortezkit import NAMES, click, combat, moment, offer, seated_scene
from tests.desktop.kit import Services


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[CortezScene]:
    """A table seen by seat 0."""
    made = seated_scene()
    yield made
    made.deleteLater()


def test_a_trade_is_put_together_on_the_slip(scene: CortezScene) -> None:
    legal = [Pass(), Trade(1, ("food",), ("gold",)), Trade(2, ("food",), ("gold",))]
    view = replace(
        moment("trade", phase="trade"), provisions=(("food",), (None,) * 3, (None,) * 3, ())
    )
    given = offer(scene, view, *legal)
    assert scene.strip.isVisible()
    spots = [cell.spot for cell in scene.strip.cells]
    assert ("set", 0, 2) in spots
    asked = scene.texts.prompt(view, NAMES, 0)[1]
    assert scene.choice.aside() == "A click on a troop of yours goes on with it."
    click(scene, "hand", "provision", "food")
    assert not given
    # What is offered would be lost by it.
    assert "troop" not in scene.choice.aside() + asked
    click(scene, "step", 8, 1)
    click(scene, "set", 0, 2)
    assert scene.choice.confirm()
    assert given == [Trade(2, ("food",), ("gold",))]


def test_the_wheel_and_digits_change_a_bid(scene: CortezScene, qtbot: QtBot) -> None:
    auction = Auction(best=3, by=2, passed=(False, True, False, False))
    given = offer(scene, moment("bid", auction=auction), *map(Bid, range(4, 25)), Pass())
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1280, 952)
    view.show()
    at = scene.strip.plate.center()
    turn(view, at, 120)
    turn(view, at, 60)
    turn(view, at, 60)
    assert scene.choice.considered() == Bid(6)
    assert not scene.zoomed()
    turn(view, at, -1200)
    assert scene.choice.considered() == Bid(4)
    for digits, bid in (("17", 17), ("9", 9), ("22", 22)):
        for digit in digits:
            assert scene.choice.type_key(digit)
        assert scene.choice.considered() == Bid(bid)
    assert not scene.choice.type_key("0")
    assert scene.choice.part.explain(("strip", ""), at) is not None
    turn(view, QPointF(640, 200), 120)
    assert scene.zoomed()
    assert scene.choice.considered() == Bid(22)
    scene.choice.confirm()
    assert given == [Bid(22)]


def turn(view: TableView, at: QPointF, by: int) -> None:
    """The wheel turns above a point, in eighths of a degree."""
    no_buttons, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    where = view.mapToGlobal(at)
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, where, QPoint(), QPoint(0, by), no_buttons, none, phase, False)
    view.wheelEvent(event)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(984, 752), (744, 592)])
def test_headings_of_the_slip_stand_apart(
    scene: CortezScene, services: Services, code: str, size: tuple[int, int]
) -> None:
    services.language.install(code)
    scene.arrange(QSizeF(*size))
    offers = [Mercenary("attacker", (), 1, price) for price in ("free", "any1", "gold2")]
    offer(scene, moment("mercenary", combat=combat(attacker=1, defender=3)), *offers, Pass())
    assert len(scene.strip.headings) == 4
    end = 0.0
    for rect, title in scene.strip.headings:
        words = QFontMetricsF(serif(max(10.0, rect.height() * 0.72), 700)).horizontalAdvance(title)
        assert rect.left() > end + 4
        end = rect.left() + words
    assert end < scene.strip.plate.right()


def test_an_auction_shows_who_is_out(scene: CortezScene) -> None:
    view = moment("bid", auction=Auction(5, 1, (False, False, True, False)), phase="auction")
    given = offer(scene, view, Pass(), Bid(6), Bid(9))
    shields = [cell for cell in scene.strip.cells if cell.chief is not None]
    assert [cell.faded for cell in shields] == [False, False, True, False]
    click(scene, "step", 0, 1)
    assert scene.choice.confirm()
    assert given == [Bid(9)]
