"""Words of the league."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale

from desktop.language.names import level_name, place_name
from desktop.language.translation import translate
from desktop.table.game_table import GameTable
from desktop.windows.league.score_sheet_facts import (
    BoxState,
    CellKind,
    LeagueSheetFacts,
    ScoreCell,
    ScoreColumn,
    ScoreRow,
)
from desktop.windows.ledger.ledger_texts import name_and_detail
from engine.play.league import League, LeagueMatch, LeagueStanding
from engine.play.setup import SeatSetup


def points_text(points: float) -> str:
    """Return a number of points as on paper: "2½"."""
    points_whole, half = divmod(round(points * 2), 2)
    return f"{points_whole or ''}½" if half else str(points_whole)


def points_words(points: str) -> str:
    """Return a number of points, written as on paper, with its unit."""
    if points.isdecimal():
        return translate("League", "%n point(s)", "", int(points))
    if points == "½":
        return translate("League", "half a point")
    return translate("League", "{points} points").format(points=points)


def level_of(player: SeatSetup) -> str:
    """Return the level of a bot, "" for a person."""
    return level_name(player.level) if player.kind == "bot" else ""


def names_list(names: Sequence[str]) -> str:
    """Return names as a list: "Ana and Bruno"."""
    return QLocale().createSeparatedList(list(names))


def winner_names(league: League, match: LeagueMatch) -> str:
    """Return who won a match that is over, in a few words."""
    if not match.winners:
        return translate("League", "nobody")
    return names_list([league.players[match.sitters[seat]].name for seat in match.winners])


def progress(league: League) -> str:
    """Return how far the evening has come: "match 2 of 4"."""
    over = sum(match.winners is not None for match in league.matches)
    count = len(league.games)
    if league.is_over:
        return played_text(count)
    return translate("League", "match {number} of {count}").format(number=over + 1, count=count)


def played_text(count: int) -> str:
    """Return how many matches were played."""
    return translate("League", "%n match(es) played", "", count)


def foreword() -> str:
    """Return the words beside the title while the evening is set up."""
    return translate("League", "one screen, several boxes, one winner")


def point_rule() -> str:
    """Return the sentence that says how points are counted."""
    return translate(
        "League",
        "You score a point for each rival you beat, and half a point for each rival you share a "
        "victory with; if everyone loses, nobody scores.",
    )


def champion_title(names: Sequence[str]) -> str:
    """Return the title at the end of an evening, won by one, several or nobody."""
    if not names:
        return translate("League", "Nobody wins the evening")
    if len(names) == 1:
        return translate("League", "The evening is {name}’s").format(name=names[0])
    return translate("League", "{names} share the evening").format(names=names_list(names))


def champion_sentence(best: LeagueStanding) -> str:
    """Return the sentence below that title."""
    won = translate("League", "%n match(es) won", "", best.victories)
    return translate("League", "{points}: {won}, of {count} played.").format(
        points=points_words(points_text(best.points)), won=won, count=best.played
    )


def resting_label() -> str:
    """Return the word in the cell of a player who is not at the table."""
    return translate("League", "sits out")


def points_head() -> str:
    """Return the head of the column with the totals."""
    return translate("League", "points")


# -- for screen readers and tooltips ---------------------------------------------------------------


def sheet_lines(facts: LeagueSheetFacts, tables: Mapping[str, GameTable]) -> list[str]:
    """Return the sheet in words: its title, and a line for each player."""
    head = [name_and_detail(facts.title, facts.note), *([facts.sentence] if facts.sentence else [])]
    places = [row.place for row in facts.rows]
    return [*head, *(_row_line(row, places, facts, tables) for row in facts.rows if row.name)]


def _row_line(
    row: ScoreRow, places: Sequence[int], facts: LeagueSheetFacts, tables: Mapping[str, GameTable]
) -> str:
    cells = "; ".join(
        name_and_detail(tables[column.game].title(), _cell_words(cell))
        for column, cell in zip(facts.columns, row.cells, strict=True)
    )
    if not row.place:
        return f"{row.name}. {cells}."
    total = translate("League", "{name}, {place}, {points}.").format(
        name=row.name, place=place_name(row.place, places), points=points_words(row.total)
    )
    return f"{total} {cells}."


def _cell_words(cell: ScoreCell) -> str:
    match cell.kind:
        case CellKind.WON:
            return translate("League", "won, {points}").format(points=points_words(cell.text))
        case CellKind.LOST:
            return translate("League", "lost")
        case CellKind.RESTS:
            return resting_label()
        case CellKind.PLAYS | CellKind.COMES:
            return translate("League", "plays")


def box_words(column: ScoreColumn, facts: LeagueSheetFacts, *, is_setup: bool) -> str:
    """Return what a click on a box does, or how its match ended."""
    match column.state:
        case BoxState.LEFT_OUT:
            return translate("League", "Left out. Click to include it.")
        case BoxState.WAITING if is_setup:
            return translate("League", "Included. Click to leave it out.")
        case BoxState.WAITING:
            return translate("League", "Played later.")
        case BoxState.NEXT:
            return translate("League", "Next. Click to play.")
        case BoxState.PLAYED:
            names = {row.player: row.name for row in facts.rows}
            if not column.winners:
                won = translate("League", "Nobody won.")
            else:
                won = translate("League", "Won by {names}.").format(
                    names=names_list([names[player] for player in column.winners])
                )
            return won + " " + translate("League", "Click for the review.")


# -- the panel -------------------------------------------------------------------------------------


def length_of(boxes: int, minutes: int) -> str:
    """Return how long an evening with some boxes lasts."""
    if not boxes:
        return ""
    counted = translate("League", "%n box(es)", "", boxes)
    hours, minutes_rest = divmod(round(minutes / 10) * 10, 60)
    if not hours:
        lasts = translate("Shelf", "{minutes}\u00a0min").format(minutes=minutes_rest)
    else:
        lasts = translate("League", "{hours}\u00a0h\u00a0{minutes:02}\u00a0min").format(
            hours=hours, minutes=minutes_rest
        )
    return translate("League", "{boxes}, about {time} of play").format(boxes=counted, time=lasts)


def same_name_message(name: str) -> str:
    """Return why an evening cannot begin: two players have one name."""
    return translate("League", "Two players are called {name}.").format(name=name)


def no_box() -> str:
    """Return why an evening cannot begin: no box was chosen."""
    return translate("League", "Choose at least one box.")


def to_the_league() -> str:
    """Return the label of the button that follows a match of the league."""
    return translate("League", "To the league")
