"""The promises of the server, each with somebody who tries to break it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import TableSeat
from quatuor.room.identity import key_of, new_token
from quatuor.table import event_checks
from tests.server.running import (
    ask,
    rows,
    run,
    running,
    seated_pair,
    set_clock,
    settings_at,
    token_of,
)


def test_a_move_is_on_disk_before_anyone_sees_it_or_is_told_that_it_counts(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            late: list[str] = []
            for client in (ann, bob):
                receive = client.receive

                def checked(news: dict[str, Any], receive: Any = receive) -> None:
                    kept = rows(tmp_path, "SELECT max(seq) FROM log")[0][0]
                    late.extend([] if kept >= news["seq"] else [f"{kept} < {news['seq']}"])
                    receive(news)

                client.receive = checked  # type: ignore[method-assign]
            for turn in range(6):
                seq = await (ann, bob)[turn % 2].play(str(turn // 2 + 1))
                assert rows(tmp_path, "SELECT max(seq) FROM log")[0][0] >= seq
                await (ann, bob)[(turn + 1) % 2].until(lambda view: bool(view.acting))
            assert not late

    run(play())


def test_while_the_disk_is_busy_nobody_hears_of_a_move(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            free, append = asyncio.Event(), server.storage.append

            async def slow(entries: Any) -> bool:
                await free.wait()
                return await append(entries)

            server.storage.append = slow  # type: ignore[method-assign]
            before = bob.view.seq
            move = asyncio.create_task(ann.play("4"))
            await asyncio.sleep(0.3)
            assert not move.done()
            assert (ann.view.seq, bob.view.seq) == (before, before)
            free.set()
            assert await move == before + 1
            await bob.until(lambda view: view.seq == before + 1)

    run(play())


def test_a_message_sent_twice_counts_once_even_much_later_and_after_a_restart(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        token = new_token()
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann", token)
            table = await client.open(
                "puissance4", seats=[1, 2], terms={"eager": True, "first": "choice"}
            )
            seen = (await table.until(lambda view: view.phase == "playing")).seq
            move = {"type": "play", "table": table.table, "id": "my-move", "seat": 1}
            move |= {"token": "4", "seen": seen}
            socket, other = await server.socket(token), await server.socket(token)
            first = await ask(socket, **move)
            assert (first["type"], first["seq"]) == ("done", seen + 1)
            assert await ask(socket, **move) == first
            assert await ask(other, **move) == first
            await table.until(lambda view: view.seq > seen)
            await table.play("5", seat=2)
            assert await ask(socket, **move) == first
        async with running(settings_at(tmp_path)) as server:
            again = await ask(await server.socket(token), **move)
            assert again == first
        tokens = [
            json.loads(event).get("token") for (event,) in rows(tmp_path, "SELECT event FROM log")
        ]
        assert [token for token in tokens if token] == ["4", "5"]

    run(play())


def test_words_said_again_after_all_is_forgotten_are_told_as_which_event_they_count(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        token = new_token()
        async with running(settings_at(tmp_path)) as server:
            table = await (await server.client("Ann", token)).open("puissance4", seats=[1, 2])
            words = {"type": "say", "table": table.table, "id": "my-words", "text": "hello"}
            first = await ask(await server.socket(token), **words)
        async with running(settings_at(tmp_path)) as server:
            assert await ask(await server.socket(token), **words) == first
        assert len(rows(tmp_path, "SELECT * FROM log WHERE event LIKE '%hello%'")) == 1

    run(play())


def test_the_same_message_sent_by_two_connections_at_once_counts_once(tmp_path: Path) -> None:
    async def play() -> None:
        token = new_token()
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann", token)
            table = await client.open("plus4", seats=[1, 2], terms={"eager": True})
            view = await table.until(lambda view: view.phase == "playing")
            move: dict[str, Any] = {
                "type": "play",
                "table": table.table,
                "id": "once",
                "token": "1",
            }
            move |= {"seat": view.acting[0], "seen": view.seq}
            sockets = [await server.socket(token) for _ in range(5)]
            answers = await asyncio.gather(*(ask(socket, **move) for socket in sockets))
            assert [answer["seq"] for answer in answers] == [view.seq + 1] * 5

    run(play())


def test_every_client_sees_a_prefix_of_one_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_checks, "PHRASES", 20)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, wins=2)
            watchers = [await (await server.client(f"W{n}")).follow(ann.table) for n in range(3)]

            async def moves(seat: TableSeat, column: str) -> None:
                async for _ in seat.turns():
                    await seat.play(column)

            async def chatter() -> None:
                for number in range(20):
                    await ann.say(f"word {number}")

            await asyncio.gather(moves(ann, "1"), moves(bob, "2"), chatter())
            last = max(seat.view.seq for seat in (ann, bob, *watchers))
            client = await server.client("Zoe")
            history = await client.request("GET", f"/api/tables/{ann.table}/history")
            told = [{k: v for k, v in event.items() if k != "at"} for event in history["events"]]
            for seat in (ann, bob, *watchers):
                await seat.until(lambda view: view.seq >= last)
                first = seat.happened[0]["seq"]
                assert seat.happened == told[first - 1 : first - 1 + len(seat.happened)]
                assert seat.happened[-1]["seq"] == len(told)

    run(play())


def test_reconnecting_converges_without_a_reload(tmp_path: Path) -> None:
    async def play() -> None:
        settings = settings_at(tmp_path)
        async with running(settings) as server:
            ann, bob = await seated_pair(server)
            client = next(
                c for c in server.app.state.clients if c.key == key_of(token_of(server, bob))
            )
            client.close(1012)
            await ann.play("4")
            await bob.until(lambda view: bool(view.acting))
            await bob.play("4")
            await ann.until(lambda view: bool(view.acting))
            assert [event["seq"] for event in bob.happened] == sorted(
                {event["seq"] for event in bob.happened}
            )

    run(play())


def test_a_client_that_was_away_hears_what_it_missed_or_how_things_are(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            seen = ann.view.seq
            await ann.play("4")
            await bob.until(lambda view: bool(view.acting))
            await bob.play("5")
            socket = await server.socket()
            follow = {"type": "follow", "table": ann.table}
            await socket.send(json.dumps({**follow, "since": seen}))
            news = json.loads(await socket.recv())
            assert [event["token"] for event in news["happened"]] == ["4", "5"]
            await socket.send(json.dumps({**follow, "since": 10_000}))
            news = json.loads(await socket.recv())
            assert news["happened"] is None
            assert news["view"]["match"]["moves"] == ["4", "5"]

    run(play())


def test_a_restart_costs_nobody_clock_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = set_clock(monkeypatch)

    async def before() -> tuple[str, str]:
        async with running(settings_at(tmp_path)) as server:
            terms = {"clock": {"kind": "sudden", "seconds": 300, "increment": 0}}
            ann, bob = await seated_pair(server, terms=terms)
            clock["now"] += 10_000
            await ann.play("4")
            clock["now"] += 7_000
            await bob.say("hm")
            return ann.table, token_of(server, bob)

    async def after(table: str, token: str) -> list[int]:
        async with running(settings_at(tmp_path)) as server:
            seat = await (await server.client("Bob", token)).follow(table)
            assert seat.view.clock.running == 2
            return seat.view.clock.left

    table, token = run(before())
    clock["now"] += 3_600_000
    left = run(after(table, token))
    assert left == [290_000, 293_000]
    clock["now"] += 86_400_000
    assert run(after(table, token)) == left
