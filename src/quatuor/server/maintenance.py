"""What commands need that look after a database, beside a running server or without one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from quatuor.errors import BadRequest
from quatuor.extras import require
from quatuor.server.database import step_of
from quatuor.server.migrations import NEWEST
from quatuor.server.settings import default_database
from quatuor.server.storage import Storage


def database_from(told: str | None) -> str:
    """The database that was named, or the usual one."""
    url = told or default_database()
    if not url.startswith(("sqlite:///", "postgresql://")):
        raise BadRequest("--db is sqlite:///FILE or postgresql://USER@HOST/NAME")
    if url.startswith("postgresql"):
        require("postgres")
    return url


def days_from(told: float | None) -> float | None:
    """How long tables are kept, as it was told; at least a day."""
    if told is not None and not 1 <= told <= 36_500:
        raise BadRequest(f"--keep-days is 1 to 36500, not {told:g}")
    return told


def file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    parsed = make_url(url)
    return Path(str(parsed.database)) if parsed.get_backend_name() == "sqlite" else None


async def require_newest(url: str) -> None:
    """Refuse a database that is not there, or that another version of Quatuor left."""
    path = file_of(url)
    if path and not path.is_file():
        raise BadRequest(f"there is no database {path}")
    try:
        step = await step_of(url)
    except (SQLAlchemyError, OSError) as error:
        raise BadRequest(f"the database cannot be read: {str(error).splitlines()[0]}") from None
    if step is None:
        raise BadRequest("this is no database of Quatuor")
    if step != NEWEST:
        raise BadRequest(
            f"the database is at step {step}, and this Quatuor works with step {NEWEST}:"
            " 'quatuor serve' of the newer version brings it up to date"
        )


@asynccontextmanager
async def storage_at(url: str) -> AsyncIterator[Storage]:
    """The database, for reading and writing beside whoever serves it."""
    await require_newest(url)
    storage = Storage(url)
    await storage.start()
    try:
        yield storage
    finally:
        await storage.stop()
