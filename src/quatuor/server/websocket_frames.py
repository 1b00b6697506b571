"""WebSocket frames (RFC 6455): bytes of a client cut into messages, and messages of ours framed.

    first byte    final · three reserved bits · kind (4 bits)
    second byte   masked · size (7 bits; 126 and 127: the size follows in 2 or 8 bytes)
    then          four bytes of mask, always there and only there in frames of clients; the body

Without extensions that is all there is to it. A frame of ours is the same for all who get it, so it
is made once, however many look on.
"""

import struct
from typing import NamedTuple

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
KINDS = (MORE, TEXT, BINARY, CLOSE, PING, PONG)
FINAL, RESERVED, KIND = 0x80, 0x70, 0x0F
MASKED, SIZE = 0x80, 0x7F
MEDIUM, LARGE = 126, 127
WORDS = {MEDIUM: 2, LARGE: 8}
"""In how many bytes the size of a larger frame follows."""
MEDIUM_HEAD, LARGE_HEAD = struct.Struct(">BBH").pack, struct.Struct(">BBQ").pack
"""How a larger frame of ours begins: its kind, in how many bytes its size follows, its size."""
SMALLEST = {MEDIUM: 126, LARGE: 1 << 16}
"""The smallest size that may be written in so many bytes: it has to be as short as it can be."""
CONTROL = 0x8
PROTOCOL_ERROR, NOT_TEXT, TOO_LONG = 1002, 1007, 1009
CODES = frozenset((1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014))
OWN_CODES = range(3000, 5000)
"""The codes with which a connection may be closed: those that mean something, and private ones."""


class ProtocolError(Exception):
    """What came violates the protocol; `code` says how, and closes the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Frame(NamedTuple):
    """One frame of a client, its mask taken off."""

    final: bool
    kind: int
    body: bytes


class Message(NamedTuple):
    """One whole message, or a control frame."""

    kind: int
    body: bytes


def framed(kind: int, body: bytes) -> bytes:
    """A message of ours as one frame."""
    size = len(body)
    if size < MEDIUM:
        return bytes((FINAL | kind, size)) + body
    if size < 1 << 16:
        return MEDIUM_HEAD(FINAL | kind, MEDIUM, size) + body
    return LARGE_HEAD(FINAL | kind, LARGE, size) + body


class Reader:
    """Cuts what a client sends into frames, and joins them to messages of at most `limit` bytes.

    It goes one frame at a time, so that whoever reads can stop between any two of them.
    """

    __slots__ = ("_at", "_begun", "_data", "_limit", "_parts")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._data = b""
        self._at = 0
        """What has come, and where the next frame starts in it."""
        self._begun = 0
        """The kind of the message of which parts have come, 0 without one."""
        self._parts = b""

    @property
    def waiting(self) -> int:
        """Bytes that have come and are not read."""
        return len(self._data) - self._at

    def feed(self, data: bytes) -> None:
        """Take bytes as they come."""
        self._data = self._data[self._at :] + data if self._data else data
        self._at = 0

    def next_frame(self) -> Frame | None:
        """The next frame, once all of it is there; raises `Unfit`."""
        data, start = self._data, self._at
        if len(data) < start + 2:
            return None
        first, second = data[start], data[start + 1]
        kind, size, at = first & KIND, second & SIZE, start + 2
        if first & RESERVED or kind not in KINDS or not second & MASKED:
            raise ProtocolError(PROTOCOL_ERROR)
        if kind & CONTROL and (size >= MEDIUM or not first & FINAL):
            raise ProtocolError(PROTOCOL_ERROR)
        if size >= MEDIUM:
            end = at + WORDS[size]
            if len(data) < end:
                return None
            size, at = size_in(data[at:end], SMALLEST[size]), end
        if size > self._limit:
            raise ProtocolError(TOO_LONG)
        end = at + 4 + size
        if len(data) < end:
            return None
        body = unmasked(data[at : at + 4], data[at + 4 : end])
        self._data, self._at = (data, end) if end < len(data) else (b"", 0)
        return Frame(bool(first & FINAL), kind, body)

    def message(self, frame: Frame) -> Message | None:
        """The message that this frame completes, if it does; raises `Unfit`."""
        final, kind, body = frame
        if kind & CONTROL or (final and kind and not self._begun):
            return Message(kind, body)
        if bool(kind) == bool(self._begun):
            raise ProtocolError(PROTOCOL_ERROR)
        self._begun = self._begun or kind
        self._parts += body
        if len(self._parts) > self._limit:
            raise ProtocolError(TOO_LONG)
        if not final:
            return None
        message = Message(self._begun, self._parts)
        self._begun, self._parts = 0, b""
        return message


def size_in(word: bytes, smallest: int) -> int:
    """The size of a larger frame, which a smaller word must not hold."""
    size = int.from_bytes(word, "big")
    if size < smallest:
        raise ProtocolError(PROTOCOL_ERROR)
    return size


def unmasked(mask: bytes, body: bytes) -> bytes:
    """The body with each byte combined with one of the mask's four in turn."""
    size = len(body)
    key = (mask * (size // 4 + 1))[:size]
    word = int.from_bytes(body, "little") ^ int.from_bytes(key, "little")
    return word.to_bytes(size, "little")


def text_of(body: bytes) -> str:
    """A body that has to be text."""
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise ProtocolError(NOT_TEXT) from None


def closing_code(body: bytes) -> bytes:
    """The code with which a client closes, to be returned; none is fine, a wrong one is not."""
    if not body:
        return b""
    code = int.from_bytes(body[:2], "big")
    if len(body) < 2 or not (code in CODES or code in OWN_CODES):
        raise ProtocolError(PROTOCOL_ERROR)
    text_of(body[2:])
    return body[:2]
