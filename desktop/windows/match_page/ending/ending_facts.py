"""Everything that the sheet at the end of a match says, gathered before anything is painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QDate, QLocale

from desktop.language.names import capital, only_person_name, place_name
from desktop.language.translation import join_words, translate
from desktop.painting.faces import BotFace, Mood, faces_of
from desktop.painting.seat_look import SeatLook
from desktop.panels.score import ranking
from desktop.play.table_session import TableSession
from desktop.storage.ledger.seals import Honours, Tasks, seals
from desktop.table.game_table import GameTable
from desktop.table.moods import feelings_after
from desktop.table.replay.match_ending import (
    Figure,
    MatchEnding,
    ShownOutcome,
    chosen_figures,
    only_person,
    outcome_of,
)
from desktop.table.talk import talk_texts as talk_words
from desktop.windows.match_page import page_texts
from engine.bots.bot_names import split_temper
from engine.core.values import BOLD, CAREFUL, GRUDGING, Result, Seat
from engine.talk.remarks import GREETINGS
from engine.talk.statements import Remark

#: The share of a match, at its end, whose remarks are repeated on the sheet.
_LAST_SHARE = 0.3
#: How much a number that is the greatest in the ledger adds to the weight of its figure.
_RECORD_WEIGHT = 0.5
#: How a bot takes a defeat, by its temper.
_LOSERS_MOODS = {BOLD: Mood.ANGRY, GRUDGING: Mood.ANGRY, CAREFUL: Mood.PLOTTING}


@dataclass(frozen=True, slots=True)
class FootSeal:
    """A wax seal at the foot of the sheet: a seal that was earned, or a number of the ledger."""

    wax: str
    emblem: str
    head: str
    note: str
    #: Whether it is stamped before one's eyes.
    is_new: bool


#: The remarks of a seat that loses something or is behind, and those of a seat that is ahead.
_LOSERS_WORDS = frozenset(
    {
        *("well_played", "towers_lost", "narrow_gap", "far_behind", "no_suite"),
        *("lost_to", "twice", "region_lost", "many_cards", "treasure_seen"),
    }
)
_WINNERS_WORDS = frozenset({"narrow_lead", "far_ahead", "revenge"})
#: Remarks about a moment that is past, which are no last words of anybody.
_EARLY_WORDS = frozenset(
    {
        *(*GREETINGS, "half", "thinking", "parting", "own_near", "near_win", "land_done"),
        *("surrender", "bishop", "winter", "tie", "bridge", "pile_low", "dark_board"),
        *("tall_stack", "first_spent"),
    }
)
#: Remarks about one move: last words only if no more than the move that ended the match followed.
_PASSING_WORDS = frozenset(
    {
        *("lost_to", "twice", "took", "revenge", "conquest", "region_lost", "word_broken"),
        *("treasure", "treasure_seen", "towers_lost", "towers_razed", "suite_made", "suite_seen"),
        "many_suites",
    }
)


@dataclass(frozen=True, slots=True)
class SheetSeat:
    """A seat on the sheet: the winner, or a person at the table."""

    seat: Seat
    name: str
    look: SeatLook
    #: Its final place and what it holds, in a few words, and the latter alone.
    fact: str
    hold: str
    #: What a bot said at the end, or "".
    words: str
    is_winner: bool
    #: The face of a bot and how it feels; None for a person.
    face: BotFace | None
    mood: Mood


@dataclass(frozen=True, slots=True)
class EndingSheetFacts:
    """The contents of the sheet."""

    outcome: ShownOutcome
    ending: MatchEnding
    figures: tuple[Figure, ...]
    mark: FootSeal | None
    #: All seats, the winners first.
    guests: tuple[SheetSeat, ...]
    #: The seat of the only person; None for several or none.
    person: Seat | None
    #: The game, the date and the names, for the foot of a picture.
    foot: str
    #: Whether only a game of a points match has ended.
    goes_on: bool = False

    @property
    def winners(self) -> list[SheetSeat]:
        """The seats that won."""
        return [guest for guest in self.guests if guest.is_winner]

    @property
    def others(self) -> list[SheetSeat]:
        """All at the table but the person who won: the head of the sheet is about them."""
        return [
            guest for guest in self.guests if not (guest.is_winner and guest.seat == self.person)
        ]

    @property
    def looks(self) -> dict[Seat, SeatLook]:
        """The looks of the seats."""
        return {guest.seat: guest.look for guest in self.guests}

    def sentence(self) -> str:
        """Return the end in one sentence or two, for a screen reader."""
        return f"{self.ending.title}. {self.ending.cause}"

    def lines(self) -> list[str]:
        """Return everything on the sheet, a sentence each, for a screen reader."""
        course = self.ending.course
        lines = [self.sentence()]
        for guest in self.guests:
            sentence = translate("Ending", "{name}: {fact}.").format(
                name=guest.name or only_person_name(), fact=guest.fact
            )
            lines.append(
                f"{sentence} {talk_words.quote_text(guest.words)}" if guest.words else sentence
            )
        if course.cells:
            lines.append(
                translate("Ending", "{name}: {fact}.").format(name=course.heading, fact=course.note)
            )
        names = {guest.seat: guest.name or only_person_name() for guest in self.guests}
        for cell in course.cells:
            who = names[cell.seat] if cell.seat is not None else translate("Ending", "nobody")
            note = f", {cell.note}" if cell.note else ""
            lines.append(
                translate("Ending", "{what}: {name}{note}.").format(
                    what=cell.label, name=who, note=note
                )
            )
        for figure in self.figures:
            lines.append(f"{figure.text} {figure.head}, {figure.note}.")
        if self.mark is not None:
            lines.append(f"{self.mark.head}. {capital(self.mark.note)}.")
        return lines


def sheet_facts(
    session: TableSession,
    table: GameTable,
    looks: Sequence[SeatLook],
    honours: Honours,
    name_seal: Callable[[str], str],
    *,
    day: QDate | None = None,
) -> EndingSheetFacts | None:
    """Return the contents of the sheet of a match that is over; None where a game has no sheet.

    `name_seal` returns the name of a seal by its key.
    """
    match, names = session.full_match, session.names()
    features = table.load_features()
    if features.ending is None or match is None or match.result is None:
        return None
    person = _person(session, names)
    ending = features.ending(match, names, person)
    # Who won is only half the truth where a bot played for them.
    cause = f"{ending.cause} {page_texts.absences(match)}".strip()
    ending = replace(ending, cause=cause)
    outcome = outcome_of(match.result, match.seats, person)
    view = session.view()
    places = ranking(match.result, features.facts(view, names, person).seats)
    candidates = [_compare_with_ledger(figure, honours) for figure in ending.figures]
    return EndingSheetFacts(
        outcome,
        ending,
        tuple(chosen_figures(candidates, outcome)),
        _mark(honours, candidates, table, name_seal) if person is not None else None,
        _guests(session, table, looks, ending, match.result, places),
        person,
        _foot(table, names, day),
    )


def game_facts(
    session: TableSession, table: GameTable, looks: Sequence[SeatLook], *, day: QDate | None = None
) -> EndingSheetFacts | None:
    """Return the contents of the sheet between two games of a points match.

    The result is None where a game has no such sheet, and for a match that another process owns.
    """
    match, names = session.full_match, session.names()
    tell = table.load_features().game_ending
    person = _person(session, names)
    ending = tell(match, names, person) if tell is not None and match is not None else None
    if ending is None or match is None:
        return None
    result = Result(ending.winners, "points")
    outcome = outcome_of(result, match.seats, person)
    return EndingSheetFacts(
        outcome,
        ending,
        tuple(chosen_figures(ending.figures, outcome)),
        None,
        _guests(session, table, looks, ending, result, ()),
        person,
        _foot(table, names, day),
        goes_on=True,
    )


def _person(session: TableSession, names: Sequence[str]) -> Seat | None:
    """Return the seat of the only person at this screen; None for several people or none."""
    unnamed = only_person(names)
    if unnamed is not None or session.full_match is None or not session.full_match.record.apart:
        return unnamed
    return session.viewer


def _compare_with_ledger(figure: Figure, honours: Honours) -> Figure:
    """Return a figure with its note changed where the ledger has no greater number."""
    if figure.topic not in honours.records:
        return figure
    note = translate("Ending", "your most in %n game(s)", "", honours.played)
    return replace(figure, note=note, weight=figure.weight + _RECORD_WEIGHT)


def _mark(
    honours: Honours,
    figures: Sequence[Figure],
    table: GameTable,
    name_seal: Callable[[str], str],
) -> FootSeal | None:
    if honours.seals:
        earned = next(seal for seal in seals(0, Tasks({}, {})) if seal.key == honours.seals[-1])
        names = [name_seal(key) for key in honours.seals]
        head = translate("Ending", "A new seal: {name}").format(name=names[-1])
        if len(names) > 1:
            head = translate("Ending", "New seals: {names}").format(names=join_words(names))
        note = translate("Ending", "stamped into your ledger")
        return FootSeal(earned.wax, earned.emblem, head, note, is_new=True)
    if not honours.played:
        return None
    record = next(
        (each for each in figures if each.topic in honours.records and each.own_number), None
    )
    if record is not None:
        number = QLocale().toString(record.own_number)
        head = translate("Ending", "Your best so far: {number}").format(number=number)
        return FootSeal("blue", str(record.own_number), head, record.head, is_new=True)
    head = translate("Ending", "{game}, game {number}").format(
        number=QLocale().toString(honours.played), game=table.title()
    )
    note = translate("Ending", "%n victory(ies) so far", "", honours.won)
    return FootSeal("blue", str(honours.played), head, note, is_new=False)


def _guests(
    session: TableSession,
    table: GameTable,
    looks: Sequence[SeatLook],
    ending: MatchEnding,
    result: Result,
    places: Sequence[int],
) -> tuple[SheetSeat, ...]:
    match, names = session.match, session.names()
    last_words, faces = _last_words(session, table, names, result.winners), faces_of(match.players)
    moods, guests = _moods(session, table, result), []
    for seat, name in enumerate(names):
        hold = ending.holds[seat]
        if places:
            fact = translate("Ending", "{place} · {hold}").format(
                place=place_name(places[seat], places), hold=hold
            )
        else:
            fact = hold
        said_words, won = last_words.get(seat, ""), seat in result.winners
        guests.append(
            SheetSeat(
                seat, name, looks[seat], fact, hold, said_words, won, faces[seat], moods[seat]
            )
        )
    order = places or [0 if guest.is_winner else 1 for guest in guests]
    return tuple(sorted(guests, key=lambda guest: (not guest.is_winner, order[guest.seat] or 99)))


def _moods(session: TableSession, table: GameTable, result: Result) -> list[Mood]:
    """Return how each seat feels at the end: winners are glad, losers as their temper is."""
    match = session.match
    tempers = [split_temper(player.get("level", ""))[1] for player in match.players]
    tempers += [""] * (match.seats - len(tempers))
    all_feelings = feelings_after(
        table.moods, match.steps, match.view(None), tempers, result.winners
    )
    return [
        feeling.mood if seat in result.winners else _LOSERS_MOODS.get(temper, feeling.mood)
        for seat, (feeling, temper) in enumerate(zip(all_feelings, tempers, strict=True))
    ]


def _last_words(
    session: TableSession, table: GameTable, names: Sequence[str], winners: Sequence[Seat]
) -> dict[Seat, str]:
    """Return what each bot remarked last, near the end of the match, by seat.

    A winner does not end with a remark about a loss, nor a loser with one about a gain.
    """
    match, words_of_seat = session.match, dict[Seat, str]()
    begin, statements = match.ply * (1 - _LAST_SHARE), list(match.statements())
    for number, (ply, seat, statement) in enumerate(statements):
        is_bot = match.attendance.player(seat).get("kind") == "bot"
        unfit = _EARLY_WORDS | (_LOSERS_WORDS if seat in winners else _WINNERS_WORDS)
        # Each statement is an action, too.
        if match.ply - ply - len(statements[number:]) > 1:
            unfit |= _PASSING_WORDS
        is_remark = isinstance(statement, Remark) and statement.word not in unfit
        if ply >= begin and is_bot and is_remark:
            words_of_seat[seat] = talk_words.statement_text(statement, seat, names, table.texts)
    return words_of_seat


def _foot(table: GameTable, names: Sequence[str], day: QDate | None) -> str:
    form = QLocale().dateFormat(QLocale.FormatType.LongFormat).replace("dddd", "").strip(" ,")
    date = QLocale().toString(day or QDate.currentDate(), form)
    seated = join_words([name or only_person_name() for name in names])
    return translate("Ending", "{game} · {date} · {names}").format(
        game=table.title(), date=date, names=seated
    )
