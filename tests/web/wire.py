"""A wire between a browser and the room that can be cut as a net is lost: nothing says so."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress


class Wire:
    """Carries bytes both ways until it is cut; then it takes them, and nothing arrives."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = threading.Event()
        self._whole.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._ends = [self._listening]
        self._threads: list[threading.Thread] = []
        self._start(self._accept)

    def cut(self) -> None:
        """Lose the net."""
        self._whole.clear()

    def mend(self) -> None:
        """Have it back."""
        self._whole.set()

    def close(self) -> None:
        """End every connection, and take no more."""
        self.mend()
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()

    def _accept(self) -> None:
        with self._listening, suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    self._start(self._carry, one, other)

    def _start(self, work: Callable[..., None], *ends: socket.socket) -> None:
        thread = threading.Thread(target=work, args=ends, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with one:
            with suppress(OSError):
                while data := one.recv(65_536):
                    self._whole.wait()
                    other.sendall(data)
            with suppress(OSError):
                other.shutdown(socket.SHUT_RDWR)
