"""What a device needs to think for itself: Python and our engines, from a `quatuor site` folder.

Whoever studies may have their own device search, so that it costs the server nothing. An installed
`quatuor` does not bring these files, thirteen megabytes for something that few rooms offer; where
no folder was named, nothing is offered, and the page says so.
"""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

from quatuor.compiler.files import KERNEL_SOURCES, PACKAGE, digest
from quatuor.errors import BadRequest
from quatuor.server.page_files import NOT_FOUND, Page

ADDRESS = "/device"
PACKAGES = "python.pack"
ENGINES = "engines.txt"
"""The file of a site that names the sources of its engines."""
PARTS = ("pyodide", PACKAGES)
"""What of a site is handed out: nothing of its page, which is that of another room."""


class DeviceFiles(Page):
    """These files, with the compressed copies beside them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file that a device needs."""
        if Path(path).parts[:1] not in [(part,) for part in PARTS]:
            raise HTTPException(NOT_FOUND)
        return await self.file(path, scope)


def require_site(folder: Path) -> None:
    """Complain unless this is a site with the same engines as ours: answers have to be the same."""
    hint = f"write it with `quatuor site {folder}`"
    try:
        engines = (folder / ENGINES).read_text(encoding="utf-8")
    except OSError:
        raise BadRequest(f"{folder} is no folder of `quatuor site`: {hint}") from None
    if engines != digest(PACKAGE / name for name in KERNEL_SOURCES):
        raise BadRequest(f"{folder} is of another version of Quatuor: {hint}")
