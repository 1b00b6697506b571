"""The past of a table, replayed from the snapshot before what is asked for."""

from typing import Any

from quatuor.record import Record
from quatuor.room.log_entries import Logged
from quatuor.room.room import Rooms
from quatuor.table import MatchFinder, Table, happening
from quatuor.table.control import control_on
from quatuor.table.setup import is_thrown

PAGE = 500
"""The most events of one answer."""


async def told_after(rooms: Rooms, table_id: str, since: int, limit: int) -> list[dict[str, Any]]:
    """What is told of so many events after that one."""
    told: list[dict[str, Any]] = []

    def visit(before: Table, after: Table, logged: Logged) -> bool:
        if logged.seq > since:
            seen = {"at": logged.at, **trays_after(before, after)}
            told.append({**happening(before, after, logged.event), **seen})
        return True

    base = await rooms.replays.snapshots.newest(table_id, since)
    await rooms.replays.replay(table_id, base, visit, until=since + limit)
    return told


async def record_of_match(rooms: Rooms, table_id: str, number: int) -> Record:
    """The record of one match of a table, counted from 1, as it was when it ended."""
    finder = MatchFinder(number)
    base = await rooms.replays.snapshots.newest(table_id, number=number)
    await rooms.replays.replay(table_id, base, lambda _before, after, _logged: finder.see(after))
    return finder.record()


def trays_after(before: Table, after: Table) -> dict[str, Any]:
    """Flip: the trays after an event, so that a game can be watched again without its rules."""
    if after.match is None or not is_thrown(after.match.game):
        return {}
    ended = after.last_round
    over = ended is not None and ended != before.last_round
    board = ended.board if ended and over else after.match.position.board
    return {"board": board, "control": control_on(after.match.game, board)}
