"""Badges on the board: the numbers of moves that the panel lists, at their places."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.table.hints.hint_request import MAX_CALLOUTS
from desktop.windows.match_page.components import PageComponents
from engine.core.values import Action


class BadgeMarks(QObject):
    """Badges at a turning point of a review and while *Why?* is answered.

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
            review.reviewing.findings_added,
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
        if scene.view is not None and (moves or scene.badges.shown):
            # The hand after a move differs from the hand before, so only the latter gets badges.
            evaluation = self._parts.why.found
            given_action = evaluation.action if evaluation is not None else self._parts.review.given
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
        evaluation = parts.why.found
        if evaluation is None:
            return parts.review.ranked_actions()
        # A number that the panel does not show would be a riddle on the board.
        listed, seen = enumerate(evaluation.advice.moves, 1), parts.sidebar.advice.rows_seen
        return [
            (row, move.action)
            for row, move in listed
            if row - 1 in seen and (row <= MAX_CALLOUTS or move.action == evaluation.action)
        ]
