"""A hint: what the strongest bot would answer to the question somebody at the screen is asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.language import translate
from desktop.session import Session
from desktop.setup import LEVELS
from desktop.table.scene import TableScene
from engine.codec import CodecError, decode_kind
from engine.core import Action, IllegalAnswer

#: Seconds the bot may think.
SECONDS = 1.0


class Hint(QObject):
    """Asks the session's bot process, idle while a person is asked, and shows it on the board.

    Signals: `changed()`: it thinks, has found something or was forgotten.
    """

    changed = Signal()

    def __init__(self, session: Session, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        #: Whether somebody is asked who may be helped.
        self.possible = False
        #: Hints count their own tickets downwards, so that no player takes the answer for theirs.
        self._last = 0
        self._ticket: int | None = None
        self._action: Action | None = None
        session.process.answered.connect(self._on_answered)
        session.process.failed.connect(self.forget)
        scene.changed_choice.connect(self._on_choice)
        scene.message_shown.connect(self._give_way)

    def ask(self) -> None:
        """Think about the open question; what was found already is shown again."""
        question = self._session.question
        if not self.possible or question is None or self._ticket is not None:
            return
        if self._action is not None:
            self._scene.choice.consider(self._action)
            return
        self._last -= 1
        self._ticket = self._last
        self._session.process.ask(
            self._ticket, question.game, question.view, question.legal, LEVELS[-1], question.seed,
            SECONDS,
        )  # fmt: skip
        self.changed.emit()

    def forget(self) -> None:
        """The question was answered, or something else was chosen."""
        ticket, self._ticket = self._ticket, None
        action, self._action = self._action, None
        if ticket is not None:
            self._session.process.cancel(ticket)
        if ticket is not None or action is not None:
            self.changed.emit()

    def words(self) -> str:
        """What the prompt says of it; "" when there is none, or the board says why not."""
        if self._ticket is not None:
            return translate("Table", "Looking for a good move…")
        refused = self._scene.choice.considered() is None and self._scene.choice.aside()
        if self._action is None or refused:
            return ""
        said = self._scene.texts.action(self._action, self._session.view())
        return translate("Table", "Hint: {answer}.").format(answer=said)

    def _on_choice(self) -> None:
        """Whoever chooses something else needs no hint any more."""
        if self._action is not None and self._scene.choice.considered() not in (None, self._action):
            self._action = None

    def _give_way(self) -> None:
        """The board says something newer."""
        if self._action is not None:
            self._action = None
            self.changed.emit()

    def _on_answered(self, ticket: int, answer: object) -> None:
        question = self._session.question
        if ticket != self._ticket or question is None:
            return
        self._ticket = None
        assert isinstance(answer, dict)
        try:
            action = decode_kind(question.game.actions, answer.get("action"))
            if question.game.code(action) in question.codes:
                self._action = action
                self._scene.choice.consider(action)
        except (CodecError, IllegalAnswer):
            # A hint that makes no sense is none.
            self._action = None
        self.changed.emit()
