"""Where things are: the package, the user's cache, and digests that name the state of sources."""

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
KERNEL_SOURCES = ("compiler", "rules", "games", "search", "players")

WITHOUT_SOURCES = not Path(__file__).with_suffix(".py").is_file()
"""Whether only compiled files are here, as in a browser tab, and no sources."""

further_sources: list[Path] = []
"""Files and folders of other packages that hold kernels too."""


def cache_folder() -> Path:
    """Where native code of exactly these sources is kept.

    Numba notices a change only in the file of the function that it compiles, not in the files of
    what that function calls. So the folder is named by a digest of every source that may hold
    kernels: change one byte and all of it is compiled anew. Those of other packages count as well:
    code for their types cannot be read where they are not installed.
    """
    return _folder_for(tuple(further_sources))


@cache
def _folder_for(further: tuple[Path, ...]) -> Path:
    sources = digest([*(PACKAGE / name for name in KERNEL_SOURCES), *further])
    return cache_home() / f"kernels-{sources}"


@cache
def cache_home() -> Path:
    """The user's cache folder for everything that can be made again; `QUATUOR_CACHE` moves it."""
    chosen = os.environ.get("QUATUOR_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("quatuor"))


def digest(paths: Iterable[Path]) -> str:
    """A short name for the contents of these Python files, and of those in these folders."""
    total = hashlib.sha256()
    suffix = ".pyc" if WITHOUT_SOURCES else ".py"
    for path in paths:
        whole = sorted(path.rglob(f"*{suffix}")) if path.is_dir() else [path.with_suffix(suffix)]
        for file in whole:
            name = file.relative_to(PACKAGE) if file.is_relative_to(PACKAGE) else file.name
            total.update(str(name).replace(os.sep, "/").encode() + b"\0")
            total.update(file.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def write_whole(path: Path, parts: Iterable[bytes | memoryview]) -> None:
    """Write under a passing name, make sure that it is on disk, and only then give it its name."""
    handle, passing = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            for part in parts:
                file.write(part)
            file.flush()
            os.fsync(file.fileno())
        os.replace(passing, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(passing)
        raise
