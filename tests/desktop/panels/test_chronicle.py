"""The chronicle: lines that fit, are found again, copied and marked, however many there are."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.cannir.rulebook.links import for_event
from desktop.games.cannir.words.chronicle import without_implied_events
from desktop.games.cannir.words.texts import TEXTS
from desktop.language.translation import Language
from desktop.panels.chronicle import Chronicle
from desktop.panels.chronicle_model import ChronicleEntry, ChronicleModel
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES
from engine.games.cannir.events import Attacked, Placed, SovereignBroken, SovereignTaken
from engine.games.condottiere import events as battle
from engine.games.cortez.events import (
    Answered,
    BidPassed,
    CombatEnded,
    EventTurned,
    LayingEnded,
    MercenaryPassed,
    ProvisionsDrawn,
    ProvisionsGiven,
    ProvisionsPaid,
    WarriorLaid,
    WeaponLaid,
)
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.kit import settle

NAMES = ["", "Aldric", "Maud"]
EMPTY = ChronicleEntry(None, ())


def placed(seat: int) -> ChronicleEntry:
    return ChronicleEntry(seat, (Placed(seat, "r4", "NE1", veiled=False),))


@pytest.fixture
def panel(qtbot: QtBot) -> Chronicle:
    made = Chronicle(TEXTS)
    qtbot.addWidget(made)
    made.resize(280, 180)
    made.show()
    made.show_entries([], NAMES, 0)
    return made


def marked(panel: Chronicle) -> list[int]:
    model = panel.model
    return [model.line(row).number for row in range(model.rowCount()) if model.is_marked(row)]


def test_every_line_has_room_for_its_words(panel: Chronicle) -> None:
    """Also when the scroll bar appears, and when the panel becomes narrower."""
    view = panel.view
    for width in (280, 240):
        panel.resize(width, 180)
        for number in range(14):
            panel.add(placed(number % 3))
            settle()
            room = view.viewport().width()
            assert view.columnWidth(0) == room
            for row in range(panel.model.rowCount()):
                assert view.rowHeight(row) == view._writer.height(row, room)
    assert view.verticalScrollBar().maximum() > 0
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()


@contextmanager
def counted() -> Iterator[Callable[[], int]]:
    """Yield how many functions of Python are called meanwhile."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        yield lambda: calls
    finally:
        sys.setprofile(None)


def test_a_line_costs_the_same_after_ten_thousand(panel: Chronicle) -> None:
    costs = []
    for length in (100, 10_000):
        panel.show_entries([placed(number % 3) for number in range(length)], NAMES, 0)
        settle()
        with counted() as calls:
            panel.add(placed(1))
            settle()
        costs.append(calls())
    assert panel.lines[-1].startswith("Aldric")
    assert costs[1] <= costs[0] + 10


def test_only_what_changes_is_written_anew(panel: Chronicle) -> None:
    entries = [placed(number % 3) for number in range(9)]
    panel.show_entries(entries, NAMES, 0)
    inserted, removed = [], []
    panel.model.rowsInserted.connect(lambda parent, first, last: inserted.append((first, last)))
    panel.model.rowsRemoved.connect(lambda parent, first, last: removed.append((first, last)))
    panel.show_entries([*entries[:6], placed(2)], NAMES, 0)
    assert (removed, inserted) == ([(6, 8)], [(6, 6)])
    panel.show_entries([*entries[:6], placed(2)], NAMES, 0)
    assert len(removed) == len(inserted) == 1
    panel.show_entries([*entries[:6], placed(2)], NAMES, 1)
    assert removed[-1] == inserted[-1] == (0, 6)


def test_trivial_events_have_no_line(panel: Chronicle) -> None:
    panel.show_entries([EMPTY, placed(0), EMPTY, placed(1)], NAMES, 0)
    assert len(panel.lines) == 2
    assert [panel.model.row_of(number) for number in range(4)] == [-1, 0, 0, 1]


def test_everything_since_ones_own_last_step_is_marked(panel: Chronicle) -> None:
    panel.show_entries([EMPTY, placed(0), placed(1), placed(2)], NAMES, 0)
    assert marked(panel) == [2, 3]
    panel.add(placed(0))
    assert marked(panel) == [4]
    panel.mark_past(1)
    assert marked(panel) == [1]
    panel.mark_past(None)
    panel.show_entries([EMPTY, placed(0), placed(1), placed(2)], NAMES, None)
    assert marked(panel) == [3], "beside the table nothing is one's own"
    panel.show_entries([EMPTY, placed(0), placed(1)], NAMES, 0)
    assert marked(panel) == [2]


