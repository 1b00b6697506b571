"""`@kernel`, `@inlined`, `@compiled`: how a function says that it is a kernel.

Nothing is compiled here, and no compiler is imported: a declaration takes note of the function.
"""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar, cast

from quatuor.compiler import backend

P = ParamSpec("P")
R = TypeVar("R")

INLINED = "inlined_kernel"
"""The attribute of a kernel's function that says whether it is inlined where it is called."""
parts: list[Callable[..., Any]] = []
"""Every kernel that was declared, for backends that compile."""
entries: list[Callable[..., Any]] = []
"""The functions of all entries."""
on_part: list[Callable[[Callable[..., Any]], None]] = []
"""What to do about each further one."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A part of the kernels that call it; Python runs it as it stands."""
    return _part(function, inline=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that is put into each kernel that calls it: for small steps of inner loops."""
    return _part(function, inline=True)


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """An entry: a kernel that does much work in one call, by whichever backend is in use."""
    return cast(Callable[P, R], Entry(function))


def _part(function: Callable[P, R], inline: bool) -> Callable[P, R]:
    vars(function)[INLINED] = inline
    parts.append(function)
    for act in on_part:
        act(function)
    return function


class Entry(Generic[P, R]):
    """A kernel that Python calls. Calls from other kernels never come through here."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.function = function
        entries.append(function)
        self.native: Any = None
        """What the compiler of native code knows of it, once that is loaded."""
        module = function.__module__.removeprefix("quatuor.")
        self.name = f"{module}.{function.__qualname__}"
        """Its name in the module of kernels."""
        update_wrapper(cast(Any, self), function)

    def __call__(self, *arguments: P.args, **named: P.kwargs) -> R:
        """Run it, by the backend in use."""
        if named:
            raise TypeError(f"{self.name} takes its arguments by position")
        return cast(R, backend.current(self, arguments))

    @property
    def _numba_type_(self) -> Any:
        """What Numba takes it for where a kernel mentions it."""
        from quatuor.compiler.native.entries import part_of

        return part_of(self.function)._numba_type_


def marker_of(arguments: tuple[Any, ...]) -> str:
    """What an entry is specialised to: the first argument says so, if it is a marker."""
    return str(getattr(arguments[0], "marker", "")) if arguments else ""
