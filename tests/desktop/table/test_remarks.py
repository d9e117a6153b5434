"""Small talk of bots at the table: its words, and the room its bubble takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.condottiere.words.places import region_name
from desktop.painting.faces import BotFace, Mood
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.seat_look import LOOKS
from desktop.style.text_size import text_scale
from desktop.table.talk.bubble import _CLICK_PAUSE_S as CLICK_PAUSE_S
from desktop.table.talk.bubble import Bubble
from desktop.table.talk.bubble_layout import BubbleButton, BubbleContents
from desktop.table.talk.remark_texts import CHARACTER_LINES, small_talk
from desktop.table.talk.talk_texts import quote_text, statement_text
from desktop.windows.lessons.lesson_strip import teacher_beside
from engine.core.rng import Rng
from engine.games.condottiere.board import BOARD
from engine.play.setup import NAMES
from engine.table.interruption_round import InterruptionRound
from engine.talk.remarks import ABOUT_REGIONS, CHARACTERS, GREETINGS, SMALL_TALK, line_count
from engine.talk.statements import Remark, RemarkTone
from tests.desktop.games.contrees.kit import contrees
from tests.desktop.table.kit import HUMAN, Table, an_answer, bot, cannir, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

#: The number of lines that a character has at least.
MIN_LINES = 40
#: The most lines of text that a remark takes in its bubble.
MAX_ROWS = 3


@pytest.mark.parametrize("code", ["en", "fr", "pt", "pt_BR"])
def test_no_line_names_a_character(code: str, speak: Callable[[str], None]) -> None:
    """A bot with a name of one's own speaks as the character of its seat."""
    speak(code)
    assert not [line for line in all_lines() if any(name in line for name in NAMES)]


@pytest.mark.parametrize("voice", CHARACTERS)
def test_every_character_has_lines_for_every_remark(voice: str) -> None:
    lines = CHARACTER_LINES[voice]()
    assert {word: len(said) for word, said in lines.items()} == {
        word: line_count(word) for word in SMALL_TALK
    }
    assert sum(map(len, lines.values())) >= MIN_LINES


@pytest.mark.parametrize("code", ["en", "fr", "pt", "pt_BR"])
def test_every_line_is_one_characters_own_in_every_language(
    code: str, speak: Callable[[str], None]
) -> None:
    english = {*all_lines()}
    speak(code)
    said = all_lines()
    assert all(text[-1] in ".!?" for text in said)
    assert len({*said}) == len(said)
    assert code == "en" or not english & {*said}
    for word in SMALL_TALK:
        named = [any("{place}" in one for one in CHARACTER_LINES[v]()[word]) for v in CHARACTERS]
        assert set(named) == {word in ABOUT_REGIONS}


def all_lines() -> list[str]:
    return [
        line for voice in CHARACTERS for said in CHARACTER_LINES[voice]().values() for line in said
    ]


@pytest.mark.parametrize("code", ["en", "fr", "pt", "pt_BR"])
def test_every_line_is_short_enough_for_its_bubble(
    code: str, speak: Callable[[str], None], qtbot: QtBot
) -> None:
    """On 960 × 500 pixels more rows would cover the board or the chronicle."""
    speak(code)
    parent = QWidget()
    qtbot.addWidget(parent)
    bubble = Bubble(parent, LOOKS)

    def height(text: str) -> float:
        bubble.say(BubbleContents(1, "Isabeau", remark=quote_text(text)))
        return bubble.size_on_board()[1]

    row = height("x\nx") - height("x")
    place = max(map(region_name, BOARD.ids), key=len)
    rows = {text: (height(text.format(place=place)) - height("x")) / row for text in all_lines()}
    assert {text: n + 1 for text, n in rows.items() if n + 1 > MAX_ROWS + 0.1} == {}


def test_a_bubble_answers_to_the_keys_of_its_buttons(qtbot: QtBot) -> None:
    window = QWidget()
    pressed: list[str] = []
    qtbot.addWidget(window)
    bubble = Bubble(window, LOOKS)
    window.show()

    def press(*buttons: BubbleButton, keys: str) -> list[str]:
        bubble.say(BubbleContents(1, "You", remark="May I?", buttons=buttons))
        bubble.place_at(QRectF(0, 0, 200, 80), QPointF(), over_panel=True, grows=False)
        pressed.clear()
        QTest.keyClicks(bubble, keys)
        return [*pressed]

    withdraw = BubbleButton("Withdraw", partial(pressed.append, "withdrawn"), "Esc")
    agree = BubbleButton("Agree", partial(pressed.append, "agreed"), "Y")
    refuse = BubbleButton("Refuse", partial(pressed.append, "refused"), focus_key="N")
    assert press(withdraw, keys="yn") == []
    assert press(refuse, agree, keys="yn") == ["agreed", "refused"]


