"""A plain web server with a static room at some path, and the folder that it serves."""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from quatuor.site.checkout import BUILT

PATH = "games/quatuor"
"""Where on its host the room is."""
WRITTEN = ".written"


class Files(SimpleHTTPRequestHandler):
    """Files, and nothing said about them; those that are sent are written down."""

    def __init__(self, *told: Any, sent: list[str], **named: Any) -> None:
        self._sent = sent
        super().__init__(*told, **named)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        self._sent.append(self.path)
        super().copyfile(source, outputfile)

    def log_message(self, *_words: object) -> None:
        pass


class Host:
    """A web server that can be switched off for good."""

    def __init__(self, folder: Path) -> None:
        self.sent: list[str] = []
        """The paths of what it has sent; a browser that has a file already is sent nothing."""
        files = partial(Files, sent=self.sent, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), files)
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/{PATH}/"
        """The address of the room."""
        self._on = True

    def stop(self) -> None:
        """Be gone: whoever asks is refused, as where there is no network."""
        if self._on:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()
            self._on = False


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """A host while it is needed."""
    host = Host(folder)
    try:
        yield host
    finally:
        host.stop()


def written_site(shared: Path) -> Path:
    """The folder that a host serves, written once for all processes of a run of tests."""
    folder, mark = shared / "host", shared / WRITTEN
    BUILT.mkdir(parents=True, exist_ok=True)
    with (BUILT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not mark.is_file():
            words = ["site", str(folder / PATH), "--plain"]
            subprocess.run([sys.executable, "-m", "quatuor", *words], check=True)
            mark.touch()
    return folder
