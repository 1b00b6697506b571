"""How a kernel of a module is called: words in slots, and a result in the first of them.

The slots lie in the memory of the kernels: eight words for what a kernel gives back, then a word
for each argument. `kernels.json` says what each slot holds.
"""

import struct
from collections.abc import Mapping
from typing import Any

from quatuor.compiler.arrays import Array, Grid
from quatuor.compiler.declare import Entry, marker_of
from quatuor.compiler.facts import Facts
from quatuor.compiler.marker import Marker
from quatuor.compiler.module import Export

RESULT_WORDS = 8
SLOT_WORDS = 256
WHOLE = 1 << 32


class NotSeen(LookupError):
    """An array lies where the kernels of the module do not see it."""


class Kernel:
    """An entry of a module."""

    def __init__(self, export: Export, entry: str) -> None:
        self.name, self.entry = export.name, entry
        self.count = len(export.arguments)
        self._arguments = struct.Struct(f"<{export.arguments}")
        self._result = struct.Struct(f"<{export.result}")
        self._several = len(export.result) > 1

    def put(self, slots: memoryview, words: list[Any]) -> None:
        """Put the arguments into slots."""
        self._arguments.pack_into(slots, 8 * RESULT_WORDS, *words)

    def taken(self, slots: memoryview) -> Any:
        """What it has given back."""
        result = self._result.unpack_from(slots)
        if self._several:
            return result
        return result[0] if result else None


class Kernels:
    """The entries of a module by name, each made ready when it is first called."""

    def __init__(self, exports: Mapping[str, Export]) -> None:
        self._exports = exports
        self._known: dict[str, Kernel | None] = {}

    def of(self, entry: Entry[..., Any], arguments: tuple[Any, ...]) -> Kernel | None:
        """The kernel that such a call runs; None if the module has none."""
        key = f"{entry.name}[{marker_of(arguments)}]"
        if key not in self._known:
            export = self._exports.get(key)
            self._known[key] = Kernel(export, entry.name) if export else None
        return self._known[key]


def words_for(kernel: Kernel, arguments: tuple[Any, ...], base: int) -> list[Any]:
    """What a kernel finds in its slots, where its memory begins at this address."""
    words: list[Any] = []
    flat(arguments, words, base)
    if len(words) != kernel.count:
        raise TypeError(f"{kernel.entry} takes {kernel.count} words, not {len(words)}")
    return words


def flat(arguments: tuple[Any, ...], words: list[Any], base: int) -> None:
    """Add what each argument is to kernels."""
    for argument in arguments:
        kind = type(argument)
        if kind is int or kind is float or kind is bool:
            words.append(argument)
        elif kind is Array or kind is Grid:
            words.extend(argument.layout(_seen(argument.address, base)))
        elif isinstance(argument, tuple):
            flat(argument, words, base)
        elif isinstance(argument, Marker):
            words.append(0)
        elif isinstance(argument, Facts):
            words.append(_seen(argument.address, base))
        else:
            raise TypeError(f"kernels take no {kind.__name__}")


def _seen(address: int, base: int) -> int:
    offset = address - base
    if not 0 <= offset < WHOLE:
        raise NotSeen("this array lies outside of the memory that kernels see")
    return offset
