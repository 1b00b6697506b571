"""The project as a contributor meets it: targets, layers, versions and hooks are as documented."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

import quatuor as q

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LAYERS = next(
    contract for contract in PROJECT["tool"]["importlinter"]["contracts"] if "layers" in contract
)


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def packages_shown() -> list[set[str]]:
    """The rows of the table of packages in CONTRIBUTING, each as the names in its first column."""
    table = text_of("CONTRIBUTING.md").partition("| package |")[2].partition("\n\n")[0]
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    return [set(re.findall(r"`(\w+)(?:/|\.py)`", cell)) for cell in cells]


def test_every_target_says_in_one_line_what_it_makes() -> None:
    phony = re.findall(r"^\.PHONY: (.*)$", text_of("Makefile"), re.MULTILINE)
    targets = {target for line in phony for target in line.split()}
    make = [shutil.which("make") or "make", "-s", "--no-print-directory", "help"]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    ran = subprocess.run(make, cwd=ROOT, env=alone, capture_output=True, text=True, check=True)
    lines = [line.split(maxsplit=1) for line in ran.stdout.splitlines()]
    assert all(len(line) == 2 for line in lines)
    assert sorted(name for name, _ in lines) == sorted(targets)


def test_the_packages_of_contributing_are_the_layers_that_are_checked() -> None:
    layers = [{name.strip() for name in layer.split("|")} for layer in LAYERS["layers"]]
    ignored = set(LAYERS["exhaustive_ignores"])
    shown = packages_shown()
    assert [row for row in shown if not row & ignored] == layers
    assert {name for row in shown for name in row} >= ignored - {"__main__"}
    assert LAYERS["exhaustive"], "a new package has to find its layer"


def test_the_newest_version_of_the_changelog_is_that_of_the_package() -> None:
    versions = re.findall(r"^## (.*)$", text_of("CHANGELOG.md"), re.MULTILINE)
    released = [version for version in versions if version != "Unreleased"]
    assert versions.index(q.__version__) == versions.count("Unreleased")
    parts = [tuple(map(int, version.split("."))) for version in released]
    assert parts == sorted(parts, reverse=True)


def test_every_benchmark_is_in_the_list_of_benchmarks() -> None:
    listed = set(re.findall(r"`(?:python -m )?([\w./]+)", text_of("bench/README.md")))
    modules = [path.relative_to(ROOT / "bench") for path in (ROOT / "bench").rglob("*.py")]
    for module in modules:
        command = ".".join(("bench", *module.with_suffix("").parts))
        names = {str(module), command.removesuffix(".__main__"), f"bench/{module}"}
        assert module.name == "__init__.py" or names & listed, f"{module} is not listed"


@pytest.mark.parametrize("entry", re.findall(r"entry: (.*)", text_of(".pre-commit-config.yaml")))
def test_a_hook_runs_a_tool_of_this_checkout(entry: str) -> None:
    program, *words = entry.split()
    if program == "make":
        assert f"\n{words[0]}:" in text_of("Makefile")
    else:
        assert (ROOT / program).is_file()


def test_nothing_is_downloaded_by_hooks() -> None:
    repositories = re.findall(r"repo: (.*)", text_of(".pre-commit-config.yaml"))
    assert repositories == ["local"]
