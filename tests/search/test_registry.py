"""Who answers when: the order of the engines, their shares of the time, and an end on request."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from quatuor import study
from quatuor.game import Game, Position
from quatuor.games.puissance4.engines import ENGINES
from quatuor.games.puissance4.solver.engine import SOLVER, borrowed_solver
from quatuor.games.puissance4.solver.search import POLL
from quatuor.games.puissance4.solver.solve import Solver, Stopped
from quatuor.search import registry
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts import SearchTree
from quatuor.search.registry import analysis
from quatuor.search.request import SearchRequest

CLASSIC = Game("puissance4").start()


@pytest.fixture
def no_book(monkeypatch: pytest.MonkeyPatch) -> Iterator[Solver]:
    """The classic solver without its book, so that the empty board takes it seconds."""
    with borrowed_solver(CLASSIC.game) as solver:
        pass
    monkeypatch.setattr(solver, "book", None)
    solver.clear_table()
    yield solver
    solver.clear_table()


def test_the_solver_answers_for_the_classic_game() -> None:
    found = analysis(CLASSIC.play("4444413351"), Limit(seconds=60))
    assert (found.engine, found.value.proved, len(found.values)) == ("solver", True, 7)


def test_to_solve_a_position_is_not_to_solve_each_of_its_plies(
    no_book: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = CLASSIC.play("35333571")
    each = analysis(position, Limit()).value
    no_book.clear_table()
    asked: list[object] = []
    monkeypatch.setattr(Solver, "scores", lambda _solver, asks: asked.append(asks))
    assert registry.value(position, Limit()) == each
    assert asked == []


@pytest.mark.parametrize("five", [False, True])
def test_the_value_of_a_position_is_that_of_its_best_ply(five: bool) -> None:
    for seed in range(8):
        lots, position = random.Random(seed), Game("puissance4", five=five).start()
        while len(position.moves) < 24 and not position.outcome:
            position = position.play(lots.choice(position.legal))
        if not position.outcome:
            assert registry.value(position, Limit()) == analysis(position, Limit()).value


def test_the_best_line_is_whole_however_long_the_values_took() -> None:
    position = CLASSIC.play("14216246")
    found = analysis(position, Limit(seconds=60))
    plies = found.value.plies
    assert plies is not None
    ended = position.play(" ".join(found.line))
    assert (ended.outcome is not None, len(found.line)) == (True, plies)


def test_the_time_told_is_the_time_from_the_question_to_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = iter([10.0, 13.5])
    monkeypatch.setattr(study, "perf_counter", lambda: next(clock))
    assert study.analyze(CLASSIC, Limit(seconds=60)).seconds == 3.5


@pytest.mark.parametrize("five", [False, True])
def test_questions_of_several_threads_at_once_do_not_disturb_each_other(five: bool) -> None:
    game, lots, asked = Game("puissance4", five=five), random.Random(5), list[Position]()
    while len(asked) < 24:
        position = game.start()
        while position.outcome is None and position.number < 22:
            position = position.play(lots.choice(position.legal))
        if position.outcome is None:
            asked.append(position)
    alone = [analysis(position, Limit(), every=False).values for position in asked]
    with ThreadPoolExecutor(4) as threads:
        answers = threads.map(lambda p: analysis(p, Limit(), every=False).values, 4 * asked)
        assert list(answers) == 4 * alone


def test_when_the_clock_stops_the_solver_others_still_think(no_book: Solver) -> None:
    found = analysis(CLASSIC, Limit(seconds=1.0))
    assert (found.engine, len(found.values)) == ("mcts", 7)
    assert not found.value.proved
    assert len(found.line) > 1, "it looked further than one ply"


def test_when_the_clock_stops_the_solver_a_single_ply_is_still_chosen_well(no_book: Solver) -> None:
    found = analysis(CLASSIC.play("4 1 4 2 4"), Limit(seconds=1.0), every=False)
    assert found.line[0] == "4", "the only ply that does not lose at once"


def test_a_limit_of_nodes_also_ends_the_solver(no_book: Solver) -> None:
    before = no_book.nodes
    found = analysis(CLASSIC, Limit(nodes=20_000), every=False)
    share = ENGINES.exact[0].share * 20_000
    assert found.engine == "mcts"
    assert no_book.nodes - before <= share + POLL


def test_a_limit_of_simulations_gives_the_solver_the_nodes_of_that_time(no_book: Solver) -> None:
    before = no_book.nodes
    found = analysis(CLASSIC, Limit(simulations=1000), every=False)
    share = ENGINES.exact[0].share * 1000 * SOLVER.nodes_per_simulation
    assert found.engine == "mcts"
    assert POLL < no_book.nodes - before <= share + POLL


def test_a_raised_flag_is_seen_by_the_solver_within_one_poll(no_book: Solver) -> None:
    stop, before = Stop(), no_book.nodes
    no_book.stop_on(stop)
    no_book.limit(None)
    stop.set()
    with pytest.raises(Stopped):
        no_book.score("")
    assert no_book.nodes - before <= POLL


@pytest.mark.parametrize("game", [Game("puissance4"), Game("plus4", mode="endless"), Game("q4")])
def test_who_asks_for_an_end_gets_an_answer_from_every_engine_at_once(
    game: Game, no_book: Solver
) -> None:
    stop = Stop()
    stop.set()
    found = analysis(game.start(), Limit(), stop)
    assert found.line[0] in game.start().legal


def test_a_flag_ends_what_was_made_after_it_and_not_what_was_before() -> None:
    first = Stop()
    second = Stop(after=first)
    second.set()
    assert not first.is_set
    third = Stop(after=first)
    first.set()
    assert third.is_set
    assert Stop(after=first).is_set


def test_monte_carlo_remembers_what_it_thought_about_the_round() -> None:
    position, tree = Game("q4", players=3).start(), SearchTree(16)
    first = registry.answer(SearchRequest(position, Limit(simulations=3000), tree=tree))
    later = position.play(" ".join(first.line[:3]))
    registry.answer(SearchRequest(later, Limit(simulations=10), tree=tree))
    assert tree.simulations > 10


def test_an_elementary_round_is_answered_from_its_table() -> None:
    found = analysis(Game("plus4", discs=3).start(), Limit(seconds=60))
    assert (found.engine, found.value.proved) == ("table", True)


def test_the_line_of_a_stored_proof_is_not_worth_more_time_than_was_given() -> None:
    start, stop = Game("puissance4", pop_out=True).start(), Stop()
    assert len(analysis(start, Limit(simulations=1)).line) > 15
    stop.set()
    assert analysis(start.play("4"), Limit(), stop).line == ("4",)
