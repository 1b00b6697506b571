"""Everybody at all tables at once, in compiled code: they hear, skim, and move when they may.

They say and hear what any client says and hears. But players in Python take a sixth of what the
server takes, on the same two cores, and would be measured along with it.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bench.server import skim
from bench.server.skim import Bytes, after, frame_at, number_at, put, put_number, token_at, word
from bench.server.system import receive, transmit

SEAT, TOKEN, SEEN, END = word('","seat":'), word(',"token":'), word(',"seen":'), word("}")
HEAD = 6
"""Bytes before the text of a short message; the four of the mask are zero and leave it as it is."""


class Crowd(NamedTuple):
    """What is known of every pair, by its number; of every line there are two a pair."""

    sockets: NDArray[np.int64]
    starts: Bytes
    """How what is said at each table starts."""
    seq: NDArray[np.int64]
    seat: NDArray[np.int64]
    legal: Bytes
    """Whose turn it is: the last event they know of, their seat, and what they may play."""
    mover: NDArray[np.int64]
    counts: NDArray[np.bool_]
    seen: NDArray[np.bool_]
    """Whether the sender of the last move knows that it counts, and the opponent sees it."""
    moves: NDArray[np.int64]
    began: NDArray[np.float64]
    """When the last move was made."""
    due: NDArray[np.float64]
    """When the next one will be; 0 while one is under way."""
    held: Bytes
    held_size: NDArray[np.int64]
    """The beginning of a frame whose rest has not come, for each line."""


def crowd_at(tables: list[str], sockets: list[int]) -> Crowd:
    """Pairs at these tables, of whom nothing else is known yet."""
    pairs = len(tables)
    starts = [word(f'{{"type":"play","table":"{table}","id":"') for table in tables]
    return Crowd(
        sockets=np.array(sockets),
        starts=np.stack(starts),
        seq=np.zeros(pairs, np.int64),
        seat=np.zeros(pairs, np.int64),
        legal=np.zeros((pairs, 256), np.uint8),
        mover=np.zeros(pairs, np.int64),
        counts=np.zeros(pairs, np.bool_),
        seen=np.zeros(pairs, np.bool_),
        moves=np.zeros(pairs, np.int64),
        began=np.zeros(pairs),
        due=np.zeros(pairs),
        held=np.zeros((2 * pairs, 1 << 14), np.uint8),
        held_size=np.zeros(2 * pairs, np.int64),
    )


@njit(nogil=True)
def move(crowd: Crowd, pair: int, at: float) -> bool:
    """Any legal move; false if it did not get through."""
    frame, seat, start = np.zeros(256, np.uint8), crowd.seat[pair], crowd.starts[pair]
    size = put(frame, HEAD, start, 0, len(start))
    size = put_number(frame, size, crowd.moves[pair])
    size = put_number(frame, put(frame, size, SEAT, 0, len(SEAT)), seat)
    legal = crowd.legal[pair]
    begin, end = token_at(legal, 0, np.random.random())
    size = put(frame, put(frame, size, TOKEN, 0, len(TOKEN)), legal, begin, end)
    size = put_number(frame, put(frame, size, SEEN, 0, len(SEEN)), crowd.seq[pair])
    size = put(frame, size, END, 0, len(END))
    frame[0], frame[1] = skim.TEXT, skim.MASKED | (size - HEAD)
    crowd.counts[pair] = crowd.seen[pair] = False
    crowd.mover[pair], crowd.began[pair], crowd.due[pair] = seat, at, 0.0
    return bool(transmit(crowd.sockets[2 * pair + seat - 1], frame, size))


@njit(nogil=True)
def learn(crowd: Crowd, pair: int, data: Bytes, begin: int, end: int) -> None:
    """Whoever may move has to know the last event, the own seat and the legal tokens."""
    seq = after(data, begin, end, skim.SEQ)
    acting = after(data, seq, end, skim.ACTING)
    if acting == end or data[acting] == skim.BRACKET:
        return
    crowd.seq[pair], crowd.seat[pair] = number_at(data, seq), number_at(data, acting)
    stop = legal = after(data, acting, end, skim.LEGAL)
    while data[stop] != skim.BRACKET:
        stop += 1
    put(crowd.legal[pair], 0, data, legal, stop + 1)


@njit(nogil=True)
def take(crowd: Crowd, line: int, data: Bytes, start: int, begin: int, end: int) -> bool:
    """Take one frame; false if it says what nobody expects."""
    pair, seat = line // 2, line % 2 + 1
    if data[start] == skim.PING:
        pong = np.zeros(HEAD, np.uint8)
        pong[0], pong[1] = skim.PONG, skim.MASKED
        return bool(transmit(crowd.sockets[line], pong, HEAD))
    letter = data[begin + skim.KIND] if data[start] == skim.TEXT else 0
    if letter == skim.NEWS:
        learn(crowd, pair, data, begin, end)
        crowd.seen[pair] |= seat != crowd.mover[pair]
    elif letter == skim.DONE:
        crowd.counts[pair] = True
    return letter in (skim.NEWS, skim.DONE)


@njit(nogil=True)
def hear(crowd: Crowd, line: int, data: Bytes) -> bool:
    """Take what came on one line; false if it is closed, or somebody says what nobody expects."""
    held = put(data, 0, crowd.held[line], 0, crowd.held_size[line])
    came = receive(crowd.sockets[line], data, held)
    size, start = held + came, 0
    while came > 0:
        begin, end = frame_at(data, start, size)
        if not end:
            break
        if not take(crowd, line, data, start, begin, end):
            return False
        start = end
    crowd.held_size[line] = size - start
    put(crowd.held[line], 0, data, start, size)
    return bool(came > 0)
