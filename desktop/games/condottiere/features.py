"""The parts that both editions of Condottiere provide to the desktop, apart from their boxes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.condottiere.bargaining import CondottiereBargain
from desktop.games.condottiere.beats import BEATS
from desktop.games.condottiere.facts import facts
from desktop.games.condottiere.match_ending import ending, game_ending
from desktop.games.condottiere.match_statistics import statistics
from desktop.games.condottiere.moods import CondottiereMoods
from desktop.games.condottiere.rulebook.links import FIRST_LINKS, THIRD_LINKS
from desktop.games.condottiere.stakes_icon import stakes_icon
from desktop.games.condottiere.words.buttons import KEYS
from desktop.games.condottiere.words.card_texts import card_effect
from desktop.games.condottiere.words.names import caption
from desktop.games.condottiere.words.places import region_name
from desktop.games.condottiere.words.texts import FIRST_TEXTS, THIRD_TEXTS
from desktop.language.translation import translate
from desktop.play.routine_switches import labelled
from desktop.table.game_table import Cards, GameFeatures
from desktop.table.replay.chapters import Chapter
from engine.games.condottiere.events import (
    BattleEnded,
)
from engine.games.condottiere.options import Options
from engine.games.condottiere.routines import KEEP_HAND_ROUTINE
from engine.games.condottiere.rules.core_state import BATTLE, CHOOSE, FINAL, PHASES
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION
from engine.games.condottiere.views.terms import FIRST_TERMS, THIRD_TERMS
from engine.play.readable_match import ReadableMatch


def _keep_hand_label() -> str:
    return translate("Condottiere", "Always keep my hand")


ROUTINES = (labelled(KEEP_HAND_ROUTINE, _keep_hand_label),)


#: The decisions of which the first after a battle begins the next chapter.
_NEXT_BATTLE = frozenset({PHASES[CHOOSE], PHASES[BATTLE], PHASES[FINAL]})


def chapters(match: ReadableMatch) -> Sequence[Chapter]:
    """Return the chapters of a match: battles, titled with their region and its winner.

    What the players do about their hands after a battle, before a region is chosen, belongs to it.
    """
    chapter_list: list[Chapter] = []
    ended: BattleEnded | None = None
    for ply, step in enumerate(match.steps):
        if ended is not None and step.asked in _NEXT_BATTLE:
            chapter_list.append(Chapter(ply, _chapter_name(ended), ended.conqueror))
            ended = None
        ended = next((event for event in step.events if isinstance(event, BattleEnded)), ended)
    if ended is not None:
        chapter_list.append(Chapter(match.ply, _chapter_name(ended), ended.conqueror))
    return chapter_list


def _chapter_name(ended: BattleEnded) -> str:
    if ended.region is None:
        return translate("Condottiere", "final battle")
    return region_name(ended.region)


def _paint_card(painter: QPainter, rect: QRectF, card: str | None, *, edition_id: str) -> None:
    # Painters load with the first card that is painted; a page of texts needs none.
    from desktop.games.condottiere.art.painter import paint_card_in

    paint_card_in(
        painter, rect, card, caption(card) if card is not None else "", edition_id=edition_id
    )


@cache
def _cards(edition_id: str, options: Options) -> Cards:
    return Cards(
        partial(_paint_card, edition_id=edition_id),
        partial(card_effect, edition_id=edition_id, options=options),
    )


def _parts(edition_id: str) -> GameFeatures:
    third = edition_id == THIRD_EDITION.id
    return GameFeatures(
        keys=KEYS,
        texts=THIRD_TEXTS if third else FIRST_TEXTS,
        beats=BEATS,
        facts=facts,
        statistics=statistics,
        ending=ending,
        game_ending=game_ending,
        chapters=chapters,
        links=THIRD_LINKS if third else FIRST_LINKS,
        cards=partial(_cards, edition_id),
        routines=ROUTINES,
        stakes=stakes_icon,
        moods=CondottiereMoods(),
        bargain=CondottiereBargain(THIRD_TERMS if third else FIRST_TERMS),
    )


FIRST_PARTS = _parts(FIRST_EDITION.id)
THIRD_PARTS = _parts(THIRD_EDITION.id)
