"""Show cards of a hand to another seat or to all, by dragging or by keys."""

from __future__ import annotations

import itertools
from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.panels.talk.composer import ALL_KEY
from desktop.style import shortcuts
from desktop.style.text_size import scaled
from desktop.table.bargaining import Diversion
from desktop.table.buttons import PromptButton
from desktop.table.prompt.prompt_strip import Prompt
from desktop.table.talk.shown_cards import CarriedCard, ShownCardsCurtain, ViewersPlaque
from desktop.windows.match_page.components import PageComponents
from desktop.windows.match_page.offer_control import OfferControl
from engine.core.errors import IllegalActionError
from engine.core.values import OPEN, Interruption, Seat
from engine.talk.agreements import ACCEPTED

#: The key that picks a card to be shown with others.
_PICK_KEY = "P"
#: Pixels between the plaque for all and the panel.
_GAP = 10


def _is_in_hand(target_id: Hashable) -> bool:
    return isinstance(target_id, tuple) and target_id[:1] == ("hand",)


class ShowControl(QObject):
    """Control with which the person at the screen shows cards.

    Nothing is shown before a card is let go. It is the scene's `CardCarrier`.
    """

    def __init__(self, parts: PageComponents, offering: OfferControl, page: QWidget) -> None:
        super().__init__(page)
        self._parts, self._offering, self._page = parts, offering, page
        table, session = parts.table, parts.session
        cards = table.cards(session.match.options) if table.cards is not None else None
        #: Makes the action that shows cards to a seat, or to all (None).
        self._show = next((t for t in session.match.game.interruptions if t.do == "show"), None)
        #: While a card is shown by keys: the cards to choose from, and the chosen ones.
        self._choices: list[tuple[int | None, tuple[str, ...]]] = []
        self._choice_index: int | None = None
        #: The seat to which the person has agreed to show them, or None.
        self._agreed: Seat | None = None
        #: The numbers of the agreements that were last seen to stand.
        self._standing: set[int] = set()
        #: Runs after a statement, once the page has shown it.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask_for_promised)
        #: The numbers of the cards that are picked to be shown together.
        self._picked_numbers: set[int] = set()
        self.allowed = self._show is not None and cards is not None and table.bargain is not None
        if cards is None or not self.allowed:
            return
        self.card = CarriedCard(cards, page)
        self.plaque, self.to_all = ViewersPlaque(page), ViewersPlaque(page)
        self.curtain = ShownCardsCurtain(cards, page, parts.looks)
        parts.scene.carrier = self
        parts.scene.show_requested.connect(self.open)
        sidebar = parts.sidebar
        sidebar.seat_arrow_pressed.connect(self._turn)
        sidebar.seat_letter_typed.connect(self._type)
        sidebar.listen_for((ALL_KEY, _PICK_KEY))
        offering.show_requested.connect(self.show_cards)
        session.spoke.connect(lambda step: self._timer.start(0))
        session.rewound.connect(self.close)
        session.handover_requested.connect(self.close)

    # -- who can see what --------------------------------------------------------------------------

    def _hand(self) -> tuple[str, ...]:
        """Return the cards of the person whose hand is open at the screen."""
        viewer = self._parts.session.viewer
        if viewer is None or viewer != self._offering.speaker:
            return ()
        hand = self._parts.table.hand(self._parts.session.match.view(viewer), viewer)
        return tuple(card for card in hand if card is not None)

    @property
    def is_possible(self) -> bool:
        """Whether cards can be shown now."""
        return self.allowed and self._offering.is_possible and bool(self._hand())

    def can_take(self, card: str) -> bool:
        """Return whether a card of the hand can be dragged to be shown."""
        return self.is_possible and card in self._hand()

    # -- dragging ----------------------------------------------------------------------------------

    def _on_page(self, point: QPointF) -> QPoint:
        view = self._parts.view
        return view.viewport().mapTo(self._page, view.mapFromScene(point))

    def _seat_at(self, point: QPoint) -> Seat | None:
        """Return the seat whose card lies at a point of the page."""
        for seat in self._offering.others():
            if self._place_of(seat).contains(point):
                return seat
        return None

    def _place_of(self, seat: Seat) -> QRect:
        card = self._parts.sidebar.seats[seat]
        card_rect = QRect(card.mapTo(self._page, QPoint()), card.size())
        return card_rect & self._parts.side.geometry() if card.isVisible() else QRect()

    def carry(self, card: str, point: QPointF, *, alone: bool) -> bool:
        """Show a dragged card and what dropping it at a point does.

        Return whether that shows it.
        """
        at = self._on_page(point)
        seat, to_all = self._seat_at(at), self._place_plaque().contains(at)
        shows = seat is not None or to_all
        outside = not self._parts.view.geometry().contains(at)
        if shows or alone or outside:
            self.card.carry(card, at, shows=shows or alone)
        else:
            self.card.hide()
        self._parts.sidebar.light_seat(seat)
        if seat is not None:
            name = self._parts.session.names()[seat]
            title = translate("Talk", "Show it to {name}").format(name=name)
            text = translate("Talk", "Nobody else sees the card. It stays in your hand.")
            self.plaque.say(title, text, lit=True, points=True)
            self.plaque.place_beside(self._place_of(seat))
        else:
            self.plaque.hide()
        title = translate("Talk", "Show it to all")
        text = translate("Talk", "Everyone sees the card. It stays in your hand.")
        self.to_all.say(title, text, lit=to_all, points=False)
        self.to_all.setVisible(seat is None)
        self.card.raise_()
        return shows

    def _place_plaque(self) -> QRect:
        """Place the plaque on which all see a card, at the right of the board; return its rect."""
        view, plaque = self._parts.view.geometry(), self.to_all
        board = self._parts.scene.picture_area()
        size = scaled(plaque.WIDTH), scaled(plaque.HEIGHT + 12)
        top = view.top() + round(board.top() + board.height() * 0.62)
        rect = QRect(view.right() - size[0] - _GAP, top, *size)
        plaque.move(rect.topLeft())
        return rect

    def give_up(self) -> None:
        """Hide the dragged card and the plaques."""
        for part in (self.card, self.plaque, self.to_all):
            part.hide()
        self._parts.sidebar.light_seat(None)

    def drop(self, card: str, point: QPointF) -> bool:
        """Show a card to the seat where it was dropped; return whether one was there."""
        at = self._on_page(point)
        seat = self._seat_at(at)
        if seat is None and not self._place_plaque().contains(at):
            return False
        return self.show_cards((card,), seat)

    # -- keys --------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether a card is being shown by keys."""
        return self._choice_index is not None

    def open(self) -> None:
        """Ask to whom the lifted card, or else the first one, is shown."""
        hand = self._hand()
        others = self._offering.others()
        if not self.is_possible or not others:
            return
        self._offering.close()
        part = self._parts.scene.controller.game_choice
        lifted = part.card_at(None)
        faces = [part.card_at(("hand", number)) for number in range(len(hand))]
        self._choices = [(n, (card,)) for n, card in enumerate(faces) if card is not None]
        if len(hand) > 1:
            self._choices.append((None, hand))
        self._choice_index = next((n for n, c in enumerate(self._choices) if c[1] == (lifted,)), 0)
        self._agreed = None
        self._picked_numbers.clear()
        self._parts.scene.divert(Diversion(self._click, lambda *_: None, _is_in_hand))
        self._parts.sidebar.seats[others[0]].setFocus(Qt.FocusReason.TabFocusReason)
        self._refresh()

    def _ask_for_promised(self) -> None:
        """Ask for the cards that the person has just agreed to show."""
        match, speaker = self._parts.session.match, self._offering.speaker
        bargain = self._parts.table.bargain
        standing = {entry.index for entry in match.agreements if entry.status == ACCEPTED}
        fresh, self._standing = standing - self._standing, standing
        if speaker is None or bargain is None or not self.is_possible:
            return
        view = match.view(speaker)
        for entry in (match.agreements[number] for number in sorted(fresh)):
            for (by, term), verdict in zip(entry.duties, entry.verdicts, strict=True):
                number = bargain.shown_number(view, by, term)
                if by == speaker and verdict == OPEN and term.seat is not None and number:
                    cards = self._offering.promised.get(entry.index, ())
                    self._ask_for(cards if len(cards) == number else (), number, term.seat)

    def _ask_for(self, cards: tuple[str, ...], number: int, seat: Seat) -> None:
        """Ask for `number` cards that the person has agreed to show; () where none are chosen."""
        self.open()
        if not cards and number == len(self._hand()):
            cards = self._hand()
        for card in cards:
            card_numbers = (n for n, choice in enumerate(self._choices) if choice == (n, (card,)))
            self._picked_numbers.update(
                itertools.islice((n for n in card_numbers if n not in self._picked_numbers), 1)
            )
        self._choice_index = min(self._picked_numbers, default=self._choice_index)
        self._agreed = seat
        self._parts.sidebar.seats[seat].setFocus(Qt.FocusReason.TabFocusReason)
        self._refresh()

    def escape(self) -> bool:
        """Handle Esc; return whether it had a meaning."""
        was_open = self.is_open
        self.close()
        return was_open

    def close(self, *_: object) -> None:
        """Show nothing, and give the keyboard back to the board."""
        if self._choice_index is None:
            return
        self._choice_index = None
        self._picked_numbers.clear()
        self._parts.scene.divert(None)
        self._parts.scene.controller.game_choice.show_aside(None)
        self._parts.scene.controller.game_choice.pick_to_show(())
        self._parts.strip.refresh()
        self._parts.view.setFocus()

    def choose(self, seat: Seat) -> bool:
        """Show the chosen card to a seat whose card was clicked; return whether one is chosen."""
        if self._choice_index is None:
            return False
        cards = self._cards()
        self.close()
        self.show_cards(cards, seat)
        return True

    def _cards(self) -> tuple[str, ...]:
        """Return the cards that are shown next: the picked ones, or else the chosen one."""
        assert self._choice_index is not None
        part = self._parts.scene.controller.game_choice
        faces = (part.card_at(("hand", number)) for number in sorted(self._picked_numbers))
        return (
            tuple(face for face in faces if face is not None)
            or self._choices[self._choice_index][1]
        )

    def _click(self, target_id: Hashable) -> None:
        """Pick a card that is clicked."""
        match target_id:
            case ("hand", int(number)) if self._choice_index is not None:
                self._choice_index = next(
                    (n for n, c in enumerate(self._choices) if c[0] == number), 0
                )
                self._pick(number)

    def _pick(self, number: int) -> None:
        self._picked_numbers ^= {number}
        self._refresh()

    def _turn(self, by: int) -> None:
        if self._choice_index is not None:
            self._choice_index = (self._choice_index + by) % len(self._choices)
            self._refresh()

    def _type(self, key: str) -> None:
        if self._choice_index is None:
            return
        number = self._choices[self._choice_index][0]
        if key == ALL_KEY:
            self._to_all()
        elif key == _PICK_KEY and number is not None:
            self._pick(number)

    def _show_agreed(self) -> None:
        if self._agreed is not None:
            self.choose(self._agreed)

    def _to_all(self) -> None:
        if self._choice_index is not None:
            cards = self._cards()
            self.close()
            self.show_cards(cards, None)

    def _refresh(self) -> None:
        assert self._choice_index is not None
        number = self._choices[self._choice_index][0]
        target_id = None if number is None else ("hand", number)
        self._parts.scene.controller.game_choice.show_aside(target_id)
        self._parts.scene.controller.game_choice.pick_to_show(self._picked_numbers)
        self._parts.strip.refresh()
        self._parts.view.announce(self._sentence())

    def _sentence(self) -> str:
        assert self._choice_index is not None
        cards = self._cards()
        if self._agreed is not None:
            text = translate("Talk", "Your agreement with {name}: show {cards} now?")
            name = self._parts.session.names()[self._agreed]
            return text.format(name=name, cards=self._parts.table.texts.shown_cards(cards))
        if len(cards) == len(self._hand()) > 1:
            return translate("Talk", "Show your whole hand: to whom?")
        if len(cards) > 1 or self._picked_numbers:
            text = translate("Talk", "Show {card}: to whom?")
            return text.format(card=self._parts.table.texts.shown_cards(cards))
        card_texts = self._parts.table.cards
        assert card_texts is not None
        name, _ = card_texts(self._parts.session.match.options).read(cards[0])
        return translate("Talk", "Show {card}: to whom?").format(card=name)

    def prompt(self) -> Prompt | None:
        """Return the prompt of the strip while a card is shown by keys."""
        if self._choice_index is None:
            return None
        aside = translate("Talk", "Click cards, then a seat; or use the arrows and Enter.")
        buttons: tuple[PromptButton, ...] = (
            PromptButton(translate("Talk", "To all"), self._to_all, ALL_KEY),
            PromptButton(translate("Talk", "Back"), self.close, shortcuts.cap_of("back")),
        )
        if self._agreed is not None:
            aside = translate("Talk", "You need not keep the agreement: “Back” shows nothing.")
            label, key = translate("Talk", "Show now"), shortcuts.cap_of("confirm")
            buttons = (PromptButton(label, self._show_agreed, key, is_main=True), buttons[1])
        number = self._choices[self._choice_index][0]
        if number is not None and self._agreed is None:
            text = translate("Talk", "Add this card")
            if number in self._picked_numbers:
                text = translate("Talk", "Leave this card out")
            pick = PromptButton(text, partial(self._pick, number), _PICK_KEY)
            buttons = (*buttons[:-1], pick, buttons[-1])
        return Prompt(self._offering.speaker, self._sentence(), aside, buttons=buttons)

    # -- showing -----------------------------------------------------------------------------------

    def show_cards(self, cards: Sequence[str], to: Seat | None) -> bool:
        """Show cards to a seat, or to all (None); return whether it was allowed."""
        parts, session, viewer = self._parts, self._parts.session, self._parts.session.viewer
        if viewer is None or self._show is None:
            return False
        action: Interruption = self._show(tuple(cards), to)  # type: ignore[call-arg]
        key = session.match.refusal(viewer, action)
        if not key:
            try:
                session.interrupt(viewer, action, session.match.ply)
            except IllegalActionError as error:
                key = error.key
        if key:
            text = parts.table.texts.refusal(key, action, session.match.view(viewer))
            parts.strip.note(text)
            parts.view.announce(text)
            return False
        if to is not None and session.plays_here(to) and to != viewer:
            self._behind_curtain(to, viewer, cards)
        return True

    def _behind_curtain(self, to: Seat, by: Seat, cards: Sequence[str]) -> None:
        """Let the person of another seat at this screen look at the cards alone."""
        names = self._parts.session.names()
        self.curtain.setGeometry(self._parts.view.geometry())
        self.curtain.wait_for(to, names[to], names[by], cards)
