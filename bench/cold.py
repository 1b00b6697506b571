"""What compiling costs: alpha-beta for each game in a new process, with an empty cache.

`python -m bench.cold GAME…` prints processor seconds, those of importing the library left out.
"""

import argparse
import os
import subprocess
import sys
import tempfile

GAMES = ("puissance4", "top10", "plus4", "q4", "foursenses")
PROGRAM = """
import sys
from time import process_time
from quatuor.engines.warm import Step
started = process_time()
Step("alpha-beta", sys.argv[1], {}).run()
print(process_time() - started)
"""


def seconds(game: str) -> float:
    with tempfile.TemporaryDirectory() as empty:
        surroundings = {**os.environ, "QUATUOR_CACHE": empty}
        command = [sys.executable, "-c", PROGRAM, game]
        ran = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    return float(ran.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    for game in parser.parse_args().games:
        print(f"{game:<12} {seconds(game):5.1f} s", flush=True)


if __name__ == "__main__":
    main()
