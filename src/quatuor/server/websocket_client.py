"""One client at the other end of a WebSocket: what the room does for it, within its limits."""

from quatuor.room.connection import Connection
from quatuor.room.message_handler import MessageHandler
from quatuor.room.service import RoomService
from quatuor.server.admission.accounts import Account, Excess
from quatuor.server.admission.entrance import Admission
from quatuor.server.websocket_connection import WebSocketConnection


class WebSocketClient(MessageHandler):
    """A client whose connections are counted."""

    __slots__ = ("_admission", "_clients", "socket")

    def __init__(
        self,
        key: str,
        service: RoomService,
        account: Account,
        admission: Admission,
        clients: "set[WebSocketClient]",
    ) -> None:
        super().__init__(key, service, account)
        self._admission = admission
        self._clients = clients
        """All that are connected to this process."""
        self.socket: WebSocketConnection | None = None

    def connected(self, socket: WebSocketConnection) -> None:
        """The WebSocket is open."""
        self.socket = socket
        self.opened(socket)

    def opened(self, connection: Connection) -> None:
        """Count it, and greet the client."""
        self._count(1)
        self._clients.add(self)
        super().opened(connection)

    def closed(self) -> None:
        """Count one less."""
        self.socket = None
        self._count(-1)
        self._clients.discard(self)
        super().closed()

    def acted(self) -> None:
        """Whoever plays is let in when the server is nearly full."""
        self._admission.played(self.key)

    def limited(self, excess: Excess) -> None:
        """Say why nothing is read for a while."""
        self.service.room.metrics.count("limited_total")
        self.refuse(None, None, "too_many", excess.message)

    def _count(self, more: int) -> None:
        """So many more WebSockets are open."""
        for _, meter in self.account.meters():
            meter.lines += more
