"""The workspace: the one block of memory a search works in, reached by its address.

A few words of state come first, then lists that the search reads and writes by position:

    seen_twice hashes of the positions that end the round if they come once more
    path       hashes of the turns of the line that is being searched, by ply
    killers    two plies that caused a cutoff, for each ply of the line
    history    how often each ply caused a cutoff, for each side
    stack      plies still to be tried, one list on top of the other
"""

import zlib
from collections import Counter
from typing import Final

from quatuor.compiler import Array, kernel, zeros
from quatuor.compiler.memory import load, store
from quatuor.compiler.words import mix, words
from quatuor.game import Position
from quatuor.rules.endings import THIRD
from quatuor.search.alphabeta.transposition_table import TranspositionTable
from quatuor.search.limit import Stop

NODES: Final = 0
NODE_LIMIT: Final = 8
STOP: Final = 16
"""Address of the stop flag."""
STOPPED: Final = 24
"""1 once it was found set, or the nodes ran out: scores mean nothing from then on."""
TABLE: Final = 32
BUCKETS: Final = 40
SEED: Final = 48
GENERATION: Final = 56
STRICT: Final = 64
"""1 when bounds that rest on other lines must not be used."""
PLIES: Final = 72
"""How many plies the game numbers."""
SEEN_TWICE_COUNT: Final = 80
SEEN_TWICE: Final = 88
STACK: Final = 96
STACK_END: Final = 104
HISTORY: Final = 112
PATH: Final = 120
KILLERS: Final = PATH + 8 * 128
LISTS: Final = KILLERS + 16 * 128

MAX_DEPTH = 120
"""The longest line that is searched; it must stay below 128 and so below `score.CLEAN`."""
STACK_WORDS = 1 << 16
NO_LIMIT = 1 << 62


class Workspace:
    """The memory of one search."""

    def __init__(self, position: Position, table: TranspositionTable) -> None:
        plies, seen_twice = len(position.game.rules.TOKENS), positions_seen_twice(position)
        self.memory: Array[int] = zeros(LISTS // 8 + len(seen_twice) + 2 * plies + STACK_WORDS)
        self.table, self.stop = table, Stop()
        self.memory[LISTS // 8 : LISTS // 8 + len(seen_twice)] = seen_twice
        self.write(SEEN_TWICE_COUNT, len(seen_twice))
        self.write(PLIES, plies)
        self.write(BUCKETS, table.buckets)
        self.write(GENERATION, table.next_generation())
        self.write(SEED, mix((zlib.crc32(position.game.name.encode()), *sorted(seen_twice))))
        self.write(PATH, root_hash(position))
        self.limit(None, self.stop)

    def write(self, field: int, word: int) -> None:
        """Set a word of state."""
        self.memory[field // 8] = word

    def read(self, field: int) -> int:
        """A word of state."""
        return int(self.memory[field // 8])

    def limit(self, nodes: int | None, stop: Stop) -> None:
        """From now on the search may be stopped."""
        self.most = NO_LIMIT if nodes is None else nodes
        self.write(NODE_LIMIT, self.most)
        self.stop = stop


@kernel
def lay_out(workspace: int, size: int, table: int, stop: int) -> None:
    """Note where everything lies, for a search that begins; `size` is the workspace's in words."""
    lists = workspace + LISTS
    store(workspace + TABLE, table)
    store(workspace + STOP, stop)
    store(workspace + SEEN_TWICE, lists)
    store(workspace + HISTORY, lists + 8 * load(workspace + SEEN_TWICE_COUNT))
    store(workspace + STACK, load(workspace + HISTORY) + 16 * load(workspace + PLIES))
    store(workspace + STACK_END, workspace + 8 * size)


def positions_seen_twice(position: Position) -> list[int]:
    """The hashes of the positions that would come for the last time."""
    if not position.game.rules.can_repeat(position.state):
        return []
    times = Counter(p.repetition_key for p in position.line() if p.repetition_key is not None)
    return sorted(mix(words(key)) for key, n in times.items() if n >= THIRD - 1)


def root_hash(position: Position) -> int:
    """The first turn of the line; 0 in the middle of a turn."""
    return 0 if position.repetition_key is None else mix(words(position.repetition_key))
