"""The page of a match at a table for friends: who is here, what all are asked, and remarks."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from desktop.language import attendance_texts
from desktop.language.translation import translate
from desktop.painting.presence import Presence
from desktop.panels.chronicle_model import ChronicleNote, Deed
from desktop.panels.sidebar import Whereabouts
from desktop.play.remote_session import RemoteSession
from desktop.style import shortcuts
from desktop.table.buttons import PromptButton
from desktop.table.prompt.prompt_strip import Prompt
from desktop.table.talk.bubble_layout import BubbleButton, BubbleContents
from desktop.table.talk.talk_signs import UNSAID, YES
from desktop.windows.friends import friends_texts
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.lobby import BallotKind, Lobby, SeenBallot
from desktop.windows.friends.lobby_seat_row import away_text, brief_away_text
from desktop.windows.friends.match_remarks import MatchRemarks
from desktop.windows.friends.rematch_question import RematchQuestion
from desktop.windows.friends.table_texts import time_left_text
from desktop.windows.friends.undo_notes import UndoNotes
from desktop.windows.match_page.match_page import MatchPage
from engine.core.values import PRESENCE, Action, Json, Seat
from engine.talk.statements import Statement

#: Seconds for which a connection must be lost before the others may let a bot play, with
#: one to spare: the server counts too.
ABSENCE_S = 181
#: Actions that change nothing on the table.
NO_MOVES: tuple[type[Action], ...] = (Statement, *PRESENCE)
#: Seconds of a lost connection after which the chronicle tells of a person's return.
_ABSENCE_NOTE_S = 60


class MatchCompany(QObject):
    """Shows the people of a table on the page of its match, and passes on what the person wants."""

    def __init__(self, page: MatchPage, session: RemoteSession, table: FriendsTable) -> None:
        """Accompany a page before its session starts; it ends with the page."""
        super().__init__(page)
        self._page, self._session, self._table = page, session, table
        self._sidebar, self._strip = page.sidebar, page.strip
        lobby = table.lobby
        assert lobby is not None
        self._lobby: Lobby = lobby
        #: When the state of the table came, the moment for which all parts of the page tell the
        #: same seconds, and when the connection is tried again.
        self._told_at = self._now = monotonic()
        self._retry_at = 0.0
        #: Why there is no table any more, as a sentence; "" while there is one.
        self._ended = ""
        #: What the bubble says.
        self._said_last: BubbleContents | None = None
        #: Where everybody is, as the cards show it.
        self._shown_whereabouts: dict[Seat, Whereabouts] = {}
        #: The ballots whose bubbles were put away; and by seat, the seconds of absence from which
        #: the others are asked for a bot again.
        self._put_off: set[int] = set()
        self._not_before: dict[Seat, int] = {}
        self._announced: set[int] = set()
        self._remarks = MatchRemarks(page, session, table, self.say)
        self._rematch = RematchQuestion(page, table, self.say)
        self._undone = UndoNotes(page, session, table, self.say)
        self._tick_timer = QTimer(self)
        self._tick_timer.setInterval(1000)
        self._tick_timer.timeout.connect(self._show)
        self._connect()
        self._show()
        self._remarks.show_lines(lobby, self._names())
        self._on_connection(table.connection_state)

    def _connect(self) -> None:
        page, session, table = self._page, self._session, self._table
        table.changed.connect(self._on_changed)
        table.connection_changed.connect(self._on_connection)
        table.chat_changed.connect(self._remarks.on_talked)
        table.answered.connect(self._on_answered)
        table.ended.connect(self._on_ended)
        session.started.connect(self._note_past)
        session.started.connect(self._tell_missed)
        session.refused.connect(self._on_refused)
        page.play_again_requested.connect(self._ask_for_rematch)
        page.sidebar.company = self._company
        page.retranslated.connect(self._show)
        page.talk.ballot = self.bubble
        page.talk.put_off_ballot = self._put_off_shown
        page.prompter.among_friends = self._prompt
        page.asking.hint_obstacle = self._hint_obstacle

    # -- texts -------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Say something for a moment, in the strip."""
        self._strip.note(text)
        self._page.view.announce(text)

    def _on_refused(self, key: str) -> None:
        self.say(friends_texts.refusal_text(key))

    def _names(self) -> list[str]:
        """Return the names of the seats; "" for the person at the screen."""
        return [
            "" if seat == self._lobby.own_seat else name
            for seat, name in enumerate(self._session.names())
        ]

    def _note_past(self) -> None:
        """Note the hints and late moves from before the page was opened."""
        for deed, seat, after in self._lobby.deeds:
            self._page.moment_display.note(ChronicleNote(seat, deed), after)

    def _tell_missed(self) -> None:
        """Tell a person who comes back how many moves were played since their last one."""
        own_seat, match = self._lobby.own_seat, self._session.match
        steps = list(match.steps)
        mine = [
            ply
            for ply, step in enumerate(steps, 1)
            if step.seat == own_seat and not step.is_unasked
        ]
        if not mine or match.result is not None:
            return
        moves = [step for step in steps[mine[-1] :] if not isinstance(step.action, NO_MOVES)]
        if moves:
            text = translate(
                "Friends", "%n move(s) since your last one; {key} looks back.", "", len(moves)
            )
            self.say(text.format(key=shortcuts.cap_of("earlier")))

    # -- who is here -------------------------------------------------------------------------------

    def _away_s(self, seat: Seat) -> int:
        """Return for how many seconds the connection of a seat has been lost."""
        return self._lobby.seats[seat].away_s + int(self._now - self._told_at)

    def _whereabouts(self, seat: Seat) -> Whereabouts:
        entry = self._lobby.seats[seat]
        match entry.presence:
            case Presence.HERE if entry.is_elsewhere:
                text = translate("Friends", "here, but looking at another page")
                return Whereabouts(entry.presence, text)
            case Presence.HERE:
                return Whereabouts(entry.presence, translate("Friends", "here"))
            case Presence.LOST:
                seconds = self._away_s(seat)
                return Whereabouts(entry.presence, away_text(seconds), brief_away_text(seconds))
            case Presence.LEFT:
                return Whereabouts(entry.presence, translate("Friends", "has left"))
            case Presence.INVITED:
                text = translate("Friends", "invited, not here yet")
                return Whereabouts(entry.presence, text)
        return Whereabouts(None)

    def _show(self) -> None:
        """Show where everybody is, and what all are asked."""
        self._now = monotonic()
        if (company := self._company()) != self._shown_whereabouts:
            self._shown_whereabouts = company
            self._sidebar.refresh()
        self._show_waiting()

    def _company(self) -> dict[Seat, Whereabouts]:
        """Return where everybody is; nothing once there is no table any more."""
        seats = range(0 if self._ended else len(self._lobby.seats))
        return {seat: self._whereabouts(seat) for seat in seats}

    def _show_waiting(self) -> None:
        is_down = self._table.connection_state.get("state") not in (None, "up")
        lost = any(seat.presence is Presence.LOST for seat in self._lobby.seats)
        is_timed = self._lobby.left_s is not None
        if (lost or is_down or is_timed) and not self._ended:
            self._tick_timer.start()
        else:
            self._tick_timer.stop()
        self._strip.refresh()
        if (message := self.bubble()) != self._said_last:
            # A bubble that stays keeps its buttons, which may be pressed just now.
            self._said_last = message
            self._page.talk.refresh()

    def _on_changed(self, lobby: Lobby) -> None:
        before = self._lobby
        if lobby.match != before.match:
            # The page of the rematch is on its way.
            return
        back = [
            seat
            for seat, now in enumerate(lobby.seats)
            if now.presence is Presence.HERE and before.seats[seat].presence is Presence.LOST
        ]
        # Where a bot stood in, the match itself tells it.
        news_seats = [
            seat
            for seat in back
            if self._away_s(seat) >= _ABSENCE_NOTE_S and not before.seats[seat].stands_in
        ]
        hinted = _seats_with_higher_count(before.hints, lobby.hints)
        late = _seats_with_higher_count(before.late, lobby.late)
        self._undone.compare(before, lobby)
        self._lobby = lobby
        self._told_at = self._now = monotonic()
        for seat in back:
            self._not_before.pop(seat, None)
        # Who came later than the match began has a name of their own.
        names = enumerate(one.name for one in lobby.seats)
        if [seat for seat, name in names if self._session.rename(seat, name)]:
            self._page.moment_display.rename()
        if late and late[0] in range(len(lobby.seats)):
            self.say(attendance_texts.was_late(self._names()[late[0]]))
        for deed, seats in ((Deed.BACK, news_seats), (Deed.HINT, hinted), (Deed.LATE, late)):
            for seat in seats:
                self._page.moment_display.note(ChronicleNote(seat, deed))
        for ballot in lobby.ballots:
            self._announce(ballot)
        if all(ballot.kind is not BallotKind.REMATCH for ballot in lobby.ballots):
            self._rematch.forget()
        self._show()
        self._remarks.show_lines(lobby, self._names())

    # -- the connection ----------------------------------------------------------------------------

    def _on_connection(self, message: dict[str, Json]) -> None:
        seconds = message.get("seconds")
        if message.get("state") == "down":
            wait = seconds if isinstance(seconds, int | float) else 1
            self._retry_at = monotonic() + wait
        self._show()

    def _prompt(self, prompt: Prompt) -> Prompt:
        """Return the prompt: about the connection, or about whom the table waits for."""
        if self._page.state.is_over:
            return self._rematch.prompt(prompt, self._lobby)
        if not self._lobby.rules.hints:
            prompt = replace(prompt, can_ask_hint=False)
        elif obstacle := self._hint_obstacle():
            prompt = replace(prompt, why_no_hint=obstacle)
        if self._ended:
            label = translate("Table", "Back to the shelf")
            back = PromptButton(label, self._page.leave_requested.emit, is_main=True)
            return Prompt(None, self._ended, buttons=(back,))
        state = self._table.connection_state.get("state")
        if state in ("down", "trying"):
            sentence = translate("Friends", "Connecting to the table…")
            buttons: tuple[PromptButton, ...] = ()
            if state == "down":
                sentence = friends_texts.broken_text(max(1, round(self._retry_at - monotonic())))
                label = translate("Friends", "Try now")
                buttons = (PromptButton(label, self._table.reconnect_now, is_main=True),)
            aside = translate("Friends", "Nothing is lost: your seat stays yours.")
            own_seat = self._lobby.own_seat
            return Prompt(own_seat, sentence, aside, buttons=buttons, can_talk=prompt.can_talk)
        if self._page.state.shown_step is not None or self._session.match.result is not None:
            return prompt
        waited_for, names = self._waited_for, self._session.names()
        if waited_for is not None:
            return self._waiting_prompt(prompt, waited_for, names[waited_for])
        turn, own_seat = self._lobby.asked_seat, self._lobby.own_seat
        if timed := self._clock_text(names):
            prompt = replace(prompt, aside=" ".join(filter(None, [timed, prompt.aside])))
        if turn not in (None, own_seat) and self._lobby.seats[turn].is_elsewhere:
            text = translate(
                "Friends", "The table is waiting for {name}, who is looking at another page."
            )
            aside = translate("Friends", "Conquista has told them that it is their turn.")
            return replace(prompt, seat=turn, sentence=text.format(name=names[turn]), aside=aside)
        lost = [seat for seat in range(len(names)) if self._is_lost(seat)]
        if lost and not prompt.aside:
            text = translate("Friends", "{name} is offline ({time}); play goes on meanwhile.")
            time = brief_away_text(self._away_s(lost[0]))
            prompt = replace(prompt, aside=text.format(name=names[lost[0]], time=time))
        return prompt

    def _clock_text(self, names: list[str]) -> str:
        """Return how much time is left to the person who is asked; "" without a clock."""
        seat, seconds_left = self._lobby.asked_seat, self._lobby.left_s
        if seconds_left is None or seat is None:
            return ""
        seconds_left = max(0, seconds_left - int(self._now - self._told_at))
        if seat == self._lobby.own_seat:
            text = translate("Friends", "{time} left, then a bot plays this move for you.")
        else:
            text = translate("Friends", "{name} has {time} left.")
        return text.format(name=names[seat], time=time_left_text(seconds_left))

    def _waiting_prompt(self, prompt: Prompt, seat: Seat, name: str) -> Prompt:
        """Return the prompt while the table waits for a person who is offline."""
        away = self._away_s(seat)
        text = translate("Friends", "The table is waiting for {name}, who is offline ({time}).")
        text = text.format(name=name, time=brief_away_text(away))
        aside = translate("Friends", "Nothing is lost: everyone keeps their seat.")
        buttons = prompt.buttons
        if self._lobby.own_seat is not None and away < ABSENCE_S:
            minutes = -(-(ABSENCE_S - away) // 60)
            aside = translate("Friends", "In %n minute(s) you can ask for a bot.", "", minutes)
        elif away < self._not_before.get(seat, 0) and not self._is_ballot_open(seat):
            # The question at their card was put away; it can be asked all the same.
            ask = partial(self._table.send, {"do": "replace", "seat": seat})
            buttons = (*buttons, PromptButton(translate("Friends", "Ask for a bot"), ask))
        return replace(prompt, seat=seat, sentence=text, aside=aside, buttons=buttons)

    def _on_ended(self, why: str) -> None:
        self._ended = why or friends_texts.refusal_text("left")
        self._remarks.end()
        self._show_waiting()
        self._page.view.announce(self._ended)

    @property
    def _waited_for(self) -> Seat | None:
        """The seat whose answer the table waits for while its connection is lost, or None."""
        decision = self._session.match.decision
        # What is asked may be hidden from others; the table still names the seat.
        seat = self._lobby.asked_seat if decision is None else decision.seat
        return seat if seat is not None and self._is_lost(seat) else None

    def _is_lost(self, seat: Seat) -> bool:
        """Return whether the connection of another person is lost, and no bot plays for them."""
        entry = self._lobby.seats[seat]
        is_lost = entry.presence is Presence.LOST and not entry.stands_in
        return is_lost and seat != self._lobby.own_seat

    # -- hints -------------------------------------------------------------------------------------

    def _hint_obstacle(self) -> str:
        """Return why no hint is given; "" where it may be."""
        if not self._lobby.rules.hints:
            return translate("Friends", "There are no hints at this table.")
        if not self._session.is_connected:
            return friends_texts.refusal_text("no_line")
        return ""

    # -- what all are asked ------------------------------------------------------------------------

    def bubble(self) -> BubbleContents | None:
        """Return what the bubble at a seat asks or tells, or None."""
        if not self._session.is_connected or self._session.match.result is not None:
            return None
        ballots = [one for one in self._lobby.ballots if one.number not in self._put_off]
        if ballots:
            own_seat = self._lobby.own_seat
            ballots.sort(key=lambda one: own_seat not in one.voters - one.agreed)
            return self._ballot_said(ballots[0])
        seat = self._waited_for
        if seat is None or self._lobby.own_seat is None or self._is_ballot_open(seat):
            return None
        if self._away_s(seat) < max(ABSENCE_S, self._not_before.get(seat, 0)):
            return None
        return self._bubble_contents(
            seat,
            *self._bot_words(seat),
            {other: UNSAID for other in self._present if other != seat},
            partial(self._table.send, {"do": "replace", "seat": seat}),
            partial(self._wait_for, seat),
            is_bot=True,
        )

    @property
    def _present(self) -> list[Seat]:
        entries = enumerate(self._lobby.seats)
        return [seat for seat, entry in entries if entry.presence is Presence.HERE]

    def _is_ballot_open(self, seat: Seat) -> bool:
        """Return whether all are asked already whether a bot plays for a seat."""
        return any(one.kind is BallotKind.BOT and one.about == seat for one in self._lobby.ballots)

    def _bot_words(self, seat: Seat) -> tuple[str, str]:
        name = self._session.names()[seat]
        return (
            translate("Friends", "{name} is offline").format(name=name),
            translate("Friends", "Shall a bot play meanwhile?"),
        )

    def _undo_words(self, seat: Seat) -> tuple[str, str]:
        name = self._session.names()[seat]
        if seat == self._lobby.own_seat:
            return (
                translate("Friends", "You ask the others"),
                translate(
                    "Friends",
                    "If everyone agrees, your last move is taken back, and so are later moves.",
                ),
            )
        return (
            translate("Friends", "{name} asks").format(name=name),
            translate(
                "Friends", "May {name} take back their last move? Later moves are taken back too."
            ).format(name=name),
        )

    def _end_words(self, seat: Seat) -> tuple[str, str]:
        text = translate("Friends", "Shall the game end now, without a winner?")
        if seat == self._lobby.own_seat:
            return translate("Friends", "You ask the others"), text
        return translate("Friends", "{name} asks").format(name=self._session.names()[seat]), text

    def _ballot_said(self, ballot: SeenBallot) -> BubbleContents:
        is_bot = ballot.kind is BallotKind.BOT
        seat = ballot.about if is_bot else ballot.by
        vote_texts = self._end_words if ballot.kind is BallotKind.CALL_OFF else self._undo_words
        title, text = self._bot_words(seat) if is_bot else vote_texts(seat)
        votes = {
            voter: YES if voter == ballot.by or voter in ballot.agreed else UNSAID
            for voter in sorted({ballot.by, *ballot.voters})
        }
        vote = {"do": "vote", "ballot": ballot.number}
        if self._lobby.own_seat not in ballot.voters - ballot.agreed:
            sign = Presence.LOST if is_bot else None
            voters = tuple(votes.items())
            answers: tuple[BubbleButton, ...] = ()
            if self._lobby.own_seat == ballot.by:
                withdraw = partial(self._vote, ballot, vote | {"yes": False})
                label = translate("Friends", "Withdraw")
                answers = (BubbleButton(label, withdraw, shortcuts.cap_of("back")),)
            return BubbleContents(
                seat, title, remark=text, sign=sign, votes=voters, buttons=answers
            )
        return self._bubble_contents(
            seat,
            title,
            text,
            votes,
            partial(self._vote, ballot, vote | {"yes": True}),
            partial(self._vote, ballot, vote | {"yes": False}),
            is_bot=is_bot,
        )

    def _bubble_contents(
        self,
        seat: Seat,
        title: str,
        words: str,
        votes: dict[Seat, str],
        yes: partial[None],
        no: partial[None],
        *,
        is_bot: bool,
    ) -> BubbleContents:
        key = shortcuts.cap_of("accept")
        label = translate("Friends", "Agree")
        refuse = translate("Friends", "Do not agree")
        if is_bot:
            label, refuse = translate("Friends", "Yes, a bot"), translate("Friends", "Wait")
        # The person's own answer comes last, beside the question.
        own_seat = self._lobby.own_seat
        ordered = sorted(votes.items(), key=lambda vote: vote[0] == own_seat)
        return BubbleContents(
            seat,
            title,
            remark=words,
            sign=Presence.LOST if is_bot else None,
            votes=tuple(ordered),
            question=translate("Friends", "and you?"),
            buttons=(
                BubbleButton(label, yes, key, is_main=True),
                BubbleButton(refuse, no, focus_key=shortcuts.DECLINE),
            ),
        )

    def _vote(self, ballot: SeenBallot, message: dict[str, Json]) -> None:
        self._table.send(message)
        self._page.view.setFocus()

    def _wait_for(self, seat: Seat) -> None:
        """Do not ask for a bot before a while has passed again."""
        self._not_before[seat] = self._away_s(seat) + ABSENCE_S
        self._page.view.setFocus()
        self._show()

    def _put_off_shown(self) -> None:
        """Withdraw the person's own question, or put away that of another, which stays open."""
        ballots = [one for one in self._lobby.ballots if one.number not in self._put_off]
        mine = [one for one in ballots if one.by == self._lobby.own_seat]
        seat = self._waited_for
        for one in mine:
            self._table.send({"do": "vote", "ballot": one.number, "yes": False})
        if ballots:
            self._put_off.update(one.number for one in ballots)
        elif seat is not None:
            self._wait_for(seat)

    def _announce(self, ballot: SeenBallot) -> None:
        """Tell who cannot see it what all are asked, once."""
        if ballot.number in self._announced or self._lobby.own_seat not in ballot.voters:
            return
        self._announced.add(ballot.number)
        QApplication.alert(self._page.window())
        if ballot.kind is BallotKind.REMATCH:
            self._rematch.ask(ballot, self._lobby.seats[ballot.by].name)
            return
        message = self._ballot_said(ballot)
        self._page.view.announce(f"{message.title}: {message.remark}")

    def _on_answered(self, message: dict[str, Json]) -> None:
        match message:
            case {"is": "declined", "ballot": int(number), "by": int(by)}:
                self._tell_declined(number, by)
            case {"is": "refused", "do": "rematch", "why": "not_host"}:
                # A server of an earlier version.
                name = self._session.names()[self._lobby.host]
                text = translate("Friends", "Only the host, {name}, can begin the rematch.")
                self.say(text.format(name=name))

    def _tell_declined(self, number: int, by: Seat) -> None:
        ballot = next((one for one in self._lobby.ballots if one.number == number), None)
        if ballot is None or not 0 <= by < len(self._lobby.seats):
            return
        self._lobby = replace(
            self._lobby, ballots=tuple(one for one in self._lobby.ballots if one is not ballot)
        )
        if ballot.kind is BallotKind.BOT:
            self._not_before[ballot.about] = self._away_s(ballot.about) + ABSENCE_S
        news_text = _withdrawn_text if by == ballot.by else _declined_text
        if name := self._names()[by]:
            self.say(news_text(ballot.kind).format(name=name))
        self._show()

    # -- after the match ---------------------------------------------------------------------------

    def _ask_for_rematch(self) -> None:
        if self._ended:
            self.say(self._ended)
            return
        host = self._lobby.host
        # A host who left the seat to a bot may be here; if not, the table says so.
        if self._lobby.seats[host].presence not in (Presence.HERE, Presence.LEFT):
            name = self._session.names()[host]
            text = translate("Friends", "Wait for the host, {name}, to begin a rematch.")
            self.say(text.format(name=name))
            return
        self._table.send({"do": "rematch"})
        self.say(translate("Friends", "You asked for a rematch. It begins once all agree."))


def _seats_with_higher_count(before: tuple[int, ...], now: tuple[int, ...]) -> list[Seat]:
    """Return the seats whose count is higher than before."""
    pairs = enumerate(zip(before, now, strict=False))
    return [seat for seat, (was, count) in pairs if count > was]


def _withdrawn_text(kind: BallotKind) -> str:
    """Return the sentence that a player takes a question to all back; with a field for the name."""
    match kind:
        case BallotKind.BOT:
            return translate("Friends", "{name} no longer asks for a bot.")
        case BallotKind.REMATCH:
            return translate("Friends", "{name} no longer asks for a rematch.")
        case BallotKind.CALL_OFF:
            return translate("Friends", "{name} no longer asks: the game goes on.")
    return translate("Friends", "{name} no longer asks: nothing is taken back.")


def _declined_text(kind: BallotKind) -> str:
    """Return the sentence that a person does not agree to a question; with a field for the name."""
    match kind:
        case BallotKind.BOT:
            return translate("Friends", "{name} would rather wait: no bot plays.")
        case BallotKind.REMATCH:
            return translate("Friends", "{name} does not want a rematch yet.")
        case BallotKind.CALL_OFF:
            return translate("Friends", "{name} would like to play on: the game goes on.")
    return translate("Friends", "{name} does not agree: nothing is taken back.")
