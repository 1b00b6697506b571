"""WebSockets that end before they are open: nobody complains, and nothing stays behind."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from quatuor.server.websocket_handshake import Handshake
from tests.server.wire import Wire

REQUEST = (
    b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
NO_FRAME = b"\xff\x80\0\0\0\0"
ACCEPTED = {"type": "websocket.accept"}
REFUSED = {"type": "websocket.close", "code": 1008}
DENIED = [
    {"type": "websocket.http.response.start", "status": 429, "headers": []},
    {"type": "websocket.http.response.body", "body": b"too many"},
]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class Network(Wire):
    """A transport that knows nobody on the other side."""

    def get_extra_info(self, _name: str, default: Any = None) -> Any:
        return default


async def begun(answers: list[dict[str, Any]]) -> tuple[Handshake, Network]:
    """A handshake whose application will answer with this, once it may."""

    async def application(_scope: Any, _receive: Any, send: Send) -> None:
        for answer in answers:
            await send(answer)

    config = uvicorn.Config(application, log_config=None, lifespan="off")
    config.load()
    handshake, network = Handshake(config, ServerState(), {}), Network()
    handshake.connection_made(network)
    return handshake, network


async def settled(handshake: Handshake) -> None:
    """Until the application has answered; whatever it raised is raised here."""
    await asyncio.gather(*handshake.tasks)


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]


@pytest.mark.parametrize("answers", [[ACCEPTED], [REFUSED], DENIED])
def test_a_server_that_stops_answers_a_waiting_handshake_once(
    caplog: pytest.LogCaptureFixture, answers: list[dict[str, Any]]
) -> None:
    async def talk() -> None:
        handshake, network = await begun(answers)
        handshake.data_received(REQUEST + b"\r\n")
        handshake.shutdown()
        await settled(handshake)
        assert network.sent.count(b"HTTP/1.1 ") == 1
        assert network.sent.startswith(b"HTTP/1.1 500 ")
        assert network.closed

    asyncio.run(talk())
    assert complaints(caplog) == []


@pytest.mark.parametrize("answers", [[ACCEPTED], [REFUSED], DENIED])
def test_frames_before_the_answer_that_cannot_be_read_end_the_handshake(
    caplog: pytest.LogCaptureFixture, answers: list[dict[str, Any]]
) -> None:
    async def talk() -> None:
        handshake, network = await begun(answers)
        handshake.data_received(REQUEST + b"\r\n")
        handshake.data_received(NO_FRAME)
        assert network.closed
        await settled(handshake)
        assert network.sent == b""

    asyncio.run(talk())
    assert complaints(caplog) == []


@pytest.mark.parametrize("answers", [[ACCEPTED], [REFUSED], DENIED])
def test_a_client_that_hangs_up_before_the_answer_is_forgotten(
    caplog: pytest.LogCaptureFixture, answers: list[dict[str, Any]]
) -> None:
    async def talk() -> None:
        handshake, network = await begun(answers)
        handshake.data_received(REQUEST + b"\r\n")
        network.close()
        await settled(handshake)

    asyncio.run(talk())
    assert complaints(caplog) == []


def test_a_request_that_is_too_long_is_answered_and_closed(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def talk() -> None:
        handshake, network = await begun([ACCEPTED])
        handshake.data_received(REQUEST.replace(b"/ws", b"/ws?" + b"x" * 9000) + b"\r\n")
        await settled(handshake)
        assert network.sent.startswith(b"HTTP/1.1 414 ")
        assert network.closed

    asyncio.run(talk())
    assert complaints(caplog) == []
