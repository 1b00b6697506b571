"""Whole batches in compiled code: every game of a range of rows, one after the other.

Each entry works on the rows `low` to `high` of its arrays, so several threads share a batch. What
happens to a game depends on its own row alone, never on who works on it.

What is seen of a state is written with the step, while the state is in the registers.
"""

from typing import Any

from quatuor.compiler import compiled, kernel
from quatuor.compiler.bits import popcount
from quatuor.compiler.rows import state_at
from quatuor.compiler.words import mix, words
from quatuor.lab.lots import SAMPLING, STARTING, lot, one_of
from quatuor.lab.shown import contains, show_row
from quatuor.lab.tables import Arrays, Lots, Tables
from quatuor.lab.views import Views
from quatuor.rules.endings import THIRD

NO_KEY = -1
"""Stands in the path for a position that cannot come back: within a turn, or at the end."""
NEVER_NEGATIVE = (1 << 62) - 1
"""By its bits the compiler sees that a number of a row counts from the start of an array."""


@compiled
def step(
    g: Any,
    like: Any,
    old: Arrays,
    new: Arrays,
    actions: Any,
    rows: Any,
    tables: Tables,
    views: Views,
    wanted: int,
    lots: Lots,
    column: int,
    reset: bool,
    low: int,
    high: int,
) -> int:
    """Play one action in each of these rows; the row of the first that is illegal, else -1."""
    starting, sampling = lot(lots, STARTING), lot(lots, SAMPLING)
    for row in range(low, high):
        i = row & NEVER_NEGATIVE
        s = state_at(like, old.words, i)
        since = int(old.since[i])
        ended = 0
        if not rows[i]:
            forget(g, s, new.keys, i, column)
        elif g.over(s) == 0:
            action = int(actions[i])
            if action < 0 or action >= len(tables.plies):
                return i
            ply = int(tables.plies[action])
            if not contains(g, g.legal(s), ply):
                return i
            s = remembered(g, g.play(s, ply), new.keys, i, since, column)
            ended = g.over(s)
        if ended:
            pay(ended, new.reward, i)
        if reset and rows[i] and g.over(s):
            at = one_of(len(tables.starts), starting, i)
            since = column
            s = remembered(g, state_at(like, tables.starts, at), new.keys, i, since, column)
        keep(g, s, new, i, since)
        new.done[i] = ended != 0 or g.over(s) != 0
        show_row(g, s, i, high, tables, views, wanted, sampling)
    return -1


@kernel
def keep(g: Any, s: Any, new: Arrays, i: int, since: int) -> None:
    """Write a state into its row."""
    row = words(s)
    for k in range(len(row)):
        new.words[i, k] = row[k]
    new.mover[i] = 0 if g.over(s) else g.mover(s)
    new.since[i] = since


@kernel
def pay(over: int, reward: Any, i: int) -> None:
    """Winners get 1 each, paid by the others in equal parts; a draw pays nothing.

    Rewards are 0 at first.
    """
    players = reward.shape[1]
    won = popcount(over & 15)
    if won in (0, players):
        return
    for player in range(players):
        if over >> player & 1:
            reward[i, player] = 1.0
        else:
            reward[i, player] = -won / (players - won)


@kernel
def remembered(g: Any, s: Any, keys: Any, i: int, since: int, column: int) -> Any:
    """The state, ended if it comes for the third time in its round, which the path remembers."""
    if not g.can_repeat(s):
        return s
    key = NO_KEY
    if g.over(s) == 0 and g.starts_turn(s):
        key = mix(words(g.repetition_key(s)))
        before = 0
        for at in range(since, column):
            if keys[i, at] == key:
                before += 1
        if before >= THIRD - 1:
            s = g.repeated(s)
    keys[i, column] = key
    return s


@kernel
def forget(g: Any, s: Any, keys: Any, i: int, column: int) -> None:
    """A step in which nothing happens to a game leaves no trace in its path."""
    if g.can_repeat(s):
        keys[i, column] = NO_KEY
