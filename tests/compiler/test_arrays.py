"""Arrays of words: what Python, and kernels by their addresses, see of them."""

import ctypes
import gc

import pytest

from quatuor.compiler import array, blocks, grid, zeros
from quatuor.compiler.arrays import FLOAT32, INT8, INT16, INT32, INT64, SIZES, UINT8, float_grid


@pytest.mark.parametrize("kind", [INT64, INT32, INT16, INT8, UINT8])
def test_an_array_holds_the_numbers_it_was_made_of(kind: str) -> None:
    made = array([3, 1, 2], kind)
    assert made.tolist() == [3, 1, 2]
    assert (len(made), made[0], made[-1], made.nbytes) == (3, 3, 2, 3 * SIZES[kind])
    assert 2 in made


def test_a_number_lies_where_the_address_says() -> None:
    words = array([5, -7])
    assert ctypes.c_int64.from_address(words.address + 8).value == -7
    ctypes.c_int64.from_address(words.address).value = 9
    assert words[0] == 9


def test_a_slice_is_a_view_and_a_copy_is_none() -> None:
    words = array([1, 2, 3, 4])
    view, copy = words[1:3], words.copy()
    view[0] = 20
    assert words.tolist() == [1, 20, 3, 4]
    assert copy.tolist() == [1, 2, 3, 4]
    assert view.address == words.address + 8


def test_a_part_can_be_set_at_once() -> None:
    words = zeros(5)
    words[1:3] = [7, 8]
    words[3:] = 1
    assert words.tolist() == [0, 7, 8, 1, 1]
    words.fill(-2)
    assert words.tolist() == [-2] * 5
    words.clear()
    assert words.grown(6).tolist() == [0] * 6


def test_what_lies_apart_has_no_view() -> None:
    with pytest.raises(IndexError, match="side by side"):
        zeros(5)[::2]


def test_a_grid_has_rows() -> None:
    table = grid(2, 3, INT32)
    table[1, 2] = 5
    table[0][:] = [1, 2, 3]
    assert [row.tolist() for row in table] == [[1, 2, 3], [0, 0, 5]]
    assert (len(table), table.shape, table[0, 1]) == (2, (2, 3), 2)
    assert table[1].address == table.address + 3 * 4


def test_numbers_with_a_fraction_are_rounded_as_kernels_round_them() -> None:
    table = float_grid(1, 1)
    table[0, 0] = 0.1
    assert table[0, 0] == ctypes.c_float(0.1).value
    assert table.flat.kind == FLOAT32


def test_memory_that_is_used_again_is_zero() -> None:
    for _ in range(4):
        words = zeros(1000)
        assert not any(words)
        words.fill(-1)
        del words
        gc.collect()


def test_a_view_keeps_its_memory_when_the_array_is_gone() -> None:
    view = array([1, 2, 3]).memory
    others = [zeros(3) for _ in range(50)]
    for other in others:
        other.fill(-1)
    assert view.tolist() == [1, 2, 3]


def test_a_large_block_of_the_process_starts_at_a_huge_page() -> None:
    block = blocks.process_block(3 << 20)
    assert block.address % blocks.HUGE_PAGE == 0
    assert not any(block.bytes[::4096])
