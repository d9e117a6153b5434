"""The Qt style sheet of the window; `desktop.style.theme.style_sheet` fills in the colours.

Widgets choose a look by properties: `primary` and `danger` on buttons; `role` on labels (title,
headline, heading, quiet, aside, remark, accent, key, number), and on frames (panel, card, strip).
"""

from __future__ import annotations

from string import Template

SHEET = Template("""
QWidget { color: $text; }
QMainWindow, QDialog, QFrame[role="panel"] { background: $panel; }
QFrame[role="card"] { background: $card; border: 1px solid $line; border-radius: 8px; }
QFrame[role="strip"] { background: $strip; border: 0; border-bottom: 1px solid $line; }

QLabel { background: transparent; }
QLabel[role="title"] { font-family: "$serif"; font-size: 30px; font-weight: 700; }
QLabel[role="headline"] { font-family: "$serif"; font-size: 24px; font-weight: 700; }
QLabel[role="heading"] { font-family: "$serif"; font-size: 17px; font-weight: 700; }
QLabel[role="sentence"] { font-family: "$serif"; font-size: 16px; }
QLabel[role="close sentence"] { font-family: "$serif"; font-size: 14px; }
QLabel[role="quiet"] { font-family: "$serif"; font-size: 15px; color: $quiet; }
QLabel[role="aside"] { font-family: "$serif"; font-size: 17px; font-style: italic; color: $aside; }
QLabel[role="remark"] { font-family: "$serif"; font-size: 15px; font-style: italic; color: $aside; }
QLabel[role="accent"] { font-family: "$serif"; font-size: 20px; font-weight: 700; color: $accent; }
QLabel[role="number"] { font-family: "$serif"; font-size: 44px; font-weight: 700; color: $accent; }
QLabel[role="key"] {
    color: $quiet; border: 1px solid $button_edge; border-radius: 4px; padding: 0 4px;
}

QPushButton, QToolButton {
    color: $text; border: 1px solid $button_edge; border-radius: 7px; padding: 5px 12px;
    min-height: 18px;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $button_top, stop:1 $button);
}
QPushButton:hover, QToolButton:hover { border-color: $edge; background: $button_top; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
    background: $mark; border-color: $edge;
}
QPushButton:focus, QToolButton:focus { border: 2px solid $edge; padding: 4px 11px; }
QPushButton:disabled, QToolButton:disabled { color: $faint; border-color: $line; }
QToolButton[autoRaise="true"] { background: transparent; border-color: transparent; }
QToolButton[autoRaise="true"]:hover { border-color: $button_edge; background: $button; }
QToolButton::menu-indicator { image: none; }
/* Its signs are dark icons: with the padding of words they would disappear. */
QFileDialog QToolButton[autoRaise="true"] { padding: 3px; background: $icon_ground; }
QFileDialog QToolButton[autoRaise="true"]:focus { padding: 2px; }
QPushButton[primary="true"] {
    color: $on_gold; font-weight: bold; border: 1px solid $gold_edge;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $gold_top, stop:1 $gold);
}
QPushButton[primary="true"]:hover {
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $lit_gold_top, stop:1 $lit_gold);
}
QPushButton[primary="true"]:pressed { background: $pressed_gold; }
QPushButton[primary="true"]:focus { border: 2px solid $focus; }
QPushButton[primary="true"]:disabled {
    color: $faint; font-weight: normal; background: $panel; border-color: $line;
}
QPushButton[danger="true"] { color: $danger; border-color: $danger; font-weight: bold; }
QPushButton[danger="true"]:hover { background: $mark; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }

QComboBox, QLineEdit, QAbstractSpinBox, QTextEdit, QPlainTextEdit {
    color: $text; background: $card; border: 1px solid $button_edge; border-radius: 6px;
    padding: 4px 8px; min-height: 18px;
    selection-background-color: $chosen; selection-color: $on_chosen;
}
QComboBox:hover, QLineEdit:hover, QAbstractSpinBox:hover { border-color: $edge; }
QComboBox:focus, QLineEdit:focus, QAbstractSpinBox:focus {
    border: 2px solid $edge; padding: 3px 7px;
}
QComboBox:disabled, QLineEdit:disabled, QAbstractSpinBox:disabled {
    color: $faint; border-color: $line;
}
/* A list below the box; as a menu over it Qt leaves too little height for the padding. */
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: 0; width: 20px; }
QComboBox::down-arrow, QAbstractSpinBox::down-arrow {
    image: url("$down"); width: 11px; height: 11px;
}
QAbstractSpinBox::up-arrow { image: url("$up"); width: 11px; height: 11px; }
QAbstractSpinBox QLineEdit { border: 0; padding: 0 6px; min-height: 0; background: transparent; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    border: 0; background: transparent; width: 18px;
}
QComboBox QAbstractItemView {
    color: $text; background: $card; border: 1px solid $button_edge; border-radius: 8px;
    padding: 4px; outline: 0;
    selection-background-color: $chosen; selection-color: $on_chosen;
}

QRadioButton, QCheckBox { background: transparent; spacing: 8px; padding: 2px; }
QRadioButton:disabled, QCheckBox:disabled, QLabel[role="quiet"]:disabled { color: $faint; }
QRadioButton::indicator, QCheckBox::indicator {
    width: 16px; height: 16px; background: $card; border: 2px solid $button_edge;
}
QRadioButton::indicator { border-radius: 10px; }
QCheckBox::indicator { border-radius: 5px; }
QRadioButton::indicator:hover, QCheckBox::indicator:hover,
QRadioButton::indicator:focus, QCheckBox::indicator:focus { border-color: $edge; }
QRadioButton::indicator:checked {
    border-color: $edge;
    background: qradialgradient(cx:0.5, cy:0.5, radius:0.5, fx:0.5, fy:0.5,
        stop:0 $edge, stop:0.52 $edge, stop:0.62 $card, stop:1 $card);
}
QCheckBox::indicator:checked { border-color: $edge; background: $tick; image: url("$check"); }

QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $line; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: $edge; }
QSlider::handle:horizontal {
    width: 14px; height: 14px; margin: -6px 0; border-radius: 8px; border: 1px solid $gold_edge;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $gold_top, stop:1 $gold);
}
QSlider::handle:horizontal:focus { border: 2px solid $text; }

QScrollArea, QAbstractScrollArea { border: 0; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $thumb; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $button_edge; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QListView, QListWidget, QTreeView, QTableView {
    background: $card; color: $text; border: 1px solid $line; border-radius: 6px; outline: 0;
}
QListView::item, QListWidget::item { padding: 0 6px; min-height: 24px; border-radius: 4px; }
QListView::item:hover, QListWidget::item:hover { background: $mark; }
QListView::item:selected, QListWidget::item:selected {
    background: $chosen; color: $on_chosen;
}

QMenuBar { background: $strip; }
QMenu {
    background: $card; border: 1px solid $button_edge; border-radius: 9px; padding: 5px;
    menu-scrollable: 1;
}
QMenu::item { padding: 6px 28px 6px 14px; border-radius: 5px; }
QMenu::item:selected, QMenuBar::item:selected { background: $chosen; color: $on_chosen; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
/* Qt counts this padding twice, as margin and as frame. */
QToolTip {
    color: $text; background: $card; border: 1px solid $button_edge; border-radius: 6px;
    padding: 0 2px;
}

QTabBar::tab { color: $quiet; padding: 6px 14px; border: 0; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom-color: $edge; }
QTabWidget::pane { border: 0; border-top: 1px solid $line; }
QProgressBar {
    color: $text; background: $card; border: 1px solid $line; border-radius: 5px;
    text-align: center;
}
QProgressBar::chunk { background: $edge; border-radius: 4px; }
""")
