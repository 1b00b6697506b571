"""Random positions for the tests: reproducible, not over, on any board."""

import random

from tests.engines.solver.plain import Board, makes_four, moves, play


def random_board(rng: random.Random, width: int, height: int, stones: int) -> Board:
    """A board with so many stones on which nobody has won."""
    while True:
        board: Board = ("",) * width
        for _ in range(stones):
            column = rng.choice(moves(board, height))
            board = play(board, column)
            if makes_four(board, column):
                break
        else:
            return board
