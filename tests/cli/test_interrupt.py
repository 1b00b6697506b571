"""Ctrl-C ends every command with one line, wherever it is; what works for it ends with it."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from quatuor.cli.syntax import COMMANDS
from tests.remarks import without_remarks

LONG = 300
"""Seconds in which things happen; none of these commands would end by itself."""
WITH_WORKERS = ("arena plus4 --levels expert,strongest --rounds 999 --jobs 2", "warm --jobs 2")
ENDLESS = {
    "analyze": "analyze q4 --seconds 9999",
    "arena": "arena q4 --levels expert,strongest --rounds 999",
    "bench": "bench boards --cells 56",
    "book": "book build --ply 12 --file {folder}/opening.book",
    "dataset": "dataset plus4 --positions 1e7 --out {folder}/positions.npz",
    "perft": "perft puissance4 --depth 40",
    "play": "play puissance4",
    "prove": "prove classic",
    "puzzle": "puzzle",
    "puzzles": "puzzles make q4 --count 99999",
    "replay": "replay",
    "serve": "serve --port 0 --no-browser",
    "solve": "solve q4 --moves 1a1 --seconds 9999",
    "tables": "tables make plus4 -o mode=rounds -o discs=16",
    "warm": "warm --jobs 1",
}
MOMENTS = 8
"""How often a command with workers is interrupted while those start, at random."""
TALKING = tuple(ENDLESS[name] for name in ("play", "puzzle", "replay", "serve"))
"""Commands that say something as soon as they are ready, and then wait."""
AT_ONCE = {"backup", "check", "completion", "games", "prune", "restore", "show", "site"}
"""Commands that are over before anybody can interrupt them, or wait for other programs."""
HELD_BACK = """
import os, signal, time
from quatuor.cli.interrupt import interruptible, interrupts_held_back
try:
    with interruptible(), interrupts_held_back():
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.1)
        print("held", end=" ")
except KeyboardInterrupt:
    print("afterwards")
"""


@pytest.fixture(autouse=True)
def hearing() -> Iterator[None]:
    """What runs in the background ignores interrupts, and so would what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@contextmanager
def started(words: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The command in a group of its own, as a terminal starts it."""
    own = {"QUATUOR_DATA": str(folder)}
    if words.startswith(("warm", "tables")):
        own["QUATUOR_CACHE"] = str(folder / "cache")
    process = subprocess.Popen(
        [sys.executable, "-m", "quatuor", *words.format(folder=folder).split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, **own},
    )
    try:
        yield process
    finally:
        for pid in group(process.pid):
            os.kill(pid, signal.SIGKILL)
        process.communicate()


def group(leader: int) -> dict[int, str]:
    """The living processes of a group, and what they run."""
    found = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            if int(fields[2]) == leader and fields[0] not in "ZX":
                found[int(entry.name)] = (entry / "cmdline").read_text().replace("\0", " ")
        except OSError:
            continue
    return found


def wait_for(happened: Callable[[], object]) -> None:
    end = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)


def interrupted(process: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit code after a Ctrl-C, and what is said then."""
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=LONG)
    return process.returncode, without_remarks(err)


def holds_interrupts_back(pid: int) -> bool:
    """Whether the process was started so that SIGINT does not reach it."""
    status = Path(f"/proc/{pid}/status").read_text()
    blocked = int(status.partition("SigBlk:")[2].split()[0], 16)
    return bool(blocked >> (signal.SIGINT - 1) & 1)


def at_work(pid: int) -> bool:
    """Whether the process has computed for longer than it takes to start."""
    status = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = (int(status[11]) + int(status[12])) / os.sysconf("SC_CLK_TCK")
    return ticks > 1.5


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    return [pid for pid, words in group(process.pid).items() if "spawn_main" in words]


def test_an_interrupt_that_is_held_back_comes_afterwards() -> None:
    ran = subprocess.run([sys.executable, "-c", HELD_BACK], check=False, capture_output=True)
    assert (ran.returncode, ran.stdout) == (0, b"held afterwards\n"), ran.stderr


def test_every_command_is_here() -> None:
    assert set(ENDLESS) | AT_ONCE == set(COMMANDS)


@pytest.mark.parametrize("words", [*ENDLESS.values(), *WITH_WORKERS])
def test_an_interrupt_ends_a_command_with_one_line(words: str, tmp_path: Path) -> None:
    with started(words, tmp_path) as process:
        if words in TALKING:
            assert process.stdin is not None
            assert process.stdout is not None
            print("hello", file=process.stdin, flush=True)
            assert process.stdout.readline()
        elif "--jobs" in words:
            wait_for(lambda: workers_of(process))
        else:
            wait_for(lambda: at_work(process.pid))
        kept = (0, "quatuor: stopped; every move is kept\n")
        ended = kept if words == ENDLESS["serve"] else (130, "quatuor: interrupted\n")
        assert interrupted(process) == ended
        wait_for(lambda: not group(process.pid))


def test_no_worker_hears_an_interrupt_from_its_first_moment_on(tmp_path: Path) -> None:
    with started(WITH_WORKERS[0], tmp_path) as process:
        wait_for(lambda: len(workers_of(process)) == 2)
        assert all(map(holds_interrupts_back, workers_of(process)))


@pytest.mark.slow
@pytest.mark.parametrize("words", WITH_WORKERS)
def test_an_interrupt_may_come_at_any_moment(words: str, tmp_path: Path) -> None:
    moments = random.Random(17)
    for _ in range(MOMENTS):
        with started(words, tmp_path) as process:
            wait_for(lambda: len(group(process.pid)) > 1)
            time.sleep(moments.uniform(0, 2))
            assert interrupted(process) == (130, "quatuor: interrupted\n")


@pytest.mark.parametrize("words", [*WITH_WORKERS, ENDLESS["serve"] + " --workers 2"])
def test_workers_end_with_a_parent_that_is_killed(words: str, tmp_path: Path) -> None:
    with started(words, tmp_path) as process:
        wait_for(lambda: len(group(process.pid)) >= 3)
        process.kill()
        wait_for(lambda: not group(process.pid))


def test_the_rest_of_a_journal_is_kept(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    words = f"bench boards --cells 56 --journal {journal}"
    with started(words, tmp_path) as process:
        wait_for(lambda: journal.exists() and journal.read_text().count("\n") > 2)
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=LONG)
    assert all(json.loads(line) for line in journal.read_text().splitlines())
