"""Hidden cards of Cortez that somebody has learnt of are told to them, and to nobody else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QContextMenuEvent, QPainter
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from desktop.games.cortez.facts import facts
from desktop.games.cortez.input.game_choice import CortezChoice
from desktop.games.cortez.registration import TABLE
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.words import accessibility, memory, notes
from desktop.language.translation import LANGUAGES
from desktop.painting.seat_look import LOOKS
from desktop.panels.seats.held_card import CardForm, SeatState
from desktop.panels.seats.seat_card import SeatCard
from desktop.table.game_table import Cards
from engine.core.values import OMNISCIENT
from engine.games.cortez.cards import GOLD, PROVISION_TYPE_COUNT, VALUE_SLOTS
from engine.games.cortez.rules.core_state import MAX_GAME_SEATS
from engine.games.cortez.views.standings import known_cards
from engine.games.cortez.views.view import Batch, CortezView
from engine.games.cortez.views.view_builder import view_of
from tests.desktop.games.cortez.kit import NAMES, dealt, moment, opened
from tests.desktop.printing.kit import speaking

pytestmark = pytest.mark.usefixtures("dressed")


def learnt() -> CortezView:
    """Seat 0 knows three cards of Ana; everybody knows one of seat 0, and two of Otto."""
    return replace(
        moment("action"),
        known=(("food",), ("gold", "gold"), (), ("weapon", "weapon")),
        recalled=((), ("aztec5",), (), ()),
    )


def test_memory_contains_known_cards_of_others_and_own_cards_they_know() -> None:
    seats = facts(learnt(), NAMES, 0).seats
    assert [seat.known_cards for seat in seats] == [
        (), ("gold", "gold", "aztec5"), (), ("weapon", "weapon"),
    ]  # fmt: skip
    assert [seat.known_cards_text for seat in seats] == [
        "The others know that you hold 1 Food.",
        "Known cards: 2 Gold and a warrior of 5.",
        "",
        "Known cards: 2 Weapons.",
    ]


def test_texts_reveal_no_more_than_the_view() -> None:
    """Beside the table no warrior is known; with open hands nothing is hidden."""
    state = dealt()
    state.known_provisions[PROVISION_TYPE_COUNT + GOLD] = 1
    state.recalled = [(0 * MAX_GAME_SEATS + 1) * VALUE_SLOTS + 5]
    shown = {
        viewer: [known_cards(view_of(state, viewer), seat) for seat in range(4)]
        for viewer in (0, 1, 2, None, OMNISCIENT)
    }
    assert shown[0] == [(), ("gold", "aztec5"), (), ()]
    assert shown[1] == [(), (), (), ()]
    assert shown[2] == shown[None] == [(), ("gold",), (), ()]
    assert shown[OMNISCIENT] == [(), (), (), ()]
    assert memory.known_cards_sentence(opened(), 1, OMNISCIENT) == ""


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_read_out_in_every_language(code: str) -> None:
    lots = (Batch(30, None), Batch(3, ("aztec1", "aztec6", "aztec6")))
    view = replace(learnt(), decks=((Batch(32, None),), lots))
    with speaking(code):
        said = accessibility.describe(view, NAMES, 0)
        for seat in (0, 1, 3):
            assert memory.known_cards_sentence(view, seat, 0) in said
        assert "6, 6" in notes.pile("aztec", view)
        assert "30" in notes.pile("aztec", view)
        assert memory.known_deck(view, "spanish") == ""
        assert sum(memory.known_deck(view, "aztec") in line for line in said) == 1


def test_a_covered_hand_says_what_everybody_knows_of_it(qtbot: QtBot) -> None:
    scene = TABLE.scene()
    assert isinstance(scene, CortezScene)
    assert isinstance(scene.controller.game_choice, CortezChoice)
    scene.set_seats(NAMES, None, covered=3)
    scene.sync(replace(learnt(), seat=None, recalled=((),) * 4))
    tag_text = scene.controller.game_choice.explain(("back", "0"), scene.sceneRect().center())
    assert tag_text is not None
    assert "2 Weapons" in tag_text.html
    scene.set_seats(NAMES, None, covered=2)
    assert scene.controller.game_choice.explain(("back", "0"), scene.sceneRect().center()) is None
    scene.deleteLater()


@pytest.mark.parametrize(
    ("size", "known", "shown"),
    [
        (CardForm.SHORT, 3, True),
        (CardForm.TALL, 3, True),
        (CardForm.SHORT, 30, False),
        (CardForm.LOW, 3, False),
    ],
)
def test_small_faces_stand_beside_the_name_where_all_have_room(
    qtbot: QtBot, size: CardForm, known: int, shown: bool
) -> None:
    painted: list[str | None] = []

    def paint(painter: QPainter, rect: QRectF, card: str | None) -> None:
        painted.append(card)

    view = replace(learnt(), known=((), ("gold",) * known, (), ()), recalled=((),) * 4)
    card = SeatCard(LOOKS[1], Cards(paint, lambda name: (name, "")))
    qtbot.addWidget(card)
    card.set_size(size)
    told = facts(view, NAMES, 0).seats[1]
    card.show_state(SeatState("Ana", "Lion", told, "", is_active=False))
    card.resize(252, card.sizeHint().height())
    card.grab()
    # Equal cards are one picture.
    assert painted == (["gold"] if shown else [])


def test_a_right_click_on_a_seat_says_at_once_what_it_holds(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, widget: said.append(text))
    card = SeatCard(LOOKS[1], None)
    qtbot.addWidget(card)
    told = facts(learnt(), NAMES, 0).seats[1]
    card.show_state(SeatState("Ana", "Lion", told, "", is_active=False))
    at = QPoint(5, 5)
    card.contextMenuEvent(QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, at))
    assert said == [card.toolTip()]
    assert said[0].endswith("Known cards: 2 Gold and a warrior of 5.")
    assert card.accessibleDescription() == "Known cards: 2 Gold and a warrior of 5."


def test_a_hand_is_every_card_that_is_held_covered_where_it_is_not_seen() -> None:
    state = dealt()
    open_view = view_of(state, OMNISCIENT)
    held = TABLE.hand(open_view, 1)
    dealt_to = (open_view.provisions[1], open_view.warriors[1], open_view.bribery[1])
    assert len(held) == sum(map(len, dealt_to)) + 1
    assert None not in held
    assert TABLE.hand(view_of(state, 0), 1) == (None,) * len(held)
