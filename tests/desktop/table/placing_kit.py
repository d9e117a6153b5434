"""Where one plaque would hang by itself."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from desktop.table.callouts.placing import Anchor, CalloutObstacles, Ranking


def placed(
    size: QSizeF,
    anchor: Anchor,
    around: CalloutObstacles,
    *,
    first: bool = False,
) -> QRectF | None:
    """Return the best box for it; None where there is no room."""
    found = Ranking(size, anchor, around, first=first).best(around.callout_rects)
    return found.box if found is not None else None
