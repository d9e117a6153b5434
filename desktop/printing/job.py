"""What is asked to be printed, and the pages that come of it."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.printing.box import pages_of_box
from desktop.printing.labelpaper import LABEL_PAPERS, USUAL
from desktop.printing.layout import pages_of
from desktop.printing.page import FULL, PAPERS, Page, PrintError
from desktop.printing.sheets import BOX, GameSheets
from desktop.printing.wording import sheet_name


@dataclass(frozen=True, slots=True)
class Job:
    """A kind of sheet, a paper of PAPERS or FULL, true size or fitted, little or all ink.

    For labels, a paper of LABEL_PAPERS, and millimetres to the right and down to shift them by.
    """

    kind: str
    paper: str
    true: bool
    light: bool = False
    labels: str = USUAL
    offset: tuple[float, float] = (0.0, 0.0)

    def title(self, game: GameSheets) -> str:
        """What a file of it is called, in the language of the moment."""
        return f"{game.title()} – {sheet_name(game, self.kind)}"

    def pages(self, game: GameSheets) -> list[Page]:
        """Lay it out in the language of the moment; raises PrintError for what there is not."""
        paper = None if self.paper == FULL else PAPERS[self.paper]
        if self.kind == BOX:
            return pages_of_box(game, paper, true=self.true, light=self.light)
        if self.kind not in game.sheets:
            has = ", ".join(game.kinds)
            raise PrintError(f"sheet: this game has no {self.kind!r}, it has {has}", "no_sheet")
        labels = LABEL_PAPERS[self.labels].shifted(*self.offset)
        items = game.sheets[self.kind](self.light)
        return pages_of(items, paper, true=self.true, labels=labels)
