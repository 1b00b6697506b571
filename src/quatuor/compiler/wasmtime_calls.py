"""What wasmtime's Python package lacks: memory that instances import, and calls that cost little.

`SharedMemory` cannot be imported by an instance (seen with version 50): it hands over a pointer to
the pointer that is asked for. `Func` looks up its own type with each call, which takes longer than
many kernels. Both are done here by the functions of wasmtime's C interface.
"""

import ctypes
from typing import Any

from wasmtime import Engine, MemoryType, SharedMemory, Store, Trap, WasmtimeError, _ffi as ffi


class ImportableMemory(SharedMemory):
    """A shared memory that can be imported."""

    def __init__(self, engine: Engine, kind: MemoryType) -> None:
        super().__init__(engine, kind)
        self.base = ctypes.addressof(self.data_ptr().contents)

    def _as_extern(self) -> ffi.wasmtime_extern_t:
        union = ffi.wasmtime_extern_union(sharedmemory=self.ptr())
        return ffi.wasmtime_extern_t(ffi.WASMTIME_EXTERN_SHAREDMEMORY, union)


class QuickFunction:
    """An exported function of one 32-bit number that gives back another."""

    def __init__(self, store: Store, function: Any) -> None:
        self._context, self._function = store._context(), ctypes.byref(function._func)
        self._words = (ffi.wasmtime_val_raw_t * 1)()
        self._trap = ctypes.POINTER(ffi.wasm_trap_t)()
        self._kept = store, function

    def __call__(self, argument: int) -> int:
        """Call it."""
        words, trap = self._words, self._trap
        words[0].i32 = argument
        error = ffi.wasmtime_func_call_unchecked(
            self._context, self._function, words, 1, ctypes.byref(trap)
        )
        if error:
            raise WasmtimeError._from_ptr(error)
        if trap:
            raise Trap._from_ptr(trap)
        return int(words[0].i32)
