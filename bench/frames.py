"""`python -m bench.frames`: our reader of WebSocket frames beside the one of `websockets`.

Both servers stand ready at the same time and differ in nothing else. They play in turns of a few
seconds, who begins changes, and what is told is the median of neighbours; then each holds tables
that are only open. The other reader is the sans-I/O protocol of the package `websockets`, behind
the same three methods: bytes in, messages out.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

import uvloop
import websockets.frames
from websockets.protocol import OPEN, Event
from websockets.server import ServerProtocol

from bench.server import process
from bench.server.load import hang_up, idle, seated
from bench.server.playing import Players
from bench.server.process import Server
from quatuor.server import websocket_connection
from quatuor.server.websocket_frames import Frame, Message

TURNS = 7
SECONDS = 3.0


class PackageReader:
    """Bytes of a client cut into messages by the package `websockets`."""

    __slots__ = ("_begun", "_frames", "_parts", "_protocol", "waiting")

    def __init__(self, limit: int) -> None:
        self._protocol = ServerProtocol(state=OPEN, max_size=limit)
        self._frames: list[Event] = []
        self._begun = 0
        self._parts = b""
        self.waiting = 0

    def feed(self, data: bytes) -> None:
        """Take bytes as they come."""
        self._protocol.receive_data(data)
        self._frames += self._protocol.events_received()
        self._protocol.data_to_send()  # the line answers by itself

    def next_frame(self) -> Frame | None:
        """The next frame that is complete."""
        if not self._frames:
            return None
        frame = self._frames.pop(0)
        assert isinstance(frame, websockets.frames.Frame)
        return Frame(frame.fin, frame.opcode, bytes(frame.data))

    def message(self, frame: Frame) -> Message | None:
        """The message that the frame completes."""
        if frame.final and frame.kind:
            return Message(frame.kind, frame.body)
        self._begun = self._begun or frame.kind
        self._parts += frame.body
        if not frame.final:
            return None
        message = Message(self._begun, self._parts)
        self._begun, self._parts = 0, b""
        return message


def run_with_package(database: str, bus: str | None, port: int, slower: float) -> None:
    """The server process, with the other reader."""
    websocket_connection.Reader = PackageReader  # type: ignore[assignment, attr-defined]
    process.run_server(database, bus, port, slower)


def servers_in(folder: Path, name: str) -> tuple[Server, Server]:
    """A server with our reader and one with the other, each on a file of its own."""
    ours = Server(f"sqlite:///{folder / name}-ours.db")
    theirs = Server(f"sqlite:///{folder / name}-theirs.db", target=run_with_package)
    return ours, theirs


Turns = list[list[float]]


async def in_turns(servers: tuple[Server, Server], tables: int, turns: int) -> tuple[Turns, Turns]:
    """Moves a second of both, turn by turn, and milliseconds of the server's processor a move."""
    pairs = [await seated([server], tables) for server in servers]
    players = [Players(here) for here in pairs]
    rates: Turns = [[], []]
    costs: Turns = [[], []]
    for turn in range(-1, turns):
        for which in (0, 1) if turn % 2 else (1, 0):
            before = servers[which].busy()
            played = players[which].play(SECONDS)
            if turn >= 0:
                rates[which].append(played.rate)
                costs[which].append(1000 * (servers[which].busy() - before) / played.moves)
    for here in pairs:
        hang_up(here)
    return rates, costs


def row(name: str, turns: Turns, digits: int) -> str:
    """One line of the table: two medians, and the median of the ratios of neighbours."""
    ours, theirs = (statistics.median(each) for each in turns)
    ratio = statistics.median(a / b for a, b in zip(*turns, strict=True))
    return f"| {name} | {ours:.{digits}f} | {theirs:.{digits}f} | {ratio:.2f} |"


def main() -> int:
    """Measure both, and print the table of bench/README.md."""
    parser = argparse.ArgumentParser(description="compare two readers of WebSocket frames")
    parser.add_argument("--tables", type=int, default=200, help="tables that play at once")
    parser.add_argument("--idle", type=int, default=1_000, help="tables that are only open")
    parser.add_argument("--turns", type=int, default=TURNS, help="turns of each server")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ours, theirs = servers_in(folder, "moves")
        with ours, theirs:
            rates, costs = uvloop.run(in_turns((ours, theirs), chosen.tables, chosen.turns))
        memory: Turns = []
        for server in servers_in(folder, "idle"):
            with server:
                memory.append([uvloop.run(idle(server, chosen.idle)) / 1000])
    print("| | ours | `websockets` | ratio |\n|---|---|---|---|")
    print(row("moves a second", rates, 0))
    print(row("ms of the server's processor a move", costs, 3))
    print(row("kB an idle table", memory, 1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
