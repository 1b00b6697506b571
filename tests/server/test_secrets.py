"""What nobody may guess: who starts, the names of tables, the tokens of people."""

import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from quatuor.room import commands
from quatuor.room.identity import COOKIE, new_table_id, new_token
from quatuor.room.messages import Begin
from quatuor.table import Table, events
from tests.server.running import rows, run, running, settings_at

BITS_OF_A_TABLE, BITS_OF_A_PERSON = 96, 256
ALPHABET = 6
"""Bits of each character of a name."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Everything that is drawn from the randomness of the operating system."""
    drawn: list[tuple[str, int]] = []

    def noted(name: str) -> Any:
        draw = getattr(secrets, name)

        def draws(amount: int) -> Any:
            drawn.append((name, amount))
            return draw(amount)

        return draws

    for name in ("token_urlsafe", "randbelow"):
        monkeypatch.setattr(secrets, name, noted(name))
    return drawn


def test_the_name_of_a_table_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-a", "--b", "c-d"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_table_id() == "c-d"


def test_the_name_of_a_table_and_the_token_of_a_person_are_long_and_never_the_same(
    tmp_path: Path, asked: list[tuple[str, int]]
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann")
            tables = {(await client.open("puissance4")).table for _ in range(8)}
            tokens = set()
            for _ in range(8):
                async with httpx.AsyncClient(base_url=server.url) as browser:
                    await browser.get("/api/games")
                    tokens.add(browser.cookies[COOKIE])
        assert (len(tables), len(tokens)) == (8, 8)
        assert all(ALPHABET * len(table) >= BITS_OF_A_TABLE for table in tables)
        assert all(ALPHABET * len(token) >= BITS_OF_A_PERSON for token in tokens)
        for names in (tables, tokens):  # every character varies: nothing is counted up
            assert all(len(set(column)) > 1 for column in zip(*names, strict=True))
        assert asked.count(("token_urlsafe", BITS_OF_A_TABLE // 8)) >= 8
        assert asked.count(("token_urlsafe", BITS_OF_A_PERSON // 8)) >= 8

    run(play())


def test_the_lot_is_drawn_anew_whoever_begins_the_match(
    tmp_path: Path, asked: list[tuple[str, int]]
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann")
            for eager in (True, False) * 4:
                table = await client.open("puissance4", seats=[1, 2], terms={"eager": eager})
                if not eager:
                    await table.begin()
                await table.until(lambda view: view.phase == "playing")
        query = "SELECT json_extract(event, '$.lot') FROM log WHERE event LIKE '%Began%'"
        lots = [lot for (lot,) in rows(tmp_path, query)]
        assert len(set(lots)) == 8
        assert all(0 <= lot < commands.LOT for lot in lots)
        assert asked.count(("randbelow", commands.LOT)) == 8

    run(play())


def test_who_starts_follows_from_the_lot() -> None:
    assert commands.LOT == 2**32
    begin = Begin(type="begin", table="somewhere", id="1")
    drawn = {commands.event_for(begin, "key", Table(), 0) for _ in range(32)}
    assert all(isinstance(event, events.Began) for event in drawn)
    assert {event.lot % 2 for event in drawn if isinstance(event, events.Began)} == {0, 1}
    assert new_token() != new_token()
