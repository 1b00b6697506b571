"""`python -m bench.server.before COMMIT`: this server beside that of an earlier commit.

Both stand ready at the same time, each on a file of its own, and play in turns of a few seconds as
in `bench.frames`; each is started by the bench of its own version. What is compared is the median
of neighbours: moves a second, and the processor time of the server for a move, which other work of
the machine disturbs least.
"""

import argparse
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop

from bench.frames import TURNS, Turns, in_turns, row
from bench.server.load import idle
from bench.server.process import Server, run_server

ROOT = Path(__file__).parents[2]


def run_elsewhere(database: str, _bus: str | None, port: int, _slower: float) -> None:
    """Become a server of another version, whose sources `QUATUOR_BEFORE` names."""
    folder = os.environ["QUATUOR_BEFORE"]
    words = (
        f"from bench.server.process import run_server; run_server({database!r}, None, {port}, 0)"
    )
    environment = {**os.environ, "PYTHONPATH": f"{folder}/src:{folder}"}
    os.chdir(folder)
    os.execve(sys.executable, [sys.executable, "-c", words], environment)


@contextmanager
def checked_out(commit: str) -> Iterator[None]:
    """The sources of that commit, for as long as they are needed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "before"
        words = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*words, "add", "--quiet", "--detach", folder, commit], check=True)
        os.environ["QUATUOR_BEFORE"] = str(folder)
        try:
            yield
        finally:
            subprocess.run([*words, "remove", "--force", folder], check=True)


def servers_in(folder: Path, name: str) -> tuple[Server, Server]:
    """A server of this version and one of the other."""
    now = Server(f"sqlite:///{folder / name}-now.db", target=run_server)
    return now, Server(f"sqlite:///{folder / name}-before.db", target=run_elsewhere)


def main() -> int:
    """Measure both, and print a table."""
    parser = argparse.ArgumentParser(description="compare the server with that of a commit")
    parser.add_argument("commit")
    parser.add_argument("--tables", type=int, default=200, help="tables that play at once")
    parser.add_argument("--idle", type=int, default=1_000, help="tables that are only open")
    parser.add_argument("--turns", type=int, default=TURNS, help="turns of each server")
    chosen = parser.parse_args()
    memory: Turns = []
    with checked_out(chosen.commit), tempfile.TemporaryDirectory() as name:
        now, before = servers_in(Path(name), "moves")
        with now, before:
            rates, costs = uvloop.run(in_turns((now, before), chosen.tables, chosen.turns))
        for server in servers_in(Path(name), "idle") if chosen.idle else ():
            with server:
                memory.append([uvloop.run(idle(server, chosen.idle)) / 1000])
    print(f"| | now | {chosen.commit} | ratio |\n|---|---|---|---|")
    print(row("moves a second", rates, 0))
    print(row("ms of the server's processor a move", costs, 3))
    if memory:
        print(row("kB an idle table", memory, 1))
    return 0


if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    sys.exit(main())
