"""Numbers about a running server."""

from prometheus_client import CollectorRegistry, Histogram, generate_latest

from quatuor.server.metrics import BUCKETS, Durations

OBSERVED = [0.0, 0.25, 0.3125, 0.3125, 0.5, 10.0, 96.0]
"""Seconds: on the ends of buckets, between them, and beyond the last; sums of them are exact."""


def test_durations_told_at_once_count_as_if_told_one_by_one() -> None:
    registries = CollectorRegistry(), CollectorRegistry()
    ours = Durations("waiting", "how long", registry=registries[0], buckets=BUCKETS)
    ours.observe_all(OBSERVED[:3])
    ours.observe_all(OBSERVED[3:])
    usual = Histogram("waiting", "how long", registry=registries[1], buckets=BUCKETS)
    for seconds in OBSERVED:
        usual.observe(seconds)
    told = [generate_latest(registry).decode().splitlines() for registry in registries]
    first, second = ([line for line in lines if "_created" not in line] for lines in told)
    assert first == second
