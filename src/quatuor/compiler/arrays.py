"""Arrays of machine words that kernels and Python share, without NumPy.

An array is a block of memory with a type of number. Python indexes it through a `memoryview`; a
backend passes its address to compiled kernels. `Array` has one dimension, `Grid` two.
"""

import ctypes
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

from quatuor.compiler.blocks import Block, new_block

N = TypeVar("N", bound=float)

INT64, INT32, INT16, INT8, UINT8, FLOAT32 = "q", "i", "h", "b", "B", "f"
SIZES = {INT64: 8, INT32: 4, INT16: 2, INT8: 1, UINT8: 1, FLOAT32: 4}


class Array(Sequence[N]):
    """A row of numbers."""

    __slots__ = ("_block", "_flat", "_native", "address", "kind")

    def __init__(self, block: Block, flat: Any, address: int) -> None:
        self._block, self.address = block, address
        self._flat = flat
        self.kind: str = flat.format
        self._native: Any = None

    def __len__(self) -> int:
        return len(self._flat)

    def __iter__(self) -> Iterator[N]:
        numbers: Iterator[N] = iter(self._flat)
        return numbers

    @overload
    def __getitem__(self, place: int) -> N: ...
    @overload
    def __getitem__(self, place: slice) -> "Array[N]": ...
    def __getitem__(self, place: int | slice) -> "N | Array[N]":
        """A number, or a view of some that lie side by side."""
        if not isinstance(place, slice):
            found: N = self._flat[place]
            return found
        start, _, step = place.indices(len(self._flat))
        if step != 1:
            raise IndexError("a view of an array takes numbers that lie side by side")
        return Array(self._block, self._flat[place], self.address + start * self._flat.itemsize)

    def __setitem__(self, place: int | slice, value: "N | Iterable[N]") -> None:
        if not isinstance(place, slice):
            self._flat[place] = value
            return
        part = self._flat[place]
        values = [value] * len(part) if isinstance(value, int | float) else list(value)
        part.cast("B")[:] = _packed(values, self.kind)

    def __repr__(self) -> str:
        return f"array({self.tolist()}, {self.kind!r})"

    @property
    def itemsize(self) -> int:
        """Bytes of a number."""
        return SIZES[self.kind]

    @property
    def nbytes(self) -> int:
        """Bytes of all of them."""
        return len(self) * self.itemsize

    @property
    def memory(self) -> memoryview:
        """The same numbers, for whatever takes a buffer."""
        buffer: memoryview = self._flat
        return buffer

    @property
    def native(self) -> Any:
        """The same numbers as a NumPy array, which is what Numba's code takes."""
        if self._native is None:
            import numpy as np

            self._native = np.frombuffer(self._flat, dtype=self.kind)
        return self._native

    def layout(self, offset: int) -> tuple[int, ...]:
        """The fields by which Numba's code knows an array, with its memory at this offset."""
        count, size = len(self._flat), self._flat.itemsize
        return 0, 0, count, size, offset, count, size

    def tolist(self) -> list[N]:
        """All numbers."""
        return list(self._flat)

    def clear(self) -> None:
        """Make all numbers 0."""
        ctypes.memset(self.address, 0, self.nbytes)

    def fill(self, value: N) -> None:
        """Make all numbers this one."""
        self._flat.cast("B")[:] = _packed([value], self.kind) * len(self)

    def copy(self) -> "Array[N]":
        """The same numbers in memory of their own."""
        return self.grown(len(self))

    def grown(self, count: int) -> "Array[N]":
        """The same numbers, followed by zeros, in memory of their own."""
        other: Array[N] = _zeros(count, self.kind)
        other._flat[: len(self)] = self._flat
        return other


class Grid(Generic[N]):
    """Rows of numbers, all of the same length."""

    __slots__ = ("_columns", "flat", "rows")

    def __init__(self, flat: Array[N], rows: int) -> None:
        self.flat, self.rows = flat, rows
        self._columns = len(flat) // rows if rows else 0

    def __len__(self) -> int:
        return self.rows

    def __iter__(self) -> Iterator[Array[N]]:
        return (self[row] for row in range(self.rows))

    @overload
    def __getitem__(self, place: int) -> Array[N]: ...
    @overload
    def __getitem__(self, place: tuple[int, int]) -> N: ...
    def __getitem__(self, place: int | tuple[int, int]) -> "N | Array[N]":
        """A number, or a row."""
        if isinstance(place, tuple):
            return self.flat[place[0] * self._columns + place[1]]
        start = range(self.rows)[place] * self._columns
        return self.flat[start : start + self._columns]

    def __setitem__(self, place: tuple[int, int], value: N) -> None:
        self.flat[place[0] * self._columns + place[1]] = value

    @property
    def address(self) -> int:
        """Where the first number lies."""
        return self.flat.address

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.rows, self._columns

    @property
    def native(self) -> Any:
        """The same numbers as a NumPy array."""
        return self.flat.native.reshape(self.shape)

    def layout(self, offset: int) -> tuple[int, ...]:
        """The fields by which Numba's code knows an array, with its memory at this offset."""
        size, count = self.flat.itemsize, len(self.flat)
        return 0, 0, count, size, offset, self.rows, self._columns, self._columns * size, size


def zeros(count: int, kind: str = INT64) -> Array[int]:
    """So many zeros."""
    return _zeros(count, kind)


def array(values: Iterable[int], kind: str = INT64) -> Array[int]:
    """An array of these numbers."""
    listed = list(values)
    made: Array[int] = _zeros(len(listed), kind)
    made[:] = listed
    return made


def grid(rows: int, columns: int, kind: str = INT64) -> Grid[int]:
    """So many rows of zeros."""
    return Grid(zeros(rows * columns, kind), rows)


def float_grid(rows: int, columns: int) -> Grid[float]:
    """The same for numbers with a fraction."""
    flat: Array[float] = _zeros(rows * columns, FLOAT32)
    return Grid(flat, rows)


def _zeros(count: int, kind: str) -> Array[Any]:
    block = new_block(count * SIZES[kind])
    flat: Any = block.bytes[: count * SIZES[kind]]
    return Array(block, flat.cast(kind), block.address)


def _packed(values: list[Any], kind: str) -> bytes:
    return struct.pack(f"{len(values)}{kind}", *values)
