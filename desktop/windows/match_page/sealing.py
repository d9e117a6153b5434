"""Marks on the board what is said beside it of an answer that was given: its place, the coach's."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.table.hints.hint import MOST_CALLOUTS
from desktop.windows.match_page.parts import MatchParts
from engine.core.values import Action


class SealAwards(QObject):
    """Lays seals while a turning point is looked at, or *Why?* is answered; places have names then,
    in the whole review, while a hint stands, and wherever a panel speaks of them.

    Made after everything else of a page: what it lays goes by where the board shows things.
    """

    def __init__(self, parts: MatchParts, page: QObject) -> None:
        super().__init__(page)
        self._parts = parts
        #: Whether places show their names all the time.
        self.named = False
        review, replay = parts.review, parts.replay
        for told in (
            parts.lookback.changed,
            parts.hint.changed,
            parts.why.changed,
            parts.director.replayed,
            replay.changed,
            replay.moved,
            parts.sidebar.advice.arranged,
            review.changed,
            review.reviewing.grown,
            review.trial.changed,
        ):
            told.connect(self.refresh)
        # Names go with the board; seals lie above it.
        parts.scene.rearranged.connect(self._lay)

    def refresh(self) -> None:
        """Something else is said of the board, or nothing any more."""
        if self._parts.scene.view is not None:
            parts = self._parts
            told = parts.review.on or parts.hint.shown or bool(self._answers())
            parts.scene.name_places(self.named or told)
            self._lay()

    def _lay(self) -> None:
        """Lay seals where the places are seen now."""
        scene, answers = self._parts.scene, self._answers()
        if scene.view is not None and (answers or scene.badges.shown):
            # What lies in the hand after an answer is not what lay there before.
            found = self._parts.why.found
            given = found.action if found is not None else self._parts.review.given
            scene.show_badges(answers, hand=found is None and not self._opened, given=given)

    @property
    def _opened(self) -> bool:
        return self._parts.lookback.open_hands and not self._parts.review.on

    def _answers(self) -> list[tuple[int, Action]]:
        parts = self._parts
        if not parts.replay.on or parts.replay.playing:
            return []
        found = parts.why.found
        if found is None:
            return parts.review.told()
        # A number that stands nowhere would be a riddle.
        listed, seen = enumerate(found.advice.answers, 1), parts.sidebar.advice.rows_seen
        return [
            (row, one.action)
            for row, one in listed
            if row - 1 in seen and (row <= MOST_CALLOUTS or one.action == found.action)
        ]
