"""Monte-Carlo tree search for every game with turns, for two, three or four players.

    from quatuor.search.mcts import search
    estimate = search(position, Limit(seconds=1))

The parts, one idea a file, in the order in which they rest on each other:

    stakes      what an end is worth       hopes       judging a leaf instead
    tree        the memory                 simulate    down, out and back up
    proof       what is certain            reroot      keeping a subtree
    select      which child to visit       announced   lines that must be said
    grow        new children               estimate    what is told
    careful     a playout that looks       read        what the tree says
    rollout     playing a leaf to its end  search      clock, flag, report
    slips       what others may overlook
"""

from quatuor.search.mcts.estimate import Estimate, PlyEstimate
from quatuor.search.mcts.search import (
    HAZY,
    PLAIN,
    PLAYER,
    SHARP,
    Thinker,
    judged,
    search,
    searchable,
)

__all__ = [
    "HAZY",
    "PLAIN",
    "PLAYER",
    "SHARP",
    "Estimate",
    "PlyEstimate",
    "Thinker",
    "judged",
    "search",
    "searchable",
]
