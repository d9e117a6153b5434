"""A match that another process owns is shown and played as one that is played here."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.play import remote_session
from desktop.play.remote_session import MAX_BEHIND, Channel, RemoteSession
from desktop.play.routine_switches import SeatRoutine
from desktop.storage.settings import Settings
from desktop.windows.match_page.match_page import MatchPage
from engine.core.errors import IllegalActionError
from engine.core.rng import Rng
from engine.core.values import Action, Json, Seat
from engine.data.codec import decode_kind, encode
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import Record, hinted_answers
from engine.play.seat_feed import SeatFeed
from engine.play.seen_match import SeenMatch
from engine.talk.statements import STATEMENTS, Remark
from tests.desktop.kit import settle, texts
from tests.desktop.table.kit import PromptBots, Table, bot, human


class Host(QObject):
    """The owner of a match, as a server: it knows no session, only messages in JSON."""

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.match = Match(record)
        self.lines: list[tuple[SeatFeed, Loopback]] = []
        #: Whether answers wait until `let_through`.
        self.is_slow = False
        self._waiting: list[tuple[Loopback, str]] = []

    def line(self, seat: Seat | None) -> Loopback:
        feed = SeatFeed(self.match, seat)
        line = Loopback(self, feed)
        self.lines.append((feed, line))
        return line

    def take(self, line: Loopback, text: str) -> None:
        if self.is_slow:
            self._waiting.append((line, text))
        else:
            self._take(line, text)

    def let_through(self) -> None:
        waiting, self._waiting = self._waiting, []
        for line, text in waiting:
            self._take(line, text)

    def _take(self, line: Loopback, text: str) -> None:
        match, seat = self.match, line.feed.seat
        assert seat is not None
        request = json.loads(text)
        try:
            match request:
                case {"kind": "answer", "question": question, "action": action}:
                    if question != line.feed.question:
                        raise IllegalActionError("late", "late")
                    flags = {name: request.get(name, False) for name in ("joined", "unasked")}
                    match.submit(seat, decode_kind(match.game.actions, action), **flags)
                case {"kind": "interrupt", "ply": ply, "action": action}:
                    kinds = (*match.game.interruptions, *STATEMENTS)
                    match.interrupt(seat, decode_kind(kinds, action), ply)
                case {"kind": "undo"}:
                    match.undo(seat)
                case {"kind": "leave"}:
                    match.leave(seat, "level1")
                case {"kind": "return"}:
                    match.come_back(seat)
                case {"kind": "resign"}:
                    match.resign(seat)
        except IllegalActionError as error:
            line.deliver({"kind": "refused", "request": request["kind"], "key": error.key})
        self.tell()

    def tell(self) -> None:
        for feed, line in self.lines:
            feed.update()
            for message in feed.messages_since(line.sent):
                line.sent = message["serial"]
                line.deliver(message)


class Loopback(Channel):
    """A line within this process; what goes over it is text, and arrives a moment later."""

    def __init__(self, host: Host, feed: SeatFeed) -> None:
        super().__init__(host)
        self.host, self.feed, self.sent = host, feed, 0
        self.is_cut = False

    def send(self, message: Json) -> None:
        text = json.dumps(message)
        if not self.is_cut:
            QTimer.singleShot(0, self, lambda: self.host.take(self, text))

    def deliver(self, message: Json) -> None:
        text = json.dumps(message)
        if not self.is_cut:
            QTimer.singleShot(0, self, lambda: self.received.emit(json.loads(text)))

    def open(self) -> SeenMatch:
        """Return the match of which the opening has come; the rest is on its way."""
        first, *rest = self.feed.messages_since(0)
        self.sent = self.feed.last_serial
        seen: SeenMatch = SeenMatch(json.loads(json.dumps(first)))
        for message in rest:
            self.deliver(message)
        return seen

    def reconnect(self, serial: int) -> None:
        self.is_cut, self.sent = False, serial
        self.host.tell()


class FarTable(Table):
    """A page that shows a match of a host."""

    def __init__(
        self, qtbot: QtBot, host: Host, seat: Seat | None = 0, size: tuple[int, int] = (1280, 800)
    ) -> None:
        self.qtbot, self.host = qtbot, host
        self.settings = Settings(None)
        for key, value in (("animation", "off"), ("pace", "instant"), ("hands", "peek")):
            self.settings.set(key, value)
        self.line = host.line(seat)
        self.bots = PromptBots()
        self.far = self.session = RemoteSession(  # type: ignore[assignment]
            seen := self.line.open(),
            self.line,
            self.bots,
            routines=(table := TABLES[host.match.game.id]).routines,
        )
        self.seen = seen
        self.page = MatchPage(self.session, table, self.settings, None)
        for part in (self.settings, self.bots, self.session, host):
            part.setParent(self.page)
        held = self.held = [self.page]
        qtbot.addWidget(self.page, before_close_func=lambda page: held.clear())
        self.page.resize(*size)
        self.page.setUpdatesEnabled(self.painted)
        self.page.show()
        settle()
        self.session.start()

    def up_to_date(self) -> bool:
        """Whether the page shows all that has happened, and rests."""
        # Nobody reads here what is held up.
        self.page.director.go_on()
        return self.seen.serial == self.line.feed.last_serial and not self.page.director.is_busy


def players(seats: int) -> tuple[Json, ...]:
    names = ("Maud", "Guillaume", "Isabeau", "Lorenzo", "Ines")
    return (human("Ana"), *(bot(name) for name in names[: seats - 1]))


#: Squares of a picture, in pixels, are compared by their mean; a piece is larger than one.
SQUARE = 16
#: Boards may be moved by parts of a pixel within their frames, as they were shown before.
MAX_DIFFERENCE = 14


def squares(table: Table) -> list[int]:
    """Return the mean red, green and blue of each square of the page."""
    grabbed = table.page.grab().toImage()
    small = grabbed.scaled(
        grabbed.width() // SQUARE,
        grabbed.height() // SQUARE,
        mode=Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_RGB888)
    colours = [
        QColor(small.pixel(x, y)) for y in range(small.height()) for x in range(small.width())
    ]
    return [part for one in colours for part in (one.red(), one.green(), one.blue())]


def words(table: Table) -> list[str]:
    """Return all that the page says: labels, buttons, prompt and chronicle."""
    page = table.page
    found = [text for _, text in texts(page)]
    found += [page.strip.sentence, page.strip.aside]
    found += [button.text() for button in page.strip.buttons]
    return [*found, *page.sidebar.chronicle.lines]


def rests(table: Table) -> bool:
    """Whether a table waits for its person, who has a choice, or the match is over."""
    return table.rests() and not table.session.match.is_forced


class Both:
    """The same match here and at a distance, side by side."""

    def __init__(self, qtbot: QtBot, record: Record) -> None:
        self.qtbot = qtbot
        self.here = Table(qtbot, record, size=(1100, 700))
        self.host = Host(record)
        self.there = FarTable(qtbot, self.host, size=(1100, 700))
        for table in (self.here, self.there):
            # Looked at now and then: what comes between need not be painted.
            table.page.setUpdatesEnabled(False)
            # How long a bot has thought depends on the clock.
            table.session.thinking_changed.disconnect()
            for seat in table.page.sidebar.seats:
                seat.set_thinking(False)

    def catch_up(self) -> None:
        """Let the host's bots do what the bots did here, until both tables rest."""
        match, host = self.here.session.match, self.host.match
        assert isinstance(match, Match)
        self.qtbot.waitUntil(lambda: rests(self.here))
        while host.ply < match.ply:
            ply, (seat, action) = host.ply, match.record.answers[host.ply]
            if seat == 0:
                # The page at a distance gives it by itself.
                self.qtbot.waitUntil(partial(self._given, ply))
            else:
                host.submit(seat, host._decode_action(action))
                self.host.tell()
        self.qtbot.waitUntil(lambda: self.there.up_to_date() and rests(self.there))

    def _given(self, ply: int) -> bool:
        """Whether the page at a distance has given its action after the first `ply`."""
        self.there.rests()
        return self.host.match.ply > ply

    def submit(self, action: Action) -> None:
        for table in (self.here, self.there):
            table.page.asking.submit(action)

    def hold(self, *, painted: bool) -> None:
        settle()
        here, there = self.here, self.there
        assert there.session.view() == here.session.view()
        assert words(there) == words(here)
        assert there.page.sidebar.moves.list.count() == here.page.sidebar.moves.list.count()
        if painted:
            for table in (here, there):
                table.page.setUpdatesEnabled(True)
            # What takes long is painted in later events, on a busy computer in many.
            self.qtbot.waitUntil(self._looks_alike)
            for table in (here, there):
                table.page.setUpdatesEnabled(False)

    def _looks_alike(self) -> bool:
        pairs = zip(squares(self.there), squares(self.here), strict=True)
        return max(abs(one - other) for one, other in pairs) <= MAX_DIFFERENCE


