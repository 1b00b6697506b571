"""Touching a place of a board that nobody sees."""

from collections.abc import Callable

from quatuor.game import Position
from quatuor.pictures.boards import cells_of, content_at


def felt(position: Position, typed: str, say: Callable[..., str]) -> str:
    """What a place is like: how high, solid or holed."""
    place, name, board = typed.strip().lower(), position.game.name, position.board
    descriptor = position.game.rules.DESCRIPTOR
    if descriptor.hidden is None or place not in cells_of(name, board):
        return say("feel-where")
    if top := content_at(name, board, place):
        face = descriptor.kind_of[top.kind].name
        return say(f"feel-{face}", place=place, height=str(top.height))
    return say("feel-empty", place=place)
