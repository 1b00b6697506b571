"""What a place of foursenses may become: pieces are only ever put on top."""

from quatuor.game import Game
from quatuor.search.reach import Cells


def may_become(now: Cells, wanted: Cells) -> bool:
    """Whether every place is as wanted, or can still be: empty, or one piece of one level."""
    return all(not content or _may(content, wanted[cell]) for cell, content in now.items())


def _may(content: str, wanted: str) -> bool:
    return content == wanted or (content[1:] == "1" < wanted[1:])


def is_exact(_game: Game, _wanted: Cells) -> bool:
    """No piece is ever taken away."""
    return True
