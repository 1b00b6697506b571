"""What the house does: computer players, lots, landings, absence, sleep, the lobby, goodbye."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Declined, TableSeat
from quatuor.record import read
from quatuor.room import presence
from quatuor.room.computer_players import ComputerPlayers
from quatuor.room.identity import key_of
from quatuor.room.live_table import LiveTable
from quatuor.room.presence import Presence
from quatuor.room.room import Room
from tests.server.running import Running, rows, run, running, seated_pair, settings_at


async def play_first_legal(seat: TableSeat) -> None:
    async for view in seat.turns():
        assert view.match is not None
        await seat.play(view.match.legal[0])


def test_a_computer_player_plays_a_whole_match(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann")
            terms = {"eager": True}
            seat = await client.open("plus4", computers={2: "first"}, terms=terms, wins=1)
            await play_first_legal(seat)
            assert seat.view.result is not None
            assert server.metrics.values["bot_moves_total"] > 0

    run(play())


def test_a_computer_s_move_that_comes_too_late_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        thinking, answer = asyncio.Event(), asyncio.Event()

        async def slow(_bots: ComputerPlayers, live: LiveTable, _level: str, _until: float) -> str:
            match = live.table.match
            assert match is not None
            thinking.set()
            await answer.wait()
            return str(match.position.legal[0])

        monkeypatch.setattr(ComputerPlayers, "_choose", slow)
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann")
            terms = {"eager": True, "first": "choice"}
            seat = await client.open("puissance4", computers={2: "first"}, terms=terms)
            await seat.until(lambda view: bool(view.acting))
            await seat.play("4")
            await thinking.wait()
            await seat.offer("undo")
            await seat.until(lambda view: bool(view.acting))
            answer.set()
            while not server.metrics.values["stale_bot_moves_total"]:
                await asyncio.sleep(0.02)
            assert seat.view.match is not None
            assert seat.view.match.moves == []

    run(play())


def test_thrown_tokens_land_by_themselves_and_both_see_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, "flip")
            await asyncio.gather(ann.launch(0.0, 0.1, 0.9, 0.5), bob.launch(0.0, 0.1, 0.9, 0.5))
            for seat in (ann, bob):
                view = await seat.until(lambda view: len(landings(view)) == 2)
                assert view.air == []
            with pytest.raises(Declined) as refusal:
                await bob.play("2:Ua1")
            assert refusal.value.code == "not_yours_to_say"

    def landings(view: Any) -> list[str]:
        return [token for token in view.match.moves if ":" in token]

    run(play())


def test_a_launch_survives_a_restart_in_mid_flight(tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server, "flip")
            await ann.launch(0.0, 0.1, 1.0, 0.5)
            return ann.table, server_token(ann)

    async def after(table: str, token: str) -> None:
        async with running(settings_at(tmp_path)) as server:
            seat = await (await server.client("Ann", token)).follow(table)
            view = await seat.until(lambda view: not view.air)
            assert view.match is not None
            assert [move[:2] for move in view.match.moves] == ["1^", "1:"]

    run(after(*run(before())))


def server_token(seat: TableSeat) -> str:
    client: Any = seat._ask.__self__  # type: ignore[attr-defined]
    token: str = client.token
    return token


def test_clocks_stop_while_a_player_is_away_if_the_table_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ABSENCE", 0.1)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            clock = {"kind": "sudden", "seconds": 600, "increment": 0}
            ann, bob = await seated_pair(server, terms={"clock": clock, "pause": True})
            line: Any = bob._ask.__self__.connection  # type: ignore[attr-defined]
            await line.stop()
            view = await ann.until(lambda view: view.seats[1].away)
            assert view.clock.running == 0
            line.start()
            view = await ann.until(lambda view: not view.seats[1].away)
            assert view.clock.running == 1

    run(play())


def test_clocks_wait_for_those_who_do_not_come_back_after_the_power_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = {"now": 1_700_000_000_000}
    monkeypatch.setattr(Room, "now", lambda _rooms: clock["now"])
    monkeypatch.setattr(presence, "ABSENCE", 0.1)

    async def before() -> tuple[str, str]:
        async with running(settings_at(tmp_path)) as server:
            terms = {"clock": {"kind": "move", "seconds": 10, "increment": 0}, "pause": True}
            ann, bob = await seated_pair(server, terms=terms)
            clock["now"] += 3_000
            await bob.say("hm")
            return ann.table, server_token(ann)

    async def after(table: str, token: str) -> None:
        async with running(settings_at(tmp_path)) as server:
            clock["now"] += 60_000
            ann = await (await server.client("Ann", token)).follow(table)
            view = await ann.until(lambda view: view.seats[1].away)
            assert (view.phase, view.clock.running) == ("playing", 0)
            assert view.clock.left == [7_000, 10_000]

    with monkeypatch.context() as power:
        power.setattr(Presence, "left", lambda *_: None)
        table, token = run(before())
    rows(tmp_path, "UPDATE tables SET deadline = NULL")  # nobody wakes it before its player does
    clock["now"] += 3_600_000
    run(after(table, token))


def test_a_table_sleeps_and_wakes_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ABSENCE", 0.1)

    async def play() -> None:
        async with running(settings_at(tmp_path, sleep_after=0)) as server:
            ann, bob = await seated_pair(server)
            await ann.play("4")
            client = await server.client("Eve")
            for seat in (ann, bob):
                await seat._ask.__self__.connection.stop()  # type: ignore[attr-defined]
            path = f"/api/tables/{ann.table}"
            before = await client.request("GET", path)
            while not all(seat["away"] for seat in before["seats"]):
                await asyncio.sleep(0.05)
                before = await client.request("GET", path)
            while ann.table in server.room.loaded:
                await asyncio.sleep(0.05)
            while not (kept := rows(tmp_path, "SELECT seq FROM snapshots")):
                await asyncio.sleep(0.05)
            assert kept == [(before["seq"],)]
            after = await client.request("GET", f"/api/tables/{ann.table}")
            assert {**after, "clock": None} == {**before, "clock": None}

    run(play())


def test_a_table_that_somebody_asks_for_while_it_is_to_sleep_stays_awake(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            room, ann = server.room, await server.client("Ann")
            opened = {"game": "plus4", "name": "Ann", "seats": [{"seat": 1}]}
            name = (await ann.request("POST", "/api/tables", json=opened))["table"]
            live = room.loaded[name]
            live.idle_since -= 1_000
            async with live.mailbox:
                sleeping = asyncio.create_task(room.unload(live, 60))
                await asyncio.sleep(0)
                joining = asyncio.create_task((await server.client("Bob")).join(name))
                while live.idle_since < time.monotonic() - 60:
                    await asyncio.sleep(0.01)
            await sleeping
            await joining
            assert room.loaded[name] is live

    run(play())


def test_a_table_that_cannot_be_read_stops_nothing_else(tmp_path: Path) -> None:
    async def before() -> None:
        async with running(settings_at(tmp_path)) as server:
            clock = {"kind": "move", "seconds": 2, "increment": 0}
            ann, _ = await seated_pair(server, terms={"clock": clock})
            await ann.play("4")

    async def after() -> None:
        async with running(settings_at(tmp_path)):
            while rows(tmp_path, "SELECT * FROM tables WHERE deadline IS NOT NULL"):
                await asyncio.sleep(0.1)
            (last,) = rows(tmp_path, "SELECT max(at) FROM pulses")
            while rows(tmp_path, "SELECT max(at) FROM pulses") == [last]:
                await asyncio.sleep(0.1)

    run(before())
    rows(tmp_path, "DELETE FROM snapshots")
    rows(tmp_path, """UPDATE log SET event = replace(event, '"4"', '"9"')""")
    run(after())


def test_when_the_server_stops_its_clients_come_back_by_themselves(tmp_path: Path) -> None:
    async def play() -> None:
        settings = settings_at(tmp_path)
        async with running(settings) as server:
            ann, bob = await seated_pair(server)
            lines: list[Any] = [seat._ask.__self__.connection for seat in (ann, bob)]  # type: ignore[attr-defined]
            await ann.play("4")
            clients = server.stack.pop_all()
        async with running(settings) as again:
            again.stack.push_async_exit(clients)
            for line in lines:
                line._url = again.url.replace("http", "ws") + "/ws"
            await bob.until(lambda view: bool(view.acting))
            await bob.play("5")
            view = await ann.until(lambda view: bool(view.acting))
            assert view.match is not None
            assert view.match.moves == ["4", "5"]

    run(play())


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
