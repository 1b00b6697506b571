"""Counting all ways to play: the figure that shows two sets of rules to be the same or not."""

from .matches import Match


def perft(match: Match, depth: int) -> list[int]:
    """Numbers of distinct legal sequences of exactly 1..depth plies inside the current round."""
    counts = [0] * depth
    if depth > 0:
        visit(match, 0, counts)
    return counts


def visit(match: Match, ply: int, counts: list[int]) -> None:
    """Count the tokens here and, short of the last ply, everything behind each of them."""
    tokens = match.legal()
    assert len(tokens) == len(set(tokens)), "a token was listed twice"
    counts[ply] += len(tokens)
    if ply + 1 == len(counts):
        return
    for token in tokens:
        child = match.copy()
        child.play(token)
        if child.rounds_over == match.rounds_over:
            visit(child, ply + 1, counts)
