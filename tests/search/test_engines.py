"""Engines: which games they support, what a limit means to them, and who asks whom."""

from collections.abc import Iterator

import pytest

from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.games.registry import GAMES, part
from quatuor.search import registry
from quatuor.search.alphabeta.engine import ALPHA_BETA
from quatuor.search.engine import Engine
from quatuor.search.limit import Limit
from quatuor.search.mcts.engine import MONTE_CARLO
from quatuor.search.request import SearchRequest
from tests.search.alphabeta.maze import NAME, RULES, maze

SEARCHED = [name for name in GAMES if MONTE_CARLO.supports(Game(name)) is None]
SLACK = 1200
"""Nodes beyond the limit: engines look at the limit now and then, not at every node."""


def engines_of(name: str) -> list[Engine]:
    """All engines that a game asks."""
    engines = registry.engines_of(name)
    return [stage.engine for stage in (*engines.exact, *engines.search)]


@pytest.fixture
def _mazes() -> Iterator[None]:
    GAMES[NAME] = RULES
    part.cache_clear()
    yield
    del GAMES[NAME]
    part.cache_clear()


def test_an_engine_says_in_a_sentence_why_it_does_not_support_a_game() -> None:
    told = MONTE_CARLO.supports(Game("flip"))
    assert told == (
        "Monte-Carlo search does not support flip: its moves are decided by hands, not by the rules"
    )
    assert "two sides, and there are 3" in str(ALPHA_BETA.supports(Game("q4", players=3)))
    assert "have to be claimed" in str(ALPHA_BETA.supports(Game("q4", claims="announce")))
    with pytest.raises(BadRequest, match="does not support flip"):
        registry.analysis(Game("flip").start(), Limit(nodes=1))


@pytest.mark.parametrize("name", SEARCHED)
def test_some_engine_of_each_game_searches_and_shares_are_shares(name: str) -> None:
    engines = registry.engines_of(name)
    assert any(engine.supports(Game(name)) is None for engine in engines_of(name))
    assert sum(stage.share for stage in engines.search) == 1
    assert sum(stage.share for stage in engines.exact) < 1
    assert engines.exact == () or all(0 <= stage.share < 1 for stage in engines.exact)


@pytest.mark.parametrize(
    ("name", "engine"),
    [(name, engine) for name in SEARCHED for engine in engines_of(name)],
    ids=lambda one: getattr(one, "name", one),
)
def test_a_limit_of_nodes_counts_the_nodes_of_every_engine(name: str, engine: Engine) -> None:
    start = Game(name).start()
    if engine.supports(start.game) is not None:
        return
    found = engine.analyze(SearchRequest(start, Limit(nodes=2000)))
    assert found is None or found.nodes <= 2000 + SLACK
    assert found is None or found.engine == engine.name


@pytest.mark.parametrize("nodes", [500, 3000])
def test_monte_carlo_adds_one_node_in_each_simulation(nodes: int) -> None:
    start = Game("q4", players=3).start()
    for limit in (Limit(nodes=nodes), Limit(simulations=nodes)):
        assert MONTE_CARLO.analyze(SearchRequest(start, limit)).nodes == nodes


def test_a_limit_of_simulations_is_converted_for_each_engine() -> None:
    start = Game("top10").start()
    some, same, more = (
        ALPHA_BETA.analyze(SearchRequest(start, limit)).nodes
        for limit in (Limit(nodes=5000), Limit(simulations=100), Limit(nodes=50_000))
    )
    assert some == same < more
    assert Limit(nodes=7, simulations=2).nodes_for(50) == 7
    assert Limit(nodes=700, simulations=2).nodes_for(50) == 100
    assert Limit(simulations=0).nodes_for(50) == 0
    assert Limit(seconds=1).nodes_for(50) is None


def test_a_part_of_a_limit_has_a_part_of_all_but_the_depth() -> None:
    assert Limit(2.0, 100, 6, 10).part(0.4) == Limit(0.8, 40, 6, 4)
    assert Limit(nodes=1, simulations=1).part(0.1) == Limit(nodes=1, simulations=1)
    assert Limit().part(0.5) == Limit()


def test_with_a_limit_of_depth_only_engines_that_obey_it_are_asked() -> None:
    found = registry.analysis(Game("puissance4").start(), Limit(depth=3))
    assert (found.engine, found.depth) == ("alphabeta", 3)


@pytest.mark.usefixtures("_mazes")
def test_a_game_that_names_no_engines_is_searched_by_alpha_beta_if_it_has_an_evaluation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert registry.engines_of(NAME) == registry.DEFAULT
    game = maze(1)
    assert ALPHA_BETA.supports(game) is None
    monkeypatch.delattr(str(part(NAME, "evaluation").__name__) + ".evaluate")  # type: ignore[union-attr]
    assert "has no evaluation" in str(ALPHA_BETA.supports(game))
    assert MONTE_CARLO.supports(game) is None
