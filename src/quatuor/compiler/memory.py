"""Words of memory by address, so that a search passes one number down instead of arrays.

Plain Python reads and writes through `ctypes`; compiled kernels get the bare instruction. Addresses
exist only while an entry runs: each backend has its own, so none is kept from call to call.
"""

import ctypes

from quatuor.compiler.arrays import Array


def address_of(array: Array[int]) -> int:
    """Where the first word of an array lies."""
    return array.address


def load(address: int) -> int:
    """The word that lies at an address."""
    return ctypes.c_int64.from_address(address).value


def store(address: int, word: int) -> int:
    """Put a word at an address."""
    ctypes.c_int64.from_address(address).value = word
    return word


def prefetch(address: int) -> int:
    """Ask for a cache line that will be read soon."""
    return address
