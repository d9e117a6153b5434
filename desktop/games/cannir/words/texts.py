"""The texts of Cannir that the shared table asks for (`GameTexts`)."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from desktop.games.cannir.selection import in_path_order
from desktop.games.cannir.words import answers, chronicle, titles
from desktop.games.cannir.words.deeds import explanation, immediate_effect, plain_effect
from desktop.games.cannir.words.names import card_name, card_phrase, cell_name, veiled_card
from desktop.games.cannir.words.reasons import reason
from desktop.language.attendance_texts import called_off_words
from desktop.language.translation import translate
from desktop.table.game_texts import GameTexts, Reason
from engine.core.values import CALLED_OFF, OMNISCIENT, Action, Effect, Event, Resign, Result, Seat
from engine.games.cannir.actions import Attack, Choose, Discard, Place, Restore
from engine.games.cannir.board import BOARD
from engine.games.cannir.cards import order_of, value_of
from engine.games.cannir.game import CANNIR
from engine.games.cannir.sovereignty import WaysOut, ways_out
from engine.games.cannir.views import CannirView


class CannirTexts(GameTexts[CannirView]):
    """The texts of Cannir; see `GameTexts`."""

    def title(self) -> str:
        return titles.title()

    def can_be_won(self, view: CannirView) -> bool:
        return CANNIR.explanations.can_be_won(view)

    def tagline(self) -> str:
        return titles.tagline()

    # -- prompts -----------------------------------------------------------------------------------

    def prompt(
        self, view: CannirView, names: Sequence[str], viewer: Seat | None
    ) -> tuple[str, str]:
        if view.decision is None:
            return "", ""
        seat = view.decision.seat
        if seat != viewer:
            return _waiting(names[seat], viewer), ""
        if view.decision.kind == "choose":
            return translate("Cannir", "Choose which suite becomes sovereign."), ""
        return translate("Cannir", "Choose a card to play."), _threat(view, seat, names)

    def stakes(self, view: CannirView, seat: Seat, names: Sequence[str]) -> str:
        return _threat(view, seat, names)

    def list_entry(self, action: Action, view: CannirView, names: Sequence[str]) -> tuple[str, str]:
        heading = answers.heading(action)
        return heading, answers.button_label(action) if heading else self.action(
            action, view, names
        )

    def advice_entry(
        self, action: Action, view: CannirView, names: Sequence[str]
    ) -> tuple[str, str]:
        return answers.advice_entry(action) or ("", self.action(action, view, names))

    def subject(self, action: Action, view: CannirView, names: Sequence[str]) -> str:
        if isinstance(action, Choose):
            return translate("Cannir", "the suite {values} on {cells}").format(
                values=values_on(view, action.cells), cells=path_of(view, action.cells)
            )
        if isinstance(action, Place) and action.face == "up":
            text = translate("Cannir", "{card} on {cell}")
            return text.format(card=card_phrase(action.card), cell=cell_name(action.cell))
        return self.advice_entry(action, view, names)[1]

    def action(self, action: Action, view: CannirView, names: Sequence[str]) -> str:
        match action:
            case Place(card, cell, face):
                return _place(view, card, cell, face)
            case Attack(card, cell):
                return translate("Cannir", "Attack {target} on {cell} with {card}").format(
                    target=_top(view, cell), cell=cell_name(cell), card=card_phrase(card)
                )
            case Restore(card, cell):
                return translate("Cannir", "Restore {target} on {cell} with {card}").format(
                    target=_top(view, cell), cell=cell_name(cell), card=card_phrase(card)
                )
            case Discard(card):
                return translate("Cannir", "Discard {card}").format(card=card_phrase(card))
            case Choose(cells):
                return translate("Cannir", "Take the suite {values} on {cells}").format(
                    values=values_on(view, cells), cells=path_of(view, cells)
                )
            case Resign():
                return translate("Cannir", "Give up the game")
        raise TypeError(action)

    def reason(self, fact: Effect, view: CannirView, names: Sequence[str]) -> Reason | None:
        return reason(fact, view, names)

    def immediate_effect(self, action: Action, view: CannirView, names: Sequence[str]) -> str:
        return immediate_effect(view, action, names)

    def plain_effect(self, action: Action, view: CannirView, names: Sequence[str]) -> str:
        return plain_effect(view, action)

    def explanation(self, action: Action, view: CannirView, names: Sequence[str]) -> str:
        return explanation(view, action)

    def short_reason(self, sentence: str) -> str:
        # What follows tells more of the same, such as how many cards can stop the suite.
        beginning = re.split(r"[,;:]\s|\s[;:]\s", sentence)[0].removesuffix(".")
        return translate("CannirTags", "{fact}.").format(fact=beginning)

    def settled_topics(self, action: Action) -> Collection[str]:
        # The deed of an attack names the suite that it breaks, too.
        broken = (f"suite{seat}" for seat in range(3)) if isinstance(action, Attack) else ()
        # So does what prepares a suite.
        return ("suite", "next", *broken)

    def settles_at_once(self, action: Action, view: CannirView) -> bool:
        # What the next seat can do with which cards is always worth a sentence.
        return view.decision is not None and bool(
            immediate_effect(view, action, ("",) * len(view.hands))
        )

    def refusal(self, key: str, action: Action, view: CannirView) -> str:
        return refusals().get(key, "").format(value=_value(action))

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
        view: CannirView | None = None,
    ) -> tuple[str, str]:
        if result.by == CALLED_OFF:
            return called_off_words()
        if not result.winners:
            return (
                translate("Cannir", "Everyone loses."),
                translate("Cannir", "The last card was drawn before a suite had won."),
            )
        if result.by == "resignation":
            return _resignation_texts(result, names)
        winner = names[result.winners[0]]
        detail = translate("Cannir", "The sovereign suite lasted a whole round.")
        if not winner:
            return translate("Cannir", "You win!"), detail
        return translate("Cannir", "{name} wins.").format(name=winner), detail

    def winner_text(self, result: Result, view: CannirView, names: Sequence[str]) -> str:
        if result.by in ("resignation", CALLED_OFF):
            return self.result(result, names, None)[0]
        if not result.winners:
            return translate("Cannir", "The last card is drawn: everyone loses.")
        winner = names[result.winners[0]]
        if not winner:
            return translate("Cannir", "You win with the sovereign suite!")
        return translate("Cannir", "{name} wins with the sovereign suite.").format(name=winner)

    def standing_text(self, view: CannirView, names: Sequence[str]) -> str:
        parts = [
            self.prompt(view, names, None)[0],
            translate("Cannir", "%n card(s) left to draw.", "", view.pile),
        ]
        for seat, name in enumerate(names):
            holds = suite_held(view, seat)
            if holds and name:
                text = translate("Cannir", "{name} {holds}.")
                parts.append(text.format(name=name, holds=holds))
            elif holds and view.decision is not None:
                parts.append(self.prompt(view, names, view.decision.seat)[1])
        return " ".join(part for part in parts if part)


def read_card(card: str) -> tuple[str, str]:
    """Return name and power of a card."""
    return card_name(card), power_text(card)


# -- helpers ---------------------------------------------------------------------------------------


def suite_held(view: CannirView, seat: Seat) -> str:
    """Return the sovereign suite in a few words for its owner; "" for the other seats."""
    sovereign = view.settled_sovereign
    if sovereign is None or sovereign.owner != seat:
        return ""
    values = values_on(view, sovereign.cells)
    return translate("Cannir", "holds {values}").format(values=values)


def values_on(view: CannirView, cells: Sequence[str]) -> str:
    """Return the values of the top cards of cells in rising order, such as "3·4·5"."""
    cards = [view.board[BOARD.cell(cell)][-1].card or "" for cell in cells]
    return "·".join(sorted(card[1:] for card in cards))


def path_of(view: CannirView, cells: Sequence[str]) -> str:
    """Return the cells of a candidate suite along its path, such as "C–N1–NE1"."""
    return "–".join(cell_name(cell) for cell in in_path_order(view, cells))


def _top(view: CannirView, cell: str) -> str:
    stack = view.board[BOARD.cell(cell)]
    card = stack[-1].card if stack else None
    return card_phrase(card) if card else veiled_card()


def _place(view: CannirView, card: str, cell: str, face: str) -> str:
    names = {"card": card_phrase(card), "cell": cell_name(cell)}
    covers = bool(view.board[BOARD.cell(cell)])
    if face == "down":
        if covers:
            return translate("Cannir", "Cover {cell} with {card}, face down").format(**names)
        return translate("Cannir", "Lay {card} on {cell}, face down").format(**names)
    if covers:
        return translate("Cannir", "Cover {cell} with {card}").format(**names)
    return translate("Cannir", "Lay {card} on {cell}").format(**names)


def _waiting(name: str, viewer: Seat | None) -> str:
    if not name:
        return translate("Cannir", "It is your turn.")
    if viewer is None or viewer == OMNISCIENT:
        return translate("Cannir", "It is {name}’s turn.").format(name=name)
    return translate("Cannir", "{name} is choosing a card.").format(name=name)


def _threat(view: CannirView, seat: Seat, names: Sequence[str]) -> str:
    """Return the danger for the seat that must answer."""
    sovereign = view.settled_sovereign
    if sovereign is None:
        return ""
    owner = sovereign.owner
    name = names[owner]
    # With the last card everybody loses, before the owner's turn comes.
    if owner == (seat + 1) % len(view.hands) and name and view.pile > 1:
        return _way_out(ways_out(view)).format(name=name)
    between = names[(seat + 1) % len(view.hands)]
    if name and between and CANNIR.explanations.can_be_won(view):
        text = translate(
            "Cannir", "{owner} holds the sovereign suite; after you, only {name} can stop it."
        )
        return text.format(owner=name, name=between)
    if name:
        return translate("Cannir", "{name} holds the sovereign suite.").format(name=name)
    return translate("Cannir", "You hold the sovereign suite.")


def _way_out(ways: WaysOut | None) -> str:
    """Return what the seat to move can do against the suite of `{name}`, if that is known."""
    match ways:
        case None:
            return translate("Cannir", "Stop {name}’s suite, or {name} wins.")
        case (True, True, True):
            return translate(
                "Cannir",
                "Break or lengthen {name}’s suite, or make one at least as long, or {name} wins.",
            )
        case (True, True, False):
            return translate("Cannir", "Break or lengthen {name}’s suite, or {name} wins.")
        case (True, False, True):
            return translate(
                "Cannir", "Break {name}’s suite or make one at least as long, or {name} wins."
            )
        case (True, False, False):
            return translate("Cannir", "Break {name}’s suite, or {name} wins.")
        case (False, True, True):
            return translate(
                "Cannir", "Lengthen {name}’s suite or make one at least as long, or {name} wins."
            )
        case (False, True, False):
            return translate("Cannir", "Lengthen {name}’s suite, or {name} wins.")
        case (False, False, True):
            return translate("Cannir", "Make a suite at least as long as {name}’s, or {name} wins.")
    return translate("Cannir", "Nothing in your hand can stop {name}’s suite.")


def _resignation_texts(result: Result, names: Sequence[str]) -> tuple[str, str]:
    resigned_name = next(name for seat, name in enumerate(names) if seat not in result.winners)
    winners = [names[seat] for seat in result.winners]
    if not resigned_name:
        headline = translate("Cannir", "You gave up the game.")
    else:
        headline = translate("Cannir", "{name} gave up the game.").format(name=resigned_name)
    if "" in winners:
        return headline, translate("Cannir", "You win!")
    if len(winners) == 1:
        return headline, translate("Cannir", "{name} wins.").format(name=winners[0])
    return headline, translate("Cannir", "{first} and {second} win.").format(
        first=winners[0], second=winners[1]
    )


def _value(action: Action) -> str:
    return action.card[1:] if isinstance(action, (Place, Attack, Restore, Discard)) else ""


def refusals() -> dict[str, str]:
    """Return the sentences by the refusal keys of the engine."""
    return {
        "over": translate("Cannir", "The game is over."),
        "not_your_turn": translate("Cannir", "It is not your turn."),
        "not_asked": translate("Cannir", "That is not what you have to decide now."),
        "not_a_choice": translate("Cannir", "Only one of the longest suites can be taken."),
        "unknown": translate("Cannir", "There is no such move."),
        "not_in_hand": translate("Cannir", "That card is not in your hand."),
        "can_play": translate("Cannir", "You discard a card only when nothing else is possible."),
        "veiled_off": translate("Cannir", "Cards are laid face up in this game."),
        "occupied": translate("Cannir", "There is already a face-up card here."),
        "not_connected": translate("Cannir", "No thread leads from here to a face-up card."),
        "wrong_order": translate("Cannir", "Only a Sword can attack a face-up card."),
        "empty": translate("Cannir", "There is no card here."),
        "red_target": translate("Cannir", "A Sword cannot attack another Sword."),
        "too_strong": translate("Cannir", "This card is worth more than {value}."),
        "last_card": translate("Cannir", "The only face-up card cannot be attacked."),
        "would_cut": translate("Cannir", "Without this card, other cards would be cut off."),
    }


def power_text(card: str) -> str:
    """Return the power of a card, addressed to its holder."""
    match order_of(card):
        case "r":
            return translate(
                "Cannir",
                "Lay it on a lit medallion, or attack a card worth {value} or less that is not a "
                "Sword: that card turns face down, and this Sword leaves the game.",
            ).format(value=value_of(card))
        case "g":
            return translate(
                "Cannir",
                "Lay it on a lit medallion, or restore a face-down card worth {value} or less: "
                "that card turns face up, and this Hand leaves the game.",
            ).format(value=value_of(card))
    return translate(
        "Cannir", "Lay it on a lit medallion. A Book can do nothing else, and Swords can attack it."
    )


def power_in_brief(card: str) -> str:
    """Return the power of a card in a few words, where there is little room."""
    match order_of(card):
        case "r":
            text = translate("Cannir", "It can attack a card worth {value} or less, but no Sword.")
        case "g":
            text = translate("Cannir", "It can restore a face-down card worth {value} or less.")
        case _:
            text = translate("Cannir", "It can only be laid.")
    return text.format(value=value_of(card))


def short_aim() -> str:
    """Return the aim of the game in a few words, where there is little room."""
    return translate("Cannir", "Hold the longest suite for a whole round to win.")


def aim(*, winding: bool) -> tuple[str, str]:
    """Return the aim of the game as a heading and a sentence, for when no card is chosen."""
    sentence = translate(
        "Cannir",
        "Three or more cards in a line, equal or rising one by one, make a suite. The "
        "longest is sovereign: if yours lasts a whole round, you win.",
    )
    if winding:
        sentence = translate(
            "Cannir",
            "Three or more cards along the threads, equal or rising one by one, make a suite. The "
            "longest is sovereign: if yours lasts a whole round, you win.",
        )
    return translate("Cannir", "Your suite"), sentence


def order_captions() -> dict[str, str]:
    """Return the effect of each order, as embroidered on the cloth."""
    return {
        "r": translate("Cannir", "attacks"),
        "g": translate("Cannir", "restores"),
        "v": translate("Cannir", "is laid"),
    }


TEXTS = CannirTexts()
