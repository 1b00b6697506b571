"""Bad networks and full disks."""

import asyncio
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Client, Declined, TableSeat
from quatuor.games.flip.physics import Landing
from quatuor.room import effect_runner
from quatuor.room.flights import Flights
from quatuor.room.ledger import WriteFailed
from quatuor.table import event_checks
from tests.server.clocked_pairs import served
from tests.server.faults import faulty
from tests.server.freezing import SmallDisk, fill, small_disk
from tests.server.running import Running, rows, run, running, seated_pair, settings_at


@pytest.mark.parametrize("seed", range(3))
def test_a_match_over_a_bad_line_is_played_exactly_as_it_was_meant(
    tmp_path: Path, seed: int
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server, faulty(server.url, seed) as bad:
            proxy, address = bad
            ann, bob = Client(server.url, name="Ann"), Client(server.url, name="Bob")
            ann.connection._url = bob.connection._url = address
            async with ann, bob:
                terms = {"eager": True, "first": "choice"}
                first = await ann.open("puissance4", seats=[1], terms=terms, wins=3)
                second = await bob.join(first.table)
                await asyncio.gather(stubborn(first, "1"), stubborn(second, "2"))
                await second.until(lambda view: view.phase == "over")
                assert first.view.matches == second.view.matches == [1, 0]
                assert_in_order(first)
                assert_in_order(second)
            assert proxy.faults > 0
            events = [json.loads(event) for (event,) in rows(tmp_path, "SELECT event FROM log")]
            tokens = [event["token"] for event in events if event["event"] == "Played"]
            assert tokens == ["1", "2"] * 3 + ["1"] + ["2", "1"] * 3 + ["2"] + [
                *["1", "2"] * 3,
                "1",
                *["2", "1"] * 3,
                "2",
                *["1", "2"] * 3,
                "1",
            ]

    run(play())


async def stubborn(seat: TableSeat, column: str) -> None:
    """Plays its column whenever it is its turn, as long as it has to be said."""
    async for _ in seat.turns():
        try:
            await seat.play(column)
        except Declined as declined:
            if declined.code not in ("stale", "not_your_turn", "match_over"):
                raise


def assert_in_order(seat: TableSeat) -> None:
    seqs = [event["seq"] for event in seat.happened]
    assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))


def test_a_full_disk_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    async def play(url: str, disk: SmallDisk) -> list[str]:
        async with Client(url, name="Ann") as ann, Client(url, name="Bob") as bob:
            terms = {"eager": True, "first": "choice"}
            first = await ann.open("puissance4", seats=[1], terms=terms)
            second = await bob.join(first.table)
            for seat in (first, second):
                await seat.until(lambda view: view.phase == "playing")
            ballast, kept = fill(disk.outside), list[str]()
            with pytest.raises(Declined) as refusal:
                await talk_until_full(first, kept)
            assert refusal.value.code == "not_kept"
            ballast.unlink()
            await play_when_kept(first)
            await second.until(lambda view: bool(view.acting))
            return kept

    with small_disk(tmp_path / "disk") as disk:
        with served(disk.inside, command=disk.command) as url:
            kept = run(play(url, disk))
        shutil.copy(disk.outside / "tables.db", tmp_path)
    said = [json.loads(event) for (event,) in rows(tmp_path, "SELECT event FROM log ORDER BY seq")]
    assert [event["text"] for event in said if event["event"] == "Said"][: len(kept)] == kept
    assert [event["token"] for event in said if event["event"] == "Played"] == ["4"]


async def play_when_kept(seat: TableSeat) -> None:
    """Play as soon as it can be written down."""
    while True:
        try:
            await seat.play("4")
            return
        except Declined as declined:
            if declined.code != "not_kept":
                raise
            await asyncio.sleep(0.05)


def fill_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let nothing more be written down, until what is returned is called."""
    storage = server.storage

    async def full(_entries: Any) -> bool:
        raise WriteFailed

    monkeypatch.setattr(effect_runner, "AGAIN", 0.05)
    monkeypatch.setattr(storage, "append", full)
    return lambda: monkeypatch.delattr(storage, "append")


def test_a_time_that_runs_out_while_the_disk_is_full_ends_the_match_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            clock = {"kind": "move", "seconds": 2, "increment": 0}
            ann, _ = await seated_pair(server, terms={"clock": clock})
            make_room = fill_up(server, monkeypatch)
            await asyncio.sleep(2.5)
            make_room()
            view = await ann.until(lambda view: view.phase == "over")
            assert view.result is not None
            assert view.result.reason == "time"

    run(play())


def test_a_token_thrown_before_the_disk_was_full_lands_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.Event()

    async def landing(*_what: Any) -> Landing:
        asked.set()
        return Landing("La1", "AAAA", 0)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server, "flip", mode="pro")
            await ann.launch(0.0, 0.1, 0.9, 0.5)
            make_room = fill_up(server, monkeypatch)
            await asked.wait()
            await asyncio.sleep(0.2)
            make_room()
            await ann.until(lambda view: bool(view.match and view.match.moves))

    monkeypatch.setattr(Flights, "landing", landing)
    run(play())


def test_a_table_whose_write_may_have_counted_is_read_again_before_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row was committed, but the answer got lost: the next one must not be told otherwise."""

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            storage = server.storage
            append = storage.append

            async def unanswered(entries: Any) -> bool:
                assert await append(entries)
                raise WriteFailed

            monkeypatch.setattr(storage, "append", unanswered)
            with pytest.raises(Declined) as refusal:
                await ann.play("4")
            assert refusal.value.code == "not_kept"
            monkeypatch.setattr(storage, "append", append)
            with pytest.raises(Declined) as second:
                await bob.play("5")
            assert second.value.code == "stale"  # it is his turn, but he has not seen her move
            await bob.until(lambda view: bool(view.acting))
            await bob.play("5")

    run(play())


async def talk_until_full(seat: TableSeat, kept: list[str]) -> None:
    for number in range(event_checks.PHRASES):
        text = f"{number} " + "x" * 130
        await seat.say(text)
        kept.append(text)


def test_a_write_that_fails_is_not_counted_as_a_conflict_between_processes(tmp_path: Path) -> None:
    async def fail() -> None:
        async with running(settings_at(tmp_path)) as server:
            server.room.write_later(server.storage.writer.execute("this is no statement"))
            while not server.metrics.values["failures_total"]:
                await asyncio.sleep(0.01)
            assert server.metrics.values["conflicts_total"] == 0

    run(fail())
