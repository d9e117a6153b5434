"""The review of a finished match: it connects curve and panel to the board's replay."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from desktop.language.translation import language_key, translate
from desktop.painting.faces import faces_of
from desktop.painting.seat_look import SeatLook
from desktop.play.table_session import TableSession
from desktop.review import export
from desktop.review.curve_band import CurveBand
from desktop.review.favourite_texts import favourite_text, stand_ins_text
from desktop.review.findings import Findings, TurningPoint, ranked_moves
from desktop.review.hands import HeldCard, ReviewHand
from desktop.review.method_texts import (
    closing_text,
    horizon_text,
    last_chance_text,
    time_left_text,
)
from desktop.review.moment_texts import (
    chapter_text,
    move_title,
    progress_text,
    steepest_falls,
    turn_summaries,
    turn_texts,
)
from desktop.review.review_panel import ReviewPanel
from desktop.review.review_runner import ReviewRunner
from desktop.review.trial import Trial
from desktop.storage.settings import Settings
from desktop.system.stepped_work import one_by_one
from desktop.table.director import Director
from desktop.table.game_table import Cards, GameTable
from desktop.table.game_texts import event_sentences
from desktop.table.replay.chapters import Chapter, with_step
from desktop.table.replay.lookback import Lookback
from desktop.table.replay.replay import Replay
from engine.core.values import CLOSING, OMNISCIENT, Action, Seat, View
from engine.play.match import Match
from engine.play.record import Record, draw_seed
from engine.system import version as edition

#: Milliseconds for which a moment is looked at before it is valued first.
READING_MS = 300
#: The mark in a copied record that says where it branches off.
BRANCH = "branch"


class Review(QObject):
    """Control that opens and closes the review, and goes to turning points, moves and chapters.

    Signals:
        changed(): it was opened or closed.
        play_on_requested(Record): a copy of the match up to the moment shown is to be played on.
        save_requested(): the review is to be written to a file.
        figures_requested(): the figures of the reasons should be shown, or hidden.
    """

    changed = Signal()
    save_requested = Signal()
    figures_requested = Signal()
    play_on_requested = Signal(object)

    def __init__(
        self,
        session: TableSession,
        table: GameTable,
        looks: Sequence[SeatLook],
        replay: Replay,
        lookback: Lookback,
        director: Director,
        settings: Settings,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._session, self._table, self._looks = session, table, looks
        self._replay, self._lookback, self._settings = replay, lookback, settings
        self._page, self._has_hands = page, not session.match.game.perfect_information
        self.runner = ReviewRunner(self)
        self.trial = Trial(session, table, director, self)
        #: Returns the events of the last step in words.
        self.describe_last_step: Callable[[], str] = str
        self.is_open = False
        #: The chapters, with the language and length they were made for.
        self._chapters: tuple[Hashable, Sequence[Chapter]] = None, ()
        #: The state shown in the panel, which is only written again after a change.
        self._shown_state: object = None
        #: Whether the first turning point is to be shown as soon as it is known: until another
        #: moment than the one it was opened at is looked at.
        self._awaits_turn = False
        self.runner.findings_added.connect(self.refresh)
        #: Values the moment shown first, once it is looked at for a while.
        self._reading_timer = QTimer(self)
        self._reading_timer.setSingleShot(True)
        self._reading_timer.setInterval(READING_MS)
        self._reading_timer.timeout.connect(self._read_moment)
        replay.changed.connect(self._on_replay)
        replay.moved.connect(self.refresh)
        replay.moved.connect(self._reading_timer.start)
        lookback.changed.connect(self.trial.stop)
        lookback.changed.connect(self.refresh)

    # Most pages never show a review: its parts are created on first use.

    @cached_property
    def _cards(self) -> Cards | None:
        cards = self._table.cards
        return cards(self._session.match.options) if cards is not None else None

    @cached_property
    def band(self) -> CurveBand:
        """The curve below the board."""
        band = CurveBand(self._replay, self._looks, self._page, hands=self._has_hands)
        band.turn_picked.connect(self.go_to_turn)
        band.step_requested.connect(self.next_move)
        band.describe_action = self._describe_action
        return band

    @cached_property
    def panel(self) -> ReviewPanel:
        """The panel beside the board."""
        panel = ReviewPanel(
            self._table, self._cards, self._looks, self._page, hands=self._has_hands
        )
        panel.next_requested.connect(self.next_turn)
        panel.play_on_requested.connect(self.play_on)
        panel.save_requested.connect(self.save_requested)
        panel.figures_requested.connect(self.figures_requested)
        panel.hands_requested.connect(self._lookback.show_hands)
        panel.eyes.picked.connect(self.look_through)
        panel.try_requested.connect(self.try_it)
        panel.turns.picked.connect(self._replay.go)
        panel.checked.picked.connect(self._replay.go)
        return panel

    @property
    def is_shown(self) -> bool:
        """Whether curve and panel are shown."""
        return "band" in self.__dict__ and not self.band.isHidden()

    def show_parts(self) -> None:
        """Show curve and panel if the review is open, else hide them."""
        if self.is_open or self.is_shown:
            self.band.setVisible(self.is_open)
            self.panel.setVisible(self.is_open)

    def place(self, band: QRect, panel: QRect) -> None:
        """Place curve and panel if the review is open."""
        if self.is_open:
            self.band.setGeometry(band)
            self.panel.setGeometry(panel)

    # -- opening and closing -----------------------------------------------------------------------

    @property
    def is_possible(self) -> bool:
        """Whether there is a finished match to review."""
        full_match = self._session.full_match
        return full_match is not None and full_match.result is not None and full_match.ply > 0

    @property
    def seat(self) -> Seat:
        """The seat whose moves are judged: the chosen seat, the viewer, or the first person's."""
        if self._lookback.eyes is not None:
            return self._lookback.eyes
        viewer = self._session.viewer
        if viewer is not None and viewer != OMNISCIENT:
            return viewer
        return next(iter(self._session.people), 0)

    @property
    def findings(self) -> Findings | None:
        """The findings about the match, or None while there is no review."""
        return self.runner.findings

    @property
    def reasons(self) -> str:
        """The coach's move and the reasons for it as shown; "" where no turning point is."""
        is_shown = self.is_open and self.turn is not None
        return self.panel.coach.accessibleName() if is_shown else ""

    @property
    def chapters(self) -> Sequence[Chapter]:
        """The chapters of the match, in the current language."""
        key = language_key(), self._session.match.ply
        if self._chapters[0] != key:
            self._chapters = key, self._table.chapters(self._session.match)
        return self._chapters[1]

    def open(self) -> None:
        """Open the review of a finished match; do nothing while it is played.

        Slow preparations come first, each in an event of its own.
        """
        if not self.is_open and self.is_possible:
            # Importing `email`, on which the version depends, takes about half of that time.
            version = partial(import_module, "email.message"), edition.version
            parts = (lambda: self.chapters, lambda: self.band, lambda: self.panel)
            painted = (lambda: self.panel.eyes.grab(),)
            one_by_one(self, *version, *parts, *painted, self._start_reviewing, self._paint_cards)

    def _start_reviewing(self) -> None:
        """Start to find the missing parts."""
        findings = self.findings
        if findings is None or self._is_unfinished(findings):
            match = self._session.full_match
            assert match is not None
            self.runner.begin(match, self.seat, self._table.moves(match))
        elif findings.seat != self.seat:
            self.runner.judge(self.seat)

    def _paint_cards(self) -> None:
        """Paint the cards that are shown first, then open."""
        painted = self.panel.hands.paint_ahead(self._hands(self._replay.ply))
        one_by_one(self, *painted, self._open)

    def _open(self) -> None:
        if self.is_open or not self.is_possible:
            return
        self.is_open = self._lookback.are_hands_beside = True
        # Where nobody or everybody looks on, board and tray show what the judged seat knew.
        self._lookback.look_through(self.seat)
        self._shown_state = None
        at = self._replay.ply
        # A person who looked at another moment goes on from there.
        self._awaits_turn = at == self._replay.last
        self._replay.open(at=at)
        self.changed.emit()
        if self._settings.animation != "off":
            self.band.plot.unroll()
        self.refresh()

    def look_through(self, seat: Seat) -> None:
        """Show the match as another seat saw it, and judge its moves."""
        if self.is_open and seat != self.seat:
            self._replay.pause()
            self._lookback.look_through(seat)
            self.runner.judge(seat)

    def _is_unfinished(self, known: Findings) -> bool:
        return not self.runner.is_busy and not (
            known.is_known_complete and known.are_moves_complete
        )

    def keep_in(self, folder: Path) -> None:
        """Keep the findings in a folder."""
        self.runner.folder = folder

    def stop(self) -> None:
        """Stop looking for findings."""
        self.runner.stop()

    def close(self) -> None:
        """Return to the end of the match; the results so far are kept."""
        self._replay.close()

    def _on_replay(self) -> None:
        if self.is_open and not self._replay.is_open:
            self.is_open = self._lookback.are_hands_beside = False
            self.trial.stop()
            self._lookback.look_through(None)
            self.stop()
            self.changed.emit()
        self.refresh()

    # -- navigation --------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The number of the turning point shown, from 0, or None."""
        ply = self._replay.ply
        turns = self.findings.turns if self.findings is not None else []
        return next((i for i, turn in enumerate(turns) if turn.ply == ply), None)

    def go_to_turn(self, number: int) -> None:
        """Show the moment before a turning point."""
        if self.findings is not None and 0 <= number < len(self.findings.turns):
            self._replay.go(self.findings.turns[number].ply)

    def next_turn(self, steps: int = 1) -> None:
        """Go to the next turning point, or the one before (-1), cyclically.

        Until one is confirmed, go to a possible one.
        """
        plies, ply = self._stops, self._replay.ply
        if plies and steps > 0:
            self._replay.go(next((stop for stop in plies if stop > ply), plies[0]))
        elif plies:
            self._replay.go(next((stop for stop in reversed(plies) if stop < ply), plies[-1]))

    @property
    def _stops(self) -> Sequence[int]:
        """The plies that the button for the next turning point leads to, in order."""
        findings = self.findings
        if findings is None:
            return ()
        return [turn.ply for turn in findings.confirmed_turns or findings.turns]

    def next_move(self, steps: int) -> None:
        """Go to the end of the next move (1), or to before the move that led here (-1)."""
        if self.findings is not None:
            self._replay.go(self.findings.moves.adjacent_ply(self._replay.ply, steps))

    def next_chapter(self, steps: int) -> None:
        """Go to the beginning of the next chapter, or (-1) of this one or the one before."""
        axis = self.band.plot.axis
        if axis is None:
            return
        starts = [column.first for column in axis.columns] + [self._replay.last]
        ply = self._replay.ply
        if steps > 0:
            self._replay.go(min((start for start in starts if start > ply), default=ply))
        else:
            self._replay.go(max((start for start in starts if start < ply), default=0))

    def _read_moment(self) -> None:
        """Value the moment that is looked at before the rest of the curve."""
        if self.is_open and not self._replay.is_playing:
            self.runner.read(self._replay.ply)

    def try_it(self) -> None:
        """Play the coach's move and its continuation on the board, or go back if it is shown."""
        number = self.turn
        if self.trial.is_open:
            self.trial.stop()
        elif self.is_open and number is not None and self.findings is not None:
            self._replay.pause()
            self.trial.begin(self.findings.turns[number])

    def play_on(self) -> None:
        """Request a copy of the match, to be played on from the moment shown."""
        full_match = self._session.full_match
        if full_match is not None and self.is_open and self._replay.ply < self._replay.last:
            self.play_on_requested.emit(branch(full_match, self._replay.ply))

    # -- contents ----------------------------------------------------------------------------------

    def text(self) -> str:
        """Return the review as text, "" before it has begun."""
        findings, session = self.findings, self._session
        if findings is None:
            return ""
        return export.review_text(findings, self._table, self.chapters, session.names())

    def aside(self) -> str:
        """Return a sentence about the whole match, or ""."""
        findings = self.findings
        if not self.is_open or findings is None:
            return ""
        names = self._session.names()
        sentences = favourite_text(findings, names[findings.seat]), stand_ins_text(findings, names)
        return " ".join(filter(None, sentences))

    def ranked_actions(self) -> list[tuple[int, Action]]:
        """Return the moves listed at the turning point shown, each with its rank."""
        number, findings = self.turn, self.findings
        if not self.is_open or number is None or findings is None or self.trial.is_open:
            return []
        turn = findings.turns[number]
        return [(rank, move.action) for rank, move in ranked_moves(turn, self.panel.max_moves)]

    @property
    def given_move(self) -> Action | None:
        """The move given at the turning point shown, or None."""
        number, findings = self.turn, self.findings
        return None if number is None or findings is None else findings.turns[number].given_action

    def refresh(self) -> None:
        """Show the results so far about the current moment.

        After it was opened at the end, go to the first turning point found.
        """
        findings = self.findings
        if not self.is_open or findings is None:
            return
        self.runner.open_hands(self._lookback.are_hands_open)
        if self._awaits_turn and findings.confirmed_turns:
            self._awaits_turn = False
            if self._replay.ply == self._replay.last:
                self._replay.go(findings.confirmed_turns[0].ply)
                return
        self._awaits_turn = self._awaits_turn and self._replay.ply == self._replay.last
        names = self._session.names()
        broken = self.runner.is_broken
        self.band.show_findings(findings, self.chapters, names)
        number, ply = self.turn, self._replay.ply
        self.runner.read(ply)
        self.band.choose(number)
        status = progress_text(findings, names[findings.seat], broken=broken)
        decided = last_chance_text(findings, self._table.texts, names)
        if number is not None and findings.are_moves_complete:
            status = decided = ""
        left = "" if broken else time_left_text(findings, self.runner.seconds_left)
        self.panel.show_status(" ".join(filter(None, (status, decided, left))))
        turns, opened = findings.turns, self._lookback.are_hands_open
        self.panel.allow(
            play_on=ply < self._replay.last,
            trying=number is not None,
            turns=any(stop != ply for stop in self._stops),
            complete=findings.are_moves_complete,
        )
        shown_state = (
            findings.at(ply),
            findings.is_rough(ply),
            broken,
            findings.is_curve_complete,
            findings.are_moves_complete,
            findings.seat,
        )
        shown_turns = tuple((turn.ply, turn.loss, turn.is_provisional) for turn in turns)
        figures, language = self._settings.get("figures"), language_key()
        content = (
            ply,
            number,
            opened,
            shown_state,
            shown_turns,
            self.panel.max_moves,
            figures,
            language,
        )
        if content != self._shown_state:
            self._shown_state = content
            self._write_panel(findings, number, ply, names, broken=broken)

    def _write_panel(
        self,
        findings: Findings,
        number: int | None,
        ply: int,
        names: Sequence[str],
        *,
        broken: bool,
    ) -> None:
        """Write the panel; `broken` says that nothing more will be found."""
        turns, counted = findings.turns, findings.moves
        views = [self._view(turn) for turn in turns]
        summaries = turn_summaries(findings, self.chapters, self._table, views, names)
        self.band.name_turns([summary.text for summary in summaries])
        # The ply after the answer in question: the turning point's, or the last one.
        end = ply if number is None else ply + 1
        chapter_name = self._chapter_name(max(0, end - 1))
        if number is not None:
            turn = turns[number]
            view = views[number]
            turn_text = turn_texts(findings, number + 1, self.chapters, self._table, view, names)
            where = translate("Review", "Move {ply} of {last}")
            if chapter_name:
                where = translate("Review", "{place}, move {ply} of {last}")
            # The number of the turning point's own move.
            where = where.format(place=chapter_name, ply=counted.number(end), last=counted.count)
            where = with_step(where, counted, ply, before=True)
            figures = bool(self._settings.get("figures"))
            self.panel.show_turn(turn, number + 1, turn_text, where, view, names, figures=figures)
            self.panel.list_turns(summaries, chosen=number)
        else:
            title = move_title(counted, end)
            moment, first = findings.at(ply), findings.certain_from_ply
            beyond = ""
            if moment is not None and first is not None:
                beyond = horizon_text(first, ply, moment.chances, names)
            steps = self._session.match.steps
            if ply == len(steps) and isinstance(steps[-1].action, CLOSING):
                beyond = closing_text(steps[-1].action)
            self.panel.show_moment(
                moment,
                with_step(title, counted, ply),
                self._chapter_text(max(0, end - 1), names),
                self.describe_last_step(),
                names,
                findings.seat,
                played_on=findings.moments[ply] is not None,
                hindsight=findings.is_hindsight,
                horizon=beyond,
                searched=findings.is_searched(ply),
                refining=findings.is_rough(ply) and not broken,
            )
            self.panel.list_turns(
                summaries,
                steepest_falls(findings, self.chapters, self._table.texts, names, self._looks),
            )
        opened = self._lookback.are_hands_open
        self.panel.eyes.show_seats(names, self.seat)
        self.panel.show_hands(
            self._hands(ply), name=names[self.seat], opened=opened, coached=number is not None
        )

    def _describe_action(self, ply: int) -> str:
        """Return the sentences about the action before a ply, as the judged seat saw it.

        What was said after it belongs to the same moment.
        """
        steps = self._session.match.steps
        if not 0 < ply <= len(steps):
            return ""
        moves = self._lookback.moves
        plies = moves.moment(ply)
        if self._table.ends_turn(steps[max(1, plies[0]) - 1]):
            plies = range(moves.start(ply) + 1, plies[-1] + 1)
        events = [event for at in plies if at for event in steps[at - 1].seen_by(self.seat)]
        return " ".join(
            event_sentences(self._table.texts, events, self._session.names(), self.seat)
        )

    def _chapter_name(self, ply: int) -> str:
        """Return the name of the chapter that the move after `ply` belongs to, or ""."""
        axis = self.band.plot.axis
        return axis.columns[axis.chapter_number(ply)].chapter.name if axis is not None else ""

    def _chapter_text(self, ply: int, names: Sequence[str]) -> str:
        """Return the same name with the winner of the chapter."""
        axis = self.band.plot.axis
        return (
            chapter_text(axis.columns[axis.chapter_number(ply)].chapter, names)
            if axis is not None
            else ""
        )

    def _view(self, turn: TurningPoint) -> View:
        return self._lookback.seen_view_at(turn.ply, turn.seat)

    def _hands(self, ply: int) -> list[ReviewHand]:
        """Return the rivals' hands, as the seat knew them or open."""
        match, names, viewer = self._session.match, self._session.names(), self.seat
        if match.game.perfect_information:
            return []
        hand_of = self._table.hand
        seen_view, truth = (
            self._lookback.seen_view_at(ply, viewer),
            self._lookback.seen_view_at(ply, OMNISCIENT),
        )
        facts = self._table.facts(seen_view, names, viewer).seats
        hands, faces = [], faces_of(match.players)
        for seat in range(match.seats):
            if seat == viewer:
                continue
            known_cards = [
                *facts[seat].known_cards,
                *(card for card in hand_of(seen_view, seat) if card is not None),
            ]
            cards: list[HeldCard] = []
            for card in hand_of(truth, seat):
                sure = card in known_cards
                if sure and card is not None:
                    known_cards.remove(card)
                shown_card = card if sure or self._lookback.are_hands_open else None
                # The back of a covered card is visible to everyone.
                back = self._cards.back(card) if self._cards is not None and card else None
                cards.append(HeldCard(shown_card, sure, back))
            hands.append(ReviewHand(names[seat], self._looks[seat], tuple(cards), faces[seat]))
        return hands


def branch(match: Match, ply: int) -> Record:
    """Return the record of a new match that begins with the first `ply` actions of this one.

    Its bots get another seed. Their thoughts are left out because they belong to the old one.
    """
    record = match.record
    note = {"mark": BRANCH, "ply": ply}
    marks = (*(mark for mark in record.marks if mark["ply"] <= ply), note)
    return replace(
        record,
        answers=record.answers[:ply],
        marks=marks,
        thoughts=(),
        secret=draw_seed(),
        unasked=tuple(unasked_ply for unasked_ply in record.unasked if unasked_ply < ply),
        joined=tuple(joined for joined in record.joined if joined < ply),
    )
