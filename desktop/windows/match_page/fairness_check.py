"""The fairness sheet.

What each bot was sent in a match, and whether it gives the same actions again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QWidget

from desktop.language.translation import translate
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.style.widgets import plain_label, rule
from desktop.system.qt_bots import QtBots
from desktop.windows.dialogs.base_dialog import BaseDialog
from desktop.windows.match_page import page_texts
from desktop.windows.match_page.score_dialog import Shield
from engine.bots.protocol import Request
from engine.commands.audit import MAX_SECONDS, AskedQuestion, origin, questions
from engine.core.values import Seat
from engine.data.codec import CodecError, decode_kind
from engine.data.json_documents import whole_number
from engine.play.match import Match

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: Width of a column of figures, in pixels.
_COLUMN_WIDTH = 92
#: Height of a row, in pixels.
_ROW_HEIGHT = 32
#: Width of the texts above and below the figures, in pixels.
_TEXT_WIDTH = 620
#: After so many failures of the bot process the remaining answers are not compared.
_MAX_FAILURES = 2


class FairnessCheck(QObject):
    """Inspects the questions of a match one at a time, then has bots answer them again.

    Signals:
        changed(): another question was inspected or answered.
    """

    changed = Signal()

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self.asked_counts: Counter[Seat] = Counter()
        self.bytes: Counter[Seat] = Counter()
        self.covered: Counter[Seat] = Counter()
        self.hidden: Counter[Seat] = Counter()
        self.same: Counter[Seat] = Counter()
        self.other: Counter[Seat] = Counter()
        self.uncompared: Counter[Seat] = Counter()
        #: Why answers cannot be compared: see `AskedQuestion.obstacle`, and "failed": the bot fails
        #: now; "shorter": now it does not think as long.
        self.obstacles: Counter[str] = Counter()
        self._questions: Iterator[AskedQuestion] = questions(match)
        self._waiting: list[AskedQuestion] = []
        self._open: AskedQuestion | None = None
        #: Whether all questions were inspected.
        self.are_all_inspected = False
        self._failures = 0
        self._process = QtBots(parent=self)
        self._process.replied.connect(self._on_replied)
        self._process.failed.connect(self._on_failed)
        self._inspect_timer = QTimer(self)
        self._inspect_timer.timeout.connect(self._inspect_next)
        self._reply_timer = QTimer(self)
        self._reply_timer.setSingleShot(True)
        self._reply_timer.setInterval(int(1500 * MAX_SECONDS))
        self._reply_timer.timeout.connect(self._on_failed)
        self._inspect_timer.start(0)

    @property
    def settled_count(self) -> int:
        """The number of questions that are settled: same, different or not comparable."""
        return self.same.total() + self.other.total() + self.uncompared.total()

    @property
    def is_done(self) -> bool:
        """Whether all questions were inspected and settled."""
        return self.are_all_inspected and self.settled_count == self.asked_counts.total()

    def close(self) -> None:
        """Stop the inspection and the bot process."""
        self._inspect_timer.stop()
        self._reply_timer.stop()
        self._open = None
        self._process.close()

    def _inspect_next(self) -> None:
        """Inspect the next question."""
        question = next(self._questions, None)
        if question is None:
            self._inspect_timer.stop()
            self.are_all_inspected = True
            self._waiting.reverse()
            self._ask_next()
        else:
            self.asked_counts[question.seat] += 1
            self.bytes[question.seat] += question.size
            self.covered[question.seat] += question.covered
            self.hidden[question.seat] += question.hidden
            self._waiting.append(question)
        self.changed.emit()

    def _ask_next(self) -> None:
        """Have the next comparable question answered again."""
        given_up = "failed" if self._failures >= _MAX_FAILURES else ""
        while self._waiting and (obstacle := self._waiting[-1].obstacle or given_up):
            self._leave_out(self._waiting.pop(), obstacle)
        if not self._waiting:
            return
        question = self._open = self._waiting.pop()
        self._reply_timer.start()
        request = Request(
            game=question.game,
            view=question.view,
            legal=question.legal,
            level=question.level,
            seed=question.seed,
            budget=question.budget,
            heard=question.heard,
        )
        self._process.ask(question.ply, request)

    def _leave_out(self, asked: AskedQuestion, obstacle: str) -> None:
        """Count an answer that cannot be compared."""
        self.uncompared[asked.seat] += 1
        self.obstacles[obstacle] += 1

    def _close_question(self, same: bool | None, obstacle: str = "") -> None:
        """Count the answer to the open question; `same` is None when it cannot be compared."""
        question, self._open = self._open, None
        self._reply_timer.stop()
        if question is None:
            return
        if same is None:
            self._leave_out(question, obstacle)
        else:
            (self.same if same else self.other)[question.seat] += 1
        self._ask_next()
        self.changed.emit()

    def _on_replied(self, ticket: int, reply: object) -> None:
        question = self._open
        if question is None or ticket != question.ply:
            return
        assert isinstance(reply, dict)
        thought = reply.get("thought")
        iterations = whole_number(thought.get("iterations")) if isinstance(thought, dict) else None
        try:
            action = decode_kind(question.game.actions, reply.get("action"))
        except CodecError:
            iterations = None
        if iterations is None:
            self._close_question(None, "failed")
        else:
            self._close_question(question.is_same(action, iterations), "shorter")

    def _on_failed(self) -> None:
        self._failures += 1
        self._process.restart()
        self._close_question(None, "failed")


class FairnessDialog(BaseDialog):
    """Dialog with the findings of a fairness check in words and figures, as they come in."""

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        parent: QWidget,
        looks: Sequence[SeatLook] = LOOKS,
    ) -> None:
        super().__init__(parent)
        self._match, self._origin = match, origin(match.record)
        self._deal = self._words("sentence")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnStretch(1, 1)
        self._heads = [plain_label(self, "quiet") for _ in range(5)]
        self._figures: dict[Seat, list[QLabel]] = {}
        self._progress = QProgressBar(self)
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(6)
        self._finding = self._words("sentence")
        self._limits = self._words("quiet")
        self._fill(match, names, looks)
        self.inquiry = FairnessCheck(match, self)
        self.inquiry.changed.connect(self._show_findings)
        self.retranslate()

    def _words(self, role: str) -> QLabel:
        label = plain_label(self, role)
        label.setWordWrap(True)
        # The height of wrapped text follows from its width, so it is as wide as the table.
        label.setMinimumWidth(_TEXT_WIDTH)
        return label

    def _fill(self, match: Match, names: Sequence[str], looks: Sequence[SeatLook]) -> None:
        grid = self._grid
        for column, head in enumerate(self._heads, start=2):
            grid.addWidget(head, 0, column, _RIGHT)
            grid.setColumnMinimumWidth(column, _COLUMN_WIDTH)
        grid.addWidget(rule(self), 1, 0, 1, 7)
        for seat, player in enumerate(match.record.players):
            if player.get("kind") != "bot" and seat not in page_texts.stand_in_seats(match):
                continue
            row = grid.rowCount()
            grid.setRowMinimumHeight(row, _ROW_HEIGHT)
            grid.addWidget(Shield(looks[seat], self), row, 0)
            grid.addWidget(plain_label(self, "heading", names[seat]), row, 1)
            self._figures[seat] = [plain_label(self, "sentence") for _ in self._heads]
            for column, label in enumerate(self._figures[seat], start=2):
                grid.addWidget(label, row, column, _RIGHT)
        self.body.addWidget(self._deal)
        self.body.addSpacing(6)
        self.body.addLayout(grid)
        self.body.addSpacing(6)
        self.body.addWidget(self._progress)
        self.body.addWidget(self._finding)
        self.body.addWidget(self._limits)

    def done(self, result: int) -> None:
        """Close in any way; stop the check, which would go on in the background."""
        self.inquiry.close()
        super().done(result)

    # -- words -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        title = translate("Fairness", "Was this fair?")
        self.setWindowTitle(title)
        self.title.setText(title)
        self._deal.setText(_deal_text(self._origin))
        heads = (
            translate("Fairness", "questions"),
            translate("Fairness", "sent"),
            translate("Fairness", "hidden"),
            translate("Fairness", "leaked"),
            translate("Fairness", "same again"),
        )
        for label, head in zip(self._heads, heads, strict=True):
            label.setText(head)
        limits = translate(
            "Fairness",
            "This covers the game as recorded; hints and moves taken back are left out. The "
            "command “conquista audit” lists every question that was put to a bot.",
        )
        self._limits.setText(f"{page_texts.absences(self._match)} {limits}".strip())
        self._show_findings()

    def _show_findings(self) -> None:
        inquiry, locale = self.inquiry, QLocale()
        for seat, labels in self._figures.items():
            again = translate("Fairness", "{same} of {all}").format(
                same=locale.toString(inquiry.same[seat]),
                all=locale.toString(inquiry.asked_counts[seat]),
            )
            size = locale.formattedDataSize(
                inquiry.bytes[seat], 1, QLocale.DataSizeFormat.DataSizeSIFormat
            )
            figures: tuple[int | str, ...] = (
                inquiry.asked_counts[seat],
                size,
                inquiry.covered[seat],
                inquiry.hidden[seat],
                again,
            )
            for label, figure in zip(labels, figures, strict=True):
                label.setText(figure if isinstance(figure, str) else locale.toString(figure))
        self._progress.setRange(0, max(1, inquiry.asked_counts.total()))
        self._progress.setValue(inquiry.settled_count)
        self._finding.setText(" ".join(self._findings()))

    def _findings(self) -> Iterator[str]:
        inquiry = self.inquiry
        if not inquiry.are_all_inspected:
            yield translate("Fairness", "The game is being checked…")
            return
        leaks, other = inquiry.hidden.total(), inquiry.other.total()
        if leaks:
            yield translate(
                "Fairness", "%n hidden item(s) leaked: this is a bug in Conquista.", "", leaks
            )
        else:
            yield translate("Fairness", "No bot was sent anything its seat could not see.")
        if not inquiry.is_done:
            yield translate(
                "Fairness", "The bots are thinking again, for as long as they did in the game…"
            )
            return
        if inquiry.same.total() == inquiry.asked_counts.total():
            yield translate("Fairness", "From that alone, every move came out the same again.")
        if other:
            yield translate(
                "Fairness",
                "%n move(s) came out differently, as happens once bots have been improved.",
                "",
                other,
            )
        for obstacle, count in sorted(inquiry.obstacles.items()):
            yield _obstacle_text(obstacle, count)


def _obstacle_text(obstacle: str, count: int) -> str:
    """Return why a number of answers could not be compared."""
    match obstacle:
        case "forged":
            return translate(
                "Fairness",
                "%n move(s) could not be compared: the record shows more thinking than the bot’s "
                "level allows.",
                "",
                count,
            )
        case "program":
            return translate(
                "Fairness",
                "%n move(s) could not be compared: the program that made them is not part of "
                "Conquista.",
                "",
                count,
            )
        case "replaced":
            return translate(
                "Fairness",
                "%n move(s) could not be compared: the bot had failed, and a simple rule chose "
                "its moves.",
                "",
                count,
            )
        case "failed":
            return translate(
                "Fairness",
                "%n move(s) could not be compared: the bot failed when it was asked again.",
                "",
                count,
            )
        case "shorter":
            return translate(
                "Fairness",
                "%n move(s) could not be compared: this time the bot thought for less time than "
                "in the game.",
                "",
                count,
            )
    return translate(
        "Fairness",
        "%n move(s) could not be compared: the record does not say how long the bot thought.",
        "",
        count,
    )


def _deal_text(where: str) -> str:
    """Return the sentence about the origin of the secret of a match."""
    match where:
        case "typed":
            return translate(
                "Fairness",
                "Everything random came from a number that somebody chose: anyone who knew it "
                "could have foreseen everything.",
            )
        case "old":
            return translate(
                "Fairness",
                "This game was begun with an older version of Conquista, whose deals could "
                "be guessed.",
            )
        case "position":
            return translate("Fairness", "This game began from a position that was set up.")
    return translate(
        "Fairness",
        "Everything random came from 128 bits drawn by this computer: nobody could have foreseen "
        "or guessed it.",
    )
