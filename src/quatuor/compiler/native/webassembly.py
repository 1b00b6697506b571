"""From intermediate code to WebAssembly modules, by llvmlite's own target and LLD.

One module stands alone, with a memory that it is given: wasmtime runs it. The other one is a *side
module* of Emscripten, which shares the memory, the stack and the tables of the program that loads
it: that is Python in a browser tab. Both are made of the same optimised code.

Each entry becomes an exported function of one argument, the address of its *slots*: eight words for
what it gives back, then a word for each argument. So no 64-bit number crosses the border, which
costs time in a browser. Vectors are left out: they made the kernels slower.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm

from quatuor.compiler.native.capture import Captured

TRIPLE = "wasm32-unknown-unknown"
SIDE_TRIPLE = "wasm32-unknown-emscripten"
SIDE_FEATURES = "+sign-ext,+bulk-memory,+nontrapping-fptoint,+multivalue,+mutable-globals,-simd128"
FEATURES = (
    "+sign-ext,+bulk-memory,+nontrapping-fptoint,+multivalue,+mutable-globals,+atomics,-simd128"
)
RESULT_WORDS = 8
STACK_BYTES = 1 << 16
MOST_BYTES = 1 << 32
INTEGER = re.compile(r"i(\d+)$")


class Lowered(NamedTuple):
    """An entry as object files."""

    arguments: str
    """What each slot holds, in the letters of `struct`."""
    object: bytes
    side_object: bytes
    """The same for the side module."""


def machine() -> Any:
    """The machine that code is made for."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(features=FEATURES, opt=3, reloc="static")


def side_machine() -> Any:
    """The machine of the side module: its code and data lie wherever they are loaded."""
    target = llvm.Target.from_triple(SIDE_TRIPLE)
    return target.create_target_machine(features=SIDE_FEATURES, opt=3, reloc="pic")


def optimise(module: Any, target: Any) -> None:
    """Make code as fast as it gets without vectors."""
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(target, tuning)
    builder.getModulePassManager().run(module, builder)


def lowered(name: str, entry: Captured) -> Lowered:
    """An entry for the machine, exported under a name; nothing else of it is seen from outside."""
    target = machine()
    module = llvm.parse_assembly(entry.code)
    module.triple, module.data_layout = TRIPLE, str(target.target_data)
    for found in [*module.functions, *module.global_variables]:
        if not found.is_declaration:
            found.linkage = "internal"
    kinds = [str(argument.type) for argument in module.get_function(entry.function).arguments][2:]
    wrapper, letters = _wrapper(name, entry.function, kinds)
    outside = llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{wrapper}')
    outside.data_layout = module.data_layout
    module.get_function(entry.function).linkage = "external"
    module.link_in(outside)
    module.get_function(entry.function).linkage = "internal"
    optimise(module, target)
    optimised = str(module)
    return Lowered(letters, target.emit_object(module), _side_object(optimised))


def _side_object(optimised: str) -> bytes:
    """Optimised code as an object file of the side module."""
    target, module = side_machine(), llvm.parse_assembly(optimised)
    module.triple, module.data_layout = SIDE_TRIPLE, str(target.target_data)
    made: bytes = target.emit_object(module)
    return made


def _wrapper(name: str, function: str, kinds: list[str]) -> tuple[str, str]:
    """A function that takes arguments out of slots, and the letters of what lies there."""
    lines, passed, letters = [], ["ptr %slots", "ptr %exception"], ""
    for number, kind in enumerate(kinds):
        place = f"%p{number} = getelementptr i64, ptr %slots, i32 {RESULT_WORDS + number}"
        lines.append(place)
        integer = INTEGER.match(kind)
        if kind == "double":
            lines.append(f"%a{number} = load double, ptr %p{number}")
        else:
            lines.append(f"%w{number} = load i64, ptr %p{number}")
            into = "inttoptr" if kind == "ptr" else "trunc"
            if integer and int(integer[1]) == 64:
                into = "add"
            lines.append(f"%a{number} = {_converted(into, number, kind)}")
        letters += "d" if kind == "double" else "q"
        passed.append(f"{kind} %a{number}")
    taken = ", ".join(["ptr", "ptr", *kinds])
    body = "\n  ".join(["%exception = alloca ptr", *lines])
    call = f'%status = call i32 @"{function}"({", ".join(passed)})'
    return (
        f'declare i32 @"{function}"({taken})\n'
        f'define i32 @"{name}"(ptr %slots) {{\n  {body}\n  {call}\n  ret i32 %status\n}}\n',
        letters,
    )


def _converted(into: str, number: int, kind: str) -> str:
    if into == "add":
        return f"add i64 %w{number}, 0"
    return f"{into} i64 %w{number} to {kind}"


def linked(objects: dict[str, bytes]) -> bytes:
    """One module of all entries, with a memory that it is given and that threads can share."""
    return _linked(
        objects,
        *("--no-entry", "--import-memory", "--shared-memory", f"--max-memory={MOST_BYTES}"),
        *("--stack-first", "-z", f"stack-size={STACK_BYTES}", "--strip-all", "--gc-sections"),
        *("--export=__stack_pointer", "--export=__heap_base"),
    )


def linked_side(objects: dict[str, bytes]) -> bytes:
    """One side module of all entries."""
    return _linked(
        objects,
        *("-shared", "--experimental-pic", "--no-entry", "--strip-all", "--gc-sections"),
        "--unresolved-symbols=import-dynamic",
    )


def _linked(objects: dict[str, bytes], *options: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for name, content in objects.items():
            file = Path(folder) / f"{name}.o"
            file.write_bytes(content)
            files.append(str(file))
        made = Path(folder) / "kernels.wasm"
        exports = (f"--export={name}" for name in objects)
        linker = (sys.executable, "-m", "ziglang", "wasm-ld")
        subprocess.run([*linker, *options, *exports, "-o", str(made), *files], check=True)
        return made.read_bytes()
