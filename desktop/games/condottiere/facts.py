"""The facts in the side panel of Condottiere: cards, regions, points and realms."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.map.tokens import Pawn, paint_pawn
from desktop.games.condottiere.words import labels
from desktop.games.condottiere.words.names import a_card
from desktop.games.condottiere.words.places import region_name
from desktop.language.names import capital
from desktop.language.translation import join_words, translate
from desktop.painting.shapes import fit_painter
from desktop.table.facts import Count, Facts, SeatFacts, Supply, Token, TurnCard, captioned
from engine.core.values import Seat
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.standings import groups
from engine.games.condottiere.views.view import CondottiereView, cards_known

#: The pawn without its shadow, in its own units.
_PAWN = QRectF(-22, -80, 44, 90)


def facts(view: CondottiereView, names: Sequence[str], viewer: Seat | None) -> Facts:
    """Return all facts of the panel; the piles are shown on the table instead."""
    seats = tuple(_seat(view, seat) for seat in range(len(names)))
    return Facts(seats, _progress(view), goal=goal(view), turn_card=_pope(view))


def _pope(view: CondottiereView) -> TurnCard | None:
    """Return where the Pope is, with what follows from it; None while he is off the map."""
    if view.pope is None or view.phase == "over":
        return None
    return TurnCard(
        translate("Condottiere", "The Pope"),
        "bishop",
        region_name(view.pope),
        translate("Condottiere", "There is no battle for this region until the next Bishop."),
        is_line=True,
    )


def goal(view: CondottiereView) -> str:
    """Return the text of what wins the game, and of what wins the match where that differs."""
    aim = labels.aim(*victory_goals.goal_of(view.options, len(view.owners)))
    if view.target:
        text = translate("Condottiere", "Match: {target} points. Game: {aim}")
        return text.format(target=view.target, aim=aim)
    return capital(aim)


def _seat(view: CondottiereView, seat: Seat) -> SeatFacts:
    """Return the panel's facts about a seat."""
    cards, regions, linked = len(view.hands[seat]), len(view.owners[seat]), groups(view)[seat]
    need, total = victory_goals.goal_of(view.options, len(view.owners))
    hand_text = translate("Condottiere", "%n card(s)", "", cards)
    taken = translate("Condottiere", "%n region(s)", "", regions)
    # The caption below "1/5" agrees in number with 5.
    under = regions if total is None else total
    caption = captioned(translate("Condottiere", "%n region(s)", "", under), under)
    counts = [
        Count(cards, captioned(hand_text, cards), hand_text),
        Count(regions, caption, taken, total),
    ]
    if view.target:
        points = view.points[seat]
        caption = captioned(translate("Condottiere", "%n point(s)", "", view.target), view.target)
        text = translate("Condottiere", "{points}/{target} points")
        sentence = text.format(points=points, target=view.target)
        # In a small panel the points come before the regions, which the map shows anyway.
        counts.insert(1, Count(points, caption, sentence, view.target))
    caption = captioned(translate("Condottiere", "%n linked", "", need), need)
    sentence = translate("Condottiere", "%n of {need} linked", "", linked).format(need=need)
    counts.append(Count(linked, caption, sentence, need))
    # An abandoned match has no decision.
    goes_on = view.decision is not None
    is_near_win = bool(victory_goals.winning_regions(view, seat))
    known = _known_cards(view, seat)
    return SeatFacts(
        known_cards=known,
        is_shown=bool(known) and known != view.known[seat],
        known_cards_text=_known_sentence(known, hides=view.face_down[seat]),
        counts=tuple(counts),
        supply=Supply(min(linked, need), need),
        standing=(view.points[seat] if view.target else 0, regions, linked),
        holding=translate("Condottiere", "one region short") if is_near_win else "",
        brief=translate("Condottiere", "one short", "region") if is_near_win else "",
        out=labels.passed_label() if _has_passed(view, seat) else "",
        token=Token(_has_pawn(), _paint_pawn) if goes_on and seat == view.condottiere else None,
    )


def _known_cards(view: CondottiereView, seat: Seat) -> tuple[str, ...]:
    """Return the cards of a closed hand that the viewer knows to be there."""
    hand = view.hands[seat]
    return cards_known(view, seat) if hand and None in hand else ()


def _known_sentence(known: Sequence[str], *, hides: bool) -> str:
    """Return the sentence about known cards.

    `hides` means that one may lie face down in line.
    """
    if not known:
        return ""
    cards = join_words([a_card(card) for card in known])
    text = translate("Condottiere", "Cards you know in this hand: {cards}.")
    if hides:
        text = translate(
            "Condottiere", "Cards you know in this hand or hidden in the line: {cards}."
        )
    return text.format(cards=cards)


def _has_passed(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a seat has passed in the current battle."""
    fights = not view.participants or seat in view.participants
    return view.phase in ("battle", "final_battle") and view.passed[seat] and fights


def _has_pawn() -> str:
    return translate("Condottiere", "has the pawn")


def _paint_pawn(painter: QPainter, rect: QRectF) -> None:
    painter.save()
    fit_painter(painter, rect, _PAWN)
    paint_pawn(painter, Pawn.CONDOTTIERE, shade=False, rim=True)
    painter.restore()


def _progress(view: CondottiereView) -> str:
    """Return the text of how far the match has come."""
    if view.phase == "final_battle":
        return translate("Condottiere", "final battle")
    if view.target:
        text = translate("Condottiere", "game {game}, battle {battle}")
    elif getattr(view.options, "draw_after_battle", False):
        text = translate("Condottiere", "battle {battle}")
    else:
        text = translate("Condottiere", "round {round}, battle {battle}")
    number = max(1, view.battle)
    return text.format(game=view.game, round=view.round, battle=number, target=view.target)
