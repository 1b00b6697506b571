"""The compiler's cache: its place, and that it never serves the machine code of older sources."""

import inspect
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from time import sleep
from types import SimpleNamespace
from typing import Any, cast

import pytest
from numba.core import config

from quatuor import compiler
from quatuor.compiler import files, using
from quatuor.compiler.native import entries


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, which stands in for the real one."""
    copy = tmp_path / "quatuor"
    shutil.copytree(files.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(files, "PACKAGE", copy)
    return copy


def digest() -> str:
    return files.digest(files.PACKAGE / name for name in files.KERNEL_SOURCES)


def test_the_cache_folder_is_named_by_the_digest_of_the_sources() -> None:
    assert files.cache_folder() == files.cache_home() / f"kernels-{digest()}"


def test_the_digest_depends_on_what_the_sources_say_and_not_on_where_they_are(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = digest()
    monkeypatch.undo()
    assert copied == digest()


@pytest.mark.parametrize(
    "name", ["compiler/bits.py", "compiler/native/parts.py", "games/q4/rules.py", "search/perft.py"]
)
def test_changing_one_byte_of_a_source_changes_the_digest(sources: Path, name: str) -> None:
    before = digest()
    with (sources / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert digest() != before


def test_a_new_or_renamed_source_changes_the_digest(sources: Path) -> None:
    digests = [digest()]
    (sources / "rules" / "empty.py").touch()
    digests.append(digest())
    (sources / "rules" / "empty.py").rename(sources / "rules" / "void.py")
    digests.append(digest())
    assert len(set(digests)) == 3


def test_what_is_no_source_of_a_kernel_does_not_change_the_digest(sources: Path) -> None:
    before = digest()
    (sources / "rules" / "notes.txt").write_text("notes", encoding="utf-8")
    (sources / "match.py").write_text("", encoding="utf-8")
    assert digest() == before


def test_the_cache_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("QUATUOR_CACHE", str(tmp_path))
    assert files.cache_home.__wrapped__() == tmp_path
    monkeypatch.delenv("QUATUOR_CACHE")
    assert files.cache_home.__wrapped__().name == "quatuor"


def test_the_compilers_own_cache_folder_is_left_as_it_was() -> None:
    assert os.environ.get("NUMBA_CACHE_DIR", "") == config.CACHE_DIR


@compiler.compiled
def _sum_up_to(limit: int) -> int:
    total = 0
    for n in range(limit + 1):
        total += n
    return total


def test_machine_code_gives_what_the_function_gives() -> None:
    for backend in ("numba", "python"):
        with using(backend):
            assert _sum_up_to(100) == 5050


def test_threads_that_call_first_at_the_same_time_share_one_machine_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    together = Barrier(4)
    entry = cast(Any, SimpleNamespace(function=None, native=None))

    def made(_function: object) -> object:
        sleep(0.05)
        return object()

    def first(_number: int) -> object:
        together.wait()
        return entries.native_of(entry)

    monkeypatch.setattr(entries, "entry_of", made)
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(first, range(4)))) == 1


@compiler.kernel
def _factorial(n: int) -> int:
    return 1 if n < 2 else n * _factorial(n - 1)


@compiler.compiled
def _choose(n: int, k: int) -> int:
    return _factorial(n) // (_factorial(k) * _factorial(n - k)) + _factorial(1) - _factorial(0)


def test_a_kernel_may_call_itself_and_others_call_it() -> None:
    assert _factorial(5) == 120
    with using("numba"):
        assert _choose(5, 2) == 10


def test_a_kernel_that_is_not_machine_code_for_python_stays_the_function_it_was() -> None:
    assert inspect.isfunction(_factorial)


def test_a_kernel_is_compiled_once_for_all_constants_that_others_pass_on() -> None:
    with using("numba"):
        _choose(5, 2)
    native, part = cast(Any, _choose).native, vars(_factorial)["numba_part"]
    native.recompile()  # another run may have left it in the cache
    assert len(part.signatures) == 1


OPEN_LINES = """
from quatuor.games.puissance4.evaluation import open_lines
from quatuor.compiler import compiled
from quatuor.rules.grid import FIELD

@compiled
def lines(cells):
    return open_lines(cells)

print(lines(FIELD))
"""
OTHER_RULE = '''

@kernel
def fours_from(cells: int, step: int) -> int:
    """No cell begins a line any more."""
    return 0
'''


def lines_in(package: Path, cache: Path) -> str:
    """What an engine of this copy of the package counts by a rule in another file."""
    surroundings = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(package.parent), *sys.path]),
        "QUATUOR_CACHE": str(cache),
        "QUATUOR_BACKEND": "numba",
    }
    program = package.parent / "open_lines.py"
    program.write_text(OPEN_LINES, encoding="utf-8")
    command = [sys.executable, str(program)]
    ran = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    return ran.stdout.strip()


def test_a_changed_rule_never_runs_on_the_machine_code_of_the_old_one(
    sources: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    assert [lines_in(sources, cache) for _ in range(2)] == ["69", "69"], "lines on the empty grid"
    rule = sources / "rules" / "grid.py"
    rule.write_text(rule.read_text(encoding="utf-8") + OTHER_RULE, encoding="utf-8")
    assert lines_in(sources, cache) == "0"
    assert len(list(cache.glob("kernels-*"))) == 2
