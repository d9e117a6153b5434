"""The session: owns a match, asks its players, tells the table what happened."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.botprocess import BotProcess
from desktop.players import BotPlayer, HumanPlayer, Player, Question
from engine.core import OPEN, Action, Event, Json, Result, Seat, View
from engine.match import Match, Step
from engine.rng import derived_seed


def players_of(entries: tuple[Json, ...], process: BotProcess, parent: QObject) -> list[Player]:
    """Players from a record's entries ({"kind", "name", "level"}), seat by seat."""
    players: list[Player] = []
    for entry in entries:
        if entry.get("kind") == "bot":
            players.append(BotPlayer(entry["name"], entry["level"], process, parent))
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
        taken(ply): somebody took the screen who saw the first `ply` answers and no more.
        peeked(): a hand was held up or covered again; show `view()` anew.
        thinking(seat, bool): a bot starts or stops thinking.
        troubled(seat, key): "restarted" or "replaced": a bot failed and the match went on.
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
    taken = Signal(int)
    peeked = Signal()
    thinking = Signal(int, bool)
    troubled = Signal(int, str)
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
            player.troubled.connect(self._on_trouble)
        self._humans = [seat for seat, player in enumerate(self.players) if player.human]
        self._looker: Seat | None = OPEN if not self._humans else None
        if len(self._humans) == 1:
            self._looker = self._humans[0]
        self._ticket = 0
        self._question: Question | None = None
        #: A question is open but the screen has not caught up.
        self._held = False
        self._waiting: Action | None = None
        self._closed = False

    # -- what the screen may know ------------------------------------------------------------

    @property
    def looker(self) -> Seat | None:
        """Whose view the screen shows; None: only the table (between two people)."""
        return self._looker

    def view(self) -> View:
        """What the screen may show now; every hand once the match is over."""
        if self._looker == OPEN or self.match.result is not None:
            return self.match.open_view()
        if self._looker is None and self._question is not None and not self.match.game.hidden:
            return self.match.view(self._question.seat)
        return self.match.view(self._looker)

    def view_at(self, ply: int, *, open_hands: bool = False) -> View:
        """What the looker knew after so many answers; or all there was to know, once it is over."""
        then = self.match.at(ply)
        if self._looker == OPEN or (open_hands and self.match.result is not None):
            return then.open_view()
        return then.view(self._looker)

    def events_of(self, step: Step) -> tuple[Event, ...]:
        """What the looker perceives of a step."""
        return step.seen_by(self._looker)

    def opening(self) -> tuple[Event, ...]:
        """What the looker perceived of the deal."""
        seen = (event.seen_by(self._looker) for event in self.match.opening)
        return tuple(event for event in seen if event is not None)

    def names(self) -> list[str]:
        """Names per seat."""
        return [player.name for player in self.players]

    def is_human(self, seat: Seat) -> bool:
        return self.players[seat].human

    @property
    def question(self) -> Question | None:
        """The open question."""
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
    def person(self) -> Seat | None:
        """Who sits at the screen: the looker, or with covered hands whoever is asked."""
        if self._looker in self._humans:
            return self._looker
        asked = self._question.seat if self._question is not None else None
        return asked if asked in self._humans else None

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
        question = self._question
        if question is None:
            return
        if self._waiting is not None:
            action, self._waiting = self._waiting, None
            self.submit(question.seat, action)
        elif self.is_human(question.seat):
            self._offer(question)

    def take_seat(self, seat: Seat) -> None:
        """`seat` says it is at the screen: show what it missed, then ask it."""
        self._looker = seat
        question = self._question
        self._held = self.holding and question is not None
        mine = [ply for ply, (who, _) in enumerate(self.match.record.answers, 1) if who == seat]
        self.taken.emit(mine[-1] if mine else 0)
        if not self.holding and question is not None and question.seat == seat:
            self._offer(question)

    def peek(self, seat: Seat | None) -> None:
        """Show a hand for as long as it is held up; None covers it again."""
        if seat != self._looker:
            self._looker = seat
            self.peeked.emit()

    def close(self) -> None:
        """Ask nobody any more."""
        self._closed = True
        self._withdraw()

    def _advance(self, step: Step) -> None:
        self._withdraw()
        self._held = self.holding
        self.advanced.emit(step)
        self._next()

    def _withdraw(self) -> None:
        question, self._question = self._question, None
        self._waiting = None
        if question is None:
            return
        player = self.players[question.seat]
        player.withdraw()
        if not player.human:
            self.thinking.emit(question.seat, False)

    def _next(self) -> None:
        if self._closed:
            return
        result = self.match.result
        if result is not None:
            self.finished.emit(result)
            return
        decision = self.match.decision
        assert decision is not None
        self._ticket += 1
        seat = decision.seat
        seed = derived_seed(self.match.record.seed, seat, self.match.ply)
        question = Question(
            self._ticket,
            seat,
            self.match.game,
            self.match.view(seat),
            tuple(self.match.codes()),
            seed,
        )
        self._question = question
        if not self.is_human(seat):
            self.thinking.emit(seat, True)
            self.players[seat].ask(question)
        elif not self._held:
            self._offer(question)

    def _offer(self, question: Question) -> None:
        seat = question.seat
        if self._looker != seat:
            self._looker = None
            self.handover.emit(seat)
            return
        decision = self.match.decision
        assert decision is not None
        self.players[seat].ask(question)
        self.asked.emit(seat, decision, question.legal)

    def _on_answered(self, ticket: int, action: Action) -> None:
        question = self._question
        if question is None or ticket != question.ticket:
            return
        self.thinking.emit(question.seat, False)
        if self._held:
            self._waiting = action
        else:
            self.submit(question.seat, action)

    def _on_trouble(self, seat: Seat, key: str) -> None:
        self.match.mark(key, seat=seat)
        self.troubled.emit(seat, key)

    # -- going back --------------------------------------------------------------------------

    def _undoer(self) -> Seat | None:
        """Whose last answer can be taken back: the looker's; else that of the last person."""
        answered = [who for who, _ in self.match.record.answers if who in self._humans]
        if self._looker in self._humans:
            return self._looker if self._looker in answered else None
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
        """Give the answers taken back again, up to the looker's next question."""
        if not self.match.can_redo:
            return
        self._withdraw()
        while self.match.redo() is not None:
            decision = self.match.decision
            if decision is not None and decision.seat in (self._looker, *self._covered()):
                break
        self._after_rewind()

    def _covered(self) -> list[Seat]:
        """People whose hands lie covered while nobody looks."""
        return self._humans if self._looker is None else []

    def _after_rewind(self) -> None:
        self._held = False
        self.rewound.emit()
        self._next()

    def result(self) -> Result | None:
        """How the match ended, or None."""
        return self.match.result
