"""Accessibility of widgets: roles and names that Qt does not pass on to screen readers."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QComboBox, QLabel, QWidget

Role = QAccessible.Role
#: Roles for classes that Qt reports without one: a board is a canvas, a scroll area a pane.
_ROLES = {"QGraphicsView": Role.Canvas, "QScrollArea": Role.Pane}
#: Classes of which Qt knows nothing at all.
_UNKNOWN_CLASSES = ("QWidget", "QFrame")


def install_roles() -> None:
    """Install the roles for the whole application; call it once.

    A class declares its role as `spoken_as`. Any other widget with an accessible name is a group if
    it has children, and a text if not.
    """
    QAccessible.installFactory(_interface)


def _interface(class_name: str, widget: QObject) -> QAccessibleInterface | None:
    """Return the interface of a widget, or None.

    Qt calls this for each class of the widget, its own first.
    """
    if not isinstance(widget, QWidget):
        return None
    role = _ROLES.get(class_name)
    if class_name in _UNKNOWN_CLASSES:
        role = getattr(widget, "spoken_as", None)
        if role is None and widget.accessibleName():
            role = Role.Grouping if widget.findChild(QWidget) else Role.StaticText
    return None if role is None else QAccessibleWidget(widget, role, "")


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say a text, in the name of a widget."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def set_accessible_name(field: QComboBox, name: str) -> None:
    """Set the accessible name of a drop-down.

    Under X11 and Wayland Qt passes on only the text of a label.
    """
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
