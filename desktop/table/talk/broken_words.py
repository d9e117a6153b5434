"""The word of a seat that a move breaks: an agreement, or that it would stop a rival.

Rows of a hint, its strip, and the warning before a move is given all ask here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from desktop.language.translation import join_words, translate
from desktop.play.table_session import TableSession
from desktop.style import shortcuts
from desktop.table.callouts.advice import Advice
from desktop.table.game_texts import GameTexts
from desktop.table.talk import talk_texts as talk_words
from engine.core.values import OPEN, Action, Seat
from engine.play.readable_match import ReadableMatch
from engine.talk.agreements import Agreement
from engine.talk.statements import Call, Offer


@dataclass(frozen=True, slots=True)
class BrokenWord:
    """A word that a move of a seat would break."""

    #: The seat that it was given to; of a rival to be stopped, that rival.
    seat: Seat
    #: The agreement; None if the word was to stop the rival.
    agreement: Agreement | None
    #: The ply at which the word was given to stop the rival, or the number of the agreement.
    number: int

    @property
    def key(self) -> tuple[bool, int]:
        """What tells this word from others of a match."""
        return self.agreement is None, self.number


def broken_words(match: ReadableMatch, seat: Seat, action: Action) -> list[BrokenWord]:
    """Return the words that a seat would break by a legal action now, agreements first."""
    words_broken = [
        BrokenWord(entry.to if entry.seat == seat else entry.seat, entry, entry.index)
        for entry in match.agreements_broken_by(seat, action)
    ]
    rival = match.forsaken_rival(seat, action)
    calls = [ply for ply, by, said in match.statements() if by == seat and isinstance(said, Call)]
    if rival is not None and calls:
        words_broken.append(BrokenWord(rival, None, calls[-1]))
    return words_broken


def broken_by_moves(
    session: TableSession, seat: Seat | None, advice: Advice | None
) -> Mapping[Action, Sequence[str]]:
    """Return the sentences on the words that the moves of a hint break, by move.

    It is empty without a deciding seat.
    """
    if seat is None or advice is None:
        return {}
    names = session.names()
    broken = {move.action: broken_words(session.match, seat, move.action) for move in advice.moves}
    return {action: remarks(word_list, names) for action, word_list in broken.items() if word_list}


def remarks(words: Sequence[BrokenWord], names: Sequence[str]) -> list[str]:
    """Return what a hint says of a move that breaks these words, in at most two sentences."""
    people = dict.fromkeys(names[word.seat] for word in words if word.agreement is not None)
    rivals = dict.fromkeys(names[word.seat] for word in words if word.agreement is None)
    sentences = []
    if people:
        text = translate("Hint", "It breaks your word to {name}.")
        sentences.append(text.format(name=join_words([*people])))
    if rivals:
        text = translate("Hint", "It breaks your promise to stop {name}.")
        sentences.append(text.format(name=join_words([*rivals])))
    return sentences


def warning(
    texts: GameTexts, word: BrokenWord, seat: Seat, names: Sequence[str], *, is_hinted: bool
) -> str:
    """Return the warning before a move that breaks a word of a seat.

    `is_hinted` says whether the key of the hint plays it all the same, as Enter does.
    """
    name, key = names[word.seat], shortcuts.cap_of("confirm")
    if is_hinted:
        text = translate("Talk", "{key} or {other}", "keys")
        key = text.format(key=shortcuts.cap_of("play hint"), other=key)
    if word.agreement is None:
        text = translate(
            "Talk", "You said that you would stop {name}. {key} plays the move all the same."
        )
        return text.format(name=name, key=key)
    entry = word.agreement
    duties = zip(entry.duties, entry.verdicts, strict=True)
    mine = [term for (by, term), verdict in duties if by == seat and verdict == OPEN]
    terms_text = talk_words.terms_said(
        texts, Offer((word.seat,), tuple(mine), (), entry.until), seat, names
    )
    text = translate("Talk", "You promised {name}: {words} {key} plays the move all the same.")
    return text.format(name=name, words=talk_words.quote_text(terms_text), key=key)
