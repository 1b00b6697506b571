"""Every backend gives the same results: counts, values, trees and choices."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Timer
from time import monotonic
from typing import Any

import pytest

import quatuor as q
from quatuor.compiler import changeover, compiled, kernel, using
from quatuor.compiler.backend import use
from quatuor.compiler.files import cache_folder
from quatuor.games.puissance4.solver.solve import Solver, Stopped
from quatuor.search import alphabeta
from quatuor.search.limit import Limit, Stop, run_interruptibly
from quatuor.search.mcts import ANALYSIS, RANDOM, SearchTree
from quatuor.search.perft import count, perft
from quatuor.search.playout import playouts
from quatuor.search.specialise import rules_for
from quatuor.study import choose
from tests.random_games import label
from tests.settings import COMPILED, Setting

LATE = "25777131474464721417"
SEARCHED = [
    q.Game("puissance4"),
    q.Game("puissance4", pop_out=True),
    q.Game("top10"),
    q.Game("plus4"),
    q.Game("q4", players=3),
    q.Game("foursenses"),
]


def everywhere(work: Any, *backends: str) -> Any:
    """What comes of some work, which must be the same on all these backends."""
    found = []
    for backend in backends:
        with using(backend):
            found.append(work())
    assert found == found[:1] * len(found)
    return found[0]


@pytest.mark.parametrize("setting", COMPILED, ids=label)
def test_counts_and_playouts_are_the_same(setting: Setting) -> None:
    name, options = setting
    start = q.Game(name, **options).start()
    everywhere(lambda: perft(start, 3 if len(start.legal) < 20 else 2), "wasm", "python")
    everywhere(lambda: playouts(start, 20, seed=3), "wasm", "python")


@pytest.mark.parametrize("game", SEARCHED, ids=str)
@pytest.mark.parametrize("parameters", [ANALYSIS, RANDOM], ids=["analysis", "random"])
def test_monte_carlo_grows_the_same_tree(game: q.Game, parameters: Any) -> None:
    def work() -> Any:
        tree = SearchTree(1, seed=5, parameters=parameters)
        found = tree.search(game.start(), Limit(nodes=60))
        later = tree.search(game.start().play(found.line[0]), Limit(nodes=30))
        arrays = tree._tree
        assert arrays is not None
        averages = arrays.ply_averages.flat.tolist()
        return found.line, later.value, arrays.nodes.flat.tolist(), averages

    everywhere(work, "wasm", "python")


@pytest.mark.parametrize("game", [game for game in SEARCHED if game.players == 2], ids=str)
def test_alpha_beta_looks_at_the_same_nodes(game: q.Game) -> None:
    def work() -> Any:
        found = alphabeta.search(game.start(), Limit(depth=3), 1)
        return found.value, found.line, found.nodes

    everywhere(work, "wasm", "python")


def test_the_solver_looks_at_the_same_nodes() -> None:
    def work() -> Any:
        solver = Solver(megabytes=1)
        return solver.scores(LATE), solver.nodes

    scores, nodes = everywhere(work, "wasm", "numba", "python")
    assert nodes > 100
    assert any(scores)


@pytest.mark.parametrize("game", SEARCHED, ids=str)
def test_a_level_chooses_the_same(game: q.Game) -> None:
    position = game.start()
    everywhere(lambda: choose(position, "easy", Limit(nodes=20), seed=9).token, "wasm", "python")


LAWS = ["-m", "pytest", "-q", "-p", "no:schemathesis", "-p", "no:cacheprovider"]
STOCK = """
import quatuor as q
from quatuor.compiler import using
from quatuor.search.mcts import SearchTree
from quatuor.search.limit import Limit
from quatuor.search.perft import perft

def told():
    tree = SearchTree(1, seed=2)
    found = tree.search(q.Game("plus4").start(), Limit(nodes=50))
    return perft(q.Game("top10").start(), 3), found.line, found.value, list(tree._tree.counters)

by_njit = told()
with using("python"):
    assert told() == by_njit
print("the same")
"""


@pytest.mark.slow
def test_stock_njit_without_our_compiler_gives_the_same() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", STOCK],
        env={**os.environ, "QUATUOR_BACKEND": "njit"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout.strip() == "the same", ran.stderr


SEEN = """
from quatuor.compiler import wasm, zeros
from quatuor.compiler.slots import flat
words, found = zeros(1), wasm.machine()
flat((words,), [], found.memory.base)
print("seen")
"""


@pytest.mark.parametrize("backend", ["auto", "wasm"])
def test_kernels_see_an_array_that_was_made_before_any_of_them_ran(backend: str) -> None:
    surroundings = {**os.environ, "QUATUOR_BACKEND": backend}
    command = [sys.executable, "-c", SEEN]
    ran = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    assert ran.stdout.strip() == "seen", ran.stderr


def test_threads_run_kernels_side_by_side_on_one_memory() -> None:
    start = q.Game("puissance4").start()
    alone = perft(start, 7)
    with using("wasm"), ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda _: perft(start, 7), range(8))) == [alone] * 8


def test_two_threads_solve_on_one_table() -> None:
    with using("wasm"):
        one, two = Solver(megabytes=1), Solver(megabytes=1, threads=2)
        assert two.scores(LATE) == one.scores(LATE)


def test_a_search_on_the_module_hears_that_it_should_stop() -> None:
    with using("wasm"):
        solver, stop = Solver(), Stop()
        solver.stop_on(stop)
        Timer(0.2, stop.set).start()
        with pytest.raises(Stopped):
            run_interruptibly(lambda: solver.score(""), None, stop)
        late = Stop()
        solver.stop_on(late)
        with pytest.raises(Stopped):
            run_interruptibly(lambda: solver.score(""), 0.1, late)


def test_an_unknown_backend_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(
        q.BadRequest, match="auto, wasm, emscripten, numba, njit, python, not 'fast'"
    ):
        use("fast")


@kernel
def _twice(word: int) -> int:
    return 2 * word


@compiled
def _four_times(word: int) -> int:
    return _twice(_twice(word))


def test_an_entry_that_the_module_does_not_have_runs_all_the_same() -> None:
    assert everywhere(lambda: _four_times(5), "wasm", "python", "numba", "auto") == 20


def test_an_entry_takes_no_named_arguments() -> None:
    with pytest.raises(TypeError, match="by position"):
        _four_times(word=5)


def test_native_code_that_is_on_disk_takes_over() -> None:
    state = q.Game("top10").start().state
    g = rules_for("top10", state)
    with using("numba"):
        expected = count(g, state, 3)
    assert cache_folder().is_dir()
    changing = changeover.Changeover()
    changing._spent = changeover.PATIENCE + 1
    until = monotonic() + 120
    while not changing.native and monotonic() < until:
        assert changing.run(count, (g, state, 3)) == expected  # type: ignore[arg-type]
    assert changing.native == {(count, "top10")}
    assert changing.run(count, (g, state, 3)) == expected  # type: ignore[arg-type]
