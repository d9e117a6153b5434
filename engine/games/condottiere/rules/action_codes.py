"""The codes of the actions of both editions."""

from __future__ import annotations

from engine.core.values import Action, Code
from engine.games.condottiere.actions import (
    NONE,
    Choose,
    Decline,
    DiscardAll,
    Draw,
    Keep,
    KeepHand,
    Pass,
    Play,
)
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import BISHOP, CARD_KINDS, CARD_NAMES, MERCENARIES, SCARECROW
from engine.games.condottiere.rules.battle import NO_MERCENARY, POPE_OFF_MAP
from engine.games.condottiere.rules.editions import Edition
from engine.games.condottiere.rules.hands import MAX_DRAWN
from engine.games.condottiere.rules.state import (
    CHOOSE_REGION,
    DECLINE,
    DISCARD_ALL,
    DRAW_CARDS,
    KEEP_CARDS,
    KEEP_HAND,
    NO_CARD,
    PAIRS,
    PASS,
    PASS_REVEAL,
    POPE,
    TAKE,
    kept_kinds,
)


def action_of(code: Code) -> Action:
    """Return the action of a code."""
    if code < PASS:
        if code >= POPE:
            region = code - POPE
            name = NONE if region == POPE_OFF_MAP else BOARD.ids[region]
            return Play(CARD_NAMES[BISHOP], pope=name)
        if code >= TAKE:
            taken = code - TAKE
            name = NONE if taken == NO_MERCENARY else CARD_NAMES[taken]
            return Play(CARD_NAMES[SCARECROW], take=name)
        return Play(CARD_NAMES[code])
    if code < CHOOSE_REGION:
        return Pass(code == PASS_REVEAL)
    if code < DECLINE:
        return Choose(BOARD.ids[code - CHOOSE_REGION])
    if code >= KEEP_CARDS:
        return Keep(tuple(CARD_NAMES[kind] for kind in kept_kinds(code)))
    if code >= DRAW_CARDS:
        return Draw(code - DRAW_CARDS)
    plain = {
        DECLINE: Decline,
        DISCARD_ALL: DiscardAll,
        KEEP_HAND: KeepHand,
    }
    return plain[code]()


def code_of(action: Action, edition: Edition) -> Code:
    """Return the code of an action.

    Raises KeyError for values unknown to the edition.
    """
    match action:
        case Play():
            return _play_code(action, edition)
        case Pass(reveal):
            return PASS_REVEAL if reveal else PASS
        case Choose(region):
            return CHOOSE_REGION + BOARD.region(region)
        case Decline():
            return DECLINE
        case DiscardAll():
            return DISCARD_ALL
        case KeepHand():
            return KEEP_HAND
        case Draw(n) if n >= 0:
            return DRAW_CARDS + min(n, MAX_DRAWN + 1)
        case Keep(cards):
            return _keep_code(cards, edition)
    raise KeyError(action)


def _card_kind(name: str, edition: Edition) -> int:
    kind = CARD_KINDS[name]
    if not edition.deck[kind]:
        raise KeyError(name)
    return kind


def _play_code(action: Play, edition: Edition) -> Code:
    kind = _card_kind(action.card, edition)
    bishop = kind == BISHOP and edition.has_pope
    if action.take is not None and kind != SCARECROW:
        raise KeyError(action.take)
    if action.pope is not None and not bishop:
        raise KeyError(action.pope)
    if kind == SCARECROW:
        if action.take in (None, NONE):
            return TAKE + NO_MERCENARY
        taken = _card_kind(str(action.take), edition)
        # Only mercenaries can be taken back, so this code is never legal.
        return TAKE + taken if taken < MERCENARIES else SCARECROW
    if bishop:
        if action.pope in (None, NONE):
            return POPE + POPE_OFF_MAP
        return POPE + BOARD.region(str(action.pope))
    return kind


def _keep_code(cards: tuple[str, ...], edition: Edition) -> Code:
    kinds = sorted(_card_kind(name, edition) for name in cards)
    if len(kinds) > 2:
        return KEEP_CARDS + PAIRS * PAIRS
    kinds += [NO_CARD] * (2 - len(kinds))
    return KEEP_CARDS + kinds[0] * PAIRS + kinds[1]
