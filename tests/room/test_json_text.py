"""JSON is the same, byte for byte, whether orjson writes it or what a browser tab has."""

import json
from typing import Any

import orjson
import pytest
from hypothesis import given, strategies as st

from quatuor.room import json_text
from quatuor.room.json_text import from_json, portable_to_json, to_json, to_sorted_json
from quatuor.table.clock import Allowance

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text("abc"), inner),
    max_leaves=12,
)


@given(PLAIN)
def test_both_write_the_same_bytes(data: Any) -> None:
    assert portable_to_json(data) == orjson.dumps(data)


def test_dataclasses_and_tuples_are_written_alike() -> None:
    data = {"clock": Allowance("move", 30), "launch": (0.1, -1e-7, 1e22)}
    assert portable_to_json(data) == orjson.dumps(data)


def test_what_no_number_is_becomes_null_in_both() -> None:
    assert portable_to_json([float("nan"), float("inf")]) == b"[null,null]"
    assert orjson.dumps([float("nan"), float("inf")]) == b"[null,null]"


@given(PLAIN)
def test_without_orjson_everything_is_as_with_it(data: Any) -> None:
    written, in_order = to_json(data), to_sorted_json(data)
    with pytest.MonkeyPatch.context() as tab:
        tab.setattr(json_text, "orjson", None)
        assert to_json(data) == written
        assert to_sorted_json(data) == in_order
        assert from_json(written) == json.loads(written)
