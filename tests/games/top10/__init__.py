"""`top10` for tests that run over all games: its settings, and where its pieces can be."""

import quatuor as q

SETTINGS: list[dict[str, object]] = [{}, {"target": 2, "wins": 2}]


def conserved(match: q.Match) -> None:
    """On the grid, kept, or in hand: to be filled in, or popped and about to be dropped back."""
    grid = "".join(match.position.board)
    for at, player in enumerate("12"):
        assert grid.count(player) + match.position.hand[at] + match.scores[at] == 21
