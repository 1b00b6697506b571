"""The built page: files as they are, and its first file for the address of every screen."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

NOT_FOUND = 404
NOT_SCREENS = ("api", "assets")
"""Where an address that leads nowhere is a mistake and no screen."""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""


class Page(StaticFiles):
    """The files of the page; the page itself finds the screen that an address means."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the first one for a screen."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != NOT_FOUND or not is_screen(path):
                raise
            response = await super().get_response("index.html", scope)
        kept = path.startswith("assets/")
        response.headers["cache-control"] = FOREVER if kept else "no-cache"
        return response


def is_screen(path: str) -> bool:
    """Whether an address without a file may be a screen: it names no kind of file."""
    first, _, _ = path.partition("/")
    return first not in NOT_SCREENS and "." not in path.rsplit("/", 1)[-1]
