"""The backend `wasm`: wasmtime runs the module of kernels.

All threads share one linear memory, in which arrays lie. A call borrows an *instance* of the
module, which has a stack of its own, and releases Python's lock, so that threads run side by side.
The machine code that wasmtime makes of the module is kept in the user's cache: it is made once.
"""

import ctypes
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from quatuor.compiler import blocks
from quatuor.compiler.backend import plainly
from quatuor.compiler.declare import Entry
from quatuor.compiler.files import cache_home, write_whole
from quatuor.compiler.linear import LinearMemory
from quatuor.compiler.module import MODULE, Manifest, fresh
from quatuor.compiler.slots import SLOT_WORDS, Kernel, Kernels, NotSeen, words_for

STACK_BYTES = 1 << 19


class Machine:
    """The module, ready to be run, and its memory."""

    def __init__(self, manifest: Manifest) -> None:
        import wasmtime

        from quatuor.compiler.wasmtime_calls import ImportableMemory

        config = wasmtime.Config()
        config.wasm_threads = True
        config.shared_memory = True
        self.engine = wasmtime.Engine(config)
        self.module = self._module(wasmtime, manifest.content)
        wanted = self.module.imports[0].type
        self.memory = LinearMemory(ImportableMemory(self.engine, wanted))
        self._idle: list[Instance] = []
        self.kernels = Kernels(manifest.entries)

    def _module(self, wasmtime: Any, content: str) -> Any:
        """The module as machine code: from the cache, or made now."""
        kept = cache_home() / f"wasm-{content}-{version('wasmtime')}.cwasm"
        try:
            return wasmtime.Module.deserialize_file(self.engine, str(kept))
        except wasmtime.WasmtimeError:
            made = wasmtime.Module(self.engine, MODULE.read_bytes())
            _keep(kept, bytes(made.serialize()))
            return made

    def call(self, kernel: "Kernel", words: list[Any]) -> Any:
        """Run a kernel with these words in its slots."""
        try:
            instance = self._idle.pop()
        except IndexError:
            instance = Instance(self)
        result = instance.call(kernel, words)
        self._idle.append(instance)
        return result


class Instance:
    """The module with a stack of its own; for one thread at a time."""

    def __init__(self, machine: Machine) -> None:
        import wasmtime

        from quatuor.compiler.wasmtime_calls import QuickFunction

        memory = machine.memory
        self._store = wasmtime.Store(machine.engine)
        shared = memory.memory
        instance = wasmtime.Instance(self._store, machine.module, [shared])
        self._exports: Any = instance.exports(self._store)
        stack, slots = memory.block(STACK_BYTES, zeroed=False), memory.block(8 * SLOT_WORDS)
        if stack is None or slots is None:
            raise MemoryError("no memory is left for kernels")
        self._blocks, self._slots = (stack, slots), slots.bytes
        top = memory.offset(stack.address) + STACK_BYTES
        pointer: Any = self._exports["__stack_pointer"]
        pointer.set_value(self._store, wasmtime.Val.i32(top))
        self._at = memory.offset(slots.address)
        self._functions: dict[str, Callable[[int], int]] = {}
        self._quick = QuickFunction

    def call(self, kernel: Kernel, words: list[Any]) -> Any:
        """Run a kernel."""
        kernel.put(self._slots, words)
        function = self._functions.get(kernel.name)
        if function is None:
            function = self._functions[kernel.name] = self._quick(
                self._store, self._exports[kernel.name]
            )
        if function(self._at) != 0:
            raise RuntimeError("a kernel failed")
        return kernel.taken(self._slots)


@cache
def machine() -> Machine | None:
    """The module of kernels; None where there is none of the present sources."""
    manifest = fresh()
    if manifest is None:
        return None
    made = Machine(manifest)
    # for ever: when Python ends, wasmtime's package is gone before the objects that it must free
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))
    return made


def _block(size: int) -> blocks.Block | None:
    """A block where the kernels of the module see it."""
    found = machine()
    return None if found is None else found.memory.block(size)


blocks.allocators.append(_block)


def kernel_for(entry: Entry[..., Any], arguments: tuple[Any, ...]) -> Kernel | None:
    """The kernel of the module that such a call runs; None if it has none."""
    found = machine()
    return None if found is None else found.kernels.of(entry, arguments)


def run(entry: Entry[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Run an entry on the module, or as plain Python if the module does not have it."""
    kernel, found = kernel_for(entry, arguments), machine()
    if kernel is None or found is None:
        return plainly(entry, arguments)
    try:
        words = words_for(kernel, arguments, found.memory.base)
    except NotSeen:
        return plainly(entry, arguments)
    return found.call(kernel, words)


def _keep(path: Path, content: bytes) -> None:
    """Keep machine code, if the disk takes it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, [content])
    except OSError:
        pass
