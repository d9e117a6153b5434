"""The menu of routines, which answer recurring questions for the person at the screen."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.language.translation import translate
from desktop.play.session import Session


class RoutineMenu(QMenu):
    """A switch for each routine of the game; opens below a button and inside the main menu."""

    def __init__(self, session: Session, parent: QWidget) -> None:
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
