"""The host's permissions, through the server: the door, removals, teams, spectators who left."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Client, Declined, TableSeat
from quatuor.room import presence
from tests.server.running import Running, run, running, seated_pair, settings_at

TEAMS = {"teams": True, "eager": False}


async def looking_on(server: Running, table: str, name: str) -> tuple[Client, TableSeat]:
    """A client who looks on."""
    client = await server.client(name)
    seat = await client.follow(table)
    await seat.look_on(name)
    return client, seat


async def refused(work: Any) -> str:
    """The code with which the server declines."""
    with pytest.raises(Declined) as declined:
        await work
    return declined.value.code


def test_behind_a_closed_door_nobody_new_joins_watches_or_asks_what_happens(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            stranger = await (await server.client("Eve")).follow(ann.table)
            _, zoe = await looking_on(server, ann.table, "Zoe")
            await ann.lock()
            with pytest.raises(Declined) as told:
                await stranger.until(lambda view: view.locked)
            assert told.value.code == "door_closed"
            late = await server.client("Dan")
            assert await refused(late.join(ann.table)) == "door_closed"
            assert await refused(late.follow(ann.table)) == "door_closed"
            for part in ("", "/history", "/record"):
                path = f"/api/tables/{ann.table}{part}"
                assert await refused(late.request("GET", path)) == "door_closed"
            await ann.play("4")
            for inside in (bob, zoe):
                await inside.until(lambda view: bool(view.match and view.match.moves))
            assert stranger.view.match is not None
            assert stranger.view.match.moves == []
            await ann.lock(False)
            assert (await late.join(ann.table)).view.watchers == ["Zoe", "Dan"]

    run(play())


def test_who_is_removed_hears_why_and_nothing_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            assert await refused(bob.remove("Ann")) == "not_host"
            assert await refused(ann.remove("Nobody")) == "not_here"
            client = bob._ask.__self__  # type: ignore[attr-defined]
            await ann.remove("Bob")
            with pytest.raises(Declined) as told:
                await bob.until(lambda view: not view.yours)
            assert told.value.code == "removed"
            assert "10 minutes" in str(told.value)
            assert await refused(client.join(ann.table)) == "removed"
            assert await refused(client.follow(ann.table)) == "removed"
            assert ann.view.seats[1].kind == "empty"

    run(play())


def test_the_host_lets_somebody_join_a_team_who_then_gives_up_only_together(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann = await (await server.client("Ann")).open("puissance4", terms=TEAMS)
            await (await server.client("Bob")).join(ann.table, 2)
            cleo = await (await server.client("Cleo")).join(ann.table, 1)
            assert (cleo.view.yours, cleo.view.watchers) == ([], ["Cleo"])
            asked = await ann.until(lambda view: bool(view.requests))
            assert [(one.name, one.seat) for one in asked.requests] == [("Cleo", 1)]
            await ann.admit("Cleo")
            await cleo.until(lambda view: view.yours == [1])
            await ann.begin()
            await ann.resign()
            view = await cleo.until(lambda view: view.offer is not None)
            assert (view.phase, view.offer and view.offer.what) == ("playing", "resign")
            await cleo.answer(True, 1)
            over = await ann.until(lambda view: view.phase == "over")
            assert over.result is not None
            assert (over.result.winners, over.result.reason) == ([2], "resignation")

    run(play())


def test_spectators_who_left_make_room_and_players_are_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ABSENCE", 0.1)
    monkeypatch.setattr(presence, "SPECTATOR_ABSENCE", 0.2)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            eve, _ = await looking_on(server, ann.table, "Eve")
            await looking_on(server, ann.table, "Zoe")
            await eve.connection.stop()
            await bob._ask.__self__.connection.stop()  # type: ignore[attr-defined]
            view = await ann.until(lambda view: view.watchers == ["Zoe"] and view.seats[1].away)
            assert view.seats[1].names == ["Bob"]

    run(play())


def test_a_spectator_who_comes_back_in_time_stays_on_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "SPECTATOR_ABSENCE", 600.0)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server)
            eve, seat = await looking_on(server, ann.table, "Eve")
            live = server.room.loaded[ann.table]
            await eve.connection.stop()
            while ("absence", "600") not in {(w[0], str(int(w[-1]))) for w in live.started}:
                await asyncio.sleep(0.01)
            eve.connection.start()
            await seat.say("hello again")
            assert not live.started
            assert ann.view.watchers == ["Eve"]

    run(play())


def test_names_that_look_alike_are_refused_and_phrases_are_limited(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server)
            twin = await server.client("\u0412ob")
            assert await refused(twin.join(ann.table)) == "name_taken"
            pile = await server.client("Z\u0323\u0324\u0325\u0326")
            assert await refused(pile.open("puissance4")) == "stacked_characters"
            for number in range(4):
                await ann.say(f"word {number}")
            assert await refused(ann.say("one more")) == "too_many_phrases"

    run(play())
