"""Writes a static room into a folder, step by step."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

from quatuor.errors import BadRequest
from quatuor.games.registry import part
from quatuor.room.table_requests import written_catalogue
from quatuor.site import checkout, packages
from quatuor.site.archive import write_archive
from quatuor.site.licences import licences
from quatuor.site.service_worker import write_service_worker

PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
MARK = "python.zip"
"""A folder with this file is a site, which may be written again."""

Step = tuple[str, Callable[[], None]]


class Site:
    """A static room in a folder."""

    def __init__(self, folder: Path, *, compressed: bool = True) -> None:
        checkout.require_checkout()
        if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
            raise BadRequest(f"{folder} holds something else: name a folder that is empty or new")
        self.folder, self._compressed = folder, compressed

    def steps(self) -> list[Step]:
        """What there is to do, in order, with a name for each."""
        steps: list[Step] = [
            ("Building the page", checkout.build_page),
            ("Installing packages", self._install),
            ("Copying the page", self._copy_page),
            ("Copying Python", self._copy_python),
            ("Packing Quatuor", self._pack),
        ]
        if self._compressed:
            steps.append(("Compressing", lambda: checkout.compress(self.folder)))
        return steps

    def _install(self) -> None:
        packages.install()

    def _copy_page(self) -> None:
        """The page, in a folder without anything of an older site."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(checkout.PAGE, self.folder, ignore=shutil.ignore_patterns(".sources"))

    def _copy_python(self) -> None:
        target = self.folder / "pyodide"
        target.mkdir()
        for name in PYODIDE_FILES:
            shutil.copyfile(checkout.PYODIDE / name, target / name)

    def _pack(self) -> None:
        """What is our own: the catalogue, the packages, the terms of use."""
        (self.folder / "games.json").write_bytes(catalogue())
        write_archive(self.folder / MARK, packages.FOLDER)
        own = (checkout.ROOT / "LICENSE").read_text(encoding="utf-8")
        terms = licences(checkout.PYODIDE, packages.FOLDER, own)
        (self.folder / "licences.txt").write_text(terms, encoding="utf-8")
        write_service_worker(self.folder)


def catalogue() -> bytes:
    """The catalogue of the games that a tab can play: those whose moves need no physics engine."""
    told = json.loads(written_catalogue())
    told["games"] = [game for game in told["games"] if part(game["name"], "physics") is None]
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode()


def size_of(folder: Path, suffix: str = "") -> int:
    """Bytes of all files as a host sends them: of those with a compressed copy, the copy's."""
    copies = (".br", ".gz")
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix not in copies]
    sent = [(file.with_name(file.name + suffix), file) for file in files]
    return sum((copy if copy.is_file() else file).stat().st_size for copy, file in sent)