def test_whole_lines_begin_at_the_top_and_end_with_the_newest(panel: Chronicle) -> None:
    view = panel.view
    for number in range(9):
        panel.add(placed(number % 3))
        settle()
        top = view.rowAt(0)
        seen = view.rowHeight(top) + view.rowViewportPosition(top)
        # Of a longer text, whole lines of it, but for rounding.
        whole = view._writer.last_lines(top, view.columnWidth(0), seen + 1)
        assert seen == view.rowHeight(top) or abs(seen - whole) <= 1
        newest = view.visualRect(panel.model.index(number))
        assert newest.bottom() <= view.viewport().height()
    room = panel.height() - view.y()
    assert room - view.height() < view.rowHeight(0)
    assert view.minimumSizeHint().height() > view.minimumHeight() == 1
    view.verticalScrollBar().setValue(0)
    settle()
    assert view.rowAt(0) == 0


def test_the_last_action_is_shown_from_its_first_line(panel: Chronicle) -> None:
    """A line above it is given up for it, not its own beginning, nor its last line.

    Where it is too long, it is cut between two lines of its text.
    """
    view, cut = panel.view, 0
    for height in range(60, 200, 7):
        panel.resize(280, height)
        panel.show_entries([], NAMES, 0)
        entries = [*(placed(number % 3) for number in range(4)), placed(1), placed(1)]
        for entry in entries:
            panel.add(entry)
        settle()
        rows = panel.model.rowCount()
        first = next(row for row in range(rows) if panel.model.line(row).number == 4)
        top = view.rowViewportPosition(first)
        whole = view.rowViewportPosition(rows - 1) + view.rowHeight(rows - 1) - top
        room = view.viewport().height()
        if whole <= room:
            assert top >= 0
            assert top + whole <= room
        newest = view.visualRect(panel.model.index(rows - 1))
        assert newest.top() == 0 or view.viewport().rect().contains(newest)
        if newest.height() > room:
            text = view._writer._write(rows - 1, view.columnWidth(0))
            line = text.size().height() / text.firstBlock().layout().lineCount()
            seen = (room - view._writer._padding) / line
            assert abs(seen - round(seen)) * line <= 1
            cut += 1
    assert cut


def test_a_moment_looked_back_at_is_brought_into_sight(panel: Chronicle) -> None:
    panel.show_entries([placed(number % 3) for number in range(40)], NAMES, 0)
    settle()
    panel.mark_past(2)
    settle()
    shown = panel.view.visualRect(panel.model.index(2))
    assert panel.view.viewport().rect().contains(shown)


def test_a_line_is_chosen_by_mouse_and_by_key(panel: Chronicle, qtbot: QtBot) -> None:
    panel.show_entries([EMPTY, placed(0), EMPTY, placed(1)], NAMES, 0)
    settle()
    place = panel.view.visualRect(panel.model.index(1)).center()
    with qtbot.waitSignal(panel.picked) as told:
        QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args == [3]
    panel.view.setFocus()
    QTest.keyClick(panel.view, Qt.Key.Key_Up)
    with qtbot.waitSignal(panel.picked) as told:
        QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert told.args == [1]


def test_a_line_is_copied_by_key_and_from_its_menu(panel: Chronicle) -> None:
    panel.show_entries([placed(0), placed(1)], NAMES, 0)
    settle()
    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.model.index(1))
    QTest.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == panel.lines[1]

    place = panel.view.visualRect(panel.model.index(0)).center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, panel.mapToGlobal(place))
    QApplication.sendEvent(panel.view.viewport(), asked)
    (menu,) = panel.view.findChildren(QMenu)
    copy, everything = menu.actions()
    copy.trigger()
    assert QGuiApplication.clipboard().text() == panel.lines[0]
    everything.trigger()
    menu.close()
    assert QGuiApplication.clipboard().text() == "\n".join(panel.lines)


