"""WebSocket frames (RFC 6455): bytes of a client cut into messages, and messages of ours framed.

    first byte    final · three reserved bits · kind (4 bits)
    second byte   masked · size (7 bits; 126 and 127: the size follows in 2 or 8 bytes)
    then          four bytes of mask, always there and only there in frames of clients; the body

Without extensions that is all there is to it. A frame of ours is the same for all who get it, so it
is made once, however many look on.
"""

from typing import NamedTuple

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
KINDS = (MORE, TEXT, BINARY, CLOSE, PING, PONG)
FINAL, RESERVED, KIND = 0x80, 0x70, 0x0F
MASKED, SIZE = 0x80, 0x7F
MEDIUM, LARGE = 126, 127
WORDS = {MEDIUM: 2, LARGE: 8}
"""In how many bytes the size of a larger frame follows."""
CONTROL = 0x8
PROTOCOL_ERROR, NOT_TEXT, TOO_LONG = 1002, 1007, 1009


class Unfit(Exception):
    """What came is no part of a conversation; `code` says why it has to end."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Message(NamedTuple):
    """One whole message, or a frame that controls the line."""

    kind: int
    body: bytes


def framed(kind: int, body: bytes) -> bytes:
    """A message of ours as one frame."""
    size = len(body)
    if size < MEDIUM:
        return bytes((FINAL | kind, size)) + body
    if size < 1 << 16:
        return bytes((FINAL | kind, MEDIUM)) + size.to_bytes(2, "big") + body
    return bytes((FINAL | kind, LARGE)) + size.to_bytes(8, "big") + body


class Reader:
    """Cuts what a client sends into messages of at most `limit` bytes."""

    __slots__ = ("_begun", "_held", "_limit", "_parts")

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held = b""
        """The beginning of a frame whose rest has not come."""
        self._begun = 0
        """The kind of the message of which parts have come, 0 without one."""
        self._parts = b""

    def feed(self, data: bytes) -> list[Message]:
        """The messages that are complete now; raises `Unfit`."""
        data = self._held + data if self._held else data
        start, found = 0, []
        while frame := self._frame(data, start):
            final, kind, body, start = frame
            if final and (kind & CONTROL or (kind and not self._begun)):
                found.append(Message(kind, body))
            elif message := self._joined(final, kind, body):
                found.append(message)
        self._held = data[start:]
        return found

    def _joined(self, final: bool, kind: int, body: bytes) -> Message | None:
        """A part of a message in several frames; the message once it is complete."""
        if bool(kind) == bool(self._begun):
            raise Unfit(PROTOCOL_ERROR)
        self._begun = self._begun or kind
        self._parts += body
        if len(self._parts) > self._limit:
            raise Unfit(TOO_LONG)
        if not final:
            return None
        message = Message(self._begun, self._parts)
        self._begun, self._parts = 0, b""
        return message

    def _frame(self, data: bytes, start: int) -> tuple[bool, int, bytes, int] | None:
        """Whether the frame is final, its kind and body, and where the next one starts."""
        if len(data) < start + 2:
            return None
        first, second = data[start], data[start + 1]
        kind, size, at = first & KIND, second & SIZE, start + 2
        if first & RESERVED or kind not in KINDS or not second & MASKED:
            raise Unfit(PROTOCOL_ERROR)
        if kind & CONTROL and (size >= MEDIUM or not first & FINAL):
            raise Unfit(PROTOCOL_ERROR)
        if size >= MEDIUM:
            size, at = int.from_bytes(data[at : at + WORDS[size]], "big"), at + WORDS[size]
        if len(data) < at:
            return None
        if size > self._limit:
            raise Unfit(TOO_LONG)
        end = at + 4 + size
        if len(data) < end:
            return None
        return bool(first & FINAL), kind, unmasked(data[at : at + 4], data[at + 4 : end]), end


def unmasked(mask: bytes, body: bytes) -> bytes:
    """The body with each byte combined with one of the mask's four in turn."""
    size = len(body)
    key = (mask * (size // 4 + 1))[:size]
    word = int.from_bytes(body, "little") ^ int.from_bytes(key, "little")
    return word.to_bytes(size, "little")
