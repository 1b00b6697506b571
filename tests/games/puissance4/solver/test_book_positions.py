"""Positions of whole plies, and the keys that stand for them."""

from quatuor.games.puissance4.solver.book_positions import canonical, plies
from quatuor.games.puissance4.solver.plan import Plan
from tests.games.puissance4.solver.keys import pairs_of
from tests.games.puissance4.solver.plain import Board, bitboards, makes_four, moves, play


def boards_after(stones: int) -> set[Board]:
    """All boards of 7 x 6 that are not won, up to mirror image, in the plain way."""
    seen: set[Board] = {("",) * 7}
    for _ in range(stones):
        after = {(play(board, c), c) for board in seen for c in moves(board, 6)}
        seen = {min(board, board[::-1]) for board, column in after if not makes_four(board, column)}
    return seen


def test_every_ply_lists_what_plain_enumeration_finds() -> None:
    levels = plies(Plan(), 5)
    assert [len(level) for level in levels] == [len(boards_after(ply)) for ply in range(6)]


def test_stones_can_be_read_back_from_keys() -> None:
    plan = Plan()
    keys = plies(plan, 5)[5]
    pairs = pairs_of(plan, keys)
    assert [canonical(plan, *pair) for pair in pairs] == keys.tolist()
    known = boards_after(5)
    images = {bitboards(board, 6) for board in known} | {bitboards(b[::-1], 6) for b in known}
    assert set(pairs) <= images
