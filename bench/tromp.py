"""Who wins on boards of many sizes, beside Tromp's table: `python bench/tromp.py [CELLS]`.

Only boards of at most CELLS cells (30 if not said) are solved; 42 takes some minutes.
"""

import sys
import time

from quatuor.engines.solver.solve import Solver

# By height, boards of 4 columns, 5 and so on: + first player wins, - second, = draw.
KNOWN = {4: "==-=----", 5: "====+++", 6: "==-+--", 7: "==+=+", 8: "==-+-"}


def sign(score: int) -> str:
    """The mark of a score."""
    return "+" if score > 0 else "-" if score < 0 else "="


def main() -> None:
    largest = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    for height, marks in KNOWN.items():
        for width, mark in enumerate(marks, start=4):
            if width * height > largest or width * (height + 1) > 64:
                continue
            began = time.process_time()
            score = Solver(width, height, megabytes=64).score("")
            verdict = "agrees" if sign(score) == mark else f"differs: Tromp has {mark}"
            spent = time.process_time() - began
            print(
                f"{width} x {height}: {sign(score)} {score:+d}, {verdict}, {spent:.1f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
