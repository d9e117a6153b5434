"""The league that was begun last, in one small file that is written after every match."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from engine.core.values import Json, Seat
from engine.data.codec import CodecError
from engine.data.kept_file import KeptFile
from engine.play import league as rules
from engine.play.league import League

FORMAT = 1
FILE = "league.json"
#: A league takes about 2,000 bytes.
_MAX_BYTES = 200_000


class LeagueFile:
    """The file of a league, which is kept in memory while the file cannot be written."""

    def __init__(self, file: Path, seats: Mapping[str, range]) -> None:
        """Create it; `seats` are the possible numbers of seats of each box there is."""
        self._seats = seats
        self._file = KeptFile(file, FORMAT, ("players", "games", "matches"), _MAX_BYTES)
        #: The league as last read or written; None before the first.
        self.league: League | None = None
        #: Whether the last write failed, so that the file is behind.
        self._is_behind = False

    @property
    def fault(self) -> str:
        """The fault of the file when it was last read, in the terms of `KeptFile`, or ""."""
        return self._file.trouble

    def read(self) -> League | None:
        """Return the league in the file, which another window may have written to.

        Where the file is lost or damaged, this is the last league known.
        """
        data = {} if self._is_behind else self._file.read()
        if data:
            try:
                self.league = self._decoded(data)
            except CodecError:
                self._file.refuse("damaged")
            except KeyError:  # a box that a later version has
                self._file.refuse("newer")
        return self.league

    def write(self, league: League) -> None:
        """Write a league.

        If this raises OSError, the league is kept in memory until a later write succeeds.
        """
        self.league, self._is_behind = league, True
        data = rules.to_json(league)
        assert isinstance(data, dict)
        # One match a line, so that people can compare files.
        matches = ",\n  ".join(json.dumps(match) for match in data.pop("matches"))
        head = json.dumps({"format": FORMAT, **data}, ensure_ascii=False, indent=1)
        self._file.write(f'{head[:-2]},\n "matches": [\n  {matches}\n ]\n}}\n')
        self._is_behind = False

    def enter(self, key: str, winners: tuple[Seat, ...] | None) -> bool:
        """Enter the winning seats of a match, None while it goes on; return whether they are new.

        Raises OSError as `write` does.
        """
        league = self.read()
        entered = rules.enter(league, key, winners) if league is not None else None
        if entered is None or entered == league:
            return False
        self.write(entered)
        return True

    def _decoded(self, data: dict[str, Json]) -> League:
        """Return the league in the data. Raises CodecError, or KeyError for an unknown box."""
        league = rules.from_json(data)
        seats = {game: self._seats[game] for game in league.games}
        for match in league.matches:
            if len(match.sitters) not in seats[match.game]:
                raise CodecError(f"matches: {len(match.sitters)} seats at {match.game}")
        return league
