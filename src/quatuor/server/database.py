"""SQLite or PostgreSQL: engines that read, ledgers that write, and the tables in them."""

from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quatuor.errors import BadRequest
from quatuor.server.migrations import NEWEST
from quatuor.server.sqlite_transactions import PRAGMAS, SqliteTransactions
from quatuor.server.transactions import Transactions

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
CONNECT, ANSWER = 5.0, 10.0
"""Seconds after which a database that does not answer is given up, until the next attempt."""


def engine_for(url: str, *, writes: bool) -> AsyncEngine:
    """An engine for a plain address such as `sqlite:///file.db` or `postgresql://host/name`."""
    parsed = make_url(url)
    kind = parsed.get_backend_name()
    parsed = parsed.set(drivername=DRIVERS[kind])
    if kind == "sqlite" and parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    pool: dict[str, Any] = {"pool_size": 1 if writes else 5, "max_overflow": 0}
    if kind == "postgresql":
        pool["connect_args"] = {"timeout": CONNECT, "command_timeout": ANSWER}
        pool["pool_timeout"] = ANSWER
    engine = create_async_engine(parsed, pool_pre_ping=kind != "sqlite", **pool)
    if kind == "sqlite":
        _prepare_sqlite(engine, "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


def _prepare_sqlite(engine: AsyncEngine, begin: str) -> None:
    """Readers go on while one writer commits; only migrations write through an engine."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def transactions_for(url: str) -> Transactions:
    """The connection that writes, past the engine: it is the one that has to be quick."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return SqliteTransactions(str(parsed.database))
    from quatuor.server.postgres_transactions import PostgresTransactions

    return PostgresTransactions(url)


async def migrate(url: str) -> None:
    """Bring the tables to the form that this version wants, unless they have it."""
    engine = engine_for(url, writes=True)
    try:
        async with engine.begin() as connection:
            step = await connection.run_sync(_form)
            if step is not None and step > NEWEST:
                raise BadRequest(
                    f"the database is at step {step}, which a newer Quatuor has made;"
                    f" this one works with step {NEWEST}"
                )
            if step != NEWEST:
                await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


async def step_of(url: str) -> str | None:
    """The step at which a database is; None if it is not one of ours."""
    engine = engine_for(url, writes=False)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_form)
    finally:
        await engine.dispose()


def _form(connection: Connection) -> str | None:
    """The step at which the tables are, as Alembic notes it; None if there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql(
        "SELECT version_num FROM alembic_version"
    ).scalar()
    return found


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    with as_file(files("quatuor.server").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