MATCHES = [("condottiere1", 3), ("condottiere3", 3), ("cortez", 3), ("contrees", 2), ("cannir", 3)]


def play_beside(qtbot: QtBot, game: str, seats: int, most: int) -> None:
    """Play a match here and at a distance, and compare what is seen before each choice."""
    both = Both(qtbot, new_record(GAMES[game], seats, 4, None, players(seats)))
    tables, rng = (both.here, both.there), Rng(3)
    for turn in range(most):
        both.catch_up()
        both.hold(painted=turn % 4 == 1)
        if both.here.over():
            break
        legal = both.here.session.match.legal()
        assert both.there.session.question is not None
        assert both.there.session.question.legal == legal
        if turn % 6 == 2:
            for table in tables:
                table.page.replay.step(-1)
            both.hold(painted=turn == 2)
            for table in tables:
                table.page.lookback.return_to_present()
        both.submit(legal[rng.below(len(legal))])
    if both.here.over():
        full_match = both.there.session.full_match
        assert full_match is not None
        assert full_match.record == both.host.match.record
        assert both.there.page.review.is_possible


@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_a_match_at_a_distance_looks_as_it_would_here(qtbot: QtBot, game: str, seats: int) -> None:
    play_beside(qtbot, game, seats, 3)


@pytest.mark.parametrize(("game", "seats"), [("cannir", 3), ("contrees", 2)])
def test_a_match_at_a_distance_is_played_to_its_end(
    qtbot: QtBot, unpainted: None, game: str, seats: int
) -> None:
    play_to_the_end(qtbot, game, seats)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_a_whole_match_looks_as_it_would_here(qtbot: QtBot, game: str, seats: int) -> None:
    play_beside(qtbot, game, seats, 10_000)


