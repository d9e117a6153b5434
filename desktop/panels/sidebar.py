"""The panel at the right of the table: seats, pile or score, chronicle or moves, buttons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from zlib import crc32

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from desktop.language.names import (
    brief_place,
    feeling_text,
    level_name,
    mood_name,
    only_person_name,
    place_name,
    temper_detail,
    temper_name,
)
from desktop.language.translation import translate
from desktop.painting.faces import BotFace, Mood, faces_of
from desktop.painting.presence import Presence
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.panels.chronicle import SaidList
from desktop.panels.layout.sidebar_layout import SidebarLayout
from desktop.panels.score import ranking
from desktop.panels.seats.held_card import SeatState, name_note
from desktop.panels.seats.holdings import digits_of
from desktop.panels.seats.seat_texts import words_waiting
from desktop.panels.talk.agreements_box import AgreementsFacts
from desktop.panels.talk.offers_box import OfferRow
from desktop.play.table_session import TableSession
from desktop.style import shortcuts
from desktop.style.theme import current_theme
from desktop.style.widgets import set_tab_order
from desktop.table.callouts.advice import Advice
from desktop.table.facts import Badge, Facts
from desktop.table.game_table import GameTable
from desktop.table.hints.past_move_request import ReviewedMove
from desktop.table.moods import Feeling, reason
from engine.bots.bot_names import split_temper
from engine.core.values import Action, Seat, View
from engine.play.match import SEAT_NAMES
from engine.play.notation import write_match, write_move


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where the person of a seat is."""

    presence: Presence | None
    #: In words, and for a person who is cut off in a few signs: "offline, 3 min", "3 min".
    text: str = ""
    brief: str = ""


