"""Making an offer: the choice of a seat, the composer, and clicks on the board."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from desktop.language.names import capital
from desktop.language.translation import translate
from desktop.panels.talk.composer import ALL_KEY, Composer
from desktop.style import keyboard, shortcuts
from desktop.table.bargaining import (
    SIDES,
    Bargain,
    BoundPlace,
    Diversion,
    OfferDraft,
    Side,
    next_place,
    place_of,
    place_of_shown,
    pointless_terms,
)
from desktop.table.buttons import PromptButton
from desktop.table.callouts.tags import TagText
from desktop.table.prompt.prompt_strip import Prompt
from desktop.table.talk import talk_texts
from desktop.windows.match_page.agreements_control import AgreementsControl
from desktop.windows.match_page.components import PageComponents
from engine.core.errors import IllegalActionError
from engine.core.values import OPEN, Seat, Term, View
from engine.talk.agreements import Agreement
from engine.talk.statements import Offer

#: The length of a new offer, if the game has it.
_DEFAULT_SPAN = "round"
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class OfferControl(QObject):
    """Control of the offers of the person at the screen.

    The question of the game waits meanwhile and comes back unchanged.

    Signals:
        changed(): an offer was begun, or is no longer being made.
        show_requested(tuple, seat): these cards are shown at once to a seat, or to all (None).
    """

    changed = Signal()
    show_requested = Signal(tuple, object)

    def __init__(self, parts: PageComponents, parent: QObject) -> None:
        super().__init__(parent)
        self._parts, self._bargain = parts, parts.table.bargain
        #: Whether offers may be made at all: not in lessons and puzzles.
        self.allowed = self._bargain is not None
        #: Whether a seat is being chosen by keys.
        self.is_choosing = False
        self._focus: str | None = None
        #: By the number of an offer that the person made, the cards that it would show.
        self.promised: dict[int, tuple[str, ...]] = {}
        #: The note that an offer was made, until it is answered, and the number of the offer.
        self._made_note: tuple[str, int] = "", -1
        #: Why a click was refused.
        self._refusal = ""
        self._agreements = AgreementsControl(parts, self)
        #: Runs after a step, so that the click that gave it returns at once.
        self.update_timer = QTimer(self)
        self.update_timer.setSingleShot(True)
        self.update_timer.timeout.connect(self._on_advanced)
        parts.session.spoke.connect(lambda step: self.update_timer.start(0))
        parts.session.rewound.connect(self.close)
        parts.session.handover_requested.connect(self.close)
        parts.session.peeked.connect(self._on_peeked)
        parts.session.finished.connect(self.close)
        parts.lookback.changed.connect(self._on_lookback)

    @cached_property
    def _composer(self) -> Composer:
        """The form of an offer: made with the first one."""
        composer = self._parts.sidebar.composer
        composer.ready_chosen.connect(self._offer)
        composer.changed.connect(self._on_changed)
        composer.offer_requested.connect(self.give)
        composer.all_requested.connect(self.show_to_all)
        composer.leave_requested.connect(self.back)
        composer.key_pressed.connect(self._on_key)
        composer.choices_of = self._choices
        return composer

    # -- who speaks --------------------------------------------------------------------------------

    @property
    def speaker(self) -> Seat | None:
        """The seat of the person at the screen; None where nobody there plays."""
        return self._parts.session.person

    @property
    def is_possible(self) -> bool:
        """Whether an offer can be made now."""
        session = self._parts.session
        present = self._parts.lookback.ply is None and session.match.result is None
        return self.allowed and present and self.speaker is not None

    def names(self) -> list[str]:
        """Return the names of the seats, "" for the person at the screen."""
        named = self._parts.session.names()
        return ["" if seat == self.speaker else name for seat, name in enumerate(named)]

    def others(self) -> list[Seat]:
        """Return the seats that the person at the screen can talk to."""
        seats = range(self._parts.session.match.seats)
        return [seat for seat in seats if seat != self.speaker] if self.is_possible else []

    @property
    def draft(self) -> OfferDraft | None:
        """The offer that is being made."""
        return self._parts.sidebar.draft

    @property
    def countered_number(self) -> int | None:
        """The number of the offer in whose place the draft is to be made, or None."""
        return self.draft.instead if self.draft is not None else None

    # -- opening and closing -----------------------------------------------------------------------

    def choose_seat(self) -> None:
        """Let the person choose by keys whom to talk to."""
        others = self.others()
        if others:
            self.is_choosing = True
            self._parts.sidebar.seats[others[0]].setFocus(Qt.FocusReason.TabFocusReason)
            self._parts.strip.refresh()
            self._parts.view.announce(self._choice_sentence())

    def compose(self, entry: Agreement | None) -> None:
        """Begin a counter-offer to an agreement or, for None, choose whom to make an offer."""
        if entry is None:
            self.choose_seat()
        else:
            # What the other asked is what the person gives.
            terms = Offer((entry.seat,), entry.asks, entry.gives, entry.until)
            self.open(entry.seat, terms, entry.index)

    def open(self, seat: Seat, terms: Offer | None = None, instead: int | None = None) -> None:
        """Begin an offer to a seat; with `terms`, begin with those of an offer.

        `instead` is the number of the agreement in whose place it is offered.
        """
        speaker, bargain = self.speaker, self._bargain
        if seat not in self.others() or speaker is None or bargain is None:
            return
        parts, match = self._parts, self._parts.session.match
        if not (parts.session.has_talk or parts.session.plays_here(seat)):
            text = translate("Talk", "The bots of this match are silent.")
            parts.strip.note(text)
            parts.view.announce(text)
            return
        spans = match.game.talk.spans
        until = _DEFAULT_SPAN if _DEFAULT_SPAN in spans else spans[0]
        draft = OfferDraft(speaker, seat, until, instead=instead)
        if terms is not None:
            draft.take(terms)
        self.is_choosing, self._focus, self._refusal = False, None, ""
        parts.hint.dismiss()
        self._composer.takes_places = bool(bargain.places(self._view()))
        self._composer.takes_cards = bargain.cards_term(self._view(), seat, 1) is not None
        self._composer.open(
            *(draft, self._ready(seat), spans, self.names(), self._agreements.word_of(seat)),
            ahead=self._agreements.spans_ahead(),
        )
        parts.sidebar.show_composer(seat)
        parts.scene.divert(Diversion(self._click, self._hover, self._is_clickable))
        self._on_changed()
        self._composer.setFocus()
        self.changed.emit()

    def _ready(self, seat: Seat) -> list[Offer]:
        """Return the ready offers that can be made."""
        match, speaker = self._parts.session.match, self.speaker
        assert self._bargain is not None
        assert speaker is not None
        offers = self._bargain.suggested_offers(match.view(speaker), seat)
        return [offer for offer in offers if not match.refusal(speaker, offer)]

    def close(self, *_: object) -> None:
        """Close the composer; the question of the game comes back."""
        parts = self._parts
        self.is_choosing = False
        if self.draft is None:
            return
        self._composer.draft = None
        parts.sidebar.show_composer(None)
        parts.scene.divert(None)
        parts.scene.controller.game_choice.pick_to_show(())
        parts.scene.hide_note()
        parts.scene.mark_agreement_places(())
        parts.strip.refresh()
        parts.view.setFocus()
        self.changed.emit()

    def back(self) -> None:
        """Leave the offer, or the choice of a seat; an offer that it counters stays open."""
        if self.draft is not None:
            self.close()
        else:
            self.is_choosing = False
            self._parts.strip.refresh()
            self._parts.view.setFocus()

    def escape(self) -> bool:
        """Handle Esc on the board; return whether it had a meaning."""
        if self.draft is None and not self.is_choosing:
            return False
        self.back()
        return True

    # -- terms -------------------------------------------------------------------------------------

    def _choices(self, side: Side, term: Term | None) -> Sequence[Term]:
        """Return the terms to choose from instead of one of a side; for None those of no place."""
        draft, bargain = self.draft, self._bargain
        if draft is None or bargain is None:
            return ()
        view, by = self._view(), draft.promising_seat(side)
        to = draft.to if side == "gives" else draft.seat
        place = place_of(term) if term is not None else ""
        about = bargain.choices(view, by, to, place) if place else ()
        choices = [*about, *bargain.choices(view, by, to, "")]
        sensible = [t for t in choices if not bargain.pointless_text(view, by, t, draft.until)]
        return sensible or choices

    def _view(self) -> View:
        assert self.speaker is not None
        return self._parts.session.match.view(self.speaker)

    def term_at(self, place: str) -> tuple[Term | None, str]:
        """Return the term that a click on a place adds, and why it adds none."""
        draft, bargain = self.draft, self._bargain
        if draft is None or bargain is None:
            return None, ""
        view, by = self._view(), draft.promising_seat(draft.side)
        to = draft.to if draft.side == "gives" else draft.seat
        reason = ""
        for term in bargain.choices(view, by, to, place):
            why = bargain.pointless_text(view, by, term, draft.until)
            if not why:
                return term, ""
            reason = reason or why
        return None, reason

    def _click(self, target_id: Hashable) -> None:
        match target_id:
            case ("region" | "square", str(place)):
                self._put_place(place)
            case ("hand", int(number)):
                self._put_card(number)
        self._composer.setFocus()

    def _put_place(self, place: str) -> None:
        term, reason = self.term_at(place)
        if term is None:
            self._refuse(reason)
        else:
            self._put(term)

    def _put_card(self, number: int) -> None:
        """Add a card of the hand to those that the person would show, or take it out."""
        draft, bargain = self.draft, self._bargain
        if draft is None or bargain is None or self._card(number) is None:
            return
        at = place_of_shown(draft, bargain, self._view())
        before = draft.shown_numbers if at is not None else frozenset()
        numbers = before ^ {number}
        if not numbers and at is not None:
            draft.remove("gives", at)
        elif numbers:
            term = bargain.cards_term(self._view(), draft.to, len(numbers))
            if term is None:
                return
            reason = draft.replace("gives", len(draft.gives) if at is None else at, term)
            if reason:
                self._refuse(self._obstacle_text(reason))
                return
        draft.shown_numbers = numbers
        self._focus = None
        self._on_changed()

    def _card(self, number: int) -> str | None:
        """Return a card of the hand that lies open at the screen."""
        return self._parts.scene.controller.game_choice.card_at(("hand", number))

    def _chosen_cards(self) -> tuple[str, ...]:
        """Return the cards of the hand that are chosen to be shown."""
        numbers = self.draft.shown_numbers if self.draft is not None else ()
        return tuple(card for n in sorted(numbers) if (card := self._card(n)) is not None)

    def _put(self, term: Term) -> None:
        draft = self.draft
        assert draft is not None
        reason = draft.put(term)
        if reason:
            self._refuse(self._obstacle_text(reason))
            return
        self._focus = None
        self._on_changed()

    def _obstacle_text(self, key: str) -> str:
        if key == "both_sides":
            return translate("Talk", "That region is already on the other side of the offer.")
        return talk_texts.refusal(key)

    def _refuse(self, reason: str) -> None:
        self._refusal = reason
        self._parts.strip.refresh()
        self._parts.view.announce(reason)

    def _hover(self, target_id: Hashable | None, point: QPointF) -> None:
        """Say why a dimmed place can mean nothing."""
        scene = self._parts.scene
        match target_id:
            case ("region" | "square", str(place)):
                _, reason = self.term_at(place)
                if reason:
                    scene.note.explain(TagText(reason, point), scene.sceneRect())
                    return
        scene.hide_note()

    def _is_clickable(self, target_id: Hashable) -> bool:
        match target_id:
            case ("region" | "square", str(place)):
                return self.term_at(place)[0] is not None
            case ("hand", int()):
                return True
        return False

    def _on_changed(self) -> None:
        """Show the draft on the board, in the panel and in the strip."""
        draft, bargain, parts = self.draft, self._bargain, self._parts
        if draft is None or bargain is None:
            return
        self._check_shown(draft, bargain)
        self._refusal = pointless_terms(draft, bargain, self._view())
        parts.scene.controller.game_choice.pick_to_show(draft.shown_numbers)
        self._composer.shown_cards = self._chosen_cards()
        self._composer.refresh()
        parts.sidebar.show_composer(draft.to)
        if draft.gives or draft.asks:
            # In a low window the panel scrolls.
            parts.side.ensureWidgetVisible(self._composer.current, 0, 60)
        places = bargain.places(self._view())
        dimmed = [place for place in places if self.term_at(place)[1]]
        lit = [place for place in places if place not in dimmed]
        parts.scene.mark_agreement_places(self._bound(draft), dimmed, self._focus, lit=lit)
        parts.strip.refresh()
        parts.view.announce(" ".join(filter(None, [self._sentence(), self._offer_description()])))

    def _check_shown(self, draft: OfferDraft, bargain: Bargain[Any]) -> None:
        """Forget chosen cards that the draft no longer promises to show."""
        view = self._view()
        at = place_of_shown(draft, bargain, view)
        number = 0 if at is None else bargain.shown_number(view, draft.seat, draft.gives[at])
        if number != len(self._chosen_cards()):
            draft.shown_numbers = frozenset()

    def _offer_description(self) -> str:
        return self._composer.sentence()

    def _bound(self, draft: OfferDraft) -> list[BoundPlace]:
        texts, names = self._parts.table.texts, self.names()
        bound_seats = []
        for side in SIDES:
            for term in draft.terms(side):
                by = draft.promising_seat(side)
                if place := place_of(term):
                    text = talk_texts.listed_term(texts, term, by, names)
                    bound_seats.append(BoundPlace(place, by, text))
        return bound_seats

    # -- giving it ---------------------------------------------------------------------------------

    def give(self) -> None:
        """Make the offer, or show the chosen cards if nothing is asked for them."""
        draft, bargain = self.draft, self._bargain
        if draft is None or bargain is None or not (draft.gives or draft.asks):
            return
        if draft.only_shows:
            self._show(draft.to)
        elif reason := pointless_terms(draft, bargain, self._view()):
            self._refuse(reason)
        else:
            self._offer(draft.offer())

    def show_to_all(self) -> None:
        """Show the chosen cards to all."""
        if self.draft is not None and self.draft.only_shows:
            self._show(None)

    def _show(self, to: Seat | None) -> None:
        cards = self._chosen_cards()
        self.close()
        self.show_requested.emit(cards, to)

    def _offer(self, offer: Offer) -> None:
        session, draft = self._parts.session, self.draft
        if draft is None:
            return
        if draft.instead is not None:
            offer = replace(offer, instead=draft.instead)
        reason = session.match.refusal(draft.seat, offer)
        number = len(session.match.agreements)
        cards = self._chosen_cards() if offer.gives == draft.gives else ()
        if not reason:
            try:
                self.close()
                self.promised[number] = cards
                session.interrupt(draft.seat, offer, session.match.ply)
            except IllegalActionError as error:
                reason = error.key
        if reason:
            self._refuse(talk_texts.refusal(reason))
            return
        name = session.names()[draft.to]
        text = translate("Talk", "You have made {name} an offer.").format(name=name)
        agreements = session.match.agreements
        # At a distance the offer is not made before the owner of the match has taken it.
        if number >= len(agreements) or agreements[number].status == OPEN:
            self._made_note = text, number
            self._parts.strip.note(text)
        self._parts.view.announce(text)

    def _drop_note(self) -> None:
        """Take back the note that an offer was made, once it is answered."""
        text, number = self._made_note
        agreements = self._parts.session.match.agreements
        if text and not (number < len(agreements) and agreements[number].status == OPEN):
            self._parts.strip.drop_note(text)
            self._made_note = "", -1

    # -- keys --------------------------------------------------------------------------------------

    def _on_key(self, event: QKeyEvent) -> None:
        """Handle a key of the composer that is about the board."""
        key = event.key()
        if key in _ARROWS:
            self._walk(*_ARROWS[Qt.Key(key)])
        elif key in keyboard.ENTER:
            if not keyboard.CONFIRM.accepts_press(event):
                return
            if self._focus is not None:
                self._put_place(self._focus)
            else:
                self.give()
        else:
            event.ignore()

    def _walk(self, dx: int, dy: int) -> None:
        """Move the keyboard focus to the next place in a direction, past dimmed ones."""
        scene, bargain = self._parts.scene, self._bargain
        assert bargain is not None
        points = {}
        for place in bargain.places(self._view()):
            point = scene.place_point(place)
            if point is not None and self.term_at(place)[0] is not None:
                points[place] = point
        if not points:
            return
        self._focus = focus = next_place(points, self._focus, dx, dy)
        self._on_changed()
        term, _ = self.term_at(focus)
        draft = self.draft
        if term is not None and draft is not None:
            term_text = talk_texts.listed_term(
                self._parts.table.texts, term, draft.promising_seat(draft.side), self.names()
            )
            self._parts.view.announce(capital(term_text))

    # -- the strip ---------------------------------------------------------------------------------

    def prompt(self) -> Prompt | None:
        """Return the prompt of the strip while an offer is made or a seat is chosen."""
        draft = self.draft
        key = shortcuts.cap_of("back")
        back = PromptButton(translate("Talk", "Back"), self.back, key)
        if draft is not None:
            aside = self._refusal or translate(
                "Talk", "An agreement binds nobody; all remember it."
            )
            buttons: tuple[PromptButton, ...] = (back,)
            if draft.only_shows:
                aside = translate("Talk", "Show now: nobody else sees.")
                to_all = translate("Talk", "Show to all")
                buttons = (PromptButton(to_all, self.show_to_all, ALL_KEY, comes=True), back)
            if draft.gives or draft.asks:
                # It is in sight even where the composer scrolls.
                label = self._composer.give_label()
                enter = shortcuts.cap_of("confirm")
                main = PromptButton(label, self.give, enter, is_main=True, comes=True)
                buttons = (main, *buttons)
            return Prompt(draft.seat, self._sentence(), aside, buttons=buttons)
        if self.is_choosing:
            return Prompt(self.speaker, self._choice_sentence(), "", buttons=(back,))
        return None

    def _sentence(self) -> str:
        draft = self.draft
        if draft is None:
            return ""
        name = self._parts.session.names()[draft.to]
        if not self._composer.takes_places:
            return translate("Talk", "An offer to {name}.").format(name=name)
        text = translate("Talk", "An offer to {name}: click what you ask.")
        if draft.side == "gives":
            text = translate("Talk", "An offer to {name}: click what you give.")
        return text.format(name=name)

    def _choice_sentence(self) -> str:
        return translate(
            "Talk", "Whom do you want to talk to? Click a seat, or use the arrow keys."
        )

    # -- the match ---------------------------------------------------------------------------------

    def _on_advanced(self) -> None:
        """Show the agreements as they stand, and what can be offered now."""
        self.refresh()
        if self._parts.hint.is_shown:
            # Other moves of the hint may break a promise now.
            self._parts.hint.changed.emit()
        draft = self.draft
        if draft is not None and self._parts.session.match.result is None:
            self._composer.open(
                draft,
                self._ready(draft.to),
                self._parts.session.match.game.talk.spans,
                self.names(),
                self._agreements.word_of(draft.to),
                ahead=self._agreements.spans_ahead(),
            )
            self._on_changed()

    def _on_peeked(self, *_: object) -> None:
        self.refresh()

    def _on_lookback(self) -> None:
        if self._parts.lookback.ply is not None:
            self.close()
        self.refresh()

    def refresh(self) -> None:
        """Show the agreements of the displayed moment, and the seats that can be talked to."""
        self._drop_note()
        self._agreements.refresh(self.names())
        self._parts.sidebar.let_choose_seats(self.others())
