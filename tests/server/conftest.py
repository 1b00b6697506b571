"""Services that several tests share."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from itertools import count

import asyncpg
import pytest

from tests.server.services import OwnRedis, postgresql

numbers = count()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    with postgresql() as address:
        yield address


async def create_database(cluster: str, name: str) -> None:
    """Make an empty database, once the cluster has started up."""
    connection = None
    while connection is None:
        with suppress(asyncpg.exceptions.CannotConnectNowError):
            connection = await asyncpg.connect(f"{cluster}/postgres")
        await asyncio.sleep(0.1)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture
def pg(cluster: str) -> str:
    """The address of an empty PostgreSQL database."""
    name = f"tables_{next(numbers)}"

    asyncio.run(create_database(cluster, name))
    return f"{cluster}/{name}"


@pytest.fixture
def redis() -> Iterator[OwnRedis]:
    own = OwnRedis()
    own.start()
    yield own
    own.stop()
