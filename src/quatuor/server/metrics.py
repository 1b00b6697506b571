"""Numbers about a running server, for Prometheus.

Workers of one server share a folder of numbers (`SHARED` names it in the environment): whichever
of them is asked answers for all. A single process keeps its numbers to itself.
"""

import os
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that has to be set before a process starts that shares its numbers."""
COUNTERS = {
    "events_total": "events committed to the log",
    "refusals_total": "events that were refused",
    "duplicates_total": "messages that came again",
    "conflicts_total": "appends that another process had forestalled",
    "failures_total": "work beside the log that the database did not take, to be done again later",
    "write_failures_total": "commits that could not be made",
    "standstills_total": "times in which the process or the database stood still",
    "errors_total": "unexpected errors, each of them in the log",
    "lost_workers_total": "worker processes that died and were replaced",
    "frames_total": "messages from clients",
    "bad_frames_total": "messages that could not be read",
    "limited_total": "times somebody was over a limit and not read from for a while",
    "bot_moves_total": "moves of computer players",
    "stale_bot_moves_total": "moves of computer players that came too late",
    "failed_thoughts_total": "times a computer player could not think, and was asked again",
}
GAUGES = {
    "tables_awake": "tables in memory",
    "connections": "open connections",
}
HISTOGRAMS = {
    "commit_seconds": "how long a commit takes",
    "message_seconds": "from the arrival of a message to its answer",
    "http_seconds": "from the arrival of a request to its answer",
}
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds: the upper ends of what a histogram tells apart."""


class Values(Mapping[str, int]):
    """How far the counters of this process are."""

    def __init__(self, counters: Mapping[str, Counter], pending: Mapping[str, int]) -> None:
        self._counters = counters
        self._pending = pending

    def __getitem__(self, name: str) -> int:
        shown = int(next(iter(self._counters[name].collect())).samples[0].value)
        return shown + self._pending[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._counters)

    def __len__(self) -> int:
        return len(self._counters)


class Durations(Histogram):
    """A histogram that is told many durations at once: one by one they cost more than a frame."""

    def observe_all(self, durations: list[float]) -> None:
        """These have taken so long each."""
        places = Tally(bisect_left(self._upper_bounds, seconds) for seconds in durations)
        for place, count in places.items():
            self._buckets[place].inc(count)
        self._sum.inc(sum(durations))


class Metrics:
    """Counters, gauges and histograms by name."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        own = self._registry
        self._counters = {
            name: Counter(f"quatuor_{name}", meaning, registry=own)
            for name, meaning in COUNTERS.items()
        }
        self._gauges = {
            name: Gauge(f"quatuor_{name}", meaning, registry=own, multiprocess_mode="livesum")
            for name, meaning in GAUGES.items()
        }
        self._histograms = {
            name: Durations(f"quatuor_{name}", meaning, registry=own, buckets=BUCKETS)
            for name, meaning in HISTOGRAMS.items()
        }
        self._pending = dict.fromkeys(COUNTERS, 0)
        self._durations: dict[str, list[float]] = {name: [] for name in HISTOGRAMS}
        """What was counted and observed since the numbers were last shown: with every move."""
        self.values = Values(self._counters, self._pending)

    def count(self, name: str, by: int = 1) -> None:
        """One more."""
        self._pending[name] += by

    def observe(self, name: str, seconds: float) -> None:
        """This has taken so long."""
        self._durations[name].append(seconds)

    def show(self, **gauges: int) -> None:
        """So many there are now; and other processes see what was counted."""
        for name, value in gauges.items():
            self._gauges[name].set(value)
        for name, count in self._pending.items():
            if count:
                self._counters[name].inc(count)
                self._pending[name] = 0
        for name, durations in self._durations.items():
            if durations:
                self._histograms[name].observe_all(durations)
                durations.clear()

    def text(self) -> str:
        """Everything, one number a line; of all workers where they share a folder."""
        self.show()
        registry = self._registry
        if SHARED in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry).decode()
