"""Bits of a word as rows of numbers: machine code does what the plain functions say."""

import random
from typing import Any

import numba
import numpy as np
import pytest

from quatuor.compiler import rows
from quatuor.compiler.bits import signed
from quatuor.compiler.native import rows as native

WORDS = [
    0,
    -1,
    1,
    signed(1 << 63),
    *(random.Random(n).getrandbits(64) - (1 << 63) for n in range(9)),
]


@pytest.mark.parametrize(
    "at_once", [pytest.param(True, id="at once"), pytest.param(False, id="by shifts")]
)
def test_bits_are_reordered_on_every_machine(
    at_once: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if at_once and not native.selects_bits():
        pytest.skip("this machine has no instruction that gathers bits")
    monkeypatch.setattr(native, "selects_bits", lambda: at_once)
    reorder = native._reorder

    @numba.njit
    def run(word: int, places: Any) -> int:
        found: int = reorder(word, places)
        return found

    chance = random.Random(1)
    places = np.array([chance.randrange(64) for _ in range(rows.BLOCK)], dtype=np.uint8)
    for word in WORDS:
        assert run(word, places) == rows.reordered(word, places)


@pytest.mark.parametrize(
    ("compiled", "plain", "kind"),
    [(native._bytes, rows.write_bytes, np.uint8), (native._ones, rows.write_ones, np.int32)],
)
def test_a_block_is_written_and_nothing_beside_it(compiled: Any, plain: Any, kind: Any) -> None:
    @numba.njit
    def run(word: int, out: Any, at: int) -> None:
        compiled(word, out, at)

    for word in WORDS:
        expected, found = (np.full(rows.BLOCK + 9, 7, dtype=kind) for _ in range(2))
        plain(word, expected, 3)
        run(word, found, 3)
        assert found.tolist() == expected.tolist()
