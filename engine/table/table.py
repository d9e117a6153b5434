"""The table: asks the players of a match one after the other, and reports what they do."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Final

from engine.core.errors import IllegalActionError
from engine.core.rng import bot_seed
from engine.core.routines import Routine
from engine.core.values import Action, Interruption, Result, Return, Seat, Step
from engine.data.codec import encode
from engine.play.match import Match
from engine.play.record import hinted_answers
from engine.play.setup import deputy_level
from engine.table.bot_process import Bots
from engine.table.interruption_round import InterruptionRound
from engine.table.loop import Handle, Loop
from engine.table.players import Company, OpenProgram, Party, Player, Question
from engine.table.seat_routines import Routines
from engine.table.small_talk import Evening
from engine.talk.statements import Statement


def _ignore(*report: object) -> None:
    """Take no notice of a report."""


@dataclass(frozen=True, slots=True)
class Reports:
    """What a table reports, each at once; by default nobody takes notice.

    A report may call the table, but must not raise.
    """

    #: The first question is open; with `holds_questions` set, `proceed` asks it.
    started: Callable[[], None] = _ignore
    #: An action was taken.
    advanced: Callable[[Step], None] = _ignore
    #: A seat said something; nothing on the table changes by it.
    spoke: Callable[[Step], None] = _ignore
    #: A person is to answer. It may be the same question as before, put again.
    asked: Callable[[Question], None] = _ignore
    #: A bot starts or stops thinking.
    thinking_changed: Callable[[Seat, bool], None] = _ignore
    #: A bot failed and the match went on, as (seat, key, reason), see `Company.failed`.
    bot_failed: Callable[[Seat, str, str], None] = _ignore
    #: Answers were taken back or repeated, or a person left their seat or came back to it.
    rewound: Callable[[], None] = _ignore
    #: The match is over.
    finished: Callable[[Result], None] = _ignore
    #: The record changed, but not by an action: a mark, or a routine that was switched.
    record_changed: Callable[[], None] = _ignore


#: Seconds that a bot gives people to answer its offers before it goes on.
OFFER_PAUSE_S: Final = 12.0


@dataclass(frozen=True, slots=True)
class _Pause:
    """The one pause of a bot before an answer, in which people can answer its offers."""

    seat: Seat
    #: The number of answers before its own (`Match.answer_count`).
    answered: int
    #: When it ends, in seconds of `monotonic`.
    end: float


class Table:
    """The only owner of a match while it is played: knows who is asked next.

    People are wherever they are: each seat is asked by itself, and its answer comes by `submit` or
    `answer`. Bots are asked in their processes. A routine that a person has switched on answers in
    their place, no sooner than a bot would. When a person leaves (`leave`), a bot answers for their
    seat until they come back.

    With `holds_questions` set, every step waits for `proceed`, until a person has seen it. Before
    that no person is asked, and the action of a bot, which may think meanwhile, waits.

    Two people:

    >>> import asyncio
    >>> from engine.games import GAMES
    >>> from engine.play.match_files import new_record
    >>> from engine.table.asyncio_loop import AsyncioLoop
    >>> from engine.table.bot_process import BotProcess
    >>> async def play():
    ...     people = ({"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"})
    ...     game = GAMES[next(iter(GAMES))]
    ...     loop = AsyncioLoop()
    ...     ask = lambda question: print(question.seat, question.view.decision.kind)
    ...     match = Match(new_record(game, 2, 1, {}, people))
    ...     table = Table(match, loop, BotProcess(loop), Reports(asked=ask))
    ...     table.start()
    ...     step = table.submit(0, table.question.legal[0])
    ...     table.undo(0)
    ...     table.close()
    >>> asyncio.run(play())
    0 choose_region
    0 battle
    0 choose_region
    """

    def __init__(
        self,
        match: Match,
        loop: Loop,
        bots: Bots,
        reports: Reports | None = None,
        *,
        routines: Sequence[Routine] | None = None,
        open_program: OpenProgram | None = None,
        evening: Evening | None = None,
    ) -> None:
        """Lay the table.

        `routines` replace those of the game; `open_program` opens external programs. The bots
        remember the matches of `evening`, or none.
        """
        self.match = match
        self.holds_questions = False
        #: Whether the person at a seat can answer now. A bot waits up to `OFFER_PAUSE_S` for the
        #: answer of such a person to its offer. Call `ask_again` when this has changed.
        self.is_reachable: Callable[[Seat], bool] = lambda seat: True
        self._loop, self._reports = loop, reports or Reports()
        company = Company(loop, bots, self._on_answered, self._on_bot_failed, open_program)
        self._party = Party(match, company)
        self._interruptions = InterruptionRound(
            match, bots, self._party, loop, self._on_bot_interrupted, evening or Evening()
        )
        declared = match.game.routines if routines is None else routines
        self.routines = Routines(match, declared, self._on_routine_changed)
        #: Asks the bots what they say or do in the next turn of the loop, before a question.
        self._interrupting: Handle | None = None
        #: Asks a bot or a routine in the next turn of the loop, so that the person who answered
        #: does not wait for it.
        self._asking: Handle | None = None
        #: The pause of the bot that is to move, also after its end, or None.
        self._pause: _Pause | None = None
        self._ticket = 0
        self._question: Question | None = None
        self._asked_seat: Seat | None = None
        #: The bot that answers the open question of a person whose time is up.
        self._deputy: Player | None = None
        #: Whether a step waits for `proceed`.
        self._is_held = False
        self._held_action: Action | None = None
        self._is_closed = False

    # -- who plays ---------------------------------------------------------------------------------

    @property
    def players(self) -> list[Player]:
        """The player of each seat."""
        return self._party.players

    @property
    def people(self) -> list[Seat]:
        """The seats of the people at the table."""
        return self._party.people

    def is_human(self, seat: Seat) -> bool:
        """Return whether a person plays a seat now."""
        return self.players[seat].is_human

    @property
    def has_talk(self) -> bool:
        """Whether players talk at this table."""
        return self._interruptions.can_talk

    # -- play --------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The open question with its legal actions, or None."""
        decision = self.match.decision
        if self._question is None and decision is not None and not self._is_closed:
            match, seat = self.match, decision.seat
            self._ticket += 1
            seed = bot_seed(match.record.secret, seat, match.answer_count)
            codes = tuple(match.codes())
            self._question = Question(
                ticket=self._ticket,
                seat=seat,
                game=match.game,
                view=match.view(seat),
                codes=codes,
                seed=seed,
                heard=() if self.is_human(seat) else match.heard(),
                bot_codes=tuple(match.bot_codes()),
            )
        return self._question

    def start(self) -> None:
        """Ask the first open question, or report that the match is over."""
        self._is_held = self.holds_questions
        self._interruptions.begin()
        self._ask_next()
        self._reports.started()

    def submit(
        self, seat: Seat, action: Action, *, joined: bool = False, unasked: bool = False
    ) -> Step:
        """Take the action of a person. Raises IllegalActionError when it is illegal.

        With `joined`, undo takes it back together with the action before. `unasked` says that it
        was given in the person's place.
        """
        step = self.match.submit(seat, action, joined=joined, unasked=unasked)
        self._advance(step)
        return step

    def answer(self, ticket: int, seat: Seat, action: Action, *, joined: bool = False) -> Step:
        """Take a person's answer to the question with this ticket, as `submit` does.

        An answer that comes twice or too late is refused as "stale".
        """
        question = self._question
        if question is None or (ticket, seat) != (question.ticket, question.seat):
            raise IllegalActionError(f"stale: question {ticket} is not open", "stale")
        return self.submit(seat, action, joined=joined)

    def ask_deputy(self) -> None:
        """Let a bot answer the open question of a person whose time is up.

        The person may still answer before the bot. Nothing happens while a bot is asked anyway.
        """
        question = self.question
        if question is None or not self.is_human(question.seat) or self._deputy is not None:
            return
        level = deputy_level(self.match.record.players)
        self._deputy = self._party.deputy(question.seat, level)
        self._reports.thinking_changed(question.seat, True)
        self._deputy.ask(question)

    def interrupt(self, seat: Seat, action: Interruption, ply: int) -> Step:
        """Let a seat act without being asked (`Match.interrupt`).

        Raises IllegalActionError.

        The open question stays open under its ticket. If its seat now sees or may do something
        else, it is withdrawn and put anew under another ticket.
        """
        step = self.match.interrupt(seat, action, ply)
        if isinstance(action, Statement):
            self._pass_on(step)
        elif self._is_outdated():
            self._advance(step)
        else:
            self._is_held = self.holds_questions
            self._reports.advanced(step)
            self._interruptions.begin()
        return step

    def resign(self, seat: Seat) -> None:
        """Resign the match for `seat`, which ends it."""
        self._advance(self.match.resign(seat))

    def call_off(self, seat: Seat) -> None:
        """End the match without a winner, as `seat` asked."""
        self._advance(self.match.call_off(seat))

    def note_hint(self) -> None:
        """Note in the record that the asked player wants a hint, once per decision."""
        decision, match = self.match.decision, self.match
        if decision is None:
            return
        mark = {"mark": "hint", "ply": match.ply, "seat": decision.seat}
        if mark not in match.record.marks:
            match.mark("hint", seat=decision.seat)
            self._reports.record_changed()

    def note_hinted(self, action: Action) -> None:
        """Note in the record that a hint shows an answer first, once per decision and answer."""
        decision, match = self.match.decision, self.match
        if decision is None:
            return
        written = encode(action)
        if written not in hinted_answers(match.marks, match.ply, decision.seat):
            match.mark("hinted", seat=decision.seat, action=written)
            self._reports.record_changed()

    def close(self) -> None:
        """Close the table: no player is asked any more."""
        self._cancel_question()
        self._stop_interrupting()
        self._interruptions.close()
        self._party.close()
        self._is_closed = True

    # -- leaving a seat to a bot, and coming back --------------------------------------------------

    def leave(self, seat: Seat, *, for_good: bool = False) -> None:
        """Replace the person at `seat` by a bot, to the end of the match if they gave up."""
        self._cancel_question()
        self.match.leave(seat, deputy_level(self.match.record.players), for_good=for_good)
        self._after_rewind()

    def returnable_seats(self) -> list[Seat]:
        """Return the seats to which people can come back."""
        seats = range(self.match.seats)
        return [seat for seat in seats if not self.match.refusal(seat, Return())]

    def come_back(self, seat: Seat) -> None:
        """Give `seat` back to the person who left it."""
        self._cancel_question()
        self.match.come_back(seat)
        self._after_rewind()

    # -- taking back -------------------------------------------------------------------------------

    def undo(self, seat: Seat) -> None:
        """Go back to the last question that `seat` answered."""
        self._cancel_question()
        self.match.undo(seat)
        self.routines.undone_to = self.match.ply
        self._after_rewind()

    def redo(self, until: Collection[Seat]) -> None:
        """Repeat the actions that were taken back, up to the next question of one of the seats."""
        if not self.match.can_redo:
            return
        self._cancel_question()
        while self.match.redo() is not None:
            decision = self.match.decision
            if self.match.passes_over or self.match.is_amid_act:
                continue
            if decision is not None and decision.seat in until:
                break
        self._after_rewind()

    def _after_rewind(self) -> None:
        self._stop_interrupting()
        self._interruptions.end()
        self._party.update_seats()
        self._is_held = False
        self._pause = None
        self._reports.rewound()
        self._ask_next()

    # -- waiting until a step was seen -------------------------------------------------------------

    def hold(self) -> None:
        """Ask nobody before the next `proceed`; without `holds_questions` nothing happens."""
        self._is_held = self.holds_questions

    def proceed(self) -> None:
        """Go on: take the waiting answer of a bot, or ask the person."""
        if not self._is_held:
            return
        self._is_held = False
        decision = self.match.decision
        if decision is None or self._is_closed:
            return
        if self._held_action is not None:
            action, self._held_action = self._held_action, None
            self._submit_action(decision.seat, action)
        elif self.is_human(decision.seat) and self._asking is None:
            self._ask_person()

    # -- the next question -------------------------------------------------------------------------

    def _pause_left_s(self) -> float:
        """Return for how many seconds the bot that is to move still waits, or 0.

        It pauses once for its open offers, as long as one of the people concerned is reachable.
        Then it goes on, and the offers stand until they lapse.
        """
        decision = self.match.decision
        if decision is None or self.is_human(decision.seat):
            return 0.0
        awaited = set(self.match.awaited_seats()) & set(self.people)
        if not awaited:
            self._pause = None
        if not any(self.is_reachable(seat) for seat in awaited):
            return 0.0
        seat, answered, pause = decision.seat, self.match.answer_count, self._pause
        if pause is None or (pause.seat, pause.answered) != (seat, answered):
            self._pause = pause = _Pause(seat, answered, monotonic() + OFFER_PAUSE_S)
        return max(0.0, pause.end - monotonic())

    def ask_again(self) -> None:
        """Put the open question again: to a person under its ticket, to a bot under a new one."""
        decision = self.match.decision
        if decision is None or self._is_closed or self._is_held:
            return
        if self.is_human(decision.seat):
            self._ask_person()
        else:
            self._cancel_question()
            self._ask_next()

    def _ask_next(self) -> None:
        if self._is_closed:
            return
        result = self.match.result
        if result is not None:
            self._interruptions.finish()
            self._reports.finished(result)
            return
        decision = self.match.decision
        assert decision is not None
        seat = self._asked_seat = decision.seat
        if not self.is_human(seat) or self._routine_action() is not None:
            self._ask_soon()
        elif not self._is_held:
            self._ask_person()

    def _ask_person(self) -> None:
        """Ask the person of the open question."""
        question = self.question
        assert question is not None
        self._begin_interruptions()
        self._reports.asked(question)

    def _ask_soon(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
        self._asking = self._loop.call_soon(self._ask_player)

    def _ask_player(self) -> None:
        """Put the open question to a bot, or to the routine of a person."""
        self._asking = None
        self._begin_interruptions()
        if pause_left_s := self._pause_left_s():
            self._asking = self._loop.call_later(pause_left_s, self._ask_player)
            return
        question, routine = self.question, self._routine_action()
        assert question is not None
        player = self.players[question.seat]
        if not player.is_human or routine is not None:
            self._reports.thinking_changed(question.seat, True)
        if routine is None:
            player.ask(question)
            return
        # Its action is shown when a bot's answer would be.
        self._reports.thinking_changed(question.seat, False)
        self._submit_when_ready(routine)

    def _routine_action(self) -> Action | None:
        """Return a routine's answer to the open question of a person, or None."""
        seat = self._asked_seat
        return self.routines.choose_action() if seat is not None and self.is_human(seat) else None

    def _on_routine_changed(self, seat: Seat) -> None:
        """Let a routine that was switched on answer the open question."""
        self._reports.record_changed()
        if seat == self._asked_seat and self._routine_action() is not None:
            self._ask_soon()

    def _on_answered(self, ticket: int, action: Action) -> None:
        """Take the answer of a bot, unless it is to a question that is no longer open."""
        question = self._question
        if question is None or ticket != question.ticket:
            return
        self.match.note_thought(self.players[question.seat].iterations)
        self._reports.thinking_changed(question.seat, False)
        self._submit_when_ready(action)

    def _on_bot_failed(self, seat: Seat, key: str, reason: str) -> None:
        self.match.mark(key, seat=seat, reason=reason)
        self._reports.bot_failed(seat, key, reason)

    def _submit_when_ready(self, action: Action) -> None:
        """Take an action of a bot or routine, or keep it until `proceed`."""
        question = self.question
        assert question is not None
        if self._is_held:
            self._held_action = action
        else:
            self._submit_action(question.seat, action)

    def _submit_action(self, seat: Seat, action: Action) -> None:
        """Submit the action of a bot or of a person's routine."""
        self._advance(self.match.submit(seat, action, unasked=self.is_human(seat)))

    def _advance(self, step: Step) -> None:
        self._cancel_question()
        self._is_held = self.holds_questions
        self._reports.advanced(step)
        self._stop_interrupting()
        self._interrupting = self._loop.call_soon(self._begin_interruptions)
        self._ask_next()

    def _cancel_question(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None
        self._question = self._held_action = None
        seat, self._asked_seat = self._asked_seat, None
        deputy, self._deputy = self._deputy, None
        if seat is None:
            return
        player = deputy or self.players[seat]
        if not player.is_human:
            player.withdraw()
            self._reports.thinking_changed(seat, False)
        if deputy is not None:
            deputy.leave()

    # -- interruptions -----------------------------------------------------------------------------

    def _begin_interruptions(self) -> None:
        """Ask the bots what they say or do, unless they were asked since the last step."""
        if self._interrupting is not None:
            self._stop_interrupting()
            self._interruptions.begin()

    def _stop_interrupting(self) -> None:
        if self._interrupting is not None:
            self._interrupting.cancel()
            self._interrupting = None

    def _pass_on(self, step: Step) -> None:
        """Report a statement; a bot that thinks begins anew with what it heard."""
        question = self._question
        anew = question is not None and not self.is_human(question.seat) and self._is_outdated()
        if anew:
            self._cancel_question()
        self._reports.spoke(step)
        self._interruptions.begin()
        if anew:
            self._ask_next()

    def _on_bot_interrupted(self, seat: Seat, action: Interruption, ply: int) -> None:
        if self._is_closed:
            return
        # Meanwhile it may have become too late for it.
        with suppress(IllegalActionError):
            self.interrupt(seat, action, ply)

    def _is_outdated(self) -> bool:
        """Return whether the open question is no longer what its seat sees and may do."""
        question, decision = self._question, self.match.decision
        if question is None or decision is None or decision.seat != question.seat:
            return True
        if not self.is_human(question.seat) and self.match.heard() != question.heard:
            return True
        view = self.match.view(question.seat)
        return view != question.view or tuple(self.match.codes()) != question.codes
