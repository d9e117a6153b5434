"""The page a match is played on: prompt strip on top, board, hand below, panel at the right."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop import keys
from desktop.language import translate
from desktop.names import you
from desktop.panels.sidebar import ranking
from desktop.retranslated import Retranslated
from desktop.session import Session
from desktop.settings import Settings
from desktop.table.director import TEMPOS
from desktop.table.game import GameTable
from desktop.table.prompt import HEIGHT as STRIP
from desktop.windows.matchpage import sentences
from desktop.windows.matchpage.asking import Asking
from desktop.windows.matchpage.fairness import FairnessSheet
from desktop.windows.matchpage.figuressheet import FiguresSheet
from desktop.windows.matchpage.hotseat import HotSeat
from desktop.windows.matchpage.parts import build
from desktop.windows.matchpage.replaybar import HEIGHT as REPLAY
from desktop.windows.matchpage.rulesat import RulesAt
from desktop.windows.matchpage.scoresheet import ScoreSheet
from desktop.windows.matchpage.showing import Showing
from engine.match import Step

_PANEL_SHARE, _PANEL_LEAST, _PANEL_MOST = 0.2, 280, 360


class MatchPage(Retranslated, QWidget):
    """Shows one session and lets the people at the screen answer.

    Signals: `leaveRequested()`, `playAgainRequested()`, `menuRequested(global position)`,
    `rulesRequested(section)`: "" for wherever they were read last.
    """

    leaveRequested = Signal()  # noqa: N815
    playAgainRequested = Signal()  # noqa: N815
    menuRequested = Signal(QPoint)  # noqa: N815
    rulesRequested = Signal(str)  # noqa: N815

    def __init__(
        self, session: Session, table: GameTable, settings: Settings, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        after = (self.leaveRequested.emit, self.playAgainRequested.emit, self._show_figures)
        parts = build(session, table, settings, self, after)
        self.session, self.table, self._settings = session, table, settings
        self.scene, self.view, self.moment = parts.scene, parts.view, parts.moment
        self.strip, self.head, self.sidebar = parts.strip, parts.head, parts.sidebar
        self.director, self.lookback, self.hint = parts.director, parts.lookback, parts.hint
        self.replay, self.replay_bar = parts.replay, parts.replay_bar
        self.curtain, self.reader = parts.curtain, parts.reader
        self._showing = Showing(parts, self)
        self.asking = Asking(parts, self._showing, self)
        self.hot_seat = HotSeat(parts, self._showing, self.asking, self)
        self._rules_at = RulesAt(
            table, session, self.scene.choice, self.lookback, self.sidebar.chronicle, self.moment
        )
        #: For the menu too.
        self.undo_action = keys.action("undo", self, self.undo)
        self.redo_action = keys.action("redo", self, self.redo)
        self.setFocusProxy(self.view)
        self.scene.set_tempo(TEMPOS[settings.animation])
        self._connect_session()
        self._connect_parts()
        self._showing.seats()
        self.scene.sync(session.view())
        self._showing.chronicle()
        self._show_possible()
        self.retranslate()

    def _connect_session(self) -> None:
        session, director = self.session, self.director
        session.advanced.connect(self._on_advanced)
        session.rewound.connect(self._on_rewound)
        session.finished.connect(self._on_finished)
        session.bot_failed.connect(self._on_trouble)
        for changed in (
            session.advanced, session.asked, session.handover, session.seat_taken,
            session.peeked, session.rewound,
        ):  # fmt: skip
            changed.connect(self._show_possible)
        director.began.connect(self._on_began)
        director.step_shown.connect(self._on_step_shown)
        director.caught_up.connect(self._on_caught_up)
        director.replayed.connect(self._showing.past)
        director.held.connect(self.strip.refresh)
        self._settings.changed.connect(self._on_setting)

    def _connect_parts(self) -> None:
        view, sidebar = self.view, self.sidebar
        if self.reader is not None:
            self.scene.read.connect(self.reader.read)
            self.reader.closed.connect(view.setFocus)
        self.head.menu.clicked.connect(self.show_menu)
        self.head.rules.clicked.connect(self._ask_rules)
        sidebar.whyRequested.connect(self._explain_score)
        sidebar.undoRequested.connect(self.undo)
        sidebar.stepRequested.connect(self._step_back)
        sidebar.chronicle.picked.connect(self.replay.go)
        view.skipRequested.connect(self._on_space)
        view.stepRequested.connect(self.replay.step)
        view.leftAlone.connect(self.replay.leave)
        view.paceRequested.connect(self._change_pace)
        if not self.session.match.game.perfect_information:
            view.handsRequested.connect(self.replay.toggle_hands)
        view.hintRequested.connect(self.hint.ask)
        self.strip.hint.clicked.connect(self.hint.ask)
        self.hint.changed.connect(self._on_hint)
        self.replay.changed.connect(self._on_replay)
        self.replay.moved.connect(self._on_replay_moved)

    # -- what the window asks --------------------------------------------------------------------

    def take_focus(self) -> None:
        """Put the keyboard on the board, unless somebody is busy elsewhere."""
        self.asking.take_focus()

    def show_menu(self) -> None:
        """Ask for the menu below its button."""
        button = self.head.menu
        self.menuRequested.emit(button.mapToGlobal(QPoint(0, button.height() + 4)))

    def rules_section(self) -> str:
        """The section of the rules about what is pointed at, was refused, done or is asked."""
        return self._rules_at.section()

    def undo(self) -> None:
        """Take the viewer's last answer back, and say what that meant for others."""
        match, names = self.session.match, self.session.names()
        over, answered = match.result is not None, [seat for seat, _ in match.record.answers]
        self.session.undo()
        taken = answered[match.ply :]
        if not taken:
            return
        others = {seat for seat in taken if self.session.is_human(seat)} - {taken[0]}
        opened = over and not match.game.perfect_information
        note = sentences.after_undo([names[seat] for seat in sorted(others)], opened=opened)
        self.strip.note(note)
        self.view.announce(note)

    def redo(self) -> None:
        """Give the answers taken back again."""
        self.session.redo()

    def _show_possible(self) -> None:
        self.undo_action.setEnabled(self.session.can_undo())
        self.redo_action.setEnabled(self.session.can_redo())

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

    # -- what the session tells ------------------------------------------------------------------

    def _on_advanced(self, step: Step) -> None:
        # From now on the strip says what happens, not what is asked next.
        self.moment.shown = step

    def _on_rewound(self) -> None:
        self.moment.shown = None
        self.asking.withdraw()
        self.moment.over = self.session.match.result is not None
        self.curtain.hide()
        self._showing.now()
        self._showing.chronicle()
        self.strip.refresh()

    def _on_finished(self, result: object) -> None:
        if not self.director.busy:
            self._on_caught_up()

    def _on_trouble(self, seat: int, key: str, reason: str) -> None:
        self.strip.say(seat, sentences.trouble(key, reason, self.session.names()[seat]))

    # -- what the director shows -----------------------------------------------------------------

    def _on_began(self, step: Step) -> None:
        was_back = self.lookback.ply is not None
        self.strip.note("")
        self.asking.withdraw()
        if was_back:
            # The step is shown where it was made.
            self.scene.sync(self.session.view_at(self.lookback.last - 1))
        self.moment.shown = step
        self.scene.mark_recent(self.lookback.recent())
        self.strip.refresh()
        if step.seat != self.session.viewer:
            self.view.announce(self.strip.sentence)

    def _on_step_shown(self, step: Step) -> None:
        self.moment.shown = None
        self._showing.step(step)

    def _on_caught_up(self) -> None:
        self.moment.over = self.session.match.result is not None
        if self.moment.over:
            self.moment.covered = None
            self._showing.now()
            self._showing.chronicle()
        self.strip.refresh()
        if self.moment.over:
            self.view.announce(f"{self.strip.sentence} {self.strip.aside}".strip())

    # -- what the person does --------------------------------------------------------------------

    def _ask_rules(self) -> None:
        self.rulesRequested.emit("")

    def _explain_score(self) -> None:
        """Show what the score in the panel is made of."""
        view = self.sidebar.view
        score = self.sidebar.facts(view).score if view is not None else None
        if score is not None:
            names = [name or you() for name in self.session.names()]
            ScoreSheet(score, names, self).open()

    def _show_figures(self) -> None:
        """Show who came where, and the match in figures."""
        match = self.session.match
        result = match.result
        if result is None:
            return
        places = ranking(result, self.sidebar.facts(self.session.view()).seats)
        names = [name or you() for name in self.session.names()]
        bots = any(player.get("kind") == "bot" for player in match.record.players)
        figures = partial(self.table.figures, match)
        sheet = FiguresSheet(figures, names, places, self, bots=bots)
        sheet.fairnessAsked.connect(self._explain_fairness)
        sheet.open()

    def _explain_fairness(self) -> None:
        """Show what the bots of the match were sent."""
        names = [name or you() for name in self.session.names()]
        FairnessSheet(self.session.match, names, self).open()

    def _on_hint(self) -> None:
        self.strip.refresh()
        self.view.announce(self.hint.words())

    def _step_back(self) -> None:
        self.replay.step(-1)

    def _on_space(self) -> None:
        if self.replay.on:
            self.replay.toggle()
        elif self.session.watched and not self.moment.over:
            self.director.hold("person", not self.director.holding)
        else:
            self.director.skip()

    def _change_pace(self, by: int) -> None:
        """Let bots answer, or the replay run, slower or faster, and say so."""
        if self.replay.on:
            self.replay.change_speed(by)
            return
        self.director.change_pace(by)

    def _on_replay(self) -> None:
        """The replay was opened or closed, plays or pauses."""
        if self.replay_bar.isHidden() == self.replay.on:
            self.replay_bar.setVisible(self.replay.on)
            self._make_room()
            self.view.setFocus()
        self.strip.refresh()

    def _on_replay_moved(self) -> None:
        """The next moment is about to be played."""
        self._showing.seats(self.lookback.viewer)
        self.sidebar.chronicle.mark_past(self.lookback.ply)
        self.scene.mark_recent(self.lookback.recent())
        self.strip.refresh()
        self.view.announce(self.strip.sentence)

    # -- words, settings, room -------------------------------------------------------------------

    def retranslate(self) -> None:
        self.undo_action.setText(translate("Menu", "&Undo"))
        self.redo_action.setText(translate("Menu", "Re&do"))
        self.head.retranslate(self.table.texts.title())
        self.strip.refresh()

    def _on_setting(self, key: str) -> None:
        if key == "animation":
            self.scene.set_tempo(TEMPOS[self._settings.animation])
        elif key == "pace":
            said = sentences.pace_name(self._settings.pace)
            self.strip.show_prompt(replace(self.strip.prompt, aside=said))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        width, height = self.width(), self.height()
        panel = round(max(_PANEL_LEAST, min(_PANEL_MOST, width * _PANEL_SHARE)))
        board = max(1, width - panel)
        foot = REPLAY if self.replay.on else 0
        self.strip.setGeometry(0, 0, board, STRIP)
        self.head.setGeometry(board, 0, panel, STRIP)
        self.view.setGeometry(0, STRIP, board, max(1, height - STRIP - foot))
        self.replay_bar.setGeometry(0, height - foot, board, REPLAY)
        self.sidebar.setGeometry(board, STRIP, panel, max(1, height - STRIP))
        self.curtain.setGeometry(self.view.rect())
        if self.reader is not None:
            self.reader.setGeometry(self.view.rect())
