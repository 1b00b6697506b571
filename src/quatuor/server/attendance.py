"""Who is connected to which table at which process: what several processes have to know together.

A single process knows it by itself and writes nothing. A process that gives no sign of life any
more has lost its people, and one that lives asks after them.
"""

from collections.abc import Sequence

from quatuor.room.peers import Lost
from quatuor.server.storage import Storage

LATE = 5_000
"""Milliseconds without a pulse after which a process is dead."""


class Attendance:
    """The table `attendance` of the database, as one process writes and reads it."""

    def __init__(self, storage: Storage, process: str) -> None:
        self._storage = storage
        self._process = process

    async def arrived(self, table_id: str, person: str) -> None:
        """This person follows that table here."""
        await self._storage.writer.execute(
            "INSERT INTO attendance (process, table_id, person) VALUES (:o, :t, :p)"
            " ON CONFLICT DO NOTHING",
            o=self._process,
            t=table_id,
            p=person,
        )

    async def left(self, table_id: str, person: str) -> None:
        """This person does not follow that table here any more."""
        await self._remove(self._process, table_id, person)

    async def elsewhere(self, table_id: str, person: str, now: int) -> bool:
        """Whether this person follows that table at another process that lives."""
        rows = await self._storage.select(
            "SELECT 1 FROM attendance JOIN pulses ON pulses.process = attendance.process"
            " WHERE table_id = :t AND person = :p AND attendance.process <> :o AND at > :n LIMIT 1",
            t=table_id,
            p=person,
            o=self._process,
            n=now - LATE,
        )
        return bool(rows)

    async def last_sign(self, table_id: str, people: Sequence[str]) -> int | None:
        """The last pulse of the processes where one of these people follows the table."""
        rows = await self._storage.select(
            "SELECT person, at FROM attendance JOIN pulses ON pulses.process = attendance.process"
            " WHERE table_id = :t AND attendance.process <> :o",
            t=table_id,
            o=self._process,
        )
        return max((int(at) for person, at in rows if person in people), default=None)

    async def lost(self, now: int) -> list[Lost]:
        """The tables and people of processes that are dead, until they are forgotten."""
        rows = await self._storage.select(
            "SELECT attendance.process, table_id, person, at FROM attendance"
            " LEFT JOIN pulses ON pulses.process = attendance.process"
            " WHERE attendance.process <> :o AND (at IS NULL OR at <= :n)",
            o=self._process,
            n=now - LATE,
        )
        return [Lost(process, table, person, int(at or 0)) for process, table, person, at in rows]

    async def lost_at(self, table_id: str, before: int) -> list[Lost]:
        """The people who followed this table at processes without a sign of life since then."""
        rows = await self._storage.select(
            "SELECT attendance.process, person, at FROM attendance"
            " JOIN pulses ON pulses.process = attendance.process"
            " WHERE table_id = :t AND attendance.process <> :o AND at <= :b",
            t=table_id,
            o=self._process,
            b=before,
        )
        return [Lost(process, table_id, person, int(at)) for process, person, at in rows]

    async def forget(self, lost: Lost) -> None:
        """This person has come back, or nobody waits for them any more."""
        await self._remove(lost.process, lost.table_id, lost.person)

    async def stop(self) -> None:
        """Nobody is connected here any more."""
        await self._storage.writer.execute(
            "DELETE FROM attendance WHERE process = :o", o=self._process
        )

    async def _remove(self, process: str, table_id: str, person: str) -> None:
        await self._storage.writer.execute(
            "DELETE FROM attendance WHERE process = :o AND table_id = :t AND person = :p",
            o=process,
            t=table_id,
            p=person,
        )
