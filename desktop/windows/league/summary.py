"""What the score sheet shows of an evening, in the current language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.language.translation import translate
from desktop.table.game_table import GameTable
from desktop.windows.league import league_texts
from desktop.windows.league.score_sheet_facts import (
    BoxState,
    CellKind,
    LeagueSheetFacts,
    ScoreCell,
    ScoreColumn,
    ScoreRow,
)
from engine.play.league import League, plan, points_of, standings
from engine.play.setup import NAMES, SeatSetup


def sheet_facts(league: League, tables: Mapping[str, GameTable]) -> LeagueSheetFacts:
    """Return the facts of a league that has begun."""
    planned = plan(league, {game: tables[game].seats[-1] for game in league.games})
    ranked = standings(league)
    has_results = any(match.winners is not None for match in league.matches)
    cells = [_column_cells(league, number, sitters) for number, sitters in enumerate(planned)]
    rows = [
        ScoreRow(
            row.player,
            league.players[row.player].name,
            league_texts.level_of(league.players[row.player]),
            row.place if has_results else 0,
            row.place == 1 and row.points > 0,
            league_texts.points_text(row.points) if has_results else "",
            tuple(column[row.player] for column in cells),
        )
        for row in ranked
    ]
    champions = tuple(row.player for row in rows if row.leads and league.is_over)
    names = [league.players[player].name for player in champions]
    return LeagueSheetFacts(
        league_texts.champion_title(names) if league.is_over else translate("League", "League"),
        league_texts.progress(league),
        tuple(_column(league, number) for number in range(len(league.games))),
        tuple(rows),
        champions,
        league_texts.champion_sentence(ranked[0]) if champions else "",
    )


def setup_facts(
    games: Sequence[str], chosen: Sequence[str], players: int, tables: Mapping[str, GameTable]
) -> LeagueSheetFacts:
    """Return the facts of an evening that is set up, with the rota foreseen for it."""
    names = tuple(SeatSetup("human", name) for name in NAMES[:players])
    league = League(names, tuple(game for game in games if game in chosen))
    planned = plan(league, {game: tables[game].seats[-1] for game in chosen})
    sitters = dict(zip(league.games, planned, strict=True))

    def cell(player: int, game: str) -> ScoreCell:
        rests = game in sitters and player not in sitters[game]
        return ScoreCell(CellKind.RESTS if rests else CellKind.COMES)

    columns = tuple(
        ScoreColumn(game, BoxState.WAITING if game in chosen else BoxState.LEFT_OUT)
        for game in games
    )
    rows = tuple(
        ScoreRow(player, "", "", 0, False, "", tuple(cell(player, game) for game in games))
        for player in range(players)
    )
    return LeagueSheetFacts(
        translate("League", "An evening"), league_texts.foreword(), columns, rows
    )


def _column(league: League, number: int) -> ScoreColumn:
    game = league.games[number]
    if number >= len(league.matches):
        state = BoxState.NEXT if game == league.next_game else BoxState.WAITING
        return ScoreColumn(game, state)
    match = league.matches[number]
    if match.winners is None:
        return ScoreColumn(game, BoxState.NEXT if match is league.open_match else BoxState.WAITING)
    return ScoreColumn(game, BoxState.PLAYED, tuple(match.sitters[seat] for seat in match.winners))


def _column_cells(league: League, number: int, sitters: Sequence[int]) -> list[ScoreCell]:
    """Return the cells of a column by player."""
    column = _column(league, number)
    earned = points_of(league.matches[number]) if column.state is BoxState.PLAYED else {}
    cells = []
    for player in range(len(league.players)):
        if player not in sitters:
            cells.append(ScoreCell(CellKind.RESTS))
        elif column.state is BoxState.PLAYED:
            kind = CellKind.WON if player in column.winners else CellKind.LOST
            cells.append(ScoreCell(kind, league_texts.points_text(earned[player])))
        else:
            is_next = column.state is BoxState.NEXT
            cells.append(ScoreCell(CellKind.PLAYS if is_next else CellKind.COMES))
    return cells
