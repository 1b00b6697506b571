"""What a ply is worth by threes alone, and how the round goes on after one that wins."""

from quatuor.compiler.bits import popcount
from quatuor.game import Position
from quatuor.games.q4.rules import CELLS, State, bit_of, placing
from quatuor.games.q4.threats.lines import open_cells
from quatuor.games.q4.threats.search import (
    NEVER,
    Memory,
    answer_is_placed,
    plies_to_win,
    two_threes_win,
)


def win_after(s: State, cell: int, m: Memory) -> int:
    """In how many plies the mover wins by threes, beginning with a marble in this cell."""
    mine, theirs = s.mine | bit_of(cell), s.second
    if open_cells(s.mine, theirs)[0] & bit_of(cell):
        return 1
    fourth = open_cells(mine, theirs)[0]
    if fourth == 0 or open_cells(theirs, mine)[0]:
        return NEVER
    if popcount(fourth) > 1:
        return 3 if two_threes_win(theirs, m) else NEVER
    if not answer_is_placed(theirs, m):
        return NEVER
    found = plies_to_win(mine, theirs | fourth, m)
    return NEVER if found == NEVER else found + 2


def loss_after(s: State, cell: int, m: Memory) -> int:
    """In how many plies the other player wins by threes after a marble of the mover's there."""
    found = plies_to_win(s.second, s.mine | bit_of(cell), m)
    return NEVER if found == NEVER else found + 1


def winning_line(position: Position, token: str, m: Memory) -> tuple[str, ...]:
    """How a round is won that a ply wins by threes: each three is answered on its fourth cell.

    It breaks off when the budget of the search is used up.
    """
    line = [token]
    position = position.play(token)
    while position.outcome is None:
        s = position.state
        fourth = open_cells(s.second, s.mine)[0]
        line.append(next(token for token in position.legal if fills(token, fourth)))
        position = position.play(line[-1])
        wins = winning_plies(position, m)
        if not wins:
            break
        line.append(min(wins, key=lambda token: wins[token]))
        position = position.play(line[-1])
    return tuple(line)


def fills(token: str, cells: int) -> bool:
    """Whether a placed or moved marble comes to lie in one of these cells."""
    return bool(cells & bit_of(CELLS.index(token[-3:])))


def winning_plies(position: Position, m: Memory) -> dict[str, int]:
    """The plies that win by threes, and how soon; once all marbles are placed, by a line alone."""
    s, legal = position.state, dict(zip(position.legal, position.plies, strict=True))
    if not placing(s):
        fourth = open_cells(s.mine, s.second)[0]
        return {
            token: 1 for token in legal if fills(token, fourth) and position.play(token).outcome
        }
    plies = {token: win_after(s, cell, m) for token, cell in legal.items()}
    return {token: after for token, after in plies.items() if after != NEVER}
