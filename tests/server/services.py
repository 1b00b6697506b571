"""A PostgreSQL and a Redis of our own, for tests: real ones, gone afterwards.

`python -m tests.server.services` installs what tests need, or the programs that it is told.

They are installed from Debian's packages where that is allowed. Where they are missing and cannot
be installed the tests that need them fail and say so.
"""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

import asyncpg

PACKAGES = {
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "nginx": "nginx-light",
    "systemd-analyze": "systemd",
}
USUAL = ("postgres", "redis-server")
"""What all tests need but the slow ones."""
PLACES = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]


def program(name: str) -> str:
    """Where a program is; it is installed if need be and if we may."""
    found = _find(name)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        package = PACKAGES["postgres" if name in ("initdb", "postgres") else name]
        for step in (["update"], ["install", "-y", "-q", "--no-install-recommends", package]):
            subprocess.run(["apt-get", *step], check=False, capture_output=True)
        PLACES[:] = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        found = _find(name)
    assert found, f"{name} is missing: install Debian's {' and '.join(PACKAGES.values())}"
    return found


def _find(name: str) -> str | None:
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *map(str, PLACES)])
    return shutil.which(name, path=path)


def free_port() -> int:
    with socket.socket() as trying:
        trying.bind(("127.0.0.1", 0))
        port: int = trying.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until something answers on the port."""
    for _ in range(600):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert process.poll() is None, "the service ended by itself"
        time.sleep(0.1)
    raise AssertionError("the service does not answer")


def _postgres_user() -> tuple[int | None, int | None]:
    """PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None, None
    user = pwd.getpwnam("postgres")
    return user.pw_uid, user.pw_gid


class OwnPostgres:
    """A PostgreSQL that can crash and come back."""

    def __init__(self) -> None:
        self.folder, self.port = Path(tempfile.mkdtemp(prefix="quatuor-pg-")), free_port()
        self.url = f"postgresql://quatuor@127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self._user, self._group = _postgres_user()
        if self._user is not None and self._group is not None:
            os.chown(self.folder, self._user, self._group)

    @contextmanager
    def running(self) -> Iterator[Self]:
        """A fresh cluster until the end of the block; `create_database` makes its databases."""
        try:
            self._make()
            self.start()
            yield self
        finally:
            if self._process:
                self._process.send_signal(signal.SIGINT)  # ends connections that are still there
                self._process.wait()
            shutil.rmtree(self.folder, ignore_errors=True)

    def _make(self) -> None:
        words = ["-U", "quatuor", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [program("initdb"), "-D", str(self.folder / "data"), *words],
            check=True,
            capture_output=True,
            cwd=self.folder,
            user=self._user,
            group=self._group,
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = ["-c", "listen_addresses=127.0.0.1"]
        settings += ["-c", f"unix_socket_directories={self.folder}"]
        self._process = subprocess.Popen(
            [program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), *settings],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            user=self._user,
            group=self._group,
        )
        wait_for(self.port, self._process)

    def crash(self) -> None:
        """It ends on the spot: what it had in memory only is lost."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a fresh database cluster."""
    with OwnPostgres().running() as own:
        yield own.url


async def create_database(cluster: str, name: str) -> None:
    """Make an empty database, once the cluster has started up."""
    connection = None
    while connection is None:
        with suppress(asyncpg.exceptions.CannotConnectNowError):
            connection = await asyncpg.connect(f"{cluster}/postgres")
        await asyncio.sleep(0.1)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


class OwnRedis:
    """A Redis that can be taken away and brought back."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self.process = subprocess.Popen(
            [program("redis-server"), *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=tempfile.gettempdir(),
        )
        wait_for(self.port, self.process)

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None


if __name__ == "__main__":
    print("found", *map(program, sys.argv[1:] or USUAL))
