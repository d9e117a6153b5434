"""The weights of `judgement.py`, as `python -m engine.games.condottiere.training` wrote them.

Per edition and number of seats, the features in their order, then the cards by kind.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[tuple[str, int], list[float]]] = {
    ("condottiere3", 4): [
        *(0.2224, 0.2542, 0.1768, 0.0666, 0.1197, 0.1094, 0.1658, 0.0649, -0.0583, 0.2663),
        *(0.0612, 0.1602, -0.9631, 0.1459, 0.1915, 0.7590, -0.5458, 0.9785, -0.2616, -0.5987),
        *(0.1223, -0.1981, 0.1794, 0.3379, 1.5613, 0.0085),
        *(0.1468, 0.1575, 0.2483, 0.2071, 0.2488, 0.2357, 0.2291),
        *(0.0435, -0.0422, 0.2780, -0.1534, 0.3307, 0.1570, -0.0920, 0.1331),
    ],
}
