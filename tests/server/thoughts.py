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
