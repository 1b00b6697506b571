"""What can be asked about tables: the lobby, a seat by link, a record, and what does not exist."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Declined
from quatuor.record import read
from quatuor.room.identity import key_of
from tests.server.running import Running, rows, run, running, seated_pair, settings_at


def test_the_lobby_shows_public_tables_only_and_only_while_they_are_open(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            await ann.open("plus4")
            assert await lobby(server) == []
            seat = await ann.open("plus4", terms={"public": True, "eager": True}, wins=1)
            line = (await lobby_until(server, 1))[0]
            assert (line["table"], line["names"], line["free"]) == (seat.table, ["Ann"], 1)
            await bob.join(seat.table)
            await seat.until(lambda view: view.phase == "playing")
            await seat.resign()
            assert await lobby_until(server, 0) == []

    async def lobby(server: Running) -> Any:
        return await (await server.client("Zoe")).request("GET", "/api/tables")

    async def lobby_until(server: Running, lines: int) -> Any:
        while len(found := await lobby(server)) != lines:
            await asyncio.sleep(0.05)
        return found

    run(play())


def test_a_link_gives_a_free_seat_and_then_a_spectator_s_view(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            people = [await server.client(name) for name in ("Ann", "Bob", "Eve")]
            first = await people[0].open("puissance4")
            second, third = [await person.join(first.table) for person in people[1:]]
            assert (second.view.yours, third.view.yours) == ([2], [])
            assert third.view.watchers == ["Eve"]

    run(play())


def test_the_record_of_a_table_reads_back_and_the_history_names_nobody_s_key(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, wins=1)
            for turn in range(7):
                seat = (ann, bob)[turn % 2]
                await seat.until(lambda view: bool(view.acting))
                await seat.play(str(turn % 2 + 1))
            client = await server.client("Eve")
            for form in ("text", "json"):
                path = f"/api/tables/{ann.table}/record?form={form}"
                got = await client.request("GET", path)
                kept = read(got if isinstance(got, str) else json.dumps(got))
                assert kept.match.outcome is not None
                assert kept.match.outcome.winners == (1,)
            whole = await client.request("GET", f"/api/tables/{ann.table}/history")
            assert {event.get("who") for event in whole["events"]} >= {"Ann", "Bob"}
            log = " ".join(event for (event,) in rows(tmp_path, "SELECT event FROM log"))
            keys = [key_of(seat._ask.__self__.token) for seat in (ann, bob)]  # type: ignore[attr-defined]
            assert all(key in log for key in keys)
            assert not any(key in json.dumps(whole) for key in keys)
            history = await client.request("GET", f"/api/tables/{ann.table}/history?since=4")
            assert [event["seq"] for event in history["events"]] == list(range(5, 12))

    run(play())


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/api/tables/nowhere1234", "no_table"),
        ("GET", "/api/tables/nowhere1234/record", "no_table"),
        ("GET", "/api/tables/x", "bad_request"),
        ("GET", "/api/nothing", "not_served"),
        ("DELETE", "/api/tables", "no_length"),
    ],
)
def test_what_does_not_exist_is_told_in_a_sentence(
    tmp_path: Path, method: str, path: str, code: str
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            with pytest.raises(Declined) as refusal:
                await (await server.client("Ann")).request(method, path)
            assert refusal.value.code == code

    run(play())
