"""The README promises that Python, make and the package registries are enough: no Node."""

import shutil
import sys
import venv
from pathlib import Path

import pytest

from tests.packaging.machines import copy_tree, path_with_old_node, path_without_node, run


@pytest.fixture(scope="module")
def no_node(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = path_without_node(tmp_path_factory.mktemp("machine") / "bin")
    assert shutil.which("node", path=str(path)) is None
    return path


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory, no_node: Path) -> Path:
    folder = copy_tree(tmp_path_factory.mktemp("checkout"))
    run(["make", "setup", f"PYTHON={sys.executable}"], folder, no_node)
    return folder


def test_make_setup_builds_the_page_where_there_is_no_node(checkout: Path, no_node: Path) -> None:
    assert (checkout / "src/quatuor/page/index.html").is_file()
    assert "puissance4" in run([".venv/bin/quatuor", "games"], checkout, no_node)


def test_a_node_that_is_too_old_is_passed_over(checkout: Path, tmp_path: Path) -> None:
    shutil.rmtree(checkout / "src/quatuor/page")
    shutil.rmtree(checkout / "web/node_modules")
    run(["make", "page"], checkout, path_with_old_node(tmp_path / "bin"))
    assert (checkout / "src/quatuor/page/index.html").is_file()


def test_pip_installs_the_page_where_there_is_no_node(tmp_path: Path, no_node: Path) -> None:
    sources = copy_tree(tmp_path / "sources")
    venv.create(tmp_path / "environment", with_pip=True)
    python = str(tmp_path / "environment/bin/python")
    run([python, "-m", "pip", "install", "--quiet", "--no-deps", "."], sources, no_node)
    found = "import quatuor, pathlib; print(pathlib.Path(quatuor.__path__[0]) / 'page/index.html')"
    page = run([python, "-P", "-c", found], tmp_path, no_node).strip()
    assert Path(page).is_file()
    assert "environment" in page
