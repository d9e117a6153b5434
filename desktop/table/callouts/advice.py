"""What a bot says of the answers to a question, as it comes from its process and is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot

from desktop.language.translation import translate
from desktop.table.texts import GameTexts
from engine.bots.protocol import whole
from engine.core.errors import IllegalAnswerError
from engine.core.game import Game
from engine.core.values import Action, Code, Effect, Json, View
from engine.data.codec import CodecError, decode_kind

#: Answers that are read, and those of them that are shown: three that differ in kind, one more.
MOST_READ, SHOWN = 40, 4
#: Facts that are read of an answer, worlds they may have been seen in, what they may count.
MOST_FACTS, MOST_WORLDS, MOST_COUNTED = 24, 10_000, 99
#: Where something is hidden, so few worlds say nothing.
FEWEST_WORLDS = 10
#: From which difference on a chance looks far from another.
TELLING = 0.08
#: Doubts up to which an answer was tried enough to say where it stands, if they are not so many
#: times that of the first.
ENOUGH, FAR_MORE = 0.1, 2.0
#: Below so many iterations a longer look may tell apart what seems too close to call.
SCARCE = 400
#: How near to winning is what wins at once, and at the most.
WINS = 2.0
#: A chance below which none of several "will do"; and below which more is thought before that is
#: said, where nothing tells answers apart.
POOR, DOUBTFUL = 0.06, 0.1


@dataclass(frozen=True, slots=True)
class Advised:
    """One answer: its chance of winning, and how far that may be off (None: nobody knows)."""

    action: Action
    value: float
    doubt: float | None
    #: Chance of every seat after it; empty: not known.
    chances: tuple[float, ...]
    #: What came of it, in how many of the worlds; None: nobody looked.
    facts: Mapping[Effect, int] | None = None
    #: How near to winning it brings, 2 where it wins at once; 0: not told.
    near: float = 0.0

    def coming_from(self, before: Advised | None, share: float) -> Advised:
        """On the way from what was known `before`, of which so large a share is done."""
        if before is None or share >= 1.0:
            return self
        doubt = self.doubt
        if doubt is not None and before.doubt is not None:
            doubt = before.doubt + share * (doubt - before.doubt)
        value = before.value + share * (self.value - before.value)
        return replace(self, value=value, doubt=doubt)

    def behind(self, best: Advised) -> tuple[float, float]:
        """By how much its chance is below that of the best, and how far that may be off.

        Searches are independent of one another: what they err by does not simply add up.
        """
        return best.value - self.value, hypot(best.doubt or 0.0, self.doubt or 0.0)

    @property
    def figure(self) -> int:
        """The chance as it is written, in hundredths."""
        return round(100 * self.value)

    def behind_as_written(self, best: Advised) -> tuple[float, float]:
        """The same as the figures are written: nobody is to find another difference."""
        off = self.behind(best)[1]
        return (best.figure - self.figure) / 100, max(0.01, round(off, 2)) if off else 0.0

    @property
    def least(self) -> float:
        return max(0.0, self.value - (self.doubt or 0.0))

    @property
    def most(self) -> float:
        return min(1.0, self.value + (self.doubt or 0.0))


@dataclass(frozen=True, slots=True)
class Advice:
    """The answers a bot looked at, the best first; only its own where it knew without searching."""

    answers: tuple[Advised, ...]
    #: Matches it played on in its head, and seconds it took.
    iterations: int
    seconds: float
    #: In how many worlds it was seen what comes of the answers.
    worlds: int = 0
    #: What the bot itself would do; None: the first.
    own: Action | None = None

    @property
    def weighed(self) -> bool:
        """Whether answers were weighed against each other, so that figures say something."""
        return len(self.answers) > 1

    @property
    def alike(self) -> int:
        """How many, from the first on, can neither be told apart nor look far from it; 1: none.

        Of one that was hardly tried nobody knows whether it would do as well.
        """
        first = self.answers[0]
        count = 1
        for other in self.answers[1:]:
            far = other.behind(first)[0] >= TELLING
            if far or self.worse(other) or self.hardly_tried(other):
                break
            count += 1
        return count

    def worse(self, answer: Advised) -> bool:
        """Whether an answer is behind the first by more than that may be off."""
        less, off = answer.behind_as_written(self.answers[0])
        return less > off

    @property
    def equal(self) -> bool:
        """Whether those that are alike are known to be about as good, and not merely known too
        little.
        """
        return all(self.near(other) for other in self.answers[1 : self.alike])

    def near(self, answer: Advised) -> bool:
        """Whether an answer is known to be about as good as the first."""
        first = self.answers[0]
        less, off = answer.behind_as_written(first)
        # Of a small chance the half is much.
        return less <= off and sum(answer.behind(first)) < min(ENOUGH, first.value / 2)

    def as_good(self, row: int) -> bool:
        """Whether an answer is known to be about as good as others: what came of it more often
        than of them says nothing then.
        """
        return row < self.alike > 1 and self.equal

    @property
    def vain(self) -> bool:
        """Whether no answer wins as often as once in two hundred times, as figures are written."""
        return not any(answer.figure for answer in self.answers)

    @property
    def highest(self) -> float:
        """The best chance of all."""
        return max(answer.value for answer in self.answers)

    @property
    def premature(self) -> bool:
        """Whether so little is known that a longer look may find the one answer that wins at
        times.
        """
        if self.counted or not any(answer.most for answer in self.answers):
            return False
        told_apart = self.alike < len(self.answers)
        return self.highest < (POOR if told_apart else DOUBTFUL)

    @property
    def undecided(self) -> bool:
        """Whether so little was tried that nothing can be told of the best answers."""
        return 0 < self.iterations < SCARCE and self.alike > 1 and not self.equal

    @property
    def counted(self) -> bool:
        """Whether nothing had to be tried to know it."""
        return not self.iterations

    def surpasses(self, other: Advice) -> bool:
        """Whether more was tried than for another, which nothing proved."""
        return self.iterations > other.iterations and not other.counted

    def hardly_tried(self, answer: Advised) -> bool:
        """Whether an answer is so much less sure than the first that its figure says little."""
        first = self.answers[0].doubt or 0.0
        return answer.doubt is None or answer.doubt > max(ENOUGH, FAR_MORE * first)

    def in_order(self) -> Advice:
        """The same by the figures that are seen, but for three things.

        What the bot would do comes before what is surely worse or hardly tried, and that last of
        all: it may look better than it is. Of what is about as good as the first, what is nearer to
        winning comes first, and before all what wins at once.
        """
        first, *others = self.answers
        others.sort(
            key=lambda one: (one.doubt is None, self.hardly_tried(one), -round(one.value, 2))
        )
        ordered = replace(self, answers=(first, *others))
        # Whatever may be as good as the first is not called worse for its place.
        leading = sorted(ordered.answers[: ordered.alike], key=lambda one: -round(one.value, 2))
        if ordered.equal:
            leading.sort(key=lambda one: -one.near)
        answers = (*leading, *ordered.answers[ordered.alike :])
        return replace(self, answers=tuple(sorted(answers, key=lambda one: one.near < WINS)))

    def including(self, action: Action, everything: Advice) -> Advice:
        """The same with an answer of `everything` where it belongs, if it is not there yet."""
        if any(answer.action == action for answer in self.answers):
            return self
        given = [answer for answer in everything.answers if answer.action == action]
        if not given:
            return self
        return replace(self, answers=(*self.answers[: SHOWN - 1], *given)).in_order()


def read(thought: Json, game: Game, legal: Sequence[Code] | None, seats: int) -> Advice | None:
    """The advice in a bot's thought, or None: it may come from anybody's program.

    They stand in the order in which they are shown. `legal` None: nobody is going to give any.
    """
    if not isinstance(thought, dict) or not isinstance(thought.get("moves"), list):
        return None
    worlds = _count(thought.get("worlds"), 1, MOST_WORLDS) or 0
    if worlds < FEWEST_WORLDS and not game.perfect_information:
        worlds = 0
    answers = [_advised(move, game, legal, seats, worlds) for move in thought["moves"][:MOST_READ]]
    known = [answer for answer in answers if answer is not None]
    iterations, seconds = whole(thought.get("iterations")), thought.get("seconds")
    if not known or iterations is None or not isinstance(seconds, (int, float)):
        return None
    own = known[0].action
    found = Advice(tuple(known), max(0, iterations), max(0.0, float(seconds)), worlds, own)
    return found.in_order()


def _advised(
    move: Json, game: Game, legal: Sequence[Code] | None, seats: int, worlds: int
) -> Advised | None:
    if not isinstance(move, dict):
        return None
    value, doubt = _share(move.get("value")), _share(move.get("doubt"))
    try:
        action = decode_kind(game.actions, move.get("action"))
        if value is None or (legal is not None and game.code(action) not in legal):
            return None
    except (CodecError, IllegalAnswerError):
        return None
    given = move.get("chances")
    chances = [_share(chance) for chance in given[:seats]] if isinstance(given, list) else []
    told = tuple(chance for chance in chances if chance is not None)
    facts = _facts(move.get("facts"), seats, worlds)
    near = move.get("near", 0.0)
    if type(near) not in (int, float) or not 0 <= near <= WINS:
        near = 0.0
    return Advised(action, value, doubt, told if len(told) == seats else (), facts, float(near))


def _facts(given: Json, seats: int, worlds: int) -> Mapping[Effect, int] | None:
    """What came of an answer; what makes no sense is left out."""
    if not isinstance(given, list) or not worlds:
        return None
    facts: dict[Effect, int] = {}
    for item in given[:MOST_FACTS]:
        if not isinstance(item, dict):
            continue
        kind, about, seat = item.get("fact"), item.get("about"), item.get("seat")
        number = _count(item.get("number"), 0, MOST_COUNTED)
        often = _count(item.get("worlds"), 1, worlds)
        if not isinstance(kind, str) or not isinstance(about, str):
            continue
        if seat is not None and _count(seat, 0, seats - 1) is None:
            continue
        if number is not None and often is not None:
            facts[Effect(kind, about, seat, number)] = often
    return facts


def _count(value: Json, least: int, most: int) -> int | None:
    """A whole number within bounds, or None."""
    number = whole(value)
    return number if number is not None and least <= number <= most else None


def _share(value: Json) -> float | None:
    """A number from 0 to 1, or None."""
    if type(value) not in (int, float) or not 0 <= value <= 1:
        return None
    return float(value)


def unweighed(action: Action) -> Advice:
    """The answer of a bot that had nothing to weigh up."""
    return Advice((Advised(action, 0.0, None, ()),), 0, 0.0)


def of_different_kind(advice: Advice, texts: GameTexts, view: View, names: Sequence[str]) -> Advice:
    """The best answers of each kind: of one card for several cities, that for the best city.

    Where that leaves too few, the next best are added, whatever their kind. All stay in order.
    """
    kept: list[Advised] = []
    kinds: set[str] = set()
    for answer in advice.answers:
        kind, _ = texts.advised(answer.action, view, names)
        if kind and kind in kinds:
            continue
        kinds.add(kind)
        kept.append(answer)
    others = (answer for answer in advice.answers if answer not in kept)
    kept = [*kept[: SHOWN - 1], *(kept[SHOWN - 1 :] or others)][:SHOWN]
    return replace(advice, answers=tuple(one for one in advice.answers if one in kept))


def _any_of(advice: Advice) -> str:
    """What is said of several answers together of which none is better for sure."""
    alike, shown = advice.alike, len(advice.answers)
    if advice.highest < POOR:
        return translate("Hint", "No move wins often from here.")
    if advice.equal:
        if alike == shown == 2:
            return translate("Hint", "Either will do.")
        if alike == 2:
            return translate("Hint", "Either of the first two will do.")
        if alike == shown:
            return translate("Hint", "Any of these will do.")
        text = translate("Hint", "Any of the first {number} will do.")
        return text.format(number=alike)
    if alike == shown:
        return translate("Hint", "These are too close to call.")
    if alike == 2:
        return translate("Hint", "The first two are too close to call.")
    text = translate("Hint", "The first {number} are too close to call.")
    return text.format(number=alike)


def _any_of_past(advice: Advice) -> str:
    """The same of a question that was answered, where several answers were about as good."""
    alike, shown = advice.alike, len(advice.answers)
    if advice.highest < POOR:
        return translate("Hint", "No move won often from there.")
    if alike == shown == 2:
        return translate("Hint", "Either would have done.")
    if alike == 2:
        return translate("Hint", "Either of the first two would have done.")
    if alike == shown:
        return translate("Hint", "Any of these would have done.")
    text = translate("Hint", "Any of the first {number} would have done.")
    return text.format(number=alike)


def standing(advice: Advice) -> Iterator[str]:
    """Whether the best answer is the best at all, in whole sentences."""
    if len(advice.answers) < 2:
        return
    if not any(answer.most for answer in advice.answers):
        yield translate("Hint", "No answer wins any more.")
    elif advice.alike > 1:
        yield _any_of(advice)
    elif all(advice.hardly_tried(other) for other in advice.answers[1:]):
        if len(advice.answers) == 2:
            yield translate("Hint", "The other was hardly tried.")
        else:
            yield translate("Hint", "The others were hardly tried.")


def out_of_order(advice: Advice) -> Iterator[str]:
    """Why a higher figure stands below a lower one, in whole sentences."""
    hardly = [answer for answer in advice.answers if advice.hardly_tried(answer)]
    tried = [answer for answer in advice.answers if answer not in hardly]
    if tried and any(answer.figure > min(one.figure for one in tried) for answer in hardly):
        yield translate("Hint", "What was hardly tried stands last.")
    if any(last.figure < one.figure and last.near > one.near for last, one in pairwise(tried)):
        yield translate("Hint", "Of equal moves the one that wins sooner stands first.")


def verdict(advice: Advice, action: Action, name: str) -> str:
    """What is to be said of an answer that was given; `name` "": the person at the screen."""
    given = next((answer for answer in advice.answers if answer.action == action), None)
    best = advice.answers[0]
    if given is None:
        return translate("Hint", "The coach left aside what was played at first glance.")
    if not any(answer.most for answer in advice.answers):
        return translate("Hint", "No answer wins any more.")
    less, off = given.behind_as_written(best)
    worse = advice.worse(given)
    if advice.vain or advice.as_good(advice.answers.index(given)):
        return _any_of_past(advice)
    # Of what stands below others by its figure it is not said that the coach would do it.
    if action == best.action or (action == advice.own and less <= 0):
        said, own = (
            translate("Hint", "{name} played what the coach would have played."),
            translate("Hint", "You played what the coach would have played."),
        )
    elif less <= 0 and not off and given.doubt is not None:
        said, own = (
            translate("Hint", "{name} played just as well as the coach would have."),
            translate("Hint", "You played just as well as the coach would have."),
        )
    elif advice.hardly_tried(given) and given.most >= best.least:
        said = own = translate("Hint", "The coach tried what was played too little to judge it.")
    elif not worse and advice.highest < POOR:
        return _any_of_past(advice)
    elif not worse and less < TELLING and not advice.near(given):
        said, own = (
            translate("Hint", "{name}'s move and the coach's are too close to call."),
            translate("Hint", "Your move and the coach's are too close to call."),
        )
    elif not worse and less < TELLING:
        said, own = (
            translate("Hint", "{name} played about as well as the coach would have."),
            translate("Hint", "You played about as well as the coach would have."),
        )
    elif not worse:
        said, own = (
            translate("Hint", "The coach saw +{gain} for {name}, but that may be chance."),
            translate("Hint", "The coach saw +{gain} for you, but that may be chance."),
        )
    else:
        said, own = (
            translate("Hint", "The coach saw something better for {name}: +{gain}."),
            translate("Hint", "The coach saw something better for you: +{gain}."),
        )
    return (said if name else own).format(name=name, gain=f"{percent(less)} {_margin(off)}".strip())


def percent(share: float) -> str:
    """A share as people write it."""
    return translate("Hint", "{number}\u00a0%").format(number=round(100 * share))


def chance(answer: Advised) -> str:
    """The chance of an answer with its doubt."""
    return f"{percent(answer.value)} {doubt(answer)}".strip()


def doubt(answer: Advised) -> str:
    """How far the chance of an answer may be off, at least one where it is not certain; "" where
    it is.
    """
    return "±\u00a0?" if answer.doubt is None else _margin(answer.doubt)


def _margin(doubt: float) -> str:
    return f"±\u00a0{max(1, round(100 * doubt))}" if doubt else ""
