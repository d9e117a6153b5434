"""The end of a match of Condottiere: its battles as a band, the realm, remarkable figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.condottiere.words.places import region_name
from desktop.games.condottiere.words.results import detail
from desktop.language.attendance_texts import called_off_words
from desktop.language.names import only_person_name
from desktop.language.translation import join_words, translate
from desktop.table.replay.match_ending import (
    BoardPart,
    CourseCell,
    Figure,
    MatchCourse,
    MatchEnding,
    early_title,
    game_name,
    most_note,
    names_of_equals,
    only_first,
    own_numbers,
    remove_number,
    round_name,
)
from engine.core.values import CALLED_OFF, Event, Result, Seat
from engine.games.condottiere.events import (
    BattleEnded,
    GameEnded,
    Played,
    RoundEnded,
    Started,
)
from engine.games.condottiere.rules.endings import ADJACENT, POINTS, TOTAL
from engine.games.condottiere.views.victory_goals import deciding_regions, goal_of
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match

_KNIGHT = "m10"
#: The parts in which a parade is painted.
_PARADE_PARTS = 5
#: The most figures of a parade.
_MARCHERS = 18


@dataclass(frozen=True, slots=True)
class _Battle:
    """A battle that ended."""

    #: The number of games of the match that had ended before.
    game: int
    round: int
    ended: BattleEnded
    cards: int
    surrendered: Seat | None


@dataclass(slots=True)
class _Campaign:
    """Everything that the sheet counts of a match."""

    battles: list[_Battle] = field(default_factory=list)
    games: list[GameEnded] = field(default_factory=list)
    #: Cards laid, by seat.
    laid_cards: dict[Seat, Counter[str]] = field(default_factory=dict)


def _campaign(events: Iterator[Event]) -> _Campaign:
    campaign, turn, cards = _Campaign(), 1, 0
    surrendered: Seat | None = None
    for event in events:
        match event:
            case Started():
                turn = 1
            case RoundEnded(round=ended):
                turn = ended + 1
            case Played(seat=seat, card=card):
                cards += 1
                surrendered = seat if card == "surrender" else surrendered
                if card is not None:
                    campaign.laid_cards.setdefault(seat, Counter())[card] += 1
            case BattleEnded():
                campaign.battles.append(
                    _Battle(len(campaign.games), turn, event, cards, surrendered)
                )
                cards, surrendered = 0, None
            case GameEnded():
                campaign.games.append(event)
    return campaign


def ending(match: Match[CondottiereView], names: Sequence[str], person: Seat | None) -> MatchEnding:
    """Return the end of a match that is over."""
    result, view = match.result, match.open_view()
    assert result is not None
    events = (event for step in match.steps for event in step.events)
    campaign = _campaign(events)
    seat = person if person is not None else next(iter(result.winners), 0)
    lit = () if result.by in ("resignation", CALLED_OFF) else deciding_regions(view)
    if campaign.games:
        course = _games_course(campaign, names)
        holds = tuple(translate("Condottiere", "%n point(s)", "", points) for points in view.points)
    else:
        course = _course(campaign.battles, frozenset(lit), result.winners)
        holds = tuple(_regions(len(owned_regions)) for owned_regions in view.owners)
    figures = tuple(_figures(campaign, names, seat, is_person=person is not None))
    return MatchEnding(
        _title(result, names),
        _cause(result, names, view, campaign),
        course,
        figures,
        holds,
        partial(_board, lit),
        tuple(
            partial(_parade, campaign.laid_cards.get(seat, Counter()), part)
            for part in range(_PARADE_PARTS)
        ),
        own_numbers(figures) if person is not None else (),
    )


def game_ending(
    match: Match[CondottiereView], names: Sequence[str], person: Seat | None
) -> MatchEnding | None:
    """Return the end of the last game of a points match that goes on, from public events.

    None where no game has ended yet.
    """
    events = (event for step in match.steps for event in step.seen_by(None))
    campaign = _campaign(events)
    if not campaign.games:
        return None
    game, number = campaign.games[-1], len(campaign.games)
    battles = [each for each in campaign.battles if each.game == number - 1]
    winners = [names[seat] for seat in game.winners]
    if len(winners) != 1:
        title = translate("CondottiereEnding", "Game {number}: a shared victory")
    elif winners[0]:
        title = translate("CondottiereEnding", "Game {number} is {name}’s")
    else:
        title = translate("CondottiereEnding", "Game {number} is yours")
    ranked = sorted(range(len(names)), key=lambda seat: -game.points[seat])
    score_texts = [
        translate("CondottiereEnding", "{name} {points}").format(
            name=names[seat] or only_person_name(), points=game.points[seat]
        )
        for seat in ranked
    ]
    cause = translate("CondottiereEnding", "Points so far: {points}.").format(
        points=join_words(score_texts)
    )
    seat = person if person is not None else next(iter(game.winners), 0)
    only = _Campaign(battles, [], campaign.laid_cards)
    return MatchEnding(
        title.format(number=number, name=winners[0] if winners else ""),
        cause,
        _course(battles, frozenset(), game.winners),
        tuple(_battle_figures(only, names, seat)),
        tuple(translate("Condottiere", "%n point(s)", "", points) for points in game.points),
        winners=game.winners,
    )


# -- the sentences ---------------------------------------------------------------------------------


def _title(result: Result, names: Sequence[str]) -> str:
    if title := early_title(result):
        return title
    winners = [names[seat] for seat in result.winners]
    if len(winners) != 1:
        return translate("CondottiereEnding", "Italy is shared")
    if not winners[0]:
        return translate("CondottiereEnding", "Italy is yours")
    return translate("CondottiereEnding", "Italy is {name}’s").format(name=winners[0])


def _cause(result: Result, names: Sequence[str], view: CondottiereView, campaign: _Campaign) -> str:
    if result.by == CALLED_OFF:
        return " ".join(called_off_words())
    if len(result.winners) != 1 or result.by == "resignation":
        return detail(result, names, view)
    (winner,) = result.winners
    name, count = names[winner], len(deciding_regions(view))
    last = campaign.battles[-1].ended.region if campaign.battles else None
    if result.by == POINTS:
        other_points = [points for seat, points in enumerate(view.points) if seat != winner]
        if name:
            text = translate("CondottiereEnding", "{name} has %n point(s)", "", view.points[winner])
        else:
            text = translate("CondottiereEnding", "You have %n point(s)", "", view.points[winner])
        behind = translate("CondottiereEnding", "{lead}; the next has {points}.")
        return behind.format(lead=text.format(name=name), points=max(other_points))
    if last is None or result.by not in (ADJACENT, TOTAL) or last not in deciding_regions(view):
        return detail(result, names, view)
    needed, anywhere = goal_of(view.options, len(view.owners))
    if result.by == TOTAL:
        text = translate(
            "CondottiereEnding", "With {region}, {name} holds %n region(s).", "", count
        )
        if not name:
            text = translate(
                "CondottiereEnding", "With {region}, you hold %n region(s).", "", count
            )
    else:
        text = translate(
            "CondottiereEnding",
            "With {region}, {name} holds a realm of %n linked region(s); {needed} were needed.",
            "",
            count,
        )
        if not name:
            text = translate(
                "CondottiereEnding",
                "With {region}, you hold a realm of %n linked region(s); {needed} were needed.",
                "",
                count,
            )
    cause_text = text.format(region=region_name(last), name=name, needed=needed)
    region_count = len(view.owners[winner])
    if result.by == ADJACENT and anywhere is not None and region_count >= anywhere:
        also = translate(
            "CondottiereEnding", "A total of %n region(s) would have won, too.", "", region_count
        )
        cause_text = f"{cause_text} {also}"
    return cause_text


def _regions(count: int) -> str:
    if not count:
        return translate("CondottiereEnding", "no region")
    return translate("CondottiereEnding", "%n region(s)", "", count)


# -- the course ------------------------------------------------------------------------------------


def _paint_pope(painter: QPainter, rect: QRectF) -> None:
    from desktop.games.condottiere.art.map.tokens import Pawn, paint_pawn

    painter.save()
    painter.translate(rect.center().x(), rect.bottom())
    painter.scale(rect.height() / 68, rect.height() / 68)
    paint_pawn(painter, Pawn.POPE, shade=False)
    painter.restore()


def _course(
    battles: Sequence[_Battle], lit: frozenset[str], winners: Sequence[Seat]
) -> MatchCourse:
    rounds = list(dict.fromkeys(each.round for each in battles))
    cells = tuple(
        _cell(
            each,
            rounds.index(each.round),
            each.ended.conqueror in winners and each.ended.region in lit,
        )
        for each in battles
    )
    note = translate("CondottiereEnding", "%n battle(s)", "", len(cells))
    without = sum(cell.seat is None for cell in cells)
    if without:
        text = translate("CondottiereEnding", "{battles}, %n of them without a winner", "", without)
        note = text.format(battles=note)
    heading = translate("CondottiereEnding", "The campaign")
    return MatchCourse(heading, note, cells, tuple(map(round_name, rounds)))


def _cell(battle: _Battle, group: int, lit: bool) -> CourseCell:
    ended = battle.ended
    seat = ended.conqueror if ended.region is not None else ended.winner
    label = (
        translate("CondottiereEnding", "Final")
        if ended.region is None
        else region_name(ended.region)
    )
    strengths = sorted(ended.strengths, reverse=True)
    note = translate("CondottiereEnding", "{most} to {next}").format(
        most=strengths[0], next=strengths[1]
    )
    if ended.by == "bishop":
        note = translate("CondottiereEnding", "stopped by a bishop")
    elif battle.surrendered is not None:
        note = translate("CondottiereEnding", "{strengths}, after a surrender").format(
            strengths=note
        )
    return CourseCell(seat, label, note, group, _paint_pope if seat is None else None, lit)


def _games_course(campaign: _Campaign, names: Sequence[str]) -> MatchCourse:
    cells = []
    for number, game in enumerate(campaign.games, 1):
        winner = game.winners[0] if len(game.winners) == 1 else None
        gained = [
            translate("CondottiereEnding", "{name} +{points}").format(
                name=names[seat] or only_person_name(), points=points
            )
            for seat, points in enumerate(game.gained)
            if points
        ]
        lit = number == len(campaign.games)
        cells.append(
            CourseCell(
                winner, game_name(number), join_words(gained), counts=game.points, is_decisive=lit
            )
        )
    heading = translate("CondottiereEnding", "The games")
    note = translate("CondottiereEnding", "points after each game")
    return MatchCourse(heading, note, tuple(cells))


# -- the figures -----------------------------------------------------------------------------------


def _figures(
    campaign: _Campaign, names: Sequence[str], seat: Seat, *, is_person: bool
) -> Iterator[Figure]:
    yield from _battle_figures(campaign, names, seat)
    own_row, seats = is_person, range(len(names))
    won = Counter(each.ended.winner for each in campaign.battles if each.ended.winner is not None)
    if won[seat]:
        fought = len(campaign.battles)
        yield Figure(
            "won",
            translate("CondottiereEnding", "{won} of {all}").format(won=won[seat], all=fought),
            translate("CondottiereEnding", "battles won"),
            most_note([won[s] for s in seats], seat, names),
            0.35,
            own_number=won[seat] if own_row else 0,
        )
    knights = {s: laid_by_kind[_KNIGHT] for s, laid_by_kind in campaign.laid_cards.items()}
    if knights.get(seat, 0) > 1:
        head = translate(
            "CondottiereEnding", "%n mercenary(s) of 10 fought for {name}", "", knights[seat]
        )
        if not names[seat]:
            head = translate(
                "CondottiereEnding", "%n mercenary(s) of 10 fought for you", "", knights[seat]
            )
        head = remove_number(head, knights[seat]).format(name=names[seat])
        yield Figure(
            "knights",
            str(knights[seat]),
            head,
            most_note([knights.get(s, 0) for s in seats], seat, names),
            min(0.8, 0.3 + 0.06 * knights[seat]),
            own_number=knights[seat] if own_row else 0,
        )
    streaks = [_streak(campaign, s) for s in seats]
    streak = max(streaks)
    if streak > 1:
        yield Figure(
            "streak",
            str(streak),
            translate("CondottiereEnding", "battles won in a row"),
            names_of_equals(streaks, streaks.index(streak), names),
            min(0.9, 0.2 + 0.15 * streak),
            own_number=streaks[seat] if own_row and streaks[seat] > 1 else 0,
        )
    stopped = sum(each.ended.by == "bishop" for each in campaign.battles)
    if stopped:
        yield Figure(
            "bishop",
            str(stopped),
            remove_number(
                translate("CondottiereEnding", "%n battle(s) stopped by a bishop", "", stopped),
                stopped,
            ),
            translate("CondottiereEnding", "of %n battle(s)", "", len(campaign.battles)),
            min(0.75, 0.3 + 0.12 * stopped),
        )


def _battle_figures(campaign: _Campaign, names: Sequence[str], seat: Seat) -> Iterator[Figure]:
    """Yield the greatest and the closest battle, and the longest one."""
    fought = [
        each
        for each in campaign.battles
        if each.ended.winner is not None and sorted(each.ended.strengths)[-2] > 0
    ]
    great = only_first(fought, lambda each: -sum(sorted(each.ended.strengths)[-2:]))
    if great is not None:
        yield Figure(
            "greatest",
            _odds(great.ended),
            translate("CondottiereEnding", "the greatest battle"),
            _span_text(great.ended, names),
            0.62,
            own_number=great.ended.strengths[seat] if great.ended.winner == seat else 0,
        )
    close = only_first(
        fought, lambda each: (_margin(each.ended), -sum(sorted(each.ended.strengths)[-2:]))
    )
    if close is not None:
        margin = _margin(close.ended)
        if close is not great or margin <= 2:
            head = translate("CondottiereEnding", "the closest battle")
            if margin == 1:
                head = translate("CondottiereEnding", "decided by a single point")
            yield Figure(
                "closest" if close is not great else "greatest",
                _odds(close.ended),
                head,
                _span_text(close.ended, names),
                # A narrow battle between a few men is no feat.
                max(0.2, min(0.95, 0.5 + sum(close.ended.strengths) / 90) - 0.09 * margin),
                is_narrow=True,
            )
    longest = only_first(campaign.battles, lambda each: -each.cards)
    if longest is not None and longest.cards > 1:
        yield Figure(
            "longest",
            str(longest.cards),
            remove_number(
                translate("CondottiereEnding", "%n card(s) in one battle", "", longest.cards),
                longest.cards,
            ),
            _place_text(longest.ended),
            0.3,
        )


def _margin(ended: BattleEnded) -> int:
    *_, second, first = sorted(ended.strengths)
    return first - second


def _first_two(ended: BattleEnded) -> tuple[Seat, Seat]:
    """Return the winner of a battle and the strongest other seat."""
    winner = ended.winner
    assert winner is not None
    other_seats = [seat for seat in range(len(ended.strengths)) if seat != winner]
    return winner, max(other_seats, key=lambda seat: ended.strengths[seat])


def _odds(ended: BattleEnded) -> str:
    """Return the strengths of a battle, the winner's first."""
    winner, loser = _first_two(ended)
    return f"{ended.strengths[winner]} : {ended.strengths[loser]}"


