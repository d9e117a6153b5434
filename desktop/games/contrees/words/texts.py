"""All texts of Contrées, in the current language."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar

from desktop.games.contrees.words import answers, chronicle, titles
from desktop.games.contrees.words.deeds import explanation, immediate_effect
from desktop.games.contrees.words.exchange import ruled_text
from desktop.games.contrees.words.lessons import lesson
from desktop.games.contrees.words.names import corner_code
from desktop.games.contrees.words.reasons import reason
from desktop.language.attendance_texts import called_off_words
from desktop.language.translation import translate
from desktop.style.shortcuts import KeyRow
from desktop.table.game_texts import GameTexts, Reason, RuledText, as_listed
from desktop.table.hints.hint_texts import first_sentence
from engine.core.values import CALLED_OFF, OMNISCIENT, Action, Effect, Event, Result, Seat, Step
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Lay, Place
from engine.games.contrees.land import TILE_COUNT
from engine.games.contrees.state import LAYING, STANDARD_COUNT
from engine.games.contrees.symmetry import result_key
from engine.games.contrees.views import ContreesView


class ContreesTexts(GameTexts[ContreesView]):
    """The texts of the game; see `GameTexts`."""

    def title(self) -> str:
        return titles.title()

    def tagline(self) -> str:
        return titles.tagline()

    # -- questions ---------------------------------------------------------------------------------

    def prompt(
        self, view: ContreesView, names: Sequence[str], viewer: Seat | None
    ) -> tuple[str, str]:
        if view.decision is None:
            return "", ""
        seat = view.decision.seat
        laying = view.decision.kind == LAYING
        if seat != viewer:
            return _waiting(names[seat], viewer, laying=laying), ""
        if laying:
            return _lay_prompt(view), _lay_aside(view)
        return translate("Contrees", "Place a tower on a free corner."), _place_aside(
            view, seat, names
        )

    def standing_text(self, view: ContreesView, names: Sequence[str]) -> str:
        sentences = [self.prompt(view, names, None)[0]]
        if view.phase == "land":
            sentences.append(
                translate("Contrees", "%n tile(s) of 16 are laid.", "", len(view.land))
            )
        else:
            sentences.append(_lead(view, names))
        return " ".join(sentences)

    def list_entry(
        self, action: Action, view: ContreesView, names: Sequence[str]
    ) -> tuple[str, str]:
        return answers.list_entry(action, view)

    def advice_entry(
        self, action: Action, view: ContreesView, names: Sequence[str]
    ) -> tuple[str, str]:
        heading, text = self.list_entry(action, view, names)
        if isinstance(action, Place):
            return heading, corner_code(view, action.at)
        return as_listed(heading, text)

    is_alike_equal: ClassVar[bool] = True

    def hint_group(self, action: Action, view: ContreesView) -> Hashable:
        # Turned or mirrored, the table is the same.
        return result_key(view, action) if isinstance(action, Lay | Place) else None

    def subject(self, action: Action, view: ContreesView, names: Sequence[str]) -> str:
        return self.advice_entry(action, view, names)[1]

    def action(self, action: Action, view: ContreesView, names: Sequence[str]) -> str:
        return answers.full_effect(action, view)

    def reason(self, fact: Effect, view: ContreesView, names: Sequence[str]) -> Reason | None:
        return reason(fact, has_snow=view.options.expert)

    def ruled_text(
        self, action: Action, view: ContreesView, names: Sequence[str], called: str = ""
    ) -> RuledText | None:
        return ruled_text(view, action, names, called) if isinstance(action, Place) else None

    def short_reason(self, sentence: str) -> str:
        # What the tower does; the panel says what the strongest reply does.
        return first_sentence(sentence)

    def immediate_effect(self, action: Action, view: ContreesView, names: Sequence[str]) -> str:
        return immediate_effect(view, action, names)

    def explanation(self, action: Action, view: ContreesView, names: Sequence[str]) -> str:
        return explanation(view, action, names)

    def lesson(
        self,
        action: Action,
        seat: Seat,
        later: Sequence[tuple[int, Step]],
        end: ContreesView,
        names: Sequence[str],
    ) -> str:
        return lesson(action, seat, later, end, names)

    def settles_at_once(self, action: Action, view: ContreesView) -> bool:
        return view.decision is not None and any(map(self.settles, CONTREES.preview(view, action)))

    def refusal(self, key: str, action: Action, view: ContreesView) -> str:
        if isinstance(action, Lay):
            return lay_refusals(is_snow=action.white).get(key, refusals().get(key, ""))
        return refusals().get(key, "")

    # -- events ------------------------------------------------------------------------------------

    def sentences(self, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
        return chronicle.sentence(event, names)

    def without_implied_events(self, events: Sequence[Event]) -> Sequence[Event]:
        return chronicle.without_implied_events(events)

    def author(self, event: Event) -> Seat | None:
        return chronicle.author(event)

    def settles(self, event: Event) -> bool:
        return isinstance(event, chronicle.SETTLING)

    def favours(self, event: Event, seat: Seat) -> bool:
        return chronicle.favours(event, seat)

    def result(
        self,
        result: Result,
        names: Sequence[str],
        viewer: Seat | None,
        view: ContreesView | None = None,
    ) -> tuple[str, str]:
        if result.by == CALLED_OFF:
            return called_off_words()
        if result.by == "resignation":
            resigned_name = next(
                name for seat, name in enumerate(names) if seat not in result.winners
            )
            return _gave_up(resigned_name), _wins(names[result.winners[0]])
        detail = details()[result.by]
        if len(result.winners) != 1:
            return translate("Contrees", "The game is a draw."), detail
        return _wins(names[result.winners[0]]), detail

    def winner_text(self, result: Result, view: ContreesView, names: Sequence[str]) -> str:
        if result.by in ("resignation", CALLED_OFF):
            return self.result(result, names, None)[0]
        return chronicle.winner_text(view.winner, view.score, view.demolished, names)


#: Keys that only this table has.
KEYS = (
    KeyRow(
        {"liberties": ("L",)},
        lambda: translate("Contrees", "Show or hide the liberties of every group"),
    ),
    KeyRow(
        {"ordinary": ("1",), "snow": ("2",)},
        lambda: translate("Contrees", "Choose an ordinary tile, or a snow tile"),
    ),
)


# -- helpers ---------------------------------------------------------------------------------------


def _waiting(name: str, viewer: Seat | None, *, laying: bool) -> str:
    if not name:
        return translate("Contrees", "It is your turn.")
    if viewer is None or viewer == OMNISCIENT:
        return translate("Contrees", "It is {name}’s turn.").format(name=name)
    if laying:
        return translate("Contrees", "{name} is laying a tile.").format(name=name)
    return translate("Contrees", "{name} is placing a tower.").format(name=name)


def _lay_prompt(view: ContreesView) -> str:
    if not view.land:
        return translate("Contrees", "Begin the land with a tile.")
    if view.laid_this_turn:
        return translate("Contrees", "Lay your second tile of this turn.")
    return translate("Contrees", "Lay the first of two tiles.")


def _lay_aside(view: ContreesView) -> str:
    if not view.land:
        return translate("Contrees", "You lay two tiles a turn.")
    if len(view.land) < 4:
        return translate("Contrees", "It must share a side with the land.")
    if len(view.land) == TILE_COUNT - 1:
        return translate("Contrees", "This is the last tile; after it, you both build towers.")
    return ""


def _place_aside(view: ContreesView, seat: Seat, names: Sequence[str]) -> str:
    """Return the most urgent remark for the deciding seat, or ""."""
    is_one_short = len(view.owners[seat]) == STANDARD_COUNT - 1
    is_other_one_short = len(view.owners[1 - seat]) == STANDARD_COUNT - 1 and bool(names[1 - seat])
    if is_one_short and is_other_one_short:
        text = translate(
            "Contrees", "You and {name} have nine standards each; a tenth ends the game."
        )
        return text.format(name=names[1 - seat])
    if is_one_short:
        return translate("Contrees", "You have nine standards; the tenth ends the game.")
    if is_other_one_short:
        text = translate("Contrees", "{name} has nine standards; the tenth ends the game.")
        return text.format(name=names[1 - seat])
    if view.supply[seat] == 1:
        return translate("Contrees", "It is your last tower.")
    if view.banned[seat]:
        return translate("Contrees", "You may not build where you just lost a tower.")
    return ""


def _lead(view: ContreesView, names: Sequence[str]) -> str:
    more, less = max(view.score), min(view.score)
    if more == less:
        return translate("Contrees", "The score is {more} to {less}.").format(more=more, less=less)
    name = names[view.score.index(more)]
    if not name:
        text = translate("Contrees", "You lead by {more} to {less}.")
    else:
        text = translate("Contrees", "{name} leads by {more} to {less}.")
    return text.format(name=name, more=more, less=less)


def _gave_up(name: str) -> str:
    if not name:
        return translate("Contrees", "You gave up the game.")
    return translate("Contrees", "{name} gave up the game.").format(name=name)


def _wins(name: str) -> str:
    if not name:
        return translate("Contrees", "You win!")
    return translate("Contrees", "{name} wins.").format(name=name)


def details() -> dict[str, str]:
    """Return the reason that decided the match, by the key of its result."""
    return {
        "markers": translate(
            "Contrees", "A tenth standard ended the game, and the tiles were counted."
        ),
        "supplies": translate("Contrees", "The last tower was built, and the tiles were counted."),
        "blocked": translate("Contrees", "Neither player could build, and the tiles were counted."),
        # With snow tiles, scores may be level though the numbers of tiles differ.
        "razed": translate("Contrees", "The score was level; the winner razed more towers."),
        "draw": translate("Contrees", "The score and the razed towers were level."),
    }


def refusals() -> dict[str, str]:
    """Return the reasons for refusals, by the key of the rules."""
    return {
        "over": translate("Contrees", "The game is over."),
        "not_your_turn": translate("Contrees", "It is not your turn."),
        "not_asked": translate("Contrees", "The land is not finished: lay tiles now."),
        "unknown": translate("Contrees", "There is no such move."),
        "occupied": translate("Contrees", "There is already a tower on this corner."),
        "no_corner": translate("Contrees", "This land has no such corner."),
        "banned": translate("Contrees", "Your tower just fell here: wait one turn."),
        "not_connected": translate("Contrees", "A tile must share a side with the land."),
        "no_tile": translate("Contrees", "You have no such tile left."),
    }


def lay_refusals(*, is_snow: bool) -> dict[str, str]:
    """Return the reasons that differ when a tile is refused, by the key of the rules."""
    if is_snow:
        no_tile = translate("Contrees", "You have no snow tile left.")
    else:
        no_tile = translate("Contrees", "Only your snow tile is left.")
    return {
        "not_asked": translate("Contrees", "The land is finished: build a tower on a corner."),
        "occupied": translate("Contrees", "There is already a tile here."),
        "no_tile": no_tile,
    }


TEXTS = ContreesTexts()
