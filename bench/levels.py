"""A page about the levels from tournaments: `python -m bench.levels > docs/levels.md`.

`levels.jsonl` keeps what `quatuor arena GAME … --json` printed, one tournament a line. The picture
is written beside the page.
"""

import json
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

from quatuor.game import Game
from quatuor.players.levels import LEVELS
from quatuor.players.tournament import Rating, plot, ratings
from quatuor.players.tournament.elo import Score

TOURNAMENTS = Path(__file__).with_name("levels.jsonl")
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "levels.svg"
HEAD = """# The computer's levels

Six players to choose from, from a child's first opponent to the strongest there is. That they are
in order is measured, by tournaments in which each level meets the next one:

    quatuor arena GAME -o OPTION=VALUE --neighbours --opening PLIES --effort SHARE \\
        --rounds 60 --luck 0.01 --json

From the start of a game two good players repeat a few rounds, and where whoever starts wins, or
nobody does, those rounds tell them apart badly. So a round begins with some random plies, and
the same opening is played from every seat: whoever stands better after it, each level has had
that side once. A round of `top10` begins with a random grid, another one for every opening.

![Strength of the levels in each game](pictures/levels.svg)

The picture shows Elo points with 95 % error bars, which say how sure a level's distance to the mean
of all six is. Whether a level is better than the one before it is another question, and the table
answers that one.

Each cell below says how a level fared against the one before it: duels won–drawn–lost, and luck:
how likely an equal player would have done at least so well, an exact count over all ways in
which the openings could have gone to the one or the other (`players/tournament/significance.py`). A
pair stopped playing after the seventh opening or later, as soon as that was under 1 %: looking so
often makes these figures somewhat too good. How long openings are was chosen so that rounds get
decided; where they do not, more than one length was tried.

Budgets are counted in simulations, so any machine gets the same. To save time the deep thinkers had
a share of what they may spend beyond 2,500 simulations: with 0.1 that is 8,250 instead of 60,000
for expert and 62,250 instead of 600,000 for strongest (or as many nodes of the engine that is best
in that game). With all of it they are further apart.

Where steps are small nobody loses. A round of `plus4 mode=rounds` is even, which is proved, and
from hard on nearly all rounds are the draw that they should be, so up to ninety openings were
needed there; strongest plays it from a table and lost none. In `q4` for four whoever defends has
help from others: levels that stop every line can hardly be beaten, and 97 of 100 duels between
them were drawn. But whoever has several opponents to watch divides attention among them, and so do
the levels below strongest (`divided` in `quatuor/players/levels.py`): with two and three opponents
each overlooks more than with one. By how much was chosen so that the steps show; a first, smaller
choice was given up after two openings between four players, in which most duels were drawn.

Level first is for a child of six. A simulated child that completes nine of ten lines of its own,
stops every other one of the other's, and else plays by chance (`python -m bench.child`) won 44 of
60 rounds of `puissance4` against it, 45 of 60 of `plus4`, and 122 of 200 of `top10`, where the grid
decides much: there first rather leaves a disc in its line than keeps it. The level was tuned on
rounds with other seeds than these.
"""
FLIP = """
Tokens of `flip` are thrown in real time, so it has a tournament of its own, everybody against
everybody: `python -m bench.flip_levels 120`, 1,800 rounds in each mode. In points, with 95 % error
bars, and the greatest luck of the five steps:

| mode | first | easy | medium | hard | expert | strongest | luck |
|---|---|---|---|---|---|---|---|
| basic | -847 ± 108 | -369 ± 60 | -26 ± 47 | +196 ± 47 | +425 ± 52 | +621 ± 62 | 0.0% |
| championship | -749 ± 90 | -329 ± 52 | -24 ± 42 | +142 ± 42 | +368 ± 47 | +593 ± 59 | 0.0% |
| pro | -466 ± 51 | -215 ± 36 | -43 ± 32 | +120 ± 32 | +236 ± 34 | +369 ± 40 | 0.0% |"""
ABOVE = list(LEVELS)[1:]
"""Every level that has one before it."""


def name_of(told: dict[str, Any]) -> str:
    """The game with the options that are not the usual ones."""
    return " ".join([told["game"], *Game(told["game"], **told["options"]).words()])


def cell(meeting: dict[str, Any]) -> str:
    """How a level fared against the one before it."""
    score = f"{meeting['won']}–{meeting['drawn']}–{meeting['lost']}"
    return f"{score} ({meeting['luck']:.1%})"


def terms_of(told: dict[str, Any]) -> str:
    """What a row of the table begins with: the game, the openings, the deep thinkers' share."""
    return f"`{name_of(told)}` | {told['opening']} | {told['effort']:g}"


def row(terms: str, tournaments: Iterable[dict[str, Any]]) -> str:
    """All meetings on the same terms."""
    cells = {
        meeting["stronger"]: cell(meeting) for told in tournaments for meeting in told["meetings"]
    }
    return f"| {terms} | {' | '.join(cells.get(level, '') for level in ABOVE)} |"


def ratings_of(tournaments: list[dict[str, Any]]) -> dict[str, Rating]:
    """From all tournaments in one game; of two meetings of the same levels the later one counts."""
    tallies = {
        (meeting["weaker"], meeting["stronger"]): score(meeting)
        for told in tournaments
        for meeting in told["meetings"]
    }
    return ratings(list(LEVELS), tallies)


def score(meeting: dict[str, Any]) -> Score:
    """A meeting as the weaker level sees it."""
    games = meeting["won"] + meeting["drawn"] + meeting["lost"]
    return Score(games, meeting["lost"] + meeting["drawn"] / 2)


def main() -> None:
    tournaments = [json.loads(line) for line in TOURNAMENTS.read_text().splitlines()]
    games = {name: list(some) for name, some in groupby(tournaments, key=name_of)}
    table = {name: ratings_of(some) for name, some in games.items()}
    PICTURE.write_text(plot(table), encoding="utf-8")
    print(HEAD)
    print(f"| game | opening | share | {' | '.join(ABOVE)} |")
    print("|---" * (len(ABOVE) + 3) + "|")
    for terms, some in groupby(tournaments, key=terms_of):
        print(row(terms, some))
    print(FLIP)


if __name__ == "__main__":
    main()
