"""A strong bot's evaluation of a past move, for matches that are over."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from desktop.language.translation import translate
from desktop.play.table_session import TableSession
from desktop.system.qt_bots import Patience
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.callouts.advice_reading import read_advice
from desktop.table.callouts.advice_texts import verdict
from desktop.table.game_texts import GameTexts
from desktop.table.hints.differences import of_different_kind, with_consequences
from desktop.table.hints.hint_request import FIRST_SEARCH_SECONDS, searches_for
from desktop.table.hints.past_reasons import advantage_reasons
from desktop.table.hints.reason_choice import immediate_effect_sentences
from desktop.table.replay.lookback import Lookback
from desktop.table.replay.replay import Replay
from desktop.table.talk import talk_texts
from engine.bots.bot import Budget
from engine.bots.bot_names import LEVEL_NAMES, temperament_of
from engine.bots.protocol import Request
from engine.core.values import Action, Json, Seat, View
from engine.data.codec import CodecError, decode_kind
from engine.play.readable_match import UNASKED, ReadableMatch
from engine.talk.statements import Statement

#: Below any ticket to which hints count down.
_FIRST_TICKET = -(1 << 30)


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move that was given, its seat's view and the advice for it."""

    seat: Seat
    action: Action
    view: View
    advice: Advice


