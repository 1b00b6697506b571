"""The built page: files as they are, and its first file for the address of every screen.

The shelf is sent as drawn HTML, in the visitor's language: the one that a link carries
(`?lang=fr`), or what was chosen in the settings (a cookie), or else what the browser asks for.
"""

from collections.abc import Sequence
from pathlib import Path
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from quatuor.languages import USUAL
from quatuor.server.content_security_policy import COMPUTING, policy_for

NOT_FOUND = 404
SHELF = "."
"""How the folder of files names the address `/`."""
LANGUAGE_COOKIE = "quatuor-language"
NOT_SCREENS = ("api", "assets")
"""Where an address that leads nowhere is a mistake and no screen."""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""


WORKER = "assets/device_worker-"
"""The script that thinks on the device of whoever studies."""
CODINGS = {"br": ".br", "gzip": ".gz"}
"""How the build has compressed files, the smallest first, and what is added to their names."""


class Page(StaticFiles):
    """The files of the page; the page itself finds the screen that an address means."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True)
        self.languages = sorted(file.name.split(".")[1] for file in directory.glob("shelf.*.html"))
        self.policies = {
            file.name: policy_for(file.read_text()) for file in directory.glob("*.html")
        }

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the first one for a screen."""
        headers = Headers(scope=scope)
        if path == SHELF:
            response = await self.file(self.shelf(headers, scope["query_string"]), scope)
            response.headers["vary"] = "Accept-Language, Cookie, Accept-Encoding"
            return response
        try:
            return await self.file(path, scope)
        except HTTPException as error:
            if error.status_code != NOT_FOUND or not is_screen(path):
                raise
            return await self.file("index.html", scope)

    async def file(self, path: str, scope: Scope) -> Response:
        """A file of the build, compressed if there is a copy that the browser can read."""
        coding = self.coding_of(path, Headers(scope=scope))
        response = await super().get_response(path + CODINGS.get(coding, ""), scope)
        if coding:
            response.headers["content-encoding"] = coding
        response.headers.add_vary_header("Accept-Encoding")
        kept = path.startswith("assets/")
        response.headers["cache-control"] = FOREVER if kept else "no-cache"
        policy = COMPUTING if path.startswith(WORKER) else self.policies.get(path)
        if policy:
            response.headers["content-security-policy"] = policy
        return response

    def coding_of(self, path: str, headers: Headers) -> str:
        """The best compression of a file that the build has made and the browser reads, or none."""
        read = accepted(headers.get("accept-encoding", ""))
        found = (c for c in CODINGS if c in read and self.lookup_path(path + CODINGS[c])[1])
        return next(found, "")

    def shelf(self, headers: Headers, query: bytes) -> str:
        """The file with the shelf in the language of whoever asks, if the build has drawn it."""
        linked = parse_qs(query.decode("ascii", "replace")).get("lang", [""])[-1]
        language = spoken_by(headers, self.languages, linked)
        return f"shelf.{language}.html" if language else "index.html"


def spoken_by(headers: Headers, languages: Sequence[str], linked: str) -> str | None:
    """Which of these languages to use: a link's, the chosen one, the first wanted, or English."""
    chosen = cookie_parser(headers.get("cookie", "")).get(LANGUAGE_COOKIE, "")
    asked = accepted(headers.get("accept-language", ""))
    known = (name.lower().partition("-")[0] for name in (linked, chosen, *asked, USUAL))
    wanted = [*known, *languages]
    return next((language for language in wanted if language in languages), None)


def accepted(header: str) -> list[str]:
    """What a header such as Accept-Language or Accept-Encoding names, the most wanted first."""
    weighted = []
    for part in header.split(","):
        name, _, weight = part.partition(";q=")
        try:
            weighted.append((float(weight or 1), name.strip().lower()))
        except ValueError:
            continue
    return [name for weight, name in sorted(weighted, key=lambda one: -one[0]) if weight > 0]


def is_screen(path: str) -> bool:
    """Whether an address without a file may be a screen: it names no kind of file."""
    first, _, _ = path.partition("/")
    return first not in NOT_SCREENS and "." not in path.rsplit("/", 1)[-1]
