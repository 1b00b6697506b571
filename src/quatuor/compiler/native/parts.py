"""How kernels are compiled that call each other.

Numba makes machine code of each function by itself, optimised to the end and with a wrapper through
which Python calls it, even of those that only other functions call and that are swallowed by them.
Engines are made of many small kernels, so most of that work would be for nothing.

Here most kernels are *parts*, left as intermediate code: a part becomes machine code inside each
*entry* that needs it, where everything is optimised together, once. Entries are the few kernels
that are machine code for Python too, kept on disk. An entry owns its copies of the parts, so the
optimiser may change them as it likes: leave out what is never asked for there, and the calls
themselves.

A part is also the same for every number that it is given. Numba would make another one for each
constant in a call; the optimiser finds out about constants when it puts the part in its place.
"""

import logging
from collections.abc import Callable
from functools import cache
from multiprocessing import parent_process
from typing import Any

from numba.core.caching import FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import DumpParforDiagnostics, InlineOverloads
from numba.core.types.misc import unliteral
from numba.core.untyped_passes import (
    FindLiterallyCalls,
    InlineClosureLikes,
    InlineInlinables,
    LiteralPropagationSubPipelinePass,
    LiteralUnroll,
    MakeFunctionToJitFunction,
    RewriteDynamicRaises,
    WithLifting,
)

log = logging.getLogger("quatuor")
portable = False
"""Whether code must not depend on the machine that compiles it: it is for another one."""

NEVER_NEEDED = {
    DumpParforDiagnostics,
    FindLiterallyCalls,
    InlineClosureLikes,
    InlineInlinables,
    InlineOverloads,
    LiteralPropagationSubPipelinePass,
    LiteralUnroll,
    MakeFunctionToJitFunction,
    RewriteDynamicRaises,
    WithLifting,
}
"""Steps for what no kernel has: closures, `with`, exceptions, loops over tuples of many types."""


class _Machine(JITCodeLibrary):  # type: ignore[misc]
    """The machine code of an entry, which owns what it calls."""

    def finalize(self) -> None:
        """Put in what is called, optimise all of it, and make machine code."""
        self._remember_own()
        super().finalize()

    def _remember_own(self) -> None:
        self._own = {function.name for function in self.get_defined_functions()}

    def _optimize_final_module(self) -> None:
        """Once, and not twice as Numba does for the sake of reference counts, which we have not."""
        self._own_what_is_called()
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def _own_what_is_called(self) -> None:
        for function in self.get_defined_functions():
            if function.name not in self._own:
                function.linkage = "internal"

    def _optimize_functions(self, module: Any) -> None:
        """What is optimised as a whole need not be optimised function by function before."""
        module.data_layout = self._codegen._data_layout


class _Intermediate(_Machine):
    """The code of a part, with that of the parts it calls; never made into machine code."""

    def finalize(self) -> None:
        """Put in what is called, and leave the optimising to the entries."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no machine code to point to."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "_Intermediate":
        """Whom Numba tells the environment of a function, which only exceptions need."""
        return self

    def set_env(self, _name: str, _environment: Any) -> None:
        """Kernels raise no exceptions."""


class _Narrow(_Intermediate):
    """A part that owns what it calls, so that a constant it passes on changes that as well."""

    def finalize(self) -> None:
        """Put in what is called, and leave out what the constants rule out."""
        self._remember_own()
        super().finalize()
        self._own_what_is_called()
        if not portable:
            self._optimize_final_module()


class _EntryCompiler(CompilerBase):  # type: ignore[misc]
    """Compiles as Numba does, but to a library of our kind."""

    library: type[_Machine] = _Machine

    def define_pipelines(self) -> list[PassManager]:
        """The usual steps but for those; the last one finds the library to write to."""
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        steps = DefaultPassBuilder.define_nopython_pipeline(state)
        steps.passes = [step for step in steps.passes if step[0] not in NEVER_NEEDED]
        steps.finalize()
        return [steps]


class PartCompiler(_EntryCompiler):
    """Compiles up to intermediate code."""

    library = _Intermediate


class _NarrowCompiler(_EntryCompiler):
    """Compiles up to optimised intermediate code."""

    library = _Narrow


class Part(CPUDispatcher):  # type: ignore[misc]
    """A kernel as other kernels call it."""

    compiler: type[_EntryCompiler] = PartCompiler

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(
            function,
            targetoptions={**options, "no_cpython_wrapper": True},
            pipeline_class=self.compiler,
        )

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What a call with such arguments gives back; constants are no types of their own."""
        named = {name: unliteral(kind) for name, kind in kws.items()}
        return super().get_call_template([unliteral(kind) for kind in args], named)


class NarrowPart(Part):
    """A kernel that only kernels call, for the sake of the constants it passes on."""

    compiler = _NarrowCompiler


@cache
def announce_compilation() -> None:
    """Say, once, why the first call takes so long; workers leave that to the process above them.

    A warning of the logger "quatuor" is shown on stderr where logging has not been set up.
    """
    if parent_process() is None:
        log.warning("compiling for this machine, once; 'quatuor warm' does all of it in advance…")


class _Kept(FunctionCache):  # type: ignore[misc]
    """Machine code on disk."""

    def load_overload(self, signature: Any, target: Any) -> Any:
        """What was kept; Numba's library, and SciPy with it, is imported only to compile."""
        with self._guard_against_spurious_io_errors():
            found = self._load_overload(signature, target)
            if found is None:
                announce_compilation()
            return found


class Entry(CPUDispatcher):  # type: ignore[misc]
    """Machine code that Python calls; wherever a kernel mentions it, its part is meant."""

    def __init__(self, function: Callable[..., Any], part: Part, options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=_EntryCompiler)
        self.part = part
        # whether a kernel is being compiled: how Numba recognises that it calls itself
        self.part._compiling_counter = self._compiling_counter
        self._cache = _Kept(function)

    def kept(self, signature: Any) -> Any:
        """The machine code for such arguments that is on disk; None if there is none."""
        with self._cache._guard_against_spurious_io_errors():
            return self._cache._load_overload(signature, self.targetctx)

    def code_for(self, arguments: tuple[Any, ...]) -> Callable[..., Any]:
        """The machine code that such arguments run, to be called without asking for their types."""
        kinds = tuple(self.typeof_pyval(argument) for argument in arguments)
        code: Callable[..., Any] = self.overloads[kinds].entry_point
        return code

    @property
    def _numba_type_(self) -> Any:
        return self.part._numba_type_
