"""`quatuor prove`: what is known for certain about a whole game, and the proof of it, run here."""

import json
import time
from argparse import Namespace
from typing import Any

from rich.console import Console

from quatuor.cli.exits import FAILED
from quatuor.errors import BadRequest, did_you_mean
from quatuor.search.limit import Stop, run_interruptibly
from quatuor.search.proofs.theorems import Theorem, all_theorems


def run(arguments: Namespace) -> int:
    """Prove what is named; without a name, list what can be proved and how long it takes."""
    theorems = all_theorems()
    if not arguments.names:
        claims = {
            name: {"claim": theorem.statement, "takes": theorem.duration}
            for name, theorem in theorems.items()
        }
        lines = [f"{name:<15} {t.statement} ({t.duration})" for name, t in theorems.items()]
        print(json.dumps(claims) if arguments.json else "\n".join(lines))
        return 0
    for name in arguments.names:
        if name not in theorems:
            known = f"there is no claim {name[:40]!r}; there are {', '.join(theorems)}"
            raise BadRequest(known + did_you_mean(name, theorems))
    results = {name: proved(name, theorems[name]) for name in arguments.names}
    if arguments.json:
        print(json.dumps(results))
    else:
        for result in results.values():
            verdict = "proved" if result["proved"] else "NOT proved"
            print(f"{result['claim']}: {verdict} in {result['seconds']} s")
    return 0 if all(result["proved"] for result in results.values()) else FAILED


def proved(name: str, theorem: Theorem) -> dict[str, Any]:
    """Check one theorem, showing what is being done; it can be interrupted from the keyboard."""
    console, started, stop = Console(stderr=True), time.monotonic(), Stop()
    with console.status(name) as status:

        def on_progress(doing: str) -> None:
            status.update(f"{name}: {doing}")

        found = run_interruptibly(lambda: theorem.check(on_progress, stop), None, stop)
    seconds = round(time.monotonic() - started, 1)
    return {"claim": theorem.statement, "proved": found, "seconds": seconds}
