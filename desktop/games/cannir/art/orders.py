"""The colours and emblems of Cannir's three orders, and the crests of its seven families."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPainterPath

from desktop.painting.svg_path import shape
from engine.games.cannir.cards import order_of, value_of


@dataclass(frozen=True, slots=True)
class Order:
    """The colours of an order: its cards' field with light and shade, its ink, its thread."""

    #: Red, grey, green: the name of the emblem's file.
    key: str
    colour: str
    light: str
    shade: str
    ink: str
    #: Dark and light, for embroidery.
    thread: tuple[str, str]


ORDERS = {
    "r": Order("red", "#8f2230", "#b5434b", "#5e111d", "#5e111d", ("#9c2836", "#e47a7c")),
    "g": Order("grey", "#6d7480", "#949ba6", "#434a57", "#2c323e", ("#6d7480", "#c4c9d2")),
    "v": Order("green", "#2f5d46", "#4f8466", "#173728", "#173728", ("#245441", "#6fae8b")),
}

# The share of its field at which each crest is drawn, so that all look equally large.
CREST_SHARES = {1: 0.66, 2: 0.70, 3: 0.72, 4: 0.74, 5: 0.68, 6: 0.68, 7: 0.72}


def order_and_value(card: str) -> tuple[Order, int]:
    """Return order and value of a card such as `r4`."""
    return ORDERS[order_of(card)], value_of(card)


def emblem(order: Order) -> QPainterPath:
    """Return the emblem of an order (sword, hand or book), in units from -1 to 1."""
    return shape("cannir", "orders", f"{order.key}.svg")


def crest(value: int) -> QPainterPath:
    """Return the crest of a value, in units from -1 to 1."""
    return shape("cannir", "crests", f"{value}.svg")
