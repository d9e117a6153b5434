"""The controller of a puzzle's table: page, shelf, panel, attempts and coach."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from desktop.language.translation import translate
from desktop.review.moment_texts import card_of
from desktop.storage.settings import Settings
from desktop.style import shortcuts
from desktop.table.buttons import PromptButton
from desktop.table.input.selection import Selection
from desktop.table.prompt.prompt_strip import Prompt
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.puzzles import puzzle_progress, puzzle_texts
from desktop.windows.puzzles.attempt_control import AttemptControl, FailedAttempt, Phase, split_line
from desktop.windows.puzzles.judge_process import Judge
from desktop.windows.puzzles.puzzle_list import PuzzleList
from desktop.windows.puzzles.puzzle_panel import AttemptText, PanelState, PuzzlePanel
from desktop.windows.puzzles.share_dialogs import PuzzleSharing
from engine.core.values import Action, Json, View
from engine.data.codec import encode
from engine.puzzles import Verdict

#: Failed attempts after which the answer is offered.
TRIES_BEFORE_ANSWER = 2


class PuzzleController(QObject):
    """Controller that shows the state of a puzzle in strip and panel, and runs their buttons.

    Signals:
        open_requested(Puzzle): another puzzle is to be set up.
        leave_requested().
    """

    open_requested = Signal(object)
    leave_requested = Signal()

    def __init__(
        self,
        page: MatchPage,
        trying: AttemptControl,
        shelf: PuzzleList,
        panel: PuzzlePanel,
        settings: Settings,
    ) -> None:
        super().__init__(page)
        self.page, self.trying, self.shelf, self.panel = page, trying, shelf, panel
        self.puzzle, self._settings = trying.puzzle, settings
        self.coach = Judge(self)
        self.verdict: Verdict | None = None
        self._has_coach_failed = False
        #: Whether the hint was asked for.
        self._is_hinted = False
        #: The selection from before an attempt was previewed on the board.
        self._choice_before: Selection | None = None
        self.sharing = PuzzleSharing(self.puzzle, lambda: page.view, settings, page)
        self.sharing.received.connect(self.open_requested)
        self.sharing.noted.connect(self._note)
        trying.changed.connect(self._on_changed)
        trying.judging_failed.connect(self._on_puzzled)
        self.coach.checked.connect(self._on_checked)
        self.coach.failed.connect(self._on_coach_lost)
        shelf.puzzle_chosen.connect(self.open_requested)
        shelf.filter_changed.connect(self.show_puzzle)
        panel.check_requested.connect(self.check)
        panel.share_requested.connect(lambda: self.sharing.share_at(panel.share_button))
        panel.restart_requested.connect(trying.start_over)
        panel.next_requested.connect(self.go_on)
        panel.solution_requested.connect(self.show_solution)
        panel.leave_requested.connect(self.leave_requested)
        panel.try_hovered.connect(self._preview_try)
        page.view.left_alone.connect(self._escape)
        page.teach_requested.connect(self.hint)
        panel.language_changed.connect(self.show_puzzle)
        for name, act in (
            ("coach", self.check),
            ("answer", self._on_solution_key),
            ("start over", trying.start_over),
            ("next puzzle", self.go_on),
            ("puzzle before", self.go_back),
            ("shelf", shelf.toggle_open),
            ("copy", panel.edit_requested.emit),
        ):
            shortcuts.action(name, page, act).setAutoRepeat(False)
        page.destroyed.connect(self.coach.stop)
        self.show_puzzle()

    # -- acts of the solver ------------------------------------------------------------------------

    def check(self) -> None:
        """Ask the coach for the forced result, or stop the coach."""
        if self.coach.is_busy:
            self.coach.stop()
        else:
            self.verdict, self._has_coach_failed = None, False
            self.coach.check(self.puzzle)
        self.show_puzzle()
        self.panel.bring_coach()

    def hint(self) -> None:
        """Show the puzzle's hint, or say that it has none."""
        self._is_hinted = True
        if not self.puzzle.note:
            self._note(translate("Puzzles", "There is no hint for this one: ask the coach."))
        self.show_puzzle()
        self.page.view.announce(
            puzzle_texts.puzzle_text(self.puzzle.note) if self.puzzle.note else ""
        )

    def show_solution(self) -> None:
        """Play a solution, if one is known."""
        line = self._solution()
        if line:
            self.trying.show_solution(line)

    def go_on(self) -> None:
        """Open the next of the puzzles on the shelf."""
        self._open_neighbour(1)

    def go_back(self) -> None:
        """Open the previous one."""
        self._open_neighbour(-1)

    def _open_neighbour(self, steps: int) -> None:
        puzzles = self.shelf.shown_puzzles
        ids = [puzzle.id for puzzle in puzzles]
        if not puzzles:
            return
        at = ids.index(self.puzzle.id) + steps if self.puzzle.id in ids else 0
        self.open_requested.emit(puzzles[at % len(puzzles)])

    def _escape(self) -> None:
        """Fold a shelf that covers the board, else leave."""
        if self.shelf.covers_board:
            self.shelf.toggle_open()
        else:
            self.leave_requested.emit()

    def _preview_try(self, number: int, is_on: bool) -> None:
        """Preview the first answer of a failed attempt while the pointer is on its row."""
        choice = self.page.scene.controller
        before, self._choice_before = self._choice_before, None
        if before is not None and choice.selection is not None:
            choice.restore(before)
        question = self.page.state.question
        if not is_on or question is None or choice.selection is None:
            return
        first = self._grouped_tries()[number][0].actions[:1]
        if first and not self.trying.actions and first[0].action in question.legal:
            self._choice_before = copy(choice.selection)
            choice.preselect(first[0].action)

    def _on_solution_key(self) -> None:
        if self._can_show():
            self.show_solution()

    def _solution(self) -> Sequence[Action]:
        if self.puzzle.moves:
            return self.puzzle.solution()
        return self.verdict.line if self.verdict is not None else ()

    def _can_show(self) -> bool:
        standing = puzzle_progress.progress_of(self._settings, self.puzzle.id)
        enough = (
            len(self.trying.failed_attempts) >= TRIES_BEFORE_ANSWER
            or standing.tries >= TRIES_BEFORE_ANSWER
            or standing.helped
        )
        fit = self.trying.phase in (Phase.ASKED, Phase.FAILED, Phase.SHOWN)
        return fit and (enough or bool(standing.solved)) and bool(self._solution())

    # -- signals of the attempt and the coach ------------------------------------------------------

    def _on_changed(self) -> None:
        self._choice_before = None
        self.shelf.show_standings()
        self.show_puzzle()
        text = self.panel.solved.accessibleName()
        if self.trying.phase is Phase.FAILED:
            missed = self._reason_of(self.trying.failed_attempts[-1])
            text = f"{missed.head} {missed.reason}"
        begun = self.trying.phase is Phase.ASKED and not self.trying.actions
        if self.trying.failed_attempts and (begun or self.trying.phase is Phase.FAILED):
            self.panel.bring_tries()
        if self.trying.phase in (Phase.SOLVED, Phase.SHOWN):
            self.panel.bring_solved()
        if self.trying.phase in (Phase.FAILED, Phase.SOLVED, Phase.SHOWN):
            self.page.view.announce(text)

    def _on_puzzled(self) -> None:
        self._note(translate("Puzzles", "The coach could not judge that: try again."))

    def _on_checked(self, verdict: Verdict) -> None:
        self.verdict = verdict
        self.show_puzzle()
        self.panel.bring_coach()
        self.page.view.announce(" ".join(puzzle_texts.verdict(verdict, self.puzzle)))

    def _on_coach_lost(self) -> None:
        self._has_coach_failed = True
        self.show_puzzle()

    def _note(self, text: str) -> None:
        self.page.strip.note(text)
        self.page.view.announce(text)

    # -- texts -------------------------------------------------------------------------------------

    def prompt(self, prompt: Prompt) -> Prompt:
        """Return the prompt of the puzzle, made from that of the match."""
        names = [puzzle.id for puzzle in self.shelf.shown_puzzles]
        aside = ""
        if self.puzzle.id in names:
            aside = translate("Puzzles", "Puzzle {number} of {all}").format(
                number=names.index(self.puzzle.id) + 1, all=len(names)
            )
        seat, phase = self.puzzle.seat, self.trying.phase
        match phase:
            case Phase.SOLVED:
                following = PromptButton(
                    translate("Puzzles", "Next puzzle"),
                    self.go_on,
                    shortcuts.cap_of("next puzzle"),
                    is_main=True,
                )
                headline = translate("Puzzles", "Solved!")
                return Prompt(seat, headline, aside, is_festive=True, buttons=(following,))
            case Phase.SHOWN:
                again = PromptButton(
                    translate("Puzzles", "Start over"), self.trying.start_over,
                    shortcuts.cap_of("start over"), is_main=True,
                )  # fmt: skip
                headline = translate("Puzzles", "That is the answer.")
                return Prompt(seat, headline, aside, buttons=(again,))
            case Phase.FAILED:
                missed = self._reason_of(self.trying.failed_attempts[-1])
                return Prompt(seat, missed.head, missed.reason, prompt.names)
            case Phase.SHOWING:
                return replace(prompt, buttons=(), can_ask_hint=False)
        if self.page.session.match.ply == 0 and not self.page.scene.controller.sentence():
            return replace(prompt, sentence=puzzle_texts.puzzle_text(self.puzzle.aim), aside=aside)
        return prompt

    def show_puzzle(self) -> None:
        """Show the current state in panel and strip."""
        puzzle, trying = self.puzzle, self.trying
        standing = puzzle_progress.progress_of(self._settings, puzzle.id)
        # Only the number of attempts before the puzzle was set up is known.
        count = max(len(trying.failed_attempts), standing.tries)
        coach, good = self._coach_text()
        self.panel.show_state(
            PanelState(
                title=puzzle_texts.puzzle_text(puzzle.title),
                grade=puzzle.grade,
                origin=puzzle_texts.origin_phrase(puzzle),
                aim=puzzle_texts.puzzle_text(puzzle.aim),
                reach=self._opening_advice(),
                note=puzzle_texts.puzzle_text(puzzle.note)
                if self._is_hinted and puzzle.note
                else "",
                stakes=self.page.table.stakes(self._first_view),
                tries=tuple(self._describe_tries(group) for group in self._grouped_tries()),
                tries_note=puzzle_texts.failed_tries_text(count),
                waiting=self._current_try(count) if trying.phase in _TRIED else None,
                solved=self._solved_text(),
                is_sealed=standing.has_seal,
                is_over=trying.phase in (Phase.SOLVED, Phase.SHOWN),
                coach=coach,
                is_good=good,
                is_thinking=self.coach.is_busy,
                can_show=self._can_show(),
                is_begun=trying.phase in _TRIED and bool(trying.actions),
            )
        )
        self.page.strip.refresh()

    def _opening_advice(self) -> str:
        """Return advice on the first position, besides the aim."""
        page = self.page
        names, seat = page.session.names(), self.puzzle.seat
        return page.table.texts.prompt(self._first_view, names, seat)[1]

    @property
    def _first_view(self) -> View:
        """The view of the solver before the first answer."""
        return self.page.session.match.at(0).view(self.puzzle.seat)

    def _grouped_tries(self) -> list[list[FailedAttempt]]:
        """Return the failed attempts, grouped by equal answers."""
        tries_by_actions: dict[tuple[Action, ...], list[FailedAttempt]] = {}
        for attempt in self.trying.failed_attempts:
            tries_by_actions.setdefault(
                tuple(given_action.action for given_action in attempt.actions), []
            ).append(attempt)
        return [*tries_by_actions.values()]

    def _describe_tries(self, alike: Sequence[FailedAttempt]) -> AttemptText:
        """Return the answers, in words where cards do not tell them, and why they failed."""
        latest, times = alike[-1], len(alike)
        cards, (reply, end) = (
            _cards([answer.action for answer in latest.actions]),
            self._reason_of(latest).summary,
        )
        # A card alone does not tell details such as the place.
        if cards and not any(_other_fields(answer.action) for answer in latest.actions):
            return AttemptText(cards, reply, end, times=times)
        actions = puzzle_texts.actions_text(latest.actions, self.page.table, self._names)
        return AttemptText(cards, actions, f"{reply} {end}".strip(), times=times)

    @property
    def _names(self) -> list[str]:
        return self.page.session.names()

    def _reason_of(self, made: FailedAttempt) -> puzzle_texts.FailureText:
        """Return why an attempt failed."""
        return puzzle_texts.failure_reason(made, self.puzzle, self.page.table, self._names)

    def _current_try(self, before: int) -> AttemptText:
        """Return the current try.

        It has empty places for the cards that the coach's line still needs.
        """
        actions = self.trying.actions
        cards = _cards([answer.action for answer in actions])
        why = translate("Puzzles", "play on the board")
        if actions and not cards:
            why = puzzle_texts.actions_text(actions, self.page.table, self._names)
        slots = max(0, self._cards_to_lay() - len(cards))
        return AttemptText(cards, puzzle_texts.waiting_text(before + 1), why, slots)

    def _cards_to_lay(self) -> int:
        """Return the number of cards in the coach's line; 0 if it has other answers, too."""
        verdict, puzzle = self.verdict, self.puzzle
        if verdict is None or verdict.can != "win":
            return 0
        return len(
            _cards([action for action, _ in split_line(puzzle.match(), puzzle.seat, verdict.line)])
        )

    def _solved_text(self) -> tuple[str, str]:
        standing = puzzle_progress.progress_of(self._settings, self.puzzle.id)
        if self.trying.phase is Phase.SHOWN:
            detail = translate("Puzzles", "Now play it yourself: start over.")
            return translate("Puzzles", "That is the answer."), detail
        if not standing.solved:
            return "", ""
        if standing.helped:
            return (
                translate("Puzzles", "Solved with help"),
                translate("Puzzles", "The answer was shown, so there is no seal."),
            )
        tries = standing.tries + 1
        detail = translate("Puzzles", "It took you %n try(s), without help.", "", tries)
        if self._is_hinted and self.puzzle.note:
            detail = translate("Puzzles", "It took you %n try(s), with the hint.", "", tries)
        return translate("Puzzles", "Solved"), detail

    def _coach_text(self) -> tuple[tuple[str, str], bool | None]:
        if self.coach.is_busy:
            detail = translate("Puzzles", "Looking at every move of every player.")
            return (translate("Puzzles", "The coach is thinking…"), detail), None
        if self._has_coach_failed:
            detail = translate("Puzzles", "Something went wrong; the puzzle stays as it is.")
            return (translate("Puzzles", "The coach cannot say."), detail), None
        if self.verdict is None:
            return ("", ""), None
        good = {"win": True, "save": True, "cannot": False}.get(self.verdict.can)
        return puzzle_texts.verdict(self.verdict, self.puzzle), good

    def close(self) -> None:
        """Stop the attempt and the coach when the table is left."""
        self.trying.close()
        self.coach.stop()


#: The phases in which the panel shows the current try.
_TRIED = (Phase.ASKED, Phase.JUDGING)


def _cards(actions: Sequence[Action]) -> tuple[str, ...]:
    """Return the cards of answers; () if an answer says more than a card."""
    if not all(card_of(action) or not _other_fields(action) for action in actions):
        return ()
    return tuple(card for card in map(card_of, actions) if card is not None)


def _other_fields(action: Action) -> list[Json]:
    """Return the other fields of an answer besides its card."""
    fields = encode(action)
    return [value for key, value in fields.items() if key not in ("do", "card") and value]
