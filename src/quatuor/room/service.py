"""A whole room: its tables, and everything that acts at them. What a carrier talks to.

A carrier (a server, the worker of a browser tab, a test) brings a ledger, executors and
connections, and passes messages on. Everything else is done here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from quatuor.record import Record
from quatuor.room.analysis import Analyses, AnalysisLimits, InlineSearcher, Searcher
from quatuor.room.commands import event_for
from quatuor.room.computer_players import ComputerPlayers
from quatuor.room.courses import Courses
from quatuor.room.effect_runner import EffectRunner
from quatuor.room.executor import Executor, InlineExecutor
from quatuor.room.flights import Flights
from quatuor.room.history import public_events_after, record_of_match
from quatuor.room.ledger import Ledger
from quatuor.room.live_table import LiveTable
from quatuor.room.messages import Sit
from quatuor.room.metrics import Metrics
from quatuor.room.my_games import MyGames
from quatuor.room.peers import Peers
from quatuor.room.presence import Presence
from quatuor.room.puzzles import Puzzles
from quatuor.room.room import Room, RoomOptions
from quatuor.room.study import Study
from quatuor.room.time_source import TimeSource
from quatuor.room.turns import FirstComeFirstServed, Turns
from quatuor.table import Event, Table, Wanted, events, record_of, view
from quatuor.table.people import check_entry

Seats = Sequence[tuple[int, str | None]]
"""Seats to be taken when a table is opened: by whoever opens it, or by a computer of that level."""


@dataclass(frozen=True)
class Executors:
    """Where a room does what takes long. Without others, everything is done in the event loop."""

    moves: Executor = field(default_factory=InlineExecutor)
    """Chooses the moves of computer players."""
    flights: Executor = field(default_factory=InlineExecutor)
    """Computes the flights of tokens."""
    replays: Executor = field(default_factory=InlineExecutor)
    aside: Executor = field(default_factory=InlineExecutor)
    """These two share memory with the room: at most threads."""
    searcher: Searcher = field(default_factory=InlineSearcher)
    """Searches for people who study."""

    def stop(self) -> None:
        """End all workers."""
        for executor in (self.moves, self.flights, self.replays, self.aside, self.searcher):
            executor.stop()


class RoomService:
    """The room that one process serves; to be made while an event loop runs."""

    def __init__(
        self,
        ledger: Ledger,
        options: RoomOptions | None = None,
        *,
        executors: Executors | None = None,
        turns: Turns | None = None,
        peers: Peers | None = None,
        metrics: Metrics | None = None,
        clock: TimeSource | None = None,
        analysis_limits: AnalysisLimits | None = None,
    ) -> None:
        self.executors = executors or Executors()
        self.room = Room(
            ledger,
            options,
            peers=peers,
            metrics=metrics,
            clock=clock,
            replaying=self.executors.replays,
        )
        moves, aside = self.executors.moves, self.executors.aside
        self.computers = ComputerPlayers(self.room, moves, turns or FirstComeFirstServed(), aside)
        self.flights = Flights(self.executors.flights)
        self.presence, self.my_games = Presence(self.room), MyGames(self.room)
        self.effects = EffectRunner(
            self.room, self.computers, self.flights, self.presence, self.my_games
        )
        self.study = Study(Analyses(self.executors.searcher, analysis_limits), aside)
        self.puzzles = Puzzles(aside)
        self.courses = Courses(self.flights, self.room.options.scatter)

    async def stop(self) -> None:
        """Finish what is being written, and end all workers."""
        await self.presence.stop()
        await self.room.finish()
        await self.my_games.stop()
        self.executors.stop()

    async def open_table(self, key: str, name: str, wanted: Wanted, seats: Seats = ()) -> LiveTable:
        """A new table, perhaps with somebody on its seats already."""
        opening: list[Event] = [events.Opened(key, name, wanted)]
        for seat, level in seats:
            taken = events.Sat(key, name, seat) if level is None else events.Hired(key, seat, level)
            opening.append(taken)
        live = await self.room.open(opening, key)
        self.presence.expect(live, key)
        return live

    async def view(self, table_id: str, key: str) -> dict[str, Any]:
        """The table as this person may see it."""
        live, now = await self.room.load(table_id), self.room.now()
        check_entry(live.table, key, now)
        return view(live.table, key, now)

    async def join(self, sit: Sit, key: str) -> dict[str, Any]:
        """Take a free seat, or watch where there is none; returns the view."""
        live, scatter = await self.room.load(sit.table), self.room.options.scatter
        await self.room.dispatch_shielded(
            live, lambda table: event_for(sit, key, table, scatter), f"{key}:{sit.id}"
        )
        self.presence.expect(live, key)
        return view(live.table, key, self.room.now())

    async def record(self, table_id: str, key: str, match: int | None = None) -> Record:
        """A match of the table as a game record; the last one unless its number is given."""
        table = await self.readable_table(table_id, key)
        if match is None:
            return record_of(table)
        return await record_of_match(self.room, table_id, match)

    async def history(
        self, table_id: str, key: str, since: int, limit: int
    ) -> tuple[list[dict[str, Any]], int]:
        """A page of events after that one, and the number of the table's last event."""
        last = (await self.readable_table(table_id, key)).seq
        return await public_events_after(self.room, table_id, since, limit), last

    async def readable_table(self, table_id: str, key: str) -> Table:
        """The table, unless its match is being played behind a door closed to this person."""
        table = (await self.room.load(table_id)).table
        if table.phase != "over":
            check_entry(table, key, self.room.now())
        return table
