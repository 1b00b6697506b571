"""Endgame tablebases of whole rounds: made on demand, kept in the user's cache, exact ever after.

`explore` finds every position, `retrograde` its value, `sort` and `store` put them in a file,
`tablebase` answers from it, `check` verifies it by the rules, `engine` is what the registry asks. A
game has tablebases if its `tablebase.py` names them and its `position_index.py` numbers positions.
"""

from quatuor.game import Game
from quatuor.games.registry import GAMES, part
from quatuor.search.tablebase.explore import Progress, explore
from quatuor.search.tablebase.retrograde import settle
from quatuor.search.tablebase.sort import sort
from quatuor.search.tablebase.store import CannotStore, Columns, load, path_of, save
from quatuor.search.tablebase.tablebase import Tablebase
from quatuor.search.tablebase.value import TablebaseValue

__all__ = [
    "CannotStore",
    "Progress",
    "Tablebase",
    "TablebaseValue",
    "is_made",
    "is_quick_to_make",
    "load_or_make",
    "name_of",
    "tablebase_for",
    "usual",
]


def tablebase_for(game: Game, progress: Progress | None = None) -> Tablebase | None:
    """The tablebase of the game with these options; made now if need be. None: it has none.

    Raises `CannotStore` when it was made but the disk would not take it. Its contents are in the
    error's `columns` then: `Tablebase(game, error.columns)` plays as well as one that was stored.
    """
    name = name_of(game)
    if name is None:
        return None
    path = path_of(name)
    columns = load(path)
    if columns is None:
        columns = make(game, progress)
        save(path, columns)
    return Tablebase(game, columns)


def name_of(game: Game) -> str | None:
    """The name of the game's tablebase: its options as far as they matter within a round."""
    module = part(game.name, "tablebase")
    setting = None if module is None else module.name_of(game.options)
    return None if setting is None else f"{game.name}-{setting}"


def usual() -> list[Game]:
    """The games with a tablebase, in the settings that are usually played."""
    modules = {name: part(name, "tablebase") for name in GAMES}
    return [
        Game(name, **options)
        for name, module in modules.items()
        if module is not None
        for options in module.USUAL
    ]


def is_made(game: Game) -> bool:
    """Whether the game has a tablebase and it has been made."""
    name = name_of(game)
    return name is not None and path_of(name).exists()


def is_quick_to_make(game: Game) -> bool:
    """Whether the game has a tablebase that takes seconds to make, not minutes."""
    module = part(game.name, "tablebase")
    return module is not None and bool(module.is_quick_to_make(game.options))


def load_or_make(game: Game, progress: Progress | None = None) -> Tablebase | None:
    """The tablebase of the game; where the disk does not take it, for this process only."""
    try:
        return tablebase_for(game, progress)
    except CannotStore as error:
        return Tablebase(game, error.columns)


def make(game: Game, progress: Progress | None = None) -> Columns:
    """Find every position of the round, settle its value, and put them in order."""
    graph = explore(game, progress=progress)
    settled = settle(graph, progress)
    sort(graph.keys, settled.values, settled.plies)
    return Columns(graph.keys, settled.values, settled.plies)
