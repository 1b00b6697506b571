"""How hard a puzzle is: the rating at which the levels' successes are the most likely.

A level and a puzzle meet like two players (`players.tournament.elo`): the chance that a level of
rating L solves a puzzle of rating P is 1 / (1 + 10 ** ((P - L) / 400)). The levels' ratings are
fixed, so that all puzzles of all games are on one scale, and a puzzle keeps its rating whatever
else is in the pack.
"""

import math
import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from quatuor.game import Position
from quatuor.games.registry import part
from quatuor.players.choose import choose
from quatuor.players.levels import LEVELS
from quatuor.players.puzzles.puzzle import Puzzle
from quatuor.search.limit import Limit

Solved: TypeAlias = Mapping[str, tuple[int, int]]
"""For each level how often it has solved a puzzle, and in how many attempts."""
LEVEL_RATINGS = {
    "first": 550,
    "easy": 1000,
    "medium": 1700,
    "hard": 1750,
    "expert": 1880,
    "strongest": 2350,
}
"""What each level is worth at puzzles: fitted once to their successes, `easy` being 1000."""
ATTEMPTS = {"first": 8, "easy": 8, "medium": 6, "hard": 4, "expert": 2, "strongest": 1}
"""Attempts of each level, each with a seed of its own: those that think hardly vary.

When the first half of them all end alike the other half is left out.
"""
BEST = list(ATTEMPTS)[-1]
"""The level that has to find what a puzzle asks."""
MOST_SIMULATIONS = 2_500
"""What the levels that think longest may spend on a ply here."""
MOST_FALLING = 0.25
"""By what shares, in all, better levels may fall behind the next lower ones."""
LOWEST, HIGHEST = 100, 2800
BELIEF = 0.2
MIDDLE = 1400
"""A weak belief, worth so many attempts, that a puzzle is of middling difficulty."""


def solves(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Whether this level finds the whole solution, with this seed."""
    position = puzzle.position
    for token in puzzle.solution:
        mine = position.to_move == puzzle.solver
        if mine and not same_answer(puzzle, answer(position, level, seed), token):
            return False
        position = position.after(token)
    return True


def answer(position: Position, level: str, seed: int) -> str:
    """What a level plays here; where hands decide, what it aims at."""
    own = part(position.game.name, "puzzle_players")
    if own is not None:
        return str(own.answer(position, level, seed))
    limit = Limit(simulations=min(LEVELS[level].simulations, MOST_SIMULATIONS))
    return choose(position, level, limit, seed).token


def same_answer(puzzle: Puzzle, chosen: str, token: str) -> bool:
    """Whether a move is the move of the solution, or announces the same line."""
    return chosen == token or (puzzle.asked.any_claim and chosen.endswith("!") and token == "!")


def successes(puzzle: Puzzle) -> Solved:
    """How often each level solves the puzzle, and in how many attempts.

    The best level comes first: what it does not find the others are not asked. Nor are those above
    one that turns out to solve it less often than weaker ones.
    """
    best = tried(puzzle, BEST)
    found: dict[str, tuple[int, int]] = {}
    for level in ATTEMPTS if best[0] else ():
        found[level] = best if level == BEST else tried(puzzle, level)
        if not rising(found):
            break
    return found or {BEST: best}


def tried(puzzle: Puzzle, level: str) -> tuple[int, int]:
    """How often a level solves the puzzle, each time with a seed of its own."""
    first = random.Random(puzzle.id).randrange(1 << 30)
    seeds = range(first, first + ATTEMPTS[level])
    return tries([partial(solves, puzzle, level, seed) for seed in seeds])


def tries(attempts: Sequence[Callable[[], bool]]) -> tuple[int, int]:
    """How many of the attempts succeed, and how many were made."""
    half = len(attempts) // 2
    solved = sum(attempt() for attempt in attempts[:half])
    if half > 1 and solved in (0, half):
        return solved, half
    return solved + sum(attempt() for attempt in attempts[half:]), len(attempts)


def rating(solved: Solved) -> int:
    """The most likely rating, by bisection: the expected successes fall as it rises."""
    total = sum(share(counts) for counts in solved.values()) + BELIEF / 2
    low, high = float(LOWEST), float(HIGHEST)
    for _ in range(30):
        middle = (low + high) / 2
        expected = sum(chance(LEVEL_RATINGS[level], middle) for level in solved)
        if expected + BELIEF * chance(MIDDLE, middle) > total:
            low = middle
        else:
            high = middle
    return round(low)


def share(counts: tuple[int, int]) -> float:
    """The share of attempts that have succeeded."""
    solved, attempts = counts
    return solved / attempts


def worthwhile(solved: Solved) -> bool:
    """Whether the best level solves the puzzle, and none less often than weaker ones.

    What it does not find need not be what is best in the end, as points of one turn may not be.
    """
    return solved.get(BEST, (0, 1))[0] > 0 and rising(solved)


def rising(solved: Solved) -> bool:
    """Whether better levels solve the puzzle no less often, chance apart.

    Where they do not, what is asked is not what is best in the end: such a puzzle teaches nothing.
    """
    steps = pairwise(map(share, solved.values()))
    return sum(max(0.0, lower - higher) for lower, higher in steps) <= MOST_FALLING


def chance(player: float, puzzle: float) -> float:
    """The chance that a player of this rating solves a puzzle of that one."""
    return 1 / (1 + math.pow(10, (puzzle - player) / 400))
