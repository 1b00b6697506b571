"""The past of a table, replayed from the snapshot before what is asked for."""

from typing import Any

from quatuor.record import Record
from quatuor.room.log_entries import LoggedEvent
from quatuor.room.room import Room
from quatuor.table import MatchFinder, Table, public_event
from quatuor.table.control import control_on
from quatuor.table.setup import is_thrown

PAGE = 500
"""The most events of one answer."""


async def public_events_after(
    room: Room, table_id: str, since: int, limit: int
) -> list[dict[str, Any]]:
    """So many events after that one, as everybody may see them."""
    seen: list[dict[str, Any]] = []

    def visit(before: Table, after: Table, logged: LoggedEvent) -> bool:
        if logged.seq > since:
            extra = {"at": logged.at, **trays_after(before, after)}
            seen.append({**public_event(before, after, logged.event), **extra})
        return True

    start = await room.ledger.snapshots.newest(table_id, since)
    await room.replays.replay(table_id, start, visit, until=since + limit)
    return seen


async def record_of_match(room: Room, table_id: str, number: int) -> Record:
    """The record of one match of a table, counted from 1, as it was when it ended."""
    finder = MatchFinder(number)
    start = await room.ledger.snapshots.newest(table_id, number=number)
    await room.replays.replay(table_id, start, lambda _before, after, _logged: finder.visit(after))
    return finder.record()


def trays_after(before: Table, after: Table) -> dict[str, Any]:
    """Flip: the trays after an event, so that a game can be watched again without its rules."""
    if after.match is None or not is_thrown(after.match.game):
        return {}
    ended = after.last_round
    over = ended is not None and ended != before.last_round
    board = ended.board if ended and over else after.match.position.board
    return {"board": board, "control": control_on(after.match.game, board)}
