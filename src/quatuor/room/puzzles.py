"""Puzzles for whoever asks: chosen, of the day, tried, helped with, rated.

Nothing is kept here: what somebody has solved, and how strong they are, is known where they sit.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from quatuor.errors import UnknownPuzzle
from quatuor.games.registry import GAMES
from quatuor.players.puzzles import Puzzle, daily, puzzle_of, puzzles
from quatuor.players.puzzles.glicko import Strength, after_puzzle
from quatuor.players.puzzles.hints import hint
from quatuor.players.puzzles.selection import matching
from quatuor.players.puzzles.steps import attempt, position_after
from quatuor.room.executor import Executor
from quatuor.room.puzzle_schemas import (
    Asking,
    HintSeen,
    PuzzleSeen,
    PuzzleShelves,
    Rated,
    Shelf,
    SolutionSeen,
    Stage,
    StepSeen,
    StrengthSeen,
    Trial,
    Wish,
)
from quatuor.rules.options import holds

CHOICE = 12
"""Of so many that are about as hard as was wished, one is given."""


class Puzzles:
    """Answers the questions of people who solve puzzles."""

    def __init__(self, aside: Executor) -> None:
        self._aside = aside
        """One that shares memory: packs are read and moves are judged there."""

    async def shelves(self) -> PuzzleShelves:
        """How many puzzles there are, by game, by what they ask, by theme."""
        games = await self._aside.run(lambda: [shelf_of(game) for game in GAMES])
        return PuzzleShelves(games=[shelf for shelf in games if shelf.count])

    async def one(self, name: str) -> PuzzleSeen:
        """The puzzle with this id."""
        return await self._aside.run(lambda: seen(puzzle_of(name)))

    async def of_day(self, day: str) -> PuzzleSeen:
        """The puzzle of a day, written like 2026-11-18."""
        return await self._aside.run(lambda: seen(daily(day), day))

    async def next(self, wish: Wish) -> PuzzleSeen:
        """A puzzle like that, about as hard as is wished."""
        return await self._aside.run(lambda: seen(chosen(wish)))

    async def attempt(self, trial: Trial) -> StepSeen:
        """What becomes of a token that is tried; a wrong one is refuted."""
        found = await self._of(trial, lambda puzzle: attempt(puzzle, trial.played, trial.token))
        return StepSeen(
            verdict=found.verdict.value,
            played=found.played,
            replies=list(found.replies),
            refutation=list(found.refutation),
        )

    async def hint(self, asking: Asking) -> HintSeen:
        """Where to look, which piece, or the move."""
        found = await self._of(asking, lambda puzzle: hint(puzzle, asking.played, asking.step))
        return HintSeen.model_validate(asdict(found), strict=False)

    async def solution(self, stage: Stage) -> SolutionSeen:
        """The rest of the main line."""
        await self._of(stage, lambda puzzle: position_after(puzzle, stage.played))
        return SolutionSeen(line=list(puzzle_of(stage.id).solution[stage.played :]))

    async def rate(self, rated: Rated) -> StrengthSeen:
        """How strong somebody is after this puzzle."""
        before, puzzle = Strength(**rated.strength.model_dump()), puzzle_of(rated.id)
        return StrengthSeen(**asdict(after_puzzle(before, puzzle.rating, rated.solved)))

    async def _of(self, stage: Stage, work: Callable[[Puzzle], Any]) -> Any:
        return await self._aside.run(lambda: work(puzzle_of(stage.id)))


def shelf_of(game: str) -> Shelf:
    """What puzzles there are of a game."""
    some = puzzles(game)
    return Shelf(
        game=game,
        count=len(some),
        kinds=Counter(puzzle.kind for puzzle in some),
        themes=Counter(theme for puzzle in some for theme in puzzle.themes),
    )


def chosen(wish: Wish) -> Puzzle:
    """One of those that are closest to what is wished, and were not done before."""
    some = matching(wish.game, wish.kind, wish.theme)
    if not some:
        raise UnknownPuzzle("no puzzle is like that; choose another game or another theme")
    done = set(wish.done)
    some = [puzzle for puzzle in some if puzzle.id not in done] or some
    some.sort(key=lambda puzzle: abs(puzzle.rating - wish.near))
    return random.choice(some[:CHOICE])


def to_find(puzzle: Puzzle) -> int:
    """How many plies of the main line are the solver's."""
    end = puzzle.position.play(puzzle.solution)
    before = list(end.line())[1 : len(puzzle.solution) + 1]
    return sum(position.to_move == puzzle.solver for position in before)


def seen(puzzle: Puzzle, day: str | None = None) -> PuzzleSeen:
    """A puzzle as it is set."""
    rules, game = puzzle.position.game.rules, puzzle.position.game
    return PuzzleSeen(
        id=puzzle.id,
        game=puzzle.game,
        options=dict(puzzle.options),
        moves=list(puzzle.moves),
        kind=puzzle.kind,
        plies=puzzle.plies,
        to_find=to_find(puzzle),
        rating=puzzle.rating,
        themes=list(puzzle.themes),
        solver=puzzle.solver,
        lands=rules.FACTS.chance,
        hidden=holds(rules.DESCRIPTOR.hidden, game.options),
        day=day,
    )
