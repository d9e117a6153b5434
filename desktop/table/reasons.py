"""Why an answer is better than others, or worse, in sentences made of what came of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from math import sqrt

from desktop.language import translate
from desktop.table.advice import Advice, Advised
from desktop.table.texts import GameTexts, Reason
from engine.core import Action, Fact, View

#: Sentences for one answer.
MOST_SAID = 2
#: The least share of the worlds in which answers must differ; in few worlds it is more.
TELLING = 0.15
#: The least that a difference must weigh.
WEIGHTY = 0.04


@dataclass(frozen=True, slots=True)
class _Difference:
    """In how many worlds something came of an answer, and of another."""

    reason: Reason
    number: int
    often: int
    #: None: the other does the like elsewhere.
    other: int | None
    #: How much it speaks for the answer.
    weight: float

    @property
    def more(self) -> bool:
        """Whether it comes of the answer at least as often as of the other."""
        return self.other is None or self.often >= self.other

    def certain(self, worlds: int) -> bool:
        """Whether it needs no figures: it always comes of the answer, or of none but this."""
        known = self.reason.certain or (self.reason.own and self.other == 0)
        return self.often == worlds and (known or worlds == 1)


def why(
    advice: Advice,
    row: int,
    texts: GameTexts,
    view: View,
    names: Sequence[str],
    *,
    either_way: bool = False,
) -> list[str]:
    """What sets an answer apart, the most telling first, in whole sentences; `view`: of the seat.

    The best is compared with the next that differs, the others with the best. What comes first
    speaks for the best, and against the others, unless `either_way` will do.
    """
    answers, side = advice.answers, -1 if row else 1
    for other in (0,) if row else range(1, len(answers)):
        found = list(_differences(answers[row], answers[other], advice.worlds, texts, names))
        found.sort(key=lambda one: (-abs(one.weight), -one.number, one.reason.clause))
        first = next((one for one in found if either_way or one.weight * side > 0), None)
        if first is None:
            continue
        told, topics = [first], {first.reason.topic}
        for one in found:
            if len(told) < MOST_SAID and one.reason.topic not in topics:
                told.append(one)
                topics.add(one.reason.topic)
        _, called = texts.advised(answers[other].action, view)
        return _joined(told, advice.worlds, called)
    return []


def looked_back(
    advice: Advice, row: int, texts: GameTexts, view: View, names: Sequence[str]
) -> list[str]:
    """The same of an answer that was given: where what came of it soon speaks the other way, that
    is told too, and that there must be more.
    """
    if found := why(advice, row, texts, view, names):
        return found
    found = why(advice, row, texts, view, names, either_way=True)[: MOST_SAID - 1]
    if found and not row and advice.alike > 1:
        return found
    return [*found, *(_but(said) if found else said for said in further_on(advice, row))]


def further_on(advice: Advice, row: int) -> list[str]:
    """What is left to be said of an answer where nothing that comes of it soon tells why it is
    better, or worse.
    """
    given, best = advice.answers[row], advice.answers[0]
    if given.facts is None or not advice.worlds:
        return []
    if not row and advice.alike > 1:
        return [translate("Hint", "Soon it leads to much the same as the others.")]
    if not row:
        return [translate("Hint", "What speaks for it lies further on.")]
    if given.most < best.least:
        return [translate("Hint", "What speaks against it lies further on.")]
    return []


def beside(
    best: Advised, given: Advised, worlds: int, texts: GameTexts, names: Sequence[str], name: str
) -> list[str]:
    """Why one answer is better than another that was given, by whoever has that `name`: what
    speaks for it, then what does not, each told once, of the answer that does it.

    Where nothing else speaks for it, what is plain does, such as the card that the other costs.
    """
    for plain in (False, True):
        found = list(_differences(best, given, worlds, texts, names, plain=plain))
        # What the worse answer surely does is seen on the board; how often the game is won at
        # once by either, its chance says better.
        found = [
            one
            for one in found
            if one.weight > 0 or not (one.reason.certain or one.reason.topic == "end")
        ]
        found.sort(key=lambda one: (-abs(one.weight), -one.number, one.reason.clause))
        first = next((one for one in found if one.weight > 0), None)
        if first is None:
            continue
        told, topics = [first], {first.reason.topic}
        for one in found:
            if len(told) < MOST_SAID and one.reason.topic not in topics:
                told.append(one)
                topics.add(one.reason.topic)
        return [
            _compared(one, last, worlds, name)
            for last, one in zip((None, *told), told, strict=False)
        ]
    return []


def _compared(one: _Difference, last: _Difference | None, worlds: int, name: str) -> str:
    """A sentence about the answer that does something more often, after one that told the `last`.

    What speaks against the better answer begins with a "but", unless it is seldom so.
    """
    does, often, less = one.reason.clause, one.often, one.other
    if not one.more:
        often, less = one.other or 0, one.often
        if last is not None and not last.more:
            move = translate("Hint", "It {does}", "the same move again")
        elif name:
            move = translate("Hint", "{name}'s move {does}")
        else:
            move = translate("Hint", "Your move {does}")
        does = _capital(move.format(name=name, does=_bare(does)))
    seldom = one.weight < 0 and 2 * often < worlds
    said = does
    if often < worlds or (worlds > 1 and not (one.reason.certain and not less)):
        said = _counted(does, often, worlds, again=last is not None, seldom=seldom)
    if less:
        other = translate("Hint", "{fact}, the coach's in {less}")
        if one.more:
            yours = translate("Hint", "{fact}, yours in {less}")
            other = translate("Hint", "{fact}, {name}'s in {less}") if name else yours
        said = other.format(fact=said, less=less, name=name)
    said = translate("Hint", "{fact}.").format(fact=said)
    return _but(said) if one.weight < 0 and not seldom else said


def _counted(does: str, often: int, worlds: int, *, again: bool, seldom: bool) -> str:
    """In how many worlds it does that; `again`: of those just spoken of."""
    if often == worlds:
        text = translate("Hint", "{fact} in all of %n world(s)", "", worlds)
        more = translate("Hint", "{fact} in all of them")
    elif seldom:
        text = translate("Hint", "{fact} in only {often} of %n world(s)", "", worlds)
        more = translate("Hint", "{fact} in only {often} of them")
    else:
        text = translate("Hint", "{fact} in {often} of %n world(s)", "", worlds)
        more = translate("Hint", "{fact} in {often} of them")
    return (more if again else text).format(fact=does, often=often)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _bare(clause: str) -> str:
    """What an answer does, without the word for it."""
    does = clause.removeprefix(translate("Hint", "It {does}").partition("{does}")[0])
    return does[0].lower() + does[1:]


def _differences(
    answer: Advised,
    other: Advised,
    worlds: int,
    texts: GameTexts,
    names: Sequence[str],
    *,
    plain: bool = False,
) -> Iterator[_Difference]:
    """What sets them apart; with what is `plain`, too, which their names say already."""
    if answer.facts is None or other.facts is None or not worlds:
        return
    least = max(TELLING, 1 / sqrt(worlds))
    for fact in {**answer.facts, **other.facts}:
        reason = texts.reason(fact, names)
        often = answer.facts.get(fact, 0)
        # What one answer never does and another always, such as giving up its card, is plain.
        if reason is None or (not plain and not often and other.facts.get(fact) == worlds):
            continue
        lays = any(_lays(one.action, fact) for one in (answer, other))
        if reason.own and lays and not plain:
            continue
        there: int | None = other.facts.get(fact, 0)
        rate = there or 0
        if reason.anywhere and not often and any(_elsewhere(fact, answer)):
            # It does the like itself.
            continue
        if reason.anywhere and not there:
            rate = max(_elsewhere(fact, other), default=0)
            there = None if rate else 0
        share = (often - rate) / worlds
        weight = reason.weight * share
        if abs(share) >= least and abs(weight) >= WEIGHTY:
            yield _Difference(reason, fact.number, often, there, weight)


def _lays(action: Action, fact: Fact) -> bool:
    """Whether an answer's name says as much: of one that lays a card, that it costs it."""
    return fact.number == 1 and fact.about == getattr(action, "card", None)


