"""A client of a game room."""

import secrets
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

import httpx

from quatuor.client.connection import Connection
from quatuor.client.declined import Declined
from quatuor.client.seat import TableSeat
from quatuor.room.identity import COOKIE, new_token


class Client:
    """One person, or one program, in a game room."""

    def __init__(
        self, url: str = "http://127.0.0.1:4444", *, name: str = "Robot", token: str | None = None
    ) -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.token = token or new_token()
        """Who we are: keep it to come back as the same one, and tell it nobody."""
        self.tables: dict[str, TableSeat] = {}
        headers = {"Cookie": f"{COOKIE}={self.token}"}
        self._http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=30)
        address = "ws" + self.url.removeprefix("http") + "/ws"
        self.connection = Connection(address, headers, self._receive, self._dropped)

    async def __aenter__(self) -> Self:
        self.connection.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.connection.stop()
        await self._http.aclose()

    def _receive(self, news: dict[str, Any]) -> None:
        seat = self.tables.get(news["table"])
        if seat:
            seat.receive(news)

    def _dropped(self, refusal: dict[str, Any]) -> None:
        """A table that may not be followed, or not any more."""
        seat = self.tables.pop(refusal["table"], None)
        if seat:
            seat.drop(Declined(refusal["code"], refusal["message"]))

    async def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        answer = await self.connection.ask(message)
        if answer["type"] == "refused":
            raise Declined(answer["code"], answer["message"])
        return answer

    async def request(self, method: str, path: str, **parts: Any) -> Any:
        """One of the HTTP routes."""
        response = await self._http.request(method, path, **parts)
        if response.is_error:
            problem = response.json()
            raise Declined(problem["code"], problem["message"])
        kind = response.headers["content-type"]
        return response.json() if kind.startswith("application/json") else response.text

    async def open(
        self,
        game: str,
        *,
        seats: Sequence[int] = (1,),
        computers: dict[int, str] | None = None,
        terms: dict[str, Any] | None = None,
        **options: Any,
    ) -> TableSeat:
        """Open a table and sit down on these seats."""
        chosen = [{"seat": seat} for seat in seats]
        hired = [{"seat": seat, "level": level} for seat, level in (computers or {}).items()]
        body = {
            "game": game,
            "options": options,
            "terms": terms or {},
            "name": self.name,
            "seats": [*chosen, *hired],
        }
        opened = await self.request("POST", "/api/tables", json=body)
        return await self.follow(opened["table"])

    async def join(self, table: str, seat: int | None = None) -> TableSeat:
        """Take a free seat at a table, or look on where there is none."""
        body = {"name": self.name, "seat": seat, "id": secrets.token_hex(8)}
        await self.request("POST", f"/api/tables/{table}/join", json=body)
        return await self.follow(table)

    async def follow(self, table: str) -> TableSeat:
        """Follow a table: be sent what happens there."""
        seat = self.tables.setdefault(table, TableSeat(table, self._ask))
        await self.connection.follow(table)
        await seat.until(lambda _view: True)
        return seat
