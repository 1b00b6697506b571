"""`foursenses` for tests that run over all games: its settings, and where its pieces can be."""

from itertools import product

import quatuor as q
from tests.games.claims import CLAIMS

SETTINGS: list[dict[str, object]] = [
    {"players": players, **claims} for claims, players in product(CLAIMS, (2, 3))
]


def conserved(match: q.Match) -> None:
    """A single is one level high, a double two; a ply is a piece, but for a lone announcement."""
    position = match.position
    solid, holed, doubles = position.hand
    plies = [token for token in position.moves if not token.startswith("leaves=")]
    levels = sum(int(cell[1]) for row in position.board for cell in row.split() if cell != "--")
    assert levels == 8 - solid + 8 - holed + 2 * (8 - doubles)
    assert 24 - solid - holed - doubles == len(plies) - plies.count("!")
