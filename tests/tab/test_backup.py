"""Everything that a room in a tab keeps, taken to another browser and back."""

import asyncio
import json
from typing import Any

import pytest

from quatuor.tab.backup import FORM
from quatuor.tab.room import TabRoom, open_room
from tests.room.clients import run
from tests.tab.rows import RowStore, ThreadWorker
from tests.tab.test_room import Visitor

HERE = {
    "game": "puissance4",
    "options": {"first": 1},
    "terms": {"eager": True, "first": "choice"},
    "name": "Ann",
    "seats": [{"seat": 1}, {"seat": 2}],
}
LATER = json.dumps({"form": "Quatuor room 2", "at": 1, "person": "ann", "tables": []})
NOTHING = {"new": 0, "continued": 0, "known": 0, "different": 0, "unreadable": 0}


class Place:
    """A browser with a room in it."""

    def __init__(self) -> None:
        self.store = RowStore()

    async def open(self) -> Visitor:
        self.room = await open_room(self.store, ThreadWorker(), ThreadWorker(), pace=0.0)
        return Visitor(self.room)

    async def save(self, page: Visitor) -> str:
        status, told = await page.ask("GET", "/room")
        assert status == 200
        return json.dumps(told)

    async def restore(self, page: Visitor, text: str) -> dict[str, Any]:
        _, told = await raw(page.room, text)
        await self.room.stop()
        return dict(told)


async def raw(room: TabRoom, text: str) -> tuple[int, Any]:
    status, answer = await room.request(1, "POST", "/api/room", text)
    return status, json.loads(answer)


async def play(page: Visitor, table: str, *columns: str) -> int:
    """Play at this screen; how many moves the match then has."""
    page.say(type="follow", table=table, since=0)
    await page.until(0)
    _, view = await page.ask("GET", f"/tables/{table}")
    before = len(view["match"]["moves"])
    for count, column in enumerate(columns):
        view = await page.until(before + count) if count else view
        what = {"seat": view["match"]["to_move"], "token": column, "seen": view["seq"]}
        page.say(type="play", table=table, id=f"{before}-{count}", **what)
    return len((await page.until(before + len(columns)))["match"]["moves"])


def test_a_room_goes_to_another_browser_and_back() -> None:
    async def move() -> None:
        phone, laptop = Place(), Place()
        page = await phone.open()
        table = (await page.ask("POST", "/tables", HERE))[1]["table"]
        await play(page, table, "4", "4")
        text = await phone.save(page)
        assert await laptop.restore(await laptop.open(), text) == {**NOTHING, "new": 1}

        page = await laptop.open()
        while not (matches := (await page.ask("GET", "/mine"))[1]["matches"]):
            await asyncio.sleep(0)
        assert matches[0]["yours"] == [1, 2], "whoever played there plays here"
        assert await play(page, table, "3") == 3
        text = await laptop.save(page)
        await laptop.room.stop()
        assert await phone.restore(await phone.open(), text) == {**NOTHING, "continued": 1}

        page = await phone.open()
        assert await play(page, table, "5") == 4
        assert await phone.restore(page, text) == {**NOTHING, "known": 1}

    run(move())


def test_what_was_played_in_both_places_stays_as_it_is_here() -> None:
    async def move() -> None:
        phone, laptop = Place(), Place()
        page = await phone.open()
        table = (await page.ask("POST", "/tables", HERE))[1]["table"]
        text = await phone.save(page)
        await laptop.restore(await laptop.open(), text)
        there = await laptop.open()
        await play(there, table, "1")
        await play(page, table, "2")
        text = await laptop.save(there)
        assert await phone.restore(page, text) == {**NOTHING, "different": 1}
        await laptop.room.stop()
        _, view = await (await phone.open()).ask("GET", f"/tables/{table}")
        assert view["match"]["moves"] == ["2"]
        await phone.room.stop()

    run(move())


def test_damage_in_one_table_leaves_the_others_well() -> None:
    async def move() -> None:
        phone, laptop = Place(), Place()
        page = await phone.open()
        for _ in range(2):
            await page.ask("POST", "/tables", HERE)
        told = json.loads(await phone.save(page))
        await phone.room.stop()
        told["tables"][0]["log"][1][1] += (
            1  # a time that only the digest can tell from the true one
        )
        restored = await laptop.restore(await laptop.open(), json.dumps(told))
        assert restored == {**NOTHING, "new": 1, "unreadable": 1}

    run(move())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4 4 4",
        "[]",
        "{}",
        '{"form": "Quatuor record 1"}',
        json.dumps({"form": FORM, "at": 1}),
        LATER,
    ],
)
def test_what_is_no_saved_room_is_refused_and_changes_nothing(text: str) -> None:
    async def move() -> None:
        place = Place()
        page = await place.open()
        before = dict(place.store.kept)
        status, told = await raw(page.room, text)
        assert (status, told["code"]) == (422, "bad_backup")
        assert place.store.kept == before
        await place.room.stop()

    run(move())


def test_a_browser_without_space_takes_nothing_over() -> None:
    async def move() -> None:
        phone, laptop = Place(), Place()
        page = await phone.open()
        await page.ask("POST", "/tables", HERE)
        text = await phone.save(page)
        await phone.room.stop()
        there = await laptop.open()
        laptop.store.full = True
        assert await raw(there.room, text) == (
            503,
            {"code": "not_kept", "message": "that could not be stored; try again"},
        )
        laptop.store.full = False
        assert await laptop.restore(there, text) == {**NOTHING, "new": 1}

    run(move())


def test_the_time_between_saving_and_restoring_costs_nobody_anything() -> None:
    async def move() -> None:
        phone, laptop = Place(), Place()
        page = await phone.open()
        clock = {"kind": "sudden", "seconds": 60, "increment": 0}
        wanted = {**HERE, "terms": {"eager": True, "first": "choice", "clock": clock}}
        table = (await page.ask("POST", "/tables", wanted))[1]["table"]
        await play(page, table, "4")
        told = json.loads(await phone.save(page))
        await phone.room.stop()
        hour = 3_600_000
        told["at"] -= hour
        for row in told["tables"][0]["log"]:
            row[1] -= hour
            row[4] = None  # as 0.1.0 wrote them: without digests
        await laptop.restore(await laptop.open(), json.dumps(told))
        page = await laptop.open()
        _, view = await page.ask("GET", f"/tables/{table}")
        assert view["phase"] == "playing"
        assert min(view["clock"]["left"]) > 50_000
        await laptop.room.stop()

    run(move())
