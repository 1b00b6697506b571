"""A room as its pages reach it: where their screens are, and how it is asked.

A served room answers at its addresses. One in a tab has all its screens in one file, behind the
`#`, and is asked as its page asks it: by a message to its worker.
"""

import json
from typing import Any, NamedTuple, Protocol
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, Worker, expect

START = 300_000
"""Milliseconds after which Python in a tab has not started; never a measure of anything."""
ASK = """({method, address, body}) => new Promise((done) => {
    const id = -1, post = self.postMessage;
    self.postMessage = (message, ...more) => {
        if (message.id !== id) return post.call(self, message, ...more);
        self.postMessage = post;
        done(message);
    };
    self.onmessage({data: {type: 'request', id, method, address, body}});
})"""


class Reply(NamedTuple):
    """What a room answers."""

    status: int
    body: str

    @property
    def ok(self) -> bool:
        """Whether it is what was asked for."""
        return 200 <= self.status < 300

    def text(self) -> str:
        """The answer as it came."""
        return self.body

    def json(self) -> Any:
        """The data in it."""
        return json.loads(self.body)


class Room(Protocol):
    """Where a page finds its screens, and the answers to its requests."""

    def address(self, path: str) -> str:
        """Where the screen with this path is."""

    def ask(self, page: Page, method: str, path: str, body: object = None) -> Reply:
        """The answer to a request of this visitor."""


class Served:
    """A room on a server."""

    def address(self, path: str) -> str:
        return path

    def ask(self, page: Page, method: str, path: str, body: object = None) -> Reply:
        """The answer, on a connection of its own.

        A connection that is kept open is closed by the server after a while, perhaps just as the
        next request is sent on it.
        """
        headers = {"connection": "close"}
        answer = page.request.fetch(path, method=method, data=body, headers=headers)
        return Reply(answer.status, answer.text())


class InTab:
    """A room in a worker of its page, whose files are at this address."""

    def __init__(self, url: str) -> None:
        self.url = url

    def address(self, path: str) -> str:
        return f"{self.url}#{path}"

    def ask(self, page: Page, method: str, path: str, body: object = None) -> Reply:
        """The answer of the worker, once the room is open."""
        if not page.url.startswith(self.address("")):
            page.goto(self.address("/"))
        expect(page.locator("[data-room=open]")).to_be_attached(timeout=START)
        text = "" if body is None else json.dumps(body)
        asked = {"method": method, "address": path, "body": text}
        answer = _worker(page).evaluate(ASK, asked)
        return Reply(answer["status"], answer["text"])


def _worker(page: Page) -> Worker:
    return next(worker for worker in page.workers if "room_worker" in worker.url)


ROOMS: WeakKeyDictionary[Page, Room] = WeakKeyDictionary()
"""The rooms of pages; those that are not here have a served one."""


def room_of(page: Page) -> Room:
    """The room that a page is for."""
    return ROOMS.get(page) or Served()


def go(page: Page, path: str) -> None:
    """Go to the screen with this path."""
    page.goto(room_of(page).address(path))


def ask(page: Page, method: str, path: str, body: object = None) -> Reply:
    """The answer of the room to a request of this visitor."""
    return room_of(page).ask(page, method, path, body)
