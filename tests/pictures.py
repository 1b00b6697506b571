"""What the picture tests of the rules share: games after some moves, and boards as drawn."""

from itertools import cycle

import pytest

import quatuor as q


def after(game: str, moves: str = "", **options: object) -> q.Position:
    """The round of a game after these moves."""
    return q.Game(game, **options).start().play(moves)


def match_after(game: str, moves: str = "", **options: object) -> q.Match:
    """The match of a game after these moves."""
    return q.Match.of(q.Game(game, **options)).play(moves)


def picture(drawing: str) -> list[str]:
    """A drawn board as the rows of `Position.board`; spaces between one-letter cells are free."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    return [("" if len(cells[0]) == 1 else " ").join(cells) for cells in rows]


def boards(drawing: str) -> list[list[str]]:
    """Boards drawn side by side, the first at the left."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    return [list(board) for board in zip(*rows, strict=True)]


def filling(drawing: str, first: int = 1) -> str:
    """The 42 plies that fill the grid of top10 as drawn.

    Players alternate, so whoever starts has four discs in rows 1, 3 and 5 and three in the others.
    """
    plies = []
    mover = cycle((first, 3 - first))
    for row in reversed(picture(drawing)):
        columns = {
            int(player): [str(at) for at, disc in enumerate(row, 1) if disc == player]
            for player in "12"
        }
        plies += [columns[next(mover)].pop(0) for _ in row]
    return " ".join(plies)


def winners(position: q.Position | q.Match) -> tuple[int, ...] | None:
    """Who has won, nobody for a draw; None while it goes on."""
    return position.outcome.winners if position.outcome else None


def assert_refused(game: str, **options: object) -> None:
    """The game cannot be played with these options."""
    with pytest.raises(q.BadOption):
        q.Game(game, **options)


def assert_forbidden(position: q.Position | q.Match, *tokens: str) -> None:
    """These tokens say something in this game, but none of them may be played now."""
    for token in tokens:
        with pytest.raises(q.IllegalMove):
            position.play(token)


def assert_unreadable(position: q.Position | q.Match, *tokens: str) -> None:
    """These tokens say nothing in this game."""
    for token in tokens:
        with pytest.raises(q.UnreadableMove):
            position.play(token)
