"""Parts of a batch on several threads, and whether those are worth their while."""

import threading
from collections.abc import Callable

import pytest

from quatuor.lab import pace, threads
from quatuor.lab.pace import SOON, TRIED, Pace


def test_every_row_is_worked_on_once() -> None:
    done: list[tuple[int, int]] = []

    def work(low: int, high: int) -> int:
        done.append((low, high))
        return -1

    batch = 5 * threads.PART + 7
    assert threads.in_parts(work, batch, 3) == -1
    assert [low for low, _ in sorted(done)] == [0, *[high for _, high in sorted(done)[:-1]]]
    assert max(high for _, high in done) == batch


def test_the_first_wrong_row_of_all_parts_is_told() -> None:
    def work(low: int, _high: int) -> int:
        return low + 5 if low else -1

    assert threads.in_parts(work, 4 * threads.PART, 2) == threads.PART + 5


def test_a_thread_that_does_not_wake_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads._Helpers, "call", lambda *_given: None)
    done: list[int] = []

    def work(low: int, _high: int) -> int:
        done.append(low)
        return -1

    assert threads.in_parts(work, 4 * threads.PART, 4) == -1
    assert len(done) == 4


def test_an_error_in_another_thread_is_an_error_here() -> None:
    here = threading.get_ident()
    begun = threading.Event()

    def work(_low: int, _high: int) -> int:
        if threading.get_ident() == here:
            assert begun.wait(60)
            return -1
        begun.set()
        raise ValueError("not these")

    with pytest.raises(ValueError, match="not these"):
        threads.in_parts(work, 2 * threads.PART, 2)


def chosen(calls: int, costs: Callable[[int, bool], float], monkeypatch: pytest.MonkeyPatch) -> str:
    """Which way each call went, `2` for several threads, where calls take so many seconds."""
    clock, ways = [0.0], []
    monkeypatch.setattr(pace, "perf_counter", lambda: clock[0])
    tried = Pace()

    def call(several: bool) -> int:
        ways.append("12"[several])
        clock[0] += costs(len(ways), several)
        return -1

    for _ in range(calls):
        tried.timed(call)
    return "".join(ways)


def test_the_quicker_way_is_taken_and_the_other_tried_again_less_and_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = chosen(500, lambda _number, several: 3.0 if several else 1.0, monkeypatch)
    other = "2" * TRIED
    assert found.startswith("2" + other + "1" * (TRIED + SOON) + other + "1" * 2 * SOON + other)


def test_several_threads_are_taken_again_once_they_are_quicker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = chosen(
        600,
        lambda number, several: 1.0 if not several else 3.0 if number < 100 else 0.6,
        monkeypatch,
    )
    assert found[50:100] == "1" * 50
    assert found[-50:] == "2" * 50
