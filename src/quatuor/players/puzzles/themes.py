"""Themes: what a puzzle is about, as tags that its moves and its last position show."""

from collections.abc import Iterator

from quatuor.game import Position
from quatuor.pictures.boards import cells_of
from quatuor.players.explanations import explain
from quatuor.players.puzzles.kinds import Objective
from quatuor.players.puzzles.puzzle import Puzzle
from quatuor.players.puzzles.tree import Tree

ZUGZWANG = frozenset({"squeeze", "no-harmless", "zugzwang", "zugzwang-now"})
"""Kinds of facts: whatever the other plays does harm."""


def themes(puzzle: Puzzle) -> tuple[str, ...]:
    """The tags of a puzzle, each once."""
    return tuple(dict.fromkeys(_themes(puzzle)))


def _themes(puzzle: Puzzle) -> Iterator[str]:
    position = puzzle.position
    line = list(position.play(puzzle.solution).line())[len(puzzle.solution) :: -1]
    own = [
        (p, t) for p, t in zip(line, puzzle.solution, strict=False) if p.to_move == puzzle.solver
    ]
    yield f"moves-{len(own)}"
    yield _phase(position)
    for _, token in own:
        kind = position.game.rules.DESCRIPTOR.parts_of(token).kind
        if kind:
            yield position.game.rules.DESCRIPTOR.kind_of[kind].name
    if far(position, puzzle.solution[0]):
        yield "far"
    if any(fact.kind in ZUGZWANG for before, token in own for fact in explain(before, token)):
        yield "zugzwang"
    if position.game.players > 2:
        yield "several"
    if puzzle.asked.objective is Objective.WIN:
        yield from _of_win(puzzle, line)


def _phase(position: Position) -> str:
    """How full the board is."""
    cells = cells_of(position.game.name, position.board).values()
    share = sum(map(bool, cells)) / len(cells)
    return "opening" if share < 1 / 4 else "middle" if share < 2 / 3 else "endgame"


def far(position: Position, token: str) -> bool:
    """Whether the token is more than half the board away from the one that was played last."""
    columns = position.game.rules.DESCRIPTOR.board.columns
    if position.parent is None:
        return False
    ways = (_column(position, position.token), _column(position, token))
    if not all(way in columns for way in ways):
        return False
    one, other = (columns.index(way) for way in ways)
    return 2 * abs(one - other) > len(columns)


def _column(position: Position, token: str) -> str:
    """The column into which a token goes, or that of its cell; nothing if it has none."""
    parts = position.game.rules.DESCRIPTOR.parts_of(token)
    return parts.column or parts.cell[:-1].rstrip(",")[-1:]


def _of_win(puzzle: Puzzle, line: list[Position]) -> Iterator[str]:
    """The directions of the lines that win, and whether two things were threatened at once."""
    for cells in line[-1].told_lines:
        yield direction(cells)
    if len(puzzle.solution) >= 3:
        tree = Tree(puzzle.position.game, Objective.WIN, puzzle.solver)
        if _threats(tree, line[-2]) > 1:
            yield "two-threats"
    if is_quiet(puzzle, line):
        yield "quiet"


def _threats(tree: Tree, reply: Position) -> int:
    """In how many ways the solver would win had the other side replied somewhere else."""
    before = reply.parent
    assert before is not None
    ways: set[int] = set()
    for ply in before.plies:
        following = tree.rules.play(before.state, ply)
        if not tree.rules.over(following) and tree.solves(following):
            ways |= set(tree.right(following, 1, 3)) if tree.finishes(following) else set()
    return len(ways)


def is_quiet(puzzle: Puzzle, line: list[Position]) -> bool:
    """Whether the first move leaves the other side several replies that do not lose at once."""
    if len(puzzle.solution) < 5:
        return False
    tree = Tree(puzzle.position.game, Objective.WIN, puzzle.solver)
    state = line[1].state
    if tree.solves(state):
        return False
    after = [tree.rules.play(state, ply) for ply in tree.plies(state)]
    return sum(not tree.finishes(one) for one in after) >= 2


def direction(cells: tuple[str, ...]) -> str:
    """How a line runs: along a row, up a column, slanted, or through several boards."""
    places = [(name[:-2], name[-2], name[-1]) for name in (c.replace(",", "") for c in cells)]
    boards, columns, rows = (set(axis) for axis in zip(*places, strict=True))
    if len(boards) > 1:
        return "through-boards"
    if len(rows) == 1:
        return "row"
    return "column" if len(columns) == 1 else "slanted"