def test_a_screen_reader_hears_lines_without_markup(panel: Chronicle) -> None:
    broken = SovereignBroken(0, "run", ("N1", "C", "S1"))
    panel.show_entries([ChronicleEntry(1, (broken,))], NAMES, 0)
    index = panel.model.index(0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Your sovereign suite is broken."
    assert panel.view.accessibleName() == "Chronicle"


def test_a_suite_that_is_lengthened_is_not_broken(panel: Chronicle) -> None:
    broken = SovereignBroken(0, "run", ("N1", "C", "S1"))
    laid, attacked = Placed(1, "v2", "N2"), Attacked(1, "r5", "C", "v4")
    longer = SovereignTaken(1, "run", ("N2", "N1", "C", "S1"), (2, 3, 4, 5))
    other = SovereignTaken(1, "run", ("N1", "NE1", "E1"), (3, 4, 5))
    panel.show_entries(
        [ChronicleEntry(1, (laid, broken, longer)), ChronicleEntry(1, (attacked, broken, other))],
        ["", "Rui"],
        0,
    )
    grown, struck = panel.lines
    assert "Your sovereign suite is lengthened." in grown
    assert "Your sovereign suite is broken." in struck
    # Both lead to the same section of the rules.
    assert for_event(without_implied_events((laid, broken))[-1]) == for_event(broken)


def test_another_language_says_everything_again(panel: Chronicle, qapp: QApplication) -> None:
    panel.show_entries([placed(0), placed(1)], NAMES, 0)
    english = panel.lines
    language = Language(qapp)
    language.install("fr")
    settle()
    try:
        assert len(panel.lines) == 2
        assert panel.lines != english
        assert panel.view.accessibleName() == "Chronique"
    finally:
        language.install("en")
        language.deleteLater()
    settle()
    assert panel.lines == english


# -- several steps in one line -------------------------------------------------------------------


def lay(seat: int, card: str | None = None) -> ChronicleEntry:
    return ChronicleEntry(seat, (WarriorLaid(seat, seat, "attacker", card),))


def arm(seat: int) -> ChronicleEntry:
    return ChronicleEntry(seat, (WeaponLaid(seat, "attacker"),))


@pytest.fixture
def combat(qtbot: QtBot) -> Chronicle:
    table = TABLES["cortez"]
    made = Chronicle(table.texts, continues=table.continues)
    qtbot.addWidget(made)
    made.resize(280, 300)
    made.show()
    made.show_entries([], NAMES, 0)
    return made


LAID = [lay(1), lay(1), EMPTY, arm(1), lay(0, "aztec6"), lay(0, "aztec4"), lay(1)]
TOLD = ["Aldric lays 2 warriors, with 1 Weapon.", "You lay warriors of 6 and 4."]


def test_consecutive_cards_of_a_seat_share_a_line(combat: Chronicle) -> None:
    """As it comes, and all at once."""
    for entry in LAID:
        combat.add(entry)
    assert combat.lines == [*TOLD, "Aldric lays 1 warrior."]
    combat.show_entries([], NAMES, 0)
    combat.show_entries(LAID, NAMES, 0)
    assert combat.lines == [*TOLD, "Aldric lays 1 warrior."]
    settle()
    view = combat.view
    for row in range(combat.model.rowCount()):
        assert view.rowHeight(row) == view._writer.height(row, view.viewport().width())


def test_a_line_of_several_steps_is_marked_for_each_of_them(combat: Chronicle) -> None:
    combat.show_entries(LAID, NAMES, 0)
    for past, first in ((0, 0), (1, 0), (3, 0), (4, 4), (5, 4), (6, 6)):
        combat.mark_past(past)
        assert marked(combat) == [first]
    combat.mark_past(None)
    assert marked(combat) == [6], "all since one's own last step"
    picked: list[int] = []
    combat.picked.connect(picked.append)
    combat.view.clicked.emit(combat.model.index(0))
    assert picked == [3], "what is seen then is what it tells"


def test_a_step_taken_back_leaves_the_others_of_its_line(combat: Chronicle) -> None:
    combat.show_entries(LAID, NAMES, 0)
    for length in range(len(LAID), -1, -1):
        combat.show_entries(LAID[:length], NAMES, 0)
        shown = combat.lines
        combat.show_entries([], NAMES, 0)
        combat.show_entries(LAID[:length], NAMES, 0)
        assert combat.lines == shown
        assert combat.model.count == length


def test_events_between_keep_lines_apart(combat: Chronicle) -> None:
    held = ChronicleEntry(0, (LayingEnded(0, held=True),))
    combat.show_entries([lay(1), held, lay(1)], NAMES, 0)
    assert combat.lines == ["Aldric lays 1 warrior.", "You add nothing.", "Aldric lays 1 warrior."]


def test_other_games_keep_a_line_for_every_step(panel: Chronicle) -> None:
    panel.show_entries([placed(1), placed(1)], NAMES, 0)
    assert len(panel.lines) == 2


# -- whose deed a line is --------------------------------------------------------------------------


def shields(panel: Chronicle) -> list[tuple[int | None, str]]:
    model = panel.model
    lines = [model.line(row) for row in range(model.rowCount())]
    return [(line.seat, line.plain) for line in lines]


def test_who_had_only_nothing_to_say_did_nothing(qtbot: QtBot) -> None:
    made = Chronicle(TABLES["condottiere3"].texts)
    qtbot.addWidget(made)
    kept = ChronicleEntry(2, (battle.BattleBegan(1, "napoli"),))
    discarded = ChronicleEntry(2, (battle.HandDiscarded(2, 3), battle.BattleBegan(1, "napoli")))
    passed = ChronicleEntry(
        1, (battle.Passed(1), battle.TurnedUp(2, "drum"), battle.TurnedUp(1, "winter"))
    )
    made.show_entries([kept, discarded, passed], NAMES, 0)
    assert shields(made) == [
        (None, "The battle for Naples begins."),
        (2, "Maud discards a hand of 3 cards. The battle for Naples begins."),
        (1, "Aldric passes. Maud turns up a Drum. Aldric turns up Winter."),
    ]


def test_a_turn_begins_with_the_shield_of_whose_turn_it_is(combat: Chronicle) -> None:
    pillage = EventTurned(0, "pillage")
    drew = ProvisionsDrawn(2, (None,), "draw")
    combat.show_entries(
        [ChronicleEntry(2, (pillage,)), ChronicleEntry(2, (drew, pillage))], NAMES, 0
    )
    yours = (0, "Your turn. The event is “Pillage”.")
    assert shields(combat) == [yours, (2, "Maud draws 1 provision."), yours]
    assert [combat.model.row_of(number) for number in range(3)] == [0, 2, 2]
    assert marked(combat) == [1, 1], "both lines of a step"
    combat.mark_past(1)
    assert marked(combat) == [1, 1]


def test_a_result_and_a_payment_stand_under_their_own_shields(combat: Chronicle) -> None:
    """The author comes from the event: who won, surrendered, gave or paid, not who answered."""
    won = CombatEnded(0, 1, (("31",), ("5",)), (0, 0), (43, 5), "strength")
    gave_up = CombatEnded(1, 0, ((), ()), (0, 0), (0, 0), "surrender")
    bought = CombatEnded(1, 2, ((), ()), (0, 0), (0, 0), "parley")
    given = ProvisionsGiven(1, 2, ("food",), "parley")
    combat.show_entries(
        [
            ChronicleEntry(2, (MercenaryPassed(2), won)),
            ChronicleEntry(0, (gave_up,)),
            ChronicleEntry(2, (Answered(2, "parley", True), given, bought)),
            ChronicleEntry(
                2, (BidPassed(2), ProvisionsPaid(1, ("camouflage", "gold", "gold"), "bid"))
            ),
        ],
        NAMES,
        0,
    )
    assert shields(combat) == [
        (2, "Maud stays out."),
        (0, "You win the combat: 43 against 5."),
        (0, "You surrender to Aldric."),
        (2, "Maud accepts."),
        (1, "Aldric gives Maud 1 Food."),
        (2, "Maud surrenders to Aldric."),
        (2, "Maud passes in the auction."),
        (1, "Aldric pays 1 Camouflage and 2 Gold."),
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_shield_is_that_of_somebody_the_line_speaks_of(qtbot: QtBot, game: Game) -> None:
    """In a whole match, and whatever of it is taken back."""
    match = Match(new_record(game, max(game.seats), seed=2026))
    rng = Rng(7)
    entries = [ChronicleEntry(None, match.opening)]
    while match.decision is not None and match.ply < 300:
        seat = match.decision.seat
        codes = match.codes()
        step = match.submit(seat, game.action(codes[rng.below(len(codes))]))
        seen = [event.seen_by(0) for event in step.events]
        entries.append(ChronicleEntry(seat, tuple(event for event in seen if event is not None)))
    names = ["Ada", "Bruno", "Clara", "Dario", "Elsa", "Fred"][: match.record.seats]
    made = Chronicle(TABLES[game.id].texts, continues=TABLES[game.id].continues)
    qtbot.addWidget(made)
    made.show_entries(entries, names, 0)
    lines = shields(made)
    assert {seat for seat, _ in lines} >= set(range(match.record.seats))
    for author, text in lines:
        assert author is None or names[author] in text
    for length in (1, 7, 40, 41, 42, 43):
        made.show_entries(entries[:length], names, 0)
        fresh = ChronicleModel(TABLES[game.id].texts, made, TABLES[game.id].continues)
        fresh.show_entries(entries[:length], names, 0)
        told = [fresh.line(row) for row in range(fresh.rowCount())]
        assert told == [made.model.line(row) for row in range(made.model.rowCount())]
