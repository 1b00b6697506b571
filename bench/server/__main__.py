"""`python -m bench.server`: durable moves through the whole server, beside peers in one run.

The server is a process of its own; this one plays. Everything stays on the loopback, and every part
is bounded in count and time. What is printed are ratios of one run.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import uvloop

from bench.server.boardgame_io import moves_a_second
from bench.server.disk import bare_commits, p99
from bench.server.load import full_speed, idle, load
from bench.server.process import sqlite
from bench.server.scale import processes

SLOWER = 0.005


def disk(folder: Path, tables: int) -> float:
    """One process on one file, on this disk and on one whose commits take 5 ms longer."""
    bare, slow = bare_commits(folder), bare_commits(folder, SLOWER).rate
    with sqlite(folder, "moves") as server:
        moves, cost, delays = uvloop.run(load(server, tables))
    again = bare_commits(folder)
    ratio = moves / bare.rate
    print(f"durable moves: {moves:.0f}/s = {ratio:.2f} x single commits ({bare.rate:.0f}/s)")
    print(f"processor time of the server: {1000 * cost:.2f} ms a move")
    print(
        f"from send to the opponent's view at half load: p99 {1000 * p99(delays):.0f} ms,"
        f" longest {1000 * max(delays):.0f} ms; a bare commit on the same disk before and after:"
        f" p99 {1000 * bare.slow:.1f} and {1000 * again.slow:.1f} ms,"
        f" longest {1000 * bare.slowest:.0f} and {1000 * again.slowest:.0f} ms"
    )
    with sqlite(folder, "slow", SLOWER) as server:
        slowed = uvloop.run(full_speed([server], tables))
    print(f"on a slow disk: {slowed:.0f}/s = {slowed / slow:.1f} x its commits ({slow:.0f}/s)")
    return moves


def memory(folder: Path, tables: int) -> None:
    """Tables that are only open."""
    with sqlite(folder, "idle") as server:
        each = uvloop.run(idle(server, tables))
    print(f"memory for an idle table with two sockets: {each / 1000:.1f} kB ({tables} tables)")


def peer(folder: Path, tables: int, ours: float) -> None:
    """boardgame.io, which keeps nothing on disk."""
    found = moves_a_second(folder / "boardgame.io", tables)
    if found is None:
        print("boardgame.io: not installed here")
        return
    theirs, cost = found
    ratio = ours / theirs
    print(f"boardgame.io: {theirs:.0f}/s, {cost:.2f} ms of its server a move; ours {ratio:.2f} x")


def main() -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description="measure the server")
    parser.add_argument("--tables", type=int, default=200, help="tables that play at once")
    parser.add_argument("--idle", type=int, default=2_000, help="tables that are only open")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ours = disk(folder, chosen.tables)
        peer(folder, chosen.tables, ours)
        processes(chosen.tables)
        memory(folder, chosen.idle)
    return 0


if __name__ == "__main__":
    sys.exit(main())
