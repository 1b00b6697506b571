"""`plus4` for tests that run over all games: its settings, and where its pieces can be."""

from itertools import product

import quatuor as q

SETTINGS: list[dict[str, object]] = [
    {"mode": "elementary", "both_lines": both, "discs": discs, "wins": 2}
    for both, discs in product(("draw", "mover", "opponent"), (1, 3, 9))
]
SETTINGS += [{"mode": "endless", "target": 4, "discs": discs} for discs in (1, 4, 9)]
SETTINGS += [
    {"mode": "rounds", "target": 4, "rounds_max": most, "discs": discs}
    for most, discs in product((None, 3), (2, 9))
]


def conserved(match: q.Match) -> None:
    """Ordinary pieces are on the grid or in hand; a bonus piece is on the grid or may be pushed."""
    position = match.position
    grid = "".join(position.board)
    bonus = match.game.options["mode"] != "elementary"
    for at, (ordinary, special) in enumerate((("1", "A"), ("2", "B"))):
        assert grid.count(ordinary) + position.hand[at] == match.game.options["discs"]
        assert grid.count(special) <= int(bonus)
        if position.to_move == at + 1:
            assert ("B1" in position.legal) == (bonus and special not in grid)
            assert ("1" in position.legal) == (position.hand[at] > 0)
