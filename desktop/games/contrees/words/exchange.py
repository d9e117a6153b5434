"""What a tower of Contrées does and what the strongest reply to it does, in sentences.

Both follow from the rules alone (`engine/games/contrees/replies.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from desktop.games.contrees.words.deeds import progress_sentence
from desktop.games.contrees.words.names import corner_code, hex_name
from desktop.games.contrees.words.outcomes import promise_of
from desktop.language.names import after_colon
from desktop.language.translation import join_words, translate
from desktop.table.game_texts import RuledText
from desktop.table.hints.hint_texts import with_subject
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Place
from engine.games.contrees.land import corner_name, hex_of
from engine.games.contrees.replies import Amount, Exchange, TowerEffects, exchange
from engine.games.contrees.state import PLACING, ContreesState
from engine.games.contrees.views import ContreesView

#: The most towers that a sentence names.
_MAX_NAMED = 2
#: The most sentences about one tower.
_MAX_SENTENCES = 2
_NOTHING: Amount = (0, 0)


@dataclass(frozen=True, slots=True)
class _Part:
    """A sentence with the points and towers that it is about."""

    amount: Amount
    sentence: str
    is_reply: bool = False


def ruled_text(
    view: ContreesView, action: Place, names: Sequence[str], called: str
) -> RuledText | None:
    """Return what a tower and the strongest reply to it do; None if it may not be built.

    `called` is the name of the tower, "" if the reader knows it.
    """
    if view.decision is None or view.decision.kind != PLACING:
        return None
    known_exchange = _exchange(view, action)
    if known_exchange is None:
        return None
    (state, reply), seat = known_exchange, view.decision.seat
    name = corner_code(view, action.at)
    is_costly = reply.reply is not None and reply.reply.is_costly
    deed, parts = reply.deed, list[_Part]()
    cost, costs = _NOTHING, ""
    if reply.reply is not None:
        cost, costs = reply.reply.amount, _reply(view, state, reply.reply, seat)
        text = translate("ContreesReasons", "The reply {does}.")
        if called:
            text = translate("ContreesReasons", "After {move}, the reply {does}.")
        sentence = text.format(does=costs, move=called)
        if reply.reply.is_costly and reply.answer is not None and reply.answer.is_costly:
            # Why the reply may be allowed.
            text = translate("ContreesReasons", "Then {does}.")
            then = text.format(does=_reply(view, state, reply.answer, seat))
            sentence = f"{sentence} {then}"
        parts.append(_Part(cost, sentence, is_reply=True))
    does_something = deed.amount > _NOTHING or deed.winner == seat
    saved = _NOTHING
    if reply.prevented is not None and len(parts) + does_something < _MAX_SENTENCES:
        # Say what the tower prevents where there is room.
        prevented = reply.prevented
        text = translate("ContreesReasons", "Without {move}, the reply {does}.")
        if is_costly:
            text = translate("ContreesReasons", "Without {move}, the best reply makes it {score}.")
        does = _reply(view, state, prevented, seat)
        sentence = text.format(move=name, does=does, score=_score(prevented.score_after, seat))
        saved = prevented.amount[0] - cost[0], prevented.amount[1] - cost[1]
        parts.append(_Part(saved, sentence))
    if does_something:
        # After a sentence about another reply, "it" would be that one.
        known = called or name if is_costly or saved > deed.amount else called
        text = translate("Hint", "It {does}").format(does=_deeds(view, state, deed, seat))
        sentence = translate("Hint", "{fact}.").format(fact=with_subject(text, known))
        parts.append(_Part(deed.amount, sentence))
    # What the tower does comes before the reply to it.
    parts.sort(key=lambda part: part.amount, reverse=True)
    parts.sort(key=lambda part: part.is_reply)
    shared = ""
    if is_costly:
        text = translate("ContreesReasons", "After each of these, the reply {does}.")
        shared = text.format(does=costs)
    geometry = _geometry_sentence(view, state, reply, action, names)
    return RuledText(
        _lines(parts, geometry, called, is_costly=is_costly),
        _lines([part for part in parts if not part.is_reply], geometry, called, is_costly=False),
        shared,
    )


@lru_cache(maxsize=64)
def _exchange(view: ContreesView, action: Place) -> tuple[ContreesState, Exchange] | None:
    """Return the state of a view and a tower with the replies to it; None if it is not legal.

    Cached, because a hint asks for its sentences again and again.
    """
    state: ContreesState = CONTREES.sampler(view)(Rng(0))
    code = CONTREES.code(action)
    return (state, exchange(state, code)) if code in state.codes() else None


def _lines(
    parts: Sequence[_Part], geometry: str, called: str, *, is_costly: bool
) -> tuple[str, ...]:
    """Return the sentences, the most important first, with the geometry where there is room.

    Whatever comes before a costly reply is one line with it, so that it is never told alone.
    """
    lines = [part.sentence for part in parts]
    if geometry and len(parts) < _MAX_SENTENCES:
        is_first = all(part.is_reply for part in parts)
        lines.insert(0 if is_first else 1, _about(geometry, called) if is_first else geometry)
    return (" ".join(lines),) if is_costly and lines else tuple(lines)


def _geometry_sentence(
    view: ContreesView, state: ContreesState, found: Exchange, action: Place, names: Sequence[str]
) -> str:
    """Return what the place of a tower brings closer or blocks, as far as the reply lets it."""
    if found.reply is not None and found.deed.corner in found.reply.felled:
        return ""
    near_tiles = [hex_of(state.land.hexes[tile]) for tile in sorted(found.reach)]
    if promised := promise_of(view, near_tiles):
        return promised[0]
    return "" if found.deed.taken_tiles else progress_sentence(view, action, names)


def _about(sentence: str, called: str) -> str:
    """Return a sentence with the name `called` as its subject or before it."""
    subject = translate("Hint", "It {does}").partition("{does}")[0]
    if not called or (subject and sentence.startswith(subject)):
        return with_subject(sentence, called)
    text = translate("Hint", "{answer}: {said}")
    return text.format(answer=called, said=after_colon(sentence, ()))


def _reply(view: ContreesView, state: ContreesState, reply: TowerEffects, seat: Seat) -> str:
    """Return a reply by its corner with what it does, in the middle of a sentence."""
    text = translate("ContreesReasons", "{corner} {does}")
    at = corner_code(view, corner_name(state.land.sites[reply.corner]))
    return text.format(corner=at, does=_deeds(view, state, reply, seat))


def _deeds(view: ContreesView, state: ContreesState, tower: TowerEffects, seat: Seat) -> str:
    """Return what a tower does, and the score before and after it, that of `seat` first.

    For example "takes H8 and I8, and razes 2 towers: 2–0 becomes 0–2".
    """
    land = state.land

    def tiles(numbers: frozenset[int]) -> str:
        return join_words(sorted(hex_name(hex_of(land.hexes[number])) for number in numbers))

    does = []
    if tower.taken_tiles:
        text = translate("ContreesReasons", "takes {tiles}")
        does.append(text.format(tiles=tiles(tower.taken_tiles)))
    if tower.freed:
        text = translate("ContreesReasons", "frees {tiles}")
        does.append(text.format(tiles=tiles(tower.freed)))
    if tower.felled:
        does.append(_razing(view, state, tower, is_named=not does))
    if tower.winner == tower.seat:
        does.append(translate("ContreesReasons", "wins the game"))
    if tower.score_before == tower.score_after:
        return join_words(does)
    before, after = (_score(score, seat) for score in (tower.score_before, tower.score_after))
    text = translate("ContreesReasons", "{fact}: {before} becomes {after}")
    return text.format(fact=join_words(does), before=before, after=after)


def _razing(
    view: ContreesView, state: ContreesState, tower: TowerEffects, *, is_named: bool
) -> str:
    """Return which towers a tower razes, or how many."""
    number = len(tower.felled)
    if not is_named or number > _MAX_NAMED:
        return translate("ContreesReasons", "razes %n tower(s)", "", number)
    sites = [corner_name(state.land.sites[at]) for at in sorted(tower.felled)]
    text = translate("ContreesReasons", "razes the tower on {corner}")
    if number > 1:
        text = translate("ContreesReasons", "razes the towers on {corner}")
    return text.format(corner=join_words(corner_code(view, site) for site in sites))


def _score(score: tuple[int, int], seat: Seat) -> str:
    text = translate("ContreesReasons", "{own}–{other}")
    return text.format(own=score[seat], other=score[1 - seat])
