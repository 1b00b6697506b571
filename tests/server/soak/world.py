"""The servers of a run, what is under them, and what is left in the end."""

import asyncio
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from quatuor.room.log_entries import LoggedEvent
from quatuor.server.checking import check
from quatuor.server.maintenance import storage_at
from tests.server.freezing import small_disk
from tests.server.layer import ForgetfulDisk, WallClock
from tests.server.services import OwnPostgres, create_database
from tests.server.soak.launcher import Launcher
from tests.server.soak.partition import Partition
from tests.server.soak.server import Server

DISK = "192m"


@dataclass
class World:
    """Everything to which faults can happen."""

    folder: Path
    database: str
    servers: list[Server]
    wall: WallClock
    disk: ForgetfulDisk | None = None
    postgres: OwnPostgres | None = None
    partitions: tuple[Partition, ...] = ()

    @property
    def output(self) -> str:
        """What the servers have said."""
        return (self.folder / "output").read_text(errors="replace")

    async def stop(self) -> None:
        """End all servers as the operator would."""
        for server in self.servers:
            await server.end(signal.SIGTERM)

    async def logs(self, tables: list[str]) -> dict[str, list[LoggedEvent]]:
        """What was kept of these tables; the whole database is sound."""
        database = self.database
        if self.disk:
            shutil.copy(self.disk.folder / "tables.db", self.folder)
            database = f"sqlite:///{self.folder / 'tables.db'}"
        async with storage_at(database) as storage:
            report = await check(storage, lambda _done, _all: None)
            assert report.sound, report.unreadable
            return {table: await storage.events(table) for table in tables}


@asynccontextmanager
async def on_sqlite() -> AsyncIterator[World]:
    """One server on a file, on a disk that is small and forgets what was not synced."""
    with tempfile.TemporaryDirectory(prefix="quatuor-soak-") as name:
        folder = Path(name)
        with small_disk(folder / "disk", DISK) as small:
            disk, wall = ForgetfulDisk(small.outside, folder / "notes"), WallClock(folder)
            environment = {**wall.environment, **disk.environment}
            async with launched(environment, folder, small.command) as launcher:
                database = f"sqlite:///{small.inside / 'tables.db'}"
                server = Server("the server", launcher, database)
                async with served(World(folder, database, [server], wall, disk=disk)) as world:
                    yield world


@asynccontextmanager
async def on_postgresql() -> AsyncIterator[World]:
    """Two servers on one database, each behind a network of its own."""
    postgres = OwnPostgres()
    with tempfile.TemporaryDirectory(prefix="quatuor-soak-") as name, postgres.running():
        folder = Path(name)
        wall = WallClock(folder)
        await create_database(postgres.url, "tables")
        database = f"{postgres.url}/tables"
        networks = (Partition(database), Partition(database))
        async with launched(wall.environment, folder) as launcher:
            servers = [
                Server(f"server {number}", launcher, await network.start())
                for number, network in enumerate(networks, 1)
            ]
            world = World(folder, database, servers, wall, postgres=postgres, partitions=networks)
            async with served(world):
                yield world
            for network in networks:
                await network.stop()


@asynccontextmanager
async def launched(
    environment: dict[str, str], folder: Path, command: tuple[str, ...] = ()
) -> AsyncIterator[Launcher]:
    """The process from which servers are forked, until the end of the block."""
    launcher = Launcher(environment, folder / "output", command)
    try:
        yield launcher
    finally:
        launcher.close()


@asynccontextmanager
async def served(world: World) -> AsyncIterator[World]:
    """The world while its servers run; whatever happens, none is left behind."""
    try:
        for server in world.servers:
            await server.start()
        yield world
    finally:
        for network in world.partitions:
            network.heal()
        for server in world.servers:
            if server.pid and server.alive:
                await server.end(signal.SIGKILL)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not holds():
        await asyncio.sleep(0.02)
