"""Who could win with the next ply, found by playing it."""

from collections.abc import Iterator
from typing import Any

from quatuor.games.registry import part
from quatuor.pictures.lines import Cells, standing
from quatuor.players.explanations.scene import Scene
from quatuor.rules import Rules
from quatuor.rules.endings import winners
from quatuor.search.immediate_wins import CANNOT_TELL, YES


def wins(rules: Rules, state: Any, ply: int, player: int) -> bool:
    """Whether the ply ends the round, and this player has won it."""
    return player in winners(rules.over(rules.play(state, ply)))


def winning(rules: Rules, state: Any) -> Iterator[int]:
    """The plies with which the player to move wins at once."""
    player = rules.mover(state)
    return (ply for ply in rules.every(rules.legal(state)) if wins(rules, state, ply, player))


def can_win(game: str, rules: Rules, state: Any) -> bool:
    """Whether the player to move wins at once; read off the board where the game can do that."""
    evaluation = part(game, "evaluation")
    reader = getattr(evaluation, "wins_next", None)
    told = CANNOT_TELL if reader is None else reader(state)
    return bool(told == YES) if told != CANNOT_TELL else any(True for _ in winning(rules, state))


def line_made(scene: Scene, state: Any, ply: int) -> Cells:
    """The cells of a line of the player to move, once the ply is played; none if there is none."""
    rules, name = scene.rules, scene.game.name
    after, player = rules.play(state, ply), rules.mover(state)
    known = {line.cells for line in standing(name, state)}
    lines = [line.cells for line in standing(name, after) if line.owner in (0, player)]
    return next((cells for cells in lines if cells not in known), lines[0] if lines else ())


def in_turn(scene: Scene, state: Any, player: int) -> Any | None:
    """The same board with this player to move, where the game can tell; None where it cannot."""
    turn = getattr(scene.own, "in_turn", None)
    if turn is None or scene.rules.over(state):
        return None
    return turn(state, player)
