"""The script by which a browser keeps a site: which files there are, and what is in each."""

import json
from hashlib import sha256
from pathlib import Path

from quatuor.site.checkout import ROOT

SOURCE = ROOT / "web" / "service_worker.js"
NAME = "service_worker.js"
EXTRAS = "extras/"
"""Where the build puts what is fetched only when a game needs it."""
DIGITS = 16
"""Of a hash in hexadecimal: enough to tell the versions of a file apart."""


def write_service_worker(folder: Path) -> None:
    """Write the script for the files of this folder, which are all there by now."""
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.name != NAME)
    hashes = {
        file.relative_to(folder).as_posix(): sha256(file.read_bytes()).hexdigest()[:DIGITS]
        for file in files
    }
    script = SOURCE.read_text(encoding="utf-8")
    head = f"const FILES = {json.dumps(hashes)};\nconst EXTRAS = {json.dumps(EXTRAS)};\n"
    (folder / NAME).write_text(head + script, encoding="utf-8")
