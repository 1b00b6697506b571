"""A second opinion: four in a row as a child would program it, sharing nothing with the solver.

A board is a tuple of columns, each a string of `x` and `o` from the bottom up.
"""

from functools import cache

Board = tuple[str, ...]


def stone(board: Board, column: int, row: int) -> str:
    inside = 0 <= column < len(board) and 0 <= row < len(board[column])
    return board[column][row] if inside else ""


def makes_four(board: Board, column: int) -> bool:
    """Whether the topmost stone of a column stands in a row of four or more."""
    row = len(board[column]) - 1
    colour = board[column][row]
    for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
        length = 1
        for sign in (1, -1):
            reach = 1
            while stone(board, column + sign * reach * right, row + sign * reach * up) == colour:
                reach += 1
            length += reach - 1
        if length >= 4:
            return True
    return False


def play(board: Board, column: int) -> Board:
    colour = "xo"[sum(map(len, board)) % 2]
    return (*board[:column], board[column] + colour, *board[column + 1 :])


def moves(board: Board, height: int) -> list[int]:
    return [column for column, stones in enumerate(board) if len(stones) < height]


@cache
def score(board: Board, height: int) -> int:
    """The score for the side to move of a board that is not over."""
    cells, stones = len(board) * height, sum(map(len, board))
    best = -cells
    for column in moves(board, height):
        after = play(board, column)
        if makes_four(after, column):
            return (cells + 1 - stones) // 2
        best = max(best, -score(after, height) if stones + 1 < cells else 0)
    return best


def bitboards(board: Board, height: int) -> tuple[int, int]:
    """(stones of the side to move, of the other) in the solver's layout."""
    words = {"x": 0, "o": 0}
    for column, stones in enumerate(board):
        for row, colour in enumerate(stones):
            words[colour] |= 1 << (column * (height + 1) + row)
    x_moves = sum(map(len, board)) % 2 == 0
    return (words["x"], words["o"]) if x_moves else (words["o"], words["x"])
