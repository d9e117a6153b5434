"""When the sheet at the end of a match opens, and what its buttons do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.language import error_messages
from desktop.language.translation import translate
from desktop.storage.ledger.seals import Honours
from desktop.windows.dialogs import file_dialogs
from desktop.windows.match_page.components import PageComponents
from engine.core.values import Step
from engine.system.files import write

if TYPE_CHECKING:
    from desktop.windows.match_page.ending.ending_facts import EndingSheetFacts
    from desktop.windows.match_page.ending.ending_sheet import EndingSheet

#: The reason why a points match waits between two games.
_HOLD = "ending"
#: The name of the event that ends a game of a points match.
_GAME_ENDED = "game_ended"


@dataclass(frozen=True, slots=True)
class EndingActions:
    """What the buttons of the sheet ask of the page."""

    play_again: Callable[[], None]
    review: Callable[[], None]
    honours: Callable[[], Honours]
    #: Returns the name of a seal of the ledger, by its key.
    name_seal: Callable[[str], str]


class EndingControl(QObject):
    """Opens the sheet when a match has ended before the eyes of the people at the screen.

    A match that was over when it was opened shows it only on request.

    Signals:
        changed(): the sheet was opened or put away.
    """

    changed = Signal()

    def __init__(self, parts: PageComponents, actions: EndingActions, page: QWidget) -> None:
        super().__init__(page)
        self._parts, self._actions, self._page = parts, actions, page
        #: Whether the match may have a sheet; False in lessons and puzzles.
        self.is_allowed = True
        #: Whether the match has gone on since the sheet was shown last.
        self._has_gone_on = parts.session.match.result is None
        self._sheet: EndingSheet | None = None
        parts.session.rewound.connect(self._on_rewound)
        parts.director.step_shown.connect(self._on_step_shown)
        parts.replay.changed.connect(self._on_past)
        parts.lookback.changed.connect(self._on_past)

    # -- state -------------------------------------------------------------------------------------

    @property
    def sheet(self) -> EndingSheet:
        """The sheet; its modules load with it."""
        from desktop.windows.match_page.ending.ending_sheet import EndingSheet

        if self._sheet is None:
            sheet = EndingSheet(self._page)
            sheet.sequel = lambda: self._parts.state.sequel()
            sheet.rematch_requested.connect(self._on_rematch)
            sheet.review_requested.connect(self._on_review)
            sheet.save_requested.connect(self.save)
            sheet.closed.connect(self.close)
            sheet.key_left.connect(self._on_key)
            self._sheet = sheet
        return self._sheet

    @property
    def is_open(self) -> bool:
        """Whether the sheet is shown."""
        return self._sheet is not None and not self._sheet.isHidden()

    @property
    def is_possible(self) -> bool:
        """Whether the match has ended and its game tells of it."""
        parts = self._parts
        tells = parts.table.load_features().ending is not None
        return self.is_allowed and tells and parts.session.match.result is not None

    # -- opening and closing -----------------------------------------------------------------------

    def on_over(self) -> None:
        """Open the sheet if the match has just ended."""
        if self._has_gone_on and self._parts.lookback.ply is None:
            self.open()
        self._has_gone_on = False

    def open(self, *, animated: bool | None = None) -> None:
        """Show the sheet of a match that is over, by default as animations are set."""
        if not self.is_possible or self._parts.review.is_open:
            return
        from desktop.windows.match_page.ending.ending_facts import sheet_facts

        parts = self._parts

        def facts() -> EndingSheetFacts | None:
            honours, name_seal = self._actions.honours(), self._actions.name_seal
            return sheet_facts(parts.session, parts.table, parts.looks, honours, name_seal)

        self._show(facts, animated)

    def _show(
        self, find_facts: Callable[[], EndingSheetFacts | None], animated: bool | None
    ) -> None:
        from desktop.windows.match_page.ending.ending_board import BoardPicture

        first = find_facts()
        if first is None:
            return
        part = first.ending.board()
        board = BoardPicture(self._parts.scene, part) if part is not None else None
        if animated is None:
            animated = self._parts.settings.animation != "off"
        self.place()
        if self.sheet.open(find_facts, board, animated=animated, first=first):
            self._parts.view.announce(first.sentence())
            self.changed.emit()

    def _on_step_shown(self, step: Step) -> None:
        """Between two games of a points match, hold the match and show how the game ended."""
        parts = self._parts
        if not self.is_allowed or parts.session.match.result is not None:
            return
        if parts.lookback.ply is not None or all(e.event != _GAME_ENDED for e in step.events):
            return
        from desktop.windows.match_page.ending.ending_facts import game_facts

        def facts() -> EndingSheetFacts | None:
            return game_facts(parts.session, parts.table, parts.looks)

        parts.director.hold(_HOLD)
        self._show(facts, None)
        if not self.is_open:
            parts.director.hold(_HOLD, False)

    def close(self) -> None:
        """Put the sheet away, so that the table can be looked at."""
        if not self.is_open:
            return
        goes_on = self.sheet.facts is not None and self.sheet.facts.goes_on
        self.sheet.put_away()
        self._parts.view.setFocus()
        self.changed.emit()
        if goes_on:
            self._parts.director.hold(_HOLD, False)

    def reopen(self) -> bool:
        """Open the sheet again after a look at the table; return whether there is one."""
        if self.is_open or not self.is_possible or self._parts.lookback.ply is not None:
            return False
        self.show_again()
        return self.is_open

    def show_again(self) -> None:
        """Show the whole sheet at once."""
        self.open(animated=False)

    def _on_key(self, event: QKeyEvent) -> None:
        """Let a key of the board act on the board."""
        self.close()
        self._parts.view.take_key(event)

    def _on_rewound(self) -> None:
        if self._parts.session.match.result is None:
            self._has_gone_on = True
            self.close()
        elif self.is_open:
            # A line that was lost after the end is back: the match is as it was.
            self.show_again()

    def _on_past(self) -> None:
        if self._parts.lookback.ply is not None or self._parts.replay.is_open:
            self.close()

    def place(self) -> None:
        """Put the sheet over board and hand."""
        if self._sheet is not None or self.is_possible:
            view = self._parts.view.geometry()
            self.sheet.setGeometry(QRect(view))

    # -- the buttons -------------------------------------------------------------------------------

    def _on_rematch(self) -> None:
        self.close()
        self._actions.play_again()

    def _on_review(self) -> None:
        self.close()
        self._actions.review()

    def save(self) -> None:
        """Save the sheet as a picture, or explain why that fails."""
        from desktop.windows.match_page.ending.ending_board import BoardPicture
        from desktop.windows.match_page.ending.saving import sheet_file, with_suffix

        facts, parts = self.sheet.facts, self._parts
        if facts is None:
            return
        folder = parts.settings.get("folder")
        path = file_dialogs.ask_ending(self._page, folder, parts.table.title())
        if path is None:
            return
        path = with_suffix(path)
        part = facts.ending.board()
        board = BoardPicture(parts.scene, part) if part is not None else None
        try:
            write(path, sheet_file(facts, board, path.suffix.lower()))
        except OSError as error:
            headline = translate("Files", "The picture could not be saved.")
            file_dialogs.complain(self._page, headline, error_messages.sentence(error, path.name))
            return
        file_dialogs.keep_folder(parts.settings, path)
        parts.strip.note(file_dialogs.saved_message(path))
        parts.view.announce(file_dialogs.saved_message(path))
