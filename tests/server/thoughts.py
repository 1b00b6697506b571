"""What computers think in tests: functions that a worker process finds by their names."""

import os
import time
from pathlib import Path
from typing import Any


def until_told(folder: str, *question: Any) -> str:
    """A computer of level hard thinks until it is told to end, and says where it thinks."""
    if question[-1] == "hard":
        (Path(folder) / "begun").write_text(f"{os.getpid()}\n")
        while not (Path(folder) / "end").exists():
            time.sleep(0.01)
    return "4"


def fails_twice(folder: str, *_question: Any) -> str:
    """A computer that cannot think until it is asked for the third time."""
    if asked(folder) < 3:
        raise ZeroDivisionError
    return "6"


def by_turns(folder: str, *_question: Any) -> str:
    """Computers that play two columns one after the other."""
    return "1" if asked(folder) % 2 else "2"


def asked(folder: str) -> int:
    """How often computers were asked, this time included."""
    with (Path(folder) / "asked").open("a+") as file:
        file.write("x")
        return file.tell()
