"""Undo and redo, resigning, leaving a seat to a bot and coming back to it, routine moves.

A dialog asks first where a change affects other people, and a note tells them afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.language import attendance_texts
from desktop.language.names import level_name
from desktop.language.translation import join_words, translate
from desktop.play.table_session import TableSession
from desktop.style import shortcuts
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.match_page import page_texts
from desktop.windows.match_page.components import PageComponents
from engine.core.values import Seat
from engine.play.attendance import TWO_SEATS


class CourseControl(QObject):
    """Changes the course of the match for the person at the screen.

    Its actions are in the menu too.
    """

    def __init__(self, parts: PageComponents, page: QWidget) -> None:
        super().__init__(page)
        self._parts, self._session, self._page = parts, parts.session, page
        self._undo = shortcuts.action("undo", page, self.undo)
        self._redo = shortcuts.action("redo", page, self.redo)
        self._resign = QAction(page)
        self._resign.triggered.connect(self.resign)
        #: Only people at different places are asked by the program.
        self._call_off = QAction(page)
        self._call_off.triggered.connect(self.call_off)
        self._call_off.setVisible(False)
        self._leave = QAction(page)
        self._leave.triggered.connect(self.leave)
        #: By seat: the action with which its player comes back to it.
        self._return_actions: dict[Seat, QAction] = {}
        for seat in self._session.match.attendance.people:
            self._return_actions[seat] = QAction(page)
            self._return_actions[seat].triggered.connect(partial(self.come_back, seat))
        #: Started by every change of the session. The possible actions are worked out in the next
        #: turn of the event loop, so that no click waits for them.
        self.update_timer = QTimer(self)
        self.update_timer.setSingleShot(True)
        self.update_timer.timeout.connect(self.show_possible)
        session = self._session
        for changed in (
            session.started, session.asked, session.handover_requested, session.seat_taken,
            session.peeked, session.rewound, session.finished,
        ):  # fmt: skip
            changed.connect(self._refresh)
        self.show_possible()

    @property
    def actions(self) -> list[QAction]:
        """The actions for the menu."""
        last = (self._call_off, self._leave, self._resign, *self._return_actions.values())
        return [self._undo, self._redo, *last]

    def _refresh(self) -> None:
        self.update_timer.start()

    def show_possible(self) -> None:
        """Enable the actions that are possible now."""
        session = self._session
        self._undo.setEnabled(session.can_undo)
        self._redo.setEnabled(session.can_redo)
        self._resign.setEnabled(session.can_resign)
        self._call_off.setVisible(session.can_call_off)
        self._leave.setEnabled(session.can_leave)
        returning = session.returnable_seats()
        for seat, action in self._return_actions.items():
            action.setVisible(seat in returning)
        self._name_returning()

    def retranslate(self) -> None:
        self._undo.setText(translate("Menu", "&Undo"))
        self._redo.setText(translate("Menu", "Re&do"))
        self._resign.setText(translate("Menu", "Resi&gn…"))
        self._call_off.setText(translate("Menu", "&Propose to end the game…"))
        self._leave.setText(translate("Menu", "&Leave your seat to a bot…"))
        self._name_returning()

    def _name_returning(self) -> None:
        """Name who comes back, which depends on who looks at the screen."""
        for seat, action in self._return_actions.items():
            label = attendance_texts.to_come_back(self._session.name_to_viewer(seat))
            # A single & would mark a mnemonic key.
            action.setText(label.replace("&", "&&"))

    # -- going back --------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the viewer's last choice; ask first where other people chose after it."""
        seat = self._session.undoer
        taken = self._session.match.undone_answers(seat) if seat is not None else None
        if seat is None or taken is None:
            return
        others = [other for other in taken.others if self._session.plays_here(other)]
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
            detail.format(names=join_words(names)),
            translate("Confirm", "Take back"),
        )
        # Opening the box covers a raised hand, and then the session has no viewer any more.
        box.accepted.connect(partial(self._go_back, seat, names))
        box.open()

    def _go_back(self, seat: Seat, others: list[str]) -> None:
        """Take back the seat's last choice, and report the undone actions and the note."""
        match, taken = self._session.match, self._session.match.undone_answers(seat)
        if taken is None:
            return
        opened = match.result is not None and not match.game.perfect_information
        # Between two people it is not obvious whose action was the last.
        nobody = self._session.viewer is None
        undoer = self._session.names()[match.steps[taken.to].seat] if nobody else ""
        before = len(match.marks)
        self._session.undo(seat)
        if len(match.marks) == before:
            # The owner of a match at a distance has yet to grant it.
            return
        was_seen = bool(match.marks[-1].get("seen"))
        again = self._session.can_redo
        note = page_texts.after_undo(undoer, others, opened=opened, seen=was_seen, again=again)
        self._parts.strip.note(note)
        self._parts.view.announce(note)

    def redo(self) -> None:
        """Give again the action that was taken back last."""
        self._session.redo()

    # -- leaving and coming back -------------------------------------------------------------------

    def resign(self) -> None:
        """Resign, after a confirmation: with more than two seats, a bot plays on to the end."""
        session, seat = self._session, self._session.person
        if seat is None or not session.can_resign:
            return
        detail = translate("Confirm", "Your opponent wins, and the game is over.")
        if session.match.seats > TWO_SEATS:
            detail = translate(
                "Confirm",
                "A bot ({level}) plays your seat to the end of the game. You can look on, but not "
                "come back.",
            ).format(level=level_name(session.deputy_level))
        headline = translate("Confirm", "Resign this game?")
        yes = translate("Confirm", "Resign")
        self._confirm(headline, detail, yes, partial(session.resign, seat), danger=True)

    def call_off(self) -> None:
        """Ask the others to end the match without a winner, after a confirmation."""
        if not self._session.can_call_off:
            return
        headline = translate("Confirm", "Propose to end this game without a winner?")
        detail = translate(
            "Confirm",
            "It ends once everyone who is playing agrees. Nobody wins or loses, and the ledger "
            "does not count it.",
        )
        yes = translate("Confirm", "Propose it")
        self._confirm(headline, detail, yes, self._session.call_off, danger=False)

    def leave(self) -> None:
        """Leave the seat to a bot, after a confirmation."""
        session, seat = self._session, self._session.person
        if seat is None or not session.can_leave:
            return
        headline = translate("Confirm", "Leave your seat to a bot?")
        yes = translate("Confirm", "Leave the seat")
        danger = session.match.attendance.would_bar_return(seat)
        act = partial(self._leave_seat, seat)
        self._confirm(headline, self._leaving_text(seat), yes, act, danger=danger)

    def _confirm(
        self, headline: str, detail: str, yes: str, act: Callable[[], object], *, danger: bool
    ) -> None:
        """Act once the person has confirmed, or at once if the settings say so."""
        if not self._parts.settings.has_confirmation:
            act()
            return
        box = Confirmation(self._page, headline, detail, yes, danger=danger)
        box.accepted.connect(act)
        box.open()

    def _leaving_text(self, seat: Seat) -> str:
        """Return the sentence that says how the match and the seat go on, for the confirmation."""
        session, attendance = self._session, self._session.match.attendance
        text = translate("Confirm", "A bot ({level}) takes over your seat, and the game goes on.")
        first = text.format(level=level_name(session.deputy_level))
        if attendance.would_bar_return(seat):
            (other,) = (person for person in session.people if person != seat)
            after = translate(
                "Confirm", "From then on, {name}’s hand is shown openly, so you cannot come back."
            ).format(name=session.names()[other])
        elif session.has_one_person or session.match.game.perfect_information:
            after = translate("Confirm", "You can come back at any time.")
        else:
            after = translate(
                "Confirm",
                "You can come back as long as two other people are playing at this screen.",
            )
        return f"{first} {after}"

    def _leave_seat(self, seat: Seat) -> None:
        level = self._session.deputy_level
        name = self._session.names()[seat]
        self._session.leave(seat)
        self._announce(attendance_texts.left_sentence(name, level))

    def come_back(self, seat: Seat) -> None:
        """Give the seat back to the person who left it."""
        if seat not in self._session.returnable_seats():
            return
        # The match may be paused by a watcher, and nobody else could let it go on.
        self._parts.director.hold("person", is_on=False)
        name = self._session.names()[seat]
        self._session.come_back(seat)
        self._announce(attendance_texts.returned_sentence(name))

    def _announce(self, text: str) -> None:
        self._parts.strip.note(text)
        self._parts.view.announce(text)


