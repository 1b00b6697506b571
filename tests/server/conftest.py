"""Services that several tests share."""

import asyncio
import logging
from collections.abc import Iterator
from itertools import count

import pytest

from tests.server.services import OwnRedis, create_database, postgresql

numbers = count()


@pytest.fixture(autouse=True)
def logs_as_a_server(caplog: pytest.LogCaptureFixture) -> None:
    """What a server logs is heard, whatever ran in this process before."""
    caplog.set_level(logging.INFO, logger="quatuor")


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
