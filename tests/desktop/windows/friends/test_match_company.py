"""The page of a match at a table for friends: presence, the line, votes, remarks and hints."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.painting.presence import Presence
from desktop.windows.friends import match_company
from engine.core.values import Json, Result, Seat
from engine.play.seen_match import SeenMatch
from tests.desktop.kit import settle
from tests.desktop.windows.friends.company_kit import NAMES, Company, lose

pytestmark = pytest.mark.usefixtures("unpainted")


def test_seats_say_who_is_here_and_who_is_cut_off(others_turn: Company) -> None:
    assert "here" in others_turn.card(others_turn.asked)
    seat = lose(others_turn, 185)
    assert "offline, 3\u00a0min" in others_turn.card(seat)
    state = others_turn.page.sidebar.seats[seat].state
    assert state.presence is Presence.LOST
    assert state.full_note == "offline, 3\u00a0min"
    others_turn.table.set_presence(seat, "left")
    assert "has left" in others_turn.card(seat)


def test_the_strip_says_whom_the_table_waits_for(
    others_turn: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = lose(others_turn, 20)
    strip = others_turn.page.strip
    name = NAMES[seat]
    assert strip.sentence == f"The table is waiting for {name}, who is offline (20\u00a0s)."
    # The strip may be written later than the card, but tells the same second.
    later = monotonic() + 1
    monkeypatch.setattr(match_company, "monotonic", lambda: later)
    others_turn.page.strip.refresh()
    settle()
    assert "(20\u00a0s)" in strip.sentence
    assert "offline, 20\u00a0s" in others_turn.card(seat)
    others_turn.company._show()
    settle()
    assert "(21\u00a0s)" in strip.sentence
    assert "offline, 21\u00a0s" in others_turn.card(seat)
    assert strip.aside == "In 3 minutes you can ask for a bot."
    lose(others_turn, 150)
    assert strip.aside == "In 1 minute you can ask for a bot."
    lose(others_turn, 200)
    assert strip.sentence == f"The table is waiting for {name}, who is offline (3\u00a0min)."
    assert strip.aside == "Nothing is lost: everyone keeps their seat."
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
    assert (
        strip.sentence == f"The table is waiting for {NAMES[seat]}, who is looking at another page."
    )
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
    said = others_turn.page.talk.bubble.contents
    assert said is not None
    assert said.seat == asker
    assert said.title == f"{NAMES[asker]} asks"
    assert dict(said.votes) == {asker: "yes", third: "yes", own: "?"}
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
    said = others_turn.page.talk.bubble.contents
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
    assert aside == f"{NAMES[asker]} no longer asks: nothing is taken back."
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
    qtbot.waitUntil(lambda: company.page.state.question is not None)
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
    assert company.page.state.question is not None
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
    qtbot.waitUntil(lambda: company.page.state.question is not None)
    settle()
    assert company.page.strip.hint.isVisible() is allowed
    QTest.keyClick(company.page.view, Qt.Key.Key_H)
    settle()
    assert sent == ([{"kind": "hint"}] if allowed else [])
    if not allowed:
        assert company.page.strip.aside == "There are no hints at this table."


def test_everybody_reads_who_looked_at_a_hint(others_turn: Company) -> None:
    others_turn.table.tell(hints=[0, 0, 0])
    seat = next(seat for seat in range(3) if seat != others_turn.own)
    counts = [0, 0, 0]
    counts[seat] = 1
    others_turn.table.tell(hints=counts)
    assert others_turn.page.sidebar.chronicle.lines[-1] == f"{NAMES[seat]} looks at a hint."


@pytest.mark.parametrize("own", [0, 1])
def test_everybody_may_ask_for_a_rematch_while_the_host_is_here(
    qtbot: QtBot, tmp_path: Path, own: Seat
) -> None:
    company = Company(qtbot, tmp_path, own=own)
    company.page.play_again_requested.emit()
    assert company.table.asked_for == [{"do": "rematch"}]
    # A host who left the seat to a bot may be here all the same.
    company.table.set_presence(0, "left")
    company.page.play_again_requested.emit()
    assert company.table.asked_for == [{"do": "rematch"}] * 2
    company.table.asked_for.pop()
    if own:
        # A server of an earlier version lets the host alone begin.
        company.table.hear({"is": "refused", "do": "rematch", "why": "not_host"})
        assert company.page.strip.aside == "Only the host, Isabeau, can begin the rematch."
        company.table.set_presence(0, "lost", 5)
        company.page.play_again_requested.emit()
        assert company.table.asked_for == [{"do": "rematch"}]
        assert company.page.strip.aside == "Wait for the host, Isabeau, to begin a rematch."


def test_a_request_for_a_rematch_can_be_withdrawn(
    others_turn: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, table = others_turn.own, others_turn.table
    monkeypatch.setattr(SeenMatch, "result", Result((own,), "adjacent"))
    others_turn.page.state.is_over = True
    others_turn.company._show()
    settle()
    before = [button.text() for button in others_turn.page.strip.buttons]
    table.tell(phase="over", ballots=[ballot("rematch", own, 0, [1, 2], [])])
    assert others_turn.page.strip.aside == ("You asked for a rematch. It begins once all agree.")
    others_turn.click("Withdraw the request")
    assert table.asked_for == [{"do": "vote", "ballot": 4, "yes": False}]
    table.tell(ballots=[])
    assert "Rematch" in before
    assert [button.text() for button in others_turn.page.strip.buttons] == before


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
    others_turn.table._on_connection({"is": "link", "state": "stopped", "why": "closed"})
    settle()
    assert others_turn.page.strip.sentence == "The host has closed the table."
    assert not others_turn.page.sidebar.remarks.isVisible()
    with qtbot.waitSignal(others_turn.page.leave_requested):
        others_turn.click("Back to the shelf")


def test_what_was_to_follow_a_refused_action_is_not_given(qtbot: QtBot, tmp_path: Path) -> None:
    company = own_turn(qtbot, tmp_path)
    qtbot.waitUntil(lambda: company.page.state.question is not None)
    question = company.session.question
    assert question is not None
    first, second, *_ = question.legal
    sent: list[Json] = []
    company.far.line.send = sent.append  # type: ignore[method-assign, assignment]
    company.far.line.connected_changed.emit(False)
    company.page.asking.submit(first, (second,))
    company.far.line.connected_changed.emit(True)
    settle()
    qtbot.waitUntil(lambda: company.page.state.question is not None)
    assert sent == []


def test_who_sits_down_late_is_shown_by_name(others_turn: Company) -> None:
    seat = next(seat for seat in range(3) if seat != others_turn.own)
    seats = [dict(entry) for entry in others_turn.table.told["seats"]]
    seats[seat]["name"] = "Clara"
    others_turn.table.tell(seats=seats)
    assert others_turn.page.sidebar.seats[seat].state.name == "Clara"
    assert others_turn.session.names()[seat] == "Clara"
    assert not any(NAMES[seat] in line for line in others_turn.page.sidebar.chronicle.lines)


def test_a_bubble_that_stays_keeps_its_buttons(others_turn: Company) -> None:
    lose(others_turn, match_company.ABSENCE_S)
    bubble = others_turn.page.talk.bubble
    before = list(bubble.buttons)
    # Every second the absences are counted on.
    others_turn.company._show()
    settle()
    assert bubble.buttons == before


def test_all_are_asked_whether_the_match_ends_without_a_winner(others_turn: Company) -> None:
    own, page = others_turn.own, others_turn.page
    asker, third = (seat for seat in range(3) if seat != own)
    entry = next(a for a in page.changes.actions if a.text().startswith("&Propose to end"))
    page.changes.show_possible()
    assert entry.isVisible()
    others_turn.table.tell(ballots=[ballot("call_off", asker, asker, [own, third], [])])
    bubble = page.talk.bubble
    assert bubble.contents is not None
    assert bubble.contents.remark == "Shall the game end now, without a winner?"
    assert [button.text() for button in bubble.buttons] == ["Agree", "Do not agree"]
    others_turn.table.hear({"is": "declined", "ballot": 4, "by": third})
    said = f"{NAMES[third]} would like to play on: the game goes on."
    assert page.strip.aside == said


def test_everybody_reads_who_takes_something_back(others_turn: Company) -> None:
    own = others_turn.own
    other = next(seat for seat in range(3) if seat != own)
    told = [f"{NAMES[seat]} takes back their last move." for seat in (other, own)]
    seen, lines = others_turn.session._match, others_turn.page.sidebar.chronicle
    for seat, is_said in ((other, True), (own, False)):
        others_turn.page.strip.note("")
        mark: Json = {"mark": "undo", "ply": 5, "to": 0, "seat": seat}
        seen._marks = (*seen._marks, mark)
        others_turn.session.rewound.emit()
        assert (others_turn.page.strip.aside == told[0]) is is_said
        # Who leaves the seat brings the table to the present too.
        others_turn.page.strip.note("")
        others_turn.session.rewound.emit()
        assert others_turn.page.strip.aside != told[0]
    assert lines.lines[-2:] == told
    # A person who comes back reads it too.
    others_turn.page.moment_display._notes.clear()
    others_turn.session.started.emit()
    settle()
    assert lines.lines[-2:] == told


def test_the_time_that_is_left_is_shown_and_a_late_move_is_told(others_turn: Company) -> None:
    seat, strip = others_turn.asked, others_turn.page.strip
    others_turn.table.tell(asked=seat, left=25, late=[0, 0, 0])
    assert strip.aside == f"{NAMES[seat]} has 25\u00a0s left."
    assert others_turn.company._tick_timer.isActive()
    others_turn.company._told_at -= 20
    others_turn.company._show()
    assert strip.aside == f"{NAMES[seat]} has 5\u00a0s left."
    others_turn.table.tell(asked=others_turn.own, left=7_300)
    assert "2\u00a0h left, then a bot plays this move for you." in strip.aside
    late = [int(other == seat) for other in range(3)]
    others_turn.table.tell(left=None, late=late)
    text = f"{NAMES[seat]}’s time is up: a bot plays this move."
    assert text in others_turn.page.sidebar.chronicle.lines
    assert strip.aside == text
    # A person who opens the page again reads it too, and what hints were looked at.
    others_turn.page.moment_display._notes.clear()
    others_turn.table.tell(late=late, deeds=[["hint", seat, 0], ["late", seat, 1], ["x", 9], 3])
    others_turn.session.started.emit()
    settle()
    lines = others_turn.page.sidebar.chronicle.lines
    assert lines.index(f"{NAMES[seat]} looks at a hint.") < lines.index(text)
    # Nothing that comes over the line is believed.
    others_turn.table.tell(left=-1, late=[0, 0, 0, 9])
    others_turn.table.tell(left="soon", late="x")
    assert others_turn.table.lobby is not None
    assert others_turn.table.lobby.left_s is None
