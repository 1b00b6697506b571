"""The other processes on the same database, as the room sees them."""

import secrets

from quatuor.server.attendance import Attendance
from quatuor.server.bus import Bus
from quatuor.server.settings import Settings
from quatuor.server.storage import Storage


class DatabasePeers(Attendance):
    """Satisfies `quatuor.room.peers.Peers`: attendance in the database, wake-ups by the bus."""

    def __init__(self, settings: Settings, storage: Storage, bus: Bus) -> None:
        self.process = secrets.token_hex(8)
        """The name of this process among others on the same database."""
        super().__init__(storage, self.process)
        self._bus = bus
        self.notifies = bool(settings.bus)
        self.configured = bool(settings.bus or settings.poll)
        """Whether the operator says that there are others."""
        self.others = False
        """Whether another process that the operator did not mention gives signs of life."""

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.configured or self.others

    def notify(self, table_id: str) -> None:
        """Wake the others."""
        if self.notifies:
            self._bus.moved(table_id)
