"""Study on one's own device: the answers are those that a server gives."""

import asyncio
import json
from typing import Any

import pytest

from quatuor.room.memory_ledger import MemoryLedger
from quatuor.room.service import RoomService
from quatuor.tab.device import Device
from quatuor.tab.requests import answer

SOLVED = {"game": "puissance4", "options": {}, "moves": ["4", "4", "4"], "seconds": 5}
BOOK = {"game": "plus4", "options": {}, "moves": ["1", "2"], "seconds": 5}
WRONG = {"game": "puissance4", "options": {}, "moves": ["9"]}


def here(question: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    status, text = asyncio.run(Device().analysis(json.dumps(question)))
    return status, json.loads(text)


def of_a_room(path: str, question: dict[str, Any]) -> tuple[int, str]:
    async def ask() -> tuple[int, str]:
        service = RoomService(MemoryLedger())
        try:
            return await answer(service, "ann", "POST", f"/api{path}", json.dumps(question))
        finally:
            await service.stop()

    return asyncio.run(ask())


@pytest.mark.parametrize("question", [SOLVED, BOOK], ids=["book", "table"])
def test_a_device_finds_what_a_room_finds(question: dict[str, Any]) -> None:
    status, found = here(question)
    theirs, text = of_a_room("/analysis", question)
    expected = json.loads(text)
    assert (status, theirs) == (200, 200)
    assert found["value"]["proved"]
    for part in ("value", "values", "engine"):
        assert found[part] == expected[part]


def test_a_review_is_told_line_by_line_and_is_that_of_a_room() -> None:
    question = {"game": "puissance4", "moves": ["4", "4", "4"], "seconds": 2}  # all in the book
    lines: list[str] = []
    status, rest = asyncio.run(Device().review(json.dumps(question), lines.append))
    assert (status, rest) == (200, "")
    told = [json.loads(line) for line in lines]
    expected = [json.loads(line) for line in of_a_room("/review", question)[1].splitlines()]
    assert [line["kind"] for line in told] == ["start", *["ply"] * 3, "end"]
    assert [line.get("token") for line in told] == [line.get("token") for line in expected]
    proved = [line for line in told if line.get("before", {}).get("proved")]
    assert proved
    for line in proved:
        assert line in expected


def test_a_review_that_nobody_waits_for_ends_with_its_ply() -> None:
    async def leave() -> list[str]:
        device, lines = Device(), list[str]()

        def tell(line: str) -> None:
            lines.append(json.loads(line)["kind"])
            if len(lines) == 3:
                device.stop()

        question = {"game": "puissance4", "moves": ["4"] * 6, "seconds": 0.1}
        await device.review(json.dumps(question), tell)
        return lines

    assert asyncio.run(leave()) == ["start", "ply", "ply", "refused"]


def test_a_move_that_cannot_be_played_is_refused_as_by_a_server() -> None:
    status, told = here(WRONG)
    assert (status, told["code"]) == (422, "unreadable_move")
    assert json.loads(of_a_room("/analysis", WRONG)[1]) == told
