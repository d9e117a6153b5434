"""Apply a theme to the application: style, palette, font and style sheet."""

from __future__ import annotations

from dataclasses import fields
from string import Template

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QBitmap, QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QProxyStyle, QWidget

from desktop.style.screen_reader import install_roles
from desktop.style.text_size import set_text_scale
from desktop.style.theme import (
    SERIF,
    Theme,
    control,
    larger,
    load_fonts,
    palette,
    set_current,
    style_sheet,
)

#: The part of the style sheet that only the shelf needs.
_SHELF = Template("""
QFrame[role="rule"] { background: $line; border: 0; }
QLabel[role="name"] { font-family: "$serif"; font-size: 46px; font-weight: 700; }
QLabel[role="motto"] {
    font-family: "$serif"; font-size: 19px; font-style: italic; color: $quiet;
}
QLabel[role="kicker"], QLabel[role="charge"] {
    font-family: "$serif"; font-size: 15px; font-style: italic; color: $quiet;
}
QLabel[role="lead"] { font-family: "$serif"; font-size: 16px; color: $quiet; }
QLabel[role="changed"] { font-family: "$serif"; font-size: 16px; font-weight: 700; }
QCheckBox[role="option"] { font-family: "$serif"; font-size: 17px; font-weight: 600; }
QScrollArea[role="bare"], QScrollArea[role="bare"] > QWidget > QWidget { background: transparent; }
QListView[role="bare"], QTableView[role="bare"] { background: transparent; border: 0; }
QListView[role="bare"]::item, QListView[role="bare"]::item:hover,
QListView[role="bare"]::item:selected { background: transparent; padding: 0; }
QPushButton#open { border-radius: 10px; }
QFrame[role="notice"] { background: $mark; border: 1px solid $edge; border-radius: 8px; }
QPushButton#play { font-size: 24px; border-radius: 13px; min-height: 44px; }
QPushButton#watch { min-height: 24px; }
QPushButton[objectName="all bots"] { min-height: 14px; padding: 0 10px; }
QPushButton#continue { border-radius: 10px; }
QLabel[role="on-gold"] { color: #2a1c08; font-weight: bold; font-size: 18px; }
QLabel[role="key-on-gold"] {
    color: #2a1c08; font-size: 14px; padding: 1px 5px;
    border: 1px solid rgba(42, 28, 8, 120); border-radius: 4px;
}
QLineEdit#seat-name {
    font-family: "$serif"; font-size: 20px; font-weight: 700; placeholder-text-color: $text;
    background: transparent; border: 1px solid transparent; padding: 0 4px;
}
QLineEdit#seat-name:hover { border-color: $line; }
QLineEdit#seat-name:focus { border: 1px solid $edge; padding: 0 4px; background: $panel; }
QFrame[role="segments"] { background: $card; border: 1px solid $button_edge; border-radius: 8px; }
QPushButton[segment="true"] {
    background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 0;
    color: $quiet; font-size: 16px; font-weight: bold; min-height: 0;
}
SettingChoice QPushButton[segment="true"] { min-height: 26px; padding: 0 11px; }
SettingChoice QPushButton[segment="true"]:focus { padding: 0 11px; }
PlaceChoice QPushButton[segment="true"] { font-size: 13px; }
QPushButton[segment="true"]:hover { background: $mark; }
QPushButton[segment="true"]:focus { border: 1px solid $edge; padding: 0; }
QPushButton[segment="true"]:checked { background: #c9a24b; color: #1c1608; }
QPushButton[segment="true"]:checked:focus { border-color: $text; }
""")

#: The Qt style below the style sheet.
STYLE = "Fusion"
#: The property that marks an application that has the style.
_STYLED = "conquista-styled"
#: Corner radius in pixels of Qt's own pop-up windows, as in the style sheet: lists of drop-downs,
#: and tooltips. `_MENU_RADIUS` is that of menus.
_POPUP_RADII = {"QComboBoxPrivateContainer": 8, "QTipLabel": 6}
_MENU_RADIUS = 9
#: The platform whose windows may not be composited; transparent pixels are then black.
_UNCOMPOSITED = "xcb"


class _Style(QProxyStyle):
    """Event filter that makes pop-up windows transparent, for the round corners of the style sheet.

    It does so in `polish`, before the native window exists. That is the last moment at which it is
    possible, and the only one at which the menus and tooltips made by Qt can be reached.
    """

    def polish(self, target: QApplication | QPalette | QWidget) -> None:  # type: ignore[override]
        super().polish(target)
        # Every widget comes here, and only windows need a closer look.
        if isinstance(target, QWidget) and target.isWindow() and _corner_radius(target):
            translucent = Qt.WidgetAttribute.WA_TranslucentBackground
            shadowless = Qt.WindowType.NoDropShadowWindowHint
            if not target.testAttribute(translucent):
                # There is no native window yet that must be told. Qt's usual setter would style
                # everything in the window anew.
                target.overrideWindowFlags(target.windowFlags() | shadowless)
                target.setAttribute(translucent)
                if QGuiApplication.platformName() == _UNCOMPOSITED:
                    target.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and isinstance(watched, QWidget):
            watched.setMask(rounded_mask(watched.size(), _corner_radius(watched)))
        return super().eventFilter(watched, event)


def _corner_radius(widget: QWidget) -> int:
    """Return the corner radius of a pop-up window in pixels; 0 for other widgets."""
    if isinstance(widget, QMenu):
        return _MENU_RADIUS
    return _POPUP_RADII.get(widget.metaObject().className(), 0)


def rounded_mask(size: QSize, radius: int) -> QBitmap:
    """Return a mask of every pixel that a rounded rectangle touches."""
    mask = QBitmap(size)
    mask.clear()
    painter = QPainter(mask)
    painter.setBrush(Qt.GlobalColor.color1)
    painter.setPen(Qt.GlobalColor.color1)
    painter.drawRoundedRect(QRectF(0, 0, size.width() - 1, size.height() - 1), radius, radius)
    painter.end()
    return mask


def apply_text_size(application: QApplication, scale: float) -> None:
    """Set the text size of the application; `scale` 1.0 is normal.

    Widgets made before the first call keep another font until a style sheet reaches them.
    """
    set_text_scale(scale)
    application.setFont(control(13 * scale))


def apply_theme(application: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Set the theme and the text size of the application; can be called again."""
    set_current(theme)
    apply_text_size(application, scale)
    load_fonts()
    # Only once: with a style sheet the current style cannot be recognised by its name, and setting
    # it takes a third of the whole time.
    if application.property(_STYLED) is None:
        application.setStyle(_Style(STYLE))
        application.setProperty(_STYLED, True)
        install_roles()
    application.setPalette(palette(theme))
    colours = {field.name: getattr(theme, field.name) for field in fields(theme)}
    sheet = style_sheet(theme) + larger(_SHELF.substitute(colours, serif=SERIF))
    # Setting even the same sheet polishes every widget anew.
    if application.styleSheet() != sheet:
        application.setStyleSheet(sheet)
