"""A hint: what the strongest bot would answer to the question somebody at the screen is asked."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, Signal

from desktop.language.translation import translate
from desktop.play.session import Session
from desktop.play.setup import LEVELS
from desktop.style import shortcuts
from desktop.table.callouts.advice import Advice, of_different_kind, read, unweighed
from desktop.table.callouts.callouts import Spoken
from desktop.table.callouts.placing import Surroundings, Touched, below_button
from desktop.table.choice import HalfMade
from desktop.table.hints.reasons import foremost, is_distinctive, why
from desktop.table.scene import TableScene
from engine.bots.bot import Budget
from engine.bots.helpers import round_up_searches
from engine.bots.protocol import Request
from engine.core.errors import IllegalAnswerError
from engine.core.values import Action
from engine.data.codec import CodecError, decode_kind

#: Seconds the bot thinks at first, twice as many each time it is to think longer, and at most.
SECONDS, LONGEST = 1.5, 96.0
#: Iterations it thinks on for where no answer seems to win, or nothing can be told of any: as many
#: as the review's second look takes and so many times what it thought at first, or seconds at most.
THOROUGH, LONGER = Budget(iterations=2400, seconds=16.0), 4
#: Independent searches that share them, to tell how sure they are: five, or a few more where that
#: gives every processor something to do.
SEARCHES = round_up_searches(5)
#: Answers that have a plaque on the table, and from which size of it on, in pixels; else the best.
PLAQUES, _WIDE, _TALL = 3, 900.0, 700.0


class Hint(QObject):
    """Asks the session's bot process, idle while a person is asked, and shows it on the board.

    Signals: `changed()`: it thinks, has found something or was forgotten.
    """

    changed = Signal()

    def __init__(self, session: Session, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        #: Where above the table the strip has a button that gives an answer, from left to right.
        self.button_of: Callable[[Action], tuple[float, float] | None] = lambda action: None
        #: Whether somebody is asked who may be helped.
        self.possible = False
        #: Hints count their own tickets downwards, so that no player takes the answer for theirs.
        self._last = 0
        self._ticket: int | None = None
        self._seconds = SECONDS
        #: How long it was to think when it was last asked.
        self._budget = Budget()
        #: What it found before it thought on.
        self._first: Advice | None = None
        #: What was shown first of what it thinks on about by itself; None: it does not.
        self._onward: Action | None = None
        #: What is hinted at on the board; and what was found of all answers, shown or not.
        self._action: Action | None = None
        self._found: Advice | None = None
        self._shown = False
        #: What was hinted at when a moment of the past was opened.
        self._aside: Action | None = None
        #: The half-made choice before an answer of the list was considered, to go back to.
        self._before: HalfMade | None = None
        #: What Enter would have given when the hint came: nobody chose that because of it.
        self._offered: Action | None = None
        session.process.answered.connect(self._on_answered)
        session.process.failed.connect(self.forget)
        scene.changed_choice.connect(self._on_choice)
        scene.message_shown.connect(self._give_way)
        scene.lifted.connect(self.lift)
        scene.rearranged.connect(self._set_up)

    @property
    def advice(self) -> Advice | None:
        """What is to be shown of the answers to the open question."""
        return self._found if self._shown else None

    @property
    def shown(self) -> bool:
        """Whether anything is shown, which the same key and button put away."""
        return self.advice is not None

    @property
    def hinted(self) -> Action | None:
        """The answer that is hinted at; None: none, or something else is considered."""
        return self._action

    @property
    def thinking(self) -> bool:
        return self._ticket is not None

    def ask(self) -> None:
        """Think about the open question; what was found already is shown again, or put away. While
        more is thought about what is shown, leave it at that.
        """
        if not self.possible or self._session.question is None:
            return
        if self.thinking:
            if self.shown:
                self._stop()
            return
        if self._found is None:
            self._seconds = SECONDS
            self._think(Budget(seconds=self._seconds))
        elif self.shown and self._of_hint():
            self._put_away()
        else:
            self._show(self._found.answers[0].action)

    def think_longer(self) -> None:
        """Think again, for twice as long; what was found stays until then."""
        if self.possible and self.advice is not None and not self.thinking:
            self._seconds = min(LONGEST, 2 * max(self._seconds, self.advice.seconds))
            self._think(Budget(seconds=self._seconds))

    def lift(self, number: int) -> None:
        """Consider the answer of that number, from 1, of those that are shown."""
        advice = self.advice
        if advice is not None and 0 < number <= len(advice.answers):
            self.consider(advice.answers[number - 1].action)
            self._tell()

    def consider(self, action: Action) -> None:
        """Somebody takes up one of the answers that are shown: Enter gives it."""
        choice = self._scene.choice
        if choice.choosing is not None and self.shown:
            self._before = self._before or copy(choice.choosing)
            self._action = action
        choice.consider(action)

    def dismiss(self) -> bool:
        """Put away what is shown, unless an answer beside it is considered; whether it was."""
        if not self.shown or not self._of_hint():
            return False
        self._stop()
        self._put_away()
        return True

    def set_aside(self) -> None:
        """A moment of the past is looked at: nothing is asked or shown until `resume`."""
        self.possible = False
        if self._action is not None or self._shown:
            self._aside = self._action
            self._action, self._shown, self._before = None, False, None
            self._tell()

    def resume(self) -> None:
        """The question is open again: what was shown of it before is shown again."""
        aside, self._aside = self._aside, None
        if aside is not None and self.possible:
            self._show(aside)

    def forget(self) -> None:
        """The question was answered."""
        self._before = self._aside = None
        ticket, self._ticket = self._ticket, None
        known = self._action is not None or self._found is not None
        self._action, self._found, self._first, self._shown = None, None, None, False
        self._onward = None
        if ticket is not None:
            self._session.process.cancel(ticket)
        if ticket is not None or known:
            self._tell()

    def _stop(self) -> None:
        """Think no more; what was found stays."""
        ticket, self._ticket, self._onward = self._ticket, None, None
        if ticket is not None:
            self._session.process.cancel(ticket)
            self.changed.emit()

    def words(self) -> str:
        """What the prompt says of it; "" when there is none, or the board says why not.

        Where Enter would give another answer it says so in the same sentence, which has room as a
        whole or not at all.
        """
        if self.thinking and not self.shown:
            return translate("Table", "Looking for a good move…")
        if self._action is None or self._scene.choice.said:
            return ""
        texts, view, names = self._scene.texts, self._session.view(), self._session.names()
        said = texts.action(self._action, view, names)
        given = self._scene.choice.considered()
        if given in (None, self._action):
            words = translate("Table", "Hint: {answer}.").format(answer=said)
        else:
            words = translate("Table", "Hint: {answer}; {key} gives: {given}.").format(
                answer=said, key=shortcuts.cap_of("confirm"), given=texts.action(given, view, names)
            )
        if self.thinking:
            words = f"{words} {translate('Table', 'The coach is still making sure.')}"
        return words

    def _think(self, budget: Budget) -> None:
        question = self._session.question
        if question is None:
            return
        self._last -= 1
        self._ticket, self._budget = self._last, budget
        request = Request(
            question.game, question.view, question.legal, LEVELS[-1], question.seed,
            budget, SEARCHES,
        )  # fmt: skip
        self._session.note_hint()
        self._session.process.ask(self._ticket, request)
        self.changed.emit()

    def _show(self, action: Action) -> None:
        """Point at an answer; what is half chosen stays as it is, until somebody takes one up."""
        if self._scene.choice.choosing is None:
            # It was found while a moment of the past is looked at.
            self._aside = action
            self._tell()
            return
        self._action, self._shown = action, self._found is not None
        self._offered = self._scene.choice.considered()
        self._tell()

    def _put_away(self) -> None:
        """Show nothing any more; what was half chosen before one of its answers is so again."""
        self._action, self._shown, self._offered = None, False, None
        before, self._before = self._before, None
        if before is not None:
            self._scene.choice.restore(before)
        self._tell()

    def _tell(self) -> None:
        """What is known of the question, or shown of it, is something else."""
        self._set_up()
        self.changed.emit()

    def _of_hint(self) -> bool:
        """Whether an answer hinted at is considered, or nothing since the hint came."""
        considered, advice = self._scene.choice.considered(), self.advice
        return considered in (None, self._offered, self._action) or (
            advice is not None and any(one.action == considered for one in advice.answers)
        )

    def _on_choice(self) -> None:
        """Another answer is considered: the prompt speaks of it, the list of what was found stays.

        Those in the list are hints themselves.
        """
        considered = self._scene.choice.considered()
        if self._action is not None and considered not in (None, self._offered, self._action):
            self._action = considered if self._of_hint() else None
        if not self._of_hint():
            self._before = None
        self._set_up()

    def _set_up(self) -> None:
        """Plaques for the best answers on the table, while nothing else is considered."""
        scene, advice = self._scene, self.advice
        weighed = advice is not None and advice.weighed
        scene.hinted = min(PLAQUES, len(advice.answers)) if advice and weighed else 0
        before = bool(scene.plaques.shown or scene.plaques.seals.shown)
        if advice is None and not before:
            return
        if advice is None or scene.view is None or scene.playing or not self._of_hint():
            scene.plaques.clear()
            if before:
                scene.choice.part.preview()
        else:
            self._hang(advice)
            self._seal(advice)

    def _hang(self, advice: Advice) -> None:
        """Plaques for the best answers, one at a place, before which gives way what the table
        itself says of an answer.

        For whose answer there is no room, the table speaks, and the other plaques keep clear.
        """
        scene, part = self._scene, self._scene.choice.part
        around = part.surroundings()
        places = [self._touched(one.action, around) for one in advice.answers[:PLAQUES]]
        # What another answer is about stays seen, whether a plaque speaks of it or not.
        targets = [place.target if place is not None else QRectF() for place in places]
        names = [place.name for place in places if place is not None and place.name is not None]
        kept = [*around.kept, *targets]
        around = replace(around, clear=[*around.clear, *targets], kept=kept, said=names)
        said = [
            (one, place)
            for row, (one, place) in enumerate(zip(self._spoken(advice), places, strict=False))
            if place is not None and place.target not in targets[:row]
        ]
        told, best = [[one.why] for one, _ in said], advice.answers[0].action
        if not is_distinctive(told, best, scene.texts, self._session.view()):
            said = [(replace(one, why=""), place) for one, place in said]
        scene.plaques.show(said, around, scene.tempo)
        part.preview()
        own = scene.said_at()
        if any(plaque.box.intersects(box) for plaque in scene.plaques.shown for box in own):
            around = replace(around, clear=[*around.clear, *own])
            scene.plaques.show(said, around, scene.tempo)
            part.preview()

    def _seal(self, advice: Advice) -> None:
        """Numbers at the answers of which there was no room to speak."""
        scene, around = self._scene, self._scene.choice.part.surroundings()
        places = [
            (row, self._touched(one.action, around))
            for row, one in enumerate(advice.answers[:PLAQUES], 1)
        ]
        boxes = [plaque.box for plaque in scene.plaques.shown]
        names = [at.name for _, at in places if at is not None and at.name is not None]
        clear = [*around.seen, *names, *boxes, *scene.said_at()]
        scene.plaques.seal(places, clear, [*names, *around.names])

    def _touched(self, action: Action, around: Surroundings) -> Touched | None:
        """Where an answer lands on the table, or what gives it in the strip; None: neither."""
        touched = self._scene.choice.part.touched(action)
        if touched is not None and not touched.strip:
            return touched
        button = self.button_of(action)
        given = None if button is None else below_button(around.room, button)
        return given if touched is None else replace(touched, other=given)

    def _spoken(self, advice: Advice) -> list[Spoken]:
        """What plaques say; in a small window only of the best."""
        scene, view, names = self._scene, self._session.view(), self._session.names()
        best, size = advice.alike, scene.sceneRect()
        roomy = min(size.width() / _WIDE, size.height() / _TALL) >= 1
        count = PLAQUES if roomy else 1
        spoken = []
        for row, answer in enumerate(advice.answers[:count]):
            _, title = scene.texts.advised(answer.action, view, names)
            golden = row < best
            said = self._reason(advice, row)
            settles = scene.texts.settled(answer.action, view)
            spoken.append(Spoken(row + 1, answer, title, said, golden, advice.weighed, settles))
        return spoken

    def _reason(self, advice: Advice, row: int) -> str:
        """What a plaque says of an answer: what it surely brings or does, or what comes of it more
        often than of others.
        """
        told = self._scene.texts, self._session.view(), self._session.names()
        if first := foremost(advice, row, *told):
            return first[0]
        # Of what is about as good it would be told how luck fell.
        return "" if advice.as_good(row) else "".join(why(advice, row, *told)[:1])

    def _give_way(self) -> None:
        """The board says something newer."""
        if self._action is not None:
            self._action = None
            self._tell()

    def _on_answered(self, ticket: int, answer: object) -> None:
        question = self._session.question
        if ticket != self._ticket or question is None:
            return
        self._ticket = None
        assert isinstance(answer, dict)
        try:
            action = decode_kind(question.game.actions, answer.get("action"))
            legal = question.game.code(action) in question.codes
        except (CodecError, IllegalAnswerError):
            # A hint that makes no sense is none.
            legal = False
        if not legal:
            self._action, self._found, self._shown = None, None, False
            self._tell()
            return
        seats = self._session.match.seats
        found = read(answer.get("thought"), question.game, question.codes, seats)
        if found is not None:
            names = self._session.names()
            found = of_different_kind(found, self._scene.texts, self._session.view(), names)
            known = self._found or self._first
            if known is not None and known.surpasses(found):
                # On a busy machine more time need not be more thought.
                found, action = known, known.answers[0].action
            elif found.premature and known is None:
                self._first = found
                self._think(_thorough(found))
                return
            elif found.undecided and known is None:
                # What is known by then is seen meanwhile.
                self._found = found
                self._show(found.answers[0].action)
                self._think(_thorough(found))
                self._onward = found.answers[0].action
                return
        # Who can say how sure they are says it.
        self._found = found if found is not None and found.weighed else unweighed(action)
        onward, self._onward = self._onward, None
        if onward is not None and not self._of_hint():
            # Nobody asked for more: what is considered meanwhile stays.
            self._tell()
            return
        # What stands first in the list is the hint: the words, the board and Enter say the same.
        self._show(self._found.answers[0].action)


def _thorough(found: Advice) -> Budget:
    """What is thought on with after so much was found that no answer seems to win."""
    iterations = max(THOROUGH.iterations or 0, LONGER * found.iterations)
    return replace(THOROUGH, iterations=iterations)