class PastMoveRequest(QObject):
    """Question to the session's bots, idle after a match, about the move shown in the replay.

    They get only what the seat knew at the time. During a match the result would reveal hands.

    Signals:
        changed(): a search began, found something or was dropped.
    """

    changed = Signal()

    def __init__(
        self,
        session: TableSession,
        texts: GameTexts,
        replay: Replay,
        lookback: Lookback,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._texts = session, texts
        self._replay, self._lookback = replay, lookback
        self._ticket: int | None = None
        self._last_ticket = _FIRST_TICKET
        #: The seat, answer and view of the search in progress.
        self._searched: tuple[Seat, Action, View] | None = None
        self.move: ReviewedMove | None = None
        #: The coach's move without a comparison; None if it compared answers or was not asked.
        self.at_once: Action | None = None
        #: Whether the search ended without a valid answer.
        self.is_failed = False
        #: Why a bot made the statement shown, or "".
        self.statement_reason = ""
        self._patience = Patience(session.process, self)
        session.process.replied.connect(self._on_replied)
        session.process.failed.connect(self._on_failed)
        replay.changed.connect(self.forget)
        replay.moved.connect(self.forget)
        lookback.changed.connect(self.forget)

    @property
    def is_thinking(self) -> bool:
        return self._ticket is not None

    @property
    def can_ask(self) -> bool:
        """Whether the move shown was a choice and may be explained."""
        return not self.obstacle()

    def obstacle(self) -> str:
        """Return why the move shown cannot be explained; "" if it can."""
        match, ply = self._session.match, self._replay.ply
        if match.result is None or self._session.full_match is None:
            return translate("Hint", "“Why?” is available once the game is over.")
        if not self._replay.is_open:
            return translate("Hint", "“Why?” is available in the review and in the replay.")
        if not ply:
            return translate("Hint", "Nothing has been played here yet.")
        step = match.steps[ply - 1]
        if step.is_forced:
            return translate("Hint", "There was no choice here.")
        if isinstance(step.action, UNASKED) and not self._reason_said():
            return translate("Hint", "This was not a move in the game.")
        if not self._lookback.knows_hand_of(step.seat):
            return translate(
                "Hint", "“Why?” would name cards that you could not see. Show all hands first."
            )
        return ""

    @property
    def is_shown(self) -> bool:
        """Whether a move is shown."""
        has_review = self.move is not None or self.at_once is not None
        return has_review or self.is_failed or bool(self.statement_reason)

    def ask(self) -> None:
        """Search the move shown; hide the result if there is one."""
        if self.is_shown:
            self.forget()
            return
        if not self.can_ask or self.is_thinking:
            return
        self._replay.pause()
        self.statement_reason = self._reason_said()
        if self.statement_reason:
            self.changed.emit()
            return
        ply, match = self._replay.ply, self._session.match
        step, then = match.steps[ply - 1], match.at(ply - 1)
        view = then.view(step.seat)
        self._searched = step.seat, step.action, view
        self._last_ticket -= 1
        self._ticket = self._last_ticket
        # The seed is the ply, so that repeated searches of a moment agree.
        budget = Budget(seconds=2 * FIRST_SEARCH_SECONDS)
        request = Request(
            match.game,
            view,
            then.legal(),
            LEVEL_NAMES[-1],
            ply,
            budget,
            searches_for(match.game),
            step.action,
        )
        self._patience.begin(budget)
        self._session.process.ask(self._ticket, request)
        self.changed.emit()

    def forget(self) -> None:
        """Drop the result because another move is shown, or none."""
        self._patience.stop()
        ticket, self._ticket = self._ticket, None
        was_shown = self.is_shown
        self.move, self._searched, self.at_once, self.is_failed = None, None, None, False
        self.statement_reason = ""
        if ticket is not None:
            self._session.process.cancel(ticket)
        if ticket is not None or was_shown:
            self.changed.emit()

    def _on_replied(self, ticket: int, reply: object) -> None:
        searched = self._searched
        if ticket != self._ticket or searched is None or not isinstance(reply, dict):
            return
        self._patience.stop()
        self._ticket, self._searched = None, None
        seat, action, view = searched
        game = self._session.match.game
        advice = read_advice(reply.get("thought"), game, None, self._session.match.seats)
        if advice is not None:
            names = self._session.names()
            different = of_different_kind(advice, self._texts, view, names)
            advice_to_show = with_consequences(
                different.include_move(action, advice), self._texts, view, names
            )
            self.move = ReviewedMove(seat, action, view, advice_to_show)
        else:
            self.at_once = self._action_of_reply(reply)
            self.is_failed = self.at_once is None
        self.changed.emit()

    def _on_failed(self) -> None:
        """Say so if the process ended during a search; else drop the result."""
        was_thinking = self.is_thinking
        self.forget()
        if was_thinking:
            self.is_failed = True
            self.changed.emit()

    def _action_of_reply(self, reply: dict[str, Json]) -> Action | None:
        """Return the coach's own move, or None if it is invalid."""
        try:
            return decode_kind(self._session.match.game.actions, reply.get("action"))
        except CodecError:
            return None

    def _bot_before(self) -> tuple[ReadableMatch, dict[str, Json]] | None:
        """Return the moment before the move shown, and the bot that made it; None for a person."""
        then = self._session.match.at(self._replay.ply - 1)
        player = then.attendance.player(self._session.match.steps[self._replay.ply - 1].seat)
        return (then, player) if player.get("kind") == "bot" else None

    def _reason_said(self) -> str:
        """Return the reason for the bot's statement shown, in a sentence, or ""."""
        match = self._session.match
        step = match.steps[self._replay.ply - 1]
        if not isinstance(step.action, Statement) or (view_and_bot := self._bot_before()) is None:
            return ""
        then, bot = view_and_bot
        view, character = then.view(step.seat), temperament_of(bot["level"])
        why = match.game.talk.speech_reason(view, then.heard(), step.action, character)
        names = self._session.names()
        return "" if why is None else talk_texts.reason(why, names[step.seat], names, self._texts)

    def _promise(self) -> str:
        """Return which promise a bot broke or kept by the move shown, in a sentence, or ""."""
        reviewed = self.move
        if reviewed is None or (bot := self._bot_before()) is None:
            return ""
        then, names, best = bot[0], self._session.names(), reviewed.advice.moves[0].action
        for action, sentence in (
            (reviewed.action, talk_texts.broken_promise_reason),
            (best, talk_texts.kept_promise_reason),
        ):
            for entry in then.agreements_broken_by(reviewed.seat, action):
                other = entry.to if reviewed.seat == entry.seat else entry.seat
                return sentence(names[reviewed.seat], names[other])
        return ""

    def remark(self) -> str:
        """Return the remark where no moves were compared, or on a promise, or ""."""
        if self.statement_reason:
            return self.statement_reason
        if self.move is not None:
            return self._promise()
        if self.is_failed:
            return translate("Hint", "The coach could not look at this move.")
        if self.at_once is None or not self.can_ask:
            return ""
        match, ply = self._session.match, self._replay.ply
        step = match.steps[ply - 1]
        view, names = match.at(ply - 1).view(step.seat), self._session.names()
        if step.action == self.at_once:
            sentence = translate("Hint", "The coach would have done the same at once.")
        else:
            text = translate("Hint", "The coach would have chosen at once: {answer}.")
            sentence = text.format(answer=self._texts.action(self.at_once, view, names))
        # The deed is the only reason there is.
        return " ".join(
            [sentence, *immediate_effect_sentences(self.at_once, self._texts, view, names)]
        )

    def sentences(self) -> str:
        """Return the move in words where no panel shows it; "" if none is shown."""
        reviewed = self.move
        if reviewed is None:
            return self.remark()
        names, advice, best = self._session.names(), reviewed.advice, reviewed.advice.moves[0]
        sentence = verdict(advice, reviewed.action, names[reviewed.seat])
        given_move = next((move for move in advice.moves if move.action == reviewed.action), None)
        promise = self._promise()
        if (
            given_move is best
            or advice.is_vain
            or (given_move and advice.is_as_good(advice.moves.index(given_move)))
        ):
            return f"{sentence} {promise}".strip()
        text = translate("Hint", "The coach would have chosen: {answer}.")
        answer = self._texts.action(best.action, reviewed.view, names)
        reasons = [promise] if promise else self._reasons(reviewed, given_move)
        return " ".join([sentence, text.format(answer=answer), *reasons])

    def _reasons(self, found: ReviewedMove, given: AdvisedMove | None) -> list[str]:
        """Return why the coach's move is better than the given one, in at most one sentence."""
        names, advice, best = self._session.names(), found.advice, found.advice.moves[0]
        reasons = given and advantage_reasons(
            best=best,
            given=given,
            worlds=advice.worlds,
            texts=self._texts,
            view=found.view,
            names=names,
            name=names[found.seat],
        )
        deed = immediate_effect_sentences(best.action, self._texts, found.view, names)
        return (reasons or deed)[:1]
