"""Headers of every response: security headers on each, a cookie on none of the assets."""

from pathlib import Path

import httpx
import pytest

from quatuor.server.admission.headers import SECURITY
from tests.server.admission_clients import browser_at, dial, last_words
from tests.server.running import run, running, settings_at


def test_assets_never_set_a_cookie(tmp_path: Path) -> None:
    async def play() -> None:
        page = tmp_path / "page"
        (page / "assets").mkdir(parents=True)
        (page / "assets" / "index.js").write_text("1")
        (page / "index.html").write_text("<!doctype html>")
        async with browser_at(settings_at(tmp_path, page=page)) as (_, browser):
            for path in ("/assets/index.js", "/assets/nowhere.js"):
                browser.cookies.clear()
                assert "set-cookie" not in (await browser.get(path)).headers
            browser.cookies.clear()
            assert "set-cookie" in (await browser.get("/")).headers

    run(play())


def test_errors_of_every_layer_carry_the_headers_that_keep_a_page_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            streams = await dial(server)
            streams[1].write(b"nonsense\r\n\r\n")
            assert (await last_words(streams))[0] == 400
            transport = httpx.AsyncHTTPTransport()
            async with httpx.AsyncClient(base_url=server.url, transport=transport) as browser:
                monkeypatch.setattr("quatuor.server.routes.written_catalogue", lambda: 1 / 0)
                upgrade = {"upgrade": "websocket", "connection": "upgrade"}
                answers = [
                    await browser.get("/api/games"),
                    await browser.get("/api/nowhere"),
                    await browser.put("/api/tables", content=b""),
                    await browser.post("/api/tables", json={}),
                    await browser.get("/ws", headers=upgrade),
                ]
            statuses = [answer.status_code for answer in answers]
            assert statuses == [500, 404, 405, 422, 400]
            for answer in answers:
                assert SECURITY.items() <= dict(answer.headers).items(), answer.request.url

    run(play())
