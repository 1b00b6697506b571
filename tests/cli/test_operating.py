"""`quatuor serve` as an operator sees it: one line when it cannot start, a log, numbers."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import httpx
import pytest

from quatuor.errors import BadRequest
from quatuor.server.bus import bus_for
from tests.cli.run import run, run_apart, told_in_one_line

PATIENCE = 300
"""Seconds for an answer: a worker may still be starting on a slow machine."""
CONFIG = """
port = 0
workers = 2
bots = 1
log_format = "json"

[limits]
tables = 1
"""


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--db", "postgresql://ann:secret@127.0.0.1:1/room", "--workers", "3"], "refused"),
        (["--db", "sqlite:////dev/null/tables.db"], "cannot be used"),
    ],
)
def test_a_start_that_fails_says_why_in_one_line(words: list[str], reason: str) -> None:
    ran = run_apart("serve", "--port", "0", *words)
    line = told_in_one_line(ran)
    assert reason in line
    assert "secret" not in line
    assert ran.out == ""


def test_an_address_of_another_machine_is_told_in_one_line() -> None:
    line = told_in_one_line(run("serve", "--port", "0", "--host", "192.0.2.1"))
    assert line.endswith("cannot listen on 192.0.2.1:0: Cannot assign requested address")


def test_a_bus_that_is_no_redis_is_told_in_one_line() -> None:
    with pytest.raises(BadRequest, match="--bus is redis://HOST"):
        bus_for("http://127.0.0.1")


@contextmanager
def room(folder: Path, *words: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """The command, with its log in a file, and the address that it prints."""
    command = [sys.executable, "-m", "quatuor", "serve", *words]
    environment = {**os.environ, "QUATUOR_DATA": str(folder), "QUATUOR_POTR": "4444"}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
        )
    assert process.stdout
    try:
        yield process, process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()


def test_a_second_server_on_one_file_says_why_it_does_not_start(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with room(tmp_path, "--port", "0", "--db", database) as (_, address):
        ran = run_apart("serve", "--port", "0", "--db", database)
        assert "another server uses" in told_in_one_line(ran)
        assert httpx.get(f"{address}/api/health").json()["writing"]


def test_settings_log_and_numbers_of_several_workers(tmp_path: Path) -> None:
    """A setting of the file reaches every worker, and whichever is asked answers for all."""
    (tmp_path / "room.toml").write_text(CONFIG)
    with room(tmp_path, "--config", str(tmp_path / "room.toml")) as (process, address):
        until(lambda: len(workers_of(process)) == 2)
        first, second = workers_of(process)
        token = opened_table(address)
        for asked, silent in ((first, second), (second, first)):
            with only(asked, silent, address):
                assert open_table(address, token).json()["code"] == "too_many"
                numbers = numbers_at(address)
                assert numbers["quatuor_events_total"] >= 1
                assert numbers["quatuor_tables_awake"] >= 1
                assert numbers['quatuor_http_seconds_bucket{le="+Inf"}'] >= 2
                assert numbers["quatuor_commit_seconds_count"] >= 1
        counted = numbers_at(address)["quatuor_http_seconds_count"]
        os.kill(first, signal.SIGKILL)
        until(lambda: len(workers_of(process)) == 2 and first not in workers_of(process))
        (other,) = set(workers_of(process)) - {second}
        with only(second, other, address):
            assert numbers_at(address)["quatuor_http_seconds_count"] >= counted
        process.terminate()
        assert process.wait(60) == 0
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert all({"time", "level", "logger", "process", "message"} <= set(line) for line in lines)
    messages = [line["message"] for line in lines]
    assert "QUATUOR_POTR is no setting of Quatuor; did you mean 'QUATUOR_PORT'?" in messages
    assert f"worker {first} ended with -9; it is replaced" in messages
    assert messages[-1] == "stopped; every move is kept"


def workers_of(process: "subprocess.Popen[str]") -> list[int]:
    """The processes that serve."""
    told = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
    return [int(word) for word in told.split()]


def until(holds: Callable[[], bool]) -> None:
    """Wait for this."""
    while not holds():
        sleep(0.05)


@contextmanager
def only(asked: int, silent: int, address: str) -> Iterator[None]:
    """The other worker stands still, so that this one has to answer."""
    until(lambda: "R" not in state(silent))
    os.kill(silent, signal.SIGSTOP)
    try:
        assert httpx.get(f"{address}/api/health", timeout=PATIENCE).status_code == 200
        assert state(asked) in "RS"
        yield
    finally:
        os.kill(silent, signal.SIGCONT)


def state(process: int) -> str:
    """What the system says about a process: running, sleeping, stopped."""
    return Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1][0]


def open_table(address: str, token: str | None = None) -> httpx.Response:
    body = {"game": "puissance4", "name": "Ann"}
    cookies = {"quatuor": token} if token else {}
    return httpx.post(f"{address}/api/tables", json=body, cookies=cookies, timeout=PATIENCE)


def opened_table(address: str) -> str:
    """Open a table; the cookie of whoever did."""
    opened = open_table(address)
    assert opened.status_code == 201, opened.text
    return opened.cookies["quatuor"]


def numbers_at(address: str) -> dict[str, float]:
    """All numbers by name."""
    text = httpx.get(f"{address}/metrics", timeout=PATIENCE).text
    found = re.findall(r"^(quatuor_\S+) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}
