"""What players say to each other, in words that all games share.

An empty name means the person at the screen. "I" is always the speaker and "you" always the person
at the screen; all others have their names.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language.names import capital, only_person_name
from desktop.language.translation import join_words, translate
from desktop.table.game_texts import GameTexts, Person
from desktop.table.talk.remark_texts import small_talk
from engine.core.values import BROKEN, KEPT, LAPSED, OPEN, Effect, Interruption, Seat, Term
from engine.talk.agreements import ACCEPTED, DECLINED, WITHDRAWN, Agreement
from engine.talk.statements import Ask, Call, Offer, Remark, Reply, Warn


def quote_text(words: str) -> str:
    """Return words in the quotation marks of the current language."""
    return translate("Talk", "“{words}”").format(words=words)


# -- terms -----------------------------------------------------------------------------------------


def spoken_term(
    texts: GameTexts, term: Term, by: Seat, names: Sequence[str], speaker: Seat | None
) -> str:
    """Return a term of the seat `by` with its subject: "I keep out of Siena", "Maud passes".

    `speaker` is the seat that says "I", or None.
    """
    if by == speaker:
        return texts.term(term, Person.FIRST, names, speaker)
    if not names[by]:
        return texts.term(term, Person.SECOND, names, speaker)
    deed = texts.term(term, Person.THIRD, names, speaker)
    return translate("Talk", "{name} {does}").format(name=names[by], does=deed)


def listed_term(texts: GameTexts, term: Term, by: Seat, names: Sequence[str]) -> str:
    """Return a term in the ledger, beside the shield of its seat: "keeps out of Milan".

    The person at the screen is "you".
    """
    return texts.term(term, Person.THIRD if names[by] else Person.SECOND, names)


def terms_said(texts: GameTexts, said: Offer, seat: Seat, names: Sequence[str]) -> str:
    """Return the terms of an offer in one sentence, as its speaker says them."""
    if len(said.to) == 1:
        mentioned = [term.seat for term in (*said.gives, *said.asks)]
        names = _as_addressed(names, seat, said.to[0], mentioned)
    parts = [spoken_term(texts, term, seat, names, seat) for term in said.gives]
    parts += [spoken_term(texts, term, to, names, seat) for to in said.to for term in said.asks]
    sentence, *others = dict.fromkeys(parts)
    for part in others:
        sentence = translate("Talk", "{first}; {second}").format(first=sentence, second=part)
    return capital(sentence) + "."


def _as_addressed(
    names: Sequence[str], seat: Seat, to: Seat, mentioned: Sequence[Seat | None]
) -> Sequence[str]:
    """Return the names as `seat` says them to the seat `to`, which it calls "you".

    Where the person at the screen is mentioned as a third seat, "you" is that person, and the
    seat spoken to keeps its name.
    """
    if any(not names[other] for other in mentioned if other not in (None, seat, to)):
        return names
    return [name if other != to else "" for other, name in enumerate(names)]


# -- statements ------------------------------------------------------------------------------------


def speaker_heading(
    said: Interruption, seat: Seat, names: Sequence[str], entry: Agreement | None = None
) -> str:
    """Return who says something to whom, without a colon: "Aldric offers you", "Maud to Otto".

    `entry` is the agreement to which a reply belongs.
    """
    name = names[seat] or only_person_name()
    match said:
        case Offer((only,), instead=int()) if not names[only]:
            return translate("Talk", "{name} offers you instead").format(name=name)
        case Offer(to, gives):
            return _offer_head(names[seat], [names[other] for other in to], gives=bool(gives))
        case Ask(to) | Warn(to):
            other: Seat | None = to
        case Remark("faithless", to) if to is not None and names[to]:
            # It warns all others of that seat.
            other = None
        case Remark(_, to):
            other = to
        case Reply() if entry is not None:
            other = entry.to if seat == entry.seat else entry.seat
        case _:
            other = None
    if other is None:
        return name
    if not names[other]:
        return translate("Talk", "{name} to you").format(name=name)
    return translate("Talk", "{name} to {other}").format(name=name, other=names[other])


def _offer_head(name: str, others: Sequence[str], *, gives: bool) -> str:
    """Return the start of a sentence in which a player offers or asks something."""
    if list(others) == [""]:
        text = translate("Talk", "{name} offers you")
        if not gives:
            text = translate("Talk", "{name} asks you")
        return text.format(name=name)
    listed = join_names(others)
    if name:
        text = translate("Talk", "{name} offers {others}")
        if not gives:
            text = translate("Talk", "{name} asks {others}")
    else:
        text = translate("Talk", "You offer {others}")
        if not gives:
            text = translate("Talk", "You ask {others}")
    return text.format(name=name, others=listed)


def join_names(names: Sequence[str]) -> str:
    """Return names inside a sentence; "" becomes "you"."""
    named = [name or translate("Talk", "you", "one of several") for name in names]
    return join_words(named)


def statement_text(
    said: Interruption,
    seat: Seat,
    names: Sequence[str],
    texts: GameTexts,
    entry: Agreement | None = None,
) -> str:
    """Return the statement of a seat in whole sentences.

    `entry` is the agreement to which a reply belongs.
    """
    match said:
        case Offer():
            return terms_said(texts, said, seat, names)
        case Reply(_, accept, why):
            if accept:
                return translate("Talk", "Agreed.")
            if entry is not None and entry.seat == seat:
                return translate("Talk", "I take my offer back.")
            no = translate("Talk", "No.", "to an offer")
            if because := _why_declined(why, names, texts, entry):
                return translate("Talk", "{no} {because}").format(no=no, because=because)
            return no
        case Call(rival, says, about):
            return _call(names[rival], says, texts.talk_place(about))
        case Ask(_, about):
            if not about:
                return translate("Talk", "Show me your hand.")
            text = translate("Talk", "Show me whether you hold {card}.")
            return text.format(card=texts.talk_place(about))
        case Warn(to, deed, threat):
            text = translate("Talk", "{deed}? Then {threat}.")
            names = _as_addressed(names, seat, to, (deed.seat, threat.seat))
            return text.format(
                deed=capital(spoken_term(texts, deed, to, names, seat)),
                threat=spoken_term(texts, threat, seat, names, seat),
            )
        case Remark(word, to):
            place_name = texts.talk_place(said.about) if said.about else ""
            if words_in_voice := small_talk(said, place_name):
                return words_in_voice
            other = "" if to is None or word == "more_cards" else names[to]
            return _remark(word, other, to is not None)
    return ""


def _why_declined(why: str, names: Sequence[str], texts: GameTexts, entry: Agreement | None) -> str:
    """Return why a seat declines an offer, as it says it; "" if it gives no reason.

    `entry` is the offer. A place is named if all that was asked is about it.
    """
    asker = "" if entry is None else names[entry.seat]
    places = {term.about for term in entry.asks} if entry is not None else set()
    place_name = texts.talk_place(places.pop()) if len(places) == 1 else ""
    match why:
        case "for_nothing":
            text = translate("Talk", "What would I get for it?")
        case "near_win" if asker:
            text = translate("Talk", "{name} is about to win the game.")
        case "near_win":
            text = translate("Talk", "You are about to win the game.")
        case "betrayed" if asker:
            text = translate("Talk", "{name} broke a promise to me.")
        case "betrayed":
            text = translate("Talk", "You broke a promise to me.")
        case "distrusted" if asker:
            text = translate("Talk", "{name} broke more promises than they kept.")
        case "distrusted":
            text = translate("Talk", "You broke more promises than you kept.")
        case "faithless" if asker:
            text = translate("Talk", "{name} has broken a promise.")
        case "faithless":
            text = translate("Talk", "You have broken a promise.")
        case "wanted" if place_name:
            text = translate("Talk", "I want {place} for myself.")
        case "wanted":
            text = translate("Talk", "I want one of these regions for myself.")
        case "dangerous" if place_name:
            text = translate("Talk", "{place} would win somebody the game.")
        case "dangerous":
            text = translate("Talk", "One of these regions would win somebody the game.")
        case "taken" if place_name:
            text = translate("Talk", "{place} belongs to somebody already.")
        case "taken":
            text = translate("Talk", "One of these regions belongs to somebody already.")
        case "too_long":
            text = translate("Talk", "A whole game is too long.")
        case "costs_much":
            text = translate("Talk", "That would cost me more than it brings.")
        case _:
            return ""
    return text.format(name=asker, place=place_name)


def _call(rival: str, says: str, place: str) -> str:
    """Return the sentence that calls on others to stop a rival; `place` is its region, or ""."""
    match says:
        case "who":
            if place and rival:
                text = translate(
                    "Talk", "{place} wins {rival} the game. Who will help me stop {rival}?"
                )
            elif place:
                text = translate("Talk", "{place} wins you the game. Who will help me stop you?")
            elif rival:
                text = translate("Talk", "{rival} is winning. Who will help me stop {rival}?")
            else:
                text = translate("Talk", "You are winning. Who will help me stop you?")
        case "can":
            text = translate("Talk", "I can stop {rival}.")
            if not rival:
                text = translate("Talk", "I can stop you.")
        case "cannot":
            text = translate("Talk", "I cannot stop {rival}.")
            if not rival:
                text = translate("Talk", "I cannot stop you.")
        case _:
            text = translate("Talk", "I will stop {rival}.")
            if not rival:
                text = translate("Talk", "I will stop you.")
    return text.format(place=place, rival=rival)


def _remark(word: str, other: str, aimed: bool) -> str:
    match word:
        case "thanks":
            return translate("Talk", "Thank you!")
        case "doubt":
            return translate("Talk", "I doubt it.")
        case "faithless":
            if aimed and other:
                text = translate("Talk", "{name} broke a promise to me. Do not trust them.")
                return text.format(name=other)
            return translate("Talk", "You broke your promise to me.")
    if not aimed:
        return translate("Talk", "Others have more cards than I do.")
    if not other:
        return translate("Talk", "You have more cards than I do.")
    return translate("Talk", "{name} has more cards than I do.").format(name=other)


def chronicle_line(
    said: Interruption,
    seat: Seat,
    names: Sequence[str],
    texts: GameTexts,
    entry: Agreement | None = None,
    *,
    ahead: bool = False,
) -> tuple[str, str]:
    """Return who says something, with a colon, and what, for the chronicle and screen readers.

    `ahead` is set for an offer whose time had yet to begin (`AgreementLog.early_offers`).
    """
    who = speaker_heading(said, seat, names, entry)
    if isinstance(said, Offer):
        text = translate("Talk", "{who}, {time}:")
        return text.format(who=who, time=texts.span_text(said.until, ahead=ahead)), statement_text(
            said, seat, names, texts
        )
    return translate("Talk", "{who}:").format(who=who), statement_text(
        said, seat, names, texts, entry
    )


# -- agreements ------------------------------------------------------------------------------------


def state_word(state: str) -> str:
    """Return the state of an agreement or a term, in a word: "stands", "kept"."""
    match state:
        case "open":
            return translate("Talk", "open", "an offer")
        case "accepted":
            return translate("Talk", "stands", "an agreement")
        case "kept":
            return translate("Talk", "kept", "an agreement")
        case "broken":
            return translate("Talk", "broken", "an agreement")
        case "declined":
            return translate("Talk", "declined", "an offer")
        case "withdrawn":
            return translate("Talk", "withdrawn", "an offer")
    return translate("Talk", "lapsed", "an agreement")


STATES = (OPEN, ACCEPTED, KEPT, BROKEN, DECLINED, WITHDRAWN, LAPSED)


def agreement_heading(entry: Agreement, names: Sequence[str]) -> str:
    """Return between which seats an agreement is, as a heading: "Maud and you"."""
    first, second = names[entry.seat], names[entry.to]
    if not first:
        first, second = second, first
    if not second:
        return translate("Talk", "{name} and you").format(name=first)
    return translate("Talk", "{name} and {other}").format(name=first, other=second)


def agreement_outcome(entry: Agreement, names: Sequence[str]) -> str:
    """Return the end of an agreement in a sentence for the chronicle.

    The result is "" while it stands, and if it never did.
    """
    first, second = names[entry.seat], names[entry.to]
    if entry.status == BROKEN and entry.breaker is not None:
        by = names[entry.breaker]
        other = second if entry.breaker == entry.seat else first
        return _broken(by, other)
    if entry.status not in (KEPT, LAPSED) or not entry.verdicts:
        return ""
    is_own = not first or not second
    if entry.status == KEPT:
        text = translate("Talk", "{name} and {other} have kept their agreement.")
        if is_own:
            text = translate("Talk", "{name} and you have kept your agreement.")
    else:
        text = translate("Talk", "The agreement between {name} and {other} has lapsed.")
        if is_own:
            text = translate("Talk", "Your agreement with {name} has lapsed.")
    return text.format(name=(first or second) if is_own else first, other=second)


def _broken(name: str, other: str) -> str:
    if not name:
        return translate("Talk", "You break your word to {other}.").format(other=other)
    if not other:
        return translate("Talk", "{name} breaks a promise to you.").format(name=name)
    text = translate("Talk", "{name} breaks a promise to {other}.")
    return text.format(name=name, other=other)


def forsaken_stop_sentence(name: str, rival: str) -> str:
    """Return the sentence about a seat that gives up to stop a rival, for the chronicle."""
    if not name:
        text = translate("Talk", "You said that you would stop {rival}.")
    elif not rival:
        text = translate("Talk", "{name} had said “I will stop you”.")
    else:
        text = translate("Talk", "{name} had said “I will stop {rival}”.")
    return text.format(name=name, rival=rival)


def broken_word_sentence(name: str) -> str:
    """Return the sentence of the review about a move with which a seat broke its word."""
    if not name:
        return translate("Talk", "You broke your word here.")
    return translate("Talk", "{name} broke a promise here.").format(name=name)


# -- reasons ---------------------------------------------------------------------------------------


def reason(why: Effect, name: str, names: Sequence[str], texts: GameTexts) -> str:
    """Return why the bot called `name` said something (`TalkRules.speech_reason`), in a sentence.

    The result is "" for a reason that has no words.
    """
    other = "" if why.seat is None else names[why.seat]
    text = _reason_about_you(why.kind) if why.seat is not None and not other else ""
    text = text or _reason_about_other(why.kind)
    return text.format(name=name, other=other, place=texts.talk_place(why.about))


def _reason_about_you(kind: str) -> str:
    """Return a reason that concerns the person at the screen; "" where others hear the same."""
    match kind:
        case "near_win":
            return translate("Talk", "You were about to win the game.")
        case "distrusted":
            return translate("Talk", "You had broken more promises than you had kept.")
        case "faithless":
            return translate("Talk", "You had broken a promise.")
        case "dangerous":
            return translate("Talk", "{place} would have won you the game.")
        case "betrayed":
            return translate("Talk", "You had broken a promise to {name}.")
        case "stops_together" | "rival_may_win":
            return translate("Talk", "{place} would have won you the game.")
        case "holds_enough":
            return translate("Talk", "{name} held enough to stop you.")
        case "holds_too_little":
            return translate("Talk", "{name} held too little to stop you.")
        case "its_turn":
            return translate("Talk", "Somebody had to stop you, and {name} held enough.")
        case "threatens":
            return translate("Talk", "{place} would have won you the game, and {name} is bold.")
    return ""


def _reason_about_other(kind: str) -> str:
    match kind:
        case "costs_little":
            return translate("Talk", "{name} expected this to cost little.")
        case "costs_much":
            return translate("Talk", "{name} expected this to cost too much.")
        case "for_nothing":
            return translate("Talk", "{name} would have got nothing in return.")
        case "both_gain":
            return translate("Talk", "Each would keep out of a region that the other needed more.")
        case "near_win":
            return translate("Talk", "{other} was about to win the game.")
        case "gains":
            return translate("Talk", "{name} expected to gain by it.")
        case "gains_both":
            return translate("Talk", "{name} expected that both would gain by it.")
        case "faithless":
            return translate("Talk", "{other} had broken a promise.")
        case "wanted":
            return translate("Talk", "{name} wanted {place} too.")
        case "dangerous":
            return translate("Talk", "{place} would have won {other} the game.")
        case "taken":
            return translate("Talk", "{place} belonged to somebody already.")
        case "too_long":
            return translate("Talk", "A promise for a whole game was too long for {name}.")
        case "distrusted":
            return translate("Talk", "{other} had broken more promises than they had kept.")
        case "betrayed":
            return translate("Talk", "{other} had broken a promise to {name}.")
        case "stops_together" | "rival_may_win":
            return translate("Talk", "{place} would have won {other} the game.")
        case "holds_enough":
            return translate("Talk", "{name} held enough to stop {other}.")
        case "holds_too_little":
            return translate("Talk", "{name} held too little to stop {other}.")
        case "its_turn":
            return translate("Talk", "Somebody had to stop {other}, and {name} held enough.")
        case "threatens":
            return translate("Talk", "{place} would have won {other} the game, and {name} is bold.")
    return ""


def broken_promise_reason(name: str, other: str) -> str:
    """Return why a bot broke its promise to a seat, in a sentence."""
    if not other:
        text = translate(
            "Talk", "{name} expected to gain more by this than a promise to you is worth."
        )
        return text.format(name=name)
    text = translate(
        "Talk", "{name} expected to gain more by this than a promise to {other} is worth."
    )
    return text.format(name=name, other=other)


def kept_promise_reason(name: str, other: str) -> str:
    """Return why a bot did not give the coach's answer: it kept its promise to a seat."""
    if not other:
        return translate("Talk", "{name} kept a promise to you instead.").format(name=name)
    text = translate("Talk", "{name} kept a promise to {other} instead.")
    return text.format(name=name, other=other)


