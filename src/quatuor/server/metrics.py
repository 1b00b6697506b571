"""Numbers about a running server, in the text format that Prometheus reads."""

from collections import Counter

HELP = {
    "events_total": "events committed to the log",
    "refusals_total": "events that were refused",
    "duplicates_total": "messages that came again",
    "conflicts_total": "appends that another process had forestalled",
    "failures_total": "work beside the log that the database did not take, to be done again later",
    "frames_total": "messages from clients",
    "bad_frames_total": "messages that could not be read",
    "limited_total": "messages beyond a limit",
    "commits_total": "transactions of the writer",
    "bot_moves_total": "moves of computer players",
    "stale_bot_moves_total": "moves of computer players that came too late",
    "tables_awake": "tables in memory",
    "connections": "open connections",
}


class Metrics:
    """Counters and gauges by name."""

    def __init__(self) -> None:
        self.values: Counter[str] = Counter()

    def count(self, name: str, by: int = 1) -> None:
        """One more."""
        self.values[name] += by

    def text(self, **gauges: int) -> str:
        """Everything, one number a line."""
        values = {**{name: self.values[name] for name in HELP}, **gauges}
        lines: list[str] = []
        for name, meaning in HELP.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [
                f"# HELP quatuor_{name} {meaning}",
                f"# TYPE quatuor_{name} {kind}",
                f"quatuor_{name} {values[name]}",
            ]
        return "\n".join(lines) + "\n"
