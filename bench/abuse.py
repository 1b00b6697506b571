"""`python -m bench.abuse`: what honest players feel while somebody attacks the server.

Honest pairs play at a calm pace all the time, from one address; an attacker in a process of its own
comes from another one (127.0.0.2). Quiet and attack take turns, and what is printed for each attack
is the 99th percentile of a move, from sending it to the opponent's view, as a ratio to quiet in the
same run. Everything stays on the loopback and is bounded in count and time.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench.attacks import ATTACKS
from bench.server.disk import p99
from bench.server.load import hang_up, seated
from bench.server.playing import Players
from bench.server.process import Server, run_limited

PAUSE = 0.25
"""Seconds that an honest player thinks, on average."""
SETTLE = 0.5
"""Seconds for an attack to get going."""


class Felt(NamedTuple):
    """What honest players felt: the delays of their moves, and how busy the server was."""

    delays: list[float]
    busy: float

    def plus(self, other: "Felt") -> "Felt":
        """Both together."""
        return Felt(self.delays + other.delays, self.busy + other.busy)


def felt(server: Server, players: Players, seconds: float) -> Felt:
    """Play for so long, at a calm pace."""
    before = server.busy()
    delays: list[float] = players.play(seconds, PAUSE).delays.tolist()
    return Felt(delays, server.busy() - before)


def under(name: str, server: Server, players: Players, seconds: float) -> Felt:
    """The same while this attack goes on."""
    words = ["-m", "bench.attacks", name, str(server.port), str(seconds + 2 * SETTLE)]
    attacker = subprocess.Popen(
        [sys.executable, *words], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert attacker.stdin
    assert attacker.stdout
    attacker.stdout.readline()
    attacker.stdin.write("go\n")
    attacker.stdin.flush()
    try:
        time.sleep(SETTLE)
        return felt(server, players, seconds)
    finally:
        attacker.kill()
        attacker.communicate()


async def measure(server: Server, names: list[str], pairs: int, seconds: float, turns: int) -> None:
    """Print one row for each attack."""
    honest = await seated([server], pairs)
    players = Players(honest)
    felt(server, players, 1.0)
    print("| attack | p99 of a move, quiet and attacked (ms) | ratio | server busy | memory |")
    print("|---|---|---|---|---|")
    for name in names:
        before, quiet, hit = server.memory(), Felt([], 0.0), Felt([], 0.0)
        for _ in range(turns):
            quiet = quiet.plus(felt(server, players, seconds))
            hit = hit.plus(under(name, server, players, seconds))
        calm, loud, grown = (
            1000 * p99(quiet.delays),
            1000 * p99(hit.delays),
            server.memory() - before,
        )
        busy = [f"{100 * each.busy / seconds / turns:.0f} %" for each in (quiet, hit)]
        row = [f"{calm:.1f}, {loud:.1f}", f"{loud / calm:.2f}", ", ".join(busy)]
        print(f"| {name} | {' | '.join(row)} | {grown / 1e6:+.1f} MB |", flush=True)
    hang_up(honest)


def main() -> int:
    """Attack in every way, or in those that were asked for."""
    parser = argparse.ArgumentParser(description="attack a server of one's own")
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(ATTACKS)}; all by default")
    parser.add_argument("--pairs", type=int, default=20, help="honest pairs")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each turn")
    parser.add_argument("--turns", type=int, default=5, help="of quiet and of each attack")
    chosen = parser.parse_args()
    names = chosen.attacks or list(ATTACKS)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'abuse.db'}"
        with Server(database, target=run_limited) as server:
            work = measure(server, names, chosen.pairs, chosen.seconds, chosen.turns)
            uvloop.run(work)
    return 0


if __name__ == "__main__":
    sys.exit(main())
