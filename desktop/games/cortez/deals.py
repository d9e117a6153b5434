"""The window of what a seat may do at any time: trades, bribery cards, surrenders, mercenaries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.games.cortez.words import names as named
from desktop.games.cortez.words import refusals
from desktop.games.cortez.words.card_texts import card_name
from desktop.games.cortez.words.places import square_name
from desktop.language.translation import translate
from engine.core.values import Interruption, View
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import PROVISION_NAMES, TROOP_NAMES
from engine.games.cortez.views.view import CortezView

#: The most provisions of a type that a form asks for.
MOST_WANTED = 25


class Deals(QDialog):
    """A form for each act that is possible now; what is refused is explained below."""

    def __init__(
        self,
        view: View,
        names: Sequence[str],
        act: Callable[[Interruption], str],
        parent: QWidget,
    ) -> None:
        """`act` lets the seat of the view act; it returns the key of the refusal, or ""."""
        super().__init__(parent)
        assert isinstance(view, CortezView)
        assert view.seat is not None
        self._view, self._names, self._act = view, names, act
        self._seat = view.seat
        self.setWindowTitle(translate("CortezDeals", "At any time"))
        self._rows = QVBoxLayout(self)
        self.reason = QLabel()
        self.reason.setWordWrap(True)
        self._add_offers()
        self._add_cards()
        self._add_trade()
        self._add_combat()
        self._rows.addWidget(self.reason)

    # -- what was offered ------------------------------------------------------------------------

    def _add_offers(self) -> None:
        """Show the trades that wait for this seat, and its own."""
        names = self._names
        for trade in self._view.offers:
            give, get = named.provisions(trade.give), named.provisions(trade.get)
            if trade.to == self._seat:
                text = translate("CortezDeals", "{name} offers {give} for {get}.")
                told = text.format(name=names[trade.seat], give=give, get=get)
                take = translate("CortezDeals", "Take it")
                end = translate("CortezDeals", "Refuse it")
            elif trade.seat == self._seat:
                text = translate("CortezDeals", "You offer {name} {give} for {get}.")
                told = text.format(name=names[trade.to], give=give, get=get)
                take, end = "", translate("CortezDeals", "Withdraw it")
            else:
                continue
            row = QHBoxLayout()
            label = QLabel(told)
            label.setWordWrap(True)
            row.addWidget(label, 1)
            if take:
                row.addWidget(self._button(take, partial(actions.TakeOffer, trade.number)))
            row.addWidget(self._button(end, partial(actions.EndOffer, trade.number)))
            self._rows.addLayout(row)

    # -- bribery cards ---------------------------------------------------------------------------

    def _add_cards(self) -> None:
        """Show the bribery cards of the hand that can be played at any time."""
        for card in sorted({card for card in self._view.bribery[self._seat] if card is not None}):
            if card in ("five_warriors", "five_provisions"):
                text = translate("CortezDeals", "Play “{card}”").format(card=card_name(card))
                self._rows.addWidget(self._button(text, partial(actions.PlayBribery, card)))
            elif card in ("own_move", "foreign_move"):
                self._rows.addWidget(self._moving_card(card))

    def _moving_card(self, card: str) -> QGroupBox:
        group = QGroupBox(card_name(card))
        row = QHBoxLayout(group)
        troops, squares = QComboBox(), QComboBox()
        troops.setAccessibleName(translate("CortezDeals", "Troop"))
        squares.setAccessibleName(translate("CortezDeals", "Square"))
        for number, troop in enumerate(self._view.troops):
            own = troop.collar == self._seat
            if troop.collar is not None and troop.at and own is (card == "own_move"):
                text = translate("CortezDeals", "Troop: {square}")
                troops.addItem(text.format(square=square_name(troop.at)), TROOP_NAMES[number])

        def list_squares() -> None:
            """List where the chosen troop can go."""
            squares.clear()
            for square in range(len(BOARD.kinds)):
                name = BOARD.name(square)
                deed = actions.PlayBribery(card, troops.currentData() or "", name)
                if not CORTEZ.refusal(self._view, deed):
                    squares.addItem(square_name(name), name)

        troops.currentIndexChanged.connect(list_squares)
        list_squares()
        row.addWidget(troops, 1)
        row.addWidget(squares, 1)

        def deed() -> Interruption:
            return actions.PlayBribery(card, troops.currentData(), squares.currentData())

        row.addWidget(self._button(translate("CortezDeals", "Move it"), deed))
        return group

    # -- trades ----------------------------------------------------------------------------------

    def _add_trade(self) -> None:
        """Show the form of a trade in any number of cards."""
        group = QGroupBox(translate("CortezDeals", "Offer"))
        grid = QGridLayout(group)
        self.partner = QComboBox()
        self.partner.setAccessibleName(translate("CortezDeals", "To"))
        for seat, name in enumerate(self._names):
            if seat != self._seat:
                self.partner.addItem(name, seat)
        grid.addWidget(QLabel(translate("CortezDeals", "To")), 0, 0)
        grid.addWidget(self.partner, 0, 1, 1, 2)
        gives, wants = translate("CortezDeals", "You give"), translate("CortezDeals", "You get")
        grid.addWidget(QLabel(gives), 1, 1)
        grid.addWidget(QLabel(wants), 1, 2)
        hand = self._view.provisions[self._seat]
        self.give: dict[str, QSpinBox] = {}
        self.get: dict[str, QSpinBox] = {}
        for row, kind in enumerate(PROVISION_NAMES, 2):
            grid.addWidget(QLabel(card_name(kind)), row, 0)
            for column, side, most in (
                (1, self.give, hand.count(kind)),
                (2, self.get, MOST_WANTED),
            ):
                box = side[kind] = QSpinBox()
                box.setMaximum(most)
                heading = gives if column == 1 else wants
                box.setAccessibleName(f"{heading}: {card_name(kind)}")
                grid.addWidget(box, row, column)
        offer = self._button(
            translate("CortezDeals", "Offer the trade"),
            lambda: actions.OfferTrade(
                self.partner.currentData(), _cards(self.give), _cards(self.get)
            ),
        )
        grid.addWidget(offer, len(PROVISION_NAMES) + 2, 1, 1, 2)
        self._rows.addWidget(group)

    # -- combats ---------------------------------------------------------------------------------

    def _add_combat(self) -> None:
        """Show what the fighters and the others may do in a combat."""
        combat = self._view.combat
        if combat is None:
            return
        if self._seat == combat.attacker:
            text = translate("CortezDeals", "Offer what you give for a surrender")
            self._rows.addWidget(
                self._button(text, lambda: actions.BuySurrender(_cards(self.give)))
            )
        if self._seat in (combat.attacker, combat.defender):
            text = translate("CortezDeals", "Ask this player for help, for what you give")
            self._rows.addWidget(
                self._button(
                    text,
                    lambda: actions.SeekHelp(self.partner.currentData(), _cards(self.give)),
                )
            )
            return
        self._rows.addWidget(self._help_form())

    def _help_form(self) -> QGroupBox:
        """Return the form of a mercenary, whose price is what it gets."""
        group = QGroupBox(translate("CortezDeals", "Help for what you get"))
        row = QHBoxLayout(group)
        sides, warriors, weapons = QComboBox(), QComboBox(), QSpinBox()
        combat = self._view.combat
        assert combat is not None
        names = self._names
        for side, seat in zip(actions.SIDES, (combat.attacker, combat.defender), strict=True):
            sides.addItem(names[seat], side)
        warriors.addItem(translate("CortezDeals", "no warrior"), ())
        held = {int(card[-1]) for card in self._view.warriors[self._seat] if card is not None}
        for value in sorted(held):
            warriors.addItem(named.warriors([value]), (value,))
        weapons.setMaximum(self._view.provisions[self._seat].count("weapon"))
        weapons.setAccessibleName(card_name("weapon"))
        for widget in (sides, warriors, QLabel(card_name("weapon")), weapons):
            row.addWidget(widget)
        text = translate("CortezDeals", "Offer help")

        def deed() -> Interruption:
            value = tuple(warriors.currentData())
            return actions.OfferHelp(sides.currentData(), value, weapons.value(), _cards(self.get))

        row.addWidget(self._button(text, deed))
        return group

    # -- acting ----------------------------------------------------------------------------------

    def _button(self, text: str, deed: Callable[[], Interruption]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.act(deed()))
        return button

    def act(self, deed: Interruption) -> None:
        """Act for the seat and close, or say why that is not possible."""
        key = self._act(deed)
        if key:
            self.reason.setText(refusals.refusal(key, deed, self._view))
        else:
            self.accept()


def _cards(boxes: dict[str, QSpinBox]) -> tuple[str, ...]:
    return tuple(kind for kind, box in boxes.items() for _ in range(box.value()))
