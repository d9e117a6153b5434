"""The page of a match at a table for friends: presence, the line, votes, remarks and hints."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.painting.presence import Presence
from desktop.panels.seats.held_card import Size
from desktop.windows.friends import match_company
from desktop.windows.friends.friends_table import MAX_LINES, FriendsTable
from desktop.windows.friends.match_company import MatchCompany
from engine.core.values import Json, Seat
from engine.games import GAMES
from engine.play.match_files import new_record
from tests.desktop.kit import find, settle
from tests.desktop.play.test_remote_session import FarTable, Host

pytestmark = pytest.mark.usefixtures("unpainted")

NAMES = ("Isabeau", "Rui", "Maud")


class FakeTable(FriendsTable):
    """A table whose messages the test writes."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(folder, parent)
        self.asked_for: list[Json] = []
        self.hurried = 0
        self.told: dict[str, Json] = {
            "is": "table", "game": "condottiere1", "host": 0, "you": 0, "phase": "playing",
            "match": 1, "rules": {}, "options": {}, "ballots": [], "asked": 0, "hints": [0, 0, 0],
            "seats": [{"name": name, "presence": "here"} for name in NAMES],
        }  # fmt: skip

    def send(self, message: Json) -> None:
        self.asked_for.append(message)

    def act(self, message: dict[str, Json]) -> int:
        self.asked_for.append(message)
        return len(self.asked_for)

    def hurry(self) -> None:
        self.hurried += 1

    def hear(self, message: dict[str, Json]) -> None:
        self._on_message(message)
        settle()

    def tell(self, **changes: Json) -> None:
        """Describe the table, with changes."""
        self.told |= changes
        self.hear(dict(self.told))

    def set_presence(self, seat: Seat, presence: str, seconds: int = 0, **more: Json) -> None:
        seats = [dict(entry) for entry in self.told["seats"]]
        seats[seat] |= {"presence": presence, **more}
        self.tell(seats=seats, absent={str(seat): seconds})

    def say(self, number: int, seat: Seat, text: str) -> None:
        self.hear({"is": "talked", "lines": [{"line": number, "seat": seat, "text": text}]})

    def break_line(self, state: str, **more: Json) -> None:
        self._on_line({"is": "link", "state": state, **more})
        settle()


class Company:
    """The page of a match of three people, one of whom is at this screen."""

    def __init__(self, qtbot: QtBot, folder: Path, own: Seat = 0) -> None:
        players = tuple({"kind": "human", "name": name} for name in NAMES)
        record = new_record(GAMES["condottiere1"], 3, 5, {}, players, 53)
        self.host = Host(record)
        self.far = FarTable(qtbot, self.host, own)
        qtbot.waitUntil(self.far.up_to_date)
        self.page, self.session = self.far.page, self.far.far
        self.table = FakeTable(folder, self.page)
        self.table.tell(you=own, asked=self.session.match.decision.seat)
        self.company = MatchCompany(self.page, self.session, self.table)
        settle()

    @property
    def own(self) -> Seat:
        """The seat of the person at the screen."""
        (seat,) = self.session.people
        return seat

    @property
    def asked(self) -> Seat:
        """The seat that is to answer."""
        decision = self.session.match.decision
        assert decision is not None
        return decision.seat

    def card(self, seat: Seat) -> str:
        return self.page.sidebar.seats[seat].accessibleName()

    @property
    def bubble(self) -> str:
        """What the bubble says; "" without one."""
        said = self.page.talk.bubble.said
        return f"{said.title}: {said.words}" if said is not None else ""

    def click(self, label: str) -> None:
        """Click a button of the bubble or of the strip."""
        buttons = [*self.page.talk.bubble.buttons, *self.page.strip.buttons]
        (button,) = [button for button in buttons if button.text() == label]
        button.click()
        settle()


@pytest.fixture
def others_turn(qtbot: QtBot, tmp_path: Path) -> Company:
    """A table where another person than the one at the screen is to answer."""
    company = Company(qtbot, tmp_path)
    if company.asked == 0:
        company = Company(qtbot, tmp_path, own=1)
    return company


def lose(company: Company, seconds: int) -> Seat:
    """Let the person who is to answer lose the line."""
    seat = company.asked
    company.table.set_presence(seat, "lost", seconds)
    return seat


