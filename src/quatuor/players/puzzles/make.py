"""Making puzzles: searched, no two alike, rated; work is shared out and kept in a journal."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from quatuor.game import Game
from quatuor.journal import add
from quatuor.players.puzzles.puzzle import Puzzle
from quatuor.players.puzzles.ratings import Solved, rating, successes, worthwhile
from quatuor.players.puzzles.search_game import Work, Yield, search
from quatuor.resumed import resumed

T = TypeVar("T")
Progress = Callable[[tuple[Puzzle, ...], int], None]
"""Called as work is done: the puzzles so far, and how many there are to be."""
AT_ONCE = 8
"""Pieces of work that are shared out together."""
FRUITLESS = 320
"""Games without a new puzzle after which the search is given up."""
PLENTY = 1.25
"""How many times as many as wanted are found before they may be too many of one sort."""
MOST_ALIKE = 0.35
"""The share of puzzles that may ask for the same within as many plies, if there are others."""
MOST_PLAIN = 0.15
"""The same for those that win with the next ply, or stop a win with the next."""
PLAIN = (("win", 1), ("defence", 2))


@dataclass
class Making:
    """The puzzles of one way to play a game."""

    game: Game
    count: int
    seed: int = 0
    journal: Path | None = None
    known: frozenset[str] = frozenset()
    """Ids of puzzles that there are already, none of which is made again."""
    done: dict[str, str] = field(default_factory=dict)
    """The lines of the journal by the names of their work."""

    def __post_init__(self) -> None:
        self.done = dict(resumed(self.journal, _entry))

    def run(self, progress: Progress, pool: Executor | None = None) -> tuple[Puzzle, ...]:
        """Make them; `pool` is any executor, to work side by side."""
        selection = Selection(self.count, set(self.known))
        fruitless = number = 0
        while not selection.full and fruitless < FRUITLESS:
            works = [Work(self.game, self.seed, number + k) for k in range(AT_ONCE)]
            number += AT_ONCE
            before, found = len(selection.chosen), selection.found
            for result in self.results([w.key for w in works], works, _search, pool):
                for puzzle in Yield.from_json(result).puzzles:
                    selection.offer(puzzle)
            fruitless = 0 if selection.found > found else fruitless + AT_ONCE
            selection.chosen[before:] = self.rated(selection.chosen[before:], pool)
            if selection.plenty:
                selection.chosen += self.rated(selection.from_spare(), pool)
            progress(tuple(selection.chosen), self.count)
        while not selection.full and selection.spare:
            selection.chosen += self.rated(selection.from_spare(), pool)
            progress(tuple(selection.chosen), self.count)
        return tuple(selection.chosen[: self.count])

    def rated(self, found: list[Puzzle], pool: Executor | None) -> list[Puzzle]:
        """The puzzles with their ratings, without those that are not worthwhile."""
        results = self.results([f"rate {puzzle.id}" for puzzle in found], found, _rate, pool)
        solved = [_solved(result) for result in results]
        return [
            replace(puzzle, rating=rating(counts))
            for puzzle, counts in zip(found, solved, strict=True)
            if worthwhile(counts)
        ]

    def results(
        self, keys: list[str], works: list[T], do: Callable[[T], str], pool: Executor | None
    ) -> Iterator[str]:
        """The journal's line for each piece of work, done now where there is none."""
        missing = [(k, w) for k, w in zip(keys, works, strict=True) if k not in self.done]
        todo = [work for _, work in missing]
        fresh = iter(pool.map(do, todo) if pool else map(do, todo))
        for key in keys:
            if key not in self.done:
                self.done[key] = next(fresh)
                add(self.journal, [self.done[key]])
            yield self.done[key]


def _search(work: Work) -> str:
    return search(work).to_json()


def _rate(puzzle: Puzzle) -> str:
    return json.dumps({"work": f"rate {puzzle.id}", "solved": successes(puzzle)})


def _solved(line: str) -> Solved:
    """The successes in a line of the journal."""
    return {level: (count, of) for level, (count, of) in json.loads(line)["solved"].items()}


def _entry(line: str) -> tuple[str, str]:
    """A line of the journal by the name of its work."""
    data = json.loads(line)
    if "solved" in data:
        rating(_solved(line))
    else:
        Yield.from_json(line)
    return str(data["work"]), line


class Selection:
    """So many puzzles, no two alike, and not too many that ask for the same."""

    def __init__(self, count: int, taken: set[str]) -> None:
        self.count, self.taken = count, taken
        self.chosen: list[Puzzle] = []
        self.spare: list[Puzzle] = []
        """More of those of which there are many."""
        self._asked: Counter[tuple[str, int]] = Counter()

    @property
    def full(self) -> bool:
        """Whether there are enough."""
        return len(self.chosen) >= self.count

    @property
    def plenty(self) -> bool:
        """Whether many more were found than are wanted, too many of them of one sort."""
        return self.found >= PLENTY * self.count

    @property
    def found(self) -> int:
        """How many were found, whether or not too many of one sort."""
        return len(self.chosen) + len(self.spare)

    def from_spare(self) -> list[Puzzle]:
        """As many as are missing of those that were kept for that case, the plain ones last."""
        self.spare.sort(key=lambda puzzle: (puzzle.kind, puzzle.plies) in PLAIN)
        missing = self.count - len(self.chosen)
        taken, self.spare = self.spare[:missing], self.spare[missing:]
        return taken

    def offer(self, puzzle: Puzzle) -> None:
        """Take a puzzle, or keep it for the case that there are too few of other kinds."""
        if puzzle.id in self.taken or self.full:
            return
        self.taken.add(puzzle.id)
        asked = (puzzle.kind, puzzle.plies)
        share = MOST_PLAIN if asked in PLAIN else MOST_ALIKE
        if self._asked[asked] < share * self.count:
            self._asked[asked] += 1
            self.chosen.append(puzzle)
        else:
            self.spare.append(puzzle)
