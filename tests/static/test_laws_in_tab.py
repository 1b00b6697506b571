"""The laws of every game hold in the tab's Python, with every option."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from quatuor.games.registry import BUILT_IN
from tests import random_games, settings, test_laws
from tests.games import claims
from tests.static import light_testing
from tests.static.pages import TabPages
from tests.static.tab_python import TabPython, tab_python

LAWS = [name for name in vars(test_laws) if name.startswith("test_")]
SEEDS = range(3)


@pytest.fixture(scope="module")
def tab(pages: TabPages, site: Path) -> Iterator[TabPython]:
    """Python of the tab, which knows the laws."""
    page = pages.context("en").new_page()
    with tab_python(page, site) as python:
        for name in ("pytest", "hypothesis", light_testing.__name__):
            python.load(light_testing, name)
        python.load(claims)
        for game in BUILT_IN:
            python.load(import_module(f"tests.games.{game}"))
        for module in (settings, random_games, test_laws):
            python.load(module)
        yield python
    page.context.close()


@pytest.mark.parametrize("law", LAWS)
def test_a_law_holds_in_the_tab(tab: TabPython, law: str) -> None:
    for seed in SEEDS:
        assert tab.call(light_testing.broken, test_laws.__name__, law, seed) == []