def _place_text(ended: BattleEnded) -> str:
    if ended.region is None:
        return translate("CondottiereEnding", "the final battle")
    return region_name(ended.region)


def _span_text(ended: BattleEnded, names: Sequence[str]) -> str:
    winner, loser = _first_two(ended)
    if not names[winner]:
        text = translate("CondottiereEnding", "{region}, you over {loser}")
    elif not names[loser]:
        text = translate("CondottiereEnding", "{region}, {winner} over you")
    else:
        text = translate("CondottiereEnding", "{region}, {winner} over {loser}")
    return text.format(region=_place_text(ended), winner=names[winner], loser=names[loser])


def _streak(campaign: _Campaign, seat: Seat) -> int:
    longest = now = 0
    for each in campaign.battles:
        now = now + 1 if each.ended.winner == seat else 0
        longest = max(longest, now)
    return longest


# -- pictures --------------------------------------------------------------------------------------


def _board(lit: Sequence[str]) -> BoardPart:
    from desktop.games.condottiere.art.map.geometry import italy_path, region_path

    realm = QPainterPath()
    for region in lit:
        realm = realm.united(region_path(region))
    italy = italy_path().boundingRect()
    around = italy if realm.isEmpty() else realm.boundingRect()
    # Halfway between all of Italy and the realm, which is small on the whole map.
    area = QRectF(
        (italy.topLeft() + around.topLeft()) / 2, (italy.bottomRight() + around.bottomRight()) / 2
    )
    return BoardPart(area.adjusted(-20, -16, 20, 16), realm)


def _parade(laid: Counter[str], part: int, painter: QPainter, rect: QRectF) -> None:
    from desktop.games.condottiere.art.parade import marchers, paint_parade

    paint_parade(painter, rect, marchers(laid, _MARCHERS), part, _PARADE_PARTS)
