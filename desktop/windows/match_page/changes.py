"""Undo and redo, resigning, leaving a seat to a bot and coming back to it.

A dialog asks first where a change affects other people, and a note tells them afterwards.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale, QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.language.names import level_name
from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.table import attendance_texts
from desktop.table.choice import PromptButton
from desktop.table.game import Awaiting
from desktop.table.prompt.strip import Prompt
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.match_page import page_sentences
from desktop.windows.match_page.parts import PageComponents
from engine.core.errors import IllegalActionError
from engine.core.values import Interruption, Seat


class Changes(QObject):
    """Changes the course of the match for the person at the screen; its actions are in the menu
    too.
    """

    def __init__(self, parts: PageComponents, page: QWidget) -> None:
        super().__init__(page)
        self._parts, self._session, self._page = parts, parts.session, page
        self._undo = shortcuts.action("undo", page, self.undo)
        self._redo = shortcuts.action("redo", page, self.redo)
        self._leave = QAction(page)
        self._leave.triggered.connect(self.leave)
        self._any_time = QAction(page)
        self._deals = parts.table.parts().any_time
        self._any_time.setVisible(self._deals is not None)
        self._any_time.triggered.connect(self.show_any_time)
        parts.view.talk_requested.connect(self._on_key)
        #: By seat: the action with which its player comes back to it.
        self._return_actions: dict[Seat, QAction] = {}
        for seat in self._session.match.attendance.people:
            self._return_actions[seat] = QAction(page)
            self._return_actions[seat].triggered.connect(partial(self.come_back, seat))
        #: Started by every change of the session. The possible actions are worked out in the next
        #: turn of the event loop, so that no click waits for them.
        self.stale = QTimer(self)
        self.stale.setSingleShot(True)
        self.stale.timeout.connect(self.show_possible)
        session = self._session
        for changed in (
            session.started, session.asked, session.handover, session.seat_taken,
            session.peeked, session.rewound, session.finished,
        ):  # fmt: skip
            changed.connect(self._refresh)
        self.show_possible()

    @property
    def actions(self) -> list[QAction]:
        """The actions for the menu."""
        return [self._any_time, self._undo, self._redo, self._leave, *self._return_actions.values()]

    def _refresh(self) -> None:
        self.stale.start()

    def show_possible(self) -> None:
        """Enable the actions that are possible now."""
        session = self._session
        self._undo.setEnabled(session.can_undo())
        self._redo.setEnabled(session.can_redo())
        self._leave.setEnabled(session.can_resign() or session.can_leave())
        self._any_time.setEnabled(self._may_act())
        returning = session.returning()
        for seat, action in self._return_actions.items():
            action.setVisible(seat in returning)

    def retranslate(self) -> None:
        self._undo.setText(translate("Menu", "&Undo"))
        self._redo.setText(translate("Menu", "Re&do"))
        self._any_time.setText(translate("Menu", "Trade, and play bribery &cards…"))
        resign = translate("Menu", "Resi&gn…")
        leave = translate("Menu", "&Leave your seat to a bot…")
        self._leave.setText(resign if self._session.match.seats == 2 else leave)
        for seat, action in self._return_actions.items():
            # A single & would mark a mnemonic key.
            label = attendance_texts.to_come_back(self._session.names()[seat].replace("&", "&&"))
            action.setText(label)

    # -- going back ------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the viewer's last choice; ask first where other people chose after it."""
        seat = self._session.undoer
        taken = self._session.match.taking_back(seat) if seat is not None else None
        if seat is None or taken is None:
            return
        others = [other for other in taken.others if self._session.is_human(other)]
        if not others:
            self._go_back(seat, [])
            return
        names = [self._session.names()[other] for other in others]
        detail = translate(
            "Confirm",
            "You go back to your last choice. This also takes back what {names} did since, so "
            "ask them first.",
        )
        headline = translate("Confirm", "Take back other players’ moves too?")
        box = Confirmation(
            self._page,
            headline,
            detail.format(names=QLocale().createSeparatedList(names)),
            translate("Confirm", "Take back"),
        )
        # Opening the box covers a raised hand, and then the session has no viewer any more.
        box.accepted.connect(partial(self._go_back, seat, names))
        box.open()

    def _go_back(self, seat: Seat, others: list[str]) -> None:
        """Take back the seat's last choice, and report the undone actions and the note in the
        record.
        """
        match, taken = self._session.match, self._session.match.taking_back(seat)
        if taken is None:
            return
        opened = match.result is not None and not match.game.perfect_information
        # Between two people it is not obvious whose action was the last.
        nobody = self._session.viewer is None
        undoer = self._session.names()[match.steps[taken.to].seat] if nobody else ""
        self._session.undo(seat)
        seen = bool(match.record.marks[-1].get("seen"))
        note = page_sentences.after_undo(undoer, others, opened=opened, seen=seen)
        self._parts.strip.note(note)
        self._parts.view.announce(note)

    def redo(self) -> None:
        """Give again the action that was taken back last."""
        self._session.redo()

    # -- acting without being asked ----------------------------------------------------------------

    def _may_act(self) -> bool:
        """Return whether the person whose hand is shown may act without being asked."""
        session = self._session
        person = session.person
        return (
            person is not None
            and person == session.viewer
            and session.match.result is None
            and self._any_time.isVisible()
        )

    def forbid_acts(self) -> None:
        """Offer no acts without being asked, as in lessons and puzzles."""
        self._any_time.setVisible(False)
        self._any_time.setEnabled(False)

    def show_any_time(self) -> None:
        """Show what the person at the screen may do without being asked."""
        session, seat = self._session, self._session.person
        if seat is None or self._deals is None or not self._may_act():
            return
        view = session.match.view(seat)
        self._deals.open(view, session.names(), partial(self._act, seat), self._page).open()

    def _act(self, seat: Seat, deed: Interruption) -> str:
        """Let a seat act without being asked; return the key of the refusal, or ""."""
        try:
            self._session.interrupt(seat, deed, self._session.match.ply)
        except IllegalActionError as error:
            return error.key
        return ""

    def _on_key(self, name: str) -> None:
        waiting = self._waiting()
        if name == "talk":
            self.show_any_time()
        elif name == "accept" and waiting is not None:
            self._answer(waiting.accept)

    def _waiting(self) -> Awaiting | None:
        """Return the offer whose answer a bot waits for before it goes on."""
        session = self._session
        if self._deals is None or not session.awaits_person:
            return None
        names = session.names()
        return self._deals.awaiting(session.match.view(session.viewer), names)

    def _answer(self, deed: Interruption) -> None:
        """Answer an offer; say why that is not possible."""
        session = self._session
        assert session.viewer is not None
        key = self._act(session.viewer, deed)
        if key:
            view = session.match.view(session.viewer)
            note = self._parts.table.texts.refusal(key, deed, view)
            self._parts.strip.note(note)
            self._parts.view.announce(note)

    def prompt(self) -> Prompt | None:
        """Return the offer that waits for an answer, with the buttons to answer it."""
        waiting = self._waiting()
        if waiting is None:
            return None
        accept, refuse = translate("Table", "Accept"), translate("Table", "Refuse")
        return Prompt(
            waiting.seat,
            waiting.sentence,
            buttons=(
                PromptButton(
                    accept, partial(self._answer, waiting.accept), shortcuts.cap_of("accept")
                ),
                PromptButton(refuse, partial(self._answer, waiting.refuse)),
            ),
        )

    def buttons(self) -> tuple[PromptButton, ...]:
        """Return the button for what the person may do without being asked."""
        if not self._may_act():
            return ()
        label, key = translate("Table", "Trade…"), shortcuts.cap_of("talk")
        return (PromptButton(label, self.show_any_time, key),)

    # -- leaving and coming back -----------------------------------------------------------------

    def leave(self) -> None:
        """Resign a match of two, or leave the seat to a bot, after a confirmation."""
        session, seat = self._session, self._session.person
        if seat is None or not (session.can_resign() or session.can_leave()):
            return
        act = partial(session.resign if session.can_resign() else self._leave_seat, seat)
        if not self._parts.settings.confirm:
            act()
            return
        if session.can_resign():
            headline = translate("Confirm", "Resign this game?")
            detail = translate("Confirm", "Your opponent wins, and the game is over.")
            yes = translate("Confirm", "Resign")
        else:
            headline = translate("Confirm", "Leave your seat to a bot?")
            detail = self._leaving_text(seat)
            yes = translate("Confirm", "Leave the seat")
        for_good = session.can_resign() or session.match.attendance.would_bar_return(seat)
        box = Confirmation(self._page, headline, detail, yes, danger=for_good)
        box.accepted.connect(act)
        box.open()

    def _leaving_text(self, seat: Seat) -> str:
        """Return what becomes of the match and of the seat, for the confirmation."""
        session, attendance = self._session, self._session.match.attendance
        text = translate("Confirm", "A bot ({level}) takes over your seat, and the game goes on.")
        first = text.format(level=level_name(session.deputy))
        if attendance.would_bar_return(seat):
            (other,) = (person for person in session.people if person != seat)
            after = translate(
                "Confirm", "From then on, {name}’s hand is shown openly: you cannot come back."
            ).format(name=session.names()[other])
        elif session.alone or session.match.game.perfect_information:
            after = translate("Confirm", "You can come back at any time.")
        else:
            after = translate(
                "Confirm",
                "You can come back as long as two other people are playing at this screen.",
            )
        return f"{first} {after}"

    def _leave_seat(self, seat: Seat) -> None:
        level = self._session.deputy
        name = self._session.names()[seat]
        self._session.leave(seat)
        self._announce(attendance_texts.left(name, level))

    def come_back(self, seat: Seat) -> None:
        """Give the seat back to the person who left it."""
        if seat not in self._session.returning():
            return
        # The match may be paused by a watcher, and nobody else could let it go on.
        self._parts.director.hold("person", False)
        name = self._session.names()[seat]
        self._session.come_back(seat)
        self._announce(attendance_texts.came_back(name))

    def _announce(self, text: str) -> None:
        self._parts.strip.note(text)
        self._parts.view.announce(text)
