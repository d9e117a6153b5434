"""Show a moment of the match, now or past, on board, panel and chronicle, and its badges."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.panels.chronicle_model import ChronicleEntry, ChronicleNote
from desktop.table.hints.hint_callouts import MAX_CALLOUTS
from desktop.table.moods import feelings_after
from desktop.windows.match_page.components import PageComponents
from engine.bots.bot_names import split_temper
from engine.core.values import OPEN, PRESENCE, Action, Event, Seat, Step
from engine.talk.statements import Statement

#: Answers that are written to the chronicle in one event.
_LINES_PER_EVENT = 150


class MomentDisplay(QObject):
    """Brings board, panel and chronicle to a moment; asks no questions.

    Signals:
        statements_shown(steps): these statements, each with its number, were added to the
            chronicle.
    """

    statements_shown = Signal(list)

    def __init__(self, parts: PageComponents, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        #: What people did meanwhile, by the number of actions before it.
        self._notes: dict[int, tuple[ChronicleNote, ...]] = {}

    def note(self, note: ChronicleNote, after: int | None = None) -> None:
        """Add a line about a person to the chronicle, after so many actions; None for all shown."""
        chronicle = self._parts.sidebar.chronicle
        last = max(0, chronicle.model.count - 1)
        number = last if after is None else min(last, after)
        # What was noted after moves that are taken back stays, after what is left.
        late = sorted(at for at in self._notes if at > last)
        entries = [entry for at in late for entry in self._notes.pop(at)]
        self._notes[number] = (*self._notes.get(number, ()), *entries, note)
        self._write_chronicle(last)

    def rename(self) -> None:
        """Show other names of the same players."""
        parts = self._parts
        self._write_chronicle(max(0, parts.sidebar.chronicle.model.count - 1))
        self.seats()
        if parts.lookback.ply is None and not parts.director.is_busy:
            self.show_present()
        parts.sidebar.refresh()

    def seats(self, viewer: Seat | None = None) -> None:
        """Seat the players for a viewer, by default the current one."""
        parts = self._parts
        viewer = parts.session.viewer if viewer is None else viewer
        covered = parts.state.covered if viewer is None else None
        parts.scene.set_seats(parts.session.names(), viewer, covered)

    def show_present(self) -> None:
        """Show the present."""
        parts = self._parts
        parts.view.is_past_shown = parts.scene.is_past_shown = False
        parts.scene.past_events = ()
        self.seats()
        parts.scene.mark_recent(parts.lookback.recent_events())
        view = parts.session.view()
        parts.scene.sync(view)
        self.show_moods()
        parts.sidebar.show_view(view)
        parts.sidebar.chronicle.mark_past(None)
        parts.view.describe()

    def show_past(self) -> None:
        """Show the moment looked back at; without one do nothing."""
        parts = self._parts
        if parts.lookback.ply is None:
            return
        parts.view.is_past_shown = True
        parts.scene.is_past_shown = parts.review.is_open and parts.review.turn is not None
        view = parts.lookback.view()
        # At a turning point the actions are shown on the board.
        events = () if parts.scene.is_past_shown else parts.lookback.events_at(parts.lookback.ply)
        parts.scene.past_events = events
        self.seats(parts.lookback.viewer)
        parts.scene.mark_recent(parts.lookback.recent_events())
        parts.scene.sync(view)
        # Only the seat that was asked a private question looks back at being asked it.
        decision, viewer = view.decision, parts.lookback.viewer
        secret = decision is not None and decision.private and decision.seat != viewer
        is_held_back = secret and parts.session.match.result is None
        self.show_moods()
        parts.sidebar.show_view(view, held=is_held_back)
        parts.sidebar.chronicle.mark_past(parts.lookback.ply)
        parts.view.describe()
        parts.strip.refresh()

    def show_moods(self, duration_factor: float = 0.0) -> None:
        """Let the faces show the moods of the moment shown; they fade with a factor above 0."""
        parts, match = self._parts, self._parts.session.match
        ply = parts.lookback.ply
        view = match.view(None) if ply is None else parts.lookback.public_view()
        result = match.result if ply is None else None
        tempers = [split_temper(player.get("level", ""))[1] for player in match.players]
        seat_feelings = feelings_after(
            parts.table.moods, match.steps[:ply], view, tempers, result.winners if result else ()
        )
        parts.sidebar.set_moods(
            seat_feelings, duration_factor, moves=bool(parts.scene.duration_factor)
        )

    def writing(self) -> list[Callable[[], None]]:
        """Return steps that write the chronicle, in parts where the match is long."""
        last = self._parts.session.match.ply
        parts = range(_LINES_PER_EVENT, last, _LINES_PER_EVENT) if IDLE_TIME.is_window_shown else ()
        return [*(partial(self._write_chronicle, ply) for ply in parts), self.chronicle]

    def chronicle(self, ply: int | None = None) -> None:
        """Write the chronicle as the viewer knows it, of the first `ply` actions, None for all."""
        self._write_chronicle(ply)
        self._parts.sidebar.show_view(self._parts.session.view())

    def _write_chronicle(self, ply: int | None) -> None:
        parts, session = self._parts, self._parts.session
        entries = [ChronicleEntry(None, session.opening(), notes=self._notes.get(0, ()))]
        entries += [self._entry(step, n) for n, step in enumerate(session.match.steps[:ply])]
        parts.sidebar.chronicle.show_entries(entries, session.names(), session.viewer)

    def delay_turn_end(self, step: Step) -> None:
        """Let the turn of the person at the screen end before the board shows the answer."""
        parts = self._parts
        if step.seat == parts.session.viewer and parts.lookback.ply is None:
            parts.sidebar.pause_seats()
            # Past agreements are looked up; they do not keep the room of the seats for good.
            if parts.sidebar.agreements.are_all_shown and not isinstance(step.action, Statement):
                parts.sidebar.agreements.open_all(is_on=False)

    def step(self, step: Step) -> None:
        """Add a step that the board has shown, and the statements after it."""
        parts = self._parts
        self.add_statements()
        if not isinstance(step.action, Statement):
            parts.sidebar.chronicle.add(self._entry(step, parts.sidebar.chronicle.model.count - 1))
        self.add_statements()
        self.show_moods(parts.scene.duration_factor)
        parts.sidebar.show_view(parts.session.view())
        parts.view.describe()

    def add_statements(self) -> list[tuple[int, Step]]:
        """Add the statements since the last line; return these steps, each with its number.

        What is said while the board still shows an earlier action waits for its end.
        """
        chronicle, steps = self._parts.sidebar.chronicle, self._parts.session.match.steps
        added: list[tuple[int, Step]] = []
        number = chronicle.model.count - 1
        while 0 <= number < len(steps) and isinstance(steps[number].action, Statement):
            chronicle.add(self._entry(steps[number], number))
            added.append((number, steps[number]))
            number += 1
        if added:
            self.statements_shown.emit(added)
        return added

    def entry(self, number: int) -> ChronicleEntry:
        """Return the entry of a step of the match, by its number from 0."""
        return self._entry(self._parts.session.match.steps[number], number)

    def _entry(self, step: Step, number: int) -> ChronicleEntry:
        """Return the entry of the step that is the given one of the match, from 0."""
        session, action = self._parts.session, step.action
        agreement_log = session.match.agreement_log
        events = session.events_of(step)
        coming = action if isinstance(action, PRESENCE) else None
        statement = action if isinstance(action, Statement) else None
        about = agreement_log.agreement_replied_to(statement) if statement is not None else None
        if about is not None:
            # What became of it later is no part of this line.
            about = replace(about, status=OPEN, breaker=None, verdicts=())
        outcomes = tuple(agreement_log.outcomes.get(number, ()))
        early = number in agreement_log.early_offers
        return ChronicleEntry(
            step.seat,
            events,
            coming,
            statement,
            about,
            early,
            outcomes,
            tuple(agreement_log.forsaken.get(number, ())),
            *bargain_of(self._parts, number),
            notes=self._notes.get(number + 1, ()),
        )


def bargain_of(parts: PageComponents, number: int) -> tuple[tuple[Event, ...], str]:
    """Return the events of the offer that a step answers, and why a bot refuses it, as a key.

    The number of the step is from 0; without one the events are () and the key is "".
    """
    session = parts.session
    talk, steps = session.match.game.talk, session.match.steps
    # The board may still show a step that has been taken back.
    at = talk.answered_offer(steps, number) if number < len(steps) else None
    if at is None:
        return (), ""
    is_bot = session.match.attendance.player(steps[number].seat).get("kind") == "bot"
    key = talk.refusal_key(steps[at], steps[number]) if is_bot else ""
    return session.events_of(steps[at]), key


def number_of(parts: PageComponents, step: Step) -> int | None:
    """Return the number of a step of the match, from 0; None for another step."""
    steps = parts.session.match.steps
    return next((n for n in range(len(steps) - 1, -1, -1) if steps[n] is step), None)


class BadgeMarks(QObject):
    """The numbers of the moves that the panel lists, at their places on the board.

    They are shown at a turning point of a review and while *Why?* is answered.

    Places show their names meanwhile, in the whole review, while a hint is shown, and wherever a
    panel mentions them. It must be made after the other parts of a page, because the places of
    badges depend on what the board shows.
    """

    def __init__(self, parts: PageComponents, page: QObject) -> None:
        super().__init__(page)
        self._parts = parts
        #: Whether places show their names all the time.
        self.are_names_shown = False
        review, replay = parts.review, parts.replay
        for signal in (
            parts.lookback.changed,
            parts.hint.changed,
            parts.why.changed,
            parts.director.replay_ended,
            replay.changed,
            replay.moved,
            parts.sidebar.advice.rows_changed,
            review.changed,
            review.runner.findings_added,
            review.trial.changed,
        ):
            signal.connect(self.refresh)
        # Names move with the board's items, badges are above them.
        parts.scene.rearranged.connect(self._place_badges)

    def refresh(self) -> None:
        """Update names and badges to the moves the panel lists now."""
        if self._parts.scene.view is not None:
            parts = self._parts
            listed, advice = [move for _, move in self._listed_moves()], parts.hint.advice
            is_named = parts.review.is_open or advice is not None or bool(listed)
            if advice is not None:
                listed += [move.action for move in advice.moves[:MAX_CALLOUTS]]
            parts.scene.name_places(self.are_names_shown or is_named, listed)
            self._place_badges()

    def _place_badges(self) -> None:
        """Put badges at the current positions of their places."""
        scene, moves = self._parts.scene, self._listed_moves()
        if scene.view is not None and (moves or scene.badges.shown_badges):
            # The hand after a move differs from the hand before, so only the latter gets badges.
            evaluation = self._parts.why.move
            given_action = (
                evaluation.action if evaluation is not None else self._parts.review.given_move
            )
            scene.show_badges(
                moves, hand=evaluation is None and not self._are_hands_open, given=given_action
            )

    @property
    def _are_hands_open(self) -> bool:
        return self._parts.lookback.are_hands_open and not self._parts.review.is_open

    def _listed_moves(self) -> list[tuple[int, Action]]:
        parts = self._parts
        if not parts.replay.is_open or parts.replay.is_playing:
            return []
        evaluation = parts.why.move
        if evaluation is None:
            return parts.review.ranked_actions()
        # A number that the panel does not show would be a riddle on the board.
        listed, rows_seen = enumerate(evaluation.advice.moves, 1), parts.sidebar.advice.rows_seen
        return [
            (row, move.action)
            for row, move in listed
            if row - 1 in rows_seen and (row <= MAX_CALLOUTS or move.action == evaluation.action)
        ]
