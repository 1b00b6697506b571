"""Which puzzles were asked for, by game, by what they ask, by theme."""

from collections.abc import Iterable

from quatuor.errors import UnknownPuzzle, did_you_mean
from quatuor.players.puzzles.kinds import KINDS
from quatuor.players.puzzles.pack import puzzles
from quatuor.players.puzzles.puzzle import Puzzle


def matching(
    game: str | None, kind: str | None, theme: str | None, some: Iterable[Puzzle] | None = None
) -> list[Puzzle]:
    """Those of these puzzles, or of all in the program, that are like that."""
    if kind and kind not in KINDS:
        known = f"there is no kind of puzzle {kind[:40]!r}; there are {', '.join(KINDS)}"
        raise UnknownPuzzle(known + did_you_mean(kind, KINDS))
    found = [puzzle for puzzle in some or puzzles(game) if game in (None, puzzle.game)]
    themes = sorted({one for puzzle in found for one in puzzle.themes})
    if theme and theme not in themes:
        known = f"no puzzle has the theme {theme[:40]!r}; there are {', '.join(themes)}"
        raise UnknownPuzzle(known + did_you_mean(theme, themes))
    return [
        puzzle
        for puzzle in found
        if kind in (None, puzzle.kind) and (not theme or theme in puzzle.themes)
    ]
