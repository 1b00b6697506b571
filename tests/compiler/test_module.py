"""The module of kernels: that of the present sources, and complete."""

import ast
import json
import shutil
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import wasmtime

import quatuor as q
from quatuor import warm
from quatuor.compiler import Entry, backend, files, module, using, wasm
from quatuor.compiler.build import check
from quatuor.compiler.declare import marker_of
from quatuor.compiler.sources import name_of, sources_of
from quatuor.players.levels import LEVELS
from quatuor.search.perft import count, perft
from quatuor.search.specialise import rules_for
from quatuor.study import Limit, analyze, choose
from tests.random_games import label
from tests.settings import COMPILED, Setting

QUICKLY = Limit(nodes=4, depth=2, seconds=0.2)


def test_the_module_is_that_of_the_present_sources() -> None:
    assert check() == 0, "run `make kernels`"


def test_it_is_small() -> None:
    assert module.MODULE.stat().st_size < 400_000


def test_the_files_that_hold_kernels_are_among_its_sources() -> None:
    manifest = module.read()
    assert manifest is not None
    assert {"games/q4/rules.py", "search/mcts/simulate.py", "compiler/bits.py"} <= {
        *manifest.sources
    }
    assert "players/human_like.py" not in manifest.sources, "what chooses a ply holds no kernel"
    assert sources_of(map(name_of, manifest.sources)) == manifest.sources


def test_no_constant_of_a_kernel_comes_from_a_file_that_is_not_among_its_sources() -> None:
    manifest = module.read()
    assert manifest is not None
    inside = {name_of(source) for source in manifest.sources}
    for source in manifest.sources:
        for node in ast.parse((files.PACKAGE / source).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("quatuor"):
                home = import_module(str(node.module))
                found = [getattr(home, alias.name) for alias in node.names]
                numbers = [value for value in found if isinstance(value, int | float | tuple)]
                assert not numbers or node.module in inside, (source, node.module)


@pytest.fixture
def plainly_run(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The entries that the module does not have, of those that are called."""
    found: set[str] = set()
    run = wasm.run

    def noted(entry: Entry[..., Any], arguments: tuple[Any, ...]) -> Any:
        if wasm.kernel_for(entry, arguments) is None:
            found.add(f"{entry.name}[{marker_of(arguments)}]")
        return run(entry, arguments)

    monkeypatch.setattr(backend, "current", noted)
    return found


def test_everything_that_is_compiled_in_advance_is_in_it(plainly_run: set[str]) -> None:
    for step in warm.steps():
        step()
    assert plainly_run == set()


@pytest.mark.parametrize("setting", COMPILED, ids=label)
def test_no_level_and_no_study_waits_for_what_is_not_in_it(
    setting: Setting, plainly_run: set[str]
) -> None:
    name, options = setting
    start = q.Game(name, **options).start()
    perft(start, 2)
    if start.game.rules.FACTS.searchable:
        for level in LEVELS:
            choose(start, level, QUICKLY, seed=1)
        analyze(start, QUICKLY)
    assert plainly_run == set()


def test_a_module_of_other_sources_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "quatuor"
    shutil.copytree(files.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
    monkeypatch.setattr(files, "PACKAGE", copy)
    monkeypatch.setattr(module, "PACKAGE", copy)
    assert module.fresh.__wrapped__() is not None
    assert module.fresh_side.__wrapped__() is not None
    with (copy / "rules" / "grid.py").open("a", encoding="utf-8") as file:
        file.write("\n")
    assert module.fresh.__wrapped__() is None
    assert module.fresh_side.__wrapped__() is None


def test_a_side_module_of_another_build_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "kernels.side.wasm"
    other.write_bytes(module.SIDE_MODULE.read_bytes() + b"\0")
    monkeypatch.setattr(module, "SIDE_MODULE", other)
    monkeypatch.setattr(module, "fresh_side", module.fresh_side.__wrapped__)
    assert module.fresh_side() is None
    assert check() == 1


def test_the_side_module_has_every_kernel_and_needs_nothing_but_its_program() -> None:
    manifest = module.read()
    assert manifest is not None
    side = wasmtime.Module(wasmtime.Engine(), module.SIDE_MODULE.read_bytes())
    assert {export.name for export in manifest.entries.values()} <= {e.name for e in side.exports}
    given = {
        "memory",
        "__indirect_function_table",
        "__stack_pointer",
        "__memory_base",
        "__table_base",
    }
    assert {needed.name for needed in side.imports} <= given


def test_a_manifest_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    path = tmp_path / "kernels.json"
    assert module.read(path) is None
    path.write_text("{", encoding="utf-8")
    assert module.read(path) is None
    path.write_text(json.dumps({"format": "another"}), encoding="utf-8")
    assert module.read(path) is None


def test_a_call_with_other_arguments_than_it_was_compiled_for_is_refused() -> None:
    g = rules_for("top10", q.Game("top10").start().state)
    with using("wasm"), pytest.raises(TypeError, match=r"count takes \d+ words, not 3"):
        count(g, (1,), 1)
