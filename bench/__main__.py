"""`make bench`: how fast the rules are, the classic game beside C++ in the same run."""

import json
import sys
from pathlib import Path

from bench import rules, twin
from bench.measure import Rate

RESULTS = Path(__file__).parent / "results.json"


def main() -> int:
    rates = [*rules.perfts(), *rules.playouts(), *twin.perft()]
    for rate in rates:
        print(rate, flush=True)
    print(ratios(rates))
    RESULTS.write_text(json.dumps([vars(rate) for rate in rates], indent=1) + "\n")
    return 0


def ratios(rates: list[Rate]) -> str:
    """Ours over each peer, for the same work in the same run."""
    ours = {rate.work: rate.per_second for rate in rates if rate.who == "quatuor"}
    lines = [
        f"{rate.work}: quatuor is {ours[rate.work] / rate.per_second:.2f} x {rate.who}"
        for rate in rates
        if rate.who != "quatuor" and rate.work in ours
    ]
    return "\n".join(lines)


sys.exit(main())
