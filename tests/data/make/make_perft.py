"""`python -m tests.data.make.make_perft`: the perft tables, as the plain referee counts them."""

import sys
import time
from importlib import import_module
from pathlib import Path

from quatuor.games.registry import BUILT_IN
from tests import referee
from tests.data.make.steady import new_match
from tests.referee.tables import Block, write_table

DEEPEST = 10


def count(match: referee.Match, most: int) -> list[int]:
    """Deeper and deeper, as long as the next count promises to stay small enough."""
    counts = referee.perft(match, 1)
    while counts[-1] > 0 and len(counts) < DEEPEST and expected_next(counts) <= most:
        counts = referee.perft(match, len(counts) + 1)
    return counts


def expected_next(counts: list[int]) -> float:
    """The next count, if the tree goes on branching as it did last."""
    before = counts[-2] if len(counts) > 1 else 1
    return counts[-1] * counts[-1] / before


def main() -> None:
    """Write one file a game, or only those named."""
    folder = Path(__file__).parents[1]
    folder.mkdir(exist_ok=True)
    for game in sys.argv[1:] or BUILT_IN:
        blocks = []
        wanted = import_module(f"tests.games.{game}.perft_cases")
        for name, option, moves in wanted.positions():
            began = time.perf_counter()
            match = new_match(game, option)
            referee.play_all(match, referee.read_moves(game, moves))
            spaced = " ".join(referee.read_moves(game, moves))
            blocks.append(Block(name, option, spaced, count(match, wanted.MOST_SEQUENCES)))
            seconds = time.perf_counter() - began
            print(f"{game} {name} {blocks[-1].counts} {seconds:.1f} s", flush=True)
        (folder / f"{game}.perft").write_text(write_table(blocks))


if __name__ == "__main__":
    main()
