"""The window of the rules.

Sections and search on the left, the text with its drawings on the right.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop.language.translation import Language, translate
from desktop.rulebook.contents import Contents
from desktop.rulebook.document import drawings_of, read_rules
from desktop.rulebook.drawings import Artist
from desktop.rulebook.rulebook_page import RulesPage
from desktop.rulebook.rulebook_search import Hit, find, words_of
from desktop.style import keyboard
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.style.widgets import FRAME

Key = QKeySequence.StandardKey

_SIDE = 286
_USUAL = QSize(1060, 820)


class RulesWindow(SelfUpdating, QWidget):
    """The rules of one game, in the current language and theme, in a window of their own.

    Keys: typing or Ctrl+F searches; Up and Down move through the list, Enter goes to the text,
    Alt+Left goes back after a link, Esc ends the search and then closes the window.
    """

    def __init__(
        self, game: str, artist: Artist, language: Language, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._game, self._language = game, language
        self._drawings = drawings_of(game, artist)
        self._rules = read_rules(game, language.current)
        #: Sections left by following links, the latest last.
        self._history: list[str] = []
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._on_query)
        self.search.returnPressed.connect(self._on_enter)
        self._no_results = QLabel(self)
        self._no_results.setProperty("role", "quiet")
        self._no_results.setWordWrap(True)
        self._no_results.hide()
        self.contents = Contents(self)
        self.contents.picked.connect(self._on_picked)
        self.page = RulesPage(self._drawings, self)
        self.page.section_reached.connect(self._on_reached)
        self.page.link_followed.connect(self._on_followed)
        self._lay_out()
        for key, act in (
            (QKeySequence(Key.Find), self._on_find),
            (QKeySequence(Qt.Key.Key_Escape), self._on_escape),
            (QKeySequence("Alt+Left"), self._on_back),
        ):
            QShortcut(key, self).activated.connect(act)
        self.resize(_USUAL.boundedTo(self.screen().availableSize() - FRAME))
        self.retranslate()
        self.page.setFocus()

    def _lay_out(self) -> None:
        side = self._side = QFrame(self)
        side.setProperty("role", "panel")
        side.setFixedWidth(scaled(_SIDE))
        column = QVBoxLayout(side)
        column.setContentsMargins(14, 16, 10, 12)
        column.setSpacing(10)
        column.addWidget(self.search)
        column.addWidget(self._no_results)
        column.addWidget(self.contents, 1)
        line = QFrame(self)
        line.setProperty("role", "rule")
        line.setFixedWidth(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(side)
        row.addWidget(line)
        row.addWidget(self.page, 1)
        self.setMinimumHeight(320)

    def open_at(self, section: str = "") -> None:
        """Show the window with a section at the top; without one, where it was last read."""
        if section:
            self.search.clear()
            self._history.clear()
            self.page.go_to(section)
        self.show()
        self.raise_()
        self.activateWindow()

    def restyle(self) -> None:
        self._side.setFixedWidth(scaled(_SIDE))
        self.contents.scheduleDelayedItemsLayout()
        self.page.show_rules(self._rules)
        self.page.mark(words_of(self.search.text()))

    def retranslate(self) -> None:
        """Load the rules in the current language."""
        self._rules = read_rules(self._game, self._language.current)
        self._drawings.forget()
        self.setWindowTitle(
            translate("Rules", "{title} – Conquista").format(title=self._rules.title)
        )
        self.search.setPlaceholderText(translate("Rules", "Search the rules"))
        self.search.setAccessibleName(translate("Rules", "Search the rules"))
        self.contents.setAccessibleName(translate("Rules", "Sections"))
        self.page.setAccessibleName(self._rules.title)
        self._no_results.setText(translate("Rules", "No section has all of these words."))
        self.page.show_rules(self._rules)
        self._fill_contents()

    # -- searching ---------------------------------------------------------------------------------

    def _fill_contents(self) -> None:
        """Fill the list with all sections, or with the search results."""
        query = self.search.text()
        query_words = words_of(query)
        if query_words:
            hits = find(self._rules, query)
        else:
            hits = [Hit(section.id, section.title, "") for section in self._rules.sections]
        self._no_results.setVisible(not hits)
        self.contents.show_entries(hits, self.page.section)
        self.page.mark(query_words)

    def _on_query(self) -> None:
        self._fill_contents()
        if words_of(self.search.text()) and self.contents.count():
            self.contents.setCurrentRow(0)

    def _on_find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _on_enter(self) -> None:
        if self.contents.count():
            self.page.setFocus()

    def _on_escape(self) -> None:
        if self.search.text():
            self.search.clear()
            self.page.setFocus()
        else:
            self.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move through the list with Up and Down in the search field."""
        if watched is self.search and isinstance(event, QKeyEvent):
            rows = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if rows and event.type() == QEvent.Type.KeyPress:
                self.contents.step(rows)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start a search with letters typed while reading."""
        text = keyboard.typed_text(event)
        if text:
            self.search.setFocus()
            self.search.setText(text)
        elif not keyboard.run_shortcut(event, self):
            super().keyPressEvent(event)

    # -- navigation --------------------------------------------------------------------------------

    def _on_picked(self, section: str) -> None:
        self.page.go_to(section)

    def _on_reached(self, section: str) -> None:
        if not words_of(self.search.text()):
            self.contents.show_current(section)

    def _on_followed(self, section: str) -> None:
        self._history.append(self.page.section)
        self.page.go_to(section)

    def _on_back(self) -> None:
        if self._history:
            self.page.go_to(self._history.pop())
