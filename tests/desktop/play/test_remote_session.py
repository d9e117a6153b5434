"""A match that another process owns is shown and played as one that is played here."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.play.remote_session import Channel, RemoteSession
from desktop.storage.settings import Settings
from desktop.windows.match_page.page import MatchPage
from engine.core.errors import IllegalActionError
from engine.core.rng import Rng
from engine.core.values import Action, Json, Seat
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import Record
from engine.play.seat_feed import SeatFeed
from engine.play.seat_requests import (
    Answer,
    GiveUp,
    Interrupt,
    LeaveSeat,
    TakeSeat,
    Undo,
    read_request,
)
from engine.play.seen_match import SeenMatch
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
        request = read_request(match.game, json.loads(text))
        try:
            match request:
                case Answer(question, action, joined, unasked):
                    if question != line.feed.question:
                        raise IllegalActionError("late", "late")
                    match.submit(seat, action, joined=joined, unasked=unasked)
                case Interrupt(ply, action):
                    match.interrupt(seat, action, ply)
                case Undo():
                    match.undo(seat)
                case LeaveSeat():
                    match.leave(seat, "level1")
                case TakeSeat():
                    match.come_back(seat)
                case GiveUp():
                    match.resign(seat)
        except IllegalActionError as error:
            kind = json.loads(text)["kind"]
            line.deliver({"kind": "refused", "request": kind, "key": error.key})
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
        return self.seen.serial == self.line.feed.last_serial and not self.page.director.is_busy


def players(seats: int) -> tuple[Json, ...]:
    names = ("Maud", "Guillaume", "Isabeau", "Lorenzo", "Ines")
    return (human("Ana"), *(bot(name) for name in names[: seats - 1]))


def picture(table: Table) -> QImage:
    return table.page.grab().toImage()


def words(table: Table) -> list[str]:
    """Return all that the page says: labels, buttons, prompt and chronicle."""
    page = table.page
    found = [text for _, text in texts(page)]
    found += [page.strip.sentence, page.strip.aside]
    found += [button.text() for button in page.strip.buttons]
    return found + [page.sidebar.chronicle.text()]


class Both:
    """The same match here and at a distance, side by side."""

    def __init__(self, qtbot: QtBot, record: Record) -> None:
        self.qtbot = qtbot
        self.here = Table(qtbot, record, size=(1100, 700))
        self.host = Host(record)
        self.there = FarTable(qtbot, self.host, size=(1100, 700))

    def catch_up(self) -> None:
        """Let the host's bots do what the bots did here, until both tables rest."""
        self.here.until_asked()
        match, host = self.here.session.match, self.host.match
        while host.ply < match.ply:
            ply, (seat, action) = host.ply, match.record.answers[host.ply]
            if seat == 0:
                # The page at a distance gives it by itself.
                self.qtbot.waitUntil(lambda ply=ply: host.ply > ply)
            else:
                host.submit(seat, host._decode_action(action))
                self.host.tell()
        self.qtbot.waitUntil(self.there.up_to_date)
        self.there.until_asked()

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
            assert picture(there) == picture(here)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("condottiere1", 3), ("condottiere3", 3), ("cortez", 3), ("contrees", 2), ("cannir", 3)],
)
@pytest.mark.usefixtures("dressed")
def test_a_whole_match_looks_as_it_would_here(qtbot: QtBot, game: str, seats: int) -> None:
    both = Both(qtbot, new_record(GAMES[game], seats, 4, None, players(seats)))
    rng, turns = Rng(3), 0
    while True:
        both.catch_up()
        both.hold(painted=turns % 8 == 1)
        if both.here.over():
            break
        legal = both.here.session.match.legal()
        assert both.there.session.question is not None
        assert both.there.session.question.legal == legal
        if turns % 6 == 2:
            for table in (both.here, both.there):
                table.page.replay.step(-1)
            both.hold(painted=turns % 12 == 2)
            for table in (both.here, both.there):
                table.page.lookback.return_to_present()
        both.submit(legal[rng.below(len(legal))])
        turns += 1
    whole = both.there.session.whole
    assert whole is not None
    assert whole.record == both.host.match.record
    assert both.there.page.review.is_possible
    assert turns > 3
