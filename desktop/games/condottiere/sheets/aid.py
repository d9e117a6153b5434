"""The rules summaries of Condottiere: two pages per edition, in our own words, on white."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from desktop.games.condottiere.sheets import aid_texts
from desktop.games.condottiere.sheets.aid_cards import (
    paint_mercenaries,
    paint_reckoning,
    paint_special_cards,
    type_of,
)
from desktop.games.condottiere.sheets.map_diagram import height_of, paint_map_diagram
from desktop.games.condottiere.words.texts import FIRST_TEXTS, THIRD_TEXTS
from desktop.games.condottiere.words.titles import options
from desktop.language.translation import translate
from desktop.painting.heraldry import paint_shield
from desktop.printing.aid import paint_head, two_columns
from desktop.printing.print_page import LEAF
from desktop.printing.running_text import (
    ABOVE_MM,
    AIR_MM,
    BELOW_MM,
    FINE,
    HEADING,
    QUIET,
    Text,
    TextColumn,
)
from desktop.style.theme import SEATS
from engine.games.condottiere.rules.editions import THIRD_EDITION, Edition

_TOP = 22.5
_INDENT = 5.0

#: The owners in the example on the map.
HELD = {"genova": 0, "lucca": 0, "bologna": 0, "venezia": 2, "spoleto": 2, "torino": 2, "roma": 2}
#: The regions that would win the game for Blue in that example.
WINS = ("parma", "modena", "firenze")


@dataclass(frozen=True, slots=True)
class _Section:
    """Paragraphs that stay together in one column; without a title there is no heading."""

    title: str
    paragraphs: Sequence[str]
    is_numbered: bool = False

    def height(self, width: float, size: float) -> float:
        text_width = width - (_INDENT if self.is_numbered else 0)
        head = ABOVE_MM + HEADING * 1.2 + BELOW_MM if self.title else 0
        return head + sum(Text(text, text_width, size).height + AIR_MM for text in self.paragraphs)

    def paint(self, column: TextColumn) -> None:
        if self.title:
            column.heading(self.title)
        for i, text in enumerate(self.paragraphs, 1):
            if self.is_numbered:
                column.paragraph(text, indent=_INDENT, sign=f"{i}")
            else:
                column.paragraph(text)


def paint_first(edition: Edition, painter: QPainter) -> None:
    """Paint the first page: aim, set-up, the battle and what follows it, with the map."""
    _paint_head(edition, painter)
    after = aid_texts.steps_after_battle(edition)
    sections = [
        _Section(translate("CondottiereAid", "Aim"), aid_texts.aim(edition)),
        _Section(translate("CondottiereAid", "To begin"), aid_texts.set_up(edition)),
        _Section(translate("CondottiereAid", "The battle"), aid_texts.battle(edition)),
        _Section(translate("CondottiereAid", "After the battle"), after, is_numbered=True),
        _Section(translate("CondottiereAid", "End of a round"), aid_texts.round_end(edition)),
    ]
    if edition.id == THIRD_EDITION.id:
        sections.append(_end(edition))
    sections.append(_Section(translate("CondottiereAid", "Talk and deals"), [aid_texts.talk()]))
    left, right = two_columns(painter, _TOP, type_of(edition))
    right.y += 3.5
    _map(edition, right)
    _share_out(edition, sections, left, right)


def paint_second(edition: Edition, painter: QPainter) -> None:
    """Paint the second page: the cards, adding up, the end of the game, and optional rules."""
    _paint_head(edition, painter)
    column = TextColumn(painter, 0, _TOP, LEAF.width, type_of(edition))
    column.heading(translate("CondottiereAid", "The %n cards", "", sum(edition.deck)))
    column.y = paint_mercenaries(painter, edition, column.y + 0.5)
    column.y = paint_special_cards(painter, edition, column.y + 2)
    column.heading(translate("CondottiereAid", "How strong is a line?"))
    column.y = paint_reckoning(painter, edition, column.y + 0.5)
    points = options()["points_match"][0], aid_texts.points()
    if edition.id == THIRD_EDITION.id:
        column.heading(translate("CondottiereAid", "Optional rules"))
        rules = [*aid_texts.optional(), points]
        sections = [_Section("", [f"<b>{name}.</b> {rule}"]) for name, rule in rules]
    else:
        sections = [_end(edition), _Section(points[0], [points[1]])]
    _share_out(edition, sections, *two_columns(painter, column.y, type_of(edition)))


def _end(edition: Edition) -> _Section:
    return _Section(translate("CondottiereAid", "End of the game"), aid_texts.ends(edition))


def _paint_head(edition: Edition, painter: QPainter) -> None:
    """Paint the game's name and the shields of all players."""
    third = edition.id == THIRD_EDITION.id
    title = (THIRD_TEXTS if third else FIRST_TEXTS).title()
    # The numbers of players and the durations are those of the boxes on the shelf.
    if third:
        players = translate("CondottiereAid", "Two to six players, about an hour")
    else:
        players = translate("CondottiereAid", "Two to six players, about an hour and a quarter")
    paint_head(painter, title, players)
    for i, seat in enumerate(SEATS):
        x = LEAF.width - 5 - 9.4 * (len(SEATS) - 1 - i)
        paint_shield(painter, x, 10.5, 7.6, seat.colour, seat.charge, paper=True)


def _map(edition: Edition, column: TextColumn) -> None:
    """Paint the whole map, with the example that its caption describes."""
    painter, width = column.painter, column.width
    painter.save()
    painter.translate(column.x, column.y)
    paint_map_diagram(painter, width, HELD, WINS)
    painter.restore()
    caption = Text(f"<i>{aid_texts.map_caption(edition)}</i>", width, FINE * 1.1, QUIET)
    column.y = caption.paint(painter, column.x, column.y + height_of(width) + 1.2)


def _share_out(
    edition: Edition, sections: Sequence[_Section], left: TextColumn, right: TextColumn
) -> None:
    """Paint sections in order, split so that both columns end at nearly the same height."""
    heights = [section.height(left.width, type_of(edition)) for section in sections]

    def lower(count: int) -> float:
        return max(left.y + sum(heights[:count]), right.y + sum(heights[count:]))

    first = min(range(len(sections) + 1), key=lower)
    for i, section in enumerate(sections):
        section.paint(left if i < first else right)