# -- refusals --------------------------------------------------------------------------------------


def refusal(key: str) -> str:
    """Return why something cannot be said now, in a sentence; "" for an unknown key."""
    match key:
        case "no_offer":
            return translate("Talk", "That offer is no longer open.")
        case "own_offer":
            return translate("Talk", "Only the others can accept your offer.")
        case "nobody":
            return translate("Talk", "Choose one of the others at the table.")
        case "no_terms":
            return translate("Talk", "An offer needs at least one promise.")
        case "too_many_terms":
            return translate("Talk", "Each side may make two promises at most.")
        case "unknown_term":
            return translate("Talk", "That promise makes no sense here.")
        case "said_already":
            return translate("Talk", "That has been said already.")
        case "too_many_offers":
            return translate("Talk", "Too many offers are open; wait until some are answered.")
        case "too_many_interruptions":
            return translate("Talk", "Enough has been said in this game.")
        case "stale":
            return translate("Talk", "Something else happened first: say it again.")
        case "over":
            return translate("Talk", "The game is over.")
        case "unknown":
            return translate("Talk", "That cannot be said in this game.")
    return ""


REFUSALS = (
    *("no_offer", "own_offer", "nobody", "no_terms", "too_many_terms", "unknown_term"),
    *("said_already", "too_many_offers", "too_many_interruptions", "stale", "over", "unknown"),
)
