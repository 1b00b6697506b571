"""What a room counts while it runs. A server shows these numbers to Prometheus."""

from typing import Protocol


class Metrics(Protocol):
    """Counters and histograms by name."""

    def count(self, name: str, by: int = 1) -> None:
        """Add to a counter."""

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to a histogram."""


class NoMetrics:
    """For a room whose numbers nobody reads."""

    def count(self, name: str, by: int = 1) -> None:
        """Count nothing."""

    def observe(self, name: str, seconds: float) -> None:
        """Observe nothing."""
