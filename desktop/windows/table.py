"""The page a game is played on: prompt strip on top, board, hand below, panel at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.director import PACES, TEMPOS
from desktop.panels.chronicle import Entry
from desktop.session import Session
from desktop.settings import Settings
from desktop.theme import Theme
from desktop.windows import rulesat, stripoptions, tabletexts
from desktop.windows.tableparts import TableParts
from engine.core import Action, Decision, Event, Resign, Seat
from engine.match import Step


class TablePage(TableParts):
    """Shows one session and lets the people at the screen answer."""

    def __init__(
        self, session: Session, theme: Theme, settings: Settings, parent: QWidget | None
    ) -> None:
        super().__init__(session, theme, settings, parent)
        #: The question open to somebody at the screen.
        self._question: tuple[Seat, Decision, list[Action]] | None = None
        #: The step being shown.
        self._shown: Step | None = None
        self._over = False
        #: Whose hand lies face down while nobody looks, between people who peek.
        self._covered: Seat | None = None
        self.scene.set_tempo(TEMPOS[settings.animation])
        self._connect()
        self._show_seats()
        self.scene.sync(session.view())
        self._write_chronicle()
        self.retranslate()

    def _connect(self) -> None:
        session, director, view = self.session, self.director, self.view
        session.asked.connect(self._on_asked)
        session.handover.connect(self._on_handover)
        self.curtain.confirmed.connect(session.take_seat)
        session.taken.connect(self._on_taken)
        session.peeked.connect(self._on_peeked)
        session.rewound.connect(self._on_rewound)
        session.finished.connect(self._on_finished)
        session.troubled.connect(self._on_trouble)
        director.began.connect(self._on_began)
        director.showed.connect(self._on_showed)
        director.caught_up.connect(self._on_caught_up)
        director.replayed.connect(self._show_past)
        self.scene.chosen.connect(self._answer)
        self.scene.changed_choice.connect(self._on_choice)
        self.scene.back_clicked.connect(self._turn_up)
        if self.reader is not None:
            self.scene.read.connect(self.reader.read)
            self.reader.closed.connect(view.setFocus)
        self.sidebar.moves.chosen.connect(self._answer)
        self.sidebar.moves.considered.connect(self.scene.consider)
        self.sidebar.undoRequested.connect(self.undo)
        self.sidebar.stepRequested.connect(self._step_back)
        self.sidebar.chronicle.picked.connect(self.replay.go)
        for keys, act in (
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        self.strip.peek.pressed.connect(self._press_peek)
        self.strip.peek.released.connect(self._release_peek)
        view.skipRequested.connect(self._on_space)
        view.stepRequested.connect(self.replay.step)
        view.leftAlone.connect(self.replay.leave)
        view.paceRequested.connect(self._change_pace)
        view.peekRequested.connect(self.peek)
        if session.match.game.hidden:
            view.handsRequested.connect(self.replay.toggle_hands)
        view.hintRequested.connect(self.hint.ask)
        self.strip.hint.clicked.connect(self.hint.ask)
        self.hint.changed.connect(self._on_hint)
        self.lookback.changed.connect(self._look)
        self.replay.changed.connect(self._on_replay)
        self.replay.moved.connect(self._on_replay_moved)
        self._settings.changed.connect(self._on_setting)

    # -- what the session tells ------------------------------------------------------------------

    def _on_asked(self, seat: int, decision: Decision, legal: list[Action]) -> None:
        self.hint.forget()
        self._question = (seat, decision, legal)
        self.lookback.forget()
        self._show_now()
        self._offer()
        self._take_focus()

    def _take_focus(self) -> None:
        if not (self.sidebar.moves.list.hasFocus() or self.strip.peek.isDown()):
            self.view.setFocus()

    def _offer(self) -> None:
        """Let the person asked answer, on the board and in the list."""
        if self._question is not None:
            _, decision, legal = self._question
            # Nothing may betray what lies covered.
            offered = self.scene.keep(legal) if self._hidden() else legal
            self.scene.offer(decision, offered)
            self.sidebar.moves.offer(self.scene.in_order(offered), self.session.view())
        self._write_strip()

    def _withdraw(self) -> None:
        """Nobody at the screen can answer now."""
        self._question = None
        self.hint.forget()
        self.replay.forget()
        self.lookback.forget()
        self.scene.withdraw()
        self.sidebar.moves.offer((), None)

    def _on_handover(self, seat: int) -> None:
        """Somebody else is to answer: nothing of either hand is shown until they want to see it.

        A game that hides nothing goes on at once.
        """
        self._withdraw()
        self.view.forget_peek()
        question, decision = self.session.question, self.session.match.decision
        hidden = self.session.match.game.hidden
        behind_curtain = hidden and self._settings.hands == "curtain"
        self._covered = seat if hidden and not behind_curtain else None
        if behind_curtain or question is None or decision is None:
            self._show_now()
            self._write_chronicle()
            self.curtain.wait_for(seat, self.session.names()[seat])
            self._write_strip()
            return
        self._question = seat, decision, question.legal
        self._show_now()
        self._write_chronicle()
        self._offer()
        self._take_focus()
        self.view.announce(self.strip.sentence)

    def _on_taken(self, ply: int) -> None:
        """The person behind the curtain is there: first what they missed."""
        self._withdraw()
        self._show_seats()
        self._write_chronicle(ply)
        self.director.play_missed(ply)
        self._write_strip()

    def _on_rewound(self) -> None:
        self._shown = None
        self._withdraw()
        self._over = self.session.match.result is not None
        self.curtain.hide()
        self._show_now()
        self._write_chronicle()
        self._write_strip()

    # -- hands that lie covered ------------------------------------------------------------------

    def _hidden(self) -> bool:
        """Whether a hand lies face down, to be looked at by whom it belongs to."""
        return self._covered is not None and self.session.looker is None and not self._over

    def peek(self, on: bool) -> None:
        """Hold the covered hand up, or put it down again."""
        seat = self._covered if on else None
        if self._covered is None or self._over or self.session.looker == seat:
            return
        self.director.skip()
        self.session.peek(seat)

    def _press_peek(self) -> None:
        self.peek(True)

    def _release_peek(self) -> None:
        self.peek(False)
        self.view.setFocus()

    def _turn_up(self, number: int) -> None:
        """A card of the covered hand was clicked: choose it, and show no other."""
        if self._question is not None and self._hidden():
            self.session.peek(self._covered)
            self.scene.choose_nth(number)
            self.session.peek(None)

    def _on_peeked(self) -> None:
        self._write_chronicle()
        if self.lookback.ply is not None:
            self._look()
            return
        self._show_now()
        self._offer()

    def _on_finished(self, result: object) -> None:
        if not self.director.busy:
            self._on_caught_up()

    def _on_trouble(self, seat: int, key: str) -> None:
        self.strip.say(seat, tabletexts.trouble(key, self.session.names()[seat]))

    # -- what the director shows -----------------------------------------------------------------

    def _on_began(self, step: Step) -> None:
        was_back = self.lookback.ply is not None
        self.strip.note("")
        self._withdraw()
        if was_back:
            # The step is shown where it was made.
            self.scene.sync(self.session.view_at(self.lookback.last - 1))
        self._shown = step
        self.scene.mark_recent(self.lookback.recent())
        self._write_strip()
        if step.seat != self.session.looker:
            self.view.announce(self.strip.sentence)

    def _on_showed(self, step: Step) -> None:
        self._shown = None
        self.sidebar.chronicle.add(self._entry(step))
        self.sidebar.show_view(self.session.view())
        self.view.describe()

    def _on_caught_up(self) -> None:
        self._over = self.session.match.result is not None
        if self._over:
            self._covered = None
            self._show_now()
            self._write_chronicle()
        self._write_strip()
        if self._over:
            self.view.announce(f"{self.strip.sentence} {self.strip.aside}".strip())

    def _on_choice(self) -> None:
        """A half-made choice changed: the strip and the list say the same as the board."""
        if self._question is not None and self._hidden():
            kept = self.scene.keep(self._question[2])
            self.sidebar.moves.offer(kept, self.session.view())
        self.sidebar.moves.mark(self.scene.considered())
        self._write_strip()
        if self.scene.aside() and self.scene.considered() is None:
            self.view.announce(self.scene.aside())

    def _on_hint(self) -> None:
        self._write_strip()
        self.view.announce(self.hint.words())

    # -- answers ---------------------------------------------------------------------------------

    def _answer(self, action: Action) -> None:
        question, self._question = self._question, None
        self.hint.forget()
        if question is not None:
            self.sidebar.moves.offer((), None)
            self.session.submit(question[0], action)

    def undo(self) -> None:
        """Take the looker's last answer back, and say what that meant for others."""
        match, names = self.session.match, self.session.names()
        over, answered = match.result is not None, [seat for seat, _ in match.record.answers]
        self.session.undo()
        taken = answered[match.ply :]
        if not taken:
            return
        others = {seat for seat in taken if self.session.is_human(seat)} - {taken[0]}
        opened = over and match.game.hidden
        note = tabletexts.after_undo([names[seat] for seat in sorted(others)], opened=opened)
        self.strip.note(note)
        self.view.announce(note)

    def redo(self) -> None:
        """Give the answers taken back again."""
        self.session.redo()

    # -- showing ---------------------------------------------------------------------------------

    def _show_seats(self, looker: Seat | None = None) -> None:
        looker = self.session.looker if looker is None else looker
        covered = self._covered if looker is None else None
        self.scene.seated(self.session.names(), looker, covered)

    def _show_now(self) -> None:
        self._show_seats()
        self.scene.mark_recent(self.lookback.recent())
        view = self.session.view()
        self.scene.sync(view)
        self.sidebar.show_view(view)
        self.sidebar.chronicle.mark_past(None)
        self.view.describe()

    def _write_chronicle(self, ply: int | None = None) -> None:
        """Write what the looker knows to have happened, up to so many answers."""
        session = self.session
        entries = [Entry(None, session.opening())]
        entries += [self._entry(step) for step in session.match.steps[:ply]]
        self.sidebar.chronicle.show_entries(entries, session.names(), session.looker)
        self.sidebar.show_view(session.view())

    def _entry(self, step: Step) -> Entry:
        events = self.session.events_of(step)
        return Entry(step.seat, events, resigned=isinstance(step.action, Resign))

    def _write_strip(self) -> None:
        self.strip.offer_peek(self._covered is not None and not self._over)
        # A hint names cards: it is for nobody but whoever holds them.
        self.hint.possible = self._question is not None and self._covered is None
        self.strip.offer_hint(self.hint.possible and self.lookback.ply is None)
        if self.lookback.ply is not None:
            self._write_past()
            return
        result = self.session.match.result
        names, looker = self.session.names(), self.session.looker
        if self._over and result is not None:
            headline, detail = self.texts.result(result, names, looker)
            seat = result.winners[0] if result.winners else None
            self.strip.say(seat, headline, detail, festive=True)
            self.strip.set_options(stripoptions.final(self))
            return
        if self._shown is not None:
            self.strip.say(self._shown.seat, self._happening(self.session.events_of(self._shown)))
            self.strip.set_options(())
            return
        view, decision = self.session.view(), self.session.match.decision
        if decision is None:
            return
        asked = self._question[0] if self._question is not None else looker
        sentence, aside = self.texts.prompt(view, names, asked)
        if self._question is not None:
            if self._hidden():
                sentence, aside = tabletexts.to_peek(names[self._question[0]]), ""
            sentence = self.scene.sentence() or sentence
            aside = self.hint.words() or self.scene.aside() or aside
        # Who is asked may be a secret.
        seat = decision.seat if view.decision is not None or self._question is not None else None
        self.strip.say(seat, sentence, aside)
        self.strip.set_options(self.scene.options() if self._question is not None else ())

    def _happening(self, events: Sequence[Event]) -> str:
        names, looker = self.session.names(), self.session.looker
        return tabletexts.happening(self.texts, events, names, looker)

    # -- looking back ----------------------------------------------------------------------------

    def _step_back(self) -> None:
        self.replay.step(-1)

    def _on_space(self) -> None:
        if self.replay.on:
            self.replay.toggle()
        else:
            self.director.skip()

    def _on_replay(self) -> None:
        """The replay was opened or closed, plays or pauses."""
        if self.replay_bar.isHidden() == self.replay.on:
            self.replay_bar.setVisible(self.replay.on)
            self._make_room()
            self.view.setFocus()
        self._write_strip()

    def _on_replay_moved(self) -> None:
        """The next moment is about to be played."""
        self._show_seats(self.lookback.looker)
        self.sidebar.chronicle.mark_past(self.lookback.ply)
        self.scene.mark_recent(self.lookback.recent())
        self._write_strip()
        self.view.announce(self.strip.sentence)

    def _look(self) -> None:
        """Show the moment looked back at, or now."""
        self.director.skip()
        self.view.in_past = self.lookback.ply is not None
        if self.lookback.ply is None:
            self._show_now()
            self._offer()
            return
        self.scene.withdraw()
        self.sidebar.moves.offer((), None)
        self._show_past()

    def _show_past(self) -> None:
        if self.lookback.ply is None:
            return
        view = self.lookback.view()
        self._show_seats(self.lookback.looker)
        self.scene.mark_recent(self.lookback.recent())
        self.scene.sync(view)
        self.sidebar.show_view(view)
        self.sidebar.chronicle.mark_past(self.lookback.ply)
        self.view.describe()
        self._write_strip()

    def _write_past(self) -> None:
        ply, last = self.lookback.ply or 0, self.lookback.last
        if self.replay.on:
            seat = self.session.match.steps[ply - 1].seat if ply else None
            self.strip.say(seat, self._happening(self.lookback.events_at(ply)))
            self.strip.set_options(())
            return
        self.strip.say(None, tabletexts.looking_back(ply, last))
        self.strip.set_options(stripoptions.past(self.lookback))

    def _change_pace(self, by: int) -> None:
        """Let bots answer, or the replay run, slower or faster, and say so."""
        if self.replay.on:
            self.replay.change_speed(by)
            return
        paces = list(PACES)
        at = max(0, min(len(paces) - 1, paces.index(self._settings.pace) + by))
        self._settings.set("pace", paces[at])
        decision = self.session.match.decision
        seat = decision.seat if decision else None
        self.strip.say(seat, self.strip.sentence, tabletexts.pace_name(paces[at]))

    def retranslate(self) -> None:
        self._head.retranslate(self.texts.title())
        self._write_strip()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _on_setting(self, key: str) -> None:
        if key == "animation":
            self.scene.set_tempo(TEMPOS[self._settings.animation])

    def rules_section(self) -> str:
        """The section of the rules about what is pointed at, was refused, done or is asked."""
        return rulesat.section(self, asked=self._question is not None)
