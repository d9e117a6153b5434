"""Colours and fonts of the application: seats, themes and fonts, each in one table."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from pathlib import Path

import font_source_serif_pro
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QPalette,
)

from desktop.style.text_size import scaled
from desktop.style.window_style import SHEET
from engine.system.resources import asset

SERIF = "Source Serif Pro"
#: Files of its light weights, which nothing here is written in.
_UNUSED = re.compile("Light")
#: The ratio of serif to sans sizes at which their small letters have the same height.
_SERIF_RATIO = 15 / 13
#: From this size on, in pixels, type does not grow with the text size.
_MAX_SCALED_SIZE = 40


@dataclass(frozen=True, slots=True)
class SeatColour:
    """The charge and the colour of a seat in every game; colour alone never identifies a seat."""

    #: Key of assets/common/charges and of texts.
    charge: str
    colour: str
    light: str  # for text and lines on dark backgrounds
    dark: str  # for text and lines on light backgrounds


#: The seat colours, in the order in which seats are assigned.
SEATS: tuple[SeatColour, ...] = (
    SeatColour("lion", "#1f5fae", "#7db4f5", "#1a5093"),
    SeatColour("tower", "#cf5a14", "#ff9f33", "#a3430a"),
    SeatColour("lily", "#0b8a63", "#4fcfa3", "#086a4c"),
    SeatColour("eagle", "#e0a11b", "#f3c251", "#7f5800"),
    SeatColour("sun", "#a8588e", "#e29bcb", "#86406f"),
    SeatColour("wolf", "#3f3d3b", "#b9b4ae", "#3f3d3b"),
)


#: Colours of the gold buttons and of grounds below dark icons, the same in all themes.
_GOLD = {
    "gold_top": "#e6c373",
    "gold": "#b98a35",
    "gold_edge": "#7d5a1f",
    "on_gold": "#2a1c08",
    "lit_gold_top": "#f0d48c",
    "lit_gold": "#c69a48",
    "pressed_gold": "#c1933f",
    "icon_ground": "#efe6d0",
    "tick": "#d6b25c",
}


@dataclass(frozen=True, slots=True)
class Theme:
    """Named colours of the window.

    Boards and cards look the same in all themes, except for stronger marks when `high_contrast`.
    """

    name: str
    dark: bool
    #: Whether boards are lit by candlelight, which lowers their contrast.
    candlelit: bool
    #: Whether marks on boards are drawn stronger than looks best.
    high_contrast: bool
    #: Background of the side panel and of dialogs.
    panel: str
    #: Background of a seat card, of a field, of a list.
    card: str
    #: Hairlines and quiet borders.
    line: str
    text: str
    #: Secondary text: facts, captions.
    quiet: str
    #: Important headings, the game's name, active elements.
    accent: str
    #: Warnings in italics beside the prompt and in the chronicle.
    aside: str
    #: Background of the chosen or newest line.
    mark: str
    #: Background of the prompt.
    strip: str
    button: str
    button_edge: str
    #: Border of active elements: the gold line.
    edge: str
    #: Only for destructive actions.
    danger: str
    #: Disabled elements.
    faint: str
    #: Background of a selection.
    chosen: str
    on_chosen: str
    #: Handle of a scroll bar.
    thumb: str
    #: Background of the shelf, top and bottom.
    wall: str
    wall_low: str


LIGHT = Theme(
    name="light",
    dark=False,
    candlelit=False,
    high_contrast=False,
    panel="#f3ead6",
    card="#faf4e6",
    line="#d2c09a",
    text="#2a2118",
    quiet="#66563f",
    accent="#7a1f2b",
    aside="#8a3c0a",
    mark="#efe0bb",
    strip="#f6eedc",
    button="#fdf8ec",
    button_edge="#b9a377",
    edge="#a8782a",
    danger="#9c1f2f",
    faint="#8f8064",
    chosen="#e4cb8c",
    on_chosen="#2a1c08",
    thumb="#cdb98d",
    wall="#f7efe0",
    wall_low="#e4d5b9",
)

DARK = Theme(
    name="dark",
    dark=True,
    candlelit=True,
    high_contrast=False,
    panel="#1c1e37",
    card="#262945",
    line="#3d4166",
    text="#f3ead3",
    quiet="#b6b2c4",
    accent="#e2b85c",
    aside="#ffc46b",
    mark="#343861",
    strip="#191b31",
    button="#2e3256",
    button_edge="#6b6f9a",
    edge="#e6c373",
    danger="#ff8f96",
    faint="#8784a3",
    chosen="#4a4f86",
    on_chosen="#fff8e6",
    thumb="#50557f",
    wall="#2b2d45",
    wall_low="#15162a",
)

HIGH_CONTRAST = Theme(
    name="high-contrast",
    dark=True,
    candlelit=False,
    high_contrast=True,
    panel="#000000",
    card="#0a0a0a",
    line="#ffffff",
    text="#ffffff",
    quiet="#e6e6e6",
    accent="#ffd84a",
    aside="#ffd84a",
    mark="#103a7a",
    strip="#000000",
    button="#000000",
    button_edge="#ffffff",
    edge="#ffd84a",
    danger="#ff9a9a",
    faint="#a8a8a8",
    chosen="#ffd84a",
    on_chosen="#000000",
    thumb="#ffffff",
    wall="#000000",
    wall_low="#000000",
)

THEMES: tuple[Theme, ...] = (LIGHT, DARK, HIGH_CONTRAST)


_current = LIGHT


def current_theme() -> Theme:
    """Return the current theme; `desktop.style.apply_theme.apply_theme` sets it."""
    return _current


def set_current(theme: Theme) -> None:
    """Set the current theme; only for `apply_theme`, which also updates every widget."""
    global _current
    _current = theme


def theme_named(name: str) -> Theme:
    """Return the theme of that name; for any other name ("system"), the one the desktop prefers."""
    for theme in THEMES:
        if theme.name == name:
            return theme
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of the application for a theme."""
    load_fonts()
    shade = "light" if theme.dark else "dark"
    files = {"down": f"chevron-{shade}", "up": f"chevron-up-{shade}", "check": "check"}
    return larger(
        SHEET.substitute(
            {field.name: getattr(theme, field.name) for field in fields(theme)} | _GOLD,
            serif=SERIF,
            focus=theme.text if theme.dark else _GOLD["on_gold"],
            button_top=QColor(theme.button).lighter(112 if theme.dark else 102).name(),
            **{
                key: asset("common", "icons", f"{file}.svg").as_posix()
                for key, file in files.items()
            },
        )
    )


