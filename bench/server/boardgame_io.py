"""boardgame.io's server on the same work: its own game, its own storage (in memory), two players.

It is installed into a folder of its own by npm; where that cannot be done the row is left out.
"""

import json
import shutil
import subprocess
import time
from pathlib import Path

from bench.server.process import busy
from quatuor.server.run import Place, bound

SCRIPT = Path(__file__).with_suffix(".mjs")
SECONDS = 8


def moves_a_second(folder: Path, tables: int) -> tuple[float, float] | None:
    """Moves a second that the opponents have seen, and the server's milliseconds for each."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm) or not _installed(npm, folder):
        return None
    with bound(Place("127.0.0.1", 0)) as probe:
        port = str(probe.getsockname()[1])
    quiet = subprocess.DEVNULL
    server = subprocess.Popen([node, SCRIPT, "server", folder, port], stdout=quiet, stderr=quiet)
    try:
        time.sleep(4)
        before = busy(server.pid)
        command = [node, str(SCRIPT), "clients", str(folder), port, str(tables), str(SECONDS)]
        said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
        used = busy(server.pid) - before
    finally:
        server.terminate()
        server.wait()
    answer = json.loads(said.stdout.splitlines()[-1])
    return answer["moves"] / SECONDS, 1000 * used / answer["all"]


def _installed(npm: str, folder: Path) -> bool:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text('{"private": true}')
    command = [npm, "install", "--no-audit", "--no-fund", "--silent", "boardgame.io@0.50"]
    return subprocess.run(command, cwd=folder, check=False, capture_output=True).returncode == 0