def test_seats_say_who_is_here_and_who_is_cut_off(others_turn: Company) -> None:
    assert "here" in others_turn.card(others_turn.asked)
    seat = lose(others_turn, 185)
    assert "offline, 3\u00a0min" in others_turn.card(seat)
    state = others_turn.page.sidebar.seats[seat].state
    assert state.presence is Presence.LOST
    assert state.full_note == "offline, 3\u00a0min"
    others_turn.table.set_presence(seat, "left")
    assert "has left" in others_turn.card(seat)


def test_the_strip_says_whom_the_table_waits_for(others_turn: Company) -> None:
    seat = lose(others_turn, 20)
    strip = others_turn.page.strip
    name = NAMES[seat]
    assert strip.sentence == f"The table waits for {name}, who is offline (20\u00a0s)."
    assert strip.aside == "In 3 minutes you can ask for a bot."
    lose(others_turn, 150)
    assert strip.aside == "In 1 minute you can ask for a bot."
    lose(others_turn, 200)
    assert strip.sentence == f"The table waits for {name}, who is offline (3\u00a0min)."
    assert strip.aside == "Nothing is lost: everybody keeps their seat."
    # Who put the question at the card away finds it in the strip.
    others_turn.click("Wait")
    others_turn.click("Ask for a bot")
    assert others_turn.table.asked_for == [{"do": "replace", "seat": seat}]
    lose(others_turn, 20)
    others_turn.table.set_presence(seat, "here")
    assert "waits for" not in strip.sentence


def test_the_strip_says_who_is_offline_while_others_play(others_turn: Company) -> None:
    idle = next(seat for seat in range(3) if seat not in (others_turn.asked, others_turn.own))
    strip = others_turn.page.strip
    sentence = strip.sentence
    others_turn.table.set_presence(idle, "lost", 240)
    assert strip.sentence == sentence
    assert strip.aside == f"{NAMES[idle]} is offline (4\u00a0min); play goes on meanwhile."


def test_who_looks_at_another_page_is_not_said_to_choose(others_turn: Company) -> None:
    seat, strip = others_turn.asked, others_turn.page.strip
    others_turn.table.set_presence(seat, "here", elsewhere=True)
    others_turn.table.tell(asked=seat)
    assert strip.sentence == f"The table waits for {NAMES[seat]}, who looks at another page."
    assert "looking at another page" in others_turn.card(seat)
    others_turn.table.set_presence(seat, "here", elsewhere=False)
    assert "waits for" not in strip.sentence


def test_a_return_is_told_after_a_minute_only(others_turn: Company) -> None:
    seat = lose(others_turn, 59)
    lines = others_turn.page.sidebar.chronicle
    others_turn.table.set_presence(seat, "here")
    assert f"{NAMES[seat]} is back." not in lines.lines
    others_turn.table.set_presence(seat, "lost", 60)
    others_turn.table.set_presence(seat, "here")
    assert lines.lines[-1] == f"{NAMES[seat]} is back."
    # The match tells itself that a bot makes room.
    others_turn.table.set_presence(seat, "lost", 600, stands_in=True)
    others_turn.table.set_presence(seat, "here", stands_in=False)
    assert lines.lines.count(f"{NAMES[seat]} is back.") == 1


def test_a_bot_is_proposed_after_three_minutes(others_turn: Company) -> None:
    seat = lose(others_turn, match_company.ABSENCE_S - 20)
    assert others_turn.bubble == ""
    seat = lose(others_turn, match_company.ABSENCE_S)
    name = NAMES[seat]
    assert others_turn.bubble == f"{name} is offline: Shall a bot play meanwhile?"
    others_turn.click("Yes, a bot")
    assert others_turn.table.asked_for == [{"do": "replace", "seat": seat}]


def test_who_waits_is_not_asked_again_for_a_while(others_turn: Company) -> None:
    seat = lose(others_turn, match_company.ABSENCE_S)
    others_turn.click("Wait")
    assert others_turn.table.asked_for == []
    assert others_turn.bubble == ""
    others_turn.table.set_presence(seat, "lost", 2 * match_company.ABSENCE_S)
    assert "Shall a bot" in others_turn.bubble


def test_no_bot_is_proposed_for_somebody_who_is_not_asked(others_turn: Company) -> None:
    idle = next(seat for seat in range(3) if seat not in (others_turn.asked, others_turn.own))
    others_turn.table.set_presence(idle, "lost", 900)
    assert others_turn.bubble == ""


