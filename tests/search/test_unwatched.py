"""Limits of time where no thread can watch the clock, as in a browser tab."""

import pytest

import quatuor as q
from quatuor.search import limit, node_clock
from quatuor.search.limit import Limit
from quatuor.search.node_clock import NodeClock
from quatuor.search.request import SearchRequest
from quatuor.search.unwatched import counted


@pytest.fixture
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody watches the clock, and whoever starts a thread fails."""

    def refused(*_arguments: object, **_named: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(limit, "HAS_THREADS", False)
    monkeypatch.setattr(limit, "ThreadPoolExecutor", refused)


@pytest.mark.parametrize("game", ["puissance4", "top10", "q4", "foursenses"])
def test_the_strongest_level_comes_to_an_end(game: str, no_threads: None) -> None:
    position = q.Game(game).start()
    chosen = q.choose(position, "strongest", limit=Limit(seconds=0.2))
    assert chosen.token in position.legal


def test_seconds_become_simulations_only_where_nothing_else_is_counted(no_threads: None) -> None:
    position = q.Game("top10").start()
    assert counted(SearchRequest(position, Limit(seconds=1.0))).limit.simulations
    for asked in (Limit(), Limit(seconds=1.0, nodes=5), Limit(seconds=1.0, simulations=7)):
        assert counted(SearchRequest(position, asked)).limit == asked


def test_with_threads_a_limit_stays_as_it_is() -> None:
    request = SearchRequest(q.Game("top10").start(), Limit(seconds=1.0))
    assert counted(request) is request


def test_nodes_follow_from_the_speed_so_far_and_the_time_that_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 10.0
    monkeypatch.setattr(node_clock, "perf_counter", lambda: now)
    clock = NodeClock(4.0, searched=1_000)
    now = 11.0
    assert clock.limit(101_000) == 101_000 + 3 * 100_000
    now = 15.0
    assert clock.limit(500_000) == 500_000, "the time is up"
