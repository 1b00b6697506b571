"""Python in the tab finds what Python at home finds, to the last ply, score and node."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from quatuor.players.levels import LEVELS
from quatuor.search.tablebase import store
from quatuor.search.tablebase.engine import ready_tablebase
from tests.settings import COMPILED
from tests.static import findings
from tests.static.pages import TabPages
from tests.static.tab_python import TabPython, tab_python

MOST = 2_500
"""Simulations for one ply: as many as every level takes, but for the two that search longest."""
PERFT = {"puissance4": 4, "top10": 4, "plus4": 5, "q4": 2, "foursenses": 2}


@pytest.fixture(scope="module")
def tab(pages: TabPages, site: Path) -> Iterator[TabPython]:
    """Python of the tab, which knows what is to be found."""
    page = pages.context("en").new_page()
    with tab_python(page, site) as python:
        python.load(findings)
        yield python
    page.context.close()


@pytest.fixture
def no_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Tables that somebody has made on this machine are not asked, as there are none in the tab."""
    monkeypatch.setattr(store, "cache_home", lambda: tmp_path)
    ready_tablebase.cache_clear()
    yield
    ready_tablebase.cache_clear()


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seeds_give_the_same_choice_in_every_setting(tab: TabPython, level: str) -> None:
    differing = []
    for game, options in COMPILED:
        ours = findings.choices(game, options, level, MOST)
        if tab.call(findings.choices, game, options, level, MOST) != ours:
            differing.append((game, options))
    assert not differing


def test_the_solver_finds_the_same_scores_with_the_same_nodes(tab: TabPython) -> None:
    for seeds, plies in (([*range(6)], 20), ([6, 7], 14)):
        assert tab.call(findings.scores, seeds, plies) == findings.scores(seeds, plies)


@pytest.mark.parametrize("game", PERFT)
def test_lines_of_play_are_counted_alike(tab: TabPython, game: str) -> None:
    for options in (options for name, options in COMPILED if name == game):
        asked = game, options, PERFT[game]
        assert tab.call(findings.count, *asked) == findings.count(*asked)


def test_what_is_proved_at_home_is_proved_in_the_tab(tab: TabPython) -> None:
    for game, options, lines in findings.PROVED:
        ours = findings.values(game, options, lines)
        assert tab.call(findings.values, game, options, lines) == ours
        assert all("unknown" not in value for value in ours)
