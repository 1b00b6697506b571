"""Whole batches in compiled code: every game of a range of rows, one after the other.

Each entry works on the rows `low` to `high` of its arrays, so several threads share a batch. What
happens to a game depends on its own row alone, never on who works on it.

Chance is a hash of the seed, the row and the number of the step (`drawn`): the same whatever else
has been drawn, and in whichever order.
"""

from typing import Any, NamedTuple

from quatuor.compiler import compiled, kernel
from quatuor.compiler.bits import popcount
from quatuor.compiler.marker import selected
from quatuor.compiler.rows import state_at
from quatuor.compiler.words import mix, words
from quatuor.games.registry import GAMES
from quatuor.rules import membership, plies as word_sets, product
from quatuor.rules.endings import THIRD
from quatuor.search.specialise import by_part

NO_KEY = -1
"""Stands in the path for a position that cannot come back: within a turn, or at the end."""
ONE = 0x3F800000
"""The bits of the float 1."""
STARTING, SAMPLING, LANDING = range(3)
"""What chance is asked for."""


class Arrays(NamedTuple):
    """The arrays of a state, a row or a number for each game."""

    words: Any
    """The state, as the words of the rules."""
    mover: Any
    done: Any
    reward: Any
    since: Any
    """The column of `keys` at which the round of this game begins."""
    keys: Any
    """The positions of the round at the start of turns, as hashes, a column for each step."""


class Seen(NamedTuple):
    """Which planes are seen, and where the cells of the board are."""

    boards: Any
    bits: Any
    counts: Any
    scales: Any


def _contains(g: Any) -> Any:
    """The kernel that tells whether a set of plies of this game holds a ply."""
    pick = GAMES[g.game].pick
    if pick is word_sets.pick:
        return membership.in_word
    if pick is product.pick:
        return membership.in_product
    raise LookupError(f"{g.game} keeps its plies in sets of its own kind")


contains: Any = selected(_contains)(lambda g, plies, ply: _contains(g)(plies, ply))
boards_of = by_part("environment", "boards")
counts_of = by_part("environment", "counts")


@kernel
def drawn(seed: int, row: int, step: int, purpose: int) -> int:
    """62 random bits for a game at a step."""
    return mix((seed, row, step, purpose, 1)) >> 1


@compiled
def step(
    g: Any,
    like: Any,
    old: Arrays,
    new: Arrays,
    actions: Any,
    rows: Any,
    plies: Any,
    starts: Any,
    seed: int,
    number: int,
    column: int,
    reset: bool,
    low: int,
    high: int,
) -> int:
    """Play one action in each of these rows; the row of the first that is illegal, else -1."""
    for i in range(low, high):
        s = state_at(like, old.words, i)
        since = int(old.since[i])
        ended = 0
        if not rows[i]:
            forget(g, s, new.keys, i, column)
        elif g.over(s) == 0:
            action = int(actions[i])
            if action < 0 or action >= len(plies):
                return i
            ply = int(plies[action])
            if not contains(g, g.legal(s), ply):
                return i
            s = remembered(g, g.play(s, ply), new.keys, i, since, column)
            ended = g.over(s)
        pay(ended, new.reward, i)
        if reset and rows[i] and g.over(s):
            at = drawn(seed, i, number, STARTING) % len(starts)
            since = column
            s = remembered(g, state_at(like, starts, at), new.keys, i, since, column)
        keep(g, s, new, i, since)
        new.done[i] = ended != 0 or g.over(s) != 0
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
    """Winners get 1 each, paid by the others in equal parts; a draw pays nothing."""
    players = reward.shape[1]
    won = popcount(over & 15)
    for player in range(players):
        if won in (0, players):
            reward[i, player] = 0.0
        elif over >> player & 1:
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


@compiled
def mask(g: Any, like: Any, rows: Any, actions: Any, out: Any, low: int, high: int) -> int:
    """Which actions are legal, a truth value for each."""
    for i in range(low, high):
        for action in range(out.shape[1]):
            out[i, action] = False
        plies = g.legal(state_at(like, rows, i))
        ply = g.after(plies, -1)
        while ply >= 0:
            out[i, int(actions[ply])] = True
            ply = g.after(plies, ply)
    return -1


@compiled
def packed_mask(g: Any, like: Any, rows: Any, actions: Any, out: Any, low: int, high: int) -> int:
    """Which actions are legal, a bit for each, the lowest bit of a byte first."""
    for i in range(low, high):
        for byte in range(out.shape[1]):
            out[i, byte] = 0
        plies = g.legal(state_at(like, rows, i))
        ply = g.after(plies, -1)
        while ply >= 0:
            action = int(actions[ply])
            out[i, action >> 3] |= 1 << (action & 7)
            ply = g.after(plies, ply)
    return -1


@compiled
def sample(
    g: Any,
    like: Any,
    rows: Any,
    actions: Any,
    seed: int,
    number: int,
    out: Any,
    low: int,
    high: int,
) -> int:
    """A legal action drawn at random for every game; 0 where the round is over."""
    for i in range(low, high):
        plies = g.legal(state_at(like, rows, i))
        size = g.size(plies)
        out[i] = 0
        if size:
            at = drawn(seed, i, number, SAMPLING) % size
            out[i] = actions[g.pick(plies, at)]
    return -1


@compiled
def observe(
    g: Any, like: Any, rows: Any, seen: Seen, out: Any, bits: Any, low: int, high: int
) -> int:
    """The planes that the player to move sees: sets of cells first, then numbers.

    `bits` are the same floats as whole numbers, by which sets are written: that is several times as
    fast as turning each bit into a float.
    """
    first = len(seen.boards)
    for i in range(low, high):
        s = state_at(like, rows, i)
        sets = boards_of(g, s)
        for plane in range(first):
            word = sets[seen.boards[plane]]
            for cell in range(out.shape[2]):
                bits[i, plane, cell] = (word >> seen.bits[cell] & 1) * ONE
        if len(seen.counts):
            numbers = counts_of(g, s)
            for plane in range(len(seen.counts)):
                shown = min(numbers[seen.counts[plane]] * seen.scales[plane], 1.0)
                for cell in range(out.shape[2]):
                    out[i, first + plane, cell] = shown
    return -1
