"""The tests of `mazes_in_plain_python.py`, in a process that compiles nothing."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_nothing_untrue_is_proved_in_mazes() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            Path(__file__).with_name("mazes_in_plain_python.py"),
        ],
        cwd=ROOT,
        env={**os.environ, "QUATUOR_BACKEND": "python"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    assert "6 passed" in done.stdout