def ballot(kind: str, by: Seat, about: Seat, voters: list[Seat], agreed: list[Seat]) -> Json:
    return {
        "ballot": 4, "kind": kind, "by": by, "about": about, "voters": voters, "agreed": agreed,
    }  # fmt: skip


@pytest.mark.parametrize(("label", "yes"), [("Agree", True), ("Do not agree", False)])
def test_an_undo_is_answered_at_the_card_of_who_asks(
    others_turn: Company, label: str, yes: bool
) -> None:
    own = others_turn.own
    asker, third = (seat for seat in range(3) if seat != own)
    others_turn.table.tell(ballots=[ballot("undo", asker, asker, [own, third], [third])])
    said = others_turn.page.talk.bubble.said
    assert said is not None
    assert said.seat == asker
    assert said.title == f"{NAMES[asker]} asks"
    assert dict(said.voices) == {asker: "yes", third: "yes", own: "?"}
    others_turn.click(label)
    assert others_turn.table.asked_for == [{"do": "vote", "ballot": 4, "yes": yes}]
    others_turn.table.tell(ballots=[])
    assert others_turn.bubble == ""


def test_y_on_the_board_agrees(qtbot: QtBot, others_turn: Company) -> None:
    own, seat = others_turn.own, others_turn.asked
    other = next(other for other in range(3) if other not in (own, seat))
    others_turn.table.set_presence(seat, "lost", 200)
    others_turn.table.tell(ballots=[ballot("bot", other, seat, [own], [])])
    QTest.keyClick(others_turn.page.view, Qt.Key.Key_Y)
    assert others_turn.table.asked_for == [{"do": "vote", "ballot": 4, "yes": True}]


def test_who_asks_sees_the_answers_and_a_refusal(others_turn: Company) -> None:
    own = others_turn.own
    voters = [seat for seat in range(3) if seat != own]
    others_turn.table.tell(ballots=[ballot("undo", own, own, voters, [])])
    said = others_turn.page.talk.bubble.said
    assert said is not None
    assert said.title == "You ask the others"
    # The key that agrees does not withdraw.
    QTest.keyClick(others_turn.page.view, Qt.Key.Key_Y)
    assert others_turn.table.asked_for == []
    others_turn.table.hear({"is": "declined", "ballot": 4, "by": voters[0]})
    name = NAMES[voters[0]]
    assert others_turn.page.strip.aside == f"{name} does not agree: nothing is taken back."
    assert others_turn.bubble == ""


@pytest.mark.parametrize("by_key", [True, False])
def test_who_asks_may_withdraw_the_question(others_turn: Company, by_key: bool) -> None:
    own = others_turn.own
    voters = [seat for seat in range(3) if seat != own]
    others_turn.table.tell(ballots=[ballot("undo", own, own, voters, [])])
    if by_key:
        QTest.keyClick(others_turn.page.view, Qt.Key.Key_Escape)
    else:
        others_turn.click("Withdraw")
    assert others_turn.table.asked_for == [{"do": "vote", "ballot": 4, "yes": False}]
    others_turn.table.hear({"is": "declined", "ballot": 4, "by": own})
    assert others_turn.bubble == ""


def test_others_see_a_question_withdrawn(others_turn: Company) -> None:
    own = others_turn.own
    asker = next(seat for seat in range(3) if seat != own)
    others_turn.table.tell(ballots=[ballot("undo", asker, asker, [own], [])])
    others_turn.table.hear({"is": "declined", "ballot": 4, "by": asker})
    others_turn.table.tell(ballots=[])
    assert others_turn.bubble == ""
    aside = others_turn.page.strip.aside
    assert aside == f"{NAMES[asker]} does not ask any more: nothing is taken back."
    # Esc puts away the question of another without an answer.
    others_turn.table.tell(ballots=[ballot("undo", asker, asker, [own], [])])
    QTest.keyClick(others_turn.page.view, Qt.Key.Key_Escape)
    assert others_turn.table.asked_for == []


