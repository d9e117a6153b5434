"""The entrance of the sheet at the end of a match: its visible part at each moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.windows.match_page.ending.ending_layout import Block, EndingStage

ENTRANCE_MS = 1650
#: Milliseconds in which the table steps back.
DIM_MS = 250
#: When the sheet unrolls, when the realm shines, and when the cells are laid.
UNROLL_MS, REALM_MS, CELLS_MS = (150, 500), (400, 800), (500, 1100)
#: When the first face turns, and how much later each further one.
FACES_START_MS, FACE_MS = 900, 130
#: When the stamp falls.
STAMP_MS = (1300, 1650)
#: Milliseconds in which a cell, and a face, fades in.
_CELL_FADE_MS, _FACE_FADE_MS = 80, 160
#: Pixels within which blocks are in one row.
_ROW_HEIGHT = 40


def share(now: float, span: tuple[float, float]) -> float:
    """Return how much of a span of time has passed, from 0 to 1."""
    begin, end = span
    return max(0.0, min(1.0, (now - begin) / (end - begin)))


def is_pressed(now: float) -> bool:
    """Return whether the stamp presses the sheet down."""
    return STAMP_MS[1] - 120 <= now < STAMP_MS[1] - 30


def appearing(blocks: Sequence[Block], now: float) -> Iterator[tuple[Block, float]]:
    """Yield the blocks that are seen so far beside the paper, each with its opacity."""
    cells = sorted(
        (block for block in blocks if block.stage is EndingStage.CELLS),
        key=lambda block: (_row(block), block.rect.left()),
    )
    begin, end = CELLS_MS
    for number, block in enumerate(cells):
        start = begin + (end - begin) * number / len(cells)
        if now > start:
            yield block, share(now, (start, start + _CELL_FADE_MS))
    for block in blocks:
        if block.stage is EndingStage.REALM and now > REALM_MS[0]:
            yield block, share(now, REALM_MS)
    faces = [block for block in blocks if block.stage is EndingStage.FACES]
    rows = sorted({_row(block) for block in faces})
    for block in faces:
        start = FACES_START_MS + FACE_MS * min(3, rows.index(_row(block)))
        if now > start:
            yield block, share(now, (start, start + _FACE_FADE_MS))


def _row(block: Block) -> int:
    return round(block.rect.center().y() / _ROW_HEIGHT)
