"""A language that marks every translated text and makes it a third longer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from desktop.language.translation import update_language_key

OPEN, CLOSE = "⟦", "⟧"


class Pseudo(QTranslator):
    """Knows every text: ⟦text~~~⟧; `%n` is filled in by Qt afterwards."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        #: Every (context, text) asked for.
        self.asked: set[tuple[str, str]] = set()

    def install(self) -> None:
        """Speak it from now on."""
        QCoreApplication.installTranslator(self)
        update_language_key()

    def remove(self) -> None:
        """Speak as before."""
        QCoreApplication.removeTranslator(self)
        update_language_key()

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        if context.startswith("Q"):
            # Qt's own texts: a null string lets Qt look further, an empty one would be shown.
            return None  # type: ignore[return-value]
        self.asked.add((context, sourceText))
        return f"{OPEN}{sourceText}{'~' * (len(sourceText) * 3 // 10)}{CLOSE}"


def marked(text: str) -> bool:
    """Return whether some part of a shown text went through the translator."""
    return OPEN in text and CLOSE in text
