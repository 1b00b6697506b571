"""A room needs asyncio alone: no library of networks or databases, no process, no thread."""

import subprocess
import sys

ALONE = """
import multiprocessing.process, sys, threading

ABSENT = {
    "aiosqlite", "asyncpg", "fastapi", "httpx", "orjson", "prometheus_client",
    "redis", "sqlalchemy", "sqlite3", "starlette", "uvicorn", "websockets",
}

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ImportError(name)

def refuse(self):
    raise RuntimeError("nothing else is started here")

sys.meta_path.insert(0, Absent())
threading.Thread.start = multiprocessing.process.BaseProcess.start = refuse

from tests.room.clients import opened_room, play_match, run

async def play():
    async with opened_room() as service:
        print((await play_match(service)).view["phase"])

run(play())
"""


def test_a_match_is_played_without_the_libraries_of_a_server_and_nothing_else_is_started() -> None:
    command = [sys.executable, "-c", ALONE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("over\n", 0), done.stderr
