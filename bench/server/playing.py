"""A crowd that plays for a while: everybody moves as soon as they may, or after a pause."""

import select
from functools import cache
from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bench.server.crowd import Crowd, crowd_at, hear, learn, move
from bench.server.pair import Pair
from bench.server.skim import Bytes
from bench.server.system import EVENT, await_any, nap, seconds

ROOM = 1 << 16
"""Bytes that are read in one call: more than is ever said to one line at a time."""
AT_ONCE = 512
GLANCE = 1000
"""Microseconds between two looks at full speed: so many more are taken in at one look."""
MOST = 1 << 20
"""Moves whose delay is kept."""
LONGEST = 30.0
"""Seconds for the last moves to arrive."""


class Desk(NamedTuple):
    """What is needed to hear many lines."""

    epoll: int
    lines: NDArray[np.int64]
    """The line of each socket, by the socket's number."""
    events: Bytes
    found: NDArray[np.int64]
    data: Bytes
    delays: NDArray[np.float64]


class Played(NamedTuple):
    """What came of it."""

    moves: int
    rate: float
    """Moves a second."""
    delays: NDArray[np.float64]


@njit(nogil=True)
def turn_to(crowd: Crowd, desk: Desk, made: int, pause: float) -> int:
    """Hear what has come, or wait for it for a moment; the moves made so far, or -1."""
    count = await_any(desk.epoll, desk.events, 1 if pause else 100, desk.found)
    for event in range(count):
        line = desk.lines[desk.found[event]]
        if not hear(crowd, line, desk.data):
            return -1
        pair = line // 2
        if crowd.counts[pair] and crowd.seen[pair]:
            at = seconds()
            desk.delays[made % MOST] = at - crowd.began[pair]
            made += 1
            crowd.moves[pair] += 1
            crowd.counts[pair] = False
            crowd.due[pair] = at + 2 * pause * np.random.random()
    return made


@njit(nogil=True)
def play_until(crowd: Crowd, desk: Desk, end: float, pause: float) -> int:
    """The moves made by then, or -1 if somebody could not go on."""
    made, at, pairs = 0, seconds(), len(crowd.moves)
    while made >= 0 and at < end:
        for pair in range(pairs):
            if 0 < crowd.due[pair] <= at and not move(crowd, pair, at):
                return -1
        if not pause:
            nap(GLANCE)
        made = turn_to(crowd, desk, made, pause)
        at = seconds()
    return made


@njit(nogil=True)
def finish(crowd: Crowd, desk: Desk, end: float) -> bool:
    """Let the last moves arrive; whether they all did."""
    made = 0
    while made >= 0 and seconds() < end:
        if np.all(crowd.due > 0):
            return True
        made = turn_to(crowd, desk, 0, 0.0)
    return False


def desk_for(epoll: int, lines: NDArray[np.int64]) -> Desk:
    """An empty desk."""
    return Desk(
        epoll,
        lines,
        np.zeros(AT_ONCE * EVENT, np.uint8),
        np.zeros(AT_ONCE, np.int64),
        np.zeros(ROOM, np.uint8),
        np.zeros(MOST),
    )


@cache
def get_ready() -> None:
    """Compile everything, which takes longer than a server waits for a sign of life."""
    nobody, desk = crowd_at(["nowhere"], [0, 0]), desk_for(0, np.zeros(1, np.int64))
    learn(nobody, 0, np.frombuffer(b"", np.uint8), 0, 0)
    play_until(nobody, desk, 0.0, 0.0)
    finish(nobody, desk, 0.0)


class Players:
    """Everybody who sits at a table, once they are taken over from their lines."""

    def __init__(self, pairs: list[Pair]) -> None:
        sockets = [line.handed_over() for pair in pairs for line in pair.lines]
        self._crowd = crowd_at([pair.table for pair in pairs], sockets)
        self._epoll = select.epoll()
        lines = np.zeros(max(sockets) + 1, np.int64)
        for line, number in enumerate(sockets):
            lines[number] = line
            self._epoll.register(number, select.EPOLLIN)
        for number, pair in enumerate(pairs):
            for body in pair.told:
                learn(self._crowd, number, np.frombuffer(body, np.uint8), 0, len(body))
        self._desk = desk_for(self._epoll.fileno(), lines)

    def play(self, duration: float, pause: float = 0.0) -> Played:
        """Play for so long, each with a pause of that length on average."""
        begun = seconds()
        self._crowd.due[:] = begun + 2 * pause * np.random.random(len(self._crowd.due))
        made = play_until(self._crowd, self._desk, begun + duration, pause)
        took = seconds() - begun
        if made < 0 or not finish(self._crowd, self._desk, seconds() + LONGEST):
            heard = bytes(self._desk.data[:300])
            raise RuntimeError(f"somebody could not go on; the last that was heard: {heard!r}")
        return Played(made, made / took, self._desk.delays[: min(made, MOST)].copy())
