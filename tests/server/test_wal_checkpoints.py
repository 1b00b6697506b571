"""The thread that makes checkpoints ends when it is told to, whatever it is told before."""

import threading
from pathlib import Path

import pytest

from quatuor.server.wal_checkpoints import ROWS, Checkpoints

LONG = 60
"""Seconds after which a thread is stuck."""


def test_the_end_may_come_while_a_checkpoint_is_about_to_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkpoints = Checkpoints(str(tmp_path / "tables.db"))
    due = threading.Event()
    clear, ended = due.clear, threading.Thread(target=checkpoints.stop, daemon=True)

    def told_to_end_first() -> None:
        if not ended.is_alive():
            monkeypatch.setattr(due, "clear", clear)
            ended.start()
            while not checkpoints._stopping:
                pass
            due.set()
        clear()

    monkeypatch.setattr(due, "clear", told_to_end_first)
    checkpoints._due = due
    checkpoints.start()
    checkpoints.committed(ROWS)
    ended_by_itself = wait_for(checkpoints._thread)
    due.set()
    assert ended_by_itself


def wait_for(thread: threading.Thread) -> bool:
    """Whether the thread ends."""
    thread.join(LONG)
    return not thread.is_alive()