class RoutineMenu(QMenu):
    """A switch for each routine of the game; opens below a button and inside the main menu."""

    def __init__(self, session: TableSession, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        #: Names the person, where several share the screen.
        self._person_action = self.addAction("")
        self._person_action.setEnabled(False)
        self.switches: list[QAction] = []
        for _ in session.routines.declared:
            switch = self.addAction("")
            switch.setCheckable(True)
            self.switches.append(switch)
        self.menuAction().setVisible(bool(self.switches))
        self.triggered.connect(self._switch)
        self.aboutToShow.connect(self.show_state)
        self.retranslate()

    def show_state(self) -> None:
        """Tick the routines that are on for the person at the screen."""
        person, routines = self._session.person, self._session.routines
        name = self._session.names()[person] if person is not None else ""
        self._person_action.setText(name.replace("&", "&&"))
        self._person_action.setVisible(bool(name))
        for routine, switch in zip(routines.declared, self.switches, strict=True):
            switch.setChecked(person is not None and routines.is_on(routine, person))
            switch.setEnabled(person is not None)

    def _switch(self, switch: QAction) -> None:
        person, routines = self._session.person, self._session.routines
        if person is not None:
            routine = routines.declared[self.switches.index(switch)]
            routines.switch(routine, person, switch.isChecked())

    def retranslate(self) -> None:
        self.setTitle(translate("Menu", "Rout&ine moves"))
        for routine, switch in zip(self._session.routines.declared, self.switches, strict=True):
            switch.setText(routine.label())
