"""Who controls which cell of flip's trays, for the page, which knows no rules."""

from typing import Any

from quatuor.game import Game
from quatuor.games.flip.trays import in_majority, on_top
from quatuor.table.setup import is_race, is_thrown


def control_on(game: Game, board: Any) -> dict[str, int]:
    """The player who controls each cell in which tokens lie, 0 for nobody; empty without trays."""
    if not is_thrown(game) or board is None:
        return {}
    control = on_top if is_race(game) else in_majority
    return {cell: control(tuple(map(int, pile))) for cell, pile in board.items()}
