"""How kernels are compiled; the same for all."""

from typing import Any

from quatuor.compiler.backend import chosen

STOCK = chosen() == "njit"
"""Whether kernels are compiled by `numba.njit` as it comes, without reaching into Numba."""
OPTIONS: dict[str, Any] = {"nopython": True, "nogil": True, "error_model": "numpy"}
INTERNAL = {
    "no_cfunc_wrapper": True,  # nobody calls kernels from C
    "no_rewrites": True,  # array expressions and the like, which no kernel has
    "_nrt": False,  # kernels make no arrays, so none are counted
}
