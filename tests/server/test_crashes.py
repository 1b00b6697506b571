"""What is left after the power has failed: a disk keeps what was synced, and perhaps more."""

import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from quatuor.client import Client
from tests.server.layer import ForgetfulDisk
from tests.server.running import PATIENCE, run
from tests.server.soak.server import Server
from tests.server.soak.world import launched

WRITING = """
import os, sys
with open(sys.argv[1], "wb", buffering=0) as file:
    file.write(b"kept")
    os.fsync(file.fileno())
    file.write(b" lost")
"""


def test_a_disk_forgets_what_was_not_synced(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    disk = ForgetfulDisk(folder, tmp_path / "notes", "letter")
    subprocess.run(
        [sys.executable, "-c", WRITING, str(folder / "letter")], check=True, env=disk.environment
    )
    assert (folder / "letter").read_bytes() == b"kept lost"
    disk.crash(random.Random(0), kept=0.0)
    assert (folder / "letter").read_bytes() == b"kept"
    assert disk.lost == 1


@pytest.mark.slow
def test_what_was_acknowledged_is_there_after_the_power_failed(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    disk = ForgetfulDisk(folder, tmp_path / "notes")

    async def play(server: Server) -> None:
        async with Client(server.url, name="Ann") as ann:
            seat = await ann.open("plus4", seats=[1, 2], terms={"eager": True}, wins=9)
            for number, kept in enumerate((0.0, 0.5, 0.9)):
                for _ in range(4):
                    view = await seat.until(lambda view: bool(view.acting))
                    assert view.match is not None
                    seq = await seat.play(view.match.legal[0])
                    await seat.until(lambda view, seq=seq: view.seq >= seq)  # type: ignore[misc]
                await server.end(signal.SIGKILL)
                disk.crash(random.Random(number), kept)
                await server.start()
                found = await ann.request("GET", f"/api/tables/{seat.table}")
                assert found["seq"] >= seq

    async def serve() -> None:
        async with launched(disk.environment, tmp_path) as launcher:
            server = Server("the server", launcher, f"sqlite:///{folder / 'tables.db'}")
            try:
                await server.start()
                await asyncio.wait_for(play(server), PATIENCE)
            finally:
                await server.end(signal.SIGKILL)

    run(serve())
