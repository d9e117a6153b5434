"""The link between the review and the page: its keys, answers tried on the board, its files."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.language import error_messages
from desktop.language.translation import translate
from desktop.review import export
from desktop.windows.dialogs import file_dialogs
from desktop.windows.match_page.components import PageComponents
from desktop.windows.match_page.moment_display import MomentDisplay
from engine.system.files import write


class ReviewControl(QObject):
    """Carries out the review's keys and buttons on the page."""

    def __init__(self, parts: PageComponents, display: MomentDisplay, page: QWidget) -> None:
        super().__init__(page)
        self._parts, self._moment_display, self._page = parts, display, page
        self._review = parts.review
        #: Whether the match may be reviewed when it is over; False in lessons and puzzles.
        self.is_allowed = True
        parts.review.trial.changed.connect(self._on_trial)
        parts.review.save_requested.connect(self._save)
        parts.view.review_requested.connect(self._on_key)

    def allow(self) -> None:
        """Enable the board's review keys where a review is possible."""
        self._parts.view.allow_review(
            possible=self.is_allowed and self._review.is_possible, is_on=self._review.is_open
        )

    def replayed(self) -> None:
        """Show the moment looked at after a step was shown again, unless an action is tried."""
        if not self._review.trial.is_open:
            self._moment_display.show_past()

    def escape(self) -> None:
        """End a search, or else leave the tried answer, or else the past."""
        if self._parts.why.is_thinking:
            self._parts.why.forget()
        elif self._review.trial.is_open:
            self._review.trial.stop()
        else:
            self._parts.replay.close()

    def _on_key(self, what: str) -> None:
        review = self._review
        match what:
            case "review":
                (review.close if review.is_open else review.open)()
            case "next turn" | "turn before":
                review.next_turn(1 if what == "next turn" else -1)
            case "next move" | "move before":
                review.next_move(1 if what == "next move" else -1)
            case "next chapter" | "chapter before":
                review.next_chapter(1 if what == "next chapter" else -1)
            case "confirm":
                review.play_on()
            case "try":
                review.try_it()

    def _on_trial(self) -> None:
        """Show a tried answer, or the moment again when the trial ends."""
        if self._review.trial.is_open:
            self._parts.scene.mark_recent(self._review.trial.recent_events())
        else:
            self._moment_display.show_past()
        strip = self._parts.strip
        strip.refresh()
        self._parts.view.announce(strip.sentence)

    def _save(self) -> None:
        """Save the review as a picture of the page or, with the suffix .txt, in words."""
        parts = self._parts
        folder = parts.settings.get("folder")
        path = file_dialogs.ask_review(self._page, folder, parts.table.title())
        if path is None:
            return
        is_text = path.suffix.lower() == ".txt"
        try:
            write(path, self._review.text().encode() if is_text else export.picture(self._page))
        except OSError as error:
            headline = translate("Files", "The review could not be saved.")
            file_dialogs.complain(self._page, headline, error_messages.sentence(error, path.name))
            return
        file_dialogs.keep_folder(parts.settings, path)
        parts.strip.note(file_dialogs.saved_message(path))
