"""Kernels: pure functions on machine words, written once and run by interchangeable backends.

    @kernel      a part of other kernels; Python runs it as it is written
    @inlined     the same, put into each kernel that calls it: for small steps of inner loops
    @compiled    an *entry*: what engines call to have much work done in one call

A backend decides how an entry runs; all give the same results:

    wasm         the module `kernels.wasm`, compiled ahead of time and run by wasmtime
    emscripten   the same kernels as a side module, in Python in a browser tab
    numba        native code, compiled by Numba for this machine and kept on disk
    njit         native code by stock `numba.njit`: slower, and independent of its internals
    python       the functions as they are written

This is the only package that imports wasmtime, Numba or llvmlite, each only when it is used.
`docs/kernels.md` tells how it works and how the module is built.
"""

from quatuor.compiler.arrays import Array, Grid, array, grid, zeros
from quatuor.compiler.backend import using
from quatuor.compiler.declare import Entry, compiled, inlined, kernel

__all__ = [
    "Array",
    "Entry",
    "Grid",
    "array",
    "compiled",
    "grid",
    "inlined",
    "kernel",
    "using",
    "zeros",
]
