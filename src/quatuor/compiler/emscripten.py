"""The backend `emscripten`: Python in a browser tab loads the kernels into its own memory.

The side module shares the memory of Python there, so that an address is an address to both, and no
JavaScript lies in between. There are no threads: one set of slots serves every call.
"""

import ctypes
from functools import cache
from typing import Any

from quatuor.compiler.backend import plainly
from quatuor.compiler.blocks import Block, process_block
from quatuor.compiler.declare import Entry
from quatuor.compiler.module import SIDE_MODULE, Manifest, fresh_side
from quatuor.compiler.slots import SLOT_WORDS, Kernel, Kernels, words_for


class Machine:
    """The side module, loaded."""

    def __init__(self, manifest: Manifest) -> None:
        self.kernels = Kernels(manifest.entries)
        self._library = ctypes.CDLL(str(SIDE_MODULE))
        self._slots: Block = process_block(8 * SLOT_WORDS)
        self._functions: dict[str, Any] = {}

    def call(self, kernel: Kernel, words: list[Any]) -> Any:
        """Run a kernel with these words in its slots."""
        kernel.put(self._slots.bytes, words)
        if self._function(kernel.name)(self._slots.address) != 0:
            raise RuntimeError("a kernel failed")
        return kernel.taken(self._slots.bytes)

    def _function(self, name: str) -> Any:
        function = self._functions.get(name)
        if function is None:
            function = self._functions[name] = self._library[name]
            function.argtypes, function.restype = [ctypes.c_void_p], ctypes.c_int32
        return function


@cache
def machine() -> Machine | None:
    """The side module; None where there is none of the present sources."""
    manifest = fresh_side()
    return None if manifest is None else Machine(manifest)


def run(entry: Entry[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Run an entry on the module, or as plain Python if the module does not have it."""
    found = machine()
    kernel = None if found is None else found.kernels.of(entry, arguments)
    if found is None or kernel is None:
        return plainly(entry, arguments)
    return found.call(kernel, words_for(kernel, arguments, 0))
