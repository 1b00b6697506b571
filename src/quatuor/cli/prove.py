"""`quatuor prove`: what is known for certain about a whole game, and the proof of it, run here."""

import json
import time
from argparse import Namespace
from typing import Any

from rich.console import Console

from quatuor.cli.exits import FAILED
from quatuor.errors import BadRequest, did_you_mean
from quatuor.search.limit import Stop, attended
from quatuor.search.proofs.claims import CLAIMS


def run(arguments: Namespace) -> int:
    """Prove what is named; without a name, list what can be proved and how long it takes."""
    if not arguments.names:
        claims = {name: {"claim": c.says, "takes": c.takes} for name, c in CLAIMS.items()}
        lines = [f"{name:<15} {c.says} ({c.takes})" for name, c in CLAIMS.items()]
        print(json.dumps(claims) if arguments.json else "\n".join(lines))
        return 0
    for name in arguments.names:
        if name not in CLAIMS:
            known = f"there is no claim {name[:40]!r}; there are {', '.join(CLAIMS)}"
            raise BadRequest(known + did_you_mean(name, CLAIMS))
    results = {name: proved(name) for name in arguments.names}
    if arguments.json:
        print(json.dumps(results))
    else:
        for result in results.values():
            verdict = "proved" if result["proved"] else "NOT proved"
            print(f"{result['claim']}: {verdict} in {result['seconds']} s")
    return 0 if all(result["proved"] for result in results.values()) else FAILED


def proved(name: str) -> dict[str, Any]:
    """Check one claim, saying what is being done; an interrupt from the keyboard is heard."""
    console, started, claim, stop = Console(stderr=True), time.monotonic(), CLAIMS[name], Stop()
    with console.status(name) as status:

        def tell(doing: str) -> None:
            status.update(f"{name}: {doing}")

        found = attended(lambda: claim.check(tell, stop), None, stop)
    seconds = round(time.monotonic() - started, 1)
    return {"claim": claim.says, "proved": found, "seconds": seconds}
