"""A page about the levels from tournaments: `python -m bench.levels FILE… > docs/levels.md`.

Each file is what `quatuor arena GAME … --json` printed. The picture is written beside the page.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from quatuor.engines.arena import Rating, plot
from quatuor.game import Game

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "levels.svg"
HEAD = """# The computer's levels

Six players to choose from, from a child's first opponent to the strongest there is. That they are
in order is measured by tournaments in which everybody meets everybody from every seat:
`quatuor arena GAME -o OPTION=VALUE --rounds N --json`. Ratings are Elo points with 95 % error bars,
each game by itself, the mean being 0. What follows was made from such runs by
`python -m bench.levels FILE…`; budgets are counted in simulations, so any machine gets the same.

![Strength of the levels in each game](pictures/levels.svg)

Between neighbours the error bars overlap wherever few rounds were played; the order of the whole is
what counts. "Budget" is the share of the deep thinkers' simulations beyond 2,500 that was allowed
(`--effort`), to save time; with less the highest levels come closer to each other.

The highest level need not beat the next one everywhere. Where a table or the solver knows the
answer in time it plays perfectly, and then a draw is a draw: moving second in elementary `plus4`
and in its rounds it lost none of 30 rounds and drew 20 of them, as others may who make no mistake.
In the classic game it won all 30 of its rounds, 15 of them moving second. In `q4` and `foursenses`
for two it asks alpha-beta, which at 8,000 simulations' time a ply beat Monte-Carlo, what an expert
asks, by 13 : 3, and by 9 : 2 with five draws.

Not shown: `q4` for three and four, all options of `puissance4` at once, and the two highest levels
in those rows that end with `hard`.

| game | rounds | budget | ratings | in order |
|---|---|---|---|---|"""


def name_of(told: dict[str, Any]) -> str:
    """The game with the options that are not the usual ones."""
    usual = Game(told["game"]).options
    changed = {k: v for k, v in told["options"].items() if usual[k] != v}
    words = [f"{k}={str(v).lower()}" for k, v in changed.items()]
    return " ".join([told["game"], *words])


def row(told: dict[str, Any]) -> str:
    ratings = [
        f"{level} {rating['elo']:+.0f} ± {rating['error']:.0f}"
        for level, rating in told["ratings"].items()
    ]
    verdict = "yes" if told["ordered"] else "**no**"
    played = f"{told['rounds']} | {told.get('effort', 1):g}"
    return f"| `{name_of(told)}` | {played} | {', '.join(ratings)} | {verdict} |"


def ratings_of(told: dict[str, Any]) -> dict[str, Rating]:
    return {level: Rating(r["elo"], r["error"]) for level, r in told["ratings"].items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    tournaments = [json.loads(file.read_text()) for file in parser.parse_args().files]
    table = {f"{name_of(told)} ({told['rounds']})": ratings_of(told) for told in tournaments}
    PICTURE.write_text(plot(table), encoding="utf-8")
    print("\n".join([HEAD, *map(row, tournaments)]))


if __name__ == "__main__":
    main()