def test_a_click_that_was_meant_for_the_board_is_no_answer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bubble that has just come under the pointer, or just moved there, takes no click."""
    now = 100.0
    monkeypatch.setattr("desktop.table.talk.bubble.monotonic", lambda: now)
    monkeypatch.setattr("desktop.table.talk.bubble._CLICK_PAUSE_S", CLICK_PAUSE_S)
    window = QWidget()
    qtbot.addWidget(window)
    bubble, taken = Bubble(window, LOOKS), list[float]()

    def is_taken(after: float, *, under_pointer: bool) -> bool:
        nonlocal now
        now += after
        bubble.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, under_pointer)
        count = len(taken)
        bubble.buttons[0].click()
        return len(taken) > count

    def stand(x: float) -> None:
        bubble.place_at(QRectF(x, 0, 200, 80), QPointF(), over_panel=True, grows=False)

    agree = BubbleButton("Agree", lambda: taken.append(now), "Y")
    said = BubbleContents(1, "Maud", remark="Peace?", buttons=(agree,))
    bubble.say(said)
    stand(0)
    assert not is_taken(0.0, under_pointer=True)
    # Who points elsewhere has pressed a key.
    assert is_taken(0.0, under_pointer=False)
    assert not is_taken(0.75 * CLICK_PAUSE_S, under_pointer=True)
    assert is_taken(0.5 * CLICK_PAUSE_S, under_pointer=True)
    # Said again at the same place, it stays as it is.
    bubble.say(said)
    stand(0)
    assert is_taken(0.0, under_pointer=True)
    stand(40)
    assert not is_taken(0.0, under_pointer=True)
    assert is_taken(1.25 * CLICK_PAUSE_S, under_pointer=True)
    bubble.say(replace(said, remark="War?"))
    assert not is_taken(0.0, under_pointer=True)


def test_a_bubble_is_measured_without_a_change(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bubble = Bubble(window, LOOKS)
    bubble.say(BubbleContents(1, "Isabeau", remark="A sentence of several words. " * 8))
    width, height = bubble.size_on_board()
    less, shrink = bubble.fit(width, height * 0.8)
    assert less <= height * 0.8
    assert shrink < 1.0
    bubble.place_at(QRectF(0, 0, width, height), QPointF(), over_panel=True, grows=False)
    assert bubble.size_on_board() == (width, height)
    assert bubble._scale == text_scale()
    bubble.fit(width, height * 0.8)
    assert bubble._scale == text_scale()
    bubble.place_at(
        QRectF(0, 0, width, less), QPointF(), shrink=shrink, over_panel=True, grows=False
    )
    assert bubble._scale == shrink * text_scale()


def test_lines_of_older_records_and_of_other_programs_have_words() -> None:
    """A line that there is not is another one; a remark about no region says nothing odd."""
    texts = TABLES["condottiere1"].texts
    for tone in get_args(RemarkTone):
        assert statement_text(Remark("greeting", tone=tone, line=99), 1, ("", "Bob"), texts)
    assert "Rom" in statement_text(
        Remark("conquest", tone="otto", about="roma"), 1, ("", "Bob"), texts
    )


@pytest.fixture
def only_said_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots say nothing by themselves."""
    monkeypatch.setattr(InterruptionRound, "begin", lambda asked: None)


@contextmanager
def talking(qtbot: QtBot, game: str, size: tuple[int, int], plies: int) -> Iterator[Table]:
    """Yield a table of a person and bots after some answers."""
    others = [bot("Aldric"), *([bot("Maud")] if game == "cannir" else [])]
    record = (cannir if game == "cannir" else contrees)(HUMAN, *others, seed=3)
    with open_table(qtbot, replace(record, talk="lively"), size=size) as table:
        table.until_asked()
        rng = Rng(7)
        for _ in range(plies):
            if table.session.match.decision is None:
                break
            table.session.submit(0, an_answer(table, rng))
            table.until_asked()
        yield table


def longest() -> Remark:
    """Return the remark with the longest line in the present language."""
    made = [
        Remark(word, tone=voice, line=line)
        for voice in CHARACTERS
        for word in SMALL_TALK
        if word not in ABOUT_REGIONS
        for line in range(line_count(word))
    ]
    return max(made, key=lambda one: len(small_talk(one, "")))


def rect_of(table: Table, widget: QWidget) -> QRectF:
    at = widget.mapTo(table.page, QPoint())
    return QRectF(at.x(), at.y(), QWidget.width(widget), QWidget.height(widget))


def in_page(table: Table, rect: QRectF) -> QRectF:
    view = table.page.view
    return view.mapFromScene(rect).boundingRect().toRectF().translated(view.pos().toPointF())


