"""The few calls to the system that compiled code makes: wait, receive, send, look at a clock."""

import platform

import numpy as np
from numba import njit, types
from numpy.typing import NDArray

from bench.server.skim import Bytes

EVENT, NAME = (12, 4) if platform.machine() == "x86_64" else (16, 8)
"""Bytes of an event of `epoll`, and where in it the socket is named."""
MONOTONIC = 1

SIZED = types.intp(types.int32, types.intp, types.intp, types.int32)
recv = types.ExternalFunction("recv", SIZED)
send = types.ExternalFunction("send", SIZED)
epoll_wait = types.ExternalFunction(
    "epoll_wait", types.int32(types.int32, types.intp, types.int32, types.int32)
)
clock_gettime = types.ExternalFunction("clock_gettime", types.int32(types.int32, types.intp))
usleep = types.ExternalFunction("usleep", types.int32(types.uint32))


@njit(nogil=True)
def seconds() -> float:
    """The time, by a clock that only goes forward."""
    parts = np.zeros(2, np.int64)
    clock_gettime(MONOTONIC, parts.ctypes.data)
    return float(parts[0] + parts[1] * 1e-9)


@njit(nogil=True)
def nap(microseconds: int) -> None:
    """Do nothing for a moment."""
    usleep(microseconds)


@njit(nogil=True)
def receive(socket: int, data: Bytes, start: int) -> int:
    """Put what came behind `start`; how much that was, 0 or less if the line is dead."""
    return int(recv(socket, data.ctypes.data + start, len(data) - start, 0))


@njit(nogil=True)
def transmit(socket: int, data: Bytes, size: int) -> bool:
    """Send the first bytes of this; false if that does not work at once."""
    return bool(send(socket, data.ctypes.data, size, 0) == size)


@njit(nogil=True)
def await_any(epoll: int, events: Bytes, milliseconds: int, found: NDArray[np.int64]) -> int:
    """Wait until something comes, on which sockets, and on how many."""
    count = int(epoll_wait(epoll, events.ctypes.data, len(events) // EVENT, milliseconds))
    for event in range(count):
        number = 0
        for place in range(4):
            number |= int(events[event * EVENT + NAME + place]) << 8 * place
        found[event] = number
    return count