def _elsewhere(fact: Fact, other: Advised) -> Iterator[int]:
    """How often another answer did the like."""
    for one, often in (other.facts or {}).items():
        if (one.kind, one.seat) == (fact.kind, fact.seat):
            yield often


def _joined(told: Sequence[_Difference], worlds: int, called: str) -> list[str]:
    """Sentences; what is certain and speaks alike is said in one, and between one that speaks for
    an answer and one against it stands a "but".
    """
    turns = [False, *((one.weight > 0) != (last.weight > 0) for last, one in pairwise(told))]
    if len(told) > 1 and not any(turns) and all(one.certain(worlds) for one in told):
        first, *others = (one.reason.clause for one in told)
        return [reduce(_and, others, first) + "."]
    compared = [False, *(not one.certain(worlds) and one.other is not None for one in told)]
    said = [
        _again(one, worlds) if again else _sentence(one, worlds, called)
        for one, again in zip(told, compared, strict=False)
    ]
    return [_but(one) if turn else one for one, turn in zip(said, turns, strict=True)]


def _and(clause: str, another: str) -> str:
    """Both, with the word for the answer said once."""
    subject = translate("Hint", "It {does}").partition("{does}")[0]
    does = another.removeprefix(subject)
    text = translate("Hint", "{fact} and {does}")
    return text.format(fact=clause, does=does[0].lower() + does[1:])


def _but(sentence: str) -> str:
    """In every language reasons begin with a word for the answer, never with a name."""
    text = translate("Hint", "But {reason}")
    return text.format(reason=sentence[0].lower() + sentence[1:])


def _again(one: _Difference, worlds: int) -> str:
    """A sentence after one that told of the same games, and of what it is compared with."""
    if one.certain(worlds) or one.other is None:
        return _sentence(one, worlds, "")
    if one.often == worlds:
        text = translate("Hint", "{fact} in all")
    elif one.often:
        text = translate("Hint", "{fact} in {often}")
    else:
        text = translate("Hint", "{fact} in none")
    said = text.format(fact=one.reason.clause, often=one.often)
    if one.other == worlds:
        text = translate("Hint", "{fact}, against all.")
    elif one.other:
        text = translate("Hint", "{fact}, against {other}.")
    else:
        text = translate("Hint", "{fact}, against none.")
    return text.format(fact=said, other=one.other)


def _sentence(one: _Difference, worlds: int, called: str) -> str:
    """`called`: the answer it is compared with."""
    clause, often, other = one.reason.clause, one.often, one.other
    if one.certain(worlds):
        return translate("Hint", "{fact}.").format(fact=clause)
    if often == worlds:
        text = translate("Hint", "{fact} in all of %n imagined game(s)", "", worlds)
    elif often:
        text = translate("Hint", "{fact} in {often} of %n imagined game(s)", "", worlds)
    else:
        text = translate("Hint", "{fact} in none of %n imagined game(s)", "", worlds)
    said = text.format(fact=clause, often=often)
    if other is None:
        return translate("Hint", "{fact}.").format(fact=said)
    if other == worlds:
        text = translate("Hint", "{fact}; with “{answer}” in all.")
    elif other:
        text = translate("Hint", "{fact}; with “{answer}” in {other}.")
    else:
        text = translate("Hint", "{fact}; with “{answer}” in none.")
    return text.format(fact=said, answer=called, other=other)
