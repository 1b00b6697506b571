"""Markers and facts as types of Numba."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing.templates import AttributeTemplate
from numba.extending import (
    NativeValue,
    infer_getattr,
    intrinsic,
    lower_getattr_generic,
    models,
    overload,
    register_model,
    unbox,
)

from quatuor.compiler.files import cache_folder
from quatuor.compiler.marker import Marker, known
from quatuor.compiler.native.options import INTERNAL, OPTIONS, STOCK


def part_for(function: Callable[..., Any], inline: bool) -> Any:
    """A kernel that is put into those that call it."""
    if STOCK:
        return numba.njit(function, **OPTIONS)
    from quatuor.compiler.native.parts import Part

    return Part(function, {**OPTIONS, **INTERNAL, "forceinline": inline})


def _narrowed(function: Callable[..., Any]) -> Any:
    """A step that calls a kernel with a constant: all but that case is left out."""
    if STOCK:
        return numba.njit(function, **OPTIONS)
    from quatuor.compiler.native.parts import NarrowPart

    return NarrowPart(function, {**OPTIONS, **INTERNAL})


def inside() -> dict[str, Any]:
    """How to compile what stands for a plain function inside kernels: options of `overload`."""
    if STOCK:
        return {"strict": False, "jit_options": dict(OPTIONS)}
    from quatuor.compiler.native.parts import PartCompiler

    options = {"pipeline_class": PartCompiler, "no_cfunc_wrapper": True}
    return {"strict": False, "jit_options": options}


class MarkerType(types.Type):
    """The type of one marker; the digest in its name keeps code of older sources apart."""

    def __init__(self, marker: str) -> None:
        self.marker = marker
        super().__init__(name=f"Marker({marker}, {cache_folder().name})")

    @property
    def value(self) -> Marker:
        """The marker itself."""
        return known[self.marker]


register_model(MarkerType)(models.OpaqueModel)


@unbox(MarkerType)
def _unbox(_type: Any, _object: Any, c: Any) -> NativeValue:
    return NativeValue(c.context.get_dummy_value())


@infer_getattr
class _Methods(AttributeTemplate):  # type: ignore[misc]
    """Tells the compiler what `g.legal` and its like are."""

    key = MarkerType

    def generic_resolve(self, g: MarkerType, name: str) -> Any:
        """The type of a function, which says all there is to know about it."""
        marker = g.value
        if name not in marker.functions:
            return None
        if marker.pinned is None or name not in marker.of_states:
            return marker.functions[name]._numba_type_  # type: ignore[attr-defined]
        return _with_pinned(marker, name)._numba_type_


@lower_getattr_generic(MarkerType)
def _method(context: Any, _builder: Any, _type: Any, _value: Any, _name: Any) -> Any:
    return context.get_dummy_value()


@cache
def _with_pinned(marker: Marker, name: str) -> Any:
    """A function of states of which one field is known when it is compiled."""
    assert marker.pinned is not None
    rule, pinned = marker.functions[name], _pinning(*marker.pinned)
    if rule.__code__.co_argcount == 2:
        return _narrowed(lambda s, ply: rule(pinned(s), ply))
    return _narrowed(lambda s: rule(pinned(s)))


@cache
def _pinning(field: str, number: int) -> Callable[[Any], Any]:
    """Replaces a field of a state by this constant."""

    @intrinsic
    def pinned(_context: Any, s: Any) -> Any:
        def code(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            constant = context.get_constant(types.int64, number)
            return builder.insert_value(arguments[0], constant, s.fields.index(field))

        return s(s), code

    intrinsically: Callable[[Any], Any] = pinned
    return intrinsically


def select(function: Callable[..., Any], choose: Callable[[Any], Callable[..., Any]]) -> None:
    """Let the marker tell, when a kernel is compiled, which kernel stands for a function."""
    if function.__code__.co_argcount == 2:

        @overload(function, **inside())
        def _of_one(g: Any, a: Any) -> Any:  # noqa: ARG001
            kernel = choose(g.value)
            return lambda g, a: kernel(a)  # noqa: ARG005

    else:

        @overload(function, **inside())
        def _of_two(g: Any, a: Any, b: Any) -> Any:  # noqa: ARG001
            kernel = choose(g.value)
            return lambda g, a, b: kernel(a, b)  # noqa: ARG005


class FactsType(types.Type):
    """What the compiler knows about facts: every number, or only where they lie."""

    def __init__(self, names: tuple[str, ...], facts: tuple[int, ...] | None) -> None:
        self.names, self.facts = names, facts
        super().__init__(name=f"Facts({names}, {facts})")


@register_model(FactsType)
class _FactsModel(models.PrimitiveModel):  # type: ignore[misc]
    """The address of the facts."""

    def __init__(self, manager: Any, kind: FactsType) -> None:
        super().__init__(manager, kind, ir.IntType(64))


@unbox(FactsType)
def _unbox_facts(_kind: FactsType, facts: Any, context: Any) -> Any:
    words = context.pyapi.object_getattr_string(facts, "address")
    value = context.pyapi.long_as_longlong(words)
    context.pyapi.decref(words)
    return NativeValue(
        value, is_error=cgutils.is_not_null(context.builder, context.pyapi.err_occurred())
    )


@infer_getattr
class _FactNames(AttributeTemplate):  # type: ignore[misc]
    key = FactsType

    def generic_resolve(self, kind: FactsType, name: str) -> Any:
        return types.int64 if name in kind.names else None


@lower_getattr_generic(FactsType)
def _fact(context: Any, builder: Any, kind: FactsType, value: Any, name: str) -> Any:
    place = kind.names.index(name)
    if kind.facts is not None:
        return context.get_constant(types.int64, kind.facts[place])
    at = builder.add(value, ir.Constant(ir.IntType(64), 8 * place))
    fact = builder.load(builder.inttoptr(at, ir.IntType(64).as_pointer()))
    fact.set_metadata("invariant.load", builder.module.add_metadata([]))
    return fact
