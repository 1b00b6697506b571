"""`quatuor serve`, as a person starts and stops it."""

import asyncio
import ipaddress
import os
import signal
import socket
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from quatuor.cli import serve
from quatuor.client import Client, TableSeat
from quatuor.server.serve_command import shareable
from tests.cli.run import run, told_in_one_line


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address that it prints."""
    command = [sys.executable, "-m", "quatuor", "serve", "--port", "0", *words]
    environment = {**os.environ, "QUATUOR_DATA": str(folder)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Quatuor is at http://127.0.0.1:"), line
        yield process, line.split()[-1]
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_answers_and_ends_without_complaint(tmp_path: Path, how: int) -> None:
    with served(tmp_path) as (process, address):
        assert httpx.get(f"{address}/api/health").json()["status"] == "ok"
        assert (tmp_path / "tables.db").exists()
        process.send_signal(how)
        assert process.wait(60) == 0


LOADING = """
import os, signal
from quatuor.server import run
from quatuor.server.settings import Settings

class Passing:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGTERM)
        sum(range(1000))

def create_app(settings):
    Passing()
    raise AssertionError("the signal was lost")

run.create_app = create_app
run.serve(Settings("sqlite://"), run.bound(run.Place("127.0.0.1", 0)), lambda: None)
"""


def test_told_to_stop_while_it_loads_it_ends_wherever_it_is() -> None:
    """Even where Python cannot raise an exception."""
    command = [sys.executable, "-c", LOADING]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_several_workers_serve_one_table(tmp_path: Path) -> None:
    async def moves(seat: TableSeat, column: str) -> None:
        async for _ in seat.turns():
            await seat.play(column)

    async def play(address: str) -> None:
        async with Client(address, name="Ann") as ann, Client(address, name="Bob") as bob:
            first = await ann.open("puissance4", terms={"eager": True}, wins=1)
            second = await bob.join(first.table)
            await asyncio.gather(moves(first, "1"), moves(second, "2"))
            assert first.view.result == second.view.result

    with served(tmp_path, "--workers", "2") as (_, address):
        transport = httpx.HTTPTransport(retries=20)
        with httpx.Client(transport=transport, timeout=60) as waiting:
            waiting.get(f"{address}/api/health")
        asyncio.run(asyncio.wait_for(play(address), 120))


def test_the_command_alone_opens_the_room_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Namespace] = []

    def remember(arguments: Namespace) -> int:
        opened.append(arguments)
        return 0

    monkeypatch.setattr(serve, "run", remember)
    assert run().code == 0
    assert (opened[0].host, opened[0].port) == ("127.0.0.1", 4444)


@pytest.mark.parametrize(
    ("host", "told"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("room.home", "room.home")]
)
def test_a_host_is_told_as_it_is_typed(host: str, told: str) -> None:
    assert shareable(host) == told


def test_a_room_for_the_network_is_told_by_an_address_that_others_can_open() -> None:
    told = ipaddress.ip_address(shareable("0.0.0.0"))
    assert not told.is_unspecified
    assert shareable("::") == str(told)


def test_a_port_that_is_taken_is_told_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        line = told_in_one_line(run("serve", "--port", str(taken.getsockname()[1])))
    assert "--port 0" in line


@pytest.mark.parametrize("words", [["--db", "mysql://x"], ["--workers", "0"], ["--port", "99999"]])
def test_what_cannot_be_is_told_in_one_line(words: list[str]) -> None:
    assert told_in_one_line(run("serve", "--port", "0", *words))
