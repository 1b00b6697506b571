"""Our packages and those they need, as one archive."""

from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from quatuor.compiler.files import PACKAGE
from quatuor.compiler.module import MODULE

LEFT_OUT = ("cli", "client", "lab", "page", "server", "site")
"""What of `quatuor` runs in no tab."""
UNUSED = ("pydantic/v1", "bin")
"""What of other packages nothing of ours imports."""
NOT_RUN = (".pyi", ".typed", "pydantic/mypy.py")


def write_archive(path: Path, packages: Path) -> None:
    """Write it; the same files give the same bytes."""
    with ZipFile(path, "w", ZIP_STORED) as archive:
        for name, file in sorted([*own_files(), *files_of(packages, UNUSED)]):
            archive.writestr(ZipInfo(name), file.read_bytes())


def own_files() -> Iterator[tuple[str, Path]]:
    """The files of `quatuor` that a tab needs, by their names in the archive."""
    for name, file in files_of(PACKAGE, LEFT_OUT):
        if file != MODULE:
            yield f"{PACKAGE.name}/{name}", file


def files_of(folder: Path, left_out: tuple[str, ...]) -> Iterator[tuple[str, Path]]:
    """The files of a folder but for some of its folders, by their names in it."""
    for file in folder.rglob("*"):
        name = file.relative_to(folder).as_posix()
        outside = any(name.startswith(f"{one}/") for one in left_out)
        outside = outside or name.endswith(NOT_RUN) or ".dist-info/" in name
        if file.is_file() and not outside and "__pycache__" not in file.parts:
            yield name, file