def play_to_the_end(qtbot: QtBot, game: str, seats: int) -> None:
    """Play a match at a distance, in which others answer at random."""
    host = Host(new_record(GAMES[game], seats, 4, None, players(seats)))
    table, rng, hinted = FarTable(qtbot, host), Rng(3), dict[int, list[Json]]()
    while host.match.decision is not None:
        decision, ply = host.match.decision, host.match.ply
        if decision.seat:
            others_move(host, rng)
            continue
        qtbot.waitUntil(lambda: table.up_to_date() and rests(table))
        legal = host.match.legal()
        for _ in range(2):
            table.session.note_hinted(legal[0])
        hinted[ply] = [encode(legal[0])]
        table.page.asking.submit(legal[rng.below(len(legal))])
        qtbot.waitUntil(lambda ply=ply: host.match.ply > ply)
    qtbot.waitUntil(lambda: table.up_to_date() and table.page.state.is_over)
    assert table.session.full_match is not None
    record, told = table.session.full_match.record, host.match.record
    assert {ply: hinted_answers(record.marks, ply, 0) for ply in hinted} == hinted
    assert replace(record, marks=told.marks) == told, "nobody else hears of hints"
    assert not any(mark["mark"] == "hinted" for mark in told.marks)
    assert table.session.view() == host.match.open_view()
    assert table.page.review.is_possible


# -- what goes wrong on a line ---------------------------------------------------------------------


def people(seats: int) -> tuple[Json, ...]:
    return tuple(human(name) for name in ("Ana", "Maud", "Lorenzo")[:seats])


def others_move(host: Host, rng: Rng) -> None:
    legal = host.match.legal()
    assert host.match.decision is not None
    host.match.submit(host.match.decision.seat, legal[rng.below(len(legal))])
    host.tell()


@pytest.fixture
def far(qtbot: QtBot, unpainted: None) -> FarTable:
    """A table of three at which the person is asked."""
    host = Host(new_record(GAMES["condottiere3"], 3, 11, None, people(3)))
    table, rng = FarTable(qtbot, host), Rng(3)
    for _ in range(7):
        others_move(host, rng)
    while host.match.decision is not None and host.match.decision.seat != 0:
        others_move(host, rng)
    qtbot.waitUntil(lambda: table.up_to_date() and table.page.state.question is not None)
    return table


def test_an_answer_is_shown_once_it_is_taken_and_taken_once(qtbot: QtBot, far: FarTable) -> None:
    host, ply = far.host, far.host.match.ply
    host.is_slow = True
    action = host.match.legal()[0]
    far.page.asking.submit(action)
    settle()
    assert far.session.question is None
    assert far.session.match.ply == ply
    with pytest.raises(IllegalActionError) as caught:
        far.session.submit(0, action)
    assert caught.value.key == "late"
    # It goes over the line twice.
    host._waiting *= 2
    refused: list[str] = []
    far.far.refused.connect(refused.append)
    host.let_through()
    qtbot.waitUntil(lambda: far.up_to_date() and bool(refused))
    assert refused == ["late"]
    assert (host.match.ply, far.session.match.ply) == (ply + 1, ply + 1)
    assert far.page.state.question is None


