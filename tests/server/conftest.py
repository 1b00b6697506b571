"""Services that several tests share."""

import asyncio
from collections.abc import Iterator
from itertools import count

import pytest

from tests.server.services import OwnRedis, create_database, postgresql

numbers = count()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    with postgresql() as address:
        yield address


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
