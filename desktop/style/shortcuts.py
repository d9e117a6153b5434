"""All keys in one table: their names, their descriptions, and the actions made from them.

Menus, the board and the Keys sheet take their keys from here; games add rows of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.language.translation import translate

Standard = QKeySequence.StandardKey

#: The arrow keys, which look the same on keyboards of every language.
_ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


@dataclass(frozen=True, slots=True)
class KeyRow:
    """Keys that belong together: a row of the Keys sheet."""

    #: From the name of an action to its keys, the first one being displayed. A key is a name of
    #: Qt's or a standard key, which may not exist on a platform.
    keys: dict[str, tuple[str | Standard, ...]]
    #: The description, in the current language.
    meaning: Callable[[], str]

    @property
    def caps(self) -> list[str]:
        """The first key of each action, as this platform names it."""
        return [key_label(sequences(keys)[0]) for keys in self.keys.values()]


def key_label(key: QKeySequence) -> str:
    """Return the label of a key."""
    native = key.toString(QKeySequence.SequenceFormat.NativeText)
    *modifiers, last = key.toString().split("+")
    if last in _ARROWS:
        return "+".join([*native.split("+")[: len(modifiers)], _ARROWS[last]])
    return native


def cap_of(name: str) -> str:
    """Return the label of the first key of an action."""
    return key_label(sequences(ACTIONS[name])[0])


@cache
def sequences(keys: tuple[str | Standard, ...]) -> Sequence[QKeySequence]:
    """Return the keys that exist on this platform, without duplicates."""
    key_sequences: list[QKeySequence] = []
    for key in keys:
        sequence = QKeySequence(key)
        if not sequence.isEmpty() and sequence not in key_sequences:
            key_sequences.append(sequence)
    return tuple(key_sequences)


#: The key that opens and closes the large view of a card.
READ = "I"
#: Keys of the other answers to an offer. They are no actions: they work only in its bubble.
DECLINE = "N"
COUNTER = "C"
#: Keys that work while the board has the keyboard focus.
BOARD: tuple[KeyRow, ...] = (
    KeyRow(
        {"left": ("Left",), "right": ("Right",), "up": ("Up",), "down": ("Down",)},
        lambda: translate("Keys", "Move between the choices"),
    ),
    KeyRow(
        {"confirm": ("Enter", "Return")},
        lambda: translate("Keys", "Choose, confirm; on the shelf, play"),
    ),
    KeyRow({"back": ("Esc",)}, lambda: translate("Keys", "Take back a half-made choice")),
    KeyRow({"skip": ("Space",)}, lambda: translate("Keys", "Skip an animation")),
    KeyRow(
        {"earlier": ("PgUp",), "later": ("PgDown",)},
        lambda: translate("Keys", "Look back through the moves, and forward"),
    ),
    KeyRow(
        {"first": ("Home",), "last": ("End",)},
        lambda: translate("Keys", "To the first or last card, or moment of a replay"),
    ),
    KeyRow({"hint": ("H",)}, lambda: translate("Keys", "A hint: what a strong player would do")),
    KeyRow(
        {"play hint": ("J",), "longer": ("Z",)},
        lambda: translate("Keys", "While a hint is shown: play it, or let the coach think longer"),
    ),
    KeyRow(
        {"why": ("W",)},
        lambda: translate("Keys", "“Why?” in a replay: what a strong player would have done"),
    ),
    KeyRow(
        {"figures": ("Q",)},
        lambda: translate(
            "Keys", "“How often?”: show the figures behind a hint’s reasons, or hide them"
        ),
    ),
    KeyRow({"hands": ("O",)}, lambda: translate("Keys", "Open all hands in a replay")),
    KeyRow(
        {"review": ("V",), "next turn": ("N",), "try": ("T",)},
        lambda: translate("Keys", "Review: open it, next turning point, try the coach’s move"),
    ),
    KeyRow(
        {"talk": ("E",), "accept": ("Y",)},
        lambda: translate("Keys", "Table talk; accept an offer"),
    ),
    KeyRow({"trade": ("B",)}, lambda: translate("Keys", "Trade at any time, where players trade")),
    KeyRow({"read": (READ,)}, lambda: translate("Keys", "Enlarge the chosen card")),
    KeyRow({"fit": ("F",)}, lambda: translate("Keys", "Fit the board to the window")),
    KeyRow(
        {"faster": ("+",), "slower": ("-",)}, lambda: translate("Keys", "Bots faster, bots slower")
    ),
)
#: A key that is held down; it is no action, the board watches it.
PEEK = "P"
HELD: tuple[KeyRow, ...] = (
    KeyRow(
        {"peek": (PEEK,)},
        lambda: translate("Keys", "Hold to peek at your hand, when several people share a screen"),
    ),
)
#: Keys that work while a hint is shown. They are no actions, because some games use digits
#: themselves.
LIFTING = ("1", "2", "3")
HINTED: tuple[KeyRow, ...] = (
    KeyRow({"lift": LIFTING}, lambda: translate("Keys", "Choose one of the hint’s moves")),
)
#: Keys that work anywhere at a table.
TABLE: tuple[KeyRow, ...] = (
    KeyRow({"undo": (Standard.Undo,)}, lambda: translate("Keys", "Undo your last move")),
    # Some systems use Ctrl+Y for redo; there both work.
    KeyRow({"redo": ("Ctrl+Shift+Z", Standard.Redo)}, lambda: translate("Keys", "Redo")),
)
#: Keys that work anywhere at a table for friends.
FRIENDS: tuple[KeyRow, ...] = (
    KeyRow(
        {"write": ("Ctrl+Enter", "Ctrl+Return")}, lambda: translate("Keys", "Write to the table")
    ),
)
#: Keys that work anywhere at the table of a lesson; its buttons show them.
LESSON: tuple[KeyRow, ...] = (
    KeyRow(
        {"show me": ("S",)}, lambda: translate("Keys", "In a lesson: show what to do, then go on")
    ),
    KeyRow({"step back": ("Backspace",)}, lambda: translate("Keys", "In a lesson: a step back")),
)
#: Keys that work anywhere at the table of a puzzle; its buttons show them.
PUZZLE: tuple[KeyRow, ...] = (
    KeyRow({"coach": ("C",)}, lambda: translate("Keys", "In a puzzle: check it with the coach")),
    KeyRow({"answer": ("S",)}, lambda: translate("Keys", "In a puzzle: show the answer")),
    KeyRow({"start over": ("Backspace",)}, lambda: translate("Keys", "In a puzzle: start over")),
    KeyRow(
        {"puzzle before": ("Ctrl+Left",), "next puzzle": ("Ctrl+Right",)},
        lambda: translate("Keys", "Previous puzzle, next puzzle"),
    ),
    KeyRow({"copy": ("E",)}, lambda: translate("Keys", "In a puzzle: edit a copy of it")),
    KeyRow({"shelf": (PEEK,)}, lambda: translate("Keys", "In a puzzle: open the shelf")),
)
#: Keys that work anywhere in the window.
WINDOW: tuple[KeyRow, ...] = (
    KeyRow(
        {"new": (Standard.New,)}, lambda: translate("Keys", "Back to the shelf, for a new game")
    ),
    KeyRow(
        {"games": ("Ctrl+G",)}, lambda: translate("Keys", "All my games, to continue or replay")
    ),
    KeyRow({"league": ("Ctrl+L",)}, lambda: translate("Keys", "The league: an evening of matches")),
    KeyRow({"open": (Standard.Open,)}, lambda: translate("Keys", "Open a saved game")),
    KeyRow({"save": (Standard.Save,)}, lambda: translate("Keys", "Save the game")),
    KeyRow(
        {"save as": (Standard.SaveAs, "Ctrl+Shift+S")},
        lambda: translate("Keys", "Save the game under another name"),
    ),
    KeyRow(
        {"print": (Standard.Print,)}, lambda: translate("Keys", "Print boards, cards and rules")
    ),
    KeyRow(
        {"rules": (Standard.HelpContents,)},
        lambda: translate("Keys", "The rules for what you see"),
    ),
    KeyRow({"sound": ("M",)}, lambda: translate("Keys", "Sound off, and on")),
    KeyRow({"settings": (Standard.Preferences, "Ctrl+,")}, lambda: translate("Keys", "Settings")),
    KeyRow({"menu": ("F10",)}, lambda: translate("Keys", "Menu")),
    KeyRow({"full screen": ("F11",)}, lambda: translate("Keys", "Full screen, and back")),
    KeyRow({"quit": (Standard.Quit, "Ctrl+Q")}, lambda: translate("Keys", "Quit")),
)
#: The rows of the Keys sheet.
ROWS: tuple[KeyRow, ...] = (*BOARD, *HINTED, *HELD, *TABLE, *FRIENDS, *WINDOW)
#: The keys of all actions, by the action's name.
ACTIONS = {
    name: keys
    for row in (*BOARD, *TABLE, *FRIENDS, *LESSON, *PUZZLE, *WINDOW)
    for name, keys in row.keys.items()
}


def action(
    name: str,
    owner: QWidget,
    act: Callable[..., object],
    context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
) -> QAction:
    """Return the named action as an action of a widget; its object name is the name."""
    new_action = QAction(owner)
    new_action.setObjectName(name)
    new_action.setShortcuts(sequences(ACTIONS[name]))
    new_action.setShortcutContext(context)
    new_action.triggered.connect(act)
    owner.addAction(new_action)
    return new_action


def board_actions(board: QWidget, act: Callable[..., object]) -> None:
    """Add the actions of a focused board; `act` finds out by `sender()` which was triggered."""
    for row in BOARD:
        for name in row.keys:
            action(name, board, act, Qt.ShortcutContext.WidgetShortcut)
