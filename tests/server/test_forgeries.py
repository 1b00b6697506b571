"""Forged seats and turns have no effect, and what a seat may not see never leaves the server."""

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Client, Declined, TableSeat
from quatuor.room.identity import key_of
from quatuor.room.messages import SERVER_MESSAGE
from tests.server.running import ask, rows, run, running, seated_pair, settings_at, token_of

FORGERIES: list[tuple[str, dict[str, Any], str]] = [
    ("another seat", {"type": "play", "seat": 1, "token": "1"}, "not_your_seat"),
    ("another turn", {"type": "play", "seat": 2, "token": "1"}, "not_your_turn"),
    ("another seat's launch", {"type": "launch", "seat": 1}, "nothing_to_throw"),
    ("another seat's resignation", {"type": "resign", "seat": 1}, "not_your_seat"),
    ("another seat's consent", {"type": "accept", "seat": 1, "offer": 1}, "not_your_seat"),
    ("the host's word", {"type": "hire", "seat": 1, "level": "easy"}, "not_host"),
    ("the clock", {"type": "flagged"}, "bad_request"),
    ("a landing", {"type": "landed", "flight": 1, "place": "Ua1"}, "bad_request"),
    ("somebody else's name", {"type": "leave", "by": "house"}, "bad_request"),
    ("a lot", {"type": "begin", "lot": 3}, "bad_request"),
    ("a time", {"type": "resign", "seat": 2, "at": 0}, "bad_request"),
]


def test_a_forgery_has_no_effect_and_gets_an_answer_that_says_why(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            socket = await server.socket(token_of(server, bob))
            before = rows(tmp_path, "SELECT count(*) FROM log")
            aim = {"side": 0.0, "turn": 0.0, "tilt": 0.5, "power": 0.5}
            for what, message, code in FORGERIES:
                extra: dict[str, Any] = aim if message["type"] == "launch" else {}
                extra = {**extra, **({"seen": 99} if message["type"] == "play" else {})}
                answer = await ask(socket, table=ann.table, id="forged", **message, **extra)
                assert (answer["type"], answer["code"]) == ("refused", code), what
                assert answer["message"], what
            assert rows(tmp_path, "SELECT count(*) FROM log") == before

    run(play())


def test_a_stranger_with_the_link_cannot_move_for_anybody(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server)
            eve = await (await server.client("Eve")).follow(ann.table)
            with pytest.raises(Declined) as refusal:
                await eve.play("4", seat=1)
            assert refusal.value.code == "not_your_seat"

    run(play())


def test_what_a_seat_may_not_see_never_leaves_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, "foursenses", blindfold=True, wins=1)
            eve_client = await server.client("Eve")
            eve = await eve_client.follow(ann.table)
            for turn, token in enumerate(("Sa1", "DHb2", "Hc3", "DSd4", "Ha2")):
                mover = (ann, bob)[turn % 2]
                await mover.until(lambda view: bool(view.acting))
                if turn == 4:
                    assert await mover.touch("b2") == ("holed", 2)
                    with pytest.raises(Declined):
                        await bob.touch("b2")
                await mover.play(token)
            await eve.until(lambda view: view.seq == ann.view.seq)
            for path in ("", "/history", "/record"):
                await quietly(eve_client, f"/api/tables/{ann.table}{path}")
            for client in (server_client(ann), server_client(bob), eve_client):
                own = "".join(client.connection.frames or [])
                others = own.replace('"place":"b2","face":"holed","height":2', "")
                assert not leaks(others), client.name
            assert '"felt"' not in "".join(server_client(bob).connection.frames or [])

    run(play())


def leaks(text: str) -> list[str]:
    """Tokens, places and tops of pieces in a text, apart from names of tables and messages."""
    text = re.sub(r'"(id|table)": ?"[^"]*"', "", text)
    return re.findall(r"\b(?:D?[SH])?[a-d][1-4]\b|\b[SH][1-3]\b|--", text)


async def quietly(client: Client, path: str) -> None:
    """Whatever this route answers, it tells nothing."""
    with suppress(Declined):
        answer = await client.request("GET", path)
        assert not leaks(json.dumps(answer))


def server_client(seat: TableSeat) -> Client:
    client = seat._ask.__self__  # type: ignore[attr-defined]
    assert isinstance(client, Client)
    return client


def test_no_frame_holds_a_token_or_a_key_and_every_frame_is_as_described(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, wins=1)
            for turn in range(7):
                mover = (ann, bob)[turn % 2]
                await mover.until(lambda view: bool(view.acting))
                await mover.play(str(turn % 2 + 1))
            await bob.until(lambda view: view.phase == "over")
            secrets = [server_client(seat).token for seat in (ann, bob)]
            secrets += [key_of(token) for token in secrets]
            for seat in (ann, bob):
                for frame in server_client(seat).connection.frames or []:
                    SERVER_MESSAGE.validate_json(frame)
                    assert not [secret for secret in secrets if secret in frame]
            log = "".join(event for (event,) in rows(tmp_path, "SELECT event FROM log"))
            assert not [token for token in secrets[:2] if token in log]

    run(play())
