"""Say what is compiled, or made once, instead of seeming to hang."""

import logging
import sys


class _ToStderr(logging.Handler):
    """Prints to stderr as it is now, which a test may have turned elsewhere."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print one message."""
        print(f"quatuor: {record.getMessage()}", file=sys.stderr, flush=True)


def announce_work() -> None:
    """From now on, it is told on stderr what is compiled, or made once and kept."""
    log = logging.getLogger("quatuor")
    if not log.handlers:
        log.addHandler(_ToStderr())
    log.setLevel(logging.INFO)
