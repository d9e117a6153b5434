"""The facts in the side panel of Contrées: supplies, possessions, and the current score."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.contrees.words.amounts import of_corners, starting
from desktop.language.translation import translate
from desktop.table.facts import Count, Facts, Score, ScoreLine, SeatFacts, Supply, captioned
from engine.core.values import Seat
from engine.games.contrees.land import TILE_COUNT
from engine.games.contrees.state import (
    STANDARD_COUNT,
    TILES_PER_SEAT,
    TOWER_COUNT,
    WHITE_TILE_POINTS,
)
from engine.games.contrees.views import ContreesView

#: Number of standards before the end at which the panel names the leading seat.
_NEAR_END_COUNT = 3


def facts(view: ContreesView, names: Sequence[str], viewer: Seat | None) -> Facts:
    """Return all facts of the panel."""
    if view.phase == "land":
        laying = tuple(_laying_facts(view, seat) for seat in range(2))
        at = len(view.land) + (view.decision is not None)
        progress = translate("Contrees", "tile {number} of {total}").format(
            number=at, total=TILE_COUNT
        )
        return Facts(laying, progress, goal=goal(view))
    total = 2 * TOWER_COUNT
    built = total - sum(view.supply)
    progress = translate("Contrees", "%n tower(s) of {total} built", "", built).format(total=total)
    building = tuple(_building_facts(view, seat) for seat in range(2))
    return Facts(building, progress, score=_score(view, names), goal=goal(view))


def goal(view: ContreesView) -> str:
    """Return the text of what wins the game."""
    if view.options.expert:
        return translate("Contrees", "Aim: the most tiles at the end; a snow tile counts three")
    return translate("Contrees", "Aim: the most tiles at the end")


def _laying_facts(view: ContreesView, seat: Seat) -> SeatFacts:
    black, snow_count = view.tiles_left[seat]
    tiles_left = black + snow_count
    text = translate("Contrees", "%n tile(s) to lay", "", tiles_left)
    below = translate("Contrees", "%n tile(s) to lay", "below the figure", tiles_left)
    counts = [_count(tiles_left, text, below)]
    if view.options.expert:
        text = translate("Contrees", "%n snow tile(s) to lay", "", snow_count)
        below = translate("Contrees", "%n of them snow", "below the figure", snow_count)
        counts.append(_count(snow_count, text, below))
    return SeatFacts(counts=tuple(counts), supply=Supply(tiles_left, TILES_PER_SEAT))


def _count(number: int, text: str, below: str) -> Count:
    """Return a count with its text, and the caption of a text that is short enough to be below it.

    Both texts contain the number.
    """
    return Count(number, captioned(below, number), text)


def _building_facts(view: ContreesView, seat: Seat) -> SeatFacts:
    """Return the panel's facts about a seat while towers are built."""
    supply, tiles, demolished = view.supply[seat], len(view.owners[seat]), view.demolished[seat]
    supply_text = _count(
        supply,
        translate("Contrees", "%n tower(s) left", "", supply),
        translate("Contrees", "%n tower(s) left", "below the figure", supply),
    )
    tiles_text = translate("Contrees", "%n tile(s)", "", tiles)
    razed = _count(
        demolished,
        translate("Contrees", "%n tower(s) razed", "", demolished),
        translate("Contrees", "%n tower(s) razed", "below the figure", demolished),
    )
    return SeatFacts(
        counts=(supply_text, _count(tiles, tiles_text, tiles_text), razed),
        supply=Supply(supply, TOWER_COUNT),
        standing=(view.score[seat], demolished),
    )


def _score(view: ContreesView, names: Sequence[str]) -> Score:
    """Return the score as the panel shows it."""
    over = view.decision is None
    if over and view.phase != "over":
        heading = translate("Contrees", "Score when given up")
    elif over:
        heading = translate("Contrees", "Final score")
    else:
        heading = translate("Contrees", "Score now")
    sentences = [_snow()] if view.options.expert else []
    first, second = view.demolished
    tie = translate("Contrees", "If the score is level, razed towers decide: {first} to {second}.")
    tie = tie.format(first=first, second=second)
    if not over:
        sentences.append(_end_sentence(view, names))
    elif view.phase != "over":
        tie = translate("Contrees", "A player gave up, so the tiles do not count.")
        sentences.append(tie)
    elif view.score[0] == view.score[1]:
        sentences.append(tie)
    else:
        tie = ""
    return Score(
        heading,
        (view.score[0], view.score[1]),
        " ".join(sentences),
        (_parts(view, 0), _parts(view, 1)),
        tie,
    )


def _snow() -> str:
    return translate("Contrees", "A snow tile counts 3.")


def _end_sentence(view: ContreesView, names: Sequence[str]) -> str:
    """Return in words how near the end of the game by standards is."""
    maximum = max(len(owned_tiles) for owned_tiles in view.owners)
    close = [seat for seat in range(2) if len(view.owners[seat]) == maximum]
    missing = STANDARD_COUNT - maximum
    if missing > _NEAR_END_COUNT or len(close) > 1:
        return translate("Contrees", "A player’s tenth standard ends the game.")
    # Names are chosen by people and must be escaped in rich text.
    name = escape(names[close[0]], quote=False)
    match missing, name:
        case 1, "":
            text = translate("Contrees", "<b>One more of your standards</b> will end the game.")
        case 1, _:
            text = translate("Contrees", "<b>One more of {name}’s standards</b> will end the game.")
        case _, "":
            text = translate("Contrees", "{number} more of your standards will end the game.")
        case _:
            text = translate("Contrees", "{number} more of {name}’s standards will end the game.")
    return starting(text, of_corners(missing)).format(name=name)


def _parts(view: ContreesView, seat: Seat) -> tuple[ScoreLine, ...]:
    owned_tiles = view.owners[seat]
    snow_count = sum(tile in view.white for tile in owned_tiles)
    ordinary = len(owned_tiles) - snow_count
    lines = [ScoreLine(translate("Contrees", "Tiles"), ordinary, ordinary)]
    if view.options.expert:
        lines.append(
            ScoreLine(
                translate("Contrees", "Snow tiles"), snow_count, WHITE_TILE_POINTS * snow_count
            )
        )
    return tuple(lines)
