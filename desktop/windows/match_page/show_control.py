"""Show cards of a hand to another seat or to all, by dragging or by keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.style.text_size import scaled
from desktop.table.buttons import PromptButton
from desktop.table.prompt.strip import Prompt
from desktop.table.talk.shown_cards import CarriedCard, ShownCardsCurtain, ViewersPlaque
from desktop.windows.match_page.components import PageComponents
from desktop.windows.match_page.offer_control import OfferControl
from engine.core.errors import IllegalActionError
from engine.core.values import Interruption, Seat

#: The key that shows a card to all.
_ALL_KEY = "A"
#: Pixels between the plaque for all and the panel.
_GAP = 10


class ShowControl(QObject):
    """Control with which the person at the screen shows cards; nothing is shown before a card is
    let go.

    It is the scene's `CardCarrier`.
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
        self._at: int | None = None
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
        sidebar.seat_escaped.connect(self.close)
        sidebar.listen_for((_ALL_KEY,))
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
        seen = QRect(card.mapTo(self._page, QPoint()), card.size())
        return seen & self._parts.side.geometry() if card.isVisible() else QRect()

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
        text = translate("Talk", "Everybody sees the card. It stays in your hand.")
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
        place = QRect(view.right() - size[0] - _GAP, top, *size)
        plaque.move(place.topLeft())
        return place

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
        return self._at is not None

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
        self._at = next((n for n, c in enumerate(self._choices) if c[1] == (lifted,)), 0)
        self._parts.sidebar.seats[others[0]].setFocus(Qt.FocusReason.TabFocusReason)
        self._refresh()

    def close(self, *_: object) -> None:
        """Show nothing, and give the keyboard back to the board."""
        if self._at is None:
            return
        self._at = None
        self._parts.scene.controller.game_choice.show_aside(None)
        self._parts.strip.refresh()
        self._parts.view.setFocus()

    def choose(self, seat: Seat) -> bool:
        """Show the chosen card to a seat whose card was clicked; return whether one is chosen."""
        if self._at is None:
            return False
        cards = self._choices[self._at][1]
        self.close()
        self.show_cards(cards, seat)
        return True

    def _turn(self, by: int) -> None:
        if self._at is not None:
            self._at = (self._at + by) % len(self._choices)
            self._refresh()

    def _type(self, key: str) -> None:
        if key == _ALL_KEY and self._at is not None:
            self._to_all()

    def _to_all(self) -> None:
        if self._at is not None:
            cards = self._choices[self._at][1]
            self.close()
            self.show_cards(cards, None)

    def _refresh(self) -> None:
        assert self._at is not None
        number = self._choices[self._at][0]
        target_id = None if number is None else ("hand", number)
        self._parts.scene.controller.game_choice.show_aside(target_id)
        self._parts.strip.refresh()
        self._parts.view.announce(self._sentence())

    def _sentence(self) -> str:
        assert self._at is not None
        number, cards = self._choices[self._at]
        if number is None:
            return translate("Talk", "Show your whole hand: to whom?")
        card_texts = self._parts.table.cards
        assert card_texts is not None
        name, _ = card_texts(self._parts.session.match.options).read(cards[0])
        return translate("Talk", "Show {card}: to whom?").format(card=name)

    def prompt(self) -> Prompt | None:
        """Return the prompt of the strip while a card is shown by keys."""
        if self._at is None:
            return None
        aside = translate("Talk", "Arrows choose the seat and the card; Enter shows it.")
        buttons = (
            PromptButton(translate("Talk", "To all"), self._to_all, _ALL_KEY),
            PromptButton(translate("Talk", "Back"), self.close, shortcuts.cap_of("back")),
        )
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
        if to is not None and session.is_human(to) and to != viewer:
            self._behind_curtain(to, viewer, cards)
        return True

    def _behind_curtain(self, to: Seat, by: Seat, cards: Sequence[str]) -> None:
        """Let the person of another seat at this screen look at the cards alone."""
        names = self._parts.session.names()
        self.curtain.setGeometry(self._parts.view.geometry())
        self.curtain.wait_for(to, names[to], names[by], cards)
