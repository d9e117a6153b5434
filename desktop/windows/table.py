"""The page a game is played on: prompt strip on top, board, hand below, panel at the right."""

from __future__ import annotations

import re
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.director import PACES, Director
from desktop.games import TABLES
from desktop.language import translate
from desktop.panels.chronicle import Entry
from desktop.panels.sidebar import Sidebar
from desktop.session import Session
from desktop.settings import Settings
from desktop.table.curtain import Curtain
from desktop.table.lookback import LookBack
from desktop.table.prompt import HEIGHT as STRIP
from desktop.table.prompt import PromptStrip
from desktop.table.scene import Option
from desktop.table.view import TableView
from desktop.theme import Theme
from desktop.windows.tablehead import TableHead
from engine.core import Action, Decision, Seat
from engine.match import Step

_TAG = re.compile("<[^>]+>")
_PANEL_SHARE, _PANEL_LEAST, _PANEL_MOST = 0.2, 280, 360


class TablePage(QWidget):
    """Shows one session and lets the people at the screen answer.

    Signals: `leaveRequested()`, `playAgainRequested()`, `menuRequested(global position)`.
    """

    leaveRequested = Signal()  # noqa: N815
    playAgainRequested = Signal()  # noqa: N815
    menuRequested = Signal(QPoint)  # noqa: N815
    #: Somebody asks for the rules, at the section given.
    rulesRequested = Signal(str)  # noqa: N815

    def __init__(
        self, session: Session, theme: Theme, settings: Settings, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._settings = settings
        self._theme = theme
        self._table = TABLES[session.match.game.id]
        self._texts = self._table.texts
        #: The question open to somebody at the screen.
        self._question: tuple[Seat, Decision, list[Action]] | None = None
        #: The step being shown.
        self._shown: Step | None = None
        self._over = False
        self.scene = self._table.scene()
        self.scene.setParent(self)
        self.view = TableView(self.scene, self)
        self.strip = PromptStrip(theme, self)
        self.sidebar = Sidebar(session, self._table, theme, self)
        self._head = TableHead(theme, self)
        self._head.menu.clicked.connect(self._show_menu)
        self.curtain = Curtain(theme, self.view)
        self.curtain.confirmed.connect(session.take_seat)
        self.director = Director(session, self.scene, settings, self)
        self.lookback = LookBack(session, self)
        self._connect()
        self.setFocusProxy(self.view)
        self._show_seats()
        self.scene.sync(session.view())
        self._write_chronicle()
        self.retranslate()

    def _connect(self) -> None:
        session, director = self.session, self.director
        session.asked.connect(self._on_asked)
        session.handover.connect(self._on_handover)
        session.rewound.connect(self._on_rewound)
        session.finished.connect(self._on_finished)
        session.troubled.connect(self._on_trouble)
        director.began.connect(self._on_began)
        director.showed.connect(self._on_showed)
        director.caught_up.connect(self._on_caught_up)
        self.scene.chosen.connect(self._answer)
        self.scene.changed_choice.connect(self._write_strip)
        self.sidebar.moves.chosen.connect(self._answer)
        self.sidebar.undoRequested.connect(self.undo)
        self.sidebar.stepRequested.connect(self._step_back)
        self.sidebar.chronicle.picked.connect(self.lookback.go)
        for keys, act in (
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        self.view.skipRequested.connect(director.skip)
        self.view.stepRequested.connect(self.lookback.step)
        self.view.leftAlone.connect(self.lookback.leave)
        self.view.paceRequested.connect(self._change_pace)
        self.lookback.changed.connect(self._look)

    # -- what the session tells ------------------------------------------------------------------

    def _on_asked(self, seat: int, decision: Decision, legal: list[Action]) -> None:
        self._question = (seat, decision, legal)
        self.lookback.forget()
        self._show_now()
        self._offer()
        if not self.sidebar.moves.list.hasFocus():
            self.view.setFocus()

    def _offer(self) -> None:
        """Let the person asked answer, on the board and in the list."""
        if self._question is not None:
            _, decision, legal = self._question
            self.scene.offer(decision, legal)
            self.sidebar.moves.offer(legal, self.session.view())
        self._write_strip()

    def _withdraw(self) -> None:
        """Nobody at the screen can answer now."""
        self._question = None
        self.lookback.forget()
        self.scene.withdraw()
        self.sidebar.moves.offer((), None)

    def _on_handover(self, seat: int) -> None:
        """Somebody else is to look: nothing of either hand is shown until they are there."""
        self._withdraw()
        self._show_now()
        self._write_chronicle()
        self.curtain.wait_for(seat, self.session.names()[seat])
        self._write_strip()

    def _on_rewound(self) -> None:
        self._shown = None
        self._withdraw()
        self._over = self.session.match.result is not None
        self.curtain.hide()
        self._show_now()
        self._write_chronicle()
        self._write_strip()

    def _on_finished(self, result: object) -> None:
        if not self.director.busy:
            self._on_caught_up()

    def _on_trouble(self, seat: int, key: str) -> None:
        name = self.session.names()[seat]
        if key == "replaced":
            text = translate("Table", "{name} gave no answer in time; a simple move was made.")
        else:
            text = translate("Table", "{name} had to start thinking anew.")
        self.strip.say(seat, text.format(name=name))

    # -- what the director shows -----------------------------------------------------------------

    def _on_began(self, step: Step) -> None:
        was_back = self.lookback.ply is not None
        self._withdraw()
        if was_back:
            # The step is shown where it was made.
            self.scene.sync(self.lookback.view_at(self.lookback.last - 1))
        self._shown = step
        self.scene.mark_recent(self.lookback.recent())
        self._write_strip()
        self.view.announce(self.strip.sentence)

    def _on_showed(self, step: Step) -> None:
        self._shown = None
        self.sidebar.chronicle.add(Entry(step.seat, self.session.events_of(step)))
        self.sidebar.show_view(self.session.view())

    def _on_caught_up(self) -> None:
        self._over = self.session.match.result is not None
        if self._over:
            self._show_now()
            self._write_chronicle()
        self._write_strip()

    # -- answers ---------------------------------------------------------------------------------

    def _answer(self, action: Action) -> None:
        question, self._question = self._question, None
        if question is not None:
            self.session.submit(question[0], action)

    def undo(self) -> None:
        """Take the looker's last answer back."""
        self.session.undo()

    def redo(self) -> None:
        """Give the answers taken back again."""
        self.session.redo()

    # -- showing ---------------------------------------------------------------------------------

    def _show_seats(self) -> None:
        self.scene.seated(self.session.names(), self.session.looker)

    def _show_now(self) -> None:
        self._show_seats()
        self.scene.mark_recent(self.lookback.recent())
        view = self.session.view()
        self.scene.sync(view)
        self.sidebar.show_view(view)
        self.sidebar.chronicle.mark_past(None)

    def _write_chronicle(self) -> None:
        session = self.session
        entries = [Entry(None, session.opening())]
        entries += [Entry(step.seat, session.events_of(step)) for step in session.match.steps]
        self.sidebar.chronicle.show_entries(entries, session.names(), session.looker)
        self.sidebar.show_view(session.view())

    def _write_strip(self) -> None:
        result = self.session.match.result
        if self._over and result is not None:
            names, looker = self.session.names(), self.session.looker
            headline, detail = self._texts.result(result, names, looker)
            seat = result.winners[0] if result.winners else None
            self.strip.say(seat, headline, detail, festive=True)
            self.strip.set_options(self._final_options())
            return
        if self.lookback.ply is not None:
            self._write_past()
            return
        looker = self.session.looker
        if self._shown is not None:
            self.strip.say(self._shown.seat, self._happening(self._shown))
            self.strip.set_options(())
            return
        view = self.session.view()
        if view.decision is None:
            return
        sentence, aside = self._texts.prompt(view, self.session.names(), looker)
        if self._question is not None:
            sentence = self.scene.sentence() or sentence
            aside = self.scene.aside() or aside
        self.strip.say(view.decision.seat, sentence, aside)
        self.strip.set_options(self.scene.options() if self._question is not None else ())

    def _happening(self, step: Step) -> str:
        """The first thing a step did, as plain text."""
        names, looker = self.session.names(), self.session.looker
        for event in self.session.events_of(step):
            text = self._texts.sentences(event, names, looker)
            if text:
                return _TAG.sub("", text)
        return ""

    # -- looking back ----------------------------------------------------------------------------

    def _step_back(self) -> None:
        self.lookback.step(-1)

    def _look(self) -> None:
        """Show the moment looked back at, or now."""
        if self.director.busy:
            self.director.skip()
        if self.lookback.ply is None:
            self._show_now()
            self._offer()
            return
        self.scene.withdraw()
        self.sidebar.moves.offer((), None)
        view = self.lookback.view()
        self.scene.mark_recent(self.lookback.recent())
        self.scene.sync(view)
        self.sidebar.show_view(view)
        self.sidebar.chronicle.mark_past(self.lookback.ply)
        self._write_strip()

    def _write_past(self) -> None:
        ply, last = self.lookback.ply or 0, self.lookback.last
        sentence = translate("Table", "Looking back: {ply} of {last} answers.").format(
            ply=ply, last=last
        )
        self.strip.say(None, sentence)
        step = self.lookback.step
        key = translate("KeyCaps", "PgUp")
        earlier = Option(translate("Table", "Earlier"), partial(step, -1), key)
        key = translate("KeyCaps", "PgDn")
        later = Option(translate("Table", "Later"), partial(step, 1), key)
        now = Option(
            translate("Table", "Back to the game"),
            self.lookback.leave,
            translate("KeyCaps", "Esc"),
            main=True,
        )
        self.strip.set_options([earlier, later, now] if ply else [later, now])

    def _change_pace(self, by: int) -> None:
        """Let bots answer slower or faster, and say so."""
        paces = list(PACES)
        at = max(0, min(len(paces) - 1, paces.index(self._settings.pace) + by))
        self._settings.set("pace", paces[at])
        decision = self.session.match.decision
        seat = decision.seat if decision else None
        self.strip.say(seat, self.strip.sentence, _pace_name(paces[at]))

    def _final_options(self) -> list[Option]:
        return [
            Option(translate("Table", "Back to the shelf"), self.leaveRequested.emit),
            Option(translate("Table", "Play again"), self.playAgainRequested.emit, main=True),
        ]

    def retranslate(self) -> None:
        self._head.retranslate(self._texts.title())
        self._write_strip()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Light or dark chrome; the board stays as it is."""
        self._theme = theme
        for part in (self.strip, self.sidebar, self._head, self.curtain):
            part.set_theme(theme)

    def rules_section(self) -> str:
        """The section of the rules about the question open, or about how the match ended."""
        links = self._table.links
        decision, result = self.session.match.decision, self.session.match.result
        if result is not None:
            return links.for_result(result.by)
        return links.for_decision(decision.kind) if decision is not None else ""

    def _show_menu(self) -> None:
        button = self._head.menu
        self.menuRequested.emit(button.mapToGlobal(QPoint(0, button.height() + 4)))

    def grab_board(self, size: QSize) -> QImage:
        """A picture of the board as it lies, in pixels; the page need not be shown."""
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        before = self.scene.sceneRect().size()
        # A thumbnail is a table of the usual size seen from afar: no room is too small for it.
        self.scene.arrange(QSizeF(size).expandedTo(QSizeF(1200, 900)))
        p = QPainter(image)
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.scene.render(p, QRectF(image.rect()), self.scene.picture_area())
        p.end()
        if not before.isEmpty():
            self.scene.arrange(before)
        return image

    # -- room ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width, height = self.width(), self.height()
        panel = round(max(_PANEL_LEAST, min(_PANEL_MOST, width * _PANEL_SHARE)))
        board = max(1, width - panel)
        self.strip.setGeometry(0, 0, board, STRIP)
        self._head.setGeometry(board, 0, panel, STRIP)
        self.view.setGeometry(0, STRIP, board, max(1, height - STRIP))
        self.sidebar.setGeometry(board, STRIP, panel, max(1, height - STRIP))
        self.curtain.setGeometry(self.view.rect())


def _pace_name(pace: str) -> str:
    match pace:
        case "slow":
            return translate("Table", "Bots play slowly.")
        case "fast":
            return translate("Table", "Bots play fast.")
        case "instant":
            return translate("Table", "Bots play at once.")
    return translate("Table", "Bots play at their usual pace.")