def test_an_answer_that_comes_too_late_changes_nothing(qtbot: QtBot, far: FarTable) -> None:
    host = far.host
    host.is_slow = True
    far.page.asking.submit(host.match.legal()[0])
    settle()
    # Meanwhile everything since the first action is taken back.
    host.match.undo(0)
    host.tell()
    refused: list[str] = []
    far.far.refused.connect(refused.append)
    host.let_through()
    host.is_slow = False
    qtbot.waitUntil(lambda: bool(refused) and far.up_to_date())
    assert "That came too late: the game had already gone on." in words(far)
    qtbot.waitUntil(lambda: far.page.state.question is not None)
    assert far.session.view() == host.match.view(0)
    far.page.asking.submit(host.match.legal()[0])
    qtbot.waitUntil(lambda: far.up_to_date() and far.page.state.question is None)
    assert far.session.view() == host.match.view(0)


def test_taking_back_is_asked_for(qtbot: QtBot, far: FarTable) -> None:
    host, taken = far.host, far.host.match.undone_answers(0)
    assert taken is not None
    assert far.session.can_undo
    far.page.changes.undo()
    qtbot.waitUntil(lambda: host.match.ply == taken.to)
    qtbot.waitUntil(lambda: far.up_to_date() and far.page.state.question is not None)
    assert far.session.match.ply == taken.to
    assert far.session.view() == host.match.view(0)


def test_what_was_taken_back_is_chosen_again(qtbot: QtBot, far: FarTable) -> None:
    host, taken = far.host, far.host.match.undone_answers(0)
    assert taken is not None
    first = host.match.steps[taken.to]
    assert not far.session.can_redo

    def undo() -> None:
        far.page.changes.undo()
        qtbot.waitUntil(lambda: host.match.ply == taken.to)
        qtbot.waitUntil(lambda: far.up_to_date() and far.page.state.question is not None)
        assert far.session.can_redo

    undo()
    far.page.changes.redo()
    qtbot.waitUntil(lambda: host.match.ply > taken.to)
    assert host.match.steps[taken.to].action == first.action
    assert not host.match.steps[taken.to].is_unasked
    qtbot.waitUntil(far.up_to_date)
    assert not far.session.can_redo
    # Something else leads elsewhere.
    undo()
    others = [action for action in host.match.legal() if action != first.action]
    far.page.asking.submit(others[0])
    qtbot.waitUntil(lambda: host.match.ply > taken.to and far.up_to_date())
    assert not far.session.can_redo