class Sidebar(SidebarLayout):
    """The panel with the facts of a match in all its parts.

    Signals, with that of `SidebarLayout`:
        undo_requested(): take back the last action.
        why_requested(): show the parts of the score.
        step_requested(): look one step back.
        read_requested(card): show a card large.
        advice_shown(): the coach's advice is shown.
        facts_shown(): the facts were updated.
        seat_clicked(seat): the card of a seat was clicked, to talk to it.
        seat_arrow_pressed(by): Left or Right was pressed on such a card.
        seat_letter_typed(key): a letter was typed on such a card.
        offers_opened(seat): the badge that counts the offers to a person was chosen.
        said_picked(number): a line of the last remarks was chosen.
        offer_begun(): the button of a new offer, below the last remarks, was pressed.
    """

    undo_requested = Signal()
    why_requested = Signal()
    step_requested = Signal()
    read_requested = Signal(str)
    advice_shown = Signal()
    facts_shown = Signal()
    seat_clicked = Signal(int)
    seat_arrow_pressed = Signal(int)
    seat_letter_typed = Signal(str)
    offers_opened = Signal(int)
    said_picked = Signal(int)
    offer_begun = Signal()

    def __init__(
        self,
        session: TableSession,
        table: GameTable,
        parent: QWidget | None = None,
        looks: Sequence[SeatLook] = LOOKS,
    ) -> None:
        super().__init__(session, table, parent, looks)
        #: Whether the person composes an offer, which is no move of the question.
        self._is_composing = False
        self._faces = faces_of(session.match.players)
        # Everybody knows who sits at the table: habits that follow from it tell nothing.
        company = ", ".join(player.get("name", "") for player in session.match.players)
        for seat, card in enumerate(self.seats):
            card.portrait.seed = crc32(f"{table.id} {seat} {company}".encode())
        self._feelings: Sequence[Feeling] = [Feeling()] * len(self._faces)
        #: The factor on the time that a change of mood takes; 0 for no time.
        self._mood_duration_factor = 0.0
        #: The badges that take the place of those of the facts, by seat.
        self._badges: Mapping[Seat, Badge] = {}
        self._agreements = AgreementsFacts()
        self._broken: Mapping[Seat, int] = {}
        #: How many offers wait for each person who does not look at the screen.
        self._waiting: Mapping[Seat, int] = {}
        #: Returns where each person is, at a table for friends.
        self.company: Callable[[], Mapping[Seat, Whereabouts]] = dict
        self._rest_timer = QTimer(self)
        self._rest_timer.setSingleShot(True)
        self._rest_timer.timeout.connect(self.refresh)
        for seat, card in enumerate(self.seats):
            card.clicked.connect(partial(self.seat_clicked.emit, seat))
            card.stepped.connect(partial(self._step_seat, seat))
            card.arrow_pressed.connect(self.seat_arrow_pressed)
            card.letter_typed.connect(self.seat_letter_typed)
            card.offers_opened.connect(partial(self.offers_opened.emit, seat))
        self.score.why_requested.connect(self.why_requested)
        self.turn_card.read_requested.connect(self.read_requested)
        self.chronicle.view.notation = self._notation
        self.step_button.clicked.connect(self.step_requested)
        self.moves_button.toggled.connect(self._show_moves)
        self.undo_button.clicked.connect(self.undo_requested)
        session.thinking_changed.connect(self._on_thinking)
        self.restyle()
        self.retranslate()

    def retranslate(self) -> None:
        self.step_button.set_label(translate("Panel", "‹ Step"))
        short = translate("Panel", "Moves", "all that can be played")
        self.moves_button.set_label(translate("Panel", "Possible moves"), brief=short)
        self.undo_button.set_label(translate("Panel", "Undo"))
        self._shorten_buttons()
        self.refresh()

    def restyle(self) -> None:
        super().restyle()
        # In high contrast moods stand in words beside the names.
        self.refresh()

    # -- contents ----------------------------------------------------------------------------------

    def show_view(
        self, view: View, *, held: bool = False, badges: Mapping[Seat, Badge] | None = None
    ) -> None:
        """Show the facts of a view; `held` if it is held up to be read, so that no seat decides.

        `badges` take the place of those of the facts.
        """
        self._view, self._is_held_up = view, held
        self._badges = badges or {}
        self.refresh()

    def set_moods(
        self, feelings: Sequence[Feeling], duration_factor: float = 0.0, *, moves: bool = False
    ) -> None:
        """Set how the bots feel, to be shown with the next view, and whether thinking shows.

        `duration_factor` is the factor on the time that a change of mood takes; 0 for no time.
        """
        self._feelings, self._mood_duration_factor = feelings, duration_factor
        for card in self.seats:
            card.portrait.shows_thought = moves

    def pause_seats(self) -> None:
        """Let no seat decide until the next view, while an answer is shown on the table.

        This is shown in the next event: an answer is given and saved before anything else.
        """
        self._is_held_up = True
        self._rest_timer.start()

    def refresh(self) -> None:
        """Update every fact."""
        view = self._view
        self._update_undo_buttons()
        self._update_moves_button()
        if view is None:
            return
        facts = self.facts(view)
        result = self._session.match.result
        decision = view.decision if result is None and not self._is_held_up else None
        if (
            decision is not None
            and decision.private
            and not self._session.plays_here(decision.seat)
        ):
            # For all others it is as if everybody were asked at the same time.
            decision = None
        digits = digits_of([seat.holdings for seat in facts.seats])
        names = [name or only_person_name() for name in self._session.names()]
        notes, briefs = [""] * len(names), [""] * len(names)
        if decision is not None:
            notes[decision.seat] = self._note(decision.seat)
        elif result is not None and self._is_end_shown:
            places = ranking(result, facts.seats)
            if places:
                notes = [place_name(place, places) for place in places]
                briefs = [brief_place(place, places) for place in places]
        if self._waiting:
            facts = self._with_waiting(facts, notes)
        company = self.company()
        facts = self._with_absences(facts, company, notes, briefs)
        has_faces = any(face is not None for face in self._faces)
        name_notes = [name_note(seat, note) for seat, note in zip(facts.seats, notes, strict=True)]
        seat_notes = [self._name_notes(seat) for seat in range(len(names))]
        # With high contrast names leave room for the mood as well.
        shortest = 0 if current_theme().high_contrast else -1
        levels = [texts[shortest] if texts else "" for texts in seat_notes]
        nowhere = Whereabouts(None)
        for seat, card in enumerate(self.seats):
            where = company.get(seat, nowhere)
            card.show_state(
                SeatState(
                    name=names[seat],
                    about=self._describe_player(seat),
                    facts=facts.seats[seat],
                    note=notes[seat],
                    is_active=decision is not None and decision.seat == seat,
                    brief=briefs[seat],
                    digits=digits,
                    beside=tuple(facts.seats),
                    names_and_notes=tuple(zip(names, name_notes, strict=True)),
                    manner=self._manner(seat),
                    broken=self._broken.get(seat, 0),
                    waiting=self._waiting.get(seat, 0),
                    face=self._faces[seat],
                    mood=self._feelings[seat].mood,
                    feeling=self._feeling(seat, names[seat]),
                    name_notes=seat_notes[seat],
                    all_names=tuple(zip(names, levels, strict=True)),
                    has_faces=has_faces,
                    presence=where.presence,
                    whereabouts=where.text,
                ),
                self._mood_duration_factor,
            )
        self.goal.setText(facts.goal)
        self._show_boxes(facts)
        self.chronicle.set_progress(facts.progress)
        self._make_room()
        self.facts_shown.emit()

    def face_of(self, seat: Seat) -> tuple[BotFace | None, Mood]:
        """Return whose portrait stands for a seat, None for a person, and its present mood."""
        return self._faces[seat], self._feelings[seat].mood

    def _with_waiting(self, facts: Facts, notes: list[str]) -> Facts:
        """Return the facts with room for the count of the offers that wait, and note the counts.

        Who is asked finds the offers anyway.
        """
        seats = list(facts.seats)
        for seat, count in self._waiting.items():
            if not notes[seat]:
                notes[seat] = words_waiting(count)
                seats[seat] = replace(seats[seat], holding="", brief="", badge=None)
        return replace(facts, seats=tuple(seats))

    def _with_absences(
        self,
        facts: Facts,
        company: Mapping[Seat, Whereabouts],
        notes: list[str],
        briefs: list[str],
    ) -> Facts:
        """Return the facts with room for how long people are cut off, and note that.

        At the end of a match the places are noted.
        """
        if self._session.match.result is not None:
            return facts
        seats = list(facts.seats)
        for seat, where in company.items():
            if where.presence is Presence.LOST:
                notes[seat], briefs[seat] = where.text, where.brief
                seats[seat] = replace(seats[seat], holding="", brief="", badge=None)
        return replace(facts, seats=tuple(seats))

    def _update_undo_buttons(self) -> None:
        """Update the buttons to look back and to take back, or explain why they are disabled."""
        undone, begun = self._session.can_undo, self._session.match.ply > 0
        self.undo_button.setEnabled(undone)
        self.step_button.setEnabled(begun)
        text = translate("Panel", "Look one step back ({key})")
        if not begun:
            text = translate("Panel", "Nothing has been played yet.")
        self.step_button.setToolTip(text.format(key=shortcuts.cap_of("earlier")))
        text = translate("Panel", "Take back your last move ({key})")
        # While hands are covered, nothing may reveal whether a person had a choice.
        if not undone and self._session.viewer is not None:
            text = translate("Panel", "You have no move to take back.")
        self.undo_button.setToolTip(text.format(key=shortcuts.cap_of("undo")))

    def _show_boxes(self, facts: Facts) -> None:
        if facts.camps is not None:
            self.camps.show_camps(facts.camps)
        if facts.pile is not None:
            self.pile.show_pile(facts.pile)
        if facts.score is not None:
            self.score.show_score(facts.score)
        if facts.turn_card is not None:
            self.turn_card.show_card(facts.turn_card)
        if facts.procedure is not None:
            self.procedure.show_procedure(facts.procedure)
        turn_card = facts.turn_card if facts.procedure is None else None
        agreements = self._agreements if self._agreements.rows else None
        upper = facts.camps, facts.pile, facts.score, turn_card, facts.procedure
        contents = *upper, agreements, self.offers.rows or None
        boxes = zip(self._boxes(), contents, strict=True)
        self._filled_boxes = [box for box, fact in boxes if fact is not None]

    def facts(self, view: View) -> Facts:
        """Return the facts of a view, in the current language."""
        facts = self._table.facts(view, self._session.names(), self._session.viewer)
        if not self._badges:
            return facts
        seats = [
            replace(one, badge=self._badges.get(seat, one.badge))
            for seat, one in enumerate(facts.seats)
        ]
        return replace(facts, seats=tuple(seats))

    @property
    def view(self) -> View | None:
        """The view shown."""
        return self._view

    def _describe_player(self, seat: Seat) -> str:
        charge = self._looks[seat].name()
        entry = self._session.match.attendance.player(seat)
        if entry.get("kind") == "bot":
            level, temper = split_temper(entry.get("level", ""))
            text = translate("Panel", "{charge} · bot, {level}")
            if temper:
                text = translate("Panel", "{charge} · bot, {level}, {temper}")
            temper = temper_name(temper, entry.get("name", ""))
            return text.format(charge=charge, level=level_name(level), temper=temper)
        return charge

    def _manner(self, seat: Seat) -> str:
        entry = self._session.match.attendance.player(seat)
        _, temper = split_temper(entry.get("level", ""))
        return temper_detail(temper, entry.get("name", ""))

    def _feeling(self, seat: Seat, name: str) -> str:
        """Return how a bot feels, and why; "" for a person."""
        face, feeling = self._faces[seat], self._feelings[seat]
        if face is None:
            return ""
        trigger = feeling.trigger
        because = reason(self._table.moods, trigger, self._session.names()) if trigger else ""
        return feeling_text(name, face.temper, feeling.mood.value, because)

    def _name_notes(self, seat: Seat) -> tuple[str, ...]:
        """Return the words beside a bot's name, the longest first: its level and temper, its level.

        With high contrast, where colours say less, the mood takes the place of the temper.
        """
        face = self._faces[seat]
        entry = self._session.match.attendance.player(seat)
        if entry.get("kind") != "bot":
            return ()
        if face is None:
            # Nothing else tells at a glance that a person left this seat to a bot.
            stand_in = translate("Panel", "bot, {level}")
            return stand_in.format(level=level_name(entry.get("level", ""))), translate(
                "Panel", "bot"
            )
        level, name = level_name(entry.get("level", "")), entry.get("name", "")
        how = temper_name(face.temper, name) if face.temper else ""
        if current_theme().high_contrast:
            how = mood_name(self._feelings[seat].mood.value, name)
        if not how:
            return (level,)
        both = translate("Panel", "{level}, {temper}").format(level=level, temper=how)
        return both, level

    def _notation(self, first: int, last: int) -> str:
        """Return answers as notation, or the whole match.

        The result is "" where that would reveal something hidden.

        The whole match contains its seed, so it is only available after the end.
        """
        match = self._session.match
        over, full_match = match.result is not None, self._session.full_match
        if last < first:
            return write_match(full_match.record) if over and full_match is not None else ""
        if not (over or match.game.perfect_information):
            return ""
        steps = match.steps[max(0, first - 1) : last]
        return "\n".join(f"{SEAT_NAMES[step.seat]} {write_move(step.action)}" for step in steps)

    def _note(self, seat: Seat) -> str:
        if seat == self._session.viewer and self._session.plays_here(seat):
            return translate("Panel", "your turn")
        return translate("Panel", "to play")

    def _on_thinking(self, seat: Seat, is_on: bool) -> None:
        self.seats[seat].set_thinking(is_on)

    def show_advice(
        self,
        advice: Advice | None,
        seat: Seat,
        *,
        thinking: bool,
        duration_factor: float = 0.0,
        broken: Mapping[Action, Sequence[str]] | None = None,
    ) -> None:
        """Show a hint in place of the chronicle; None for no hint.

        `broken` has the sentences on the words that a move breaks, by move.
        """
        self.advice.set_thinking(thinking)
        self._is_advice_shown = advice is not None
        # The hint addresses the person who decides, as the strip does.
        names = ["" if other == seat else name for other, name in enumerate(self._session.names())]
        view = self._session.view()
        self.advice.show_advice(advice, view, seat, names, duration_factor, broken)
        self._show_page()

    def show_review(self, reviewed: ReviewedMove | None) -> None:
        """Show the advice on a past action in place of the chronicle; None shows the chronicle."""
        self._is_advice_shown = reviewed is not None
        if reviewed is not None:
            self.advice.show_review(reviewed, self._session.names())
        self._show_page()

    def show_said(self, is_on: bool) -> None:
        """Show the last statements in place of the chronicle, or the chronicle again."""
        if is_on != self._is_said_shown:
            self._is_said_shown = is_on
            self._show_page()

    @cached_property
    def said(self) -> SaidList:
        """What was said last: made when it is first shown."""
        said = SaidList(self._table.texts, self._pages, self._looks)
        said.show_faces(self.face_of)
        said.picked.connect(self.said_picked)
        said.offer_button.clicked.connect(self.offer_begun)
        self._pages.addWidget(said)
        set_tab_order(self.advice.longer, said.view, said.offer_button)
        return said

    @property
    def pages(self) -> QWidget:
        """The place of the chronicle, which also shows other pages."""
        return self._pages

    @property
    def is_chronicle_shown(self) -> bool:
        """Whether the chronicle is in its place, not another page."""
        return self._pages.currentWidget() is self.chronicle

    def _show_moves(self, is_on: bool) -> None:
        self._is_advice_shown = self._is_said_shown = False
        self._show_page()
        if is_on:
            self.moves.setFocus()

    def _show_page(self) -> None:
        page: QWidget = self.moves if self.moves_button.isChecked() else self.chronicle
        page = self.advice if self._is_advice_shown else page
        page = self.said if self._is_said_shown else page
        page = self.composer if self._offered is not None else page
        if page is not self._pages.currentWidget():
            # What was asked for last has the room.
            self.agreements.hold_folded(held=page is not self.chronicle)
        self._pages.setCurrentWidget(page)
        # Qt would only place it after the first paint event.
        page.setGeometry(self._pages.rect())
        self._make_room()
        if self._is_advice_shown:
            self.advice_shown.emit()

    # -- table talk --------------------------------------------------------------------------------

    def show_agreements(
        self,
        facts: AgreementsFacts,
        broken: Mapping[Seat, int],
        fresh: Collection[int] = (),
        duration_factor: float = 0.0,
    ) -> None:
        """Show the agreements of the match, and how often each seat broke its word.

        The seals of those numbered in `fresh` move, unless `duration_factor` is 0.
        """
        if (facts, broken) == (self._agreements, self._broken):
            return
        self._agreements, self._broken = facts, broken
        self.agreements.show_agreements(facts, fresh, duration_factor)
        self.refresh()

    def show_offers(self, rows: Sequence[OfferRow]) -> None:
        """Show the open trades of the people at the screen."""
        if self.offers.show_offers(rows):
            self.refresh()

    def show_waiting(self, counts: Mapping[Seat, int]) -> None:
        """Count at the cards of people how many offers wait for them."""
        if counts != self._waiting:
            self._waiting = dict(counts)
            self.refresh()

    def let_choose_seats(self, seats: Collection[Seat]) -> None:
        """Let a click on the cards of these seats choose them."""
        for seat, card in enumerate(self.seats):
            card.set_choosable(seat in seats)

    def listen_for(self, letters: Collection[str]) -> None:
        """Announce these letters when they are typed on the card of a seat."""
        for card in self.seats:
            card.letters = frozenset(letters)

    def light_seat(self, seat: Seat | None) -> None:
        """Light up the card of a seat, or of none."""
        for other, card in enumerate(self.seats):
            card.set_chosen(other == seat)

    def let_list_moves(self, is_possible: bool) -> None:
        """Let the list of moves be opened, or close it while the person composes something else."""
        self._is_composing = not is_possible
        self._update_moves_button()

    def _update_moves_button(self) -> None:
        """Update the button of the list of moves, or explain why it is disabled."""
        is_over = self._session.match.result is not None
        is_possible = not self._is_composing and not is_over
        if not is_possible:
            self.moves_button.setChecked(False)
        self.moves_button.setEnabled(is_possible)
        text = translate("Panel", "List everything you can play")
        if is_over:
            text = translate("Panel", "The game is over.")
        elif self._is_composing:
            text = translate("Panel", "First finish or cancel the offer you are making.")
        self.moves_button.setToolTip(text)

    def show_composer(self, seat: Seat | None) -> None:
        """Show the composer of an offer to a seat in place of the pages; None hides it."""
        if (seat is None) != (self._offered is None):
            self.let_list_moves(seat is None)
        self._offered = seat
        self.light_seat(seat)
        self._show_page()

    def _step_seat(self, seat: Seat, by: int) -> None:
        """Move the keyboard focus to the next seat that can be chosen."""
        others = [card for card in self.seats if card.is_choosable]
        at = others.index(self.seats[seat]) + by
        if 0 <= at < len(others):
            others[at].setFocus(Qt.FocusReason.TabFocusReason)
