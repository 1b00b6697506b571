"""Whole batches in compiled code: every game of a range of rows, one after the other.

Each entry works on the rows `low` to `high` of its arrays, so several threads share a batch. What
happens to a game depends on its own row alone, never on who works on it.

Chance is a hash of the seed, the number of the step and the row (`lots`, `drawn`): the same
whatever else has been drawn, and in whichever order.

What is seen of a state is written with the step, while the state is in the registers. Masks and
planes are written in blocks of 8 and 16 numbers, which may reach into the next row: that is written
afterwards. The last row, behind which another thread may be at work, is written number by number.
"""

from typing import Any, NamedTuple

from quatuor.compiler import compiled, kernel
from quatuor.compiler.bits import popcount
from quatuor.compiler.marker import selected
from quatuor.compiler.rows import state_at, write_bytes, write_ones
from quatuor.compiler.words import mix, words
from quatuor.games.registry import GAMES
from quatuor.lab.views import MASK, OBSERVATION, PACKED_MASK, SAMPLE, Views
from quatuor.rules import membership, plies as word_sets, product
from quatuor.rules.endings import THIRD
from quatuor.search.specialise import by_part

NO_KEY = -1
"""Stands in the path for a position that cannot come back: within a turn, or at the end."""
ONE = 0x3F800000
"""The bits of the float 1."""
LOT_BITS = 30
"""How many bits of a draw choose one of several."""
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
    """For each cell the word in which only its bit is set, filled up to whole blocks."""
    counts: Any
    scales: Any
    cells: int


class Tables(NamedTuple):
    """What is the same for all games of an environment."""

    plies: Any
    """The ply of each action."""
    actions: Any
    """The action of each ply, or -1."""
    bits: Any
    """For each action the word in which only the bit of its ply is set, in whole blocks."""
    starts: Any
    """The words of the positions in which rounds start."""
    seen: Seen


class Lots(NamedTuple):
    """What chance is drawn from: a seed, and how many steps came before."""

    seed: int
    number: int


def _contains(g: Any) -> Any:
    """The kernel that tells whether a set of plies of this game holds a ply."""
    pick = GAMES[g.game].pick
    if pick is word_sets.pick:
        return membership.in_word
    if pick is product.pick:
        return membership.in_product
    raise LookupError(f"{g.game} keeps its plies in sets of its own kind")


def _in_one_word(g: Any) -> Any:
    """Whether a set of plies of this game is one word."""
    return yes if GAMES[g.game].pick is word_sets.pick else no


@kernel
def yes(_plies: Any) -> bool:
    """It is."""
    return True


@kernel
def no(_plies: Any) -> bool:
    """It is not."""
    return False


@kernel
def the_word(plies: int) -> int:
    """A set of plies that is a word."""
    return plies


@kernel
def no_word(_plies: Any) -> int:
    """No word, of a set of another kind."""
    return 0


def _word_of(g: Any) -> Any:
    return the_word if GAMES[g.game].pick is word_sets.pick else no_word


in_one_word: Any = selected(_in_one_word)(lambda g, plies: _in_one_word(g)(plies))
word_of: Any = selected(_word_of)(lambda g, plies: _word_of(g)(plies))
contains: Any = selected(_contains)(lambda g, plies, ply: _contains(g)(plies, ply))
boards_of = by_part("environment", "boards")
counts_of = by_part("environment", "counts")


@kernel
def lot(lots: Lots, purpose: int) -> int:
    """What is drawn for a purpose at a step, whichever the game."""
    return mix((lots.seed, lots.number, purpose))


@kernel
def drawn(lot: int, row: int) -> int:
    """62 random bits for a game, of a lot."""
    return mix((lot, row, 1)) >> 1


@kernel
def one_of(count: int, lot: int, row: int) -> int:
    """A number below a count, all equally likely: by a product, which takes less than a rest."""
    return (drawn(lot, row) >> 62 - LOT_BITS) * count >> LOT_BITS


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
    for i in range(low, high):
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
        show_row(g, s, i, i + 1 == high, tables, views, wanted, sampling)
    return -1


@compiled
def show(
    g: Any,
    like: Any,
    rows: Any,
    tables: Tables,
    views: Views,
    wanted: int,
    lots: Lots,
    low: int,
    high: int,
) -> int:
    """What is wanted of these rows, without a step."""
    sampling = lot(lots, SAMPLING)
    for i in range(low, high):
        s = state_at(like, rows, i)
        show_row(g, s, i, i + 1 == high, tables, views, wanted, sampling)
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


@kernel
def show_row(
    g: Any, s: Any, i: int, last: bool, tables: Tables, views: Views, wanted: int, sampling: int
) -> None:
    """What is wanted of a state."""
    plies = g.legal(s)
    if wanted & MASK:
        write_mask(g, plies, i, last, tables, views.mask)
    if wanted & PACKED_MASK:
        write_packed_mask(g, plies, i, tables, views.packed_mask)
    if wanted & SAMPLE:
        size = g.size(plies)
        views.sample[i] = 0
        if size:
            views.sample[i] = tables.actions[g.pick(plies, one_of(size, sampling, i))]
    if wanted & OBSERVATION:
        write_planes(g, s, i, last, tables.seen, views)


@kernel
def write_mask(g: Any, plies: Any, i: int, last: bool, tables: Tables, out: Any) -> None:
    """Which actions are legal, a byte for each."""
    count = len(tables.plies)
    start = i * count
    if in_one_word(g, plies) and not last:
        for block in range(0, len(tables.bits), 8):
            write_bytes(word_of(g, plies), tables.bits, block, out, start + block)
        return
    for action in range(count):
        out[start + action] = 0
    ply = g.after(plies, -1)
    while ply >= 0:
        out[start + int(tables.actions[ply])] = 1
        ply = g.after(plies, ply)


@kernel
def write_packed_mask(g: Any, plies: Any, i: int, tables: Tables, out: Any) -> None:
    """Which actions are legal, a bit for each, the lowest bit of a byte first."""
    width = (len(tables.plies) + 7) // 8
    start = i * width
    for byte in range(width):
        out[start + byte] = 0
    ply = g.after(plies, -1)
    while ply >= 0:
        action = int(tables.actions[ply])
        out[start + (action >> 3)] |= 1 << (action & 7)
        ply = g.after(plies, ply)


@kernel
def write_planes(g: Any, s: Any, i: int, last: bool, seen: Seen, views: Views) -> None:
    """The planes that the player to move sees: sets of cells first, then numbers."""
    cells = seen.cells
    at = i * cells * (len(seen.boards) + len(seen.counts))
    sets = boards_of(g, s)
    for plane in range(len(seen.boards)):
        word = sets[seen.boards[plane]]
        if last:
            for cell in range(cells):
                views.bits[at + cell] = ONE if word & seen.bits[cell] else 0
        else:
            for block in range(0, len(seen.bits), 16):
                write_ones(word, seen.bits, block, views.bits, at + block)
        at += cells
    if len(seen.counts):
        numbers = counts_of(g, s)
        for plane in range(len(seen.counts)):
            shown = min(numbers[seen.counts[plane]] * seen.scales[plane], 1.0)
            for cell in range(cells):
                views.observation[at + cell] = shown
            at += cells
