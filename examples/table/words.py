"""All texts of Ambush, in English only; "" is the name of the person at the screen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.language.translation import translate
from desktop.table.game_texts import GameTexts
from engine.core.values import Action, Event, Result, Seat
from examples.rules.actions import Mark
from examples.rules.board import CARDS
from examples.rules.events import Marked, Turned
from examples.rules.views import AmbushView


class AmbushTexts(GameTexts[AmbushView]):
    """The sentences; see `GameTexts`."""

    def title(self) -> str:
        return translate("Ambush", "Ambush")

    def tagline(self) -> str:
        return translate("Ambush", "Three in a line, and two squares where an ambush waits.")

    def prompt(
        self, view: AmbushView, names: Sequence[str], viewer: Seat | None
    ) -> tuple[str, str]:
        if view.decision is None or view.decision.seat != viewer:
            return self.standing_text(view, names), ""
        card = view.cards[viewer]
        aside = translate("Ambush", "Your ambush waits on {card}.").format(card=card)
        return translate("Ambush", "Mark a free square."), aside if card else ""

    def standing_text(self, view: AmbushView, names: Sequence[str]) -> str:
        if not names[view.turn]:
            return translate("Ambush", "It is your turn.")
        return translate("Ambush", "It is {name}’s turn.").format(name=names[view.turn])

    def action(self, action: Action, view: AmbushView, names: Sequence[str]) -> str:
        if isinstance(action, Mark):
            return translate("Ambush", "Mark {square}").format(square=CARDS[action.square])
        return translate("Ambush", "Give up the game")

    def refusal(self, key: str, action: Action, view: AmbushView) -> str:
        return {
            "over": translate("Ambush", "The game is over."),
            "not_your_turn": translate("Ambush", "It is not your turn."),
            "unknown": translate("Ambush", "There is no such square."),
            "occupied": translate("Ambush", "This square is marked already."),
        }[key]

    def sentences(self, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
        match event:
            case Marked(seat, square):
                card, text = CARDS[square], translate("Ambush", "<b>{name}</b> marks {card}.")
                if not names[seat]:
                    text = translate("Ambush", "<b>You</b> mark {card}.")
            case Turned(seat, card):
                text = translate("Ambush", "The ambush of <b>{name}</b> waited on {card}.")
                if not names[seat]:
                    text = translate("Ambush", "Your ambush waited on {card}.")
            case _:
                return ""
        return text.format(name=escape(names[seat]), card=card)

    def author(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, Marked) else None

    def result(
        self,
        result: Result,
        names: Sequence[str],
        viewer: Seat | None,
        view: AmbushView | None = None,
    ) -> tuple[str, str]:
        name = names[result.winners[0]]
        headline = translate("Ambush", "{name} wins.") if name else translate("Ambush", "You win!")
        if result.by == "draw":
            headline = translate("Ambush", "The game is a draw.")
        return headline.format(name=name), {
            "line": translate("Ambush", "Three marks in a line ended the game."),
            "draw": translate("Ambush", "The board is full, and there is no line."),
            "resignation": translate("Ambush", "The other player gave up the game."),
        }[result.by]


TEXTS = AmbushTexts()
