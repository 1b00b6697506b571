"""The examples of the README and of the docstrings run as they stand."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import quatuor
from quatuor.cli import parser

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
MODULES = [
    module.name
    for module in pkgutil.walk_packages(quatuor.__path__, "quatuor.")
    if not module.name.endswith("__main__") and ".migrations." not in module.name
]


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_python_lines_of_the_readme_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_command_of_the_readme_is_understood() -> None:
    lines = re.findall(r"^quatuor (.*?)(?: +#.*)?$", README.read_text(encoding="utf-8"), re.M)
    assert len(lines) >= 6
    for line in lines:
        assert parser().parse_args(line.split(" <")[0].split())
