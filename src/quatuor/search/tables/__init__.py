"""Solved games as tables: made on demand, kept in the user's cache, perfect ever after.

The push-through grid has them, `elementary` and `rounds`. What a table of `rounds` knows is one
round: by how many points it can be won. Who starts the next round, and how near somebody is to the
target, is the business of the match and no part of it.
"""

from quatuor.game import Game
from quatuor.search.tables.explore import Progress, explore
from quatuor.search.tables.retrograde import settle
from quatuor.search.tables.sort import sort
from quatuor.search.tables.store import CannotStore, Columns, load, place_of, save
from quatuor.search.tables.table import Table
from quatuor.search.tables.value import Value

__all__ = [
    "CannotStore",
    "Progress",
    "Table",
    "Value",
    "at_hand",
    "made",
    "name_of",
    "quickly_made",
    "table_for",
]


def table_for(game: Game, progress: Progress | None = None) -> Table | None:
    """The table of the game with these options; made now if need be. None: it has no table.

    Raises `CannotStore` when the table was made but the disk would not take it. The table is in the
    error's `columns` then: `Table(game, error.columns)` plays as well as one that was stored.
    """
    name = name_of(game)
    if name is None:
        return None
    path = place_of(name)
    columns = load(path)
    if columns is None:
        columns = make(game, progress)
        save(path, columns)
    return Table(game, columns)


def name_of(game: Game) -> str | None:
    """The name of the game's table: its options as far as they matter within a round."""
    if game.name != "plus4":
        return None
    mode, discs = game.options["mode"], game.options["discs"]
    if mode == "elementary":
        return f"plus4-elementary-{game.options['both_lines']}-{discs}"
    return f"plus4-rounds-{discs}" if mode == "rounds" else None


def made(game: Game) -> bool:
    """Whether the game has a table and it has been made."""
    name = name_of(game)
    return name is not None and place_of(name).exists()


def quickly_made(game: Game) -> bool:
    """Whether the game has a table that takes seconds to make, not minutes."""
    return game.name == "plus4" and game.options["mode"] == "elementary"


def at_hand(game: Game) -> Table | None:
    """The table of the game; where the disk does not take it, for this process only."""
    try:
        return table_for(game)
    except CannotStore as error:
        return Table(game, error.columns)


def make(game: Game, progress: Progress | None = None) -> Columns:
    """Find every position of the round, settle its value, and put them in order."""
    graph = explore(game, progress=progress)
    settled = settle(graph, progress)
    sort(graph.codes, settled.values, settled.plies)
    return Columns(graph.codes, settled.values, settled.plies)
