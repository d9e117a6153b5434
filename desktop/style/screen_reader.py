"""What screen readers are told of widgets: what they are, and the names Qt does not hand on."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QComboBox, QLabel, QWidget

Role = QAccessible.Role
#: What Qt would call "something", by the class it knows: a board is drawn into, an area scrolls.
_ROLES = {"QGraphicsView": Role.Canvas, "QScrollArea": Role.Pane}
#: Classes of which Qt knows nothing at all.
_PLAIN = ("QWidget", "QFrame")


def tell_roles() -> None:
    """From now on tell what widgets are where Qt does not know it, once for the application.

    A class says so itself with `spoken_as`; else what has a name is a group of what lies in it, or
    words.
    """
    QAccessible.installFactory(_interface)


def _interface(known: str, told: QObject) -> QAccessibleInterface | None:
    """Asked for each class of a widget, its own first."""
    if not isinstance(told, QWidget):
        return None
    role = _ROLES.get(known)
    if known in _PLAIN:
        role = getattr(told, "spoken_as", None)
        if role is None and told.accessibleName():
            role = Role.Grouping if told.findChild(QWidget) else Role.StaticText
    return None if role is None else QAccessibleWidget(told, role, "")


def call(field: QComboBox, name: str) -> None:
    """Give a drop-down a name; under X11 and Wayland Qt hands on that of a label alone."""
    field.setAccessibleName(name)
    parent = field.parentWidget()
    assert parent is not None
    label = parent.findChild(QLabel, f"name of {id(field)}")
    if label is None:
        label = QLabel(parent)
        label.setObjectName(f"name of {id(field)}")
        label.setBuddy(field)
        label.hide()
    label.setText(name)
