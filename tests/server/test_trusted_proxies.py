"""Forwarding headers count when a trusted proxy has sent them, and never otherwise."""

from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.admission_clients import FEW, TABLE, browser_at, by_address
from tests.server.running import GENEROUS, run, settings_at

SAID = {
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "room.example",
}


def test_a_trusted_proxy_says_the_scheme_and_cookies_are_secure(tmp_path: Path) -> None:
    async def play() -> None:
        settings = settings_at(tmp_path, trusted_proxies=("127.0.0.0/8",))
        async with browser_at(settings) as (server, browser):
            assert "Secure" in (await browser.get("/api/games", headers=SAID)).headers["set-cookie"]
            address = server.url.replace("http", "ws") + "/ws"
            async with connect(address, additional_headers=SAID) as socket:
                assert socket.response
                assert "Secure" in socket.response.headers["set-cookie"]

    run(play())


def test_a_trusted_proxy_says_whose_address_and_which_host_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, openings=by_address(FEW))
        settings = settings_at(tmp_path, limits=limits, trusted_proxies=("127.0.0.1",))
        async with browser_at(settings) as (_, browser):
            statuses = []
            for last in (1, 1, 1, 1, 2):
                said = {**SAID, "x-forwarded-for": f"203.0.113.{last}"}
                opened = await browser.post(
                    "/api/tables", json=TABLE, headers={**said, "origin": "https://room.example"}
                )
                statuses.append(opened.status_code)
            assert statuses == [201, 201, 201, 429, 201]

    run(play())


@pytest.mark.parametrize("trusted", [(), ("192.0.2.1", "198.51.100.0/24", "2001:db8::/32")])
def test_nobody_else_s_word_counts(tmp_path: Path, trusted: tuple[str, ...]) -> None:
    async def play() -> None:
        limits = replace(GENEROUS, openings=by_address(FEW))
        settings = settings_at(tmp_path, limits=limits, trusted_proxies=trusted)
        async with browser_at(settings) as (_, browser):
            cookie = (await browser.get("/api/games", headers=SAID)).headers["set-cookie"]
            assert "Secure" not in cookie
            origin = {**SAID, "origin": "https://room.example"}
            foreign = await browser.post("/api/tables", json=TABLE, headers=origin)
            assert foreign.status_code == 403
            statuses = []
            for last in range(4):
                said = {**SAID, "x-forwarded-for": f"203.0.113.{last}"}
                opened = await browser.post("/api/tables", json=TABLE, headers=said)
                statuses.append(opened.status_code)
            assert statuses == [201, 201, 201, 429]

    run(play())
