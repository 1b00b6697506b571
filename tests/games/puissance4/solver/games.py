"""Random positions for the tests: reproducible, not over, on any board."""

import random

from tests.games.puissance4.solver.plain import Board, makes_four, moves, play


def random_board(rng: random.Random, width: int, height: int, stones: int) -> Board:
    """A board with so many stones on which nobody has won: whoever could win played elsewhere."""
    while True:
        board: Board = ("",) * width
        for _ in range(stones):
            columns = moves(board, height)
            quiet = [column for column in columns if not makes_four(play(board, column), column)]
            if not quiet:
                break
            board = play(board, rng.choice(quiet))
        else:
            return board
