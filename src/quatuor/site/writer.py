"""Writes a static room into a folder, step by step."""

import shutil
from collections.abc import Callable
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from quatuor.compiler import module
from quatuor.compiler.files import KERNEL_SOURCES, PACKAGE, digest
from quatuor.errors import BadRequest
from quatuor.room.table_requests import written_catalogue
from quatuor.site import checkout, packages
from quatuor.site.archive import write_archive
from quatuor.site.licences import licences
from quatuor.site.service_worker import write_service_worker
from quatuor.site.standard_library import write_library

PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
)
LIBRARY = "python_stdlib.zip"
ARCHIVE = "python.zip"
MARK = "games.json"
"""A folder with this file is a site, which may be written again."""

Step = tuple[str, Callable[[], None]]


class Site:
    """A static room in a folder."""

    def __init__(self, folder: Path, *, compressed: bool = True, server: str | None = None) -> None:
        checkout.require_checkout()
        if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
            raise BadRequest(f"{folder} holds something else: name a folder that is empty or new")
        self.folder, self._compressed = folder, compressed
        self._server = server_address(server) if server else None

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
        if self._server:
            page = self.folder / "index.html"
            page.write_text(
                naming(page.read_text(encoding="utf-8"), self._server), encoding="utf-8"
            )

    def _copy_python(self) -> None:
        target = self.folder / "pyodide"
        target.mkdir()
        for name in PYODIDE_FILES:
            shutil.copyfile(checkout.PYODIDE / name, target / name)
        library = checkout.BUILT / LIBRARY
        write_library(checkout.PYODIDE / LIBRARY, library)
        shutil.copyfile(checkout.compile_archive(library), target / "python_stdlib.pack")

    def _pack(self) -> None:
        """What is our own: the catalogue, the packages, the terms of use."""
        (self.folder / "games.json").write_bytes(written_catalogue())
        if module.fresh_side() is None:
            raise BadRequest("the kernels are not those of the sources: run `make kernels`")
        engines = digest(PACKAGE / name for name in KERNEL_SOURCES)
        (self.folder / "engines.txt").write_text(engines, encoding="utf-8")
        archive = checkout.BUILT / ARCHIVE
        write_archive(archive, packages.FOLDER)
        shutil.copyfile(checkout.compile_archive(archive), self.folder / "python.pack")
        own = (checkout.ROOT / "LICENSE").read_text(encoding="utf-8")
        terms = licences(checkout.PYODIDE, checkout.MUJOCO, packages.FOLDER, own)
        (self.folder / "licences.txt").write_text(terms, encoding="utf-8")
        write_service_worker(self.folder)


def server_address(given: str) -> str:
    """The address of a room on a network, or why this is none."""
    parts = urlsplit(given)
    if parts.scheme not in ("https", "http") or not parts.netloc or parts.query or parts.fragment:
        raise BadRequest(
            f"--server {given!r} is no address of a room, such as https://room.example"
        )
    return given.rstrip("/")


def naming(page: str, server: str) -> str:
    """The page with the address of a room in which tables have links."""
    named = f'<meta name="quatuor-server" content="{escape(server)}" />'
    return page.replace("</head>", f"  {named}\n  </head>", 1)


def size_of(folder: Path, suffix: str = "") -> int:
    """Bytes of all files as a host sends them: of those with a compressed copy, the copy's."""
    copies = (".br", ".gz")
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix not in copies]
    sent = [(file.with_name(file.name + suffix), file) for file in files]
    return sum((copy if copy.is_file() else file).stat().st_size for copy, file in sent)