def test_a_broken_line_is_told_with_a_button(others_turn: Company) -> None:
    others_turn.table.break_line("down", seconds=8.0, tried=[])
    others_turn.far.line.connected_changed.emit(False)
    strip = others_turn.page.strip
    assert strip.sentence == "The connection is broken. Next try in 8\u00a0s."
    others_turn.click("Try now")
    assert others_turn.table.hurried == 1
    others_turn.table.break_line("up")
    others_turn.far.line.connected_changed.emit(True)
    assert "broken" not in strip.sentence


def own_turn(qtbot: QtBot, folder: Path) -> Company:
    """Return a table where the person at the screen is to answer."""
    company = Company(qtbot, folder)
    if company.asked != 0:
        company = Company(qtbot, folder, own=company.asked)
    return company


def test_nothing_is_played_on_trust(qtbot: QtBot, tmp_path: Path) -> None:
    company = own_turn(qtbot, tmp_path)
    far = company.far
    qtbot.waitUntil(lambda: company.page.moment.question is not None)
    far.line.connected_changed.emit(False)
    question = company.session.question
    assert question is not None
    company.page.asking.submit(question.legal[0])
    settle()
    assert company.host.match.ply == company.session.match.ply
    assert company.page.strip.aside == (
        "The connection is broken, so you cannot play now. Nothing is lost."
    )
    # The person is asked anew, and the same answer is taken once the line is there.
    assert company.page.moment.question is not None
    far.line.connected_changed.emit(True)
    before = company.session.match.ply
    company.page.asking.submit(question.legal[0])
    qtbot.waitUntil(lambda: company.session.match.ply > before)


def test_a_refusal_is_said_as_a_sentence(others_turn: Company) -> None:
    others_turn.far.line.received.emit({"kind": "refused", "request": "answer", "key": "late"})
    settle()
    assert others_turn.page.strip.aside == "That came too late: the table has gone on."


@pytest.mark.parametrize("allowed", [True, False])
def test_hints_follow_the_rules_of_the_table(qtbot: QtBot, tmp_path: Path, allowed: bool) -> None:
    company = own_turn(qtbot, tmp_path)
    company.table.tell(rules={"hints": allowed})
    sent: list[Json] = []
    company.far.line.send = sent.append  # type: ignore[method-assign, assignment]
    qtbot.waitUntil(lambda: company.page.moment.question is not None)
    settle()
    assert company.page.strip.hint.isVisible() is allowed
    QTest.keyClick(company.page.view, Qt.Key.Key_H)
    settle()
    assert sent == ([{"kind": "hint"}] if allowed else [])
    if not allowed:
        assert company.page.strip.aside == "This table plays without hints."


@pytest.mark.parametrize("size", [(1280, 800), (960, 500)])
def test_who_wants_to_say_something_finds_all_talk_together(
    others_turn: Company, size: tuple[int, int]
) -> None:
    page = others_turn.page
    page.resize(*size)
    page.strip.talk.click()
    settle()
    said, remarks = page.sidebar.said, page.sidebar.remarks
    assert said.isVisible()
    assert remarks.field.isVisible()
    top = remarks.mapTo(page, QPoint()).y()
    assert top >= said.mapTo(page, QPoint()).y() + said.height()


def test_everybody_reads_who_looked_at_a_hint(others_turn: Company) -> None:
    others_turn.table.tell(hints=[0, 0, 0])
    seat = next(seat for seat in range(3) if seat != others_turn.own)
    counts = [0, 0, 0]
    counts[seat] = 1
    others_turn.table.tell(hints=counts)
    assert others_turn.page.sidebar.chronicle.lines[-1] == f"{NAMES[seat]} looks at a hint."


def test_remarks_are_plain_text_and_come_once(others_turn: Company) -> None:
    remarks, other = others_turn.page.sidebar.remarks, 1 - min(1, others_turn.own)
    assert remarks.isVisible()
    others_turn.table.say(1, other, "<b>Hello</b>\u202e\n")
    others_turn.table.say(1, other, "<b>Hello</b>\u202e\n")
    assert remarks.texts == [f"{NAMES[other]}: <b>Hello</b>\ufffd\ufffd"]


def test_a_line_is_written_and_sent_by_keys(qtbot: QtBot, others_turn: Company) -> None:
    page = others_turn.page
    field = page.sidebar.remarks.field
    page.activateWindow()
    page.view.setFocus()
    page.findChild(QObject, "write").trigger()
    assert QApplication.focusWidget() is field or field.hasFocus()
    QTest.keyClicks(field, "x" * 250)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert others_turn.table.asked_for == [{"do": "talk", "text": "x" * 200}]
    assert field.text() == ""
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.hasFocus()


