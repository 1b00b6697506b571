"""What players need of a message, read by compiled code: whose turn it is, and what is legal.

The one who measures shares the machine with what is measured. So nothing is decoded: a message is
looked through once, from its beginning to its last word that matters.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED = 0x80
MEDIUM, LARGE = 126, 127
KIND = len('{"type":"')
NEWS, DONE = ord("n"), ord("d")
"""The first letters of the two kinds of message that players hear."""


def word(text: str) -> Bytes:
    """A text as bytes that compiled code can look at."""
    return np.frombuffer(text.encode(), dtype=np.uint8)


SEQ, ACTING, LEGAL = word('"seq":'), word('"acting":['), word('"legal":[')
ZERO, COMMA, BRACKET = ord("0"), ord(","), ord("]")


@njit(nogil=True)
def frame_at(data: Bytes, start: int, size: int) -> tuple[int, int]:
    """Where the body of the frame at `start` begins and ends; (0, 0) if not all of it is there."""
    if size < start + 2:
        return 0, 0
    length, begin, digits = int(data[start + 1]), start + 2, 0
    if length == MEDIUM:
        digits = 2
    elif length == LARGE:
        digits = 8
    if size < begin + digits:
        return 0, 0
    if digits:
        length = 0
    for place in range(begin, begin + digits):
        length = length << 8 | int(data[place])
    begin += digits
    return (begin, begin + length) if size >= begin + length else (0, 0)


@njit(nogil=True)
def after(data: Bytes, start: int, end: int, name: Bytes) -> int:
    """The place behind this name, or `end` without it."""
    length = len(name)
    for place in range(start, end - length + 1):
        same = 0
        while same < length and data[place + same] == name[same]:
            same += 1
        if same == length:
            return place + length
    return end


@njit(nogil=True)
def number_at(data: Bytes, place: int) -> int:
    """The number that begins here."""
    number = 0
    while ZERO <= data[place] < ZERO + 10:
        number = number * 10 + int(data[place]) - ZERO
        place += 1
    return number


@njit(nogil=True)
def token_at(data: Bytes, start: int, chance: float) -> tuple[int, int]:
    """One of the tokens of the list that begins here, where it begins and ends.

    `chance` is between 0 and 1, and says which.
    """
    end, tokens = start, 1
    while data[end] != BRACKET:
        tokens += data[end] == COMMA
        end += 1
    chosen, place = int(chance * tokens), start
    while chosen:
        chosen -= data[place] == COMMA
        place += 1
    stop = place
    while stop < end and data[stop] != COMMA:
        stop += 1
    return place, stop


@njit(nogil=True)
def put(target: Bytes, at: int, source: Bytes, begin: int, end: int) -> int:
    """Copy a piece; the place behind it."""
    for place in range(begin, end):
        target[at + place - begin] = source[place]
    return at + end - begin


@njit(nogil=True)
def put_number(target: Bytes, at: int, number: int) -> int:
    """Write a number; the place behind it."""
    size, rest = 1, number
    while rest >= 10:
        size, rest = size + 1, rest // 10
    for place in range(at + size - 1, at - 1, -1):
        target[place] = ZERO + number % 10
        number //= 10
    return at + size
