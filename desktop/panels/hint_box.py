"""The hint in the panel: the best moves, their chances and margins of error, and reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import replace
from itertools import product

from PySide6.QtCore import QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QListWidgetItem, QVBoxLayout, QWidget

from desktop.language.translation import translate
from desktop.panels.answer_row import MARKED_ANSWER_COUNT, MOVE_ROLE, MoveList, MoveRow, RowForm
from desktop.panels.heading import paint_heading
from desktop.panels.hint_buttons import HintButtons
from desktop.panels.hint_captions import (
    brief_caption,
    captions_of,
    heading_note,
    marks_of,
    unweighed_caption,
)
from desktop.panels.reasons_label import ReasonsLabel
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import TextScaled, scaled, unscaled
from desktop.table.buttons import FiguresButton
from desktop.table.callouts.advice import Advice
from desktop.table.callouts.advice_texts import (
    chance_text,
    heading,
    is_aside,
    standing_sentences,
    verdict,
)
from desktop.table.callouts.callout_set import NARROWING_MS
from desktop.table.game_texts import GameTexts, Reason
from desktop.table.hints.hint_texts import first_sentence
from desktop.table.hints.past_move_request import ReviewedMove
from desktop.table.hints.past_reasons import compare_past_move
from desktop.table.hints.reason_choice import (
    MAX_SENTENCES,
    contest_reason,
    contest_topics,
    counts_for,
    decided_sentences,
    only_reason,
    reasons_for,
    sentences_of_row,
)
from desktop.table.motion import ValueAnimation
from engine.core.values import Action, Seat, View

_HEADING_HEIGHT = 34
#: Gap between the parts.
_GAP = 6
#: Gap between the texts and the buttons at the foot.
_BUTTON_GAP = 4
#: Number of moves shown before any text about them.
_MIN_MOVE_COUNT = 2
#: Forms of the rows, tried in order, with the sentences of each text that must fit; None for all.
_FITTING = (*product([None], tuple(RowForm)[:2]), *product([1], RowForm))


class HintBox(SelfUpdating, TextScaled, QWidget):
    """The list of moves with texts and buttons below it.

    Signals:
        move_considered(Action): a move was selected by keyboard or mouse.
        move_chosen(Action): a move of the list is to be given.
        give_requested(Action): the button was pressed, which gives a move.
        longer_requested(): the bot should think longer.
        figures_requested(): the figures of the reasons should be shown, or hidden.
        rows_changed(): other rows became visible.
    """

    move_considered = Signal(object)
    move_chosen = Signal(object)
    give_requested = Signal(object)
    longer_requested = Signal()
    figures_requested = Signal()
    rows_changed = Signal()

    def __init__(self, texts: GameTexts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._advice: Advice | None = None
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self._seat: Seat = 0
        #: Whether figures stand behind the reasons that have room.
        self.has_figures = False
        self._broken: Mapping[Action, Sequence[str]] = {}
        #: The move that was given, if the decision is a past one.
        self._given: Action | None = None
        self._heading = self._note = ""
        #: Whether moves are compared, so that the chances mean something.
        self._is_weighed = True
        #: The width at the right end of the heading that other widgets take.
        self._corner = 0
        self.list = MoveList(self)
        self._row = MoveRow(self.list)
        self.list.setItemDelegate(self._row)
        self._transition = ValueAnimation(0.0, 1.0, NARROWING_MS, self._show_transition)
        self._transition.setParent(self)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.currentRowChanged.connect(self._on_row_changed)
        self.list.itemActivated.connect(self._choose)
        #: Returns the reasons already shown on the board.
        self.on_board: Callable[[], Set[str]] = frozenset
        #: The number of rows in sight; None for all.
        self._shown_rows: int | None = None
        #: The rows visible without scrolling.
        self.rows_seen: Set[int] = frozenset()
        #: Whether the parts have places or are hidden, so that none of them asks for room.
        self._is_arranged = False
        #: Whether the selection follows the board, which must not follow it back.
        self._is_following = False
        #: The verdict on a past move; the reasons for a move; the explanation of the figures.
        self.verdict, self.reasons = QLabel(self), ReasonsLabel(self)
        self.caption = QLabel(self)
        for label, role in ((self.verdict, "heading"), (self.caption, "quiet")):
            label.setProperty("role", role)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        #: Shows the figures of the reasons, where these have any.
        self.figures = FiguresButton(self)
        self.figures.clicked.connect(self.figures_requested)
        #: Whether a longer search may change the figures.
        self._may_gain = True
        buttons = self._foot = HintButtons(self)
        self.give, self.longer = buttons.give, buttons.longer
        self.give.clicked.connect(self._give)
        self.longer.clicked.connect(self.longer_requested)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self.list)
        column.addWidget(self.verdict)
        column.addWidget(self.reasons)
        column.addWidget(self.figures, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.caption)
        column.addStretch(1)
        column.addLayout(buttons)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        self._column.setContentsMargins(0, scaled(_HEADING_HEIGHT), 0, scaled(_GAP))
        self._column.setSpacing(scaled(_GAP))
        self._foot.restyle(_BUTTON_GAP)
        self.list.doItemsLayout()
        self._make_room()

    def leave_corner(self, width: int) -> None:
        """Leave so much of the heading's right end to other widgets, in pixels of normal text."""
        if width != self._corner:
            self._corner = width
            self.update()

    def show_advice(
        self,
        advice: Advice | None,
        view: View,
        seat: Seat,
        names: Sequence[str],
        duration_factor: float = 0.0,
        broken: Mapping[Action, Sequence[str]] | None = None,
    ) -> None:
        """Show the advice for the deciding seat, or nothing for None.

        Bars and whiskers start from earlier advice on the same decision; `duration_factor` is the
        factor on the duration of the transition, or 0.
        """
        if (
            self._advice is not None
            and advice is not None
            and view == self._view
            and duration_factor
        ):
            if advice != self._advice:
                self._row.earlier_advice = {move.action: move for move in self._advice.moves}
                self._transition.setDuration(round(NARROWING_MS * duration_factor))
                self._transition.start()
        else:
            self._transition.stop()
            self._row.earlier_advice = {}
        self._advice, self._view, self._seat, self._names = advice, view, seat, names
        self._given, self._broken = None, broken or {}
        self._write()

    def show_review(self, reviewed: ReviewedMove, names: Sequence[str]) -> None:
        """Show the advice on a past decision and the move given."""
        self._advice, self._view = reviewed.advice, reviewed.view
        self._seat, self._names, self._given = reviewed.seat, names, reviewed.action
        self._broken = {}
        self._write()
        self.mark(reviewed.action)

    def _show_transition(self, share: float) -> None:
        self._row.share = share
        self.list.viewport().update()

    def set_thinking(self, is_on: bool) -> None:
        """Set whether a further search is running."""
        self.longer.setEnabled(not is_on)

    def show_figures(self, shown: bool) -> None:
        """Show the figures of the reasons, or hide them."""
        self.figures.setChecked(shown)
        self._write()

    def mark(self, action: Action | None) -> None:
        """Select the move considered on the board, or none."""
        self._is_following = True
        moves = self._advice.moves if self._advice is not None else ()
        rows = [row for row, move in enumerate(moves) if move.action == action]
        self.list.setCurrentRow(rows[0] if rows else -1)
        self._is_following = False
        self._show_keys()

    def retranslate(self) -> None:
        self._foot.retranslate()
        self.figures.retranslate()
        self._write()

    def _write(self) -> None:
        """Set all texts of the hint."""
        advice, view, played = self._advice, self._view, self._given
        self._heading = heading(advice) if played is None else translate("Hint", "Why?")
        self.list.setAccessibleName(self._heading)
        at = self.list.currentRow()
        # Room is made once, below, when rows and advice agree.
        blocker = QSignalBlocker(self.list)
        self.list.clear()
        if advice is not None and view is not None:
            actions = [move.action for move in advice.moves]
            self._row.given_row = actions.index(played) if played in actions else None
            marks = self._row.marks = marks_of(actions, played, self._broken)
            weighed = self._is_weighed = played is not None or advice.has_comparison
            self._row.has_chances = weighed and (played is not None or not advice.is_all_alike)
            for row, move in enumerate(advice.written_moves()):
                # A past move was a single action.
                named = move if played is None else replace(move, plan=())
                item = QListWidgetItem(named.name(self._texts, view, self._names), self.list)
                full = self._texts.action(move.action, view, self._names)
                full = self._texts.plan_name(named.plan) if named.plan else full
                item.setData(MOVE_ROLE, move)
                figure = chance_text(move) if weighed else ""
                spoken = ", ".join(filter(None, [full, figure, marks.get(row)]))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
                reasons = self._reasons_of(row, figures=self.figures.isChecked())
                if played is None:
                    about = advice, row, self._texts, view, self._names
                    reasons = reasons or sentences_of_row(*about)
                    reasons = [*self._broken.get(move.action, ()), *reasons]
                item.setToolTip("\n".join([full, *reasons]))
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, " ".join(reasons))
            self.list.setCurrentRow(min(at, self.list.count() - 1))
            self._may_gain = weighed and not advice.is_exact
            self._row.golden = advice.similar_count
            self._note = heading_note(advice) if weighed else ""
        blocker.unblock()
        self._make_room()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def needed_height(self, *, sentences: int | None = None) -> int:
        """Return the height of the marked rows and any text about one of them.

        It is in pixels of normal text. Of the text so many sentences count, None for all.
        """
        reviewing = self._given is not None
        form = RowForm.ROOMY if sentences is None else RowForm.COMPACT
        before = self._row.form
        self._row.arrange(self.list.model(), self.width(), form)
        rows = self._fewest_rows
        needed = (
            _HEADING_HEIGHT
            + 2 * _GAP
            + 2 * self.list.frameWidth()
            + 2
            + rows * self._row.row_height
            + self._longest_text(sentences, form)
        )
        self._row.arrange(self.list.model(), self.width(), before)
        if not reviewing:
            needed += self.longer.size_hint().height() + _GAP + _BUTTON_GAP
        # Neither the explanation of the figures nor their button is worth scrolling the seats away.
        if judged := self._verdict_text():
            needed += self._height_with(self.verdict, judged) + _GAP
        return needed

    @property
    def _fewest_rows(self) -> int:
        """The number of rows to be seen without scrolling: all whose number is on the board."""
        fewest = MARKED_ANSWER_COUNT if self._given is None else _MIN_MOVE_COUNT
        return min(self.list.count(), fewest)

    def _longest_text(self, sentences: int | None, form: RowForm) -> int:
        """Return the height of the longest text about one of these rows, with its gap.

        Of each text so many sentences count, None for all.
        """
        is_close = form is RowForm.COMPACT
        rows = range(self._fewest_rows) if self._given is None else range(min(1, self.list.count()))
        heights = [0]
        for row in rows:
            said = self._sentences_about(row)
            if sentences == 1 and len(said) > 1 and self._begins_with_equals(said, row):
                # `_fit_reasons` drops this sentence first.
                said = self._sentences_about(row, compares=False)
            if words := " ".join(said[:sentences]):
                high = self.reasons.height_with(words, self.width(), is_close=is_close)
                heights.append(high + _GAP)
        return max(heights)

    def _arrange_rows(self, space: int) -> None:
        """Bring the rows closer together as far as all of them and a reason need it.

        Whichever of them is selected, their form is the same, so that no click misses them.
        """
        height = self._row.row_height
        for sentences, form in _FITTING:
            self._row.arrange(self.list.model(), self.width(), form)
            needed = self._fewest_rows * self._row.row_height + self._longest_text(sentences, form)
            if needed <= space:
                break
        self.reasons.bring_close(self._row.form is RowForm.COMPACT)
        if height != self._row.row_height:
            self.list.doItemsLayout()

    def _make_room(self) -> None:
        """Give the moves precedence over their explanations in a low window; no row is cut.

        The verdict on a past move precedes everything. Without moves, shown or to be cleared away,
        there is nothing to do.
        """
        if self._advice is None and not self.rows_seen and self._is_arranged:
            return
        self._is_arranged = True
        reviewing, count = self._given is not None, self.list.count()
        frame = 2 * self.list.frameWidth() + 2
        space = self.height() - _HEADING_HEIGHT - _GAP - frame
        self.give.setVisible(not reviewing)
        self.longer.setVisible(not reviewing and self._may_gain)
        if not reviewing:
            space -= self.longer.size_hint().height() + _GAP + _BUTTON_GAP
        self._show_keys()
        judged = self._verdict_text()
        self.verdict.setText(judged)
        self.verdict.setVisible(bool(judged))
        if judged:
            space -= self._height_of(self.verdict) + _GAP
        self._shown_rows = None
        self._arrange_rows(space)
        height = self._row.row_height
        current = max(0, self.list.currentRow())
        # In a hint, no row is hidden whose number is on the board.
        fewest = _MIN_MOVE_COUNT if reviewing else MARKED_ANSWER_COUNT
        self.caption.setText(brief_caption())
        counted = self._sentences_about(current, figures=True)
        self._fit_reasons(counted, space, fewest)
        self.has_figures = count > 0 and self._has_figures(current, counted)
        sentences = self._sentences_about(current)
        first = sentences[:1]
        whole = {*sentences, *self._sentences_about(current, compares=False)}
        needed, rows = self._fit_reasons(sentences, space, fewest)
        self.reasons.setVisible(bool(sentences))
        space -= needed
        # More rows than are marked must leave room for the explanation of the figures.
        brief = 0 if reviewing else self._height_of(self.caption) + _GAP
        # The key shows the figures also where there is no room for the button.
        high = self.figures.height() + _GAP
        has_figures = self.has_figures and space - high - brief >= rows * height
        self.figures.setVisible(has_figures)
        if has_figures:
            space -= high
        rows = min(count, max(1, (space - brief) // height, min(fewest, space // height)))
        self.list.setFixedHeight(rows * scaled(height) + frame)
        # The remaining, unmarked answers may be reached by keys and wheel only.
        policy = Qt.ScrollBarPolicy
        hidden = rows >= min(count, fewest)
        self.list.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if hidden else policy.ScrollBarAsNeeded
        )
        self._hide_rows_between(rows)
        self._shown_rows = rows
        # What is said of several moves is about those in sight; this is never longer.
        compares = sentences[:1] == first
        shown = self._sentences_about(max(0, self.list.currentRow()), compares=compares)
        said = " ".join(shown[: len(sentences)])
        self.reasons.setText(said if whole.issuperset(sentences) else first_sentence(said))
        space -= rows * height + _GAP
        for words in self._captions():
            self.caption.setText(words)
            if fits := self._height_of(self.caption) <= space:
                break
        self.caption.setVisible(fits)
        # The layout must be right before the first paint event.
        self._column.activate()

    def _fit_reasons(self, sentences: list[str], room: int, fewest: int) -> tuple[int, int]:
        """Drop the last sentences until the rest fits above the moves, and show the rest.

        A reason stays rather than the sentence that several moves are about as good, which the
        rows show too, and rather than any row but the first, to which the list scrolls. Return the
        height of the rest and the number of rows that stay visible.
        """
        while True:
            rows = min(self.list.count(), MARKED_ANSWER_COUNT if len(sentences) > 1 else fewest)
            self.reasons.setText(" ".join(sentences))
            needed = self._height_of(self.reasons) + _GAP if sentences else 0
            if not sentences or room - needed >= rows * self._row.row_height:
                return needed, rows
            row = max(0, self.list.currentRow())
            if len(sentences) == 2 and self._begins_with_equals(sentences, row):
                # Alone, the reason needs no name of its move.
                alone = self._sentences_about(row, compares=False)[:1]
                high = self._height_with(self.reasons, alone[0]) + _GAP if alone else room
                if room - high >= self._row.row_height:
                    sentences[:] = alone
                    continue
            if len(sentences) == 1 and (beginning := first_sentence(sentences[0])) != sentences[0]:
                # The tooltip of the row says the rest.
                sentences[:] = [beginning]
                continue
            fitting = (room - needed) // self._row.row_height
            # Of a past move the first row and its own stay.
            if len(sentences) == 1 and self._given is None and fitting > 0:
                return needed, min(rows, fitting)
            del sentences[-1]

    def _begins_with_equals(self, sentences: Sequence[str], row: int) -> bool:
        """Return whether the first sentence says that moves are as good, or still compared."""
        advice = self._advice
        if advice is None or self._given is not None or row > 0:
            return False
        if advice.is_vain or (advice.similar_count == 1 and not advice.is_provisional):
            return False
        return sentences[0] in standing_sentences(advice, self._shown_rows)

    def _show_keys(self) -> None:
        """Show the keys of the buttons as far as there is room for them."""
        self._name_give()
        self._foot.fit(self.width(), has_longer=self._may_gain)

    def _name_give(self) -> None:
        """Name the number of the move the button gives, unless it is the hint itself."""
        number = self.list.currentRow() + 1
        lit = 0 if number == 0 and self._given is None else None
        if lit != self._row.lit_row:
            self._row.lit_row = lit
            self.list.viewport().update()
        self._foot.name_give(number)

    def _hide_rows_between(self, rows: int) -> None:
        """Hide rows between the first and the played answer, so that both are visible."""
        given_row = self._row.given_row
        for row in range(self.list.count()):
            between = given_row is not None and max(1, rows - 1) <= row < given_row
            self.list.setRowHidden(row, between)
        seen = [row for row in range(self.list.count()) if not self.list.isRowHidden(row)]
        if self.rows_seen != (first := frozenset(seen[:rows])):
            self.rows_seen = first
            self.rows_changed.emit()
        # A selected row that is visible without scrolling needs none.
        at = self.list.currentRow()
        if (given_row is None and at < rows) or (rows > 1 and at == given_row):
            self.list.scrollToTop()

    def _captions(self) -> Sequence[str]:
        """Return the possible explanations of the chances, the most detailed first."""
        advice = self._advice
        if not self._is_weighed:
            is_any_equal = advice is not None and advice.is_any_equal
            return (unweighed_caption(is_any_equal=is_any_equal),)
        figures = self.figures.isChecked() and self.has_figures
        rows = self.rows_seen if self._row.has_chances else ()
        return captions_of(advice, rows, past=self._given is not None, figures=figures)

    def text(self) -> str:
        """Return the texts about the moves, in whole sentences."""
        return f"{self.verdict.text()} {self.reasons.text()}".strip()

    def _height_of(self, label: QLabel) -> int:
        """Return the height of a label."""
        return unscaled(label.heightForWidth(scaled(self.width())))

    def _height_with(self, label: QLabel, words: str) -> int:
        """Return the height a label would have with another text."""
        label.ensurePolished()
        rect, wrapped = QRect(0, 0, scaled(self.width()), scaled(10_000)), Qt.TextFlag.TextWordWrap
        return unscaled(label.fontMetrics().boundingRect(rect, wrapped, words).height()) + 1

    def _reasons_of(self, row: int, called: str = "", *, figures: bool = False) -> list[str]:
        """Return the difference of the move in a row from the others.

        `called` is the name of the move, or "".
        """
        assert self._advice is not None
        assert self._view is not None
        about = self._advice, row, self._texts, self._view, self._names
        certain = self._advice.is_interchangeable(row)
        if row == self._row.given_row:
            return compare_past_move(*about, called=called, certain=certain, figures=figures)
        told = contest_topics(self._contest(row))
        return reasons_for(*about, called=called, certain=certain, told=told, figures=figures)

    def _contest(self, row: int) -> Reason | None:
        """Return the chance in an open contest after the move in a row."""
        assert self._advice is not None
        assert self._view is not None
        return contest_reason(self._advice, row, self._texts, self._view, self._names)

    def _verdict_text(self) -> str:
        """Return the verdict on a past move; "" for a hint."""
        if self._advice is None or self._given is None:
            return ""
        return verdict(self._advice, self._given, self._names[self._seat])

    def _has_figures(self, row: int, shown: Sequence[str]) -> bool:
        """Return whether a reason for the move in a row has figures among the sentences shown."""
        if self._advice is None or self._view is None:
            return False
        name = self._texts.subject(self._advice.moves[row].action, self._view, self._names)
        counted = {
            sentence
            for called in ("", name)
            for sentence in {*self._reasons_of(row, called, figures=True)}
            - {*self._reasons_of(row, called, figures=False)}
        }
        counted.update(counts_for(self._advice, row, self._texts, self._view, self._names))
        return not counted.isdisjoint(shown)

    def _sentences_about(
        self, row: int, *, figures: bool | None = None, compares: bool = True
    ) -> list[str]:
        """Return the sentences below the moves while a row is selected, the most important first.

        For a hint they begin, if `compares`, with how the best move compares with the others.
        Reasons given in a callout are left out, unless their figures are shown. `figures` is None
        for the button's.
        """
        figures = self.figures.isChecked() if figures is None else figures
        advice, view, played = self._advice, self._view, self._given
        if advice is None or view is None:
            return []
        action = advice.moves[row].action
        word = self._broken.get(action, ())
        if not self._is_weighed:
            return [*word, *only_reason(advice.moves[0].action, self._texts, view, self._names)]
        about = advice, row, self._texts, view, self._names
        counts = counts_for(*about) if figures else []
        subject = self._texts.subject(action, view, self._names)
        if played is not None:
            return [*self._reasons_of(row, subject, figures=figures), *counts]
        is_compared = compares and not row
        stands = list(standing_sentences(advice, self._shown_rows)) if is_compared else []
        # What the margins show, too, comes after what the move does.
        stands, aside = ([], stands) if is_aside(advice) else (stands, [])
        # The move must be named unless it is the selected one.
        called = subject if stands else ""
        decided = decided_sentences(*about, called=called)
        # What a move plainly does is no news of one of several that are all as good.
        more = sentences_of_row(
            *about,
            called=called,
            figures=figures,
            on_board=self.on_board(),
            is_plain_told=not (stands and advice.is_as_good(row)),
        )
        # What the rules tell says in particular how far behind the seat ends.
        ruled = self._texts.ruled_text(action, view, self._names)
        told = [*decided, *more] if ruled is None else [*more, *decided]
        if decided and advice.is_lost:
            # What all moves share matters more than how each loses.
            return [*word, *stands, *told][: MAX_SENTENCES + 1]
        limit = MAX_SENTENCES + bool(stands or aside or self._contest(row) is not None)
        return [*word, *[*stands, *told, *aside][:limit], *counts]

    def _on_row_changed(self, row: int) -> None:
        self._make_room()
        if not self._is_following and self._advice is not None and 0 <= row < self.list.count():
            self.move_considered.emit(self._advice.moves[row].action)

    def _give(self) -> None:
        if self.list.count():
            item = self.list.item(max(0, self.list.currentRow()))
            self.give_requested.emit(item.data(MOVE_ROLE).action)

    def _choose(self, item: QListWidgetItem) -> None:
        self.move_chosen.emit(item.data(MOVE_ROLE).action)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        paint_heading(painter, self.width(), self._heading, "" if self._corner else self._note)
        painter.end()