def test_a_routine_answers_over_the_line(
    qtbot: QtBot, far: FarTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = far.host.match.undone_answers(0)
    assert taken is not None
    kind = far.host.match.steps[taken.to].asked
    always = SeatRoutine(
        "always", frozenset({kind}), lambda view, legal: legal[0], lambda view: False
    )
    monkeypatch.setattr(far.far.routines, "declared", [always])
    far.page.changes.undo()
    qtbot.waitUntil(lambda: far.host.match.ply == taken.to)
    qtbot.waitUntil(lambda: far.up_to_date() and far.page.state.question is not None)
    far.far.routines.switch(always, 0, True)
    # It answers at once, over the line, and is no choice of the person.
    qtbot.waitUntil(lambda: far.host.match.ply > taken.to)
    assert far.host.match.steps[taken.to].is_unasked
    qtbot.waitUntil(far.up_to_date)
    far.far.routines.switch(always, 0, False)


def test_a_routine_does_not_undo_an_undo(
    qtbot: QtBot, far: FarTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = far.host.match.undone_answers(0)
    assert taken is not None
    kind = far.host.match.steps[taken.to].asked
    always = SeatRoutine(
        "always", frozenset({kind}), lambda view, legal: legal[0], lambda view: False
    )
    far.seen.set_routine(0, "always", True)
    monkeypatch.setattr(far.far.routines, "declared", [always])
    far.page.changes.undo()
    qtbot.waitUntil(lambda: far.host.match.ply == taken.to)
    qtbot.waitUntil(lambda: far.up_to_date() and far.page.state.question is not None)
    assert far.host.match.ply == taken.to


def test_a_line_that_was_cut_goes_on_where_it_was(qtbot: QtBot, far: FarTable) -> None:
    host, rng = far.host, Rng(5)
    far.line.is_cut = True
    far.line.connected_changed.emit(False)
    assert not far.far.is_connected
    host.match.submit(0, host.match.legal()[0])
    while host.match.decision is not None and host.match.decision.seat != 0:
        others_move(host, rng)
    settle()
    behind = far.session.match.ply
    assert behind < host.match.ply
    # What is known already comes once more.
    far.line.reconnect(max(0, far.seen.serial - 4))
    far.line.connected_changed.emit(True)
    qtbot.waitUntil(lambda: far.up_to_date() and far.page.state.question is not None)
    assert far.session.view() == host.match.view(0)
    assert far.session.match.ply == host.match.ply


def test_who_was_long_away_sees_the_present_at_once(qtbot: QtBot, far: FarTable) -> None:
    host, rng = far.host, Rng(5)
    shown: list[object] = []
    far.line.is_cut = True
    while host.match.decision is not None and host.match.ply < far.seen.ply + MAX_BEHIND + 3:
        others_move(host, rng)
    far.far.advanced.connect(shown.append)
    far.line.reconnect(far.seen.serial)
    qtbot.waitUntil(far.up_to_date)
    assert len(shown) <= MAX_BEHIND
    assert far.session.match.ply == host.match.ply
    assert far.session.match.view(0) == host.match.view(0)


def test_the_end_is_shown_also_to_a_person_who_missed_it(
    qtbot: QtBot, far: FarTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The screen is behind at every step, so that it goes to the present at once.
    monkeypatch.setattr(remote_session, "MAX_BEHIND", 0)
    host, rng = far.host, Rng(5)
    while host.match.decision is not None:
        others_move(host, rng)
    qtbot.waitUntil(far.up_to_date)
    assert far.session.match.result is not None
    qtbot.waitUntil(lambda: far.page.ending.is_open)


def test_leaving_and_coming_back(qtbot: QtBot, far: FarTable) -> None:
    host = far.host
    assert far.session.can_leave
    far.session.leave(0)
    qtbot.waitUntil(lambda: 0 in host.match.attendance.away and far.up_to_date())
    assert far.session.people == []
    assert far.page.state.question is None
    assert far.session.returnable_seats() == [0]
    # Nobody at this screen sets the pace of the others.
    qtbot.waitUntil(
        lambda: (
            [button.text() for button in far.page.strip.buttons] == ["Back to your seat", "Pause"]
        )
    )
    far.page.changes.show_possible()
    entries = [action.text() for action in far.page.changes.actions if action.isVisible()]
    assert "Back to your seat" in entries
    if host.match.decision is not None and host.match.decision.seat == 0:
        assert far.page.strip.sentence == "A bot plays for you."
    far.session.come_back(0)
    qtbot.waitUntil(lambda: not host.match.attendance.away and far.up_to_date())
    qtbot.waitUntil(lambda: far.page.state.question is not None)
    assert far.session.people == [0]


def test_something_said_while_another_moves_is_said_all_the_same(
    qtbot: QtBot, far: FarTable
) -> None:
    host = far.host
    host.match.submit(0, host.match.legal()[0])
    host.tell()
    qtbot.waitUntil(far.up_to_date)
    host.is_slow = True
    far.session.interrupt(0, Remark("thanks", 1), far.session.match.ply)
    settle()
    others_move(host, Rng(1))
    # The next move is known here before the refusal comes.
    qtbot.waitUntil(far.up_to_date)
    host.is_slow = False
    host.let_through()
    qtbot.waitUntil(lambda: len(host.match.statements()) == 1)
    qtbot.waitUntil(far.up_to_date)
    assert far.session.match.statements() == host.match.statements()


def test_presence_and_a_line_that_cannot_be_understood(qtbot: QtBot, far: FarTable) -> None:
    failed: list[str] = []
    far.far.connection_failed.connect(failed.append)
    far.line.deliver({"kind": "presence", "seats": [0, 2]})
    qtbot.waitUntil(lambda: far.far.absent_seats == {1})
    before = far.session.view()
    far.line.deliver({"kind": "step", "serial": 10_000, "ply": 3})
    qtbot.waitUntil(lambda: bool(failed))
    assert far.session.view() == before


def test_a_watcher_sees_what_everybody_sees(qtbot: QtBot, unpainted: None) -> None:
    host = Host(new_record(GAMES["condottiere3"], 3, 4, None, people(3)))
    table, rng = FarTable(qtbot, host, None), Rng(3)
    for _ in range(10):
        others_move(host, rng)
    qtbot.waitUntil(table.up_to_date)
    assert table.session.view() == host.match.view(None)
    assert table.session.person is None
    assert table.page.state.question is None
