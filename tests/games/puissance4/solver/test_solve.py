"""The solver against a plain referee that shares nothing with it."""

import random

import pytest

from quatuor.games.puissance4.solver.plan import IDEAS, Plan
from quatuor.games.puissance4.solver.position import read
from quatuor.games.puissance4.solver.solve import Solver, Stopped
from tests.games.puissance4.solver.games import random_board
from tests.games.puissance4.solver.plain import Board, bitboards, makes_four, moves, play, score

CASES = [
    (4, 4, 3),
    (5, 4, 7),
    (4, 5, 6),
    (6, 4, 12),
    (5, 5, 13),
    (6, 5, 17),
    (7, 6, 29),
    (8, 7, 43),
]


@pytest.mark.parametrize(("width", "height", "stones"), CASES)
def test_scores_agree_with_the_plain_referee(width: int, height: int, stones: int) -> None:
    rng = random.Random(stones)
    solver = Solver(width, height, megabytes=64 if width * (height + 1) > 60 else 1)
    for _ in range(60):
        board = random_board(rng, width, height, rng.randint(stones, width * height - 1))
        assert solver.score(bitboards(board, height)) == score(board, height), board


def test_every_position_of_the_four_by_four_board_up_to_eight_stones_is_right() -> None:
    solver = Solver(4, 4, megabytes=1)
    seen: set[Board] = {("",) * 4}
    for _ in range(8):
        seen = {
            play(board, column)
            for board in seen
            for column in moves(board, 4)
            if not makes_four(play(board, column), column)
        }
    pairs = [bitboards(board, 4) for board in seen]
    found = solver.solve_many(*zip(*pairs, strict=True))
    assert found.tolist() == [score(board, 4) for board in seen]


@pytest.mark.parametrize("idea", IDEAS)
def test_scores_stay_right_with_any_one_idea_switched_off(idea: str) -> None:
    rng = random.Random(3)
    solver = Solver(plan=Plan(6, 5, without=[idea]), megabytes=1)
    for _ in range(40):
        board = random_board(rng, 6, 5, rng.randint(16, 29))
        assert solver.score(bitboards(board, 5)) == score(board, 5), board


def test_a_compiled_in_plan_and_one_read_from_memory_search_the_same_tree() -> None:
    nodes = []
    for fixed in (True, False):
        solver = Solver(plan=Plan(fixed=fixed), megabytes=1)
        solver.score("4433554141")
        nodes.append(solver.nodes)
    assert nodes[0] == nodes[1]


def test_two_threads_agree_with_one() -> None:
    rng = random.Random(9)
    one, two = Solver(megabytes=4), Solver(megabytes=4, threads=2)
    for _ in range(20):
        position = bitboards(random_board(rng, 7, 6, 14), 6)
        assert one.score(position) == two.score(position)


def test_each_column_gets_its_score_and_a_full_one_none() -> None:
    solver = Solver(4, 4, megabytes=1)
    board = ("xoxo", "ox", "x", "o")
    expected: list[int | None] = [None]
    for column in (1, 2, 3):
        after = play(board, column)
        expected.append((17 - 8) // 2 if makes_four(after, column) else -score(after, 4))
    assert solver.scores(bitboards(board, 4)) == expected


def test_the_stone_that_fills_the_board_scores_zero_unless_it_wins() -> None:
    assert Solver(2, 2, megabytes=1).scores("112") == [None, 0]
    assert Solver(1, 7, megabytes=1).scores("111111") == [0]


def test_a_win_at_once_counts_the_stones_left() -> None:
    solver = Solver(megabytes=1)
    assert solver.score("112233") == (43 - 6) // 2
    assert solver.score("22334") == -((43 - 6) // 2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("8", "no column 8"), ("1111111", "full"), ("11223344", "over"), ("1122334", "over")],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Solver(megabytes=1).score(text)


def test_a_board_too_large_for_a_word_is_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        Plan(8, 8)


def test_a_table_too_small_to_tell_positions_apart_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 64 megabytes"):
        Solver(8, 7, megabytes=1)


def test_a_raised_flag_stops_the_search_and_the_solver_still_works() -> None:
    solver = Solver(megabytes=1)
    solver.stop[0] = 1
    with pytest.raises(Stopped):
        solver.score("")
    solver.stop[0] = 0
    assert solver.score("112233") == (43 - 6) // 2


def test_forgetting_makes_a_search_cost_the_same_again() -> None:
    solver = Solver(megabytes=1)
    costs = []
    for _ in range(3):
        before = solver.nodes
        solver.clear_table()
        solver.score("4433554141")
        costs.append(solver.nodes - before)
    assert costs == [costs[0]] * 3


def test_a_line_is_played_to_its_end_and_no_move_of_it_gives_anything_away() -> None:
    solver, plan = Solver(5, 4, megabytes=1), Plan(5, 4)
    for start in ("", "3", "33", "123", "15423"):
        kept, line = solver.score(start), start
        for column in solver.line(start):
            assert max(known for known in solver.scores(line) if known is not None) == kept
            assert solver.scores(line)[column] == kept
            line, kept = line + str(column + 1), -kept
        with pytest.raises(ValueError, match="over"):
            read(plan, line)
