"""Count the puzzles by way to play in `docs/puzzles.md`: `python docs/make_puzzle_counts.py`."""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import quatuor as q
from quatuor.games.registry import GAMES
from quatuor.players.puzzles import KINDS
from quatuor.rules.options import Number, text_of

PAGE = Path(__file__).with_name("puzzles.md")
TABLE = re.compile(r"(?<=<!-- counts -->\n).*?(?=<!-- end of counts -->)", re.DOTALL)


def way(puzzle: q.Puzzle) -> str:
    """How a puzzle's game is played: the options that people are asked for."""
    unasked = {o.name for o in GAMES[puzzle.game].OPTIONS if isinstance(o, Number) and not o.asked}
    options = (
        (name, text_of(value)) for name, value in puzzle.options.items() if name not in unasked
    )
    return " ".join(f"`{name}={value}`" for name, value in sorted(options))


def lines() -> Iterator[str]:
    """The table: a line for each way to play, with how many of its puzzles are of which kind."""
    yield "| game | options | puzzles | of which kind |"
    yield "|---|---|---|---|"
    for game in GAMES:
        some = q.puzzles(game)
        for options in sorted({way(puzzle) for puzzle in some}):
            kinds = Counter(puzzle.kind for puzzle in some if way(puzzle) == options)
            told = ", ".join(f"`{kind}` {kinds[kind]}" for kind in KINDS if kind in kinds)
            yield f"| `{game}` | {options} | {kinds.total()} | {told} |"
    yield f"| all | | {len(q.puzzles())} | |"


def table() -> str:
    """The table with an empty line above and below."""
    return "\n" + "".join(f"{line}\n" for line in lines()) + "\n"


def main() -> int:
    """Put the table of the present pack into the page."""
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(TABLE.sub(lambda _: table(), text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
