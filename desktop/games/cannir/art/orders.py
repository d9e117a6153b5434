"""The three orders and seven families of Cannir as a painter needs them: colours and emblems."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPainterPath

from desktop.painting.svg_path import shape


@dataclass(frozen=True, slots=True)
class Order:
    """Colours of an order: the field of its cards with its light and shade, its ink, its thread."""

    key: str  # red, grey, green: the emblem's file
    colour: str
    light: str
    shade: str
    ink: str
    thread: tuple[str, str]  # dark and light, for embroidery


ORDERS = {
    "r": Order("red", "#8f2230", "#b5434b", "#5e111d", "#5e111d", ("#9c2836", "#e47a7c")),
    "g": Order("grey", "#6d7480", "#949ba6", "#434a57", "#2c323e", ("#6d7480", "#c4c9d2")),
    "v": Order("green", "#2f5d46", "#4f8466", "#173728", "#173728", ("#245441", "#6fae8b")),
}

# Crests differ in weight: each is drawn at the share of its plaque that looks equal.
CREST_SIZE = {1: 0.66, 2: 0.70, 3: 0.72, 4: 0.74, 5: 0.68, 6: 0.68, 7: 0.72}


def split(card: str) -> tuple[Order, int]:
    """Order and value of a card such as `r4`."""
    return ORDERS[card[0]], int(card[1:])


def emblem(order: Order) -> QPainterPath:
    """Sword, hand or book in units of -1 to 1."""
    return shape("cannir", "orders", f"{order.key}.svg")


def crest(value: int) -> QPainterPath:
    """The crest that counts its value, in units of -1 to 1."""
    return shape("cannir", "crests", f"{value}.svg")
