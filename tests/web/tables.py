"""Tables opened and joined by request, for tests of what happens at them."""

from typing import Any

from playwright.sync_api import Page

from tests.web.rooms import Reply, ask, go

Options = dict[str, Any]
TEAMS: Options = {"teams": True, "approval": False, "eager": False}
"""Terms of a table at which anybody may join a team."""


def post(page: Page, path: str, body: object) -> Reply:
    """The answer to a request of this visitor."""
    return ask(page, "POST", path, body)


def open_table(page: Page, game: str, seats: list[int], options: Options, **terms: object) -> str:
    """A table that this visitor opens, with the path of its page; it begins once it is full."""
    body = {
        "game": game,
        "options": options,
        "terms": {"eager": True, "first": "choice", **terms},
        "name": "Ann",
        "seats": [{"seat": seat} for seat in seats],
    }
    opened = post(page, "/api/tables", body)
    assert opened.ok, opened.text()
    path = f"/table/{opened.json()['table']}"
    go(page, path)
    return path


def join(page: Page, path: str, name: str, seat: int | None = None) -> None:
    """Somebody comes with the link and takes a seat."""
    body = {"name": name, "seat": seat, "id": name.encode().hex()}
    joined = post(page, f"/api/tables{path.removeprefix('/table')}/join", body)
    assert joined.ok, joined.text()
    go(page, path)