def larger(sheet: str) -> str:
    """Return a style sheet with its type in the current text size; huge type stays as it is."""

    def size(found: re.Match[str]) -> str:
        pixels = int(found[1])
        return f"font-size: {scaled(pixels) if pixels < _MAX_SCALED_SIZE else pixels}px"

    return re.sub(r"font-size: (\d+)px", size, sheet)


def palette(theme: Theme) -> QPalette:
    """Return the colours for widgets that the style sheet does not reach."""
    result = QPalette()
    for role, colour in {
        QPalette.ColorRole.Window: theme.panel,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.card,
        QPalette.ColorRole.AlternateBase: theme.mark,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.quiet,
        QPalette.ColorRole.Button: theme.button,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.BrightText: theme.danger,
        QPalette.ColorRole.Highlight: theme.chosen,
        QPalette.ColorRole.HighlightedText: theme.on_chosen,
        QPalette.ColorRole.ToolTipBase: theme.card,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.Link: theme.accent,
    }.items():
        result.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.faint))
    return result


@cache
def load_fonts() -> None:
    """Register the serif font once; needs a QGuiApplication."""
    for file in sorted(Path(font_source_serif_pro.font_directory).glob("*.otf")):
        if not _UNUSED.search(file.name):
            QFontDatabase.addApplicationFont(str(file))


def serif(px: float, weight: int = 400, italic: bool = False) -> QFont:
    """Return the serif font in whole pixels (or painter units); `weight` is from 400 to 900."""
    # Some hundred fonts are requested per event; a copy takes a sixth of the time of a new one.
    return QFont(_serif(max(1, round(px)), weight, italic))


@cache
def _serif(px: int, weight: int, italic: bool) -> QFont:
    load_fonts()
    font = QFont(SERIF)
    font.setPixelSize(px)
    font.setWeight(QFont.Weight(weight))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=8192)
def text_width(text: str, px: float, weight: int = 400, italic: bool = False) -> float:
    """Return the width of a line in the serif; every layout asks for the same ones again."""
    return QFontMetricsF(serif(px, weight, italic)).horizontalAdvance(text)


def control(px: float, bold: bool = False) -> QFont:
    """Return the serif for buttons, keys and fields, as legible as a sans of `px` pixels."""
    return serif(px * _SERIF_RATIO, 700 if bold else 400)


def control_width(text: str, px: float, bold: bool = False) -> float:
    """Return the width of a line in the font of buttons, keys and fields."""
    return text_width(text, px * _SERIF_RATIO, 700 if bold else 400)


def has_serif() -> bool:
    """Return whether the serif is available and not replaced by another font."""
    return QFontInfo(serif(20)).family() == SERIF
