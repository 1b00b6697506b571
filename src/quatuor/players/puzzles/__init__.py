"""Puzzles made out of games: proved, rated, packed, and solved step by step.

The parts, one idea a file, each resting on those before it:

    kinds          what a puzzle can ask, and how an answer is judged
    puzzle         one puzzle, and how it is written
    check          the checker, independent of whatever made the puzzle
    pack, daily    the puzzles that come with the program; the one of a day
    selection      those of a game, that ask for something, with a theme
    glicko         how strong a solver is
    tree           all play of a few plies
    main_line      the line of a puzzle, if there is one answer at every step
    steps, hints   solving: an attempt, its refutation, the next reply; what helps
    symmetry       which positions are alike
    themes         what a puzzle is about
    source, find   where puzzles come from, and what a position may be a puzzle of
    search_game    one game, played and searched
    ratings        how hard a puzzle is
    make           puzzles by the hundred
"""

from quatuor.players.puzzles.check import check
from quatuor.players.puzzles.daily import daily
from quatuor.players.puzzles.kinds import KINDS, Kind, Objective
from quatuor.players.puzzles.pack import puzzle_of, puzzles
from quatuor.players.puzzles.puzzle import Puzzle

__all__ = ["KINDS", "Kind", "Objective", "Puzzle", "check", "daily", "puzzle_of", "puzzles"]
