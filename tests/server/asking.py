"""Asking a server about positions, as a page does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import running, settings_at


@asynccontextmanager
async def browser_at(folder: Path, **changes: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A browser in front of a server of its own."""
    async with (
        running(settings_at(folder, **changes)) as server,
        httpx.AsyncClient(base_url=server.url, timeout=120) as browser,
    ):
        yield browser


async def post(browser: httpx.AsyncClient, path: str, **body: Any) -> Any:
    """What the server answers when all is well."""
    answer = await browser.post(f"/api/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(browser: httpx.AsyncClient, path: str, **body: Any) -> tuple[int, Any]:
    """How the server refuses."""
    answer = await browser.post(f"/api/{path}", json=body)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()
