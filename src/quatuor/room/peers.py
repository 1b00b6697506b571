"""Other processes that serve the same tables from the same ledger.

Which of them follows what for whom, they have to know together: a person is away only if no
process is connected to them.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

HESITATION = 5.0
"""Seconds after which a process does what another one should have done."""


class Lost(NamedTuple):
    """A person who followed a table at a process that has died."""

    process: str
    table_id: str
    person: str
    since: int
    """When that process last gave a sign of life."""


class Peers(Protocol):
    """What a process knows of the others, and tells them."""

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same tables."""

    @property
    def notifies(self) -> bool:
        """Whether they tell each other which tables have moved on."""

    def notify(self, table_id: str) -> None:
        """Tell the others that a table has moved on; never waits."""

    async def arrived(self, table_id: str, person: str) -> None:
        """Record that this person follows that table here."""

    async def left(self, table_id: str, person: str) -> None:
        """Record that this person does not follow that table here any more."""

    async def elsewhere(self, table_id: str, person: str, now: int) -> bool:
        """Whether this person follows that table at another process that is alive."""

    async def last_sign(self, table_id: str, people: Sequence[str]) -> int | None:
        """When a process at which one of these people follows the table was last alive."""

    async def lost(self, now: int) -> list[Lost]:
        """The people of processes that have died, until they are forgotten."""

    async def lost_at(self, table_id: str, before: int) -> list[Lost]:
        """The people who followed this table at processes without a sign of life since then."""

    async def forget(self, lost: Lost) -> None:
        """This person has come back, or nobody waits for them any more."""

    async def stop(self) -> None:
        """Record that nobody is connected here any more."""


class NoPeers:
    """For a room in a single process."""

    several = notifies = False

    def notify(self, table_id: str) -> None:
        """There is nobody to tell."""

    async def arrived(self, table_id: str, person: str) -> None:
        """There is nobody to tell."""

    async def left(self, table_id: str, person: str) -> None:
        """There is nobody to tell."""

    async def elsewhere(self, table_id: str, person: str, now: int) -> bool:
        """There is no other process."""
        return False

    async def last_sign(self, table_id: str, people: Sequence[str]) -> int | None:
        """There is no other process."""
        return None

    async def lost(self, now: int) -> list[Lost]:
        """There is no other process."""
        return []

    async def lost_at(self, table_id: str, before: int) -> list[Lost]:
        """There is no other process."""
        return []

    async def forget(self, lost: Lost) -> None:
        """There is no other process."""

    async def stop(self) -> None:
        """There is nobody to tell."""
