"""A page about the levels from tournaments: `python -m bench.levels > docs/levels.md`.

`levels.jsonl` keeps what `quatuor arena GAME … --json` printed, one tournament a line. The picture,
of those with more than two levels, is written beside the page.
"""

import json
from pathlib import Path
from typing import Any

from quatuor.engines.arena import Rating, plot
from quatuor.game import Game

TOURNAMENTS = Path(__file__).with_name("levels.jsonl")
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "levels.svg"
HEAD = """# The computer's levels

Six players to choose from, from a child's first opponent to the strongest there is. That they are
in order is measured by tournaments in which everybody meets everybody from every seat:
`quatuor arena GAME -o OPTION=VALUE --levels LEVELS --rounds N --effort SHARE --json`.
Ratings are Elo points with 95 % error bars, each tournament by itself, the mean being 0.
`bench/levels.jsonl` keeps what was printed, `python -m bench.levels` makes this page and the
picture of it; budgets are counted in simulations, so any machine gets the same.

![Strength of the levels in each game](pictures/levels.svg)

Between neighbours the error bars overlap wherever few rounds were played; the order of the whole
is what counts. "Budget" is the share of the deep thinkers' simulations beyond 2,500 that was
allowed (`--effort`), to save time; with less the highest levels come closer to each other. The
expert thinks 60,000 simulations ahead and strongest 600,000, four times as many as when some of
these were played; what they had then is given as a share of today's.

Where neighbours come out nearly level:

- *The answer is known.* Where a table or the solver knows it in time, the highest level plays
  perfectly, and then a draw is a draw: moving second in elementary `plus4` and in its rounds it
  lost none of 30 rounds and drew 20 of them, as others may who make no mistake. In the classic
  game it won all 30 of its rounds, 15 of them moving second.
- *Whoever starts wins.* `pop_out` is won by the first player, and all three of the highest find
  most of that. Expert lost none of the 16 rounds that it started against hard and won 15 of them,
  and it won 6 of the 16 that hard started. Strongest won all 10 that it started against expert,
  and one of the 10 that expert started.
- *Nobody loses.* In `q4` for three and four, whoever defends can hold out: among three, 4 of 6
  rounds between hard and expert went on to the limit of a hundred moves, expert won the others,
  and strongest won 4 of 6 against medium and lost none. How it fares among three against hard and
  expert was not played to the end: the first two rounds went on to the limit.
- *Few rounds.* Against expert in the endless `plus4` with target 5 strongest won 13, lost 8 and
  drew 7; at `top10`, from one filling of the grid, it won 10 of 16, and the starter 12. So there,
  and wherever the error bars are wider than the gap, that strongest is the better one is likely,
  not certain.

In `q4` and `foursenses` for two strongest asks alpha-beta, and there the difference is clear: it
won all 12 rounds of `q4` against expert, and of 16 at `foursenses` it won 10, drew 6 and lost
none. Elsewhere it samples, unless alpha-beta finds a proof. Six rounds each of `power`, `pop_out`,
`five`, `top10` and endless `plus4` between the two, at equal time but only a tenth of a second a
move or so, speak for that: alpha-beta won 7, drew 6 and lost 17.

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
    tournaments = [json.loads(line) for line in TOURNAMENTS.read_text().splitlines()]
    many = [told for told in tournaments if len(told["ratings"]) > 2]
    table = {f"{name_of(told)} ({told['rounds']})": ratings_of(told) for told in many}
    PICTURE.write_text(plot(table), encoding="utf-8")
    print("\n".join([HEAD, *map(row, tournaments)]))


if __name__ == "__main__":
    main()
