"""What a part of the program needs beyond the core is told in one line, with its extra."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import quatuor as q
from quatuor.extras import EXTRAS, needed, require

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]
CORE = {"fluent.syntax", "platformdirs", "rich", "wasmtime"}
FURTHER = {"llvmlite", "pydantic_core", "starlette"}
"""Modules that come with a package that an extra names."""
WITHOUT = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
"""
ALL = sorted({module for extra in EXTRAS.values() for module in extra.modules})


def names_of(requirements: list[str]) -> set[str]:
    """The packages of a list of requirements, without versions, extras and comments."""
    return {requirement.partition(">")[0].partition("[")[0] for requirement in requirements}


def run_without(modules: list[str], program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program to which these modules are not installed."""
    source = WITHOUT.format(hidden=modules) + program
    command = [sys.executable, "-c", source, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def command_without(modules: list[str], *words: str) -> tuple[int, str, str]:
    """How the command ends to which these modules are not installed."""
    done = run_without(modules, "from quatuor.cli import main\nsys.exit(main())", *words)
    return done.returncode, done.stdout, done.stderr


def test_the_core_is_small_and_every_extra_is_declared() -> None:
    assert names_of(PROJECT["dependencies"]) == CORE
    extras = PROJECT["optional-dependencies"]
    assert set(extras) == {*EXTRAS, "all"}
    for name, extra in EXTRAS.items():
        declared = {package.replace("-", "_") for package in names_of(extras[name])}
        assert set(extra.modules) - FURTHER == declared - {"numpy"} | {"numpy"} & set(extra.modules)
    (everything,) = extras["all"]
    assert everything == f"quatuor[{','.join(name for name in extras if name != 'all')}]"


@pytest.mark.parametrize("words", ["", "serve", "check", "backup copy.db", "prune --keep-days 9"])
def test_the_room_without_its_packages_says_which_extra(words: str) -> None:
    code, out, err = command_without(ALL, *words.split())
    line = "quatuor: the game room needs more packages: pip install 'quatuor[server]'\n"
    assert (code, out, err) == (2, "", line)


@pytest.mark.parametrize(
    ("words", "module", "purpose", "extra"),
    [
        ("serve --db postgresql://a@127.0.0.1/b", "asyncpg", "a room on PostgreSQL", "postgres"),
        ("serve --bus redis://127.0.0.1:1", "redis", "a room with a bus", "redis"),
        ("warm", "numba", "native code", "native"),
    ],
)
def test_a_part_without_its_packages_says_which_extra(
    words: str, module: str, purpose: str, extra: str
) -> None:
    code, out, err = command_without([module], *words.split())
    line = f"quatuor: {purpose} needs more packages: pip install 'quatuor[{extra}]'\n"
    assert (code, out, err) == (2, "", line)


@pytest.mark.parametrize(
    ("program", "extra"),
    [
        ("import quatuor.client", "server"),
        ("from quatuor.games.flip.physics import *; throw(Launch(1, 0, 0, 0, 0), {})", "flip"),
        ("from quatuor.compiler.backend import use; use('numba')", "native"),
        ("import quatuor.lab", "lab"),
    ],
)
def test_a_program_without_the_packages_hears_it_as_an_error(program: str, extra: str) -> None:
    err = run_without(ALL, program).stderr
    assert err.splitlines()[-1].startswith("quatuor.errors.MissingExtra: ")
    assert err.endswith(f"pip install 'quatuor[{extra}]'\n")


def test_a_missing_extra_is_an_import_error_and_one_of_ours() -> None:
    with pytest.raises(q.MissingExtra) as caught, needed():
        raise ModuleNotFoundError("No module named 'numba.core'", name="numba.core")
    assert isinstance(caught.value, ImportError)
    assert isinstance(caught.value, q.QuatuorError)
    assert (caught.value.extra, caught.value.code) == ("native", "missing_extra")


def test_another_module_that_is_missing_is_no_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match="elsewhere"), needed():
        raise ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere")


def test_what_is_installed_is_not_complained_of() -> None:
    for name in EXTRAS:
        require(name)
