"""The texts beside the hand: the chosen card and its power, the cards out of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsScene

from desktop.games.cannir import z_layers
from desktop.games.cannir.items.tray import SeatWords, TrayText
from desktop.games.cannir.layout import Layout
from desktop.games.cannir.words.names import card_name
from desktop.games.cannir.words.texts import aim, power_in_brief, power_text, short_aim
from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.materials.card_stock import CARD_SIZE
from engine.core.values import OMNISCIENT, Seat
from engine.games.cannir.views import CannirView


class TraySide:
    """The texts left and right of the hand."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.about = TrayText()
        self.spent = TrayText()
        for tray_text in (self.about, self.spent):
            tray_text.setZValue(z_layers.TRAY_WORDS)
            scene.addItem(tray_text)
        self._seats: list[SeatWords] = []
        self._layout: Layout | None = None

    def arrange(self, layout: Layout) -> None:
        """Move the texts to a new layout."""
        self._layout = layout
        self.about.set_area(layout.about_area, layout.title_size, layout.text_size)
        self.spent.set_area(layout.spent_area, layout.title_size * 0.84, layout.text_size)

    def show(
        self, view: CannirView, names: Sequence[str], viewer: Seat | None, chosen: str | None
    ) -> None:
        """Show the texts for a view and the chosen card."""
        if chosen is not None:
            self.about.say(card_name(chosen), power_text(chosen), brief=power_in_brief(chosen))
        elif viewer is not None and viewer != OMNISCIENT and view.decision is not None:
            title, sentence = aim(winding=view.options.free_paths)
            self.about.say(title, sentence, brief=short_aim())
        else:
            self.about.say("", "")
        self._show_spent(view, viewer)
        self._show_seats(view, names if viewer == OMNISCIENT else ())

    def _show_spent(self, view: CannirView, viewer: Seat | None) -> None:
        """Write the number of removed cards beside the tray."""
        layout = self._layout
        if layout is None:
            return
        count = len(view.removed)
        notes = []
        if not count:
            notes.append(translate("Cannir", "No card yet."))
        if elsewhere := _cards_elsewhere(view, viewer):
            notes.append(f"<i>{elsewhere}</i>")
        indent = 0.0
        if count:
            places = layout.out_of_game_places(count)
            right = places[-1].point.x() + CARD_SIZE[0] * places[-1].scale / 2
            indent = right - layout.spent_area.left() + 14
        free_width = layout.spent_area.width() - indent
        text = "<br>".join(notes) if free_width > layout.text_size * 6 else ""
        self.spent.say(translate("Cannir", "Out of the game"), text, indent)

    def _show_seats(self, view: CannirView, names: Sequence[str]) -> None:
        for item in self._seats:
            self._scene.removeItem(item)
        self._seats = []
        if self._layout is None:
            return
        for seat, name in enumerate(names):
            item = SeatWords(self._layout, seat, len(names), name or only_person_name())
            item.setZValue(z_layers.TRAY_WORDS)
            self._scene.addItem(item)
            self._seats.append(item)


def _cards_elsewhere(view: CannirView, viewer: Seat | None) -> str:
    """Return in words how many cards are neither on the cloth nor beside it, or "".

    It names their places, because the panel may show some of their faces. The hands of an
    omniscient viewer are all on the table.
    """
    in_hands = 0
    if viewer != OMNISCIENT:
        in_hands = sum(len(hand) for seat, hand in enumerate(view.hands) if seat != viewer)
    count = view.pile + in_hands
    if not count:
        return ""
    if not in_hands:
        return translate("Cannir", "%n card(s) in the pile.", "", count)
    if viewer is None and view.pile:
        return translate("Cannir", "%n card(s) in the pile and in hands.", "", count)
    if viewer is None:
        return translate("Cannir", "%n card(s) in hands.", "", count)
    if view.pile:
        return translate("Cannir", "%n card(s) in the pile and in other hands.", "", count)
    if len(view.hands) == 2:
        return translate("Cannir", "%n card(s) in the other hand.", "", count)
    return translate("Cannir", "%n card(s) in other hands.", "", count)
