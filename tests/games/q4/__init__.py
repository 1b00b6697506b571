"""`q4` for tests that run over all games: its settings, and where its pieces can be."""

from itertools import product

import quatuor as q
from tests.games.claims import CLAIMS


def _settings() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for claims in CLAIMS:
        small = {"move_limit": 12, "stake": 2, "wins": 3, **claims}
        for players, marbles in product((2, 3, 4), (1, 4)):
            found.append({"players": players, "marbles": marbles, **small})
        found.append({"players": 4, "partners": True, "marbles": 4, **small})
    return found


SETTINGS = _settings()


def conserved(match: q.Match) -> None:
    """On a board or in hand; whoever has left the round has none in hand."""
    position = match.position
    cells = "".join(row for board in position.board for row in board)
    for at, hand in enumerate(position.hand):
        total = cells.count(str(at + 1)) + hand
        may_leave = match.game.options["wrong_claim"] == "lose" or at + 1 in match.gone
        assert total == match.game.options["marbles"] or (may_leave and hand == 0)
