"""Ways to share all of Italy among some seats without three (with three seats: four) joined."""

from __future__ import annotations

from collections.abc import Mapping

THREE_SHARE = {
    "A": "torino milano mantova bologna ancona",
    "B": "venezia genova ferrara firenze roma",
    "C": "parma modena lucca siena urbino spoleto napoli",
}
FOUR_SHARE = {
    "A": "venezia firenze siena ancona napoli",
    "B": "parma bologna lucca roma",
    "C": "genova mantova modena urbino",
    "D": "torino milano ferrara spoleto",
}
#: A and B have most.
FOUR_TIED = {
    "A": "milano ferrara urbino roma napoli",
    "B": "torino venezia mantova lucca firenze",
    "C": "genova parma ancona spoleto",
    "D": "modena bologna siena",
}
#: All but Milano, four each.
FOUR_EACH = {
    "A": "ferrara parma urbino spoleto",
    "B": "venezia modena bologna roma",
    "C": "firenze siena ancona napoli",
    "D": "torino genova mantova lucca",
}
#: A, B, C and D have four each.
FIVE_SHARE = {
    "A": "milano mantova lucca urbino",
    "B": "genova modena firenze napoli",
    "C": "ferrara bologna siena ancona",
    "D": "venezia parma spoleto roma",
    "E": "torino",
}
#: A has most, four.
SIX_SHARE = {
    "A": "torino venezia spoleto napoli",
    "B": "genova lucca urbino",
    "C": "firenze ancona roma",
    "D": "ferrara modena siena",
    "E": "parma bologna",
    "F": "mantova milano",
}
#: All tied but F.
SIX_TIED = {
    "A": "torino milano spoleto",
    "B": "genova urbino roma",
    "C": "parma siena ancona",
    "D": "mantova bologna napoli",
    "E": "venezia ferrara lucca",
    "F": "modena firenze",
}


def without(share: Mapping[str, str], *regions: str) -> dict[str, str]:
    """Return the same, some regions still free."""
    return {
        seat: " ".join(region for region in held.split() if region not in regions)
        for seat, held in share.items()
    }
