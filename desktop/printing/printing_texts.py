"""Names of sheets and papers, and error messages, in the print dialog."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from desktop.language.error_messages import about_writing
from desktop.language.translation import translate
from desktop.printing.card_faces import CARD_SIZES
from desktop.printing.layout.label_paper import LABEL_PAPERS
from desktop.printing.print_page import PrintError
from desktop.printing.sheets import GameSheets


def sheet_name(game: GameSheets, kind: str) -> str:
    """Return the name of a kind of sheet of a game."""
    if kind in game.names:
        return game.names[kind]()
    match kind:
        case "board":
            return translate("Print", "Board")
        case "cards":
            return translate("Print", "Cards with their backs")
        case "counters":
            return translate("Print", "Counters")
        case "aid":
            return translate("Print", "Rules summary")
        case "labels":
            return translate("Print", "Card labels")
        case "faces":
            return translate("Print", "Single cards with bleed")
        case "poster":
            return translate("Print", "Poster of the board")
        case "punched":
            return translate("Print", "Pieces and boxes, to be die-cut")
        case "table":
            return translate("Print", "Pictures for a virtual table")
    return translate("Print", "The whole game, to cut out")


def purpose_name(purpose: str) -> str:
    """Return the name of a purpose in PURPOSES."""
    match purpose:
        case "shop":
            return translate("Print", "A print shop")
        case "screen":
            return translate("Print", "A virtual table")
    return translate("Print", "Playing at home")


def card_size_name(card: str) -> str:
    """Return the name of a card size in CARD_SIZES."""
    size, locale = CARD_SIZES[card], QLocale()
    width, height = (locale.toString(float(side), "g", 4) for side in (size.width, size.height))
    return translate("Print", "{width} × {height}\u00a0mm").format(width=width, height=height)


def backs_name(backs: str) -> str:
    """Return the name of a position of card backs in BACKS."""
    match backs:
        case "short-edge":
            return translate("Print", "Flip on short edge")
        case "gutterfold":
            return translate("Print", "Beside the fronts, fold and glue")
        case "none":
            return translate("Print", "None")
        case "last":
            return translate("Print", "After all the fronts")
    return translate("Print", "Flip on long edge")


def label_paper_name(paper: str) -> str:
    """Return the name of a paper of labels in LABEL_PAPERS."""
    grid, locale = LABEL_PAPERS[paper], QLocale()
    label = grid.label
    width, height = (locale.toString(float(side), "g", 4) for side in (label.width, label.height))
    text = translate("Print", "{columns} × {rows} labels of {width} × {height}\u00a0mm")
    return text.format(columns=grid.columns, rows=grid.rows, width=width, height=height)


def paper_name(paper: str) -> str:
    """Return the name of a paper."""
    match paper:
        case "A4" | "A3" | "A2" | "A1" | "A0":
            return paper
        case "tabloid":
            return translate("Print", "Tabloid")
        case "letter":
            return translate("Print", "Letter")
    return translate("Print", "As large as the sheet")


def failure_reason(error: PrintError | OSError) -> str:
    """Return the reason why something was not printed."""
    if isinstance(error, OSError):
        return about_writing(error)
    match error.key:
        case "page_too_small":
            return translate("Print", "The paper is too small for even one card or part.")
        case "picture_too_large":
            return translate("Print", "The picture would be too large. Save a PDF or an SVG.")
        case "archive":
            return translate("Print", "The name of the file must end in .zip.")
        case "pages":
            return translate(
                "Print", "There are no such pages. Write 1-3, 5 or 8- (from page 8 to the end)."
            )
        case "paper":
            return translate("Print", "There is no such paper. Write its size, such as 500x700.")
        case "no_sheet":
            return translate("Print", "This game has no such sheet.")
    return translate("Print", "The name of the file must end in .pdf, .svg, .png or .zip.")