@pytest.mark.usefixtures("only_said_here")
@pytest.mark.parametrize(
    ("size", "code"),
    [((960, 500), "fr"), ((1280, 720), "en"), ((1440, 900), "fr"), ((1920, 1080), "en")],
)
@pytest.mark.parametrize(("game", "plies"), [("contrees", 12), ("cannir", 2)])
def test_a_remark_covers_nothing_and_moves_no_button(
    qtbot: QtBot,
    game: str,
    plies: int,
    size: tuple[int, int],
    code: str,
    speak: Callable[[str], None],
) -> None:
    speak(code)
    with talking(qtbot, game, size, plies) as table:
        page = table.page
        buttons = [*page.strip.buttons, page.strip.talk, *page.sidebar._buttons()]
        before = [(rect_of(table, button), button.isVisible()) for button in buttons]
        hand = table.session.question
        table.session.interrupt(1, longest(), table.session.match.ply)
        page.talk.place()
        assert [(rect_of(table, button), button.isVisible()) for button in buttons] == before
        assert table.session.question is hand
        if page.talk.bubble.isHidden():
            # In a low window the chronicle alone may tell a long remark.
            assert size[1] == 500
            assert page.sidebar.chronicle.lines[-1].startswith("Aldric")
            return
        around = table.page.scene.controller.game_choice.areas_to_avoid()
        kept = [
            in_page(table, rect)
            for rect in (
                *around.clear,
                *around.names,
                *around.avoid_most,
                *page.scene.contested_areas(),
            )
            if not rect.isEmpty()
        ]
        box = page.talk.bubble.box
        assert QRectF(page.rect()).contains(box)
        assert not any(map(box.intersects, kept))
        parts = [page.strip, *page.sidebar.seats, *page.sidebar._buttons()]
        assert not any(box.intersects(rect_of(table, part)) for part in parts)


@pytest.mark.usefixtures("looked_at", "only_said_here")
@pytest.mark.parametrize("game", ["contrees", "cannir"])
def test_a_remark_is_told_in_the_chronicle_and_found_by_its_key(qtbot: QtBot, game: str) -> None:
    with talking(qtbot, game, (1280, 720), 0) as table:
        page = table.page
        table.session.interrupt(1, Remark("greeting", tone="aldric"), table.session.match.ply)
        table.until_asked()
        page.talk.place()
        assert page.talk.bubble.isVisible()
        line = "Aldric: “At your service. Mind the hammer.”"
        assert page.sidebar.chronicle.lines[-1] == line
        table.press(Qt.Key.Key_Escape)
        page.talk.place()
        assert not page.talk.bubble.isVisible()
        table.press(Qt.Key.Key_E)
        assert page.sidebar.said.lines == [line]
        assert not page.sidebar.said.offer_button.isVisible(), "nobody makes offers here"


@pytest.mark.usefixtures("looked_at", "only_said_here")
def test_the_portrait_of_a_bot_stands_before_what_it_says(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[BotFace, Mood, float]] = []

    def paint(
        portraits: LatePortraits,
        painter: QPainter,
        middle: QPointF,
        width: float,
        face: BotFace,
        mood: Mood,
        *given: object,
        **options: object,
    ) -> bool:
        painted.append((face, mood, width))
        return True

    with talking(qtbot, "cannir", (1024, 640), 2) as table:
        page = table.page
        monkeypatch.setattr(LatePortraits, "paint", paint)
        table.session.interrupt(2, Remark("level", to=1, tone="maud"), table.session.match.ply)
        table.until_asked()
        page.talk.place()
        page.talk.bubble.grab()
        assert [(face, width) for face, _, width in painted] == [(BotFace("Maud"), 28)]
        painted.clear()
        table.session.interrupt(0, Remark("thanks"), table.session.match.ply)
        page.talk.toggle()
        page.sidebar.said.grab()
        assert {face for face, _, width in painted} == {BotFace("Maud")}, "people keep their shield"


@pytest.mark.parametrize("game", ["condottiere1", "condottiere3", "cortez", "contrees", "cannir"])
def test_somebody_who_is_not_at_the_table_teaches(game: str) -> None:
    for seats in TABLES[game].seats:
        players = [HUMAN, *({"kind": "bot", "name": name} for name in NAMES[1:seats])]
        teacher = teacher_beside(players)
        assert teacher in NAMES
        assert teacher not in [player["name"] for player in players]


def test_no_remark_about_a_broken_word_counts_promises() -> None:
    """Who broke one promise may have kept others."""
    numbers = re.compile(r"\b(one|two|none|nought|all|every|never|always)\b", re.IGNORECASE)
    said = [line for voice in CHARACTERS for line in CHARACTER_LINES[voice]()["word_broken"]]
    assert [line for line in said if numbers.search(line)] == []


def test_no_greeting_speaks_of_cards() -> None:
    """Contrées has none."""
    said = [
        line
        for voice in CHARACTERS
        for word in GREETINGS
        for line in CHARACTER_LINES[voice]()[word]
    ]
    assert [line for line in said if "card" in line.lower() or "people" in line] == []