def test_keys_go_where_the_person_writes_or_clicked_last(others_turn: Company) -> None:
    page = others_turn.page
    field = page.sidebar.remarks.field
    page.activateWindow()
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    # A question that comes, or a replay that ends, takes no keys away from a sentence.
    page.asking.take_focus()
    page.replay.step(-1)
    page.replay.close()
    assert field.hasFocus()
    # Parts that take no keyboard themselves give it to the board.
    for part in (page.strip.talk, page.sidebar.chronicle, page.view.viewport()):
        field.setFocus()
        QTest.mouseClick(part, Qt.MouseButton.LeftButton)
        assert not field.hasFocus()


def test_lines_beside_a_hint_are_read_or_counted(others_turn: Company) -> None:
    page, other = others_turn.page, 1 - min(1, others_turn.own)
    page.resize(1280, 1000)
    page.sidebar.moves_button.setEnabled(True)
    page.sidebar.moves_button.setChecked(True)
    settle()
    # Where there is room, the last line and the field stay below the list.
    assert page.sidebar.moves.isVisible()
    assert page.sidebar.remarks.field.isVisible()
    others_turn.table.say(1, other, "Hello")
    assert page.talk.unread_lines == 0
    page.resize(960, 500)
    settle()
    assert not page.sidebar.remarks.isVisible()
    # Seats keep their figures and notes in a low window: remarks are low there.
    assert {card._size for card in page.sidebar.seats} == {Size.LOW}
    others_turn.table.say(2, other, "Are you there?")
    others_turn.table.say(3, others_turn.own, "Yes")
    assert page.talk.unread == 1
    # The key to write brings the lines back, and the keyboard to the field.
    find(page, QAction, "write").trigger()
    settle()
    assert page.sidebar.remarks.field.isVisible()
    assert page.talk.unread == 0


def test_a_line_that_was_refused_is_given_back(others_turn: Company) -> None:
    field = others_turn.page.sidebar.remarks.field
    field.setText("Again")
    QTest.keyClick(field, Qt.Key.Key_Return)
    others_turn.table.hear({"is": "refused", "do": "talk", "why": "too_much_talk", "id": 1})
    assert field.text() == "Again"


def test_a_line_is_kept_while_the_line_is_broken(others_turn: Company) -> None:
    others_turn.far.line.connected_changed.emit(False)
    field = others_turn.page.sidebar.remarks.field
    field.setText("Hello?")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert others_turn.table.asked_for == []
    assert field.text() == "Hello?"


def test_who_is_muted_is_not_read(others_turn: Company) -> None:
    remarks = others_turn.page.sidebar.remarks
    first, second = (seat for seat in range(3) if seat != others_turn.own)
    others_turn.table.say(1, first, "One")
    others_turn.table.say(2, second, "Two")
    remarks.choices().actions()[0].trigger()
    assert remarks.texts == [f"{NAMES[second]}: Two"]
    remarks.choices().actions()[-1].trigger()
    assert remarks.texts == []
    remarks.choices().actions()[-1].trigger()
    assert len(remarks.texts) == 2


def test_among_bots_there_are_no_remarks(others_turn: Company) -> None:
    seats = [
        {"name": name, "presence": "here" if seat == others_turn.own else "bot", "level": "level1"}
        for seat, name in enumerate(NAMES)
    ]
    others_turn.table.tell(seats=seats)
    assert not others_turn.page.sidebar.remarks.isVisible()


@pytest.mark.parametrize("own", [0, 1])
def test_everybody_may_ask_for_a_rematch_while_the_host_is_here(
    qtbot: QtBot, tmp_path: Path, own: Seat
) -> None:
    company = Company(qtbot, tmp_path, own=own)
    company.page.play_again_requested.emit()
    assert company.table.asked_for == [{"do": "rematch"}]
    if own:
        # A server of an earlier version lets the host alone begin.
        company.table.hear({"is": "refused", "do": "rematch", "why": "not_host"})
        assert company.page.strip.aside == "Only the host, Isabeau, can begin the rematch."
        company.table.set_presence(0, "lost", 5)
        company.page.play_again_requested.emit()
        assert company.table.asked_for == [{"do": "rematch"}]
        assert company.page.strip.aside == "Wait for the host, Isabeau, to begin a rematch."


