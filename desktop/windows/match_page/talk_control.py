"""Table talk on the page of a match: bubbles, the call's pennant, and the last statements."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from desktop.language.names import capital
from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.table.talk import talk_texts
from desktop.table.talk.bubble import Bubble
from desktop.table.talk.bubble_layout import BubbleButton, BubbleContents
from desktop.table.talk.pennant import Pennant, Stop, answers_to_call, hanging_place
from desktop.windows.match_page.components import BubblePlaces, PageComponents
from desktop.windows.match_page.moment_display import MomentDisplay, bargain_of, number_of
from engine.core.errors import IllegalActionError
from engine.core.values import LAPSED, OPEN, Seat, Step
from engine.talk.agreements import Agreement
from engine.talk.remarks import SMALL_TALK
from engine.talk.statements import Ask, Call, Offer, Remark, Reply, Statement, Warn

#: Number of statements that the talk button shows.
LAST_STATEMENT_COUNT = 5
#: Milliseconds for which a bubble stays that asks nothing.
_BUBBLE_MS = 6000
#: Milliseconds for which it stays at least, when its speaker has moved since.
_READING_MS = 2500


class TableOffers(QObject):
    """Offers of one kind; the newest to the person at the screen stands as a bubble.

    It stands until it is answered or put away. Offers have numbers.
    """

    def __init__(self, parts: PageComponents, page: QWidget) -> None:
        super().__init__(page)
        self._parts, self._page = parts, page
        self._places = BubblePlaces(parts, page)
        self.bubble = Bubble(page, parts.looks, parts.sidebar.face_of)
        self.bubble.put_away.connect(self.dismiss)
        #: The numbers of the offers whose bubbles were put away.
        self._put_away: set[int] = set()
        #: The numbers of the offers that were announced.
        self._announced: set[int] = set()

    @abstractmethod
    def open_offers(self, seat: Seat) -> Sequence[int]:
        """Return the offers that wait for an answer of a seat, the oldest first."""

    @abstractmethod
    def dismiss(self) -> bool:
        """Put the bubble away; return whether there was one."""

    def newest(self, seat: Seat | None, but: Collection[int | None] = ()) -> int | None:
        """Return the newest offer to a seat whose bubble was not put away, other than `but`."""
        waiting = self.open_offers(seat) if seat is not None else ()
        offer_numbers = (n for n in reversed(waiting) if n not in self._put_away and n not in but)
        return next(offer_numbers, None)

    def bring_back(self, seat: Seat) -> None:
        """Show the bubbles of the offers to a seat again that were put away."""
        self._put_away -= {*self.open_offers(seat)}

    def _announce_once(self, number: int, text: str) -> None:
        if number not in self._announced:
            self._announced.add(number)
            self._parts.view.announce(text)

    def _forget_offers(self, kept: Collection[int] = ()) -> None:
        """Forget what was put away: the numbers of what was taken back are used again."""
        self._put_away &= {*kept}
        self._announced &= {*kept}


class TalkControl(TableOffers):
    """Control that shows statements, one bubble at a time, and passes on the person's answers.

    The game never waits for it.
    """

    def __init__(self, parts: PageComponents, display: MomentDisplay, page: QWidget) -> None:
        super().__init__(parts, page)
        self._display = display
        self.pennant = Pennant(page, parts.looks)
        #: Begins a counter-offer to an agreement, or (None) an offer; None if there is no way.
        self.compose: Callable[[Agreement | None], None] | None = None
        #: Returns what all people at a table for friends are asked to agree to, or None; and puts
        #: that away.
        self.ballot: Callable[[], BubbleContents | None] = lambda: None
        self.put_off_ballot: Callable[[], None] = lambda: None
        #: Returns the number of the offer in whose place another is being made, or None.
        self.countered: Callable[[], int | None] = lambda: None
        #: Whether the key of trades shows the last statements, too, because nobody trades.
        self.takes_trade_key = True
        #: How many lines that people wrote the person has not yet seen, at a table for friends.
        self.unread_lines = 0
        #: The numbers of the statements of others that the person has not yet seen.
        self._unread: set[int] = set()
        #: The last statement that needs no answer, while its bubble stays, and its number.
        self._plain: BubbleContents | None = None
        self._plain_number: int | None = None
        #: The rival whom the person is asked to stop, after a click on the pennant, or None.
        self._pledged: Seat | None = None
        self._is_open = False
        self._stay_timer = QTimer(self)
        self._stay_timer.setSingleShot(True)
        self._stay_timer.timeout.connect(self._drop_plain)
        #: Everything is placed after the parts around it.
        self._place_timer = QTimer(self)
        self._place_timer.setSingleShot(True)
        self._place_timer.timeout.connect(self.place)
        if self.is_possible:
            self._connect()

    def _connect(self) -> None:
        parts, session = self._parts, self._parts.session
        self._display.statements_shown.connect(self._on_heard)
        session.rewound.connect(self._on_rewound)
        parts.director.step_shown.connect(self._on_step)
        for signal in (
            *(session.spoke, session.asked, session.finished),
            *(session.handover_requested, session.seat_taken, session.peeked),
            *(parts.lookback.changed, parts.director.caught_up, parts.director.step_shown),
            *(parts.scene.choice_changed, parts.sidebar.facts_shown, parts.review.changed),
            *(parts.hint.changed, parts.sidebar.moves_button.toggled),
        ):
            signal.connect(self.refresh)
        parts.scene.drag_changed.connect(self.place)
        parts.hint.changed.connect(self._on_hint)
        parts.strip.talk.clicked.connect(self.toggle)
        parts.sidebar.said_picked.connect(self._pick)
        parts.sidebar.offer_begun.connect(self._begin_offer)
        parts.sidebar.moves_button.toggled.connect(self._on_list_toggled)
        parts.view.talk_requested.connect(self._on_key)
        self.pennant.clicked.connect(self._ask_for_word)

    # -- what is possible --------------------------------------------------------------------------

    @property
    def is_possible(self) -> bool:
        """Whether players talk at this table."""
        return self._parts.session.has_talk

    @property
    def unread(self) -> int:
        """The number of statements and lines of others that the person has not yet seen."""
        return len(self._unread) + self.unread_lines

    def count_lines(self, count: int) -> None:
        """Set how many lines that people wrote the person has not yet seen."""
        if count != self.unread_lines:
            self.unread_lines = count
            self._parts.strip.refresh()

    @property
    def _speaker(self) -> Seat | None:
        """The seat of the person who looks at the screen, if they may speak."""
        session = self._parts.session
        viewer = session.viewer
        return viewer if viewer in session.people and session.match.decision is not None else None

    @property
    def _is_present(self) -> bool:
        """Whether the screen shows the present, uncovered."""
        parts = self._parts
        present = parts.lookback.ply is None and not parts.review.is_open
        return present and not parts.state.is_over and parts.session.viewer is not None

    # -- signals -----------------------------------------------------------------------------------

    def _on_heard(self, steps: Sequence[tuple[int, Step]]) -> None:
        parts, viewer = self._parts, self._parts.session.viewer
        names, texts = parts.session.names(), parts.table.texts
        agreement_log = parts.session.match.agreement_log
        for number, step in steps:
            statement = step.action
            if step.seat == viewer or not isinstance(statement, Statement):
                continue
            self._unread.add(number)
            entry = agreement_log.agreement_replied_to(statement)
            ahead = number in agreement_log.early_offers
            who, what = talk_texts.chronicle_line(
                statement, step.seat, names, texts, entry, ahead=ahead
            )
            parts.view.announce(f"{who} {what}")
            if self._deserves_bubble(statement, viewer, entry):
                head = talk_texts.speaker_heading(statement, step.seat, names, entry)
                said = BubbleContents(step.seat, head, remark=talk_texts.quote_text(what))
                self._say_plain(said, number)
        if self._is_open:
            self._show_last()
        self.refresh()

    def _on_step(self, step: Step) -> None:
        """Let a bot say in a bubble why it refuses an offer of the person at the screen.

        What was said before a move of its speaker stays only as long as it takes to read it.
        """
        parts = self._parts
        said = self._plain
        if said is not None and said.seat == step.seat and not isinstance(step.action, Statement):
            stood = _BUBBLE_MS - self._stay_timer.remainingTime()
            self._stay_timer.start(max(0, min(_BUBBLE_MS, _READING_MS) - stood))
        steps, texts, number = parts.session.match.steps, parts.table.texts, number_of(parts, step)
        at = (
            parts.session.match.game.talk.answered_offer(steps, number)
            if number is not None
            else None
        )
        if number is None or at is None or steps[at].seat != parts.session.viewer:
            return
        _, key = bargain_of(parts, number)
        if key:
            head = parts.session.names()[step.seat]
            why = talk_texts.quote_text(texts.refusal_words(key))
            self._say_plain(BubbleContents(step.seat, head, remark=why), None)
            parts.view.announce(f"{head}: {why}")

    def _say_plain(self, said: BubbleContents, number: int | None) -> None:
        """Let a bubble say something for its time; `number` is the number of a statement."""
        if self._plain is not None and self._plain_number is not None:
            # It had too little time to be read.
            self._unread.add(self._plain_number)
        self._plain, self._plain_number = said, number
        self._stay_timer.start(_BUBBLE_MS)

    def _deserves_bubble(
        self, said: Statement, viewer: Seat | None, entry: Agreement | None
    ) -> bool:
        """Return whether a statement that asks for no answer deserves a bubble."""
        match said:
            case Ask(to) | Warn(to):
                return to == viewer
            case Remark(word, to):
                return to in (None, viewer) or word in SMALL_TALK
            case Reply():
                return entry is not None and viewer in (entry.seat, entry.to)
        return False

    def _on_rewound(self) -> None:
        self._plain = self._plain_number = None
        agreement_log = self._parts.session.match.agreement_log
        numbers = range(len(agreement_log.agreements))
        self._forget_offers([n for n in numbers if agreement_log.agreements[n].status == OPEN])
        self._unread = {n for n in self._unread if n < self._parts.session.match.ply}
        if self._is_open:
            self._show_last()
        self.refresh()

    def _drop_plain(self) -> None:
        self._plain = None
        self.refresh()

    def _on_key(self, name: str) -> None:
        offer = self.open_offer()
        if name == "accept" and self._pledge_said() is not None:
            self._answer_call()
        elif name == "accept":
            ballot = self.ballot() if offer is None and self._is_present else None
            if offer is not None:
                self.answer(offer.index, accept=True)
            elif ballot is not None and any(answer.is_main for answer in ballot.buttons):
                ballot.buttons[0].act()
            elif self._has_missed():
                text = talk_texts.refusal("no_offer")
                self._parts.strip.note(text)
                self._parts.view.announce(text)
        elif name == "talk" or self.takes_trade_key or self.is_asking:
            if not self.bubble.isHidden() and self.bubble.contents is not None:
                self.bubble.setFocus()
            elif name == "talk" or self.takes_trade_key:
                self.toggle()

    def _has_missed(self) -> bool:
        """Return whether the last offer to the person at the screen fell before it was answered."""
        agreements = self._parts.session.match.agreements
        offers = [entry for entry in agreements if entry.to == self._speaker]
        return self._is_present and bool(offers) and offers[-1].status == LAPSED

    def _on_list_toggled(self, is_on: bool) -> None:
        if is_on:
            self._is_open = False

    def _on_hint(self) -> None:
        """Put away the statements if a hint was requested after them."""
        if self._is_open and self._parts.hint.is_shown and self._parts.hint.hinted is not None:
            self.toggle()

    # -- last statements ---------------------------------------------------------------------------

    def toggle(self) -> None:
        """Show the last statements in the chronicle's place, or the chronicle again."""
        if not self.is_possible:
            return
        if not self._is_open and self._parts.hint.is_shown:
            # A hint gives way; where another move is considered, it stays below.
            self._parts.hint.dismiss()
        self._is_open = not self._is_open
        if self._is_open:
            # The list of statements contains the offers that wait again.
            self._put_away.clear()
            self._show_last()
        self._parts.sidebar.show_said(self._is_open)
        self.refresh()

    def _show_last(self) -> None:
        self._unread.clear()
        session = self._parts.session
        entries = [self._display.entry(number) for number in self._last()]
        self._parts.sidebar.said.show_said(entries, session.names(), session.viewer)
        self._show_offer_button()

    def _show_offer_button(self) -> None:
        """Show the button that begins an offer only where one can be made."""
        possible = self.compose is not None and self._speaker is not None
        self._parts.sidebar.said.offer_button.setVisible(possible and self._is_present)

    def _last(self) -> list[int]:
        """Return the numbers of the steps that said something last; offers on the board count."""
        match = self._parts.session.match
        talk, steps = match.game.talk, match.steps
        last_row = self._parts.sidebar.chronicle.model.count - 1
        rows: list[int] = []
        for number in range(len(steps) - 1, -1, -1):
            step = steps[number]
            bargains = number < last_row and (
                talk.is_bargain(step) or talk.answered_offer(steps, number) is not None
            )
            if bargains or isinstance(step.action, Statement):
                rows.append(number)
                if len(rows) == LAST_STATEMENT_COUNT:
                    break
        return rows[::-1]

    def _pick(self, row: int) -> None:
        """Look back at the moment of one of the last statements."""
        last = self._last()
        if 0 <= row < len(last):
            self._parts.replay.go(last[row] + 1)

    def _begin_offer(self) -> None:
        """Put away the statements, and let the person choose whom to make an offer."""
        if self._is_open:
            self.toggle()
        if self.compose is not None:
            self.compose(None)

    def dismiss(self) -> bool:
        """Put away the statements, or the bubble; return whether there was anything."""
        if self._is_open and self._parts.lookback.ply is None:
            # In the past, Esc first brings back to the game.
            self.toggle()
            return True
        if self.bubble.isHidden():
            return False
        if self._pledge_said() is not None:
            self._pledged = None
        elif (offer := self.open_offer()) is not None:
            self._put_away.add(offer.index)
        elif self.ballot() is not None:
            self.put_off_ballot()
        self._plain = None
        self._parts.view.setFocus()
        self.place()
        return True

    # -- answers -----------------------------------------------------------------------------------

    def say(self, said: Statement) -> bool:
        """Say something for the person at the screen; return whether it was said."""
        session, speaker = self._parts.session, self._speaker
        if speaker is None:
            return False
        try:
            session.interrupt(speaker, said, session.match.ply)
        except IllegalActionError as error:
            texts = self._parts.table.texts
            text = talk_texts.refusal(error.key) or texts.refusal(error.key, said, session.view())
            self._parts.strip.note(text)
            self._parts.view.announce(text)
            return False
        return True

    def answer(self, number: int, *, accept: bool) -> None:
        """Accept or decline an offer."""
        self._put_away.add(number)
        self.say(Reply(number, accept))
        self._parts.view.setFocus()
        self.place()

    def _counter(self, number: int) -> None:
        if self.compose is not None:
            self.compose(self._parts.session.match.agreement_log.agreements[number])

    def _ask_for_word(self) -> None:
        """Ask in a bubble whether the person gives their word, or takes it back."""
        call, speaker = self.last_call(), self._speaker
        if call is None or speaker in (None, call.rival):
            return
        if self._is_open:
            self.toggle()
        self._pledged = None if self._pledged == call.rival else call.rival
        self.place()
        if said := self._pledge_said():
            self._parts.view.announce(f"{said.title} {said.remark}")

    def _pledge_said(self) -> BubbleContents | None:
        """Return what the bubble asks after a click on the pennant, or None."""
        rival, call, speaker = self._pledged, self.last_call(), self._speaker
        if rival is None or call is None or call.rival != rival or speaker is None:
            self._pledged = None
            return None
        name = self._parts.session.names()[rival]
        title = translate("Talk", "Will you stop {name}?")
        text = translate("Talk", "You then give your word for this battle.")
        yes = translate("Talk", "Give my word")
        no = translate("Talk", "Not now")
        if self._last_calls(rival).get(speaker) == "will":
            title = translate("Talk", "You said that you would stop {name}.")
            text = translate("Talk", "Do you take that back?")
            yes = translate("Talk", "Take it back")
            no = translate("Talk", "Keep my word")
        answers = (
            BubbleButton(yes, self._answer_call, shortcuts.cap_of("accept"), is_main=True),
            BubbleButton(no, self._put_pledge_away, focus_key=shortcuts.DECLINE),
        )
        return BubbleContents(
            self._caller(rival), title.format(name=name), remark=text, buttons=answers
        )

    def _put_pledge_away(self) -> None:
        self._pledged = None
        self._parts.view.setFocus()
        self.place()

    def _answer_call(self) -> None:
        """Say that the person will stop the rival, or take that back."""
        call, speaker = self.last_call(), self._speaker
        self._put_pledge_away()
        if call is None or speaker in (None, call.rival):
            return
        will = self._last_calls(call.rival).get(speaker) == "will"
        self.say(Call(call.rival, "cannot" if will else "will", call.about))

    # -- display -----------------------------------------------------------------------------------

    def refresh(self, *_: object) -> None:
        """Bring bubble, pennant and button in line, after everything around them is placed."""
        if self.is_possible:
            if self._is_open:
                self._show_last()
            self._parts.strip.refresh()
            self._place_timer.start()

    def open_offers(self, seat: Seat) -> Sequence[int]:
        entries = self._parts.session.match.agreement_log.agreements if self.is_possible else ()
        return [entry.index for entry in entries if entry.status == OPEN and entry.to == seat]

    def open_offer(self) -> Agreement | None:
        """Return the newest offer to the person at the screen that waits for an answer."""
        if not self._is_present:
            return None
        number = self.newest(self._speaker, (self.countered(),))
        agreements = self._parts.session.match.agreement_log.agreements
        return agreements[number] if number is not None else None

    @property
    def is_asking(self) -> bool:
        """Whether the bubble waits for an answer of the person at the screen."""
        if not self._is_present:
            return False
        asked = self._pledge_said(), self.ballot(), self.open_offer()
        return any(one is not None for one in asked)

    def _offer_said(self, entry: Agreement) -> BubbleContents:
        texts, names = self._parts.table.texts, self._parts.session.names()
        offer = Offer((entry.to,), entry.gives, entry.asks, entry.until, entry.replaces)
        match = self._parts.session.match
        terms = [
            (seat, capital(talk_texts.spoken_term(texts, term, seat, names, entry.seat)))
            for seat, term in entry.duties
        ]
        key = shortcuts.cap_of("accept")
        answers = [
            BubbleButton(
                translate("Talk", "Accept", "an offer"),
                partial(self.answer, entry.index, accept=True),
                key,
                is_main=True,
            ),
            BubbleButton(
                translate("Talk", "Decline", "an offer"),
                partial(self.answer, entry.index, accept=False),
                focus_key=shortcuts.DECLINE,
            ),
        ]
        if self.compose is not None:
            label = translate("Talk", "Counter", "make another offer in its place")
            answers.append(
                BubbleButton(
                    label, partial(self._counter, entry.index), focus_key=shortcuts.COUNTER
                )
            )
        return BubbleContents(
            entry.seat,
            talk_texts.speaker_heading(offer, entry.seat, names),
            texts.span_text(
                entry.until, ahead=match.game.talk.is_ahead(match.view(None), entry.until)
            ),
            tuple(terms),
            buttons=tuple(answers),
        )

    def _calls(self) -> list[tuple[Seat, Call]]:
        """Return the calls of the battle that is on and what was answered, each with its seat."""
        match = self._parts.session.match
        heard = match.agreement_log.last_statements(match.view(None)) if self.is_possible else ()
        return [(one.seat, one.said) for one in heard if one.now and isinstance(one.said, Call)]

    def last_call(self) -> Call | None:
        """Return the last call of the battle that is on; None where it is lost beyond help."""
        is_lost = self._parts.table.texts.is_lost(self._parts.session.view())
        return None if is_lost else next((call for _, call in reversed(self._calls())), None)

    def _last_calls(self, rival: Seat) -> dict[Seat, str]:
        """Return the last statement of each seat in this battle about stopping a rival."""
        return {
            seat: statement.says for seat, statement in self._calls() if statement.rival == rival
        }

    def _caller(self, rival: Seat) -> Seat:
        """Return the seat that first called to stop a rival in this battle."""
        return next(seat for seat, statement in self._calls() if statement.rival == rival)

    def place(self) -> None:
        """Place the pennant and the bubble for what the page shows now."""
        if self._is_open:
            self._show_offer_button()
        kept_clear = self._places.obstacles()
        kept_clear += self._place_pennant(kept_clear)
        offer = self.open_offer()
        content = self._pledge_said()
        if content is None:
            content = self._offer_said(offer) if offer is not None else self.ballot() or self._plain
        if content is None or not self._is_present or self._is_open or not self.is_possible:
            self.bubble.say(None)
            self._parts.sidebar.leave_room(0)
            return
        self._parts.sidebar.layout()
        self.bubble.say(content)
        self._places.place_bubble(self.bubble, content.seat, kept_clear)
        if self.bubble.contents is not None:
            self._note_read(None if content is self._plain else offer)

    def _note_read(self, offer: Agreement | None) -> None:
        """Count what the bubble shows as read: an offer, or None for the last statement."""
        steps, before = self._parts.session.match.steps, len(self._unread)
        if offer is None:
            self._unread.discard(-1 if self._plain_number is None else self._plain_number)
        else:
            self._unread -= {
                number
                for number in self._unread
                if isinstance(statement := steps[number].action, Offer)
                and steps[number].seat == offer.seat
                and offer.to in statement.to
            }
        if len(self._unread) != before:
            self._parts.strip.refresh()

    def _place_pennant(self, kept: Sequence[QRectF]) -> list[QRectF]:
        """Hang the pennant over the sheet; return where it hangs."""
        call, place = self.last_call(), self._parts.scene.call_anchor()
        session, viewer = self._parts.session, self._parts.session.viewer
        if call is None or place is None or not self._is_present:
            self.pennant.hide()
            return []
        facts = self._parts.sidebar.facts(session.view()).seats
        are_out = [bool(fact.out) for fact in facts]
        answers = answers_to_call(self._last_calls(call.rival), call.rival, are_out)
        names = ["" if seat == viewer else name for seat, name in enumerate(session.names())]
        fights = viewer is not None and not facts[viewer].out
        stop = Stop(call.rival, answers, is_viewer=call.rival == viewer, can_answer=fights)
        sheet = self._places.page_rect(place[0])
        words_kept = [self._places.page_rect(rect) for rect in place[1]]
        for small in (False, True):
            size = self.pennant.size_hint(stop, names, small=small)
            cloth = hanging_place(size, sheet, words_kept, kept, small=small)
            if cloth is not None:
                self.pennant.setEnabled(fights and viewer in dict(answers))
                self.pennant.show_call(stop, names, cloth, small=small)
                return [cloth]
        self.pennant.hide()
        return []
