"""The command `python -m tests.server.soak`."""

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path

from tests.server.soak.run import run
from tests.server.soak.world import on_postgresql, on_sqlite

DATABASES = {"sqlite": on_sqlite, "postgres": on_postgresql}


async def soak(database: str, seconds: float, seed: int, output: Path | None) -> int:
    """Run for so long on a database of this kind; how many problems were found."""
    began = time.monotonic()

    def tell(line: str) -> None:
        print(f"{database} {time.monotonic() - began:6.1f} s  {line}", flush=True)

    tell(f"seed {seed}")
    async with DATABASES[database]() as world:
        try:
            result = await run(world, seed, seconds, tell)
        finally:
            if output:
                output.write_text(world.output)
        errors = world.output.count("Traceback")
    tell(str(result))
    for problem in result.problems[:20]:
        tell(f"PROBLEM {problem}")
    tell(f"{len(result.problems)} problems, {errors} tracebacks in the servers' log")
    return len(result.problems)


def main() -> int:
    """Run on one database, or on both, and say what was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="for each database")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--database", choices=[*DATABASES], help="only on this one")
    parser.add_argument("--output", type=Path, help="a file for what the servers say")
    told = parser.parse_args()
    chosen = [told.database] if told.database else list(DATABASES)
    try:
        found = [asyncio.run(soak(one, told.seconds, told.seed, told.output)) for one in chosen]
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    return 1 if any(found) else 0


if __name__ == "__main__":
    sys.exit(main())
