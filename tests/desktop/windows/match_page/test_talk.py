"""Table talk on the page of a match: bubbles, the call, the keys, and what they never cover."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.table.talk import talk_signs
from engine.core.rng import Rng
from engine.core.values import Json, Term
from engine.games.condottiere.actions import Pass, Play
from engine.play.match import Match
from engine.talk.statements import Call, Offer, Remark, Reply, Statement
from tests.desktop.games.condottiere.kit import Italy, condottiere, italy
from tests.desktop.table.hints.hint_kit import hint_at
from tests.desktop.table.kit import HUMAN, bot, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

NAMES = ("Aldric", "Maud", "Lorenzo", "Beatriz", "Otto")
OFFER = Offer((0,), (Term("keep_out", "siena"),), (Term("stay", "modena", 1),), "battle")
LONG = Offer(
    (0,),
    (Term("keep_out", "siena"), Term("no_surrender")),
    (Term("stay", "modena", 1), Term("show", "", 1)),
    "round",
)


def battle(seats: int) -> Json:
    """Return a battle for Modena in which everybody fights, and B wins the game by it."""
    letters = "ABCDEF"[:seats]
    need = {"B": ["bologna", "parma"]} if seats > 3 else {"B": ["bologna", "parma", "mantova"]}
    return {
        "phase": "battle",
        "condottiere": "B",
        "region": "modena",
        "turn": "A",
        "owners": {**need, "A": ["torino"]},
        "hands": {letter: ["m1", "m2", "m5", "drum"] for letter in letters},
        "table": {letter: ["m6"] for letter in letters} | {"B": ["m10"]},
    }


@contextmanager
def talking(
    qtbot: QtBot,
    seats: int = 4,
    size: tuple[int, int] = (1440, 900),
    edition: int = 3,
    region: str = "modena",
) -> Iterator[Italy]:
    """Yield a table at which the bots say what a test lets them say."""
    players = (HUMAN, *(bot(name) for name in NAMES[: seats - 1]))
    position = {**cast(dict[str, Json], battle(seats)), "region": region}
    record = condottiere(*players, edition=edition, position=position)
    with italy(qtbot, replace(record, talk="sparing"), size=size) as table:
        table.until_asked()
        yield table


def say(table: Italy, seat: int, said: Statement) -> None:
    table.session.interrupt(seat, said, table.session.match.ply)
    table.page.talk.place()


def rect_of(table: Italy, widget: QWidget) -> QRectF:
    at = widget.mapTo(table.page, QPoint())
    return QRectF(at.x(), at.y(), QWidget.width(widget), QWidget.height(widget))


def in_page(table: Italy, rect: QRectF) -> QRectF:
    view = table.page.view
    return view.mapFromScene(rect).boundingRect().toRectF().translated(QPointF(view.pos()))


SIZES = ((960, 500), (1024, 640), (1280, 720), (1440, 900), (1920, 1080))


@pytest.mark.parametrize(
    ("seats", "size", "code", "edition"),
    [
        *((seats, size, "en", 3) for seats in (3, 6) for size in SIZES),
        *((seats, size, "fr", 3) for seats in (5, 6) for size in ((1024, 640), (1440, 900))),
        *((2, (960, 500), code, 3) for code in ("en", "pt_BR")),
        *((6, size, "pt", 1) for size in SIZES[:3]),
    ],
)
def test_a_bubble_and_a_pennant_cover_nothing_they_must_not(
    qtbot: QtBot,
    seats: int,
    size: tuple[int, int],
    code: str,
    edition: int,
    speak: Callable[[str], None],
) -> None:
    speak(code)
    with talking(qtbot, seats, size, edition) as table:
        page, talk = table.page, table.page.talk
        talk.compose = lambda entry: None
        if seats > 2:
            say(table, 2, Call(1, "who", "modena"))
        around = table.map.controller.game_choice.areas_to_avoid()
        kept = [
            in_page(table, rect)
            for rect in (*around.clear, *around.names, *table.map.contested_areas())
        ]
        strip = rect_of(table, page.strip)
        for seat in range(1, seats):
            for said in (OFFER, LONG):
                answer = said if said.asks[0].seat != seat else replace(said, asks=said.asks[1:])
                if not answer.asks:
                    answer = replace(answer, asks=(Term("no_bishop"),))
                say(table, seat, replace(answer, asks=tuple(answer.asks[:2])))
                bubble = talk.bubble
                assert bubble.isVisible()
                assert bubble.contents is not None
                assert bubble.contents.seat == seat
                box = bubble.box
                assert QRectF(page.rect()).contains(box)
                assert not box.intersects(strip)
                assert not any(map(box.intersects, kept))
                sidebar = page.sidebar
                shown = [rect_of(table, part) for part in (*sidebar.seats, *sidebar._buttons())]
                assert not any(map(box.intersects, shown))
                assert all(button.isVisible() for button in sidebar._buttons())
                on = [rect_of(table, button) for button in bubble.buttons]
                assert all(box.contains(rect) for rect in on), (box, on)
                assert not any(one.intersects(two) for one, two in combinations(on, 2))
                if talk.pennant.isVisible():
                    assert not box.intersects(rect_of(table, talk.pennant))
                say(table, 0, Reply(len(table.session.match.agreements) - 1, False))
        pennant = talk.pennant
        assert pennant.isVisible() or seats == 2
        if pennant.isVisible():
            cloth = rect_of(table, pennant).adjusted(10, 10, -10, -10)
            title = table.map.battle.panel.figure_outline
            assert title is not None
            assert not cloth.intersects(in_page(table, title.boundingRect()))
            assert not any(cloth.intersects(in_page(table, rect)) for rect in around.names)
            assert table.map.layout is not None
            lines = [in_page(table, line.rect) for line in table.map.layout.line_places]
            assert not any(map(cloth.intersects, lines))


@pytest.mark.usefixtures("looked_at")
def test_an_offer_is_answered_by_a_click_or_a_key(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        match, talk = table.session.match, table.page.talk
        say(table, 1, OFFER)
        assert [text for _, text in talk.bubble.contents.terms] == [
            "I keep out of Siena",
            "You fight on against me in Modena",
        ]
        assert talk.bubble.accessibleName() == (
            "Aldric offers you, this battle: I keep out of Siena; "
            "You fight on against me in Modena. Accept, Y"
        )
        table.press(Qt.Key.Key_Y)
        assert match.agreements[0].status == "accepted"
        assert not talk.bubble.isVisible()
        say(table, 2, replace(OFFER, asks=()))
        # A click that was meant for the board is none.
        talk.bubble._shown_at -= 1
        QTest.mouseClick(talk.bubble.buttons[1], Qt.MouseButton.LeftButton)
        assert match.agreements[1].status == "declined"
        assert table.page.sidebar.chronicle.lines[-1] == "You to Maud: “No.”"
        say(table, 3, replace(OFFER, asks=()))
        table.press(Qt.Key.Key_E)
        assert talk.bubble.hasFocus()
        QTest.keyClick(talk.bubble, Qt.Key.Key_N)
        assert match.agreements[2].status == "declined"


def test_one_bubble_at_a_time_and_esc_puts_it_away(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        talk = table.page.talk
        say(table, 1, OFFER)
        say(table, 2, replace(OFFER, asks=()))
        assert talk.bubble.contents.seat == 2
        table.press(Qt.Key.Key_Escape)
        talk.place()
        assert talk.bubble.contents.seat == 1, "the older offer still waits"
        say(table, 3, Remark("well_played"))
        assert talk.bubble.contents.seat == 1, "what asks nothing does not hide what asks"
        table.press(Qt.Key.Key_Escape)
        talk.place()
        table.press(Qt.Key.Key_Escape)
        talk.place()
        assert not talk.bubble.isVisible()
        assert {entry.status for entry in table.session.match.agreements} == {"open"}


def test_a_bubble_never_waits_for_a_person_and_keeps_a_half_made_choice(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        table.press(Qt.Key.Key_Right)
        chosen = table.selection
        held = chosen.number
        assert held is not None
        say(table, 1, OFFER)
        say(table, 2, Remark("doubt"))
        table.page.director.skip()
        assert table.selection is chosen
        assert chosen.number == held
        action = next(action for action in table.session.match.legal() if isinstance(action, Play))
        table.session.submit(0, action)
        table.until_asked()
        assert table.page.talk.bubble.isVisible()


def test_a_remark_does_not_outlast_the_next_move_of_its_speaker(qtbot: QtBot) -> None:
    """What it is about may have changed by that move; the time to read it remains."""
    with talking(qtbot) as table:
        talk, match = table.page.talk, table.session.match
        say(table, 1, Remark("well_played"))
        table.qtbot.waitUntil(talk.bubble.isVisible)
        whole = talk._stay_timer.remainingTime()
        (last,) = match.steps[-1:]
        talk._on_step(last)
        assert talk._stay_timer.remainingTime() > whole / 2, "the remark itself is no move"
        talk._on_step(replace(last, seat=2, action=Pass()))
        assert talk._stay_timer.remainingTime() > whole / 2, "nor is the move of another seat"
        talk._on_step(replace(last, action=Pass()))
        assert talk._stay_timer.remainingTime() < whole / 2


@pytest.mark.usefixtures("looked_at")
def test_the_talk_button_counts_and_shows_what_was_said(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        page, talk = table.page, table.page.talk
        for seat in (1, 2, 3):
            say(table, seat, Remark("doubt"))
        say(table, 0, Remark("thanks"))
        # The bubble of the last one still stands; the others had too little time.
        assert page.strip.prompt.unread == 2
        assert page.strip.talk.accessibleName() == "Talk: 2 new"
        table.press(Qt.Key.Key_Escape)
        table.press(Qt.Key.Key_B)
        assert page.sidebar.said.isVisible()
        assert page.strip.prompt.unread == 0
        assert page.sidebar.said.lines == [
            *(f"{name}: “I doubt it.”" for name in NAMES[:3]),
            "You: “Thank you!”",
        ]
        say(table, 1, Remark("thanks"))
        say(table, 2, Remark("thanks"))
        assert len(page.sidebar.said.lines) == 5
        assert page.strip.prompt.unread == 0
        table.press(Qt.Key.Key_Escape)
        assert page.sidebar.chronicle.isVisible()
        assert talk.unread == 0


@pytest.mark.usefixtures("looked_at")
def test_what_a_bubble_said_is_not_counted_as_unread(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        page, talk = table.page, table.page.talk
        for said in (Remark("doubt"), OFFER):
            say(table, 1, said)
            table.qtbot.waitUntil(talk.bubble.isVisible)
            table.qtbot.waitUntil(lambda: page.strip.prompt.unread == 0)
            table.press(Qt.Key.Key_Escape)
            assert page.strip.prompt.unread == 0


@pytest.mark.parametrize("heard", [0, 1])
def test_the_talk_button_leads_to_what_was_said_and_to_an_offer(qtbot: QtBot, heard: int) -> None:
    with talking(qtbot) as table:
        page, said = table.page, table.page.sidebar.said
        for _ in range(heard):
            say(table, 1, OFFER)
            table.press(Qt.Key.Key_Escape)
            page.talk.place()
            assert not page.talk.bubble.isVisible()
        page.talk.toggle()
        assert len(said.lines) == heard
        assert said.offer_button.isVisible()
        QTest.mouseClick(said.offer_button, Qt.MouseButton.LeftButton)
        assert not said.isVisible()
        assert page.strip.prompt.sentence.startswith("Whom do you want to talk to?")
        page.talk.place()
        assert page.talk.bubble.isVisible() == bool(heard), "an offer put away is found again"


def test_esc_brings_back_to_the_game_before_it_closes_what_was_said(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        page, said = table.page, table.page.sidebar.said
        say(table, 1, Remark("doubt"))
        say(table, 2, Remark("doubt"))
        table.press(Qt.Key.Key_Escape)
        for focused in (page.view, said):
            page.talk.toggle()
            said.picked.emit(0)
            assert page.lookback.ply is not None
            assert "Esc brings you back to the game." in page.strip.prompt.aside
            focused.setFocus()
            QTest.keyClick(focused, Qt.Key.Key_Escape)
            assert page.lookback.ply is None
            assert said.isVisible()
            table.press(Qt.Key.Key_Escape)
            assert not said.isVisible()


@pytest.mark.parametrize("size", SIZES[:3])
def test_the_talk_button_shows_what_was_said_while_a_hint_is_open(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    with talking(qtbot, size=size) as table:
        page = table.page
        say(table, 1, Remark("doubt"))
        hint_at(table, (0.4, 0.02), (0.3, 0.02))
        assert page.sidebar.advice.isVisible()
        QTest.mouseClick(page.strip.talk, Qt.MouseButton.LeftButton)
        assert page.sidebar.said.isVisible()
        assert not page.sidebar.advice.isVisible()
        # A hint that is asked for takes the place again.
        table.press(Qt.Key.Key_H)
        assert page.sidebar.advice.isVisible()
        assert not page.sidebar.said.isVisible()
        QTest.mouseClick(page.strip.talk, Qt.MouseButton.LeftButton)
        assert page.sidebar.said.isVisible()


def test_no_offer_is_begun_after_the_end_or_in_the_past(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        page, button = table.page, table.page.sidebar.said.offer_button
        say(table, 1, Remark("doubt"))
        say(table, 1, Remark("thanks"))
        page.talk.toggle()
        assert button.isVisible()
        page.sidebar.said.picked.emit(0)
        page.talk.place()
        assert not button.isVisible()
        page.lookback.return_to_present()
        page.talk.place()
        assert button.isVisible()
        table.session.match.resign(0)
        page.talk.place()
        assert not button.isVisible()


@pytest.mark.usefixtures("looked_at")
def test_the_pennant_asks_before_a_word_is_given_and_taken_back(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        talk = table.page.talk
        say(table, 2, Call(1, "who", "modena"))
        say(table, 3, Call(1, "cannot", "modena"))
        assert talk.pennant.call.answers == (
            (0, talk_signs.UNSAID),
            (2, talk_signs.YES),
            (3, talk_signs.NO),
        )
        before = len(table.session.match.statements())
        for _ in range(2):
            # One click says nothing, and a second puts the question away.
            QTest.mouseClick(talk.pennant, Qt.MouseButton.LeftButton)
            assert len(table.session.match.statements()) == before
        assert not talk.bubble.isVisible()
        QTest.mouseClick(talk.pennant, Qt.MouseButton.LeftButton)
        assert talk.bubble.contents.title == "Will you stop Aldric?"
        # Maud asks, and shows her own face.
        assert talk.bubble.contents.seat == 2
        assert talk.is_asking
        table.press(Qt.Key.Key_Escape)
        assert not talk.bubble.isVisible()
        assert len(table.session.match.statements()) == before
        QTest.mouseClick(talk.pennant, Qt.MouseButton.LeftButton)
        # A click that was meant for the board is none.
        talk.bubble._shown_at -= 1
        QTest.mouseClick(talk.bubble.buttons[0], Qt.MouseButton.LeftButton)
        talk.place()
        assert talk.pennant.call.answers[0] == (0, talk_signs.YES)
        assert talk.pennant.toolTip().splitlines() == [
            "Aldric may win the game with this battle.",
            "✓ Will stop Aldric: You and Maud.",
            "✗ Cannot: Lorenzo.",
            "Click to answer. Nothing is said before you confirm it.",
        ]
        talk.pennant.setFocus()
        QTest.keyClick(talk.pennant, Qt.Key.Key_Return)
        assert talk.bubble.contents.title == "You said that you would stop Aldric."
        table.press(Qt.Key.Key_Y)
        talk.place()
        assert talk.pennant.call.answers[0] == (0, talk_signs.NO)
        assert talk.pennant.accessibleName() == (
            "Stop Aldric! You cannot help. Maud will help. Lorenzo cannot help."
        )
        said = [said for *_, said in table.session.match.statements()]
        assert said[-2:] == [Call(1, "will", "modena"), Call(1, "cannot", "modena")]


def test_the_person_to_stop_sees_who_calls_and_is_asked_nothing(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        pennant = table.page.talk.pennant
        say(table, 2, Call(0, "who", "modena"))
        say(table, 3, Call(0, "cannot", "modena"))
        assert pennant.toolTip().splitlines() == [
            "You may win the game with this battle.",
            "✓ Will stop you: Maud.",
            "✗ Cannot: Lorenzo.",
            "No answer yet: Aldric.",
        ]
        assert not pennant.isEnabled()


def test_who_has_passed_stops_nobody_and_leaves_the_pennant(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        say(table, 2, Call(1, "who", "modena"))
        table.session.submit(0, Pass())
        table.page.talk.place()
        assert 0 not in dict(table.page.talk.pennant.call.answers)
        assert not table.page.talk.pennant.isEnabled()


def test_who_said_yes_and_passed_bears_a_no_on_the_pennant(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        say(table, 2, Call(1, "who", "modena"))
        say(table, 0, Call(1, "will", "modena"))
        pennant = table.page.talk.pennant
        assert dict(pennant.call.answers)[0] == talk_signs.YES
        table.session.submit(0, Pass())
        table.page.talk.place()
        assert dict(pennant.call.answers)[0] == talk_signs.NO
        assert not pennant.isEnabled()
        assert not any("Click" in text for text in pennant.call.sentences(["", *NAMES]))


@pytest.mark.parametrize("size", SIZES)
def test_the_pennant_covers_no_season(qtbot: QtBot, size: tuple[int, int]) -> None:
    with talking(qtbot, size=size) as table:
        for season in ("winter", "spring"):
            table.map.battle.season.show_season(season)
            say(table, 2, Call(1, "who", "modena"))
            assert table.page.talk.pennant.isVisible()
            flag = in_page(table, table.map.layout.season)
            assert not rect_of(table, table.page.talk.pennant).intersects(flag)


def test_looking_back_and_silence_show_no_bubble(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        page, talk = table.page, table.page.talk
        say(table, 1, OFFER)
        page.lookback.go(0)
        talk.place()
        assert not talk.bubble.isVisible()
        assert not talk.pennant.isVisible()
        page.lookback.return_to_present()
        talk.place()
        assert talk.bubble.isVisible()
    players = (HUMAN, bot("Aldric"), bot("Maud"))
    with italy(qtbot, condottiere(*players, position=battle(3))) as table:
        table.until_asked()
        assert not table.page.strip.prompt.can_talk
        table.press(Qt.Key.Key_B)
        assert table.page.sidebar.chronicle.isVisible()


def test_another_person_at_the_screen_sees_no_offer_made_to_somebody_else(qtbot: QtBot) -> None:
    players = (human("Ada"), human("Ben"), bot("Maud"))
    record = replace(condottiere(*players, position=battle(3)), talk="sparing")
    with italy(qtbot, record) as table:
        table.qtbot.waitUntil(lambda: table.page.state.covered is not None)
        say(table, 2, replace(OFFER, to=(1,), asks=()))
        assert not table.page.talk.bubble.isVisible()
        table.session.peek(0)
        table.page.talk.place()
        assert not table.page.talk.bubble.isVisible()
        table.session.peek(1)
        table.page.talk.place()
        assert table.page.talk.bubble.isVisible()


def test_broken_promises_are_reported_in_plain_type(qtbot: QtBot) -> None:
    with talking(qtbot) as table:
        say(table, 1, replace(OFFER, asks=(Term("keep_out", "modena"),)))
        say(table, 0, Reply(0, True))
        action = next(action for action in table.session.match.legal() if isinstance(action, Play))
        table.session.submit(0, action)
        table.qtbot.waitUntil(
            lambda: "You break your word to Aldric." in table.page.sidebar.chronicle.lines
        )
        row = table.page.sidebar.chronicle.lines.index("You break your word to Aldric.")
        line = table.page.sidebar.chronicle.model.line(row)
        assert line.seat == 0
        assert "<i>" not in line.html
        table.until_asked()
        table.page.lookback.go(3)
        assert table.page.prompter.describe_last_step().endswith("You broke your word here.")
        table.page.lookback.go(2)
        assert "broke" not in table.page.prompter.describe_last_step()


def test_what_is_said_after_a_move_does_not_take_its_place(qtbot: QtBot) -> None:
    """A review tells the move first, and of what was said after it the last."""
    with talking(qtbot) as table:
        table.session.submit(0, table.session.match.legal()[0])
        table.until_asked()
        page, ply = table.page, table.session.match.ply
        page.lookback.keeps_last_ply = True
        page.lookback.go(ply)
        move = page.prompter.describe_last_step()
        for seat in (1, 2):
            say(table, seat, Call(2 if seat == 1 else 3, "can"))
        page.lookback.go(ply + 2)
        told = page.prompter.describe_last_step()
        assert told.startswith(f"{move} Maud: ")
        assert told.count("Aldric: ") == move.count("Aldric: ")


@pytest.mark.usefixtures("looked_at")
def test_a_kept_agreement_is_told_in_chronicle_panel_and_review(qtbot: QtBot) -> None:
    with talking(qtbot, region="napoli") as table:
        say(table, 1, Offer((0,), (Term("keep_out", "siena"),), (Term("no_surrender"),), "battle"))
        say(table, 0, Reply(0, True))
        table.session.submit(0, Pass())
        chronicle, told = table.page.sidebar.chronicle, "Aldric and you have kept your agreement."
        table.qtbot.waitUntil(lambda: told in chronicle.lines)
        assert "<i>" not in chronicle.model.line(chronicle.lines.index(told)).html
        entry = table.session.match.agreements[0]
        assert (entry.status, entry.verdicts) == ("kept", ("kept", "kept"))
        rows = table.page.sidebar.agreements.rows
        assert ("kept", "Aldric and you") in [(row.state, row.who) for row in rows]
        table.until_asked()
        table.session.submit(0, table.session.match.legal()[0])
        table.until_asked()
        table.page.lookback.go(entry.since)
        assert told in table.page.prompter.describe_last_step()
        table.page.lookback.go(entry.since - 1)
        assert told not in table.page.prompter.describe_last_step()


def test_why_tells_the_reason_of_what_a_bot_said(qtbot: QtBot) -> None:
    players = (HUMAN, *(bot(name) for name in NAMES[:3]))
    record = replace(condottiere(*players, position=battle(4)), talk="sparing")
    match = Match(record)
    offer = Offer((2,), (Term("keep_out", "siena"),), (Term("keep_out", "torino"),), "battle")
    for seat, said in (
        (1, Offer((2,), (), (Term("keep_out", "roma"),), "battle")),
        (2, Reply(0, False)),
        (0, offer),
        (2, Call(1, "can", "modena")),
    ):
        match.interrupt(seat, said, match.ply)
    rng = Rng(3)
    while match.decision is not None:
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    with italy(qtbot, match.record) as table:
        why, replay = table.page.why, table.page.replay
        replay.open()
        asides = []
        for ply in range(1, 5):
            replay.go(ply)
            assert ("Show all hands" in why.obstacle()) is (ply != 3)
            if ply == 3:
                assert why.obstacle() == "This was not a move in the game.", "a person said it"
                continue
            table.page.lookback.show_hands(True)
            assert not why.obstacle()
            why.ask()
            asides.append(table.page.strip.aside)
            assert why.is_shown
            table.page.lookback.show_hands(False)
            assert not why.is_shown
        assert asides == [
            "Each would keep out of a region that the other needed more.",
            "Maud would have got nothing in return.",
            "Maud held enough to stop Aldric.",
        ]
