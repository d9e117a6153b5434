"""What a pointer may be about to click stays where it is while a match goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.panels.talk.offers_box import OfferRow, OffersBox
from desktop.review.review_runner import ReviewRunner
from engine.core.rng import Rng
from engine.core.values import Term
from engine.games import GAMES
from engine.play.match_files import new_record
from engine.talk.statements import Offer
from tests.desktop.kit import settle
from tests.desktop.table.endings_kit import finished
from tests.desktop.table.hints.hint_kit import hint_at
from tests.desktop.table.kit import HUMAN, Table, bot, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

NAMES = ("Aldric", "Maud", "Lorenzo")
SIZES = ((960, 500), (1280, 800), (1440, 900))
OFFER = Offer((0,), (Term("keep_out", "siena"),), (Term("stay", "modena", 1),), "battle")


@contextmanager
def playing(
    qtbot: QtBot, game: str, seats: int, size: tuple[int, int]
) -> Iterator[tuple[Table, Callable[[], None]]]:
    """Yield a table against bots, and a function that gives the next answer."""
    players = (HUMAN, *map(bot, NAMES[: seats - 1]))
    record = new_record(GAMES[game], seats, 7, None, players)
    rng = Rng(3)
    with open_table(qtbot, replace(record, talk="sparing"), size=size) as table:
        table.until_asked()
        settle()

        def answer() -> None:
            match = table.session.match
            # The only answer is given by the table, after the time of a choice.
            table.page.asking.forced_timer.stop()
            asked = table.session.question
            assert asked is not None
            code = match.game.bots.policy.suggest(match.view(asked.seat), list(asked.codes), rng)
            action = match.game.action(code)
            if table.page.state.question is not None:
                table.page.asking.submit(action)
            else:
                table.session.submit(asked.seat, action)
            table.until_asked()
            settle()

        yield table, answer


def rect(table: Table, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(table.page, QPoint()), QWidget.size(widget))


def seats_of(table: Table) -> list[QRect]:
    return [rect(table, card) for card in table.page.sidebar.seats]


def foot_of(table: Table) -> list[QRect]:
    return [rect(table, button) for button in table.page.sidebar._buttons()]


def own_of(table: Table) -> dict[str, QRect]:
    """Return where the buttons of the strip are that stay through a match, if they are shown."""
    strip = table.page.strip
    buttons = {"hint": strip.hint, "talk": strip.talk}
    return {name: rect(table, button) for name, button in buttons.items() if button.isVisible()}


@pytest.mark.parametrize(
    ("game", "seats", "size"),
    [
        *(("cortez", 3, SIZES[2]), ("cortez", 4, SIZES[0]), ("cannir", 3, SIZES[1])),
        *(("condottiere3", 4, size) for size in SIZES[:2]),
        ("condottiere1", 3, SIZES[0]),
    ],
)
def test_seats_and_buttons_stay_through_questions_hints_and_lists(
    qtbot: QtBot, game: str, seats: int, size: tuple[int, int]
) -> None:
    with playing(qtbot, game, seats, size) as (table, answer):
        sidebar, before, foot = table.page.sidebar, seats_of(table), foot_of(table)
        own = own_of(table)
        for number in range(8):
            if table.over():
                break
            assert seats_of(table) == before
            assert foot_of(table) == foot
            assert own | own_of(table) == own
            if (
                number % 4 == 1
                and table.page.hint.is_possible
                and not table.session.match.is_forced
            ):
                hint_at(table, (0.5, None), (0.4, None), (0.3, None), (0.2, None))
                settle()
                assert sidebar.advice.isVisible()
                assert seats_of(table) == before, "a hint takes the room of the chronicle"
                if size > SIZES[0]:
                    assert foot_of(table) == foot
                table.page.hint.dismiss()
            if number % 4 == 2:
                sidebar.moves_button.click()
                settle()
                assert seats_of(table) == before
                sidebar.moves_button.click()
            answer()
        assert number > 2


@pytest.mark.parametrize("size", SIZES)
def test_an_offer_that_comes_and_goes_moves_nothing(qtbot: QtBot, size: tuple[int, int]) -> None:
    with playing(qtbot, "condottiere3", 4, size) as (table, _):
        before, foot, strip = seats_of(table), foot_of(table), own_of(table)
        talk, match = table.page.talk, table.session.match
        for seat in (1, 2, 3):
            table.session.interrupt(seat, replace(OFFER, asks=()), match.ply)
            talk.place()
            assert talk.bubble.isVisible()
            assert (seats_of(table), foot_of(table), own_of(table)) == (before, foot, strip)
            talk.answer(len(match.agreements) - 1, accept=False)
        assert (seats_of(table), foot_of(table), own_of(table)) == (before, foot, strip)


@pytest.mark.parametrize("size", SIZES[1:])
def test_the_seats_stay_while_an_offer_is_composed(qtbot: QtBot, size: tuple[int, int]) -> None:
    """A click on a seat begins an offer; the seat does not move away under the pointer."""
    with playing(qtbot, "condottiere3", 4, size) as (table, _):
        before = seats_of(table)
        table.page.sidebar.seats[2].clicked.emit()
        settle()
        assert table.page.sidebar.composer.isVisible()
        assert seats_of(table) == before
        table.page.offering.close()
        assert seats_of(table) == before


def test_the_open_trades_keep_their_places(qtbot: QtBot) -> None:
    """The × of another trade never comes under the pointer."""
    rows = [OfferRow(n, 1, f"To Maud {n}", "2 Food for 1 Gold", is_own=True) for n in range(4)]
    box, withdrawn = OffersBox(), list[int]()
    qtbot.addWidget(box)
    box.withdrawn.connect(withdrawn.append)
    box.resize(280, 300)

    def top(number: int) -> float:
        (found,) = [
            place.top()
            for row, place in zip(box.rows, box.boxes(), strict=True)
            if row.number == number and not row.is_gone
        ]
        return found

    box.show_offers(rows[:1])
    first = top(0)
    box.show_offers([rows[1], rows[0]])
    assert top(0) == first, "a new trade stands below"
    second = top(1)
    box.show_offers([rows[1]])
    assert top(1) == second, "the place of one that is gone stays empty"
    QTest.mouseClick(
        box, Qt.MouseButton.LeftButton, pos=QPoint(box.width() - 12, round(first) + 20)
    )
    assert not withdrawn
    box.show_offers([rows[2], rows[1]])
    assert (top(2), top(1)) == (first, second), "the next takes the empty place"
    QTest.mouseClick(
        box, Qt.MouseButton.LeftButton, pos=QPoint(box.width() - 12, round(second) + 20)
    )
    assert withdrawn == [1]
    box.show_offers([])
    assert box.rows == ()


def test_the_buttons_of_a_review_stay_from_moment_to_moment(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReviewRunner, "_start", lambda *given: None)
    with open_table(qtbot, finished("condottiere3", 4, 1).record) as table:
        table.until_asked()
        review = table.page.review
        review.open()
        settle()
        panel = review.panel
        buttons = [*panel.eyes.buttons, panel.known_button, panel.open_button, panel.play_on]

        def places() -> list[QRect]:
            return [rect(table, button) for button in buttons]

        before = places()
        assert all(button.isVisible() for button in buttons)
        for ply in range(0, table.session.match.ply, 12):
            table.page.replay.go(ply)
            settle()
            assert places() == before
