"""The session: owns a match, asks its players, tells the table what happened."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.botprocess import BotProcess
from desktop.players import BotPlayer, Failures, HumanPlayer, Player, Question
from engine.core import OMNISCIENT, Action, Event, Json, Result, Seat, View
from engine.match import Match, Step
from engine.rng import bot_seed


def players_of(entries: tuple[Json, ...], process: BotProcess, parent: QObject) -> list[Player]:
    """Players from a record's entries ({"kind", "name", "level"}), seat by seat."""
    players: list[Player] = []
    failures = Failures()
    for entry in entries:
        if entry.get("kind") == "bot":
            players.append(BotPlayer(entry["name"], entry["level"], process, failures, parent))
        else:
            players.append(HumanPlayer(entry.get("name", ""), parent))
    return players


class Session(QObject):
    """The only owner of a match in the application.

    Signals:
        started(): the first question is open; with `holding` set, `proceed` asks it.
        advanced(Step): an answer was taken; `events_of` says what the screen may show of it.
        asked(seat, Decision, legal actions): a person at the screen is to answer.
        handover(seat): another person is to answer; they confirm with `take_seat`, or hold
            their hand up for a moment with `peek`.
        seat_taken(ply): somebody took the screen who saw the first `ply` answers and no more.
        peeked(): a hand was held up or covered again; show `view()` anew.
        thinking(seat, bool): a bot starts or stops thinking.
        bot_failed(seat, key, reason): a bot failed and the match went on, see `Player.bot_failed`.
        rewound(): answers were taken back or given again; show `view()` anew.
        finished(Result): the match is over.

    A game that hides nothing has handovers too, but needs neither: everybody may look at all of it.

    With `holding` set, whoever shows the match calls `proceed` when it has caught up: until
    then nobody at the screen is asked and a bot's answer, thought out meanwhile, waits.
    """

    started = Signal()
    advanced = Signal(object)
    asked = Signal(int, object, list)
    handover = Signal(int)
    seat_taken = Signal(int)
    peeked = Signal()
    thinking = Signal(int, bool)
    bot_failed = Signal(int, str, str)
    rewound = Signal()
    finished = Signal(object)

    def __init__(self, match: Match, process: BotProcess, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.holding = False
        self.process = process
        self.players = players_of(match.record.players, process, self)
        for player in self.players:
            player.answered.connect(self._on_answered)
            player.bot_failed.connect(self._on_trouble)
        self._humans = [seat for seat, player in enumerate(self.players) if player.human]
        self._viewer: Seat | None = OMNISCIENT if not self._humans else None
        if len(self._humans) == 1:
            self._viewer = self._humans[0]
        self._ticket = 0
        self._question: Question | None = None
        #: Bots are asked in the next turn of the event loop: whoever answered is not kept waiting.
        self._asking = QTimer(self)
        self._asking.setSingleShot(True)
        self._asking.timeout.connect(self._ask)
        #: Who is asked.
        self._asked: Seat | None = None
        #: A question is open but the screen has not caught up.
        self._held = False
        self._waiting: Action | None = None
        self._closed = False

    # -- what the screen may know ------------------------------------------------------------

    @property
    def viewer(self) -> Seat | None:
        """Whose view the screen shows; None: only the table (between two people)."""
        return self._viewer

    def view(self) -> View:
        """What the screen may show now; every hand once the match is over."""
        if self._viewer == OMNISCIENT or self.match.result is not None:
            return self.match.open_view()
        decision = self.match.decision
        open_to_all = self.match.game.perfect_information
        if self._viewer is None and decision is not None and open_to_all:
            return self.match.view(decision.seat)
        return self.match.view(self._viewer)

    def view_at(self, ply: int, *, open_hands: bool = False) -> View:
        """What the viewer knew after so many answers; or all there was to know, once it is over."""
        then = self.match.at(ply)
        if self._viewer == OMNISCIENT or (open_hands and self.match.result is not None):
            return then.open_view()
        return then.view(self._viewer)

    def events_of(self, step: Step) -> tuple[Event, ...]:
        """What the viewer perceives of a step."""
        return step.seen_by(self._viewer)

    def opening(self) -> tuple[Event, ...]:
        """What the viewer perceived of the deal."""
        seen = (event.seen_by(self._viewer) for event in self.match.opening)
        return tuple(event for event in seen if event is not None)

    @property
    def alone(self) -> bool:
        """Whether one person at the screen plays against bots."""
        return len(self._humans) == 1

    def names(self) -> list[str]:
        """Names per seat."""
        return [player.name for player in self.players]

    def is_human(self, seat: Seat) -> bool:
        return self.players[seat].human

    @property
    def question(self) -> Question | None:
        """The open question, with all its answers."""
        decision = self.match.decision
        if self._question is None and decision is not None and not self._closed:
            match, seat = self.match, decision.seat
            self._ticket += 1
            seed = bot_seed(match.record.secret, seat, match.ply)
            codes = tuple(match.codes())
            self._question = Question(
                self._ticket, seat, match.game, match.view(seat), codes, seed
            )  # fmt: skip
        return self._question

    # -- play --------------------------------------------------------------------------------

    def start(self) -> None:
        """Ask the first open question, or tell that the match is over."""
        self._held = self.holding
        self._next()
        self.started.emit()

    def submit(self, seat: Seat, action: Action) -> Step:
        """Take the answer of somebody at the screen; raises IllegalAnswer when it is refused."""
        step = self.match.submit(seat, action)
        self._advance(step)
        return step

    @property
    def watched(self) -> bool:
        """Whether bots play among themselves."""
        return not self._humans

    @property
    def person(self) -> Seat | None:
        """Who sits at the screen: the viewer, or with covered hands whoever is asked."""
        if self._viewer in self._humans:
            return self._viewer
        decision = self.match.decision
        return decision.seat if decision is not None and decision.seat in self._humans else None

    def can_resign(self) -> bool:
        """Whether the person at the screen has a match to resign."""
        return self.person is not None and self.match.result is None

    def resign(self, seat: Seat) -> None:
        """`seat` leaves the match."""
        self._advance(self.match.resign(seat))

    def proceed(self) -> None:
        """The screen has caught up: let the waiting bot answer, or ask the person."""
        if not self._held:
            return
        self._held = False
        decision = self.match.decision
        if decision is None or self._closed:
            return
        if self._waiting is not None:
            action, self._waiting = self._waiting, None
            self.submit(decision.seat, action)
        elif self.is_human(decision.seat):
            self._offer()

    def take_seat(self, seat: Seat) -> None:
        """`seat` says it is at the screen: show what it missed, then ask it."""
        self._viewer = seat
        decision = self.match.decision
        self._held = self.holding and decision is not None
        mine = [ply for ply, (who, _) in enumerate(self.match.record.answers, 1) if who == seat]
        self.seat_taken.emit(mine[-1] if mine else 0)
        if not self.holding and decision is not None and decision.seat == seat:
            self._offer()

    def peek(self, seat: Seat | None) -> None:
        """Show a hand for as long as it is held up; None covers it again."""
        if seat != self._viewer:
            self._viewer = seat
            self.peeked.emit()

    def close(self) -> None:
        """Ask nobody any more."""
        self._withdraw()
        self._closed = True

    def _advance(self, step: Step) -> None:
        self._withdraw()
        self._held = self.holding
        self.advanced.emit(step)
        self._next()

    def _withdraw(self) -> None:
        self._asking.stop()
        self._question = self._waiting = None
        asked, self._asked = self._asked, None
        if asked is None:
            return
        player = self.players[asked]
        if not player.human:
            player.withdraw()
            self.thinking.emit(asked, False)

    def _next(self) -> None:
        if self._closed:
            return
        result = self.match.result
        if result is not None:
            self.finished.emit(result)
            return
        decision = self.match.decision
        assert decision is not None
        seat = self._asked = decision.seat
        if not self.is_human(seat):
            self._asking.start()
        elif not self._held:
            self._offer()

    def _ask(self) -> None:
        """Put the open question to the player it is for."""
        question = self.question
        assert question is not None
        player = self.players[question.seat]
        if not player.human:
            self.thinking.emit(question.seat, True)
        player.ask(question)

    def _offer(self) -> None:
        """Let the person answer who is asked, or whoever looks make way for them."""
        decision, question = self.match.decision, self.question
        assert decision is not None
        assert question is not None
        if self._viewer != decision.seat:
            self._viewer = None
            self.handover.emit(decision.seat)
            return
        self._ask()
        self.asked.emit(decision.seat, decision, question.legal)

    def _on_answered(self, ticket: int, action: Action) -> None:
        question = self._question
        if question is None or ticket != question.ticket:
            return
        self.match.note_thought(self.players[question.seat].iterations)
        self.thinking.emit(question.seat, False)
        if self._held:
            self._waiting = action
        else:
            self.submit(question.seat, action)

    def _on_trouble(self, seat: Seat, key: str, reason: str) -> None:
        self.match.mark(key, seat=seat, reason=reason)
        self.bot_failed.emit(seat, key, reason)

    # -- going back --------------------------------------------------------------------------

    def _undoer(self) -> Seat | None:
        """Whose last answer can be taken back: the viewer's; else that of the last person."""
        steps = self.match.steps
        answered = [one.seat for one in steps if one.seat in self._humans and not one.forced]
        if self._viewer in self._humans:
            return self._viewer if self._viewer in answered else None
        return answered[-1] if answered else None

    def can_undo(self) -> bool:
        """Whether the person looking has an answer to take back."""
        return self._undoer() is not None

    def undo(self) -> None:
        """Back to the last question the person looking answered."""
        seat = self._undoer()
        if seat is not None:
            self._withdraw()
            self.match.undo(seat)
            self._after_rewind()

    def can_redo(self) -> bool:
        return self.match.can_redo

    def redo(self) -> None:
        """Give the answers taken back again, up to the viewer's next question."""
        if not self.match.can_redo:
            return
        self._withdraw()
        while self.match.redo() is not None:
            decision = self.match.decision
            if self.match.forced:
                continue
            if decision is not None and decision.seat in (self._viewer, *self._covered()):
                break
        self._after_rewind()

    def _covered(self) -> list[Seat]:
        """People whose hands lie covered while nobody looks."""
        return self._humans if self._viewer is None else []

    def _after_rewind(self) -> None:
        self._held = False
        self.rewound.emit()
        self._next()

    def result(self) -> Result | None:
        """How the match ended, or None."""
        return self.match.result