def test_lines_follow_their_speakers_into_the_rematch(others_turn: Company) -> None:
    others_turn.table.say(1, 1, "Again?")
    others_turn.table.tell(match=2)
    assert [line.seat for line in others_turn.table.lines] == [2]


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "hors ligne, 3\u00a0min"), ("pt", "sem ligação, 3"), ("pt_BR", "sem conexão, 3")],
)
def test_absences_follow_the_language(
    qtbot: QtBot, others_turn: Company, speak: Callable[[str], None], language: str, words: str
) -> None:
    seat = lose(others_turn, 190)
    speak(language)
    qtbot.waitUntil(lambda: words in others_turn.card(seat))
    qtbot.waitUntil(lambda: "offline" not in others_turn.page.strip.sentence)


def test_the_end_of_the_table_is_told_with_the_way_to_the_shelf(
    qtbot: QtBot, others_turn: Company
) -> None:
    others_turn.table.hear({"is": "link", "state": "up"})
    others_turn.table._on_line({"is": "link", "state": "stopped", "why": "closed"})
    settle()
    assert others_turn.page.strip.sentence == "The host has closed the table."
    assert not others_turn.page.sidebar.remarks.isVisible()
    with qtbot.waitSignal(others_turn.page.leave_requested):
        others_turn.click("Back to the shelf")


def test_what_was_to_follow_a_refused_action_is_not_given(qtbot: QtBot, tmp_path: Path) -> None:
    company = own_turn(qtbot, tmp_path)
    qtbot.waitUntil(lambda: company.page.moment.question is not None)
    question = company.session.question
    assert question is not None
    first, second, *_ = question.legal
    sent: list[Json] = []
    company.far.line.send = sent.append  # type: ignore[method-assign, assignment]
    company.far.line.connected_changed.emit(False)
    company.page.asking.submit(first, (second,))
    company.far.line.connected_changed.emit(True)
    settle()
    qtbot.waitUntil(lambda: company.page.moment.question is not None)
    assert sent == []


def test_who_sits_down_late_is_shown_by_name(others_turn: Company) -> None:
    seat = next(seat for seat in range(3) if seat != others_turn.own)
    seats = [dict(entry) for entry in others_turn.table.told["seats"]]
    seats[seat]["name"] = "Clara"
    others_turn.table.tell(seats=seats)
    assert others_turn.page.sidebar.seats[seat].state.name == "Clara"
    assert others_turn.session.names()[seat] == "Clara"
    assert not any(NAMES[seat] in line for line in others_turn.page.sidebar.chronicle.lines)


@pytest.mark.parametrize(
    "line",
    [
        None,
        {"line": 1, "seat": 7, "text": "x"},
        {"line": "1", "seat": 1, "text": "x"},
        {"line": 1, "seat": 1, "text": 5},
    ],
)
def test_malformed_lines_are_left_out(others_turn: Company, line: Json) -> None:
    others_turn.table.hear({"is": "talked", "lines": [line]})
    assert others_turn.table.lines == []


def test_only_so_many_lines_are_kept(others_turn: Company) -> None:
    for number in range(MAX_LINES + 5):
        others_turn.table.say(number + 1, 1, str(number))
    assert [line.text for line in others_turn.table.lines[:1]] == ["5"]
    assert len(others_turn.table.lines) == MAX_LINES


def test_a_bubble_that_stays_keeps_its_buttons(others_turn: Company) -> None:
    lose(others_turn, match_company.ABSENCE_S)
    bubble = others_turn.page.talk.bubble
    before = list(bubble.buttons)
    # Every second the absences are counted on.
    others_turn.company._show()
    settle()
    assert bubble.buttons == before


def test_others_read_who_takes_something_back(others_turn: Company) -> None:
    other = next(seat for seat in range(3) if seat != others_turn.own)
    for seat, is_said in ((other, True), (others_turn.own, False)):
        others_turn.page.strip.note("")
        others_turn.table.match_said.emit(1, [{"kind": "rewind", "ply": 0, "seat": seat}])
        others_turn.session.rewound.emit()
        text = f"{NAMES[other]} takes back their last move."
        assert (others_turn.page.strip.aside == text) is is_said
