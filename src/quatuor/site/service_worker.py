"""The script by which a browser keeps a site: which files there are, and a name for all of them."""

import json
from hashlib import sha256
from pathlib import Path

from quatuor.site.checkout import ROOT

SOURCE = ROOT / "web" / "service_worker.js"
NAME = "service_worker.js"
START = "./"
"""The address of the folder itself, which a host answers with `index.html`."""


def write_service_worker(folder: Path) -> None:
    """Write the script for the files of this folder, which are all there by now."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    names = [file.relative_to(folder).as_posix() for file in files]
    script = SOURCE.read_text(encoding="utf-8")
    total = sha256(script.encode())
    for name, file in zip(names, files, strict=True):
        total.update(name.encode() + b"\0" + file.read_bytes())
    version, addresses = json.dumps(total.hexdigest()[:16]), json.dumps([START, *names])
    head = f"const VERSION = {version};\nconst FILES = {addresses};\n"
    (folder / NAME).write_text(head + script, encoding="utf-8")
