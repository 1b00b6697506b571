"""`flip` for tests that run over all games: its settings, and where its pieces can be."""

import quatuor as q

SETTINGS: list[dict[str, object]] = [
    {"wins": 2},
    {"claims": "auto"},
    {"mode": "championship", "target": 3},
    {"mode": "championship", "claims": "auto"},
    {"mode": "pro"},
    {"mode": "pro", "powers": 5, "target": 1},
]


def conserved(match: q.Match) -> None:
    """In a cell or not yet landed; the others have been removed, and never come back."""
    totals = []
    for position in match.position.line():
        cells = "".join(position.board.values())
        totals.append([cells.count(str(at + 1)) + hand for at, hand in enumerate(position.hand)])
    for ones_and_twos in zip(*totals, strict=True):
        assert sorted(ones_and_twos) == list(ones_and_twos)
        assert ones_and_twos[-1] == 21
