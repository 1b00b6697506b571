"""What compiled kernels get in place of the functions of `bits`, `memory`, `lanes` and `words`."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.core import cgutils
from numba.core.cgutils import get_or_insert_function
from numba.extending import intrinsic, lower_builtin, overload, type_callable

from quatuor.compiler import bits, lanes, memory, words
from quatuor.compiler.native.options import STOCK
from quatuor.compiler.native.types import inside

WORD = ir.IntType(64)
Emit = Callable[[Any, list[Any]], Any]


def instruction(
    plain: Callable[..., Any], arity: int, emit: Emit, result: Any = types.int64
) -> None:
    """Let compiled code use `emit` wherever the plain function of words is called."""

    def typing(_context: Any) -> Callable[..., Any]:
        return (lambda _a: result) if arity == 1 else (lambda _a, _b: result)

    def lowering(context: Any, builder: Any, signature: Any, arguments: list[Any]) -> Any:
        cast = [
            context.cast(builder, argument, of, types.int64)
            for argument, of in zip(arguments, signature.args, strict=True)
        ]
        return emit(builder, cast)

    type_callable(plain)(typing)
    lower_builtin(plain, *[types.Integer] * arity)(lowering)


def register() -> None:
    """Tell Numba of all of them."""
    instruction(bits.popcount, 1, lambda b, w: b.ctpop(w[0]))
    instruction(bits.lowest, 1, lambda b, w: b.cttz(w[0], ir.Constant(ir.IntType(1), 1)))
    instruction(bits.width_of, 1, _emit_width)
    instruction(bits.shift_right, 2, lambda b, w: b.lshr(w[0], w[1]))
    instruction(bits.times, 2, lambda b, w: b.mul(w[0], w[1]))
    instruction(bits.wide, 1, lambda _b, w: w[0])
    instruction(bits.float_of, 1, lambda b, w: b.bitcast(w[0], ir.DoubleType()), types.float64)
    instruction(memory.load, 1, lambda b, w: b.load(_at(b, w[0])))
    instruction(memory.store, 2, _emit_store)
    instruction(memory.prefetch, 1, _emit_prefetch)
    instruction(lanes.joining, 2, _emit_joining)
    instruction(lanes.joining_five, 2, _emit_joining_five)
    instruction(lanes.lined_up_five, 2, _emit_lined_up_five)
    instruction(lanes.lined_up, 2, _emit_lined_up)
    type_callable(memory.address_of)(lambda _context: lambda _array: types.int64)
    lower_builtin(memory.address_of, types.Array)(_emit_address)
    overload(bits.nth, **inside())(_nth)
    overload(words.words, **inside())(_words)
    overload(words.mix, **inside())(_mix)


def _emit_width(builder: Any, words: list[Any]) -> Any:
    zeros = builder.ctlz(words[0], ir.Constant(ir.IntType(1), 0))
    return builder.sub(ir.Constant(WORD, 64), zeros)


def _at(builder: Any, address: Any) -> Any:
    return builder.inttoptr(address, WORD.as_pointer())


def _emit_address(context: Any, builder: Any, signature: Any, arguments: list[Any]) -> Any:
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    return builder.ptrtoint(array.data, WORD)


def _emit_store(builder: Any, words: list[Any]) -> Any:
    builder.store(words[1], _at(builder, words[0]))
    return words[1]


def _emit_prefetch(builder: Any, words: list[Any]) -> Any:
    byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
    fetch = get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
    wanted = [ir.Constant(number, value) for value in (0, 3, 1)]
    builder.call(fetch, [builder.inttoptr(words[0], byte), *wanted])
    return words[0]


def _emit_nth(builder: Any, words: list[Any]) -> Any:
    kind = ir.FunctionType(WORD, [WORD, WORD])
    deposit = get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
    bit = builder.call(deposit, [builder.shl(ir.Constant(WORD, 1), words[1]), words[0]])
    return builder.cttz(bit, ir.Constant(ir.IntType(1), 1))


@intrinsic
def _deposited(_context: Any, word: Any, k: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cast = [
            context.cast(builder, argument, of, types.int64)
            for argument, of in zip(arguments, signature.args, strict=True)
        ]
        return _emit_nth(builder, cast)

    return types.int64(word, k), code


def deposits_bits() -> bool:
    """Whether this machine has an instruction that deposits bits; not in code for others."""
    if STOCK:
        return False
    from quatuor.compiler.native import parts

    return not parts.portable and bool(get_host_cpu_features().get("bmi2"))


def _nth(word: Any, k: Any) -> Any:  # noqa: ARG001
    if deposits_bits():
        return lambda word, k: _deposited(word, k)  # noqa: PLW0108

    def looked_for(word: int, k: int) -> int:
        for _ in range(k):
            word &= word - 1
        return bits.lowest(word)

    return looked_for


def _width(state: Any) -> int:
    """How many words a compiled state has."""
    if isinstance(state, types.BaseTuple):
        return sum(_width(part) for part in state)
    return 1


@intrinsic
def _flatten(_context: Any, state: Any) -> Any:
    result = types.UniTuple(types.int64, _width(state))

    def leaves(builder: Any, part: Any, value: Any) -> list[Any]:
        if not isinstance(part, types.BaseTuple):
            return [value]
        inner = cgutils.unpack_tuple(builder, value, len(part))
        return [leaf for p, v in zip(part, inner, strict=True) for leaf in leaves(builder, p, v)]

    def code(_target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        flat = leaves(builder, signature.args[0], arguments[0])
        return cgutils.pack_array(builder, flat, ir.IntType(64))

    return result(state), code


def _words(state: Any) -> Any:  # noqa: ARG001
    return lambda state: _flatten(state)  # noqa: PLW0108


def _mix(row: Any) -> Any:  # noqa: ARG001
    multiplier = words.MULTIPLIER

    def mixed(row: tuple[int, ...]) -> int:
        total = types.uint64(0)
        for word in row:
            total = (total ^ types.uint64(word)) * types.uint64(multiplier)
            total ^= total >> types.uint64(32)
        return int(types.int64(total >> types.uint64(1)))

    return mixed


_LANES = ir.VectorType(WORD, 4)
_NUMBER = ir.IntType(32)


def _spread(builder: Any, word: Any) -> Any:
    """The same word in every lane."""
    nothing = ir.Constant(_LANES, ir.Undefined)
    first = builder.insert_element(nothing, word, ir.Constant(_NUMBER, 0))
    return builder.shuffle_vector(first, nothing, ir.Constant(ir.VectorType(_NUMBER, 4), [0] * 4))


def _directions(builder: Any, step: Any) -> Any:
    around = builder.add(_spread(builder, step), ir.Constant(_LANES, [0, -1, 0, 1]))
    return builder.insert_element(around, ir.Constant(WORD, 1), ir.Constant(_NUMBER, 0))


def _joined(builder: Any, lanes: Any) -> Any:
    """All lanes in one word."""
    kind = ir.FunctionType(WORD, [_LANES])
    gather = get_or_insert_function(builder.module, kind, "llvm.vector.reduce.or.v4i64")
    return builder.call(gather, [lanes])


def _emit_joining(builder: Any, words: list[Any]) -> Any:
    stones, by = _spread(builder, words[0]), _directions(builder, words[1])
    twice = builder.add(by, by)
    thrice = builder.add(twice, by)
    up, down = builder.shl(stones, by), builder.lshr(stones, by)
    above = builder.and_(up, builder.shl(stones, twice))
    below = builder.and_(down, builder.lshr(stones, twice))
    ends_above = builder.and_(above, builder.or_(builder.shl(stones, thrice), down))
    ends_below = builder.and_(below, builder.or_(builder.lshr(stones, thrice), up))
    return _joined(builder, builder.or_(ends_above, ends_below))


def _emit_lined_up(builder: Any, words: list[Any]) -> Any:
    stones, by = _spread(builder, words[0]), _directions(builder, words[1])
    pairs = builder.and_(stones, builder.lshr(stones, by))
    return _joined(builder, builder.and_(pairs, builder.lshr(pairs, builder.add(by, by))))


def _emit_joining_five(builder: Any, words: list[Any]) -> Any:
    stones, by = _spread(builder, words[0]), _directions(builder, words[1])
    up, down = builder.shl(stones, by), builder.lshr(stones, by)
    twice = builder.add(by, by)
    above = builder.and_(up, builder.shl(stones, twice))
    below = builder.and_(down, builder.lshr(stones, twice))
    thrice, further = builder.add(twice, by), builder.add(twice, twice)
    three_above = builder.and_(above, builder.shl(stones, thrice))
    three_below = builder.and_(below, builder.lshr(stones, thrice))
    ends_above = builder.and_(three_above, builder.or_(builder.shl(stones, further), down))
    ends_below = builder.and_(three_below, builder.or_(builder.lshr(stones, further), up))
    middle = builder.and_(above, below)
    return _joined(builder, builder.or_(middle, builder.or_(ends_above, ends_below)))


def _emit_lined_up_five(builder: Any, words: list[Any]) -> Any:
    stones, by = _spread(builder, words[0]), _directions(builder, words[1])
    pairs = builder.and_(stones, builder.lshr(stones, by))
    twice = builder.add(by, by)
    fours = builder.and_(pairs, builder.lshr(pairs, twice))
    last = builder.lshr(stones, builder.add(twice, twice))
    return _joined(builder, builder.and_(fours, last))
